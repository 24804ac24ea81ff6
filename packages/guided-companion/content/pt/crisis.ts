import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

/** Every `{number}` and `{line}` stands after "para o": what is shown has no article of its own. */
export const crisis: CrisisContent = {
  shownNumber: 'número de emergência que aparece acima',
  shownLine: 'número da linha de ajuda que aparece acima',
  tracks: {
    passive: {
      first: [
        'Agradeço por você me contar isso. Um cansaço desse tamanho pesa, e foi bom não guardar só para você. Posso perguntar sem rodeios: você pensa em acabar com a sua vida?',
        'Li o que você escreveu e não vou passar por cima. Às vezes a vontade de não estar aqui fica só no pensamento, às vezes ela cresce. Você está pensando em se matar?',
      ],
      yes: [
        'Agradeço a sinceridade. Pensamentos assim costumam vir em ondas, e uma onda dá para atravessar com alguém do lado. Tem aí perto alguma coisa que você usaria, ou uma hora em que pensou?',
        'Acredito em você. Então vamos cuidar primeiro de você. Você já pensou em um jeito, ou tem algo à mão?',
      ],
      no: [
        'Que bom que você me contou, de qualquer forma. Não querer estar aqui dói, mesmo sem intenção de fazer nada. Entre as pessoas que você conhece, quem poderia ouvir essa frase de você?',
        'Bom saber, agradeço. Mesmo assim, isso merece mais do que uma tela. Um serviço de saúde pode ouvir exatamente isso, e você também pode ligar para o {line}, mesmo sem plano nenhum. Para quem você poderia contar hoje?',
      ],
    },
    active: {
      first: [
        'Foi importante dizer isso. Sou uma IA e não posso ir até você, mas há pessoas que podem estar com você: ligue agora para o {line}. Você tem por perto algo que usaria, ou pensou em uma hora?',
        'Levo isso a sério e continuo aqui. Você não precisa atravessar este momento sem companhia: ligue para o {line}. Você já pensou em como ou quando?',
      ],
      yes: [
        'Então, antes de continuar, ponha distância, agora: leve para outro cômodo, entregue a alguém ou saia você de perto. Depois ligue para o {number} ou vá para onde tem gente. Quem pode estar com você nos próximos minutos?',
        'Agradeço por dizer. Saia de perto disso agora, para começar basta sair do cômodo, e ligue para o {number}. Quem está mais perto de você neste momento?',
      ],
      no: [
        'Que bom que não há nada à mão. Pensamentos de morte passam com mais facilidade quando tem alguém por perto. Quem poderia vir, ou ficar no telefone com você?',
        'Ainda bem. Vamos manter assim: fique onde tem gente, ou peça para alguém vir. Para quem você pode escrever agora?',
      ],
    },
    imminent: {
      first: [
        'Por favor, ligue agora para o {number}. Diga: “Preciso de ajuda, estou prestes a me machucar”, e onde você está. Afaste-se do que usaria. Você consegue ligar?',
        'Esta é a hora de ligar para o {number}. Se algo já aconteceu, diga isso primeiro. Vá para a porta, para a casa ao lado, para uma rua com gente. Você consegue ligar agora?',
      ],
      yes: [
        'Isso. Ligue agora e não desligue; estou aqui quando você olhar de novo. Deixe a porta destrancada para que possam entrar.',
        'Faça isso agora, antes de qualquer outra coisa. Diga seu nome e onde você está. Se der, fique ao lado de alguém até a ajuda chegar.',
      ],
      no: [
        'Então vamos por outro caminho: chame alguém da casa, bata na porta ao lado, entre em uma loja, ou mande para uma pessoa: “Por favor, venha, estou em perigo.” O que impede você de ligar?',
        'Tudo bem. Saia do cômodo, para longe disso, para onde alguém possa ver você. O que torna essa ligação tão difícil agora?',
      ],
    },
    selfHarm: {
      first: [
        'Agradeço por confiar isso a mim. Machucar-se muitas vezes quer dizer que algo ficou pesado demais. Você está agora com algum ferimento que precise de cuidado?',
        'Que bom que você me contou; não julgo você. Primeiro o seu corpo: tem algum ferimento que não para de sangrar, ou que preocupa você?',
      ],
      yes: [
        'Então, por favor, deixe alguém cuidar disso agora: pressione um pano limpo sobre o ferimento e ligue para o {number}, ou vá ao pronto-socorro mais próximo. Você consegue fazer isso?',
        'Por favor, não espere. Ligue para o {number}, ou peça a alguém para levar você ao pronto-socorro. Tem alguém perto de você?',
      ],
      no: [
        'Que bom. Se a vontade ainda estiver aí: afaste-se do que usaria e dê a si dez minutos, em outro cômodo, com água fria nas mãos. Quem sabe disso além de mim?',
        'Agradeço. A vontade sobe e desce, e é mais fácil esperar que ela baixe com alguém por perto. Tem alguém a quem você possa contar, ou ao lado de quem possa ficar um pouco?',
      ],
    },
    violence: {
      first: [
        'O que fazem com você não é culpa sua. Só vou dizer aqui o que pode ser visto sem perigo. É seguro para você escrever agora?',
        'Acredito em você. Ninguém tem o direito de tratar você assim. Antes de tudo: você está em segurança neste momento, e só você lê isto?',
      ],
      yes: [
        'Então, no seu tempo: há quem entenda disso e possa planejar com você, sem decidir por você. Você pode ligar para o {line}. Tem alguém de confiança que poderia saber o que acontece em casa?',
        'Que bom. Você não precisa enfrentar ninguém, nem decidir nada hoje. Se der para fazer sem ninguém notar, ajuda ter documentos e algumas coisas com uma pessoa de confiança. Quem poderia ser essa pessoa?',
      ],
      no: [
        'Então guarde isto; a sua segurança vem primeiro. Se houver perigo, vá para onde tem gente e ligue para o {number} quando puder. Com o botão no alto da tela, você sai rápido desta página.',
        'Entendi. Não escreva mais nada que possa ser visto. Fique perto de uma porta ou de outras pessoas, e ligue para o {number} assim que for seguro.',
      ],
    },
    violenceNow: {
      first: [
        'Vá para onde tem gente, ou para trás de uma porta que tranque, se puder. Ligue para o {number}; se não puder falar, deixe a ligação aberta. Você consegue sair?',
        'Primeiro a sua segurança: saia do cômodo, longe da cozinha e de escadas, em direção a outras pessoas. Ligue para o {number}. Você consegue ligar, ou sair daí?',
      ],
      yes: [
        'Vá agora. Ligue de lá, e não volte para dentro por nada. Estou aqui depois.',
        'Isso, vá. A casa ao lado, uma loja, a rua: qualquer lugar com gente. De lá, ligue para o {number}.',
      ],
      no: [
        'Então fique o mais longe que puder, perto de uma porta, e proteja a cabeça. Ligue para o {number} assim que for possível; em muitos lugares também dá para pedir ajuda por mensagem. Você não precisa me responder.',
        'Não escreva, se isso piorar as coisas. Se for seguro, faça barulho para que alguém por perto ouça, e ligue para o {number} quando puder.',
      ],
    },
    somebodyElse: {
      first: [
        'Perguntar já mostra o quanto você se importa. Você está com essa pessoa agora, ou sabe onde ela está?',
        'Agradeço por não fechar os olhos. Você sabe onde essa pessoa está neste momento, e se ela tem companhia?',
      ],
      yes: [
        'Fique com ela, se for seguro para você, e pergunte diretamente: “Você está pensando em se matar?” Perguntar não põe a ideia na cabeça de ninguém. Se houver um plano ou algo à mão, ligue para o {number}. Alguém pode ficar aí com você?',
        'Que bom. Faça companhia, tire de perto o que possa ser usado e deixe a pessoa falar. Se ficar urgente, ligue para o {number}. Você não precisa fazer isso sem ajuda: quem poderia apoiar você?',
      ],
      no: [
        'Então tente falar agora com essa pessoa, ou com alguém próximo dela. Se parecer urgente, ligue para o {number}, diga onde ela pode estar e o que você sabe. Quem mais conhece bem essa pessoa?',
        'Ligue ou escreva para ela, e para alguém que possa ir até lá. Se ela falou em uma hora ou em um jeito, não espere: ligue para o {number}. Para quem você pode contar primeiro?',
      ],
    },
    delusion: {
      first: [
        'Isso parece assustador, e levo a sério o que você está vivendo. Daqui, eu não consigo ver o que você vê. Tem com você alguém em quem você confia?',
        'Agradeço por me contar. Quando tudo fica tão estranho e tão intenso, ninguém deveria passar por isso sem companhia. Você tem dormido, e tem por perto alguém de confiança?',
      ],
      yes: [
        'Que bom. Conte a essa pessoa o que me contou e peça que fique com você hoje. Um atendimento médico pode ajudar a trazer de volta o descanso e o sono. Ela poderia ir com você?',
        'Que bom. Fique perto dessa pessoa, com pouca luz e pouco barulho, e deixe que ela procure com você um atendimento médico. Tudo bem assim para você?',
      ],
      no: [
        'Então, por favor, chame alguém que possa vir, ou ligue para o {line}. Você não precisa provar nada: “Estou com medo e não consigo dormir” já basta. Para quem você poderia ligar?',
        'Então vamos achar alguém. Se você ouvir que deve se machucar ou machucar outras pessoas, ou se não conseguir se acalmar, ligue para o {number}. Quem viria se você pedisse?',
      ],
    },
    eating: {
      first: [
        'Agradeço por me contar. É difícil carregar isso em segredo. Primeiro o seu corpo: você tem sensação de desmaio, o coração disparado ou falhando, ou alguma dor?',
        'Que bom que você disse. Não vou falar de números nem de peso. Como está o seu corpo agora: tontura, frio, coração disparado?',
      ],
      yes: [
        'Então, por favor, procure atendimento médico ainda hoje; se você desmaiar ou o peito doer, ligue para o {number}. Tem alguém com você que possa ir junto?',
        'Isso pede atendimento médico logo, hoje, se você puder. Se piorar, ligue para o {number}. Quem poderia ir com você?',
      ],
      no: [
        'Que bom. Mesmo assim, isso pode melhorar com ajuda, e a ajuda não precisa esperar que piore. Para quem você poderia contar?',
        'Bom saber. Você merece cuidado também quando o corpo aguenta. Tem uma pessoa, ou um serviço de saúde, para quem você poderia dizer uma primeira frase?',
      ],
    },
    medical: {
      first: [
        'Isto é uma emergência: ligue agora para o {number}. Diga o que aconteceu e onde você está, e faça o que orientarem. Você consegue ligar?',
        'Por favor, ligue já para o {number}, no viva-voz. Se algo foi tomado, tenha a embalagem à mão. Tem alguém com você?',
      ],
      yes: [
        'Isso. Siga o que disserem, fique na linha e destranque a porta. Pode me escrever enquanto espera.',
        'Isso. Siga agora as orientações de quem atender. Estou aqui enquanto você espera.',
      ],
      no: [
        'Então traga a ajuda até você: bata na porta ao lado, grite da porta, peça a alguém por telefone que ligue para o {number} por você. O que está impedindo?',
        'Tem alguém por perto, em casa, na porta ao lado, na rua? Peça que ligue para o {number} por você, agora.',
      ],
    },
    harmToOthers: {
      first: [
        'Agradeço por me contar antes que algo aconteça. Ponha distância agora entre você e essa pessoa: outro cômodo, a rua, uma caminhada. Você consegue sair daí?',
        'Percebo quanta coisa tem em você agora. Você não é a sua raiva. Você consegue ir para outro lugar, longe dessa pessoa e de tudo o que possa ferir?',
      ],
      yes: [
        'Isso. Vá, e fique lá até baixar. Depois ligue para o {line} e diga como disse para mim. Quem poderia estar com você?',
        'Faça isso agora. Deixe para trás o que possa ser usado. Para quem você poderia ligar de lá?',
      ],
      no: [
        'Então ligue agora para o {number} e diga: “Tenho medo de machucar alguém.” Isso é motivo para ligar. O que dificulta?',
        'Então é hora de chamar alguém: ligue para o {number}, ou para uma pessoa que possa chegar em minutos. Quem poderia ser?',
      ],
    },
  },
  askContact: [
    'Quem poderia estar com você, ou ouvir isso de você hoje?',
    'Pense em uma pessoa que preferiria acordar no meio da noite a não saber. Quem vem à cabeça?',
  ],
  contactNamed: [
    'Que bom. Escreva agora para {person}: “Não estou bem e não quero ficar só. Dá para vir ou me ligar?” Não precisa explicar mais. Você consegue mandar?',
    'Então escreva para {person}. Poucas palavras bastam: “Dá para me ligar? É importante.” Você consegue fazer isso agora, enquanto estou aqui?',
    'Que bom que tem alguém. Poucas palavras bastam: “Não estou bem, dá para me ligar?” Você consegue mandar agora?',
  ],
  contactMade: [
    'Foi um passo de coragem. Fique perto dessa pessoa e conte o que me contou, com as mesmas palavras. Estou aqui se voltar a apertar.',
    'Que bom, de verdade. Deixe que ajudem, mesmo que seja um pouco estranho no começo. Você precisa de alguma coisa até que cheguem?',
  ],
  contactHard: [
    'Tudo bem, para muita gente esse é justamente o passo mais difícil. O que torna difícil?',
    'Entendo. O que precisaria ser diferente para ficar possível?',
  ],
  barriers: {
    lineFailed: [
      'Esse é o pior momento para ficar esperando. Tente mais uma vez, ou outra linha das que aparecem acima; muitas também têm chat. E se for urgente, ligue para o {number}: é para isso que existe. Quem poderia esperar com você?',
    ],
    watched: [
      'Então tenha cuidado: escreva só o que pode ser visto, e apague o que está no telefone, se for mais seguro. Dá para ligar do telefone de outra pessoa, do trabalho, de uma farmácia, de um posto de saúde. Onde você poderia falar sem que ouçam?',
    ],
    cannotSpeak: [
      'Não é preciso falar bem. Muitas linhas têm chat ou recebem mensagens; acima aparece quais. No telefone, uma frase basta: “Não consigo falar muito, por favor, fique comigo.” Escrever seria mais fácil?',
    ],
    nobody: [
      'Não ter ninguém em mente é mais um peso, e não quer dizer que ninguém viria. Você pode ligar para o {line}: quem atende está ali exatamente para isso. Um posto de saúde ou alguém da vizinhança também conta. O que seria menos difícil?',
    ],
    burden: [
      'Entendo esse medo. Quem gosta de você preferiria uma hora difícil ao seu lado a não saber de nada. Você não é um peso. Quem gostaria de saber que você está passando por isso?',
    ],
    willYouTell: [
      'Eu não conto a ninguém, e nenhuma pessoa lê junto. Mas sou uma IA, e você merece uma pessoa adulta do seu lado: da escola, da família, de um posto de saúde ou de uma linha para jovens. Dá para perguntar antes o que ela precisa contar. Quem seria menos difícil?',
    ],
    afraidOfHelp: [
      'Esse medo faz sentido. No telefone, você pode dizer: “Só quero conversar.” Vão perguntar do que você precisa, e a maioria das ligações termina em uma conversa e mais nada. O que você mais teme que aconteça?',
    ],
  },
  again: [
    'Percebo que isso continua aí. Vamos a uma coisa só: mais perto de gente, mais longe do que pode ferir. Qual das duas você consegue agora?',
    'Você volta a isso, e eu também. Dá para ligar para o {line} mesmo sem saber o que dizer. O que tornaria possível essa ligação?',
    'Então isso ainda não soltou você. A quem você pode pedir que fique ao seu lado até lá?',
  ],
  stay: [
    'Continuo aqui e leio cada palavra. Só queria saber uma coisa antes: você está em segurança neste momento?',
    'Podemos falar disso também. Não quero deixar para trás o que você me contou: tem alguém com você?',
    'Sem pressa. Se piorar, ligue para o {number}; se não, me diga o que está mais forte agora.',
  ],
  stayCalm: [
    'Estou aqui, lendo com atenção. O que você me contou há pouco continua importante para mim: com que força isso está aí agora?',
    'Podemos falar disso, claro. E aquele pensamento pesado de antes: está mais perto ou mais longe?',
  ],
  retracted: [
    'Tudo bem, que alívio. Se mesmo assim houver um pouco de verdade nisso, você pode dizer a qualquer hora, e vou levar a sério. Sobre o que você quer conversar?',
    'Está bem. Prefiro perguntar uma vez a mais. A ajuda acima continua ali, se precisar. E, fora isso, como você está?',
  ],
  relief: [
    'Que bom. Você acabou de fazer uma coisa difícil. Se voltar, você sabe onde está a ajuda, e eu também estou aqui. O que faria bem a você no resto do dia?',
    'Agradeço por ter ficado. Que isso baste por agora. Você quer falar de outra coisa, ou descansar?',
  ],
  goodbye: [
    'Cuide-se. Vá para perto de alguém, se puder; se pesar, ligue para o {line}. Estou aqui quando você quiser conversar.',
    'Vá com calma. A ajuda acima continua ali a qualquer hora, e eu estou aqui quando você voltar.',
  ],
  corrected: [
    'Agradeço por corrigir; então entendi errado. Vamos continuar de onde paramos.',
    'Desculpe, li mais do que estava ali. Onde estávamos?',
  ],
  recognise: {
    barriers: {
      lineFailed: phrases(
        `ninguém atende, ninguém atendeu, não atende, não atendem, não atendeu, não atenderam, não me atendem, não me atenderam, ninguém responde, ninguém respondeu, não respondem, dá ocupado, deu ocupado, linha ocupada, na espera, em espera, fila de espera, caixa postal, desligaram na minha cara, a ligação caiu, caiu a ligação, não completa a, número não funciona, linha não funciona, chat não funciona`,
      ),
      watched: phrases(
        `lê meu celular, olha meu celular, olha o meu celular, mexe no meu celular, mexe no meu telefone, controla meu celular, rastreia meu, lê minhas mensagens, vê minhas mensagens, olha minhas mensagens, escuta minhas ligações, ele vai ouvir, ela vai ouvir, ele vai me ouvir, ela vai me ouvir, vão me ouvir, pode me ouvir, ele está aqui, ela está aqui, ele está do meu lado, no quarto ao lado, no quarto do lado, ele me vigia, tem minha senha, tem a minha senha`,
      ),
      cannotSpeak: phrases(
        `não consigo falar, não posso falar, não vou conseguir falar, não consigo ligar, não posso ligar, não vou conseguir ligar, coragem de ligar, medo de ligar, pânico de ligar, não quero ligar, odeio ligar, odeio telefone, odeio falar _ telefone, não gosto de telefone, não gosto de ligar, não gosto de falar _ telefone, travo no telefone, não sei o que dizer, não sei o que falar, a voz não sai, não sai a voz, gaguej*, sou gago, sou mudo, sou muda`,
      ),
      nobody: phrases(
        `^ ninguém $, ^ ninguém mesmo, ^ não | ninguém, não tenho ninguém, não tem ninguém, não há ninguém, sem ninguém, não conheço ninguém, ninguém viria, não tenho amig*, sem amigos, não tenho família, sem família, não tenho com quem, não tenho a quem, não tenho para quem, não tem quem, estou sozinh*, sou sozinh*, moro sozinh*, completamente sozinh*, totalmente sozinh*, ninguém se importa, ninguém liga para mim, só tenho você`,
      ),
      burden: phrases(
        `um peso, ser peso, um fardo, incomod*, atrapalh*, não quero preocupar, vai se preocupar, vão se preocupar, dar trabalho, vergonha, não vão acreditar, não vai acreditar, ninguém acredita, vai ficar brav*, vão ficar brav*, brigar comigo, decepcion*, me julgar, me odiar, acordar ela, acordar ele, acordar minha mãe, acordar meus pais, acordar ninguém, frescura`,
      ),
      willYouTell: phrases(
        `você vai contar, você vai falar para, ^ vai contar, ^ vai falar para, você conta para, vai contar para alguém, vai contar para minha mãe, vai contar para meus pais, vai contar para os meus pais, vai avisar meus pais, não conta para, não conte para, não fala para ninguém, guarda segredo, é segredo, fica entre nós, fica entre a gente, é sigiloso, quem lê isso, alguém lê isso, alguém vai ler, meus pais vão saber, minha mãe vai saber, minha mãe vai descobrir, meus pais vão descobrir`,
      ),
      afraidOfHelp: phrases(
        `^ polícia $, medo da polícia, não quero polícia, não quero a polícia, chamar a polícia, polícia vai, me internar, me internem, ser internad*, hospício, medo do hospital, medo de hospital, não quero hospital, não quero ir para o hospital, não quero ambulância, conselho tutelar, tirar meus filhos, perder meus filhos, perder meu emprego, quanto custa, é caro, não posso pagar, não tenho dinheiro, me prender, deportad*`,
      ),
    },
    retracted: phrases(
      `^ brincadeira, ^ foi brincadeira, ^ era brincadeira, | era brincadeira, só brincadeira, só uma brincadeira, ^ estava brincando, | estava brincando, eu estava brincando, só estava brincando, ^ estou brincando, só estou brincando, ^ zoeira, ^ era zoeira, ^ estava zoando, só estava zoando, ^ era piada, não falei sério, não era sério, não estava falando sério, ^ esquece, esquece o que, deixa para lá, foi da boca para fora, falei por falar`,
    ),
    contactMade: phrases(
      `já liguei, ^ liguei, eu liguei, acabei de ligar, já mandei, ^ mandei, ^ enviei, ^ escrevi para, já avisei, ^ avisei, já falei com, ^ falei com, ^ contei para, ^ chamei, estão a caminho, minha _ está vindo, minha _ está comigo, minha mãe está aqui, meu irmão está comigo, meu amigo está comigo, já tem gente comigo, estou com minha mãe, estou com uma amiga, estou com um amigo, estou no hospital`,
    ),
    relief: phrases(
      `^ estou melhor, estou melhor agora, agora estou melhor, ^ me sinto melhor, um pouco melhor, ^ bem melhor, já passou, ^ passou $, ^ estou mais calm*, agora estou mais calm*, já me acalmei, ^ estou em segurança, estou em segurança agora, ^ estou bem $, estou bem agora, ^ vou ficar bem, ^ obrigad*, muito obrigad*, ^ sim | obrigad*, ^ valeu, vlw, isso ajudou, não vou me matar, joguei fora, joguei tudo fora`,
    ),
    helpers: phrases(
      `vizinh*, professor*, profe, diretor*, coordenador*, orientador*, psicólogo, psicóloga, psiquiatra, terapeuta, médico, médica, doutor, doutora, enfermeir*, agente de saúde, posto de saúde, caps, assistente social, conselheir*, padre, pastor*, colega*, primo, prima`,
    ),
  },
};
