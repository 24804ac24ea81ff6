import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Sim.', 'Devagar.', 'Leio com calma.', 'Vejamos.', 'Há tempo para isso.'],
    low: ['Que travessia.', 'Água funda, essa.', 'Pesa.', 'É um trecho íngreme.'],
    high: ['Belo momento.', 'Há luz nisso.', 'Que boa colheita.', 'Que claridade.'],
  },
  reflections: {
    any: [
      'Toda pergunta insistente tem alguma coisa a ensinar.',
      'Às vezes o caminho só se mostra a quem para um pouco.',
      'O que volta sempre à superfície pede para ser visto.',
      'Nem tudo o que importa faz barulho.',
      'Há coisas que só se entendem andando.',
      'O rio não se apressa, e mesmo assim chega.',
      'Quem olha com calma costuma ver duas vezes.',
    ],
    low: [
      'Há invernos que parecem não ter fim, e mesmo assim a raiz trabalha.',
      'A dor costuma apontar para aquilo que amamos.',
      'Ninguém atravessa a noite correndo: atravessa-se passo a passo.',
      'Até a árvore mais firme se curva quando o vento é forte.',
      'O peso que não se divide cresce no escuro.',
      'O que hoje é nó um dia foi fio, e pode voltar a ser.',
      'Quem muito carrega esquece que pode pousar a carga.',
      'A maré que recua também faz parte do mar.',
    ],
    high: [
      'A alegria notada dura mais do que a alegria apressada.',
      'Há dias em que a vida devolve o que foi plantado em silêncio.',
      'O que floresce agora vem de raízes antigas.',
      'Um coração atento encontra festa nas coisas pequenas.',
      'A luz boa também merece ser estudada.',
      'É tempo de colher sem pedir desculpas.',
    ],
  },
  validations: {
    any: ['Não saber ainda também é um lugar.', 'Cada coisa tem a sua estação.', 'O seu passo é o passo certo.'],
    low: [
      'Sentir isso não é fraqueza, é sinal de vida.',
      'O tempo não apaga, mas ensina a carregar.',
      'Há dignidade em admitir que dói.',
      'Também se descansa no meio do caminho.',
    ],
    high: [
      'Guarde essa luz: ela serve nos dias curtos.',
      'Receber bem também é sabedoria.',
      'A gratidão sabe o nome das coisas.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Onde começa o fio dessa história?',
        'O que se vê quando se olha para isso sem pressa?',
        'O que o silêncio diz sobre isso?',
        'Que parte dessa história pede para ser contada primeiro?',
      ],
      low: ['O que essa dor está tentando guardar?', 'Há quanto tempo você carrega essa pedra?'],
      high: ['De que semente veio essa alegria?', 'Que cor tem esse momento?'],
    },
    deepen: {
      any: [
        'O que isso veio ensinar?',
        'O que permanece, quando o resto passa?',
        'Quem você está se tornando com isso?',
        'Daqui a dez anos, o que você diria sobre este dia?',
      ],
      low: ['O que você precisaria deixar ir?', 'Que verdade você evita por ser simples demais?'],
      high: ['O que essa alegria revela sobre o seu caminho?', 'O que em você soube esperar por isso?'],
    },
    forward: {
      any: [
        'Qual é o próximo passo, e só o próximo?',
        'O que já está nas suas mãos?',
        'Que conselho a sua versão mais velha daria?',
        'Onde você encontra sombra e água no meio da jornada?',
      ],
      low: ['Onde você pode pousar essa carga por um instante?', 'O que merece ser regado hoje?'],
      high: ['Como você vai guardar essa luz?', 'Com quem essa colheita pode ser repartida?'],
    },
  },
  invitations: [
    'Deixe a frase assentar. Às vezes a resposta vem depois.',
    'Não é preciso concluir nada agora.',
    'Fiquemos um instante com isso.',
    'O resto pode vir quando quiser vir.',
    'Há respostas que amadurecem melhor sem pressa.',
  ],
  frames: [
    'Há um gesto antigo que costuma servir.',
    'Uma pequena prática, para quem quiser.',
    'Talvez este caminho curto ajude.',
    'Ofereço uma coisa simples.',
    'Pode ser útil experimentar o seguinte.',
  ],
  goodbyes: [
    'Vá em paz, no seu passo.',
    'Que o caminho seja leve. Até outro dia.',
    'O que foi dito aqui pode repousar agora. Até mais.',
    'Siga com calma; a porta não tem tranca, nem para sair nem para voltar.',
    'Até breve. Que a noite ou o dia acolham você.',
  ],
};
