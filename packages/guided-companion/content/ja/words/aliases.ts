import type { Recognition } from '../../../src/content.ts';

/** Latin short forms; those in kana stand among the patterns. */
export const aliases: Recognition['aliases'] = {
  orz: '落ち込む',
  otz: '落ち込む',
  gkbr: 'びくびく',
  wktk: 'わくわく',
  ktkr: '嬉しい',
  tnx: 'ありがとう',
  thx: 'ありがとう',
  thanks: 'ありがとう',
  thankyou: 'ありがとう',
  sry: 'ごめん',
  sorry: 'ごめん',
  ty: 'ありがとう',
};
