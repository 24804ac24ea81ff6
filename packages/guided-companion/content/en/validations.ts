import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'It makes sense that this is on your mind.',
    'It does not have to come out neatly.',
    'We can go at your pace.',
    'You put that very clearly.',
    'You noticed it, and you said it.',
  ],
  low: [
    'You are not making too much of it.',
    'Plenty of people would be shaken by this.',
    'With all of that, what you feel makes sense.',
    'You do not have to solve it now to be allowed to talk about it.',
    'There is no wrong way to feel about this.',
    'It is hard, and saying so is not weakness.',
    'You do not have to make it smaller to bring it here.',
  ],
  high: [
    'That deserves some room.',
    'That is worth telling somebody.',
    'You are allowed to enjoy this slowly.',
    'This one is worth keeping.',
    'You had a hand in that.',
  ],
};
