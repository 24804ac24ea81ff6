import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'A slow breath out tells the body that the danger is over, so try this: breathe in to a count of four and out to a count of six, about five times.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'When the mind races, the senses lead back to now: find five things you can see, four you can touch and three you can hear, taking your time.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'Tension likes to hide in the body: clench your fists hard for five seconds, let go all at once and notice the difference, then do the same with your shoulders.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'The mind repeats what it is afraid to forget. Put it all on paper in two columns, what depends on you and what does not, and let the second one rest.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'When everything is urgent, nothing moves. Pick one single thing that fits into ten minutes and let the rest wait: a small start brings back a sense of direction.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'Built-up tiredness cannot be paid back in one go, but short pauses help: five minutes without a screen, looking into the distance, count as real rest.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Limits are easier with a sentence ready. Try writing yours down: "I cannot do that now, I can on Thursday." Having the words beforehand takes some pressure off the moment.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'A strong emotion is energy in the body, and it needs a way out: once around the block at a good pace, however short, often takes the edge off.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Some words need to come out before they reach anybody. Write a letter with no filter that will never be sent: on paper, the hurt stops going in circles.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'The love that is left needs somewhere to go. You could write a few lines to the one you miss, telling them about your day, as if the conversation went on.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Remembering is a way of caring: choose a photo, a song or an object and give that memory ten minutes of its own, instead of fighting it off all day.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'We tend to be fairer to others. Write down what you would say to a friend in this very situation, then read it out loud with your own name in it.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'Memory keeps what went wrong and drops the rest. To even it out, note three things from today that happened because you were there, however small.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'Loneliness makes it look as if nobody wants to know. A small test: send one person a simple "you crossed my mind", asking for nothing in return.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'A weight changes size when it is shared. Think of one person and one very concrete request, like "could you call me tonight", which is easier to say than "I need help".',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'Wanting sometimes comes after doing, not before. Take something you once enjoyed and do just two minutes of it, without asking it to be good.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'Sleep comes easier when nobody demands it. In bed, go through your body from feet to forehead, letting each part soften, with rest as the only goal.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'A bed learns from what we do in it. If sleep has not come after some twenty minutes, get up, do something quiet in low light, and go back when your eyes get heavy.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'News without set hours becomes an alarm that rings all day. Keep two short times for it and let the rest of the day be out of its reach.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'With things that are too big, it helps to act close by: one concrete thing, the size of your street or your week, gives a bit of ground back.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'A decision stuck in the head goes in circles. Spend one day as if you had chosen the first road and one as if you had chosen the other, and note how your body reacts: it gives hints that reason misses.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'The one who cares belongs on the list, too. Choose five minutes of care that are only yours today, an unhurried shower or a coffee without a screen.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'A number nobody looks at grows in the imagination. On one sheet, note what comes in, what is fixed and what is urgent: the real size is often less frightening.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'A short pause can make a bit of room: three slow breaths with a hand on your chest, noticing only the air going out.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'When it is all in your head, the body can help you land: put both feet flat on the floor, drop your shoulders, and notice the weight in the chair for a minute.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'On days like this it helps to lower the bar: think of the least that would be enough today, and let it really be enough.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'A change of place changes the thought a little. Opening the window or walking to the corner already breaks the circle for a moment.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Good moments go by quickly unless somebody holds on to them. Close your eyes for half a minute and go back to the scene with all its details: the light, the sounds, the faces.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'Joy grows when it is told. Choose one person who had a part in this and let them know, with one concrete example, what it changed for you.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'It is good to have something put by for greyer days: write three lines about what happened and what you did to make it happen.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'A good moment is the best time to plant the next one: note one small step while you still feel like it.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'Calm can be learned by heart, too. Stay in it for two more minutes without doing anything, so that your body remembers the way back.',
    },
  ],
  accepted: [
    'Good. Take your time with it, and tell me afterwards what changed, however little.',
    'No hurry. When you are done, what did you notice?',
    'Good. There is no right way to do it, only yours. What do you notice as you try?',
    'Go at your own pace. If it helps a little, that is something, and if it does not, that is worth knowing too.',
  ],
  done: [
    'Good, you gave yourself that time. What changed, even slightly?',
    'It is good that you tried. How is your body now, compared with before?',
    'That was you taking care of yourself. What did you notice while you did it?',
  ],
  declined: [
    'Fine, not every idea suits every moment. What would make more sense for you now?',
    'No problem, we can leave that. What would you like to talk about?',
    'You know yourself better than any suggestion does. What tends to work for you?',
    'All right. Talking is worth something without any exercise. What is still on your mind?',
  ],
};
