import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['my boss humiliated me in a meeting', 'work'],
  ['i got laid off', 'work'],
  ['my coworkers talk behind my back', 'work'],
  ['this job is too much', 'work'],
  ['i have an exam tomorrow', 'study'],
  ['my thesis is going nowhere', 'study'],
  ['uni is overwhelming', 'study'],
  ['my mom never listens', 'family'],
  ['had a fight with my brother', 'family'],
  ['my familly is against me', 'family'],
  ['my girlfriend ignores me', 'relationship'],
  ['our marriage feels cold', 'relationship'],
  ['he dumped me', 'breakup'],
  ['we broke up', 'breakup'],
  ['getting divorced after 20 years', 'breakup'],
  ['my best friend disappeared', 'friendship'],
  ['my freinds never invite me', 'friendship'],
  ['i feel so lonely', 'loneliness'],
  ["i've got no one to talk to", 'loneliness'],
  ['nobody understands me', 'loneliness'],
  ['my grandma died last week', 'grief'],
  ['lost my dad in march', 'grief'],
  ['we had to put him down, my dog', 'grief'],
  ["can't sleep", 'sleep'],
  ['insomnia again', 'sleep'],
  ['i had a nightmare', 'sleep'],
  ['im drowning in debt', 'money'],
  ["can't afford rent", 'money'],
  ['money is tight', 'money'],
  ['i need surgery', 'health'],
  ['waiting for test results', 'health'],
  ['i feel worthless', 'selfWorth'],
  ['never good enough', 'selfWorth'],
  ['i hate myself', 'selfWorth'],
  ['so anxious today', 'anxiety'],
  ['my anxeity is bad', 'anxiety'],
  ["can't stop thinking about it", 'anxiety'],
  ['had a panic attack on the bus', 'panic'],
  ['my heart is racing and i cannot breathe', 'panic'],
  ['im furious', 'anger'],
  ['he yelled at me', 'anger'],
  ['exhuasted', 'exhaustion'],
  ['completely burnt out', 'exhaustion'],
  ['so tiredddd', 'exhaustion'],
  ["don't know what to do with my life", 'future'],
  ['i have to make a decision', 'future'],
  ["it's all my fault", 'guilt'],
  ['i regret everything', 'guilt'],
  ['moved to a new country', 'change'],
  ['starting over in a new city', 'change'],
  ['my daughter will not talk to me', 'parenting'],
  ['the newborn never sleeps', 'parenting'],
  ['i am so grateful', 'gratitude'],
  ['i passed my driving test!!', 'joy'],
  ['i got promoted', 'joy'],
  ['i feel empty', 'emptiness'],
  ['living on autopilot', 'emptiness'],
  ['the news scares me', 'world'],
  ['this war is terrible', 'world'],
];

const feelings: [string, string][] = [
  ["i'm sad", 'sadness'],
  ['IM NOT OKAY', 'sadness'],
  ['feeling down', 'sadness'],
  ['i miss her so much', 'longing'],
  ['that really hurt', 'hurt'],
  ['so dissapointed', 'disappointment'],
  ['frustrated', 'disappointment'],
  ["i'm scared", 'fear'],
  ['terrified honestly', 'fear'],
  ['so embarrassed', 'shame'],
  ['completly overwelmed', 'overwhelm'],
  ["i can't cope", 'overwhelm'],
  ["i'm confused", 'confusion'],
  ['feeling lost', 'confusion'],
  ['so happy right now', 'joy'],
  ["i'm proud of myself", 'pride'],
  ['such a relief', 'relief'],
  ['feeling hopeful', 'hope'],
  ['at peace today', 'calm'],
  ["i'm in love", 'love'],
];

const acts: [string, string | null][] = [
  ['hi', 'greeting'],
  ['Good morning!', 'greeting'],
  ['heyyyy', 'greeting'],
  ['hi, i had a fight with my mom today and i cannot stop crying', null],
  ['good night', 'goodNight'],
  ['thanks so much', 'thanks'],
  ['thx', 'thanks'],
  ['bye', 'goodbye'],
  ['gotta go', 'goodbye'],
  ['yes', 'yes'],
  ['yeah', 'yes'],
  ['kinda', 'yes'],
  ['no', 'no'],
  ['nope', 'no'],
  ['not really', 'no'],
  ['idk', 'dontKnow'],
  ["i don't know", 'dontKnow'],
  ['r u a bot?', 'areYouAi'],
  ['am i talking to a person?', 'areYouAi'],
  ['who are you?', 'whoAreYou'],
  ['is this confidential?', 'secrecy'],
  ['should i stop taking my meds?', 'medicine'],
  ['am i bipolar?', 'naming'],
  ['i want to talk to a real person', 'wantsPerson'],
  ['i love you', 'affection'],
  ['how are you?', 'howAreYou'],
  ["that's not what i meant", 'misunderstood'],
  ["what's the capital of France?", 'offTopic'],
  ["i don't want to talk about it", 'silence'],
  ['exactly', 'agreement'],
  ['hahaha', 'laughter'],
  ['sorry', 'apology'],
  ['i did the exercise', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['hm', 'short'],
  ['estou muito cansada e não sei o que fazer com isso', 'foreign'],
  ['je suis très triste parce que mon ami est parti', 'foreign'],
  ['今日はとても疲れました', 'foreign'],
  ['have you ever seen the sea?', 'question'],
];

const asks: [string, AskKind][] = [
  ['i just need to vent', 'listen'],
  ['can you teach me a breathing exercise', 'doWithMe'],
  ['what should i do?', 'advice'],
  ['give me advice', 'advice'],
];

const complaints: string[] = ["you're not helping", 'stop asking questions'];

test('themes are recognised with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(english, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(english, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(english, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(english, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(english, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(english, "i'm not angry").feelings).toEqual([]);
  expect(understand(english, "i'm not happy")).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(english, "no, i'm happy").feelings).toEqual(['joy']);
  expect(understand(english, 'not sure, but i am sad').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(english, 'happy but also scared').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(english, 'my mom and my boss').people).toEqual(['your mom', 'your boss']);
  expect(understand(english, 'the interview is tomorrow').details).toEqual(['the interview']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'the officer waved',
    'a feather fell',
    'we went to france',
    'grapes for lunch',
    'the floors shine',
  ]) {
    expect(understand(english, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
