import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'What made this come up today?',
      'Where does this story begin?',
      'What would you like me to know first?',
      'How has today been for you?',
      'What is on your mind most right now?',
    ],
    low: ['What weighs the most at this moment?', 'What happened?', 'How are you right now, honestly?'],
    high: ['What made today different?', 'How did this good thing begin?', 'What is giving the day its shine?'],
  },
  exploring: {
    any: [
      'How has this been showing up in your days?',
      'What stands out to you most about it?',
      'What happens in you when it comes up?',
      'Who else is part of this story?',
      'What have you understood about it already, and what not yet?',
      'Which part of this does hardly anyone see?',
    ],
    low: [
      'Which part is the hardest?',
      'How long has this been with you?',
      'When does it get heavier?',
      'And when it eases, what is different then?',
      'What have you been doing to get through it?',
    ],
    high: [
      'Which detail of that moment stayed with you?',
      'What does your body do when you think back to it?',
      'Who else noticed the difference?',
      'What did you do to make it happen?',
    ],
  },
  meaning: {
    any: [
      'What does this mean to you?',
      'What matters most to you in all of this?',
      'What does it tell you about what you need?',
      'What place does this have in your story?',
      'What have you been noticing about yourself in the middle of it?',
      'If this were a chapter in a book, what would it be called?',
    ],
    low: [
      'What are you most afraid might happen?',
      'What have you been telling yourself about it?',
      'What would you need right now, if you could ask for anything?',
      'What hurts that has not been said yet?',
      'What did you lose in this, besides the obvious?',
    ],
    high: [
      'Which of your values shows in this joy?',
      'What does it confirm that you had suspected?',
      'How does it change the way you see yourself?',
      'What would you do with more moments like this?',
    ],
  },
  resources: {
    any: [
      'Who in your life would understand this?',
      'What usually gives you solid ground?',
      'Which quality of yours has helped so far?',
      'What do you already know about yourself that might be useful now?',
    ],
    low: [
      'What has helped in other hard times?',
      'What has been keeping you going?',
      'How did you get through the last time it seemed too much?',
      'What still does you good, however small?',
      'What would a good friend remind you of now?',
    ],
    high: [
      'What in you opened the way for this?',
      'Which strength of yours does it prove?',
      'What helps the feeling last?',
      'Who is rooting for you and would love to hear?',
    ],
  },
  step: {
    any: [
      'What would be a very small step, the size of today?',
      'What would you like to do differently this week?',
      'What do you want to remember tomorrow?',
      'What would taking care of yourself look like in the next few hours?',
    ],
    low: [
      'What could you put down for a while, just for today?',
      'What would make tonight a little lighter?',
      'To whom could you say "I am not okay" this week?',
      'What small thing is in your hands right now?',
    ],
    high: [
      'How will you treat yourself for this?',
      'What do you want to do again tomorrow?',
      'How could you pass a little of this on?',
      'Which next step do you feel like taking?',
    ],
  },
};
