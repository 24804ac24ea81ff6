/** How the fake model speaks. */
export interface FakeModelSettings {
  firstTokenMs: number;
  tokenMs: number;
  tokens: number;
}

/** One streamed exchange; `marker` is what the first piece of text looks like on the wire. */
export interface StreamRequest {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  marker: string;
}

/** Requests are sent one after the other, or evenly over the window without waiting for each other. */
export interface LoadJob {
  requests: StreamRequest[];
  arrival: { kind: 'sequential' } | { kind: 'even'; windowMs: number };
}

export interface StreamResult {
  /** Milliseconds from sending the request to the first piece of text; null if none came. */
  firstTextMs: number | null;
  /** What went wrong, or null for a stream that came to its end. */
  failure: string | null;
}

/** What a process says about its own memory, in bytes, after collecting garbage. */
export interface MemoryReading {
  rss: number;
  /** Everything JavaScript holds: heap, buffers and other external memory. */
  held: number;
}
