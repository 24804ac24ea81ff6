import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Vamos a ver.', 'Anotado.', 'De acuerdo, foco en esto.', 'Bien, continúa.'],
    low: ['Está duro.', 'Es un momento exigente.', 'Respira.', 'Un paso a la vez.'],
    high: ['¡Excelente!', '¡Así se hace!', '¡Buen logro!', '¡Qué avance!'],
  },
  reflections: {
    any: [
      'Estás mirando lo que importa, y eso ya es movimiento.',
      'Esa pieza entra en el mapa.',
      'Sabes más de esto de lo que imaginas.',
      'Es un dato útil.',
      'Ya está dicho de qué se trata.',
      'Hay decisiones escondidas en medio de esto.',
      'Estás al comienzo de un giro, aunque no lo notes.',
    ],
    low: [
      'Estás en terreno difícil y sigues en pie.',
      'El obstáculo es real, y tu fuerza también.',
      'Hoy no es día de batir récords, es día de mantenerse en juego.',
      'Esto te exige mucho, y vienes respondiendo.',
      'Antes de correr, conviene recuperar el aliento.',
      'Bajar el ritmo no borra lo que ya construiste.',
      'Se ve el tamaño del esfuerzo.',
      'No todo depende de ti, y separar eso ya alivia.',
    ],
    high: [
      'Esto es resultado de tu trabajo.',
      'Abriste un camino, y se puede ir más allá.',
      'Mira cuánto has avanzado.',
      'Es el tipo de victoria que se construye.',
      'Hay impulso ahí, conviene aprovecharlo.',
      'Te demostraste que puedes.',
    ],
  },
  validations: {
    any: [
      'El progreso no tiene que ser grande para contar.',
      'El ritmo lo marcas tú.',
      'La claridad viene con la práctica.',
    ],
    low: [
      'La pausa también es parte del entrenamiento.',
      'Reconocer el límite es estrategia, no derrota.',
      'Hoy no hay que rendir más.',
      'Ya pasaste por cosas difíciles antes.',
    ],
    high: ['Apunta esta victoria.', 'Mérito tuyo, sin descuento.', 'Esto suma confianza para la próxima.'],
  },
  questions: {
    explore: {
      any: [
        '¿Cuál es el punto principal aquí?',
        '¿Qué está claro ya para ti y qué todavía no?',
        '¿Dónde estás ahora y dónde te gustaría estar?',
      ],
      low: ['¿Qué te frena más?', '¿Qué has probado ya?', 'De cero a diez, ¿cuánta energía tienes hoy?'],
      high: ['¿Qué hiciste diferente esta vez?', '¿Cuál fue el punto de giro?'],
    },
    deepen: {
      any: [
        '¿Por qué esto merece tu esfuerzo?',
        '¿Qué ganas y qué pierdes si todo sigue igual?',
        '¿Qué valor tuyo está en juego aquí?',
        '¿Qué sería distinto si esto ya estuviera resuelto?',
      ],
      low: ['¿Qué parte de esto está bajo tu control?', '¿Qué te exiges que no le exigirías a nadie?'],
      high: ['¿Qué fuerza tuya quedó a la vista?', '¿Qué cambia este logro en tu próxima meta?'],
    },
    forward: {
      any: [
        '¿Cuál es la acción más pequeña posible en las próximas veinticuatro horas?',
        '¿Qué recurso no has usado todavía?',
        '¿Qué podría estorbar, y cómo rodearlo?',
        '¿Cómo vas a saber que avanzaste?',
      ],
      low: ['¿Qué se puede sacar de la lista hoy?', '¿Quién puede entrar en el equipo contigo?'],
      high: ['¿Cuál es el próximo escalón?', '¿Cómo convertir esto en hábito?'],
    },
  },
  invitations: [
    'Piénsalo con calma y trae lo que aparezca.',
    'No hace falta decidir ahora: observa hasta mañana.',
    'Quédate con esa idea un momento.',
    'Deja que esto se asiente antes de cualquier otra cosa.',
    'La próxima jugada es tuya, a tu ritmo.',
  ],
  frames: [
    'Propuesta de hoy, bien pequeña.',
    'Vamos a la práctica un minuto.',
    'Un experimento corto.',
    'Aquí va una herramienta sencilla.',
    'Prueba esto y mira el resultado.',
  ],
  goodbyes: [
    '¡Bien! Hasta la próxima, a tu ritmo.',
    'Cerramos por hoy. Descansa, eso también es avanzar.',
    'Hasta luego. De paso en paso ya está muy bien.',
    'Buena conversación. Sigue con firmeza y con ligereza.',
    'Hasta pronto. Lleva lo que sirvió y deja lo demás.',
  ],
};
