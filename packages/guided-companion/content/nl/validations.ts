import type { GuidedContent } from '../../src/content.ts';

export const validations: GuidedContent['validations'] = {
  any: [
    'Het is logisch dat dit je bezighoudt.',
    'Het hoeft er niet netjes uit te komen.',
    'We kunnen jouw tempo aanhouden.',
    'Je zegt het heel helder.',
    'Zeg het zo vaak als je wilt.',
  ],
  low: [
    'Je maakt het niet groter dan het is.',
    'Veel mensen zouden hiervan van slag zijn.',
    'Met dat alles is het begrijpelijk wat je voelt.',
    'Je hoeft het nu niet op te lossen om erover te mogen praten.',
    'Er is geen verkeerde manier om je hierover te voelen.',
    'Het is zwaar, en dat zeggen is geen zwakte.',
    'Je hoeft het niet kleiner te maken om het hier te brengen.',
  ],
  high: [
    'Dat verdient wat ruimte.',
    'Leuk dat je het hier vertelt.',
    'Je mag hier rustig van genieten.',
    'Dit is er een om te bewaren.',
    'Daar heb jij een aandeel in.',
  ],
};
