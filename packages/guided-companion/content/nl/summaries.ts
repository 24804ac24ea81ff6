import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Laat me de draden bij elkaar leggen. Je vertelde over {list}, en daaronder zat {feelings}. Wat liet ik weg dat belangrijk is?',
  'Als ik terugkijk op de weg tot hier, ging het over {list}. Wat wil je daarvan bewaren?',
  'Moest ik het samenvatten, dan ging het van {list} naar {feelings}, en weer terug. Wat zou je toevoegen?',
  'We zijn een eind gekomen: je sprak over {list}. Wat is er nu anders in jou dan aan het begin?',
  'Dit heb je tot nu toe gebracht: {list}. Wat daarvan vraagt het eerst om zorg?',
  'Wat me bijblijft: je deelde iets over {list}, met {feelings} onderweg. Hoe is het om dat zo bij elkaar te zien?',
];
