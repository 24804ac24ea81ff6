import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”. 이 말을 기억해 둘게요.',
    '“{words}”, 그렇게 적었네요. 이제 제 머릿속 그림에도 들어 있어요.',
    '“{words}”. 적어 준 말 그대로 알아들었어요.',
    '그러니까 “{words}”, 이거네요.',
  ],
  low: [
    '“{words}”. 거기가 무거운 데군요.',
    '“{words}”. 힘든 일인데 또렷하게 말해 줬어요.',
    '“{words}”. 지칠 만도 해요.',
    '제게 남는 한 줄은 “{words}”, 이 말이에요.',
    '“{words}”. 아프죠. 아파도 되는 일이에요.',
    '“{words}”, 이건 작은 일이 아니에요.',
  ],
  high: [
    '“{words}”. 한 번 더 읽어 봐도 좋은 말이에요.',
    '“{words}”. 읽기만 해도 환하네요.',
    '제일 좋은 한 줄은 “{words}”, 이거예요.',
    '“{words}”. 좋은 기분이 글에서 보여요.',
  ],
};
