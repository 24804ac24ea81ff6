import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Examples } from './examples.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export const examplesIn: Record<LanguageCode, Examples> = { pt, en, es, de, fr, it, ja, ko, ar, zh, hi, nl, ru };
