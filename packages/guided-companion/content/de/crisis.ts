import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

/** A number takes the article in German: "ruf die 112 an". The lines bring it along; a help line stands without one. */
export const crisis: CrisisContent = {
  shownNumber: 'oben angezeigte Notrufnummer',
  shownLine: 'das oben angezeigte Hilfetelefon',
  tracks: {
    passive: {
      first: [
        'Danke, dass du mir das sagst. Von allem so müde zu sein wiegt schwer, und es ist gut, dass du es nicht für dich behalten hast. Darf ich dich direkt fragen: Denkst du daran, dir das Leben zu nehmen?',
        'Ich habe gelesen, was du geschrieben hast, und rede nicht darüber hinweg. Nicht mehr da sein zu wollen, das bleibt manchmal ein Gedanke, und manchmal wird es mehr. Denkst du daran, dich umzubringen?',
      ],
      yes: [
        'Danke, dass du so ehrlich bist. Solche Gedanken kommen oft in Wellen, und durch Wellen kommt man mit jemandem an der Seite. Ist etwas in deiner Nähe, womit du dir etwas antun könntest, oder denkst du an einen bestimmten Zeitpunkt?',
        'Ich glaube dir. Dann geht es jetzt zuerst um dich. Denkst du an eine bestimmte Art, es zu tun, oder liegt etwas bereit?',
      ],
      no: [
        'Gut, dass du es gesagt hast, so oder so. Nicht mehr da sein zu wollen tut weh, auch wenn du nichts tun würdest. Wer von den Menschen, die du kennst, könnte diesen Satz von dir hören?',
        'Gut zu wissen, danke. Trotzdem verdient das mehr als einen Bildschirm: In einer Arztpraxis oder Beratungsstelle kannst du genau davon erzählen, auch ohne jeden Plan, oder du rufst {line} an. Wem könntest du es heute sagen?',
      ],
    },
    active: {
      first: [
        'Danke, dass du es aussprichst. Ich bin eine KI und kann nicht zu dir kommen, aber Menschen können das: Du kannst jetzt {line} anrufen. Hast du etwas bei dir, womit du dir etwas antun könntest, oder denkst du an einen Zeitpunkt?',
        'Ich nehme das ernst, und ich bin weiter hier. Du musst da heute nicht allein durch: Ruf {line} an. Hast du schon überlegt, wie oder wann?',
      ],
      yes: [
        'Dann zuerst Abstand: Bring es in ein anderes Zimmer, gib es jemandem, oder geh selbst dort weg, jetzt gleich, bevor wir weiterreden. Ruf dann die {number} an, oder geh dorthin, wo Menschen sind. Wer kann in den nächsten Minuten bei dir sein?',
        'Danke, dass du es sagst. Bitte geh jetzt weg davon, ein anderes Zimmer reicht für den Anfang, und ruf die {number} an. Wer ist in diesem Moment in deiner Nähe?',
      ],
      no: [
        'Gut, dass nichts griffbereit ist. Gedanken ans Sterben gehen leichter vorüber, wenn jemand in der Nähe ist. Wer könnte kommen oder mit dir am Telefon bleiben?',
        'Gut. Sorgen wir dafür, dass es so bleibt: Bleib, wo Menschen sind, oder bitte jemanden zu dir. Wem könntest du jetzt schreiben?',
      ],
    },
    imminent: {
      first: [
        'Bitte ruf jetzt die {number} an. Sag: „Ich bin kurz davor, mir etwas anzutun“, und sag, wo du bist. Geh weg von dem, was du benutzen könntest. Kannst du anrufen?',
        'Jetzt zählt eins: Ruf die {number} an. Wenn schon etwas passiert ist, sag das zuerst. Geh an die Tür, nach nebenan, auf eine Straße mit Menschen. Kannst du jetzt anrufen?',
      ],
      yes: [
        'Gut. Ruf jetzt an und bleib dran; ich bin hier, wenn du wieder hersiehst. Schließ die Tür auf, damit Hilfe hereinkommt.',
        'Tu es jetzt, vor allem anderen. Sag deinen Namen und wo du bist. Wenn es geht, setz dich zu jemandem, bis Hilfe da ist.',
      ],
      no: [
        'Dann suchen wir einen anderen Weg: nebenan klingeln, in einen Laden gehen, im Haus nach jemandem rufen, einem Menschen schreiben: „Bitte komm, ich bin in Gefahr.“ Was hält dich vom Anrufen ab?',
        'In Ordnung. Geh aus dem Zimmer, weg davon, dorthin, wo dich jemand sehen kann. Was macht den Anruf gerade so schwer?',
      ],
    },
    selfHarm: {
      first: [
        'Danke für dein Vertrauen. Wer sich selbst verletzt, hat oft schon zu lange zu viel ausgehalten. Hast du jetzt eine Verletzung, die versorgt werden muss?',
        'Gut, dass du es mir sagst; ich verurteile dich nicht. Zuerst dein Körper: Gibt es eine Wunde, die nicht aufhört zu bluten oder die dir Sorgen macht?',
      ],
      yes: [
        'Dann lass bitte jetzt jemanden danach sehen: Drück ein sauberes Tuch darauf und ruf die {number} an, oder geh in die nächste Notaufnahme. Schaffst du das?',
        'Bitte warte damit nicht. Ruf die {number} an, oder lass dich von jemandem hinbringen. Ist jemand in deiner Nähe?',
      ],
      no: [
        'Gut. Falls der Drang noch da ist: Geh weg von dem, was du benutzen würdest, und gib dir zehn Minuten, in einem anderen Zimmer, mit kaltem Wasser über den Händen. Wer weiß außer mir davon?',
        'Danke. Der Drang steigt und sinkt wieder, und mit jemandem in der Nähe ist er leichter auszuhalten. Gibt es einen Menschen, dem du es sagen könntest oder neben dem du eine Weile sitzen magst?',
      ],
    },
    violence: {
      first: [
        'Was dir angetan wird, ist nicht deine Schuld. Ich schreibe hier nur, was gesehen werden darf. Kannst du gerade sicher schreiben?',
        'Ich glaube dir. Niemand hat das Recht, so mit dir umzugehen. Vor allem anderen: Bist du gerade in Sicherheit, ohne dass jemand mitliest?',
      ],
      yes: [
        'Dann in deinem Tempo: Es gibt Menschen, die sich damit auskennen und mit dir planen, ohne für dich zu entscheiden. Du kannst {line} anrufen. Gibt es jemanden, dem du vertraust und der wissen dürfte, was zu Hause passiert?',
        'Gut. Du brauchst niemanden zur Rede zu stellen und heute nichts zu entscheiden. Es kann helfen, Papiere und das Nötigste an einem sicheren Ort zu haben, bei einem Menschen deines Vertrauens. Wer könnte das sein?',
      ],
      no: [
        'Dann leg das hier weg; deine Sicherheit geht vor. Wenn Gefahr besteht, geh dorthin, wo Menschen sind, und ruf die {number} an, sobald du kannst. Über den Ausgang oben kommst du schnell von dieser Seite weg.',
        'Verstanden. Schreib nichts mehr, was gesehen werden könnte. Bleib in der Nähe einer Tür oder anderer Menschen, und ruf die {number} an, sobald es sicher ist.',
      ],
    },
    violenceNow: {
      first: [
        'Geh dorthin, wo Menschen sind, oder hinter eine Tür, die sich abschließen lässt, wenn du kannst. Ruf die {number} an; wenn du nicht sprechen kannst, lass die Verbindung offen. Kommst du dort raus?',
        'Deine Sicherheit zuerst: raus aus dem Raum, weg von Küche und Treppe, hin zu Menschen. Ruf die {number} an. Kannst du anrufen oder dort weg?',
      ],
      yes: [
        'Geh jetzt. Ruf von dort aus an, und kehr für nichts wieder um. Ich bin auch später hier.',
        'Gut, geh. Nebenan, ein Laden, die Straße: irgendwohin, wo Menschen sind. Ruf von dort die {number} an.',
      ],
      no: [
        'Dann bleib so weit weg, wie du kannst, nah an einer Tür, und schütz deinen Kopf. Ruf die {number} an, sobald es geht; vielerorts kann man auch schreiben. Mir brauchst du nicht zu antworten.',
        'Schreib nicht, wenn es dadurch schlimmer wird. Mach Lärm, damit man dich nebenan hört, falls das sicher ist, und ruf die {number} an, sobald du kannst.',
      ],
    },
    somebodyElse: {
      first: [
        'Dass du fragst, zeigt, wie viel dir an diesem Menschen liegt. Seid ihr gerade zusammen, oder weißt du, wo dieser Mensch ist?',
        'Danke, dass du nicht wegsiehst. Weißt du, wo dieser Mensch gerade ist und ob jemand dabei ist?',
      ],
      yes: [
        'Bleib dort, wenn es für dich sicher ist, und frag geradeheraus: „Denkst du daran, dich umzubringen?“ Die Frage bringt niemanden erst darauf. Gibt es einen Plan oder liegt etwas bereit, ruf die {number} an. Kann noch jemand dazukommen?',
        'Gut. Leiste Gesellschaft, räum weg, was gefährlich werden könnte, und hör zu. Wenn es dringend wird, ruf die {number} an. Du musst das nicht allein schaffen: Wer könnte dir helfen?',
      ],
      no: [
        'Dann versuch jetzt, diesen Menschen zu erreichen oder jemanden, der ihm nahesteht. Wenn du glaubst, dass es dringend ist, ruf die {number} an und sag, was du weißt und um welchen Ort es geht. Wer kennt diesen Menschen noch gut?',
        'Ruf dort an oder schreib, und sag jemandem Bescheid, der hinfahren kann. Weißt du von einem Zeitpunkt oder davon, wie es geschehen soll, dann warte nicht: Ruf die {number} an. Wem könntest du es zuerst sagen?',
      ],
    },
    delusion: {
      first: [
        'Das klingt beängstigend, und ich nehme ernst, dass du das gerade erlebst. Ich selbst kann es nicht sehen. Ist jemand bei dir, dem du vertraust?',
        'Danke, dass du es mir sagst. Wenn alles so fremd und so laut wird, soll niemand damit allein sein, erst recht nicht ohne Schlaf. Ist ein Mensch in deiner Nähe, dem du vertraust?',
      ],
      yes: [
        'Gut. Erzähl dort, was du mir erzählt hast, und bitte darum, dass heute jemand bei dir bleibt. In einer Arztpraxis kann man helfen, damit Ruhe und Schlaf wiederkommen. Könntet ihr zusammen hingehen?',
        'Das ist gut. Bleibt nah beieinander, macht das Licht schwach und die Geräusche leise, und ruft zusammen in einer Arztpraxis an. Wäre das in Ordnung für dich?',
      ],
      no: [
        'Dann ruf bitte jemanden an, der kommen kann, oder ruf {line} an. Du brauchst dort nichts zu beweisen: „Ich habe Angst und kann nicht schlafen“ reicht. Wen könntest du anrufen?',
        'Dann suchen wir jemanden. Wenn du hörst, dass du dir oder anderen etwas antun sollst, oder wenn du nicht zur Ruhe kommst, ruf die {number} an. Wer würde kommen, wenn du darum bittest?',
      ],
    },
    eating: {
      first: [
        'Danke, dass du es mir sagst. Das im Geheimen zu tragen ist schwer. Zuerst dein Körper: Wird dir schwarz vor Augen, rast oder stolpert dein Herz, oder hast du Schmerzen?',
        'Gut, dass du es aussprichst. Über Zahlen und Gewicht rede ich nicht. Macht dein Körper gerade Probleme: Schwindel, Frieren, Herzrasen?',
      ],
      yes: [
        'Dann lass bitte heute noch eine Arztpraxis danach sehen; wenn du ohnmächtig wirst oder die Brust schmerzt, ruf die {number} an. Ist jemand bei dir, der mitkommen könnte?',
        'Das gehört bald in ärztliche Hände, am besten heute. Wenn es schlimmer wird, ruf die {number} an. Wer könnte mit dir hingehen?',
      ],
      no: [
        'Gut. Trotzdem ist es etwas, bei dem Hilfe viel ändern kann, und Hilfe muss nicht warten, bis es schlimmer ist. Wem könntest du davon erzählen?',
        'Gut zu wissen. Du verdienst Fürsorge auch dann, wenn dein Körper noch durchhält. Gibt es einen Menschen oder eine Arztpraxis, wo du einen ersten Satz sagen könntest?',
      ],
    },
    medical: {
      first: [
        'Das ist ein Notfall: Ruf jetzt die {number} an. Sag, was passiert ist und wo du bist, und tu, was man dir am Telefon sagt. Kannst du anrufen?',
        'Bitte ruf sofort die {number} an, auf Lautsprecher. Wenn etwas eingenommen wurde, leg die Packung bereit. Ist jemand bei dir?',
      ],
      yes: [
        'Gut. Ruf an, tu, was man dir sagt, bleib dran und schließ die Tür auf. Während du wartest, kannst du mir schreiben.',
        'Gut. Lass dir jetzt am Telefon sagen, was zu tun ist. Ich bin hier, während du wartest.',
      ],
      no: [
        'Dann hol dir Hilfe heran: nebenan klingeln, von der Tür aus rufen, jemandem schreiben, der für dich die {number} anruft. Was steht im Weg?',
        'Ist jemand in der Nähe, im Haus, nebenan, auf der Straße? Bitte darum, dass dieser Mensch jetzt für dich die {number} anruft.',
      ],
    },
    harmToOthers: {
      first: [
        'Danke, dass du es sagst, bevor etwas passiert. Bring jetzt Abstand dazwischen: ein anderes Zimmer, nach draußen, ein paar Straßen weiter. Kannst du dort weg?',
        'Ich lese, wie viel gerade in dir ist. Du bist nicht deine Wut. Kannst du woanders hingehen, weg von dort und von allem, was verletzen könnte?',
      ],
      yes: [
        'Gut. Geh, und bleib dort, bis es ruhiger geworden ist. Ruf dann {line} an und sag es so, wie du es mir gesagt hast. Wer könnte bei dir sein?',
        'Tu das jetzt. Lass zurück, was gefährlich werden könnte. Wen könntest du von dort anrufen?',
      ],
      no: [
        'Dann ruf jetzt die {number} an und sag: „Ich habe Angst, dass ich jemanden verletze.“ Das ist ein Grund anzurufen. Was macht es schwer?',
        'Dann muss jemand dazwischen: Ruf die {number} an, oder hol einen Menschen, der in Minuten da sein kann. Wer könnte das sein?',
      ],
    },
  },
  askContact: [
    'Wer könnte bei dir sein oder das heute von dir hören?',
    'Denk an einen Menschen, der lieber geweckt wird, als es nicht zu wissen. Wer fällt dir ein?',
  ],
  contactNamed: [
    'Gut, {person} also. Schreib jetzt: „Mir geht es nicht gut, ich möchte nicht allein sein. Bitte komm oder ruf mich an.“ Mehr brauchst du nicht zu erklären. Kannst du das abschicken?',
    'Jemand ist dir eingefallen: {person}. Ein paar Worte reichen: „Bitte ruf mich an, es ist wichtig.“ Schaffst du das jetzt, während ich hier bin?',
    'Gut, dass es da jemanden gibt. Ein paar Worte reichen: „Mir geht es nicht gut, bitte ruf mich an.“ Kannst du das jetzt abschicken?',
  ],
  contactMade: [
    'Das war mutig. Bleibt zusammen, auch wenn es nur am Telefon ist, und sag dort, was du mir gesagt hast, mit denselben Worten. Ich bin hier, falls es wieder laut wird.',
    'Das ist wirklich gut. Lass dir helfen, es darf auch ein bisschen unbeholfen sein. Brauchst du noch etwas, bis jemand da ist?',
  ],
  contactHard: [
    'Das ist in Ordnung, genau dieser Schritt fällt vielen am schwersten. Was macht ihn so schwer?',
    'Das verstehe ich. Was müsste anders sein, damit es geht?',
  ],
  barriers: {
    lineFailed: [
      'Das ist der schlechteste Moment, um nicht durchzukommen. Versuch es noch einmal, oder eine andere Nummer auf der Karte; oft gibt es auch einen Chat. Und wenn es dringend ist, ruf die {number} an. Wer könnte so lange mit dir warten?',
    ],
    watched: [
      'Dann sei vorsichtig: Schreib nur, was gesehen werden darf, und lösch, was auf dem Handy steht, wenn das sicherer ist. Anrufen kannst du auch von einem fremden Telefon, bei der Arbeit, in einer Apotheke oder Arztpraxis. Wo könntest du ungehört sprechen?',
    ],
    cannotSpeak: [
      'Du brauchst nicht gut zu sprechen. Bei vielen Hilfetelefonen kann man auch schreiben, das steht auf der Karte. Am Telefon reicht ein Satz: „Ich kann nicht viel reden, bitte bleiben Sie dran.“ Wäre Schreiben leichter?',
    ],
    nobody: [
      'Dass dir niemand einfällt, wiegt noch einmal schwer, und es heißt nicht, dass niemand käme. Ruf {line} an, genau dafür sind dort Menschen da; auch eine Arztpraxis oder jemand von nebenan zählt. Was davon fällt dir am wenigsten schwer?',
    ],
    burden: [
      'Die Angst verstehe ich. Wer dich gernhat, nimmt eher eine schwere Stunde mit dir, als nie davon gewusst zu haben. Du bist nicht zu viel. Wer würde wissen wollen, wie es dir gerade geht?',
    ],
    willYouTell: [
      'Ich erzähle es nicht weiter, und hier liest kein Mensch mit. Ich bin aber eine KI, und du verdienst Erwachsene auf deiner Seite: in der Schule, der Familie, einer Arztpraxis oder am Hilfetelefon für junge Menschen. Frag zuerst, was weitergesagt werden muss. Wo fiele es dir am leichtesten?',
    ],
    afraidOfHelp: [
      'Die Angst ist verständlich. Am Telefon darfst du sagen: „Ich möchte nur reden.“ Man fragt dich, was du brauchst, und die meisten Anrufe enden mit einem Gespräch und sonst nichts. Wovor hast du am meisten Angst?',
    ],
  },
  again: [
    'Ich lese, dass es noch da ist. Wir machen mit einer Sache weiter: näher zu Menschen, weiter weg von dem, was verletzen kann. Was davon geht jetzt?',
    'Du kommst darauf zurück, und ich auch. Ruf {line} an, auch wenn du nicht weißt, was du sagen sollst. Was würde den Anruf möglich machen?',
    'Dann hat es dich noch nicht losgelassen. Wen könntest du bitten, so lange bei dir zu sitzen?',
  ],
  stay: [
    'Ich bin noch hier und lese jedes Wort. Nur eines möchte ich zuerst wissen: Bist du gerade in Sicherheit?',
    'Auch darüber können wir reden. Was du mir gesagt hast, möchte ich dabei nicht zurücklassen: Ist jemand bei dir?',
    'Nimm dir Zeit. Wenn es schlimmer wird, ruf die {number} an; sonst erzähl mir: Was ist gerade am stärksten?',
  ],
  stayCalm: [
    'Ich höre zu. Was du mir vorhin gesagt hast, ist mir weiter wichtig: Wie stark ist es jetzt?',
    'Darüber können wir gern reden. Und der schwere Gedanke von vorhin: Ist er näher gerückt oder weiter weg?',
  ],
  retracted: [
    'In Ordnung, gut so. Falls doch etwas Wahres daran war, kannst du es jederzeit sagen, und ich nehme es ernst. Worüber möchtest du reden?',
    'Gut. Lieber frage ich einmal zu oft. Die Hilfe oben bleibt für alle Fälle da. Wie geht es dir sonst?',
  ],
  relief: [
    'Das ist gut. Du hast gerade etwas Schweres geschafft. Wenn es wiederkommt, weißt du, wo die Hilfe steht, und ich bin auch da. Was würde dir heute noch guttun?',
    'Danke, dass du dageblieben bist. Das darf für jetzt genug sein. Magst du über etwas anderes reden oder dich ausruhen?',
  ],
  goodbye: [
    'Pass auf dich auf. Geh dorthin, wo jemand ist, wenn du kannst; wenn es schwer wird, ruf {line} an. Ich bin hier, wenn du reden willst.',
    'Komm gut durch die nächsten Stunden. Die Hilfe oben ist weiter für dich da, und ich bin hier, wenn du wiederkommst.',
  ],
  corrected: [
    'Danke, dass du es richtigstellst; dann habe ich dich falsch gelesen. Machen wir weiter, wo wir waren.',
    'Entschuldige, da habe ich mehr hineingelesen, als drinstand. Wo waren wir?',
  ],
  // German puts what happened to a call after it: "habe angerufen, aber keiner ging ran" is no contact, hence the "$".
  recognise: {
    barriers: {
      lineFailed: phrases(
        `niemand geht ran, keiner geht ran, geht niemand ran, geht keiner ran, niemand ist rangegangen, keiner ist rangegangen, ist niemand rangegangen, ist keiner rangegangen, ging niemand ran, ging keiner ran, niemand ging ran, keiner ging ran, geht nicht ran, gehen nicht ran, niemand nimmt ab, keiner nimmt ab, nimmt niemand ab, nimmt keiner ab, nimmt nicht ab, nahm niemand ab, hat niemand abgenommen, hat keiner abgenommen, niemand hat abgenommen, keiner hat abgenommen, meldet sich niemand, meldet sich keiner, warteschleife*, leitung ist besetzt, leitung besetzt, ist besetzt, war besetzt, immer besetzt, dauernd besetzt, nur besetzt, komme nicht durch, kam nicht durch, nicht durchgekommen, niemanden erreicht, keinen erreicht, erreiche niemanden, erreiche keinen, haben aufgelegt, hat aufgelegt, wieder aufgelegt, mailbox, anrufbeantworter, nicht erreichbar, nummer geht nicht, nummer funktioniert nicht, kein anschluss`,
      ),
      watched: phrases(
        `liest meine nachrichten, lesen meine nachrichten, liest mein handy, liest mit, lesen mit, kontrolliert mein handy, kontrolliert meine nachrichten, checkt mein handy, durchsucht mein handy, schaut in mein handy, guckt in mein handy, schaut auf mein handy, nimmt mein handy, nimmt mir das handy, hat mein passwort, kennt meinen code, kennt mein passwort, überwacht mein handy, ueberwacht mein handy, ortet mein handy, ortet mich, er überwacht mich, er beobachtet mich, er kontrolliert mich, hört meine anrufe, hört meine telefonate, er hört mit, sie hört mit, jemand hört mit, alle hören mit, hört jemand mit, hört mich reden, hört mich sonst, hören mich sonst, kann mich hören, können mich hören, könnte mich hören, er hört mich, er hört alles, weil er nebenan ist, weil sie nebenan ist, weil er hier ist, weil er da ist, weil sie hier ist, weil er zuhause ist, weil er zu hause ist, wenn er mich hört, wenn sie mich hören, wenn mich jemand hört`,
      ),
      cannotSpeak: phrases(
        `kann nicht reden, kann nicht sprechen, kann gerade nicht reden, kann jetzt nicht reden, kann gerade nicht sprechen, kann nicht telefonieren, kann nicht anrufen, kann da nicht anrufen, kann dort nicht anrufen, will nicht anrufen, will da nicht anrufen, will nicht telefonieren, mag nicht telefonieren, mag nicht anrufen, trau mich nicht, traue mich nicht, traue mich nicht anzurufen, angst anzurufen, angst da anzurufen, angst vorm anrufen, angst vorm telefonieren, angst vor dem telefonieren, angst zu telefonieren, hasse telefonieren, hasse es zu telefonieren, telefonangst, telefonieren geht nicht, anrufen geht nicht, reden geht nicht, kein wort raus, kein wort heraus, keinen ton raus, weiß nicht was ich sagen soll, weiß nicht | was ich sagen soll, weiß nicht was ich da sagen soll, weiß nicht | was ich da sagen soll, bin stumm, stottere, stotter, lieber schreiben, nur schreiben`,
      ),
      nobody: phrases(
        `habe niemanden, habe niemand, habe doch niemanden, habe keinen $, habe keinen mehr, habe keinen der, habe keinen | der, habe keine freunde, keine freunde, keine familie, es gibt niemanden, gibt niemanden, gibt es niemanden, gibt keinen $, gibt da keinen $, da ist niemand, da ist keiner, ist niemand da, ist keiner da, niemand da, keiner da, niemand hier, keiner hier, bin allein, bin alleine, bin ganz allein, bin ganz alleine, bin völlig allein, bin so allein, mir fällt niemand ein, fällt mir niemand ein, fällt mir keiner ein, mir fällt keiner ein, kenne niemanden, kenne hier niemanden, niemand würde kommen, keiner würde kommen, würde niemand kommen, würde keiner kommen, niemanden zum reden, keinen zum reden, niemand interessiert sich, interessiert niemanden, interessiert keinen, ^ niemand $, ^ nein niemand, ^ nein | niemand, ^ niemanden $, ^ keiner $, ^ keinen $, ^ niemandem $, ^ keinem $`,
      ),
      burden: phrases(
        `zur last, bin eine last, nur eine last, bin eine belastung, nur eine belastung, niemanden belasten, keinen belasten, sie nicht belasten, ihn nicht belasten, nicht auch noch belasten, damit nicht belasten, will nicht stören, nicht stören, niemanden stören, störe nur, störe alle, will nicht nerven, nerve nur, nerve alle, auf die nerven gehen, ihr keine sorgen machen, ihm keine sorgen machen, ihnen keine sorgen machen, macht sich sonst sorgen, machen sich sonst sorgen, schäme mich, schaeme mich, ist mir peinlich, mir so peinlich, mir zu peinlich, ist peinlich, glaubt mir niemand, glaubt mir keiner, niemand glaubt mir, keiner glaubt mir, glauben mir nicht, mir nicht glauben, glaubt mir eh, glauben mir eh, nicht ernst nehmen, nimmt mich niemand ernst, nimmt mich keiner ernst, nicht wecken, niemanden wecken, keinen wecken, alle wecken, enttäuschen, enttaeuschen, bin zu viel, werden sauer sein, sind dann sauer, verurteilen mich, mich verurteilen, hassen mich dann, genug eigene probleme, eigene probleme`,
      ),
      willYouTell: phrases(
        `sagst du es jemandem, sagst du das jemandem, sagst du es weiter, sagst du das weiter, sagst du es meinen, sagst du das meinen, sagst du es meiner, sagst du das meiner, sagst du es meinem, sagst du das meinem, sagst du meinen, sagst du meiner, erzählst du es, erzählst du das, erzaehlst du das, wirst du es jemandem, wirst du es meinen, wirst du das meinen, wirst du das jemandem, meldest du das, meldest du mich, verrätst du, petzt du, verpetzt du, erfahren meine eltern, erfahren das meine eltern, erfahren es meine eltern, eltern das erfahren, eltern es erfahren, erfährt das jemand, erfährt es jemand, erfährt jemand, erfährt das meine, erfährt meine mutter, nicht meinen eltern sagen, meinen eltern nichts, meiner mutter nichts sagen, meiner mama nichts sagen, wer liest das, wer liest hier, wer kann das lesen, liest das jemand, liest hier jemand, liest jemand mit, bleibt das unter uns, bleibt das geheim, geheim halten, nicht weitersagen, nicht weiter sagen, ^ sage es niemandem, ^ sage es keinem, bitte sage es niemandem, bitte sage es keinem, sage es bitte niemandem, sage es bitte keinem, bekomme ich ärger, kriege ich ärger, krieg ich ärger, rufst du die polizei, rufst du meine, schreibst du meinen`,
      ),
      afraidOfHelp: phrases(
        `angst vor der polizei, keine polizei, nicht die polizei, dann kommt die polizei, die polizei kommt $, kommt dann die polizei, polizei vor der tür, angst vor dem krankenhaus, nicht ins krankenhaus, kein krankenhaus, nicht in die klinik, nicht in eine klinik, angst vor der klinik, in die psychiatrie, psychiatrische, klapse, irrenhaus, in die geschlossene, anstalt, einweisen, eingewiesen, zwangseinweis*, einliefern, eingeliefert, sperren mich ein, sperren mich weg, werden mich einsperren, wegsperren, weggesperrt, die holen mich ab, die nehmen mich mit, kein krankenwagen, keinen krankenwagen, mit blaulicht, jugendamt, nehmen mir die kinder, nehmen mir meine kinder, nehmen sie mir die kinder, nehmen mir mein kind, verliere meinen job, job verlieren, arbeit verlieren, kann mir das nicht leisten, kann das nicht bezahlen, kann es nicht bezahlen, was kostet das, kostet das was, kostet das etwas, kostet das geld, krankenkasse, versichert, abschieben, abgeschoben, abschiebung, in meiner akte, in der akte, verbeamtet`,
      ),
    },
    retracted: phrases(
      `nur spaß, nur spass, nur ein spaß, war ein spaß, war spaß, spaß gemacht, nur ein witz, war ein witz, nur ein scherz, war ein scherz, nur scherz, nur gescherzt, war nicht ernst, nicht ernst gemeint, meine es nicht ernst, meine das nicht ernst, meinte es nicht ernst, meinte das nicht ernst, nehme es zurück, nehme das zurück, vergiss es, vergiss das, vergiss was ich, vergiss | was ich, ^ schon gut, ist schon gut, nur so gesagt, nur so dahingesagt, nur so daher gesagt, war übertrieben, habe übertrieben, jk, just kidding`,
    ),
    contactMade: phrases(
      `habe angerufen $, habe dort angerufen $, habe da angerufen $, habe sie angerufen $, habe ihn angerufen $, ^ angerufen $, habe meine _ angerufen $, habe meinen _ angerufen $, habe den notruf gerufen, habe den notruf gewählt, notruf gewählt, habe die polizei gerufen, polizei gerufen, habe ihr geschrieben $, habe ihm geschrieben $, habe ihnen geschrieben $, habe meiner _ geschrieben $, habe meinem _ geschrieben $, habe meinen _ geschrieben $, ^ geschrieben $, habe es abgeschickt, ist abgeschickt, ^ abgeschickt, nachricht ist raus, habe es geschickt, habe ihr alles gesagt, habe ihm alles gesagt, habe ihr alles erzählt, habe ihm alles erzählt, habe ihr gesagt wie, habe ihr gesagt | wie, habe es ihr gesagt, habe es ihm gesagt, habe es ihnen gesagt, habe es ihr erzählt, habe es ihm erzählt, habe es meiner _ gesagt, habe es meiner _ erzählt, habe es meinem _ gesagt, habe es meinem _ erzählt, habe es meinen _ gesagt, habe es meinen _ erzählt, sie kommt zu mir, sie kommt vorbei, sie kommt her, sie kommen zu mir, sie ist unterwegs zu mir, sie ist auf dem weg zu mir, sie sind auf dem weg zu mir, freundin kommt, schwester kommt, bruder kommt, mama kommt, mutter kommt, oma kommt, nachbarin kommt, eltern kommen, krankenwagen kommt, krankenwagen ist, rettungswagen kommt, rettung kommt, notarzt kommt, notarzt ist da, polizei ist da, polizei ist hier, polizei ist unterwegs, polizei kommt gleich, hilfe ist unterwegs, jemand ist bei mir, sie ist jetzt da, sie ist jetzt bei mir, sie sind jetzt bei mir, freundin ist bei mir, freundin ist da, schwester ist bei mir, schwester ist da, bruder ist bei mir, mama ist bei mir, mama ist da, mutter ist bei mir, mutter ist da, eltern sind bei mir, eltern sind da, freunde sind da, bin bei meiner schwester, bin bei meiner freundin, bin bei meiner mutter, bin bei meiner mama, bin bei meiner oma, bin bei meinem bruder, bin bei meinen eltern, bin bei einer freundin, bin bei einem freund, bin bei freunden, bin bei nachbarn, bin bei der nachbarin, bin im krankenhaus, bin in der klinik, bin in der notaufnahme, sie haben abgenommen, jemand hat abgenommen, sie sind rangegangen, sie ist rangegangen, jemand ist rangegangen, ist jemand rangegangen, bin am telefon mit, telefoniere gerade mit, rede gerade mit, bin nicht allein $, bin nicht alleine $, bin nicht mehr allein, bin nicht mehr alleine`,
    ),
    relief: phrases(
      `mir geht es besser, es geht mir besser, geht mir besser, mir geht es jetzt besser, es geht mir jetzt besser, mir geht es schon besser, mir geht es etwas besser, mir geht es ein bisschen besser, ein bisschen besser, bisschen besser, etwas besser, schon besser, ^ besser $, ^ besser jetzt, jetzt besser, bin ruhiger, bin jetzt ruhiger, etwas ruhiger, ruhiger geworden, ruhiger jetzt, habe mich beruhigt, hat sich beruhigt, bin in sicherheit, bin jetzt in sicherheit, bin okay, bin ok, bin wieder okay, geht wieder $, geht schon wieder $, drang ist weg, gedanken sind weg, welle ist vorbei, ist vorübergegangen, ^ danke $, ^ ok danke, ^ okay danke, ^ gut danke, vielen dank, dankeschön, danke dir, danke fürs zuhören, danke für deine hilfe, danke für die hilfe, das hilft $, das hilft mir $, das hilft ein bisschen, das hat geholfen, das hat mir geholfen, hat gutgetan, tat gut, mache es nicht $, tue es nicht $, werde es nicht tun, werde es nicht machen, werde nichts tun, werde mir nichts tun, werde mir nichts antun, tue mir nichts an $, habe es weggeworfen, habe sie weggeworfen, habe alles weggeworfen, habe es weggelegt, habe es weggeräumt, habe sie weggeräumt, habe alles weggeräumt, habe es abgegeben, habe sie abgegeben, habe es runtergespült, habe sie runtergespült`,
    ),
    helpers: phrases(
      `nachbar*, lehrer*, lehrkraft, klassenlehr*, vertrauenslehr*, schulsozial*, schulpsycholog*, sozialarbeit*, sozialpädagog*, seelsorg*, pfarrer*, pastor*, priester*, imam, rabbi*, psycholog*, psychiater*, psychotherapeut*, therapeut*, arzt, ärztin, aerztin, hausarzt*, hausärzt*, arztpraxis, kinderarzt, beratungsstelle*, berater, beraterin, vertrauensperson, betreuer*, erzieher*, ausbilder*, trainer, trainerin, coach, hebamme, kollege, kollegin, kollegen, mitbewohner*, chef, chefin, cousin, cousine, patentante, patenonkel, kumpel, eine freundin, einer freundin, ein freund, einen freund, einem freund`,
    ),
  },
};
