import type { GuidedContent } from '../../content.ts';

const openings = {
  low: ['It is good that you came. What weighs most right now?', 'There is no hurry here. What happened?'],
  neutral: ['Hi. What has been on your mind today?', 'Where would you like to begin?'],
  high: ['It is good to hear that something bright is there today. What brought it?', 'Tell me: what went well?'],
};

export const english: GuidedContent = {
  openings: { default: openings, wise: openings, friend: openings, coach: openings, therapist: openings },
  reflections: [
    'This carries weight for you.',
    'It shows that this touches you.',
    'It makes sense that this stays on your mind.',
  ],
  questions: [
    'What is the heaviest part of it?',
    'When does it come up most?',
    'What would you need right now?',
    'What has it been like to live with this?',
  ],
};
