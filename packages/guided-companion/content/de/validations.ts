import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Verständlich, dass dich das beschäftigt.',
    'Es muss nicht ordentlich herauskommen.',
    'Wir können in deinem Tempo gehen.',
    'Das hast du sehr klar gesagt.',
    'Es zu bemerken ist schon ein Schritt.',
  ],
  low: [
    'Du machst nicht zu viel daraus.',
    'Das würde viele Menschen erschüttern.',
    'Bei all dem ergibt es Sinn, was du fühlst.',
    'Du musst es jetzt nicht lösen, um darüber reden zu dürfen.',
    'Es gibt keine falsche Art, das zu fühlen.',
    'Es ist hart, und das zu sagen ist keine Schwäche.',
    'Du musst es nicht kleiner machen, um es hierher zu bringen.',
  ],
  high: [
    'Das verdient ein wenig Platz.',
    'Auch Gutes braucht Gesellschaft.',
    'Das darfst du langsam genießen.',
    'Das ist eins zum Aufheben.',
    'Daran hattest du deinen Anteil.',
  ],
};
