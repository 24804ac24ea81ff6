import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'O que mais aperta nessa questão de dinheiro?',
      'Como isso tem afetado o seu dia a dia?',
      'Com quem você consegue falar sobre isso?',
    ],
    deepen: [
      'O que o dinheiro representa para você, além das contas?',
      'O que mais dói: a falta ou o que ela diz sobre o esforço feito?',
      'Que medo está por trás dessa conta?',
    ],
    forward: [
      'Qual é a parte mais urgente, olhando só para esta semana?',
      'Quem poderia olhar esses números com você?',
      'O que você já fez que ajudou, ainda que pouco?',
    ],
  },
  study: {
    explore: [
      'O que nessa fase dos estudos mais pesa?',
      'Como têm sido os seus dias de estudo?',
      'O que passa pela sua cabeça quando você senta para estudar?',
    ],
    deepen: [
      'O que está em jogo para você, além do resultado?',
      'De quem é a expectativa que mais pesa?',
      'O que significaria não conseguir desta vez?',
    ],
    forward: [
      'Qual seria um estudo do tamanho de hoje?',
      'O que ajuda você a se concentrar quando as coisas vão bem?',
      'Como seria descansar sem culpa entre um esforço e outro?',
    ],
  },
  change: {
    explore: ['O que mudou mais, por fora e por dentro?', 'Do que você sente mais falta?', 'Como tem sido se adaptar?'],
    deepen: [
      'O que você quer levar com você do que ficou para trás?',
      'Quem você está virando nessa mudança?',
      'O que dessa mudança ainda não coube em você?',
    ],
    forward: [
      'O que já começou a ter jeito de seu?',
      'Que pequeno ritual faria esse lugar parecer casa?',
      'Quem poderia ser um rosto conhecido por aí?',
    ],
  },
  work: {
    explore: [
      'O que no trabalho mais tem pegado?',
      'Como isso tem sido para você?',
      'Como você chega em casa depois de um dia desses?',
      'O que acontece com você antes de começar o expediente?',
    ],
    deepen: [
      'O que você gostaria que enxergassem no seu trabalho?',
      'Que valor seu esse lugar respeita, e qual atropela?',
      'O que mantém você ali?',
      'Quem você é, fora do cargo?',
    ],
    forward: [
      'O que nisso está ao seu alcance mudar?',
      'Com quem lá dentro dá para contar?',
      'Onde caberia um limite, mesmo pequeno?',
    ],
  },
  future: {
    explore: [
      'Quais são os caminhos que você está vendo?',
      'O que torna essa decisão tão difícil?',
      'O que anda pedindo resposta?',
    ],
    deepen: [
      'Se ninguém fosse julgar, para que lado você iria?',
      'O que você teme perder em cada caminho?',
      'Como você quer se lembrar dessa escolha daqui a alguns anos?',
      'O que é importante para você, independentemente do resultado?',
    ],
    forward: [
      'Que informação falta para decidir com mais calma?',
      'Qual seria um teste pequeno, sem compromisso?',
      'De quem você ouviria uma opinião com gosto?',
    ],
  },
  world: {
    explore: [
      'Que notícia mexeu mais com você?',
      'Como isso chega até você ao longo do dia?',
      'O que você tem pensado sobre isso?',
    ],
    deepen: [
      'O que isso ameaça, entre as coisas que você ama?',
      'O que nessa história fala dos seus valores?',
      'O que você gostaria de ver diferente?',
    ],
    forward: [
      'Que parte do mundo está ao alcance das suas mãos?',
      'Quanto de notícia por dia faz bem a você?',
      'Com quem dá para falar disso sem brigar?',
    ],
  },
  gratitude: {
    explore: [
      'O que despertou isso em você hoje?',
      'Quem faz parte desse sentimento?',
      'Que detalhe você não quer esquecer?',
    ],
    deepen: [
      'O que isso diz sobre o que importa para você?',
      'Como isso muda o jeito de olhar o resto do dia?',
      'De onde vem essa sua capacidade de notar o que é bom?',
    ],
    forward: [
      'A quem você gostaria de contar isso?',
      'Como dá para abrir mais espaço para momentos assim?',
      'O que você quer repetir?',
    ],
  },
  joy: {
    explore: [
      'Como foi o momento exato em que aconteceu?',
      'Quem estava com você nessa hora?',
      'O que você sentiu primeiro?',
      'Qual foi a melhor parte?',
    ],
    deepen: [
      'O que isso diz sobre você?',
      'O que tornou isso possível?',
      'Por que isso é tão importante para você?',
      'Que caminho você percorreu até chegar aqui?',
    ],
    forward: [
      'Como você quer comemorar?',
      'O que dessa alegria você quer levar para a semana?',
      'Com quem você ainda quer dividir isso?',
    ],
  },
};
