import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'O seu corpo disparou, e pareceu que algo terrível estava por vir.',
      'Esse susto tomou o corpo inteiro, e ficou o medo de acontecer de novo.',
      'É o alarme do corpo tocando no volume máximo: assusta muito, e sempre passa.',
      'Dá para perceber o quanto isso assustou você.',
    ],
  },
  grief: {
    low: [
      'Essa perda mexeu com tudo em volta.',
      'Você perdeu alguém que ninguém substitui.',
      'A saudade vem nas coisas pequenas do seu dia.',
      'Você está de luto, e ninguém pode marcar prazo para isso.',
      'Havia muito carinho entre vocês.',
    ],
  },
  breakup: {
    low: [
      'Com essa pessoa foram embora também os planos e a rotina.',
      'Parece que o dia ficou cheio de lugares onde essa pessoa ainda aparece.',
      'Esse término abalou você.',
      'Dá para perceber o quanto você investiu nessa história.',
    ],
    high: ['Dá para notar que esse fim também abriu espaço para respirar.'],
  },
  parenting: {
    any: ['Você cuida de manhã à noite.', 'Dá para ver quanto de você vai para esse cuidado.'],
    low: [
      'Quem cuida quase nunca é quem recebe cuidado.',
      'Tem muito amor aí, e muito cansaço.',
      'Você quer acertar, e essa vontade também pesa.',
    ],
  },
  sleep: {
    any: ['O sono anda no centro disso para você.'],
    low: [
      'Sem sono de madrugada, e ninguém com quem falar.',
      'Uma noite ruim, e o dia seguinte ainda por vir.',
      'O corpo pede descanso e a cabeça não dá licença.',
      'Você quer dormir, e o sono não vem.',
    ],
  },
  guilt: {
    low: [
      'Você tem repassado essa cena como quem procura um jeito de refazê-la.',
      'A culpa que você descreve mostra o quanto isso importa para você.',
      'Parece que você se julga com uma régua bem dura.',
      'Você sabe agora o que não sabia naquela hora.',
    ],
  },
  selfWorth: {
    low: [
      'A voz que fala de você aí dentro anda dura demais.',
      'Você passou o dia achando defeito em si.',
      'Parece que, aos seus olhos, nunca é o bastante.',
      'Você vê com lupa o que falta, e o que você tem fica fora de foco.',
    ],
    high: ['Dá para perceber que você começou a se olhar com mais gentileza.'],
  },
  loneliness: {
    low: [
      'Tem gente em volta, e ninguém por perto.',
      'Faz falta alguém que pergunte como você está e espere a resposta.',
      'A casa está quieta demais.',
      'Por trás do que você conta há um desejo bonito: o de que alguém enxergue você de verdade.',
    ],
  },
  exhaustion: {
    low: [
      'Parece um cansaço que uma noite de sono já não resolve.',
      'Parece que só sobrou a reserva.',
      'Tem coisa demais pedindo a sua energia, e pouca coisa devolvendo.',
      'Tudo depende de você, e a força está no fim.',
    ],
  },
  money: {
    any: ['O dinheiro está curto, e isso não sai da cabeça.'],
    low: [
      'A conta não fecha, e você segue fazendo soma.',
      'Esse aperto vai com você até para a cama.',
      'Preocupação com dinheiro, e quase ninguém para contar.',
    ],
  },
  study: {
    any: ['Os estudos estão ocupando um espaço grande na sua cabeça.', 'Tem muita coisa sua apostada nesse caminho.'],
    low: [
      'Parece que cada prova vira uma prova do seu valor.',
      'A pressão é tanta que fica difícil até aprender.',
      'Você se cobra como se não houvesse segunda chance.',
    ],
  },
  change: {
    any: ['Tem muita coisa nova de uma vez.', 'Você está entre um lugar que já não é e outro que ainda não é seu.'],
    low: [
      'Você também deixou algo para trás.',
      'É cansativo ter que aprender tudo de novo, do caminho da padaria ao jeito das pessoas.',
    ],
    high: ['Tem um começo bonito aí, com cheiro de coisa nova.'],
  },
  relationship: {
    any: [
      'Essa relação tem um lugar grande na sua vida.',
      'Essa pessoa importa para você.',
      'Vocês são próximos, por isso mexe.',
      'O que acontece entre vocês dois conta muito para você.',
    ],
    low: [
      'O que fizeram doeu, por menor que pareça.',
      'É difícil quando justo a pessoa de quem se espera colo vira motivo de dor.',
      'O que acontece entre vocês anda ocupando muito lugar.',
    ],
    high: ['Dá para notar o carinho no jeito como você fala dessa pessoa.'],
  },
  friendship: {
    any: ['Essa amizade é importante para você.'],
    low: [
      'Algo está estranho nessa amizade, e você sente.',
      'Você já não tem certeza dessa pessoa.',
      'Não é isso que você quer de uma amizade.',
    ],
    high: ['Você tem uma boa amizade aí.'],
  },
  health: {
    any: ['A saúde anda ocupando a sua cabeça.'],
    low: [
      'A doença ocupa muito espaço.',
      'Além do incômodo em si, tem a espera e o não saber.',
      'Conviver com isso pede força.',
    ],
    high: ['Você se cuidou e notou a diferença.'],
  },
  work: {
    any: [
      'O trabalho está tomando um espaço grande na sua vida agora.',
      'O trabalho veio com você para casa.',
      'Você passa ali a maior parte do dia.',
      'Tem bastante de você investido nesse trabalho.',
    ],
    low: [
      'Parece que você sai do trabalho, mas o trabalho não sai de você.',
      'Você volta do trabalho com isso.',
      'O seu emprego está em jogo, ou parece estar.',
    ],
  },
  family: {
    any: [
      'É a sua família, por isso mexe tanto.',
      'A sua família sabe onde dói.',
      'Isso em casa não começou ontem.',
      'Vocês têm uma história comprida, e ela aparece aí.',
      'Essa frase não foi a primeira do tipo.',
    ],
    low: [
      'Vindo da própria família, doeu mais.',
      'Parece que em casa sobra para você segurar muita coisa.',
      'Você precisa de um pouco de distância deles.',
    ],
    high: ['Dá para notar o afeto quando você fala dos seus.'],
  },
  anger: {
    low: [
      'Isso deixou você com muita raiva.',
      'Algo passou de um limite seu, e isso ficou ardendo.',
      'Foi injusto aos seus olhos, e engolir isso custa caro.',
      'Você tem raiva, e doeu também.',
    ],
  },
  emptiness: {
    low: [
      'É como se a cor das coisas tivesse baixado.',
      'Os dias passam, mas você não se encontra muito dentro deles.',
      'Você não sente nada, e isso também é difícil.',
      'O que antes puxava você agora mal chama a atenção.',
    ],
  },
  future: {
    any: ['Você tem uma decisão pela frente.', 'Ainda está em aberto como isso segue.'],
    low: [
      'Parece que qualquer caminho fecha outro, e isso prende.',
      'Você gostaria de ter certeza antes de dar o passo, e ela não vem.',
      'Você ainda não vê aonde isso leva, e cansa.',
    ],
    high: ['Dá para notar que o futuro anda com cara de convite para você.'],
  },
  world: {
    any: ['As notícias chegaram até você.'],
    low: [
      'É muita notícia pesada para uma pessoa só carregar.',
      'Ver tanta coisa errada e poder pouco dá uma sensação de mãos atadas.',
      'O que você vê nas notícias dói em você.',
    ],
  },
  anxiety: {
    low: [
      'A sua cabeça está correndo na frente, tentando se preparar para tudo.',
      'É como viver com um alarme que não desliga.',
      'Você se preocupa sem parar, e cansa.',
      'Parece que o pior cenário chega sempre primeiro.',
      'Tanto "e se" junto não deixa espaço para o agora.',
    ],
  },
  gratitude: {
    any: ['Você repara no que é bom, e isso não é pouca coisa.'],
    high: [
      'Dá para ver que isso toca você de verdade.',
      'Hoje você está vendo o que tem.',
      'Tem uma delicadeza nesse agradecimento.',
    ],
  },
  joy: {
    any: ['Isso merece ser contado devagar.'],
    high: [
      'Que notícia boa, com gosto de coisa merecida.',
      'Dá para notar o brilho no jeito como você conta.',
      'Isso não caiu do céu: tem muito de você aí.',
      'Alegria assim vale a pena deixar durar um pouco mais.',
      'Que bonito esse momento.',
      'Tem uma leveza nova no que você conta.',
    ],
  },
};
