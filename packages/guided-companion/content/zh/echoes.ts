import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”，这句我记住了。',
    '你写的是“{words}”。现在我心里有数了。',
    '“{words}”。照你的原话，收到。',
    '嗯，“{words}”。',
  ],
  low: [
    '“{words}”，压人的就是这一句。',
    '“{words}”。这很难，你却说得很实在。',
    '“{words}”，难怪会累成这样。',
    '看了半天，放不下的是这句“{words}”。',
    '“{words}”。这是会疼的，疼也没关系。',
    '你写了“{words}”。这可不是小事。',
  ],
  high: [
    '“{words}”，再读一遍，这是你的。',
    '“{words}”。读着真好。',
    '最喜欢的一句是“{words}”。',
    '你写了“{words}”，看得出来。',
  ],
};
