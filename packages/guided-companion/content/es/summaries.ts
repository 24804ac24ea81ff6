import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Déjame juntar los hilos. Hablaste sobre {list}, y por debajo asomó esto: {feelings}. ¿Qué dejé fuera que importa?',
  'Mirando el camino hasta aquí, hablamos sobre {list}. De todo eso, ¿qué quieres guardar?',
  'Si resumiera esta conversación, diría que pasó por varios lugares: {list}; y en medio, {feelings}. ¿Qué agregarías?',
  'Ya recorrimos bastante: conversamos sobre {list}. ¿Qué hay de diferente en ti, comparado con el principio?',
  'Recojo lo que trajiste hasta aquí: {list}. ¿Cuál de esas cosas pide más cuidado primero?',
  'Esto es lo que me quedó hasta ahora: te abriste sobre {list}, con {feelings} por el camino. ¿Cómo es ver todo eso junto?',
];
