import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Escrevemos uma mensagem curta: o que aconteceu, como foi para você e o que você pede. Se manda ou não, você decide depois.',
    why: 'Um fato, o efeito e um pedido são difíceis de discutir. Com acusação, a pessoa se defende; com um pedido claro, ela tem o que fazer.',
    steps: {
      who: {
        ask: 'Para quem é a mensagem?',
        options: { close: 'Alguém que eu amo', family: 'Família', friend: 'Uma amizade', work: 'Trabalho ou escola' },
      },
      change: {
        ask: 'Antes da mensagem, só para você: o que deve ficar diferente depois?',
        hint: 'Eu voltar a poder planejar minhas noites.',
      },
      facts: {
        ask: 'Agora a primeira frase, como você mandaria: o que aconteceu. Só o que qualquer pessoa ali teria visto ou ouvido.',
        hint: 'Ontem você chegou uma hora depois do combinado.',
      },
      tender: 'Com gente próxima, um sentimento chega mais longe do que uma bronca. Um só basta.',
      atWork: 'Aqui o que você sente pode ficar com você. Basta dizer o que isso fez com o seu dia ou com a tarefa.',
      effect: {
        ask: 'Segunda frase: como foi para você? Comece com “eu”.',
        hint: 'Eu fiquei esperando, sem saber o que fazer.',
      },
      request: {
        ask: 'Terceira frase: o que você pede? Uma coisa que dê mesmo para fazer.',
        hint: 'Me avisa assim que souber que vai atrasar?',
      },
      gain: { ask: 'Quarta frase: o que melhora se isso acontecer?', hint: 'Aí eu espero por você numa boa.' },
      reply: {
        ask: 'Essa é a mensagem. O que você acha que volta?',
        options: { silence: 'Silêncio', anger: 'Raiva', excuses: 'Desculpas', no: 'Um não' },
      },
      silence:
        'Ficar sem resposta ainda não é um não. Daqui a um ou dois dias dá para perguntar mais uma vez, numa linha.',
      anger: 'Raiva não precisa de resposta na hora. “Li, te respondo amanhã” já é resposta.',
      excuses: 'Então deixe a desculpa onde está e repita a terceira frase, com a mesma calma.',
      room: {
        ask: 'Se a pessoa não puder tudo: que coisa menor já seria boa para você?',
        hint: 'Uma mensagem até as seis já resolve.',
      },
      sending: {
        ask: 'Leia uma vez, devagar. Quando você quer mandar?',
        options: { today: 'Hoje', tomorrow: 'Amanhã', calmer: 'Quando eu me acalmar', keep: 'Por enquanto, não mando' },
      },
    },
    takeaway: { request: 'O que eu peço', room: 'O que também serve', sending: 'Quando mando' },
    keep: 'O que aconteceu, como foi para mim, o que eu peço: isso basta.',
    close: 'A mensagem está aí, com as suas palavras. Se sai e quando sai, é com você.',
  },
  askingForHelp: {
    about: 'Pedir é difícil quando já falta força. Achamos uma pessoa, um pedido pequeno e as palavras para ele.',
    why: 'É mais fácil dizer sim a um pedido pequeno e claro do que a “não estou bem”. E as pessoas dizem sim mais vezes do que espera quem pede.',
    steps: {
      need: {
        ask: 'O que mais ajudaria você?',
        options: { hand: 'Uma mão na prática', ear: 'Alguém que escute', company: 'Companhia', advice: 'Um conselho' },
      },
      listened: 'Dá para dizer isso: “Não precisa resolver nada.” Para muita gente, fica mais fácil vir.',
      obstacle: {
        ask: 'O que deixa difícil pedir?',
        options: {
          burden: 'Medo de incomodar',
          refused: 'Podem dizer não',
          weak: 'Parece fraqueza',
          nobody: 'Não tenho ninguém',
        },
      },
      burden: 'Pense em alguém pedindo a você uma coisa pequena. Quase todo mundo gosta de ter sido a pessoa lembrada.',
      refused: 'Podem. Com um pedido pequeno e uma saída fácil, um não costuma falar do dia da pessoa, não de você.',
      weak: 'Se alguém querido pedisse isso a você, você não acharia fraqueza. É bem provável que com você pensem o mesmo.',
      nobody:
        'Então olhamos mais longe: alguém que você conhece só um pouco, gente do prédio, do posto de saúde, da escola, uma linha de ajuda. Tem gente que está lá para isso.',
      who: { ask: 'Quem poderia ser? Um nome, ou um tipo de pessoa.', hint: 'Minha prima, ou o vizinho de baixo' },
      opening: {
        ask: 'Agora a mensagem. Primeira frase, como você mandaria: como andam as coisas?',
        hint: 'As últimas semanas têm sido difíceis para mim.',
      },
      request: {
        ask: 'O que você pede? Pequeno, e com dia ou hora.',
        hint: 'Você me liga na quinta à noite?',
      },
      wayOut: { ask: 'E uma última frase que deixe fácil dizer não.', hint: 'Se não der, tudo bem.' },
      ifNo: { ask: 'Se essa pessoa não puder: quem ou o que vem depois?', hint: 'Aí falo com alguém do curso.' },
      sending: {
        ask: 'É isso que você tem. Quando vai pedir?',
        options: { now: 'Agora', tomorrow: 'Amanhã', thisWeek: 'Esta semana', aloud: 'Quando a gente se vir' },
      },
    },
    takeaway: { who: 'A quem peço', request: 'O que peço', sending: 'Quando', ifNo: 'Se não puder' },
    keep: 'Uma pessoa, um pedido pequeno, um dia: para pedir, isso basta.',
    close: 'As palavras estão prontas, e achar as palavras era a parte mais difícil.',
  },
  apology: {
    about: 'Vemos o que é seu para pedir desculpa e o que não é, e pomos a sua parte em três frases.',
    why: 'Uma desculpa chega quando diz o que houve e o que vai mudar, sem “mas”. Se você assume mais do que a sua parte, fica mais difícil acreditar nela, para você também.',
    steps: {
      kind: {
        ask: 'O que está na sua cabeça?',
        options: {
          said: 'Algo que eu disse',
          did: 'Algo que eu fiz',
          left: 'Algo que deixei de fazer',
          unsure: 'Não sei se fui eu',
        },
      },
      unsure: 'Então procuramos só a sua parte. Pode ser pequena, e pode ser que não exista.',
      happened: { ask: 'O que aconteceu? Uma ou duas linhas, só para você.', hint: 'Gritei com minha irmã no almoço.' },
      notMine: {
        ask: 'E o que disso não é seu para pedir desculpa? Isso fica de fora.',
        hint: 'Eu estar sem forças e querer ir embora',
      },
      own: {
        ask: 'Primeira frase para a pessoa: o que você fez, sem “mas” e sem “se”. Só o que é seu.',
        hint: 'Desculpa por ter gritado com você.',
      },
      effect: {
        ask: 'Segunda frase: como deve ter sido para a pessoa?',
        hint: 'Deve ter doído, na frente de todo mundo.',
      },
      mend: {
        ask: 'O que poderia ajudar agora?',
        options: {
          repair: 'Consertar',
          change: 'Fazer diferente',
          askThem: 'Perguntar à pessoa',
          space: 'Dar espaço',
        },
      },
      asking: 'Então a terceira frase pode ser uma pergunta: o que ajudaria você agora?',
      space: 'Então a terceira frase pode tirar a pressão: você não precisa responder.',
      offer: {
        ask: 'Terceira frase, só com o que você vai mesmo fazer.',
        hint: 'Da próxima vez, eu saio um pouco antes.',
      },
      how: {
        ask: 'Estas são as suas frases. Como você quer dizer?',
        options: { message: 'Por mensagem', inPerson: 'Cara a cara', phone: 'Por telefone', notYet: 'Ainda não' },
      },
      moment: {
        ask: 'Qual seria uma boa hora, mesmo que não seja logo? E o primeiro passo pequeno?',
        hint: 'Sábado. Pergunto se ela tem dez minutos.',
      },
      noAnswer: {
        ask: 'Pode ser que a pessoa precise de tempo, ou siga magoada. O que você faz então?',
        options: { time: 'Dou tempo', anyway: 'Cuido da minha parte', friend: 'Converso com alguém' },
      },
      fair: {
        ask: 'Por último, uma frase justa para você. O que diria a alguém querido que tivesse feito o mesmo?',
        hint: 'Você errou, e está assumindo.',
      },
    },
    takeaway: {
      notMine: 'O que não é meu',
      moment: 'Quando, e como começo',
      noAnswer: 'Se precisar de tempo',
      fair: 'Uma palavra justa para mim',
    },
    keep: 'Digo a minha parte, sem “mas”, e deixo de fora o que não é meu.',
    close: 'Você olhou para a sua parte com honestidade. O que farão com ela já não é seu.',
  },
  boundary: {
    about:
      'Achamos o seu limite, uma frase que diz isso, e o que você faz se passarem dele. Serve também com outras pessoas próximas.',
    why: 'Você não decide o que sua mãe ou seu pai diz ou faz. Decide o que você faz depois. Um limite que só depende de você é um que dá para manter.',
    steps: {
      area: {
        ask: 'Onde está passando do ponto?',
        options: {
          remarks: 'Comentários sobre mim',
          decisions: 'Minhas decisões',
          time: 'Ligações e visitas',
          privacy: 'Minha privacidade',
          quarrels: 'As brigas deles',
        },
      },
      remarks: 'Não dá para impedir cada comentário. Dá para decidir quanto tempo você fica para ouvir.',
      decisions:
        'Dá para contar uma decisão sem defender. Ouvir a opinião deles não quer dizer que tudo volta a ser discutido.',
      moment: { ask: 'Pense na última vez. O que foi dito ou feito?', hint: 'Quatro ligações no meio do trabalho' },
      line: { ask: 'Onde está o seu limite? Uma frase, só para você.', hint: 'Nada de ligação enquanto trabalho.' },
      sentence: {
        ask: 'Agora como você diria a essa pessoa: curto, com carinho e sem motivos. Motivo chama discussão.',
        hint: 'Gosto de falar com você. No trabalho não dá.',
      },
      crossed: {
        ask: 'E se acontecer de novo? O que você faria?',
        options: {
          repeat: 'Digo mais uma vez',
          leave: 'Encerro a conversa',
          later: 'Respondo mais tarde',
          shorter: 'Encurto as visitas',
        },
      },
      ifThen: { ask: 'Ponha numa linha: se …, então eu …', hint: 'Se ligar às dez, então eu retorno às seis.' },
      pull: {
        ask: 'O que vai deixar difícil manter?',
        options: { guilt: 'Culpa', tears: 'O choro', anger: 'A raiva', doubt: 'Dúvida' },
      },
      guilt: 'Culpa e dúvida são comuns quando a regra é nova. Não quer dizer que a regra esteja errada.',
      tears: 'A outra pessoa pode ficar triste, você pode acolher, e o limite pode ficar onde está.',
      anger: 'Você não precisa ficar para ouvir grito. “Vou indo, amanhã a gente conversa” basta.',
      ally: {
        ask: 'Quem poderia estar do seu lado nesse dia, mesmo de longe?',
        hint: 'Uma amiga para eu escrever depois',
      },
      occasion: {
        ask: 'Quando você vai dizer pela primeira vez? Melhor num momento simples e calmo.',
        hint: 'Domingo no telefone, antes de desligar',
      },
    },
    takeaway: {
      sentence: 'Minha frase',
      ifThen: 'Se passarem do limite',
      ally: 'Quem está do meu lado',
      occasion: 'Quando digo',
    },
    keep: 'Um limite é uma frase curta e uma coisa que eu vou fazer.',
    close: 'Você tem a sua frase. Na primeira vez a voz pode tremer, e vale do mesmo jeito.',
  },
  afterBreakUp: {
    about: 'Nada de perguntas grandes agora. Só o dia de hoje: o corpo, uma pessoa, e a hora mais difícil.',
    why: 'Depois de um término, sono, comida e gente são os primeiros a sumir, e sem isso tudo dói mais. Um plano para a hora difícil poupa você de decidir no meio dela.',
    steps: {
      hardest: {
        ask: 'O que dói mais agora?',
        options: {
          missing: 'A saudade',
          why: 'Não saber por quê',
          unwanted: 'A rejeição',
          alone: 'A solidão',
          mixed: 'Tudo ao mesmo tempo',
        },
      },
      missing:
        'Isso vem em ondas, e de noite elas são mais altas. Uma onda não é uma decisão; agora nada precisa ser feito com ela.',
      why: 'A cabeça procura o motivo, como se aí pudesse descansar. Talvez não apareça hoje, e dá para descansar mesmo assim.',
      unwanted: 'Pode parecer uma sentença sobre você por inteiro. É a decisão de uma pessoa, sobre uma relação.',
      mixed: 'Amor, raiva, alívio, saudade: tudo pode estar aí junto. Hoje você não precisa separar.',
      body: {
        ask: 'O que faltou para o seu corpo hoje?',
        options: {
          food: 'Comer alguma coisa',
          water: 'Beber água',
          sleep: 'Dormir',
          air: 'Ar fresco',
          wash: 'Um banho',
        },
      },
      care: { ask: 'Qual vem primeiro, e quando? A menor versão conta.', hint: 'Um copo de água, agora' },
      person: {
        ask: 'Quem pode saber que hoje está difícil?',
        options: {
          friend: 'Uma amizade',
          family: 'Alguém da família',
          other: 'Outra pessoa',
          nobody: 'Ainda ninguém',
        },
      },
      line: {
        ask: 'O que você poderia escrever para essa pessoa? Uma linha basta.',
        hint: 'Terminamos. Você me liga hoje?',
      },
      nobody: 'Tudo bem. Estar no meio de gente também conta, sem dizer nada: a padaria, a praça, um banco no sol.',
      contact: {
        ask: 'E o contato com a pessoa do término: o que pesa menos hoje?',
        options: { none: 'Nenhum hoje', needed: 'Só o necessário', unsure: 'Ainda não decidi' },
      },
      urge: {
        ask: 'Se der muita vontade de escrever hoje à noite: o que você faz primeiro?',
        hint: 'Escrevo nas notas, depois lavo o rosto',
      },
      hour: {
        ask: 'Qual hora vai ser a mais difícil?',
        options: { waking: 'Ao acordar', afternoon: 'A tarde', evening: 'O começo da noite', bed: 'Na cama' },
      },
      plan: {
        ask: 'O que você põe nessa hora? Algo fácil, e diga onde.',
        hint: 'Um filme no sofá, o celular no quarto',
      },
    },
    takeaway: {
      care: 'Para o corpo',
      line: 'O que escrevo a alguém',
      urge: 'Antes de mandar mensagem',
      plan: 'Na hora mais difícil',
    },
    keep: 'Só hoje: comer, dormir, uma pessoa, e um plano para a hora mais difícil.',
    close: 'Isso é um dia, e um dia basta por agora.',
  },
  makingAFriend: {
    about:
      'Amizade raramente nasce de uma noite incrível. Nasce de ver as mesmas pessoas de novo. Procuramos um lugar assim e um convite pequeno.',
    why: 'É comum gostar de quem se vê sempre, e leva muitas horas até parecer amizade. Por isso ajuda mais um lugar para voltar do que ter charme.',
    steps: {
      place: {
        ask: 'O que combina mais?',
        options: {
          newHere: 'Cheguei há pouco aqui',
          drifted: 'As amizades se afastaram',
          shy: 'Tenho timidez',
          notClose: 'Ninguém é próximo mesmo',
        },
      },
      newHere: 'Num lugar novo, quase todo mundo leva meses e muitos encontros curtos. Devagar é a velocidade normal.',
      drifted:
        'As pessoas costumam gostar de ouvir alguém do passado mais do que esse alguém imagina. Pode ser o caminho mais curto.',
      shy: 'Depois da primeira conversa, em geral gostam mais de nós do que pensamos. E a timidez combina com encontros pequenos e regulares.',
      notClose:
        'A proximidade costuma começar quando uma pessoa sabe um pouco mais de você do que as outras. Uma basta.',
      known: {
        ask: 'Quem você já encontra ou com quem já fala de vez em quando, nem que seja pouco?',
        hint: 'A vizinha que eu sempre cumprimento',
      },
      again: {
        ask: 'Onde daria para ver sempre as mesmas pessoas?',
        options: {
          already: 'Onde eu já vou',
          learn: 'Um curso ou grupo',
          move: 'Esporte ou caminhada',
          helping: 'Ajudando em algum lugar',
          online: 'Primeiro pela internet',
        },
      },
      where: { ask: 'Vamos ao concreto: que lugar, e que dia?', hint: 'O vôlei de quinta na praça' },
      invite: {
        ask: 'Agora um convite, como você falaria. Pequeno, e fácil de recusar.',
        hint: 'Vou tomar um café agora. Vem junto?',
      },
      share: {
        ask: 'E o que poderiam ficar sabendo de você, pequeno e verdadeiro?',
        options: {
          likes: 'Do que eu gosto',
          day: 'Como foi meu dia',
          looking: 'Que quero companhia',
          hard: 'Algo que acho difícil',
        },
      },
      barrier: {
        ask: 'O que pode atrapalhar?',
        options: {
          refused: 'Ouvir um não',
          tired: 'Cansaço demais',
          nerves: 'Perder a coragem',
          money: 'Dinheiro ou distância',
        },
      },
      ifThen: { ask: 'Se isso acontecer, como você faz?', hint: 'Se bater cansaço, vou só por vinte minutos.' },
      advice: {
        ask: 'Alguém escreve para você: “Ninguém quer me conhecer.” O que você responderia?',
        hint: 'Vai umas cinco vezes antes de decidir.',
      },
      first: { ask: 'Qual é o seu primeiro passo pequeno, e quando?', hint: 'Hoje vejo a que horas o grupo joga.' },
    },
    takeaway: {
      invite: 'Meu convite',
      ifThen: 'Se algo atrapalhar',
      advice: 'Nas minhas palavras',
      first: 'Meu primeiro passo',
    },
    keep: 'As mesmas pessoas, muitas vezes, e um convite pequeno.',
    close: 'Um lugar, um passo pequeno. Pode ir devagar, e devagar está bom.',
  },
  hardConversation: {
    about:
      'Treinamos aqui antes de ser de verdade: a sua primeira frase, o que podem dizer, a sua resposta, e uma saída.',
    why: 'Na hora tensa, as palavras que já foram ditas uma vez vêm mais fácil. Duas ou três frases e uma saída bastam; um roteiro inteiro atrapalharia.',
    steps: {
      who: { ask: 'Com quem é, e sobre o quê? Poucas palavras.', hint: 'Quem divide o apê comigo, o aluguel' },
      aim: {
        ask: 'O que precisa acontecer para você dizer depois: foi o bastante?',
        hint: 'Eu ter dito, mesmo que não gostem',
      },
      kind: {
        ask: 'O que é mais difícil de dizer?',
        options: {
          news: 'Uma notícia ruim',
          myself: 'Algo sobre mim',
          wish: 'O que eu quero',
          quarrel: 'O que me doeu',
          ending: 'Que acabou',
        },
      },
      news: 'Então diga cedo, no primeiro minuto, com palavras simples. Rodeio assusta mais, e um talvez seria ouvido como esperança.',
      myself: 'Você escolhe o quanto conta. Uma frase sobre você basta para um dia.',
      quarrel: 'Comece por algo em que os dois lados concordem. Depois diga o que quer, antes do que deu errado.',
      opening: { ask: 'Sua primeira frase, como você falaria.', hint: 'Queria conversar sobre o aluguel.' },
      dread: {
        ask: 'O que você mais teme que a pessoa faça?',
        options: { anger: 'Ficar com raiva', tears: 'Chorar', silence: 'Não dizer nada', blame: 'Pôr a culpa em mim' },
      },
      anger: 'Então vá mais devagar e fale um pouco mais baixo. Você não precisa ganhar, só manter a sua frase.',
      quiet: 'Então dê espaço: algumas respirações antes de continuar. Choro e silêncio não pedem argumento.',
      theirs: {
        ask: 'O que diriam? Escreva com as palavras da pessoa.',
        hint: 'Você sempre faz tempestade em copo d’água.',
      },
      mine: {
        ask: 'E a sua resposta: curta, calma, e de volta ao que você quer.',
        hint: 'Pode ser. Mesmo assim quero resolver isso.',
      },
      exit: {
        ask: 'Se ficar demais: com que frase você sai?',
        hint: 'Preciso de uma pausa. Continuamos amanhã.',
      },
      moment: {
        ask: 'Quando e onde? Melhor com tempo, sem plateia, e de onde dê para sair.',
        hint: 'Sábado de manhã, numa caminhada',
      },
    },
    takeaway: { opening: 'Minha primeira frase', mine: 'Minha resposta', exit: 'Minha saída', moment: 'Quando e onde' },
    keep: 'Uma primeira frase, uma resposta calma e uma saída: mais do que isso não preciso.',
    close: 'Você já disse uma vez, aqui. Aconteça o que acontecer, a primeira frase você já sabe.',
  },
};
