import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['I see.', 'All right.', 'Thank you for telling me.', 'I am following.'],
    low: ['That is hard.', 'That is heavy.', 'Oh, that hurts.', 'That is a lot.'],
    high: ['How good.', 'That is lovely.', 'What good news.', 'Very nice.'],
  },
  reflections: {
    any: [
      'That is a clear picture.',
      'I have that now.',
      'There is a lot in that.',
      'One can tell that this matters to you.',
      'That is a part worth knowing.',
      'So that belongs to the picture as well.',
      'You mention it for a reason.',
      'That helps to see the whole of it.',
    ],
    low: [
      'This has been weighing on you.',
      'It does not sound like it has been easy.',
      'You have been carrying quite a lot.',
      'It affects you more than shows on the outside.',
      'What you are living through is no small thing.',
      'It sounds tiring, deep down.',
      'There is pain in this.',
      'You have been working hard just to keep going.',
    ],
    high: [
      'Something good is happening with you.',
      'It clearly did you good.',
      'You sound lighter telling it.',
      'That brought some fresh air.',
      'It is good that you noticed.',
      'This part of your life is in bloom.',
    ],
  },
  validations: {
    any: ['However it comes out is fine.', 'We have time.', 'None of this is silly.'],
    low: [
      'It makes sense to feel that way.',
      'You do not have to handle it all at once.',
      'It is understandable that this hurts.',
      'Anyone would feel the weight of it.',
    ],
    high: ['Enjoy this.', 'It is yours, and it is deserved.', 'It is worth pausing here for a moment.'],
  },
  questions: {
    explore: {
      any: [
        'What else belongs to this story?',
        'How do you feel about it?',
        'What seems important for me to understand?',
        'How did it come to this?',
      ],
      low: ['What has been the heaviest part of it?', 'What has it been like to go through this?'],
      high: ['What made you happiest about it?', 'What was it like to live that?'],
    },
    deepen: {
      any: [
        'What is underneath this, as you see it?',
        'Why is this important to you?',
        'What does it stir up in you?',
        'What do you wish were different?',
      ],
      low: ['What do you need most right now?', 'What would be a bit of relief?'],
      high: ['What does this show about you?', 'What does this joy feed in you?'],
    },
    forward: {
      any: [
        'What might help, even a little?',
        'What can you count on at the moment?',
        'What would you like to try?',
        'How do you want to take care of this?',
      ],
      low: ['What support do you have close by?', 'What would make tomorrow a little lighter?'],
      high: ['How could you keep this near?', 'What do you want to do with that energy?'],
    },
  },
  invitations: [
    'Go on if you like; I read with patience.',
    'Feel free to carry on wherever it makes sense.',
    'You can let more come, or just rest here a bit.',
    'There is no rush. The next move in this talk is yours.',
    'Tell me more, if you feel like it.',
  ],
  frames: [
    'One idea, if there is room for it.',
    'Perhaps this helps a little.',
    'Here is a suggestion, with no obligation.',
    'There is something simple you could try.',
    'If it makes sense, give this a go.',
  ],
  goodbyes: [
    'Bye for now, and take good care of yourself.',
    'It was good to talk. Go gently, and come back whenever you like.',
    'Until next time. May the rest of your day be kind to you.',
    'Goodbye. Rest well, in your own time.',
    'See you. Take with you only what is useful.',
  ],
};
