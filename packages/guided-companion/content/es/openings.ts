import type { GuidedContent, Openings } from '../../src/content.ts';

const moods: Openings['moods'] = {
  happy: 'alegría',
  neutral: 'un ánimo neutro',
  sad: 'tristeza',
  anxious: 'ansiedad',
  excited: 'entusiasmo',
  calm: 'calma',
  stressed: 'estrés',
  grateful: 'gratitud',
  angry: 'rabia',
  confused: 'confusión',
  hopeful: 'esperanza',
  tired: 'cansancio',
  verySad: 'mucha tristeza',
  good: 'buen ánimo',
  veryHappy: 'mucha alegría',
  down: 'desánimo',
  disappointed: 'decepción',
  worried: 'preocupación',
  thoughtful: 'muchas cosas en la cabeza',
  relieved: 'alivio',
  peaceful: 'paz',
  joyful: 'una alegría suelta',
  inLove: 'mucho amor',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'Qué bueno que viniste. Hoy hay {mood} por ahí, y no hace falta esconderlo. ¿Qué es lo que más pesa?',
      'Llegas con {mood}. Podemos ir despacio. ¿Qué pasó?',
      'En días así, detenerse a mirar ya es cuidarse. ¿Por dónde quieres empezar?',
      'Aquí puedes poner en palabras lo que está difícil, a tu ritmo. ¿Qué aprieta más ahora?',
      'Hoy el día vino con {mood}. Me gustaría entenderlo mejor: ¿cómo empezó?',
    ],
    neutral: [
      'Hola. A veces el día viene sin un color definido, y está bien. ¿Qué anda ocupándote?',
      'Llegas con {mood}. ¿Sobre qué te gustaría conversar?',
      'Qué bueno tenerte aquí. ¿Cómo fue el día hasta ahora?',
      'Ni bien ni mal también es una manera de estar. ¿Qué hay detrás del día de hoy?',
      'Podemos conversar sin guion. ¿Qué vino contigo hasta aquí?',
    ],
    high: [
      'Qué bueno ver {mood} por aquí hoy. ¿Qué lo trajo?',
      'Llegas con {mood}, y vale la pena darle un rato. ¿Qué fue lo bueno?',
      'Los días buenos también merecen conversación. ¿Cuál fue el mejor momento hasta ahora?',
      'Lo bueno dura más cuando se cuenta. ¿Por dónde empieza lo de hoy?',
      'Hoy hay {mood} en el aire. ¿Qué quieres guardar de este día?',
    ],
  },
  wise: {
    low: [
      'Toda travesía tiene sus tramos con {mood}. Siéntate un poco. ¿Dónde se puso difícil el camino?',
      'Lo que duele también quiere decir algo. ¿Qué te trajo el día de hoy?',
      'No hay que tener prisa cuando se llega con {mood}. ¿Qué pide decirse primero?',
      'Hay días de cielo bajo. Cuéntame: ¿qué nube es esta?',
      'Quien llega con peso puede apoyarlo un instante. ¿Qué peso es ese?',
    ],
    neutral: [
      'Entre un paso y otro está este instante. ¿Qué encuentras en él?',
      'Las aguas quietas también reflejan. ¿Qué aparece cuando miras?',
      'Un día sin ruido a veces guarda una buena pregunta. ¿Cuál sería la tuya?',
      'Viniste con {mood}. ¿Qué hay debajo de la superficie?',
      'Empecemos por lo simple: ¿qué te ha mostrado la vida últimamente?',
    ],
    high: [
      'A la alegría le gusta que la vean. Hoy traes {mood}: ¿de dónde viene?',
      'Hoy hay cosecha. ¿Qué semilla plantaste tiempo atrás?',
      'Un día claro enseña tanto como la noche. ¿Qué te enseña este?',
      'Traes {mood}. ¿Qué merece guardarse de todo eso?',
      'Cuando entra la luz, conviene abrir más la ventana. ¿Qué hay de bueno para contemplar hoy?',
    ],
  },
  friend: {
    low: [
      'Oye, qué bueno que apareciste. Vienes con {mood}, ya veo. ¿Qué pasó?',
      'Ay, día con {mood}. Desahógate sin filtro: ¿qué es lo que te tiene así?',
      '¡Hola! Veo que hoy no está fácil. ¿Me cuentas qué pasó?',
      'Ven, siéntate. ¿Qué historia dejó el día así?',
      'Hoy puedes quejarte todo lo que quieras. ¿Por dónde arrancamos?',
    ],
    neutral: [
      '¡Hola! ¿Cómo va ese día?',
      '¡Buenas! Hoy todo más o menos igual, por lo que veo. ¿En qué andas?',
      'Qué gusto verte por aquí. ¿Qué hay de nuevo?',
      'Día con {mood}, entiendo. ¿Qué pasa por esa cabeza?',
      '¡Hola, hola! ¿Charlamos de cualquier cosa o hay tema serio en la agenda?',
    ],
    high: [
      '¡Eso, hoy hay {mood}! Cuéntamelo todo: ¿qué pasó?',
      '¡Qué bien! Quiero saber de dónde salió tanto ánimo. ¿Qué fue?',
      'Qué bonito empezar con algo bueno. ¿Cuál es la noticia de hoy?',
      '¡Mira quién llegó con {mood}! ¿Cuál fue la mejor parte del día?',
      'Un día bueno merece público. ¿Qué cosa bonita pasó?',
    ],
  },
  coach: {
    low: [
      'Día difícil, con {mood}. Vamos por partes: ¿qué punto necesita más atención?',
      'Primero, respira. Después cuéntame: ¿qué te sacó de tu eje hoy?',
      'Viniste aun con {mood}, y eso ya es actuar. ¿Qué te está frenando?',
      'Hoy la meta es pequeña: entender qué está pasando. ¿Por dónde empezamos?',
      'Antes de cualquier plan, miremos el terreno. ¿Qué es lo más pesado ahora?',
    ],
    neutral: [
      '¡Hola! Buen momento para ajustar el rumbo. ¿Qué merece tu foco hoy?',
      'Un día estable es ideal para pensar con claridad. ¿En qué quieres avanzar?',
      'Llegas con {mood}. ¿Qué haría que este día valiera la pena?',
      'Hagamos un balance rápido: ¿qué va bien y qué pide un ajuste?',
      'Miremos hacia delante, a tu ritmo. ¿Cuál es el tema de hoy?',
    ],
    high: [
      '¡Excelente, hoy hay {mood}! ¿Qué hiciste para llegar hasta aquí?',
      'La buena energía se aprovecha. ¿Cuál fue el logro?',
      'Dejemos constancia de esta victoria: ¿qué salió bien?',
      'Llegas con {mood}. ¿En qué dirección quieres llevarlo?',
      'Buen momento para entender qué funciona contigo. ¿Qué abrió camino hoy?',
    ],
  },
  therapist: {
    low: [
      'Percibo que hoy hay {mood}. Podemos ir con calma. ¿Qué te gustaría que comprendiera primero?',
      'Este es un lugar para lo que está difícil. ¿Qué llegó con más fuerza hoy?',
      'Marcaste {mood}. ¿Cómo aparece eso en ti, en este momento?',
      'No hace falta ordenar nada antes de hablar. ¿Qué está más cerca de la superficie?',
      'Vayamos despacio. ¿Desde cuándo tiene el día ese peso?',
    ],
    neutral: [
      'Podemos empezar por donde quieras. ¿Qué está presente en ti ahora?',
      'A veces la quietud deja ver lo que había debajo. ¿Qué notas hoy?',
      'Llegas con {mood}. ¿Qué quiere decir eso en tu caso?',
      '¿Qué tema ha vuelto a tu mente en los últimos días, aunque no lo buscaras?',
      'Tómate tu tiempo. ¿Qué te gustaría observar con más cuidado hoy?',
    ],
    high: [
      'Noto {mood} en tu llegada. ¿Qué te gustaría compartir?',
      'Lo que hace bien también merece comprenderse. ¿Qué hay detrás de este día?',
      'Hay algo bueno presente. ¿Cómo lo percibes en ti?',
      'Marcaste {mood}. ¿Qué lo hizo posible?',
      'Démosle tiempo a lo que está bien. ¿Qué cambió para ti?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
