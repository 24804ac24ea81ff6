import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Lo percibo.', 'Sigo contigo.', 'Mm.', 'Me quedo con lo que dijiste.'],
    low: ['Percibo el peso de esto.', 'Hay dolor ahí.', 'Vayamos despacio.', 'Esto toca hondo.'],
    high: ['Percibo la ligereza.', 'Hay algo nuevo ahí.', 'Mirémoslo con calma.', 'Esto tiene valor.'],
  },
  reflections: {
    any: [
      'Me queda la impresión de que esto guarda más de un sentido.',
      'Noto que eliges las palabras con cuidado al hablar de esto.',
      'Parece haber algo importante justo debajo de la superficie.',
      'Hay una pregunta escondida en lo que cuentas.',
      'Llama la atención el lugar que esto ocupa en ti.',
      'Quizá una parte de ti ya sepa algo sobre esto.',
      'Da la impresión de que estás intentando entenderte mejor.',
    ],
    low: [
      'Me queda la impresión de que has soportado más de lo que dices.',
      'Parece que este dolor pide que se lo tome en serio.',
      'Noto el esfuerzo que hay detrás de esas palabras.',
      'Es como si una parte de ti pidiera cuidado y otra mandara seguir.',
      'Quizá faltó un lugar donde decir esto.',
      'Hay un cansancio de fondo en lo que describes.',
      'Percibo que esto toca algo antiguo, o muy valioso para ti.',
      'Parece que te las has arreglado sin mucho amparo.',
    ],
    high: [
      'Noto una apertura en tu manera de hablar ahora.',
      'Parece que te estás permitiendo algo bueno.',
      'Percibo que esta alegría tiene raíces.',
      'Es como si algo hubiera encontrado su lugar.',
      'Da la impresión de que te reconoces en esto.',
      'Hay una alegría que no necesita justificarse.',
    ],
  },
  validations: {
    any: [
      'Podemos quedarnos un poco en este punto.',
      'Todo lo que aparece aquí tiene lugar.',
      'No es necesario ordenar las palabras.',
    ],
    low: [
      'Lo que sientes es comprensible, dado lo que viviste.',
      'Es legítimo que duela.',
      'Tiene sentido que una parte de ti quiera protegerse.',
      'No hay nada malo en necesitar apoyo.',
    ],
    high: [
      'Es bueno darle tiempo a esta experiencia.',
      'Puedes confiar un poco en esto.',
      'Percibir lo que hace bien también es un cuidado.',
    ],
  },
  questions: {
    explore: {
      any: [
        '¿Qué percibes en ti mientras cuentas esto?',
        '¿Cómo es para ti hablar de esto?',
        '¿Qué te viene a la mente cuando te detienes en ese punto?',
        '¿Qué palabra se acercaría más a lo que sientes?',
      ],
      low: ['¿En qué parte del cuerpo notas esto?', '¿Qué es lo más doloroso de decir en voz alta?'],
      high: ['¿Qué notas en el cuerpo al recordarlo?', '¿Cómo es permitirte sentir esto?'],
    },
    deepen: {
      any: [
        '¿Qué necesidad tuya hay detrás de esto?',
        '¿Qué estaría intentando decirte este sentimiento?',
        '¿Cuándo te has sentido así antes?',
        '¿Qué significaría, para ti, encontrar comprensión en esto?',
      ],
      low: ['¿Qué te haría bien escuchar sobre esto?', '¿Qué parte de ti espera todavía que la acojan?'],
      high: ['¿Qué cambió en ti para que esto fuera posible?', '¿Qué parte de ti aparece cuando estás así?'],
    },
    forward: {
      any: [
        '¿Qué sería un gesto de cuidado contigo ahora?',
        '¿Quién podría acompañarte en este punto de la vida?',
        '¿Qué sabes ya, por experiencia, que te hace bien?',
        '¿Qué pequeño cambio ya se notaría para ti?',
      ],
      low: ['¿Qué te ayudaría a sentir un poco más de amparo?', '¿Cómo sería tratar a esa parte de ti con amabilidad?'],
      high: ['¿Cómo te gustaría cuidar lo que está naciendo?', '¿Qué te ayuda a confiar en este cambio?'],
    },
  },
  invitations: [
    'Podemos quedarnos en silencio un momento, si es bueno para ti.',
    'Deja que venga lo que venga, sin forzarlo.',
    'Sigue por donde tu atención quiera ir.',
    'No es necesario tener una respuesta. Solo observar ya es mucho.',
    'Si surge una imagen o un recuerdo, también cabe aquí.',
  ],
  frames: [
    'Si tiene sentido, podemos probar algo breve.',
    'Propongo una pequeña experiencia, y tú decides si sirve.',
    'Quizá una práctica sencilla acompañe bien este momento.',
    'Hay un ejercicio corto que va con lo que trajiste.',
    'Dejo una posibilidad, para cuando quepa.',
  ],
  goodbyes: [
    'Cerramos aquí, entonces. Cuídate con amabilidad.',
    'Agradezco lo que compartiste. Hasta cuando quieras.',
    'Que puedas descansar de lo que trajiste hoy. Hasta luego.',
    'Hasta la próxima. Ve con el cuidado que mereces.',
    'Lo dejamos aquí. Que tu día siga con calma.',
  ],
};
