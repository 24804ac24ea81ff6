import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '« {words} » : je garde ça.',
    '« {words} », tu écris. C’est noté avec tes mots.',
    '« {words} ». Je l’ai bien lu.',
    'Donc, « {words} ».',
  ],
  low: [
    '« {words} » : c’est ce morceau-là qui pèse.',
    '« {words} ». C’est dur, et tu l’as dit sans détour.',
    '« {words} » : normal que ça t’use.',
    'La phrase qui me reste, c’est « {words} ».',
    '« {words} ». Ça fait mal, et ça a le droit de faire mal.',
    'Tu as écrit « {words} ». Ce n’est pas rien.',
  ],
  high: [
    '« {words} » : relis-la, elle est à toi.',
    '« {words} ». C’est bon à lire.',
    'Ma phrase préférée, c’est « {words} ».',
    'Tu as écrit « {words} », et ça se sent.',
  ],
};
