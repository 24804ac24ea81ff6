import { languageCodes } from '@alento/domain/language/languages.ts';
import type { Config } from '@react-router/dev/config';
import { buildDirectory, isForGallery, isForPhones } from './build.config.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  buildDirectory,
  // Only public pages are prerendered. None of them may have a loader: its data would be fixed to one language.
  prerender: isForGallery || isForPhones ? false : ['/', ...languageCodes.map((language) => `/${language}`)],
} satisfies Config;
