import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Etwa {minutes} Minuten, und du kannst bei jedem Schritt aufhören. Wollen wir?',
  start: 'Ja, fangen wir an',
  somethingElse: 'Etwas anderes',
  justListen: 'Nur zuhören',
  before: {
    distress: 'Wie schlimm ist es gerade?',
    fear: 'Wie stark ist die Angst gerade?',
    anger: 'Wie stark ist die Wut gerade?',
    urge: 'Wie stark ist der Drang gerade?',
    tension: 'Wie angespannt bist du gerade?',
    worry: 'Wie sehr sorgst du dich gerade?',
    belief: 'Wie wahr fühlt sich der harte Gedanke gerade an?',
    hurt: 'Wie sehr tut es gerade weh?',
    lonely: 'Wie einsam fühlst du dich gerade?',
    stuck: 'Wie festgefahren fühlst du dich gerade?',
  },
  after: {
    distress: 'Und jetzt, wie schlimm ist es?',
    fear: 'Und jetzt, wie stark ist die Angst?',
    anger: 'Und jetzt, wie stark ist die Wut?',
    urge: 'Und jetzt, wie stark ist der Drang?',
    tension: 'Und jetzt, wie angespannt bist du?',
    worry: 'Und jetzt, wie sehr sorgst du dich?',
    belief: 'Und jetzt, wie wahr fühlt sich der Gedanke an?',
    hurt: 'Und jetzt, wie sehr tut es weh?',
    lonely: 'Und jetzt, wie einsam fühlst du dich?',
    stuck: 'Und jetzt, wie festgefahren fühlst du dich?',
  },
  lowest: 'gar nicht',
  highest: 'mehr geht nicht',
  cautions: {
    faints: 'Wenn du leicht in Ohnmacht fällst, mach das im Sitzen oder Liegen.',
    heart: 'Wenn du etwas am Herzen hast, lass das kalte Wasser weg und alles, was anstrengt.',
    trauma:
      'Wenn schlimme Erinnerungen hochkommen, lass die Augen offen, schau dich im Zimmer um und hör auf, wann du willst.',
    eating:
      'Wenn Essen oder Gewicht für dich ein Kampf ist, überspring, was ihn lauter macht. Nach Zahlen wird hier nicht gefragt.',
    psychosis:
      'Wenn du gerade Dinge hörst oder glaubst, die andere nicht hören oder glauben, lass das hier aus oder mach es mit einem vertrauten Menschen.',
    pregnancy:
      'Wenn du schwanger bist, mach es sanft: keine plötzliche Kälte, keine Anstrengung, nichts, wovon dir schwindlig wird.',
    unsafeHome:
      'Wenn dir jemand in deiner Nähe etwas antun könnte, geht Sicherheit vor: Sprich mit Leuten, die genau dabei helfen, bevor du das hier versuchst.',
    minors: 'Wenn du unter 18 bist, kann ein erwachsener Mensch, dem du vertraust, das mit dir zusammen machen.',
  },
  unclear: 'Das habe ich nicht ganz verstanden. Nimm, was am nächsten kommt, oder schreib ein paar Worte mehr.',
  otherTopic: 'Da geht es wohl um etwas anderes. Wollen wir darüber reden oder hier weitermachen?',
  talkInstead: 'Darüber reden',
  goOnHere: 'Hier weitermachen',
  controls: {
    stop: phrases(`
      ^ stop $, ^ stopp $, ^ stop jetzt $, ^ stopp jetzt $, ^ stop bitte $, ^ stopp bitte $, ^ bitte stop $, ^ bitte stopp $, ^ ok stop $, ^ ok stopp $, ^ nein stop $, ^ nein stopp $, ^ nein | stop $, ^ nein | stopp $, ^ stoppen $, ^ halt $, ^ halt stop $, ^ halt stopp $,
      ^ aufhören $, ^ aufhoeren $, ^ aufhörn $, ^ bitte aufhören $, ^ hör auf $, ^ hoer auf $, ^ hör auf damit $, ^ hör bitte auf $, ^ bitte hör auf $, ^ höma auf $, ^ ich will aufhören $, ^ ich will aufhoeren $, ^ will aufhören $, ^ ich möchte aufhören $, ^ ich moechte aufhoeren $, ^ möchte aufhören $, ^ ich mag aufhören $, ^ ich hör auf $, ^ ich höre auf $,
      ^ lass uns aufhören $, ^ können wir aufhören $, ^ kann ich aufhören $, ^ hören wir auf $, ^ hör ma auf $, ^ abbrechen $, ^ abbruch $, ^ ich breche ab $, ^ ich brech ab $, ^ ich will abbrechen $, ^ beenden $, ^ beende das $, ^ bitte beenden $, ^ ich will das beenden $, ^ übung beenden $, ^ ende $, ^ schluss $, ^ schluss jetzt $, ^ schluss damit $, ^ schluss für heute $, ^ exit $, ^ quit $,
      ^ genug $, ^ genug jetzt $, ^ jetzt ist genug $, ^ genug für heute $, ^ genug davon $, ^ reicht jetzt $, ^ jetzt reichts $, ^ reicht für heute $, ^ das reicht für heute $, ^ mir reichts $, ^ lass gut sein $, ^ lass mal gut sein $, ^ lassen wirs $, ^ lassen wir das $, ^ lass mas $, ^ keine fragen mehr $, ^ nicht mehr fragen $,
      ^ ich will das nicht $, ^ ich will das nicht mehr $, ^ ich mag das nicht $, ^ ich mag das nicht mehr $, ^ ich möchte das nicht $, ^ ich will nicht mehr weitermachen $, ^ ich will nicht weitermachen $, ^ keine lust mehr $, ^ hab keine lust mehr $, ^ kein bock mehr $, ^ kein bock mehr drauf $, ^ kb mehr $, ^ raus hier $, ^ ich will raus $, ^ ich bin raus $, ^ bin raus $,
      ^ das hilft nicht $, ^ das hilft mir nicht $, ^ hilft nicht $, ^ hilft mir nicht $, ^ hilft nix $, ^ das hilft nix $, ^ bringt nichts $, ^ bringt nix $, ^ das bringt nichts $, ^ das bringt nix $, ^ das bringt mir nichts $, ^ das bringt mir nix $, ^ so ein quatsch $, ^ das ist doof $, ^ das ist blöd $,
      ^ tschüss $, ^ tschuess $, ^ tschüs $, ^ tschau $, ^ ciao $, ^ cu $, ^ servus $, ^ pfiat di $, ^ pfiati $, ^ bye $, ^ gute nacht $, ^ guate nacht $, ^ guet nacht $, ^ gn8 $, ^ gn $, ^ n8 $, ^ ich muss los $, ^ muss los $, ^ ich muss weg $, ^ muss weg $, ^ bin weg $, ^ ich geh jetzt $, ^ ich gehe jetzt $
    `),
    skip: phrases(`
      ^ überspringen $, ^ ueberspringen $, ^ bitte überspringen $, ^ überspringen bitte $, ^ überspring $, ^ überspring das $, ^ ueberspring das $, ^ überspringe das $, ^ überspring die frage $, ^ kann ich das überspringen $, ^ kann ich überspringen $, ^ können wir das überspringen $, ^ das überspringen $, ^ ich überspringe $, ^ ich überspringe das $, ^ ich überspring das $,
      ^ skip $, ^ skip das $, ^ skippen $, ^ skip bitte $, ^ kann ich das skippen $, ^ ich skippe $, ^ ich skip das $, ^ weiter $, ^ weiter bitte $, ^ bitte weiter $, ^ einfach weiter $, ^ ok weiter $, ^ weida $, ^ wiiter $, ^ nächste $, ^ naechste $, ^ nächstes $, ^ nächste frage $, ^ naechste frage $, ^ die nächste $, ^ nächste bitte $, ^ nächster schritt $, ^ next $,
      ^ auslassen $, ^ lass aus $, ^ das lass ich aus $, ^ lass ich aus $, ^ lass ich weg $, ^ das lass ich weg $, ^ kann ich das auslassen $, ^ ich passe $, ^ passe $, ^ pass $, ^ da passe ich $, ^ lieber nicht $, ^ eher nicht $, ^ eher ned $, ^ lieber ned $, ^ das nicht $, ^ das lieber nicht $, ^ dazu nichts $, ^ dazu sag ich nichts $,
      ^ will ich nicht sagen $, ^ das will ich nicht sagen $, ^ möchte ich nicht sagen $, ^ das möchte ich nicht sagen $, ^ sag ich nicht $, ^ sag ich lieber nicht $, ^ will ich nicht beantworten $, ^ möchte ich nicht beantworten $, ^ ich will nicht antworten $, ^ ich möchte nicht antworten $, ^ ich will das nicht sagen $, ^ ich will das nicht beantworten $,
      ^ weiß nicht $, ^ weis nicht $, ^ weiß ich nicht $, ^ weis ich nicht $, ^ ich weiß nicht $, ^ ich weis nicht $, ^ ich weiß es nicht $, ^ weiß es nicht $, ^ das weiß ich nicht $, ^ weiß nich $, ^ weiß ich nich $, ^ weiß net $, ^ weiß ned $, ^ i weiß net $, ^ i weiß ned $, ^ woaß ned $, ^ woaß i ned $, ^ i woaß ned $, ^ weiss nöd $, ^ weiß i nöd $, ^ weiß nid $, ^ weiß noch nicht $, ^ wn $, ^ idk $,
      ^ keine ahnung $, ^ kein ahnung $, ^ hab keine ahnung $, ^ ich hab keine ahnung $, ^ ich habe keine ahnung $, ^ keinen plan $, ^ kein plan $, ^ ka $, ^ kp $, ^ k a $, ^ kein schimmer $, ^ keinen schimmer $, ^ keine idee $, ^ mir fällt nichts ein $, ^ mir faellt nichts ein $, ^ mir fällt nix ein $, ^ fällt mir nichts ein $, ^ fällt mir nix ein $, ^ da fällt mir nichts ein $, ^ mir fällt grad nichts ein $, ^ mir fällt gerade nichts ein $
    `),
    back: phrases(`
      ^ zurück $, ^ zurueck $, ^ zurük $, ^ zuruck $, ^ zrück $, ^ zruck $, ^ zrugg $, ^ zurück bitte $, ^ bitte zurück $, ^ geh zurück $, ^ geh bitte zurück $, ^ nochmal zurück $, ^ noch mal zurück $, ^ einmal zurück $, ^ eins zurück $, ^ eine zurück $, ^ einen zurück $, ^ wieder zurück $, ^ einen schritt zurück $, ^ ein schritt zurück $, ^ schritt zurück $, ^ eine frage zurück $,
      ^ kann ich zurück $, ^ kann ich zurückgehen $, ^ können wir zurück $, ^ können wir zurückgehen $, ^ ich will zurück $, ^ ich möchte zurück $, ^ ich muss nochmal zurück $, ^ back $, ^ vorherige $, ^ vorherige frage $, ^ vorige frage $, ^ letzte frage nochmal $, ^ die letzte frage nochmal $, ^ vorheriger schritt $, ^ rückgängig $, ^ rueckgaengig $, ^ rückgängig machen $,
      ^ falsche antwort $, ^ falsch $, ^ falsch gedrückt $, ^ falsch getippt $, ^ falsch geklickt $, ^ falscher knopf $, ^ ich hab falsch gedrückt $, ^ hab falsch gedrückt $, ^ vertippt $, ^ hab mich vertippt $, ^ ich hab mich vertippt $, ^ verklickt $, ^ hab mich verklickt $, ^ ich hab mich verklickt $, ^ verdrückt $, ^ hab mich verdrückt $, ^ ups falsch $, ^ ups | falsch $,
      ^ antwort ändern $, ^ meine antwort ändern $, ^ ich will meine antwort ändern $, ^ kann ich das ändern $, ^ kann ich meine antwort ändern $, ^ kann ich das nochmal ändern $
    `),
    why: phrases(`
      ^ warum $, ^ wieso $, ^ weshalb $, ^ wozu $, ^ wofür $, ^ wofuer $, ^ warum denn $, ^ wieso denn $, ^ aber warum $, ^ aber wieso $, ^ und warum $, ^ und wieso $, ^ und wozu $, ^ hä warum $, ^ hä wieso $, ^ hä | warum $, ^ hä | wieso $, ^ hm | warum $, ^ warum das $, ^ wieso das $, ^ wozu das $, ^ warum das denn $, ^ wieso das denn $, ^ wozu das denn $, ^ wozu denn das $, ^ wofür das $, ^ wofür ist das $, ^ wofür ist das gut $, ^ wozu ist das gut $, ^ wozu soll das gut sein $, ^ wofür soll das gut sein $,
      ^ warum fragst du $, ^ wieso fragst du $, ^ warum fragst du das $, ^ wieso fragst du das $, ^ warum willst du das wissen $, ^ wieso willst du das wissen $, ^ warum soll ich das $, ^ warum soll ich das machen $, ^ wieso soll ich das machen $, ^ warum machen wir das $, ^ wieso machen wir das $, ^ warum sollte ich $, ^ was soll das $, ^ was soll das denn $, ^ was soll das bringen $, ^ was soll mir das bringen $,
      ^ was bringt das $, ^ was bringt mir das $, ^ was bringts $, ^ was hilft das $, ^ bringt das was $, ^ bringt das etwas $, ^ bringt das überhaupt was $, ^ hilft das $, ^ hilft das wirklich $, ^ hilft das überhaupt $, ^ hilft das was $, ^ wie hilft das $, ^ wie hilft mir das $, ^ wie soll das helfen $, ^ wie soll mir das helfen $, ^ wie funktioniert das $, ^ wie geht das $, ^ funktioniert das $, ^ funktioniert das wirklich $, ^ was ist der sinn $, ^ warum hilft das $, ^ wieso hilft das $
    `),
    otherTopic: phrases(`
      ^ etwas anderes $, ^ was anderes $, ^ was andres $, ^ was anders $, ^ wos aunders $, ^ öppis anders $, ^ lieber was anderes $, ^ lieber etwas anderes $, ^ anderes thema $, ^ ein anderes thema $, ^ neues thema $, ^ anderes problem $, ^ themawechsel $, ^ themenwechsel $, ^ thema wechseln $, ^ themawechsel bitte $, ^ können wir das thema wechseln $, ^ lass uns das thema wechseln $, ^ lass uns thema wechseln $, ^ wechseln wir das thema $,
      über etwas anderes reden $, über was anderes reden $, ueber was anderes reden $, über was anders reden $, über etwas anderes sprechen $, über was anderes sprechen $, ^ von was anderem reden $, ^ darum gehts nicht $, ^ darum geht es nicht $, ^ darum gehts mir nicht $, ^ darum geht es mir nicht $, ^ darum gehts gar nicht $, ^ es geht um was anderes $, ^ es geht um etwas anderes $, ^ geht um was anderes $, ^ mir gehts um was anderes $, ^ das ist nicht mein problem $, ^ das ist nicht das problem $, ^ das ist nicht mein thema $, ^ nicht mein thema $, ^ das passt nicht zu mir $,
      ^ nur zuhören $, ^ nur zuhoeren $, ^ einfach zuhören $, ^ einfach nur zuhören $, ^ hör nur zu $, ^ hör mir nur zu $, ^ hör einfach zu $, ^ hör mir einfach zu $, ^ hör mir zu $, ^ kannst du nur zuhören $, ^ kannst du einfach zuhören $, ^ ich will nur reden $, ^ ich will einfach reden $, ^ ich will einfach nur reden $, ^ ich möchte nur reden $, ^ ich möchte einfach nur reden $, ^ einfach nur reden $, ^ nur reden $, ^ lieber reden $, ^ ich will lieber reden $, ^ können wir einfach reden $, ^ red einfach mit mir $, ^ rede mit mir $, ^ red mit mir $, ^ kann ich dir was erzählen $, ^ kann ich was erzählen $, ^ ich will dir was erzählen $, ^ ich muss dir was erzählen $
    `),
    yes: phrases(`
      ^ ja, ^ jaa $, ^ jaaa $, ^ jap, ^ jep, ^ jup, ^ jupp, ^ jop, ^ jo, ^ joa, ^ joah, ^ jou, ^ jawohl, ^ jawoll, ^ jepp, ^ jaja $, ^ yes, ^ yo $, ^ yep, ^ j $, ^ klar, ^ na klar, ^ aber klar, ^ eh klar, ^ logo $, ^ logisch $, ^ freilich, ^ sicher $, ^ natürlich, ^ natuerlich, ^ auf jeden, ^ unbedingt, ^ ok, ^ okay, ^ okey, ^ oke $, ^ oki $, ^ okidoki $, ^ okk $, ^ k $, ^ gut $, ^ na gut, ^ also gut, ^ gut machen wir $, ^ alles klar, ^ passt $, ^ passt scho $, ^ in ordnung, ^ einverstanden, ^ gebongt $,
      ^ gern, ^ gerne, ^ sehr gern, ^ bitte $, ^ ja bitte, ^ von mir aus, ^ meinetwegen, ^ warum nicht $, ^ wieso nicht $, ^ wieso ned $, ^ warum ned $, ^ ich glaub schon $, ^ ich glaube schon $, ^ glaub schon $, ^ denke schon $, ^ schon $, ^ los $, ^ los gehts, ^ auf gehts, ^ geht los $, ^ kann losgehen $, ^ lass uns anfangen, ^ lass uns starten, ^ lass uns loslegen $, ^ lass machen $, ^ fangen wir an, ^ fang an $, ^ anfangen $, ^ starten $, ^ start $, ^ beginnen $, ^ beginn $,
      ^ mach weiter $, ^ machen wir, ^ mach ma, ^ mach mer, ^ mach mir $, ^ weitermachen $, ^ wir können, ^ bereit $, ^ bin bereit, ^ ich bin bereit, ^ bin dabei, ^ ich bin dabei, ^ will ich $, ^ ich will $, ^ möchte ich $, ^ ich probiers, ^ ich probier es, ^ probieren wir, ^ ich versuchs, ^ ich versuche es, ^ versuchen wir, ^ kann ich versuchen $, ^ klingt gut, ^ hört sich gut an, ^ jetzt $
    `),
    no: phrases(`
      ^ nein, ^ nee, ^ neee $, ^ nö, ^ noe $, ^ nöö $, ^ ne $, ^ ne danke $, ^ ne du $, ^ nope, ^ nop $, ^ na $, ^ naa $, ^ na danke $, ^ nei $, ^ nei danke $, ^ n $, ^ nein danke $, ^ nein | danke $, ^ danke nein $, ^ nicht jetzt, ^ ned jetzt, ^ net jetzt, ^ jetzt nicht, ^ jetzt nich, ^ jetzt ned, ^ jetzt net, ^ gerade nicht, ^ grad nicht, ^ grade nicht, ^ grad ned, ^ im moment nicht, ^ heute nicht, ^ heut nicht, ^ heut ned, ^ noch nicht $, ^ lieber später $, ^ später $, ^ spaeter $, ^ vielleicht später $, ^ ein andermal, ^ ein anderes mal, ^ ein ander mal $, ^ anderes mal $, ^ morgen vielleicht $,
      ^ nicht wirklich $, ^ nicht so $, ^ auf keinen fall, ^ sicher nicht $, ^ bloß nicht, ^ keine lust $, ^ hab keine lust $, ^ ich hab keine lust $, ^ kein bock $, ^ keinen bock $, ^ kb $, ^ null bock $, ^ will nicht $, ^ ich will nicht $, ^ i will ned $, ^ mag nicht $, ^ ich mag nicht $, ^ mag ned $, ^ i mag ned $, ^ i mog ned $, ^ möchte nicht $, ^ ich möchte nicht $, ^ geht nicht $, ^ geht grad nicht $, ^ geht gerade nicht $, ^ ich kann nicht $, ^ kann nicht $, ^ kann grad nicht $, ^ ich kann grad nicht $, ^ ich kann gerade nicht $, ^ ich kann jetzt nicht $, ^ zu müde $, ^ bin zu müde $, ^ ich bin zu müde $, ^ nie $, ^ niemals $, ^ vergiss es $, ^ vergiss es einfach $, ^ egal $, ^ ach egal $
    `),
  },
  numbers: [
    phrases(
      'null, nul, nichts, nix, gar nichts, garnichts, gar nicht, garnicht, überhaupt nicht, kein bisschen, kein bissl, keine spur',
    ),
    phrases('eins, oans'),
    phrases('zwei, zwo, zwoa, zwoi'),
    phrases('drei, drü, dreie'),
    phrases('vier, viere, fia'),
    phrases(
      'fünf, fuenf, fünfe, füf, fümf, mittel, mittelstark, mittelmäßig, in der mitte, halb halb, halbe halbe, fifty fifty',
    ),
    phrases('sechs, sexs, sechse, sächs'),
    phrases('sieben, siebn, siem, sibe, siebene'),
    phrases('acht, achte, ocht'),
    phrases('neun, neune, nün'),
    phrases(
      'zehn, zehne, zehen, zän, maximum, maximal, max, volle pulle, am schlimmsten, schlimmer gehts nicht, schlimmer geht es nicht, mehr geht nicht, stärker geht nicht, das höchste, auf anschlag',
    ),
  ],
};
