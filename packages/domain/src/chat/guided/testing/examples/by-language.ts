import type { AvailableLanguage } from '../../../../language/languages.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, ja };
