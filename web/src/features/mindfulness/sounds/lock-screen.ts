export interface LockScreenControls {
  play(): void;
  pause(): void;
  stop(): void;
}

/** What the lock screen and the keys of a headset do. */
export function connectLockScreen(controls: LockScreenControls): void {
  for (const action of ['play', 'pause', 'stop'] as const) {
    try {
      navigator.mediaSession?.setActionHandler(action, () => controls[action]());
    } catch {
      // A browser that does not know this action has the others.
    }
  }
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
