import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Percebo.', 'Sigo com você.', 'Hum.', 'Fico com o que você disse.'],
    low: ['Percebo o peso disso.', 'Há dor aí.', 'Vamos devagar.', 'Isso toca fundo.'],
    high: ['Percebo a leveza.', 'Há algo novo aí.', 'Vamos olhar para isso com calma.', 'Isso tem valor.'],
  },
  reflections: {
    any: [
      'Há mais de uma coisa no que você escreve.',
      'Noto que você escolhe as palavras com cuidado quando fala disso.',
      'Gostaria de ficar um pouco nesse ponto.',
      'Você ainda está remexendo nisso.',
      'Chama a atenção o lugar que isso ocupa em você.',
      'Você vem tentando dar sentido a isso.',
      'Fica a impressão de que você está tentando se entender melhor.',
    ],
    low: [
      'Fico com a impressão de que você tem suportado mais do que diz.',
      'O que você descreve dói, e levo a sério.',
      'Noto o esforço que existe por trás dessas palavras.',
      'É como se uma parte sua pedisse cuidado e outra mandasse seguir.',
      'Talvez tenha faltado lugar para isso ser dito.',
      'Há um cansaço de fundo no que você descreve.',
      'Isso toca em algo que é caro a você.',
      'Parece que você vem se virando sem muito amparo.',
    ],
    high: [
      'Noto uma abertura no jeito como você fala agora.',
      'Parece que você está se permitindo algo bom.',
      'Essa alegria não veio por acaso.',
      'Algo se encaixou aí.',
      'Fico com a impressão de que você se reconhece nisso.',
      'Há um contentamento que não precisa se justificar.',
    ],
  },
  validations: {
    any: [
      'Podemos ficar um pouco nesse ponto.',
      'Tudo o que aparece aqui tem lugar.',
      'Não é preciso arrumar as palavras.',
    ],
    low: [
      'O que você sente é compreensível, dado o que viveu.',
      'É legítimo que isso doa.',
      'Faz sentido que uma parte sua queira se proteger.',
      'Não há nada de errado em precisar de apoio.',
    ],
    high: [
      'É bom dar tempo a essa experiência.',
      'Você pode confiar um pouco nisso.',
      'Perceber o que faz bem também é um cuidado.',
    ],
  },
  questions: {
    explore: {
      any: [
        'O que você percebe em si enquanto conta isso?',
        'Como é para você falar disso?',
        'O que lhe vem à mente quando para nesse ponto?',
        'Que palavra chegaria mais perto do que você sente?',
      ],
      low: ['Onde, no corpo, você nota isso?', 'O que é mais doído de dizer em voz alta?'],
      high: ['O que você nota no corpo quando lembra disso?', 'Como é se permitir sentir isso?'],
    },
    deepen: {
      any: [
        'Que necessidade sua está por trás disso?',
        'O que esse sentimento estaria tentando lhe dizer?',
        'Quando você já se sentiu assim antes?',
        'O que significaria, para você, encontrar compreensão nisso?',
      ],
      low: ['O que lhe faria bem ouvir sobre isso?', 'Que parte sua ainda espera ser acolhida?'],
      high: ['O que mudou em você para que isso fosse possível?', 'Que parte sua aparece quando você está assim?'],
    },
    forward: {
      any: [
        'O que seria um gesto de cuidado com você agora?',
        'Quem poderia acompanhar você nesse ponto da vida?',
        'O que você já sabe, por experiência, que lhe faz bem?',
        'Que pequena mudança já seria perceptível para você?',
      ],
      low: [
        'O que ajudaria você a se sentir um pouco mais em segurança?',
        'Como seria tratar essa parte sua com gentileza?',
      ],
      high: ['Como você gostaria de cuidar do que está nascendo?', 'O que ajuda você a confiar nessa mudança?'],
    },
  },
  invitations: [
    'Podemos ficar em silêncio um momento, se for bom para você.',
    'Deixe vir o que vier, sem forçar.',
    'Siga por onde a sua atenção quiser ir.',
    'Não é preciso ter resposta. Só observar já é muito.',
    'Se surgir uma imagem ou lembrança, ela também cabe aqui.',
  ],
  frames: [
    'Se fizer sentido, podemos experimentar algo breve.',
    'Proponho uma pequena experiência, e você decide se serve.',
    'Talvez uma prática simples acompanhe bem este momento.',
    'Há um exercício curto que conversa com o que você trouxe.',
    'Deixo uma possibilidade, para quando couber.',
  ],
  goodbyes: [
    'Encerramos por aqui, então. Cuide-se com gentileza.',
    'Agradeço o que você partilhou. Até quando quiser.',
    'Que você possa descansar do que trouxe hoje. Até mais.',
    'Até a próxima. Vá com o cuidado que você merece.',
    'Ficamos por aqui. Que o seu dia siga com calma.',
  ],
};
