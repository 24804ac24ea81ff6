import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'Wie geht es deinem Körper in dieser Minute?',
      'Wo warst du, als es anfing?',
      'Was ist das erste Zeichen, dass es kommt?',
    ],
    deepen: [
      'Was erschreckt dich am meisten, wenn es passiert?',
      'Was machst du inzwischen anders, damit es nicht wiederkommt?',
      'Was sollten andere über diese Momente verstehen?',
    ],
    forward: [
      'Was hat es schon einmal ein Stück heruntergebracht?',
      'Wer könnte in deiner Nähe sein, wenn es kommt?',
      'Was würdest du dir dann sagen, mit deiner freundlichsten Stimme?',
    ],
  },
  grief: {
    explore: [
      'Wie war es, als ihr noch zusammen wart?',
      'Wann spürst du das Fehlen am meisten?',
      'Wie sind die Tage seither?',
      'Welche Erinnerung kommt zuerst?',
    ],
    deepen: [
      'Was davon lebt in dir weiter?',
      'Was hättest du gern noch gesagt?',
      'Was verstehen die Menschen um dich an diesem Verlust nicht?',
    ],
    forward: [
      'Welche kleine Geste würde diese Erinnerung ehren?',
      'Mit wem kannst du dich laut erinnern?',
      'Was macht einen Tag ein wenig erträglicher?',
    ],
  },
  sleep: {
    explore: [
      'Was geht dir durch den Kopf, wenn du dich hinlegst?',
      'Wie lange sind deine Nächte schon so?',
      'Wie sehen deine letzten Stunden vor dem Bett aus?',
      'Wie ist der Tag nach so einer Nacht?',
    ],
    deepen: [
      'Was bringt die Nacht hoch, das der Tag verstecken kann?',
      'Wenn der verlorene Schlaf sich beschweren könnte, worüber?',
      'Was, fürchtest du, geschieht, wenn du nicht schläfst?',
    ],
    forward: [
      'Was war in den Nächten anders, in denen du besser geschlafen hast?',
      'Was könntest du aus der letzten Stunde des Tages weglassen?',
      'Welchen Teil der Nacht hättest du zuerst gern zurück?',
    ],
  },
  guilt: {
    explore: [
      'Was ist geschehen, so wie du es siehst?',
      'Wann drückt das Schuldgefühl am meisten?',
      'Was genau hättest du gern anders gemacht?',
    ],
    deepen: [
      'Was wusstest du damals, und was weißt du erst jetzt?',
      'Welcher deiner Werte wurde hier berührt?',
      'Was würdest du einem geliebten Menschen sagen, der dasselbe getan hätte?',
      'Was müsste geschehen, damit du Frieden damit hast?',
    ],
    forward: [
      'Gibt es etwas wiedergutzumachen, oder geht es mehr darum, dir selbst zu verzeihen?',
      'Was wäre eine kleine Bewegung hin zum Verzeihen?',
      'Was hast du gelernt, das du behalten möchtest?',
    ],
  },
  selfWorth: {
    explore: [
      'Wann wird diese strenge Stimme am lautesten?',
      'Mit wessen Maßstab misst du dich?',
      'Was passiert meistens, kurz bevor du dich klein machst?',
    ],
    deepen: [
      'Wann hast du gelernt, so hart zu dir zu sein?',
      'Wo würde jemand, der dich mag, diesem Bild widersprechen?',
      'Was, fürchtest du, könnten die anderen sehen?',
      'Was würde sich ändern, wenn du schon genug wärst?',
    ],
    forward: [
      'Wann warst du zuletzt gerecht zu dir?',
      'Welche deiner Seiten vergisst du gern?',
      'Wie klänge derselbe Satz, freundlich gesagt?',
    ],
  },
  loneliness: {
    explore: [
      'Wann kommt die Einsamkeit am stärksten hoch?',
      'Welche Art von Nähe fehlt dir?',
      'Wie sind die Momente, in denen du dich weniger allein fühlst?',
    ],
    deepen: [
      'Was sollte jemand an dir bemerken?',
      'Was macht es schwer, jemanden an dich heranzulassen?',
      'Wann hast du dich zuletzt bei jemandem zu Hause gefühlt?',
    ],
    forward: [
      'Wer, auch weit weg, würde sich über eine Nachricht von dir freuen?',
      'Wo sind Menschen, die dir ein wenig ähneln?',
      'Was wäre diese Woche das kleinste Stück Kontakt?',
    ],
  },
  exhaustion: {
    explore: [
      'Was frisst gerade die meiste Energie?',
      'Wie lange gehst du schon in diesem Tempo?',
      'Welche Art von Müdigkeit ist das: Körper, Kopf oder Herz?',
    ],
    deepen: [
      'Was würde passieren, wenn du weniger tätest?',
      'Wem, glaubst du, schuldest du all diese Mühe?',
      'Was würde die Müdigkeit sagen, wenn sie ganz direkt sein dürfte?',
      'Worauf verzichtest du, um weitermachen zu können?',
    ],
    forward: [
      'Was könnte bis nächste Woche warten?',
      'Mit wem könntest du einen Teil davon teilen?',
      'Was gibt dir meistens ein wenig Kraft zurück?',
    ],
  },
  health: {
    explore: [
      'Wie drängt sich das in deine Tage?',
      'Was daran macht dir am meisten Sorge?',
      'Wie sorgst du mittendrin für dich?',
    ],
    deepen: [
      'Wie hat es deinen Blick auf dich verändert?',
      'Was ist schwerer: was schon bekannt ist, oder was noch niemand weiß?',
      'Was sollten die Menschen um dich herum verstehen?',
    ],
    forward: [
      'Wer könnte das mit dir durchstehen?',
      'Was würdest du in der Praxis gern fragen?',
      'Was bringt dir mittendrin einen Moment Frieden?',
    ],
  },
  anger: {
    explore: [
      'Was hat das Fass zum Überlaufen gebracht?',
      'Was hat dich daran am meisten gestört?',
      'Wo im Körper sitzt die Wut?',
    ],
    deepen: [
      'Welche deiner Grenzen wurde überschritten?',
      'Was versucht die Wut zu schützen?',
      'Wenn hinter der Wut noch etwas anderes wäre, was wäre es?',
      'Was hätten die anderen anerkennen sollen?',
    ],
    forward: [
      'Was muss sich für dich ändern?',
      'Wie wäre es, das klar zu sagen, ohne dir zu schaden?',
      'Was hilft dir abzukühlen, bevor du etwas entscheidest?',
    ],
  },
  emptiness: {
    explore: [
      'Wann haben die Dinge angefangen, ihre Farbe zu verlieren?',
      'Wie sieht einer deiner Tage aus, von früh bis spät?',
      'Zu welcher Tageszeit ist es am schwersten?',
    ],
    deepen: [
      'Welches Gefühl fehlt dir?',
      'Was hat dich früher zum Leuchten gebracht?',
      'Worum könnte die Leere bitten?',
    ],
    forward: [
      'Welche Kleinigkeit hat noch einen Rest von Geschmack?',
      'Was würdest du an einem Tag mit etwas mehr Lust tun?',
      'Wen hättest du gern in der Nähe, bis das vorübergeht?',
    ],
  },
  anxiety: {
    explore: [
      'Was nährt die Sorge am meisten?',
      'Was läuft in deinem Kopf ab, wenn es eng wird?',
      'Wann fängt es meistens an?',
      'Wo in deinem Körper zeigt es sich?',
    ],
    deepen: [
      'Was ist der schlimmste Fall, den sich dein Kopf ausmalt?',
      'Was versucht die Sorge zu beschützen?',
      'Was würde dir helfen, das Ungewisse auszuhalten?',
      'Wie viel davon liegt in deiner Hand?',
    ],
    forward: [
      'Was hat dir ein andermal durch so etwas hindurchgeholfen?',
      'Welcher Teil lässt sich heute angehen, und welcher darf warten?',
      'Was würdest du einem lieben Menschen mit genau dieser Angst sagen?',
    ],
  },
};
