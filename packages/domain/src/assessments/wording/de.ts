import type { InstrumentWording, Wording } from './wording.ts';

const answers: InstrumentWording['answers'] = [
  'Überhaupt nicht',
  'An einzelnen Tagen',
  'An mehr als der Hälfte der Tage',
  'Beinahe jeden Tag',
];

export const wording: Wording = {
  phq9: {
    lead: 'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
    questions: [
      'Wenig Interesse oder Freude an Ihren Tätigkeiten',
      'Niedergeschlagenheit, Schwermut oder Hoffnungslosigkeit',
      'Schwierigkeiten ein- oder durchzuschlafen oder vermehrter Schlaf',
      'Müdigkeit oder Gefühl, keine Energie zu haben',
      'Verminderter Appetit oder übermäßiges Bedürfnis zu essen',
      'Schlechte Meinung von sich selbst; Gefühl, ein Versager zu sein oder die Familie enttäuscht zu haben',
      'Schwierigkeiten, sich auf etwas zu konzentrieren, z. B. beim Zeitunglesen oder Fernsehen',
      'Waren Ihre Bewegungen oder Ihre Sprache so verlangsamt, dass es auch anderen auffallen würde? Oder waren Sie im Gegenteil „zappelig“ oder ruhelos und hatten dadurch einen stärkeren Bewegungsdrang als sonst?',
      'Gedanken, dass Sie lieber tot wären oder sich Leid zufügen möchten',
    ],
    answers,
  },
  gad7: {
    lead: 'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
    questions: [
      'Nervosität, Ängstlichkeit oder Anspannung',
      'Nicht in der Lage sein, Sorgen zu stoppen oder zu kontrollieren',
      'Übermäßige Sorgen bezüglich verschiedener Angelegenheiten',
      'Schwierigkeiten zu entspannen',
      'Rastlosigkeit, so dass Stillsitzen schwer fällt',
      'Schnelle Verärgerung oder Gereiztheit',
      'Gefühl der Angst, so als würde etwas Schlimmes passieren',
    ],
    answers,
  },
};
