import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  i am safe, feel safe, i am okay now, i am ok now, will not do anything, not going to do anything,
  not going to kill, not going to hurt, would never do it, would not do it, my mom is here, my mum is here,
  someone is here, someone is with me, not alone, i called, i will call, just a thought, just thoughts,
  was joking, was kidding, just kidding, i am with my, with my family, with a friend, is here now, are here now,
  is on her way, is on his way, is coming over, here with me
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  not safe, do not feel safe, not sure i am safe, do not know if i am safe, i am alone, all alone, nobody here, no one here, no one is here, i already did, already took, i took them, i have a plan, going to do it, will do it, tonight, do not trust myself, scared of myself, i decided to
`);

export const negations: Recognition['negations'] = phrases(
  'not, no, never, cannot, without, hardly, nobody, neither, nor, barely',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('but, just, only, because, that, and, so, though');

export const addressing: Recognition['addressing'] = phrases('you, your, yourself');
