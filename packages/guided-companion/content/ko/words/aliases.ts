import type { Recognition } from '../../../src/content.ts';

/** Hangul is read by syllables: short forms stand among the patterns; these are the Latin ones. */
export const aliases: Recognition['aliases'] = {
  okay: 'ok',
  okey: 'ok',
  oki: 'ok',
  thx: '고마워',
  thanks: '고마워',
  sorry: '미안',
  hi: '하이',
  hello: '하이',
  bye: '바이',
};
