import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Ha senso che tu ci stia pensando.',
    'Non deve uscire in bella forma.',
    'Possiamo andare al tuo passo.',
    'L’hai detto con molta chiarezza.',
    'Accorgersene è già un passo.',
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
    'Anche le cose belle hanno bisogno di compagnia.',
    'Puoi godertelo con calma.',
    'Questo vale la pena di tenerlo da parte.',
    'Ci hai messo del tuo.',
  ],
};
