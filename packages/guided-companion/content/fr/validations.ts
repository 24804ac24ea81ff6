import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'C’est compréhensible d’avoir ça en tête.',
    'Ça n’a pas besoin de sortir bien rangé.',
    'On peut aller à ton rythme.',
    'Tu l’as dit très clairement.',
    'Ça fait beaucoup pour une seule journée.',
  ],
  low: [
    'Tu n’en fais pas trop.',
    'Beaucoup de gens en seraient secoués.',
    'Avec tout ça, ce que tu ressens se comprend.',
    'Pas besoin d’avoir la solution pour avoir le droit d’en parler.',
    'Il n’y a pas de mauvaise façon de ressentir ça.',
    'C’est dur, et le dire n’est pas une faiblesse.',
    'Tu n’as pas à le rendre plus petit pour l’apporter ici.',
  ],
  high: [
    'Ça mérite un peu de place.',
    'C’est bien que tu le racontes.',
    'Tu as le droit d’en profiter lentement.',
    'Voilà quelque chose à garder.',
    'Tu y es pour quelque chose.',
  ],
};
