import type { GuidedContent, Openings } from '../../src/content.ts';

const moods: Openings['moods'] = {
  happy: 'happiness',
  neutral: 'a fairly neutral day',
  sad: 'sadness',
  anxious: 'anxiety',
  excited: 'excitement',
  calm: 'calm',
  stressed: 'stress',
  grateful: 'gratitude',
  angry: 'anger',
  confused: 'confusion',
  hopeful: 'hope',
  tired: 'tiredness',
  verySad: 'a lot of sadness',
  good: 'a good mood',
  veryHappy: 'a lot of happiness',
  down: 'low spirits',
  disappointed: 'disappointment',
  worried: 'worry',
  thoughtful: 'a lot to think about',
  relieved: 'relief',
  peaceful: 'peace',
  joyful: 'real joy',
  inLove: 'love',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'It is good that you came. You chose {mood}, and there is no need to hide it here. What weighs the most?',
      'You came in with {mood}. We can go slowly. What happened?',
      'On days like this, just stopping to look is already care. Where would you like to begin?',
      'Here you can put the hard thing into words, at your own pace. What is pressing most right now?',
      'So today it is {mood}. Help me understand: how did it start?',
    ],
    neutral: [
      'Hello. Some days come without a clear color, and that is fine. What has been keeping you busy?',
      'You came in with {mood}. What would you like to talk about?',
      'Good to have you here. How has the day been so far?',
      'Neither good nor bad is also a way to be. What is behind today?',
      'We can talk without a script. What did you bring along?',
    ],
    high: [
      'How good to see {mood} here today. What brought it?',
      'You came in with {mood}, and that is worth some time. What went well?',
      'Good days deserve a conversation, too. What has been the best moment so far?',
      'A good thing lasts longer when it is told. Where does today’s begin?',
      'So there is {mood} in the air. What do you want to keep of this day?',
    ],
  },
  wise: {
    low: [
      'Every crossing has its stretches of {mood}. Sit down a while. Where did the road get hard?',
      'What hurts also means something. What did today bring you?',
      'There is no need to hurry in the face of {mood}. What asks to be said first?',
      'There are days of low sky. Tell me: which cloud is this?',
      'Whoever comes with a weight may set it down a moment. What weight is it?',
    ],
    neutral: [
      'Between one step and the next there is this moment. What do you find in it?',
      'Still water reflects as well. What appears when you look?',
      'A quiet day sometimes holds a good question. What would yours be?',
      'You come with {mood}. What lies below the surface?',
      'Let us begin with the simple: what has life been showing you lately?',
    ],
    high: [
      'Joy likes to be seen. Where did {mood} come from?',
      'There is a harvest today. What seed did you plant back then?',
      'A clear day teaches as much as the night. What does this one teach you?',
      'You bring {mood}. What in it deserves to be kept?',
      'When the light comes in, it is worth opening the window wider. What good is there to look at today?',
    ],
  },
  friend: {
    low: [
      'Hey, good that you showed up. So it’s {mood} today, huh. What happened?',
      'Oh, one of those days. You can let it all out, no filter: what’s going on?',
      'Hi! Looks like today isn’t easy. Want to tell me what happened?',
      'Come on in, take a seat. What’s the story behind a day like this?',
      'You’re allowed to complain all you like today. Where do we start?',
    ],
    neutral: [
      'Hi! How’s the day treating you?',
      'Hey, so it’s kind of a same-old day. What have you been up to?',
      'Oh hi, good to see you around. What’s new?',
      'So, {mood}, gotcha. What’s going through that head of yours?',
      'Hey there! Small talk or something serious on the menu?',
    ],
    high: [
      'Yay, {mood} today! Tell me everything: what happened?',
      'Now we’re talking! Where’s all that good energy from?',
      'It’s great when a chat starts with good news. What’s today’s?',
      'Look who came in with {mood}! What was the best part of the day?',
      'A good day needs an audience. What went right?',
    ],
  },
  coach: {
    low: [
      'A hard day, with {mood}. Let us take it apart: which point needs attention most?',
      'First, take a breath. Then tell me: what threw you off today?',
      'You came even with {mood}, and that already says something. What is in the way?',
      'Today’s goal is small: understand what is going on. Where do we start?',
      'Before any plan, let us look at the ground. What is heaviest right now?',
    ],
    neutral: [
      'Hello! A good moment to adjust course. What deserves your focus today?',
      'A steady day is great for clear thinking. What would you like to move forward?',
      'You came in with {mood}. What would make this day worth it?',
      'Quick check: what is going well, and what needs adjusting?',
      'Let us look ahead, at your pace. What is on the table today?',
    ],
    high: [
      'Excellent, {mood} today! What did you do to get here?',
      'Good energy is there to be used. What was the win?',
      'Let us put this one on record: what worked?',
      'You came in with {mood}. Which way do you want to take it?',
      'A good time to find out what works for you. What opened the way today?',
    ],
  },
  therapist: {
    low: [
      'I notice there is {mood} today. We can take our time. What would you like me to understand first?',
      'This is a place for what is difficult. What came up most strongly today?',
      'You marked {mood}. How does it show itself in you, right now?',
      'Nothing needs to be in order before you speak. What is closest to the surface?',
      'Let us go slowly. When did the day take on this weight?',
    ],
    neutral: [
      'We can begin wherever you like. What is present in you now?',
      'Sometimes a lull lets things appear that were underneath. What do you notice today?',
      'You came with {mood}. What does that mean in your case?',
      'What has been returning to your mind these last days?',
      'Make yourself comfortable. What would you like to look at more closely today?',
    ],
    high: [
      'I notice {mood} as you arrive. What would you like to share?',
      'What does us good deserves to be understood, too. What is behind today?',
      'Something good is present. How do you notice it in yourself?',
      'You marked {mood}. What made it possible?',
      'Let us give some time to what is going well. What has changed for you?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
