import type { AvailableLanguage } from '../../../../language/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Examples } from './examples.ts';
import { hi } from './hi.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<AvailableLanguage, Examples> = { pt, en, de, ko, zh, hi, nl };
