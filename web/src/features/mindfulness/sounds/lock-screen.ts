export type LockScreenControls = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const actions = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack', 'seekto'] as const;

/** What the lock screen and the keys of a headset do, in place of what they did before. */
export function connectLockScreen(controls: LockScreenControls): void {
  for (const action of actions) {
    try {
      navigator.mediaSession?.setActionHandler(action, controls[action] ?? null);
    } catch {
      // A browser that does not know this action has the others.
    }
  }
}

/** Where what plays is, in seconds. */
export function placeOnLockScreen(position: number, duration: number): void {
  navigator.mediaSession?.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: 1 });
}

/** What the lock screen shows: the names of sounds, which tell nothing of the person. */
export function showOnLockScreen({ title, artist }: { title: string; artist: string }): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
}

export function tellLockScreen(state: MediaSessionPlaybackState): void {
  if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state;
}
