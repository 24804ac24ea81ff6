/** How the fake model speaks. */
export interface FakeModelSettings {
  firstTokenMs: number;
  tokenMs: number;
  tokens: number;
  /** What each piece of text says; left out, a sentence and the beginning of the next, then a word at a time. */
  token?: string;
}

/** One streamed exchange; `marker` is what the first piece of text looks like on the wire. */
export interface StreamRequest {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  marker: string;
}

/**
 * Requests are sent one after the other, or evenly over the window without waiting for each other, or so that as many as are
 * asked for stay open.
 */
export interface LoadJob {
  requests: StreamRequest[];
  arrival: { kind: 'sequential' } | { kind: 'even'; windowMs: number } | { kind: 'kept'; open: number };
}

export interface StreamResult {
  /** Milliseconds from sending the request to the first piece of text; null if none came. */
  firstTextMs: number | null;
  /** What went wrong, or null for a stream that came to its end. */
  failure: string | null;
}

/** Somebody who signed up. Their requests come from an address of their own, as people's do. */
export interface Account {
  id: string;
  email: string;
  password: string;
  apikey: string;
  address: string;
  accessToken: string;
  refreshToken: string;
}

export type RequestKind = 'sign-in' | 'refresh' | 'select' | 'upsert';

/** Each connection asks again when it is answered; at a rate, no sooner than its turn comes. */
export interface RequestJob {
  port: number;
  kind: RequestKind;
  connections: number;
  durationMs: number;
  perSecond?: number;
}

export interface RequestResult {
  /** Milliseconds from sending each request to the end of its answer. */
  times: number[];
  failures: string[];
  elapsedMs: number;
}

/** What a process says about its own memory, in bytes, after collecting garbage. */
export interface MemoryReading {
  rss: number;
  /** Everything JavaScript holds: heap, buffers and other external memory. */
  held: number;
}
