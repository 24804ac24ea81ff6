interface StartupScreen {
  /** In points, held upright. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a point. */
  readonly ratio: number;
}

/** The screens of iPhones and iPads: an installed app begins with a picture of exactly this size, or with a white one. */
export const startupScreens: readonly StartupScreen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
  { width: 744, height: 1133, ratio: 2 },
  { width: 768, height: 1024, ratio: 2 },
  { width: 810, height: 1080, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 834, height: 1194, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
];

export function startupImagePath({ width, height, ratio }: StartupScreen): string {
  return `/startup/${width * ratio}x${height * ratio}.png`;
}

export function startupMedia({ width, height, ratio }: StartupScreen): string {
  return `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`;
}
