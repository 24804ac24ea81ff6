import { openingChunks } from './opening-chunks.ts';

/** Matches modules whose path goes on, below a folder, in one of these ways; on any system. */
function below(folder: string, ...beginnings: readonly string[]): RegExp {
  const path = `${folder}/(?:${beginnings.join('|')})`;
  return new RegExp(path.replaceAll('/', String.raw`[\\/]`));
}

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

const libraries = ['react', 'react-dom', 'scheduler', 'i18next', 'react-i18next', 'use-sync-external-store'];

/** The chunks that several screens share. The landing page's script takes only the first of these. */
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
  { name: 'validation', priority: 2, test: below('node_modules', 'zod/') },
  { name: 'router', priority: 2, test: below('node_modules', 'react-router/') },
  ...openingChunks,
];
