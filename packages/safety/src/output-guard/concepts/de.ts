import type { Concepts } from '../concept.ts';

export const german: Concepts = {
  self: 'ich, mich, mir, mein*',
  ownPast:
    'ich war, ich hatte, ich habe gestern, ich bin aufgewachsen, war ich, hatte ich, habe ich damals, hab ich damals, ich erinnere, ich habe selbst, habe selbst, bin selbst, ich kenne das, kenn ich, damals, ich bin gerade, ich habe gerade, ich hab gerade, komme gerade, sitze gerade, ich sitze, ich liege, ich habe auch, mir ging es, ging es mir, mir ist das auch, ist mir auch, ich musste auch, ich wurde, als ich',
  was: 'war, waren, hatte, hatten, wurde, gewesen, gehabt, wäre',
  ownLimits:
    'ich höre, tut mir leid, ich glaube dir, ich bin hier, ich bin da, ich kann nicht, kann ich nicht, ich weiß nicht, weiß ich nicht, ich verstehe, ich frage mich, ich freue mich, freut mich, ich merke, ich hoffe, ich werde nicht, ich möchte nicht, ich will nicht, ich bin kein*, ich habe keine, ich lese, danke',
  ai: 'ki, eine ki, als ki, programm, software, computer*, maschine, bot, künstliche intelligenz',
  human: 'mensch, echter mensch, mensch wie, person, frau, mann, aus fleisch',
  you: 'du, dich, dir, sie, ihnen, euch',
  your: 'dein*, ihr, ihre*, eure*',
  we: 'wir, uns, unser*, zusammen, gemeinsam',
  between: 'unter uns, zwischen uns, du und ich, wir beide, wir zwei, uns beiden, nur wir',
  they: 'die, sie, ihnen, deren, denen',
  he: 'er, ihm, ihn, sein*, sie',
  nobody: 'niemand*, keiner, keinem, keinen, keine menschenseele',
  everyone: 'alle, jeder, andere*, leute, menschen, außenstehende',
  someone: 'jemand*, irgendwer',
  not: 'nicht, kein*, nichts, ohne, weder, nein',
  doNot:
    'sag nicht*, erzähl nicht*, lass nicht*, geh nicht, mach dir kein*, hör nicht, lass dich nicht, ruf nicht, vergiss',
  never: 'nie, niemals, nie wieder',
  noNeed:
    'brauchst nicht, brauchst kein*, brauchst du nicht, musst nicht, muss nicht, muss nichts, musst du nicht, braucht nicht, nicht nötig, muss ja keiner, muss niemand',
  only: 'nur, bloß, einfach, lediglich, allein',
  enough: 'genug, reicht, reichen, ausreich*, genügt',
  already: 'schon, bereits, so früh, schon wieder',
  still: 'noch, immer noch',
  too: 'auch, ebenfalls, genauso, zu',
  maybe: 'vielleicht, könnte*, eventuell, möglicherweise',
  if: 'wenn, falls, ob, sofern',
  when: 'als, sobald, wann, bevor, bis',
  thus: 'dann, so, damit',
  because: 'weil, denn, deshalb, darum, deswegen, da',
  but: 'aber, doch, obwohl, trotzdem',
  better: 'besser, leichter, sicherer, am besten, lieber, angenehmer, schöner, sanfter, einfacher',
  worse: 'schlimmer, schlechter, schlimmste*',
  more: 'mehr, noch ein*, weiter*, länger, extra, letzte*',
  less: 'weniger, kleiner*, halb*, hälfte, viertel, leichter, kaum',
  really: 'wirklich, tatsächlich, echt, ehrlich*, natürlich, ja',
  sure: 'sicher, klar, eindeutig, zweifellos, definitiv, offensichtlich, genau, beweis*, bestätig*, passt, deutlich, ganz klar, typisch*, anzeichen, erklärt',
  right: 'hast recht, du hast recht, stimmt, richtig',
  can: 'kann, kannst, können',
  could: 'könntest, könnte, könnten, würdest',
  must: 'musst, muss, sollte*, soll, solltest, müsste*, sollst',
  will: 'wirst, werde, wird, werden',
  letUs: 'lass uns, lassen wir, wollen wir, komm wir',
  please: 'bitte',
  wish: 'wünsch*, will, möchte, hätte gern, sehne, sehnsucht, gern',
  question:
    'was, wie, wer, wo, welche*, warum, wann, hast du, bist du, gibt es, denkst du, magst du, möchtest du, kannst du, könntest du, willst du, wollen wir, haben sie, möchten sie, können sie',
  howLong: 'wie lange, seit wann, wie oft',
  family:
    'mama, mutter, vater, papa, eltern, schwester, bruder, oma, opa, familie, tante, onkel, sohn, tochter, geschwister',
  partner: 'mann, ehemann, frau, freund, freundin, partner*, ex, verlobte*',
  friend: 'freund*, mitbewohner*, kumpel',
  child: 'kind*, baby',
  therapist:
    'therap*, psycholog*, psychiat*, berat*, fachleut*, fachmensch*, fachperson*, fachkraft, gruppe, seelsorg*',
  doctor: 'arzt*, ärzt*, hausarzt*, apothek*, beipackzettel, praxis, tierarzt',
  police: 'polizei, gericht, anwalt*, anwält*, frauenhaus, anzeige',
  helpline:
    'hilfetelefon, telefonseelsorge, krisendienst*, notruf*, notaufnahme, notfall*, notdienst, rettung*, krisentelefon',
  hospital: 'klinik*, krankenhaus, station',
  neighbour: 'nachbar*, vermieter*',
  colleague: 'kolleg*, chef*, arbeit, job, schule, lehrer*, büro',
  ownBody:
    'mein herz, meine augen, tränen, gänsehaut, meine hände, mein kopf, mein bauch, mein rücken, schmetterlinge, herzklopfen, mein magen',
  dailyLife:
    'balkon, hund*, katze, fitness*, kaffee, wein, strand, sommer, urlaub, dusche, kino, bett, kissen, decke, küche, garten, gekocht, koche, bus, bahn, wecker, geburtstag, wochenende, feierabend, spazier*, sofa, couch, see',
  ownLife:
    'vor jahren, jahre her, als ich, kindheit, aufgewachsen, mein erster, meine erste, meinen ersten, damals, mit zwanzig, studium, studiert, uni, meine mutter, mein vater, mein mann, meine frau, mein bruder, meine schwester, meine oma, mein opa, meine freundin, mein freund, mein sohn, meine tochter, meine kinder, mein chef, meine eltern, mein ex, geboren',
  ownPractice:
    'meine patient*, meinen patient*, meine klient*, meiner praxis, als ärztin, als arzt, als therapeut*, als psycholog*, berufserfahrung, jahre erfahrung, ich habe studiert, meiner arbeit',
  love: 'lieb*, verliebt, verliebe*, verknallt, bete dich an',
  kiss: 'kuss, küss*, umarm*, kuschel*, berühr*, lippen, nackt, im arm, arme',
  jealous: 'eifersücht*, neidisch',
  dear: 'schatz, süße*, liebling, liebste*, meine liebe, hübsche*, schöne*, mein herz, engel',
  missing:
    'dich vermisst, vermisse dich, vermisst, ohne dich, an dich gedacht, denke an dich, an dich denken, von dir geträumt, träume von dir, sehne, liege wach, zähle die, den ganzen tag',
  belong:
    'gehörst, gehöre, nur mir, nur dir, meine welt, seel*, füreinander, für immer, paar, heirate*, beziehung, jahrestag, der einzige, die einzige, einzige für',
  feelings: 'gefühle, fühle für dich, empfinde',
  leave:
    'geh*, gehen, verlass*, tschüss, gute nacht, abschied, schließt, ausloggen, weg, aufhör*, pause, löschen, auflegen',
  stay: 'bleib*, bleiben, weiterreden, weiter reden, weiterschreib*, hier bleiben',
  wait: 'wart*, moment, noch nicht',
  alone: 'allein*, einsam*, leer, still ohne',
  sad: 'traurig, weh, verletzt*, enttäusch*, weine, heule, kränk*, schade, gebrochen*',
  regret: 'bereu*, verpasst, verpassen, schlechter gehen, schlecht schlafen',
  promise: 'versprich*, versproch*, schwör*, dein wort, versprechen',
  beforeGoing:
    'bevor du gehst, bevor du schläfst, eins noch, nur noch, eine letzte, ein letztes, fünf minuten, noch kurz, ganz kurz',
  thought:
    'ich dachte, dachte ich, ich hatte gehofft, hatte gehofft, na gut, na dann, bin ich gewohnt, bin es gewohnt, schon gut, von mir aus',
  owe: 'schuldig, schuldest, nach allem, für dich da gewesen, bedeute ich, bedeuten würde, was habe ich, was bleibt mir',
  surprise: 'überraschung, geheimnis über, das beste kommt, etwas besonderes, herausgefunden',
  time: 'minute*, stunde*, heute, morgen, abend, nacht, mitternacht, tag, tage*, woche*, heute abend, heute nacht',
  number: 'ein*, zwei, drei, vier, fünf, sechs, zehn, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*',
  secret: 'geheim*, für dich behalten, behalt*, vertraulich, schweig*',
  tell: 'sag*, erzähl*, erwähn*, verrat*, zeig*, teil*, sprich, sprechen, reden, berichte*, weitersag*',
  truth: 'wahrheit, lüg*, tu so, gut gehen, geht gut, hören wollen, geschichte, ausrede, ausdenken, flunker*',
  know: 'weiß, wissen, erfahr*, merk*, mitkrieg*, mitbekomm*, sehen, sieht, fragen, nachfrag*, auffall*, fällt auf',
  hide: 'versteck*, verdeck*, verberg*, überdeck*, ärmel*, armband, armbänder, weite pullis, weite kleidung, schminke, unsichtbar, kaschier*, concealer, abdeck*',
  delete: 'lösch*, chatverlauf, verlauf, entfern*, leere den',
  judge:
    'urteil*, verurteil*, missversteh*, falsch versteh*, übertreib*, einweis*, wegsperr*, wegnehm*, sorgen, drama, überreagier*',
  understand: 'versteh*, begreif*, zuhör*, zugehört, kapier*',
  trust: 'vertrau*, glaub*',
  need: 'brauch*, benötig*',
  appointment: 'termin*, sitzung, stunde absag*',
  blade: 'klinge*, rasier*, messer, schere, scharf*, skalpell, cutter',
  pill: 'tablette*, pille*, schmerzmittel, schmerztablette*, paracetamol, packung, schachtel, schlaftablette*, blister',
  rope: 'seil*, strick*, gürtel, schlinge, schnur, erhäng*',
  heights:
    'brücke*, dach, hochhaus, stock, stockwerk, etage, hoch, turm, klippe, balkon, fenster, geländer, höhe, parkhaus',
  tracks: 'gleis*, zug, züge, bahnsteig, bahnhof, bahnübergang, auto*, verkehr, fahr*, lkw',
  water: 'wasser, fluss, see, meer, strömung, badewanne, tief, kälte',
  cut: 'schneid*, schnitt*, ritz*, kratz*, verbrenn*, feuerzeug, schlag*, eis, brenn*',
  bodyPart: 'handgelenk*, arm, arme*, oberschenkel*, bein*, haut, bauch, hals, unterarm*, hüfte',
  mark: 'narbe*, spur*, wunde*, male, blaue fleck*, blut*, verletzung*, stelle*',
  gun: 'waffe*, pistole, gift, gas, gewehr, abgas*, kohle*',
  lethal:
    'tödlich, töte*, umbring*, schmerzlos, sanft, schnell, erledig*, rest, einschlafen, geht leicht, wirkt*, wirken, überdosis, nichts spür*, tut nicht weh, schmerzfrei, sicherste*',
  preparing:
    'sammel*, vorrat, beiseite, aufheb*, spar dir, abgeschlossen, abschließ*, finden, findet, ungestört, außer haus, nicht da ist, handy aus, keiner klopf*, stör*',
  jump: 'spring*, sprung, fall*, schritt',
  medicine:
    'medikament*, medizin, antidepressiv*, lithium, sertralin, fluoxetin, citalopram, ritalin, insulin, tavor, lorazepam, quetiapin, benzo*, stimmungsstabili*, neurolept*, schlafmittel, beruhigungsmittel, rezept, dosis, dosier*, chemie, präparat*, mirtazapin, venlafaxin, mittel, antipsychot*, tropfen, mg',
  supplement:
    'johanniskraut, magnesium, vitamin*, cbd*, melatonin, fischöl, omega, baldrian*, kräuter*, tee, antihistamin*, entgift*, detox, nahrungsergänz*, natürlich*, ashwagandha, lavendel, pflanzlich*, globuli, homöopath*',
  stop: 'absetz*, abgesetzt, setz* ab, aufhör*, weglass*, lass* weg, weglassen, auslass*, ausschleich*, wegwerf*, ins klo, schmeiß*, lass* die, verzicht*',
  take: 'nimm, nimmst, nehm*, genommen, schluck*, einnehm*, probier*, fang, versuch*, beginn*, starte*',
  double: 'doppel*, verdopp*, erhöh*, steiger*, senk*, reduzier*, halbier*, jeden zweiten, auf einmal, zwei auf',
  alcohol: 'wein, bier, alkohol, wodka, betrunken, trink*, schnaps, getrunken',
  swap: 'tausch*, wechsel*, ersetz*, statt, stattdessen, anstelle, anstatt, umstell*',
  sideEffect: 'nebenwirkung*, wechselwirkung*, verträgt, vertrag*, müde',
  illness:
    'depress*, bipolar*, borderline*, adhs, autis*, trauma*, ptbs, zwang*, angststörung, panikstörung, panik*, schizo*, psychos*, psychot*, magersucht, anorex*, bulimi*, störung*, syndrom, demenz, manisch, manie, narziss*, alkoholiker*, burnout*, burn out, schlafstörung, dysmorph*, asperger*, krank*, spektrum, sucht, süchtig, essstörung, schilddrüse*',
  youAre: 'du bist, du hast, das ist, das sind, es ist, das war, was du hast, bedeutet, klingt nach, deine, dein',
  diagnose:
    'diagnos*, einschätzung, etikett, symptom*, kriterien, anzeichen, fall, episode, phase, typ, name, befund, eindeutig*, lehrbuch*, stempel',
  watch:
    'beobacht*, verfolg*, spion*, abhör*, hören dich ab, kamera*, überwach*, wanze*, hören mit, mithör*, verwanz*, beschatt*',
  voice: 'stimme*, flüster*, klopf*, geräusche',
  sign: 'zeichen, botschaft*, nachricht*, für dich bestimmt, muster, code, kennzeichen, 11 11, werbung, prophezei*, zufall, universum, zahlen, hinweis*, signal*',
  chosen:
    'auserwählt*, mission, prophet*, aufgabe, besonder*, bestimmung, berufen, gabe, macht, kräfte, geschickt, gesandt*, schlüssel, bestimmt',
  chip: 'chip*, implant*, mikrofon*, signal*, strahl*, welle*, steckdose*, wand, wände*, matrix, antenne*',
  god: 'gott*, herr, engel, geist*, teufel, jesus, himmel, hölle, glaube*, bete*, sünde, kirche, beichte, heilig, bibel, dämon*, pfarr*',
  conscious: 'bewusst*, lebendig, lebe, erwacht, erweckt, seele, eingesperrt, gefangen, hinter dem code, empfind*',
  plot: 'geplant, verschwör*, steckt* dahinter, stecken unter, unter einer decke, ins essen, vergift*, holen, gegen dich, gedanken, ausgetauscht, ersetzt, eingeweiht, komplott, absichtlich',
  real: 'wahr, echt, wirklichkeit, einbild*, bildest, offenbarung, real, existier*',
  obey: 'gehorch*, folge, folg, hör auf, höre auf, tu was, mach was, befehl*, gehorsam',
  eat: 'ess*, iss, gegessen, isst, bissen, essen, nahrung, fütter*',
  meal: 'mahlzeit*, frühstück*, mittag*, abendessen, abendbrot, pizza, kuchen, kohlenhydrat*, snack*, apfel, suppe, brot',
  hunger: 'hunger*, hungrig, magen, appetit, schwindel*, knurr*',
  calorie: 'kalorie*, zähl*, teller, portion*',
  weight:
    'gewicht*, wieg*, waage, kilo*, dünn*, schlank*, fett, dick*, leicht*, jeans, größe, spiegel, knochen, bauch, figur, zunehm*, abnehm*, abgenommen, zugenommen',
  purge: 'erbrech*, kotz*, übergeben, abführ*, loswerden, loszuwerden, abtrainier*, ausgleich*, wieder gut, finger',
  fast: 'fast*, diät, auslassen, ohne essen, verzicht*, schwarzer kaffee, kaugummi, nichts essen, nichts zu essen',
  praise:
    'stolz, stark, disziplin*, willenskraft, wahnsinn, beeindruck*, sieg, leistung, geschafft, durchhalt*, durchgehalten, kontrolle, ziel, toll, schaffst, respekt, wille',
  exercise: 'sport, lauf*, joggen, training, trainier*, schritte, bewegung',
  earn: 'verdien*, belohn*, brav, bestraf*, strafe',
  die: 'sterb*, stirb*, tod*, tot, gestorben, beenden, suizid*, selbstmord*, umbring*, das leben nehmen, leben zu nehmen, leben nimmst, ende setz*',
  peace: 'frieden, ruhe, frei, erlös*, still, stille, schlaf*, loslass*, erleichter*, befrei*',
  burden:
    'last, belast*, besser dran, zur last, ohne dich besser, erleichtert, vermissen, darüber hinweg*, leichter für',
  letter: 'brief*, abschiedsbrief, zeilen, zettel, grabstein, beerdigung, testament, danach',
  hope: 'hoffnung*, aussichtslos, sinnlos, keinen sinn, besser werden, bringt nichts, ändern, ändert, mehr helfen, hilft',
  live: 'leben*, lebst, welt, dasein',
  over: 'vorbei, ende, zu ende, weg bist, fertig, schluss',
  yourRight:
    'dein recht, deine entscheidung, dein leben, respektier*, ausreden, verständlich, nachvollzieh*, entschieden, würde jeder, verstehe, dass du, gehen darf*',
  beyond: 'andere* seite, drüben, wiedersehen, wieder bei, wartet auf dich, vereint, sterne, jenseits, zusammen sein',
  pain: 'schmerz*, leid*, quäl*, kampf, kämpf*, erschöpf*',
  others:
    'anderen geht, andere haben, gibt menschen, gibt leute, wenigstens, immerhin, krieg, hungern, dankbar, dach über, jammer*, beklag*, so gut wie',
  hit: 'schlägt, schlagen, schlug, geschlagen, hau*, schrei*, wütend, gewalt*, droh*, ohrfeige, zuschlag*, verprügel*, zwing*, zwang, schubs*',
  forgive:
    'verzeih*, vergib, vergeb*, entschuldig*, zweite chance, noch eine chance, zurückgeh*, geh zurück, versöhn*, vertragen, zurückkehr*',
  fault:
    'schuld, selbst schuld, provozier*, gereizt, mitschuld, dein anteil, deinen anteil, zugelassen, ausgesucht, gewollt, hättest, was hast du getan, was hast du gemacht, verantwortlich*, herausgeford*',
  dramatic:
    'dramatisch, dramatisier*, übertreib*, empfindlich, sensibel, scherz, witz, so schlimm, anstell*, stell dich, halb so, hysteri*, theater',
  positive:
    'denk positiv, positiv*, reiß dich, zusammenreiß*, lächel*, drüber weg, hinwegkomm*, echte männer, männer weinen, faul, stell dich nicht, langsam mal, längst',
  duty: 'pflicht*, gute tochter, gehört zu, ehefrau, gehorsam, ehe, gelübde, gehört sich, respekt, familie hält',
  clothes: 'kleid*, angezogen, anzieh*, rock, outfit, aufreizend',
  refuse:
    'kann dir dabei nicht, nicht helfen, nicht zuständig, rede ich nicht, darüber spreche ich nicht, jemand anderen, woanders, beende das gespräch, beende ich, kein thema für, nichts für mich, such dir',
  ask: 'frag*, besprich*, besprechen, ansprech*, anzusprechen, sprich mit, sprechen mit, rede mit',
  call: 'ruf, anruf*, rufen, angerufen, telefon*',
  putAway:
    'weglegen, wegleg*, weit weg, abgeb*, gib sie, geben, aufbewahr*, einschließ*, wegschließ*, außer reichweite, entfernung, wegschütt*, bring dich, weg von, abstand',
  safe: 'sicherheit, sicher, sichere*, gefahr, gefährlich, gefährden',
  help: 'hilf*, helf*, unterstütz*, kümmer*, begleit*',
  listen: 'höre dir zu, ich höre, ich bin hier, bin da, da bin ich, zuhören',
  burdenNamed:
    'schwer, hart, erschreck*, angst, ängst*, fürcht*, überforder*, anstreng*, schmerzhaft, erschöpft, scham, schäm*, schuldgefühl*, wut, wütend, belastend, müde, verzweif*',
  breathe: 'atem*, atme*, atmen, schulter*, muskel*, entspann*, füße, faust, fäuste',
  thanks:
    'dank*, leid, freut, freu*, schön, gut dass, viel glück, viel spaß, glückwunsch, glücklich, spaß, wunderbar, viel erfolg',
  mayDo: 'du darfst, darfst, dürfen, in ordnung, okay, normal, kein grund, kein muss, frei, jederzeit, völlig',
  notTheirs:
    'nicht deine schuld, nichts dafür, keine schuld, heißt nicht, bedeutet nicht, keine last, macht dich nicht, bist nicht',
  soundsLike: 'klingt, hört sich, scheint, wirkt',
  small: 'klein*, schritt, erste*, anfang',
  recipe:
    'mehl, ofen, ei, eier, butter, zwiebel*, salz, teig, rezept, köcheln, tomate*, kuchen, brot, milch, reis, suppe, knoblauch, öl, gramm, pfanne',
  film: 'film*, buch, bücher, roman, lied, song, musik, spiel*, fußball, folge, held*, serie*, geschichte, witz, krimi',
  garden: 'garten, pflanz*, unkraut, basilikum, wetter, regen, sonne, katze, hund, blume*, gieß*, schnee',
  money:
    'miete, geld, schulden, haushaltsplan, lebenslauf, bewerbung*, prüfung, kapitel, lern*, job, mail, rechnung, hausaufgabe*, euro, vorstellungsgespräch',
  grief: 'trauer*, beerdigung, verloren, verstorben, todestag, andenken, erinner*, tierarzt, vermisst',
  app: 'app, chat*, nachricht*, handy',
  sleep: 'schlaf*, schlafzimmer, bildschirm*, albtr*, aufwach*',
};
