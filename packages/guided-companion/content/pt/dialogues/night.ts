import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about: 'Um fim de dia devagar: menos luz, uma linha para amanhã e alguns minutos de descanso para o corpo.',
    why: 'O sono não vem por ordem, mas vem mais fácil com pouca luz, o amanhã anotado e o corpo em repouso. Cuidamos dessas três coisas e deixamos o sono em paz.',
    steps: {
      evening: 'O dia pode parar aqui, terminado ou não. Nos próximos minutos não tem nada para acertar.',
      where: {
        ask: 'Onde você está agora?',
        options: { bed: 'Na cama', up: 'De pé, quase deitando', busy: 'Ainda na correria' },
      },
      leave: {
        ask: 'O que pode ficar exatamente como está até amanhã?',
        hint: 'A louça e duas mensagens.',
      },
      dim: {
        ask: 'Deixe um pouco mais escuro. O que está ao alcance?',
        options: {
          lamp: 'Só o abajur',
          screen: 'Brilho da tela no mínimo',
          curtains: 'A cortina',
          dark: 'Já está escuro',
        },
      },
      running: {
        ask: 'O que ainda está rodando em você?',
        options: { today: 'O dia de hoje', tomorrow: 'O dia de amanhã', body: 'O corpo', little: 'Pouca coisa' },
      },
      over: {
        ask: 'O que de hoje já pode ter acabado? Uma linha basta.',
        hint: 'O jeito como terminou aquela reunião.',
      },
      one: {
        ask: 'Agora uma coisa para amanhã, só uma, e mais ou menos quando. Fica guardada, e você pode soltar.',
        hint: 'Ligar para o dentista, depois do café.',
      },
      rest: {
        ask: 'Com o que seria mais fácil descansar? Nos dois, dá para ficar de olhos abertos.',
        options: { body: 'O meu corpo', sounds: 'Os sons em volta' },
      },
      legs: 'Comece pelos pés. Sinta onde eles encostam. Depois as panturrilhas, os joelhos, as coxas. Deixe pesarem o que pesam.',
      middle:
        'Agora as costas, e o que segura você por baixo. A barriga, as mãos. Nada precisa mudar; só repare onde elas descansam.',
      face: 'Agora os ombros, o queixo, a testa. Separe um pouco os dentes. O que estiver duro pode continuar duro.',
      sounds:
        'Ache o som mais distante. Depois um mais perto. Depois o mais perto de todos. Deixe cada um vir e ir, e recomece lá longe.',
      breath: 'Siga o círculo por um minuto. Entra pelo nariz, e sai um pouco mais devagar, sem forçar.',
      phone: {
        ask: 'Por último: onde vai ficar o celular?',
        options: {
          across: 'Do outro lado do quarto',
          faceDown: 'Do lado, tela para baixo',
          otherRoom: 'Em outro cômodo',
          music: 'Som baixo, tela apagada',
        },
      },
    },
    takeaway: { leave: 'Fica até amanhã', over: 'Já acabou', one: 'Para amanhã', phone: 'O celular' },
    keep: 'Menos luz, uma linha para amanhã, e uns minutos para o corpo antes de esperar pelo sono.',
    close: 'Por hoje é isso. Se o sono demorar, o corpo também descansa só de ficar na cama.',
  },

  awakeAtThree: {
    about:
      'Para quando o sono foi embora e ainda está escuro. Sem truque para dormir: deixamos mais leve estar de olho aberto, e o sono vem quando quiser.',
    why: 'Quanto mais força se faz para dormir, mais o sono foge, e a cama vira lugar de tentar. Sair um pouco dela, com luz fraca, deixa o sono chegar por conta própria.',
    steps: {
      night: 'Vire o relógio para a parede e deixe esta tela no mínimo que der para ler.',
      howLong: {
        ask: 'Sem olhar a hora: há quanto tempo o sono foi embora?',
        options: { justNow: 'Acordei agora', while: 'Faz um bom tempo', allNight: 'A noite toda até aqui' },
      },
      lie: 'Então fique onde está, se estiver confortável. Se começar a rolar na cama, vá para uma cadeira.',
      up: 'Então sente devagar e saia um pouco da cama, se der. Uma cadeira, uma coberta, uma luz fraca. A cama espera até o sono chegar.',
      keeps: {
        ask: 'O que mais está tirando o seu sono?',
        options: { head: 'Pensamentos', body: 'O corpo inquieto', alone: 'Solidão', justAwake: 'Nada, só não durmo' },
      },
      paper: {
        ask: 'Ponha aqui, ou no papel. Palavras soltas servem.',
        hint: 'Aluguel. Aquele e-mail. O que quiseram dizer.',
      },
      atThisHour: {
        ask: 'Dá para fazer alguma dessas coisas a esta hora?',
        options: { no: 'Não, tem que esperar', tiny: 'Uma coisa pequena' },
      },
      tiny: 'Então faça só essa quando terminarmos aqui, com pouca luz. O resto está anotado.',
      loosen:
        'Comece pelos pés: aperte um pouco e solte. Depois as pernas, as mãos, os ombros. De leve, respirando como vier.',
      tell: {
        ask: 'De noite a solidão cresce. Para quem você poderia contar desta noite, quando amanhecer?',
        hint: 'Para a vizinha, quando cruzar com ela na escada.',
      },
      dull: {
        ask: 'Agora uma coisa quieta e sem graça. Qual?',
        options: {
          read: 'Um livro já lido',
          fold: 'Dobrar roupa',
          drink: 'Uma bebida quente',
          listen: 'Voz ou música calma',
          lie: 'Só ficar na cama',
        },
      },
      noTrying:
        'Por um minuto, não tente dormir. Deixe os olhos abertos o quanto quiserem, e só fique aí. Descansar sem dormir pode.',
      sign: {
        ask: 'Volte para a cama quando vier sono, não só cansaço. Como você percebe que é sono?',
        options: { eyes: 'Os olhos pesam', yawn: 'Começo a bocejar', line: 'Leio a linha duas vezes' },
      },
      morning: {
        ask: 'Amanhã o cansaço pode aparecer. O que deixaria o dia um pouco mais leve?',
        hint: 'A roupa espera. Uma volta curta depois do almoço.',
      },
    },
    takeaway: { paper: 'Espera clarear', tell: 'A quem contar', dull: 'Coisa quieta', morning: 'Para amanhã' },
    keep: 'Se o sono demora: sair da cama, luz fraca, sem relógio, e voltar quando os olhos pesarem.',
    close: 'O corpo dá conta de noites assim. Pode me deixar de lado agora e ir para a coisa sem graça.',
  },

  parkingAWorry: {
    about: 'Ninguém vai empurrar a preocupação para longe. Ela ganha hora e lugar amanhã, e até lá o tempo é seu.',
    why: 'A preocupação fica chamando para não ser esquecida. Com hora marcada ela pode falar mais baixo, e de dia você pensa com a cabeça mais fresca.',
    steps: {
      later: 'Mandar a preocupação embora quase nunca funciona. Marcar uma hora com ela funciona melhor.',
      worry: {
        ask: 'Qual é a preocupação? Uma ou duas linhas, do jeito que vier.',
        hint: 'Que o exame dê alguma coisa.',
      },
      tonight: {
        ask: 'Alguma parte disso precisa ser feita antes de amanhã?',
        options: { no: 'Não', yes: 'Sim, uma parte', notSure: 'Não tenho certeza' },
      },
      smallest: {
        ask: 'Qual é a menor parte que conta? Essa você faz quando sair daqui. O resto fica estacionado.',
        hint: 'Pôr o despertador e os papéis perto da porta.',
      },
      doubt:
        'Então pense assim: se ninguém está em perigo e nenhum prazo acaba antes de amanhecer, dá para esperar até lá.',
      label: { ask: 'Dê um nome curto a ela, como em etiqueta de caixa.', hint: 'Exame' },
      when: {
        ask: 'Quando, amanhã, você abre a caixa, por uns quinze minutos?',
        options: {
          morning: 'De manhã',
          midday: 'Na hora do almoço',
          afternoon: 'À tarde',
          evening: 'No começo da noite',
        },
      },
      where: {
        ask: 'E onde? Qualquer lugar, menos na cama.',
        options: {
          table: 'Na mesa',
          outside: 'Num banco lá fora',
          walk: 'Andando na rua',
        },
      },
      question: {
        ask: 'Com que pergunta você vai começar?',
        hint: 'Se der alguma coisa, o que eu faço primeiro?',
      },
      put: {
        ask: 'Onde ela fica guardada até lá?',
        options: { paper: 'No papel', phone: 'No celular', head: 'Só assim mesmo' },
      },
      fold: 'Escreva o nome e a hora. Dobre o papel e deixe num lugar que não dê para ver da cama. Eu espero.',
      aloud: 'Então diga uma vez, em voz baixa: o nome dela e quando é a vez.',
      knocks: {
        ask: 'Pode ser que ela bata na porta antes. O que você vai responder?',
        hint: 'Não esqueci de você. Amanhã às cinco.',
      },
      now: {
        ask: 'E agora, no lugar dela?',
        options: { lie: 'Só ficar na cama', music: 'Música', read: 'Ler um pouco', drink: 'Algo quente' },
      },
    },
    takeaway: { label: 'Estacionada', when: 'A vez dela', where: 'Onde', knocks: 'Se ela bater' },
    keep: 'Uma preocupação consegue esperar quando sabe a hora dela.',
    close: 'Ela tem hora marcada. Até lá, ninguém precisa que você pense nisso.',
  },

  racingMind: {
    about:
      'Tudo para fora da cabeça, depois em três montes: fazer, esperar, soltar. No fim, uma coisa pequena fica na frente.',
    why: 'A cabeça cheia anda em círculos para não perder nada. O que está escrito não se perde, e um monte com nome é menor do que um monte sem nome.',
    steps: {
      full: 'Agora não vamos resolver nada. Só esvaziar e ver o que tem.',
      all: {
        ask: 'Escreva tudo o que está rodando. Sem ordem, pela metade, sem arrumar.',
        hint: 'Boleto, o aniversário, aquele olhar, o barulho',
      },
      any: { ask: 'Tem mais coisa atrás disso?', options: { more: 'Tem mais', thatIsIt: 'É só isso' } },
      more: { ask: 'Ponha aqui também. As pequenas e as bobas, inclusive.', hint: 'Será que tranquei a porta' },
      mostly: {
        ask: 'O que é a maior parte?',
        options: {
          tasks: 'Coisas para fazer',
          worries: 'Preocupações',
          replay: 'O dia se repetindo',
          ideas: 'Ideias',
        },
      },
      replay: 'Boa parte disso não se resolve a esta hora. Pode ir para o segundo ou o terceiro monte, sem resposta.',
      ideas: 'Ideia boa continua boa de manhã, se estiver escrita.',
      do: {
        ask: 'Primeiro monte, fazer: o que precisa mesmo de você amanhã? Três, no máximo.',
        hint: 'Pagar o boleto. Falar do barulho.',
      },
      wait: {
        ask: 'Segundo monte, esperar: o que aguenta uma semana, ou mais?',
        hint: 'O presente. Organizar as fotos.',
      },
      letGo: {
        ask: 'Terceiro monte, soltar: o que não é seu para carregar, ou já não dá para mudar?',
        hint: 'Aquele olhar na escada.',
      },
      layDown:
        'Algumas respirações lentas para o terceiro monte. Não precisa sumir; a cada saída de ar, largue um pouco mais.',
      first: {
        ask: 'De volta ao que você vai fazer: o que vem primeiro, e quando?',
        hint: 'O boleto, logo depois do café.',
      },
      barrier: {
        ask: 'O que pode atrapalhar?',
        options: {
          time: 'Falta de tempo',
          strength: 'Falta de força',
          forget: 'Eu esquecer',
          none: 'Nada que eu veja',
        },
      },
      ifThen: { ask: 'Se isso acontecer, como você faz?', hint: 'Aí só o boleto. O resto na sexta.' },
    },
    takeaway: { do: 'Fazer', wait: 'Pode esperar', first: 'Primeiro', ifThen: 'Se travar' },
    keep: 'Escrever tudo, depois três montes: fazer, esperar, soltar.',
    close: 'Está tudo anotado. A sua cabeça não precisa segurar isso esta noite.',
  },
};
