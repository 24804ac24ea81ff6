import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”: I’ll hold on to that.',
    '“{words}”, you write. That’s in my picture of it now.',
    '“{words}”. Noted, in your words.',
    'So “{words}”.',
  ],
  low: [
    '“{words}”: that’s the part that weighs.',
    '“{words}”. That’s hard, and you said it plainly.',
    '“{words}”: no wonder you’re worn by it.',
    'The line that stays with me is “{words}”.',
    '“{words}”. That hurts, and it’s allowed to.',
    'You wrote “{words}”. That isn’t a small thing.',
  ],
  high: [
    '“{words}”: read that again, it’s yours.',
    '“{words}”. That’s good to read.',
    'My favorite line is “{words}”.',
    'You wrote “{words}”, and it shows.',
  ],
};
