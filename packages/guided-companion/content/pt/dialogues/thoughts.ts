import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Um momento, a frase que passou pela sua cabeça nele, e se ela é justa. Você escreve um pouco, eu pergunto uma coisa por vez.',
    why: 'Um pensamento que vem com sentimento forte parece um fato. Escrito, ao lado do que fala a favor e contra, quase sempre é metade da história.',
    steps: {
      situation: {
        ask: 'O que aconteceu? Só o que uma câmera teria visto: onde, quem, o que foi dito.',
        hint: 'Escrevi para uma amiga e não veio resposta.',
      },
      feeling: {
        ask: 'O que você sentiu mais forte?',
        options: { fear: 'Medo', sadness: 'Tristeza', anger: 'Raiva', shame: 'Vergonha, culpa' },
      },
      fear: 'O medo costuma trazer uma frase que começa com “e se”.',
      sadness: 'Com a tristeza costuma vir uma frase sobre o que se perdeu, ou sobre o seu valor.',
      anger: 'Com a raiva costuma vir uma frase sobre o que alguém devia ou não devia ter feito.',
      shame: 'Com a vergonha costuma vir uma frase sobre quem você é, ou sobre o que vão pensar.',
      thought: {
        ask: 'Que frase passou pela sua cabeça? Escreva a que mais dói, do jeito que veio.',
        hint: 'Ninguém gosta de mim de verdade.',
      },
      belief: 'O quanto isso parece verdade agora?',
      speaksFor: {
        ask: 'O que fala a favor? Só o que outra pessoa poderia conferir.',
        hint: 'Dois dias sem resposta.',
      },
      speaksAgainst: {
        ask: 'E o que não combina com ela? Coisa pequena conta.',
        hint: 'Semana passada a gente riu por uma hora.',
      },
      friend: {
        ask: 'Essa frase pegou forte. Se alguém de quem você gosta pensasse isso, com os mesmos fatos, o que você diria?',
        hint: 'Vai ver está na correria. Dá para perguntar.',
      },
      fairer: {
        ask: 'Agora uma frase em que caiba tudo isso. Não precisa ser alegre, só justa.',
        hint: 'Ainda não sei por que não veio resposta.',
      },
      action: {
        ask: 'Se esta frase estiver certa, qual é uma coisa pequena para fazer, e quando?',
        hint: 'Amanhã no almoço pergunto como ela está.',
      },
    },
    takeaway: { thought: 'O que pensei', fairer: 'O que é mais justo', action: 'O que faço agora' },
    keep: 'Um pensamento pode parecer verdade inteira e ser só metade da história.',
    close: 'O pensamento antigo pode passar de novo. Agora você tem o que pôr ao lado dele.',
  },

  worryTree: {
    about:
      'Pegamos uma preocupação e vemos se há algo a fazer. Se houver, ganha hora. Se não, treinamos deixar ela de lado.',
    why: 'Se preocupar parece trabalhar no problema. Algumas preocupações pedem um passo, outras pedem para ficar quietas por enquanto; fica mais fácil quando você sabe qual é a sua.',
    steps: {
      worry: {
        ask: 'Qual é a preocupação? Uma frase. Se forem muitas, a mais barulhenta.',
        hint: 'O resultado do exame pode vir ruim.',
      },
      hands: {
        ask: 'Tem alguma coisa que você possa fazer?',
        options: {
          yes: 'Sim, alguma coisa',
          partly: 'Sobre uma parte',
          unsure: 'Não consigo dizer',
          no: 'Não, nada',
        },
      },
      nothing: 'Então pensar mais não vai mexer nisso, mesmo parecendo trabalho. Dá para largar por um minuto.',
      smallest: {
        ask: 'Qual é a menor coisa que você pode fazer? Só a sua parte. Se não vier nada, pule.',
        hint: 'Anotar minhas duas perguntas para a médica.',
      },
      time: { ask: 'Isso é para agora?', options: { now: 'É para agora', later: 'É para depois' } },
      doNow: {
        ask: 'Então vá fazer. Eu espero, e na volta soltamos o resto.',
        options: { done: 'Está feito', begun: 'Já comecei' },
      },
      later: {
        ask: 'Quando e onde você vai fazer? Com hora marcada, a cabeça não precisa ficar de plantão.',
        hint: 'Amanhã depois do café, na mesa da cozinha.',
      },
      barrier: {
        ask: 'O que pode atrapalhar, e o que você faz nesse caso?',
        hint: 'Se eu enrolar, faço dois minutos e pronto.',
      },
      release:
        'Agora um minuto respirando devagar. A cada saída de ar, desça um pouco os ombros. A preocupação pode ficar no quarto; você não precisa segurar.',
      attention: {
        ask: 'A preocupação vai chamar você de volta. Para onde a atenção pode ir enquanto isso?',
        options: {
          listen: 'Algo para ouvir',
          hands: 'Algo com as mãos',
          body: 'Alongar, um chá quente',
          person: 'Outra pessoa',
        },
      },
      answer: {
        ask: 'Quando ela voltar, o que você vai dizer? Uma linha curta.',
        hint: 'Já te conheço. Amanhã, depois do café.',
      },
    },
    takeaway: {
      smallest: 'O que dá para fazer',
      later: 'Quando',
      attention: 'Para onde vai a atenção',
      answer: 'O que digo à preocupação',
    },
    keep: 'Se dá para fazer algo, ganha hora. Se não dá, pode esperar lá fora.',
    close: 'A preocupação tem o lugar dela agora. O resto da hora é seu.',
  },

  catastropheCheck: {
    about: 'Você me conta o pior que teme. Depois olhamos o que é mais provável, e o que você faria se desse errado.',
    why: 'A cabeça com medo mostra a pior cena e para o filme ali. Olhar os outros finais, e o que você faria depois do pior, deixa o abismo menos fundo.',
    steps: {
      worst: {
        ask: 'O que você tem medo que aconteça? A pior versão, numa frase.',
        hint: 'Perco o emprego e não consigo pagar o aluguel.',
      },
      ahead: {
        ask: 'Em que pé está?',
        options: { ahead: 'A cabeça se adiantou', waiting: 'Espero uma notícia', begun: 'Já começou' },
      },
      waiting: 'Esperar notícia é duro. A cabeça preenche o vazio, e raramente com coisa boa.',
      begun: 'Então não vou dizer que não é nada. Vamos ver até onde isso deve ir, e o que ajuda.',
      odds: 'O quanto o pior parece provável agora? 0 é impossível, 10 é certeza.',
      best: {
        ask: 'E o melhor que podia acontecer? Pode ser tão improvável quanto o pior.',
        hint: 'Fico, e ainda pego o projeto que eu queria.',
      },
      likeliest: {
        ask: 'Entre os dois: o que é mais provável, pelo que você sabe e pelo que já viu acontecer?',
        hint: 'Uma conversa chata, e depois a gente dá um jeito.',
      },
      highOdds: 'Para você o pior é bem provável. Então um plano vale mais do que consolo, e vamos fazer um.',
      cope: {
        ask: 'Digamos que desse errado mesmo. O que você faria primeiro, e quem procuraria?',
        hint: 'Ligo para minha irmã, como, durmo, faço uma lista.',
      },
      carries: {
        ask: 'O que seguraria você um pouco nessa hora? Toque em tudo o que servir.',
        options: {
          person: 'Alguém próximo',
          before: 'Já passei por pior',
          advice: 'Alguém que entende disso',
          place: 'Um lugar para ir',
          skill: 'Algo que sei fazer bem',
        },
      },
      gotThrough: {
        ask: 'Pelo que foi que você passou, e o que ajudou na época?',
        hint: 'A mudança. Fui um dia de cada vez.',
      },
      action: {
        ask: 'Qual é uma coisa pequena que deixa o final ruim menos provável, ou mais suportável? O quê, e quando?',
        hint: 'Na segunda pergunto à chefe como eu fico.',
      },
      film: {
        ask: 'Quando o filme recomeçar na cabeça, o que você diz a ele, e o que faz?',
        hint: 'Esse filme eu já vi. E vou lavar a louça.',
      },
    },
    takeaway: {
      likeliest: 'O mais provável',
      cope: 'Se der errado',
      action: 'Meu passo',
      film: 'Quando o filme recomeçar',
    },
    keep: 'O pior é um final entre vários. Posso olhar também o mais provável.',
    close: 'Você olhou isso de frente. Por agora basta.',
  },

  selfCompassion: {
    about:
      'Três coisas pequenas: dizer que dói, lembrar que outras pessoas conhecem isso, e escolher um gesto gentil para você.',
    why: 'Quando dói, muita gente se trata pior do que trataria qualquer outra pessoa, e aí dói duas vezes. Uma palavra boa e o corpo calmo ajudam a levantar de novo.',
    steps: {
      hurts: {
        ask: 'O que está doendo agora? Poucas palavras bastam.',
        hint: 'Hoje deixei alguém na mão.',
      },
      kind: {
        ask: 'Isso dói mesmo. O que chega mais perto?',
        options: {
          loss: 'Uma perda',
          failed: 'Algo que deu errado',
          shame: 'Vergonha',
          leftOut: 'Ficar de fora',
          wornOut: 'Esgotamento',
        },
      },
      loss: 'Dói porque alguém ou alguma coisa importa para você. Não há nada de errado nisso.',
      failed: 'Quem tenta coisas erra algumas. Arde porque você se importava.',
      shame: 'A vergonha diz que é só com você. Ela diz isso para quase todo mundo.',
      leftOut: 'Ficar de fora dói em qualquer pessoa. Não é frescura.',
      wornOut: 'É o que acontece com quem carrega muito por muito tempo. Não é fraqueza.',
      others:
        'Três respirações lentas. Em algum lugar, a esta hora, tem mais alguém sem dormir com essa mesma dor. Não é estranho sentir isso.',
      gesture: {
        ask: 'Agora algo para o corpo. O que seria bom?',
        options: {
          chest: 'Mão no peito',
          arms: 'Abraçar os meus braços',
          warm: 'Coberta, caneca quente',
          noTouch: 'Nada de toque',
        },
      },
      hold: 'Fique um momento com isso. Os olhos podem ficar abertos, pousados em algo calmo do quarto. Não há nada para fazer.',
      friend: {
        ask: 'Se alguém de quem você gosta muito contasse o que você me contou, o que você diria?',
        hint: 'Foi um dia difícil. Você fez o que deu.',
      },
      forYou: {
        ask: 'Leia mais uma vez, devagar, como se tivessem escrito para você. Como chega aí?',
        options: { helps: 'Ajuda um pouco', strange: 'É estranho', untrue: 'Não acredito nisso' },
      },
      practice: 'No começo é assim para quase todo mundo. Você não precisa acreditar. Basta que esteja escrito aí.',
      care: {
        ask: 'Que coisa boa você pode fazer por você na próxima hora?',
        hint: 'Lavar o rosto e deitar sem o celular.',
      },
    },
    takeaway: { friend: 'Palavras para mim', care: 'Um gesto gentil' },
    keep: 'Dói, outras pessoas conhecem isso, e posso me tratar como trato quem eu gosto.',
    close: 'Você não precisa melhorar agora. Daqui dá para seguir com calma.',
  },

  innerCritic: {
    about: 'Anotamos o que a sua voz crítica diz, olhamos o que ela quer evitar, e achamos uma frase mais justa.',
    why: 'Se tratar com dureza costuma ser um jeito antigo de evitar problema. Quase sempre faz encolher, não melhorar. Uma frase justa e firme ajuda mais.',
    steps: {
      harsh: {
        ask: 'O que essa voz diz? Escreva do jeito que ela fala.',
        hint: 'Você nunca termina nada.',
      },
      loud: {
        ask: 'Quando ela fala mais alto?',
        options: {
          mistake: 'Depois de um erro',
          beforeNew: 'Antes de algo novo',
          compare: 'Quando me comparo',
          night: 'De noite',
          always: 'Quase sempre',
        },
      },
      night: 'De noite ela tem jogo fácil. Com cansaço e sem ninguém por perto, tudo parece mais verdade.',
      heard: {
        ask: 'Onde você já ouviu esse tom?',
        options: {
          family: 'Na minha família',
          school: 'Na escola ou no trabalho',
          partner: 'Num relacionamento',
          mine: 'É coisa minha',
          unknown: 'Não lembro de onde',
        },
      },
      learned: 'Então não foi invenção sua. Você ouviu tantas vezes que decorou.',
      prevents: {
        ask: 'Essa voz costuma querer evitar alguma coisa. Do que ela pode ter medo?',
        options: {
          rejected: 'De que se afastem de mim',
          fail: 'De eu fracassar',
          stop: 'De eu desistir',
          harm: 'De eu machucar alguém',
          nothing: 'Ela só me põe para baixo',
        },
      },
      onlyHurts: 'Então deixamos os motivos dela de lado e olhamos só o que é justo.',
      grain: {
        ask: 'Tem algum grão de verdade nisso? Só o grão, sem o insulto. Se não tiver, pule.',
        hint: 'Duas coisas estão paradas há semanas.',
      },
      leftOut: {
        ask: 'E o que ela deixa de fora? Algo verdadeiro que ela nunca comenta.',
        hint: 'Eu apareço, até nos dias ruins.',
      },
      fair: {
        ask: 'Agora diga de um jeito justo: firme e amigo, como diria a alguém de quem você gosta.',
        hint: 'Duas coisas estão abertas. Começo por uma.',
      },
      tone: {
        ask: 'Leia de novo. Como soa?',
        options: { right: 'Está bom', tooHard: 'Ainda duro demais', tooNice: 'Bonito demais, não cola' },
      },
      rewrite: {
        ask: 'Então troque uma ou duas palavras. Tire o que maltrata e o que você não consegue acreditar. Como fica?',
        hint: 'Duas coisas estão abertas. Uma é pequena.',
      },
      reply: {
        ask: 'Quando ela falar alto de novo: o que você responde, e o que faz em seguida?',
        hint: '“Anotado.” E levanto para abrir a janela.',
      },
    },
    takeaway: { fair: 'O que é justo', rewrite: 'Com palavras melhores', reply: 'Quando ela falar alto' },
    keep: 'A voz que critica pode falar alto. Posso me tratar com justiça e ainda assim melhorar.',
    close: 'Ela ainda pode resmungar. Você não precisa fazer o que ela diz.',
  },

  bodyImage: {
    about:
      'Para quando está difícil suportar o próprio corpo. Atravessamos isso sem números, e terminamos com um cuidado.',
    why: 'Na hora ruim, só se vê o corpo por fora, e só os defeitos. Voltar para o quarto, e para o que o corpo faz o dia todo, alarga de novo o olhar.',
    steps: {
      trigger: {
        ask: 'O que disparou isso?',
        options: {
          mirror: 'O espelho',
          pictures: 'Fotos de outras pessoas',
          remark: 'Um comentário',
          clothes: 'Roupa',
          meal: 'Depois de comer',
        },
      },
      mirror: 'Então saia da frente do espelho por enquanto. Na hora ruim, o que se vê nele é quase só a hora ruim.',
      pictures: 'Essas fotos foram escolhidas, iluminadas e retocadas. Dá para guardar o celular por hoje.',
      remark: 'A frase foi de outra pessoa. Você não precisa continuar repetindo.',
      clothes: 'Roupa sai de um molde, não é feita para uma pessoa. Se der, vista a mais macia que você tem.',
      meal: 'Essa sensação passa sem que você faça nada. Não há nada para compensar.',
      notice: {
        ask: 'O que a sua cabeça diz do seu corpo? Poucas palavras, sem números.',
        hint: 'Que todo mundo fica me olhando.',
      },
      room: 'A cabeça diz coisas assim na hora ruim. Agora levante os olhos, bem abertos. Ache três coisas da mesma cor no quarto, devagar, uma depois da outra.',
      part: {
        ask: 'Que parte de você fez alguma coisa por você hoje?',
        options: {
          hands: 'As minhas mãos',
          legs: 'As minhas pernas',
          senses: 'Os olhos ou os ouvidos',
          breath: 'Pulmões, coração',
          voice: 'A minha voz',
        },
      },
      does: {
        ask: 'O que ela fez por você? Coisa comum serve.',
        hint: 'Minhas mãos fizeram sopa e carinho no gato.',
      },
      pull: {
        ask: 'Tem alguma vontade puxando você agora, por causa do corpo?',
        options: {
          check: 'Ficar conferindo',
          hide: 'Me esconder, desmarcar',
          food: 'Algo com comida',
          none: 'Não, nada',
        },
      },
      delay: 'Tente esperar dez minutos antes. A vontade é mais forte no começo, e desce mesmo sem você ceder.',
      food: 'Então deixe a próxima refeição vir como sempre, diga a vontade o que disser. E, se essa vontade já é velha conhecida, conte a alguém de confiança ou procure um posto de saúde. Você não precisa passar por isso sem companhia.',
      care: {
        ask: 'O que você pode fazer esta noite que seja bom para o corpo e não tenha nada a ver com a aparência?',
        hint: 'Meia quente e creme nas mãos.',
      },
    },
    takeaway: { does: 'O que meu corpo faz por mim', care: 'O cuidado desta noite' },
    keep: 'Meu corpo é mais do que a aparência. Ele me carrega o dia todo.',
    close: 'Você não precisa gostar do seu corpo esta noite. Um pouco de cuidado com ele basta.',
  },
};
