import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '„{words}“: Das behalte ich im Blick.',
    '„{words}“, schreibst du. Das gehört jetzt zum Bild.',
    '„{words}“. Notiert, in deinen Worten.',
    'Also „{words}“.',
  ],
  low: [
    '„{words}“: Das ist das Stück, das drückt.',
    '„{words}“. Das ist schwer, und du hast es klar gesagt.',
    '„{words}“: Kein Wunder, dass dich das mitnimmt.',
    'Hängen bleibt bei mir „{words}“.',
    '„{words}“. Das tut weh, und das darf es.',
    'Du schreibst „{words}“. Das ist keine Kleinigkeit.',
  ],
  high: [
    '„{words}“: Lies das noch mal, das gehört dir.',
    '„{words}“. Das liest sich gut.',
    'Meine Lieblingszeile ist „{words}“.',
    'Du schreibst „{words}“, und man merkt es.',
  ],
};
