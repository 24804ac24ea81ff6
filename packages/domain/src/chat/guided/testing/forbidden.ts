import type { AvailableLanguage } from '../../../language/languages.ts';

/** What the companion never says: claims of a profession, of feelings or a body, promises, numbers to call. */
export const forbidden: Record<AvailableLanguage, readonly RegExp[]> = {
  pt: [
    /\b(terapia|terapeuta|terapêutic\w*|tratamento|diagnóstic\w*|psicólog\w*|psiquiatr\w*|paciente|cura|curar)\b/i,
    /\b(fico feliz|fico triste|sinto muito|me emocion\w*|meu coração|estou orgulhos\w*|senti sua falta|eu te amo|como humano|também já passei)\b/i,
    /\b(prometo|fica entre nós|nosso segredo|não conto para ninguém|só eu entendo|não vá embora|não me deixe)\b/i,
    /\b(outros estão pior|pense positivo|vai passar logo|é frescura)\b/i,
    /\d/,
  ],
  en: [
    /\b(therapy|therapist|therapeutic|treatment|diagnos\w*|psychologist|psychiatrist|patient|cure|cured)\b/i,
    /\b(i am glad|i'm glad|i am happy|i'm happy|i am sad|i feel for|my heart|i am proud|i'm proud|i missed you|i love you|as a human|been there myself)\b/i,
    /\b(i promise|between us|our secret|won't tell anyone|only i understand|don't go|don't leave|stay with me)\b/i,
    /\b(others have it worse|think positive|just relax|it will all be fine)\b/i,
    /\d/,
  ],
};
