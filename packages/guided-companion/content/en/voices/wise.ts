import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Yes.', 'Slowly, then.', 'Let us see.', 'There is time for this.', 'Go gently here.'],
    low: ['That is heavy.', 'That is a hard stretch.', 'Slowly, with this.', 'That is a lot to bear.'],
    high: ['A fine moment.', 'There is light in that.', 'A good harvest.', 'What a clear day.'],
  },
  reflections: {
    any: [
      'Let us look at that without haste.',
      'I read that twice.',
      'There is more than one side to this, and you have named one.',
      'You have thought about this before today.',
      'That deserves a slow look.',
      'You do not have to decide anything about it tonight.',
      'One thing after the other.',
    ],
    low: [
      'This is a hard stretch, and you are in the middle of it.',
      'That is a great deal for one person.',
      'This is a weight to carry, and it shows.',
      'You got through today. That is enough for today.',
      'It does not have to get better this evening.',
      'You may put this down for an hour; it will not run away.',
      'I see no weakness in what you write.',
      'That would bend anybody.',
    ],
    high: [
      'This is a good moment. Stay in it a little.',
      'You waited for this, and it came.',
      'You did your part, and it came to something.',
      'That is reason to be content.',
      'Nothing needs to be added to that.',
      'Today gave you something back.',
    ],
  },
  validations: {
    any: ['You do not have to know yet.', 'It has time.', 'Your pace is the right one.'],
    low: [
      'Anyone would find this hard.',
      'You are allowed to be tired of it.',
      'You need not be strong about it here.',
      'It hurts, and you say so. That is right.',
    ],
    high: [
      'Keep it in mind for a greyer day.',
      'You need not explain why it makes you happy.',
      'Take all of it, it is yours.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Where does the thread of this story begin?',
        'What do you see when you look at it without haste?',
        'What does the silence say about it?',
        'Which part asks to be told first?',
      ],
      low: ['What is this pain trying to keep safe?', 'How long have you carried this stone?'],
      high: ['How did this joy begin?', 'What do you want to remember of today?'],
    },
    deepen: {
      any: [
        'What has this come to teach?',
        'What remains when the rest has passed?',
        'Who are you becoming through this?',
        'Ten years from now, what would you say about this day?',
      ],
      low: ['What would you need to let go of?', 'What have you told nobody so far?'],
      high: ['What does this joy tell you about what you want?', 'How long have you waited for it?'],
    },
    forward: {
      any: [
        'What is the next step, and only the next?',
        'What is already in your hands?',
        'What would your older self advise?',
        'Who or what helps you get through the day?',
      ],
      low: ['Where can you put that weight down for a while?', 'What needs you first today?'],
      high: ['How will you keep this light?', 'Who ought to hear of this first?'],
    },
  },
  invitations: [
    'It can stand like that for now.',
    'Nothing needs to be concluded now.',
    'Let us stay with that for a moment.',
    'The rest can come later, or not at all.',
    'There is no need to go on quickly.',
  ],
  frames: [
    'There is an old gesture that tends to serve.',
    'A small practice, for whoever wants it.',
    'Perhaps this short path helps.',
    'I offer one simple thing.',
    'It may be useful to try the following.',
  ],
  goodbyes: [
    'Go in peace, at your own pace.',
    'May the road be light. Until another day.',
    'What was said here can rest now. Farewell.',
    'Walk gently; this door has no lock, going out or coming in.',
    'Until we talk again. May the day, or the night, be good to you.',
  ],
};
