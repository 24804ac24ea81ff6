import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describeApp, type Say } from './src/app/install/describe-app.ts';
import { manifestPath } from './src/app/install/manifest-path.ts';

/** Adds the web app manifest of every language to what browsers are served. */
export function appManifests(): Plugin {
  return {
    name: 'app-manifests',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of languageCodes) {
        const source = JSON.stringify(describeApp(language, readWords(language)));
        this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source });
      }
    },
  };
}

/** The texts of installing in a language; throws for one that is missing. */
export function readWords(language: LanguageCode): Say {
  const path = join(import.meta.dirname, `../locales/${language}/common-app.json`);
  const words = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  return (key) => {
    const text = key.split('.').reduce<unknown>((within, part) => (within as Record<string, unknown>)?.[part], words);
    if (typeof text !== 'string') throw new Error(`${path} says nothing for ${key}`);
    return text;
  };
}
