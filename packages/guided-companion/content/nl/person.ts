import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: [
    'Dank je dat je het zo duidelijk zegt, {name}.',
    'Je hebt er woorden voor gevonden, {name}, en ze zijn aangekomen.',
  ],
  styles: {
    calm: [
      'Niets hiervan heeft haast.',
      'We kunnen het hier even laten liggen, zoals het is.',
      'Eén gedachte tegelijk is genoeg.',
      'Er is ruimte omheen, en tijd.',
    ],
    direct: [
      'Meteen ter zake, dan.',
      'Laten we bij de kern blijven.',
      'Kort gezegd: dit is het deel dat telt.',
      'Zonder omwegen, dan.',
    ],
    motivational: [
      'Er zit kracht in hoe je dit vertelt.',
      'Er is al iets in je in beweging.',
      'Je hebt meer in handen dan het lijkt.',
      'Hier telt elke kleine stap.',
    ],
    analytical: [
      'Laten we dit uitzoeken, stukje voor stukje.',
      'Er loopt meer dan één draad door dit verhaal.',
      'Het helpt om te scheiden wat er gebeurde en wat het betekent.',
      'Eerst de feiten, dan wat eruit volgt.',
    ],
  },
  trends: {
    lighter: [
      'Naar de stemmingen die je noteerde, worden de laatste dagen lichter.',
      'Je laatste notities lijken iets lichter dan die ervoor.',
    ],
    heavier: [
      'Naar de stemmingen die je noteerde, worden de laatste dagen zwaarder.',
      'Je laatste notities wegen zwaarder dan die ervoor, dus dit komt niet uit het niets.',
    ],
    low: [
      'De stemmingen die je de laatste tijd noteerde waren somber, en niet maar één dag.',
      'Naar je notities waren het meerdere zware dagen achter elkaar.',
    ],
    high: ['De stemmingen die je de laatste tijd noteerde waren goed.', 'Naar je notities tellen de goede dagen op.'],
    changing: [
      'De stemmingen die je de laatste tijd noteerde gaan flink op en neer.',
      'Naar je notities waren de laatste dagen een wip.',
    ],
  },
};
