import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Yes.', 'Slowly, then.', 'Let us see.', 'There is time for this.', 'Go gently here.'],
    low: ['Deep water, this.', 'A steep stretch of road.', 'This is a long crossing.', 'A heavy sky.'],
    high: ['A fine moment.', 'There is light in that.', 'A good harvest.', 'What a clear day.'],
  },
  reflections: {
    any: [
      'A question that keeps returning has something to teach.',
      'Sometimes the path shows itself only to those who stop.',
      'What keeps rising to the surface wants to be seen.',
      'Not everything that matters makes noise.',
      'Some things are only understood by walking.',
      'The river does not hurry, and still it arrives.',
      'Those who look calmly tend to see twice.',
    ],
    low: [
      'There are winters that seem to have no end, and still the root is at work.',
      'Pain tends to point toward what we love.',
      'Nobody runs across the night: it is crossed one step at a time.',
      'Even the firmest tree bends when the wind is strong.',
      'A weight that is not shared grows in the dark.',
      'What is a knot today was once a thread, and can be one again.',
      'Those who carry much forget that they may put it down.',
      'The tide going out is part of the sea as well.',
    ],
    high: [
      'Joy that is noticed lasts longer than joy that hurries by.',
      'There are days when life gives back what was planted in silence.',
      'What blooms now comes from old roots.',
      'An attentive heart finds feasts in small things.',
      'Good light deserves to be studied, too.',
      'It is harvest time, and no apology is needed.',
    ],
  },
  validations: {
    any: ['Not knowing yet is a place, too.', 'Each thing has its season.', 'Your pace is the right pace.'],
    low: [
      'To feel this is not weakness, it is being alive.',
      'Time does not erase, but it teaches us to carry.',
      'There is dignity in admitting that it hurts.',
      'One may rest in the middle of the road.',
    ],
    high: [
      'Keep this light: it will serve on shorter days.',
      'Receiving well is a kind of wisdom.',
      'Gratitude knows things by their names.',
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
      high: ['From which seed did this joy grow?', 'What color is this moment?'],
    },
    deepen: {
      any: [
        'What has this come to teach?',
        'What remains when the rest has passed?',
        'Who are you becoming through this?',
        'Ten years from now, what would you say about this day?',
      ],
      low: ['What would you need to let go of?', 'Which truth do you avoid because it is too simple?'],
      high: ['What does this joy reveal about your path?', 'What in you knew how to wait for it?'],
    },
    forward: {
      any: [
        'What is the next step, and only the next?',
        'What is already in your hands?',
        'What would your older self advise?',
        'Where on this road do you find shade and water?',
      ],
      low: ['Where can you put that weight down for a while?', 'What deserves to be watered today?'],
      high: ['How will you keep this light?', 'With whom can this harvest be shared?'],
    },
  },
  invitations: [
    'Let the sentence settle. Sometimes the answer comes later.',
    'Nothing needs to be concluded now.',
    'Let us stay with that for a moment.',
    'The rest may come when it wants to come.',
    'Some answers ripen better without hurry.',
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
