import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  'Provo a raccogliere i fili. Hai raccontato molto: {list}. E sotto, {feelings}. Che cosa ho lasciato fuori, che invece conta?',
  'Guardando la strada fatta fin qui, trovo {list}. Che cosa, di tutto questo, vuoi tenere?',
  'Se dovessi riassumere, direi: {list}, e in mezzo {feelings}. Che cosa aggiungeresti?',
  'Ne abbiamo fatta di strada, passando per {list}. Che cosa è diverso in te adesso, rispetto all’inizio?',
  'Ecco quello che hai portato finora: {list}. Quale di queste cose chiede cura per prima?',
  'Questo è ciò che resta con me finora: {list}, con {feelings} lungo la strada. Che effetto fa vederlo tutto insieme?',
];
