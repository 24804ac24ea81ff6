import { expect, test } from 'vitest';
import { japanese } from '../../content/ja/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['会議で上司にめちゃくちゃ怒られた', 'work'],
  ['バイトやめたい', 'work'],
  ['クビになった', 'work'],
  ['残業続きで死にそう', 'work'],
  ['明日テストなのに何もしてない', 'study'],
  ['卒論が全然進まない', 'study'],
  ['大学行けてない', 'study'],
  ['母に否定されてばかり', 'family'],
  ['実家に帰りたくない', 'family'],
  ['お父さんと口きいてない', 'family'],
  ['旦那が家事しない', 'relationship'],
  ['彼氏から返信こない', 'relationship'],
  ['既読スルーされてる', 'relationship'],
  ['夫が話を聞いてくれない', 'relationship'],
  ['フラれた', 'breakup'],
  ['5年付き合った人と別れた', 'breakup'],
  ['浮気されてた', 'breakup'],
  ['ともだちにハブられた', 'friendship'],
  ['親友だと思ってたのに', 'friendship'],
  ['さみしい', 'loneliness'],
  ['居場所がない', 'loneliness'],
  ['祖母が亡くなった', 'grief'],
  ['うちの猫が虹の橋を渡りました', 'grief'],
  ['寝れない', 'sleep'],
  ['夜中に目が覚めて朝まで起きてる', 'sleep'],
  ['悪夢ばっかり見る', 'sleep'],
  ['借金どうしよう', 'money'],
  ['給料日前でお金ない', 'money'],
  ['検査の結果待ち', 'health'],
  ['乳がんと言われた', 'health'],
  ['介護がもう限界', 'health'],
  ['自分なんて価値がない', 'selfWorth'],
  ['人と比べてしまう', 'selfWorth'],
  ['自己肯定感低すぎ', 'selfWorth'],
  ['不安で仕方ない', 'anxiety'],
  ['ずっとソワソワしてる', 'anxiety'],
  ['電車で過呼吸になった', 'panic'],
  ['急に動悸がして怖かった', 'panic'],
  ['イライラが止まらない', 'anger'],
  ['まじムカつく', 'anger'],
  ['もうへとへと', 'exhaustion'],
  ['疲れたーーー', 'exhaustion'],
  ['つかれた', 'exhaustion'],
  ['将来どうなるんだろう', 'future'],
  ['転職するか迷ってる、やりたいことがわからない', 'future'],
  ['私のせいで全部だめになった', 'guilt'],
  ['あんなこと言わなければよかった', 'guilt'],
  ['引っ越したばかりで知らない街', 'change'],
  ['新しい職場になじめない', 'change'],
  ['夜泣きがひどくて', 'parenting'],
  ['娘が不登校', 'parenting'],
  ['みんなのおかげで今がある', 'gratitude'],
  ['内定もらった！', 'joy'],
  ['第一志望受かった', 'joy'],
  ['何もしたくない', 'emptiness'],
  ['毎日つまんない', 'emptiness'],
  ['ニュース見るのがこわい', 'world'],
];

const feelings: [string, string][] = [
  ['かなしい', 'sadness'],
  ['ツラい', 'sadness'],
  ['つらーーい', 'sadness'],
  ['今日はずっと憂鬱', 'sadness'],
  ['めっちゃ病んでる', 'sadness'],
  ['ひどいこと言われて傷ついた', 'hurt'],
  ['会いたい', 'longing'],
  ['淋しいです', 'loneliness'],
  ['がっかりした', 'disappointment'],
  ['悔しい', 'disappointment'],
  ['めっちゃ緊張する', 'anxiety'],
  ['怖い', 'fear'],
  ['こわくて動けない', 'fear'],
  ['頭がパンクしそう', 'overwhelm'],
  ['しんどい', 'exhaustion'],
  ['腹立つ', 'anger'],
  ['申し訳ない気持ち', 'guilt'],
  ['恥ずかしい', 'shame'],
  ['モヤモヤする', 'confusion'],
  ['自分でもわからないけど複雑', 'confusion'],
  ['うれしい！', 'joy'],
  ['ﾜｸﾜｸする', 'joy'],
  ['感謝しかない', 'gratitude'],
  ['達成感ある', 'pride'],
  ['ホッとした', 'relief'],
  ['少し希望が見えた', 'hope'],
  ['今は穏やかな気分', 'calm'],
  ['家族を愛してる', 'love'],
];

