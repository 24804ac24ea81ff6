import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'Cuando el tema es {theme}, viene con {feeling}, y se entiende por qué.',
    'Hay {feeling} cuando hablas sobre {theme}.',
    'Lo que cuentas sobre {theme} trae {feeling} consigo.',
    'Pensar en {theme} anda trayendo {feeling}.',
  ],
  high: [
    'Cuando el tema es {theme}, viene con {feeling}, y es bueno verlo.',
    'Al hablar sobre {theme} te acompaña algo bueno: {feeling}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'Hay {low} y hay {high}, las dos cosas juntas, y ninguna tiene que echar a la otra.',
  'De un lado {high}, del otro {low}: todo eso es tuyo.',
  'Se puede sentir {high} y {low} el mismo día, hasta por lo mismo.',
  'Aun con {low}, también hay {high}.',
  'Son cosas que parecen opuestas y, aun así, conviven en ti.',
  'Estás en un lugar mezclado, y no hace falta resolverlo ahora.',
];

export const pair: Reflections['pair'] = [
  'Hay {feeling}, y con eso también {other}.',
  'Son {feeling} y {other} al mismo tiempo, y una cosa alimenta a la otra.',
  'Entre {feeling} y {other}, no queda mucho espacio para nada más.',
  'No es fácil decir {feeling} y {other} en la misma frase, y lo dijiste.',
];

export const cues: Reflections['cues'] = {
  dismissed: [
    'Cuentas lo que sientes y te devuelven que exageras. Eso duele el doble.',
    'Es duro tener que demostrar que duele.',
    'Cuando quien está cerca le resta importancia a lo que sientes, dan ganas de no hablar más.',
  ],
  unsaid: [
    'Quedaron muchas cosas atoradas en la garganta.',
    'Lo que no se dijo en el momento sigue hablando después.',
    'Llevas esto en silencio, y eso cuesta.',
  ],
  hiding: [
    'Por fuera parece todo bien, y por dentro es otra historia.',
    'Sostener esa apariencia también cansa.',
    'Debe de sentirse mucha soledad al atravesar el día con buena cara.',
  ],
  forbidden: [
    'Un momento así no dice quién eres.',
    'En el límite, cualquiera tiene pensamientos y gestos que no le gustan.',
    'Sentir una cosa no borra el amor que está junto a ella.',
  ],
  insight: [
    'Algo encajó ahora.',
    'Acabas de ver algo importante.',
    'Vale la pena detenerse un segundo en eso que notaste.',
  ],
  plan: [
    'Ya hay un paso dibujado ahí, y fue tuyo el hallazgo.',
    'Parece que una parte de ti ya se está moviendo en esa dirección.',
    'Hay una decisión naciendo en lo que dices.',
    'Eso suena a un comienzo posible.',
  ],
  wish: [
    'Hay un deseo claro ahí, y merece que se lo tome en serio.',
    'Debajo de eso hay algo que quieres mucho.',
    'Sabes lo que necesitas, aunque todavía no sepas cómo.',
  ],
  before: [
    'Hay un antes y un después en esta historia.',
    'Una parte de ti recuerda bien cómo era.',
    'Eso fue parte de quien eres, y quizá todavía lo sea.',
  ],
  ordinary: [
    'Los días comunes también tienen algo que contar.',
    'Un día sin novedad también se puede contar.',
    'Un día sin sobresaltos tiene su valor.',
  ],
  neverTold: [
    'Acabas de decir algo que venías guardando. Eso pide valor.',
    'No es fácil poner en palabras lo que nunca había salido de ahí.',
    'Guardar esto en silencio tanto tiempo debe de haber pesado.',
  ],
  hard: ['Eso te exigió mucho.', 'No fue poca cosa para atravesar.', 'Difícil de verdad, y aquí sigues.'],
  pleasant: [
    'Hay un gusto bueno en eso.',
    'Eso te hace bien, se nota.',
    'Es algo bueno en medio de lo demás.',
    'Qué bueno que haya eso en tu día.',
  ],
  tooMuch: [
    'Llegó a un punto en que ya no cabe más.',
    'Llevas demasiado tiempo aguantando.',
    'Esto pasó de lo que se puede cargar en silencio.',
    'Parece que la última gota cayó hace rato.',
  ],
  crying: [
    'A veces el llanto dice lo que no se logra explicar.',
    'Qué bueno que las lágrimas pudieron salir, aunque doliera.',
    'Llorar así muestra cuánto te toca esto.',
  ],
  alone: [
    'Estás sosteniendo esto sin tener con quién repartirlo.',
    'Falta alguien que comparta el peso, no solo que diga que va a pasar.',
    'Tanto sobre tu espalda, y casi nadie dándose cuenta.',
  ],
  worse: [
    'Y en vez de aflojar, viene apretando.',
    'Ver que empeora, a pesar de todo lo que haces, desanima.',
    'Lo que era difícil se puso más difícil.',
  ],
  better: [
    'Qué bueno que algo empezó a aclararse.',
    'Algo se movió, y es bueno notarlo.',
    'Ese alivio, aunque pequeño, cuenta.',
    'Se percibe un poco más de aire en lo que escribes ahora.',
  ],
  effort: [
    'Lo has intentado, y eso merece decirse.',
    'Aun con todo eso, no lo soltaste.',
    'Hay empeño ahí, aunque el resultado no aparezca como querías.',
    'Cada uno de esos intentos costó algo, y lo hiciste igual.',
  ],
  supported: [
    'Tener a alguien así cerca cambia el peso de las cosas.',
    'En medio de todo esto, hay alguien de tu lado.',
    'Ese apoyo cuenta, y supiste reconocerlo.',
  ],
  duty: [
    'Hay mucho “tengo que” en eso, y poco espacio para lo que quieres.',
    'Cargas una lista de obligaciones que parece no tener fin.',
    'Parece que fallar no es una opción permitida ahí dentro.',
    'Hay una voz que exige, y no suele agradecer.',
  ],
  ambivalence: [
    'Una parte de ti tira hacia un lado, y otra hacia el otro.',
    'Los dos lados tienen razones, y por eso es tan difícil.',
    'Estás en medio de un tira y afloja por dentro.',
    'Querer y no querer al mismo tiempo cansa.',
  ],
  longTime: [
    'Esto que cargas no es de hoy.',
    'Es una historia larga, y se fue acumulando.',
    'Tanto tiempo así deja marcas, aun cuando una persona se acostumbra.',
    'Después de tanto tiempo, esto casi se volvió parte del paisaje.',
  ],
  recent: [
    'Todavía está muy fresco.',
    'Apenas hubo tiempo de entender lo que pasó.',
    'Es reciente, y la cabeza todavía va llegando.',
  ],
  wondering: [
    'Esa pregunta debe de dar muchas vueltas por ahí.',
    'Buscas un porqué, y no se entrega fácil.',
    'Hay preguntas que merecen más compañía que respuesta.',
    'Es una pregunta seria, y se puede pensar en ella con calma.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'Lo leí todo con atención, y hay muchas cosas ahí.',
  'Abriste una historia entera. Me quedo con ella, parte por parte.',
  'Muchas cosas a la vez, y lograste ponerlas en palabras.',
  'Cuánto venías sosteniendo hasta escribir esto.',
  'Se ve que esto necesitaba salir.',
];
