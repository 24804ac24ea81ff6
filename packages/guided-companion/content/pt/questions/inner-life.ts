import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'Como está o seu corpo neste momento?',
      'Onde você estava quando começou?',
      'O que você percebe primeiro quando isso vem chegando?',
    ],
    deepen: [
      'Do que você tem mais medo quando isso acontece?',
      'O que muda nos seus dias por causa do receio de acontecer de novo?',
      'O que você gostaria que as pessoas entendessem sobre esses momentos?',
    ],
    forward: [
      'O que já ajudou isso a baixar, mesmo que um pouco?',
      'Quem poderia ficar por perto quando isso vem?',
      'O que você diria a si nessa hora, com a voz mais gentil que tem?',
    ],
  },
  grief: {
    explore: [
      'Como era a presença que agora falta?',
      'Em que momentos a falta aparece mais?',
      'Como têm sido os dias desde então?',
      'Que lembrança vem primeiro?',
    ],
    deepen: [
      'O que dessa convivência continua vivo em você?',
      'O que você gostaria de ter podido dizer?',
      'O que as pessoas em volta não estão entendendo sobre essa perda?',
    ],
    forward: [
      'Que pequeno gesto honraria essa história?',
      'Com quem você consegue lembrar em voz alta?',
      'O que torna um dia um pouco mais suportável?',
    ],
  },
  sleep: {
    explore: [
      'O que costuma passar pela sua cabeça na hora de deitar?',
      'Desde quando o sono anda assim?',
      'Como são as suas últimas horas antes de ir para a cama?',
      'Como fica o dia depois de uma noite dessas?',
    ],
    deepen: [
      'O que a noite traz que o dia consegue esconder?',
      'Se esse sono perdido falasse, do que ele reclamaria?',
      'O que você teme que aconteça se não dormir bem?',
    ],
    forward: [
      'O que existia nas noites em que você dormia melhor?',
      'O que poderia ficar de fora da última hora do seu dia?',
      'Que parte da noite você gostaria de recuperar primeiro?',
    ],
  },
  guilt: {
    explore: [
      'O que aconteceu, do seu ponto de vista?',
      'Quando a culpa aperta mais?',
      'O que exatamente você gostaria de ter feito diferente?',
    ],
    deepen: [
      'O que você sabia naquele momento, e o que só sabe agora?',
      'Que valor seu foi tocado aí?',
      'O que você diria a uma pessoa querida que tivesse feito o mesmo?',
      'O que precisaria acontecer para você se sentir em paz com isso?',
    ],
    forward: [
      'Há algo a reparar, ou é mais sobre se perdoar?',
      'Qual seria um gesto pequeno na direção de se perdoar?',
      'O que você aprendeu que quer levar adiante?',
    ],
  },
  selfWorth: {
    explore: [
      'Quando essa voz crítica fala mais alto?',
      'De quem é essa régua com que você se mede?',
      'O que costuma acontecer logo antes de você se diminuir?',
    ],
    deepen: [
      'Quando foi que você aprendeu a se cobrar assim?',
      'O que uma pessoa que gosta de você discordaria nessa descrição?',
      'O que você teme que vejam em você?',
      'O que mudaria se você já fosse o bastante?',
    ],
    forward: [
      'Em que momento, nos últimos tempos, você se tratou com justiça?',
      'Qual qualidade sua você costuma esquecer?',
      'Como soaria essa mesma frase dita com gentileza?',
    ],
  },
  loneliness: {
    explore: [
      'Quando essa solidão aparece mais?',
      'De que tipo de companhia você sente falta?',
      'Como são os momentos em que você se sente menos só?',
    ],
    deepen: [
      'O que você gostaria que alguém percebesse em você?',
      'O que torna difícil deixar alguém chegar perto?',
      'Quando foi a última vez que você se sentiu em casa com alguém?',
    ],
    forward: [
      'Quem, mesmo distante, responderia com carinho a uma mensagem sua?',
      'Onde costuma haver gente parecida com você?',
      'Qual seria o menor contato possível nesta semana?',
    ],
  },
  exhaustion: {
    explore: [
      'O que mais tem consumido a sua energia?',
      'Desde quando você vem nesse ritmo?',
      'Que tipo de cansaço é esse: do corpo, da cabeça, do coração?',
    ],
    deepen: [
      'O que aconteceria se você fizesse menos?',
      'A quem você acha que deve tanto esforço?',
      'O que esse cansaço diria, se pudesse falar sem rodeios?',
      'De quê você vem abrindo mão para dar conta?',
    ],
    forward: [
      'O que poderia esperar até a semana que vem?',
      'Com quem daria para dividir uma parte?',
      'O que costuma devolver um pouco de energia a você?',
    ],
  },
  health: {
    explore: [
      'Como isso tem mexido com o seu dia?',
      'O que mais preocupa você nisso?',
      'Como você tem cuidado de si no meio disso?',
    ],
    deepen: [
      'O que isso mudou no jeito como você se vê?',
      'O que é mais difícil: o que já se sabe ou o que ainda não se sabe?',
      'O que você gostaria que as pessoas em volta entendessem?',
    ],
    forward: [
      'Quem poderia acompanhar você nisso?',
      'Que pergunta você levaria a um profissional de saúde?',
      'O que traz um momento de trégua no meio disso?',
    ],
  },
  anger: {
    explore: [
      'O que foi a gota d’água?',
      'O que mais incomodou você nessa história?',
      'Onde essa raiva mora no corpo?',
    ],
    deepen: [
      'Que limite seu foi atravessado?',
      'O que essa raiva está tentando proteger?',
      'Se por trás da raiva houvesse outra coisa, o que seria?',
      'O que você gostaria que tivessem reconhecido?',
    ],
    forward: [
      'O que você precisa que mude?',
      'Como seria dizer isso com firmeza e sem se machucar?',
      'O que ajuda você a baixar a fervura antes de decidir?',
    ],
  },
  emptiness: {
    explore: [
      'Quando foi que as coisas começaram a perder a cor?',
      'Como é um dia seu, do começo ao fim?',
      'Em que momento do dia isso pesa mais?',
    ],
    deepen: [
      'Do que você sente falta de sentir?',
      'O que costumava fazer os seus olhos brilharem?',
      'O que esse vazio talvez esteja pedindo?',
    ],
    forward: [
      'Que coisa pequena ainda dá um fio de gosto?',
      'O que você faria num dia em que tivesse um pouco mais de vontade?',
      'Quem você gostaria de ter por perto enquanto isso não passa?',
    ],
  },
  anxiety: {
    explore: [
      'O que mais tem alimentado essa preocupação?',
      'O que passa pela sua cabeça quando isso aperta?',
      'Quando isso costuma começar?',
      'Em que parte do corpo essa preocupação aparece?',
    ],
    deepen: [
      'Qual é o pior cenário que a sua cabeça desenha?',
      'O que essa preocupação quer proteger?',
      'Do que você precisaria para suportar não saber ainda?',
      'Quanto disso está nas suas mãos?',
    ],
    forward: [
      'O que já ajudou você em outra época parecida?',
      'Que parte disso dá para cuidar hoje, e que parte pode esperar?',
      'O que você diria a alguém querido com esse mesmo medo?',
    ],
  },
};
