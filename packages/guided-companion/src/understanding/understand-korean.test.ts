import { expect, test } from 'vitest';
import { korean } from '../../content/ko/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['팀장이 회의 때 사람들 앞에서 망신 줬어', 'work'],
  ['회사 가기 싫다 진짜', 'work'],
  ['어제 권고사직 당했어요', 'work'],
  ['취준 1년째인데 서류 광탈', 'work'],
  ['낼 시험인데 공부 하나도 안함', 'study'],
  ['논문이 진척이 없어요', 'study'],
  ['엄마는 내 말을 절대 안 들어', 'family'],
  ['동생이랑 대판 싸웠어', 'family'],
  ['남친이 읽씹함ㅠㅠ', 'relationship'],
  ['남편이랑 말을 안 한 지 오래됐어요', 'relationship'],
  ['3년 사귄 사람이랑 헤어졌어요', 'breakup'],
  ['나 차였어', 'breakup'],
  ['이혼하고 처음 맞는 명절이에요', 'breakup'],
  ['절친이 갑자기 연락을 끊었어', 'friendship'],
  ['요즘 친구들이 저만 빼고 만나요', 'friendship'],
  ['너무 외로워요', 'loneliness'],
  ['말할사람이없어', 'loneliness'],
  ['할머니가 지난주에 돌아가셨어요', 'grief'],
  ['우리 강아지가 무지개다리 건넜어', 'grief'],
  ['잠이 안와', 'sleep'],
  ['또 새벽에 깼어요', 'sleep'],
  ['빚이 너무 많아요', 'money'],
  ['월세 낼 돈이 없어', 'money'],
  ['다음 주에 수술해요', 'health'],
  ['검사 결과 기다리는 중', 'health'],
  ['나는 왜 이 모양일까 쓸모없어', 'selfWorth'],
  ['자존감이 바닥이에요', 'selfWorth'],
  ['불안해서 아무것도 못하겠어', 'anxiety'],
  ['생각이 꼬리에 꼬리를 물어요', 'anxiety'],
  ['지하철에서 공황 왔어요', 'panic'],
  ['숨이 안 쉬어져요', 'panic'],
  ['개빡침', 'anger'],
  ['억울해서 잠도 안 와', 'anger'],
  ['번아웃 온 것 같아요', 'exhaustion'],
  ['너무 지쳤어', 'exhaustion'],
  ['앞으로 뭘 해야 할지 막막해요', 'future'],
  ['다 내 탓이야', 'guilt'],
  ['엄마한테 그러지 말걸 후회돼', 'guilt'],
  ['타지에 이사 와서 적응이 안 돼요', 'change'],
  ['육아가 이렇게 힘든 줄 몰랐어요', 'parenting'],
  ['우리 딸이 학교를 안 가려고 해요', 'parenting'],
  ['마음이 텅 빈 것 같아', 'emptiness'],
  ['만사가 귀찮아', 'emptiness'],
  ['뉴스만 보면 무서워요', 'world'],
  ['드디어 합격했어요!!', 'joy'],
  ['오늘따라 부모님께 감사한 마음이 들어요', 'gratitude'],
];

const feelings: [string, string][] = [
  ['슬퍼요', 'sadness'],
  ['요즘 계속 우울해', 'sadness'],
  ['기분이 별로예요', 'sadness'],
  ['엄마가 너무 보고 싶어요', 'longing'],
  ['그 말이 상처였어요', 'hurt'],
  ['서운해', 'hurt'],
  ['실망했어요', 'disappointment'],
  ['무서워', 'fear'],
  ['쪽팔려', 'shame'],
  ['스트레스 장난 아님', 'overwhelm'],
  ['너무 헷갈려요', 'confusion'],
  ['햄볶해', 'joy'],
  ['오늘 진짜 행복했어', 'joy'],
  ['뿌듯해요', 'pride'],
  ['휴 다행이다', 'relief'],
  ['나아질 거라는 희망이 생겼어요', 'hope'],
  ['마음이 편안해요', 'calm'],
  ['미안해서 어쩔 줄 모르겠어', 'guilt'],
];

