import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../common/schema.ts';
import { highestAnswer, instruments, questionCounts } from './instruments.ts';
import { wordingLanguages } from './wording/languages.ts';

/** Answers to all questions of an instrument, in their order, and the language whose official wording was read. */
export const assessmentInputSchema = z
  .object({
    instrument: z.enum(instruments),
    language: z.enum(wordingLanguages),
    answers: z.array(z.int().check(z.minimum(0), z.maximum(highestAnswer))).check(z.maxLength(questionCounts.phq9)),
  })
  .check(z.refine(({ instrument, answers }) => answers.length === questionCounts[instrument], { path: ['answers'] }));
export type AssessmentInput = z.infer<typeof assessmentInputSchema>;

export const assessmentSchema = z.extend(assessmentInputSchema, { id: idSchema, takenAt: instantSchema });
export type Assessment = z.infer<typeof assessmentSchema>;

export const assessmentParamSchema = z.object({ id: idSchema });

/** Answered last comes first. */
export const assessmentListSchema = z.object({ assessments: z.array(assessmentSchema) });
export type AssessmentList = z.infer<typeof assessmentListSchema>;
