import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'Panik fühlt sich an wie Gefahr, läuft aber wie eine Welle: Sie steigt, und sie fällt wieder, meist in etwa zehn Minuten. So lange bin ich hier.',
    why: 'Gegen Panik anzukämpfen sagt dem Körper, dass die Gefahr echt ist, und dann dauert es länger. Langsames Ausatmen zeigt ihm, dass er runterfahren kann.',
    steps: {
      wave: 'So fühlt sich eine Panikwelle an. Sie ist scheußlich, und sie geht vorbei. Ich bleibe so lange hier.',
      where: {
        ask: 'Wo spürst du sie am meisten?',
        options: { chest: 'Brust, Herz', breath: 'Beim Atmen', head: 'Kopf, Schwindel', everywhere: 'Überall' },
      },
      heart:
        'Bei Panik rast das Herz, als würdest du rennen. Ist es ein Schmerz, den du so nicht kennst, oder zieht er in Arm oder Kiefer, dann wähl jetzt den Notruf.',
      air: 'Bei Panik fühlt es sich nach zu wenig Luft an, meistens ist es zu viel. Lass das nächste Ausatmen lang und langsam sein. Das Einatmen kommt von selbst.',
      dizzy:
        'Vom schnellen Atmen kann dir schwindlig werden. Setz dich hin, beide Füße auf den Boden, und schau auf etwas, das sich nicht bewegt.',
      ease: {
        ask: 'Was magst du machen, während sie abklingt?',
        options: { breathe: 'Gemeinsam atmen', cold: 'Kaltes Wasser', feet: 'Füße auf den Boden' },
      },
      breathe:
        'Durch die Nase ein, und aus wie durch einen Strohhalm. Folg dem Kreis, und wenn du rauskommst, steig irgendwo wieder ein.',
      cold: 'Halt die Handgelenke unter kaltes Wasser oder einen kalten Waschlappen an die Wangen. Eine Minute lang nur auf die Kälte achten.',
      feet: 'Drück beide Füße fest in den Boden, dann etwas weniger. Spür die Ferse, den Ballen, jeden Zeh. Lass dir eine Minute Zeit dafür.',
      stay: {
        ask: 'Wie ist die Welle jetzt?',
        options: { falling: 'Sie lässt nach', same: 'Gleich', higher: 'Stärker' },
      },
      again: 'Dann noch eine Runde, mit etwas längerem Ausatmen. Es darf so langsam gehen, wie es geht.',
      passes:
        'So eine Welle kann auch zweimal steigen. Bleiben tut keine. Bis sie durch ist, geht alles, was ruhig ist: sitzen, etwas Kaltes halten, jemanden anrufen.',
      nextTime: {
        ask: 'Eine Zeile fürs nächste Mal: Was willst du dir merken?',
        hint: 'War vorbei, bevor der Tee gezogen hatte.',
      },
    },
    takeaway: { ease: 'Was ich gemacht habe', nextTime: 'Fürs nächste Mal' },
    keep: 'Panik ist eine Welle. Sie fällt von selbst, und langes Ausatmen hilft ihr dabei.',
    close: 'Du bist dabeigeblieben, bis sich etwas bewegt hat. Das zählt, egal, wie es dir jetzt geht.',
  },

  fiveSenses: {
    about:
      'Wenn alles zu viel ist oder der Raum weit weg scheint: Du schaust, tastest und hörst dich dorthin zurück, wo du bist. Mit offenen Augen.',
    why: 'Im Alarm ist der Kopf bei dem, was war oder kommen könnte. Augen, Hände und Ohren kennen nur das, was da ist. Darum ist der Weg über sie so kurz.',
    steps: {
      look: 'Lass die Augen offen und schau dich um. Du musst dich nicht beruhigen, nur schauen.',
      place: {
        ask: 'Wo bist du gerade?',
        options: { bed: 'Im Bett', indoors: 'Drinnen', outdoors: 'Draußen', travelling: 'Unterwegs' },
      },
      light: 'Mach ein kleines Licht an und setz dich etwas auf, damit du das Zimmer siehst.',
      halt: 'Such dir eine Stelle, wo niemand drängelt, mit etwas Festem im Rücken. Wenn du fährst, halt erst irgendwo sicher an.',
      see: {
        ask: 'Fünf Dinge, die du siehst. Eins nach dem anderen, Kleinkram zählt auch.',
        hint: 'Lampe, Tür, Socke, Tasse, Riss in der Wand',
      },
      touch:
        'Jetzt vier Dinge zum Anfassen: dein Ärmel, die Wand, der Boden unter den Füßen, deine Haare. Was ist kühl, was ist rau?',
      hear: {
        ask: 'Hör kurz hin. Welche drei Geräusche sind da?',
        hint: 'Kühlschrank, ein Auto, mein Atem',
      },
      smell: {
        ask: 'Was riechst du? Zwei Sachen wären gut, eine genügt.',
        options: { air: 'Die Luft', fabric: 'Etwas, das ich trage', skin: 'Meine Hände', nothing: 'Nichts' },
      },
      noSmell: 'Nichts ist auch eine Antwort. Du hast geschnuppert, darum ging es.',
      taste: 'Und eine Sache, die du schmeckst. Ein Schluck Wasser, oder wie dein Mund gerade ist.',
      here: {
        ask: 'Wie sehr bist du jetzt hier?',
        options: { here: 'Ganz hier', halfway: 'Halb', farAway: 'Noch weit weg' },
      },
      today: {
        ask: 'Dann ganz schlicht. Drück die Füße in den Boden und schreib: Wo bin ich, welcher Tag ist heute, was steht vor mir?',
        hint: 'Meine Küche. Dienstagnacht. Eine blaue Tasse.',
      },
      anchor: {
        ask: 'Welcher Sinn hat am meisten geholfen?',
        options: { see: 'Sehen', touch: 'Tasten', hear: 'Hören', smell: 'Riechen', taste: 'Schmecken' },
      },
      next: {
        ask: 'Was könntest du in den nächsten zehn Minuten Ruhiges machen?',
        hint: 'Tee kochen und mich ans Fenster setzen.',
      },
    },
    takeaway: { anchor: 'Was am meisten half', next: 'Als Nächstes' },
    keep: 'Wenn es zu viel ist: fünf sehen, vier spüren, drei hören, zwei riechen, eins schmecken.',
    close: 'Der Raum ist noch da, und du auch. Die nächsten Minuten dürfen langsam sein.',
  },

  stop: {
    about:
      'Wenn du kurz davor bist, etwas zu tun oder zu sagen, das dir morgen vielleicht leidtut. Eine kleine Pause, dann entscheidest du.',
    why: 'Ein starker Drang will sofort seinen Willen, und er wird schwächer, wenn er warten muss. In dieser Lücke siehst du mehr als einen Weg.',
    steps: {
      still: 'Bleib, wo du bist. Die nächsten Minuten wird nichts abgeschickt, nichts gesagt, nichts entschieden.',
      impulse: { ask: 'Was wolltest du gerade tun oder sagen?', hint: 'Reingehen und allen die Meinung sagen.' },
      back: {
        ask: 'Jetzt ein Schritt zurück, mit dem Körper. Was geht?',
        options: {
          room: 'Aus dem Zimmer gehen',
          sit: 'Mich hinsetzen',
          window: 'Ans Fenster',
          hands: 'Hände in den Schoß',
        },
      },
      away: 'Mach das jetzt, lass dir fast eine Minute Zeit. Schultern runter, und jedes Ausatmen langsam.',
      push: {
        ask: 'Was treibt dich am meisten?',
        options: {
          hurt: 'Es hat mich verletzt',
          scared: 'Ich habe Angst',
          unfair: 'Es ist ungerecht',
          tooMuch: 'Es ist zu viel',
        },
      },
      sore: 'Das verdient eine Antwort, und zwar eine bessere als die schnellste.',
      strained:
        'Klar, dass du dann sofort etwas tun willst. Bist du in Gefahr, bring dich zuerst in Sicherheit. Sonst geht in ein paar Minuten nichts verloren.',
      facts: {
        ask: 'Was ist passiert? Nur, was du gesehen und gehört hast.',
        hint: 'Der Plan wurde geändert, ohne mich zu fragen.',
      },
      lookBack: {
        ask: 'Denk an morgen früh: Was möchtest du dann getan haben?',
        hint: 'Ruhig geblieben, und gesagt, dass es wehtat.',
      },
      next: {
        ask: 'Also, wie geht es weiter?',
        options: {
          wait: 'Ich warte ab',
          calmly: 'Ich sage es in Ruhe',
          ask: 'Ich frage erst jemanden',
          nothing: 'Ich lasse es',
        },
      },
      until: {
        ask: 'Bis wann?',
        options: { hour: 'Eine Stunde', sleep: 'Erst mal schlafen', talk: 'Bis ich geredet habe' },
      },
      sentence: {
        ask: 'Welchen Satz würdest du sagen? Ein kurzer.',
        hint: 'Frag mich bitte, bevor du Pläne änderst.',
      },
      who: { ask: 'Wen fragst du, und wie fängst du an?', hint: 'Meine Cousine: Hast du kurz Zeit für mich?' },
      ifThen: {
        ask: 'Wenn der Drang wiederkommt, was machst du zuerst?',
        hint: 'Eine Runde um den Block, dann entscheiden.',
      },
    },
    takeaway: {
      lookBack: 'Was ich morgen getan haben will',
      next: 'Wie es weitergeht',
      sentence: 'Mein Satz',
      ifThen: 'Wenn es wiederkommt',
    },
    keep: 'Anhalten, einen Schritt zurück, hinschauen, und dann erst weiter.',
    close: 'Da ist jetzt eine Pause dazwischen. Was du daraus machst, entscheidest du.',
  },

  tipp: {
    about:
      'Wenn es so stark ist, dass Reden nichts bringt. Kälte, Bewegung, langsames Atmen, lockere Muskeln: Wir nehmen, was du gerade da hast.',
    why: 'Sehr starke Gefühle sitzen im Körper: im Herz, im Atem, in den Muskeln. Kälte, Anstrengung und langes Ausatmen bremsen zuerst den Körper, und der Kopf kommt nach.',
    steps: {
      body: 'Du musst jetzt nichts erklären. Wir machen nur etwas mit dem Körper, so sanft, wie deiner es braucht.',
      start: {
        ask: 'Was geht da, wo du bist?',
        options: { cold: 'Kaltes Wasser', move: 'Bewegung', press: 'Nur still sitzen' },
      },
      cold: 'Halt dir einen nassen, kalten Waschlappen an die Wangen und unter die Augen. Atme dabei weiter, und nimm ihn weg, wenn es brennt.',
      move: 'Beweg dich, bis dir warm wird: Treppe, auf der Stelle gehen, Arme ausschütteln. So kräftig, wie es guttut, nicht mehr.',
      press:
        'Drück die Handflächen vor dir gegeneinander, zähl bis fünf, lass los. Atme dabei weiter. Dann noch ein paarmal.',
      now: { ask: 'Und jetzt?', options: { lower: 'Etwas weniger', same: 'Gleich', higher: 'Stärker' } },
      second: {
        ask: 'Dann noch etwas dazu. Was könnte es sein?',
        options: { cold: 'Etwas Kaltes', walk: 'Auf und ab gehen', press: 'Hände drücken' },
      },
      another: 'Eine Minute davon. Es muss nicht sofort wirken. Der Körper ist langsamer, als man es gern hätte.',
      breath: 'Jetzt der Atem, aus länger als ein. Folg dem Kreis, und steig wieder ein, wann immer du rauskommst.',
      muscles:
        'Jetzt die Muskeln. Spann die Hände ein wenig an und lass los. Dann die Schultern, das Gesicht, die Beine. Atme dabei weiter.',
      helped: {
        ask: 'Was davon hat etwas gebracht?',
        options: {
          cold: 'Die Kälte',
          move: 'Die Bewegung',
          press: 'Das Drücken',
          breath: 'Langsam atmen',
          muscles: 'Die Muskeln',
        },
      },
      need: {
        ask: 'Was täte dir in der nächsten halben Stunde gut?',
        options: { quiet: 'Ruhe', person: 'Jemand bei mir', drink: 'Etwas trinken', rest: 'Hinlegen' },
      },
      words: {
        ask: 'Wer könnte das sein, und was sagst du?',
        hint: 'Mein Bruder: Setzt du dich kurz zu mir?',
      },
      ready: {
        ask: 'Was könntest du fürs nächste Mal bereitlegen, und wo?',
        hint: 'Einen nassen Lappen im Kühlschrank.',
      },
    },
    takeaway: {
      helped: 'Was geholfen hat',
      need: 'Nächste halbe Stunde',
      words: 'Wen ich frage',
      ready: 'Liegt bereit',
    },
    keep: 'Wenn es zu stark für Worte ist: etwas Kaltes, Bewegung, lang ausatmen, Hände locker.',
    close: 'Vielleicht ist es noch da, nur leiser. Nimm dir für die nächste halbe Stunde wenig vor.',
  },

  angerCoolDown: {
    about:
      'Erst eine Minute für den Körper, dann schauen wir, was zu weit ging, und dann wählst du, was du antwortest.',
    why: 'Wut hat oft einen guten Grund und einen schlechten Zeitpunkt. Kommt erst der Körper runter, kannst du den Grund behalten und den Zeitpunkt wählen.',
    steps: {
      allowed: 'Hier darfst du wütend sein. Antworten musst du noch niemandem.',
      near: {
        ask: 'Wo ist die Person, auf die du wütend bist?',
        options: { here: 'Hier bei mir', online: 'Im Chat', away: 'Woanders' },
      },
      distance:
        'Dann erst mal Abstand. „Ich brauche zehn Minuten“ genügt, und ab in ein anderes Zimmer. Hast du vor dieser Person Angst, musst du nichts erklären: Geh dorthin, wo du sicher bist.',
      unanswered: 'Dann lass die Nachricht erst mal ohne Antwort. In einer Stunde ist sie auch noch da.',
      outlet: {
        ask: 'Zuerst der Körper. Was ginge für eine Minute?',
        options: { walk: 'Langsam gehen', cold: 'Kaltes Wasser', breathe: 'Langsam ausatmen' },
      },
      minute: 'Mach das eine Minute lang. Es eilt nichts, und jedes Ausatmen darf dauern.',
      happened: {
        ask: 'Was ist passiert? Zwei Zeilen: was gesagt und getan wurde.',
        hint: 'Meine Geschichte wurde vor allen erzählt.',
      },
      crossed: {
        ask: 'Was wurde da verletzt?',
        options: {
          respect: 'Respekt',
          fairness: 'Fairness',
          trust: 'Vertrauen',
          limit: 'Mein Nein',
          load: 'Was ich tragen kann',
        },
      },
      under: {
        ask: 'Ist unter der Wut noch etwas anderes?',
        options: { hurt: 'Es tut weh', fear: 'Angst', tired: 'Ich bin erschöpft', onlyAnger: 'Nein, nur Wut' },
      },
      want: {
        ask: 'Was brauchst du jetzt, von der anderen Seite oder für dich?',
        hint: 'Dass ich nächstes Mal vorher gefragt werde.',
      },
      reply: {
        ask: 'Was möchtest du damit machen?',
        options: {
          now: 'Heute ruhig ansprechen',
          later: 'An einem anderen Tag',
          apart: 'Etwas Abstand halten',
          letBe: 'Diesmal gut sein lassen',
        },
      },
      sentence: {
        ask: 'Schreib den Satz, den du sagst, und wann. Er kann mit „Ich“ anfangen.',
        hint: 'Morgen: Ich möchte vorher gefragt werden.',
      },
      plan: {
        ask: 'Was machst du heute stattdessen?',
        hint: 'Mit Kopfhörern essen, dann früh ins Bett.',
      },
      ifHot: {
        ask: 'Wenn es wieder hochkocht, was machst du zuerst?',
        hint: 'Raus, einmal ums Haus.',
      },
    },
    takeaway: { want: 'Was ich brauche', sentence: 'Was ich sage', plan: 'Heute', ifHot: 'Wenn es wieder hochkocht' },
    keep: 'Erst der Körper, dann was zu weit ging, dann die Antwort, die ich wähle.',
    close: 'Der Grund für deine Wut geht nicht verloren, wenn er ein bisschen wartet.',
  },

  urgeToText: {
    about:
      'Du willst jemandem schreiben und bist dir nicht sicher. Schreib es erst hier. Von hier geht nichts raus, und am Ende entscheidest du.',
    why: 'Der Drang zu schreiben steigt und fällt wieder, wie eine Welle. Lässt du ein paar Minuten vergehen, entscheidest du und nicht die Welle.',
    steps: {
      here: 'Bis wir fertig sind, bleibt es hier. Abschicken kannst du danach immer noch etwas.',
      who: {
        ask: 'Für wen ist es?',
        options: {
          past: 'Wir waren zusammen',
          friend: 'Freundeskreis',
          family: 'Familie',
          work: 'Jemand von der Arbeit',
        },
      },
      missing: 'Vermissen kommt in Schüben, und am stärksten ist es, wenn es spät und still ist.',
      message: { ask: 'Schreib es so, wie es rauswill. Alles.', hint: 'Wie kannst du so tun, als wäre nichts?' },
      hope: {
        ask: 'Worauf hoffst du, wenn das gelesen wird?',
        options: {
          kind: 'Eine liebe Antwort',
          sorry: 'Eine Entschuldigung',
          know: 'Klarheit',
          heard: 'Gehört werden',
          hitBack: 'Es heimzahlen',
        },
      },
      minute: 'Das ist ehrlich. Eine Minute lang täte es gut, und dann beginnt das Warten auf die Antwort.',
      likely: {
        ask: 'Und was kommt heute am ehesten zurück?',
        options: { kind: 'Etwas Liebes', short: 'Etwas Knappes', nothing: 'Nichts', fight: 'Streit' },
      },
      hourLater: { ask: 'Wie ginge es dir dann eine Stunde später?', hint: 'Wach, und ständig der Blick aufs Handy.' },
      wait: 'Jetzt ein bisschen warten. Leg das Handy mit dem Display nach unten, schau auf etwas Entferntes, lass die Schultern sinken. Der Drang darf steigen, du musst ihm nicht folgen.',
      other: {
        ask: 'Was oder wer könnte dir stattdessen gerade guttun?',
        hint: 'Meine Cousine anrufen, oder die alte Playlist.',
      },
      decide: {
        ask: 'Was wählst du für jetzt?',
        options: {
          no: 'Ich schicke es nicht ab',
          tomorrow: 'Ich entscheide morgen',
          shorter: 'Ich schicke was Kürzeres',
        },
      },
      short: {
        ask: 'Schreib, wozu du auch in einer Woche noch stehst, selbst ohne Antwort. Hat die Person dich gebeten, nicht zu schreiben, dann lass es hier.',
        hint: 'Der Sonntag hat mir wehgetan. Reden wir?',
      },
      away: {
        ask: 'Wohin mit dem Handy, damit es dir leichter fällt?',
        hint: 'Chat stumm, Handy in den Flur.',
      },
      ifThen: {
        ask: 'Wenn der Drang heute noch mal kommt, was machst du zuerst?',
        hint: 'Auf Papier schreiben, ein Glas Wasser trinken.',
      },
    },
    takeaway: {
      decide: 'Wofür ich mich entschieden habe',
      short: 'Meine Worte',
      away: 'Das Handy',
      ifThen: 'Wenn der Drang wiederkommt',
    },
    keep: 'Erst woanders schreiben, die Welle durchlassen, dann entscheiden.',
    close: 'Du hast dir vor der Entscheidung etwas Zeit genommen. Um mehr ging es hier nicht.',
  },
};
