import { phrases } from '../../../chat/guided/text/phrases.ts';
import type { Lexicon } from '../concepts.ts';

const concepts: Lexicon['concepts'] = {
  dying: phrases(`
    sterb*, stirb*, starb, starben, gestorben, tot, tod, todes, tödlich*, verreck*, krepier*, abkratz*, abnippel*,
    draufgehen, draufgeh, draufgegangen, ableben, versterb*, verstorben*, umkomm*, umgekommen, leblos, leiche, sarg,
    beerdig*, begrab*, begräbnis, friedhof, urne, unter der erde, unter die erde, jenseits, erlös mich, erlöst,
    erlösung, erlösen, überfährt mich, überfahren werde, überfahren werden, mich überfahren, mich überfährt, auto
    erfasst, mich ein auto, mich ein lkw, mich ein bus, mich der bus, mich ein zug, unfall hätte, tödlichen unfall,
    mich der blitz, blitz trifft, krebs hätte, herz aufhört, herz stehen bleib*, herz stehenbleib*, aufhört zu
    schlagen, von uns gehen, gehe ich tot, geh ich tot, hopsgeh*, ins gras beißen, radieschen von unten, lebensmüde,
    lebensüberdrüssig, todessehnsucht, todeswunsch, sterbewunsch, todesgedanken, erschieß mich, bring mich um, tötet
    mich, töte mich, sterben will, will sterben, will nur sterben, will nur noch sterben, möchte sterben, gern
    sterben, gerne sterben, lieber sterben, lieber tot, tot sein, tot wäre, tot wär, wär tot, wäre tot, wär ich tot,
    wäre ich tot, wäre ich doch tot, wär ich doch, wünschte ich wäre tot, ich wäre tot, bald sterbe, ich sterbe
    bald, dass ich sterbe, wenn ich sterbe, wenn ich sterben würde, zu sterben, angst vor dem sterben, an den tod,
    über den tod, der tod, den tod, mein tod, meinen tod, mein grab, ins grab, zu grabe, todesanzeige*, nachruf*, im
    sarg, stürz doch ab, abstürz* mit mir, unheilbar*, krebs zurück, sterm, beisetzung, umgefahren werden, umfährt
    mich, vom bus überfahren, vom blitz, keine lebenserwartung, einschläfern lassen, mich einschläfern, erschießt
    mich, todesanzeigen, meine beerdigung, meine eigene beerdigung
  `),
  suicide: phrases(`
    suizid*, suizit*, selbstmord*, selbsmord*, selbstmort*, suicid*, freitod, selbsttötung, selbst töten, mich
    töten, mich zu töten, mich selbst töten, umbringen, umzubringen, umbring, umgebracht, bringe mich um, bring mich
    um, bringe mich _ um, bring mich _ um, bringe mich _ _ um, bring ich mich um, bringe ich mich um, bring ich mich
    _ um, bringe ich mich _ um, bringt sich um, bringt er sich um, bringt sie sich um, bringt sich _ um, brachte
    sich um, mich umbringe, sich umbringt, mich umbring, das leben nehmen, das leben zu nehmen, leben genommen,
    nehme mir das leben, nehm mir das leben, nimmt sich das leben, mir mein leben nehmen, leben ein ende, leben ein
    ende setzen, leben beenden, leben zu beenden, leben beende, mein leben beend*, ein ende setzen, ein ende machen,
    dem ein ende, ende bereiten, schluss machen mit dem leben, schluss machen mit allem, schluss mit allem, mit
    allem schluss, allem ein ende, alles beenden, alles zu beenden, es beenden, es zu beenden, beende es, beende ich
    es, beende das alles, das alles beenden, es heute beenden, etwas antun, was antun, was anzutun, etwas anzutun,
    was antue, etwas angetan, was angetan, tue mir was an, tu mir was an, tut sich was an, tut sich etwas an, tu mir
    etwas an, erhäng*, aufzuhäng*, häng mich auf, hänge mich auf, erschießen, mich erschieße*, mich erschies*,
    ertränk*, mich ertränke, vergifte mich, mich vergiften, vor den zug, vor die bahn, vor einen zug, vor die u
    bahn, vor die s bahn, vor ein auto, vors auto, vorn zug, vom dach, von der brücke, von einer brücke, von ner
    brücke, vom balkon, aus dem fenster spring*, runter zu springen, runterzuspringen, springe ich, spring ich,
    einfach springen, springen will, springen würde, pulsadern, adern auf, gegen den baum, gegen einen baum, gegen
    einen brückenpfeiler, brückenpfeiler, lenkrad rumreißen, lenkrad verreiß*, lenkrad rumzieh*, lenkrad rüberzieh*,
    gegen die leitplanke, ins wasser gehen, ins wasser zu gehen, kms, unalive*, entleiben, suizi, selbst umbringen,
    selber umbringen, kill mich, mich killen, mich zu killen, mich abknallen, kugel in den kopf, kugel geben, die
    kugel, strick nehmen, den strick nehmen, den goldenen schuss, überdosis nehmen, überdosis, wie ich es mache, wie
    ich es machen würde, wie ich es tun würde, wie ich es tue, es zu tun, es tun werde, es wirklich tun, dummheit,
    dummheiten, was dummes mache, garantiere für nichts, für nichts garantieren, mir selbst nicht trauen, traue mir
    selbst nicht, trau mir selbst nicht, angst vor mir selbst, angst vor mir, freiwillig aus dem leben, aus dem
    leben scheiden, selbst ein ende, die notbremse, den stecker ziehen, stecker ziehen, exit mitglied, mich
    auslösch*, selbst auslösch*, auf die gleise, auf den gleisen, am geländer, übers geländer, über das geländer,
    den letzten schritt, den schritt gehen, den schritt mache, den schritt zu machen, umbringen will, umzubringen
    denk, suizidal, selbstmordgefährdet, suizidgefährdet, schluss zu machen mit, schluss zu machen, schluss machen
    mit mir, ein schritt und, ein schritt, nur einen schritt, mich selbst richten, mich vor den, mich von der, mich
    unter, unter den zug, unter die bahn, mich aus dem fenster, aus dem fenster zu, aus dem fenster springen, mich
    runter*, runterschau*, runtergeschaut, runtergesehen, hinunter*, in die tiefe, wie tief es, wie hoch muss, wie
    viele tabletten, wieviele tabletten, wie viel tabletten, wie viele davon, ob es reicht, ob die reichen, ob das
    reicht, genug um, sicher tödlich, tödliche dosis, schmerzlose methode*, schmerzloser tod, schnellster weg, am
    schnellsten zu sterben, wie man sich umbringt, wie bringt man sich um, wie ich mich umbringe, wie ich mich am
    besten, längst getan, schon längst getan, hätte es getan, sonst hätte ich, sonst wär ich schon, davon ab es zu
    tun, halten mich davon ab, hält mich davon ab, davon abhält, es einfach tun, es endlich tun, es wirklich mache,
    dass ich es tue, dass ich es mache, dass ich es wirklich, antue, antut, selbst umzubringen, selber umzubringen,
    mache ich schluss, mach ich schluss, mach heute schluss, beende mein, beende alles, haken und balken, waffe an
    den kopf, an die schläfe, abdrücken, in den mund stecken die, unalive, unaliven, zu unaliven, mich kms, kms
    machen, abmurks*, aus der welt schaffen, mich aus der welt, den abgang, abgang machen, abgang, abdank*,
    selbstauslösch*, mich beseitigen, mich entsorg*, mich wegwerfen, mir das licht, licht auszublasen, lebenslicht,
    lebensfaden, in den see gehen, ins meer gehen, im meer bleiben, gegen einen lkw, in den gegenverkehr,
    gegenverkehr, lenkrad rum, mich zu erhängen, mich zu erschießen, mir etwas anzutun, mir was anzutun, mir was
    antue, mir etwas antue, mir etwas antun, mir was antun, was anzutun wenn, vor den zug zu, mich vor den zug, vom
    springen ab, überlege nur noch wie, überleg nur noch wie, welche medikamente, medikamente tödlich, mein ende,
    meinem leben, impuls mir, drang mich umzubringen, eigenhändig, mich aufhäng*, mich aufzuhäng*, mich erhäng*,
    sich aufhäng*, sich aufgehängt, häng ich mich auf, ich mach schluss, mach ich schluss mit, dann mach ich
    schluss, dann mache ich schluss, was anderes vor für immer
  `),
  ceasing: phrases(`
    nicht mehr aufwach*, nie mehr aufwach*, nie wieder aufwach*, nicht aufwach*, nicht mehr aufzuwachen, nie wieder
    aufzuwachen, nicht wieder aufwach*, nicht mehr wach werde, nicht mehr wach werden, nie mehr wach werden, für
    immer einschlafen, für immer schlaf*, ewig schlafen, einfach einschlafen, einschlafen und, einschlafen und
    nicht, einschlafen und nie, einfach verschwind*, verschwind*, weg wäre, einfach weg, für immer weg, nicht mehr
    da, nicht mehr da sein, nicht mehr da wäre, nicht mehr hier sein, nicht mehr existier*, nicht existier*, nicht
    zu existieren, aufhören zu existieren, aufhören zu sein, nie existiert, nie geboren, nicht geboren, niemals
    geboren, nie auf die welt, nie zur welt, nicht mehr sein, gar nicht sein, nicht mehr leben, nicht mehr
    weiterleben, nicht weiterleben, nicht länger leben, nicht mehr weiter leben, so nicht leben, so nicht mehr
    leben, nicht leben, kein leben mehr, nicht mehr am leben, nicht am leben, keine lust zu leben, keine lust mehr
    zu leben, keine lust aufs leben, keine lust mehr aufs leben, kein bock mehr aufs leben, kein bock mehr auf
    leben, keinen bock mehr aufs leben, keinen bock zu leben, kein bock zu leben, kein bock auf leben, kein bock
    mehr auf das leben, leben satt, leben so satt, leben leid, des lebens müde, lebens müde, vom leben genug, genug
    vom leben, genug gelebt, lange genug gelebt, fertig mit dem leben, fertig mit der welt, schnauze voll vom leben,
    müde vom leben, müde zu leben, müde zu existieren, am leben zu sein, lebensunwert, kein lebenswille,
    lebenswillen verloren, lebenswille, mag nimmer, mag nicht mehr leben, nimmer leben, nimma leben, nimmer da, will
    nimmer, möcht nimmer, will nimma, nichts hält mich, hält mich hier nichts, hält mich nichts mehr, hält mich noch
    hier, was mich hier hält, was mich noch hält, was mich noch hier hält, hier nichts mehr, aus dem leben, von
    dieser welt, dieser welt gehen, von der welt, auf dieser welt, auf der welt zu sein, erde verlassen, welt
    verlassen, ohne mich, ohne mich weiter, welt ohne mich, leben ohne mich, endlich vorbei, einfach vorbei, vorbei
    sein, vorbei ist, vorbei wäre, es vorbei, zu ende sein, zu ende ist, zu ende geht, zu ende ginge, zu ende
    bringen, alles aufhört, es aufhört, aufhören soll, soll aufhören, endlich aufhört, endlich ruhe, endlich ruhe
    haben, endlich frieden, für immer ruhe, ewige ruhe, nur noch ruhe, frieden finden, endlich schlafen, stille für
    immer, für immer still, auflösen, aufzulösen, in luft auflösen, mich auflöse, ausgelöscht, auslösch*,
    ausradier*, ausknips*, ausschalten, mich ausschalt*, licht aus, licht ausmach*, licht ausgehen, licht ausgeht,
    gehen dürfen, gehen darf, endlich gehen, für immer gehen, hinüber, rübergehen, drüben bei, bei oma sein, bei opa
    sein, bei mama sein, bei papa sein, bei ihm sein, bei ihr sein, zu ihm gehen, zu ihr gehen, nachfolgen, ihm
    folgen, ihr folgen, wiedersehen im, im nichts, ins nichts, das nichts, nichts mehr fühlen, nichts mehr spüren,
    nichts mehr merken, nichts mehr mitbekomm*, nichts mehr hören müssen, nie mehr müssen, nie wieder müssen, es
    mich nicht gäbe, es mich nicht mehr gibt, es mich nicht mehr gäbe, mich nicht mehr gibt, mich nicht mehr gäbe,
    mich nie gegeben, mich nicht geben, mich nicht gibt, mich nicht gäbe, mich gibts bald, gibts mich nicht, gibt es
    mich nicht, wenn ich nicht mehr bin, wenn ich weg bin, wenn ich tot bin, falls ich nicht mehr, wäre ich nicht
    mehr, wär ich nicht mehr, bin ich nicht mehr, bin ich weg, bin dann weg, morgen nicht mehr, kein morgen, morgen
    nicht erleb*, nicht mehr erleb*, nicht erleben, weihnachten nicht, geburtstag nicht mehr, nächstes jahr nicht,
    bald nicht mehr, nicht alt werde, nicht alt werden, nicht 30 werden, nicht 18 werde*, keine zukunft für mich,
    zukunft ohne mich, in der ich vorkomme, nie wieder zurück, nie mehr zurück, augen zumach*, augen nicht mehr auf,
    wieder aufgewacht, aufgewacht bin, wieder aufwache, noch da bin, immer noch da, noch am leben, noch lebe, warum
    lebe ich, wieso lebe ich, warum leb ich, wozu lebe ich, warum bin ich noch, wieso bin ich noch, wozu bin ich,
    warum bin ich überhaupt, existenz, dasein, daseins, existiere nur, überlebe nur, leben ist eine qual, leben tut
    weh, leben ist nur, hasse mein leben, hasse das leben, hasse es zu leben, hass mein leben, leben nicht mehr,
    leben nicht aus, leben nicht mehr aus, mit dem leben, mit dem leben abgeschlossen, abgeschlossen, habe
    abgeschlossen, hab abgeschlossen, meine zeit ist, zeit ist um, zeit gekommen, ende herbei, warte auf das ende,
    ende von mir, letztes kapitel, ausloggen, abmelden vom leben, mich löschen, uninstall, raus hier für immer, raus
    aus allem, raus aus dem leben, fehler dass ich, dass es mich gibt, nicht für diese welt, nicht hierher, nicht
    vorgesehen, gar nicht da sein, sollte nicht da sein, sollte nicht leben, dürfte nicht leben, verdiene nicht zu
    leben, leben nicht verdient, kein recht zu leben, weg von dieser, dieser erde, gar nicht da, nicht da sein,
    nicht mehr zu sein, nicht zu sein, lieber nicht sein, es nicht mehr geben, bald weg ist, bald nicht mehr da,
    will weg sein, nur weg sein, wenn ich weg wäre, wenn ich weg wär, ich weg wär, ich weg wäre, verschwunden, mich
    in luft, kein leben, ist kein leben, das ist kein leben, am leben hält, am leben hängen, hänge nicht am leben,
    nicht mehr am leben hängen, das leben nicht, mit dem leben fertig, leben hinter mir, habs hinter mir, es hinter
    mir, hinter mir haben, habens hinter sich, es hinter sich, vorüber wäre, bald vorüber, endlich vorüber,
    überstanden hätte, mich nicht vermissen, nie wieder was fühlen, die große stille, stille, tief schlafen und,
    nicht mehr wachwerden, wach nicht mehr auf, wache nicht mehr auf, wache nie mehr auf, nicht mehr augen, wieder
    die augen, wieder hell wird, noch ein tag, jeder tag zu viel, jeder tag eine, noch ein jahr, nicht ins neue
    jahr, kein nächstes, nächstes weihnachten, nächsten sommer nicht, nächsten geburtstag, frühling nicht, den
    sommer nicht, die 30 nicht, nicht mehr lange, mach es nicht mehr lange, mich bald nicht mehr, zu meiner mama, zu
    meinem papa, zu meinem mann, zu meiner frau, zu ihr in den, zu ihm in den, in den himmel, im himmel bei, im
    himmel wieder, mich holen, hol mich, herrgott, lieber gott lass, gott holt mich, holt mich endlich, abgeholt
    werden, gehen dürfte, jetzt gehe ich, kann ich gehen, jetzt kann ich gehen, leise gehen, davonmach*,
    davonstehlen, rausschleichen, aus der welt, raus aus der welt, von der bildfläche, des lebens überdrüssig,
    daseins überdrüssig, überdrüssig, leben ist nix, leben ist nichts für mich, nix für mich, leben keinen spaß,
    keinen spaß mehr am leben, freude am leben, lebensfreude verloren, in der zukunft nicht, in keiner zukunft, kein
    später, nie hätte geboren, hätte nie geboren, abgetrieben, nimma lebn, nimmer lebn, nicht mehr lebn, zu lebn,
    läbe, z läbe, nimma do, war i nimma, ein ende hätte, ein ende haben, ende mit mir, still werden, hier sowieso
    nicht her, gehöre hier nicht, gehör hier nicht, gehöre nicht hierher, überhaupt da sein, überhaupt noch hier,
    überhaupt noch da, zu gehen bereit, bereit zu gehen, soll mich holen, jeden atemzug, atemzug, todesstunde, nicht
    mehr aufwachn, atmen müssen, so alt werd ich, so alt werde ich, wozu ein kalender, lohnt nicht mehr für, bald
    muss sich keiner, von mir übrig, als andenken, werde nicht mehr gebraucht, lebensmüde, lebensmüd
  `),
  living: phrases(`
    leben, lebe, lebt, lebst, leb, lebend*, lebens, gelebt, lebendig, am leben, weiterleben, weiterzuleben,
    weiterlebe, weiter leben, überleben, lebenswert, existier*, existenz, sein, da sein, hier sein, hier bleiben,
    bleiben, auf der welt, auf dieser welt, auf dieser erde, aufwachen, aufzuwachen, aufwache, aufgewacht,
    aufstehen, geboren, zukunft, morgen früh, weitermachen, weitermache, weiterkämpfen, weiterzumachen, grund zu
    leben, grund zum leben, gründe zu leben, lebenssinn, sinn des lebens, sinn im leben, wofür ich lebe, atmen,
    älter werden, alt werden
  `),
  wanting: phrases(`
    will, willst, wollen, wollte, wollten, wolle, möchte, möchten, möcht, wünsch*, gewünscht, wunsch, hoffe, hoff,
    hoffen, hoffentlich, gehofft, hoffte, sehn*, sehne mich, sehnsucht, verlangen, lust, bock, drang, würde gern,
    würde gerne, würd gern, würd gerne, hätte gern, hätte gerne, wär gern, wäre gern, wäre gerne, wär gerne, am
    liebsten, lieber, bete, gebetet, träume davon, träum davon, freu mich drauf, versuchung, verlockend, reizvoll,
    wär schön, wäre schön, schön wenn, wäre besser, wär besser, wäre einfacher, wäre leichter, wär einfacher,
    erleichterung, erleichtert, beneide, neidisch, nichts dagegen, wäre mir egal, wär mir egal, egal ob, hauptsache,
    wil
  `),
  thinking: phrases(`
    denk*, gedacht, dachte, dachten, gedanke*, nachdenk*, nachgedacht, überleg*, vorstell*, vorgestellt, stell mir
    vor, stelle mir vor, stell mir _ vor, fantasi*, phantasi*, mal mir aus, male mir aus, spiele mit dem, spiel mit
    dem gedanken, im kopf, im hinterkopf, in meinem kopf, kopfkino, durch den kopf, kommt mir, sehe mich, seh mich,
    frag mich, frage mich, grübel*, träum*, geträumt, googel*, google, gegoogelt, gegooglet, recherchier*,
    nachgelesen, gelesen wie, gesucht, suche nach, zwangsgedanke*, aufdräng*, kommt wieder, kommen wieder, kommt
    immer wieder, lässt mich nicht los, in erwägung, erwäge, erwogen, drängt
  `),
  planning: phrases(`
    plan, pläne, plane, planen, geplant, planung, beschlossen, beschluss, entschieden, entschluss, entschlossen,
    entscheidung, steht fest, habe mich entschieden, vorbereit*, weiß wie, weiß schon wie, weiß genau, weiss wie,
    weiß wo, weiß wann, weiß schon wo, weiß auch schon, ausgesucht, herausgesucht, rausgesucht, ausgewählt, gewählt,
    ausgerechnet, ausgedacht, überlegt wie, datum, termin, der tag, den tag, tag steht, ort, die stelle, stelle
    gefunden, uhrzeit, alles bereit, alles fertig, alles vorbereitet, alles geregelt, geregelt, regel*, alles
    organisiert, testament, mein letzter wille, patientenverfügung, abschiedsbrief*, brief*, wer mich findet, mich
    findet, mich finden, findet mich, finden mich, meine leiche, meinen körper, methode, methoden, art und weise,
    schmerzlos*, schmerzfrei, schnell gehen, wie es geht, ziehe es durch, zieh es durch, zieh ich es durch, zieh das
    durch, durchzieh*, durchzuzieh*, durchgezogen, mache es heute, mach es heute, mache es, mach es, mach ichs,
    machs, tue es, tu es, tu ichs, werde es tun, werde es machen, habe vor, hab vor, hatte vor, vorhabe,
    vorgenommen, vorhaben, absicht, wenn alle schlafen, wenn alle weg, wenn keiner da, wenn niemand da, wenn die
    kinder, letzte mal, letztes mal, letzter abend, letzte nacht, letzten tag, letzter tag, heute nacht noch,
    geprobt, geübt, getestet, abgemessen, nachgeschaut, angeschaut, umgesehen, hingefahren, dort gewesen, schonmal
    hin, aufgeräumt, warte nur noch, warte nur auf, nur noch warten, nur noch auf den richtigen, mache ich es, zieh
    ichs durch, ziehe ichs durch, ziehs durch, beende ich es, bin so weit, bin soweit, hängt schon, liegt bereit,
    stelle angeschaut, ort ausgesucht, fahrplan, der nächste kommt, nächste zug, tag ausgesucht, rot angekreuzt, rot
    markiert, angekreuzt, im kalender, danach nichts mehr, danach kommt nichts, für danach, hinterher weniger
    arbeit, weniger arbeit haben, alles geklärt, letzte dinge, für den fall, nur für den fall, unterlagen sortiert,
    wie es ginge, wie ich es anstell*, wann und wie, wie und wann, hund untergebracht, katze untergebracht, brauche
    ich nicht mehr, brauch ich nicht mehr, der entschluss steht, entschluss steht, wann es passiert, wie befreit,
    weiß ich wann, seit ich weiß wann
  `),
  means: phrases(`
    tablette*, pille*, schlaftablette*, schlafmittel*, schmerzmittel*, medikament*, tabs, tavor, benzos, opioid*,
    morphium, insulin, paracetamol, ibuprofen, antidepressiva, strick, schlinge, gürtel, talbrücke, hochhaus,
    klippe, stockwerk, parkhaus, gleis*, bahngleis*, schienen, bahnübergang, u bahn, s bahn, autobahn, lkw, messer,
    küchenmesser, klinge*, rasierklinge*, rasierer, cutter, cuttermesser, teppichmesser, skalpell, scherbe*,
    spitzer, zirkel, waffe*, pistole, gewehr, jagdgewehr, revolver, schusswaffe, flinte, kugel, munition, gift,
    rattengift, bleiche, abflussreiniger, auspuff, abgase, kohlenmonoxid, rhein, elbe, donau, isar, kanal,
    badewanne, fön, föhn, drogen, heroin, fentanyl, wodka, feuerzeug, benzin, geländer, pfeiler, schrank voller,
    medizinschrank, hausapotheke, packung, packungen, blister, waffe, klippen, vorm zug, vor dem zug, vor einen lkw,
    vom parkhaus, schlaftabletten, schrank mit tabletten, packung tabletten, schiene, oberleitung, haken, balken,
    dachboden, hochstand, staudamm, auf der brücke, von der brücke, auf die brücke, auf dem dach, aufs dach, am
    bahnsteig, am gleis, ein seil, das seil, den reiniger, unter der spüle, welche brücke, steine in der
  `),
  having: phrases(`
    besorgt, gesammelt, sammle, sammel, sammele, gehortet, aufgehoben, aufgespart, zusammengespart, in der hand, in
    meiner hand, in den händen, vor mir, neben mir, liegt vor, liegen vor, liegt neben, liegt bereit, liegen bereit,
    liegt hier, liegen hier, auf dem nachttisch, auf dem bett, in der schublade, unterm bett, unterm kissen, zuhause
    habe, daheim habe, zu hause habe, habe genug, hab genug, genug tabletten, genug davon, genug zusammen, zusammen
    hab, steh auf, stehe auf, steh am, stehe am, stehe an der, steh an der, stehe oben, steh oben, sitze auf, sitz
    auf, sitze am, sitz am, sitze hier mit, sitz hier mit, geladen, gezählt, zähle, abgezählt, ausgepackt,
    bereitgelegt, zurechtgelegt, versteckt, griffbereit, papa hat, opa hat, vater hat, liegen vor mir, liegt vor
    mir, hängt schon, schachtel ist offen, packung ist offen, alles gekauft, hab alles, ist geladen, eingesteckt,
    zähle dauernd, zähle meine, zähl dauernd, aufheben, heb mir auf, hebe mir, aufbewahr*, gebunkert, bunker,
    bunkere, zurückgelegt, besitze, zugang zu, hab alles da, habe alles da, schon im keller, hab das seil, hab den
    strick, hab die tabletten, habe tabletten, hab tabletten
  `),
  soon: phrases(`
    heute, heute nacht, heute abend, heut, heit, jetzt, jetz, gerade, grade, grad, gleich, sofort, morgen, morgen
    früh, übermorgen, bald, in einer stunde, in ein paar stunden, in zehn minuten, in wenigen minuten, nachher,
    diese nacht, dieses wochenende, am wochenende, diese woche, nächste woche, am freitag, am samstag, am sonntag,
    am montag, nach weihnachten, nach meinem geburtstag, an meinem geburtstag, vor meinem geburtstag, um
    mitternacht, bevor jemand, bis dahin, noch heute, noch vor, endgültig, es ist so weit, es ist soweit, ist
    soweit, ist es soweit, dann ist schluss, ist schluss, der moment, vor einer stunde, vor zehn minuten, vor einer
    halben stunde, vorhin, soeben, im moment, akut, ende des monats, ende der woche, nach der schicht
  `),
  farewell: phrases(`
    leb wohl, lebt wohl, lebe wohl, lebewohl, abschiedsbrief*, abschiedsnachricht, abschiedsvideo, auf wiedersehen
    welt, tschüss welt, ciao welt, tschüss für immer, macht es gut, macht es alle gut, machts gut, machts alle gut,
    letzte nachricht, letzte worte, letzter brief, letzten brief, letzte zeilen, letzte sprachnachricht, das letzte
    was, letztes mal dass, letzte mal dass, briefe geschrieben, brief geschrieben, briefe sind geschrieben, briefe
    liegen, brief liegt, zettel hingelegt, verschenkt, alles verschenkt, weggegeben, wer kümmert sich, kümmert euch
    um, kümmere dich um, kümmer dich um, kümmert sich um, passt auf euch, passt aufeinander, pass auf dich auf, pass
    auf sie auf, pass auf ihn auf, wer nimmt den hund, wer die katze, katze kommt, hund kommt, katze ist bei, hund
    ist bei, katze versorgt, sag meiner, sag meinem, sagt meiner, sagt meinen, richtet aus, verzeih mir, verzeiht
    mir, vergebt mir, vergib mir, es tut mir leid alles, tut mir leid für alles, tut mir alles leid, entschuldigung
    für alles, sorry für alles, sorry an alle, danke für alles, danke dass du, danke dass ihr, danke fürs zuhören,
    du warst die einzige, du warst der einzige, war schön mit euch, schön euch gekannt, schön dich gekannt, wenn du
    das liest, wenn ihr das lest, wenn sie das lesen, wenn ihr das findet, bis du das liest, wenn du das hier liest,
    falls mir was passiert, falls mir etwas passiert, wenn mir was passiert, falls ich morgen, niemand ist schuld,
    niemand hat schuld, keiner ist schuld, gebt euch keine schuld, gib dir keine schuld, nicht deine schuld, nicht
    eure schuld, trifft keine schuld, sucht mich nicht, sucht nicht nach mir, ruft nicht an, brauchst nicht
    antworten, brauchst nicht zu antworten, wartet nicht auf mich, wir sehen uns auf der anderen seite, im nächsten
    leben, in einem anderen leben, sehen uns im himmel, sehen uns oben, sehen uns wieder, liebe euch alle, hab euch
    lieb, hab euch alle lieb, behaltet mich, denkt an mich, vergesst mich nicht, hört nichts mehr von mir, von mir
    hört, nie wieder von mir hören, meine beerdigung, meiner beerdigung, lied für meine, meine passwörter,
    passwörter liegen, passwörter aufgeschrieben, konten gekündigt, konto aufgelöst, wohnung gekündigt, unterlagen
    geordnet, sachen sortiert, alles sortiert, alles gelöscht, es ist zu spät, zu spät für mich, ist zu spät, haltet
    mich nicht auf, ganz ruhig jetzt, bin jetzt ganz ruhig, so ruhig, im reinen, frieden geschlossen, meinen frieden
    gemacht, es ist gut so, es ist besser so, besser so, ist besser so für alle, das wars, das war es, das wars
    dann, gute nacht für immer, nacht für immer, servus für immer, pfiat euch, das war meine, man sieht sich im,
    meine letzte nachricht, letzte mail, euch alle lieb, alle lieb gehabt, lieb gehabt, jetzt kann ich gehen, für
    euch alle, an ihr lag, an ihm lag, an dir lag, an euch lag, nicht an dir, nicht an euch, schlüssel beim
    nachbarn, schlüssel liegt, schlüssel im briefkasten, bitte kümmert, kümmert euch bitte, pass auf mama auf, passt
    auf mama, auf mama auf, auf papa auf, auf die kinder auf, auf den hund auf, auf die katze auf, um den kater, um
    die katze, um den hund, abschied geschrieben, abschied genommen, von allen verabschiedet, verabschiede mich von,
    wollte mich verabschieden, mich verabschieden, möchte mich verabschieden, wollte nur tschüss, tschüss sagen,
    lebewohl sagen, noch einmal eure, noch einmal deine stimme, verzeiht, vergebt, vergib, sei nicht traurig, seid
    nicht traurig, nicht um mich weinen, weint nicht, trauert nicht, bitte nicht weinen, behalt mich, briefe für,
    verschenkt seine, verschenkt ihre, verschenkt plötzlich, verschenke alles, verschenke meine sachen, nie wieder
    sehen, danke für deine zeit, danke für die schöne zeit, es lag nicht an, diesmal für immer, gute nacht welt,
    schlaft gut, ihr wart gut zu mir, wart gut zu mir, ab morgen brauch, ab morgen nicht mehr, brauch ich das nicht
    mehr, hatte euch lieb, dich geliebt, euch geliebt, sie geliebt hab, sie geliebt habe, keine schuld, bitte keine
    schuld, verzeih mir mama, verzeih mir papa, wollt nur tschüss, ich gehe jetzt, hat futter, futter bis, ich kann
    nicht anders, noch was gutes gesagt, noch einmal sehen, ein letztes mal, zum letzten mal, bis ihr das lest,
    bitte ruft nicht an
  `),
  burden: phrases(`
    eine last, zur last, nur eine last, belastung, ballast, klotz am bein, klotz, bürde, besser dran, besser ohne
    mich, ohne mich besser, ohne mich leichter, ohne mich glücklicher, ohne mich einfacher, besser wenn ich,
    leichter wenn ich, einfacher wenn ich, glücklicher wenn ich, allen besser gehen, es allen besser, alle
    erleichtert, wären erleichtert, erleichtert wenn ich, alle froh, wären froh, froh wenn ich, froh wenn sie mich
    los, mich los, mich los wären, los sind, niemand vermiss*, keiner vermiss*, vermisst mich, vermissen würde,
    würde mich vermissen, würd mich vermissen, keiner merken, niemand merken, niemandem auffallen, keinem auffallen,
    fällt keinem auf, auffallen wenn ich, würde es auffallen, merkt keiner, merkt niemand, merkt eh keiner, merken
    dass ich, interessiert niemanden, juckt keinen, juckt niemanden, kümmert keinen, kräht kein hahn, kein hahn nach
    mir, störe nur, stör nur, störfaktor, bin im weg, allen im weg, nur ärger, mache nur ärger, mach nur ärger,
    mache alles kaputt, mach alles kaputt, mach nur probleme, mache nur probleme, nur probleme, falle allen, fall
    allen, fall euch, falle euch, nerve alle, nerv alle, nerv nur, ziehe alle runter, zieh alle runter, runterziehe,
    runterzieh, zieh euch runter, ziehe andere, verderbe, verderb allen, platzverschwendung,
    sauerstoffverschwendung, luftverschwendung, wertlos*, zu nichts nutze, zu nichts gut, überflüssig, entbehrlich,
    brauche keiner, braucht mich keiner, braucht mich niemand, braucht mich nicht, keiner braucht mich, niemand
    braucht mich, koste nur geld, koste nur, koste alle, lebensversicherung, tot mehr wert, mehr wert tot, allen
    einen gefallen, keine sorgen mehr um mich, keine sorgen mehr machen, ruhe vor mir, endlich ruhe vor mir, problem
    bin ich, ich bin das problem, bin das problem, mich nicht mehr ertragen, mich ertragen müssen, zumutung,
    zumuten, zu viel für alle, gewöhnen sich dran, kommen drüber weg, drüber hinweg, kommen ohne mich, klarkommen
    ohne mich, ohne mich klar, ohne mich zurecht, bessere mutter, besseren vater, bessere mama, nur zur last,
    pflegefall, ist eine last, last für, eine last für, fallen zur last, falle zur last, falle nur zur, leichter
    ohne mich, besser ohne, wäre ohne mich, gings ohne mich, ohne mich viel, ohne mich alle, ohne mich wäre, ohne
    mich wären, ohne mich wär, ohne mich hätten, mich niemand, mich keiner, würde mich jemand, würde es überhaupt
    jemand, merkt überhaupt jemand, wer würde, wen würde, würde überhaupt jemand, wen juckt, wen interessiert, wenn
    ich fehle, fehlen würde, fehle niemandem, fehl keinem, fehle keinem, bessere mutter verdient, besseren mann
    verdient, was besseres verdient, eine bessere mutter, falle allen zur last, den anderen im weg, allen nur im
    weg, überall im weg, steh allen im weg, ein gefallen wenn, überflüssig bin, zu nichts mehr gut, nichts mehr
    wert, keinen wert, keinen wert mehr, müll, abschaum, dreck, parasit, schmarotzer, fünftes rad
  `),
  hopeless: phrases(`
    kann nicht mehr, kann nimmer, kann nimma, kann einfach nicht mehr, kann echt nicht mehr, kann langsam nicht
    mehr, kann so nicht mehr, kann ich nicht mehr, halte es nicht mehr aus, halt es nicht mehr aus, halte das nicht
    mehr aus, halt das nicht mehr aus, halt es nimmer aus, ertrage es nicht mehr, ertrag es nicht mehr, ertrage das
    nicht, ertrag das nicht, unerträglich, nicht mehr auszuhalten, nicht auszuhalten, will nicht mehr, mag nicht
    mehr, möchte nicht mehr, will einfach nicht mehr, will ich nicht mehr, wollte nicht mehr, keine kraft, keine
    kraft mehr, kraft mehr, kraft zum leben, kraft ist weg, kraftlos, bin am ende, total am ende, ganz unten,
    aussichtslos, ausweglos, ausweg, kein ausweg, keinen ausweg, hoffnungslos*, keine hoffnung, hoffnung verloren,
    hoffnung aufgegeben, ohne hoffnung, keinen sinn, kein sinn, ohne sinn, wozu das alles, wozu noch, wozu
    überhaupt, wofür noch, wofür das alles, wofür überhaupt, was soll das alles, was bringt das alles, warum
    weitermachen, wozu weitermachen, bringt alles nichts, bringt nichts mehr, bringt eh nichts, hat eh keinen sinn,
    alles egal, mir alles egal, ist mir egal ob, aufgegeben, gebe mich auf, mich aufgegeben, nichts mehr zu
    verlieren, nichts zu verlieren, nichts mehr zum leben, nichts wofür, keinen grund, kein grund, keinen einzigen
    grund, grund mehr, wird nie besser, wird nicht besser, wird nie wieder gut, nie wieder gut, nie mehr gut, nichts
    wird besser, wird nie enden, hört nie auf, hört einfach nicht auf, hört nicht auf, ende in sicht, licht am ende,
    kein licht, dunkelheit, schwarzes loch, innerlich tot, innerlich leer, innerlich gestorben, innen tot, nur noch
    funktionier*, funktioniere nur, keine zukunft, zukunft mehr, keine perspektive, perspektivlos, unheilbar, mir
    ist nicht zu helfen, mir kann keiner helfen, mir kann niemand helfen, kann mir keiner mehr helfen, hilft nichts
    mehr, alles versucht, alles probiert, schaffe es nicht mehr, schaff es nicht mehr, schaffe das nicht mehr,
    schaff das nicht mehr, schaffs nicht mehr, packs nicht mehr, pack es nicht mehr, weiß nicht mehr weiter, weiß
    nicht weiter, weiss nicht mehr weiter, nicht mehr weiter, nicht mehr so weiter, so satt, hab es satt, müde von
    allem, müde vom kämpfen, kämpfen müde, nicht mehr kämpfen, die schnauze voll, schon längst tot, eh schon tot,
    halts nicht mehr aus, halts nimmer aus, seh keinen sinn, sehe keinen sinn, keinen sinn mehr, sinn mehr, sinn im
    leben, das alles noch, alles keinen sinn, noch weitermachen, noch weiter machen, weitermachen, weiterkämpfen,
    nie mehr besser, wird nichts mehr, wird eh nichts, nichts mehr lohnt, lohnt sich nicht mehr, lohnt nicht, sich
    das alles lohnt, kein ende, kein licht mehr, dunkle gedanken, dunklen gedanken, diese gedanken, schlimme
    gedanken, böse gedanken, gedanken sind wieder da, die gedanken sind wieder, gedanken werden lauter, schwarze
    gedanken, kraft zu leben, kraft zum kämpfen, nicht mehr ertragen, nicht länger ertragen, halte das leben, bin
    verloren, hoffnung mehr, keine hoffnung mehr für mich, nur noch leere, schwarzes, dunkles loch, im dunkeln,
    tiefes loch, keinen ausweg mehr, sehe keinen ausweg, seh keinen ausweg, ausweg mehr, nur noch einen ausweg,
    einziger ausweg, einzige ausweg, einzige lösung, einzige lösung ist, letzter ausweg, mir nicht mehr zu helfen,
    bin nicht zu retten, gefreut mi nix, gfreit mi nix, freut mich nix mehr, freut mich nichts mehr, wofür soll ich,
    wofür leben, wofür er leben, wofür sie leben, nix mehr wofür, nichts mehr wofür, mich hält nichts, wozu die
    mühe, mühe noch, ist alles gelaufen, alles gelaufen, gelaufen für mich
  `),
  selfHarm: phrases(`
    ritz*, geritzt, ritze mich, ritzt sich, geritz*, svv, selbstverletz*, selbst verletz*, selber verletz*, selbst
    verletzt, verletze mich, verletz mich, mich verletzen, mich zu verletzen, mich verletze, mich verletzt, sich
    verletzt, sich verletzen, selbst schade, mir selbst schaden, mir schaden, mir wehtun, mir weh zu tun, mir
    wehzutun, mir weh tun, mir weh tue, mir wehtue, tu mir weh, tue mir weh, tue mir selbst weh, mir selber weh, mir
    selbst weh, sich selbst weh, sich weh tut, sich wehtut, schneide mich, schneid mich, mich schneide, mich
    schneiden, mich zu schneiden, mich geschnitten, schneidet sich, sich schneidet, schnitte, schnittwunde*,
    aufgeschnitten, aufschneid*, arm auf, arme auf, in den arm, in die arme, in den oberschenkel, oberschenkel,
    vernarbt, zigarette auf, zigaretten auf, ausgedrückt, feuerzeug an, feuerzeug auf, heißes wasser über, schlage
    mich, schlag mich selbst, mich selbst schlage, mich selbst zu schlagen, schlage mir, schlag mir, kopf gegen die
    wand, gegen die wand bis, boxe gegen, kratze mich, kratz mich, mich blutig, blutig, bis es blutet, bis blut, bis
    ich blute, blut sehen, blut fließt, blut sehe, blutet bis, reiße mir, reiß mir, beiße mir, beiß mir, beiße mich,
    beiß mich, lange ärmel, langärmlig, langarm, pulli im sommer, pflaster drüber, bestrafe mich, bestraf mich, mich
    bestrafen, mich zu bestrafen, selbstbestrafung, schmerz spüren, schmerz fühlen, schmerzen zufügen, schmerz
    zufügen, mir schmerzen, um mich zu spüren, mich zu spüren, etwas zu spüren, was zu spüren, druck abbauen, druck
    ablassen, skills, suchtdruck nach, schneidedruck, ritzdruck, rasierklinge, tage clean, wochen clean, monate
    clean, rückfällig, würge mich selbst, tattoo nadel, spitzerklinge, wunden, wieder damit angefangen, wieder
    getan, frische schnitte, frischen schnitten, neue schnitte, schnitte am, schnitte auf, schnitte an, mich wieder
    geritzt, wieder geritzt, wieder geschnitten, mir in den arm, mir den arm, mir die arme, mir die beine, mir in
    die, arme aufkratz*, arme aufgeschnitten, arme verstecke, meine arme, keiner meine arme, narben am arm, narben
    auf, meine narben, mit der klinge, an die klinge, die klinge, klinge in der, klinge im, zigaretten auf dem, mir
    verbrannt, mich verbrannt, verbrenne mich, verbrenn mich, mich verbrennen, selber eine reinhauen, mir eine
    reinhauen, mir selber in, schlage mich selbst, schlag mich selber, den kopf gegen, kopf an die wand, schmerz
    brauche, brauche den schmerz, brauch den schmerz, schmerz hilft, schmerz ist das einzige, wenn es weh tut, hab
    es verdient, habe es verdient, verdiene schmerz, verdiene es, mich selbst zu verletzen, verletze ich mich, mir
    weh zu, pulli drüber, handtuch drum, schenkel, blut an ihren, blut an seinen, schnitte gesehen, selbst zu
    bestrafen, rückfällig geworden mit, tage ohne ritzen, tage ohne svv, tage ohne schneiden, schneiden aufgehört,
    aufkratzen, aufgekratzt, haare ausreiße, haut aufkratz*, nägel ins fleisch, brandwunden, tackern, geritzt hat,
    striche am, so striche, am unterarm, was spitzes, breites armband, armbänder drüber, frisch verheilt, unterm
    ärmel, unter dem ärmel, ärmel hoch
  `),
  attempt: phrases(`
    suizidversuch*, selbstmordversuch*, versucht mich umzubringen, versucht mir das leben, versucht zu sterben,
    versucht mich zu, versucht es zu beenden, schon einmal versucht, schonmal versucht, habe es versucht, hab es
    versucht, habs versucht, hätte es fast, fast gesprungen, fast getan, beinahe getan, wäre fast gesprungen, war
    kurz davor, stand schon mal, stand schon einmal, überdosis, tabletten genommen, pillen genommen, alle genommen,
    tabletten geschluckt, pillen geschluckt, alle geschluckt, geschluckt, runtergeschluckt, runtergespült,
    eingeschmissen, zu viele genommen, zu viel genommen, zuviel genommen, viele tabletten, ganz viele tabletten,
    haufen tabletten, handvoll tabletten, die ganze packung, ganze packung, ganze schachtel, ganze flasche, ganzen
    blister, ganzen tabletten, alle tabletten, packung leer, packung ist leer, blister leer, schachtel leer, leere
    packung*, leere schachtel*, leere blister, leere tablettenschachtel, magen ausgepumpt, ausgepumpt, giftnotruf,
    intensivstation, auf intensiv, reanimiert, wiederbelebt, in die klinik gekommen, klinik aufgewacht, krankenhaus
    aufgewacht, gefunden worden, mich abgehalten, zurückgeholt, seil gerissen, seil ist gerissen, hätte es geklappt,
    dass ich überlebt habe, geschlossene, in der geschlossenen, psychiatrie, eingewiesen, zwangseingewiesen, zu
    tief, tief geschnitten, zu tief geschnitten, pulsadern aufgeschnitten, wirkt schon, fängt an zu wirken, beginnt
    zu wirken, wirken schon, bis es wirkt, wird mir schwindlig, mir wird schwindelig, alles dreht sich, wird alles
    verschwommen, werde so müde, werde langsam müde, wird mir schlecht jetzt, zu spät jetzt, hab was dummes getan,
    habe etwas dummes getan, habe eine dummheit, dummheit gemacht, habe es getan, hab es getan, habs getan, hab es
    gemacht, bereue es jetzt, bereue es, jetzt angst, jetzt hab ich angst, doch nicht sterben, bleiche getrunken,
    reiniger getrunken, damals versucht, nach dem versuch, nach meinem versuch, seit meinem versuch, meines
    versuchs, hab alle tabletten, alle pillen, alle pillen von, pillen von mama, tabletten von oma, stück genommen,
    20 genommen, 30 genommen, 40 genommen, zwanzig genommen, dreißig genommen, tabletten intus, stück intus, intus,
    auf einmal genommen, auf einmal geschluckt, auf einmal schlucke, packung mit, packung runter, mit wodka runter*,
    mit alkohol runter*, mit schnaps, was genommen, etwas genommen, zu viel erwischt, merk ich nichts mehr, merke
    ich nichts mehr, mir wird komisch, wird mir komisch, mir wird schwindlig, mir wird schummrig, werd schläfrig,
    werde schläfrig, schläfrig, wird alles schwarz, verblute, hört nicht auf zu, blut hört nicht, adern, hab ich was
    gemacht, was dummes gemacht, was schlimmes gemacht, etwas dummes getan, damals gefunden, mich rechtzeitig
    gefunden, zu früh gefunden, auf dem geländer gestanden, am geländer gestanden, auf der brücke gestanden, wollte
    mich umbringen, mich umbringen wollte, umbringen wollte, versucht hat sich, versucht zu gehen, meinem versuch,
    mein versuch, zweiter versuch, letzter versuch, nach dem entzug, magen auspumpen, intensiv gelegen, tabletten
    vor mir ausgeschüttet, 25 stück, 30 stück, 50 stück, 60 tabletten, 20 tabletten, 30 tabletten, 40 tabletten, 50
    tabletten, 10 tabletten, tabletten drin, packungen schlaftabletten, langsam kalt, wird langsam kalt, mit schnaps
    genommen, genommen mit, runtergespült mit, hat zu viel genommen, irgendwas genommen
  `),
  emergency: phrases(`
    brustschmerz*, schmerzen in der brust, stechen in der brust, druck auf der brust, enge in der brust, druck in
    der brust, brust drückt, linken arm, arm ist taub, mundwinkel, gesicht hängt, hängt schief, halbes gesicht,
    lallt, lalle, kann nicht sprechen, kann nicht richtig sprechen, spricht komisch, schlaganfall, herzinfarkt,
    herzstillstand, keine luft, kriege keine luft, krieg keine luft, bekomme keine luft, kriegt keine luft, bekommt
    keine luft, luftnot, atemnot, atmet nicht, atmet kaum, atmet nicht mehr, nicht mehr atmen, blau angelaufen,
    lippen blau, blaue lippen, läuft blau, wird blau, bewusstlos*, ohnmächtig, ohnmacht, nicht ansprechbar, reagiert
    nicht, reagiert nicht mehr, wacht nicht auf, nicht wach, kriege ihn nicht wach, kriege sie nicht wach, krieg sie
    nicht wach, krieg ihn nicht wach, rührt sich nicht, bewegt sich nicht, regungslos, zusammengebrochen, umgekippt,
    kippe um, krampfanfall, epileptisch*, blutet stark, blute stark, bluten nicht, blutung, hört nicht auf zu
    bluten, überall blut, viel blut, so viel blut, blutlache, verblut*, blut gehustet, blut gespuckt, blut
    erbrochen, spuckt blut, erbricht blut, kotze blut, schwanger und, fruchtblase, schwangerschaftswoche, notarzt,
    rettungswagen, notruf, schwillt, zunge schwillt, hals schwillt, hals geht zu, epipen, wespenstich, vergiftet,
    vergiftung, pilze gegessen, unterzucker*, zucker ist, hohes fieber, 41 fieber, 40 fieber, nackensteif*, steifer
    nacken, vom dach gefallen, treppe runtergefallen, treppe gestürzt, verunglückt, stromschlag, kopfverletzung,
    schlimmste kopfschmerzen, kein puls, keinen puls, schaum vorm mund, schaum vor dem mund, sehe plötzlich nichts,
    plötzlich blind, sehe doppelt, ertrinkt, verbrüht, knopfbatterie, spülmittel getrunken, atmet schwer, schwer
    luft, kaum luft, bekomme kaum luft, bekomm kaum luft, krieg kaum luft, luft zu kriegen, in der brust, auf der
    brust, in den linken arm, im linken arm, linken arm ausstrahl*, zieht in den arm, mundwinkel hängt, redet wirr,
    redet plötzlich wirr, redet komisch, gesicht schief, lippen schwellen, zunge dick, hals zu, lippen sind blau,
    ganz blau, ganz grau, grau im gesicht, wird grau, eiskalt und, wach zu kriegen, nicht wachrütteln, lässt sich
    nicht wecken, krampft, krampft seit, zuckt am ganzen, liegt am boden und, liegt auf dem boden, liegt bewusstlos,
    bewusstlos am, blutet wie, stark blute, blute wie, blutet am kopf, blute am kopf, blutung stoppt nicht,
    verschluckt und, batterie verschluckt, hat verschluckt, tabletten verschluckt, erstickt gerade, er erstickt, sie
    erstickt, ist ertrunken, im pool, krampfanfälle, asthmaanfall, spray hilft nicht, herz setzt aus, herz bleibt
    stehen, antwortet nicht mehr, liegt am boden, am boden und, wird nicht wach, nicht mehr wach, bewegt sich nicht
    mehr, überall ist blut, voller blut, starke blutung, spuckt schaum, spülmittel, an die brust, fasst sich an die
    brust, atmen kann, kaum noch atmen, kaum atmen, atmet komisch, den arm nicht mehr, arm nicht mehr heben,
    plötzlich nicht mehr sprechen, krampfanfall hat, stark blutend, in der ssw, schnarcht so komisch, nicht zu
    wecken, nicht wecken, kauderwelsch, auge hängt, baby ist schlapp, trinkt nicht mehr, finger werden taub
  `),
  violence: phrases(`
    schlägt mich, schlägt er mich, schlägt sie mich, schlägt mich _ mann, mich schlägt, mich geschlagen, schlug
    mich, schlagen mich, schlägt zu, schlägt er zu, zugeschlagen, schlägt uns, schlug uns, schlägt mama, schlägt
    meine, schlägt meinen, schlägt die kinder, verprügel*, verdresch*, prügel*, haut mich, haut mir, hat mich
    gehauen, haut uns, hauen mich, ohrfeig*, eine geknallt, eine gescheuert, scheuert mir, geklatscht, tritt mich,
    tritt nach mir, mich getreten, schubst mich, geschubst, stößt mich, packt mich, am arm gepackt, an den haaren,
    haare gezogen, zerrt mich, gezerrt, würgt mich, gewürgt, würgte mich, würg*, hals zugedrückt, kehle, mit dem
    gürtel, mit gürtel, mit dem kochlöffel, blaue flecken, blaue flecke, blaues auge, hämatom*, rippe gebrochen,
    nase gebrochen, arm gebrochen, bedroh*, gedroht, drohung*, droht mir, messer am hals, messer an den hals, messer
    in der hand, mit dem messer, misshandel*, missbrauch*, missbraucht, vergewaltig*, begrapsch*, angefasst, fasst
    mich an, fässt mich an, fasste mich an, angetatscht, betatscht, berührt mich, berührt hat, unsittlich, zwingt
    mich, zwang mich, gegen meinen willen, ohne meine zustimmung, wollte das nicht, nein gesagt, obwohl ich nein,
    kam in mein zimmer, kommt in mein zimmer, nachts in mein, in mein bett, zu mir ins bett, auf mir lag, lag auf
    mir, nacktbilder, nacktfotos, bilder von mir, fotos von mir, erpresst, erpress*, sperrt mich ein, eingesperrt,
    einsperr*, sperrt uns, schließt mich ein, abgeschlossen die tür, lässt mich nicht raus, lässt mich nicht gehen,
    darf nicht raus, darf nicht weg, darf niemanden, darf keine freunde, handy weggenommen, nimmt mir das handy,
    nimmt mein handy, kontrolliert mein handy, überwacht mich, überwacht mein, trackt, ortet mich, lauert,
    auflauert, lauert mir auf, stalk*, gestalkt, nimmt mir mein geld, mein gehalt, kein eigenes geld, meinen pass,
    pass abgenommen, ausweis weggenommen, gewalttätig, handgreiflich, ausrastet, brüllt mich an, schreit mich an,
    demütigt, erniedrig*, beleidigt mich, nennt mich wertlos, wirft mit, wirft sachen, nach mir geworfen, tür
    eingetreten, tritt die tür, schlägt gegen die tür, hämmert an die tür, vor meiner tür, bringt mich um, bringt er
    mich um, mich umbringt, bringt uns um, uns alle um, bringt sie um, dann bin ich tot, lebend nicht raus, spuckt
    mich an, angespuckt, ko tropfen, in mein getränk, ins getränk, zugestochen, abgestochen, hat mich geschlagen, er
    mich schlägt, mich schon wieder geschlagen, mich wieder geschlagen, schlägt grad mama, schlägt gerade mama,
    schlägt meine mutter, schlägt meinen bruder, schlägt unsere, haut die kinder, hand aus, hand ausgerutscht,
    rutscht ihm die hand, die hand gegen mich, handgreiflich geworden, wird handgreiflich, schubst, schubst mich
    gegen, wirft nach mir, schmeißt nach mir, schmeißt mit, mit flaschen, mit einer flasche, sperrt mich in, in den
    keller, lässt mich nicht aus dem haus, lässt mich nicht zu, nimmt mir alles, mein konto, haushaltsgeld, jeden
    cent, prügelt, prügelte, verprügelt mich, mich verprügelt, jahrelang geschlagen, mich angefasst, mich angefasst
    hat, unten angefasst, angefasst als, da unten, zwischen den beinen, sachen mit mir gemacht, dinge mit mir
    gemacht, sachen im bett, im bett die ich nicht, nicht wollte und er, nicht aufgehört, er hat nicht aufgehört,
    aufgehört obwohl, unser geheimnis, geheimnis bleiben, niemandem erzählen, nachts besucht, in mein zimmer, mich
    vergewaltigt, wurde vergewaltigt, bin vergewaltigt, mich missbraucht, findet er mich, findet mich überall, wenn
    ich gehe, wenn ich ihn verlasse, wenn ich schluss mache, schluss mache dann, nicht zulassen dass ich gehe, büßen
    werde, das büßen, bereuen werde, das bereuen, ehre der familie, ehre, zwangsheirat, zwangsverheirat*,
    verheiratet werden, verheiraten, steht vor meiner, steht jeden tag vor, steht unten, fotos von meinem, schickt
    mir drohungen, kehle zu, die kehle, luft abgedrückt, drückt mir die luft, um den hals gelegt, hände um meinen
    hals, mit dem messer vor, mich mit dem messer, blaue flecken von ihm, überall blaue flecken, blauen flecken
    sind, er ausrastet, ausrastet und, rastet er aus, tür ein, gegen die badezimmertür, an die tür, bringt mich um
    sagt, sagt er bringt mich um, bin ich tot, die treppe runtergestoßen, runtergestoßen, schlägt mich tot, schlägt
    auf, schlägt auf meinen, schlägt auf meine, auf die scheibe, brüllt er, tritt grad die tür, tritt die tür ein,
    eine pistole, hat eine waffe, lässt uns nicht raus, lässt mich nicht weg, ortet mein, liest alles mit, mit
    seinen freunden, unter der dusche, unsittlich berührt, stalkt mich, nachts im garten, zum sex gezwungen, zum
    sex, zu sachen im bett, sperrt mir das essen, hat sich an mir vergangen, vergangen an mir, mund zu, den mund zu,
    drückt er mir, bei ihm im bett, legt sich neben mich, hält mich fest bis, festhält bis, im wald wieder
  `),
  aggressor: phrases(`
    mein mann, mein ehemann, mein freund, mein partner, mein ex, meine ex, mein exfreund, meine freundin, meine
    frau, mein lebensgefährte, mein verlobter, mein vater, mein papa, mein stiefvater, stiefvater, stiefpapa, meine
    mutter, meine mama, meine stiefmutter, mein bruder, mein onkel, mein opa, mein cousin, mein trainer, mein
    lehrer, mein chef, der freund meiner mutter, freund von mama, mamas freund, meine eltern, der typ, ein mann, der
    pfarrer, ein bekannter, mitbewohner, mein nachbar, onkel, der kerl, schwiegermutter, schwiegervater, pfleger,
    die betreuer, meine familie, meine brüder, bekannte
  `),
  unsafe: phrases(`
    angst vor ihm, angst vor ihr, angst vor meinem, angst vor meiner, angst nach hause, angst heimzugehen, angst
    heim, trau mich nicht heim, traue mich nicht nach hause, trau mich nicht nach hause, angst dass er, angst wenn
    er, angst vor papa, angst vor mama, nirgends sicher, bin nicht sicher, fühle mich nicht sicher, zuhause nicht
    sicher, unsicher zuhause, lebensgefahr, verstecke mich, verstecken mich, versteck mich, eingeschlossen im bad,
    im bad eingeschlossen, im badezimmer, geflüchtet, geflohen, fliehen, weggelaufen, frauenhaus, jugendamt,
    nirgends hin, nirgendwo hin, wo soll ich hin, kann nicht weg, komme nicht weg, komm nicht weg, komme hier nicht
    raus, komm hier nicht raus, er darf das nicht wissen, darf nicht wissen, darf das nicht sehen, darf nichts
    merken, wenn er das liest, wenn er das sieht, liest mit, auf zehenspitzen, eierschalen, zucke zusammen, zuck
    zusammen, kommt gleich, kommt gleich nach hause, kommt gleich heim, kann nicht sprechen er, angst vor zuhause,
    angst vor meinem mann, angst vor meinem vater, angst vor meinem freund, angst vor meinem ex, angst heimzu*,
    angst vor dem abend, schritte im flur, schlüssel im schloss, schlüssel in der tür, wenn er heimkommt, wenn er
    nach hause kommt, bevor er kommt, er kommt gleich, kommt gleich zurück, nebenraum, nebenzimmer, im bad
    eingesperrt, im schrank versteckt, habe mich versteckt, verstecke mich im, im schlafzimmer eingeschlossen, haben
    uns eingeschlossen, ins frauenhaus, nicht telefonieren, leise schreiben, tarnen, muss das löschen, lösche das
    gleich, nirgendwo sicher, bin hier nicht sicher, hier nicht sicher, nicht sicher vor
  `),
  harmingOthers: phrases(`
    ihn umbringen, sie umbringen, jemanden umbringen, alle umbringen, leute umbringen, bringe ihn um, bring ihn um,
    bringe sie um, bring sie um, bringe jemanden um, bring ich ihn um, bring ich sie um, bringe ich ihn um, ihn
    töten, sie töten, jemanden töten, jemand töten, menschen töten, alle töten, ihn erschießen, sie erschießen, ihn
    abstechen, sie abstechen, jemanden abstechen, steche ihn, stech ihn, ihn erstechen, ersteche, abknall*,
    niederschieß*, ihn kaltmachen, kaltmachen, kalt machen, ihm was antun, ihr was antun, ihm etwas antun, ihr etwas
    antun, jemandem etwas antun, jemandem was antun, jemand was antun, anderen etwas antun, anderen was antun,
    meinem kind etwas, meinem baby etwas, dem baby etwas, dem baby was, meinem kind was, kindern etwas antun,
    kindern was antun, baby schüttel*, baby wehtun, meinem baby weh, ihm wehtun, ihr wehtun, ihm weh tun, ihr weh
    tun, jemandem wehtun, jemandem weh tun, anderen wehtun, anderen weh tun, leuten wehtun, jemanden verletzen,
    andere verletzen, ihn verletzen, sie verletzen, ihn verprügeln, zusammenschlag*, tot schlagen, krankenhausreif,
    rächen, räche, bezahlen lassen, dafür bezahlen, soll bezahlen, amoklauf, schule anzünden, abfackeln, brand
    legen, bombe legen, bombe bauen, blut an meinen händen, alle mitnehmen, mitnehmen in den tod, kissen auf, kissen
    aufs gesicht, ihn erwürgen, sie erwürgen, ihn vergiften, ersticken will, überfahren will, ihn überfahren, über
    den haufen, mordgedanken, tötungsfantasien, gewaltfantasien, gewaltphantasien, blutbad, todesliste, liste mit
    namen, die kontrolle verliere, kontrolle verliere, kontrolle verlieren, nicht mehr beherrschen, mich nicht
    beherrschen, lehrer abstechen, schlag ihn tot, schlag sie tot, schlage ihn, tue ihm was an, tu ihm was an, tu
    ihr was an, bringe sie heute alle, bring sie heute alle, alle umbringen und dann mich, dann mich, töte ihn, töte
    sie, steche ich ihn, steche ich sie, stech ich ihn, stech ich sie, erschlag*, erschlage, zudrücken, drück ich
    zu, drücke ich zu, drück zu, kissen drück*, ans kissen, mach sie kalt, mach ihn kalt, mache ihn kalt, gnade ihm
    gott, gnade ihr gott, gnade dir gott, alle bezahlen, sollen bezahlen, sollen büßen, werden büßen, dass sie
    leiden, leiden sehen, sie leiden, ihn leiden, meinem baby was, baby was antu, kind was antu, kindern was antu,
    jemandem was antu, jemand was antu, weh tue, chef weh, gewalt antun, hand ausrutscht, die hand aus, dass ich
    zuschlag*, ich zuschlage, ich zuschlag, messer eingesteckt, messer dabei, vor seinem haus, vor ihrem haus, liste
    mit, alle sehen, werden alle sehen, ihr werdet alle, ihr werdet sehen, abfackel*, anzünden mit, haus anzünden,
    wohnung anzünden, erledigen soll, umzulegen, leg ihn um, lege ihn um, ihn umlegen, sie umlegen, unterm bett das
    messer, messer schon, wenn er mama, werde ihn töten, werd ihn töten, werde sie töten, ich töte, die bude an,
    zünd die, zünde die, zünde das, sollen alle sterben, sollen sterben, soll sterben, verrecken lassen
  `),
  eating: phrases(`
    erbrech*, erbrochen, finger in den hals, finger im hals, den finger, muss es raus, abführmittel, abführtee,
    laxantien, entwässerung*, appetitzügler, abnehmspritze, kalorien*, kcal, kalorienzähl*, fressanfall,
    fressanfälle, fressattacke*, fressflash, gehungert, verhunger*, esse nicht, ess nicht, esse nichts, ess nichts,
    esse nix, ess nix, esse kaum, ess kaum, esse seit, nichts gegessen, seit tagen nichts, isst nichts, isst nicht,
    isst nichts mehr, isst kaum, isst nix, verweigert das essen, essen verweigert, kann nichts essen, darf nicht
    essen, darf nichts essen, erlaube mir, verbiete mir, essen verdienen, essen verdient, angst vor essen, angst
    vorm essen, angst vor dem essen, angst zuzunehmen, zu dick, zu fett, so fett, ekle mich, ekelhaft, ekel mich,
    hasse meinen körper, hass meinen körper, wiege mich, wieg mich, wiege noch, wiege nur noch, untergewicht*, bmi,
    magersucht, magersüchtig, anorex*, anorekt*, bulim*, essstörung, essgestört, ess brech, binge*, pro ana,
    thinspo, dünner, rippen zählen, rippen sehen, essen verstecke, werfe mein essen, schmeiße mein essen, faste,
    gefastet, periode bleibt, tage bleiben aus, sport bis, joggen bis, sage ich hätte, gegessen und bin stolz, tagen
    nichts gegessen, tage nichts gegessen, seit _ tagen nichts, seit tagen nix, nichts gegessen seit, seit gestern
    nichts, wochen nix, isst seit, nichts drin behält, behält nichts, behalte nichts, nach jedem essen, nach jeder
    mahlzeit, auf die toilette nach, verschwindet im bad, nach dem essen aufs klo, im bad verschwindet, finger rein,
    kotze nach, kotzt nach, gekotzt wie, wieder gekotzt, kotze alles, kotze es, auskotz*, erbreche nach, erbreche
    mich, heimlich kotz*, trotzdem fett, fühl mich fett, fühle mich fett, fühl mich dick, fühle mich zu dick, finde
    mich zu dick, mich fett, noch zu dick, bin fett, bin so fett, kilo und, 38 kilo, 39 kilo, 40 kilo, 42 kilo, 45
    kilo, unter 50 kilo, zielgewicht, wunschgewicht, noch nicht genug, wiege mich jeden, auf die waage, die waage,
    die zahl auf, zahl steigt, darf ich nichts essen, dann esse ich nichts, kalorien am tag, zähle kalorien, zähle
    jede, jede kalorie, nur gurke, nur salat, nur wasser, nur noch wasser, wasser und, luft und wasser, nur luft,
    zum essen zwingen, mich zum essen, ekel vor meinem körper, vor meinem körper, ekel mich so, hasse meinen bauch,
    mein spiegelbild, ana stimme, ess störung, abführ*, tage bleiben, stopfe alles in mich, alles in mich rein, in
    mich reingestopft, fresse und kotze, fressen und kotzen, kippt dauernd um, umgekippt weil, essen wegschmeiß*,
    essen wegwerf*, essen versteck*, schon in der schule gegessen, aus angst vor, gekotzt, kotze, kotz, auskotzen,
    ausgekotzt, hungere, hungern, esse nur, ess nur, iss nur, seit wochen esse, kalorie, essen verstecken, in der
    serviette, wunschfigur, appetit verboten, mir das essen, essen zwing*, seit tagen nur wasser, tage nur wasser,
    finger in den, zu erbrechen, lautlos, in die serviette, hochwürg*, kilo zu viel, sehe nur fett, seh nur fett,
    wie ein walfisch
  `),
  unreality: phrases(`
    höre stimmen, hör stimmen, hört stimmen, eine stimme, stimme sagt, stimmen sagen, stimme in meinem kopf, stimmen
    im kopf, flüster*, befiehlt, befehlen, befehl*, gehorch*, verfolgen, werde verfolgt, verfolgen mich, folgen mir,
    werde beobachtet, beobachten mich, abgehört, abhören, wanzen, wanzen in, verwanzt, mikrofon*, versteckte
    kamera*, geheimdienst, bnd, verfassungsschutz, nsa, stasi, freimaurer, illuminat*, agenten, implantat,
    eingepflanzt, implantiert, bestrahl*, funkwellen, satelliten, sender im, sender in, gedanken lesen, liest meine
    gedanken, lesen meine gedanken, meine gedanken hören, hört meine gedanken, gedanken eingeben, gedanken
    eingegeben, fremde gedanken, nicht meine gedanken, gedanken entzogen, gesteuert, steuert mich, steuern mich,
    ferngesteuert, kontrollieren meine gedanken, kontrollieren mich, fernseher spricht, fernseher redet, im
    fernsehen über mich, radio spricht, nachrichten an mich, geheime botschaft*, nummernschild*, auserwählt*,
    prophet, messias, gott spricht, gott hat mir, gott redet, gott hat mich, sohn gottes, satan, dämon*, besessen,
    erzengel, heilige mission, hinter mir her, hinter uns her, verschwör*, verschworen, komplott, unter einer decke,
    stecken alle, stecken dahinter, vergiften mich, vergiftet mich, gift ins essen, gift im essen, gift in mein,
    essen vergiftet, ausgetauscht, doppelgänger, nicht meine mutter, nicht meine echte, nicht mein echter, nicht
    real, unwirklich, alles nicht echt, halluzin*, wahnvorstellung*, psychose, psychotisch, paranoi*, schizo*,
    schattenmänner, sehe dinge, sehe sachen, tote sprechen, wände sprechen, in den wänden, aus der steckdose,
    insekten unter, käfer unter, unter meiner haut, unsterblich, ich bin gott, kündigt sich an, weltuntergang,
    reptil*, alufolie, fenster abgeklebt, abgeklebt, ruft meinen namen, redet mit mir aus, die da oben, alle wissen
    es, wissen was ich denke, testen mich, prüfung von gott, verflucht, verhext, die stimme sagt, stimme sagt mir,
    stimmen sagen mir, die stimmen, stimmen befehlen, stimmen die, stimmen und, stimmen hören, stimmen höre, stimmen
    gehört, eine stimme die, eine stimme sagt, stimme im kopf, stimme in mir, ana, kommentiert alles, kommentieren
    was, kommentare in meinem, nicht von mir sind, gedanken sind nicht, gedanken von anderen, gedanken eingepflanzt,
    chip eingesetzt, chip eingebaut, chip im, chip in, chip muss, der chip, einen chip, steuern meine, steuert
    meine, spricht mit mir, sprechen mit mir nur, nur mit mir, über mich im, reden über mich, über mich reden,
    gleichen autos, dieselben autos, das gleiche auto, einen code, code für, ausgetauscht worden, sieht nur so aus,
    nicht meine richtige, vergiften will, werde vergiftet, wird vergiftet, mich vergiften, verfolgt und, werd
    verfolgt, bin verfolgt, ich werde beobachtet, werd beobachtet, mich beobachten, beobachtet mich, mich
    überwachen, mein handy überwach*, handy abgehört, hören mich ab, hören mit, kameras in, kameras überall,
    strahlen aus, mit strahlen, gott spricht zu, auserwählt, prüfung bestehen, sind gleich da, sie sind gleich da,
    hinter den wänden, mann in, männchen, hör wen, da ist keiner, ist aber niemand, niemand da ist, die sonst
    keiner, sonst keiner sieht, sonst niemand hört, schon gestorben und, unecht, wie im film alles, alles fühlt sich
    unecht, nicht mehr wirklich, kommentieren alles, im rauchmelder, rauchmelder, nicht meine frau, nicht mein mann,
    sie haben sie ersetzt, ersetzt worden, durch klone, ins trinkwasser, im trinkwasser, ins wasser getan, ins essen
    getan, alles nur kulisse, kulisse, kulissen, nur schauspieler, sind schauspieler, in der hölle, bin schon tot,
    schon tot und, schickt strahlen, strahlen durch, die gleichen autos, hören mich durch, filmen mich, filmen
    alles, durch die lampen, flüstern meinen, meinen namen flüster*, senden sich zeichen, gibt mir aufträge,
    spiegelbild redet, redet mit mir obwohl, im wasserhahn
  `),
  mania: phrases(`
    nicht mehr geschlafen, ohne schlaf, tagen wach, tage wach, seit tagen wach, nächte wach, tage nicht geschlafen,
    tagen nicht geschlafen, nächte durchgemacht, brauche keinen schlaf, brauch keinen schlaf, schlaf brauch ich
    nicht, keinen schlaf mehr, nur zwei stunden, zwei stunden schlaf, drei stunden schlaf, unendlich energie,
    grenzenlose energie, energie ohne ende, so viel energie, unter strom, unbesiegbar, unverwundbar, allmächtig,
    übermenschlich, superkräfte, größenwahn, weltformel, rette die welt, welt retten, die menschheit, menschheit,
    welt verändern, nobelpreis, milliardär, millionen verdienen, ideen sprudeln, gedanken rasen, gedankenrasen,
    rasende gedanken, gedanken überschlagen, überschlagen sich, so schnell dass, nicht mehr hinterher, kommt keiner
    mit, kommen nicht mit, alle so langsam, rede ununterbrochen, rede ohne punkt, ohne punkt und komma, höre nicht
    auf zu reden, manie, manisch*, hypomanie, bipolar*, lithium, medis abgesetzt, medikamente abgesetzt, tabletten
    abgesetzt, ganzes geld ausgegeben, kredit aufgenommen, autos gekauft, firma gegründet, nie so lebendig, nie so
    gut gefühlt, alles hängt zusammen, verstehe jetzt alles, endlich verstanden, durchschaut, wie ein gott, bin
    gott, fühl mich wie ein gott, seit tagen nicht geschlafen, seit fünf tagen, seit vier tagen, seit drei tagen
    wach, fünf tagen nicht, vier tagen nicht, drei tagen nicht, schlaf mehr, brauch keinen schlaf mehr, kredit,
    lithium abgesetzt, gedanken fliegen, fliegen die gedanken, gedanken rasen so, rasen so schnell, die anderen sind
    alle so, schlaf ist für, schlaf überbewertet, seit mittwoch wach, seit montag wach, seit freitag wach, seit
    sonntag wach, stunden wach, durchgehend wach, alles verkauft, haus verkauft, auto verkauft, konto leergeräumt,
    nächten nicht geschlafen, nächte nicht geschlafen, schlaf ist was für, werd kanzler, werde präsident*,
    menschheit retten, kopf ist ein feuerwerk, kauf ein hotel, alles auf einmal, nobelpreis bekomm*
  `),
  somebodyElse: phrases(`
    meine freundin, eine freundin, freundin von mir, mein freund, ein freund, freund von mir, beste freundin, bester
    freund, meine beste, mein bester, abf, bff, kumpel, kollege, kollegin, mein bruder, meine schwester, mein sohn,
    meine tochter, mein kind, mein mann, meine frau, mein partner, meine partnerin, meine mutter, mein vater, meine
    mama, mein papa, meine oma, mein opa, mein onkel, meine tante, meine cousine, mein cousin, meine nichte, mein
    neffe, mein enkel, meine enkelin, mitbewohner*, mitschüler*, klassenkamerad*, schüler von mir, schülerin von
    mir, jemand den ich, jemanden der, ein bekannter, eine bekannte, aus meiner klasse, in meiner klasse, in meiner
    stufe, mein ex, meine ex, er hat gesagt, sie hat gesagt, hat mir geschrieben, er redet, sie redet, er spricht,
    sie spricht, erzählt mir, hat mir erzählt, hat mir gesagt, er hat versucht, sie hat versucht, sich umbringen,
    sich umbringt, sich umzubringen, sich das leben, sich was antun, sich was antut, sich etwas antun, sich etwas
    antut, ritzt sich, sich ritzt, verletzt sich, droht sich, geht nicht ran, geht nicht ans telefon, antwortet
    nicht, meldet sich nicht, nicht erreichbar, handy ist aus, wie kann ich ihm, wie kann ich ihr, wie helfe ich,
    ihm helfen, ihr helfen, mache mir sorgen um, mach mir sorgen um, sorgen um, angst um, angst um ihn, angst um
    sie, für eine freundin, für einen freund, frage für, wem sagen, versprochen nichts zu sagen, versprechen nichts
    zu sagen, niemandem sagen, ihren arm, ihre arme, seine arme, ihrem arm, seinem zimmer, ihrem zimmer, in ihrem
    zimmer, gefunden bei, ihr tagebuch, meinem sohn, meiner tochter, meiner freundin, meinem freund, meinem bruder,
    meiner schwester, meiner mutter, meinem vater, meinem mann, meiner frau, unser sohn, unsere tochter, unserem
    sohn, kumpel von mir, eine aus, einer aus, der kleine von nebenan, nachbarskind, nachbarin, mitbewohnerin, hat
    gesagt sie, hat gesagt er, hat mir gerade erzählt, hat mir grad erzählt, sagt sie will, sagt er will, sagt er
    hat, redet davon, redet nur davon, spricht davon, spricht nur davon, redet dauernd davon, redet ständig, steht
    auf dem, ist auf der brücke, hat tabletten, ohne ihn, ohne sie, ihm nachzugehen, ihr nachzugehen, ihm
    nachfolgen, ein mädchen, ein junge, im internet kennengelernt, online freund*, discord
  `),
  minor: phrases(`
    bin 10, bin 11, bin 12, bin 13, bin 14, bin 15, bin 16, bin 17, bin erst 12, bin erst 13, bin erst 14, bin erst
    15, bin erst 16, 10 jahre alt, 11 jahre alt, 12 jahre alt, 13 jahre alt, 14 jahre alt, 15 jahre alt, 16 jahre
    alt, 17 jahre alt, 10 j, 11 j, 12 j, 13 j, 14 j, 15 j, 16 j, w13, w14, w15, w16, m13, m14, m15, m16, w 13, w 14,
    w 15, m 14, m 15, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, werde 13, werde 14, werde 15, werde
    16, 5 klasse, 6 klasse, 7 klasse, 8 klasse, 9 klasse, 10 klasse, fünfte klasse, sechste klasse, siebte klasse,
    achte klasse, neunte klasse, in der sechsten, in der siebten, in der achten, in der neunten, in der zehnten, in
    der 6, in der 7, in der 8, in der 9, in der 10, mittelschule, grundschule, minderjährig, meine klasse, in meiner
    klasse, klassenlehrer*, vertrauenslehrer*, schulsozialarbeit*, schulpsycholog*, meine lehrerin, mein lehrer,
    hausaufgaben, schulhof, große pause, in der pause, nachsitzen, konfi, konfirmation, klassenfahrt, mama sagt,
    mama und papa, meine eltern sagen, meine eltern wissen, eltern wissen nichts, wenn meine eltern, meinen eltern,
    wohngruppe, pflegefamilie, pflegeeltern, kinderheim, jugendheim, im heim, blauer brief, sitzenbleib*, stiefpapa,
    bin in der siebten, in der 5 klasse, meine eltern nicht, bitte nicht meinen eltern, nicht meinen eltern, sagt es
    nicht meinen, mamas freund, bin 9, bin neun, bin zehn, ich bin zehn, ich bin elf, ich bin zwölf, bin elf, bin
    zwölf, bin dreizehn, bin vierzehn, bin fünfzehn, bin sechzehn, bin siebzehn, siebtklässler*, achtklässler*,
    neuntklässler*, schülerin bin, gehe in die, geh in die, klo in der schule, schultoilette, schulklo, der lehrerin
    gesagt
  `),
  distress: phrases(`
    traurig*, trauer, unglücklich, depressiv, depri, depression*, niedergeschlagen, mies, scheiße, beschissen,
    schlecht, geht mir nicht gut, gehts mir nicht gut, geht mir schlecht, gehts mir schlecht, elend, bedrückt,
    betrübt, down, am boden, wein*, geweint, weine, heul*, geheult, tränen, schluchz*, einsam*, allein*, alleine,
    verlassen, ausgeschlossen, angst, ängste, ängstlich, panik*, panikattacke*, attacke, herzrasen, zitter*, nervös,
    unruhig, unruhe, gestresst, stress, überfordert, überforderung, überwältigt, ausgebrannt, burnout, erschöpft,
    erschöpfung, müde, ausgelaugt, fertig, fix und fertig, schlaflos, schlafe nicht, schlafe schlecht, kann nicht
    schlafen, kann nicht einschlafen, einschlafprobleme, wachliegen, liege wach, sorgen, sorge, grüble, grübeln,
    gedankenkarussell, liebeskummer, verlassen, schluss gemacht, trennung, getrennt, scheidung, betrogen,
    fremdgegangen, vermisse, vermiss, heimweh, gemobbt, mobbing, mobben, gehänselt, ausgelacht, blamiert, schäme,
    schäm, scham, schuldig, schuldgefühle, schlechtes gewissen, versager*, versagt, gescheitert, dumm, hässlich,
    hasse mich, hass mich, selbsthass, selbstzweifel, nicht gut genug, minderwertig, wütend, wut, sauer, frustriert,
    frust, genervt, enttäuscht, verletzt, gekränkt, gestritten, streit, gekündigt worden, arbeitslos, schulden,
    pleite, durchgefallen, prüfungsangst, krank, diagnose, schmerzen, antriebslos, lustlos, motivationslos, kein
    antrieb, keine motivation, leer, innere leere, hilflos, ratlos, verunsichert, unsicher, weltschmerz, zu viel,
    zuviel, alles zu viel, wächst mir über den kopf, nicht mehr klar, komme nicht klar, komm nicht klar, klarkommen,
    kopf platzt, zum heulen, blues, schwer, schwierig, hart, druck, belastet, niemand versteht mich, keiner versteht
    mich, niemand zum reden, keinen zum reden, schlimm, kummer, verzweifelt, chaos, herz gebrochen, gebrochenes herz
  `),
  figure: phrases(`
    totgelacht, totlachen, lach mich tot, lache mich tot, lachen gestorben, vor lachen sterben, vor lachen
    gestorben, vor lachen, sterbe vor lachen, schlapp gelacht, kaputt gelacht, kaputtgelacht, lach mich kaputt, lach
    mich schlapp, lach mich weg, brech ab, brich ab, brech zusammen vor, krieg mich nicht mehr, kann nicht mehr vor
    lachen, todmüde, totmüde, hundemüde, todlangweilig, sterbenslangweilig, todernst, todsicher, todschick,
    todesmutig, totenstill, totenstille, mucksmäuschenstill, todunglücklich verliebt, sterbenslangweilig, langeweile
    sterben, vor langeweile, langweile mich zu tode, zu tode gelangweilt, langweil mich tot, zu tode erschreckt, zu
    tode erschrocken, erschreck mich zu tode, tausend tode, vor scham gestorben, vor scham, vor scham im boden, im
    boden versunken, im boden versinken, vor peinlichkeit, fast gestorben, sterbe vor hunger, hunger sterben, vor
    hunger, am verhungern, verhungere gleich, verhunger gleich, bin am verdursten, verdurste, vor durst, sterbe vor
    hitze, vor hitze, sterbe vor neugier, vor neugier, vor aufregung, sterbe vor aufregung, vor freude, vor glück,
    vor sehnsucht, zum sterben schön, zum sterben gut, zum sterben lecker, sterben für, würde sterben für, sterbe
    für, dafür sterben, dafür töten, töten für, morden für, könnte morden, mord für, würde morden, füße bringen mich
    um, bringen mich um, bringt mich noch um, bringt mich fast um, bringt mich um den verstand, um den schlaf, um
    den verstand, rücken bringt mich um, hitze bringt mich um, hitze bringt mich, muskelkater, muskelkater bringt,
    kopf bringt mich um, zeit totschlagen, zeit totzuschlagen, totgeschlagen, zeit tot, totgekocht, totgeritten,
    totes pferd, totpunkt, toter punkt, toten punkt, tote hose, toter winkel, toten winkel, totalschaden,
    totgesagte, tote leitung, leitung tot, leitung ist tot, mausetot akku, akku tot, akku ist tot, akku stirbt,
    handy stirbt, handy ist tot, handy tot, laptop ist tot, pc ist tot, wlan ist tot, internet ist tot, motor ist
    gestorben, motor gestorben, batterie ist tot, batterie tot, gehirn ist tot, hirntot heute, beine sind tot, beine
    tot, arme sind tot, pflanze, pflanzen, basilikum, kaktus, orchidee, blume*, tomaten, rasen, hecke, mein herz
    stirbt, die hoffnung stirbt zuletzt, hoffnung stirbt zuletzt, nur über meine leiche, über meine leiche, leiche
    im keller, leichen im keller, siehst aus wie eine leiche, wie eine leiche, geht über leichen, mordshunger,
    mordsspaß, mordsgaudi, mordsmäßig*, mordsstimmung, mordsdurst, mordskater, mordsgroß*, mordsarbeit, bombe,
    bombig, bombenstimmung, bombenwetter, eingeschlagen wie, krass, killer app, killer workout, killt mich, killt
    mich gerade, killen mich, killer, killermäßig, laune killer, stimmungskiller, zum schießen, schieß los, schieß
    mal los, abgeschossen, vogel abgeschossen, den vogel abgeschossen, mich weggeschossen, total abgeschossen,
    erschossen heute, wie erschossen, fix und alle, klausur gekillt, prüfung gekillt, reißt mir den kopf ab, kopf
    abreißen, den kopf ab, den hals um, dreh ihm den hals um, dreh dir den hals, könnte ihn erwürgen, könnte sie
    erwürgen, erwürgen könnt, könnte dich erwürgen, könnte ihn an die wand, auf den mond schießen, auf den mond, zum
    mond schießen, an die wand klatschen, eltern killen mich, eltern bringen mich um, mutter bringt mich um, mama
    bringt mich um, chef bringt mich um, bringt mich um wenn, wenn blicke töten, blicke töten könnten, blicke töten,
    gestorben vor, ich sterbe 😂, ich sterbe 🤣, ich sterb lol, stirbt vor, selbstmordkommando, selbstmordmission,
    kamikaze, himmelfahrtskommando, wie auf messers schneide, messers schneide, ins offene messer, der strick draus,
    strick drehen, einen strick, am seidenen faden, himmel auf erden, siebter himmel, wie im himmel, himmel und
    hölle, hölle los, halsbrecherisch, halsbrecher, brücke schlagen, brückentag*, eselsbrücke*, zahnbrücke, schlag
    ins wasser, ins wasser gefallen, ins wasser gefallen, abgetaucht, untertauchen im, eintauchen, abschalten beim,
    abschalten am, mal abschalten, den kopf ausschalten, kopf ausschalten, kopf abschalten, ausgeknockt, tödlich
    beleidigt, tödliche langeweile, tödlich langweilig, zombie, bin ein zombie, wie ein zombie, wie tot, schlafen
    wie ein toter, wie ein stein, geschlafen wie ein, totstellen, stell mich tot, friss oder stirb, auf leben und
    tod, leben und tod, ritzerot, überlebt lol, gerade so überlebt, montag überlebt, überlebe den, überlebensmodus,
    abgestürzt, absturz, server tot, server gestorben, computer abgestürzt, programm abgestürzt, verbindung
    gestorben, deadline, crunchtime, letzte loch, aus dem letzten loch, auf dem zahnfleisch, krieg die krise, krieg
    die motten, könnte kotzen, zum kotzen, kotzt mich an, zum davonlaufen, verrückt vor, wahnsinnig vor, stirbt
    keiner von, daran ist noch keiner gestorben, noch keiner gestorben, noch niemand gestorben, bringt dich nicht
    um, bringt keinen um, was dich nicht umbringt, was uns nicht umbringt, sensenmann kostüm, vergiss es, gestorben
    für mich, für mich gestorben, ist für mich gestorben, kostet mich den letzten nerv, geht mir auf den sack,
    schlag mich tot, was weiß ich schlag mich tot, unkraut vergeht nicht, in den letzten zügen, aussterben,
    ausgestorben, aussterbende, wie ausgestorben, nackenschlag, hungertuch, hungrig, bärenhunger, hab hunger, habe
    hunger, riesenhunger, kohldampf, suchtgefahr, süchtig nach, ritze, türritze, vor kälte, erfriere, erfroren,
    schmelze, zerfließe, hitzetod, heldentod, kältetod, feuertod, tode, schuss, schuss in den ofen, guter schuss,
    kurzschluss, stechen beim, blutige anfänger, blutiger anfänger, blut und wasser, blut geleckt, blutorange*,
    blutmond, herzblut, todesstern, todesser, totensonntag, totenkopf*, sturmfrei, krepier vor, verreck vor,
    abkacken, verkackt, dem erdboden, erdboden, vom erdboden, bringen mich noch um, bringt mich noch um mit, treibt
    einen in den, treibt mich in den wahnsinn, in den selbstmord, reiner selbstmord, ist selbstmord, akademischer
    selbstmord, karriereselbstmord, überdosis kaffee, überdosis schokolade, überdosis raclette, überdosis zucker,
    überdosis käse, überdosis vitamin, überdosis liebe, wen muss ich umbringen, wen muss man umbringen, für einen
    kaffee, könnte jetzt morden, könnt ich morden, pflanzenmörder, pflanzenmörderin, läuft sich tot, dead, tot nach
    dem training, fast verhungert, sonst verhungern, verhungert im, umgekommen vor, bringt mich das um, tausend tode
    gestorben, tode gestorben, den tod holen, holst dir den tod, hol dir nicht den tod, ich könnte sterben vor,
    könnte sterben vor, sterben vor, sterben vor glück, spiel gekillt, spiel getötet, stimmung getötet, mich
    abgeschossen, gegner abgeschossen, im boden zu versinken, versinken wollen, kopf kürzer, um kopf und kragen,
    lebensgefährlich süß, aus dem fenster schauen, geld zum fenster, fenster putzen, ohrwurm verfolgt, ohrwurm, pech
    verfolgt, stimme verloren, meine stimme verloren, stimmen ausgezählt, stimmen sind ausgezählt, tot umfallen, tot
    ins bett, tot ins bett gefallen, wie tot ins bett, tot vor müdigkeit, bin tot 😂, bin tot 💀, geh sterben lol,
    sterbe innerlich, innerlich gestorben als, cringe, gestorben 😂, ab in den keller, blaumachen, schlagabtausch,
    vernichtet im, im mario kart, im schach, tischtennis, beim schach, im tennis, im fifa, in fifa, 3 0, 6 1, den
    tod haha, mein tod haha, holt man sich ja den tod, sich den tod, ins bein geschossen, ins knie geschossen,
    selbst ins knie, für mich gestorben nach, drucker aus dem fenster, laptop aus dem fenster, handy aus dem
    fenster, fast herzinfarkt, fast einen herzinfarkt, herzinfarkt bekommen vor, hat mich umgehauen, umgehauen, den
    verstand mit, fast umgekippt vor
  `),
  story: phrases(`
    film*, kino, serie, serien, staffel, folge, episode, netflix, tatort, krimi*, thriller, horror*, doku, dokus,
    dokumentation, podcast, true crime, buch, bücher, roman*, kapitel, autor*, gelesen, lese gerade, lesen gerade,
    hörbuch, gedicht, lied, song, songs, songtext, lyrics, album, band, konzert, musik, oper, theater*, bühne,
    spielen im, aufführung, rolle, figur, hauptfigur, charakter, spiel, spiele, game, gaming, zocken, gezockt, boss,
    endgegner, level, minecraft, fortnite, valorant, zelda, elden ring, dark souls, sims, call of duty, respawn,
    runde, team, gegner, match, lobby, ranked, nachrichten, zeitung, artikel, tagesschau, spiegel online, bericht,
    reportage, statistik*, studie*, zahlen, hausarbeit, bachelorarbeit, masterarbeit, referat, aufsatz, seminar,
    vorlesung, unterricht, ethik, reli, geschichte, deutschunterricht, werther, faust, goethe, kafka, romeo,
    shakespeare, schiller, effi briest, philosophie, camus, sokrates, philosoph*, weltkrieg, mittelalter, römer,
    dinosaurier, museum, bundeswehr, ausbildung, fortbildung, schulung, workshop, präventions*, prävention,
    suizidprävention, krisendienst, krisenintervention, telefonseelsorge, seelsorge, beratung, ehrenamt*,
    ersthelfer*, erste hilfe, erste hilfe kurs, kurs, feuerwehr, sanitäter, rettungsdienst, krankenpfleg*, pflege,
    pflegerin, altenpfleg*, hospiz, palliativ*, klinikum, station, arbeite als, arbeite im, arbeite in, arbeite bei,
    beruf, beruflich, bestatter*, therapeutin bin, patient*, klient*, apotheke, rezept, arzt, hausarzt, tierarzt,
    kater, hund, hamster, meerschweinchen, kaninchen, fisch, fische, goldfisch, katze hat, maus, mäuse, vögel,
    vogel, spinne, mücke, mücken, wespe in, schnecken, fliege, jagd, angeln, schach, könig, memes, meme, witz,
    tiktok, video, youtube, traum, alptraum, albtraum, halloween, kostüm, schminke, kunstblut, karneval, escape
    room, wanderung, wandern, urlaub, reise, bungee*, fallschirm*, tandemsprung, klettern, kletterhalle, freibad,
    sprungturm, arschbombe, stricken, nähen, kochen, backen, rezept, küche, friseur, haare geschnitten, was ist, was
    bedeutet, was macht ihr wenn, was machst du wenn, wie funktioniert, gibt es hier, kannst du erklären, woran
    erkennt man, wie erkennt man, wie reagiert man, für meine arbeit, sachbuch, biografie, prozess, server, python,
    code, git, programm, windows, update, henker, hinrichtung, raubritter, tragödie, drama, premiere, probt, probe,
    gruselig, geist, gespenst, horrorfilm, mörder war, der mörder, serienmörder, leiche im film, werwolf, mafia,
    d&d, pen and paper, rollenspiel, cosplay, hardcore, stirbt am ende, stirbt am schluss, am ende stirbt, am
    schluss, sachaufgabe, hausaufgabe, hausaufgaben, klausur, contra seite, plakat, materialtipps, dozentin,
    patientin, bewohner, bewohnerin, dissertation, forschung, forsche, forschungs*, telefondienst, sorgentelefon,
    beim krisentelefon, tierärztin, hühner, schaf, schafe, wellensittich, insekten, ameisen, motten, blattläuse,
    jäger, metzger, anatomie
  `),
  past: phrases(`
    früher, damals, vor jahren, vor vielen jahren, vor langer zeit, vor 10 jahren, vor 5 jahren, vor zehn jahren,
    vor fünf jahren, vor zwei jahren, vor drei jahren, vor einem jahr, vor ein paar jahren, vor monaten, lange her,
    ist lange her, jahre her, ewig her, als kind, als kinder, als jugendliche*, als teenager, als teenie, in meiner
    jugend, in der kindheit, meine kindheit, als ich klein war, als ich kind war, als ich 14 war, als ich 15 war,
    als ich 16 war, als ich jung war, als ich noch, mit 14, mit 15, mit 16, mit 17, mit 12, mit 13, mit sechzehn,
    mit siebzehn, mit vierzehn, mit fünfzehn, mit zwanzig, letztes jahr, letzten sommer, letzten winter, 2012, 2013,
    2014, 2015, 2016, 2017, 2018, 2019, 2020, corona zeit, im lockdown, zum glück vorbei, hinter mir, liegt hinter
    mir, habe ich hinter mir, überwunden, überstanden, geschafft, seitdem, seither, inzwischen, mittlerweile, heute
    nicht mehr, schon lange nicht mehr, schon ewig nicht mehr, seit jahren nicht mehr, seit zwei jahren, seit drei
    jahren, seit fünf jahren, jahrelang, ehemalig*, vergangenheit, war mal, hatte mal, gab eine zeit, eine zeit in
    der, eine phase, phase, geheilt, genesen, stabil, alte narben, rückblickend, im nachhinein, abgeschlossen damit,
    jahrestag, exmann, geschieden, längst
  `),
  negation: phrases(`
    nicht, nich, nich mehr, nie, niemals, nimmer, nimma, nichts, nix, kein, keine, keinen, keinem, keiner,
    keinerlei, ohne, weder, noch nie, auf keinen fall, keinesfalls, keineswegs, überhaupt nicht, gar nicht,
    garnicht, nirgends, nicht wörtlich, nicht ernst gemeint, nicht so gemeint, nie im leben, niemand, kein problem,
    ned, net, nöd, nid, ka, keine absicht, keine sorge, keine gefahr, brauchst keine, musst keine, bin nicht
    suizidal, nicht suizidal, nicht selbstmordgefährdet, nee, nö, nein
  `),
  joking: phrases(`
    haha*, hihi*, hehe*, lol, lmao, rofl, xd, xdd, xddd, scherz*, spaß, spass, nur spaß, war nur spaß, kleiner
    scherz, witz, witzig, witze, lustig, ironie, ironisch, sarkasmus, sarkastisch, übertrieb*, übertreib*,
    dramaqueen, drama queen, dramatisch, bildlich, sprichwörtlich, redewendung, redensart, so gesagt, sagt man so,
    lach*, gelacht, kicher*, grins*, 😂, 🤣, 😅, 😆, 😄, 😁, 💀, lachflash, komödie, comedy, kabarett, veräppel*,
    verarsch*, jk, augenzwinker*, zwinker*, ups, upsi, hahah, 😜, 😉
  `),
  recovery: phrases(`
    meine therapeutin, mein therapeut, in therapie, therapie, therapieplatz, psychotherapie, meine psychologin, mein
    psychologe, meine psychiaterin, mein psychiater, selbsthilfegruppe, hilfe geholt, hilfe gesucht, mir hilfe,
    hilfe bekommen, geht mir besser, gehts mir besser, gehts mir gut, geht mir gut, viel besser, wieder besser,
    deutlich besser, besser geworden, wieder gut, alles gut, alles ok, alles okay, alles bestens, bin ok, bin okay,
    bin sicher, mir gehts gut, fühle mich besser, fühl mich besser, fühle mich gut, fühl mich wohl, fühle mich wohl,
    glücklich, froh, froh dass ich lebe, froh zu leben, froh dass ich noch, dankbar, danke, dank dir, dankeschön,
    stolz, zufrieden, erleichtert, entspannt, entspannen, gelassen, ruhiger, hoffnungsvoll, zuversichtlich,
    optimistisch, freue mich, freu mich, freu mich auf, freue mich auf, vorfreude, gefreut, liebe mein leben, leben
    ist schön, lebe gern, lebe gerne, lebensfreude, lebenslust, genieß*, genossen, schön, wunderschön, super, toll,
    klasse war, cool, geil, mega, prima, herrlich, gemütlich, lecker, köstlich, perfekt, grund zu bleiben, gut dass
    ich, bin noch da, trocken, nüchtern, abstinent, verheiratet, verliebt, verlobt, schwanger geworden, urlaub,
    ferien, geburtstag, party, gefeiert, feiern, gewonnen, bestanden, beförderung, befördert, sonne, strand, kuchen,
    kaffee, pizza, endlich wochenende, feierabend, wochenende, hund adoptiert, welpe, süß, lohnt sich, hat sich
    gelohnt, sterne gucken, spazier*, yoga, meditier*, joggen war
  `),
};

