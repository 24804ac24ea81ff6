/**
 * A dot on the icon of the installed app while a reminder waits. It never counts: a number that grows is a reproach. Where
 * a device knows no badges nothing happens.
 */
export async function showBadge(): Promise<void> {
  await withBadge((badge) => badge.setAppBadge());
}

/** Takes the dot away: whoever has come has seen it. */
export async function clearBadge(): Promise<void> {
  await withBadge((badge) => badge.clearAppBadge());
}

type Badge = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

async function withBadge(act: (badge: Badge) => Promise<void>): Promise<void> {
  const badge: Partial<Badge> = navigator;
  if (!badge.setAppBadge || !badge.clearAppBadge) return;
  // A browser may refuse where the app is not installed.
  await act(badge as Badge).catch(() => undefined);
}

/** Takes the dot away now, and whenever somebody returns to the page. */
export function clearBadgeOnReturn(): void {
  const clear = (): void => {
    if (document.visibilityState === 'visible') void clearBadge();
  };
  clear();
  document.addEventListener('visibilitychange', clear);
}
