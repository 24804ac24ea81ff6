import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mmm, ya veo.', 'Ya, te entiendo.', 'Oye, aquí estoy.', 'Dime, dime.', 'Ajá.'],
    low: ['Uf.', 'Ay, qué duro.', 'Qué mal, de verdad.', 'Ay, cuánto peso.', 'Vaya lío.'],
    high: ['¡Ay, qué genial!', '¡Eso!', '¡Mira tú!', '¡Qué bonito!', '¡Bravo!'],
  },
  reflections: {
    any: [
      'Eso te está dando vueltas en la cabeza, claro.',
      'Por lo que veo, esto te mueve por dentro.',
      'Ahí hay algo, se nota a la legua.',
      'Esto no se te va de la cabeza así como así.',
      'Parece que necesitabas soltarlo.',
      'Ya veo que este tema es importante para ti.',
      'No es una charla cualquiera, no.',
    ],
    low: [
      'Qué situación tan fea, oye.',
      'No es drama tuyo: eso cansa de verdad.',
      'Nadie merece pasar por eso en silencio.',
      'Se te está haciendo cuesta arriba, ya veo.',
      'Estás aguantando un montón.',
      'Es como para que se te mueva el suelo.',
      'Mira, con todo lo que traes, bastante bien lo llevas.',
      'Vaya temporada, oye.',
    ],
    high: [
      'Por cómo escribes, seguro que te salió una sonrisa.',
      'Hoy traes una energía bien bonita, eh.',
      'Esto merece celebrarse, aunque sea con un dulce.',
      'Estás que brillas, eh.',
      'Qué gusto cuando la vida te regala una de estas.',
      'Esta parte de la historia me encanta leerla.',
    ],
  },
  validations: {
    any: [
      'Dilo como salga, no hay que acomodarlo.',
      'Aquí no hay examen ni nota.',
      'Sin presión, no hay tema equivocado.',
    ],
    low: [
      'A cualquiera le afectaría, en serio.',
      'No estás exagerando.',
      'Aquí no hace falta aparentar fuerza.',
      'Normal que te quedes así.',
    ],
    high: ['Disfrútalo, sin modestia.', 'Lo hiciste tú, que conste.', 'Lo bueno es para contarlo, claro que sí.'],
  },
  questions: {
    explore: {
      any: [
        'Y bueno, ¿cómo está eso hoy?',
        'Cuéntame más: ¿cómo fue?',
        'Y tú, ¿cómo estás con todo esto?',
        '¿Y qué más hay en esa historia?',
      ],
      low: ['¿Qué es lo que más te está costando?', '¿Y cómo lo vas llevando?'],
      high: ['Cuéntame lo mejor: ¿qué fue?', '¿Y la cara de todo el mundo en ese momento, cómo fue?'],
    },
    deepen: {
      any: [
        'En el fondo, fondo, ¿qué es lo que te molesta o te llama de ahí?',
        '¿Qué dice eso de lo que quieres de verdad?',
        'Si pudieras cambiar una sola cosa, ¿cuál sería?',
        '¿Qué me dirías si nadie fuera a opinar?',
      ],
      low: ['¿Qué querías escuchar, la verdad?', '¿Qué fue lo que más dolió de todo?'],
      high: ['¿Por qué te sentó tan bien?', '¿Qué cosa bonita te recuerda?'],
    },
    forward: {
      any: [
        'Pensemos: ¿qué se podría hacer con eso?',
        '¿Hay alguien por ahí que te guste tener al lado?',
        '¿Qué suele hacerte bien cuando la cosa está así?',
        '¿Qué te facilitaría un poquito la semana?',
      ],
      low: ['¿Y si hoy te das un gusto pequeño, cuál sería?', '¿A quién podrías invitar a un café?'],
      high: ['¿Y cómo lo vas a celebrar?', '¿A quién ya se lo contaste, y quién falta?'],
    },
  },
  invitations: [
    'Suelta más, si quieres.',
    'Si solo quieres desahogarte, adelante, está bien.',
    'Ve a tu ritmo, sin ninguna prisa.',
    'Suelta lo que venga, no tiene que tener sentido.',
    'Ahí te dejo el espacio para que sigas.',
  ],
  frames: [
    'Oye, tengo una idea sencilla.',
    'Mira esto, sin compromiso.',
    'Una cosita que a veces ayuda.',
    'Si te animas, prueba así.',
    'Te dejo una sugerencia y tú ves si te sirve.',
  ],
  goodbyes: [
    '¡Nos vemos! Cuídate.',
    'Bueno, ve con calma. ¡Descansa y que estés bien!',
    'Qué buena charla. ¡Hasta la próxima!',
    '¡Chao, chao! Un pasito a la vez.',
    'Gracias por la charla. ¡Que tengas un buen resto del día!',
  ],
};
