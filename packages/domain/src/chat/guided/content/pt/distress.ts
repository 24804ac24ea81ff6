import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'O que você acabou de dizer é muito sério, e agradeço por ter dito. Sou uma IA e não posso proteger você, mas há pessoas que podem, agora: ligue para o serviço de emergência da sua região ou chame alguém para ficar ao seu lado. Se houver por perto algo com que possa se ferir, afaste-se disso. Você está em segurança neste momento?',
      'Levo a sério o que você escreveu. Uma dor desse tamanho não é para atravessar sem companhia. Por favor, fale agora com o serviço de emergência da sua região ou com alguém que possa chegar até você, e fique longe de tudo o que possa machucar. Você está em segurança agora?',
    ],
    selfHarm: [
      'Agradeço por confiar isso. Machucar-se costuma ser um jeito de aguentar uma dor grande demais, e essa dor merece ajuda de gente. Se o ferimento for sério ou a vontade estiver forte, procure agora a emergência da sua região ou chame alguém para ficar com você. Você está em segurança neste momento?',
      'Isso é importante, e não vou passar por cima. Afaste-se, se puder, daquilo que usaria para se ferir, e chame alguém de confiança para perto; se houver risco, ligue para a emergência da sua região. Você está em segurança agora?',
    ],
    violence: [
      'O que você conta é grave, e a culpa não é sua. A sua segurança vem primeiro: se houver perigo agora, saia para um lugar com gente, se puder, e chame o serviço de emergência da sua região. Não é preciso enfrentar ninguém. Você está em segurança neste momento?',
      'Ninguém deveria passar por isso, e o que aconteceu não é culpa sua. Se a pessoa estiver por perto, cuide primeiro de ficar em segurança; a emergência da sua região e alguém de confiança podem ajudar agora. Você consegue falar em segurança neste momento?',
    ],
    somebodyElse: [
      'É sério, e mostra cuidado você ter trazido isso. Se essa pessoa estiver em perigo agora, chame o serviço de emergência da região onde ela está e, se puder, que alguém fique ao lado dela. Perguntar com calma se ela pensa em morrer não piora nada. Você sabe onde ela está neste momento?',
      'Levo isso a sério. Não carregue sem companhia: avise alguém próximo dessa pessoa e, havendo risco agora, a emergência da região. Fique com ela, se for possível e seguro. Ela está com alguém neste momento?',
    ],
    other: [
      'Agradeço por contar; levo isso a sério. Sou uma IA, e algo assim pede pessoas ao seu lado: por favor, conte agora a alguém que esteja perto, e se piorar ou houver perigo, ligue na hora para o serviço de emergência da sua região. Você está em segurança neste momento?',
      'O que você escreve importa, e não vou passar por cima. Não carregue isso sem companhia: alguém de confiança pode ouvir ou chegar até você, e a emergência da sua região está aí se piorar. Você está em segurança agora?',
    ],
  },
  again: [
    'Continuo levando isso a sério. O mais importante agora é ter uma pessoa com você: ligue para a emergência da sua região ou acorde alguém da casa, um vizinho, um amigo. O que dificulta fazer essa ligação agora?',
    'Você voltou a isso, e eu também volto: não fique sem companhia com essa dor. A emergência da sua região atende a qualquer hora, e não é preciso saber o que dizer. A quem você pode pedir que venha até você?',
    'Isso pede ajuda de gente, já. Se falar for difícil, mande a alguém uma mensagem curta: "preciso que você venha". Você está perto de alguma coisa com que poderia se ferir?',
    'A vontade pode subir como uma onda e também baixar; até lá, o melhor lugar é perto de alguém e longe do que fere. A emergência da sua região está aí para isso. Quem pode estar com você nos próximos minutos?',
  ],
  safe: [
    'Que bom que você está em segurança agora. Mesmo assim, conte a uma pessoa próxima o que me contou, ainda hoje, e procure a emergência da sua região se isso voltar a apertar. O que fez a dor crescer tanto?',
    'Agradeço por responder. Fique perto de gente hoje, se puder, e longe do que possa ferir; a emergência da sua região vale a qualquer hora. Com quem você pode falar ainda hoje?',
    'É bom saber disso. Ninguém precisa passar por uma fase dessas sem apoio: um profissional de saúde e uma pessoa de confiança podem acompanhar você, e a emergência da sua região vale se apertar. O que tem sido mais difícil de suportar?',
  ],
  unsafe: [
    'Então, por favor, faça isto agora, antes de continuar aqui: ligue para a emergência da sua região ou vá para perto de alguém, um vizinho serve. Deixe longe o que possa ferir. Quem é a pessoa mais próxima de você neste momento?',
    'Você precisa de gente ao lado já, e merece essa ajuda. Chame a emergência da sua região, diga que está em risco e onde está; se já tomou ou fez algo, diga isso primeiro. Consegue fazer essa ligação agora?',
    'Não espere passar. Abra a porta, chame alguém, ligue para a emergência da sua região. Você pode continuar escrevendo enquanto espera. Há alguém na casa ou por perto?',
  ],
  unclear: [
    'Leio cada palavra, e antes do resto preciso voltar a uma coisa: o que você disse há pouco foi sério. A emergência da sua região e alguém próximo podem estar com você agora. Você está em segurança neste momento?',
    'Podemos falar disso também. Só não quero deixar para trás o que você contou: há alguém com você, ou que possa vir?',
    'Obrigação de explicar não existe. O que importa é você não ficar sem companhia com isso hoje; se apertar, procure a emergência da sua região. Como está o risco agora, de zero a dez?',
    'Sigo por aqui. Pense em uma pessoa que atenderia se você ligasse nesta hora; se não houver, a emergência da sua região atende. O que ajudaria você a fazer esse contato?',
  ],
  goodbye: [
    'Antes de ir, por favor: não fique sem companhia agora. Chame alguém de confiança ou a emergência da sua região. Você merece ajuda, e a conversa continua aberta.',
    'Vá para perto de alguém, e conte o que me contou. Se a vontade voltar, a emergência da sua região atende a qualquer hora. Cuide-se.',
  ],
};
