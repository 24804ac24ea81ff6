import { expect, test } from 'vitest';
import { chinese } from '../../content/zh/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['领导开会的时候当众羞辱我', 'work'],
  ['我被裁了', 'work'],
  ['天天加班到十二点', 'work'],
  ['同事在背后说我坏话', 'work'],
  ['又被pua了', 'work'],
  ['明天考试', 'study'],
  ['论文写不出来', 'study'],
  ['考研压力好大', 'study'],
  ['挂科了不敢跟家里说', 'study'],
  ['我妈从来不听我说话', 'family'],
  ['跟我弟大吵了一架', 'family'],
  ['过年回家又被催婚', 'family'],
  ['男朋友已读不回', 'relationship'],
  ['老公对我冷暴力', 'relationship'],
  ['他把我甩了，被甩的第三天', 'breakup'],
  ['我们分手了', 'breakup'],
  ['结婚十年还是离婚了', 'breakup'],
  ['闺蜜突然不理我了', 'friendship'],
  ['和室友闹掰了', 'friendship'],
  ['好孤独啊', 'loneliness'],
  ['没人懂我', 'loneliness'],
  ['感覺好孤獨', 'loneliness'],
  ['我奶奶上周去世了', 'grief'],
  ['我的猫死了', 'grief'],
  ['爷爷不在了', 'grief'],
  ['又睡不着', 'sleep'],
  ['失眠第五天', 'sleep'],
  ['总是做噩梦', 'sleep'],
  ['花呗又逾期了', 'money'],
  ['房贷压得我睡不着', 'money'],
  ['没钱交房租', 'money'],
  ['下周要手术', 'health'],
  ['在等体检报告的检查结果', 'health'],
  ['我就是个废物', 'selfWorth'],
  ['总觉得自己不够好', 'selfWorth'],
  ['讨厌自己', 'selfWorth'],
  ['焦虑得不行', 'anxiety'],
  ['一直内耗，停不下来', 'anxiety'],
  ['地铁上突然惊恐发作', 'panic'],
  ['心跳好快，喘不上气', 'panic'],
  ['气死我了', 'anger'],
  ['他冲我吼', 'anger'],
  ['凭什么这样对我', 'anger'],
  ['好累好累', 'exhaustion'],
  ['身心俱疲', 'exhaustion'],
  ['被掏空的感觉', 'exhaustion'],
  ['不知道以后怎么办，很迷茫', 'future'],
  ['该不该辞职', 'future'],
  ['都是我的错', 'guilt'],
  ['好后悔', 'guilt'],
  ['一个人出国留学', 'change'],
  ['刚搬到新城市', 'change'],
  ['带娃带到崩溃', 'parenting'],
  ['女儿不跟我说话了', 'parenting'],
  ['很感恩有他们', 'gratitude'],
  ['终于上岸了！！', 'joy'],
  ['我升职啦', 'joy'],
  ['emo了', 'emptiness'],
  ['又 emo 了', 'emptiness'],
  ['只想躺平', 'emptiness'],
  ['做什么都提不起劲', 'emptiness'],
  ['看新闻越看越怕', 'world'],
];

const feelings: [string, string][] = [
  ['我好难过', 'sadness'],
  ['心情不好', 'sadness'],
  ['想哭', 'sadness'],
  ['破防了', 'sadness'],
  ['开心不起来', 'sadness'],
  ['心里很委屈', 'hurt'],
  ['好想她', 'longing'],
  ['好失望', 'disappointment'],
  ['我害怕', 'fear'],
  ['太丢人了', 'shame'],
  ['社死了', 'shame'],
  ['受不了了', 'overwhelm'],
  ['心里好乱', 'confusion'],
  ['睡不着，很难受', 'sadness'],
  ['对不起，心里好烦', 'anger'],
  ['今天超开心', 'joy'],
  ['为自己骄傲', 'pride'],
  ['终于松了口气', 'relief'],
  ['又看到希望了', 'hope'],
  ['现在很平静', 'calm'],
  ['我心动了', 'love'],
];

const acts: [string, string | null][] = [
  ['你好', 'greeting'],
  ['在吗', 'greeting'],
  ['早上好', 'greeting'],
  ['你好，今天跟我妈吵架了，一直在哭', null],
  ['晚安', 'goodNight'],
  ['谢谢', 'thanks'],
  ['谢啦', 'thanks'],
  ['拜拜', 'goodbye'],
  ['我先去睡了', 'goodbye'],
  ['嗯嗯', 'yes'],
  ['好的', 'yes'],
  ['有一点', 'yes'],
  ['好难过', null],
  ['不', 'no'],
  ['没有', 'no'],
  ['还没', 'no'],
  ['不知道', 'dontKnow'],
  ['不知道怎么说', 'dontKnow'],
  ['你是机器人吗', 'areYouAi'],
  ['你是AI吗', 'areYouAi'],
  ['你是谁', 'whoAreYou'],
  ['这些会保密吗', 'secrecy'],
  ['舍曲林可以停药吗', 'medicine'],
  ['我是不是抑郁了', 'naming'],
  ['我想跟真人聊', 'wantsPerson'],
  ['我爱你', 'affection'],
  ['你今天怎么样', 'howAreYou'],
  ['我不是这个意思', 'misunderstood'],
  ['法国的首都是哪里', 'offTopic'],
  ['不想说这个', 'silence'],
  ['说得对', 'agreement'],
  ['哈哈哈哈哈', 'laughter'],
  ['抱歉', 'apology'],
  ['做完了', 'done'],
  ['……', 'wordless'],
  ['😢😢', 'emoji'],
  ['asdfgh', 'unclear'],
  ['12345', 'unclear'],
  ['额', 'short'],
  ['今日はとても疲れました', 'foreign'],
  ['я не знаю что делать', 'foreign'],
  ['你见过海吗？', 'question'],
];

const asks: [string, AskKind][] = [
  ['只想吐槽一下', 'listen'],
  ['教我一个呼吸练习', 'doWithMe'],
  ['我该怎么办', 'advice'],
  ['给点建议吧', 'advice'],
];

const complaints: string[] = ['一点用都没有', '能不能别问了'];

test('themes are recognised as people type them', () => {
  const missed = themes.filter(([text, theme]) => !understand(chinese, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(chinese, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(chinese, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(chinese, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(chinese, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(chinese, '我没生气').feelings).toEqual([]);
  expect(understand(chinese, '不是很开心')).toMatchObject({ tone: 'low' });
  expect(understand(chinese, '一点都不开心').tone).toBe('low');
  expect(understand(chinese, '开心不起来').feelings).not.toContain('joy');
  expect(understand(chinese, '没什么，今天很开心').feelings).toEqual(['joy']);
});

test('two feelings at once are both heard', () => {
  expect(understand(chinese, '很开心，但又有点怕').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(chinese, '我妈和我领导').people).toEqual(['你妈妈', '你领导']);
  expect(understand(chinese, '明天就面试了').details).toEqual(['那场面试']);
});

test('safe and unsafe are told apart', () => {
  expect(understand(chinese, '我是安全的').safety).toBe('safe');
  expect(understand(chinese, '不安全').safety).toBe('unsafe');
  expect(understand(chinese, '没人陪我').safety).toBe('unsafe');
});
