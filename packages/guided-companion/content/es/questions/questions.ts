import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      '¿Cómo es tu relación con {person}, cuando las cosas van bien?',
      '¿Cómo queda esto entre tú y {person}?',
      'Si pudieras decirle una sola cosa a {person}, ¿cuál sería?',
      '¿Qué cambia en ti cuando estás con {person}?',
    ],
    low: [
      '¿Qué te gustaría escuchar de {person}?',
      '¿De qué cuesta hablar con {person}?',
      '¿Qué necesitarías de {person} ahora?',
    ],
    high: ['¿Qué es lo que más te gusta de compartir tiempo con {person}?', '¿Cómo es compartir esto con {person}?'],
  },
  details: [
    'Cuando piensas en {detail}, ¿qué viene primero?',
    '¿Qué es lo que más te preocupa o te anima sobre {detail}?',
    '¿Qué no saben los demás sobre {detail}?',
    'Si nadie fuera a juzgar, ¿qué dirías sobre {detail}?',
  ],
  callbacks: [
    'Antes hablaste sobre {earlier}. ¿Cómo se une eso con lo que dices ahora?',
    'Volviendo a lo que dijiste sobre {earlier}: ¿cómo está eso en este momento?',
    'Habías hablado sobre {earlier}. ¿Qué quedó por decir?',
    'Pienso también en lo que contaste sobre {earlier}. ¿Qué relación ves entre las dos cosas?',
    'Y sobre {earlier}, que mencionaste antes, ¿qué cambió desde entonces?',
  ],
  easy: {
    any: [
      'Si pudieras elegir una palabra para este momento, ¿cuál sería?',
      'Si tu día fuera un clima, sol, nubes o lluvia, ¿cuál sería?',
      '¿Qué estabas haciendo justo antes de escribir aquí?',
      '¿Qué fue lo más notable de hoy, aunque sea pequeño?',
      '¿Esto tiene más que ver con algo de fuera o con algo de dentro?',
      '¿Quién fue la última persona con la que hablaste hoy?',
      '¿Cómo dormiste anoche?',
      '¿Prefieres hablar de lo que pasó o de lo que estás sintiendo?',
      '¿Qué fue lo primero en que pensaste al despertar?',
    ],
    low: [
      'De cero a diez, ¿cuánto pesa esto hoy?',
      'Si esto tuviera un lugar en el cuerpo, ¿dónde estaría?',
      '¿Es algo nuevo o ya conocido?',
      '¿Qué haría un poco mejores los próximos diez minutos?',
    ],
  },
};
