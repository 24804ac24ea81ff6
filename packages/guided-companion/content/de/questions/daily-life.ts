import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'Was drückt beim Geld am meisten?',
      'Wie wirkt sich das auf deine Tage aus?',
      'Mit wem kannst du offen über Geld reden?',
    ],
    deepen: [
      'Wofür steht Geld bei dir, außer für Rechnungen?',
      'Was tut mehr weh: dass es fehlt, oder was es über deine Mühe zu sagen scheint?',
      'Welche Angst versteckt sich hinter den Zahlen?',
    ],
    forward: [
      'Was ist am dringendsten, wenn du nur auf diese Woche schaust?',
      'Wer könnte die Zahlen mit dir anschauen?',
      'Was hast du schon getan, das ein wenig geholfen hat?',
    ],
  },
  study: {
    explore: [
      'Was belastet dich beim Lernen gerade am meisten?',
      'Wie sehen deine Lerntage aus?',
      'Was geht dir durch den Kopf, wenn du dich hinsetzt und anfängst?',
    ],
    deepen: [
      'Was steht für dich auf dem Spiel, außer dem Ergebnis?',
      'Wessen Erwartung wiegt am schwersten?',
      'Was würde es bedeuten, wenn es diesmal nicht klappt?',
    ],
    forward: [
      'Wie sähe eine Lerneinheit aus, die zu heute passt?',
      'Was hilft dir, dich zu konzentrieren, wenn es gut läuft?',
      'Wie wäre es, zwischendurch ohne schlechtes Gewissen zu pausieren?',
    ],
  },
  change: {
    explore: [
      'Was hat sich am meisten verändert, außen und innen?',
      'Was fehlt dir von vorher am meisten?',
      'Wie ist das Ankommen bisher?',
    ],
    deepen: [
      'Was möchtest du mitnehmen von dem, was du hinter dir lässt?',
      'Wer wirst du gerade in all dem?',
      'Welcher Teil der Veränderung ist noch nicht bei dir angekommen?',
    ],
    forward: [
      'Was fühlt sich schon ein wenig wie deins an?',
      'Welches kleine Ritual würde ein Zuhause daraus machen?',
      'Wer könnte dort ein vertrautes Gesicht werden?',
    ],
  },
  work: {
    explore: [
      'Was bei der Arbeit setzt dir am meisten zu?',
      'Wie ist das für dich, Tag für Tag?',
      'In welchem Zustand kommst du nach so einem Tag nach Hause?',
      'Was passiert in dir, bevor der Arbeitstag beginnt?',
    ],
    deepen: [
      'Was sollten sie in deiner Arbeit endlich sehen?',
      'Welche deiner Werte achtet dieser Ort, und über welche geht er hinweg?',
      'Was hält dich dort?',
      'Wer bist du außerhalb der Arbeit?',
    ],
    forward: [
      'Welchen Teil davon kannst du selbst verändern?',
      'Auf wen dort kannst du zählen?',
      'Wo wäre Platz für eine Grenze, auch eine kleine?',
    ],
  },
  future: {
    explore: ['Welche Wege siehst du?', 'Was macht diese Entscheidung so schwer?', 'Was verlangt nach einer Antwort?'],
    deepen: [
      'Wenn niemand urteilen würde, wohin würdest du gehen?',
      'Was fürchtest du auf jedem der Wege zu verlieren?',
      'Wie möchtest du dich in ein paar Jahren an diese Wahl erinnern?',
      'Was ist dir hier wichtig, egal, wie es ausgeht?',
    ],
    forward: [
      'Was musst du noch wissen, um ruhiger zu entscheiden?',
      'Wie sähe ein kleiner Test aus, ganz unverbindlich?',
      'Wessen Meinung würdest du gern hören?',
    ],
  },
  world: {
    explore: [
      'Welche Nachricht ist dir am nächsten gegangen?',
      'Wie erreicht dich das im Lauf des Tages?',
      'Was denkst du selbst darüber?',
    ],
    deepen: [
      'Was von dem, was du liebst, ist davon bedroht?',
      'Was daran berührt deine Werte?',
      'Was sollte deiner Meinung nach anders gemacht werden?',
    ],
    forward: [
      'Welches Stück Welt ist in Reichweite deiner Hände?',
      'Wie viele Nachrichten am Tag tun dir gut?',
      'Mit wem kannst du darüber reden, ohne zu streiten?',
    ],
  },
  gratitude: {
    explore: [
      'Was hat das heute in dir geweckt?',
      'Wer gehört zu diesem Gefühl?',
      'Welches Detail möchtest du nicht vergessen?',
    ],
    deepen: [
      'Was sagt es darüber, was dir wichtig ist?',
      'Wie verändert es den Rest des Tages?',
      'Woher kommt dein Blick für das Gute?',
    ],
    forward: [
      'Wem möchtest du davon erzählen?',
      'Wie könnte mehr Platz für solche Momente entstehen?',
      'Was möchtest du wieder tun?',
    ],
  },
  joy: {
    explore: [
      'Wie war der genaue Moment?',
      'Wer war da bei dir?',
      'Was hast du zuerst gefühlt?',
      'Was war das Schönste daran?',
    ],
    deepen: [
      'Was erzählt das über dich?',
      'Was hat das alles möglich gemacht?',
      'Warum bedeutet dir das so viel?',
      'Welcher Weg hat hierher geführt?',
    ],
    forward: [
      'Wie möchtest du das feiern?',
      'Was von dieser Freude möchtest du in die Woche mitnehmen?',
      'Mit wem möchtest du sie noch teilen?',
    ],
  },
};
