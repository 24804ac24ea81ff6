import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Je rassemble les fils. Tu as parlé de plusieurs choses : {list}. Et dessous, il y avait {feelings}. Qu’est-ce que j’oublie d’important ?',
  'En regardant le chemin jusqu’ici, voilà ce qui est venu : {list}. Dans tout ça, que veux-tu garder ?',
  'Si je devais résumer, je dirais : {list}, avec {feelings} au milieu. Qu’ajouterais-tu ?',
  'On a fait un bout de route : {list}. Qu’est-ce qui est différent en toi, par rapport au début ?',
  'Voici ce que tu as apporté jusqu’ici : {list}. De quoi faudrait-il prendre soin en premier ?',
  'Voilà ce qui me semble important : {list}, et en chemin il y a eu {feelings}. Qu’est-ce que ça te fait de voir tout ça ensemble ?',
];
