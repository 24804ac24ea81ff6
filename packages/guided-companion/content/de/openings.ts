import type { GuidedContent, Openings } from '../../src/content.ts';

/** Nouns without an article, alike in every case. */
const moods: Openings['moods'] = {
  happy: 'Glück',
  neutral: 'Alltag',
  sad: 'Traurigkeit',
  anxious: 'Angst',
  excited: 'Begeisterung',
  calm: 'Ruhe',
  stressed: 'Stress',
  grateful: 'Dankbarkeit',
  angry: 'Wut',
  confused: 'Verwirrung',
  hopeful: 'Hoffnung',
  tired: 'Müdigkeit',
  verySad: 'viel Traurigkeit',
  good: 'Zufriedenheit',
  veryHappy: 'ganz viel Glück',
  down: 'Niedergeschlagenheit',
  disappointed: 'Enttäuschung',
  worried: 'Sorge',
  thoughtful: 'Nachdenklichkeit',
  relieved: 'Erleichterung',
  peaceful: 'Gelassenheit',
  joyful: 'Ausgelassenheit',
  inLove: 'Verliebtheit',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'Gut, dass du da bist. Du hast {mood} gewählt, und hier musst du nichts davon verstecken. Was wiegt am schwersten?',
      'Du kommst mit {mood}. Wir können langsam machen. Was ist passiert?',
      'An solchen Tagen ist schon das Innehalten eine Art Fürsorge. Wo möchtest du anfangen?',
      'Hier darf das Schwere in Worte kommen, in deinem Tempo. Was drückt gerade am meisten?',
      'Heute also {mood}. Hilf mir zu verstehen: Wie hat es angefangen?',
    ],
    neutral: [
      'Hallo. Manche Tage kommen ohne klare Farbe, und das ist in Ordnung. Was beschäftigt dich?',
      'Du hast {mood} gewählt. Worüber möchtest du reden?',
      'Schön, dass du da bist. Wie war der Tag bisher?',
      'Weder gut noch schlecht ist auch ein Zustand. Was steckt heute dahinter?',
      'Wir brauchen keinen Plan für dieses Gespräch. Was hast du mitgebracht?',
    ],
    high: [
      'Wie gut, heute {mood} zu lesen. Was hat das ausgelöst?',
      'Du kommst mit {mood}, und das verdient ein wenig Zeit. Was ist gut gelaufen?',
      'Auch gute Tage verdienen ein Gespräch. Was war bisher der beste Moment?',
      'Etwas Schönes hält länger, wenn es erzählt wird. Wo beginnt das von heute?',
      'Da liegt also {mood} in der Luft. Was möchtest du von diesem Tag behalten?',
    ],
  },
  wise: {
    low: [
      'Jeder Weg hat Strecken voller {mood}. Setz dich eine Weile. Wo wurde es steil?',
      'Was weh tut, erzählt auch etwas. Was hat dir der heutige Tag gebracht?',
      'Vor {mood} muss niemand davonlaufen. Was möchte zuerst gesagt werden?',
      'Es gibt Tage mit tiefem Himmel. Erzähl mir: Welche Wolke ist das?',
      'Wer mit einer Last kommt, darf sie kurz abstellen. Welche Last ist es?',
    ],
    neutral: [
      'Zwischen zwei Schritten liegt dieser Moment. Was findest du darin?',
      'Auch stilles Wasser spiegelt. Was siehst du, wenn du hineinschaust?',
      'Ein ruhiger Tag birgt manchmal eine gute Frage. Wie lautet deine?',
      'Du kommst mit {mood}. Was liegt unter der Oberfläche?',
      'Beginnen wir beim Einfachen: Was zeigt dir das Leben in letzter Zeit?',
    ],
    high: [
      'Freude will gesehen werden. Woher kam {mood}?',
      'Heute wird geerntet. Welchen Samen hast du damals gesät?',
      'Ein klarer Tag lehrt so viel wie die Nacht. Was lehrt dich dieser?',
      'Du bringst {mood} mit. Was davon verdient es, bewahrt zu werden?',
      'Wenn Licht hereinkommt, lohnt es sich, das Fenster weiter zu öffnen. Was gibt es heute Gutes zu sehen?',
    ],
  },
  friend: {
    low: [
      'Hey, gut, dass du dich meldest. Heute also {mood}, hm. Was ist los?',
      'Oh, so ein Tag also. Lass alles raus, ganz ungefiltert: Was war denn?',
      'Hi! Klingt, als wär’s heute nicht leicht. Magst du erzählen, was passiert ist?',
      'Komm rein, setz dich. Was ist die Geschichte zu so einem Tag?',
      'Heute darfst du meckern, so viel du magst. Wo fangen wir an?',
    ],
    neutral: [
      'Hi! Na, wie ist der Tag so zu dir?',
      'Hey, also einfach so ein Tag wie immer. Was hast du so gemacht?',
      'Oh hallo, schön, dass du vorbeischaust. Was gibt’s Neues?',
      'So, {mood}, alles klar. Was geht dir grad so durch den Kopf?',
      'Na du! Eher plaudern oder was Ernstes heute?',
    ],
    high: [
      'Juhu, {mood} heute! Erzähl alles: Was ist passiert?',
      'So muss das sein! Woher kommt die gute Energie?',
      'Am schönsten ist’s ja, wenn ein Gespräch mit was Gutem anfängt. Was ist es heute?',
      'Schau mal, wer da mit {mood} reinkommt! Was war das Beste am Tag?',
      'Ein guter Tag braucht Publikum. Was hat geklappt?',
    ],
  },
  coach: {
    low: [
      'Ein harter Tag, mit {mood}. Nehmen wir ihn auseinander: Welcher Punkt braucht am meisten Aufmerksamkeit?',
      'Erst mal durchatmen. Und dann sag mir: Was hat dich heute aus dem Tritt gebracht?',
      'Du kommst sogar mit {mood}, und das sagt schon etwas. Was steht im Weg?',
      'Das Ziel für heute ist klein: verstehen, was los ist. Wo fangen wir an?',
      'Vor jedem Plan schauen wir auf den Boden. Was ist gerade am schwersten?',
    ],
    neutral: [
      'Hallo! Ein guter Moment, um den Kurs zu prüfen. Was verdient heute deinen Blick?',
      'Ein ruhiger Tag ist gut zum klaren Denken. Was möchtest du voranbringen?',
      'Du startest mit {mood}. Was würde diesen Tag lohnend machen?',
      'Kurzer Check: Was läuft gut, und was braucht eine Anpassung?',
      'Schauen wir nach vorn, in deinem Tempo. Was liegt heute an?',
    ],
    high: [
      'Stark, {mood} heute! Was hast du dafür getan?',
      'Gute Energie ist zum Nutzen da. Was war der Erfolg?',
      'Das halten wir fest: Was hat funktioniert?',
      'Du startest mit {mood}. In welche Richtung willst du damit?',
      'Gute Zeit, um herauszufinden, was für dich funktioniert. Was hat heute den Weg frei gemacht?',
    ],
  },
  therapist: {
    low: [
      'Ich nehme wahr, dass heute {mood} da ist. Wir können uns Zeit lassen. Was soll ich zuerst verstehen?',
      'Das hier ist ein Ort für Schwieriges. Was kam heute am stärksten hoch?',
      'Du hast {mood} angegeben. Wie zeigt es sich gerade in dir?',
      'Es muss nichts geordnet sein, bevor du sprichst. Was liegt am dichtesten unter der Oberfläche?',
      'Gehen wir langsam vor. Wann hat der Tag dieses Gewicht bekommen?',
    ],
    neutral: [
      'Wir können anfangen, wo du möchtest. Was ist gerade in dir da?',
      'Manchmal lässt eine Flaute auftauchen, was darunter lag. Was bemerkst du heute?',
      'Du kamst mit {mood}. Was bedeutet das bei dir?',
      'Was ist in den letzten Tagen immer wieder in deine Gedanken zurückgekehrt?',
      'Mach es dir bequem. Was möchtest du heute genauer anschauen?',
    ],
    high: [
      'Ich bemerke {mood}, während du ankommst. Was möchtest du teilen?',
      'Auch was uns guttut, verdient verstanden zu werden. Was steht heute dahinter?',
      'Etwas Gutes ist da. Woran merkst du es bei dir?',
      'Du hast {mood} angegeben. Was hat das möglich gemacht?',
      'Geben wir dem, was gut läuft, ein wenig Zeit. Was hat sich für dich verändert?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
