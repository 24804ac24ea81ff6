import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  bin in sicherheit, bin sicher, fühle mich sicher, bin okay, bin ok, mir geht es besser jetzt, mache nichts, tue nichts, tue mir nichts, werde nichts tun, werde mir nichts tun, werde mir nichts antun, würde ich nie machen, würde es nie tun, mama ist hier, mama ist da, mutter ist da, papa ist da, vater ist da, jemand ist hier, jemand ist da, jemand ist bei mir, ist bei mir,
  sind bei mir, nicht allein, nicht alleine, habe angerufen, ich rufe an, rufe gleich an, nur ein gedanke, nur gedanken, war nur spaß, war ein witz, war nicht ernst, nicht ernst gemeint, meine es nicht ernst, bin bei meinen eltern, bin bei meiner, bin bei meinem, bei einer freundin, bei einem freund, ist unterwegs zu mir, kommt gleich, kommt vorbei, kommt zu mir, ist auf dem weg
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  nicht in sicherheit, nicht sicher, weiß nicht ob ich sicher, bin allein, bin alleine, ganz allein, ganz alleine, niemand da, niemand hier, keiner da, keiner hier, habe es schon getan, habe es schon gemacht, schon genommen, habe sie genommen, schon geschluckt, habe einen plan, mache es jetzt, mache es heute, werde es tun, werde es machen, ich tue es, heute nacht, heute abend noch, traue mir nicht, trau mir nicht, angst vor mir selbst, angst vor mir selber, habe mich entschieden
`);

export const negations: Recognition['negations'] = phrases(
  'nicht, nie, niemals, kein, keine, keinen, keiner, keinem, keinerlei, ohne, kaum, weder, noch nie, niemand',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'aber, sondern, nur, weil, dass, und, doch, trotzdem, sonst, obwohl, jedoch, aufhören, aufhöre',
);

export const addressing: Recognition['addressing'] = phrases('du, dich, dir, dein, deine, deinen, deiner');
