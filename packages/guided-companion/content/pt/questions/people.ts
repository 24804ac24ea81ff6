import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'O que tem sido mais difícil desde que acabou?',
      'Como foi esse fim, do seu lado?',
      'Em que horas a falta aparece?',
    ],
    deepen: [
      'Do que você sente falta: da pessoa, da rotina ou de quem você era ali?',
      'O que essa história ensinou sobre o que você precisa?',
      'O que ficou sem ser dito?',
      'Que parte de você ficou esquecida enquanto durou?',
    ],
    forward: [
      'O que ajuda você a atravessar as horas mais longas?',
      'Que parte da vida você gostaria de retomar?',
      'De quem você quer estar perto nesse tempo?',
    ],
  },
  parenting: {
    explore: [
      'O que tem pedido mais de você nessa fase?',
      'Como andam as coisas em casa?',
      'Em que momento você sente mais o peso?',
    ],
    deepen: [
      'Que tipo de presença você quer ser para quem cria?',
      'O que você gostaria de ter recebido nessa idade?',
      'Onde ficou você, no meio de tanto cuidado?',
    ],
    forward: [
      'Quem poderia assumir uma parte, mesmo pequena?',
      'Que cobrança dava para baixar nesta semana?',
      'Qual foi um momento bom entre vocês nos últimos dias?',
    ],
  },
  relationship: {
    explore: [
      'O que aconteceu entre vocês?',
      'Como anda a convivência nos últimos tempos?',
      'O que mais mexeu com você nisso?',
    ],
    deepen: [
      'O que você precisa nessa relação e não tem encontrado?',
      'O que você deixa de dizer para evitar conflito?',
      'Como você se sente quando está ao lado dessa pessoa?',
      'O que essa relação revela sobre o que você valoriza?',
    ],
    forward: [
      'Que conversa está esperando para acontecer?',
      'Como seria pedir isso de um jeito direto e gentil?',
      'O que já funcionou entre vocês em outro momento difícil?',
    ],
  },
  friendship: {
    explore: ['O que mudou nessa amizade?', 'Como era entre vocês antes?', 'O que mais marcou você nessa situação?'],
    deepen: [
      'O que você espera de uma amizade?',
      'O que você perdeu, se essa distância ficar?',
      'O que você acha que a outra pessoa não sabe?',
    ],
    forward: [
      'O que você gostaria de dizer, se não houvesse risco?',
      'Com quem, hoje, você consegue ser você?',
      'Que gesto pequeno abriria uma porta?',
    ],
  },
  family: {
    explore: [
      'O que anda acontecendo entre vocês?',
      'Como costuma ser o clima entre vocês?',
      'Que lugar você ocupa nessa família?',
      'O que ficou ecoando depois disso?',
    ],
    deepen: [
      'O que você gostaria que reconhecessem em você?',
      'De que história antiga isso faz lembrar?',
      'O que você precisa e não consegue pedir ali?',
    ],
    forward: [
      'Que limite faria bem a você?',
      'Com quem da família a conversa é mais possível?',
      'O que você quer fazer diferente do que aprendeu?',
    ],
  },
};