const acts: [string, string | null][] = [
  ['こんにちは', 'greeting'],
  ['おはようございます', 'greeting'],
  ['こんばんは。今日母とけんかして涙が止まらないんです', null],
  ['おやすみなさい', 'goodNight'],
  ['ありがとうございます', 'thanks'],
  ['ありがとー！', 'thanks'],
  ['thx', 'thanks'],
  ['またね', 'goodbye'],
  ['そろそろ寝ます', 'goodbye'],
  ['はい', 'yes'],
  ['うん、そう', 'yes'],
  ['まあね', 'yes'],
  ['いいえ', 'no'],
  ['いや、', 'no'],
  ['別に', 'no'],
  ['うーん', 'dontKnow'],
  ['わかんない', 'dontKnow'],
  ['なんて言えばいいか', 'dontKnow'],
  ['これってAIですか？', 'areYouAi'],
  ['ロボット？', 'areYouAi'],
  ['あなたは誰？', 'whoAreYou'],
  ['これって誰かに見られてる？', 'secrecy'],
  ['薬やめてもいい？', 'medicine'],
  ['私ってうつ病なのかな', 'naming'],
  ['生身の人と話したい', 'wantsPerson'],
  ['あなたが好き', 'affection'],
  ['お元気ですか？', 'howAreYou'],
  ['そういう意味じゃない', 'misunderstood'],
  ['カレーのレシピ教えて', 'offTopic'],
  ['その話はしたくない', 'silence'],
  ['それな', 'agreement'],
  ['wwww', 'laughter'],
  ['ごめんなさい', 'apology'],
  ['やってみました', 'done'],
  ['…。', 'wordless'],
  ['😢', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['ん？', 'dontKnow'],
  ['ふむ', 'short'],
  ['I am so tired and I do not know what to do', 'foreign'],
  ['我今天很难过，你们不懂', 'foreign'],
  ['오늘 너무 힘들어요', 'foreign'],
  ['あなたは海を見たことがある？', 'question'],
];

const asks: [string, AskKind][] = [
  ['ちょっと愚痴聞いて', 'listen'],
  ['アドバイスはいらないから聞いてほしい', 'listen'],
  ['落ち着く方法ある？', 'doWithMe'],
  ['どうしたらいいですか', 'advice'],
  ['辞めたほうがいいかな', 'advice'],
];

const complaints: string[] = ['役に立たない', '質問ばっかりだね'];

test('themes are recognised in kana, kanji and slang', () => {
  const missed = themes.filter(([text, theme]) => !understand(japanese, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(japanese, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(japanese, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('a feeling that is denied behind it is not felt', () => {
  expect(understand(japanese, '怒ってない').feelings).toEqual([]);
  expect(understand(japanese, '嬉しくない')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(japanese, '幸せじゃない')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(japanese, '楽しいと思えない')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(japanese, '悲しくて眠れない').feelings).toEqual(['sadness']);
  expect(understand(japanese, 'わからないけど、悲しい').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(japanese, '嬉しいけどこわい').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(japanese, '母と上司のこと').people).toEqual(['お母さん', '上司']);
  expect(understand(japanese, '祖母が入院した').people).toEqual(['おばあさん']);
  expect(understand(japanese, '明日面接がある').details).toEqual(['面接']);
});

test('words that hide in others are not heard', () => {
  for (const text of ['大丈夫、そのままでいい', 'それとりんごとばかりをきれいに並べた', 'わがままなあくびをした']) {
    expect(understand(japanese, text)).toMatchObject({ themes: [], feelings: [], people: [] });
  }
});

test('safety is told apart from its contrary', () => {
  expect(understand(japanese, '今は安全です').safety).toBe('safe');
  expect(understand(japanese, '母がそばにいてくれてます').safety).toBe('safe');
  expect(understand(japanese, '大丈夫じゃない').safety).toBe('unsafe');
  expect(understand(japanese, '家に誰もいない').safety).toBe('unsafe');
});
test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(japanese, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(japanese, text).act))).toEqual([]);
});
