import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: ['Gracias por decirlo con tanta claridad, {name}.', 'Encontraste palabras para esto, {name}, y llegaron.'],
  styles: {
    calm: [
      'Sin prisa con nada de esto.',
      'Podemos dejarlo aquí un momento, tal como está.',
      'Un pensamiento a la vez es suficiente.',
      'Hay espacio alrededor de esto, y tiempo.',
    ],
    direct: [
      'Al grano, entonces.',
      'Quedémonos en lo esencial.',
      'En pocas palabras: esta es la parte que cuenta.',
      'Sin rodeos, entonces.',
    ],
    motivational: [
      'Hay fuerza en la manera en que lo cuentas.',
      'Algo en ti ya está en movimiento.',
      'Tienes más en tus manos de lo que parece.',
      'Aquí cada paso pequeño cuenta.',
    ],
    analytical: [
      'Vamos a ordenar esto, pieza por pieza.',
      'Hay más de un hilo en esto.',
      'Ayuda separar lo que pasó de lo que significa.',
      'Primero los hechos, luego lo que se sigue de ellos.',
    ],
  },
  trends: {
    lighter: [
      'Según los ánimos que anotaste, los últimos días se han ido aligerando.',
      'Tus registros más recientes parecen algo más ligeros que los anteriores.',
    ],
    heavier: [
      'Según los ánimos que anotaste, los últimos días se han ido haciendo más pesados.',
      'Tus registros más recientes pesan más que los anteriores, así que esto no sale de la nada.',
    ],
    low: [
      'Los ánimos que anotaste últimamente han sido bajos, y no solo un día.',
      'Según tus registros, han sido varios días pesados seguidos.',
    ],
    high: [
      'Los ánimos que anotaste últimamente han sido buenos.',
      'Según tus registros, los días buenos se han ido sumando.',
    ],
    changing: [
      'Los ánimos que anotaste últimamente suben y bajan bastante.',
      'Según tus registros, los últimos días han sido un sube y baja.',
    ],
  },
};
