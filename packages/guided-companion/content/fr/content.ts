import type { GuidedContent } from '../../src/content.ts';
import { acts } from './acts.ts';
import { asks } from './asks.ts';
import { dialogueTitles } from './dialogues/titles.ts';
import { echoes } from './echoes.ts';
import { crisis } from './crisis.ts';
import { intents } from './intents.ts';
import { names } from './names.ts';
import { openings } from './openings.ts';
import { person } from './person.ts';
import { questions } from './questions/questions.ts';
import { reflections } from './reflections/reflections.ts';
import { suggestions } from './suggestions.ts';
import { summaries } from './summaries.ts';
import { themeModel } from './theme-model.ts';
import { validations } from './validations.ts';
import { coach } from './voices/coach.ts';
import { defaultVoice } from './voices/default.ts';
import { friend } from './voices/friend.ts';
import { therapist } from './voices/therapist.ts';
import { wise } from './voices/wise.ts';
import { recognition } from './words/recognition.ts';

export const french: GuidedContent = {
  language: 'fr',
  openings,
  recognition,
  intents,
  themeModel,
  names,
  reflections,
  validations,
  questions,
  suggestions,
  summaries,
  voices: { default: defaultVoice, wise, friend, coach, therapist },
  acts,
  asks,
  echoes,
  dialogueTitles,
  crisis,
  person,
};
