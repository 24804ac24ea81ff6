import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'Wir nehmen ein Problem, sammeln Ideen, ohne sie zu bewerten, wählen eine und machen sie so klein, dass du anfangen kannst.',
    why: 'Ein Problem, das im Kopf kreist, bleibt groß. Aufgeschrieben, mit ein paar Ideen daneben und einem ersten Schritt, lässt es sich anpacken.',
    steps: {
      problem: {
        ask: 'Was ist das Problem? Nur eins, so konkret wie möglich: wer, was, wo.',
        hint: 'Die Miete steigt, allein schaff ich sie nicht.',
      },
      hands: {
        ask: 'Wie viel davon hast du in der Hand?',
        options: { most: 'Das meiste', some: 'Einen Teil', none: 'Nichts davon' },
      },
      around:
        'Dann gehen wir nicht ans Problem selbst, sondern ans Drumherum: an das, womit es sich leichter leben lässt.',
      piece: {
        ask: 'Welches Stück könntest du bewegen, und sei es wenig? An dem arbeiten wir.',
        hint: 'Was ich ausgebe, und mit wem ich wohne.',
      },
      better: {
        ask: 'Wäre es in zwei Wochen ein bisschen besser: Was wäre dann anders?',
        hint: 'Ich wüsste, wie ich drei Monate zahlen kann.',
      },
      ideas: {
        ask: 'Jetzt Ideen, so viele wie kommen, auch alberne. Bewertet wird noch nichts.',
        hint: 'Aufschub, WG, umziehen, Fahrrad verkaufen',
      },
      enough: {
        ask: 'Wie lief das?',
        options: { several: 'Ich habe mehrere', few: 'Eine oder zwei', empty: 'Mein Kopf ist leer' },
      },
      more: {
        ask: 'Das kommt vor. Was hiervon könnte einen Versuch wert sein?',
        options: {
          ask: 'Jemanden fragen',
          smaller: 'Eine kleinere Fassung',
          wait: 'Mit Absicht warten',
          findOut: 'Mehr herausfinden',
          share: 'Mit jemandem teilen',
        },
      },
      pick: {
        ask: 'Was probierst du als Erstes? Es muss nicht perfekt sein, nur brauchbar und machbar.',
        hint: 'Die Hausverwaltung um Aufschub bitten.',
      },
      firstStep: {
        ask: 'Was ist der allererste Schritt? Höchstens zehn Minuten.',
        hint: 'Die drei Sätze der Mail schreiben.',
      },
      time: { ask: 'Wann und wo machst du das?', hint: 'Morgen um sechs, am Küchentisch.' },
      barrier: {
        ask: 'Was kommt am ehesten dazwischen?',
        options: {
          energy: 'Keine Kraft',
          fear: 'Angst',
          noTime: 'Keine Zeit',
          people: 'Andere Leute',
          forget: 'Ich vergesse es',
        },
      },
      ifThen: {
        ask: 'Wenn das passiert, was machst du dann?',
        hint: 'Dann mache ich nur die ersten zwei Minuten.',
      },
    },
    takeaway: {
      pick: 'Was ich probiere',
      firstStep: 'Erster Schritt',
      time: 'Wann und wo',
      ifThen: 'Wenn es schwer wird',
    },
    keep: 'Ein Problem, ein paar Ideen, ein Schritt von zehn Minuten.',
    close: 'Das Problem ist nicht weg, aber es hat jetzt einen Anfang. Der Rest kann so lange warten.',
  },

  gettingGoing: {
    about:
      'Für Tage, an denen sich nichts zu lohnen scheint. Wir suchen etwas Angenehmes und etwas Nützliches, beides klein, und geben ihm eine Zeit.',
    why: 'Ist die Stimmung unten, tut man weniger, und das hält sie unten. Oft geht es auch andersrum: erst etwas Kleines, und ein wenig später kommt die Lust.',
    steps: {
      link: 'Wir warten nicht, bis du Lust hast. Erst kommt etwas Kleines, das Gefühl darf nachkommen.',
      energy: {
        ask: 'Wie viel Kraft ist gerade da?',
        options: { nothing: 'Fast keine', little: 'Ein bisschen', enough: 'Für etwas reicht sie' },
      },
      small: 'Dann machen wir es ganz klein. An so einem Tag zählt schon Aufsetzen.',
      warmUp: {
        ask: 'Was davon ginge, gleich im Anschluss?',
        options: {
          window: 'Fenster aufmachen',
          wash: 'Gesicht waschen',
          song: 'Ein Lied anmachen',
          sitUp: 'Aufsetzen, Wasser holen',
        },
      },
      fallenAway: {
        ask: 'Was hast du früher gern gemacht, das in letzter Zeit weggefallen ist?',
        hint: 'Samstags auf den Markt, Telefonate mit Oma.',
      },
      lighter: {
        ask: 'Denk an die letzten Tage. Wann war es eine Spur leichter?',
        options: {
          outside: 'Draußen',
          people: 'Mit jemandem',
          doing: 'Wenn ich zu tun hatte',
          moving: 'Beim Bewegen',
          never: 'Eigentlich nie',
        },
      },
      neverLighter: 'So ist das, wenn alles unten ist. Dann probieren wir etwas und schauen, ohne viel zu erwarten.',
      pleasant: {
        ask: 'Etwas, das angenehm ist oder es mal war, in klein. Was könnte das sein?',
        hint: 'Zehn Minuten in der Sonne sitzen.',
      },
      useful: {
        ask: 'Und etwas Nützliches, das dir ein wenig Last abnimmt, genauso klein?',
        hint: 'Drei Teller spülen.',
      },
      first: {
        ask: 'Was kommt zuerst?',
        options: { pleasant: 'Das Angenehme', useful: 'Das Nützliche' },
      },
      time: {
        ask: 'Wann genau, und wo? Am leichtesten gleich nach etwas, das du sowieso machst.',
        hint: 'Morgen nach dem Zähneputzen.',
      },
      barrier: {
        ask: 'Was könnte dich abhalten?',
        options: {
          tired: 'Ich bin zu müde',
          pointless: 'Es wirkt sinnlos',
          forget: 'Ich vergesse es',
          bed: 'Ich komme nicht hoch',
        },
      },
      pointless: 'Es kann sich sinnlos anfühlen, bis du es tust, und sogar dabei. Du kannst es trotzdem tun.',
      ifThen: {
        ask: 'Wenn das passiert: Was ist die noch kleinere Fassung?',
        hint: 'Nur die Füße auf den Boden stellen.',
      },
    },
    takeaway: {
      pleasant: 'Etwas Angenehmes',
      useful: 'Etwas Nützliches',
      time: 'Wann',
      ifThen: 'Wenn das zu viel ist',
    },
    keep: 'Erst etwas Kleines. Die Lust darauf kommt vielleicht später.',
    close: 'Auch wenn es kleiner ausfällt als geplant, zählt es.',
  },

  examTonight: {
    about:
      'Wir wählen, was am meisten zählt, planen die Blöcke, legen ein Ende fest und bereiten den Morgen vor. Dann kannst du anfangen, oder schlafen.',
    why: 'Vor einer Prüfung wirkt alles gleich dringend. Ein kurzer Plan mit einem Ende macht den Kopf frei fürs Lernen, und der Schlaf hilft, das Gelernte zu behalten.',
    steps: {
      exam: {
        ask: 'Wann ist die Prüfung?',
        options: { tomorrow: 'Morgen', days: 'In ein paar Tagen', later: 'Noch später' },
      },
      tomorrow: 'Dann ist heute dran, was du schon halb kannst. Neue Kapitel dürfen zubleiben.',
      days: 'Dann ist das ein Abend von mehreren. Er muss nicht alles tragen.',
      left: {
        ask: 'Wie viel Zeit ist noch, bis du schlafen musst?',
        options: { none: 'Ich sollte schlafen', hour: 'Etwa eine Stunde', more: 'Zwei Stunden und mehr' },
      },
      bed: 'Dann bringt dir Schlaf jetzt mehr als noch eine Seite. Wir klären nur den Einstieg und den Morgen.',
      counts: {
        ask: 'Was zählt in dieser Prüfung am meisten? Höchstens drei Themen.',
        hint: 'Gleichungen, Kapitel zwei, Definitionen',
      },
      standing: {
        ask: 'Wie sicher bist du darin?',
        options: { shaky: 'Alles wackelt', mixed: 'Manches sitzt', fine: 'Das meiste sitzt' },
      },
      shaky: 'Dann nimm überall die Grundlagen. Die bringen in der wenigsten Zeit die meisten Punkte.',
      method: {
        ask: 'Wie lernst du? Was du aus dem Kopf holst, bleibt besser als das, was du noch mal liest.',
        options: { memory: 'Aus dem Kopf schreiben', questions: 'Alte Prüfungsfragen', explain: 'Laut erklären' },
      },
      blocks: {
        ask: 'Ein Block sind 25 Minuten Arbeit und 5 Minuten Pause. Wie viele heute?',
        options: { one: 'Ein Block', two: 'Zwei Blöcke', three: 'Drei Blöcke' },
      },
      first: {
        ask: 'Womit fängst du an, wenn du dich zum Lernen hinsetzt? Ein Thema, eine Aufgabe.',
        hint: 'Zwei alte Aufgaben zu Gleichungen.',
      },
      stop: {
        ask: 'Wann gehen die Unterlagen zu, egal, was noch offen ist? Gib dem eine Uhrzeit.',
        hint: 'Halb elf, dann Zähne putzen und Bett.',
      },
      morning: {
        ask: 'Was kannst du heute vorbereiten, damit der Morgen ruhig wird? Tipp an, was hilft.',
        options: {
          bag: 'Tasche und Ausweis',
          clothes: 'Kleidung',
          food: 'Etwas zu essen',
          alarm: 'Zwei Wecker',
          way: 'Wie ich hinkomme',
        },
      },
      blank: {
        ask: 'Wenn dein Kopf da drin leer wird, was machst du zuerst?',
        hint: 'Füße auf den Boden, dann die leichteste Frage.',
      },
    },
    takeaway: {
      first: 'Damit fange ich an',
      blocks: 'Heute Abend',
      stop: 'Dann ist Schluss',
      blank: 'Wenn der Kopf leer ist',
    },
    keep: 'Das, was am meisten zählt, in kurzen Blöcken, mit einem Ende. Dann schlafen.',
    close: 'Der Plan steht. Dein Kopf muss ihn nicht mehr festhalten.',
  },

  firstLookAtMoney: {
    about:
      'Wenn du es lange vor dir hergeschoben hast. Drei grobe Zahlen, ein Anruf, und wer helfen könnte. Mehr heute nicht.',
    why: 'Nicht hinzuschauen kostet jeden Tag Kraft. Drei grobe Zahlen reichen, um zu wissen, wo du anfängst, und früh anzurufen ist leichter als spät.',
    steps: {
      start: 'Nur drei Zahlen, und grob reicht. Nach jeder kannst du aufhören.',
      hard: {
        ask: 'Was hat das Hinschauen so schwer gemacht?',
        options: {
          fear: 'Angst vor der Zahl',
          shame: 'Scham',
          papers: 'Zu viel Papierkram',
          strength: 'Keine Kraft mehr',
        },
      },
      fear: 'Die Zahl ist schon, was sie ist. Vom Hinschauen wird sie nicht größer, und dann lässt sich etwas tun.',
      shame:
        'Das passiert auch Leuten, die aufpassen: eine Krankheit, eine Nachzahlung, alles wird teurer. Hier urteilt niemand.',
      have: {
        ask: 'Erste Zahl: Wie viel ist ungefähr da, Konto und Bargeld zusammen? Aus dem Kopf reicht.',
        hint: 'So um die 340.',
      },
      due: {
        ask: 'Zweite Zahl: Was muss in den nächsten zwei Wochen bezahlt werden? Wohnung, Strom und Essen zuerst.',
        hint: 'Miete 600, Strom 80, Essen 100.',
      },
      comes: {
        ask: 'Dritte Zahl: Was kommt in diesen zwei Wochen rein?',
        hint: 'Ungefähr 500, am Ersten.',
      },
      sum: {
        ask: 'Das sind die drei. Wie sieht es nebeneinander aus?',
        options: {
          enough: 'Es reicht bis dahin',
          tight: 'Es wird eng',
          short: 'Es reicht nicht',
          unclear: 'Schwer zu sagen',
        },
      },
      short:
        'Das ist hart zu sehen, und gut, es jetzt zu wissen. Wer Geld von dir bekommt, wartet oft ein bisschen, wenn du früh fragst.',
      soonest: {
        ask: 'Was muss zuerst sicher sein?',
        options: {
          home: 'Meine Wohnung',
          power: 'Strom, Wasser, Heizung',
          food: 'Essen, Medikamente',
          loan: 'Kredit oder Schulden',
        },
      },
      helper: {
        ask: 'Wer könnte mit dir draufschauen?',
        options: {
          close: 'Freundschaft, Familie',
          advice: 'Eine Schuldnerberatung',
          office: 'Ein Amt',
          work: 'Jemand bei der Arbeit',
          nobody: 'Mir fällt niemand ein',
        },
      },
      nobody:
        'An vielen Orten gibt es kostenlose Schuldnerberatung, bei der Gemeinde, bei Wohlfahrtsverbänden oder beim Verbraucherschutz. Danach zu suchen darf dein einer Anruf sein.',
      call: {
        ask: 'Ein Anruf oder eine Nachricht, die etwas Last wegnimmt: an wen, und worum bittest du?',
        hint: 'Vermietung: die Hälfte jetzt, den Rest am 20.?',
      },
      time: {
        ask: 'Wann machst du das, und was liegt dabei neben dir?',
        hint: 'Montag um zehn, mit dem Brief auf dem Tisch.',
      },
    },
    takeaway: { soonest: 'Zuerst sicher', helper: 'Wer helfen kann', call: 'Mein einer Anruf', time: 'Wann' },
    keep: 'Drei grobe Zahlen, ein Anruf. Das ist ein erster Blick.',
    close: 'Das war’s für heute. Die Papiere dürfen jetzt weg.',
  },

  letterInGrief: {
    about:
      'Du schreibst ein paar Sätze an einen Menschen oder ein Tier, das nicht mehr lebt. Ich füge sie zu einem Brief zusammen, der dir gehört.',
    why: 'Wenn jemand stirbt, hört die Verbindung nicht auf. Worte dafür zu finden, auch für das, was ungesagt blieb, gibt ihr einen Platz in den Tagen, die kommen.',
    steps: {
      to: {
        ask: 'An wen geht der Brief? Fang so an, wie du immer Hallo gesagt hast.',
        hint: 'Hallo Opa, ich bin’s.',
      },
      length: {
        ask: 'Wie möchtest du schreiben? Du kannst jederzeit Pause machen, und Tränen sind in Ordnung.',
        options: { whole: 'Einen ganzen Brief', lines: 'Nur ein paar Zeilen' },
      },
      since: {
        ask: 'Erzähl etwas, das seitdem passiert ist.',
        hint: 'Der Baum vor dem Fenster blüht wieder.',
      },
      miss: {
        ask: 'Was fehlt dir? Auch Kleines gehört hierher. Schreib es mit „du“.',
        hint: 'Mir fehlt, wie du beim Kochen gesummt hast.',
      },
      unsaid: {
        ask: 'Gibt es etwas, das du nie sagen konntest? Wenn nicht, überspring das.',
        options: { sorry: 'Es tut mir leid', thanks: 'Danke', love: 'Ich hab dich lieb', anger: 'Dass ich wütend bin' },
      },
      sorry: 'Damals wusstest du noch nicht, was du heute weißt. Sag es so, wie du es jetzt sagen würdest.',
      anger: 'Wut darf in diesem Brief stehen. Sie nimmt dem Rest nichts weg.',
      unsaidWords: {
        ask: 'Schreib es in den Brief, mit deinen eigenen Worten.',
        hint: 'Es tut mir leid, dass ich da nicht kam.',
      },
      weight: {
        ask: 'Wie geht es dir damit? Mehr, als sich gut anfühlt, musst du nicht schreiben.',
        options: { goOn: 'Es geht noch', pause: 'Eine kurze Pause', enough: 'Ich möchte abschließen' },
      },
      pause:
        'Schau eine Minute lang auf. Spür den Stuhl oder das Bett, das dich trägt, und lass die Augen auf etwas im Zimmer ruhen. Der Brief wartet.',
      keep: {
        ask: 'Was bleibt bei dir? Eine Gewohnheit, ein Wort, etwas, das du gelernt hast. Schreib es in den Brief.',
        hint: 'Das Brot schneide ich noch so wie du.',
      },
      ending: {
        ask: 'Wie soll der Brief enden?',
        hint: 'Dein Stuhl bleibt am Fenster. Alles Liebe, Kim',
      },
      place: {
        ask: 'Wohin kommt der Brief?',
        options: {
          keep: 'Ich behalte ihn',
          aloud: 'Ich lese ihn laut vor',
          bring: 'Ich bringe ihn wohin',
          letGo: 'Ich lasse ihn los',
          share: 'Ich zeige ihn jemandem',
        },
      },
      gentle: {
        ask: 'Und jetzt etwas Sanftes für dich. Was machst du in der nächsten halben Stunde?',
        hint: 'Lampe an, etwas Warmes trinken.',
      },
    },
    takeaway: { keep: 'Was bei mir bleibt', place: 'Wohin der Brief kommt', gentle: 'Etwas Sanftes danach' },
    keep: 'Was mir fehlt und was mir bleibt, gehört zusammen.',
    close: 'Dein Brief ist da, so lang oder kurz, wie er ist. Sei heute sanft mit dir.',
  },
};