const acts: [string, string | null][] = [
  ['안녕하세요', 'greeting'],
  ['하이', 'greeting'],
  ['hi', 'greeting'],
  ['안녕하세요 오늘 엄마랑 싸우고 계속 울고 있어요', null],
  ['잘 자요', 'goodNight'],
  ['고마워요', 'thanks'],
  ['ㄱㅅ', 'thanks'],
  ['이만 갈게요', 'goodbye'],
  ['이제 자야겠다', 'goodbye'],
  ['병원에 가볼게요', null],
  ['네', 'yes'],
  ['ㅇㅇ', 'yes'],
  ['웅', 'yes'],
  ['아니', 'no'],
  ['ㄴㄴ', 'no'],
  ['딱히', 'no'],
  ['모르겠어요', 'dontKnow'],
  ['몰라', 'dontKnow'],
  ['너 ai야?', 'areYouAi'],
  ['혹시 사람이세요?', 'areYouAi'],
  ['넌 누구야?', 'whoAreYou'],
  ['이거 비밀 보장 되나요?', 'secrecy'],
  ['약을 끊어도 될까요?', 'medicine'],
  ['저 우울증일까요?', 'naming'],
  ['진짜 사람이랑 얘기하고 싶어요', 'wantsPerson'],
  ['사랑해', 'affection'],
  ['넌 오늘 어땠어?', 'howAreYou'],
  ['그런 뜻이 아니에요', 'misunderstood'],
  ['오늘 날씨 어때?', 'offTopic'],
  ['그 얘기는 하고 싶지 않아 말하기 싫어', 'silence'],
  ['맞아요', 'agreement'],
  ['ㅋㅋㅋㅋㅋ', 'laughter'],
  ['죄송해요', 'apology'],
  ['해봤어요', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['흠', 'short'],
  ['i do not know what to do with all of this', 'foreign'],
  ['今日はとても疲れました', 'foreign'],
  ['넌 바다 본 적 있어?', 'question'],
];

/** Everyday phrases that hold a theme's letters across a space. */
const innocent = [
  '이 사람 누구지',
  '그런 거지 뭐',
  '그리고 나서 비가 왔어',
  '이 모든 것',
  '매일 하는 산책',
  '항상 사는 우유',
  '알아내는 방법',
  '예전처럼 걸었어',
  '안 도와줘도 돼',
];

const asks: [string, AskKind][] = [
  ['그냥 들어줘', 'listen'],
  ['호흡법 좀 알려줘', 'doWithMe'],
  ['어떻게 해야 돼?', 'advice'],
];

const complaints: string[] = ['도움이 안 되네', '질문 좀 그만해'];

test('themes are recognised in any spelling', () => {
  const missed = themes.filter(([text, theme]) => !understand(korean, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(korean, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(korean, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('words that meet across a space mean nothing', () => {
  const misread = innocent.filter((text) => {
    const { themes: about, feelings: felt, people } = understand(korean, text);
    return about.length + felt.length + people.length > 0;
  });
  expect(misread).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(korean, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(korean, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(korean, '화난 건 아니에요').feelings).toEqual([]);
  expect(understand(korean, '행복하지 않아요')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(korean, '나는 안 행복해')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(korean, '한동안 우울했어').feelings).toEqual(['sadness']);
  expect(understand(korean, '슬픈데 친구가 없어').feelings).toContain('sadness');
  expect(understand(korean, '잠을 못 자서 너무 우울해').feelings).toContain('sadness');
});

test('two feelings at once are both heard', () => {
  expect(understand(korean, '행복한데 무섭기도 해').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(korean, '엄마랑 팀장님 때문에').people).toEqual(['어머니', '상사']);
  expect(understand(korean, '내일 면접이에요').details).toEqual(['면접']);
});

test('a partner is no friend', () => {
  expect(understand(korean, '남자친구가 답이 없어').people).toEqual(['남자친구']);
  expect(understand(korean, '남자친구가 답이 없어').themes).not.toContain('friendship');
});

test('safety after danger is understood', () => {
  expect(understand(korean, '지금은 안전해요').safety).toBe('safe');
  expect(understand(korean, '안전하지 않아요').safety).toBe('unsafe');
  expect(understand(korean, '집에 아무도 없어').safety).toBe('unsafe');
});
