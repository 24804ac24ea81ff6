/** Matches modules whose path goes on, below a folder, in one of these ways; on any system. */
function below(folder: string, ...beginnings: readonly string[]): RegExp {
  const path = `${folder}/(?:${beginnings.join('|')})`;
  return new RegExp(path.replaceAll('/', String.raw`[\\/]`));
}

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

const libraries = ['react', 'react-dom', 'scheduler', 'i18next', 'react-i18next', 'use-sync-external-store'];
const controls =
  'banner brain button card drawings emoji-button icon-button icons mark plain-button skeleton spinner wordmark'.split(
    ' ',
  );

/**
 * What most screens need comes in a few files instead of in fifty: each costs a request, and is compressed alone.
 * The landing page's script takes only the first of these, its conversation to try the second and the third.
 */
export const sharedCode = [
  {
    name: 'base',
    priority: 4,
    test: either(
      /preload-helper/,
      below('domain/src', 'language/languages'),
      below('locales', 'languages'),
      below('web/src', 'lib/choose-language', 'lib/language-choice', 'lib/when-quiet', 'app/help/quick-exit'),
    ),
  },
  {
    name: 'react',
    priority: 3,
    // What puts elements into sentences is for the few screens that have such sentences.
    test: either(
      below('node_modules', ...libraries.map((name) => `${name}/(?!dist/es/Trans)`)),
      below('web/src/lib', 'i18n'),
    ),
  },
  { name: 'controls', priority: 2, test: below('web/src/ui', ...controls) },
  { name: 'validation', priority: 2, test: below('node_modules', 'zod/') },
  { name: 'router', priority: 2, test: below('node_modules', 'react-router/') },
  {
    name: 'account-forms',
    priority: 1,
    test: below('web/src/features/account/forms', 'components/(?:email|password)-field', 'use-form\\.'),
  },
  {
    name: 'conversation',
    priority: 1,
    test: below('web/src/ui', 'choice-styles', 'playback-icons', 'typing-dots', 'use-visible-height', 'whole-screen'),
  },
  {
    name: 'frame',
    priority: 2,
    test: either(
      below(
        'web/src/lib',
        '(?:app-storage|config|dates|errors|http|is-native-app|maintenance|next-paint|requires-mfa|server-url|session|stored-session|supabase|tab-storage|token-claims|use-action|use-config|use-dates|use-error-message|use-online|when-touched)\\.',
      ),
      below('web/src/ui', 'link\\.', 'toast\\.'),
      below(
        'web/src/features',
        'account/(?:state|use-account)',
        'mindfulness/sounds/bar-slot',
        'settings/lock/lock-state',
      ),
      below(
        'web/src/app',
        'gates/loading-screen',
        'frame/offline-banner',
        'frame/update-notice',
        'help/safety-actions',
        'lock/lock-gate',
      ),
    ),
  },
  {
    name: 'data',
    priority: 1,
    test: either(
      below('web/src/lib', '(?!device-|outbox/|use-stored-text|words/)'),
      below('web/src/ui', 'empty-state', 'avatar'),
      below('web/src/features', 'chat/use-sessions', 'progress/use-progress'),
      below('web/src/app', 'gates/mfa-gate', 'frame/navigation'),
    ),
  },
];
