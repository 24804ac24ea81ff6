import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  estou segur*, estou em segurança, me sinto segur*, não vou fazer nada, não vou me matar, não vou me machucar,
  estou com minha mãe, estou com meu pai, estou com alguém, não estou sozinh*, tem gente comigo, já liguei,
  liguei para, vou ligar, estou bem agora, foi só um pensamento, só pensei, era brincadeira, estava brincando,
  está vindo, chegou aqui, está aqui, estão aqui, minha mãe chegou, meu pai chegou, está comigo,
  estou acompanhad*
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  não estou segur*, não sei se estou segur*, não me sinto segur*, não estou em segurança, estou sozinh*,
  ninguém comigo, vou fazer, já fiz, já tomei, tomei tudo, estou com medo de mim, não confio em mim,
  hoje à noite, já decidi, tenho um plano
`);

export const negations: Recognition['negations'] = phrases(`
  não, nunca, nem, jamais, sem, nenhum, nenhuma, tampouco, ninguém
`);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('mas, porém, só, apenas, que, e, sim');

export const addressing: Recognition['addressing'] = phrases('você, te, contigo, seu, sua');
