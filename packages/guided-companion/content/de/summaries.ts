import type { GuidedContent } from '../../src/content.ts';

/** What fills the slots is in the nominative, after a colon or a dash. */
export const summaries: GuidedContent['summaries'] = [
  'Lass mich die Fäden aufnehmen. Bisher kam zur Sprache: {list}. Und darunter lag: {feelings}. Was Wichtiges habe ich ausgelassen?',
  'Ein Blick zurück auf den Weg bis hier: {list}. Was davon möchtest du behalten?',
  'Wenn ich es zusammenfassen müsste, ginge es um dies: {list}. Mittendrin: {feelings}. Was würdest du ergänzen?',
  'Wir sind ein gutes Stück gegangen, an all dem vorbei: {list}. Was ist jetzt anders in dir als am Anfang?',
  'Das hast du bisher mitgebracht: {list}. Was davon braucht zuerst Fürsorge?',
  'Was mir bis hierher im Blick bleibt: {list}. Dazu, immer wieder: {feelings}. Wie ist es, das so beisammen zu sehen?',
];
