import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'O pânico parece perigo, mas é uma onda: sobe, chega ao topo e desce, quase sempre em menos de dez minutos. Eu fico aqui até lá.',
    why: 'Brigar com o pânico diz ao corpo que o perigo é real, e a onda dura mais. Dar nome a ela e soltar o ar devagar mostra ao corpo que ele pode baixar a guarda.',
    steps: {
      wave: 'Uma onda de pânico é assim mesmo. É horrível, e passa. Eu fico com você até passar.',
      where: {
        ask: 'Onde você sente mais?',
        options: {
          chest: 'Peito, coração',
          breath: 'Falta de ar',
          head: 'Cabeça, tontura',
          everywhere: 'No corpo todo',
        },
      },
      heart:
        'No pânico o coração dispara como numa corrida. Se é uma dor que você nunca sentiu, ou se vai para o braço ou o queixo, ligue agora para a emergência.',
      air: 'Parece que falta ar, e quase sempre está sobrando. Solte o próximo ar bem devagar, até o fim; o seguinte entra por conta própria.',
      dizzy: 'Respirar rápido dá tontura. Sente, ponha os dois pés no chão e olhe para uma coisa que não se mexe.',
      ease: {
        ask: 'O que você quer fazer enquanto ela desce?',
        options: { breathe: 'Respirar junto', cold: 'Água fria', feet: 'Pés no chão' },
      },
      breathe:
        'O ar entra pelo nariz e sai como por um canudo. Siga o círculo; se você se perder, é só entrar de novo.',
      cold: 'Deixe a água fria correr nos pulsos, ou ponha um pano frio nas bochechas. Por um minuto, repare só no frio.',
      feet: 'Empurre os dois pés contra o chão com força, depois um pouco menos. Sinta o calcanhar, a sola, cada dedo. Fique nisso um minuto.',
      stay: { ask: 'Como está a onda agora?', options: { falling: 'Descendo', same: 'Igual', higher: 'Mais alta' } },
      again: 'Então mais uma volta, com a saída do ar um pouco mais longa. Nada precisa ir mais rápido do que vai.',
      passes:
        'Uma onda pode subir duas vezes. Nenhuma fica. Até passar, vale qualquer coisa calma: sentar, segurar algo gelado, ligar para alguém.',
      nextTime: {
        ask: 'Uma frase para a próxima vez: o que você quer lembrar?',
        hint: 'Passou antes de a água do café ferver.',
      },
    },
    takeaway: { ease: 'O que eu fiz', nextTime: 'Para a próxima vez' },
    keep: 'O pânico é uma onda. Ela desce por conta própria, e soltar o ar devagar ajuda.',
    close: 'Você ficou até a onda se mexer. Isso vale, esteja como estiver agora.',
  },

  fiveSenses: {
    about:
      'Para quando tudo é demais ou o que está em volta parece longe. Você olha, toca e escuta, de olhos abertos, até voltar para onde está.',
    why: 'Em alarme, a cabeça fica no que já foi ou no que pode vir. Olhos, mãos e ouvidos só conhecem o que está aqui, e por isso o caminho de volta é curto.',
    steps: {
      look: 'Deixe os olhos abertos e passeando. Você não precisa se acalmar, só olhar em volta.',
      place: {
        ask: 'Onde você está?',
        options: { bed: 'Na cama', indoors: 'Num lugar fechado', outdoors: 'Na rua', travelling: 'A caminho' },
      },
      light: 'Acenda uma luz fraca e levante um pouco o corpo, para conseguir ver o quarto.',
      halt: 'Procure um canto onde ninguém apresse você, com algo firme nas costas. Se estiver dirigindo, pare antes num lugar seguro.',
      see: {
        ask: 'Cinco coisas que você vê. Diga uma por uma; as pequenas também contam.',
        hint: 'Lâmpada, porta, meia, caneca, rachadura na parede',
      },
      touch:
        'Agora quatro coisas para tocar: a manga, a parede, o chão debaixo dos pés, o cabelo. Qual é fria, qual é áspera?',
      hear: {
        ask: 'Escute um momento. Quais são três sons que estão aí?',
        hint: 'A geladeira, uma moto, a minha respiração',
      },
      smell: {
        ask: 'Que cheiro você sente? Dois seria bom, um já basta.',
        options: { air: 'O ar', fabric: 'A minha roupa', skin: 'As minhas mãos', nothing: 'Nenhum' },
      },
      noSmell: 'Nenhum também é resposta. Você foi conferir, e era isso.',
      taste: 'E uma coisa para sentir na boca. Um gole de água, ou só o gosto que já está aí.',
      here: {
        ask: 'Quanto você já voltou para cá?',
        options: { here: 'Já estou aqui', halfway: 'Pela metade', farAway: 'Ainda longe' },
      },
      today: {
        ask: 'Então vamos dizer com todas as letras. Firme os pés no chão e escreva: onde estou, que dia é hoje, o que está na minha frente.',
        hint: 'Minha cozinha. Terça à noite. Uma caneca azul.',
      },
      anchor: {
        ask: 'Qual dos sentidos ajudou mais?',
        options: { see: 'Ver', touch: 'Tocar', hear: 'Ouvir', smell: 'Cheirar', taste: 'Sentir o gosto' },
      },
      next: {
        ask: 'O que dá para fazer de tranquilo nos próximos dez minutos?',
        hint: 'Fazer um chá e sentar perto da janela.',
      },
    },
    takeaway: { anchor: 'O que mais ajudou', next: 'Em seguida' },
    keep: 'Quando for demais: cinco coisas que vejo, quatro que toco, três que ouço, duas que cheiro, uma que provo.',
    close: 'O lugar continua aí, e você também. Deixe os próximos minutos irem devagar.',
  },

  stop: {
    about:
      'Para quando você está quase fazendo ou dizendo algo que amanhã talvez não queira. Uma pausa curta, e aí você escolhe.',
    why: 'Um impulso forte quer tudo na hora, e perde força quando precisa esperar. Nesse intervalo aparece mais de um jeito de seguir.',
    steps: {
      still: 'Pare onde está. Nos próximos minutos, nada enviado, nada dito, nada decidido.',
      impulse: { ask: 'O que você estava quase fazendo ou dizendo?', hint: 'Entrar lá e falar tudo o que penso.' },
      back: {
        ask: 'Agora um passo para trás, com o corpo. O que é possível aí?',
        options: { room: 'Sair do cômodo', sit: 'Sentar', window: 'Ir até a janela', hands: 'Mãos no colo' },
      },
      away: 'Faça isso agora, por quase um minuto. Ombros para baixo, e o ar saindo devagar.',
      push: {
        ask: 'O que mais está empurrando você?',
        options: { hurt: 'Mágoa', scared: 'Medo', unfair: 'É injusto', tooMuch: 'É demais para mim' },
      },
      sore: 'Isso merece uma resposta, e melhor do que a mais rápida.',
      strained:
        'Então faz sentido querer agir já. Se você está em perigo, vá primeiro para um lugar seguro; se não, alguns minutos não estragam nada.',
      facts: {
        ask: 'O que aconteceu? Só o que você viu e ouviu.',
        hint: 'Mudaram o plano e ninguém me perguntou.',
      },
      lookBack: {
        ask: 'Pensando nisso amanhã de manhã: o que você gostaria de ter feito?',
        hint: 'Ter ficado na minha e dito que doeu.',
      },
      next: {
        ask: 'E então, o que vem agora?',
        options: {
          wait: 'Eu espero',
          calmly: 'Digo com calma',
          ask: 'Pergunto a alguém antes',
          nothing: 'Deixo como está',
        },
      },
      until: {
        ask: 'Até quando?',
        options: { hour: 'Por uma hora', sleep: 'Até eu dormir um pouco', talk: 'Até falar com alguém' },
      },
      sentence: {
        ask: 'Qual frase você diria? Uma curta.',
        hint: 'Queria que me perguntassem antes de mudar o plano.',
      },
      who: { ask: 'Com quem você vai falar, e como vai começar?', hint: 'Minha prima: posso te perguntar uma coisa?' },
      ifThen: {
        ask: 'Se o impulso voltar, o que você faz primeiro?',
        hint: 'Dou uma volta no quarteirão, depois decido.',
      },
    },
    takeaway: {
      lookBack: 'Amanhã eu quero ter feito',
      next: 'O que vem agora',
      sentence: 'Minha frase',
      ifThen: 'Se voltar',
    },
    keep: 'Parar, um passo para trás, olhar, e só então seguir.',
    close: 'Você pôs uma pausa no meio. O que fizer agora é escolha sua.',
  },

  tipp: {
    about:
      'Para quando está tão forte que conversar não adianta. Frio, movimento, ar devagar, músculos soltos: começamos com o que você tem aí.',
    why: 'O que é forte demais se instala no corpo: coração, fôlego, músculos. Frio, esforço e respiração lenta baixam o corpo primeiro, e a cabeça vem atrás.',
    steps: {
      body: 'Agora não precisa explicar nada. Vamos só mexer com o corpo, com o cuidado que o seu pede.',
      start: {
        ask: 'O que dá para fazer onde você está?',
        options: { cold: 'Água fria', move: 'Me mexer', press: 'Só ficar no lugar' },
      },
      cold: 'Ponha um pano molhado e frio nas bochechas e debaixo dos olhos. Vá respirando, e tire quando arder.',
      move: 'Mexa o corpo até esquentar: escada, marcha no lugar, sacudir os braços. Com a força que for boa, não mais.',
      press:
        'Aperte uma palma contra a outra na frente do peito, conte até cinco e solte. Vá respirando. Repita algumas vezes.',
      now: { ask: 'E agora?', options: { lower: 'Baixou um pouco', same: 'Igual', higher: 'Subiu' } },
      second: {
        ask: 'Então mais uma coisa por cima. Qual?',
        options: { cold: 'Algo gelado', walk: 'Andar de lá para cá', press: 'Apertar as palmas' },
      },
      another: 'Um minuto disso. Não precisa funcionar na hora; o corpo é mais lento do que se quer.',
      breath: 'Agora o ar, com a saída mais longa do que a entrada. Siga o círculo, e entre de novo quando se perder.',
      muscles:
        'Agora os músculos. Aperte um pouco as mãos e solte. Depois os ombros, o rosto, as pernas. Sem parar de respirar.',
      helped: {
        ask: 'Qual deles fez alguma coisa?',
        options: {
          cold: 'O frio',
          move: 'O movimento',
          press: 'Apertar as mãos',
          breath: 'O ar devagar',
          muscles: 'Os músculos',
        },
      },
      need: {
        ask: 'O que faria bem na próxima meia hora?',
        options: { quiet: 'Silêncio', person: 'Alguém comigo', drink: 'Água ou um chá', rest: 'Deitar' },
      },
      words: {
        ask: 'Quem poderia ser, e o que você vai dizer?',
        hint: 'Minha irmã: fica um pouco aqui comigo?',
      },
      ready: {
        ask: 'O que dá para deixar à mão para a próxima vez, e onde?',
        hint: 'Um pano molhado na geladeira.',
      },
    },
    takeaway: { helped: 'O que ajudou', need: 'Próxima meia hora', words: 'A quem eu peço', ready: 'À mão' },
    keep: 'Quando for forte demais para palavras: algo frio, um pouco de movimento, ar longo para fora, mãos soltas.',
    close: 'Talvez ainda esteja aí, só mais baixo. Na próxima meia hora, pouca coisa e devagar.',
  },

  angerCoolDown: {
    about: 'Primeiro um minuto para o corpo, depois olhamos o que passou do limite, e aí você escolhe a resposta.',
    why: 'A raiva muitas vezes tem um bom motivo e escolhe uma péssima hora. Se o corpo baixa antes, você fica com o motivo e escolhe a hora.',
    steps: {
      allowed: 'Aqui você pode sentir raiva. Ninguém precisa de resposta ainda.',
      near: {
        ask: 'Onde está a pessoa que deu raiva?',
        options: { here: 'Aqui comigo', online: 'Nas mensagens', away: 'Em outro lugar' },
      },
      distance:
        'Então primeiro um espaço. “Preciso de dez minutos” basta, e vá para outro cômodo. Se você tem medo dessa pessoa, não precisa explicar nada: vá para onde é seguro.',
      unanswered: 'Então deixe essa mensagem sem resposta por enquanto. Daqui a uma hora ela ainda está lá.',
      outlet: {
        ask: 'Primeiro o corpo. O que dá para fazer por um minuto?',
        options: { walk: 'Andar devagar', cold: 'Água fria nos pulsos', breathe: 'Soltar o ar devagar' },
      },
      minute: 'Faça isso por um minuto. Não tem pressa; deixe cada saída de ar levar o tempo dela.',
      happened: {
        ask: 'O que aconteceu? Duas linhas: o que foi dito e feito.',
        hint: 'Contaram a minha história na frente de todo mundo.',
      },
      crossed: {
        ask: 'O que atropelaram aí?',
        options: {
          respect: 'Respeito',
          fairness: 'Justiça',
          trust: 'Confiança',
          limit: 'O meu não',
          load: 'O que eu aguento',
        },
      },
      under: {
        ask: 'Tem mais alguma coisa debaixo da raiva?',
        options: { hurt: 'Mágoa', fear: 'Medo', tired: 'Esgotamento', onlyAnger: 'Não, só raiva' },
      },
      want: {
        ask: 'Do que você precisa agora, dessa pessoa ou de você?',
        hint: 'Que da próxima vez me perguntem antes.',
      },
      reply: {
        ask: 'O que você quer fazer com isso?',
        options: {
          now: 'Falar hoje, com calma',
          later: 'Falar outro dia',
          apart: 'Manter distância',
          letBe: 'Deixar passar esta',
        },
      },
      sentence: {
        ask: 'Escreva a frase que você vai dizer, e quando. Pode começar com “eu”.',
        hint: 'Amanhã: eu quero que me pergunte antes de contar.',
      },
      plan: {
        ask: 'E hoje, o que você faz no lugar disso?',
        hint: 'Jantar de fone e ir cedo para a cama.',
      },
      ifHot: {
        ask: 'Se ferver de novo, o que você faz primeiro?',
        hint: 'Saio pela porta e dou uma volta na rua.',
      },
    },
    takeaway: { want: 'Do que eu preciso', sentence: 'O que eu vou dizer', plan: 'Hoje', ifHot: 'Se ferver de novo' },
    keep: 'Primeiro o corpo, depois o limite que passaram, depois a resposta que eu escolho.',
    close: 'O motivo da sua raiva não se perde por esperar.',
  },

  urgeToText: {
    about:
      'Você quer escrever para alguém e não sabe se deve. Escreva aqui primeiro. Daqui nada é enviado, e no fim você decide.',
    why: 'A vontade de escrever sobe, chega ao topo e desce, como uma onda. Se passam alguns minutos, quem decide é você e não a onda.',
    steps: {
      here: 'Até terminarmos, fica tudo aqui. Mandar, você ainda pode depois.',
      who: {
        ask: 'Para quem é?',
        options: {
          past: 'Já fomos um casal',
          friend: 'Uma amizade',
          family: 'Família',
          work: 'Alguém do trabalho',
        },
      },
      missing: 'A saudade vem em ondas, e bate mais forte quando é tarde e está tudo quieto.',
      message: {
        ask: 'Escreva do jeito que quer sair. Tudo.',
        hint: 'Como você consegue seguir como se nada fosse?',
      },
      hope: {
        ask: 'O que você espera que aconteça quando a pessoa ler?',
        options: {
          kind: 'Uma resposta carinhosa',
          sorry: 'Um pedido de desculpa',
          know: 'Entender melhor',
          heard: 'Que me escute',
          hitBack: 'Que doa lá também',
        },
      },
      minute: 'É honesto. Seria bom por um minuto, e depois começa a espera pela resposta.',
      likely: {
        ask: 'E o que é mais provável que volte hoje à noite?',
        options: { kind: 'Algo carinhoso', short: 'Algo seco', nothing: 'Nada', fight: 'Briga' },
      },
      hourLater: {
        ask: 'Nesse caso, como você estaria uma hora depois?',
        hint: 'Na cama, olhando o “visto por último”.',
      },
      wait: 'Agora uma espera curta. Vire a tela para baixo, olhe para longe, solte os ombros. A vontade pode subir; você não precisa obedecer.',
      other: {
        ask: 'Tem outra coisa que faria bem agora: quem, ou o quê?',
        hint: 'Ligar para a minha prima, ou uma playlist antiga.',
      },
      decide: {
        ask: 'O que você escolhe por enquanto?',
        options: { no: 'Não mando', tomorrow: 'Decido amanhã', shorter: 'Mando uma mais curta' },
      },
      short: {
        ask: 'Escreva a que você ainda assinaria daqui a uma semana, mesmo sem resposta. Se essa pessoa pediu que você não escreva, deixe só aqui.',
        hint: 'O domingo me doeu. Queria conversar.',
      },
      away: {
        ask: 'O que você vai fazer com o celular para ficar mais fácil?',
        hint: 'Silenciar a conversa e carregar na sala.',
      },
      ifThen: {
        ask: 'Se a vontade voltar hoje à noite, o que você faz primeiro?',
        hint: 'Escrevo no papel e bebo um copo de água.',
      },
    },
    takeaway: { decide: 'O que escolhi', short: 'Minhas palavras', away: 'O celular', ifThen: 'Se a vontade voltar' },
    keep: 'Escrever primeiro em outro lugar, deixar a onda passar, e então decidir.',
    close: 'Você tirou um tempo antes de escolher. Era só para isso.',
  },
};