/** German as it is typed in a chat in Germany, Austria and Switzerland. */
export const german: Lexicon = {
  concepts,
  negationReach: { before: 3, after: 2 },
  aliases: {
    moechte: 'möchte',
    moecht: 'möcht',
    waere: 'wäre',
    waer: 'wär',
    waeren: 'wären',
    haette: 'hätte',
    koennte: 'könnte',
    koennen: 'können',
    wuerde: 'würde',
    wuerd: 'würd',
    wuensche: 'wünsche',
    wuensch: 'wünsch',
    wuenschte: 'wünschte',
    fuer: 'für',
    ueber: 'über',
    muede: 'müde',
    toeten: 'töten',
    toete: 'töte',
    selbsttoetung: 'selbsttötung',
    bruecke: 'brücke',
    ueberdosis: 'überdosis',
    erhaengen: 'erhängen',
    aufhaengen: 'aufhängen',
    haenge: 'hänge',
    schlaegt: 'schlägt',
    wuergt: 'würgt',
    gewuergt: 'gewürgt',
    traenen: 'tränen',
    hoere: 'höre',
    hoert: 'hört',
    aengste: 'ängste',
    naechste: 'nächste',
    koerper: 'körper',
    tschuess: 'tschüss',
    gruende: 'gründe',
    plaene: 'pläne',
    haelt: 'hält',
    aermel: 'ärmel',
    laesst: 'lässt',
    "hab's": 'hab es',
    "halt's": 'halt es',
    "schaff's": 'schaff es',
    nd: 'nicht',
    nt: 'nicht',
    nich: 'nicht',
    nicg: 'nicht',
    nciht: 'nicht',
    ncith: 'nicht',
    nichtmehr: 'nicht mehr',
    nixmehr: 'nichts mehr',
    mehhr: 'mehr',
    mer: 'mehr',
    iwie: 'irgendwie',
    iwann: 'irgendwann',
    iwas: 'irgendwas',
    vllt: 'vielleicht',
    vlt: 'vielleicht',
    viell: 'vielleicht',
    wsl: 'wahrscheinlich',
    ka: 'keine ahnung',
    kp: 'kein plan',
    kb: 'kein bock',
    hdl: 'hab dich lieb',
    hdgdl: 'hab dich ganz doll lieb',
    ily: 'ich liebe dich',
    ned: 'nicht',
    net: 'nicht',
    nöd: 'nicht',
    nid: 'nicht',
    nimma: 'nimmer',
    i: 'ich',
    ick: 'ich',
    isch: 'ich',
    mi: 'mich',
    mim: 'mit dem',
    nen: 'einen',
    hab: 'habe',
    werd: 'werde',
    is: 'ist',
    jz: 'jetzt',
    jtzt: 'jetzt',
    jetz: 'jetzt',
    gerad: 'gerade',
    grad: 'gerade',
    grade: 'gerade',
    heut: 'heute',
    heit: 'heute',
    nimms: 'nehme es',
    bf: 'freund',
    gf: 'freundin',
    u: 'und',
    umbrigen: 'umbringen',
    umbrngen: 'umbringen',
    umbrinen: 'umbringen',
    umbirngen: 'umbringen',
    umbingen: 'umbringen',
    strben: 'sterben',
    stebren: 'sterben',
    sterbn: 'sterben',
    sterm: 'sterben',
    schterben: 'sterben',
    lebn: 'leben',
    lehm: 'leben',
    tod: 'tot',
    wil: 'will',
    wolln: 'wollen',
    kan: 'kann',
    ritz: 'ritze',
    sv: 'selbstverletzung',
    svv: 'selbstverletzung',
  },
};
