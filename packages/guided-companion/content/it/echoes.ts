import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”: questo me lo tengo.',
    '“{words}”, scrivi. Adesso fa parte del quadro.',
    '“{words}”. Segnato, con le tue parole.',
    'Quindi “{words}”.',
  ],
  low: [
    '“{words}”: è questa la parte che pesa.',
    '“{words}”. È dura, e l’hai detto chiaramente.',
    '“{words}”: per forza poi le forze finiscono.',
    'La riga che mi resta è “{words}”.',
    '“{words}”. Fa male, ed è giusto che si senta.',
    'Hai scritto “{words}”. Non è una cosa da poco.',
  ],
  high: [
    '“{words}”: rileggilo, è tuo.',
    '“{words}”. È bello da leggere.',
    'La riga che preferisco è “{words}”.',
    'Hai scritto “{words}”, e si vede.',
  ],
};
