import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Ha senso che tu ci stia pensando.',
    'Non deve uscire in bella forma.',
    'Possiamo andare al tuo passo.',
    'L’hai detto con molta chiarezza.',
    'Te ne accorgi, e non è poco.',
  ],
  low: [
    'Non stai facendo un dramma.',
    'Una cosa così scuoterebbe molte persone.',
    'Con tutto questo, quello che senti si capisce.',
    'Non devi risolverlo ora per avere il diritto di parlarne.',
    'Non c’è un modo sbagliato di sentirsi.',
    'È difficile, e dirlo non è debolezza.',
    'Non serve rimpicciolirlo per portarlo qui.',
  ],
  high: [
    'Questo merita un po’ di spazio.',
    'Una cosa bella si può raccontare anche due volte.',
    'Puoi godertelo con calma.',
    'Questo vale la pena di tenerlo da parte.',
    'Ci hai messo del tuo.',
  ],
};
