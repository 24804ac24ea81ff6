import type { GuidedContent } from '../../content.ts';

const openings = {
  low: ['Que bom que você veio. O que está pesando mais agora?', 'Aqui dá para falar sem pressa. O que aconteceu?'],
  neutral: ['Oi. O que anda ocupando a sua cabeça hoje?', 'Por onde você quer começar?'],
  high: ['Que bom saber que há coisa boa hoje. O que trouxe essa leveza?', 'Conta: o que aconteceu de bom?'],
};

export const portuguese: GuidedContent = {
  openings: { default: openings, wise: openings, friend: openings, coach: openings, therapist: openings },
  reflections: [
    'Isso tem peso para você.',
    'Dá para perceber que isso mexe com você.',
    'Faz sentido que isso não saia da cabeça.',
  ],
  questions: [
    'O que mais pesa nisso tudo?',
    'Quando isso aparece com mais força?',
    'O que você precisaria agora?',
    'Como tem sido conviver com isso?',
  ],
};
