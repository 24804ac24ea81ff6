import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Sí.', 'Despacio.', 'Leo con calma.', 'Veamos.', 'Hay tiempo para eso.'],
    low: ['Qué travesía.', 'Aguas hondas, esas.', 'Pesa.', 'Es un tramo empinado.'],
    high: ['Hermoso momento.', 'Hay luz en eso.', 'Qué buena cosecha.', 'Qué claridad.'],
  },
  reflections: {
    any: [
      'Eso merece mirarse con calma.',
      'Aquí se puede parar un momento.',
      'Lo leí despacio, y sigo aquí.',
      'No todo lo que importa hace ruido.',
      'No hay que entenderlo todo esta noche.',
      'El río no se apresura, y aun así llega.',
      'Podemos mirarlo sin prisa.',
    ],
    low: [
      'Es mucho para un solo día.',
      'Eso duele, y está dicho.',
      'Nadie atraviesa la noche corriendo: se atraviesa paso a paso.',
      'Hasta el árbol más firme se dobla cuando el viento es fuerte.',
      'El peso que no se comparte crece en lo oscuro.',
      'Lo que hoy es nudo un día fue hilo, y puede volver a serlo.',
      'Quien mucho carga olvida que puede apoyar la carga.',
      'Un día así deja sin fuerzas.',
    ],
    high: [
      'La alegría que se mira dura más que la que pasa de largo.',
      'Hay días en que la vida devuelve lo que se sembró en silencio.',
      'Lo que florece ahora viene de raíces antiguas.',
      'Un corazón atento encuentra fiesta en las cosas pequeñas.',
      'La buena luz también merece estudiarse.',
      'Es tiempo de cosechar sin pedir disculpas.',
    ],
  },
  validations: {
    any: ['No saber todavía también es un lugar.', 'Cada cosa tiene su estación.', 'Tu paso es el paso justo.'],
    low: [
      'Sentir esto no es debilidad, es señal de vida.',
      'Esto no se arregla en una noche, y no hace falta.',
      'Hay dignidad en admitir que duele.',
      'Puedes descansar un poco antes de seguir.',
    ],
    high: [
      'Guarda esa luz: sirve en los días cortos.',
      'Saber recibir también es sabiduría.',
      'La gratitud conoce el nombre de las cosas.',
    ],
  },
  questions: {
    explore: {
      any: [
        '¿Dónde empieza el hilo de esta historia?',
        '¿Qué se ve cuando se mira eso sin prisa?',
        '¿Qué dice el silencio sobre esto?',
        '¿Qué parte de esta historia pide contarse primero?',
      ],
      low: ['¿Qué intenta guardar ese dolor?', '¿Hace cuánto llevas esa piedra?'],
      high: ['¿De qué semilla vino esta alegría?', '¿Qué color tiene este momento?'],
    },
    deepen: {
      any: [
        '¿Qué vino a enseñar esto?',
        '¿Qué permanece, cuando lo demás pasa?',
        '¿En quién te vas convirtiendo con esto?',
        'Dentro de diez años, ¿qué dirías de este día?',
      ],
      low: ['¿Qué necesitarías dejar ir?', '¿Qué verdad evitas por ser demasiado simple?'],
      high: ['¿Qué revela esta alegría sobre tu camino?', '¿Qué hay en ti que supo esperar esto?'],
    },
    forward: {
      any: [
        '¿Cuál es el próximo paso, y solo el próximo?',
        '¿Qué está ya en tus manos?',
        '¿Qué te aconsejaría la persona que serás con más años?',
        '¿Dónde encuentras sombra y agua en mitad del camino?',
      ],
      low: ['¿Dónde puedes apoyar esa carga un instante?', '¿Qué merece hoy un poco de riego?'],
      high: ['¿Cómo vas a guardar esa luz?', '¿Con quién se puede repartir esta cosecha?'],
    },
  },
  invitations: [
    'Deja que la frase repose. A veces la respuesta viene después.',
    'No hace falta concluir nada ahora.',
    'Quedémonos un instante con esto.',
    'Lo demás puede venir cuando quiera venir.',
    'Hay respuestas que maduran mejor sin prisa.',
  ],
  frames: [
    'Hay un gesto antiguo que suele servir.',
    'Una pequeña práctica, para quien la quiera.',
    'Quizá este camino corto ayude.',
    'Ofrezco una cosa sencilla.',
    'Puede servir probar lo siguiente.',
  ],
  goodbyes: [
    'Ve en paz, a tu paso.',
    'Que el camino sea liviano. Hasta otro día.',
    'Lo que se dijo aquí puede reposar ahora. Hasta pronto.',
    'Sigue con calma; la puerta no tiene llave, ni para salir ni para volver.',
    'Hasta entonces. Que la noche o el día te acojan.',
  ],
};
