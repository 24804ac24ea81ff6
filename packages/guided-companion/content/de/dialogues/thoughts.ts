import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Ein Moment, der Satz, der dir da durch den Kopf ging, und ob er fair ist. Du schreibst ein wenig, ich frage eins nach dem anderen.',
    why: 'Ein Gedanke mit einem starken Gefühl klingt wie eine Tatsache. Aufgeschrieben, neben dem, was dafür und dagegen spricht, ist er meist nur die halbe Geschichte.',
    steps: {
      situation: {
        ask: 'Was ist passiert? Nur, was eine Kamera gesehen hätte: wo, wer, was gesagt wurde.',
        hint: 'Ich habe geschrieben, und es kam nichts zurück.',
      },
      feeling: {
        ask: 'Was hast du am stärksten gefühlt?',
        options: { fear: 'Angst', sadness: 'Traurigkeit', anger: 'Wut', shame: 'Scham, Schuld' },
      },
      fear: 'Angst bringt oft einen Satz mit, der mit „Was, wenn“ anfängt.',
      sadness: 'Bei Traurigkeit ist es oft ein Satz darüber, was verloren ist oder was du wert bist.',
      anger: 'Bei Wut ist es oft ein Satz darüber, was jemand hätte tun oder lassen müssen.',
      shame: 'Bei Scham ist es oft ein Satz darüber, wie du bist oder was die anderen jetzt denken.',
      thought: {
        ask: 'Welcher Satz ging dir durch den Kopf? Schreib den auf, der am meisten wehtut, so wie er kam.',
        hint: 'Eigentlich mag mich niemand.',
      },
      belief: 'Wie wahr fühlt sich das gerade an?',
      speaksFor: {
        ask: 'Was spricht dafür? Nur, was auch jemand anderes nachprüfen könnte.',
        hint: 'Seit zwei Tagen keine Antwort.',
      },
      speaksAgainst: {
        ask: 'Und was passt nicht dazu? Auch Kleines zählt.',
        hint: 'Letzte Woche haben wir eine Stunde gelacht.',
      },
      friend: {
        ask: 'Der hat dich fest im Griff. Wenn ein Mensch, den du magst, genau das denken würde: Was würdest du sagen?',
        hint: 'Vielleicht ist viel los. Frag doch mal nach.',
      },
      fairer: {
        ask: 'Jetzt ein Satz, in den alles davon passt. Er muss nicht fröhlich sein, nur fair.',
        hint: 'Ich weiß noch nicht, warum nichts kommt.',
      },
      action: {
        ask: 'Wenn dieser Satz stimmt: Welche kleine Sache wäre jetzt dran, und wann?',
        hint: 'Morgen Mittag frage ich, wie es so geht.',
      },
    },
    takeaway: { thought: 'Was ich dachte', fairer: 'Was fairer ist', action: 'Was ich als Nächstes mache' },
    keep: 'Ein Gedanke kann sich ganz wahr anfühlen und trotzdem nur die halbe Geschichte sein.',
    close: 'Der alte Gedanke schaut vielleicht wieder vorbei. Jetzt hast du etwas, das du danebenlegen kannst.',
  },

  worryTree: {
    about:
      'Wir nehmen eine Sorge und schauen, ob sich etwas tun lässt. Wenn ja, bekommt es eine Zeit. Wenn nein, üben wir, sie abzulegen.',
    why: 'Sich zu sorgen fühlt sich an wie Arbeit am Problem. Manche Sorgen brauchen einen Schritt, andere brauchen vorerst Ruhe. Es wird leichter, wenn du weißt, welche du hast.',
    steps: {
      worry: {
        ask: 'Was ist die Sorge? Ein Satz. Wenn es viele sind, nimm die lauteste.',
        hint: 'Der Befund könnte schlecht sein.',
      },
      hands: {
        ask: 'Kannst du daran überhaupt etwas machen?',
        options: { yes: 'Ja, etwas', partly: 'An einem Teil davon', unsure: 'Schwer zu sagen', no: 'Nein, nichts' },
      },
      nothing:
        'Dann bewegt längeres Grübeln nichts, auch wenn es sich nach Arbeit anfühlt. Du kannst die Sorge kurz ablegen.',
      smallest: {
        ask: 'Was ist das Kleinste, was du tun könntest? Nur der Teil, der bei dir liegt. Kommt nichts, überspring das hier.',
        hint: 'Meine zwei Fragen für die Praxis aufschreiben.',
      },
      time: { ask: 'Ist das etwas für jetzt?', options: { now: 'Ja, jetzt', later: 'Später' } },
      doNow: {
        ask: 'Dann mach es gleich. Ich warte, und wenn du wieder da bist, legen wir den Rest ab.',
        options: { done: 'Erledigt', begun: 'Angefangen' },
      },
      later: {
        ask: 'Wann und wo machst du es? Mit einer Uhrzeit muss dein Kopf es nicht bereithalten.',
        hint: 'Morgen nach dem Frühstück, am Tisch.',
      },
      barrier: {
        ask: 'Was könnte dazwischenkommen, und was machst du dann?',
        hint: 'Wenn ich es aufschiebe, mach ich zwei Minuten.',
      },
      release:
        'Jetzt eine Minute langsam atmen. Lass mit jedem Ausatmen die Schultern ein bisschen sinken. Die Sorge darf im Zimmer bleiben, du musst sie nicht festhalten.',
      attention: {
        ask: 'Die Sorge wird dich zurückhaben wollen. Wohin kann deine Aufmerksamkeit solange?',
        options: {
          listen: 'Etwas zum Hören',
          hands: 'Etwas für die Hände',
          body: 'Strecken, warmer Tee',
          person: 'Ein anderer Mensch',
        },
      },
      answer: {
        ask: 'Wenn sie wiederkommt, was sagst du ihr? Eine kurze Zeile.',
        hint: 'Dich kenn ich. Morgen nach dem Frühstück.',
      },
    },
    takeaway: {
      smallest: 'Was ich tun kann',
      later: 'Wann',
      attention: 'Wohin mit der Aufmerksamkeit',
      answer: 'Was ich der Sorge sage',
    },
    keep: 'Kann ich etwas tun, bekommt es eine Zeit. Kann ich nichts tun, darf die Sorge draußen warten.',
    close: 'Die Sorge hat jetzt ihren Platz. Der Rest der Stunde gehört dir.',
  },

  catastropheCheck: {
    about:
      'Du erzählst mir das Schlimmste, wovor du Angst hast. Dann schauen wir, was am wahrscheinlichsten ist und was du tun würdest, wenn es schlecht ausgeht.',
    why: 'Ein Kopf in Angst zeigt das schlimmste Bild und hält den Film da an. Schaut man weiter, auf die anderen Enden und auf das Danach, wird es weniger erdrückend.',
    steps: {
      worst: {
        ask: 'Wovor hast du Angst, dass es passiert? Die schlimmste Fassung, in einem Satz.',
        hint: 'Job weg, und die Wohnung kann ich nicht halten.',
      },
      ahead: {
        ask: 'Wie weit ist es damit?',
        options: { ahead: 'Mein Kopf eilt voraus', waiting: 'Ich warte auf Bescheid', begun: 'Es hat angefangen' },
      },
      waiting: 'Auf Bescheid zu warten ist hart. Der Kopf füllt die Lücke, und selten mit etwas Schönem.',
      begun: 'Dann rede ich es dir nicht aus. Wir schauen, wie weit es wohl geht, und was hilft.',
      odds: 'Wie wahrscheinlich fühlt sich das Schlimmste gerade an? 0 heißt ausgeschlossen, 10 heißt sicher.',
      best: {
        ask: 'Und das Beste, was passieren könnte? Es darf genauso weit hergeholt sein.',
        hint: 'Ich darf bleiben und krieg mein Wunschprojekt.',
      },
      likeliest: {
        ask: 'Zwischen diesen beiden: Was ist am wahrscheinlichsten, nach allem, was du weißt und wie so etwas früher lief?',
        hint: 'Ein zähes Gespräch, dann findet sich was.',
      },
      highOdds:
        'Für dich ist das Schlimmste ziemlich wahrscheinlich. Dann nützt ein Plan mehr als Trost, also machen wir einen.',
      cope: {
        ask: 'Angenommen, es geht wirklich schlecht aus. Was tust du zuerst, und an wen wendest du dich?',
        hint: 'Schwester anrufen, essen, schlafen, dann Liste.',
      },
      carries: {
        ask: 'Was würde dich dann ein Stück tragen? Tipp alles an, was passt.',
        options: {
          person: 'Ein vertrauter Mensch',
          before: 'Schlimmeres überstanden',
          advice: 'Jemand mit Ahnung',
          place: 'Ein Ort, wo ich hinkann',
          skill: 'Etwas, das ich kann',
        },
      },
      gotThrough: {
        ask: 'Was war das, was du überstanden hast, und was hat damals geholfen?',
        hint: 'Der Umzug. Immer nur bis zum nächsten Tag.',
      },
      action: {
        ask: 'Welche kleine Sache macht das schlechte Ende unwahrscheinlicher oder leichter zu tragen? Was, und wann?',
        hint: 'Montag frage ich in der Arbeit, wie es steht.',
      },
      film: {
        ask: 'Wenn der Film im Kopf wieder anläuft: Was sagst du dir, und was machst du?',
        hint: 'Den Film kenn ich. Und dann spüle ich ab.',
      },
    },
    takeaway: {
      likeliest: 'Am wahrscheinlichsten',
      cope: 'Wenn es schlecht ausgeht',
      action: 'Mein Schritt',
      film: 'Wenn der Film anläuft',
    },
    keep: 'Das Schlimmste ist ein Ende von mehreren. Das wahrscheinlichste kann ich mir auch ansehen.',
    close: 'Du hast hingeschaut statt weg. Das reicht für jetzt.',
  },

  selfCompassion: {
    about:
      'Drei kleine Dinge: sagen, dass es wehtut, daran denken, dass andere das auch kennen, und etwas Freundliches für dich finden.',
    why: 'Wenn etwas wehtut, sind viele zu sich selbst härter als zu allen anderen, und dann tut es doppelt weh. Mit einem freundlichen Wort und einem ruhigen Körper kommt man leichter wieder hoch.',
    steps: {
      hurts: {
        ask: 'Was tut gerade weh? Ein paar Worte genügen.',
        hint: 'Ich habe heute jemanden hängen lassen.',
      },
      kind: {
        ask: 'Ja, das tut weh. Was trifft es am ehesten?',
        options: {
          loss: 'Ein Verlust',
          failed: 'Etwas ging schief',
          shame: 'Scham',
          leftOut: 'Ich gehöre nicht dazu',
          wornOut: 'Ich bin ausgelaugt',
        },
      },
      loss: 'Es tut weh, weil dir jemand oder etwas wichtig ist. Daran ist nichts falsch.',
      failed: 'Beim Versuchen geht auch mal was daneben. Es brennt, weil es dir nicht egal war.',
      shame: 'Scham behauptet, das gäbe es nur bei dir. Das erzählt sie fast allen.',
      leftOut: 'Nicht dazuzugehören tut weh, und zwar jedem Menschen. Das ist nicht überempfindlich.',
      wornOut: 'So ist das, wenn man lange viel getragen hat. Schwäche ist das nicht.',
      others:
        'Drei langsame Atemzüge. Irgendwo liegt um diese Zeit noch ein Mensch wach, dem es ähnlich wehtut. Es ist nichts Seltsames daran, das zu fühlen.',
      gesture: {
        ask: 'Jetzt etwas für den Körper. Was wäre in Ordnung für dich?',
        options: {
          chest: 'Eine Hand auf die Brust',
          arms: 'Die Arme umfassen',
          warm: 'Decke, warme Tasse',
          noTouch: 'Keine Berührung',
        },
      },
      hold: 'Bleib einen Moment dabei. Die Augen dürfen offen sein. Lass sie auf etwas Ruhigem im Zimmer liegen. Zu tun gibt es nichts.',
      friend: {
        ask: 'Wenn dir jemand aus dem Freundeskreis genau das erzählt hätte: Was würdest du sagen?',
        hint: 'War ein harter Tag. Mehr ging heute nicht.',
      },
      forYou: {
        ask: 'Lies es noch mal, langsam, als hätte es jemand an dich geschrieben. Wie ist das?',
        options: { helps: 'Es hilft ein bisschen', strange: 'Es ist komisch', untrue: 'Ich glaube es nicht' },
      },
      practice: 'So geht es am Anfang den meisten. Du musst es nicht glauben. Es genügt, dass es dasteht.',
      care: {
        ask: 'Welche freundliche Sache kannst du in der nächsten Stunde für dich tun?',
        hint: 'Gesicht waschen, dann ohne Handy ins Bett.',
      },
    },
    takeaway: { friend: 'Worte für mich', care: 'Etwas Freundliches' },
    keep: 'Es tut weh, andere kennen das auch, und ich darf so freundlich zu mir sein wie zu Menschen, die ich mag.',
    close: 'Es muss dir jetzt nicht besser gehen. Mach von hier an sachte weiter.',
  },

  innerCritic: {
    about:
      'Wir schreiben auf, was die Kritik in dir sagt, schauen, was sie verhindern will, und finden einen Satz, der fairer ist.',
    why: 'Harte Worte gegen sich selbst sind oft ein alter Versuch, Ärger zu vermeiden. Meist machen sie kleiner, nicht besser. Ein fairer, klarer Satz hilft mehr.',
    steps: {
      harsh: {
        ask: 'Was sagt die Kritik in dir? Schreib es so auf, wie es in deinem Kopf klingt.',
        hint: 'Nie bringst du was zu Ende.',
      },
      loud: {
        ask: 'Wann ist sie am lautesten?',
        options: {
          mistake: 'Nach einem Fehler',
          beforeNew: 'Vor etwas Neuem',
          compare: 'Wenn ich mich vergleiche',
          night: 'Nachts',
          always: 'Fast immer',
        },
      },
      night: 'Nachts hat sie es leicht. Müde und allein klingt alles wahrer.',
      heard: {
        ask: 'Wo hast du diesen Ton schon mal gehört?',
        options: {
          family: 'In der Familie',
          school: 'In Schule oder Arbeit',
          partner: 'In einer Beziehung',
          mine: 'Der ist von mir',
          unknown: 'Schwer zu sagen',
        },
      },
      learned: 'Dann hast du ihn nicht erfunden. Du hast ihn so oft gehört, dass du ihn auswendig kannst.',
      prevents: {
        ask: 'Oft will so eine Kritik etwas verhindern. Was könnte das bei dir sein?',
        options: {
          rejected: 'Dass man mich ablehnt',
          fail: 'Dass ich scheitere',
          stop: 'Dass ich nachlasse',
          harm: 'Dass ich wem wehtue',
          nothing: 'Sie macht mich nur klein',
        },
      },
      onlyHurts: 'Dann lassen wir ihre Gründe beiseite und schauen nur, was fair ist.',
      grain: {
        ask: 'Ist ein Körnchen Wahrheit dran? Nur das Körnchen, ohne die Gemeinheit. Ist keins da, überspring das.',
        hint: 'Zwei Sachen liegen hier seit Wochen rum.',
      },
      leftOut: {
        ask: 'Und was lässt die Kritik weg? Etwas Wahres, das sie nie erwähnt.',
        hint: 'Auch an miesen Tagen tauche ich auf.',
      },
      fair: {
        ask: 'Jetzt sag es fair: klar und freundlich, wie zu einem Menschen, den du magst.',
        hint: 'Zwei Sachen sind offen. Ich fange mit einer an.',
      },
      tone: {
        ask: 'Lies es noch mal. Wie klingt es?',
        options: { right: 'Passt ungefähr', tooHard: 'Noch zu hart', tooNice: 'Zu nett zum Glauben' },
      },
      rewrite: {
        ask: 'Dann ändere ein, zwei Wörter. Raus mit dem, was gemein ist, und mit dem, was du nicht glaubst. Wie heißt es jetzt?',
        hint: 'Zwei Sachen sind offen. Eine ist klein.',
      },
      reply: {
        ask: 'Wenn die Kritik wieder laut wird: Was antwortest du, und was machst du dann?',
        hint: '„Ist notiert.“ Dann aufstehen, Fenster auf.',
      },
    },
    takeaway: { fair: 'Was fair ist', rewrite: 'Besser gesagt', reply: 'Wenn sie laut wird' },
    keep: 'Die Kritik in mir darf laut sein. Ich kann fair zu mir sein und trotzdem dazulernen.',
    close: 'Vielleicht brummelt sie weiter. Du musst nicht tun, was sie sagt.',
  },

  bodyImage: {
    about:
      'Für einen Moment, in dem der eigene Körper kaum zu ertragen ist. Wir kommen ohne Zahlen da durch, und am Ende steht etwas Gutes für dich.',
    why: 'In so einem Moment sieht man sich nur von außen und nur die Makel. Zurück im Raum, und bei dem, was der Körper den ganzen Tag tut, wird der Blick wieder weiter.',
    steps: {
      trigger: {
        ask: 'Was hat es ausgelöst?',
        options: {
          mirror: 'Der Spiegel',
          pictures: 'Bilder von anderen',
          remark: 'Ein Spruch',
          clothes: 'Klamotten',
          meal: 'Nach dem Essen',
        },
      },
      mirror: 'Dann geh erst mal weg vom Spiegel. In so einem Moment zeigt er vor allem den Moment.',
      pictures: 'Solche Bilder sind ausgesucht, ausgeleuchtet und bearbeitet. Für heute kannst du sie weglegen.',
      remark: 'Das war der Satz von jemand anderem. Du musst ihn dir nicht selbst weiter vorsagen.',
      clothes: 'Kleidung ist für niemanden genau geschnitten. Wenn es geht, zieh das Weichste an, was du hast.',
      meal: 'Dieses Gefühl geht von selbst vorbei. Du musst nichts wieder ausgleichen.',
      notice: {
        ask: 'Was sagt dein Kopf gerade über deinen Körper? Ein paar Worte, keine Zahlen.',
        hint: 'Dass mich alle anstarren.',
      },
      room: 'So reden Köpfe in solchen Momenten. Jetzt schau hoch, mit offenen Augen. Such drei Dinge in derselben Farbe, langsam, eins nach dem anderen.',
      part: {
        ask: 'Welcher Teil von dir hat heute etwas für dich getan?',
        options: {
          hands: 'Meine Hände',
          legs: 'Meine Beine',
          senses: 'Meine Augen, Ohren',
          breath: 'Meine Lunge, mein Herz',
          voice: 'Meine Stimme',
        },
      },
      does: {
        ask: 'Was war das? Gern etwas ganz Gewöhnliches.',
        hint: 'Suppe gekocht und die Katze gekrault.',
      },
      pull: {
        ask: 'Zieht es dich gerade zu etwas hin, das mit deinem Körper zu tun hat?',
        options: {
          check: 'Immer wieder prüfen',
          hide: 'Verstecken, absagen',
          food: 'Etwas mit dem Essen',
          none: 'Nein, nichts',
        },
      },
      delay:
        'Versuch, damit zehn Minuten zu warten. Am Anfang zieht es am stärksten, und es lässt nach, ohne dass du nachgibst.',
      food: 'Dann lass die nächste Mahlzeit kommen wie immer, was das Gefühl auch sagt. Und wenn du diesen Sog gut kennst, erzähl einem vertrauten Menschen oder in einer Praxis davon. Du musst das nicht allein schaffen.',
      care: {
        ask: 'Was kannst du heute noch tun, das deinem Körper guttut und nichts mit Aussehen zu tun hat?',
        hint: 'Warme Socken und Handcreme.',
      },
    },
    takeaway: { does: 'Was mein Körper für mich tut', care: 'Etwas Gutes für heute' },
    keep: 'Mein Körper ist mehr als sein Aussehen. Er trägt mich durch den Tag.',
    close: 'Du musst deinen Körper heute nicht mögen. Ein bisschen sanft zu ihm zu sein genügt.',
  },
};
