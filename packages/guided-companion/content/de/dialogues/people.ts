import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Wir schreiben zusammen eine kurze Nachricht: was war, wie es für dich war, worum du bittest. Ob du sie abschickst, entscheidest du später.',
    why: 'Was war, wie es für dich war, worum du bittest: Dagegen lässt sich schwer streiten. Bei Vorwürfen verteidigt man sich, einen klaren Wunsch kann man erfüllen.',
    steps: {
      who: {
        ask: 'Für wen ist die Nachricht?',
        options: {
          close: 'Ein geliebter Mensch',
          family: 'Familie',
          friend: 'Freundeskreis',
          work: 'Arbeit oder Schule',
        },
      },
      change: {
        ask: 'Vorab, nur für dich: Was soll danach anders sein?',
        hint: 'Dass ich meine Abende wieder planen kann.',
      },
      facts: {
        ask: 'Jetzt Satz eins, so wie du ihn schicken würdest: was passiert ist. Nur, was alle im Raum gesehen oder gehört hätten.',
        hint: 'Gestern kamst du eine Stunde später als abgemacht.',
      },
      tender: 'Bei Menschen, die dir nah sind, kommt ein Gefühl besser an als ein Vorwurf. Eins genügt.',
      atWork: 'Hier dürfen deine Gefühle bei dir bleiben. Was es für deinen Tag oder die Arbeit bedeutet hat, genügt.',
      effect: {
        ask: 'Satz zwei: Wie war das für dich? Fang mit „Ich“ an.',
        hint: 'Ich saß da und wusste nicht, was los ist.',
      },
      request: {
        ask: 'Satz drei: Worum bittest du? Eine Sache, die wirklich machbar ist.',
        hint: 'Schreib mir bitte, sobald es später wird.',
      },
      gain: {
        ask: 'Satz vier: Was wird besser, wenn das klappt?',
        hint: 'Dann kann ich mich richtig auf dich freuen.',
      },
      reply: {
        ask: 'Das war die Nachricht. Was kommt wohl zurück?',
        options: { silence: 'Gar nichts', anger: 'Ärger', excuses: 'Ausreden', no: 'Ein Nein' },
      },
      silence: 'Keine Antwort ist noch kein Nein. Nach ein, zwei Tagen darfst du noch einmal fragen, in einer Zeile.',
      anger:
        'Auf Ärger musst du nicht sofort antworten. „Hab’s gelesen, ich schreibe dir morgen“ ist eine ganze Antwort.',
      excuses: 'Dann lass die Ausrede liegen und sag deinen dritten Satz noch einmal, genauso freundlich.',
      room: {
        ask: 'Falls nicht alles davon geht: Was Kleineres wäre für dich auch in Ordnung?',
        hint: 'Eine Nachricht bis sechs würde mir reichen.',
      },
      sending: {
        ask: 'Lies alles einmal langsam durch. Wann willst du es schicken?',
        options: { today: 'Heute', tomorrow: 'Morgen', calmer: 'Wenn ich ruhiger bin', keep: 'Vorerst gar nicht' },
      },
    },
    takeaway: { request: 'Worum ich bitte', room: 'Was auch ginge', sending: 'Wann ich es schicke' },
    keep: 'Was war, wie es für mich war, worum ich bitte: Das genügt.',
    close: 'Deine Nachricht steht, in deinen Worten. Ob und wann sie rausgeht, liegt bei dir.',
  },
  askingForHelp: {
    about:
      'Wer schon müde ist, bittet schwer um etwas. Wir finden einen Menschen, eine kleine Bitte und die Worte dafür.',
    why: 'Zu einer kleinen, klaren Bitte lässt sich leichter Ja sagen als zu „Mir geht’s nicht gut“. Und ein Ja kommt öfter, als man beim Fragen denkt.',
    steps: {
      need: {
        ask: 'Was würde dir am meisten helfen?',
        options: { hand: 'Jemand packt mit an', ear: 'Jemand hört zu', company: 'Gesellschaft', advice: 'Ein Rat' },
      },
      listened: 'Das kannst du so sagen: „Du musst nichts lösen.“ Vielen fällt es dann leichter, da zu sein.',
      obstacle: {
        ask: 'Was macht das Fragen schwer?',
        options: {
          burden: 'Zur Last fallen',
          refused: 'Es kommt ein Nein',
          weak: 'Es wirkt schwach',
          nobody: 'Ich habe niemanden',
        },
      },
      burden: 'Stell dir vor, dich bittet jemand um eine Kleinigkeit. Die meisten freuen sich, gefragt zu werden.',
      refused: 'Kann sein. Bei einer kleinen Bitte liegt ein Nein meistens am Tag der anderen und nicht an dir.',
      weak: 'Würde dich jemand Liebes darum bitten, fändest du das kaum schwach. Vielleicht geht es den anderen mit dir genauso.',
      nobody:
        'Dann schauen wir weiter außen: jemand, den du nur flüchtig kennst, die Nachbarschaft, eine Praxis, die Schule, ein Hilfetelefon. Manche sind genau dafür da.',
      who: {
        ask: 'Wer könnte das sein? Ein Name, oder was für ein Mensch.',
        hint: 'Meine Cousine oder die WG von unten',
      },
      opening: {
        ask: 'Jetzt die Nachricht. Erster Satz, so wie du ihn schicken würdest: Wie sieht es bei dir aus?',
        hint: 'Die letzten Wochen waren ziemlich schwer.',
      },
      request: {
        ask: 'Worum bittest du? Klein, und mit Tag oder Uhrzeit.',
        hint: 'Rufst du mich am Donnerstagabend an?',
      },
      wayOut: {
        ask: 'Und ein letzter Satz, mit dem ein Nein leichtfällt.',
        hint: 'Wenn’s nicht passt, ist das auch okay.',
      },
      ifNo: {
        ask: 'Wenn es da nicht geht: Wer oder was kommt als Nächstes?',
        hint: 'Dann frage ich jemanden aus dem Kurs.',
      },
      sending: {
        ask: 'Das ist es. Wann fragst du?',
        options: { now: 'Jetzt', tomorrow: 'Morgen', thisWeek: 'Diese Woche', aloud: 'Wenn wir uns sehen' },
      },
    },
    takeaway: { who: 'Wen ich frage', request: 'Worum ich bitte', sending: 'Wann', ifNo: 'Wenn es nicht geht' },
    keep: 'Ein Mensch, eine kleine Bitte, ein Tag: Mehr braucht es zum Fragen nicht.',
    close: 'Die Worte stehen, und sie zu finden war der schwerste Teil.',
  },
  apology: {
    about: 'Wir schauen, was davon bei dir liegt und was nicht, und fassen deinen Teil in drei Sätze.',
    why: 'Eine Entschuldigung kommt an, wenn sie sagt, was war und was anders wird, ohne „aber“. Nimmst du mehr auf dich, als deins ist, glaubt man sie schwerer, auch du selbst.',
    steps: {
      kind: {
        ask: 'Was geht dir nach?',
        options: {
          said: 'Etwas, das ich sagte',
          did: 'Etwas, das ich tat',
          left: 'Etwas blieb ungetan',
          unsure: 'Lag es überhaupt an mir',
        },
      },
      unsure: 'Dann suchen wir nur deinen Teil. Er kann klein sein, und es kann auch keinen geben.',
      happened: {
        ask: 'Was ist passiert? Ein, zwei Zeilen, nur für dich.',
        hint: 'Beim Essen bin ich vor allen laut geworden.',
      },
      notMine: {
        ask: 'Und was daran musst du nicht auf dich nehmen? Das bleibt aus der Entschuldigung raus.',
        hint: 'Dass ich müde war und heimwollte',
      },
      own: {
        ask: 'Erster Satz, so wie du ihn sagen würdest: was du getan hast, ohne „aber“ und ohne „falls“. Nur deins.',
        hint: 'Es tut mir leid, dass ich dich angeschrien habe.',
      },
      effect: {
        ask: 'Zweiter Satz: Wie hat sich das auf der anderen Seite wohl angefühlt?',
        hint: 'Das hat bestimmt wehgetan, vor allen.',
      },
      mend: {
        ask: 'Was könnte jetzt helfen?',
        options: {
          repair: 'Es wiedergutmachen',
          change: 'Es anders machen',
          askThem: 'Nachfragen',
          space: 'Abstand lassen',
        },
      },
      asking: 'Dann darf dein dritter Satz eine Frage sein: Was würde dir jetzt helfen?',
      space: 'Dann kann dein dritter Satz Druck rausnehmen: Du musst nicht antworten.',
      offer: {
        ask: 'Dritter Satz, nur mit dem, was du wirklich machst.',
        hint: 'Nächstes Mal gehe ich vorher kurz raus.',
      },
      how: {
        ask: 'Das sind deine Sätze. Wie willst du sie sagen?',
        options: { message: 'Als Nachricht', inPerson: 'Persönlich', phone: 'Am Telefon', notYet: 'Noch nicht' },
      },
      moment: {
        ask: 'Was wäre ein guter Moment, auch wenn es noch dauert? Und der erste kleine Schritt?',
        hint: 'Samstag. Ich frage, ob zehn Minuten drin sind.',
      },
      noAnswer: {
        ask: 'Vielleicht braucht es Zeit, vielleicht bleibt etwas verletzt. Was machst du dann?',
        options: { time: 'Zeit lassen', anyway: 'Bei meinem Teil bleiben', friend: 'Mit jemandem reden' },
      },
      fair: {
        ask: 'Zum Schluss ein fairer Satz für dich. Was würdest du einem lieben Menschen sagen, der dasselbe getan hat?',
        hint: 'Das war daneben, und du stehst dazu.',
      },
    },
    takeaway: {
      notMine: 'Was nicht meins ist',
      moment: 'Wann, und wie ich anfange',
      noAnswer: 'Wenn es Zeit braucht',
      fair: 'Ein fairer Satz für mich',
    },
    keep: 'Ich nenne meinen Teil, ohne „aber“, und lasse weg, was nicht meins ist.',
    close: 'Du hast deinen Teil ehrlich angeschaut. Was daraus wird, liegt nicht mehr nur bei dir.',
  },
  boundary: {
    about:
      'Wir finden deine Grenze, einen Satz dafür, und was du machst, wenn sie übergangen wird. Das geht auch bei anderen, die dir nah sind.',
    why: 'Was Mutter oder Vater sagt oder tut, entscheidest du nicht. Was du als Nächstes tust, schon. Eine Grenze, die nur von dir abhängt, lässt sich auch halten.',
    steps: {
      area: {
        ask: 'Wo wird es zu viel?',
        options: {
          remarks: 'Sprüche über mich',
          decisions: 'Meine Entscheidungen',
          time: 'Anrufe und Besuche',
          privacy: 'Meine Privatsphäre',
          quarrels: 'Ihr Streit',
        },
      },
      remarks: 'Jeden Spruch verhindern kannst du nicht. Aber du entscheidest, wie lange du bleibst und zuhörst.',
      decisions:
        'Du darfst eine Entscheidung mitteilen, ohne sie zu verteidigen. Zuhören heißt nicht, dass sie wieder offen ist.',
      moment: {
        ask: 'Denk ans letzte Mal. Was wurde gesagt oder getan?',
        hint: 'Vier Anrufe, während ich gearbeitet habe',
      },
      line: { ask: 'Wo ist deine Grenze? Ein Satz, nur für dich.', hint: 'Keine Anrufe, wenn ich arbeite.' },
      sentence: {
        ask: 'Jetzt so, wie du es sagen würdest: kurz, freundlich und ohne Gründe. Über Gründe wird gern diskutiert.',
        hint: 'Ich rede gern mit dir. In der Arbeit nicht.',
      },
      crossed: {
        ask: 'Und wenn es wieder passiert? Was machst du dann?',
        options: {
          repeat: 'Noch einmal sagen',
          leave: 'Gespräch beenden',
          later: 'Später antworten',
          shorter: 'Kürzer zu Besuch sein',
        },
      },
      ifThen: {
        ask: 'Mach eine Zeile daraus: Wenn …, dann …',
        hint: 'Wenn du um zehn anrufst, melde ich mich um sechs.',
      },
      pull: {
        ask: 'Was macht es dir schwer, dabei zu bleiben?',
        options: { guilt: 'Schuldgefühle', tears: 'Tränen', anger: 'Der Ärger der anderen', doubt: 'Zweifel' },
      },
      guilt: 'Schuldgefühle und Zweifel kommen oft, wenn eine Regel neu ist. Falsch muss sie deshalb nicht sein.',
      tears: 'Da darf jemand traurig sein, du darfst lieb sein, und die Grenze darf bleiben, wo sie ist.',
      anger: 'Für Geschrei musst du nicht bleiben. „Ich gehe jetzt, morgen können wir reden“ genügt.',
      ally: {
        ask: 'Wer könnte an dem Tag auf deiner Seite sein, auch aus der Ferne?',
        hint: 'Meine beste Freundin, per Chat danach',
      },
      occasion: {
        ask: 'Wann sagst du es zum ersten Mal? Am besten bei einer kleinen, ruhigen Gelegenheit.',
        hint: 'Sonntag am Telefon, bevor wir auflegen',
      },
    },
    takeaway: {
      sentence: 'Mein Satz',
      ifThen: 'Wenn sie übergangen wird',
      ally: 'Wer auf meiner Seite ist',
      occasion: 'Wann ich es sage',
    },
    keep: 'Eine Grenze ist ein kurzer Satz und etwas, das ich tue.',
    close: 'Du hast deinen Satz. Beim ersten Mal wackelt er vielleicht, und er gilt trotzdem.',
  },
  afterBreakUp: {
    about:
      'Jetzt keine großen Fragen. Wir schauen nur auf heute: dein Körper, ein Mensch, und die Stunde, die am schwersten ist.',
    why: 'Nach einer Trennung bleiben Schlaf, Essen und Leute als Erstes auf der Strecke, und dann tut alles mehr weh. Mit einem Plan für die schwerste Stunde musst du mittendrin nichts entscheiden.',
    steps: {
      hardest: {
        ask: 'Was tut gerade am meisten weh?',
        options: {
          missing: 'Das Vermissen',
          why: 'Nicht zu wissen, warum',
          unwanted: 'Nicht gewollt zu sein',
          alone: 'Das Alleinsein',
          mixed: 'Alles auf einmal',
        },
      },
      missing:
        'Das kommt in Wellen, und nachts sind sie höher. Eine Welle ist noch keine Entscheidung, und du musst jetzt nichts tun.',
      why: 'Dein Kopf sucht nach dem Grund, als käme dann Ruhe. Vielleicht findest du ihn heute nicht. Ausruhen darfst du trotzdem.',
      unwanted:
        'Es kann sich anfühlen wie ein Urteil über dich als Ganzes. Es ist die Entscheidung eines Menschen über eine Beziehung.',
      mixed:
        'Liebe, Wut, Erleichterung, Sehnsucht: Das kann alles gleichzeitig da sein. Sortieren musst du es heute nicht.',
      body: {
        ask: 'Wovon hat dein Körper heute zu wenig bekommen?',
        options: {
          food: 'Essen',
          water: 'Trinken',
          sleep: 'Schlaf',
          air: 'Frische Luft',
          wash: 'Eine Dusche',
        },
      },
      care: { ask: 'Was davon zuerst, und wann? Die kleinste Fassung zählt.', hint: 'Ein Glas Wasser, jetzt gleich' },
      person: {
        ask: 'Wer darf wissen, dass heute ein schwerer Tag ist?',
        options: { friend: 'Freundeskreis', family: 'Familie', other: 'Jemand anderes', nobody: 'Noch niemand' },
      },
      line: {
        ask: 'Was könntest du da schreiben? Eine Zeile genügt.',
        hint: 'Wir haben uns getrennt. Rufst du mich heute an?',
      },
      nobody:
        'Das ist in Ordnung. Unter Leuten zu sein zählt auch, ganz ohne Worte: ein Laden, die Bücherei, eine Bank in der Sonne.',
      contact: {
        ask: 'Und Kontakt zu der Person, mit der du zusammen warst: Was wäre heute leichter für dich?',
        options: { none: 'Heute keiner', needed: 'Nur das Nötigste', unsure: 'Noch unklar' },
      },
      urge: {
        ask: 'Wenn du heute unbedingt dorthin schreiben willst: Was machst du zuerst?',
        hint: 'In die Notizen schreiben, dann Gesicht waschen',
      },
      hour: {
        ask: 'Welche Stunde wird die schwerste?',
        options: { waking: 'Das Aufwachen', afternoon: 'Der Nachmittag', evening: 'Der Abend', bed: 'Im Bett' },
      },
      plan: {
        ask: 'Was legst du in diese Stunde? Etwas Leichtes, mit einem Ort.',
        hint: 'Film auf dem Sofa, Handy im anderen Zimmer',
      },
    },
    takeaway: {
      care: 'Für meinen Körper',
      line: 'Was ich jemandem schreibe',
      urge: 'Bevor ich dorthin schreibe',
      plan: 'In der schwersten Stunde',
    },
    keep: 'Nur heute: essen, schlafen, ein Mensch, und ein Plan für die schwerste Stunde.',
    close: 'Das ist ein Tag, und ein Tag reicht erst mal.',
  },
  makingAFriend: {
    about:
      'Freundschaften kommen selten von einem großen Abend. Sie kommen vom Wiedersehen. Wir suchen einen Ort dafür und eine kleine Einladung.',
    why: 'Man mag meist die Leute, die man oft sieht, und es braucht viele gemeinsame Stunden, bis es sich nach Freundschaft anfühlt. Da hilft ein Ort zum Wiederkommen mehr als Charme.',
    steps: {
      place: {
        ask: 'Was passt am ehesten?',
        options: {
          newHere: 'Ich bin neu hier',
          drifted: 'Aus den Augen verloren',
          shy: 'Ich bin schüchtern',
          notClose: 'Niemand ist richtig nah',
        },
      },
      newHere:
        'An einem neuen Ort dauert es bei den meisten Monate und viele kurze Treffen. Langsam ist das übliche Tempo.',
      drifted:
        'Über eine Nachricht von früher freuen sich die meisten mehr, als man denkt. Vielleicht ist das der kürzeste Weg.',
      shy: 'Nach dem ersten Gespräch mögen uns die Leute meist mehr, als wir glauben. Und für kleine, regelmäßige Treffen ist schüchtern genau richtig.',
      notClose: 'Nähe fängt oft damit an, dass jemand etwas mehr von dir weiß als die anderen. Ein Mensch genügt.',
      known: {
        ask: 'Wen siehst du schon ab und zu, oder wem schreibst du, und sei es selten?',
        hint: 'Die Nachbarin, die ich immer grüße',
      },
      again: {
        ask: 'Wo könntest du immer wieder dieselben Leute treffen?',
        options: {
          already: 'Wo ich eh schon hingehe',
          learn: 'In Kurs oder Gruppe',
          move: 'Beim Sport, Wandern',
          helping: 'Beim Mithelfen',
          online: 'Erst mal online',
        },
      },
      where: { ask: 'Jetzt konkret: welcher Ort, welcher Tag?', hint: 'Der Donnerstagschor um die Ecke' },
      invite: {
        ask: 'Jetzt eine Einladung, so wie du sie sagen würdest. Klein, und leicht abzulehnen.',
        hint: 'Ich hol mir einen Kaffee. Kommst du mit?',
      },
      share: {
        ask: 'Und was könnte man von dir erfahren, etwas Kleines, das stimmt?',
        options: {
          likes: 'Was ich mag',
          day: 'Wie mein Tag war',
          looking: 'Dass ich Leute suche',
          hard: 'Was mir schwerfällt',
        },
      },
      barrier: {
        ask: 'Was könnte dazwischenkommen?',
        options: {
          refused: 'Ein Nein',
          tired: 'Ich bin zu müde',
          nerves: 'Ich trau mich nicht',
          money: 'Geld oder Weg',
        },
      },
      ifThen: { ask: 'Wenn das passiert, was dann?', hint: 'Wenn ich müde bin, gehe ich für zwanzig Minuten.' },
      advice: {
        ask: 'Jemand schreibt dir: „Mich will doch niemand kennenlernen.“ Was würdest du antworten?',
        hint: 'Geh fünfmal hin, bevor du entscheidest.',
      },
      first: { ask: 'Was ist dein erster kleiner Schritt, und wann?', hint: 'Heute Abend schau ich, wann die proben.' },
    },
    takeaway: {
      invite: 'Meine Einladung',
      ifThen: 'Wenn etwas dazwischenkommt',
      advice: 'In meinen Worten',
      first: 'Mein erster Schritt',
    },
    keep: 'Immer wieder dieselben Leute, und eine kleine Einladung.',
    close: 'Ein Ort, ein kleiner Schritt. Es darf langsam gehen, und langsam ist gut.',
  },
  hardConversation: {
    about:
      'Wir üben es hier, bevor es ernst wird: dein erster Satz, was zurückkommen könnte, deine Antwort, und ein Ausgang.',
    why: 'Wenn es angespannt ist, kommen Worte leichter, die man schon einmal gesagt hat. Zwei, drei Sätze und ein Ausgang genügen. Ein ganzes Drehbuch wäre nur im Weg.',
    steps: {
      who: { ask: 'Mit wem ist es, und worum geht es? Ein paar Worte.', hint: 'Meine WG, die Miete' },
      aim: {
        ask: 'Wann würdest du hinterher sagen: Das war genug?',
        hint: 'Wenn ich es gesagt habe, auch bei dicker Luft',
      },
      kind: {
        ask: 'Was davon ist am schwersten zu sagen?',
        options: {
          news: 'Eine schlechte Nachricht',
          myself: 'Etwas über mich',
          wish: 'Was ich will',
          quarrel: 'Was mich verletzt hat',
          ending: 'Dass es vorbei ist',
        },
      },
      news: 'Dann sag es früh, gleich in der ersten Minute, in klaren Worten. Ein langer Anlauf macht mehr Angst, und ein Vielleicht weckt Hoffnung.',
      myself: 'Du bestimmst, wie viel du erzählst. Ein Satz über dich ist genug für einen Tag.',
      quarrel:
        'Fang mit etwas an, bei dem ihr euch einig seid. Dann sag, was du willst, und erst danach, was schieflief.',
      opening: {
        ask: 'Dein erster Satz, so wie du ihn sagen würdest.',
        hint: 'Ich möchte mit dir über die Miete reden.',
      },
      dread: {
        ask: 'Welche Reaktion fürchtest du am meisten?',
        options: { anger: 'Wut', tears: 'Tränen', silence: 'Schweigen', blame: 'Vorwürfe' },
      },
      anger: 'Dann sprich langsamer und etwas leiser. Gewinnen musst du nicht, nur bei deinem Satz bleiben.',
      quiet: 'Dann lass Platz: ein paar Atemzüge, bevor du weiterredest. Tränen und Stille brauchen kein Argument.',
      theirs: {
        ask: 'Was käme da zurück? Schreib es so, wie es gesagt würde.',
        hint: 'Immer machst du so ein Theater.',
      },
      mine: {
        ask: 'Und deine Antwort: kurz, ruhig, und zurück zu dem, was du willst.',
        hint: 'Kann sein. Klären möchte ich es trotzdem.',
      },
      exit: {
        ask: 'Wenn es zu viel wird: Mit welchem Satz gehst du?',
        hint: 'Ich brauche eine Pause. Morgen reden wir weiter.',
      },
      moment: {
        ask: 'Wann und wo? Am besten mit Zeit, ohne Publikum, und wo du gehen kannst.',
        hint: 'Samstagvormittag, beim Spazieren',
      },
    },
    takeaway: { opening: 'Mein erster Satz', mine: 'Meine Antwort', exit: 'Mein Ausgang', moment: 'Wann und wo' },
    keep: 'Ein erster Satz, eine ruhige Antwort und ein Ausgang: Mehr brauche ich nicht.',
    close: 'Einmal hast du es schon gesagt, hier. Wie es auch läuft, deinen ersten Satz kennst du.',
  },
};
