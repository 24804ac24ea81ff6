import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Deixe-me juntar os fios. Você falou sobre {list}, e por baixo apareceu {feelings}. O que eu deixei de fora que importa?',
  'Olhando para o caminho até aqui: falamos sobre {list}. O que, disso tudo, você quer guardar?',
  'Se eu resumisse esta conversa, diria que ela passou por {list}, com {feelings} no meio. O que você acrescentaria?',
  'Já percorremos bastante: conversamos sobre {list}. O que está diferente em você agora em relação ao começo?',
  'Recolho o que você trouxe até aqui: {list}. Qual dessas coisas pede mais cuidado primeiro?',
  'Até aqui, o que ficou comigo: você se abriu sobre {list}, com {feelings} pelo caminho. Como é ver tudo isso junto?',
];
