import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'Quando o assunto é {theme}, aparece {feeling}, e dá para entender por quê.',
    'Há {feeling} no meio de tudo o que envolve {theme}.',
    'Tem {feeling} em volta do que você conta sobre {theme}.',
    'Pensar sobre {theme} anda trazendo {feeling}.',
  ],
  high: [
    'Quando o assunto é {theme}, aparece {feeling}, e isso é bom de ver.',
    'Tem {feeling} no que você conta sobre {theme}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'Tem {low} e tem {high}, as duas coisas juntas, e nenhuma precisa expulsar a outra.',
  'De um lado {high}, de outro {low}: os dois são seus.',
  'Então hoje tem {high} e tem {low}.',
  'Mesmo com {low}, há também {high}.',
  'São coisas que parecem opostas e, mesmo assim, convivem em você.',
  'Você está num lugar misturado, e ele não precisa ser resolvido agora.',
];

export const pair: Reflections['pair'] = [
  'Tem {feeling}, e tem {other} junto.',
  'São {feeling} e {other} ao mesmo tempo, e uma coisa alimenta a outra.',
  'Entre {feeling} e {other}, não sobra muito espaço para mais nada.',
  'Não é simples dizer {feeling} e {other} na mesma frase, e você disse.',
];

export const cues: Reflections['cues'] = {
  dismissed: [
    'Você conta o que sente e recebe de volta que é exagero. Isso dói em dobro.',
    'É duro ter que provar que dói.',
    'Fizeram isso parecer menor do que é.',
  ],
  unsaid: [
    'Ficou muita coisa presa na garganta.',
    'Você não disse na hora, e ainda está aí.',
    'Você ficou em silêncio, e custou.',
  ],
  hiding: [
    'Por fora parece tudo certo, e por dentro é outra história.',
    'Sustentar essa aparência também cansa.',
    'Deve ser solitário atravessar o dia de rosto composto.',
  ],
  forbidden: [
    'Um momento assim não diz quem você é.',
    'Você estava no limite naquele momento.',
    'Sentir uma coisa não apaga o amor que está junto dela.',
  ],
  insight: [
    'Algo se encaixou agora.',
    'Você acaba de enxergar uma coisa importante.',
    'Vale parar um segundo nisso que você percebeu.',
  ],
  plan: [
    'Já há um passo desenhado aí, e foi você quem encontrou.',
    'Parece que uma parte sua já está se mexendo nessa direção.',
    'Tem decisão nascendo no que você diz.',
    'Isso soa como um começo possível.',
  ],
  wish: [
    'Há um desejo claro aí, e ele merece ser levado a sério.',
    'Por baixo disso tem algo que você quer muito.',
    'Você sabe do que precisa, mesmo que ainda não saiba como.',
  ],
  before: [
    'Há um antes e um depois nessa história.',
    'Uma parte de você lembra bem de como era.',
    'Isso já fez parte de quem você é, e talvez ainda faça.',
  ],
  ordinary: ['Um dia comum, então.', 'Nada de especial, e tudo bem contar.', 'Um dia sem sobressaltos.'],
  neverTold: [
    'Você acaba de dizer algo que não se diz fácil. Isso pede coragem.',
    'Você não tinha contado isso antes.',
    'Guardar isso em silêncio por tanto tempo deve ter pesado.',
  ],
  hard: ['Isso exigiu muito de você.', 'Não foi pouca coisa para atravessar.', 'Difícil mesmo, e você continua.'],
  pleasant: [
    'Há um gosto bom nisso.',
    'Isso faz bem a você, dá para notar.',
    'É uma coisa boa no meio do resto.',
    'Bom que haja isso no seu dia.',
  ],
  tooMuch: [
    'Chegou a um ponto em que não cabe mais.',
    'Você vem aguentando há tempo demais.',
    'Isso passou do que dá para carregar em silêncio.',
    'Parece que a última gota já caiu faz tempo.',
  ],
  crying: [
    'Você chorou.',
    'Que bom que as lágrimas puderam sair, mesmo doendo.',
    'Chorar assim mostra o quanto isso toca você.',
  ],
  alone: [
    'Você está segurando isso sem ter com quem dividir.',
    'Falta alguém que divida o peso, não só que diga que vai passar.',
    'Tanta coisa nas suas costas, e quase ninguém percebendo.',
  ],
  worse: [
    'E em vez de aliviar, vem apertando.',
    'Ver que piora, apesar de tudo o que você faz, desanima.',
    'O que era difícil ficou mais difícil.',
  ],
  better: [
    'Que bom que algo começou a clarear.',
    'Alguma coisa se moveu, e é bom notar isso.',
    'Esse alívio, mesmo pequeno, conta.',
    'Dá para perceber um pouco mais de ar no que você escreve agora.',
  ],
  effort: [
    'Você tem tentado, e isso merece ser dito.',
    'Mesmo com tudo isso, você não largou de mão.',
    'Tem empenho aí, ainda que o resultado não apareça como você queria.',
    'Cada tentativa dessas custou alguma coisa, e você fez assim mesmo.',
  ],
  supported: [
    'Você tem alguém com quem contar.',
    'No meio disso tudo, há alguém do seu lado.',
    'Esse apoio conta, e você soube reconhecer.',
  ],
  duty: [
    'Tem muito "tenho que" nisso, e pouco espaço para o que você quer.',
    'Você carrega uma lista de obrigações que parece não ter fim.',
    'Parece que falhar não é uma opção permitida aí dentro.',
    'Há uma voz cobrando, e ela não costuma agradecer.',
  ],
  ambivalence: [
    'Uma parte de você puxa para um lado, outra puxa para o outro.',
    'Os dois lados têm razões, e por isso é tão difícil.',
    'Você está no meio de um cabo de guerra dentro de si.',
    'Você quer e não quer.',
  ],
  longTime: [
    'Não é de hoje que você carrega isso.',
    'É uma história comprida, e ela foi se acumulando.',
    'Isso já dura muito tempo.',
    'Depois de tanto tempo, isso quase virou parte da paisagem.',
  ],
  recent: [
    'Ainda está muito fresco.',
    'Mal deu tempo de entender o que aconteceu.',
    'É recente, e a cabeça ainda está chegando lá.',
  ],
  wondering: [
    'Essa pergunta deve rodar bastante por aí.',
    'Você procura um porquê, e ele não se entrega fácil.',
    'Você ainda não tem resposta para isso.',
    'É uma pergunta séria, e dá para pensar nela com calma.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'Li tudo com atenção, e há muita coisa aí.',
  'Você abriu uma história inteira. Fico com ela, parte por parte.',
  'Muita coisa ao mesmo tempo, e você conseguiu pôr em palavras.',
  'Quanta coisa você vinha segurando até escrever isso.',
  'Dá para ver que isso precisava sair.',
];
