import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Entiendo.', 'Ya veo.', 'Gracias por contarlo.', 'Te sigo.'],
    low: ['Qué difícil.', 'Eso pesa.', 'Vaya.', 'Se ve que duele.'],
    high: ['Qué bueno.', 'Qué bonito.', 'Qué buena noticia.', 'Muy bien.'],
  },
  reflections: {
    any: [
      'Ese detalle dice mucho.',
      'Eso tiene un lugar propio en tu historia.',
      'Hay más en eso de lo que cabe en las palabras.',
      'Se nota que esto te importa.',
      'Es una parte que vale la pena conocer.',
      'Entonces esto también es parte del cuadro.',
      'Lo trajiste porque tiene importancia.',
      'Eso ayuda a ver la situación completa.',
    ],
    low: [
      'Esto viene pesándote.',
      'Se ve que no ha sido fácil.',
      'Has cargado bastantes cosas.',
      'Esto te remueve más de lo que se ve por fuera.',
      'No es poca cosa lo que estás viviendo.',
      'Parece que esto cansa por dentro.',
      'Hay dolor en eso, y pide cuidado.',
      'Has puesto mucha fuerza en seguir.',
    ],
    high: [
      'Hay algo bueno pasando contigo.',
      'Se nota que eso te hizo bien.',
      'Hay más ligereza en ti al contarlo.',
      'Eso trajo un respiro.',
      'Es bueno ver que te fijas en eso.',
      'Esa parte de la vida está floreciendo.',
    ],
  },
  validations: {
    any: ['Puedes contarlo como venga.', 'Vamos con calma.', 'Nada de esto es una tontería.'],
    low: [
      'Tiene sentido sentirse así.',
      'No tienes que poder con todo ahora.',
      'Es comprensible que esto duela.',
      'Cualquiera sentiría ese peso.',
    ],
    high: ['Disfruta este momento.', 'Es tuyo, y es merecido.', 'Vale la pena quedarse un rato en esto.'],
  },
  questions: {
    explore: {
      any: [
        '¿Qué más es parte de esta historia?',
        '¿Cómo te sientes con respecto a eso?',
        '¿Qué crees que es importante que yo entienda?',
        '¿Cómo llegó esto hasta aquí?',
      ],
      low: ['¿Qué ha sido lo más pesado de esto?', '¿Cómo ha sido pasar por esto?'],
      high: ['¿Qué fue lo que más te alegró?', '¿Cómo fue vivirlo?'],
    },
    deepen: {
      any: [
        '¿Qué hay debajo de esto, tal como lo ves?',
        '¿Por qué es importante esto para ti?',
        '¿Qué despierta esto en ti?',
        '¿Qué te gustaría que fuera diferente?',
      ],
      low: ['¿Qué es lo que más necesitas ahora?', '¿Qué sería un poco de alivio?'],
      high: ['¿Qué muestra esto de ti?', '¿Qué alimenta en ti esta alegría?'],
    },
    forward: {
      any: [
        '¿Qué podría ayudar, aunque sea un poco?',
        '¿Con qué puedes contar en este momento?',
        '¿Qué te gustaría intentar?',
        '¿Cómo quieres cuidar de esto?',
      ],
      low: ['¿Qué apoyo tienes cerca?', '¿Qué haría el día de mañana un poco más liviano?'],
      high: ['¿Cómo mantener esto cerca?', '¿Qué quieres hacer con esta energía?'],
    },
  },
  invitations: [
    'Si quieres, sigue; leo con calma.',
    'Puedes seguir por donde tenga sentido para ti.',
    'Puedes dejar que venga más, o solo descansar un poco aquí.',
    'No hay prisa. El próximo paso de la conversación es tuyo.',
    'Cuéntame más, si te parece.',
  ],
  frames: [
    'Una idea, si cabe ahora.',
    'Quizá esto ayude un poco.',
    'Dejo una sugerencia, sin obligación.',
    'Hay algo sencillo que puedes probar.',
    'Si tiene sentido para ti, pruébalo.',
  ],
  goodbyes: [
    'Hasta luego, y cuídate mucho.',
    'Fue bueno conversar. Ve con calma, y vuelve cuando quieras.',
    'Hasta la próxima. Que el resto del día sea amable contigo.',
    'Adiós. Que descanses, a tu ritmo.',
    'Hasta pronto. Llévate de aquí solo lo que sirva.',
  ],
};
