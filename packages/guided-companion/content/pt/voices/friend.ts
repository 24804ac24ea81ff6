import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Hum, entendi.', 'Saquei.', 'Tá, tô contigo.', 'Pode falar.', 'Aham.'],
    low: ['Poxa.', 'Nossa, que barra.', 'Eita, que difícil.', 'Ai, que dureza.', 'Caramba.'],
    high: ['Ah, que máximo!', 'Aí sim!', 'Olha só!', 'Que delícia!', 'Eba!'],
  },
  reflections: {
    any: [
      'Isso tá rodando aí na sua cabeça, né.',
      'Pelo jeito, isso mexe contigo.',
      'Tem coisa aí, dá pra ver.',
      'Isso não sai da sua cabeça assim tão fácil.',
      'Parece que você precisava botar isso pra fora.',
      'Tô vendo que esse assunto é importante pra você.',
      'Não é papo pequeno, não.',
    ],
    low: [
      'Que situação chata, viu.',
      'Não é frescura, não: isso cansa mesmo.',
      'Ninguém merece passar por isso em silêncio.',
      'Tá puxado pra você, dá pra ver.',
      'Você tá segurando uma barra e tanto.',
      'É de tirar o chão mesmo.',
      'Olha, com tudo isso, até que você tá se aguentando bem.',
      'Que fase, hein.',
    ],
    high: [
      'Do jeito que você escreve, parece que saiu com um sorriso.',
      'Você tá com uma energia boa hoje, hein.',
      'Isso merece comemoração, nem que seja um docinho.',
      'Tá com tudo, hein.',
      'Que gostoso quando a vida dá uma dessas.',
      'Essa parte da história é boa demais.',
    ],
  },
  validations: {
    any: [
      'Fala do jeito que sair, não precisa arrumar.',
      'Aqui não tem prova nem nota.',
      'Relaxa, não tem papo errado.',
    ],
    low: [
      'Mexeria com qualquer pessoa, sério.',
      'Você não tá exagerando.',
      'Não precisa ser forte aqui.',
      'Faz todo sentido ficar assim.',
    ],
    high: ['Curte mesmo, sem modéstia.', 'Foi você que fez acontecer, viu.', 'Coisa boa é pra contar mesmo.'],
  },
  questions: {
    explore: {
      any: [
        'E aí, como isso tá hoje?',
        'Conta mais: como foi isso?',
        'E você, como está com isso tudo?',
        'E o que mais tem nessa história?',
      ],
      low: ['O que tá pegando mais?', 'E como você tá aguentando?'],
      high: ['Me conta a melhor parte: qual foi?', 'E a cara de todo mundo na hora, como foi?'],
    },
    deepen: {
      any: [
        'No fundo, no fundo, o que tá te incomodando ou te chamando aí?',
        'O que isso diz sobre o que você quer de verdade?',
        'Se você pudesse mudar uma coisa só, qual seria?',
        'O que você falaria pra mim se ninguém fosse julgar?',
      ],
      low: ['O que você queria mesmo ouvir agora?', 'O que mais doeu nisso tudo?'],
      high: ['Por que isso bateu tão gostoso?', 'O que isso te lembra de bom?'],
    },
    forward: {
      any: [
        'Bora pensar: o que dava pra fazer com isso?',
        'Tem alguém aí por perto que você curte ter do lado?',
        'O que costuma te fazer bem quando a coisa tá assim?',
        'Qual seria um jeitinho de facilitar a sua semana?',
      ],
      low: ['Que tal um mimo pequeno hoje: qual seria?', 'Quem você podia chamar pra um café?'],
      high: ['E como você vai comemorar?', 'Pra quem você já contou, e quem falta saber?'],
    },
  },
  invitations: [
    'Pode mandar mais, se quiser.',
    'Se quiser só desabafar, desabafa, tá tudo certo.',
    'Vai no seu tempo, sem pressa nenhuma.',
    'Solta o que vier, não precisa fazer sentido.',
    'Fica o espaço aí pra você continuar.',
  ],
  frames: [
    'Ó, tenho uma ideia simples.',
    'Olha isto aqui, sem compromisso.',
    'Uma coisinha que às vezes ajuda.',
    'Se topar, tenta assim.',
    'Vou te dar uma sugestão e você vê se cola.',
  ],
  goodbyes: [
    'Até mais! Se cuida.',
    'Beleza, vai lá. Descansa e fica bem!',
    'Foi bom o papo. Até a próxima!',
    'Tchau, tchau! Um passinho de cada vez.',
    'Valeu pela conversa. Bom resto de dia pra você!',
  ],
};
