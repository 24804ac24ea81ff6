import { placeOfPath } from '@alento/domain/hosting/place-of-path.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Diagnostics } from '@alento/domain/support/schema.ts';

/** What a page can tell of the device that it runs on. */
export interface DevicePage {
  userAgent: string;
  path: string;
  width: number;
  height: number;
  isInstalled: boolean;
  isOnline: boolean;
  language: LanguageCode;
  version: string;
}

// The more particular first: most browsers also name those that they are built like.
const browsers = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** What helps to find a fault, and tells nobody who it is: names and numbers that many devices share. */
export function describeDevice(page: DevicePage): Diagnostics {
  const { userAgent, path, width, height, isInstalled, isOnline, language, version } = page;
  const [browser] = browsers.flatMap(([name, pattern]) => {
    const [, major] = pattern.exec(userAgent) ?? [];
    return major === undefined ? [] : [`${name} ${major}`];
  });
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return {
    version,
    place: placeOfPath(path),
    browser: browser ?? '',
    system: system ?? '',
    viewport: `${Math.round(width)}x${Math.round(height)}`,
    isInstalled,
    isOnline,
    language,
  };
}
