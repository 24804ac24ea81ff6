import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Ja.', 'Langsam also.', 'Schauen wir.', 'Dafür ist Zeit.', 'Behutsam hier.'],
    low: ['Tiefes Wasser, das.', 'Ein steiles Stück Weg.', 'Das ist eine lange Überfahrt.', 'Ein schwerer Himmel.'],
    high: ['Ein schöner Moment.', 'Darin ist Licht.', 'Eine gute Ernte.', 'Was für ein klarer Tag.'],
  },
  reflections: {
    any: [
      'Eine Frage, die immer wiederkehrt, hat etwas zu lehren.',
      'Manchmal zeigt sich der Weg erst, wenn jemand stehen bleibt.',
      'Was immer wieder auftaucht, möchte gesehen werden.',
      'Nicht alles, was zählt, ist laut.',
      'Manches versteht sich erst im Gehen.',
      'Der Fluss eilt nicht und kommt doch an.',
      'Wer ruhig hinschaut, sieht oft zweimal.',
    ],
    low: [
      'Es gibt Winter, die kein Ende zu haben scheinen, und doch arbeitet die Wurzel.',
      'Schmerz zeigt oft auf das, was wir lieben.',
      'Niemand rennt durch die Nacht: Sie wird Schritt für Schritt durchquert.',
      'Auch der festeste Baum biegt sich, wenn der Wind stark ist.',
      'Eine Last, die niemand teilt, wächst im Dunkeln.',
      'Was heute ein Knoten ist, war einmal ein Faden und kann wieder einer werden.',
      'Wer viel trägt, vergisst, dass Absetzen erlaubt ist.',
      'Auch die Ebbe gehört zum Meer.',
    ],
    high: [
      'Freude, die bemerkt wird, währt länger als Freude, die vorübereilt.',
      'An manchen Tagen gibt das Leben zurück, was im Stillen gesät wurde.',
      'Was jetzt blüht, kommt aus alten Wurzeln.',
      'Ein waches Herz findet Feste in kleinen Dingen.',
      'Auch gutes Licht verdient es, betrachtet zu werden.',
      'Es ist Erntezeit, und dafür braucht es keine Entschuldigung.',
    ],
  },
  validations: {
    any: [
      'Auch das Noch-nicht-Wissen ist ein Ort.',
      'Jedes Ding hat seine Zeit.',
      'Dein Schritt ist der richtige Schritt.',
    ],
    low: [
      'Das zu fühlen ist nicht Schwäche, es ist Leben.',
      'Die Zeit löscht nichts aus, aber sie lehrt uns zu tragen.',
      'Es liegt Würde darin zuzugeben, dass es weh tut.',
      'Mitten auf dem Weg darf gerastet werden.',
    ],
    high: [
      'Bewahr dieses Licht: Es wird an kürzeren Tagen dienen.',
      'Gut zu empfangen ist auch eine Weisheit.',
      'Dankbarkeit kennt die Dinge beim Namen.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Wo beginnt der Faden dieser Geschichte?',
        'Was siehst du, wenn du ohne Eile hinschaust?',
        'Was sagt die Stille dazu?',
        'Welcher Teil möchte zuerst erzählt werden?',
      ],
      low: ['Was will dieser Schmerz beschützen?', 'Wie lange trägst du diesen Stein schon?'],
      high: ['Aus welchem Samen ist diese Freude gewachsen?', 'Welche Farbe hat dieser Moment?'],
    },
    deepen: {
      any: [
        'Was will dich das lehren?',
        'Was bleibt, wenn das Übrige vergangen ist?',
        'Wer wirst du gerade dadurch?',
        'Was würdest du in zehn Jahren über diesen Tag sagen?',
      ],
      low: ['Was müsstest du loslassen?', 'Welcher Wahrheit weichst du aus, weil sie zu einfach ist?'],
      high: ['Was verrät diese Freude über deinen Weg?', 'Was in dir konnte so lange darauf warten?'],
    },
    forward: {
      any: [
        'Was ist der nächste Schritt, und nur der nächste?',
        'Was liegt schon in deinen Händen?',
        'Was würde dir dein älteres Ich raten?',
        'Wo auf diesem Weg findest du Schatten und Wasser?',
      ],
      low: ['Wo kannst du diese Last eine Weile abstellen?', 'Was verdient es, heute gegossen zu werden?'],
      high: ['Wie wirst du dieses Licht bewahren?', 'Mit wem lässt sich diese Ernte teilen?'],
    },
  },
  invitations: [
    'Lass den Satz sinken. Manchmal kommt die Antwort später.',
    'Jetzt muss nichts zu Ende gedacht sein.',
    'Verweilen wir einen Moment dabei.',
    'Der Rest darf kommen, wenn er kommen will.',
    'Manche Antworten reifen besser ohne Eile.',
  ],
  frames: [
    'Es gibt eine alte Geste, die oft hilft.',
    'Eine kleine Übung, für alle, die sie mögen.',
    'Vielleicht hilft dieser kurze Weg.',
    'Ich lege etwas Einfaches dazu.',
    'Dies zu versuchen kann nützlich sein.',
  ],
  goodbyes: [
    'Geh in Frieden, in deinem Schritt.',
    'Möge der Weg leicht sein. Bis zu einem anderen Tag.',
    'Was hier gesagt wurde, darf nun ruhen. Leb wohl.',
    'Geh sacht; diese Tür hat kein Schloss, weder hinaus noch herein.',
    'Bis wir wieder sprechen. Möge der Tag, oder die Nacht, gut zu dir sein.',
  ],
};
