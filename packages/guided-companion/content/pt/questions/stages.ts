import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'O que trouxe isso para hoje?',
      'Por onde essa história começa?',
      'O que você quer que eu saiba primeiro?',
      'Como foi esse dia para você?',
      'O que está mais vivo em você agora?',
    ],
    low: ['O que está pesando mais neste momento?', 'O que aconteceu?', 'Como você está, de verdade, agora?'],
    high: ['O que fez hoje ser diferente?', 'Como essa coisa boa começou?', 'O que está dando esse brilho ao dia?'],
  },
  exploring: {
    any: [
      'Como isso tem aparecido no seu dia a dia?',
      'O que mais chama a sua atenção nisso?',
      'O que acontece com você quando isso vem?',
      'Quem mais faz parte dessa história?',
      'O que você já entendeu sobre isso, e o que ainda não?',
      'Que parte disso quase ninguém vê?',
    ],
    low: [
      'Qual é a parte mais difícil?',
      'Desde quando isso acompanha você?',
      'Quando fica mais pesado?',
      'E quando alivia, o que está diferente?',
      'O que você tem feito para atravessar isso?',
    ],
    high: [
      'Que detalhe desse momento ficou com você?',
      'Como o seu corpo reage quando você lembra disso?',
      'Quem mais percebeu essa mudança?',
      'O que você fez para isso acontecer?',
    ],
  },
  meaning: {
    any: [
      'O que isso significa para você?',
      'O que é mais importante para você nisso tudo?',
      'O que isso diz sobre o que você precisa?',
      'Que lugar isso ocupa na sua história?',
      'O que você tem percebido sobre si no meio disso?',
      'Se isso fosse o capítulo de um livro, que título teria?',
    ],
    low: [
      'O que você mais teme que aconteça?',
      'O que você tem dito a si sobre isso?',
      'Do que você precisaria agora, se pudesse pedir qualquer coisa?',
      'O que dói que ainda não foi dito?',
      'O que você perdeu nisso, além do óbvio?',
    ],
    high: [
      'Que valor seu aparece nessa alegria?',
      'O que isso confirma que você já suspeitava?',
      'Como isso muda o jeito como você se vê?',
      'O que você faria com mais momentos assim?',
    ],
  },
  resources: {
    any: [
      'Quem, na sua vida, entenderia isso?',
      'O que costuma dar chão a você?',
      'Que qualidade sua tem ajudado até aqui?',
      'O que você já sabe sobre si que pode servir agora?',
    ],
    low: [
      'O que já ajudou em outros momentos difíceis?',
      'O que tem segurado você até aqui?',
      'Como você atravessou a última vez em que pareceu demais?',
      'O que, mesmo pequeno, ainda faz bem?',
      'O que um bom amigo lembraria a você agora?',
    ],
    high: [
      'O que em você abriu caminho para isso?',
      'De que força sua isso é prova?',
      'O que ajuda essa sensação a durar?',
      'Quem torce por você e gostaria de saber?',
    ],
  },
  step: {
    any: [
      'Qual seria um passo bem pequeno, do tamanho de hoje?',
      'O que você gostaria de fazer diferente nesta semana?',
      'Do que você quer se lembrar amanhã?',
      'O que seria cuidar de você nas próximas horas?',
    ],
    low: [
      'O que dá para largar um pouco, só por hoje?',
      'O que tornaria a noite de hoje um pouco mais leve?',
      'A quem você poderia dizer "não estou bem" nesta semana?',
      'Qual coisa pequena está nas suas mãos agora?',
    ],
    high: [
      'Como você vai se dar um presente por isso?',
      'O que você quer repetir amanhã?',
      'Como dividir um pouco disso com alguém?',
      'Que próximo passo dá vontade de dar?',
    ],
  },
};
