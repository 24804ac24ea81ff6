import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      'What is it like with {person} when things are good?',
      'What does this do to things between you and {person}?',
      'If you could say just one thing to {person}, what would it be?',
      'What changes in you when you are around {person}?',
    ],
    low: [
      'What would you like to hear from {person}?',
      'What is hard to say to {person}?',
      'What would you need from {person} right now?',
    ],
    high: ['What do you like most about being with {person}?', 'What is it like to share this with {person}?'],
  },
  details: [
    'When you think about {detail}, what comes up first?',
    'What is the main thing on your mind about {detail}?',
    'What do the people around you not know about {detail}?',
    'If nobody were judging, what would you say about {detail}?',
  ],
  callbacks: [
    'Earlier you talked about {earlier}. How does that fit with what you are saying now?',
    'Going back to what you said about {earlier}: how is that at this point?',
    'You had told me about {earlier}. What was left unsaid there?',
    'I am also thinking of what you said about {earlier}. What connection do you see between the two?',
    'And about {earlier}, which you mentioned before: what has changed since?',
  ],
  easy: {
    any: [
      'If you had to pick one word for right now, which would it be?',
      'If your day were weather, sun, clouds or rain, what would it be?',
      'What were you doing just before you wrote here?',
      'What stood out today, even if it was small?',
      'Is it more about something out there, or something inside?',
      'Who was the last person you talked with today?',
      'How did you sleep last night?',
      'Would you rather talk about what happened or about how you feel?',
      'What was your first thought when you woke up?',
    ],
    low: [
      'From zero to ten, how heavy is it today?',
      'If it had a place in your body, where would it be?',
      'Is this new, or an old acquaintance?',
      'What would make the next ten minutes a bit better?',
    ],
  },
};
