import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Bleib, wo du bist, und stell beide Füße auf den Boden. Atme länger aus als ein und lass die Welle steigen, ohne gegen sie zu kämpfen: Das Schlimmste dauert Minuten und fällt dann von selbst ab.',
      'Kälte hilft sofort: Wasser über die Handgelenke oder etwas aus dem Kühlschrank an die Wangen. Dann nenn laut fünf Dinge um dich herum. Geplant wird erst, wenn die Welle unten ist.',
    ],
    worry: [
      'Schreib die Sorge in einem Satz auf. Lässt sich etwas tun, bekommt es einen Tag und eine Uhrzeit. Wenn nicht, bekommt sie morgen eine feste Viertelstunde, und du nimmst dir jetzt etwas für die Hände vor.',
      'Zwei Spalten auf einen Zettel: was du weißt und was du vermutest. Handle nur nach der ersten. Danach zehn Minuten Bewegung, denn der Kopf wird schneller ruhig, wenn der Körper zu tun hat.',
    ],
    night: [
      'Wenn du schon eine Weile wach liegst, steh auf. Setz dich mit etwas Langweiligem ins gedämpfte Licht, ohne Uhr und ohne Handy, und geh zurück, wenn die Augen schwer werden. Morgen stehst du zur üblichen Zeit auf.',
      'Schreib auf, was im Kopf kreist, und daneben einen ersten Schritt für morgen. Dann ist Ausruhen das Ziel, nicht Schlafen: Auch ruhig im Dunkeln zu liegen gibt dem Körper etwas zurück.',
    ],
    loss: [
      'Such dir für den schweren Tag vorher eine Sache aus: einen Ort, das Lieblingsessen, eine Kerze, einen Brief. Weih einen Menschen ein, und lass den Rest des Tages leer.',
      'Halt die Tage klein: etwas essen, einmal an die Luft, mit einem Menschen sprechen. Sag den Namen, wann immer dir danach ist. Die Sachen müssen zu keinem Datum weggeräumt sein.',
    ],
    breakup: [
      'In den nächsten Tagen keine großen Aussprachen und kein Blick ins Profil: Stell es stumm, dann musst du nicht jede Stunde stark sein. Für die schlimmste Stunde machst du vorher etwas aus, mit einem Menschen oder an einem Ort.',
      'Pack die Erinnerungsstücke in eine Kiste, außer Sicht, ohne etwas zu entscheiden. Sag jemandem, welcher Abend am schlimmsten ist, und bitte um genau den. Nachrichten beantwortest du nur, wenn es um Praktisches geht, und erst am Tag darauf.',
    ],
    people: [
      'Nimm einen ruhigen Moment, nicht den Streit selbst. Sag in drei Sätzen, was war, was es mit dir gemacht hat und was du dir wünschst. Dann hör auf zu reden und lass die Antwort kommen.',
      'Frag direkt, statt zu raten: Eine freundliche Frage kostet weniger Kraft als eine Woche Grübeln. Wenn es schiefläuft, sag, dass du morgen darauf zurückkommst, und geh aus dem Zimmer.',
    ],
    alone: [
      'Setz auf oft statt auf eng: jede Woche dieselbe Zeit am selben Ort, dann werden Gesichter vertraut. Danach eine kleine Einladung mit einem Tag darin, zum Beispiel ein Kaffee am Donnerstag nach dem Kurs.',
      'Schreib einem Menschen, den du mochtest, auch nach langer Zeit: zwei Zeilen, eine Erinnerung, keine Erklärung. Und verbring heute eine Stunde dort, wo Leute sind, ohne etwas leisten zu müssen.',
    ],
    self: [
      'Schreib den Satz auf, den du dir gerade an den Kopf wirfst, und darunter, was du einem lieben Menschen in derselben Lage sagen würdest. Dann tu eine Sache, die fair wäre: ein Stück in Ordnung bringen oder es für heute gut sein lassen.',
      'Trenn, was du getan hast, von dem, was du bist. Gibt es etwas gutzumachen, dann mit einem Satz und einer Tat in dieser Woche. Gibt es nichts, darf die Strafe hier aufhören.',
    ],
    tired: [
      'Kürz den Tag auf das, was nicht warten kann: eine nützliche Sache, eine freundliche, Essen, Bett. Streich oder verteil einen Termin dieser Woche. Geht das schon seit Wochen so, lass in der Hausarztpraxis nach einer Ursache schauen.',
      'Fang lächerlich klein an: Füße auf den Boden, Fenster auf, Dusche. Das Tun kommt gerade vor dem Wollen. Dann eine Sache für zwei Minuten, und danach aufzuhören zählt als geschafft.',
    ],
    children: [
      'Mach es langweilig und jedes Mal gleich: wenig Worte, zurück ins Bett, keine neue Idee. Die Regel erklärst du bei Tageslicht. Und wenn du gleich brüllst, leg oder setz das Kind sicher hin und geh eine Minute vor die Tür.',
      'Häng heute eine Latte tiefer: Brot zum Abend, kein Aufräumen. Bitte in dieser Woche einen Erwachsenen um eine bestimmte Stunde. Beim Kind zuerst das Gefühl benennen, dann die Grenze, und die nur einmal.',
    ],
    money: [
      'Zuerst Miete und Strom, dann Essen, dann alles andere. Ruf vor dem Fälligkeitstag an, wo du etwas schuldest: Für Leute, die sich melden, gibt es Raten. Biete einen Betrag an, den du wirklich halten kannst.',
      'Schreib drei Zahlen auf ein Blatt: was da ist, was bis zum nächsten Lohn fällig wird, was noch kommt. Dann ruf eine Schuldnerberatung an, etwa bei Caritas, Diakonie oder Verbraucherzentrale. Das kostet nichts, und sie schreiben mit dir die Briefe.',
    ],
    study: [
      'Finde heraus, was in der Prüfung am meisten zählt, und fang dort an, nicht auf Seite eins. Fünfundzwanzig Minuten bei zugeklapptem Buch aufschreiben, was du noch weißt, dann fünf Minuten Pause. Hör rechtzeitig auf, um zu schlafen.',
      'Kommt in der Prüfung ein Blackout: Stift hin, Füße auf den Boden, zweimal lang ausatmen. Dann die leichteste Aufgabe zuerst, mündlich darfst du um einen Moment oder um die nächste Frage bitten. Meist ist der Rest nach zwei Minuten wieder da.',
    ],
    work: [
      'Frag vorher, worum es geht: Das ist normal und wirkt nicht verzweifelt. Notier dir, was passiert ist, mit Datum. Im Gespräch selbst darfst du sagen: „Das möchte ich mir überlegen, ich melde mich morgen dazu.“',
      'Bring eine Sache mit, nicht alle: was passiert ist, was es die Arbeit kostet, was du vorschlägst. Dafür genügen zehn verabredete Minuten. Und ein Abend dieser Woche bleibt ohne Diensthandy.',
    ],
    ahead: [
      'Gib der Entscheidung ein Datum, und besorg dir bis dahin zwei Auskünfte, die noch fehlen. Probier die Möglichkeit klein aus, für einen Tag oder im Gespräch mit jemandem, der so lebt. Du wählst einen nächsten Schritt, kein ganzes Leben.',
      'Unterschreib nichts am selben Tag. Schreib auf, was bei einem Ja schlimmstenfalls passiert und wie du da wieder herauskämst, dann dasselbe für ein Nein. Das Ende, mit dem sich eher leben lässt, gibt die Richtung.',
    ],
    body: [
      'Schreib auf, seit wann, wie oft und wodurch es besser oder schlechter wird, und nimm den Zettel noch diese Woche mit in die Praxis. Bis dahin wird nachts nichts gegoogelt. Wird es plötzlich stark, geh heute.',
      'Wenn du krank bist oder nicht sicher arbeiten kannst, meld dich krank, und zwar früh: Dann lässt sich noch Ersatz finden. Danach Ruhe, etwas Warmes und ein Mensch, der Bescheid weiß.',
    ],
    anger: [
      'Antworte noch nicht. Geh zehn Minuten um den Block, schreib die wütende Fassung für niemanden, und such darin die eine Grenze, die überschritten wurde. Nur die sagst du, morgen, in normaler Lautstärke.',
      'Zuerst der Körper: raus aus dem Zimmer, kaltes Wasser, Schultern runter. Dann überleg, was du bis morgen erreicht haben willst, und tu nur, was dorthin führt. Jetzt etwas abzuschicken gehört selten dazu.',
    ],
    good: [
      'Erzähl es noch heute jemandem, der es dir gönnt. Dann eine kurze Liste: was vorher da sein muss, wer gefragt wird, bis wann. Was du nicht weißt, fragst du früh; bei Neuen rechnet jeder damit.',
      'Heb ein Stück davon auf: ein Foto, drei Zeilen darüber, wie es kam. Und trag den nächsten praktischen Schritt gleich in den Kalender ein, dann bleibt der Rest des Tages zum Genießen.',
    ],
    general: [
      'Nimm das Stück, das am meisten drückt, und mach es so klein wie eine Stunde: was bis heute Abend anders sein könnte. Die ersten zwei Minuten davon tust du jetzt. Der Rest wartet auf Papier.',
      'Schreib drei Möglichkeiten auf, eine schlechte ist auch dabei. Streich, was du keine Woche durchhältst. Von den anderen nimmst du die, die heute noch anfangen kann, und erzählst jemandem davon.',
      'Schlaf eine Nacht darüber, wenn es geht; bis morgen Mittag wird selten etwas schlimmer. Bis dahin sprichst du mit einem Menschen, der dich an guten und schlechten Tagen kennt. Dann zuerst der kleinere Schritt.',
      'Stell dir vor, ein lieber Mensch stünde an deiner Stelle, und schreib ihm, was du raten würdest. Dann tu die erste Zeile davon.',
    ],
  },
  plan: {
    panic: [
      'Die nächste Stunde: zehn Minuten dort, wo du bist, langsam ausatmen. Dann ein paar Schluck Wasser und ein kurzer, langsamer Weg. Dann nur eine Erledigung, die nächste, und auf bequemem Weg heim. Der Rest geht morgen.',
      'Erstens sitzen, bis die Beine fest sind. Zweitens einem Menschen schreiben, wo du bist. Drittens das eine tun, das nicht warten kann, ohne Hast. Dann nach Hause, etwas Warmes trinken, mehr kommt heute nicht.',
    ],
    worry: [
      'Die nächste Stunde: zehn Minuten alles aufschreiben, was dir Sorge macht. Zehn Minuten eine Sache aussuchen und den ersten Schritt tun. Dann eine halbe Stunde etwas mit den Händen, die Liste liegt in der Schublade.',
      'Heute Abend: bis acht ein Anruf oder eine Nachricht, die es voranbringt. Dann essen, ohne Bildschirm. Um neun bekommt die Sorge eine Viertelstunde auf Papier. Danach gehört sie dem morgigen Tag.',
    ],
    night: [
      'Die nächste Stunde: Licht runter, Handy in ein anderes Zimmer. Zehn Minuten für die eine Sache von morgen, auf Papier. Dann warmes Wasser, Bett, lang ausatmen. Bist du nach einer Weile noch wach, wieder auf, mit etwas Langweiligem.',
      'Bis zum Aufstehen: Wecker stellen, Uhr umdrehen. Zuerst zwanzig Minuten sitzen, wenig Licht, ein zähes Buch. Dann hinlegen und nur ausruhen. Am Morgen Wasser, Tageslicht, Frühstück, und erst am Nachmittag eine kurze Pause.',
    ],
    loss: [
      'Für heute: etwas essen, und wenn es Toast ist. Dann zehn Minuten an die Luft. Am Nachmittag ein Anruf bei jemandem, der den Menschen kannte. Am Abend eine Viertelstunde Kerze oder Foto, dann leise das Radio.',
      'Wenn der Morgen zu früh kommt: um fünf Kaffee und Radio, um sechs eine Runde draußen. Dann eine Arbeit für die Hände, die ein Ende hat. Um neun ein Mensch, am Telefon oder beim Bäcker. Ab Mittag darf es leer sein.',
    ],
    breakup: [
      'Vorher: Sachen gepackt an der Tür, jemand auf Abruf. Währenddessen: zehn Minuten, nur praktische Sätze, keine Aussprache. Hinterher: gleich raus aus der Wohnung, für zwei Stunden zu einem Menschen.',
      'Heute Abend: zuerst essen, dann duschen. Dann ein Film oder eine vertraute Stimme, der Chat bleibt bis morgen stumm. Zur üblichen Zeit ins Bett, das Handy bleibt draußen. Morgen wird morgen geplant.',
    ],
    people: [
      'Zuerst eine Stunde Abstand. Dann drei Zeilen: was war, was es gemacht hat, was du möchtest. Dann um zehn Minuten morgen Abend bitten. Im Gespräch: deine drei Zeilen, die Antwort, und Schluss, bevor es sich im Kreis dreht.',
      'Zum Verteilen der Woche: zehn Minuten alles auf Zettel, auch das Drandenken. Dann nimmt jede Seite abwechselnd einen, bis keiner mehr liegt. Zwei Tage hat die eine ganz, zwei die andere, einer bleibt gemeinsam. Sonntag wird nachgestellt.',
    ],
    alone: [
      'Die nächste Stunde: Gesicht waschen, etwas zum Rausgehen anziehen. Zwanzig Minuten dorthin, wo Leute sind, ein Laden oder eine Bank. Dann eine Nachricht an einen Menschen. Dann zurück, etwas Warmes und eine Stimme im Radio.',
      'Diese Woche: eine feste Stunde, zu der dieselben Leute kommen, Kurs oder Verein. Eine Nachricht an jemanden von früher. Eine Einladung mit einem Tag darin. Die anderen Abende dürfen still sein.',
    ],
    tired: [
      'Für den Rest der Nacht: zuerst etwas Kleines essen, dann warm duschen, dann zwanzig Minuten nichts. Danach Bett, auch ohne Schlaf. Am Vormittag aufstehen, wenn der Wecker geht, Fenster auf, eine Sache erledigen, dann wieder sitzen.',
      'Morgen: auf, Wasser, Fenster, zehn Minuten nach draußen. Vor Mittag eine nützliche Sache. Nach dem Essen eine halbe Stunde flach, ohne Handy. Am Abend etwas Angenehmes, kurz. Alles andere ist Zugabe.',
    ],
    children: [
      'Heute Abend: zuerst zehn Minuten sitzen. Dann nur, was der Morgen braucht: Kleider, Taschen, Brotdosen. Die Wäsche bleibt liegen. Zuletzt duschen und hinlegen. Wer aufwacht, kommt mit denselben fünf Worten zurück ins Bett.',
      'Die nächste Stunde: Kinder an einen sicheren Ort, etwas Ruhiges läuft. Du: Wasser, Essen, fünf Minuten am Fenster. Dann zehn Minuten Ordnung nach der Uhr. Dann alle ins Bett, in derselben Reihenfolge wie immer.',
    ],
    money: [
      'Morgen Vormittag, eins nach dem anderen: zuerst Schreiben und Kontostand auf den Tisch. Dann den Betrag ausrechnen, den du im Monat halten kannst. Dann anrufen und Raten anbieten. Zuletzt alles in einer kurzen Mail bestätigen.',
      'Bis zum Lohn: Bargeld für jeden Tag in einen Umschlag, Essen und Fahrt zuerst. Am Tag ein Anruf: Vermietung, dann Strom, dann wer sonst wartet. Was sich pausieren lässt, pausiert heute, Abos zuerst.',
    ],
    study: [
      'Ab jetzt: zehn Minuten Themen auflisten und die zwei ankreuzen, die am meisten zählen. Dann zwei Runden zu fünfundzwanzig Minuten für das erste, fünf Pause dazwischen. Dasselbe fürs zweite. Letzte halbe Stunde: aus dem Kopf aufschreiben, Tasche packen, schlafen.',
      'Für mehrere Tage: Die erste Hälfte der Zeit gehört den zwei schwächsten Themen, jeden Abend eine Stunde. Dann alte Aufgaben unter Zeit, danach nur die Fehler. Am letzten Abend zehn Minuten eigene Notizen, dann ist Schluss.',
    ],
    work: [
      'Heute: zehn Minuten aufschreiben, was war, mit Datum. Dann eine Zeile mit der Bitte um einen Termin. Am Abend davor: deine zwei Punkte auf eine Karte, Kleider raus, Bett. Am Tag selbst: früh da sein, Punkte sagen, um eine Nacht Bedenkzeit bitten.',
      'Für die Schicht: jetzt das, worauf jemand wartet. Dann jede volle Stunde eine Runde, dazwischen zehn Minuten sitzen und etwas trinken. Alles auf einen Zettel mit Häkchen, damit der Kopf es nicht halten muss. Die letzte halbe Stunde ist für die Übergabe.',
    ],
    general: [
      'Die nächste Stunde: zehn Minuten für den Körper, also Wasser, Essen oder Waschen. Dann zwanzig Minuten für das, was am meisten drückt. Dann eine kurze Nachricht an jemanden. Dann eine halbe Stunde, die nur dir gehört.',
      'Ab morgen: vor Mittag die schwerste kleine Sache. Nach dem Essen ein Gang nach draußen, und sei er kurz. Am späten Nachmittag etwas für den Tag danach. Am Abend wird nichts mehr entschieden, und das Bett hat eine feste Zeit.',
      'In drei Schritten. Erstens: aufschreiben, was heute noch sein muss, höchstens drei Dinge. Zweitens: das kürzeste gleich tun. Drittens: dem nächsten eine Uhrzeit geben und das letzte mit Absicht auf morgen schieben.',
    ],
  },
  wording: {
    breakUp: [
      'Klar und nicht grausam: „Ich habe lange darüber nachgedacht. Ich möchte nicht als Paar weitermachen, das wird sich nicht ändern. Wenn du willst, erkläre ich es dir in Ruhe.“ Sag es am Anfang des Gesprächs, nicht am Ende.',
      'So kannst du anfangen: „Ich muss dir etwas sagen, das weh tut. Ich beende das mit uns. Du hast nichts Falsches verlangt, ich kann es dir nicht geben.“ Dann lass Stille zu.',
    ],
    apologise: [
      'Das hält: „Entschuldige, was ich am Sonntag gesagt habe. Das war unfair, und ich sehe, dass es dich verletzt hat. Du musst nicht antworten. Ich will es besser machen.“ Lass jedes „aber“ weg.',
      'Am Telefon als erster Satz: „Bitte leg nicht gleich auf. Ich will mich entschuldigen, ohne Wenn und Aber.“ Dann eine Pause, bis die andere Seite etwas sagt.',
    ],
    condole: [
      'Du könntest schreiben: „Mir fehlen die richtigen Worte. Ich denke an dich. Am Donnerstag stelle ich dir etwas zu essen vor die Tür, du musst nicht aufmachen.“ Der Tag darin ist wichtiger als schöne Worte.',
      'Schlicht ist am besten: „Mein herzliches Beileid. Ich weiß noch, wie warm du immer erzählt hast. Wenn du reden oder mit jemandem schweigen willst, bin ich da.“',
    ],
    sayNo: [
      'Ein Nein ohne Begründung: „Danke fürs Fragen. Diesmal kann ich nicht, ich komme nicht.“ Wird nachgebohrt, sag denselben Satz noch einmal im selben Ton.',
      'Freundlich und fest: „Ich weiß, dass es dir wichtig ist. So weit bin ich noch nicht, und deshalb sage ich jetzt Nein. Frag mich im Frühjahr wieder.“ Den letzten Satz lässt du weg, wenn du nichts offenhalten willst.',
    ],
    askForHelp: [
      'Das kannst du abschicken: „Mir geht es gerade nicht gut, und ich will damit nicht allein sein. Kannst du mich heute Abend zehn Minuten anrufen? Du musst nichts lösen.“',
      'Zu etwas Bestimmtem sagt man leichter Ja: „Ich schaffe die Woche nicht allein. Könntest du die Kinder am Samstag von zwei bis vier nehmen oder am Mittwoch etwas kochen? Wenn nicht, ist es auch gut, sag es mir offen.“',
    ],
    moreTime: [
      'Sachlich, ohne Betteln: „Guten Tag, die Nachzahlung kann ich nicht auf einmal überweisen. Ich biete monatlich einen festen Betrag an, beginnend zum Ersten. Bitte bestätigen Sie mir das kurz schriftlich.“ Setz Betrag und Datum ein.',
      'Du könntest schreiben: „Ich werde zum Termin nicht fertig und sage das lieber jetzt. Wäre eine Abgabe am Montag möglich? Was ich habe, zeige ich gern schon heute.“',
    ],
    cancel: [
      'Eine lange Geschichte braucht es nicht: „Ich kann heute Abend nicht kommen, ich brauche den Abend für mich. Nächste Woche sehr gern, Dienstag zum Beispiel.“ Schick es ab und leg das Handy weg.',
      'Für die Arbeit: „Ich bin krank und kann heute nicht kommen. Bis heute Abend melde ich mich wegen morgen.“ Mehr müssen sie nicht wissen.',
    ],
    invite: [
      'Locker, mit Ausweg: „Hey, Lust, am Samstag zusammen zum Fußball zu gehen? Wenn nicht, auch kein Ding.“ Ein Tag im Satz macht es echt.',
      'Leicht und klar: „Du hattest mal von dem Kaffee gesprochen. Mittwoch um vier oder Samstagvormittag hätte ich Zeit.“ Mehr muss nicht dabeistehen.',
    ],
    reconnect: [
      'Zwei Zeilen genügen: „Hey, ich bin heute an unserer alten Ecke vorbeigekommen und musste an dich denken. Ist lange her, auch meinetwegen. Erzähl mal, wie es dir so geht.“',
      'Ohne große Entschuldigung: „Ich wollte schon länger schreiben und habe es immer verschoben. Mir fehlt das Reden mit dir. Wenn du magst, telefonieren wir mal abends.“',
    ],
    collect: [
      'Kurz und ruhig: „Nein, Freundschaft ist gerade nichts für mich. Mach’s gut.“ Auf alles, was danach kommt, musst du nicht antworten.',
      'Praktisch: „Samstag zwischen zwei und vier passt, ich habe alles an der Tür stehen.“ Oder, wenn du Zeit brauchst: „Habe es gelesen, ich antworte morgen.“ Eins von beiden reicht völlig.',
    ],
    complain: [
      'Ohne Vorwurf, mit „ich“ am Anfang: „Ich merke, dass die Aufgaben bei mir hängen bleiben, und ich kann nicht mehr. Ich möchte nicht verteilen, ich möchte teilen. Setzen wir uns Sonntag eine halbe Stunde hin.“',
      'Entspannt und deutlich: „Hey, nimm das Bild von mir bitte raus, ich mag es nicht.“ Oder für Größeres: „Als du das vor allen erzählt hast, kam ich mir klein vor. Lass das beim nächsten Mal bitte weg.“',
      'Was war, was es macht, was du willst: „Du warst wieder eine Stunde später da, und ich habe gewartet. Ich komme mir dann unwichtig vor. Schreib mir nächstes Mal, sobald du es weißt.“',
    ],
    hardNews: [
      'Gib ihm zuerst einen Rahmen: „Ich möchte dir etwas sagen, das mir nicht leichtfällt. Lass mich bitte ausreden.“ Dann die Sache in einem Satz, ohne sie dreimal abzumildern.',
      'Auch schriftlich geht es: „Ich schreibe dir das, damit ich es richtig sage. Ich wusste lange nicht, wie.“ Dann eine schlichte Zeile mit dem, was ist. Zum Schluss: „Morgen können wir reden, wenn du Zeit hattest.“',
    ],
    atWork: [
      'Freundlich und ohne Eiern: „Danke fürs Fragen, ich kann an meinem freien Tag nicht einspringen. Am Montag bin ich wieder da.“ Kein Grund dahinter, dann gibt es auch nichts zu verhandeln.',
      'Für ein Gespräch mit der Leitung: „Ich hätte gern diese Woche zehn Minuten zu meiner Arbeitsmenge. Es ist mehr, als in meine Stunden passt, und ich möchte klären, was zuerst kommt.“',
    ],
    ask: [
      'Wer fragt, wirkt vorbereitet: „Kurze Frage, damit ich bereit bin: Muss ich selbst etwas mitbringen oder ist das da?“ Das hören sie jede Woche.',
      'Du kannst sagen: „Ich möchte sicher sein, dass ich es richtig habe. Können Sie mir noch einmal sagen, wie Sie es gern hätten?“ Das nimmt niemand übel.',
    ],
    general: [
      'Versuch es mit: „Ich wollte dir schon länger etwas sagen und weiß nicht genau, wie. Es geht um uns, und es ist mir wichtig. Hast du heute Abend zehn Minuten?“ Tausch jedes Wort aus, das nicht deins ist.',
      'Drei kurze Teile: „Als das passiert ist, kam ich mir außen vor vor. Ich möchte darüber reden, bevor wir etwas entscheiden. Passt dir morgen Abend?“ Die Mitte ist deine.',
      'Weicher, in einer Zeile: „Ich kann so etwas schlecht sagen, deshalb schreibe ich es: Du fehlst mir, und ich hätte es gern wieder gut zwischen uns.“',
      'Als Dank: „Ich bin nicht so der Typ fürs Schreiben, aber das hat mir viel bedeutet. Danke, dass Sie sich die Zeit genommen haben.“ Ein Satz darüber, was genau, und es ist rund.',
    ],
  },
  information: {
    rights: [
      'Ob das erlaubt ist, hängt von Land und Vertrag ab, und nachschlagen kann ich es nicht. Mieterverein, Verbraucherzentrale, Gewerkschaft oder Arbeiterkammer können es, oft kostenlos. Bis dahin nichts sofort unterschreiben: Ein Tag zum Lesen steht dir zu.',
      'Raten sind bei Nachzahlungen üblich, aber meist freiwillig: früh anfragen, schriftlich, mit einem Betrag, den du halten kannst. Die Abrechnung darfst du prüfen und die Belege ansehen. Wie es in deinem Fall steht, sagt eine Beratungsstelle.',
    ],
    panic: [
      'Herzrasen, enge Brust, kribbelnde Hände, das Gefühl zu ersticken: All das macht Panik. Nach etwa zehn Minuten ist der Gipfel erreicht, nach einer halben Stunde ist es meist vorbei. Ist es neu, zieht es in Arm oder Kiefer oder kippst du um, lass sofort ärztlich nachsehen.',
      'Bei Panik schlägt der Körper Alarm, ohne dass es brennt: Schnelles Atmen macht Kribbeln und weiche Knie. Verrückt wird man davon nicht, und es endet auch, wenn du gar nichts tust. Ob das Herz gesund ist, klärt die Hausarztpraxis ein für alle Mal.',
    ],
    breakup: [
      'Das ist sehr verschieden. Bei den meisten lässt das Schärfste nach einigen Wochen bis drei Monaten nach, nach langen Jahren kann es ein Jahr dauern. Es kommt in Wellen: Ein schlechter Tag spät im Jahr heißt nicht, dass du wieder am Anfang stehst.',
      'Ja, auch wer einem nicht gutgetan hat, kann fehlen: Es fehlen die Gewohnheit und die Hoffnungen. Kein Kontakt verkürzt es, der Blick ins Profil verlängert es.',
    ],
    grief: [
      'Eine normale Länge gibt es nicht. Das erste Jahr mit all seinen Tagen ist meist das schwerste, und Wellen kommen noch nach Jahren. Mit jemandem reden, der nicht mehr da ist, für zwei decken: Das tun sehr viele. Wird nach einem Jahr gar nichts leichter, sprich es in der Praxis an.',
      'Zorn auf die Toten, Lachen, gar nichts fühlen, Erleichterung: All das gehört zur Trauer und sagt nichts darüber, wie sehr du geliebt hast. Sie läuft nicht in Stufen ab, sie kommt und geht.',
    ],
    crying: [
      'Ja. Viel weinen, über Kleinigkeiten oder erst Tage später: So lässt der Körper oft Spannung ab, und nicht weinen zu können ist genauso häufig. Geht es länger als zwei Wochen fast den ganzen Tag, erzähl es in der Hausarztpraxis.',
      'Vor Müdigkeit, Wut oder Erleichterung zu weinen ist ganz gewöhnlich, auch ohne Anlass. Schwach macht das niemanden. Gegen das Kopfweh danach helfen Wasser und ein kaltes Tuch.',
    ],
    numb: [
      'Nichts zu fühlen ist eine häufige Antwort auf zu viel: Nach Verlust, Schreck oder langem Stress dreht der Kopf leiser. Meist kommt es stückweise zurück, oft zuerst als Tränen. Dauert es über zwei Wochen, lass jemanden in der Praxis mit draufschauen.',
    ],
    sleep: [
      'Vor etwas Wichtigem schlecht zu schlafen ist sehr verbreitet, und eine kurze Nacht kostet weniger, als man denkt: Der Körper holt es sich zurück. Ruhig im Dunkeln zu liegen ist schon ein Teil der Erholung.',
      'Erwachsene brauchen etwa sieben bis neun Stunden, Jugendliche acht bis zehn, und ein paar schlechte Nächte schaden nicht. Ein- bis zweimal aufzuwachen gehört zum Schlaf. Geht es einen Monat so, hilft die Hausarztpraxis weiter.',
    ],
    friends: [
      'Meistens dadurch, dass man dieselben Leute immer wieder bei etwas anderem trifft: Verein, Kurs, Ehrenamt, Spieleabend. Es braucht um die fünfzig Stunden, bis man sich Freunde nennt, also zählt das Wöchentliche mehr als der große Abend.',
      'Als Erwachsene haben es die meisten damit schwerer: Niemand setzt einen mehr nebeneinander. Es wirkt, oft da zu sein, sich einen Namen zu merken und selbst einen Tag vorzuschlagen. Andere mögen uns meist lieber, als wir denken.',
    ],
    homesick: [
      'Heimweh kann lange nach dem Umzug kommen, oft wenn der erste Trubel vorbei ist, und an Feiertagen kehrt es wieder. Bei den meisten wird es im ersten Jahr milder, mit einem festen Ort und einem festen Menschen schneller. Ein Fehler war der Umzug deshalb nicht.',
    ],
    badThoughts: [
      'Fast alle haben schlimme Gedanken, die aus dem Nichts kommen, und meist sind sie das Gegenteil von dem, was man will: Darum erschrecken sie. Ein Gedanke ist kein Wunsch und keine Tat. Wegdrücken füttert ihn, vorbeiziehen lassen hungert ihn aus. Bestimmen sie den Tag, gehört das in eine Praxis.',
    ],
    study: [
      'Ein Blackout unter Druck ist häufig: Stress versperrt für ein, zwei Minuten den Weg zu dem, was du weißt. Lang ausatmen, mit irgendeiner leichten Aufgabe anfangen, und es kommt wieder. Am besten bleibt hängen, was du bei geschlossenem Buch aus dem Kopf holst.',
    ],
    children: [
      'Das kennen sehr viele Eltern: lieben und weglaufen wollen, sich langweilen, keine Berührung mehr aushalten. Schlechte Eltern macht das nicht. Aufwachen, Klammern und Toben kommen in Phasen, und die meisten sind nach Wochen vorbei. Hast du Angst, die Beherrschung zu verlieren, ruf heute jemanden an.',
      'Kinder machen es sehr verschieden, darum ist das von nebenan kein Maß. Bei echter Sorge um Schlaf, Wachsen oder Sprechen fragst du in der Kinderarztpraxis; das werden sie dort jeden Tag gefragt.',
    ],
    tired: [
      'Müde trotz Schlaf kann von langem Zuviel kommen, von gedrückter Stimmung oder vom Körper: Eisen, Schilddrüse, Infekte. Darum lohnt nach einigen Wochen ein Blick ins Blut. Faulheit fühlt sich anders an: Wer faul ist, leidet nicht darunter.',
    ],
    anger: [
      'Wut und Eifersucht sind gewöhnlich, und sie zu fühlen schadet niemandem, nur was man daraus macht. Das erste Aufflammen dauert ein paar Minuten, wenn nichts Neues es nährt. Mehr als sonst ist oft ein Zeichen von wenig Schlaf oder viel Geschlucktem.',
    ],
    worry: [
      'Ein Körper in Sorge arbeitet: Magen, kein Appetit, kalte Hände, Kreisgedanken gehören dazu und sind harmlos. Es fällt ab, wenn das Warten vorbei ist, und früher, wenn du dich bewegst. Füllt es monatelang die meisten Tage, gibt es in der Praxis gute Wege.',
    ],
    alone: [
      'Sehr verbreitet, auch bei Leuten mit vielen Kontakten: Etwa jeder dritte oder vierte Mensch kennt es. Es heißt, dass etwas fehlt, und nicht, dass mit dir etwas nicht stimmt. Auch still oder schüchtern zu sein ist kein Mangel.',
    ],
    normal: [
      'Soweit ich das von hier sehe, ja: Viele an deiner Stelle würden so fühlen oder handeln. In eine Praxis gehört es, wenn es wochenlang bleibt, stärker wird oder dich vom Essen, Schlafen oder Arbeiten abhält.',
      'Die Spanne ist da sehr weit, und was du beschreibst, ist menschlich. Ich bin ein Programm und kann niemanden untersuchen. Macht es dir Angst oder lässt es in zwei Wochen nicht nach, frag jemanden, der das kann.',
    ],
    unknown: [
      'Das weiß ich nicht: Ich bin ein kleines Programm ohne Bücherregal und will nichts erfinden. Eine Suche hat es in einer Minute. Helfen kann ich bei dem, wofür du es brauchst: ein Plan, ein Satz, eine Pause.',
      'Nachschlagen kann ich nicht, ich würde nur raten. Wer damit arbeitet oder eine gute Seite im Netz sagt es dir richtig. Bring mit, was du findest, dann sehen wir, was daraus folgt.',
      'Für Sachfragen tauge ich wenig, außer zu Schlaf, Stress und Menschen. Eine Lehrkraft, eine Bücherei oder das Amt selbst ist schneller und sicherer.',
    ],
  },
  opinion: {
    loss: [
      'Ich bin ein Programm, nimm es als Blick von außen: Falsch ist daran nichts, und weggeräumt werden muss gar nichts. Dafür spricht, dass es dir guttut. Dagegen spräche nur, wenn es dich von Essen, Schlaf oder Menschen abhielte.',
    ],
    breakup: [
      'Von außen, als Programm: Für Abstand spricht, dass jeder Kontakt es wieder aufreißt, dagegen, dass Offenes offen bleibt. Praktisches lässt sich schriftlich klären, der Rest darf ein paar Wochen warten.',
    ],
    people: [
      'Ich bin ein Programm und höre nur deine Seite. Zu hart finde ich es nicht: Dafür spricht, wie oft du es schon geschluckt hast, dagegen höchstens der Ton. Den Ton kann man nachbessern und bei der Sache bleiben.',
      'Ich habe nur eine Hälfte der Geschichte, und das als Programm. Für die freundliche Lesart spricht, dass es vielleicht gedankenlos war, für die andere, dass es dich getroffen hat. Sag es einmal ruhig, an der Antwort siehst du, was stimmt.',
    ],
    self: [
      'Als Programm habe ich nichts davon, dich zu schonen: Ich lese von einem Fehler oder einem schlechten Tag, nicht von einem schlechten Menschen. Für deinen Anteil spricht, was du getan hast, gegen alles andere, was du nicht wissen konntest. Die faire Hälfte genügt.',
    ],
    work: [
      'Mein Blick, so viel der eines Programms wert ist: Fürs Wechseln oder Ansprechen spricht, dass dein Körper dir schon Bescheid gibt. Dagegen sprechen Gewohnheit und Stolz, und beide darf man fragen. Ein Probemonat kostet wenig.',
    ],
    ahead: [
      'Vorhersehen kann ich als Programm nichts. Dafür spricht, was du sonst bereuen würdest, dagegen, was sich nicht zurücknehmen ließe. Geht es zurückzunehmen, probier es klein. Wenn nicht, noch zwei Wochen und eine zweite Meinung.',
    ],
    general: [
      'Ich bin ein Programm, also ist es ein Blick und kein Urteil. Für dich spricht, dass du vorher nachdenkst. Dagegen höchstens, was die andere Seite weiß und du nicht. Falsch würde ich es nicht nennen.',
      'Ehrlich, und ohne Mensch zu sein: Albern ist das nicht, und unverzeihlich auch nicht. Prüfen würde ich nur, ob du es an einem ausgeschlafenen Morgen noch genauso siehst.',
      'Von außen kann beides stimmen: dass es einen Grund gab und dass es für dich nicht in Ordnung war. Als Programm kann ich das Erste nicht prüfen, und für das Zweite musst du es auch nicht widerlegen.',
      'Dafür: Du hättest eine Antwort. Dagegen: Es könnte einen Tag lang unangenehm werden. Abwägen kann das ein Programm nicht für dich, aber das Zweite geht schneller vorbei.',
    ],
  },
  distraction: [
    'Ein Spiel: Nimm den ersten Buchstaben deines Namens. Dazu ein Tier, eine Stadt, ein Gericht und einen Film. Schreib sie hierher, Tempo zählt, Rechtschreibung nicht.',
    'Ein Oktopus hat drei Herzen und schmeckt mit den Armen, und wenn er schwimmt, setzt eines der Herzen aus. Deshalb läuft er lieber.',
    'Wähl, ohne lange zu denken: Berge oder Meer, Suppe oder Kuchen, unsichtbar sein oder fliegen, immer zehn Minuten zu spät oder immer eine Stunde zu früh. Schreib deine vier auf.',
    'Ein Rätsel: Ich habe Städte ohne Häuser, Flüsse ohne Wasser und Wälder ohne Bäume. Rate, bevor du weiterliest: Es ist eine Landkarte.',
    'Schau dich um und finde für jede Farbe des Regenbogens ein Ding, Rot zuerst. Schreib auf, welches am schwersten zu finden war.',
    'In Schweden wird ein Hotel jeden Winter neu aus Flusseis gebaut, und jedes Frühjahr fließt es zurück in den Fluss. Geschlafen wird auf Rentierfellen.',
    'Richten wir einen Ort ein, den es nicht gibt: ein Häuschen mit einem Zimmer. Drei Dinge dürfen hinein, ein Fenster mit beliebiger Aussicht und ein Tier. Schreib, was dort steht.',
    'Capybaras lassen so gut wie jeden auf sich sitzen, Vögel, Affen, sogar Schildkröten. Seeotter halten beim Schlafen Pfötchen, damit sie nicht auseinandertreiben.',
    'Zähl von hundert in Siebenerschritten rückwärts, so weit du kommst, und schreib hin, wo Schluss war. Weit kommt keiner, und im Kopf ist so lange kein Platz für anderes.',
    'Erzählen wir eine Geschichte, jeder eine Zeile. Meine: An einem Dienstag, an der Endstation der Straßenbahn, fing ein Koffer an zu summen. Jetzt deine.',
  ],
  company: [
    'Ich bin da. Du musst nichts Kluges schreiben und auch sonst nichts. Schick ab und zu ein Wort, wenn du magst, und ich antworte jedes Mal.',
    'Dann sitzen wir hier eine Weile, du und ein Programm, das nirgendwohin muss. Mach es dir so bequem, wie der Platz es hergibt.',
    'Hier bin ich. Zu tun gibt es gerade nichts. Spür den Stuhl oder das Bett unter dir; mehr will diese Minute nicht.',
    'Ich leiste dir Gesellschaft, so gut ein paar Zeilen auf einem Bildschirm das können. Schreib, was du von dort aus siehst, oder gar nichts.',
    'Immer noch da. Die Zeit darf in ihrem eigenen Tempo vergehen.',
    'Du störst hier niemanden, egal wie spät es ist. Schweigen geht auch.',
    'Wir warten zusammen, bis es so weit ist. Wenn ein Mensch besser wäre, schreib einem; beides zugleich geht.',
    'Ich lese weiter mit. Ein Atemzug nach dem anderen ist gerade genug.',
  ],
  doWithMe: [
    'Dann zusammen, jetzt gleich.',
    'Gut, wir machen es sofort.',
    'Dann fangen wir an, und aufhören geht jederzeit.',
    'Gern. Geh Zeile für Zeile mit.',
    'Ja. Ganz langsam, du und ich.',
    'Los geht es. Bleib so sitzen, wie du sitzt.',
  ],
  listen: [
    'Dann höre ich nur zu. Kein Rat, keine Fragen.',
    'Gut: Du erzählst, ich lese. Repariert wird hier nichts.',
    'Nur zu, so lang und so durcheinander du willst. Ich höre bloß zu.',
    'In Ordnung, von mir kommen keine Tipps. Sag es, wie es ist.',
    'Ich höre zu, und sonst tue ich nichts.',
  ],
  memory: {
    named: [
      'Du hast mir den Namen gesagt: {name}.',
      'Der Name, den du genannt hast, ist {name}.',
      'Weiter oben steht bei dir: {name}.',
    ],
    quoted: [
      'Weiter oben hast du geschrieben: „{words}“.',
      'Ich habe nachgesehen; da steht von dir „{words}“.',
      'Dazu habe ich von dir „{words}“.',
    ],
    unknown: [
      'Das finde ich in unserem Gespräch nicht, und raten will ich nicht. Sag es mir noch einmal, dann habe ich es.',
      'Das kam hier noch nicht vor, soweit ich sehe. Ich kenne nur, was in diesem Gespräch steht.',
      'Ich bin nicht sicher und sage das lieber, als etwas zu erfinden. Du kannst es mir noch mal schreiben.',
    ],
  },
  offers: [
    'Dafür gibt es eine kurze Übung: „{title}“. Sie beginnt hier unten.',
    'Wenn du mehr tun willst als lesen: „{title}“ steht unten und dauert ein paar Minuten.',
    'Dazu habe ich „{title}“: ein paar Schritte, und du kannst bei jedem aufhören. Es beginnt unten.',
    '„{title}“ geht es Schritt für Schritt mit dir durch; es fängt hier unten an.',
    'In wenigen Minuten hilft „{title}“. Du findest es unten.',
    'Unten steht „{title}“, gemacht für Momente wie diesen.',
  ],
  repairs: {
    questions: [
      'Stimmt, das waren zu viele Fragen. Ich höre damit auf.',
      'Verstanden: keine Fragen mehr von mir.',
      'Angekommen, ich habe dich ausgefragt. Das ist hiermit vorbei.',
    ],
    repeating: [
      'Du hast recht, ich wiederhole mich.',
      'Stimmt, das war dasselbe in anderen Worten. Ich mache es jetzt anders.',
      'Zu Recht gesagt: Ich habe mich im Kreis gedreht.',
    ],
    misunderstood: [
      'Dann habe ich dich falsch gelesen, entschuldige.',
      'Das ging an dem vorbei, was du meintest. Danke, dass du es sagst.',
      'Da lag ich daneben. Es gilt, was du sagst.',
      'So war es also nicht gemeint; ich nehme es zurück.',
    ],
    unhelpful: [
      'Das war also keine Hilfe. In Ordnung.',
      'Gut, dass du es sagst: Das hat dir nichts gebracht.',
      'Okay, daneben. Ich bin ein Programm und greife auch mal daneben.',
      'Das war hohl, ich sehe es.',
    ],
  },
  ways: [
    'Zwei Wege von hier: Du erzählst weiter und ich höre nur zu, oder du schreibst „Plan“ und bekommst einen für die nächsten Stunden.',
    'Such dir aus, was jetzt besser ist: Ich bleibe still und lese, oder du schreibst „Übung“ und bekommst etwas zu tun.',
    'Ich kann ohne Kommentar zuhören, oder du schreibst „Satz“ und bekommst einen, den du so abschicken kannst.',
    'Entweder erzählst du es auf deine Art und ich halte mich kurz, oder du schreibst „Ablenkung“ und wir reden von etwas ganz anderem.',
    'Du kannst alles rauslassen, und von mir kommt höchstens eine Zeile. Oder du schreibst „Rat“ und bekommst zwei handfeste Sätze.',
  ],
  otherTopics: [
    'Dann lassen wir das, wo es ist. Erzähl von irgendetwas anderem, groß oder klein.',
    'Gut, etwas anderes. Es kann von heute sein, von jemandem, den du magst, oder von nichts Bestimmtem.',
    'Gern, ein anderes Thema. Fang irgendwo an; ich komme darauf nicht zurück, solange du es nicht tust.',
  ],
};
