import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      '사이가 좋을 때 {person}하고는 어떻게 지내나요?',
      '이 일은 {person}하고의 사이에 어떤 영향을 주나요?',
      '{person}에게 딱 한마디만 할 수 있다면 뭐라고 할까요?',
      '{person} 곁에 있으면 나의 무엇이 달라지나요?',
    ],
    low: [
      '{person}에게서 어떤 말을 듣고 싶나요?',
      '{person}에게 하기 어려운 말은 무엇인가요?',
      '지금 {person}에게 바라는 것은 무엇인가요?',
    ],
    high: ['{person}하고 있을 때 무엇이 가장 좋은가요?', '이 일을 {person}하고 나누는 건 어떤 느낌인가요?'],
  },
  details: [
    '‘{detail}’ 하면 무엇이 맨 먼저 떠오르나요?',
    '{detail} 생각을 할 때 가장 크게 자리한 것은 무엇인가요?',
    '{detail} 이야기에서 주변 사람들이 모르는 것은 무엇인가요?',
    '아무도 평가하지 않는다면 {detail} 이야기를 어떻게 하고 싶나요?',
  ],
  callbacks: [
    '아까 {earlier} 이야기를 했었죠. 지금 하는 말과는 어떻게 이어지나요?',
    '먼저 말한 {earlier} 이야기로 돌아가 보면, 지금은 어떤가요?',
    '{earlier} 이야기도 들려주었어요. 거기서 아직 남은 말은 무엇인가요?',
    '{earlier}에 대해 했던 말도 함께 떠올라요. 지금 이야기와는 어떤 끈으로 이어져 있을까요?',
    '앞서 나온 {earlier} 이야기는 그 뒤로 무엇이 달라졌나요?',
  ],
  easy: {
    any: [
      '지금을 한 낱말로 고른다면 무엇인가요?',
      '오늘이 날씨라면 해, 구름, 비 가운데 무엇일까요?',
      '여기에 글을 쓰기 바로 전에 무엇을 하고 있었나요?',
      '작은 것이라도 오늘 눈에 띈 것은 무엇인가요?',
      '바깥의 일에 가까운가요, 마음속 일에 가까운가요?',
      '오늘 마지막으로 이야기를 나눈 사람은 누구인가요?',
      '어젯밤에는 잘 잤나요?',
      '있었던 일과 지금 기분 가운데 어느 쪽을 이야기하고 싶나요?',
      '눈을 떴을 때 처음 든 생각은 무엇이었나요?',
    ],
    low: [
      '영에서 열까지라면 오늘의 무게는 얼마쯤인가요?',
      '이 마음이 몸에 있다면 어디쯤일까요?',
      '처음 느끼는 마음인가요, 오래 알던 마음인가요?',
      '앞으로 십 분을 조금 편하게 해 줄 것은 무엇일까요?',
    ],
  },
};
