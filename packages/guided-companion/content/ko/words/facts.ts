import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

/** Endings that stand after a name that was told: shorter names come later, and the last one counts. */
const endings = [
  '예요',
  '에요',
  '야',
  '라고 해',
  '라고 하',
  '래',
  '였',
  '이에요',
  '이예요',
  '이야',
  '이라고 해',
  '이라고 하',
  '입니다',
  '임',
  '이었',
];

export const facts: Recognition['facts'] = {
  kinds: [
    phrases('강아지, 개, 멍멍이, 댕댕이, 반려견, 푸들, 말티즈, 포메, 진돗개, 시바견, 리트리버'),
    phrases('고양이, 냥이, 길냥이, 반려묘, 냥냥이'),
    phrases('햄스터, 기니피그, 토끼, 앵무새, 거북이, 물고기, 고슴도치, 반려동물'),
    phrases('엄마, 어머니, 어무이, 친정엄마'),
    phrases('아빠, 아버지, 아부지'),
    phrases('할머니, 외할머니, 할매, 할무니'),
    phrases('할아버지, 외할아버지, 할배'),
    phrases('오빠, 형, 남동생'),
    phrases('언니, 누나, 여동생'),
    phrases('동생'),
    phrases('아들, 큰아들, 작은아들'),
    phrases('딸, 큰딸, 작은딸, 딸내미'),
    phrases('막내, 첫째, 둘째, 셋째, 아기, 애기, 아이, 애'),
    phrases('남편, 신랑, 영감'),
    phrases('아내, 와이프, 집사람, 마누라'),
    phrases('남자친구, 남친'),
    phrases('여자친구, 여친'),
    phrases('애인, 약혼자, 예비신랑, 예비신부'),
    phrases('전남친, 전여친, 전남편, 전처, 전애인'),
    phrases('절친, 베프, 단짝'),
    phrases('친구, 후배, 선배'),
    phrases('팀장, 팀장님, 상사, 부장님, 과장님, 사장님, 대표님, 매니저, 점장님'),
    phrases('동료, 사수, 동기'),
    phrases('선생님, 쌤, 담임, 교수님, 코치님'),
    phrases('룸메이트, 룸메, 하우스메이트'),
    phrases('이웃, 옆집, 윗집, 아랫집'),
    phrases('이모, 고모, 숙모'),
    phrases('삼촌, 외삼촌, 이모부, 고모부'),
    phrases('사촌, 조카'),
    phrases('손자, 손녀, 손주'),
    phrases('집주인, 의사'),
  ],
  named: [
    ...endings.flatMap((ending) => [`{kind} 이름은 {name}${ending}`, `{kind} 이름이 {name}${ending}`]),
    ...endings.flatMap((ending) => [`{kind}이름은 {name}${ending}`, `{kind}이름이 {name}${ending}`]),
    '{kind} 이름은 {name}',
    '{kind} 이름이 {name}',
    '{kind} 이름 {name}',
    '{name}라는 {kind}',
    '{name}라고 하는 {kind}',
    '{name}이라는 {kind}',
    '{name}이라고 하는 {kind}',
  ],
  beside: [],
  pronoun: [
    ...endings.flatMap((ending) => [`이름은 {name}${ending}`, `이름이 {name}${ending}`]),
    '이름을 {name}라고 지',
    '이름을 {name}이라고 지',
  ],
  notNames: phrases(`
    뭐, 뭐라고, 뭐였, 뭐예요, 무엇, 누구, 어디, 언제, 이름, 그, 이, 저, 것, 거, 걔, 얘, 쟤, 나, 너, 저희, 우리, 그냥, 진짜, 정말, 너무, 아직, 이미, 같이, 다시, 안, 못, 잘, 좀, 비밀, 몰라, 모르, 없, 있, 말, 생각, 사람, 애, 같은, 다른, 이런, 그런, 저런, 어떤, 무슨, 아무, 오늘, 내일, 어제, 월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일, 특이, 예쁘, 이상, 똑같, 안녕, 괜찮, 바, 하, 좋은, 나쁜, 착한, 친한, 오랜, 유일한
  `),
  days: phrases(`
    월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일, 오늘, 내일, 모레, 글피, 다음 주, 다담주, 담주, 이번 주말, 주말, 월말, 월급날, 추석, 설날, 크리스마스, 생일날, 명절, 1월, 2월, 3월, 4월, 5월, 6월, 7월, 8월, 9월, 10월, 11월, 12월, 1일, 2일, 3일, 4일, 5일, 6일, 7일, 8일, 9일, 10일, 11일, 12일, 13일, 14일, 15일, 16일, 17일, 18일, 19일, 20일, 21일, 22일, 23일, 24일, 25일, 26일, 27일, 28일, 29일, 30일, 31일
  `),
  asksWhen: phrases('언제, 무슨 요일, 몇 시, 며칠, 몇 일, 날짜, 몇 월'),
};
