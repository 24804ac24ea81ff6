/** Tabs of this browser tell each other that a conversation changed: its id, never a word of it. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('alento-conversations'));
}

/** Tells the other tabs that a conversation is not as they know it. */
export function announceChange(sessionId: string): void {
  // A channel has one origin, and takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  openChannel().postMessage(sessionId);
}

/** Calls back when another tab has changed a conversation; returns what ends that. */
export function watchChanges(onChange: (sessionId: string) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') onChange(data);
  };
  const opened = openChannel();
  opened.addEventListener('message', handleMessage);
  return () => opened.removeEventListener('message', handleMessage);
}
