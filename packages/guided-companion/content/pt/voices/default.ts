import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Entendo.', 'Certo.', 'Agradeço por contar.', 'Estou acompanhando.'],
    low: ['Que difícil.', 'Isso pesa.', 'Puxa.', 'Dá para ver que dói.'],
    high: ['Que bom.', 'Que coisa boa.', 'Que notícia boa.', 'Muito bom.'],
  },
  reflections: {
    any: [
      'O quadro está claro.',
      'Isso eu já entendi.',
      'Tem muita coisa nisso.',
      'Dá para notar que isso importa para você.',
      'É uma parte que vale conhecer.',
      'Então isso também faz parte do quadro.',
      'Você trouxe isso porque tem importância.',
      'Isso ajuda a ver a situação por inteiro.',
    ],
    low: [
      'Isso vem pesando em você.',
      'Dá para perceber que não tem sido fácil.',
      'Você tem carregado bastante coisa.',
      'Isso mexe com você mais do que aparece por fora.',
      'Não é pouca coisa o que você está vivendo.',
      'Parece que isso cansa por dentro.',
      'Tem dor nisso.',
      'Você tem feito força para continuar.',
    ],
    high: [
      'Tem algo bom acontecendo com você.',
      'Dá para notar que isso fez bem.',
      'Você parece mais leve contando isso.',
      'Isso trouxe um respiro.',
      'É bom ver você reparando nisso.',
      'Essa parte vai bem.',
    ],
  },
  validations: {
    any: ['Pode contar do jeito que vier.', 'Vamos com calma.', 'Nada disso é bobagem.'],
    low: [
      'Faz sentido se sentir assim.',
      'Você não precisa dar conta de tudo agora.',
      'É compreensível que isso doa.',
      'Qualquer pessoa sentiria o peso disso.',
    ],
    high: ['Aproveite esse momento.', 'É seu, e é merecido.', 'Vale a pena parar um pouco nisso.'],
  },
  questions: {
    explore: {
      any: [
        'O que mais faz parte dessa história?',
        'Como você se sente em relação a isso?',
        'O que você acha importante eu entender?',
        'Como isso chegou até aqui?',
      ],
      low: ['O que tem sido mais pesado nisso?', 'Como tem sido passar por isso?'],
      high: ['O que mais alegrou você nisso?', 'Como foi viver isso?'],
    },
    deepen: {
      any: [
        'O que está por baixo disso, na sua visão?',
        'Por que isso é importante para você?',
        'O que isso desperta em você?',
        'O que você gostaria que fosse diferente?',
      ],
      low: ['Do que você mais precisa agora?', 'O que seria um pouco de alívio?'],
      high: ['O que isso mostra sobre você?', 'O que essa alegria alimenta em você?'],
    },
    forward: {
      any: [
        'O que poderia ajudar, mesmo que só um pouco?',
        'Com o que você pode contar neste momento?',
        'O que você gostaria de tentar?',
        'Como você quer cuidar disso?',
      ],
      low: ['Que apoio você tem por perto?', 'O que deixaria o dia de amanhã um pouco mais leve?'],
      high: ['Como manter isso por perto?', 'O que você quer fazer com essa energia?'],
    },
  },
  invitations: [
    'Se quiser, continue; leio com calma.',
    'Fique à vontade para seguir por onde fizer sentido.',
    'Pode deixar vir mais, ou só descansar um pouco aqui.',
    'Não há pressa. O próximo passo da conversa é seu.',
    'Conte mais, se tiver vontade.',
  ],
  frames: [
    'Uma ideia, se couber agora.',
    'Talvez isto ajude um pouco.',
    'Deixo uma sugestão, sem obrigação.',
    'Há algo simples que você pode tentar.',
    'Se fizer sentido, experimente.',
  ],
  goodbyes: [
    'Até logo, e cuide bem de você.',
    'Foi bom conversar. Vá com calma, e volte quando quiser.',
    'Até a próxima. Que o resto do dia seja gentil com você.',
    'Tchau. Bom descanso, no seu tempo.',
    'Até mais. Leve daqui só o que servir.',
  ],
};
