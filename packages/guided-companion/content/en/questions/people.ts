import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'What has been hardest since it ended?',
      'How did the ending look from your side?',
      'At what times of day do you miss it most?',
    ],
    deepen: [
      'What do you miss: the person, the routine, or who you were there?',
      'What did that relationship teach you about what you need?',
      'What never got said?',
      'Which part of you got lost along the way?',
    ],
    forward: [
      'What gets you through the longest hours?',
      'Which part of your life would you like to pick up again?',
      'Whom do you want close to you during this?',
    ],
  },
  parenting: {
    explore: [
      'What is this phase asking of you most?',
      'How have things been at home?',
      'When in the day is it heaviest?',
    ],
    deepen: [
      'What kind of presence do you want to be for them?',
      'What do you wish you had been given at that age?',
      'Where are you in the middle of all that care?',
    ],
    forward: [
      'Who could take over a piece, even a small one?',
      'Which expectation could come down a notch this week?',
      'What was one good moment between you lately?',
    ],
  },
  relationship: {
    explore: [
      'What happened between you?',
      'How have things been between you two lately?',
      'What about it got to you most?',
    ],
    deepen: [
      'What do you need in this relationship that you have not been finding?',
      'What do you leave unsaid to keep the peace?',
      'How do you feel when you are next to this person?',
      'What does this relationship show about what you value?',
    ],
    forward: [
      'Which conversation is waiting to happen?',
      'How would it sound to ask for that plainly and kindly?',
      'What has worked between you in another hard stretch?',
    ],
  },
  friendship: {
    explore: [
      'What has changed in this friendship?',
      'How was it between you before?',
      'What stayed with you most from that?',
    ],
    deepen: [
      'What do you look for in a friend?',
      'What would you lose if the distance stayed?',
      'What do you think the other person does not know?',
    ],
    forward: [
      'What would you say if there were no risk in it?',
      'With whom can you be yourself these days?',
      'What small gesture would open a door?',
    ],
  },
  family: {
    explore: [
      'What has been going on between you and them?',
      'What is the mood usually like between you all?',
      'What is your role in that family?',
      'What kept echoing afterwards?',
    ],
    deepen: [
      'What do you wish they would recognize in you?',
      'Which old story does this remind you of?',
      'What do you need there that you cannot ask for?',
    ],
    forward: [
      'What limit would do you good?',
      'With whom in the family is talking most possible?',
      'What do you want to do differently from what you were taught?',
    ],
  },
};
