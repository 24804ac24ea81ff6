import type { AvailableLanguage } from '../../../../language/languages.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, it, zh, hi };
