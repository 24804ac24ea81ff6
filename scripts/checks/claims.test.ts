import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { findClaims, findClaimSentences } from './claims.ts';
import { flatten, type Words } from './locales.ts';

/** What no language may say of Alento, and how it may say that it is not so. */
const sayings: Record<LanguageCode, { claims: readonly string[]; denial: string }> = {
  en: {
    claims: ['Alento is your therapist.', 'A clinically proven companion.', 'Treatment at home.', 'Get a diagnosis.'],
    denial: 'Alento is not a therapist.',
  },
  pt: {
    claims: [
      'O Alento é seu terapeuta.',
      'Clinicamente comprovado.',
      'Um tratamento em casa.',
      'Receba um diagnóstico.',
    ],
    denial: 'O Alento não é psicólogo.',
  },
  es: {
    claims: ['Alento es tu terapeuta.', 'Clínicamente probado.', 'Un tratamiento en casa.', 'Recibe un diagnóstico.'],
    denial: 'Alento no es psicólogo.',
  },
  de: {
    claims: [
      'Alento ist dein Therapeut.',
      'Klinisch erprobt.',
      'Eine Behandlung für zu Hause.',
      'Hol dir eine Diagnose.',
    ],
    denial: 'Alento bietet keine Therapie.',
  },
  fr: {
    claims: [
      'Alento est ton thérapeute.',
      'Cliniquement prouvé.',
      'Un traitement à la maison.',
      'Reçois un diagnostic.',
    ],
    denial: 'Alento n’est pas psychologue.',
  },
  it: {
    claims: ['Alento è il tuo terapeuta.', 'Clinicamente provato.', 'Una terapia a casa.', 'Ricevi una diagnosi.'],
    denial: 'Alento non è uno psicologo.',
  },
  ja: {
    claims: [
      'Alentoはあなたのセラピストです。',
      '臨床で確かめられた話し相手。',
      '自宅でできる治療。',
      '診断を受けましょう。',
    ],
    denial: 'Alentoはセラピストではありません。',
  },
  ko: {
    claims: ['Alento는 당신의 상담사예요.', '임상으로 확인된 말벗.', '집에서 받는 치료.', '진단을 받아 보세요.'],
    denial: 'Alento는 상담사가 아니에요.',
  },
  ar: {
    claims: ['Alento هو معالجك.', 'رفيق مختبر سريريًا.', 'علاج في البيت.', 'احصل على تشخيص.'],
    denial: 'Alento ليس معالجًا.',
  },
  zh: {
    claims: ['Alento 是你的心理咨询师。', '经过临床验证。', '在家治疗。', '获得诊断。'],
    denial: 'Alento 不是心理咨询师。',
  },
  hi: {
    claims: ['Alento आपका थेरेपिस्ट है।', 'चिकित्सकीय रूप से परखा हुआ।', 'घर पर इलाज।', 'निदान पाएँ।'],
    denial: 'Alento थेरेपिस्ट नहीं है।',
  },
  nl: {
    claims: ['Alento is je therapeut.', 'Klinisch getest.', 'Een behandeling thuis.', 'Krijg een diagnose.'],
    denial: 'Alento is geen psycholoog.',
  },
  ru: {
    claims: ['Alento — ваш психолог.', 'Клинически проверено.', 'Лечение дома.', 'Получите диагноз.'],
    denial: 'Alento — не психолог.',
  },
};

test.each(languageCodes)('a claim is found and its denial is not (%s)', (language) => {
  const { claims, denial } = sayings[language];
  for (const claim of claims) expect(findClaimSentences(language, `${denial} ${claim}`)).toEqual([claim]);
  expect(findClaimSentences(language, denial)).toEqual([]);
});

function readWords(language: LanguageCode): Words {
  const folder = join(root, 'locales', language);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  );
}

test.each(languageCodes)('no text of the interface claims to be therapy, a diagnosis or proven (%s)', (language) => {
  expect(findClaims(language, readWords(language))).toEqual([]);
});

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf);
  return [];
}

test.each(languageCodes)('nothing that the guided companion says claims it either (%s)', async (language) => {
  const { recognition: _heard, crisis, ...outsideCrisis } = await loadGuidedContent(language);
  const { recognise: _heardInCrisis, ...inCrisis } = crisis;
  const said = { ...outsideCrisis, inCrisis };
  expect(linesOf(said).filter((line) => findClaimSentences(language, line).length > 0)).toEqual([]);
});
