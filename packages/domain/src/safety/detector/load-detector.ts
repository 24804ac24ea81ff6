import type { LanguageCode } from '../../language/languages.ts';
import type { Lexicon } from './concepts.ts';
import type { Detector } from './detect-crisis.ts';
import { readModel, type LanguageWeights, type SharedWeights } from './model.ts';
import { conceptReader } from './read-concepts.ts';

export const lexicons: Partial<Record<LanguageCode, () => Promise<Lexicon>>> = {
  ar: () => import('./lexicons/ar.ts').then(({ arabic }) => arabic),
  de: () => import('./lexicons/de.ts').then(({ german }) => german),
  en: () => import('./lexicons/en.ts').then(({ english }) => english),
  pt: () => import('./lexicons/pt.ts').then(({ portuguese }) => portuguese),
  es: () => import('./lexicons/es.ts').then(({ spanish }) => spanish),
};

interface Json<Value> {
  default: Value;
}

const weights: Partial<Record<LanguageCode, () => Promise<Json<unknown>>>> = {
  ar: () => import('./weights/ar.json', { with: { type: 'json' } }),
  de: () => import('./weights/de.json', { with: { type: 'json' } }),
  en: () => import('./weights/en.json', { with: { type: 'json' } }),
  pt: () => import('./weights/pt.json', { with: { type: 'json' } }),
  es: () => import('./weights/es.json', { with: { type: 'json' } }),
};

const ready = new Map<LanguageCode, Promise<Detector>>();

/** What reads the messages of a language; only that language is fetched, once. */
export function loadDetector(language: LanguageCode): Promise<Detector> {
  const loading = ready.get(language) ?? load(language);
  ready.set(language, loading);
  return loading;
}

async function load(language: LanguageCode): Promise<Detector> {
  const [lexicon, own, shared] = await Promise.all([
    lexicons[language]?.(),
    weights[language]?.(),
    import('./weights/shared.json', { with: { type: 'json' } }),
  ]);
  if (!lexicon || !own) throw new Error(`there is no detector for ${language}`);
  const model = readModel(shared.default as unknown as SharedWeights, own.default as LanguageWeights);
  return { reader: conceptReader(lexicon), model };
}
