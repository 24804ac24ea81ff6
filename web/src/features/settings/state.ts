import { themeColors } from '#ui/theme-colors.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Appearance {
  readonly theme: Theme;
  readonly isAnimated: boolean;
}

/** Kept on the device, where the page's head reads them before the first paint. */
export const appearanceKeys = { theme: 'theme', animations: 'animations' } as const;

const listeners = new Set<() => void>();
let appearance: Appearance | undefined;

export function getAppearance(): Appearance {
  appearance ??= readAppearance();
  return appearance;
}

export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes effect at once, and is remembered on this device. */
export function changeAppearance(change: Partial<Appearance>): void {
  appearance = { ...getAppearance(), ...change };
  const { theme, isAnimated } = appearance;
  mark(appearanceKeys.theme, theme === 'system' ? null : theme);
  mark(appearanceKeys.animations, isAnimated ? null : 'off');
  showFrameColor();
  for (const listener of listeners) listener();
}

/** The browser paints its own frame in the color of the page. */
export function showFrameColor(): void {
  const { theme } = getAppearance();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const asked = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[theme === 'system' ? asked : theme];
  }
}

// What the head has put there is what holds, also where storage is denied.
function readAppearance(): Appearance {
  const { theme, animations } = document.documentElement.dataset;
  return { theme: themes.find((each) => each === theme) ?? 'system', isAnimated: animations !== 'off' };
}

function mark(key: string, value: string | null): void {
  const root = document.documentElement;
  if (value === null) delete root.dataset[key];
  else root.dataset[key] = value;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
}
