import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Quando o corpo dispara assim, parece que algo terrível está por vir, mesmo sem nada em volta ter mudado.',
      'Um susto desses toma o corpo inteiro, e depois ainda fica o medo de acontecer de novo.',
      'É o alarme do corpo tocando no volume máximo: assusta muito, e sempre passa.',
      'Dá para perceber o quanto isso assustou você.',
    ],
  },
  grief: {
    low: [
      'Uma perda assim muda o tamanho de tudo em volta.',
      'Quem faz falta desse jeito ocupou um lugar que ninguém mais ocupa.',
      'A saudade aparece nas coisas pequenas, justo quando ninguém espera.',
      'O luto não anda em linha reta, e ninguém tem o direito de marcar prazo para ele.',
      'Nessa dor dá para ver o tamanho do vínculo que havia.',
    ],
  },
  breakup: {
    low: [
      'Quando uma relação acaba, não vai embora só a pessoa: vão também os planos e a rotina.',
      'Parece que o dia ficou cheio de lugares onde essa pessoa ainda aparece.',
      'Um fim assim mexe até com a ideia que se tem de si.',
      'Dá para perceber o quanto você investiu nessa história.',
    ],
    high: ['Dá para notar que esse fim também abriu espaço para respirar.'],
  },
  parenting: {
    any: [
      'Cuidar de um filho mexe com tudo, do sono à ideia que se tem de si.',
      'Dá para ver quanto de você vai para esse cuidado.',
    ],
    low: [
      'Quem cuida o tempo todo quase nunca é perguntado como está.',
      'É muito amor e muito cansaço morando na mesma casa.',
      'Você quer acertar, e essa vontade também pesa.',
    ],
  },
  sleep: {
    any: ['O sono anda no centro disso para você.'],
    low: [
      'De madrugada tudo parece maior, e não há com quem dividir.',
      'Noites assim roubam um pouco do dia seguinte também.',
      'O corpo pede descanso e a cabeça não dá licença.',
      'Quanto mais se tenta dormir à força, mais o sono foge.',
    ],
  },
  guilt: {
    low: [
      'Você tem repassado essa cena como quem procura um jeito de refazê-la.',
      'A culpa que você descreve mostra o quanto isso importa para você.',
      'Parece que você se julga com uma régua bem dura.',
      'Olhar para trás sabendo o que se sabe agora é quase sempre injusto com quem se era.',
    ],
  },
  selfWorth: {
    low: [
      'A voz que fala de você aí dentro anda dura demais.',
      'É pesado passar o dia com alguém que critica tudo, ainda mais quando esse alguém mora na própria cabeça.',
      'Parece que, aos seus olhos, nunca é o bastante.',
      'Você vê com lupa o que falta, e o que você tem fica fora de foco.',
    ],
    high: ['Dá para perceber que você começou a se olhar com mais gentileza.'],
  },
  loneliness: {
    low: [
      'Dá para ter gente em volta e, mesmo assim, sentir que ninguém chega perto.',
      'Faz falta alguém que pergunte como você está e espere a resposta.',
      'A solidão costuma falar mais alto quando a casa fica quieta.',
      'Por trás do que você conta há um desejo bonito: o de que alguém enxergue você de verdade.',
    ],
  },
  exhaustion: {
    low: [
      'Parece um cansaço que uma noite de sono já não resolve.',
      'Você vem funcionando na reserva faz tempo.',
      'Tem coisa demais pedindo a sua energia, e pouca coisa devolvendo.',
      'Quando tudo depende de você, até descansar vira tarefa.',
    ],
  },
  money: {
    any: ['Dinheiro nunca é só número: mexe com segurança e com liberdade.'],
    low: [
      'A conta não fecha e a cabeça fica fazendo soma o dia inteiro.',
      'Aperto assim acompanha a pessoa até na hora de dormir.',
      'Além da falta, vem o peso de não poder falar disso com qualquer um.',
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
    any: [
      'Mudar mexe com o que parecia garantido, até com as pequenas rotinas.',
      'Você está entre um lugar que já não é e outro que ainda não é seu.',
    ],
    low: [
      'Mesmo mudança desejada tem sua parte de despedida.',
      'É cansativo ter que aprender tudo de novo, do caminho da padaria ao jeito das pessoas.',
    ],
    high: ['Tem um começo bonito aí, com cheiro de coisa nova.'],
  },
  relationship: {
    any: [
      'Essa relação tem um lugar grande na sua vida.',
      'Quando se gosta de alguém, cada gesto ganha peso.',
      'Dividir a vida com alguém mostra o melhor e o mais frágil da gente.',
      'O que acontece entre vocês dois conta muito para você.',
    ],
    low: [
      'Entre duas pessoas que se gostam, coisa pequena pode doer grande.',
      'É difícil quando justo a pessoa de quem se espera colo vira motivo de dor.',
      'O que acontece entre vocês anda ocupando muito lugar.',
    ],
    high: ['Dá para notar o carinho no jeito como você fala dessa pessoa.'],
  },
  friendship: {
    any: ['Amizade mexe com um lugar bem fundo, o de saber que se é importante para alguém.'],
    low: [
      'Com amigo, qualquer mal-estar dói de um jeito quieto.',
      'Mexe fundo quando a dúvida é sobre quem a gente escolheu ter por perto.',
      'Amizade não devia pesar tanto, e por isso mesmo pesa.',
    ],
    high: ['Amizade assim sustenta a gente, até nos dias comuns.'],
  },
  health: {
    any: ['Quando a saúde entra na conversa, é difícil pensar em outra coisa.'],
    low: [
      'Doença mexe com a casa inteira, não só com um corpo.',
      'Além do incômodo em si, tem a espera e o não saber.',
      'Conviver com isso todo dia exige uma força que os outros nem sempre enxergam.',
    ],
    high: ['Cuidar do corpo e notar a diferença tem um sabor próprio.'],
  },
  work: {
    any: [
      'O trabalho está tomando um espaço grande na sua vida agora.',
      'O que acontece no trabalho raramente fica só lá.',
      'São muitas horas da vida passadas ali.',
      'Tem bastante de você investido nesse trabalho.',
    ],
    low: [
      'Parece que você sai do trabalho, mas o trabalho não sai de você.',
      'O que machuca no trabalho cobra seu preço fora dele também.',
      'O trabalho mexe com a segurança, com o orgulho e com o jeito de se ver.',
    ],
  },
  family: {
    any: [
      'Família mexe em lugares que ninguém mais alcança.',
      'Ninguém conhece os nossos botões como a família.',
      'O lugar que cada um ocupa na família vem de longe.',
      'Vocês têm uma história comprida, e ela aparece aí.',
      'Em família, uma frase só às vezes carrega anos de história.',
    ],
    low: [
      'Dói mais quando vem de quem a gente esperava colo.',
      'Parece que em casa sobra para você segurar muita coisa.',
      'Dá para amar alguém e, ainda assim, precisar de distância.',
    ],
    high: ['Dá para notar o afeto quando você fala dos seus.'],
  },
  anger: {
    low: [
      'Essa raiva está defendendo alguma coisa importante para você.',
      'Algo passou de um limite seu, e isso ficou ardendo.',
      'Foi injusto aos seus olhos, e engolir isso custa caro.',
      'Raiva assim costuma ter uma dor logo atrás.',
    ],
  },
  emptiness: {
    low: [
      'É como se a cor das coisas tivesse baixado.',
      'Os dias passam, mas você não se encontra muito dentro deles.',
      'Não vir nada também é um jeito de algo estar difícil.',
      'O que antes puxava você agora mal chama a atenção.',
    ],
  },
  future: {
    any: ['Tem uma escolha aí que não cabe só na razão.', 'O que ainda não tem forma ocupa muito lugar na cabeça.'],
    low: [
      'Parece que qualquer caminho fecha outro, e isso prende.',
      'Você gostaria de ter certeza antes de dar o passo, e ela não vem.',
      'Não enxergar o que vem pela frente cansa mais do que parece.',
    ],
    high: ['Dá para notar que o futuro anda com cara de convite para você.'],
  },
  world: {
    any: ['O que acontece lá fora também entra pela porta de casa.'],
    low: [
      'É muita notícia pesada para uma pessoa só carregar.',
      'Ver tanta coisa errada e poder pouco dá uma sensação de mãos atadas.',
      'Quem se importa com o mundo acaba sofrendo um pouco por ele.',
    ],
  },
  anxiety: {
    low: [
      'A sua cabeça está correndo na frente, tentando se preparar para tudo.',
      'É como viver com um alarme que não desliga.',
      'A preocupação promete controle, e no fim só entrega cansaço.',
      'Parece que o pior cenário chega sempre primeiro.',
      'Tanto "e se" junto não deixa espaço para o agora.',
    ],
  },
  gratitude: {
    any: ['Você repara no que é bom, e isso não é pouca coisa.'],
    high: [
      'Dá para ver que isso toca você de verdade.',
      'Reconhecer o que se tem muda o jeito de olhar o dia.',
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
