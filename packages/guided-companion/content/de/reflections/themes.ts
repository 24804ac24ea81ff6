import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Wenn der Körper so Alarm schlägt, kann es sich wie das Ende der Welt anfühlen, und doch geht es vorüber.',
      'So ein Schreck hinterlässt einen zweiten: die Angst, dass er wiederkommt.',
      'Dein ganzes System stand auf Rot, und das ist beängstigend.',
      'Nach so etwas ist es verständlich, wenn alles noch zittert.',
    ],
  },
  grief: {
    low: [
      'Ein solcher Verlust verändert die Form ganz gewöhnlicher Tage.',
      'Wer so fehlt, hat einen Platz hinterlassen, den niemand sonst füllt.',
      'Trauer taucht gern in den kleinen Dingen auf.',
      'Dafür gibt es keinen Zeitplan, egal, was gesagt wird.',
      'Die Größe des Schmerzes erzählt von der Größe der Verbindung.',
    ],
  },
  breakup: {
    low: [
      'Wenn es endet, geht nie nur ein Mensch: Auch die Pläne und die kleinen Gewohnheiten gehen mit.',
      'Es klingt, als lägen überall Erinnerungen herum.',
      'So ein Ende kann das Bild erschüttern, das du von dir hast.',
      'Du hast viel von dir in diese Beziehung gelegt.',
    ],
    high: ['Es klingt, als hätte dir dieses Ende auch Luft verschafft.'],
  },
  parenting: {
    any: [
      'Ein Kind großzuziehen berührt alles, vom Schlaf bis zur Frage, wer man ist.',
      'So viel von dir geht in dieses Sorgen.',
    ],
    low: [
      'Wer für alle sorgt, wird selten gefragt, wie es geht.',
      'Liebe und Erschöpfung unter einem Dach, den ganzen Tag.',
      'Du willst es gut machen, und auch dieser Wunsch hat ein Gewicht.',
    ],
  },
  sleep: {
    any: ['Der Schlaf scheint hier im Mittelpunkt zu stehen.'],
    low: [
      'Um drei Uhr nachts sieht alles größer aus, und niemand ist da, um es zu teilen.',
      'Solche Nächte beißen auch vom nächsten Tag ein Stück ab.',
      'Der Körper will Ruhe, und der Kopf macht keinen Feierabend.',
      'Je mehr man dem Schlaf nachläuft, desto weiter rennt er weg.',
    ],
  },
  guilt: {
    low: [
      'Du spielst es immer wieder durch, als ließe es sich noch einmal machen.',
      'Das Schuldgefühl zeigt, wie wichtig dir das ist.',
      'Du legst hier einen sehr strengen Maßstab an dich.',
      'Es ist schwer, gerecht zu sein zu dem Menschen, der du warst, bevor du wusstest, was du heute weißt.',
    ],
  },
  selfWorth: {
    low: [
      'Die Stimme in deinem Kopf ist furchtbar streng mit dir.',
      'Es ist anstrengend, mit einer inneren Kritik zu leben, die nie freinimmt.',
      'Es klingt, als wäre es in deinen eigenen Augen nie ganz genug.',
      'Was dir fehlt, liegt unter der Lupe, und was du hast, bleibt unscharf.',
    ],
    high: ['Es klingt, als fingest du an, dich freundlicher anzuschauen.'],
  },
  loneliness: {
    low: [
      'Man kann viele Leute um sich haben und trotzdem spüren, dass niemand nahekommt.',
      'Es tut weh, wenn niemand fragt, wie es dir geht, und auf die Antwort wartet.',
      'Einsamkeit wird lauter, wenn der Raum still wird.',
      'Darunter liegt der Wunsch, wirklich gesehen zu werden.',
    ],
  },
  exhaustion: {
    low: [
      'Das klingt nach der Art Müdigkeit, die eine Nacht Schlaf nicht behebt.',
      'Es klingt, als wäre nur noch die Reserve da.',
      'Vieles verlangt Kraft von dir, und nur weniges gibt welche zurück.',
      'Wenn alles an einem hängt, wird sogar das Ausruhen zur Aufgabe.',
    ],
  },
  money: {
    any: ['Geld ist nie nur eine Zahl: Es ist auch Sicherheit und Freiheit.'],
    low: [
      'Wenn die Rechnung nicht aufgeht, rechnet der Kopf den ganzen Tag weiter.',
      'Solcher Druck geht mit ins Bett.',
      'Zur Sorge kommt noch, dass man nicht mit allen darüber reden kann.',
    ],
  },
  study: {
    any: ['Das Lernen nimmt gerade viel Raum ein.', 'Daran hängt für dich eine Menge.'],
    low: [
      'Es klingt, als wäre jede Prüfung zu einer Prüfung deines Werts geworden.',
      'Unter so viel Druck wird selbst das Lernen schwer.',
      'Du treibst dich an, als gäbe es keine zweite Chance.',
    ],
  },
  change: {
    any: [
      'Veränderung bringt auch das Kleine durcheinander, das vorher von allein lief.',
      'Du bist zwischen einem Ort, der nicht mehr deiner ist, und einem, der es noch nicht ist.',
    ],
    low: [
      'Auch in einer gewollten Veränderung steckt ein Abschied.',
      'Es macht müde, alles neu lernen zu müssen, von den Buslinien bis zu den Menschen.',
    ],
    high: ['Darin liegt die frische Luft eines Anfangs.'],
  },
  relationship: {
    any: [
      'Diese Beziehung hat einen großen Platz in deinem Leben.',
      'Wenn jemand wichtig ist, hat jede kleine Geste Gewicht.',
      'Ein geteiltes Leben bringt das Beste hervor und auch das Zerbrechlichste.',
      'Was zwischen euch passiert, zählt für dich sehr.',
    ],
    low: [
      'Zwischen Menschen, die sich mögen, kann Kleines groß weh tun.',
      'Es ist schwer, wenn der Mensch, zu dem du gehen würdest, Teil des Schmerzes ist.',
      'Was zwischen euch geschieht, nimmt viel Platz ein.',
    ],
    high: ['Die Zuneigung klingt durch, so wie du davon erzählst.'],
  },
  friendship: {
    any: ['Freundschaft geht tief: Es geht darum, für jemanden wichtig zu sein.'],
    low: [
      'Wenn in einer Freundschaft etwas nicht stimmt, tut das auf eine leise Art weh.',
      'Es verunsichert, wenn der Zweifel die Menschen betrifft, die wir uns ausgesucht haben.',
      'Freundschaft soll eigentlich nicht so schwer wiegen, und gerade deshalb tut sie es.',
    ],
    high: ['So eine Freundschaft trägt, auch durch gewöhnliche Tage.'],
  },
  health: {
    any: ['Wenn die Gesundheit ins Spiel kommt, ist es schwer, an etwas anderes zu denken.'],
    low: [
      'Krankheit zieht ins ganze Haus ein, nicht nur in einen Körper.',
      'Zu den Beschwerden kommen das Warten und das Nichtwissen.',
      'Jeden Tag damit zu leben braucht eine Kraft, die andere nicht immer sehen.',
    ],
    high: ['Gut für den Körper zu sorgen und den Unterschied zu merken ist ein Lohn für sich.'],
  },
  work: {
    any: [
      'Die Arbeit nimmt in deinem Leben gerade viel Raum ein.',
      'Was auf der Arbeit passiert, bleibt selten dort.',
      'Dort verbringst du viele Stunden deines Lebens.',
      'Du hast eine ganze Menge von dir in diese Arbeit gesteckt.',
    ],
    low: [
      'Es klingt, als würdest du die Arbeit verlassen, aber sie dich nicht.',
      'Arbeit berührt Sicherheit, Stolz und den Blick auf sich selbst.',
      'Was dort weh tut, schickt seine Rechnung auch nach Hause.',
    ],
  },
  family: {
    any: [
      'Familie kommt an Stellen heran, an die sonst niemand kommt.',
      'Niemand kennt unsere wunden Punkte so gut wie die Familie.',
      'Die Rolle, die man in einer Familie hat, reicht weit zurück.',
      'Ihr habt eine lange gemeinsame Geschichte, und das ist zu spüren.',
      'In einer Familie kann ein einziger Satz Jahre mit sich tragen.',
    ],
    low: [
      'Es geht tiefer, wenn es von denen kommt, die ein sicherer Ort sein sollten.',
      'Es klingt, als hieltest du zu Hause vieles zusammen.',
      'Man kann jemanden lieben und trotzdem Abstand brauchen.',
    ],
    high: ['Es liegt viel Zuneigung darin, wie du von deiner Familie sprichst.'],
  },
  anger: {
    low: [
      'Diese Wut hält Wache vor etwas, das dir wichtig ist.',
      'Eine Linie wurde überschritten, und das brennt noch.',
      'Es kam dir ungerecht vor, und das zu schlucken hat seinen Preis.',
      'Hinter so einer Wut steht oft gleich eine Verletzung.',
    ],
  },
  emptiness: {
    low: [
      'Es ist, als hätte jemand die Farben heruntergedreht.',
      'Die Tage ziehen vorbei, und du bist nicht richtig darin.',
      'Nichts zu fühlen ist auch eine Art, wie schwer es sein kann.',
      'Was dich früher mitgezogen hat, erreicht dich jetzt kaum.',
    ],
  },
  future: {
    any: ['Das ist keine Wahl für den Kopf allein.', 'Was noch keine Form hat, kann viel Raum einnehmen.'],
    low: [
      'Es klingt, als schlösse jeder Weg einen anderen aus, und das hält dich fest.',
      'Du hättest gern Gewissheit vor dem Schritt, und die Gewissheit kommt nicht.',
      'Nicht nach vorn sehen zu können macht müder, als es aussieht.',
    ],
    high: ['Die Zukunft sieht gerade nach einer Einladung aus.'],
  },
  world: {
    any: ['Was da draußen passiert, kommt zur Haustür herein.'],
    low: [
      'Das sind viele schwere Nachrichten für einen einzelnen Menschen.',
      'So viel schiefgehen zu sehen und so wenig tun zu können bindet einem die Hände.',
      'Wem die Welt am Herzen liegt, dem tut sie auch weh.',
    ],
  },
  anxiety: {
    low: [
      'Dein Kopf läuft voraus und versucht, sich auf alles vorzubereiten.',
      'Es ist wie ein Alarm, der sich nicht abstellen lässt.',
      'Sorge verspricht Kontrolle und liefert meistens Müdigkeit.',
      'Der schlimmste Fall ist jedes Mal zuerst da.',
      'All die Was-wenn-Fragen lassen dem Jetzt kaum Platz.',
    ],
  },
  gratitude: {
    any: ['Du bemerkst das Gute, und das ist nicht wenig.'],
    high: [
      'Das hat dich wirklich berührt.',
      'Zu sehen, was da ist, gibt einem Tag eine andere Farbe.',
      'In der Art, wie du Danke sagst, liegt etwas Zartes.',
    ],
  },
  joy: {
    any: ['Das verdient es, langsam erzählt zu werden.'],
    high: [
      'Was für eine schöne Nachricht, und gut verdient klingt sie auch.',
      'So, wie du es sagst, ist zu merken, wie viel es dir bedeutet.',
      'Das fiel nicht vom Himmel: Da steckt viel von dir drin.',
      'Solche Freude darf ruhig etwas länger dauern.',
      'Was für ein Moment.',
      'In dem, was du sagst, liegt eine neue Leichtigkeit.',
    ],
  },
};
