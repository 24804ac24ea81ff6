import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about:
      'Ein langsames Ende für den Tag: weniger Licht, eine Zeile für morgen und ein paar Minuten Ruhe für den Körper.',
    why: 'Schlaf kommt nicht auf Befehl. Leichter kommt er bei wenig Licht, wenn der morgige Tag notiert ist und der Körper ruht. Darum kümmern wir uns, den Schlaf lassen wir in Ruhe.',
    steps: {
      evening: 'Der Tag darf hier aufhören, fertig oder nicht. Richtig machen musst du jetzt nichts mehr.',
      where: {
        ask: 'Wo bist du gerade?',
        options: { bed: 'Im Bett', up: 'Noch auf, fast fertig', busy: 'Noch mittendrin' },
      },
      leave: {
        ask: 'Was könnte bis morgen früh genau so liegen bleiben?',
        hint: 'Der Abwasch und zwei Nachrichten.',
      },
      dim: {
        ask: 'Mach es etwas dunkler. Was geht ohne Mühe?',
        options: {
          lamp: 'Nur eine kleine Lampe',
          screen: 'Bildschirm dunkler',
          curtains: 'Vorhänge zu',
          dark: 'Es ist schon dunkel',
        },
      },
      running: {
        ask: 'Was läuft in dir noch weiter?',
        options: { today: 'Heute', tomorrow: 'Morgen', body: 'Mein Körper', little: 'Nicht viel' },
      },
      over: {
        ask: 'Was von heute darf jetzt vorbei sein? Eine Zeile genügt.',
        hint: 'Wie die Besprechung geendet hat.',
      },
      one: {
        ask: 'Jetzt eine Sache für morgen, nur eine, und ungefähr wann. Dann steht sie hier, und du musst sie dir nicht merken.',
        hint: 'Zahntermin ausmachen, nach dem Frühstück.',
      },
      rest: {
        ask: 'Womit ruht es sich leichter? Die Augen können bei beidem offen bleiben.',
        options: { body: 'Mit dem Körper', sounds: 'Mit den Geräuschen' },
      },
      legs: 'Fang bei den Füßen an. Spür, worauf sie liegen. Dann die Waden, die Knie, die Oberschenkel. Lass sie so schwer sein, wie sie sind.',
      middle:
        'Jetzt der Rücken und das, was ihn trägt. Dein Bauch, deine Hände. Nichts muss anders werden. Merk nur, wo sie liegen.',
      face: 'Jetzt die Schultern, der Kiefer, die Stirn. Lass die Zähne ein wenig auseinander. Was fest bleibt, darf fest bleiben.',
      sounds:
        'Such das Geräusch, das am weitesten weg ist. Dann ein näheres. Dann das allernächste. Lass sie kommen und gehen, und fang wieder in der Ferne an.',
      breath: 'Folg eine Minute lang dem Kreis. Durch die Nase ein, und etwas länger aus, ohne zu drücken.',
      phone: {
        ask: 'Zum Schluss: Wohin kommt jetzt das Handy?',
        options: {
          across: 'Außer Reichweite',
          faceDown: 'Umgedreht neben mich',
          otherRoom: 'In ein anderes Zimmer',
          music: 'Leise Töne, Display aus',
        },
      },
    },
    takeaway: { leave: 'Bleibt bis morgen liegen', over: 'Ist vorbei', one: 'Für morgen', phone: 'Das Handy' },
    keep: 'Weniger Licht, eine Zeile für morgen, und ein paar ruhige Minuten für den Körper, bevor Schlaf dran ist.',
    close: 'Das war’s für heute. Wenn der Schlaf sich Zeit lässt: Ruhig daliegen ist auch Erholung.',
  },

  awakeAtThree: {
    about:
      'Wenn es dunkel ist und du wach bist. Keine Einschlaftricks: Wir machen das Wachsein leichter, und der Schlaf kommt, wann er mag.',
    why: 'Je mehr man sich ums Schlafen bemüht, desto wacher wird man, und das Bett wird zum Ort fürs Bemühen. Eine Weile aufstehen, bei wenig Licht, und der Körper wird von selbst wieder schläfrig.',
    steps: {
      night: 'Dreh den Wecker zur Wand und mach den Bildschirm so dunkel, dass du gerade noch lesen kannst.',
      howLong: {
        ask: 'Ohne nachzusehen: Wie lange bist du schon wach?',
        options: { justNow: 'Gerade aufgewacht', while: 'Eine ganze Weile', allNight: 'Die ganze Nacht' },
      },
      lie: 'Dann bleib erst mal liegen, wenn es bequem ist. Wird es unruhig, zieh um auf einen Stuhl oder Sessel.',
      up: 'Dann setz dich langsam auf und geh, wenn du kannst, kurz raus aus dem Bett. Ein Sessel, eine Decke, wenig Licht. Das Bett wartet, bis du schläfrig bist.',
      keeps: {
        ask: 'Was hält dich am meisten wach?',
        options: {
          head: 'Gedanken',
          body: 'Ein unruhiger Körper',
          alone: 'Das Alleinsein',
          justAwake: 'Nichts, bin nur wach',
        },
      },
      paper: {
        ask: 'Leg es hier ab oder auf Papier. Einzelne Wörter reichen.',
        hint: 'Miete. Die Mail. Was das heißen sollte.',
      },
      atThisHour: {
        ask: 'Lässt sich davon um diese Zeit etwas erledigen?',
        options: { no: 'Nein, das muss warten', tiny: 'Eine Winzigkeit' },
      },
      tiny: 'Dann mach nur die, wenn wir hier durch sind, bei wenig Licht. Der Rest ist notiert.',
      loosen:
        'Fang bei den Füßen an: ein bisschen anspannen, loslassen. Dann die Beine, die Hände, die Schultern. Ganz sacht, und atme dabei, wie du magst.',
      tell: {
        ask: 'Nachts fühlt sich Alleinsein größer an. Wem könntest du bei Tag von dieser Nacht erzählen?',
        hint: 'Der Nachbarin, wenn wir uns im Flur treffen.',
      },
      dull: {
        ask: 'Jetzt etwas Langweiliges und Leises. Was nimmst du?',
        options: {
          read: 'Ein altes Buch',
          fold: 'Wäsche falten',
          drink: 'Etwas Warmes trinken',
          listen: 'Ruhige Stimme, Musik',
          lie: 'Nur daliegen',
        },
      },
      noTrying:
        'Versuch eine Minute lang nicht zu schlafen. Lass die Augen offen, solange sie wollen, und sei nur da. Wach ausruhen ist erlaubt.',
      sign: {
        ask: 'Geh wieder ins Bett, wenn du schläfrig bist, nicht nur müde. Woran merkst du das?',
        options: { eyes: 'Die Augen werden schwer', yawn: 'Ich gähne', line: 'Ich lese Zeilen doppelt' },
      },
      morning: {
        ask: 'Morgen wird vielleicht ein müder Tag. Was könnte ihn etwas leichter machen?',
        hint: 'Wäsche wartet. Mittags kurz an die Luft.',
      },
    },
    takeaway: {
      paper: 'Wartet, bis es hell ist',
      tell: 'Wem ich davon erzähle',
      dull: 'Etwas Ruhiges',
      morning: 'Für morgen',
    },
    keep: 'Wenn ich lange wach bin: raus aus dem Bett, wenig Licht, keine Uhr, und zurück, wenn die Augen schwer werden.',
    close: 'Ein Körper übersteht solche Nächte. Du kannst mich jetzt weglegen und etwas Langweiliges machen.',
  },

  parkingAWorry: {
    about:
      'Wir schieben die Sorge nicht weg. Sie bekommt morgen eine Zeit und einen Ort, und die Stunden bis dahin gehören dir.',
    why: 'Eine Sorge meldet sich dauernd, damit sie nicht vergessen wird. Hat sie einen Termin, kann sie leiser werden, und bei Tag ist der Kopf klarer.',
    steps: {
      later:
        'Einer Sorge zu sagen, sie soll verschwinden, klappt selten. Ihr zu sagen, wann sie dran ist, klappt besser.',
      worry: {
        ask: 'Was ist die Sorge? Ein, zwei Zeilen, so wie sie kommt.',
        hint: 'Dass bei den Werten was rauskommt.',
      },
      tonight: {
        ask: 'Muss davon irgendetwas noch vor morgen passieren?',
        options: { no: 'Nein', yes: 'Ja, etwas', notSure: 'Nicht sicher' },
      },
      smallest: {
        ask: 'Was ist der kleinste Teil, auf den es ankommt? Den machst du gleich danach. Der Rest wird geparkt.',
        hint: 'Wecker stellen, Unterlagen an die Tür legen.',
      },
      doubt:
        'Dann so gefragt: Wenn niemand in Gefahr ist und keine Frist vor morgen früh endet, kann es so lange warten.',
      label: { ask: 'Gib ihr ein kurzes Etikett, wie für einen Karton.', hint: 'Laborwerte' },
      when: {
        ask: 'Wann holst du sie morgen für eine Viertelstunde raus?',
        options: { morning: 'Am Vormittag', midday: 'Mittags', afternoon: 'Am Nachmittag', evening: 'Am frühen Abend' },
      },
      where: {
        ask: 'Und wo? Überall, nur nicht im Bett.',
        options: { table: 'Am Tisch', outside: 'Draußen auf einer Bank', walk: 'Beim Spazieren' },
      },
      question: {
        ask: 'Mit welcher Frage fängst du dann an?',
        hint: 'Was wäre das Erste, was ich täte?',
      },
      put: {
        ask: 'Wo hebst du sie bis dahin auf?',
        options: { paper: 'Auf Papier', phone: 'Im Handy', head: 'Nur so' },
      },
      fold: 'Schreib das Etikett und die Uhrzeit drauf. Falte den Zettel und leg ihn dorthin, wo du ihn vom Bett aus nicht siehst. Ich warte.',
      aloud: 'Dann sag es einmal leise: das Etikett, und wann sie dran ist.',
      knocks: {
        ask: 'Vielleicht klopft sie vorher noch mal an. Was antwortest du?',
        hint: 'Ich vergess dich nicht. Morgen um fünf.',
      },
      now: {
        ask: 'Und was machst du jetzt stattdessen?',
        options: { lie: 'Nur daliegen', music: 'Musik', read: 'Ein bisschen lesen', drink: 'Etwas Warmes' },
      },
    },
    takeaway: { label: 'Geparkt', when: 'Wann sie dran ist', where: 'Wo', knocks: 'Wenn sie anklopft' },
    keep: 'Eine Sorge kann warten, wenn sie weiß, wann sie dran ist.',
    close: 'Sie hat ihren Termin. Bis dahin musst du nicht an sie denken.',
  },

  racingMind: {
    about:
      'Alles raus aus dem Kopf, dann auf drei Stapel: machen, warten, loslassen. Am Ende liegt eine kleine Sache obenauf.',
    why: 'Ein voller Kopf dreht sich im Kreis, damit nichts verloren geht. Was aufgeschrieben ist, geht nicht verloren, und sortiert wirkt der Berg kleiner.',
    steps: {
      full: 'Gelöst wird jetzt nichts. Wir räumen nur aus und schauen, was da liegt.',
      all: {
        ask: 'Schreib alles auf, was kreist. Durcheinander, halbe Wörter, ohne Aufräumen.',
        hint: 'Rechnung, Geburtstag, dieser Blick, der Lärm',
      },
      any: { ask: 'Steckt noch was dahinter?', options: { more: 'Ja, noch mehr', thatIsIt: 'Das war alles' } },
      more: { ask: 'Das auch noch hierher. Auch das Kleine und das Alberne.', hint: 'Hab ich abgeschlossen?' },
      mostly: {
        ask: 'Was ist das meiste davon?',
        options: { tasks: 'Zu erledigen', worries: 'Sorgen', replay: 'Der Tag noch mal', ideas: 'Ideen' },
      },
      replay:
        'Vieles davon lässt sich um diese Zeit nicht klären. Es darf ohne Antwort auf den zweiten oder dritten Stapel.',
      ideas: 'Eine gute Idee ist auch morgen früh noch gut, wenn sie hier steht.',
      do: {
        ask: 'Erster Stapel, machen: Was davon braucht dich morgen wirklich? Höchstens drei.',
        hint: 'Rechnung zahlen. Wegen dem Lärm fragen.',
      },
      wait: {
        ask: 'Zweiter Stapel, warten: Was hat Zeit, eine Woche oder länger?',
        hint: 'Das Geschenk. Die Fotos sortieren.',
      },
      letGo: {
        ask: 'Dritter Stapel, loslassen: Was ist gar nicht deins oder lässt sich nicht mehr ändern?',
        hint: 'Der Blick im Treppenhaus.',
      },
      layDown:
        'Ein paar langsame Atemzüge für den dritten Stapel. Er muss nicht verschwinden. Leg ihn mit jedem Ausatmen ein Stück weiter ab.',
      first: {
        ask: 'Zurück zu dem, was du machst: Was kommt zuerst, und wann?',
        hint: 'Die Rechnung, gleich nach dem Frühstück.',
      },
      barrier: {
        ask: 'Was könnte dazwischenkommen?',
        options: { time: 'Keine Zeit', strength: 'Keine Kraft', forget: 'Ich vergesse es', none: 'Nichts in Sicht' },
      },
      ifThen: { ask: 'Und wenn das passiert, was dann?', hint: 'Dann nur die Rechnung. Der Rest am Freitag.' },
    },
    takeaway: { do: 'Machen', wait: 'Kann warten', first: 'Zuerst', ifThen: 'Wenn es hakt' },
    keep: 'Alles aufschreiben, dann drei Stapel: machen, warten, loslassen.',
    close: 'Es steht alles da. Dein Kopf muss es heute Nacht nicht festhalten.',
  },
};
