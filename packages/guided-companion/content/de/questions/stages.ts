import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'Was hat das heute hochgebracht?',
      'Wo beginnt diese Geschichte?',
      'Was möchtest du, dass ich zuerst weiß?',
      'Wie war der heutige Tag für dich?',
      'Was ist gerade am lebendigsten in dir?',
    ],
    low: [
      'Was wiegt in diesem Moment am schwersten?',
      'Was ist passiert?',
      'Wie geht es dir jetzt gerade, ganz ehrlich?',
    ],
    high: ['Was war heute anders?', 'Wie hat dieses Gute angefangen?', 'Was gibt dem Tag seinen Glanz?'],
  },
  exploring: {
    any: [
      'Wie zeigt sich das in deinen Tagen?',
      'Was fällt dir daran am meisten auf?',
      'Was geschieht in dir, wenn es auftaucht?',
      'Wer gehört noch zu dieser Geschichte?',
      'Was hast du daran schon verstanden, und was noch nicht?',
      'Welchen Teil davon sieht kaum jemand?',
    ],
    low: [
      'Welcher Teil ist der härteste?',
      'Wie lange begleitet dich das schon?',
      'Wann wird es schwerer?',
      'Und wenn es nachlässt, was ist dann anders?',
      'Was hast du bisher getan, um da durchzukommen?',
    ],
    high: [
      'Welches Detail dieses Moments ist dir geblieben?',
      'Was macht dein Körper, wenn du daran zurückdenkst?',
      'Wer hat den Unterschied noch bemerkt?',
      'Was hast du dafür getan, dass es so kam?',
    ],
  },
  meaning: {
    any: [
      'Was bedeutet dir das?',
      'Was ist dir an all dem am wichtigsten?',
      'Was sagt es dir darüber, was du brauchst?',
      'Welchen Platz hat das in deiner Geschichte?',
      'Was bemerkst du an dir selbst mitten in alldem?',
      'Wenn das ein Kapitel in einem Buch wäre, wie hieße es?',
    ],
    low: [
      'Wovor hast du dabei am meisten Angst?',
      'Was sagst du dir selbst darüber?',
      'Was würdest du jetzt brauchen, wenn du um alles bitten dürftest?',
      'Was tut weh und ist noch nicht gesagt?',
      'Was ist dir dabei verloren gegangen, außer dem Offensichtlichen?',
    ],
    high: [
      'Welcher deiner Werte zeigt sich in dieser Freude?',
      'Was bestätigt sie, das du schon geahnt hattest?',
      'Wie verändert das deinen Blick auf dich selbst?',
      'Was würdest du mit mehr solchen Momenten anfangen?',
    ],
  },
  resources: {
    any: [
      'Wer in deinem Leben würde das verstehen?',
      'Was gibt dir sonst festen Boden?',
      'Welche Eigenschaft von dir hat bisher geholfen?',
      'Was weißt du schon über dich, das jetzt nützlich sein könnte?',
    ],
    low: [
      'Was hat in anderen schweren Zeiten geholfen?',
      'Was hält dich gerade aufrecht?',
      'Wie bist du durchgekommen, als es das letzte Mal zu viel schien?',
      'Was tut dir immer noch gut, und sei es klein?',
      'Woran würde dich jetzt jemand erinnern, der dich gernhat?',
    ],
    high: [
      'Was in dir hat den Weg dafür frei gemacht?',
      'Welche Stärke von dir zeigt das?',
      'Was hilft dem Gefühl, länger zu halten?',
      'Wer drückt dir die Daumen und würde das gern hören?',
    ],
  },
  step: {
    any: [
      'Was wäre ein sehr kleiner Schritt, so groß wie heute?',
      'Was möchtest du diese Woche anders machen?',
      'Was möchtest du morgen noch wissen?',
      'Wie könntest du in den nächsten Stunden gut für dich sorgen?',
    ],
    low: [
      'Was könntest du eine Weile ablegen, nur für heute?',
      'Was würde diesen Abend ein wenig leichter machen?',
      'Wem könntest du diese Woche sagen: „Mir geht es nicht gut“?',
      'Welche Kleinigkeit hast du gerade selbst in der Hand?',
    ],
    high: [
      'Womit belohnst du dich dafür?',
      'Was möchtest du morgen wieder tun?',
      'Wie könntest du ein wenig davon weitergeben?',
      'Auf welchen nächsten Schritt hast du Lust?',
    ],
  },
};
