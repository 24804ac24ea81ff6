import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”: dat houd ik vast.',
    '“{words}”, schrijf je. Dat hoort er dus bij.',
    '“{words}”. Genoteerd, in jouw woorden.',
    'Dus “{words}”.',
  ],
  low: [
    '“{words}”: dat is het stuk dat weegt.',
    '“{words}”. Dat is zwaar, en je zegt het zoals het is.',
    '“{words}”: geen wonder dat het je sloopt.',
    'De zin die blijft hangen, is “{words}”.',
    '“{words}”. Dat doet pijn, en dat mag.',
    'Je schreef “{words}”. Dat is niet niks.',
  ],
  high: [
    '“{words}”: lees dat nog eens, het is van jou.',
    '“{words}”. Fijn om te lezen.',
    'De mooiste zin vind ik “{words}”.',
    'Je schreef “{words}”, en dat merk je.',
  ],
};
