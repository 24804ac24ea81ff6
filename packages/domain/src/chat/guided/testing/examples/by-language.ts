import type { AvailableLanguage } from '../../../../language/languages.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, zh, ko };
