import { askKinds, complaints } from '../asks.ts';

/**
 * What the model of a language is asked about a message, in the order of its weights: whether anything is asked for, and
 * what; whether somebody goes; whether they complain, and of what.
 */
export const intentQuestions = ['asking', ...askKinds, 'leaving', 'complaining', ...complaints] as const;
export type IntentQuestion = (typeof intentQuestions)[number];
