import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'Hay una tristeza honda en lo que cuentas.',
    'Esa tristeza parece haberse quedado con el día entero.',
    'Duele, y no es poco.',
    'Se nota cuánto te entristece esto.',
    'Esa tristeza no salió de la nada.',
  ],
  hurt: [
    'Eso te lastimó en un lugar sensible.',
    'Quedó una herida ahí, de las que vuelven cuando todo se aquieta.',
    'Dolió, y quizá duela más por venir de donde vino.',
    'Hay una herida que todavía no tuvo tiempo de cerrar.',
  ],
  longing: [
    'Extrañar así habla de algo que fue muy bueno tener.',
    'La falta se hace más grande a ciertas horas y en ciertos lugares.',
    'Echar de menos así es una manera de que el cariño continúe.',
    'Hay un espacio vacío con la forma exacta de lo que perdiste.',
  ],
  loneliness: [
    'Hace falta alguien de verdad cerca.',
    'Llevas mucho en silencio, sin nadie cerca.',
    'Es una soledad que no se resuelve solo con gente alrededor.',
    'Te hace falta con quién compartir.',
  ],
  emptiness: [
    'Es como si algo se hubiera quedado en silencio ahí dentro.',
    'Todo sigue en su lugar, y aun así falta algo.',
    'Cuesta querer, cuando nada parece llamar.',
    'Ese vacío pesa, por raro que sea que el vacío pese.',
  ],
  disappointment: [
    'Esperabas otra cosa, y la distancia entre las dos duele.',
    'Hubo ilusión, hubo entrega, y lo que volvió fue poco.',
    'Confiaste, y no salió como esperabas.',
    'Frustra poner tanto empeño y ver que se escapa.',
  ],
  anxiety: [
    'Hay una inquietud que no te deja aterrizar.',
    'La cabeza no para, y el cuerpo va detrás.',
    'Andas en estado de alerta, esperando que algo pase.',
    'Esa ansiedad pide una certeza que nadie puede dar ahora.',
    'Es mucha anticipación para un solo día.',
  ],
  fear: [
    'El miedo está hablando fuerte.',
    'Hay algo ahí que asusta de verdad.',
    'Da miedo, y más sin saber cómo va a terminar.',
    'Ese miedo intenta proteger algo que importa.',
  ],
  overwhelm: [
    'Son demasiadas cosas al mismo tiempo.',
    'Parece que todo pide urgencia y nada espera su turno.',
    'Estás sosteniendo muchos platos en el aire.',
    'No queda ni un rincón para respirar en medio de eso.',
  ],
  exhaustion: [
    'Ese cansancio viene de lejos.',
    'El cuerpo está pasando la cuenta de lo que vienes sosteniendo.',
    'Estás al final de tus fuerzas, y aún te piden más.',
    'Se nota el esfuerzo que cuesta solo llegar al final del día.',
  ],
  anger: [
    'Hay rabia ahí, y tiene su motivo.',
    'Eso te dejó hirviendo por dentro.',
    'Hay rabia, y tiene un motivo.',
    'Aguantaste mucho hasta que esto se desbordó.',
  ],
  guilt: [
    'La culpa sigue picando, aun cuando el día distrae.',
    'Cargas esto como si fuera solo tuyo.',
    'Hay una parte tuya que no deja de acusarte.',
    'Esa culpa muestra tus valores, pero anda cobrando intereses.',
  ],
  shame: [
    'La vergüenza da ganas de desaparecer de la vista de los demás.',
    'Decir esto en voz alta ya pide valor.',
    'Parece que temes lo que pensarían si lo supieran.',
    'La vergüenza crece en lo oscuro, y acabas de encender una luz.',
  ],
  confusion: [
    'Está todo enredado, y cuesta encontrar la punta del hilo.',
    'Hay muchas voces ahí dentro hablando al mismo tiempo.',
    'Todavía no sabes, y no saber incomoda.',
    'Parece un cuarto desordenado: dan ganas de cerrar la puerta.',
  ],
  joy: [
    'Se nota la alegría en tu manera de contarlo.',
    'Qué gusto leer esto.',
    'Hay una energía buena ahí.',
    'Esa alegría parece haber contagiado el día entero.',
  ],
  gratitude: [
    'Hay gratitud en tus palabras, de la que abriga.',
    'No dejaste pasar de largo lo que recibiste.',
    'Reconocer esto también es un regalo.',
  ],
  pride: [
    'Hay orgullo ahí, y con razón.',
    'Sabes lo que costó llegar hasta aquí.',
    'Fue mérito tuyo, y es bueno poder decirlo.',
  ],
  relief: [
    'Parece que un peso se fue de los hombros.',
    'Después de tanto aguantar, por fin se puede soltar el aire.',
    'Ese alivio muestra el tamaño de lo que venías cargando.',
  ],
  hope: [
    'Hay una esperanza ahí, y está despierta.',
    'Algo en ti ya ve una salida.',
    'Esa esperanza no parece ingenua, parece ganada.',
  ],
  calm: [
    'Hay una calma buena en lo que cuentas.',
    'Parece que las cosas encontraron un ritmo más amable.',
    'Esa quietud también cuenta, aunque no tenga nada de extraordinario.',
  ],
  love: [
    'Se nota cuánto quieres.',
    'Ese amor ocupa un lugar hermoso en tu vida.',
    'El cariño aparece en cada detalle que cuentas.',
  ],
};
