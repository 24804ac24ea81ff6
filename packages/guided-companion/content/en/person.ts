import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: ['Thank you for saying it so plainly, {name}.', 'You found words for it, {name}, and they arrived.'],
  styles: {
    calm: [
      'No hurry with any of this.',
      'We can leave it here for a moment, just as it is.',
      'One thought at a time is plenty.',
      'There is room around it, and time.',
    ],
    direct: [
      'Straight to the point, then.',
      'Let us stay with the core of it.',
      'In short: this is the part that counts.',
      'No detours, then.',
    ],
    motivational: [
      'There is strength in the way you tell this.',
      'Something in you is already on the move.',
      'You have more in hand than it looks.',
      'Every small step counts here.',
    ],
    analytical: [
      'Let us sort this, piece by piece.',
      'There is more than one thread in this.',
      'It helps to keep apart what happened and what it means.',
      'First the facts, then what follows from them.',
    ],
  },
  trends: {
    lighter: [
      'Going by the moods you noted, the last days have been getting lighter.',
      'Your latest check-ins look a little lighter than the ones before.',
    ],
    heavier: [
      'Going by the moods you noted, the last days have been getting heavier.',
      'Your latest check-ins look heavier than the ones before, so this does not come out of nowhere.',
    ],
    low: [
      'The moods you noted lately have been low ones, and not for one day only.',
      'By your check-ins, there have been several heavy days in a row.',
    ],
    high: ['The moods you noted lately have been good ones.', 'By your check-ins, the good days have been adding up.'],
    changing: [
      'The moods you noted lately go up and down quite a bit.',
      'By your check-ins, the last days have been a seesaw.',
    ],
  },
};
