import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Okay, let us work with that.', 'Noted.', 'Good, keep going.', 'Right, focus on that.'],
    low: ['That is a tough stretch.', 'Take a breath.', 'One thing at a time.', 'This is a hard one.'],
    high: ['Excellent!', 'That is it!', 'Great win!', 'What progress!'],
  },
  reflections: {
    any: [
      'You are looking straight at it. Good.',
      'That piece belongs on the map.',
      'You know more about this than you think.',
      'That is useful to know.',
      'Now the problem has a name.',
      'There is room to move in this.',
      'Let us see what can be changed here.',
    ],
    low: [
      'You are on difficult ground and still standing.',
      'That is a real obstacle.',
      'Today is not a day for records, it is a day to stay in the game.',
      'This takes a lot out of you, and you keep responding.',
      'Before running again, it is worth catching your breath.',
      'You have not lost what you built.',
      'The effort is plain to see.',
      'Not all of it depends on you, and sorting that out already helps.',
    ],
    high: [
      'This is the result of your work.',
      'You opened a path, and there is more of it ahead.',
      'Look how far you have come.',
      'That is the kind of win that gets built.',
      'There is momentum here, worth using.',
      'You have proved to yourself that you can.',
    ],
  },
  validations: {
    any: ['Progress does not have to be big to count.', 'You set the pace.', 'Clarity comes with practice.'],
    low: [
      'Rest is part of training.',
      'Knowing your limit is strategy, not defeat.',
      'Nobody performs at their peak all the time.',
      'You have come through hard things before.',
    ],
    high: ['Write that win down.', 'All credit to you, no discount.', 'That is confidence in the bank for next time.'],
  },
  questions: {
    explore: {
      any: [
        'What is the main point here?',
        'What is already clear to you, and what is not yet?',
        'Where are you now, and where would you like to be?',
      ],
      low: [
        'What is blocking you most?',
        'What have you tried so far?',
        'From zero to ten, how much energy do you have today?',
      ],
      high: ['What did you do differently this time?', 'What was the turning point?'],
    },
    deepen: {
      any: [
        'Why is this worth your effort?',
        'What do you gain and what do you lose if it all stays the same?',
        'Which value of yours is at stake here?',
        'What would be different if this were already solved?',
      ],
      low: [
        'Which part of this is under your control?',
        'What are you asking of yourself that you would not ask of anyone else?',
      ],
      high: ['Which strength of yours showed?', 'What does this win change about your next goal?'],
    },
    forward: {
      any: [
        'What is the smallest possible action in the next twenty-four hours?',
        'Which resource have you not used yet?',
        'What could get in the way, and how would you get around it?',
        'How will you know that you have moved?',
      ],
      low: ['What can come off the list today?', 'Who could join your team on this?'],
      high: ['What is the next rung?', 'How could you turn this into a habit?'],
    },
  },
  invitations: [
    'Think it over calmly and bring what comes up.',
    'No need to decide now: just observe until tomorrow.',
    'Stay with that idea for a moment.',
    'Take that in for a moment before anything else.',
    'The next move is yours, in your own time.',
  ],
  frames: [
    'Today’s proposal, a very small one.',
    'Let us make it practical for a minute.',
    'A short experiment.',
    'Here is a simple tool.',
    'Test this and see what comes of it.',
  ],
  goodbyes: [
    'Good work. Until next time, at your pace.',
    'That is a wrap for today. Rest, that is progress too.',
    'See you. One step at a time is plenty.',
    'Good talk. Keep it steady, and keep it light.',
    'Bye for now. Take what was useful and leave the rest.',
  ],
};
