import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: ['Grazie per averlo detto così chiaramente, {name}.', 'Hai trovato le parole, {name}, e sono arrivate.'],
  styles: {
    calm: [
      'Nessuna fretta con tutto questo.',
      'Possiamo lasciarlo qui un momento, così com’è.',
      'Un pensiero alla volta basta.',
      'C’è spazio intorno a questo, e tempo.',
    ],
    direct: [
      'Dritti al punto, allora.',
      'Restiamo sull’essenziale.',
      'In breve: è questa la parte che conta.',
      'Senza giri di parole, allora.',
    ],
    motivational: [
      'C’è forza nel modo in cui lo racconti.',
      'Qualcosa in te è già in movimento.',
      'Hai in mano più di quanto sembri.',
      'Qui ogni piccolo passo conta.',
    ],
    analytical: [
      'Mettiamo in ordine, un pezzo alla volta.',
      'Qui c’è più di un filo.',
      'Aiuta tenere distinto ciò che è successo da ciò che significa.',
      'Prima i fatti, poi quello che ne segue.',
    ],
  },
  trends: {
    lighter: [
      'Dagli umori che hai annotato, gli ultimi giorni si stanno alleggerendo.',
      'Le tue ultime annotazioni sembrano un po’ più leggere di quelle di prima.',
    ],
    heavier: [
      'Dagli umori che hai annotato, gli ultimi giorni si stanno appesantendo.',
      'Le tue ultime annotazioni pesano più di quelle di prima, quindi questo non viene dal nulla.',
    ],
    low: [
      'Gli umori che hai annotato di recente erano bassi, e non per un giorno solo.',
      'Dalle tue annotazioni, ci sono stati diversi giorni pesanti di fila.',
    ],
    high: [
      'Gli umori che hai annotato di recente erano buoni.',
      'Dalle tue annotazioni, i giorni buoni si stanno sommando.',
    ],
    changing: [
      'Gli umori che hai annotato di recente vanno parecchio su e giù.',
      'Dalle tue annotazioni, gli ultimi giorni sono stati un’altalena.',
    ],
  },
};
