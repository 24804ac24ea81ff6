import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Tiene sentido que eso te ocupe la cabeza.',
    'No hace falta decirlo de una forma perfecta.',
    'Aquí se puede ir a tu ritmo.',
    'Lo describes con mucha claridad.',
    'Ya lo pusiste en palabras.',
  ],
  low: [
    'No es exageración.',
    'A mucha gente, en tu lugar, también le temblaría el suelo.',
    'Con todo eso encima, lo que sientes tiene sentido.',
    'No tienes que resolverlo ahora para poder hablar de esto.',
    'Puedes sentirlo tal como es.',
    'Es difícil de verdad, y decir que es difícil no es debilidad.',
    'No hace falta restarle importancia para que quepa aquí.',
  ],
  high: [
    'Eso merece espacio.',
    'Qué bueno que lo cuentes aquí.',
    'Puedes saborearlo sin prisa.',
    'Vale la pena guardar ese momento.',
    'Tú fuiste parte de eso.',
  ],
};
