import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Certo, vamos lá.', 'Anotado.', 'Ok, foco nisso.', 'Boa, continue.'],
    low: ['Está puxado.', 'É um momento duro.', 'Respira.', 'Um passo de cada vez.'],
    high: ['Excelente!', 'Isso aí!', 'Boa conquista!', 'Que avanço!'],
  },
  reflections: {
    any: [
      'Você está olhando de frente. Bom.',
      'Essa peça entra no mapa.',
      'Você sabe mais sobre isso do que imagina.',
      'É bom saber disso.',
      'Agora o problema tem nome.',
      'Tem espaço de manobra aí.',
      'Vamos ver o que dá para mudar nisso.',
    ],
    low: [
      'Você está em terreno difícil e continua de pé.',
      'É um obstáculo de verdade.',
      'Hoje não é dia de bater recorde, é dia de se manter no jogo.',
      'Isso exige muito de você, e você vem respondendo.',
      'Antes de correr, vale recuperar o fôlego.',
      'Você não perdeu o que construiu.',
      'Dá para ver o tamanho do esforço.',
      'Uma parte disso não depende de você.',
    ],
    high: [
      'Isso é resultado de trabalho seu.',
      'Você abriu um caminho, e dá para ir além.',
      'Olha o quanto você já andou.',
      'Esse é o tipo de vitória que se constrói.',
      'Tem impulso aí, vale aproveitar.',
      'Você provou a si que consegue.',
    ],
  },
  validations: {
    any: [
      'Progresso não precisa ser grande para contar.',
      'Você está no comando do ritmo.',
      'Não precisa sair perfeito.',
    ],
    low: [
      'Pausa também faz parte do treino.',
      'Reconhecer o limite é estratégia, não derrota.',
      'Ninguém rende no máximo o tempo inteiro.',
      'Passar por isso pede força, e você está aqui.',
    ],
    high: ['Registre essa vitória.', 'Mérito seu, sem desconto.', 'Isso aumenta a sua confiança para a próxima.'],
  },
  questions: {
    explore: {
      any: [
        'Qual é o ponto principal aqui?',
        'O que já está claro para você e o que ainda não está?',
        'Onde você está agora e onde gostaria de estar?',
      ],
      low: ['O que está travando mais?', 'O que você já tentou?', 'De zero a dez, quanto de energia você tem hoje?'],
      high: ['O que você fez de diferente desta vez?', 'Qual foi a virada?'],
    },
    deepen: {
      any: [
        'Por que isso vale o seu esforço?',
        'O que você ganha e o que você perde se tudo continuar igual?',
        'Que valor seu está em jogo aqui?',
        'O que estaria diferente se isso já estivesse resolvido?',
      ],
      low: ['Que parte disso está sob o seu controle?', 'O que você está exigindo de si que não exigiria de ninguém?'],
      high: ['Que força sua ficou evidente?', 'O que essa conquista muda na sua próxima meta?'],
    },
    forward: {
      any: [
        'Qual é a menor ação possível nas próximas vinte e quatro horas?',
        'Que recurso você ainda não usou?',
        'O que pode atrapalhar, e como contornar?',
        'Como você vai saber que avançou?',
      ],
      low: ['O que dá para tirar da lista hoje?', 'Quem pode entrar no time com você?'],
      high: ['Qual é o próximo degrau?', 'Como transformar isso em hábito?'],
    },
  },
  invitations: [
    'Pense nisso com calma e traga o que aparecer.',
    'Não precisa decidir agora: observe até amanhã.',
    'Fique com essa ideia por um momento.',
    'Deixe isso assentar um instante antes de qualquer coisa.',
    'A próxima jogada é sua, no seu tempo.',
  ],
  frames: [
    'Proposta de hoje, bem pequena.',
    'Vamos à prática por um minuto.',
    'Um experimento curto.',
    'Aqui vai uma ferramenta simples.',
    'Teste isto e veja o resultado.',
  ],
  goodbyes: [
    'Boa! Até a próxima, no seu ritmo.',
    'Fechamos por hoje. Descanse, isso também é avanço.',
    'Até mais. Um passo por vez já está ótimo.',
    'Boa conversa. Siga firme e com leveza.',
    'Até logo. Leve o que serviu e deixe o resto.',
  ],
};
