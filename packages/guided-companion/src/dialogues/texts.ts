import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Patterns } from '@alento/domain/common/text/pattern.ts';
import type { ChecklistStep, ChooseStep, Caution, Measure, Script, Step, WriteStep } from './script.ts';

/** What is said at a step. */
export type StepText<Of extends Step = Step> = Of extends ChooseStep | ChecklistStep
  ? { readonly ask: string; readonly options: Readonly<Record<Of['options'][number], string>> }
  : Of extends WriteStep
    ? { readonly ask: string; /** An example in the empty field. */ readonly hint: string }
    : string;

/** The words of one dialogue in one language; at most 280 characters each. */
export interface DialogueTexts<Of extends Script = Script> {
  /** What it is and what it is good for, before the person agrees. */
  readonly about: string;
  /** The answer to "why?": how it works, in plain words. */
  readonly why: string;
  readonly steps: { readonly [Id in Of['steps'][number]['id']]: StepText<Extract<Of['steps'][number], { id: Id }>> };
  /** What stands before each answer that is taken away. */
  readonly takeaway: Readonly<Record<Of['takeaway'][number], string>>;
  /** What is taken away where nothing was written: the idea in one sentence. */
  readonly keep: string;
  /** The last sentence. It asks nothing. */
  readonly close: string;
}

export type GroupTexts<Scripts extends Readonly<Record<string, Script>>> = {
  readonly [Id in keyof Scripts]: DialogueTexts<Scripts[Id]>;
};

/** What somebody says to a dialogue rather than in it. */
export const controls = ['stop', 'skip', 'back', 'why', 'otherTopic', 'yes', 'no'] as const;
export type Control = (typeof controls)[number];

/** The words that all dialogues share. */
export interface SharedTexts {
  /** "Shall we?", with `{minutes}`, a whole number from 2 to 8. */
  readonly consent: string;
  readonly start: string;
  readonly somethingElse: string;
  readonly justListen: string;
  /** From 0 to 10, before and after. */
  readonly before: Readonly<Record<Measure, string>>;
  readonly after: Readonly<Record<Measure, string>>;
  /** What the ends of the scale mean. */
  readonly lowest: string;
  readonly highest: string;
  readonly cautions: Readonly<Record<Caution, string>>;
  /** To an answer that fits none of the choices and says little. */
  readonly unclear: string;
  /** Where somebody begins to speak of something else. */
  readonly otherTopic: string;
  readonly talkInstead: string;
  readonly goOnHere: string;
  /** How people say it in a message of a few words. */
  readonly controls: Readonly<Record<Control, Patterns>>;
  /** Zero to ten in words, with other spellings. */
  readonly numbers: readonly [
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
    Patterns,
  ];
}

export type DialogueTitles = Readonly<Record<DialogueId, string>>;

/** All that dialogues say in one language. */
export interface DialogueBook {
  /** In a file of their own: conversations name a dialogue without loading it. */
  readonly titles: DialogueTitles;
  readonly shared: SharedTexts;
  readonly texts: Readonly<Record<DialogueId, DialogueTexts>>;
}
