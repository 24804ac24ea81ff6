import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'When it comes to {theme}, there is {feeling}, and one can see why.',
    'There is {feeling} running through all of this about {theme}.',
    'Thinking about {theme} seems to bring up {feeling}.',
    'So {feeling} is part of the picture with {theme}.',
  ],
  high: [
    'When it comes to {theme}, there is {feeling}, and that is good to see.',
    'There is {feeling} in the way you talk about {theme}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'There is {low} and there is {high}, both at once, and neither has to push the other out.',
  'On one side {high}, on the other {low}: both are yours.',
  'So today there is {high} and there is {low}.',
  'Even with the {low}, there is {high} as well.',
  'Those look like opposites, and still they live side by side in you.',
  'It is a mixed place to be in, and it does not have to be sorted out right now.',
];

export const pair: Reflections['pair'] = [
  'There is {feeling}, and {other} along with it.',
  'It is {feeling} and {other} at the same time, each feeding the other.',
  'Between {feeling} and {other}, there is not much room left for anything else.',
  'It is not easy to name {feeling} and {other} in one breath, and you did.',
];

export const cues: Reflections['cues'] = {
  neverTold: [
    'You just said something that is not easily said. That takes nerve.',
    'You have not told this before.',
    'Keeping that quiet for so long must have been heavy.',
  ],
  dismissed: [
    'You say what it is like and get told it is nothing. That hurts twice.',
    'It is hard to have to prove that it hurts.',
    'They made it smaller than it is.',
  ],
  unsaid: [
    'A lot got stuck in your throat there.',
    'What did not get said then has kept talking since.',
    'You kept quiet, and it is still there.',
  ],
  hiding: [
    'On the outside all is well, and on the inside it is another story.',
    'Keeping up that front is tiring, too.',
    'It must be lonely to go through the day with a straight face.',
  ],
  forbidden: [
    'A moment like that does not say who you are.',
    'You were at the end of your strength in that moment.',
    'Feeling one thing does not cancel the love beside it.',
  ],
  insight: [
    'Something just clicked into place.',
    'You noticed something there.',
    'What you just saw is worth a moment.',
  ],
  plan: [
    'There is already a step taking shape, and you are the one who found it.',
    'It sounds like part of you is moving in that direction already.',
    'There is a decision growing in what you say.',
    'That sounds like a possible beginning.',
  ],
  hard: ['That took a lot out of you.', 'That was no small thing to get through.', 'Hard it is, and you keep going.'],
  pleasant: [
    'There is something good to savor in that.',
    'That does you good, one can tell.',
    'That is one good thing in among the rest.',
    'Good that your day has that in it.',
  ],
  tooMuch: [
    'It has gotten to where nothing more fits.',
    'You have been putting up with this for too long.',
    'This is past what a person can carry quietly.',
    'It sounds like the last straw came a while ago.',
  ],
  crying: [
    'You have been crying.',
    'It is good the tears could come, even if it hurt.',
    'There were tears, so it goes deep.',
  ],
  alone: [
    'You are holding this without anyone to share it with.',
    'What is missing is someone to take part of the load, not someone to say it will pass.',
    'So much on your shoulders, and hardly anyone noticing.',
  ],
  worse: [
    'And instead of easing, it tightens.',
    'To watch it get worse after all you have done is disheartening.',
    'What was hard has become harder.',
  ],
  better: [
    'So something has begun to clear.',
    'Something shifted, and it is good to notice that.',
    'That bit of relief counts, small as it is.',
    'There is a little more air in what you write now.',
  ],
  effort: [
    'You have been trying, and that deserves to be said.',
    'Even with all this, you have not let go.',
    'There is real effort here, even if the results do not show it yet.',
    'Each of those tries cost you something, and you made them anyway.',
  ],
  wish: [
    'There is a clear wish in that, and it deserves to be taken seriously.',
    'Underneath this is something you want very much.',
    'You know what you need, even if not yet how to get it.',
  ],
  supported: [
    'You have somebody there on your side.',
    'In the middle of all this, somebody is on your side.',
    'That support counts, and you noticed it.',
  ],
  duty: [
    'There are a lot of have-tos in there, and not much room for what you want.',
    'You carry a list of obligations that never seems to end.',
    'It sounds like failing is simply not allowed.',
    'There is a voice making demands, and it rarely says thank you.',
  ],
  ambivalence: [
    'Part of you pulls one way and part of you pulls the other.',
    'Both sides have their reasons, and that is why it is so hard.',
    'You are in the middle of a tug of war with yourself.',
    'You want it and you do not want it.',
  ],
  before: [
    'There is a before and an after in this story.',
    'Part of you remembers well how it was.',
    'That used to be part of who you are, and maybe it still is.',
  ],
  longTime: [
    'You have been carrying this for a long time.',
    'It is a long story, and it has been piling up.',
    'This has been going on for very long.',
    'After so long, it must have become part of the landscape.',
  ],
  recent: [
    'It is still so fresh.',
    'There has hardly been time to take it in.',
    'It only just happened, and the mind is still catching up.',
  ],
  ordinary: ['An ordinary day, then.', 'Nothing special, and that is fine to tell.', 'A day without bumps.'],
  wondering: [
    'That question must go round and round in there.',
    'You are looking for a why, and it does not give itself up easily.',
    'You do not have an answer to that yet.',
    'It is a serious question, and there is time to think about it.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'I read all of that with care, and there is a lot in it.',
  'You have laid out a whole story. Let us take it piece by piece.',
  'That is so much at once, and you found words for it.',
  'You had been holding a great deal before you wrote this.',
  'It sounds like this needed to come out.',
];
