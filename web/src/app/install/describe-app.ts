import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { sharePath } from '#platform/service-worker/share-path.ts';
import { themeColors } from '#ui/theme-colors.ts';
import { picturePath, pictureSizes, type PictureForm } from './pictures.ts';

/** Answers a text of `common-app.json`. */
export type Say = (key: string) => string;

/** What a device is told when somebody installs Alento: a web app manifest, in their language. */
export function describeApp(language: LanguageCode, say: Say): object {
  const { locale, direction } = describeLanguage(language);
  return {
    // The same app in every language.
    id: '/app',
    name: say('name'),
    short_name: 'Alento',
    description: say('description'),
    lang: locale,
    dir: direction,
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['health', 'lifestyle'],
    prefer_related_applications: false,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-512', 512), purpose: 'maskable' },
      { ...icon('monochrome-512', 512), purpose: 'monochrome' },
    ],
    // Some devices show three of them, so help is among those.
    shortcuts: [
      { name: say('shortcuts.talk'), url: '/new-session', icons: [icon('shortcut-talk', 96)] },
      { name: say('shortcuts.mood'), url: '/app#mood-question', icons: [icon('shortcut-mood', 96)] },
      { name: say('shortcuts.help'), url: '/help', icons: [icon('shortcut-help', 96)] },
      { name: say('shortcuts.breathe'), url: '/mindfulness/breathing/square', icons: [icon('shortcut-breathe', 96)] },
    ],
    screenshots: [
      { ...picture(language, 'narrow'), label: say('screenshots.home') },
      { ...picture(language, 'wide'), label: say('screenshots.pauses') },
    ],
    // By POST, which the service worker answers: what is shared never stands in an address, nor reaches the server.
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

function icon(name: string, side: number): { src: string; type: string; sizes: string } {
  return { src: `/icons/${name}.png`, type: 'image/png', sizes: `${side}x${side}` };
}

function picture(language: string, form: PictureForm) {
  const { width, height } = pictureSizes[form];
  return { src: picturePath(language, form), type: 'image/webp', sizes: `${width}x${height}`, form_factor: form };
}
