import type { Recognition } from '../../../src/content.ts';
import { acts } from './acts.ts';
import { asks } from './asks.ts';
import { facts } from './facts.ts';
import { cues } from './cues.ts';
import { addressing, negationReach, negations, safe, turningWords, unsafe } from './negations.ts';
import { feelings } from './feelings.ts';
import { aliases } from './aliases.ts';
import { details, people, pronouns } from './mentions.ts';
import { notMisspelt } from './not-misspelt.ts';
import { themes } from './themes.ts';

export const recognition: Recognition = {
  themes,
  feelings,
  cues,
  acts,
  asks,
  facts,
  people,
  details,
  pronouns,
  aliases,
  safe,
  unsafe,
  negations,
  negationReach,
  turningWords,
  addressing,
  notMisspelt,
};
