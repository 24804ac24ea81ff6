import { expect, test } from 'vitest';
import { hindi } from '../../content/hi/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['बॉस ने आज फिर सबके सामने डाँटा', 'work'],
  ['office me bahut pressure hai', 'work'],
  ['मेरी नौकरी चली गई', 'work'],
  ['kal exam hai aur kuch padha nahi', 'study'],
  ['पढ़ाई में मन नहीं लगता', 'study'],
  ['मम्मी मेरी एक नहीं सुनती', 'family'],
  ['papa se jhagda ho gaya', 'family'],
  ['सास रोज़ ताने देती है', 'family'],
  ['मेरा बॉयफ्रेंड रिप्लाई नहीं करता', 'relationship'],
  ['pati se baat band hai', 'relationship'],
  ['उसने मुझे छोड़ दिया', 'breakup'],
  ['hamara breakup ho gaya', 'breakup'],
  ['मेरी सबसे अच्छी दोस्त बदल गई', 'friendship'],
  ['bahut akela feel hota hai', 'loneliness'],
  ['अकेलापन खा रहा है', 'loneliness'],
  ['kisi ko parwah nahi, mera koi nahi hai', 'loneliness'],
  ['दादी गुज़र गईं', 'grief'],
  ['मेरे पापा नहीं रहे', 'grief'],
  ['neend nahi aa rahi', 'sleep'],
  ['नीद नही आती रात को', 'sleep'],
  ['रात भर करवटें बदलती रही', 'sleep'],
  ['कर्ज़ में डूबा हूँ', 'money'],
  ['is mahine ka kiraya kaise du', 'money'],
  ['डॉक्टर ने ऑपरेशन बोला है', 'health'],
  ['मैं किसी काम का नहीं', 'selfWorth'],
  ['mujhse kuch nahi hoga, loser hu', 'selfWorth'],
  ['बहुत घबराहट हो रही है', 'anxiety'],
  ['anxiety ho rahi hai', 'anxiety'],
  ['साँस फूल रही है, धड़कन तेज़ है', 'panic'],
  ['बहुत गुस्सा आ रहा है', 'anger'],
  ['उसने मुझ पर चिल्लाया', 'anger'],
  ['thak gayi hu sab se', 'exhaustion'],
  ['समझ नहीं आता आगे क्या', 'future'],
  ['सब मेरी गलती थी', 'guilt'],
  ['pachtawa ho raha hai', 'guilt'],
  ['नए शहर में आई हूँ', 'change'],
  ['मेरा बेटा बात नहीं मानता', 'parenting'],
  ['मैं बहुत शुक्रगुज़ार हूँ', 'gratitude'],
  ['मेरी नौकरी लग गई!!!', 'joy'],
  ['mera promotion ho gaya', 'joy'],
  ['अंदर से खाली लगता है', 'emptiness'],
  ['kuch karne ka man nahi karta', 'emptiness'],
  ['खबरें देखकर मन खराब हो जाता है', 'world'],
];

const feelings: [string, string][] = [
  ['मैं उदास हूँ', 'sadness'],
  ['bahut dukhi hu', 'sadness'],
  ['रोना आ रहा है', 'sadness'],
  ['अच्छा नहीं लग रहा', 'sadness'],
  ['उसकी बहुत याद आती है', 'longing'],
  ['उसने दिल दुखाया', 'hurt'],
  ['bahut bura laga', 'hurt'],
  ['निराश हूँ खुद से', 'disappointment'],
  ['डर लग रहा है', 'fear'],
  ['शर्म आती है', 'shame'],
  ['बहुत टेंशन है', 'overwhelm'],
  ['कुछ समझ नहीं आ रहा', 'confusion'],
  ['आज बहुत खुश हूँ', 'joy'],
  ['खुद पर गर्व है', 'pride'],
  ['राहत मिली', 'relief'],
  ['अब भी उम्मीद है', 'hope'],
  ['आज मन शांत है', 'calm'],
  ['mujhe usse pyar ho gaya', 'love'],
  ['थकी हुई हूँ', 'exhaustion'],
  ['बेचैनी हो रही है', 'anxiety'],
];

const acts: [string, string | null][] = [
  ['नमस्ते', 'greeting'],
  ['hiii', 'greeting'],
  ['नमस्ते, आज माँ से लड़ाई हुई और रोना बंद नहीं हो रहा', null],
  ['शुभ रात्रि', 'goodNight'],
  ['thank you', 'thanks'],
  ['bahut shukriya', 'thanks'],
  ['bye', 'goodbye'],
  ['अब सोने जा रही हूँ, बाय', 'goodbye'],
  ['हाँ', 'yes'],
  ['haan', 'yes'],
  ['जी', 'yes'],
  ['नहीं', 'no'],
  ['nahi', 'no'],
  ['पता नहीं', 'dontKnow'],
  ['pta nhi yaar', 'dontKnow'],
  ['क्या तुम रोबोट हो?', 'areYouAi'],
  ['tum insaan ho kya', 'areYouAi'],
  ['तुम कौन हो?', 'whoAreYou'],
  ['ये बातें प्राइवेट हैं ना?', 'secrecy'],
  ['क्या मैं दवाई बंद कर दूँ?', 'medicine'],
  ['क्या यह डिप्रेशन है?', 'naming'],
  ['मुझे किसी असली इंसान से बात करनी है', 'wantsPerson'],
  ['i love you', 'affection'],
  ['आप कैसे हैं?', 'howAreYou'],
  ['मेरा मतलब यह नहीं था', 'misunderstood'],
  ['फ्रांस की राजधानी क्या है?', 'offTopic'],
  ['इस बारे में बात नहीं करनी', 'silence'],
  ['बिलकुल', 'agreement'],
  ['hahaha', 'laughter'],
  ['sorry', 'apology'],
  ['कर लिया', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  ['asdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['hm', 'short'],
  ['I am so tired of everything and I do not know what to do', 'foreign'],
  ['मुझे आज बहुत अजीब सा लग रहा है यार', null],
  ['мне очень плохо сегодня', 'foreign'],
  ['आपने कभी समंदर देखा है?', 'question'],
];

const asks: [string, AskKind][] = [
  ['बस भड़ास निकालनी है', 'listen'],
  ['कोई साँस का अभ्यास बताओ', 'doWithMe'],
  ['मैं क्या करूँ?', 'advice'],
  ['mujhe kya karna chahiye', 'advice'],
];

const complaints: string[] = ['सवाल पूछना बंद करो'];

test('themes are recognised in both scripts, with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(hindi, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised in women and men', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(hindi, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(hindi, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(hindi, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(hindi, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(hindi, 'मैं उदास नहीं हूँ').feelings).toEqual([]);
  expect(understand(hindi, 'main khush nahi hu')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(hindi, 'नहीं, मैं खुश हूँ').feelings).toEqual(['joy']);
  expect(understand(hindi, 'पता नहीं, पर मैं उदास हूँ').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(hindi, 'खुश हूँ लेकिन डर भी लग रहा है').tone).toBe('mixed');
});

test('people and things are named in the form that a postposition asks for', () => {
  expect(understand(hindi, 'मेरी माँ और मेरा भाई').people).toEqual(['माँ', 'भाई']);
  expect(understand(hindi, 'कल इंटरव्यू है').details).toEqual(['इंटरव्यू']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'रविवार को बाज़ार जाना',
    'अखबार वाला आया',
    'नई किताब खरीदी',
    'खिड़की का परदा नीला',
    'आलू की टिकिया',
  ]) {
    expect(understand(hindi, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
