import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** Each name takes "에게", "하고" and "의", which suit any ending. */
export const people: readonly Mention[] = [
  { name: '시어머니', pronoun: 'she', words: phrases('시어머니, 시엄마, 시모가, 시모랑') },
  { name: '할머니', pronoun: 'she', words: phrases('할머니, 할매') },
  { name: '할아버지', pronoun: 'he', words: phrases('할아버지, 할배') },
  {
    name: '어머니',
    pronoun: 'she',
    words: phrases('엄마, ^ 어머니, 우리 어머니, 제 어머니, 저희 어머니, 내 어머니, 친정어머니, 울엄마, 맘미'),
  },
  {
    name: '아버지',
    pronoun: 'he',
    words: phrases('아빠, ^ 아버지, 우리 아버지, 제 아버지, 저희 아버지, 내 아버지, 울아빠'),
  },
  { name: '부모님', pronoun: 'they', words: phrases('부모님, 엄빠, 우리 부모, 제 부모, 내 부모') },
  { name: '언니', pronoun: 'she', words: phrases('언니') },
  { name: '누나', pronoun: 'she', words: phrases('누나') },
  { name: '오빠', pronoun: 'he', words: phrases('오빠') },
  {
    name: '형',
    pronoun: 'he',
    words: phrases('우리 형, 친형, 제 형, 내 형이, 내 형은, 형한테, 형이랑, 형하고, ^ 형이, ^ 형은'),
  },
  { name: '동생', words: phrases('동생') },
  {
    name: '아들',
    pronoun: 'he',
    words: phrases('우리 아들, 제 아들, 내 아들, 아들한테, 아들하고, 큰아들, 작은아들, 막내아들, ^ 아들, 아들 녀석'),
  },
  {
    name: '딸',
    pronoun: 'she',
    words: phrases('우리 딸, 제 딸, 내 딸, 딸이, 딸한테, 딸하고, 딸아이, 큰딸, 작은딸, ^ 딸'),
  },
  { name: '아이들', pronoun: 'they', words: phrases('우리 애들, 우리 아이들, 아이들이, 아이들한테, 애들 키') },
  { name: '아이', words: phrases('우리 애가, 우리 애는, 우리 아이, 우리 아기, 애기가, 아기가, 아이가') },
  { name: '남편', pronoun: 'he', words: phrases('남편, 신랑이, 우리 신랑') },
  {
    name: '아내',
    pronoun: 'she',
    words: phrases('와이프, 우리 아내, 제 아내, 내 아내, ^ 아내, 아내가, 아내랑, 아내한테, 집사람'),
  },
  {
    name: '전 애인',
    words: phrases('전남친, 전여친, 전 남친, 전 여친, 전 애인, 전애인, 전 남자친구, 전 여자친구, 전남편, 전 남편'),
  },
  { name: '남자친구', pronoun: 'he', words: phrases('남친, 남자친구, 남자 친구') },
  { name: '여자친구', pronoun: 'she', words: phrases('여친, 여자친구, 여자 친구') },
  { name: '애인', words: phrases('애인이, 애인과, 애인한테, 애인하고, 애인은, 배우자') },
  {
    name: '상사',
    words: phrases('상사가, 상사한테, 상사랑, 상사와, 직장 상사, 부장님, 부장이, 팀장, 과장님, 사장님, 사수가, 대표님'),
  },
  { name: '동료', words: phrases('동료') },
  { name: '선생님', words: phrases('선생님, 담임, 쌤') },
  { name: '교수님', words: phrases('교수님, 교수가, 지도교수') },
  { name: '친한 친구', words: phrases('절친, 베프, 단짝, 제일 친한 친구, 가장 친한 친구, 친한 친구') },
  { name: '친구들', pronoun: 'they', words: phrases('친구들') },
  {
    name: '친구',
    words: phrases(`
      ^ 친구, | 친구, 제 친구, 내 친구, 한 친구, 는 친구, 은 친구, 가 친구, 도 친구, 에 친구, 서 친구, 고 친구, 데 친구, 던 친구, 의 친구, 때 친구, 늘 친구, 금 친구, 즘 친구, 교 친구, 생 친구, 년 친구, 네 친구
    `),
  },
  { name: '룸메이트', words: phrases('룸메') },
  { name: '이모', pronoun: 'she', words: phrases('이모가, 이모한테, 이모랑, 우리 이모') },
  { name: '삼촌', pronoun: 'he', words: phrases('삼촌') },
];

/** Each name stands before "에게". */
export const pronouns: Recognition['pronouns'] = {
  he: phrases('걔가, 걔는, 걔랑, 걔한테, 그 사람, 그분'),
  she: phrases('걔가, 걔는, 걔랑, 걔한테, 그 사람, 그분, 그녀'),
  they: phrases('걔네, 걔들, 그 사람들, 그분들'),
};

export const details: readonly Mention[] = [
  { name: '시험', words: phrases('시험, 수능, 모의고사, 중간고사, 기말고사') },
  { name: '면접', words: phrases('면접') },
  { name: '회의', words: phrases('회의 때, 회의에서, 회의 시간, 회의 중') },
  { name: '발표', words: phrases('발표') },
  { name: '퇴사', words: phrases('퇴사, 해고, 잘렸, 권고사직') },
  { name: '이직', words: phrases('이직을, 이직하, 이직 준, 이직했') },
  { name: '빚', words: phrases('빚, 대출') },
  { name: '월세', words: phrases('월세, 전세') },
  { name: '카드값', words: phrases('카드값, 카드 값') },
  { name: '여행', words: phrases('여행') },
  { name: '결혼', words: phrases('결혼') },
  { name: '그 다툼', words: phrases('싸웠, 싸움, 다퉜, 다툼, 말다툼') },
  { name: '논문', words: phrases('논문') },
  { name: '승진', words: phrases('승진') },
  { name: '프로젝트', words: phrases('프로젝트') },
  { name: '마감', words: phrases('마감이, 마감일, 마감 때, 데드라인') },
  { name: '수술', words: phrases('수술') },
  { name: '검사 결과', words: phrases('검사 결과, 검진 결과, 조직 검사') },
  { name: '임신', words: phrases('임신') },
  { name: '이사', words: phrases('이사했, 이사를, 이사 와, 이사 왔, 이사 온, 이사 가야, 이사 갔, 이사하, 이사 준비') },
  { name: 'SNS', words: phrases('인스타, sns, 페북, 틱톡, 트위터') },
  { name: '그 메시지', words: phrases('카톡, 읽씹, 안읽씹, 답장이 없, 디엠, dm') },
  { name: '강아지', words: phrases('강아지, 우리 개, 댕댕이') },
  { name: '고양이', words: phrases('고양이, 냥이') },
  { name: '생일', words: phrases('생일') },
  { name: '명절', words: phrases('명절, 설날, 추석') },
  { name: '크리스마스', words: phrases('크리스마스') },
  { name: '이혼', words: phrases('이혼하, 이혼했, 이혼을, 이혼한, 이혼 소송, 이혼할') },
  { name: '병원 예약', words: phrases('병원 예약, 진료 예약') },
];
