import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      '¿Qué ha sido lo más difícil desde que terminó?',
      '¿Cómo fue ese final, desde tu lado?',
      '¿A qué horas se nota más la ausencia?',
    ],
    deepen: [
      '¿Qué extrañas: a la persona, la rutina o quien eras ahí?',
      '¿Qué te enseñó esa historia sobre lo que necesitas?',
      '¿Qué se quedó sin decir?',
      '¿Qué parte de ti quedó olvidada mientras duró?',
    ],
    forward: [
      '¿Qué te ayuda a atravesar las horas más largas?',
      '¿Qué parte de tu vida te gustaría retomar?',
      '¿De quién quieres estar cerca en este tiempo?',
    ],
  },
  parenting: {
    explore: [
      '¿Qué te ha pedido más en esta etapa?',
      '¿Cómo andan las cosas en casa?',
      '¿En qué momento sientes más el peso?',
    ],
    deepen: [
      '¿Qué tipo de presencia quieres ser para quien crías?',
      '¿Qué te habría gustado recibir a esa edad?',
      '¿Dónde quedaste tú, en medio de tanto cuidado?',
    ],
    forward: [
      '¿Quién podría encargarse de una parte, aunque sea pequeña?',
      '¿Qué exigencia se podría bajar esta semana?',
      '¿Cuál fue un buen momento en casa en los últimos días?',
    ],
  },
  relationship: {
    explore: [
      '¿Qué pasó con esa persona?',
      '¿Cómo ha estado la convivencia en los últimos tiempos?',
      '¿Qué fue lo que más te removió?',
    ],
    deepen: [
      '¿Qué necesitas en esa relación y no has encontrado?',
      '¿Qué dejas de decir para evitar un conflicto?',
      '¿Cómo te sientes cuando estás al lado de esa persona?',
      '¿Qué muestra esa relación sobre lo que valoras?',
    ],
    forward: [
      '¿Qué conversación está esperando su momento?',
      '¿Cómo sería pedirlo de una manera directa y amable?',
      '¿Qué funcionó en otro momento difícil de esa relación?',
    ],
  },
  friendship: {
    explore: ['¿Qué cambió en esa amistad?', '¿Cómo era esa amistad antes?', '¿Qué te marcó más de esa situación?'],
    deepen: [
      '¿Qué esperas de una amistad?',
      '¿Qué perderías si esa distancia se queda?',
      '¿Qué crees que la otra persona no sabe?',
    ],
    forward: [
      '¿Qué te gustaría decir, si no hubiera ningún riesgo?',
      '¿Con quién, hoy, puedes ser tú?',
      '¿Qué gesto pequeño abriría una puerta?',
    ],
  },
  family: {
    explore: [
      '¿Qué ha estado pasando en la familia?',
      '¿Cómo suele ser el ambiente en casa?',
      '¿Qué lugar ocupas en esa familia?',
      '¿Qué te quedó resonando después de eso?',
    ],
    deepen: [
      '¿Qué te gustaría que reconocieran en ti?',
      '¿Qué historia antigua te recuerda esto?',
      '¿Qué necesitas y no logras pedir ahí?',
    ],
    forward: [
      '¿Qué límite te haría bien?',
      '¿Con quién de la familia se puede hablar mejor?',
      '¿Qué quieres hacer distinto de lo que aprendiste?',
    ],
  },
};
