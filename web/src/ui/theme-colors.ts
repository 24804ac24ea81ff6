/** The ground of `tokens.css`, for what is painted before or around the page: the browser's frame, the splash screen. */
export const themeColors = { light: '#f1f2e8', dark: '#0d1a1a' } as const;
