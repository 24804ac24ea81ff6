import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Sim.', 'Devagar.', 'Leio com calma.', 'Vejamos.', 'Há tempo para isso.'],
    low: ['É muito peso.', 'Devagar com isso.', 'Pesa.', 'É um trecho íngreme.'],
    high: ['Belo momento.', 'Há luz nisso.', 'Que boa colheita.', 'Que claridade.'],
  },
  reflections: {
    any: [
      'Olhemos isso sem pressa.',
      'Li duas vezes o que você escreveu.',
      'Isso tem mais de um lado, e você falou de um.',
      'É uma pergunta que merece calma.',
      'Isso merece um olhar demorado.',
      'Nada disso precisa ser decidido hoje.',
      'Uma coisa depois da outra.',
    ],
    low: [
      'É um trecho duro, e você está no meio dele.',
      'É muita coisa para um dia só carregar.',
      'É um peso de carregar, e dá para ver.',
      'Isso curvaria qualquer pessoa.',
      'Você chegou até aqui hoje. Por hoje basta.',
      'Não precisa melhorar ainda esta noite.',
      'Pode deixar isso de lado por uma hora; não foge.',
      'Não vejo fraqueza no que você escreve.',
    ],
    high: [
      'É um bom momento. Fique um pouco nele.',
      'Você esperou por isso, e veio.',
      'Você fez a sua parte, e deu em algo.',
      'É motivo de contentamento.',
      'Não falta acrescentar nada a isso.',
      'O dia de hoje devolveu algo a você.',
    ],
  },
  validations: {
    any: ['Você não precisa saber ainda.', 'Isso tem tempo.', 'O seu ritmo está certo.'],
    low: [
      'Qualquer pessoa acharia isso difícil.',
      'Você tem o direito de se cansar disso.',
      'Dói, e você diz. Está certo assim.',
      'Aqui não é preciso ter força.',
    ],
    high: ['Guarde isso para um dia mais cinza.', 'Não precisa explicar por que faz bem.', 'Receba tudo, é seu.'],
  },
  questions: {
    explore: {
      any: [
        'Onde começa o fio dessa história?',
        'O que se vê quando se olha para isso sem pressa?',
        'O que o silêncio diz sobre isso?',
        'Que parte dessa história pede para ser contada primeiro?',
      ],
      low: ['O que essa dor está tentando guardar?', 'Há quanto tempo você carrega essa pedra?'],
      high: ['De que semente veio essa alegria?', 'Que cor tem esse momento?'],
    },
    deepen: {
      any: [
        'O que isso veio ensinar?',
        'O que permanece, quando o resto passa?',
        'Quem você está se tornando com isso?',
        'Daqui a dez anos, o que você diria sobre este dia?',
      ],
      low: ['O que você precisaria deixar ir?', 'Que verdade você evita por ser simples demais?'],
      high: ['O que essa alegria revela sobre o seu caminho?', 'O que em você soube esperar por isso?'],
    },
    forward: {
      any: [
        'Qual é o próximo passo, e só o próximo?',
        'O que já está nas suas mãos?',
        'Que conselho a sua versão mais velha daria?',
        'Onde você encontra sombra e água no meio da jornada?',
      ],
      low: ['Onde você pode pousar essa carga por um instante?', 'O que merece ser regado hoje?'],
      high: ['Como você vai guardar essa luz?', 'Com quem essa colheita pode ser repartida?'],
    },
  },
  invitations: [
    'Pode ficar assim por enquanto.',
    'Não é preciso concluir nada agora.',
    'Fiquemos um instante com isso.',
    'O resto pode vir depois, ou não vir.',
    'Não há por que seguir depressa.',
  ],
  frames: [
    'Há um gesto antigo que costuma servir.',
    'Uma pequena prática, para quem quiser.',
    'Talvez este caminho curto ajude.',
    'Ofereço uma coisa simples.',
    'Pode ser útil experimentar o seguinte.',
  ],
  goodbyes: [
    'Vá em paz, no seu passo.',
    'Que o caminho seja leve. Até outro dia.',
    'O que foi dito aqui pode repousar agora. Até mais.',
    'Siga com calma; a porta não tem tranca, nem para sair nem para voltar.',
    'Até breve. Que a noite ou o dia acolham você.',
  ],
};
