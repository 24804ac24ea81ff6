import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'What presses most about the money side?',
      'How has this been affecting your days?',
      'With whom can you talk about it?',
    ],
    deepen: [
      'What does money stand for with you, besides the bills?',
      'Which hurts more: the lack itself, or what it seems to say about your effort?',
      'What fear is hiding behind the sums?',
    ],
    forward: [
      'What is the most urgent part, looking only at this week?',
      'Who could look at the numbers with you?',
      'What have you already done that helped, if only a little?',
    ],
  },
  study: {
    explore: [
      'What weighs most about it right now?',
      'What have your study days been like?',
      'What goes through your mind when you sit down to work?',
    ],
    deepen: [
      'What is at stake for you besides the result?',
      'Whose expectation is the heaviest?',
      'What would it mean not to make it this time?',
    ],
    forward: [
      'What would a study session the size of today look like?',
      'What helps you concentrate when things go well?',
      'What would it be like to rest without guilt in between?',
    ],
  },
  change: {
    explore: ['What has changed most, outside and inside?', 'What do you miss most?', 'How has settling in been?'],
    deepen: [
      'What do you want to bring along from what you left?',
      'Who are you becoming in all this?',
      'Which part of the change has not sunk in yet?',
    ],
    forward: [
      'What has begun to feel like yours?',
      'What small ritual would make it feel like home?',
      'Who could become a familiar face there?',
    ],
  },
  work: {
    explore: [
      'What at work has been getting to you most?',
      'How has that been for you?',
      'What shape are you in when you get home after a day like that?',
      'What happens in you before the day starts?',
    ],
    deepen: [
      'What do you wish they saw in your work?',
      'Which of your values does that place respect, and which does it run over?',
      'What keeps you there?',
      'Who are you outside of the job?',
    ],
    forward: [
      'What part of this is within your reach to change?',
      'Whom can you count on in there?',
      'Where could a limit fit, even a small one?',
    ],
  },
  future: {
    explore: ['Which roads do you see?', 'What makes this decision so hard?', 'What has been asking for an answer?'],
    deepen: [
      'If nobody were judging, which way would you go?',
      'What are you afraid to lose on each road?',
      'How do you want to remember this choice some years from now?',
      'What matters to you here, whatever the outcome?',
    ],
    forward: [
      'What do you still need to know to decide more calmly?',
      'What would a small test look like, no strings attached?',
      'Whose opinion would you be happy to hear?',
    ],
  },
  world: {
    explore: [
      'Which piece of news got to you most?',
      'How does it reach you during the day?',
      'What have you been thinking about it?',
    ],
    deepen: [
      'What does it threaten, among the things you love?',
      'What in this speaks to your values?',
      'What would you like to see done differently?',
    ],
    forward: [
      'Which part of the world is within reach of your hands?',
      'How much news a day is good for you?',
      'With whom can you talk about it without a fight?',
    ],
  },
  gratitude: {
    explore: [
      'What brought that up in you today?',
      'Who is part of that feeling?',
      'Which detail do you not want to forget?',
    ],
    deepen: [
      'What does it say about what matters to you?',
      'How does it change the rest of the day?',
      'Where does your eye for the good come from?',
    ],
    forward: [
      'Whom would you like to tell?',
      'How could there be more room for moments like that?',
      'What do you want to do again?',
    ],
  },
  joy: {
    explore: [
      'What was the exact moment like?',
      'Who was with you then?',
      'What did you feel first?',
      'What was the best part?',
    ],
    deepen: [
      'What does it say about you?',
      'What made it possible?',
      'Why does this matter so much to you?',
      'What was the road that led here?',
    ],
    forward: [
      'How do you want to celebrate?',
      'What of this joy do you want to carry into the week?',
      'With whom do you still want to share it?',
    ],
  },
};
