import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'Pegamos um problema, juntamos ideias sem julgar, escolhemos uma, e deixamos tão pequena que dê para começar.',
    why: 'Um problema rodando na cabeça continua grande. Escrito, com várias ideias ao lado e um primeiro passo, vira uma coisa que dá para pegar na mão.',
    steps: {
      problem: {
        ask: 'Qual é o problema? Só um, o mais concreto possível: quem, o quê, onde.',
        hint: 'O aluguel subiu e não consigo pagar sem dividir.',
      },
      hands: {
        ask: 'Quanto disso está nas suas mãos?',
        options: { most: 'A maior parte', some: 'Uma parte', none: 'Nada disso' },
      },
      around: 'Então não mexemos no problema, e sim no que está em volta: o que deixaria mais fácil viver com ele.',
      piece: {
        ask: 'Em que pedaço você conseguiria mexer, nem que seja pouco? Vamos nesse.',
        hint: 'Quanto eu gasto, e com quem eu moro.',
      },
      better: {
        ask: 'Se daqui a duas semanas estivesse um pouco melhor, o que seria diferente?',
        hint: 'Eu saberia como pagar os próximos três meses.',
      },
      ideas: {
        ask: 'Agora ideias, quantas vierem, as bobas também. Ainda não julgamos nada.',
        hint: 'Pedir prazo, dividir, mudar, vender a moto.',
      },
      enough: {
        ask: 'Como foi?',
        options: { several: 'Tenho várias', few: 'Uma ou duas', empty: 'Cabeça vazia' },
      },
      more: {
        ask: 'Acontece. Qual destas valeria tentar?',
        options: {
          ask: 'Perguntar a alguém',
          smaller: 'Uma versão menor',
          wait: 'Esperar de propósito',
          findOut: 'Me informar melhor',
          share: 'Dividir com alguém',
        },
      },
      pick: {
        ask: 'Qual você tentaria primeiro? Não precisa ser perfeita, só útil e possível.',
        hint: 'Pedir mais prazo à imobiliária.',
      },
      firstStep: {
        ask: 'Qual é o primeiríssimo passo? Dez minutos, no máximo.',
        hint: 'Escrever as três frases da mensagem.',
      },
      time: { ask: 'Quando e onde você vai fazer?', hint: 'Amanhã às seis, na mesa da cozinha.' },
      barrier: {
        ask: 'O que tem mais chance de atrapalhar?',
        options: {
          energy: 'Falta de energia',
          fear: 'Medo',
          noTime: 'Falta de tempo',
          people: 'Outras pessoas',
          forget: 'Esquecimento',
        },
      },
      ifThen: {
        ask: 'Se isso acontecer, como você faz?',
        hint: 'Aí faço só os dois primeiros minutos.',
      },
    },
    takeaway: { pick: 'O que vou tentar', firstStep: 'Primeiro passo', time: 'Quando e onde', ifThen: 'Se complicar' },
    keep: 'Um problema, algumas ideias, um passo de dez minutos.',
    close: 'O problema não sumiu, mas agora tem um começo. O resto pode esperar até lá.',
  },

  gettingGoing: {
    about:
      'Para os dias em que nada dá vontade de começar. Achamos uma coisa agradável e uma útil, pequenas, com hora marcada.',
    why: 'Com o ânimo baixo se faz menos, e fazer menos segura o ânimo lá embaixo. Muitas vezes funciona ao contrário: primeiro uma coisa pequena, um pouco depois a vontade.',
    steps: {
      link: 'Não vamos esperar pela vontade. Primeiro algo pequeno; o ânimo pode vir depois.',
      energy: {
        ask: 'Quanta força tem aí agora?',
        options: { nothing: 'Quase nenhuma', little: 'Um pouco', enough: 'Dá para alguma coisa' },
      },
      small: 'Então vamos bem pequeno. Num dia assim, sentar na cama já conta.',
      warmUp: {
        ask: 'Qual destas você faria assim que sairmos daqui?',
        options: {
          window: 'Abrir a janela',
          wash: 'Lavar o rosto',
          song: 'Pôr uma música',
          sitUp: 'Sentar e beber água',
        },
      },
      fallenAway: {
        ask: 'O que você fazia antes e foi ficando de lado?',
        hint: 'Ir à feira, ligar para o meu irmão.',
      },
      lighter: {
        ask: 'Pense nos últimos dias. Quando ficou um pouco mais leve?',
        options: {
          outside: 'Ao ar livre',
          people: 'Com alguém',
          doing: 'Fazendo alguma coisa',
          moving: 'Quando me mexi',
          never: 'Nunca, na verdade',
        },
      },
      neverLighter: 'É assim quando está tudo baixo. Então testamos alguma coisa e vemos, sem esperar muito.',
      pleasant: {
        ask: 'Uma coisa que é boa, ou já foi, em versão pequena. O que poderia ser?',
        hint: 'Sentar dez minutos no sol.',
      },
      useful: {
        ask: 'E uma coisa útil que tire um pouco de peso, também pequena?',
        hint: 'Lavar três pratos.',
      },
      first: {
        ask: 'Qual vem primeiro?',
        options: { pleasant: 'A agradável', useful: 'A útil' },
      },
      time: {
        ask: 'Quando exatamente, e onde? É mais fácil logo depois de algo que você já faz.',
        hint: 'Amanhã, depois de escovar os dentes.',
      },
      barrier: {
        ask: 'O que pode segurar você?',
        options: {
          tired: 'Cansaço demais',
          pointless: 'Parece inútil',
          forget: 'Esquecimento',
          bed: 'Não sair da cama',
        },
      },
      pointless: 'Pode parecer inútil até a hora de fazer, e até enquanto faz. Dá para fazer mesmo assim.',
      ifThen: {
        ask: 'Se isso acontecer, qual é a versão ainda menor?',
        hint: 'Só ponho os pés no chão.',
      },
    },
    takeaway: {
      pleasant: 'Algo agradável',
      useful: 'Algo útil',
      time: 'Quando',
      ifThen: 'Se for demais',
    },
    keep: 'Primeiro uma coisa pequena. A vontade pode vir depois.',
    close: 'Se sair menor do que o plano, ainda conta.',
  },

  examTonight: {
    about:
      'Escolhemos o que mais conta, montamos os blocos, marcamos a hora de parar e deixamos a manhã pronta. Aí é estudar, ou dormir.',
    why: 'Antes da prova tudo parece igualmente urgente. Um plano curto e com fim deixa a cabeça livre para estudar, e o sono ajuda a lembrar do que você estudou.',
    steps: {
      exam: {
        ask: 'Quando é a prova?',
        options: { tomorrow: 'Amanhã', days: 'Daqui a uns dias', later: 'Mais para a frente' },
      },
      tomorrow: 'Então hoje é para firmar o que você já sabe pela metade. Matéria nova pode ficar fechada.',
      days: 'Então esta é uma noite entre várias. Não precisa carregar tudo.',
      left: {
        ask: 'Quanto tempo falta até a hora de dormir?',
        options: { none: 'Já era para dormir', hour: 'Mais ou menos uma hora', more: 'Duas horas ou mais' },
      },
      bed: 'Então o sono faz mais por você agora do que outra página. Só acertamos o começo e a manhã.',
      counts: {
        ask: 'O que mais conta nessa prova? Três assuntos, no máximo.',
        hint: 'Equações, capítulo dois, as definições.',
      },
      standing: {
        ask: 'Como você está nesses assuntos?',
        options: { shaky: 'Mal em todos', mixed: 'Bem em alguns', fine: 'Bem em quase todos' },
      },
      shaky: 'Então vá no básico de cada um. É o que rende mais ponto em menos tempo.',
      method: {
        ask: 'Como você vai estudar? O que se puxa da memória fica mais do que o que se relê.',
        options: {
          memory: 'Escrever de memória',
          questions: 'Questões antigas',
          explain: 'Explicar em voz alta',
        },
      },
      blocks: {
        ask: 'Um bloco são 25 minutos de estudo e 5 de pausa. Quantos hoje?',
        options: { one: 'Um bloco', two: 'Dois blocos', three: 'Três blocos' },
      },
      first: {
        ask: 'Qual é a primeira coisa que você faz quando sentar para estudar? Um assunto, uma tarefa.',
        hint: 'Duas questões antigas de equações.',
      },
      stop: {
        ask: 'A que horas o caderno fecha, falte o que faltar? Dê uma hora.',
        hint: 'Dez e meia, depois dentes e cama.',
      },
      morning: {
        ask: 'O que dá para deixar pronto hoje, para a manhã ser calma? Toque no que ajuda.',
        options: {
          bag: 'Mochila e documento',
          clothes: 'Roupa',
          food: 'Algo para comer',
          alarm: 'Dois despertadores',
          way: 'O caminho até lá',
        },
      },
      blank: {
        ask: 'Se der branco na hora, o que você faz primeiro?',
        hint: 'Pés no chão, depois a questão mais fácil.',
      },
    },
    takeaway: { first: 'Começo com', blocks: 'Hoje à noite', stop: 'Paro às', blank: 'Se der branco' },
    keep: 'O que mais conta, em blocos curtos, com hora para acabar. Depois, dormir.',
    close: 'O plano está feito; a sua cabeça não precisa mais segurar.',
  },

  firstLookAtMoney: {
    about:
      'Para quando você vem evitando olhar. Três números por alto, uma ligação, e quem pode ajudar. Hoje, nada além.',
    why: 'Não olhar gasta força todo dia. Três números por alto bastam para saber por onde começar, e a primeira ligação é mais fácil cedo do que tarde.',
    steps: {
      start: 'Só três números, e por alto está bom. Dá para parar depois de cada um.',
      hard: {
        ask: 'O que deixou difícil olhar?',
        options: {
          fear: 'Medo do número',
          shame: 'Vergonha',
          papers: 'Papel demais',
          strength: 'Falta de força',
        },
      },
      fear: 'O número já é o que é. Olhar não aumenta, e deixa você fazer alguma coisa.',
      shame: 'Gente cuidadosa também cai nisso: uma doença, um boleto, o preço que sobe. Aqui ninguém julga.',
      have: {
        ask: 'Primeiro número: quanto tem agora, mais ou menos, na conta e na carteira? De cabeça serve.',
        hint: 'Uns 340 reais.',
      },
      due: {
        ask: 'Segundo: o que precisa ser pago nas próximas duas semanas? Casa, luz e comida primeiro.',
        hint: 'Aluguel 900, luz 120, mercado 300.',
      },
      comes: {
        ask: 'Terceiro: o que entra nessas duas semanas?',
        hint: 'Uns 1.100, no quinto dia útil.',
      },
      sum: {
        ask: 'São esses três. Lado a lado, como fica?',
        options: {
          enough: 'Dá para tudo',
          tight: 'Fica apertado',
          short: 'Não dá para tudo',
          unclear: 'Não consigo dizer',
        },
      },
      short:
        'É duro ver isso, e é bom saber agora. Quem tem a receber muitas vezes espera um pouco, se você pede cedo.',
      soonest: {
        ask: 'O que precisa estar garantido primeiro?',
        options: {
          home: 'A moradia',
          power: 'Luz, água, gás',
          food: 'Comida, remédio',
          loan: 'Empréstimo ou dívida',
        },
      },
      helper: {
        ask: 'Quem poderia olhar isso com você?',
        options: {
          close: 'Amizade ou família',
          advice: 'Orientação de dívidas',
          office: 'Um órgão público',
          work: 'Alguém do trabalho',
          nobody: 'Não conheço ninguém',
        },
      },
      nobody:
        'Em muitos lugares há orientação gratuita sobre dívidas: no Procon, na defensoria, no CRAS, numa universidade. Procurar isso pode ser a sua ligação.',
      call: {
        ask: 'Uma ligação ou mensagem que tiraria um peso: para quem, e o que você vai pedir?',
        hint: 'Dona do apê: metade agora, metade dia 20?',
      },
      time: {
        ask: 'Quando vai ser, e o que você vai ter do lado?',
        hint: 'Segunda às dez, com o boleto na mesa.',
      },
    },
    takeaway: { soonest: 'Garantir primeiro', helper: 'Quem pode ajudar', call: 'Minha ligação', time: 'Quando' },
    keep: 'Três números por alto, uma ligação. É uma primeira olhada.',
    close: 'Por hoje é isso. Já dá para guardar os papéis.',
  },

  letterInGrief: {
    about:
      'Você escreve algumas frases para alguém que você perdeu, gente ou bicho. Eu junto tudo numa carta que fica com você.',
    why: 'Quando alguém morre, o laço não acaba. Pôr em palavras, também o que ficou sem dizer, dá a ele um lugar nos dias que vêm.',
    steps: {
      to: {
        ask: 'Para quem é a carta? Comece do jeito que você chamava.',
        hint: 'Querido vô,',
      },
      length: {
        ask: 'Como você quer escrever? Dá para parar a qualquer hora, e chorar pode.',
        options: { whole: 'Uma carta inteira', lines: 'Só umas linhas' },
      },
      since: {
        ask: 'Conte alguma coisa que aconteceu desde então.',
        hint: 'A jabuticabeira do quintal deu de novo.',
      },
      miss: {
        ask: 'Do que você sente falta? Coisa pequena também cabe. Escreva como se estivesse falando.',
        hint: 'Sinto falta de você cantarolando na cozinha.',
      },
      unsaid: {
        ask: 'Ficou alguma coisa sem dizer? Se não, pule.',
        options: {
          sorry: 'Pedir desculpa',
          thanks: 'Agradecer',
          love: 'Dizer o meu amor',
          anger: 'Dizer a minha raiva',
        },
      },
      sorry: 'Naquela época você não sabia o que sabe hoje. Diga como diria agora.',
      anger: 'A raiva pode entrar nesta carta. Ela não apaga o resto.',
      unsaidWords: {
        ask: 'Escreva isso na carta, com as suas palavras.',
        hint: 'Desculpa por não ter ido naquele domingo.',
      },
      weight: {
        ask: 'Como você está com isso? Não precisa escrever mais do que faz bem.',
        options: { goOn: 'Consigo continuar', pause: 'Uma pausa curta', enough: 'Prefiro ir fechando' },
      },
      pause:
        'Levante os olhos por um minuto. Sinta a cadeira ou a cama que segura você, e pouse o olhar em alguma coisa do quarto. A carta espera.',
      keep: {
        ask: 'O que continua com você? Um costume, uma palavra, algo que aprendeu. Escreva na carta.',
        hint: 'Até hoje passo o café do seu jeito.',
      },
      ending: {
        ask: 'Como você quer terminar a carta?',
        hint: 'Guardo a sua cadeira na varanda. Um beijo, Ju',
      },
      place: {
        ask: 'Para onde vai a carta?',
        options: {
          keep: 'Guardo comigo',
          aloud: 'Leio em voz alta',
          bring: 'Levo a um lugar',
          letGo: 'Deixo ir',
          share: 'Mostro a alguém',
        },
      },
      gentle: {
        ask: 'E agora algo leve para você. O que vai fazer na próxima meia hora?',
        hint: 'Acender o abajur e tomar algo quente.',
      },
    },
    takeaway: { keep: 'O que fica em mim', place: 'Para onde vai a carta', gentle: 'Algo leve, depois disto' },
    keep: 'A saudade e o que eu guardo andam juntos.',
    close: 'A sua carta está aqui, do tamanho que ficou. Vá com calma esta noite.',
  },
};
