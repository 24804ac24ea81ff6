import type { LanguageCode } from '../../language/languages.ts';
import { readModel, type Model, type StoredModel } from './model.ts';

const weights: Record<LanguageCode, () => Promise<{ default: unknown }>> = {
  pt: () => import('./weights/pt.json', { with: { type: 'json' } }),
  en: () => import('./weights/en.json', { with: { type: 'json' } }),
  es: () => import('./weights/es.json', { with: { type: 'json' } }),
  de: () => import('./weights/de.json', { with: { type: 'json' } }),
  fr: () => import('./weights/fr.json', { with: { type: 'json' } }),
  it: () => import('./weights/it.json', { with: { type: 'json' } }),
  ja: () => import('./weights/ja.json', { with: { type: 'json' } }),
  ko: () => import('./weights/ko.json', { with: { type: 'json' } }),
  ar: () => import('./weights/ar.json', { with: { type: 'json' } }),
  zh: () => import('./weights/zh.json', { with: { type: 'json' } }),
  hi: () => import('./weights/hi.json', { with: { type: 'json' } }),
  nl: () => import('./weights/nl.json', { with: { type: 'json' } }),
  ru: () => import('./weights/ru.json', { with: { type: 'json' } }),
};

const ready = new Map<LanguageCode, Promise<Model>>();

/** What reads the messages of a language; only that language is fetched, once. What failed is tried again when next asked. */
export function loadDetector(language: LanguageCode): Promise<Model> {
  const loading = ready.get(language) ?? load(language);
  ready.set(language, loading);
  loading.catch(() => ready.delete(language));
  return loading;
}

async function load(language: LanguageCode): Promise<Model> {
  const { default: stored } = await weights[language]();
  return readModel(stored as StoredModel);
}
