import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      '¿Cómo está tu cuerpo en este momento?',
      '¿Dónde estabas cuando empezó?',
      '¿Qué es lo primero que notas cuando eso se acerca?',
    ],
    deepen: [
      '¿A qué le tienes más miedo cuando eso pasa?',
      '¿Qué cambia en tus días por el temor a que se repita?',
      '¿Qué te gustaría que la gente entendiera sobre esos momentos?',
    ],
    forward: [
      '¿Qué ha ayudado a que eso baje, aunque sea un poco?',
      '¿Quién podría quedarse cerca cuando eso viene?',
      '¿Qué te dirías en ese momento, con tu voz más amable?',
    ],
  },
  grief: {
    explore: [
      '¿Cómo era la presencia que ahora falta?',
      '¿En qué momentos se siente más la ausencia?',
      '¿Cómo han sido los días desde entonces?',
      '¿Qué recuerdo viene primero?',
    ],
    deepen: [
      '¿Qué parte de lo vivido sigue viva en ti?',
      '¿Qué te habría gustado poder decir?',
      '¿Qué no está entendiendo la gente sobre esa pérdida?',
    ],
    forward: [
      '¿Qué pequeño gesto honraría esa historia?',
      '¿Con quién puedes recordar en voz alta?',
      '¿Qué hace un día un poco más soportable?',
    ],
  },
  sleep: {
    explore: [
      '¿Qué suele pasar por tu cabeza a la hora de acostarte?',
      '¿Desde cuándo está así el sueño?',
      '¿Cómo son tus últimas horas antes de ir a la cama?',
      '¿Cómo queda el día después de una noche así?',
    ],
    deepen: [
      '¿Qué trae la noche que el día logra esconder?',
      'Si ese sueño perdido hablara, ¿de qué se quejaría?',
      '¿Qué temes que pase si no duermes bien?',
    ],
    forward: [
      '¿Qué había en las noches en que dormías mejor?',
      '¿Qué podría quedar fuera de la última hora de tu día?',
      '¿Qué parte de la noche te gustaría recuperar primero?',
    ],
  },
  guilt: {
    explore: [
      '¿Qué ocurrió, desde tu punto de vista?',
      '¿Cuándo aprieta más la culpa?',
      '¿Qué te habría gustado hacer de otro modo, exactamente?',
    ],
    deepen: [
      '¿Qué sabías en ese momento, y qué sabes solo ahora?',
      '¿Qué valor tuyo quedó tocado ahí?',
      '¿Qué le dirías a alguien querido que hubiera hecho lo mismo?',
      '¿Qué tendría que pasar para que sintieras paz con esto?',
    ],
    forward: [
      '¿Hay algo que reparar, o se trata más de perdonarte?',
      '¿Qué gesto pequeño te acercaría a perdonarte?',
      '¿Qué aprendiste que quieras llevar adelante?',
    ],
  },
  selfWorth: {
    explore: [
      '¿Cuándo habla más fuerte esa voz crítica?',
      '¿De quién es esa vara con que te mides?',
      '¿Qué suele pasar justo antes de que te hagas de menos?',
    ],
    deepen: [
      '¿Cuándo aprendiste a exigirte así?',
      '¿En qué no estaría de acuerdo alguien que te quiere?',
      '¿Qué temes que vean en ti?',
      '¿Qué cambiaría si ya fueras suficiente?',
    ],
    forward: [
      '¿En qué momento, últimamente, te trataste con justicia?',
      '¿Qué cualidad tuya sueles olvidar?',
      '¿Cómo sonaría esa misma frase dicha con amabilidad?',
    ],
  },
  loneliness: {
    explore: [
      '¿Cuándo aparece más esa soledad?',
      '¿Qué tipo de compañía te hace falta?',
      '¿Cómo son los momentos en que sientes más compañía?',
    ],
    deepen: [
      '¿Qué te gustaría que alguien notara en ti?',
      '¿Qué hace difícil dejar que alguien se acerque?',
      '¿Cuándo fue la última vez que te sentiste en casa con alguien?',
    ],
    forward: [
      '¿Quién, aun desde lejos, respondería con cariño a un mensaje tuyo?',
      '¿Dónde suele haber gente parecida a ti?',
      '¿Cuál sería el contacto más pequeño posible esta semana?',
    ],
  },
  exhaustion: {
    explore: [
      '¿Qué ha consumido más tu energía?',
      '¿Desde cuándo llevas ese ritmo?',
      '¿Qué tipo de cansancio es: del cuerpo, de la cabeza, del corazón?',
    ],
    deepen: [
      '¿Qué pasaría si hicieras menos?',
      '¿A quién sientes que le debes tanto esfuerzo?',
      '¿Qué diría ese cansancio, si pudiera hablar sin rodeos?',
      '¿A qué has ido renunciando para poder con todo?',
    ],
    forward: [
      '¿Qué podría esperar hasta la semana que viene?',
      '¿Con quién se podría repartir una parte?',
      '¿Qué suele devolverte un poco de energía?',
    ],
  },
  health: {
    explore: [
      '¿Cómo ha cambiado esto tus días?',
      '¿Qué es lo que más te preocupa de eso?',
      '¿Cómo te has cuidado en medio de todo?',
    ],
    deepen: [
      '¿Qué cambió esto en tu manera de mirarte?',
      '¿Qué es más difícil: lo que ya se sabe o lo que todavía no?',
      '¿Qué te gustaría que entendieran quienes te rodean?',
    ],
    forward: [
      '¿Quién podría acompañarte en esto?',
      '¿Qué pregunta le llevarías a un profesional de la salud?',
      '¿Qué trae un momento de tregua en medio de esto?',
    ],
  },
  anger: {
    explore: [
      '¿Cuál fue la gota que colmó el vaso?',
      '¿Qué fue lo que más te molestó de esa historia?',
      '¿En qué parte del cuerpo vive esa rabia?',
    ],
    deepen: [
      '¿Qué límite tuyo cruzaron?',
      '¿Qué intenta proteger esa rabia?',
      'Si detrás de la rabia hubiera otra cosa, ¿qué sería?',
      '¿Qué te habría gustado que reconocieran?',
    ],
    forward: [
      '¿Qué necesitas que cambie?',
      '¿Cómo sería decirlo con firmeza y sin lastimarte?',
      '¿Qué te ayuda a bajar el hervor antes de decidir?',
    ],
  },
  emptiness: {
    explore: [
      '¿Cuándo empezaron las cosas a perder el color?',
      '¿Cómo es un día tuyo, de principio a fin?',
      '¿En qué momento del día pesa más?',
    ],
    deepen: ['¿Qué extrañas sentir?', '¿Qué solía encenderte la mirada?', '¿Qué estará pidiendo ese vacío?'],
    forward: [
      '¿Qué cosa pequeña todavía te da algo de gusto?',
      '¿Qué harías un día en que hubiera un poco más de ganas?',
      '¿A quién te gustaría tener cerca mientras esto pasa?',
    ],
  },
  anxiety: {
    explore: [
      '¿Qué ha alimentado más esa preocupación?',
      '¿Qué pasa por tu cabeza cuando eso aprieta?',
      '¿Cuándo suele empezar?',
      '¿En qué parte del cuerpo aparece esa preocupación?',
    ],
    deepen: [
      '¿Cuál es el peor escenario que dibuja tu cabeza?',
      '¿Qué quiere proteger esa preocupación?',
      '¿Qué necesitarías para soportar el no saber todavía?',
      '¿Cuánto de esto está en tus manos?',
    ],
    forward: [
      '¿Qué te ayudó en otra época parecida?',
      '¿Qué parte de esto se puede atender hoy, y qué parte puede esperar?',
      '¿Qué le dirías a alguien querido que tuviera ese mismo miedo?',
    ],
  },
};
