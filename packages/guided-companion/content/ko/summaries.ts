import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  '이야기의 실을 한번 모아 볼게요. {list} 이야기가 있었고, 그 밑에는 {feelings}도 흐르고 있었어요. 제가 빠뜨린 중요한 것은 뭘까요?',
  '여기까지 온 길을 돌아보면 이런 이야기가 있었어요: {list}. 이 가운데 간직하고 싶은 것은 무엇인가요?',
  '짧게 간추리면 {list} 이야기였고, 한가운데에는 {feelings}도 있었네요. 무엇을 더하고 싶나요?',
  '꽤 먼 길을 왔어요. 그동안 {list} 이야기를 나눴죠. 처음과 견주면 마음에서 무엇이 달라졌나요?',
  '지금까지 꺼내 놓은 것들이에요: {list}. 어느 것부터 돌보면 좋을까요?',
  '제게 남은 것은 이래요. {list} 이야기를 열어 주었고, 그 길에 {feelings}도 함께 있었어요. 한꺼번에 바라보니 어떤가요?',
];
