import type { AvailableLanguage } from '../../../../language/languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, ar, zh };
