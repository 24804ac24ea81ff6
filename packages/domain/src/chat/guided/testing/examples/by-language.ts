import type { AvailableLanguage } from '../../../../language/languages.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, zh, ru };
