import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      '¿Qué trajo esto hasta el día de hoy?',
      '¿Por dónde empieza esta historia?',
      '¿Qué quieres que sepa primero?',
      '¿Cómo fue este día para ti?',
      '¿Qué está más vivo en ti ahora?',
    ],
    low: ['¿Qué está pesando más en este momento?', '¿Qué fue lo que pasó?', '¿Cómo estás ahora, de verdad?'],
    high: [
      '¿Qué hizo que hoy fuera diferente?',
      '¿Cómo empezó esto tan bueno?',
      '¿Qué le está dando ese brillo al día?',
    ],
  },
  exploring: {
    any: [
      '¿Cómo ha aparecido esto en tu día a día?',
      '¿Qué te llama más la atención de esto?',
      '¿Qué pasa contigo cuando esto viene?',
      '¿Quién más es parte de esta historia?',
      '¿Qué entiendes ya de esto, y qué todavía no?',
      '¿Qué parte de esto casi nadie ve?',
    ],
    low: [
      '¿Cuál es la parte más difícil?',
      '¿Desde cuándo te acompaña esto?',
      '¿Cuándo se pone más pesado?',
      'Y cuando afloja, ¿qué es diferente?',
      '¿Qué has hecho para ir atravesando esto?',
    ],
    high: [
      '¿Qué detalle de ese momento se quedó contigo?',
      '¿Cómo reacciona tu cuerpo cuando lo recuerdas?',
      '¿Quién más notó ese cambio?',
      '¿Qué hiciste para que esto pasara?',
    ],
  },
  meaning: {
    any: [
      '¿Qué significa esto para ti?',
      '¿Qué es lo más importante para ti en todo esto?',
      '¿Qué dice esto sobre lo que necesitas?',
      '¿Qué lugar ocupa esto en tu historia?',
      '¿Qué has notado sobre ti en medio de esto?',
      'Si esto fuera el capítulo de un libro, ¿qué título tendría?',
    ],
    low: [
      '¿Qué es lo que más temes que pase?',
      '¿Qué te has dicho por dentro sobre esto?',
      '¿Qué necesitarías ahora, si pudieras pedir cualquier cosa?',
      '¿Qué duele y todavía no se ha dicho?',
      '¿Qué perdiste con esto, además de lo evidente?',
    ],
    high: [
      '¿Qué valor tuyo aparece en esta alegría?',
      '¿Qué confirma esto que ya sospechabas?',
      '¿Cómo cambia esto la manera en que te ves?',
      '¿Qué harías con más momentos así?',
    ],
  },
  resources: {
    any: [
      '¿Quién, en tu vida, entendería esto?',
      '¿Qué suele darte suelo firme?',
      '¿Qué cualidad tuya te ha ayudado hasta aquí?',
      '¿Qué sabes ya sobre ti que pueda servirte ahora?',
    ],
    low: [
      '¿Qué te ha ayudado en otros momentos difíciles?',
      '¿Qué te ha sostenido hasta aquí?',
      '¿Cómo atravesaste la última vez que pareció demasiado?',
      '¿Qué cosa, aunque pequeña, todavía te hace bien?',
      '¿Qué te recordaría ahora alguien que te quiere?',
    ],
    high: [
      '¿Qué hay en ti que abrió camino a esto?',
      '¿Qué fuerza tuya demuestra esto?',
      '¿Qué ayuda a que esta sensación dure?',
      '¿Quién se alegra con lo tuyo y querría saberlo?',
    ],
  },
  step: {
    any: [
      '¿Cuál sería un paso bien pequeño, del tamaño de hoy?',
      '¿Qué te gustaría hacer diferente esta semana?',
      '¿De qué te quieres acordar mañana?',
      '¿Qué sería cuidarte en las próximas horas?',
    ],
    low: [
      '¿Qué podrías soltar un poco, solo por hoy?',
      '¿Qué haría la noche de hoy un poco más liviana?',
      '¿A quién podrías decirle “no estoy bien” esta semana?',
      '¿Qué cosa pequeña está en tus manos ahora?',
    ],
    high: [
      '¿Qué regalo te vas a dar por esto?',
      '¿Qué quieres repetir mañana?',
      '¿Cómo podrías compartir un poco de esto con alguien?',
      '¿Qué próximo paso te gustaría dar?',
    ],
  },
};
