import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”: eso lo tengo presente.',
    '“{words}”, escribes. Ya forma parte de lo que entiendo.',
    '“{words}”. Anotado, con tus palabras.',
    'O sea, “{words}”.',
  ],
  low: [
    '“{words}”: esa es la parte que pesa.',
    '“{words}”. Es duro, y lo dijiste sin adornos.',
    '“{words}”: con razón desgasta.',
    'La línea que se me queda es “{words}”.',
    '“{words}”. Eso duele, y puede doler.',
    'Escribiste “{words}”. No es poca cosa.',
  ],
  high: [
    '“{words}”: léelo otra vez, es tuyo.',
    '“{words}”. Qué bueno leer eso.',
    'Mi línea preferida es “{words}”.',
    'Escribiste “{words}”, y se nota.',
  ],
};
