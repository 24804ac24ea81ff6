import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Let me gather the threads. You talked about {list}, and underneath there was {feelings}. What did I leave out that matters?',
  'Looking at the road so far, we have talked about {list}. What, out of all that, do you want to keep?',
  'If I had to sum this up, I would say it went by way of {list}, with {feelings} in the middle. What would you add?',
  'We have come a fair way: we talked about {list}. What is different in you now, compared with the start?',
  'Here is what you have brought so far: {list}. Which of these needs care first?',
  'What stays with me so far: you opened up about {list}, with {feelings} along the way. What is it like to see it all together?',
];
