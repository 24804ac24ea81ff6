import { availableLanguages } from '@alento/domain/language/languages.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: false,
  // Only public pages are prerendered. None of them may have a loader: its data would be fixed to one language.
  prerender: ['/', ...availableLanguages.map((language) => `/${language}`)],
} satisfies Config;
