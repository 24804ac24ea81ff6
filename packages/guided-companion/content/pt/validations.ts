import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Faz sentido que isso ocupe a sua cabeça.',
    'Não precisa ter forma certa para ser dito.',
    'Aqui dá para ir no seu ritmo.',
    'Você descreve isso com muita clareza.',
    'Você reparou, e disse.',
  ],
  low: [
    'Não é exagero.',
    'Muita gente, no seu lugar, também balançaria.',
    'Com tudo isso, o que você sente faz sentido.',
    'Você não precisa resolver isso agora para poder falar disso.',
    'Não há jeito errado de sentir.',
    'É difícil mesmo, e dizer que é difícil não é fraqueza.',
    'Não precisa minimizar para caber aqui.',
  ],
  high: [
    'Isso merece espaço.',
    'Isso vale contar a alguém.',
    'Você pode saborear isso sem pressa.',
    'Vale guardar esse momento.',
    'Você fez parte disso.',
  ],
};
