import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: '길게 내쉬는 숨은 몸에게 위험이 지나갔다고 알려 줘요. 넷을 세며 들이쉬고 여섯을 세며 내쉬기를 다섯 번쯤 해 보세요.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: '머리가 앞서 달릴 때는 감각이 지금으로 데려다줘요. 보이는 것 다섯, 만져지는 것 넷, 들리는 것 셋을 천천히 찾아보세요.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: '긴장은 몸에 숨기를 좋아해요. 두 주먹을 다섯까지 세는 동안 꽉 쥐었다가 한 번에 풀고, 그 차이를 느껴 보세요. 어깨도 똑같이 해 보세요.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: '머리는 잊을까 봐 겁나는 것을 되풀이해요. 종이를 두 칸으로 나눠, 나에게 달린 것과 그렇지 않은 것을 모두 적고 두 번째 칸은 쉬게 두세요.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: '모든 것이 급하면 아무것도 움직이지 않아요. 십 분이면 되는 일 하나만 고르고 나머지는 기다리게 하세요. 작은 시작이 방향을 되찾아 줘요.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: '쌓인 피로는 한 번에 갚을 수 없지만 짧은 쉼은 도움이 돼요. 화면 없이 오 분, 먼 곳을 바라보는 것도 진짜 쉼이에요.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: '선을 긋는 일은 할 말이 준비되어 있으면 쉬워져요. “지금은 어렵고, 목요일에는 할 수 있어요.”처럼 나의 문장을 적어 두세요. 말이 미리 있으면 그 순간이 덜 조여 와요.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: '센 감정은 몸 안의 힘이라 나갈 길이 필요해요. 짧게라도 집 둘레를 빠른 걸음으로 한 바퀴 돌면 날이 조금 무뎌지곤 해요.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: '어떤 말은 누구에게 닿기 전에 먼저 나와야 해요. 보내지 않을 편지를 거르지 말고 써 보세요. 종이 위에서는 아픔이 제자리 맴돌기를 멈춰요.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: '남은 사랑에는 갈 곳이 필요해요. 그리운 이에게 오늘 하루를 들려주는 몇 줄을 써 보세요. 대화가 이어지고 있는 것처럼요.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: '떠올리는 것도 아끼는 한 가지 길이에요. 온종일 밀어내는 대신 사진이나 노래, 물건을 하나 골라 그 기억에 십 분을 내어 주세요.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: '우리는 남에게 더 공평하곤 해요. 똑같은 처지의 친구에게 해 줄 말을 적고, 거기에 내 이름을 넣어 소리 내어 읽어 보세요.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: '기억은 잘못된 것만 남기고 나머지는 흘려보내요. 균형을 맞추려면, 아무리 작아도 내가 있어서 이루어진 오늘의 일 세 가지를 적어 보세요.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: '외로움은 아무도 내 소식을 바라지 않는 것처럼 보이게 해요. 작게 시험해 봐요. 한 사람에게 “문득 생각났어” 한마디를, 답을 바라지 않고 보내 보세요.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: '무게는 나누면 크기가 달라져요. 한 사람과, 아주 구체적인 부탁 하나를 떠올려 보세요. “도와줘”보다 “오늘 밤에 전화해 줄래”가 말하기 쉬워요.',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: '하고 싶은 마음은 때로 하고 난 뒤에 와요. 예전에 좋아하던 것을 딱 이 분만, 좋아야 한다는 생각 없이 해 보세요.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: '잠은 재촉하지 않을 때 더 쉽게 와요. 누워서 발끝부터 이마까지 훑으며 한 곳씩 힘을 빼 보세요. 잠이 아니라 쉬는 것만 목표로 하고요.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: '침대는 우리가 거기서 하는 일을 배워요. 이십 분쯤 지나도 잠이 오지 않으면 일어나 어두운 불빛에서 조용한 일을 하다가, 눈이 무거워지면 돌아가세요.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: '시간을 정하지 않은 뉴스는 하루 종일 울리는 경보가 돼요. 짧은 시간 두 번만 정해 두고, 나머지 하루는 그것이 닿지 않게 두세요.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: '너무 큰 일 앞에서는 가까운 데서 움직이는 것이 도움이 돼요. 우리 동네나 이번 주 크기의 구체적인 일 하나가 발 디딜 땅을 조금 돌려줘요.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: '머리에 갇힌 결정은 맴돌기만 해요. 하루는 첫 번째 길을 고른 것처럼, 하루는 다른 길을 고른 것처럼 지내 보고 몸이 어떻게 반응하는지 적어 보세요. 머리가 놓친 것을 몸이 귀띔해 줘요.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: '돌보는 사람도 돌봄 목록에 들어가야 해요. 오늘 오직 나를 위한 오 분을 골라 보세요. 느긋한 샤워나 화면 없는 차 한 잔처럼요.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: '들여다보지 않은 숫자는 상상 속에서 자라요. 종이 한 장에 들어오는 돈, 정해진 돈, 급한 돈을 적어 보세요. 실제 크기는 덜 무서울 때가 많아요.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: '짧은 멈춤이 자리를 조금 만들어 줘요. 가슴에 손을 얹고 천천히 세 번, 나가는 숨만 느껴 보세요.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: '모든 것이 머릿속에 있을 때는 몸이 내려앉도록 도와줘요. 두 발바닥을 바닥에 붙이고 어깨를 내리고, 일 분 동안 의자에 닿은 무게를 느껴 보세요.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: '이런 날에는 기준을 낮추는 것이 도움이 돼요. 오늘 충분하다고 할 만한 가장 적은 것을 정하고, 정말로 그만큼이면 된 것으로 해 주세요.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: '자리가 바뀌면 생각도 조금 바뀌어요. 창문을 열거나 골목 끝까지만 걸어도 맴도는 생각이 잠시 끊겨요.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: '좋은 순간은 누가 붙들지 않으면 금방 지나가요. 잠깐 눈을 감고 그 장면으로 돌아가 보세요. 빛과 소리와 얼굴, 작은 것까지 모두요.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: '기쁨은 말하면 커져요. 이 일에 한몫한 사람을 하나 골라, 그 덕분에 무엇이 달라졌는지 구체적으로 들려주세요.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: '흐린 날을 위해 모아 둔 것이 있으면 좋아요. 무슨 일이 있었고 그렇게 되도록 내가 무엇을 했는지 세 줄로 적어 두세요.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: '좋은 때는 다음 씨앗을 심기에도 가장 좋은 때예요. 마음이 있을 때 작은 걸음 하나를 적어 두세요.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: '편안함도 외워 둘 수 있어요. 아무것도 하지 않고 이 분만 더 그 안에 머물러 보세요. 몸이 돌아오는 길을 기억하도록요.',
    },
  ],
  accepted: [
    '좋아요. 천천히 해 보고, 조금이라도 무엇이 달라졌는지 나중에 들려주세요.',
    '서두르지 않아도 돼요. 다 하고 나면 무엇이 느껴지나요?',
    '좋네요. 정해진 방법은 없고 나의 방법만 있어요. 해 보면서 무엇이 느껴지나요?',
    '나의 속도로 하면 돼요. 조금 도움이 되면 그것으로 좋고, 아니어도 알아 둘 만해요.',
  ],
  done: [
    '스스로에게 그 시간을 내주었네요. 조금이라도 무엇이 달라졌나요?',
    '해 본 것만으로도 좋아요. 전과 견주면 지금 몸은 어떤가요?',
    '방금 그건 나를 돌보는 일이었어요. 하는 동안 무엇을 느꼈나요?',
  ],
  declined: [
    '괜찮아요. 모든 생각이 모든 순간에 맞지는 않죠. 지금은 무엇이 더 맞을까요?',
    '문제없어요, 그건 두고 가도 돼요. 어떤 이야기를 하고 싶나요?',
    '어떤 제안보다도 나를 잘 아는 건 나죠. 보통 무엇이 통하나요?',
    '그래요. 연습 없이 이야기만 해도 충분해요. 아직 마음에 남은 것은 무엇인가요?',
  ],
};
