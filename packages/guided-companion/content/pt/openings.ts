import type { GuidedContent, Openings } from '../../src/content.ts';

const moods: Openings['moods'] = {
  happy: 'alegria',
  neutral: 'um dia mais neutro',
  sad: 'tristeza',
  anxious: 'ansiedade',
  excited: 'empolgação',
  calm: 'calma',
  stressed: 'estresse',
  grateful: 'gratidão',
  angry: 'raiva',
  confused: 'confusão',
  hopeful: 'esperança',
  tired: 'cansaço',
  verySad: 'muita tristeza',
  good: 'um bom humor',
  veryHappy: 'muita alegria',
  down: 'desânimo',
  disappointed: 'decepção',
  worried: 'preocupação',
  thoughtful: 'muita coisa na cabeça',
  relieved: 'alívio',
  peaceful: 'paz',
  joyful: 'uma alegria solta',
  inLove: 'paixão',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'Que bom que você veio. Hoje tem {mood} por aí, e não precisa esconder. O que está pesando mais?',
      'Você chegou trazendo {mood}. Podemos ir devagar. O que aconteceu?',
      'Em dias assim, só de parar para olhar já é cuidado. Por onde você quer começar?',
      'Aqui dá para pôr em palavras o que está difícil, no seu ritmo. O que mais aperta agora?',
      'Hoje o dia veio com {mood}. Quero entender melhor: como isso começou?',
    ],
    neutral: [
      'Olá. Às vezes o dia vem sem cor definida, e tudo bem. O que anda ocupando você?',
      'Você chegou com {mood}. Sobre o que gostaria de conversar?',
      'Bom ter você aqui. Como foi o dia até agora?',
      'Nem bom nem ruim também é um jeito de estar. O que está por trás do dia de hoje?',
      'Podemos conversar sem roteiro. O que veio com você para cá?',
    ],
    high: [
      'Que bom ver {mood} por aqui hoje. O que trouxe isso?',
      'Você chegou com {mood}, e vale dar um tempo a isso. O que aconteceu de bom?',
      'Dias bons também merecem conversa. Qual foi o melhor momento até agora?',
      'Coisa boa contada dura mais. Por onde começa a de hoje?',
      'Hoje tem {mood} no ar. O que você quer guardar deste dia?',
    ],
  },
  wise: {
    low: [
      'Toda travessia tem seus trechos de {mood}. Sente-se um pouco. Onde o caminho ficou difícil?',
      'O que dói também quer dizer alguma coisa. O que o dia de hoje lhe trouxe?',
      'Não é preciso ter pressa diante de {mood}. O que pede para ser dito primeiro?',
      'Há dias de céu baixo. Conte: que nuvem é essa?',
      'Quem chega com peso pode pousá-lo um instante. Que peso é esse?',
    ],
    neutral: [
      'Entre um passo e outro, há este instante. O que você encontra nele?',
      'Águas paradas também refletem. O que aparece quando você olha?',
      'Um dia sem alarde às vezes guarda uma boa pergunta. Qual seria a sua?',
      'Você veio com {mood}. O que há por baixo da superfície?',
      'Comecemos pelo simples: o que a vida tem lhe mostrado ultimamente?',
    ],
    high: [
      'A alegria gosta de ser vista. De onde veio {mood}?',
      'Há colheita hoje. Que semente você plantou lá atrás?',
      'Um dia claro ensina tanto quanto a noite. O que este lhe ensina?',
      'Você traz {mood}. O que, nisso, merece ser guardado?',
      'Quando a luz entra, vale abrir mais a janela. O que há de bom para contemplar hoje?',
    ],
  },
  friend: {
    low: [
      'Ei, que bom que você apareceu. Tá com {mood}, né. O que rolou?',
      'Poxa, dia de {mood}. Pode desabafar, sem filtro: o que tá pegando?',
      'Oi! Vi que hoje não tá fácil. Quer me contar o que aconteceu?',
      'Chega mais, senta aí. Que história é essa que deixou o dia assim?',
      'Hoje pode reclamar à vontade, viu. Por onde a gente começa?',
    ],
    neutral: [
      'Oi! Como é que tá sendo esse dia?',
      'E aí! Hoje tá tudo meio na mesma, pelo jeito. O que você anda fazendo?',
      'Opa, que bom te ver por aqui. O que conta de novo?',
      'Dia com {mood}, saquei. O que tá passando nessa cabeça?',
      'Oi, oi! Bora jogar conversa fora ou tem assunto sério na pauta?',
    ],
    high: [
      'Eba, hoje tem {mood}! Conta tudo: o que aconteceu?',
      'Aí sim! Quero saber de onde veio essa animação toda. O que rolou?',
      'Que delícia começar com notícia boa. Qual é a de hoje?',
      'Olha só quem chegou com {mood}! Qual foi a melhor parte do dia?',
      'Opa, dia bom merece plateia. O que aconteceu de gostoso?',
    ],
  },
  coach: {
    low: [
      'Dia difícil, com {mood}. Vamos por partes: qual é o ponto que mais precisa de atenção?',
      'Primeiro, respira. Depois me conta: o que tirou você do eixo hoje?',
      'Você veio mesmo com {mood}, e isso já é uma atitude. O que está travando?',
      'Hoje a meta é pequena: entender o que está acontecendo. Por onde começamos?',
      'Antes de qualquer plano, vamos ver o terreno. O que está mais pesado agora?',
    ],
    neutral: [
      'Olá! Momento bom para ajustar a rota. O que merece o seu foco hoje?',
      'Dia estável é ótimo para pensar com clareza. Em que você quer avançar?',
      'Você chegou com {mood}. O que faria este dia valer a pena?',
      'Vamos fazer um balanço rápido: o que vai bem e o que pede ajuste?',
      'Vamos olhar para a frente, no seu ritmo. Qual é o assunto de hoje?',
    ],
    high: [
      'Excelente, hoje tem {mood}! O que você fez para chegar até aqui?',
      'Energia boa se aproveita. Qual foi a conquista?',
      'Vamos registrar essa vitória: o que deu certo?',
      'Você chegou com {mood}. Em que direção quer levar isso?',
      'Bom momento para entender o que funciona com você. O que abriu caminho hoje?',
    ],
  },
  therapist: {
    low: [
      'Percebo que hoje há {mood}. Podemos ir com calma. O que você gostaria que eu compreendesse primeiro?',
      'Este é um lugar para o que está difícil. O que chegou com mais força hoje?',
      'Você marcou {mood}. Como isso aparece em você, neste momento?',
      'Não é preciso organizar nada antes de falar. O que está mais perto da superfície?',
      'Vamos devagar. Desde quando o dia ganhou esse peso?',
    ],
    neutral: [
      'Podemos começar por onde você quiser. O que está presente em você agora?',
      'Às vezes a calmaria deixa aparecer o que estava por baixo. O que você nota hoje?',
      'Você chegou com {mood}. O que isso quer dizer no seu caso?',
      'Que assunto tem voltado à sua mente nos últimos dias?',
      'Fique à vontade. O que gostaria de observar com mais cuidado hoje?',
    ],
    high: [
      'Noto {mood} na sua chegada. O que você gostaria de partilhar?',
      'O que faz bem também merece ser compreendido. O que está por trás do dia de hoje?',
      'Há algo bom presente. Como você percebe isso em si?',
      'Você marcou {mood}. O que tornou isso possível?',
      'Vamos dar tempo ao que está bem. O que mudou para você?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
