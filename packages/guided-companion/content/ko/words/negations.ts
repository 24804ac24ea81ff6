import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  안전해, 안전하, 안전합, 안전은, 이제 괜찮, 지금은 괜찮, 괜찮아졌, ^ 괜찮아, ^ 네 괜찮, ^ 응 괜찮, 그럴 생각은 없, 그럴 생각 없, 그럴 마음은 없, 안 할 거, 안 할게, 하지 않을 거, 하지 않을게, 실행할 생각은, 죽을 생각은 없, 죽고 싶은 건 아니,
  농담, 장난이었, 장난이에요, 장난이야, 그냥 해 본 말, 그냥 한 말, 생각만, 생각일 뿐, 엄마가 왔, 엄마 왔, 엄마가 옆, 엄마가 집에, 아빠가 왔, 남편이 왔, 친구가 왔, 친구가 오, 가족이 왔, 가족이랑 있, 가족과 있, 가족하고 있, 친구랑 있, 친구와 있, 엄마랑 있, 옆에 있, 같이 있, 함께 있, 곁에 있, 혼자가 아니, 혼자 아니,
  전화했, 전화할게, 전화해 볼게, 신고했, 오고 있, 오는 중, 온다고 했, 와 준다고, 와 주기로
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  안전하지 않, 안전하지 못, 안전하지 안, 안 안전, 안전한지 모르, 안전한지 잘 모르, 안전하진 않, 안 괜찮, 괜찮지 않, 괜찮지 못, 혼자 있, 혼자예, 혼자에요, 혼자야, 혼자입, 나 혼자, 저 혼자, 아무도 없, 이미 먹었, 약 먹었, 약을 먹었, 벌써 먹었, 다 먹었, 먹어 버렸, 이미 했, 이미 그었, 피가 나, 피가 안 멈,
  할 거예요, 할 거야, 할 것 같아, 오늘 밤, 계획이 있, 계획을 세, 계획했, 준비했, 준비해 놨, 나를 못 믿, 저를 못 믿, 내가 무서, 제가 무서, 나 자신이 무서, 결심했, 마음먹었, 참을 수 없, 못 참겠
`);

export const negations: Recognition['negations'] = phrases(`
  지 않, 지 안, 지가 않, 지는 않, 지도 않, 진 않, 지를 않, 지 못, 지는 못, 지도 못, 질 않, 질 못, 건 아니, 것은 아니, 게 아니, 것도 아니, 거 아니, 은 아니, 는 아니, 이 없, 가 없, 도 없, 은 없, 는 없, 지 마, 지 말,
  ^ 안, | 안, 이 안, 가 안, 은 안, 는 안, 도 안, 히 안, 로 안, 을 안, 를 안, 난 안, 나 안, 전 안, 저 안, 혀 안, 요즘 안, 지금 안, 더 안, 제 안, 게 안, 직 안, 서 안, 늘 안
`);

/** Syllables: "안 행복해" directly before, "행복한 것 같지 않아" a little after. */
export const negationReach: Recognition['negationReach'] = { onwards: 1, backwards: 4 };

export const turningWords: Recognition['turningWords'] = phrases(
  '지만, 데, 고, 서, 니까, 면, 요, 거든, 근데, 그래도, 다가, 다만, 려고, 니',
);

export const addressing: Recognition['addressing'] = phrases(
  '너는, 넌, 네가, 니가, 너도, 너한테, 당신, alento, 알렌토',
);
