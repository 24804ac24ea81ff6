import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Ein langes Ausatmen sagt dem Körper, dass die Gefahr vorbei ist. Probier es so: einatmen, während du bis vier zählst, ausatmen bis sechs, ungefähr fünfmal.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Wenn die Gedanken rasen, führen die Sinne zurück ins Jetzt: Such in Ruhe fünf Dinge, die du siehst, vier, die du spürst, und drei, die du hörst.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'Anspannung versteckt sich gern im Körper: Ball die Fäuste fünf Sekunden lang ganz fest, lass auf einmal los und spür den Unterschied, dann dasselbe mit den Schultern.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'Der Kopf wiederholt, was er zu vergessen fürchtet. Schreib alles in zwei Spalten auf, was von dir abhängt und was nicht, und lass die zweite für heute ruhen.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Wenn alles dringend ist, bewegt sich nichts. Nimm eine einzige Sache, die in zehn Minuten passt, und lass den Rest liegen: Ein kleiner Anfang gibt wieder Richtung.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'Angesammelte Müdigkeit lässt sich nicht auf einmal abtragen, aber kurze Pausen helfen: Fünf Minuten ohne Bildschirm, der Blick in die Ferne, sind echte Erholung.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Grenzen fallen leichter mit einem fertigen Satz. Schreib dir deinen auf: „Heute schaffe ich das nicht, am Donnerstag geht es.“ Wer die Worte schon hat, steht im Moment selbst weniger unter Druck.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Ein starkes Gefühl ist Energie im Körper und sucht einen Ausgang: Einmal zügig um den Block, und sei die Runde noch so kurz, nimmt oft die Spitze.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Manche Worte müssen heraus, bevor sie jemanden erreichen. Schreib einen ungefilterten Brief, der nie abgeschickt wird: Auf Papier dreht sich der Schmerz nicht mehr im Kreis.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'Die Liebe, die bleibt, braucht einen Ort. Du könntest ein paar Zeilen an den Menschen schreiben, der dir fehlt, und von deinem Tag erzählen, als ginge das Gespräch weiter.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Erinnern ist eine Art, verbunden zu bleiben: Nimm ein Foto, ein Lied oder einen Gegenstand und schenk dieser Erinnerung zehn eigene Minuten, statt sie den ganzen Tag wegzuschieben.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'Zu anderen sind wir meist gerechter. Schreib auf, was du einem lieben Menschen in genau dieser Lage sagen würdest, und lies es dir dann laut mit deinem eigenen Namen vor.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'Das Gedächtnis behält, was schiefging, und lässt den Rest fallen. Zum Ausgleich: Notier drei Dinge von heute, die es nur gab, weil du da warst, und seien sie noch so klein.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'Einsamkeit lässt es so aussehen, als wolle niemand etwas wissen. Ein kleiner Versuch: Schick einem Menschen ein einfaches „Musste gerade an dich denken“, ohne etwas zu erwarten.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Geteiltes Leid wiegt anders. Denk an einen Menschen und an eine ganz konkrete Bitte, etwa „Rufst du mich heute Abend kurz an“, die ist leichter zu sagen als „Ich brauche Hilfe“.',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'Die Lust kommt manchmal erst nach dem Tun. Nimm etwas, das dir einmal Freude gemacht hat, und mach davon nur zwei Minuten, ohne dass es gut werden muss.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'Schlaf kommt eher, wenn niemand ihn verlangt. Geh im Bett den Körper durch, von den Füßen bis zur Stirn, und lass jeden Teil weich werden, mit Ausruhen als einzigem Ziel.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'Das Bett lernt von dem, was wir darin tun. Wenn der Schlaf nach etwa zwanzig Minuten nicht da ist, steh auf, mach etwas Ruhiges bei wenig Licht und geh zurück, wenn die Augen schwer werden.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Nachrichten ohne feste Zeiten werden zum Alarm, der den ganzen Tag läutet. Gib ihnen zwei kurze Zeiten und dem Rest des Tages Abstand davon.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Bei allem, was zu groß ist, hilft das Nahe: Eine konkrete Sache, so groß wie deine Straße oder deine Woche, gibt wieder etwas Boden.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Eine Entscheidung, die im Kopf feststeckt, dreht sich im Kreis. Leb einen Tag, als hättest du den ersten Weg gewählt, und einen, als wäre es der andere, und notier, wie dein Körper antwortet: Er gibt Hinweise, die der Verstand übersieht.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Wer sorgt, gehört auch auf die Liste. Such dir heute fünf Minuten aus, die nur dir gehören, eine Dusche ohne Eile oder einen Kaffee ohne Bildschirm.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'Eine Zahl, die niemand anschaut, wächst in der Vorstellung. Schreib auf ein Blatt, was hereinkommt, was fest ist und was drängt: Die wirkliche Größe erschreckt oft weniger.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Eine kurze Pause kann etwas Platz machen: drei langsame Atemzüge mit einer Hand auf der Brust, und nur auf das Ausatmen achten.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Wenn alles im Kopf sitzt, kann der Körper beim Landen helfen: Stell beide Füße flach auf den Boden, lass die Schultern sinken und spür eine Minute lang dein Gewicht auf dem Stuhl.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'An solchen Tagen hilft es, die Latte tiefer zu legen: Überleg, was heute das Mindeste wäre, und lass das wirklich genug sein.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Ein anderer Ort verändert auch den Gedanken ein wenig. Das Fenster öffnen oder bis zur Ecke gehen unterbricht den Kreis schon für einen Moment.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Gute Momente sind schnell vorbei, wenn niemand sie festhält. Schließ eine halbe Minute die Augen und geh mit allen Einzelheiten zurück in die Szene: das Licht, die Geräusche, die Gesichter.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'Geteilte Freude ist doppelte Freude. Such einen Menschen aus, der daran Anteil hatte, und erzähl ihm an einem Beispiel, was es für dich verändert hat.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'Für grauere Tage ist es gut, einen Vorrat zu haben: Schreib drei Zeilen darüber, was geschehen ist und was du dafür getan hast.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Ein guter Moment ist die beste Zeit, den nächsten zu säen: Notier einen kleinen Schritt, solange die Lust noch da ist.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'Auch Ruhe lässt sich üben. Verweil noch zwei Minuten darin, ohne etwas zu tun, damit sich dein Körper den Rückweg merkt.',
    },
  ],
  accepted: [
    'Gut. Lass dir Zeit damit und erzähl mir danach, was sich verändert hat, und sei es wenig.',
    'Ohne Eile. Wenn du fertig bist: Was hast du bemerkt?',
    'Gut. Es gibt keine richtige Art, nur deine. Was fällt dir auf, während du es versuchst?',
    'Mach es in deinem Tempo. Wenn es ein wenig hilft, ist das etwas, und wenn nicht, ist auch das gut zu wissen.',
  ],
  done: [
    'Gut, du hast dir diese Zeit genommen. Was hat sich verändert, auch nur ein kleines bisschen?',
    'Gut, dass du es versucht hast. Wie ist dein Körper jetzt, verglichen mit vorher?',
    'Da hast du gut für dich gesorgt. Was hast du dabei bemerkt?',
  ],
  declined: [
    'In Ordnung, nicht jede Idee passt zu jedem Moment. Was wäre für dich jetzt sinnvoller?',
    'Kein Problem, das lassen wir. Worüber möchtest du reden?',
    'Du kennst dich besser als jeder Vorschlag. Was funktioniert bei dir sonst?',
    'Gut. Auch Reden ganz ohne Übung ist etwas wert. Was beschäftigt dich noch?',
  ],
};
