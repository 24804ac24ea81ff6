import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mm, got it.', 'Right, I’m with you.', 'Okay, go on.', 'Gotcha.', 'Yeah, okay.'],
    low: ['Oof.', 'Ugh, that’s rough.', 'Oh no.', 'Man, that’s a lot.', 'Ouch.'],
    high: ['Oh, nice!', 'Yes!', 'Look at you!', 'Woohoo!', 'How cool is that!'],
  },
  reflections: {
    any: [
      'That’s been going round in your head, huh.',
      'Sounds like it gets to you.',
      'There’s something in there, you can tell.',
      'This one doesn’t just go away by itself.',
      'Looks like you needed to get that off your chest.',
      'You can tell this one matters to you.',
      'That’s no small talk.',
    ],
    low: [
      'What a crummy situation.',
      'You’re not being silly: that’s really draining.',
      'Nobody should have to go through that on the quiet.',
      'It’s been a tough stretch for you, no question.',
      'You’re holding up a whole lot there.',
      'That’d knock the wind out of anybody.',
      'Honestly, with all that, you’re holding on pretty well.',
      'What a week you’re having.',
    ],
    high: [
      'You’ve got some good energy going today.',
      'That calls for a treat, even if it’s just a cookie.',
      'You’re on a roll.',
      'Don’t you love it when life does that.',
      'That’s the best bit of the story right there.',
      'The way you write it, there’s a grin in it.',
    ],
  },
  validations: {
    any: [
      'Say it however it comes, no need to tidy it up.',
      'There’s no test here and no grades.',
      'No wrong topics, really.',
    ],
    low: [
      'Anybody would be thrown by that, seriously.',
      'You’re not overreacting.',
      'You don’t have to be tough in here.',
      'Makes total sense to feel that way.',
    ],
    high: [
      'Go on and enjoy it, no modesty needed.',
      'You made that happen, you know.',
      'Good stuff is meant to be told.',
    ],
  },
  questions: {
    explore: {
      any: [
        'So how are things with that today?',
        'Tell me more: how did that go?',
        'And how are you with all that?',
        'And what else is in this story?',
      ],
      low: ['What’s bugging you most about it?', 'And how are you holding up?'],
      high: ['Go on, what was the best bit?', 'And everyone’s faces, what were they like?'],
    },
    deepen: {
      any: [
        'Deep down, what’s it really about for you?',
        'What does it say about what you actually want?',
        'If you could change just one thing, what’d it be?',
        'What would you say if nobody was going to judge?',
      ],
      low: ['What would you really like to hear right now?', 'What hurt the most in all that?'],
      high: ['Why did that feel so good?', 'What good thing does it remind you of?'],
    },
    forward: {
      any: [
        'So let’s think: what could you do with this?',
        'Who around you is good to have nearby?',
        'What usually does you good when it’s like this?',
        'What’s one little thing that’d make your week easier?',
      ],
      low: ['What’s a small treat you could give yourself today?', 'Who could you grab a coffee with?'],
      high: ['So how are you going to celebrate?', 'Who knows already, and who still has to hear it?'],
    },
  },
  invitations: [
    'Keep going if you want.',
    'If you just want to vent, vent, that’s totally fine.',
    'Take your time, no rush at all.',
    'Let it out however it comes, it doesn’t have to make sense.',
    'Floor’s still yours.',
  ],
  frames: [
    'Hey, here’s a simple idea.',
    'Maybe this, no pressure.',
    'Little thing that sometimes helps.',
    'If you’re up for it, try this.',
    'I’ll throw in a suggestion, see if it sticks.',
  ],
  goodbyes: [
    'See you! Take care of yourself.',
    'All right, off you go. Rest up!',
    'Good talk. Until next time!',
    'Bye-bye! One little step at a time.',
    'Thanks for the chat. Have a good rest of your day!',
  ],
};
