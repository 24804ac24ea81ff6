import { languageCodes } from '@alento/domain/language/languages.ts';
import type { Config } from '@react-router/dev/config';

const isForGallery = process.env.WITH_GALLERY === 'true';

export default {
  appDirectory: 'src/app',
  ssr: false,
  // What has the gallery in it never lies where the server looks.
  buildDirectory: isForGallery ? 'build/gallery' : 'build',
  // Only public pages are prerendered. None of them may have a loader: its data would be fixed to one language.
  prerender: isForGallery ? false : ['/', ...languageCodes.map((language) => `/${language}`)],
} satisfies Config;
