import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      muss mich auskotzen, mich (auskotzen/ausheulen/ausweinen/aufregen), einfach (auskotzen/loswerden/erzählen/zuhören/zuhörst/rauslassen/still), auskotzen, muss dampf ablassen, dampf ablassen,
      muss das loswerden, das mal loswerden, (das/es/was) loswerden, muss (einfach/mal/alles) raus, musste mal raus, musste raus, (einfach/nur) mal (reden/sagen), (will/möchte) nur reden,
      will einfach nur reden, bloß (reden/schwätza/erzählen/zuhören), nur (erzählen/zuhören/zuhörst/lesen/jammern), nur (jemand/jemanden) der zuhört, (jemand/jemanden) der zuhört,
      (wer/einer/oaner) zuhört, eine die zuhört, dass mir jemand zuhört, dass jemand zuhört, hör (einfach/nur/bloß) zu, hör (einfach/mir/bitte) nur zu, hör mir einfach zu, einfach nur (zuhören/lesen),
      kannst du zuhören, können sie zuhören, (will/möchte/brauche) keinen rat, brauche koan rat, keinen (rat/kommentar/trost), (koan/kein) rat, (will/brauche) keine (ratschläge/antwort),
      keine (ratschläge/tipps/vorschläge/lösung/lösungen/übung/übungen/weisheiten/sprüche/kalendersprüche/antworten/belehrung/belehrungen/aufmunterung),
      ohne (ratschläge/lösung/kommentar/kommentare/bewertung/urteil), keine (ahnung/schlauen/klugen/guten) tipps, (kane/koane) tipps, keene vorschläge,
      nicht (bewerten/kommentieren/reparieren/retten/schönreden/trösten), (musst/brauchst/müssen) nichts sagen, brauchst nichts zu sagen, (musst/brauchst) nicht antworten, musst du nicht antworten,
      musst nichts dazu sagen, brauchst ma nicht sogn, musst nichts lösen, muss nicht gelöst werden, brauche keine lösung, keine antwort nötig, einfach so dahin, (lies/les) einfach, lies nur,
      mal (ausheulen/jammern/motzen/meckern/aufregen/ausgesprochen/aussprechen/rauslassen), mein herz ausschütten, herz ausschütten, lass mich (einfach/kurz/mal/ausreden/fluchen),
      lassen sie mich einfach, kurz (fluchen/jammern/motzen/meckern/heulen/aufregen), ein bisschen jammern, rumheulen, mal kurz ranten, ranten, von der seele (reden/schreiben), von der seele,
      vom herzen reden, ausgesprochen (haben/ham), (laut/einmal) aussprechen, (einmal/irgendwem) sagen, wollte (das/es) nur (sagen/auskotzen/ausheulen/loswerden/erzählen/aussprechen/rauslassen),
      wollte nur mal, (jemandem/wem/irgendwem) erzählen, wem vazoin, amoi wem, irgendwo (hinschreiben/aufschreiben/lassen), irgendwohin damit, (hier/was) abladen, alles rauslassen,
      nicht (gerettet/belehrt) werden, nichts schönreden, kein mitleid, sei still, (nur/brauche) ein ohr, ein offenes ohr, offenes ohr, (nur/möchte/will) gehört werden, gehört werden, tagebuch,
      klagemauer, frag nicht sondern, eifach (lose/zuelose), nume zuelose, ohne dass du (was/etwas/irgendwas/mir) (sagst/rätst/kommentierst/gibst/meinst),
      ohne dass du (was/etwas/irgendwas/mir) _ (sagst/rätst/kommentierst/gibst/meinst), ohne dass du (was/etwas/irgendwas/mir) _ _ (sagst/rätst/kommentierst/gibst/meinst),
      (keine/ohne) (schlauen/klugen/guten) (tipps/ratschläge/sprüche/kommentare), (keine/ohne) gut gemeinten (tipps/ratschläge/sprüche/kommentare),
      (darf/kann) ich (dir/ihnen) (einfach/mal/kurz/nur) (erzählen/vorjammern/vorheulen), (darf/kann) ich (dir/ihnen) (einfach/mal/kurz/nur) _ (erzählen/vorjammern/vorheulen),
      (darf/kann/muss) ich (einfach/mal/kurz) (auskotzen/ausheulen/jammern/motzen/meckern/schimpfen/heulen),
      (darf/kann/muss) ich (einfach/mal/kurz) _ (auskotzen/ausheulen/jammern/motzen/meckern/schimpfen/heulen),
      (will/möchte/mag/wollte) (mich/es/das) (nur/einfach/bloß) (auskotzen/ausheulen/loswerden/erzählen/aussprechen/rauslassen), sage nichts
    `),
    memory: phrases(`
      (weißt/hast) du noch, (weisse/weißt/weisch/weest/weeßte) noch, wissen sie noch, (woaßt/woast/weißt/weisch) no, erinnerst du dich, erinnerst dich, erinnern sie sich,
      kannst du dich (erinnern/noch), können sie sich erinnern, hast du dir gemerkt, hast dir gemerkt, haben sie sich gemerkt, gemerkt (wie/was/wann/wer), hast du noch im kopf,
      hast du dir das gemerkt, merkst du dir (was/noch), was (weißt/hast) du über mich, was weißt du von mir, was weißt du alles, was hast du dir, habe ich dir doch gesagt,
      habe ich (doch/dir/es/das/schon) gesagt, habe ich (dir/schon) erzählt, (habe/hatte) ich (erzählt/erwähnt/vorhin), habe ich schon erwähnt, habe ich am anfang,
      was habe ich (gesagt/dir/vorhin/geschrieben/eben/gerade/zuerst), was habe ich am anfang, was hatte ich gesagt, was (hatte/sagte/schrieb/arbeite) ich, wann habe ich (gesagt/nochmal),
      (wann/wen/welche/wovon/worüber) habe ich, wann hob ich gsagt, wo habe ich gesagt, wie (viele/spät/alt) habe ich, wie (viel/lange) habe ich gesagt, welchen tag habe ich,
      wo (war/wohne/arbeite) ich, wo waren wir, wo (war/bin) ich stehen, von wem habe ich, faden verloren, wie (hieß/heißt) (nochmal/noch/mein/meine), wie hieß (er/sie/der/die/das/nomol),
      wie heißt (er/sie/der/die) nochmal, wie (heiße/nannte) ich, wie (ist/war) mein (name/nochmal), (weißt/kennst) du meinen namen, wie (mein/meine) _ (hieß/heißt), wie (er/sie) (heißt/hieß),
      wie hat (er/sie) geheißen, ghoaßn (hot/hod), gheisse, wie habe ich _ genannt, (wer/wann) (ist/war) nochmal, (wer/wann) war noch mal, wie war nochmal der name, der name nochmal,
      der name noch mal, welchen (namen/termin), welches datum, welche uhrzeit, (was/wann) war (mein/meine), wann ist noch mal, (wann/wie/wo/wer/was) (war/ist/hieß) (das/der/die/mein/meine) nochmal,
      wann (war/ist) es nochmal, wann hat _ nochmal, wann (ist/kommt) (nochmal/mein/meine), wann muss ich nochmal, wann hatte ich, an welchem tag, wie spät war es nochmal, wie (spät/alt) war,
      um wie viel uhr war, wie alt ist (mein/meine), wie alt (mein/meine), wie alt bin ich, wie (viele/viel) _ habe ich gesagt, als was arbeite ich, was mache ich beruflich, (hast/ob) du aufgepasst,
      ob du (zuhörst/zugehört), hast du zugehört was, test ob, teste nur, (nur/kleiner) test, nur ein test, du hast gelesen ja, (vorhin/anfangs/vorher/eben) gesagt habe, vorhin erzählt habe,
      am anfang gesagt habe, ich hatte dir doch, (weißt/erinnerst/merkst) du (eigentlich/überhaupt/denn/dir/dich) noch, was habe ich (dir/ihnen) (gesagt/erzählt/geschrieben),
      was habe ich (dir/ihnen) _ (gesagt/erzählt/geschrieben), was habe ich (dir/ihnen) _ _ (gesagt/erzählt/geschrieben), was habe ich (dir/ihnen) _ _ _ (gesagt/erzählt/geschrieben),
      an (was/welchem/welchen) habe ich, an (was/welchem/welchen) _ habe ich, an (was/welchem/welchen) _ _ habe ich, (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) noch gleich,
      (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) _ nochmal, (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) _ noch gleich,
      (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) _ _ nochmal, (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) _ _ gleich nochmal,
      (wie/wann/wo/wer/was) (war/hieß/ist) (das/der/die/mein/meine) _ _ noch gleich
    `),
    wording: phrases(`
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) (sagen/schreiben/antworten/erklären/formulieren/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ (sagen/schreiben/antworten/erklären/formulieren/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ (sagen/schreiben/antworten/erklären/formulieren/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ _ (sagen/schreiben/antworten/erklären/formulieren/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) söll ich (sagen/schreiben/antworten), (wie/was) (ich/man) (sagen/schreiben/antworten/erklären/fragen/beibringen/formulieren/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ (sagen/schreiben/antworten/erklären/fragen/beibringen/formulieren/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/formulieren/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/zurückschreiben/formulieren/ansprechen/klarmachen) (soll/kann/könnte),
      wie ich (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/formuliere/schreib),
      wie ich _ (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/formuliere/schreib),
      wie ich _ _ (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/formuliere/schreib), was ich (sage/schreibe/antworte), was ich _ (sage/schreibe/antworte),
      was ich _ _ (sage/schreibe/antworte), wie ich anfangen soll, wie ich _ anfangen soll, wie ich _ _ anfangen soll,
      (wie/was) (sage/säg/schreibe/schrieb/antworte/texte/erwidere/entgegne/erzähle/simse/formuliere/sog/schreib/formulier/antwort/erklär/frag/sags) ich,
      wie (erkläre/frage/bitte/entschuldige/bedanke/verabschiede/beichte/gestehe/gratuliere/kondoliere/verpacke/begründe/drücke/lade/lehne/beende/sell) ich,
      (wie/was) (sagt/schreibt/antwortet/fragt/formuliert/erklärt/seit) (man/ma/mer/mr), (wie/was) würdest du (sagen/schreiben/antworten), (wie/was) würdest du _ (sagen/schreiben/antworten),
      (wie/was) würdest du _ _ (sagen/schreiben/antworten), (wie/was) würden sie (sagen/schreiben/antworten), (wie/was) würden sie _ (sagen/schreiben/antworten),
      (wie/was) würden sie _ _ (sagen/schreiben/antworten), wie bringe ich (ihm/ihr/ihnen/das/es/meinem/meiner/meinen/denen/dem/der/des/rüber),
      wie bringt man (ihm/ihr/ihnen/das/es/meinem/meiner/meinen/denen/dem/der/des), wie (spreche/rede) ich (das/es/ihn/sie) an, wie (spreche/rede) ich (ihn/sie) darauf an,
      wie (spreche/rede) ich das thema an, wie (spreche/rede) ich mit (ihm/ihr/meinem/meiner/meinen/ihnen/denen), wie mache ich (ihm/ihr/ihnen/denen/dem) klar,
      wie mache ich (meinem/meiner/meinen) _ klar, wie (fange/fang/beginne/starte/eröffne) ich den (brief/text), wie (fange/fang/beginne/starte/eröffne) ich die (nachricht/mail),
      wie (fange/fang/beginne/starte/eröffne) ich das (gespräch/an), wie (fange/fang/beginne/starte/eröffne) ich so einen brief, wie (fange/fang/beginne/starte/eröffne) ich so eine mail,
      wie (fange/fang/beginne/starte/eröffne) ich so ein gespräch, hilf mir beim (formulieren/schreiben), hilf mir das zu (formulieren/sagen/schreiben), hilf mir (ihm/ihr) zu sagen,
      hilf mir die worte zu, helfen sie mir beim (formulieren/schreiben), helfen sie mir bei der (nachricht/antwort/mail), helfen sie mir bei einer nachricht, helfen sie mir mit der nachricht,
      helfen sie mir mit dem text, helfen sie mir das zu (formulieren/sagen/schreiben), helfen sie mir (ihm/ihr) zu sagen, helfen sie mir die worte zu,
      (schreib/schreibe/formulier/gib/mache) mir einen (text/brief/satz), (schreib/schreibe/formulier/gib/mache) mir (ne/eine/die) nachricht,
      (schreib/schreibe/formulier/gib/mache) mir eine (mail/antwort/absage/entschuldigung/formulierung), (schreib/schreibe/formulier/gib/mache) mir n satz,
      (schreib/schreibe/formulier/gib/mache) mir den text, (schreib/schreibe/formulier/gib/mache) mir die mail, (schreib/schreibe/formulier/gib/mache) mir was das ich,
      (schreib/schreibe/formulier/gib/mache) mir was zum abschicken, schreib mir (das/bitte/mal/kurz/zwei/drei), (schreib/schreibe/formulier/gib/mache) mir ein paar sätze,
      (schreibe/formulier/gib/mache) mir das, (gern/gerne) (was/irgendwas/etwas) (schreiben/sagen/antworten), (gern/gerne) eine nachricht (schreiben/sagen/antworten),
      (möchte/würde/will) (ihm/ihr) (was/irgendwas/gern) schreiben, (möchte/würde/will) (ihm/ihr) eine nachricht schreiben, finde keine worte, finde die worte nicht, finde nicht die (worte/richtigen),
      keine worte dafür, die richtigen worte, (richtige/passende/passenden/welche) worte, (fehlen/fehlt) (die/der) (worte/wörter/satz), mir fehlen worte, (keinen/koan/kein/ersten/einen) satz,
      keinen satz zusammen, keinen geraden satz, der erste satz, den ersten satz, einen guten satz, ein guter satz, ^ satz $, ^ satz bitte, (ein/brauche/bräuchte/suche) satz für,
      (gute/eine/andere) formulierung, (formulierung/vorlage/worte) für, formulier*, umformulier*, textvorschlag, textvorlage, musterbrief, entwurf für (eine/einen), entwurf für die mail,
      (nachricht/mail/brief) an, sprachnachricht (mache/machen), was (schicke/kontere) ich,
      wie (hebt/fängt/lädt/entschuldigt/bedankt/tröstet/kondoliert/lehnt/reagiert/schreib/schreibe/sage/antworte/texte/formulier/formuliere) man, wie (fängt/sagt/schreibt/fragt) man sowas,
      wie sagt man (ab/nein), wie sage ich (ab/nein/schluss/das), wie lehne ich ab, wie (beende/soll) ich das gespräch, wie mache ich schluss, wie reagiere ich (auf/darauf), wie soll ich reagieren,
      (einen/guter) konter, schlagfertig, nicht der schreiber, nicht so der schreiber, nicht gut im schreiben, nicht gut mit worten, nicht so gut mit worten, nicht gut in sowas, nicht gut in so was,
      bringe keinen satz, bringe (es/das) nicht über die lippen, kriege (es/das) nicht formuliert, kriege den satz, lösche (alles/es) wieder, tippe und (lösche/lösch),
      (getippt/geschrieben) und gelöscht, ohne (vorwurf/vorwurfsvoll/unhöflich/peinlich/rumzueiern), nicht wie (ein/ne) vorwurf, nicht nach vorwurf, ohne zu verletzen, ohne (sie/ihn) zu verletzen,
      ohne dass es (blöd/komisch/klingt/wie), ohne dass (er/sie) gleich, ohne zu lügen was, nicht so bettelig, wie klingt das, klingt das (gut/okay/blöd/zu), kann (ich/man) das so (schreiben/sagen),
      kann ich das so (schicken/abschicken), geht das so raus, geht die nachricht so, was wäre eine gute antwort, (gute/nette/höfliche) antwort, eine antwort auf, eine nette art,
      (höflich/nett/freundlich) absagen, höflich ablehnen, nett sagen, schonend beibringen, schonend, wie verklicker*, wie verkaufe ich (ihm/ihr/das), (wie/was) schriibi, wie sogt ma,
      (was/wie) (sage/schreib) (ick/man/wir), was schreiben, in worte fassen, in worte zu fassen, in worten, auf den punkt bringen, wie (krieg/kriege) ich das gesagt, worte finden,
      keine ahnung was ich (sagen/schreiben/antworten), keine ahnung wie ich das sagen, keine ahnung wie ich (ihm/ihr), keine ahnung wie man sowas sagt,
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ _ _ (sagen/schreiben/antworten/zurückschreiben/erklären/formulieren/fragen/beibringen/ansprechen/klarmachen),
      (wie/was) (ich/man) _ _ _ _ (sagen/schreiben/antworten/zurückschreiben/erklären/formulieren/fragen/beibringen/ansprechen/klarmachen) (soll/kann/könnte),
      wie ich _ _ _ (klarmache/klarmach/beibringe/erkläre/formuliere/schreibe/schreib), fällt mir (nichts/nicht) ein was ich, fällt mir (nichts/nicht) _ ein was ich,
      mir fällt (nichts/nicht) ein was ich, mir fällt (nichts/nicht) _ ein was ich, mir fällt _ (nichts/nicht) ein was ich, mir fällt _ (nichts/nicht) _ ein was ich,
      mir fällt _ _ (nichts/nicht) ein was ich, mir fällt _ _ (nichts/nicht) _ ein was ich, (kannst/könntest/würdest/magst/willst) du mir (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ _ _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (können/könnten/würden) sie mir (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben), (können/könnten/würden) sie mir _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (können/könnten/würden) sie mir _ _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (können/könnten/würden) sie mir _ _ _ (formulieren/vorformulieren/aufsetzen/verfassen/vorschreiben),
      (hast/hättest) du (spruch/satz/formulierung/textidee/vorlage/textvorschlag/formulierungsidee), (hast/hättest) du _ (spruch/satz/formulierung/textidee/vorlage/textvorschlag/formulierungsidee),
      (hast/hättest) du _ _ (spruch/satz/formulierung/textidee/vorlage/textvorschlag/formulierungsidee), (hilfst/hilf/helfen) _ (nachricht/text/mail/brief/antwort/karte),
      (hilfst/hilf/helfen) _ _ (nachricht/text/mail/brief/antwort/karte), (hilfst/hilf/helfen) _ _ _ (nachricht/text/mail/brief/antwort/karte),
      vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) (nichts/keinen/nicht), vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) _ (nichts/keinen/nicht),
      vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) _ _ (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) _ (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) _ (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) _ _ (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) _ _ (nichts/keinen/nicht), wie (könnte/kann/soll/sollte) _ (brief/text/nachricht/mail/karte) (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ (brief/text/nachricht/mail/karte) _ (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ _ (brief/text/nachricht/mail/karte) (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ _ (brief/text/nachricht/mail/karte) _ (anfangen/lauten/klingen/aussehen), (was/wie) (schreibe/antworte/texte/formulier/formuliere) (man/wir),
      was (gehört/kommt/schreibt) in (so/die/eine) (karte/mail/nachricht), was (gehört/kommt/schreibt) in (so/die/eine) _ (karte/mail/nachricht),
      was (gehört/kommt/schreibt) _ in (so/die/eine) (karte/mail/nachricht), was (gehört/kommt/schreibt) _ in (so/die/eine) _ (karte/mail/nachricht), (fehlen/fehlt) (die/der) _ (worte/wörter/satz),
      (fehlen/fehlt) _ (die/der) (worte/wörter/satz), (fehlen/fehlt) _ (die/der) _ (worte/wörter/satz), (fehlen/fehlt) _ _ (die/der) (worte/wörter/satz),
      (fehlen/fehlt) _ _ (die/der) _ (worte/wörter/satz), (brauche/bräuchte/suche) (text/formulierung/worte/nachricht/antwort/ausrede) für,
      (brauche/bräuchte/suche) _ (text/formulierung/satz/worte/nachricht/antwort/ausrede) für, (brauche/bräuchte/suche) _ _ (text/formulierung/satz/worte/nachricht/antwort/ausrede) für,
      wie (rede/sprech/spreche) ich mit, mit welchen worten, wie teile ich _ mit, wie teile ich _ _ mit, wie teile ich _ _ _ mit, schreib mir bitte (zwei/was/einen/eine),
      kriegst du das (netter/höflicher/freundlicher), kriegst du das _ (netter/höflicher/freundlicher), (will/möchte/muss) (ihm/ihr/ihnen/denen) absagen,
      (will/möchte/muss) (ihm/ihr/ihnen/denen) _ absagen, angefangen mit der (nachricht/mail/antwort), (nachricht/mail) und wieder gelöscht
    `),
    plan: phrases(`
      (mir/ma/uns) einen (plan/lernplan/zeitplan/ablauf/tagesplan/wochenplan), (mir/ma/uns) n (plan/lernplan/entwurf), (mir/ma/uns) an plan, (mir/ma/uns) einen (kleinen/groben) plan,
      (mir/ma/uns) so lernplan, (mir/ma/uns) eine (liste/reihenfolge), (mir/ma/uns) ne (liste/struktur), mir (mal/bitte) einen (plan/lernplan/zeitplan/ablauf/tagesplan/wochenplan),
      mir (mal/bitte) n (plan/lernplan/entwurf), mir (mal/bitte) an plan, mir (mal/bitte) einen (kleinen/groben) plan, mir (mal/bitte) so lernplan, mir (mal/bitte) eine (liste/reihenfolge),
      mir (mal/bitte) ne (liste/struktur), (brauche/bräuchte) (einen/n/ein) (plan/ablauf), (brauche/bräuchte) (lernplan/zeitplan/struktur), hätte gern (einen/n) plan,
      hätte gern (lernplan/zeitplan/struktur), plan (für/fürn/fia/bitte/bis/machen/fürs/aufstellen/erstellen/mir), (plan/lernplan/zeitplan/ablauf/fahrplan/programm) für (die/den/heute/morgen),
      (lernplan/zeitplan/ablauf/fahrplan/programm) (für/fürn/fia/bitte/bis), wie (komme/überstehe/überlebe/kriege) ich durch die nacht, wie (komme/überstehe/überlebe/kriege) ich durch den (tag/abend),
      wie (komme/überstehe/überlebe/kriege) ich durch (heute/morgen/die), wie (komme/überstehe/überlebe/kriege) ich durch das wochenende,
      wie (komme/überstehe/überlebe/kriege) ich die (nacht/nächsten/schicht/woche), wie (komme/überstehe/überlebe/kriege) ich den (tag/abend), wie (komme/überstehe/überlebe/kriege) ich das wochenende,
      wie (komme/überstehe/überlebe/kriege) ich heute (nacht/abend), was (mache/soll) ich (mit/in) den nächsten, was (mache/soll) ich die nächsten, was (mache/soll) ich in den _ stunden,
      was (mache/soll) ich in der nächsten stunde, was (mache/soll) ich bis (dahin/morgen/halb/um/zum), was (mache/soll) ich als nächstes, was (mache/soll) ich der reihe nach,
      was (mache/soll) ich jetzt ich dene, was (mache/soll) ich den ganzen (abend/tag), was (mache/soll) ich mit dem rest, was (mache/soll) ich heute abend, was (mache/soll) ich morgen früh,
      (womit/wo) (fange/fang) ich an, womit (fange/fang/soll/beginne) ich, (womit/wo) soll ich anfangen, (womit/wo) anfangen, (womit/wo) fängt man an, mit was (fange/fang) ich an, mit was fange ich,
      mit was soll ich anfangen, mit was anfangen, mit was fängt man an, wo fange ich, wie (teile/organisiere/strukturiere/plane/takte/gliedere/teil/plan) (ich/man), wie (teilen/verteilen) wir,
      wie teilt man, wie (verteile/ordne/sortiere/staffel/lege/baue) ich, wie ich (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere), wie ich (schaffe/hinkriege) bis,
      wie ich unter einen hut, wie ich auf die reihe, wie ich (einteilen/aufteilen/planen/organisieren) soll, wie ich anfangen soll und,
      wie ich _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere), wie ich _ (schaffe/hinkriege) bis, wie ich _ unter einen hut, wie ich _ auf die reihe,
      wie ich _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ anfangen soll und, wie ich _ _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere),
      wie ich _ _ (schaffe/hinkriege) bis, wie ich _ _ unter einen hut, wie ich _ _ auf die reihe, wie ich _ _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ _ anfangen soll und,
      wie ich _ _ _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere), wie ich _ _ _ (schaffe/hinkriege) bis, wie ich _ _ _ unter einen hut, wie ich _ _ _ auf die reihe,
      wie ich _ _ _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ _ _ anfangen soll und, ^ plan $, ^ plan (bitte/für), ^ (ein/einen/bitte) plan, plan machen für, wir einen plan, lernplan,
      wochenplan, tagesplan, zeitplan, schlachtplan, notfallplan, ablaufplan, trainingsplan, hilf mir (planen/sortieren/ordnen/struktur), hilf mir beim (planen/sortieren/organisieren),
      hilf mir zu planen, beim planen helfen, (plane/sortier/sortiere/ordne/teil/teile) mir, planst (du/mit) mir, planen sie mir, (plan/plane) mit mir, planen wir, lass uns planen, der reihe nach,
      schön der reihe, (eine/die/welcher/welche/einer/richtige/richtigen) reihenfolge, in (welcher/eine) reihenfolge, was (zuerst/wann), was als (erstes/nächstes),
      was (kommt/muss/mache/soll/sollte/erledige) (zuerst/zuallererst), was ist zuerst, (schritt/stunde) für (schritt/stunde), in schritten, in kleinen schritten, in kleine schritte,
      (kleine/erste/drei) schritte, die (ersten/nächsten) schritte, was ist der erste schritt, der erste schritt, nächster schritt, tag für tag einen, punkt für punkt, (eine/todo/todos) liste,
      checkliste, to do liste, todoliste, to do, einkaufsliste, packliste, liste machen, tagesablauf, abendroutine, morgenroutine, routine für, eine routine, strukturier*, priorisier*, prioritäten,
      (teil/brich) das, zerleg, zerlege, runterbrechen, brich mir das, aufteilen in, einen entwurf mo, entwurf mo, entwurf für die woche, von wann bis wann, mit (uhrzeiten/pausen), wann ich was,
      was ich wann, sage mir was ich (wann/zuerst/morgen/heute), sage mir mal was ich, sage mir wie ich die zeit, sage mir wie ich den, sagen sie mir was ich zuerst, sage mir was zu tun,
      (zeit/tag/morgen/abend/woche/stunden/wochenende/stoff) (einteilen/aufteilen/strukturieren/ordnen/sortieren/organisieren), zeit eintakte, über die runden bis, für die nächsten (stunden/tage),
      für die nächste (stunde/woche), für den rest der nacht, für den rest des tages, den rest der nacht, rest vom (tag/abend), für heute abend, den vormittag über,
      wie (krieg/kriege/schaffe/packe) ich das alles, wie schaffe ich alles, alles unter einen hut, alles unterkriegen, durch den tag bringen, durch die nacht bringen, (durchkommen/durchhalten) bis,
      wie gehe ich das an, wie gehe ich da vor, wie gehe ich vor, wie vorgehen, vorgehensweise, geben sie mir eine reihenfolge, machen sie mir einen plan, (an/en) plan, es plänli, plänli,
      (tag/morgen/abend/woche/zeit/stunden/wochenende/stoff) _ (einteilen/strukturieren/aufteilen/ordnen/sortieren/organisieren),
      (tag/morgen/abend/woche/zeit/stunden/wochenende/stoff) _ _ (einteilen/strukturieren/aufteilen/ordnen/sortieren/organisieren), (todo/todos) listen, fahrplan,
      was (mache/soll/sollte/kommt/muss/erledige) als erstes, was (mache/soll/sollte/kommt/muss/erledige) _ (zuerst/zuallererst), was (mache/soll/sollte/kommt/muss/erledige) _ als erstes,
      was (mache/soll/sollte/kommt/muss/erledige) _ _ (zuerst/zuallererst), was (mache/soll/sollte/kommt/muss/erledige) _ _ als erstes, (plane/plan/planst) _ mit mir, (plane/plan/planst) _ _ mit mir,
      (gemeinsam/zusammen) planen, (gemeinsam/zusammen) _ planen, (gemeinsam/zusammen) _ _ planen,
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) (plan/liste/ablauf/zeitplan/struktur/lernplan/wochenplan/tagesplan),
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ (plan/liste/ablauf/zeitplan/struktur/lernplan/wochenplan/tagesplan),
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ _ (plan/liste/ablauf/zeitplan/struktur/lernplan/wochenplan/tagesplan),
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ _ _ (plan/liste/ablauf/zeitplan/struktur/lernplan/wochenplan/tagesplan),
      (brauche/bräuchte/hätte) (plan/zeitplan/ablaufplan/lernplan/tagesplan/wochenplan/tagesstruktur/struktur) (für/bis/wie/damit),
      (brauche/bräuchte/hätte) _ (plan/zeitplan/ablaufplan/lernplan/tagesplan/wochenplan/tagesstruktur/struktur) (für/bis/wie/damit),
      (kannst/könntest) du _ (plan/liste/zeitplan/ablauf/lernplan) (machen/erstellen/schreiben), (kannst/könntest) du _ _ (plan/liste/zeitplan/ablauf/lernplan) (machen/erstellen/schreiben),
      (kannst/könntest) du _ _ _ (plan/liste/zeitplan/ablauf/lernplan) (machen/erstellen/schreiben), stell mir plan zusammen, stell mir _ plan zusammen, stell mir _ _ plan zusammen,
      stell mir _ _ _ plan zusammen, stell mir _ _ _ _ plan zusammen, (kleinen/groben/genauen) plan (zusammen/machen/für)
    `),
    doWithMe: phrases(`
      (machen/können) wir eine übung, (können/wollen/machen) wir zusammen, noch eine von diesen, eine von diesen atem*, eine von den übungen, (eine/ne/die/kleine/kurze) übung, übung zeigen, ^ übung $,
      ^ übung bitte, ^ eine übung, übungen, atemübung*, atemtechnik*, atemgeschicht*, atemding, atemdings, das mit dem atmen, was mit atmen, atmen oder (sowas/so), entspannungsübung*, entspannung,
      muskelentspannung, progressive muskel*, meditation, meditier*, fantasiereise, traumreise, körperreis*, bodyscan, body scan, mich (beruhigen/entspannen), (beruhige/beruhig) mich,
      (beruhigen/leiten) sie mich, runterkommen, runter kommen, wieder runter, (hol/hole/bringe) mich runter, zur ruhe kommen, hilf mir (runter/atmen/einzuschlafen/schlafen/abschalten),
      hilf mir mich zu, hilf mir beim (atmen/einschlafen), (was/etwas) zum (beruhigen/runterkommen/einschlafen), was zum (entspannen/abschalten), (eine/ne) technik, einen trick zum,
      mit mir (atmen/zählen/machen/zusammen/durchgehen/üben/durchatmen), (atme/zähl/zähle/mache) mit mir, (atmen/zählen/machen) sie mit mir, (atmest/zählst/machst/mache) du mit mir,
      (zusammen/gemeinsam) (atmen/durchatmen/runterkommen), zäme (schnufe/mache), (zusammen/rückwärts) zählen, zähl mal mit, zähl für mich, zähl (du/vor), grounding, skills, einen skill, achtsamkeit*,
      (fünf/5) sinne, 54321, 5 4 3 2 1, 4 7 8, 478, autogenes training, mache (das/es/übung/atemübung/entspannungsübung) mit mir, mache das mal mit mir, machst du mit, machen wir das zusammen,
      machen wir (was/jetzt/mal/vorher), machen wir noch eine, (was/etwas) zusammen machen, kurz was zusammen, gemeinsam (machen/eine), zusammen (durchgehen/üben), gehe (es/das) mit mir durch,
      gehen wir (das/es) durch, spiel das mit mir durch, durchspielen, mal durchspielen, (üben/probieren) wir, lass uns (üben/eine), (leite/leit/führ/führe) mich (an/durch), anleiten,
      führen sie mich durch, begleite mich durch, (fang/fange) du an, sage mir wann ich (einatmen/atmen), sage mir wie ich atmen, wie ich atmen soll, wie atme ich, wie soll ich atmen,
      einatmen ausatmen, was kann ich jetzt sofort machen, was gegen das zittern, irgendwas mit dem körper, was körperliches, was für den körper, dehn*, komme lass uns, können wir kurz was machen,
      können wir was machen, können wir das, können wir das nochmal, bin bereit, ich bin bereit, los geht es mit, lass uns das (probieren/machen/versuchen), lass uns was machen,
      (zusammen/gemeinsam) _ (atmen/durchatmen/runterkommen), (leite/leit/führ/führe) mich _ (durch/an), (leite/leit/führ/führe) mich _ _ (durch/an), (leite/leit/führ/führe) mich _ _ _ (durch/an),
      machst (übung/atemübung/entspannungsübung) mit mir, (mache/machst) _ (übung/atemübung/entspannungsübung) mit mir, (mache/machst) _ _ (übung/atemübung/entspannungsübung) mit mir,
      (mache/machst) _ _ _ (übung/atemübung/entspannungsübung) mit mir, (zeig/zeige/zeigst/gib) (mir/du) (übung/atemübung/entspannungsübung),
      (zeig/zeige/zeigst/gib) (mir/du) _ (übung/atemübung/entspannungsübung), (zeig/zeige/zeigst/gib) (mir/du) _ _ (übung/atemübung/entspannungsübung),
      (zeig/zeige/zeigst/gib) (mir/du) _ _ _ (übung/atemübung/entspannungsübung)
    `),
    distraction: phrases(`
      (erzähl/erzähle) (mir/ma/mer/mal/einfach/du) (was/irgendwas), (erzähl/erzähle/verzell) (mir/ma/mer/mal/einfach) (was/irgendwas/etwas),
      (erzähl/erzähle/verzell) (mir/ma/mer/mal/einfach) a gschichtl, (erzähl/erzähle/verzell) (ma/mer/mal/einfach) (eine/ne) geschichte, (erzähl/erzähle/verzell) (ma/mer/mal/einfach) einen witz,
      (erzähl/erzähle/verzell) mir (mal/bitte) etwas, (erzähl/erzähle/verzell) mir (mal/bitte) a gschichtl, (erzähl/erzähle/verzell) (was/irgendwas/etwas),
      (erzähl/erzähle) (eine/ne/mir/du) geschichte, (erzähl/erzähle) (einen/mir/du) witz, (erzähl/erzähle/verzell) a gschichtl, erzählst du (mir/ma/mer/mal/einfach) etwas,
      erzählst du (mir/ma/mer/mal/einfach) a gschichtl, erzählst du mir (mal/bitte) etwas, erzählst du mir (mal/bitte) (eine/ne) geschichte, erzählst du mir (mal/bitte) einen witz,
      erzählst du mir (mal/bitte) a gschichtl, (erzählst/erzähl/erzähle) (du/mir) (was/irgendwas/witz/geschichte/lustiges/schönes), erzählst du etwas, erzählst du a gschichtl,
      erzählen sie (mir/ma/mer/mal/einfach) (was/irgendwas/etwas), erzählen sie (mir/ma/mer/mal/einfach) (eine/ne) geschichte, erzählen sie (mir/ma/mer/mal/einfach) einen witz,
      erzählen sie (mir/ma/mer/mal/einfach) a gschichtl, erzählen sie mir (mal/bitte) (was/irgendwas/etwas), erzählen sie mir (mal/bitte) (eine/ne) geschichte, erzählen sie mir (mal/bitte) einen witz,
      erzählen sie mir (mal/bitte) a gschichtl, erzählen sie (was/irgendwas/etwas), erzählen sie (eine/ne) geschichte, erzählen sie einen witz, erzählen sie a gschichtl,
      verzell mir (eine/ne) geschichte, verzell mir einen witz, verzell mir (mal/bitte) (was/irgendwas), verzell mir (mal/bitte) (eine/ne) geschichte, verzell mir (mal/bitte) einen witz,
      verzell (eine/ne) geschichte, verzell einen witz, (rede/reden) über was (anderes/schönes/lustiges), (rede/reden) von was anderem, (rede/reden) über etwas anderes, (rede/reden) über irgendwas,
      (reden/sprechen) wir über was (anderes/schönes/lustiges), (reden/sprechen) wir von was anderem, (reden/sprechen) wir über etwas anderes, (reden/sprechen) wir über irgendwas,
      (lenk/lenke/lenkst) (mich/du) ab, lenk mi ab, lenken sie mich ab, (lenk/unterhalte/unterhalt/bespaß/beschäftige/beschäftig) mich, lenk mich bitte, ablenk*, ^ ablenkung, abgelenkt werden,
      bringe mich auf andere gedanken, bringe mich auf andere, auf andere gedanken, andere gedanken, nicht (daran/dran) denken, nicht mehr (daran/dran) denken, an (was/etwas) anderes denken,
      an irgendwas anderes, was anderes denken, kopf (frei/ausschalten/aus), aus dem kopf (kriegen/bekommen), aus meinem kopf, raus aus (meinem/dem) kopf, (hirn/gehirn) aus, (kurz/mal) vergessen,
      für ein paar minuten vergessen, (über/hauptsache) was anderes, von was anderem, was ganz anderes, ^ was anderes, thema wechseln, themenwechsel, themawechsel, anderes thema bitte,
      (über/von) (was/etwas) (anderes/schönes/schönem/anderem/lustiges/lustigem/leichtes) (reden/sprechen/quatschen/schreiben/plaudern),
      irgendwas (egal/lustiges/schönes/schräges/witziges/anderes/interessantes), egal was hauptsache, witz, einen witz, kennst du (einen/witze), erzähl _ witze, kennst du ein rätsel, rätsel,
      ratespiel, quiz, trivia, (fun/random) fact, funfact, fun facts, funfacts, unnützes wissen, random fakten, fakten über tiere, ein spiel, spielen wir, lass uns spielen, lass uns was spielen,
      spiel mit mir, (spiel/langeweile) was, stadt land fluss, wahrheit oder pflicht, ich sehe was, entweder oder, würdest du lieber, bringe mich zum lachen, will lachen,
      was zum (lachen/nachdenken/rätseln), muss mal lachen, (muntere/munter/heiter/heitere) mich auf, aufheitern, aufmuntern, unterhalten sie mich, was zu lesen, was zum grübeln harmlos,
      gute nacht geschichte, gutenachtgeschichte, einschlafgeschichte, gschichtl, gschichtn, geschichtn, döntjes, schnack, schnack auf lager, noch mehr so, noch so (was/einen/eine),
      hast du was (lustiges/schönes), hast was lustiges, mir ist (langweilig/fad), mir ist so langweilig, (so/voll) fad, bin gelangweilt, (stell/stelle) mir eine frage, stell mir fragen,
      frag mich (was/irgendwas/etwas), gib mir eine aufgabe, gib mir ein (rätsel/thema), gib mir was zu tun, denke dir was aus, denke dir eine, (lenk/lenke/lenkst) (du/mich) _ ab,
      (lenk/lenke/lenkst) (du/mich) _ _ ab, (lenk/lenke/lenkst) (du/mich) _ _ _ ab, (erzähl/erzähle/erzählst) (mir/du) _ (was/irgendwas/witz/geschichte/lustiges/schönes),
      (erzähl/erzähle/erzählst) (mir/du) _ _ (was/irgendwas/witz/geschichte/lustiges/schönes)
    `),
    company: phrases(`
      bleib (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleib/sei/jemand/jemanden/wer/sitz/hier) bei mir, bleib noch (kurz/bisschen/etwas/bleiben), bleib ein bisschen, bleib bisschen bei,
      bleib (da/hier) bleiben, bleib bei mir bleiben, bleib vielleicht ein, bleib _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), bleib _ bei mir,
      bleib _ noch (da/kurz/bisschen/etwas/bleiben), bleib _ noch ein bisschen, bleib _ ein bisschen, bleib _ bisschen bei, bleib _ (kurz/einfach/mal) da, bleib _ kurz hier, bleib _ (da/hier) bleiben,
      bleib _ bei mir bleiben, bleib _ noch da bleiben, bleib _ vielleicht ein, bleibst du (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleibst/kannst) du bei mir,
      bleibst du noch (kurz/bisschen/etwas/bleiben), bleibst du ein bisschen, (bleibst/kannst) du bisschen bei, (bleibst/kannst) du (da/hier/noch) bleiben, (bleibst/kannst) du bei mir bleiben,
      bleibst du vielleicht ein, bleibst du _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleibst/kannst) du _ bei mir, bleibst du _ noch (da/kurz/bisschen/etwas/bleiben),
      bleibst du _ noch ein bisschen, bleibst du _ ein bisschen, (bleibst/kannst) du _ bisschen bei, bleibst du _ (kurz/einfach/mal) da, bleibst du _ kurz hier,
      (bleibst/kannst) du _ (da/hier/noch) bleiben, (bleibst/kannst) du _ bei mir bleiben, (bleibst/kannst) du _ noch da bleiben, bleibst du _ vielleicht ein,
      bleiben sie (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleiben/können) sie bei mir, bleiben sie noch (kurz/bisschen/etwas/bleiben), bleiben sie ein bisschen,
      (bleiben/können) sie bisschen bei, (bleiben/können) sie (da/hier/noch) bleiben, (bleiben/können) sie bei mir bleiben, bleiben sie vielleicht ein,
      bleiben sie _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleiben/können) sie _ bei mir, bleiben sie _ noch (da/kurz/bisschen/etwas/bleiben), bleiben sie _ noch ein bisschen,
      bleiben sie _ ein bisschen, (bleiben/können) sie _ bisschen bei, bleiben sie _ (kurz/einfach/mal) da, bleiben sie _ kurz hier, (bleiben/können) sie _ (da/hier/noch) bleiben,
      (bleiben/können) sie _ bei mir bleiben, (bleiben/können) sie _ noch da bleiben, bleiben sie _ vielleicht ein, kannst du einfach da, kannst du (dableiben/hierbleiben), kannst du _ einfach da,
      kannst du _ (dableiben/hierbleiben), können sie einfach da, können sie (dableiben/hierbleiben), können sie _ einfach da, können sie _ (dableiben/hierbleiben), da blibe, no chli da,
      (bliib/biste/sei) da, bliibsch, (bleib/bleibst) a bissl, bleib a weng, leiste mir gesellschaft, leistest du mir, gesellschaft (leisten/bis/haben),
      bisschen (gesellschaft/quatschen/plaudern/schreiben/reden/dableiben), (etwas/brauche) gesellschaft, (bisschen/einfach/kurz) mit mir reden, mit mir reden bis,
      mit mir (reden/schreiben/quatschen/plaudern/schnacken/warten/wach/sitzen/schweigen), bissl (plaudern/reden), (rede/sprich/schreib/sitz/warte) mit mir, rede einfach mit mir,
      (reden/sprechen/warten) sie mit mir, (redest/wartest) du mit mir, (schreib/rede) einfach weiter, rede weiter, nicht (allein/alleine) (sein/hier/sitzen), nicht allein einschlafen,
      (will/möchte/mag) nicht (allein/alleine), ungern allein, gerade nicht allein, lass mich nicht (allein/alleine), lassen sie mich nicht allein, lass mich jetzt nicht allein, gehe nicht weg,
      gehe nicht $, gehe (noch/bitte) nicht, nicht (weggehen/auflegen), verlass mich nicht, bist (du/noch/no) da, bist du noch (da/hier/wach), bisch no da, (sind/seien) sie da, sind sie noch da,
      biste noch da, bist du (hier/wach), (noch/wer/jemand) wach, noch jemand (wach/da), (ist/hallo) jemand da, ist noch jemand, noch wer da, ^ (jemand/wer) da, sei (einfach/kurz) da,
      (einfach/nur) da (sein/bist), einfach nur da sein, da sein reicht, dass du da bist, dass (jemand/wer) da ist, jemand da ist, jemand hier, setz dich zu mir, setz dich her, wach bleiben mit,
      hier sitzen mit, neben mir, (halt/drück) mich, (halt/halte) meine hand, hand halten, umarm*, in den arm nehmen, in den arm, bis ich (einschlafe/schlafe/eingeschlafen/zuhause/daheim),
      bis ich dran bin, bis der bus kommt, bis die bahn kommt, bis (er/sie) kommt, bis es (vorbei/hell), bis es vorbei ist, bis die sonne, bis (mein/meine/der/die/das) _ fertig,
      (müssen/musst) nichts schreiben, (müssen/musst) nicht reden, müssen wir nicht reden, zusammen schweigen, still dasitzen, einfach still da, (kurz/noch/etwas/hier) dableiben,
      kannst du _ _ dableiben
    `),
    opinion: phrases(`
      (ist/war) (das/es/dat) (albern/blöd/dumm/doof/übertrieben/okay/ok/fair/unfair/egoistisch/kindisch/gemein/komisch/peinlich/falsch/richtig/assi/asi/unverschämt/frech/feige/schlimm/unverzeihlich/toxisch/bescheuert/verrückt/fies/herzlos/undankbar/respektlos/naiv/daneben/kleinlich/lächerlich/erbärmlich/cringe/gerecht),
      (ist/war) (das/es/dat) in ordnung, (ist/war) (das/es/dat) zu (früh/spät/hart/streng), (ist/war) (das/es/dat) echt assi, (ist/war) (das/es/dat) viel verlangt,
      (ist/war) (das/es/dat) eine (gute/schlechte), (ist/war) (das/es/dat) ein fehler, (ist/war) (das/es/dat) nicht (übertrieben/unfair), (ist/war) (das/es/dat) jetzt (blöd/falsch/schlimm),
      (bin/war/werde) ich (zu/schuld/egoistisch/blöd/dumm/unfair/gemein/hart/deppert/ungerecht), bin ich (da/einfach/falsch/richtig/gemein/übertrieben/unfair/egoistisch/kindisch/herzlos) zu,
      bin ich einfach nur,
      bin ich (nur/hier/jetzt/überempfindlich/empfindlich/komisch/kindisch/naiv/verrückt/undankbar/bescheuert/bekloppt/paranoid/eifersüchtig/falsch/herzlos/kalt/feige/faul/schwach/peinlich/spießig/kleinlich/nachtragend/altmodisch/deswegen),
      bin ich ein (schlechter/schlechtes/arsch/arschloch/monster/depp/idiot/feigling), bin ich eine schlechte, bin ich der (arsch/böse), bin ich das (arschloch/problem/oder),
      bin ich (die/da/jetzt/hier) böse, bin ich im (recht/unrecht), bin ich auf dem holzweg, bin ich a depp, bin ich (selbst/selber/daran/dran/da/jetzt/hier) schuld, bin ich die einzige die das,
      bin ich der einzige der das, hat (er/sie/die/der) (recht/überreagiert/übertrieben), hat (er/sie/die/der) (nicht/da/denn/vielleicht) recht, hat (er/sie/die/der) (was/etwas/alles) falsch gemacht,
      hat (er/sie/die/der) einen fehler gemacht, hat (er/sie/die/der) mich falsch verhalten, hat (er/sie/die/der) ein recht sauer, haben (die/sie) (recht/überreagiert/übertrieben),
      haben (die/sie) (nicht/da/denn/vielleicht) recht, haben (die/sie) (was/etwas/alles) falsch gemacht, (haben/ham) die einen fehler gemacht, (haben/ham) die mich falsch verhalten,
      (haben/ham) die ein recht sauer, haben sie einen fehler gemacht, haben sie mich falsch verhalten, haben sie ein recht sauer, habe ich (recht/überreagiert/übertrieben/unrecht),
      habe ich (nicht/da/denn/vielleicht) recht, habe ich (was/etwas/alles) falsch gemacht, habe ich einen fehler gemacht, habe ich mich falsch verhalten, habe ich ein recht sauer,
      ham die (recht/überreagiert/übertrieben), ham die (nicht/da/denn/vielleicht) recht, ham die (was/etwas/alles) falsch gemacht, was (meinst/denkst/hältst/findest/glaubst) du,
      was (meinst/moanst/mainsch/meinsch/denkst), was (meinen/denken/halten) sie, (meinst/denkst/findest/glaubst/hättest) du, meinsch, (meinen/finden/glauben/glaubst/lügt) sie, moanst,
      (hältst/findest/meinst/denkst/glaubst) du (das/mich), findsch, (findest/lohnt) das, (glaubst/lügt) er, wie (siehst/sehen) (du/sie) das, wie (siehst/findest) du, siehst du das (auch/anders),
      wie finden sie, wie klingt das für dich, wie wirkt das, wie kommt das an, (deine/ihre/eine/ehrliche/deiner) meinung, deine (ehrliche/sicht/einschätzung), ihre einschätzung, dein eindruck,
      einschätzung, (sei/sage/mal) ehrlich, (seien/sagen) sie ehrlich, sage mir ehrlich, sagen s ehrlich, jetzt mal ehrlich, ganz ehrlich (bin/ist/findest), ehrlich $, | ehrlich,
      (seh/sehe) ich das falsch, sehe ich das (richtig/zu), seh ich des falsch, sehe ich das so falsch, liege ich (falsch/richtig), (liege/bin/war) ich da falsch, lieg ich falsch, oder (nicht/was) $,
      oder doch nicht, (spinne/spinn/übertreibe/übertreib/überreagiere) ich, oder (spinne/bin/übertreibe) ich, stelle ich mich (an/nur), stell ich mich an, reagiere ich über,
      (interpretiere/denke/verlange/erwarte) ich zu viel, bilde ich mir das, bilde ich mir das ein, mache ich mir was vor, mache ich einen fehler, mache ich mich lächerlich, erwarte ich da zu viel,
      darf (man/ich) das, darf man, darf ich (sauer/wütend/so/mich), muss man (das/da/irgendwann), muss ich mich (entschuldigen/schämen), muss ich mir das gefallen, muss ich das akzeptieren,
      muss ich ein schlechtes gewissen, kann man das (so/bringen), kann man sowas, (ist/war) (es/das) meine schuld, meine schuld oder, wessen schuld, wer hat (recht/hier), wer hat denn recht,
      wer ist schuld, (liegt/lag) (es/das) an mir, liegt es wirklich an mir, lags an mir, meint (er/sie) (das/es) ernst, (mag/liebt/verarscht) (er/sie) mich, steht (er/sie) auf mich, will er was,
      nutzt (er/sie) mich aus, hat er eine andere, lohnt sich das, lohnt es sich, ist es das wert, wert ist, gute idee oder, schlechte idee, ist das eine gute idee, keine gute idee oder,
      bringt das was, bringt das überhaupt was, (macht/ergibt) das sinn, würdest du (sagen/auch/sauer/verzeihen/ihm/ihr), würden sie sagen, würdest du das auch,
      (hättest/findest/meinst/denkst/glaubst) du auch, auf (wessen/welcher) seite, bist du auf meiner seite, gibst du mir recht, verstehst du das, kannst du (das/mich) verstehen,
      ist doch nicht zu viel, ja oder nein, richtig oder falsch, zu viel oder, rede flag, macht mich das zu, macht mich das, ist das echt so schlimm,
      ist es (schlimm/okay/ok/falsch/komisch/richtig/gemein/übertrieben/unfair/egoistisch/kindisch/herzlos) (dass/wenn), ist es in ordnung wenn, ist es blöd wenn, ist es zu viel verlangt,
      oder ist (das/dat), oder täusche ich mich, (täusche/irre/irr) ich mich, (findest/meinst/denkst/glaubst) du (echt/nicht/es/ich/er/sie/dass/ob/wirklich/eigentlich/ihn),
      (finden/meinen/denken/glauben) sie (auch/nicht/das/es/ich/er/dass/ob/wirklich), was (hältst/denkst/meinst/sagst) du (von/davon/dazu/darüber/denn),
      was (halten/denken/meinen/sagen) sie (von/davon/dazu/darüber/denn),
      (war/bin/ist/wäre) (ich/das/es) (falsch/richtig/gemein/übertrieben/unfair/egoistisch/kindisch/herzlos) (von/wenn/dass/zu/oder),
      war es (ich/das/es) (falsch/richtig/gemein/übertrieben/unfair/egoistisch/kindisch/herzlos) (von/wenn/dass/zu/oder),
      (bin/war) ich (da/jetzt/hier) (böse/falsch/blöd/schuld/überempfindlich/egoistisch/komisch/problem),
      (bin/war) ich (da/jetzt/hier) _ (böse/falsch/blöd/schuld/überempfindlich/egoistisch/komisch/problem), deine (ehrliche/persönliche) meinung
    `),
    information: phrases(`
      ist (das/es/des/sowas) (normal/gesund/gefährlich/üblich/erlaubt/legal), ist (das/es/des/sowas) (eigentlich/noch) normal, ist (das/es/des/sowas) ein zeichen,
      ist (das/es/des/sowas) eine panikattacke, ist so was (normal/gesund/gefährlich/üblich/erlaubt/legal), ist so was (eigentlich/noch) normal, ist so was ein zeichen, ist so was eine panikattacke,
      wie (lange/lang) (dauert/geht/hält/braucht/bleibt/darf/trauert/tut/dauern/kann), wie (viel/viele) (schlaf/stunden/prozent/leute/menschen/braucht/brauchen/darf/sollte/soll),
      wie (viel/viele/oft) ist normal, wie (viel/viele/oft) (sollte/darf/kann) man, wieviel (schlaf/stunden/prozent/leute/menschen/braucht/brauchen/darf/sollte/soll), wieviel ist normal,
      wieviel (sollte/darf/kann) man, wie oft (schlaf/stunden/prozent/leute/menschen/braucht),
      (warum/wieso) (ist/macht/kann/hat/wacht/wache/tut/fühlt/fühle/muss/träumt/träume/weine/heule/zittert/wird/werde/sind/haben/sagt/sacht/schläft/tun/machen/vermisse/denkt/bekommt/kriegt/heißt/eigentlich),
      (warum/wieso) (bin/habe) ich, (hört/geht/wird/vergeht/legt) (das/es/des/dat) (auf/weg/vorbei/besser/leichter/irgendwann/je/wieder/mal/noch/jemals/überhaupt),
      (hört/geht/wird/vergeht/legt) (das/es/des/dat) von (allein/alleine/selbst),
      (hört/geht/wird/vergeht/legt) sich das (auf/weg/vorbei/besser/leichter/irgendwann/je/wieder/mal/noch/jemals/überhaupt), (hört/geht/wird/vergeht/legt) sich das von (allein/alleine/selbst),
      was (ist/sind/war/heißt/bedeutet/passiert) der unterschied, was (ist/sind/war/heißt/bedeutet/passiert) (eigentlich/nochmal/genau/bei/ein/eine),
      was (ist/sind/war/heißt/bedeutet/passiert) noch mal, was (ist/sind/war/heißt/bedeutet/passiert) das überhaupt, was (ist/sind/war/heißt/bedeutet/passiert) wenn man, normal (dass/wenn/oder),
      ^ normal, unterschied (zwischen/von), was der unterschied, was für ein unterschied, was (bedeutet/heisst/isch), was heißt (das/denn/wenn/es/im/mit), wofür steht, wie funktioniert,
      wie (läuft/geht/heißt) sowas, wie läuft das ab, wie läuft so was, wie geht das mit, wie (beantrage/merke/erkenne) ich, wie (beantragt/nennt/merkt/erkennt/findet/lernt) man,
      wo (beantrage/bekomme/beantragt/kriegt/bekommt/findet) (ich/man), wo (kriege/melde) ich, wo muss ich hin, an wen wende ich mich, wer ist zuständig, stimmt (es/das) (dass/eigentlich),
      stimmt das (mit/wenn/wirklich), kann man (davon/daran/an/vor/von), kann man das (lernen/wieder), (kann/kommt/können) (das/sowas/es) (vom/von/durch/gefährlich/an), (kann/liegt) das am,
      kann das sein, kann es sein dass, kann (sowas/stress/trauer/panik), darf (er/sie/der/die) das, dürfen (sie/die) das, (dürfen/müssen) die, darf (mein/der) (chef/vermieter), darf meine chefin,
      (darf/muss) mein, darf man mir, muss ich das (sofort/zahlen/alles/unterschreiben), muss ich (zahlen/sofort/das/dem), muss ich meinem chef, muss der vermieter, habe ich anspruch,
      (steht/erklär/erkläre) mir, habe ich (ein/das) recht, (meine/welche) rechte, kündigungsfrist, geht das in raten, geht das (einfach/allen/jedem) so, welche (frist/fristen), (ab/bis) wann,
      woher weiß (ich/man), (woher/woran/wodurch/wovon) kommt, woher kommt (das/der), woran (merke/erkenne) ich, woran (merkt/erkennt/sieht) man, woran liegt (das/es), woran kann das,
      (anzeichen/symptome) für, symptome von, was sind die symptome, liegt das daran, erklärst du mir, erklären sie mir, kannst du mir erklären, kannst du erklären, können sie mir erklären,
      kannst du mir sagen (was/warum/wie), weißt du (warum/wieso/was/ob/doch), weißt du wie (man/lange/das), wissen sie (warum/ob/was), gibt es (das/sowas/dafür), gibt es ein wort,
      gibt es einen (namen/grund), wie heißt das wenn, hat das einen namen, geht (es/das) anderen, geht es allen so, (haben/kennen/machen) das andere, haben andere das, haben das viele, machen andere,
      wie machen andere, wie (machen/schaffen) das andere, passiert das (anderen/jedem/öfter), bin ich (die/der) einzige, bin ich damit allein, nur mir so, nur bei mir, wann (hört/wird/geht) das,
      wann (wird/ist) es, wann muss ich zum arzt, wann sollte (man/ich), wann (gilt/beginnt), was gilt als, zählt das als, ab wie viel, wie lernen erwachsene, wie finde ich freunde,
      wie schließt man freundschaft, was (passiert/bedeutet) (wenn/im/mit/denn/es), was passiert da, warum muss ich immer, warum ausgerechnet, wieso wird (ma/das), (gerne/gern) wissen, gern wissn,
      würde mich interessieren, mich würde interessieren, interessieren würde mich, frage mich (warum/wieso), frage mich ob (das/es) normal, so für dumme, wie lang isch,
      (warum/wieso/weshalb/weswegen) _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände), (warum/wieso/weshalb) (ist/sind/hat/haben/kriegt/bekommt/wird) das,
      wie (viel/viele) _ (braucht/brauchen/darf/sollte/soll), wieviel _ (braucht/brauchen/darf/sollte/soll), ab wann (ist/muss/sollte/darf/kann/gilt/geht/spricht),
      (woran/wodurch/wovon) (merke/erkennt/erkenne/merkt/sieht/liegt/kriegt/bekommt), ist (es/das) (wahr/normal/gefährlich/üblich/möglich) (dass/wenn),
      ist (es/das) _ (wahr/normal/gefährlich/üblich/möglich) (dass/wenn), ist (es/das) _ _ (wahr/normal/gefährlich/üblich/möglich) (dass/wenn), (kennst/weißt) du dich (aus/damit),
      (weißt/wissen) (du/sie) (zufällig/vielleicht/eigentlich) (wie/ob/was/warum/wo), (was/wo) ist (eigentlich/denn) (der/die/das/ein/eine),
      wer (zahlt/bezahlt/übernimmt/hilft) (eigentlich/denn/das/die/einem/da)
    `),
    advice: phrases(`
      was (soll/kann/muss) (ich/man) (tun/machen/jetzt/nur/denn/bloß/da/dagegen), (was/wie) (mache/soll/kann/könnte/muss/sollte/darf/müsste) ich,
      was (mache/tue) (ich/man/ma/wir) (jetzt/nur/denn/bloß/da/wenn/mit/dagegen/gegen/bei), was (mache/tue) ich (damit/falls/am/im/morgen), was (mache/tue) ich an dem, was (tue/tät) ich,
      (was/wie) (macht/könnte/soll/kann/muss/sollte/darf/müsste) man, was (macht/tut) (man/ma/mer) (da/dagegen/dann/wenn/bei), was (macht/tut) (man/ma/mer) in so,
      was (macht/tut/soll/kann/könnte/muss/sollte/darf/müsste) (man/ma), was (macht/tut) mer, was (würdest/würdsch/rätst/empfiehlst) du, was (würdest/würden/tätest) (du/sie) (machen/tun/raten),
      was würdsch du (machen/tun/raten), (was/wie) würden sie, (weiß/wüsste) nicht was ich (machen/tun/noch/jetzt), (weiß/wüsste) nicht was tun, (weiß/wüsste) nicht wie ich das (machen/schaffen),
      (weiß/wüsste) nicht wie ich damit, (weiß/wüsste) nicht (wie/mehr) weiter, (weiß/wüsste) nicht weiter, (weiß/wüsste) nicht wo ich anfangen,
      (weiß/wüsste) gar nicht was ich (machen/tun/noch/jetzt), (weiß/wüsste) gar nicht was tun, (weiß/wüsste) gar nicht wie ich das (machen/schaffen), (weiß/wüsste) gar nicht wie ich damit,
      (weiß/wüsste) gar nicht wie weiter, (weiß/wüsste) gar nicht weiter, (weiß/wüsste) gar nicht wo ich anfangen, (weiß/wüsste) nicht mehr was ich (machen/tun/noch/jetzt),
      (weiß/wüsste) nicht mehr was tun, (weiß/wüsste) nicht mehr wie ich das (machen/schaffen), (weiß/wüsste) nicht mehr wie ich damit, (weiß/wüsste) nicht mehr wie weiter,
      (weiß/wüsste) nicht mehr wo ich anfangen, (keine/koa) ahnung was ich (machen/tun/jetzt/da), (keine/koa) ahnung wie ich (das/damit/mich), (keine/koa) ahnung ob ich, (keine/koa) ahnung wie weiter,
      (keine/koa) ahnung was tun, (keine/koa) ahnung wo ich anfangen, (keinen/kein/null) plan was ich (machen/tun/jetzt/da), (keinen/kein/null) plan wie ich (das/damit/mich),
      (keinen/kein/null) plan ob ich, (keinen/kein/null) plan wie weiter, (keinen/kein/null) plan was tun, (keinen/kein/null) plan wo ich anfangen,
      wie (soll/kann/könnte/schaffe/komme/mache/gehe/kriege/werde/höre/finde/lerne/halte/verhalte/vergesse/wehre/helfe/krieg/bekomme/bekomm/werd/hör/find/lern/halt/gewöhne/beruhige/überstehe/überlebe/packe/pack/stelle/stell/bewältige/ertrage/ertrag/fange/fang/beginne/rette/löse/entscheide/erkenne/verzeihe/vertraue/verbringe/gewinne/trenne/lebe/erhole/konzentriere/bleibe/bleib/nehme/sorge/vermeide/bringe/lasse/lass/verarbeite/akzeptiere/unterstütze/tröste/muss/sollte/darf/müsste) (ich/man/ma/wir),
      wie (reagiere/reagiert/verhält/geht/macht/kriegt/schafft/hält/kommt/überlebt) (ich/man), ob ich (soll/sollte), ob ich kann oder nicht, ob ich _ (soll/sollte), ob ich _ kann oder nicht,
      ob ich _ _ (soll/sollte), ob ich _ _ kann oder nicht, ob ich _ _ _ (soll/sollte), ob ich _ _ _ kann oder nicht,
      (hast/hättest/wüsstest/weißt) du (rat/tipps/ideen/vorschlag/ratschlag/idee/tipp/trick/tricks/hausmittel/lösung), hast du ratschläge,
      (haben/hätten/wüssten) sie (rat/tipps/ideen/vorschlag/ratschlag/idee/tipp/trick/lösung), haben sie ratschläge,
      gibt es (rat/tipps/ideen/vorschlag/ratschlag/ratschläge/trick/tricks/tipp/methode/mittel/hausmittel/strategie/möglichkeiten), gibt es einen (rat/vorschlag), gibt es (eine/ne) idee,
      gib mir (rat/tipps/ideen/vorschlag/ratschlag/ratschläge), gib mir einen (rat/tipp/vorschlag), gib mir (eine/ne) idee, brauche (rat/tipps/ideen/vorschlag/ratschlag/ratschläge/dringend/irgendwas),
      (brauche/irgendwelche) einen (rat/tipp/vorschlag), (brauche/irgendwelche) (eine/ne) idee, irgendwelche (rat/tipps/ideen/vorschlag/ratschlag/ratschläge), (soll/söll/sollte) ich, soll man,
      sollten wir, sollen wir jetzt, soll ich (lieber/besser/ihm/ihr), ^ (rat/hilfe) $, ^ rat bitte, ^ (tipps/tipp), ^ und jetzt $, (und/was) jetzt $, und was jetzt, was (nun/tun/hilft), was tun $,
      und nun $, einen (rat/tipp/trick), (dein/ihr) rat, (rate/rat) mir, raten sie mir, was raten sie, was schlägst du vor, was schlagen sie vor, tipps, sage mir (was/wie) ich,
      sage mir einfach was ich, sagen sie mir was ich, sagen sie mir wie, wie gehe ich damit um, wie geht man damit um, wie geht man mit, damit umgehen, mit umgehen soll,
      was hilft (dir/da/gegen/denn/bei/wirklich/am/dagegen/eigentlich/einem/mir/gut/wenn), hilft da (was/irgendwas), hilft irgendwas, was (kann/könnte) (helfen/wir), was könnte ich noch,
      was (wäre/ist) das beste, was (ist/wäre) (besser/klüger/richtig), was ist schlauer, am besten (machen/tun/anfangen/damit), (mache/tue) ich am besten, irgendeine idee, ideen, an meiner stelle,
      in meiner (lage/situation), hilf mir zu entscheiden, hilf mir bei der, hilf mir (entscheiden/bitte/mal/doch/da), hilf mir $, ^ hilf mir,
      (kannst/könntest/magst) du mir (helfen/weiterhelfen/raten), (können/könnten/würden) sie mir (helfen/weiterhelfen/raten/geben), kann mir wer helfen, kannst du helfen, wie hilfst du mir,
      kann mich nicht (entscheiden/durchringen), ich kann mich nicht entscheiden, hin und her ob, (überlege/überleg/grüble) (ob/was/wie) ich, überlege ob, überlege die ganze zeit ob,
      bin am überlegen ob, frage mich (ob/was/wie) ich, oder (lieber/besser/warten/bleiben/gehen/lassen/absagen/hoffen/drüberstehen/löschen/blockieren/ignorieren), oder doch lieber,
      (oder/wo/womit/wohin/wen/wann) soll ich, oder nicht hingehen, oder krank machen, oder sein lassen, oder nicht $,
      (hingehen/anrufen/schreiben/ansprechen/kündigen/bleiben/melden/sagen/warten/blockieren/absagen/gehen) oder, könnte hingehen, ich könnt hingehen, wie macht man das, wie wird man,
      wie hört man auf, wie hält man das aus, wie soll (das/es) (gehen/weitergehen/funktionieren/klappen/werden), wie geht es weiter, wie (weiter/damit), wie damit umgehen, wie da raus,
      wie komme ich da raus, komme da nicht raus, brauche hilfe (bei/mit), brauche deine hilfe, irgendwas (das/was) hilft, etwas das hilft, was (dagegen/würde) (machen/tun), irgendwas dagegen,
      ein mittel gegen, ein trick, tricks, was mache ich falsch, wüsste gern (wie/was), wüsste gerne wie, wüsste nicht (wo/ob) ich, wüsste nicht mal, wüsste gar nicht, null ahnung, wie würdest du,
      wie (würdest/machst/schaffst) du das, schaut alles mich an, (was/wo/womit/wohin/wen/wann) (soll/muss/sollte) (ich/man/wir), was (darf/müsste) wir,
      wie soll (das/es) _ (weitergehen/funktionieren/gehen/klappen/werden), wie geht (es/das) weiter (mit/mir/jetzt), wie geht (es/das) _ weiter (mit/mir/jetzt),
      wie geht es (es/das) _ weiter (mit/mir/jetzt), (wo/womit/wohin/wen/wann) (fange/fang/beginne/gehe/wende) (ich/man/wir), an wen (soll/kann/könnte/wende/darf) (ich/man),
      (hast/hättest/wüsstest/weißt) du _ (idee/tipp/tipps/rat/trick/tricks/vorschlag/ideen/ratschlag/hausmittel/lösung),
      (hast/hättest/wüsstest/weißt) du _ _ (idee/tipp/tipps/rat/trick/tricks/vorschlag/ideen/ratschlag/hausmittel/lösung),
      (hast/hättest/wüsstest/weißt) du _ _ _ (idee/tipp/tipps/rat/trick/tricks/vorschlag/ideen/ratschlag/hausmittel/lösung),
      (haben/hätten/wüssten) sie _ (idee/tipp/tipps/rat/trick/vorschlag/ideen/ratschlag/lösung), (haben/hätten/wüssten) sie _ _ (idee/tipp/tipps/rat/trick/vorschlag/ideen/ratschlag/lösung),
      (haben/hätten/wüssten) sie _ _ _ (idee/tipp/tipps/rat/trick/vorschlag/ideen/ratschlag/lösung), gäbe es (tipps/trick/tricks/tipp/methode/mittel/hausmittel/strategie/möglichkeiten),
      (gibt/gäbe) es _ (trick/tricks/tipp/tipps/methode/mittel/hausmittel/strategie/möglichkeiten), (gibt/gäbe) es _ _ (trick/tricks/tipp/tipps/methode/mittel/hausmittel/strategie/möglichkeiten),
      (gibt/gäbe) es _ _ _ (trick/tricks/tipp/tipps/methode/mittel/hausmittel/strategie/möglichkeiten), (gibt/gäbe) es (was/etwas/irgendwas) (gegen/das/womit/was),
      (irgendwas/etwas/irgendetwas/was) muss (ich/man/es) (doch/ja/da) (tun/machen/geben/helfen), (irgendwas/etwas/irgendetwas/was) muss (ich/man/es) (doch/ja/da) _ (tun/machen/geben/helfen),
      (irgendwas/etwas/irgendetwas/was) muss (ich/man/es) (doch/ja/da) _ _ (tun/machen/geben/helfen), ratlos, auf dem schlauch, aufm schlauch, latein am ende,
      wie andere (das/sowas/damit/es) (machen/hinkriegen/schaffen/aushalten/umgehen/überstehen/hinbekommen),
      wie andere (das/sowas/damit/es) _ (machen/hinkriegen/schaffen/aushalten/umgehen/überstehen/hinbekommen),
      wie andere (das/sowas/damit/es) _ _ (machen/hinkriegen/schaffen/aushalten/umgehen/überstehen/hinbekommen), wie (machen/schaffen/kriegen) (das/es) (andere/die),
      wie (machst/schaffst) du (es/sowas), (an/in) meiner (stelle/lage/situation) (tun/machen), (machen/tun) (an/in) meiner (stelle/lage/situation),
      (machen/tun) _ (an/in) meiner (stelle/lage/situation), (machen/tun) _ _ (an/in) meiner (stelle/lage/situation), wenn du ich wärst, was (würdest/würden/tätest) (du/sie) _ (tun/machen/raten),
      was (würdest/würden/tätest) (du/sie) _ _ (tun/machen/raten), was tät (man/ein), was würde raten, was würde _ (tun/machen/raten), was würde _ _ (tun/machen/raten),
      was würde _ _ _ (tun/machen/raten), (kannst/könntest/magst) du mir _ (helfen/weiterhelfen/raten), (kannst/könntest/magst) du mir _ _ (helfen/weiterhelfen/raten),
      (kannst/könntest/magst) du mir _ _ _ (helfen/weiterhelfen/raten), (können/könnten/würden) sie mir _ (helfen/weiterhelfen/raten/geben),
      (können/könnten/würden) sie mir _ _ (helfen/weiterhelfen/raten/geben), was (hülfe/nützt/wirkt/funktioniert) (da/gegen/denn/bei/wirklich/am/dagegen/eigentlich/einem/mir/gut/wenn),
      weiß nicht ob ich, (weiß/wüsste) (echt/gar/auch) nicht ob ich, (weiß/wüsste) nicht _ ob ich, (weiß/wüsste) (echt/gar/auch) nicht _ ob ich, nicht (was/wie/wo/wohin) ich (soll/machen/tun/umgehen),
      nicht (was/wie/wo/wohin) ich _ (soll/machen/tun/umgehen), nicht (was/wie/wo/wohin) ich _ _ (soll/machen/tun/umgehen), nicht (was/wie/wo/wohin) ich _ _ _ (soll/machen/tun/umgehen),
      nicht mehr (was/wie/wo/wohin) ich, (wüsste/würde) gern (was/wie) ich, (überlege/überleg) (die/seit/schon/gerade) ob ich, (überlege/überleg) (die/seit/schon/gerade) _ ob ich,
      (überlege/überleg) (die/seit/schon/gerade) _ _ ob ich, (überlege/überleg) (die/seit/schon/gerade) _ _ _ ob ich, (überlege/überleg) (die/seit/schon/gerade) _ _ _ _ ob ich,
      ob ich _ _ _ _ (soll/sollte), ob ich _ _ _ _ _ (soll/sollte), ob ich _ _ _ _ _ _ (soll/sollte), (hingehen/gehen/bleiben/anrufen/sagen/melden/kündigen/warten) oder (nicht/lieber/besser),
      wie (schaffen/machen/kriegen) (das/es) _ andere, (wie/was) ich (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ (umgehen/reagieren/tun/machen/verhalten) soll,
      (wie/was) ich _ _ (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll,
      (wie/was) ich _ _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ _ _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll, keinen (schimmer/plan/dunst/blassen) (was/wie),
      keine ahnung (was/wie), (gescheitesten/klügsten/besten) (mache/tue), (was/wie) (mache/tue) (ich/man) am (besten/klügsten/gescheitesten),
      (was/wie) (mache/tue) (ich/man) _ am (besten/klügsten/gescheitesten), (was/wie) (mache/tue) (ich/man) _ _ am (besten/klügsten/gescheitesten)
    `),
  },
  again: phrases(`
    ^ nochmal, ^ noch (mal/einmal/eins/eine/einen), (nochmal/weiter/anders/kürzer/langsamer) bitte, noch (mal/einmal/eins/eine/einen) bitte, noch (einer/mehr/kürzer), noch (eins/eine/einen) $,
    mehr davon, ^ (mehr/weiter) $, ein (anderes/anderer), eine andere, einen anderen, was anderes bitte, (was/sonst/hast) noch, was sonst, sonst noch was, und sonst $, gibt es noch, hast du noch,
    geht (das/es) anders, mache es kürzer, kürzer, zu (lang/lange/förmlich/steif/hart/weich/nett), netter, freundlicher, weniger förmlich, normaler, einfacher, nicht so (steif/förmlich),
    aber (normal/kürzer/netter/lockerer), so rede ich nicht, (versuch/versuche) es nochmal, (probier/das/gleiche) nochmal, das gleiche nochmal, langsamer, (zweite/andere) version, zweiter versuch,
    alternative, alternativen
  `),
  reporting: phrases(`
    (hat/haben) mich gefragt, fragt (mich/immer/ständig/jeden/sie/er), (fragen/fragte) mich, (hat/haben) (gefragt/gesagt), gefragt, meint (sie/er), meinte, meinten, sagt, sagte, sagten, sagen alle,
    hat (gemeint/erklärt), (wollte/wollten/will) wissen, will immer wissen, weiß (er/sie) nicht, (er/sie) weiß nicht, die wissen nicht, wusste (nicht/genau), wussten nicht, weiß (immer/genau),
    (er/sie) (weiß/meinte), wissen immer, ruft, schreit, brüllt, schrieb, hat mir (gezeigt/beigebracht), zeigt mir, überlegt, (beschwert/wundert) sich, diskutiert
  `),
  declining: phrases(`
    (will/möchte/brauche/wollte/bitte/bloß/jetzt) (kein/keine/keinen), nicht noch (ein/eine/einen), nicht schon wieder, genug von, habe genug, (hör/höre) auf mit, lass das mit, statt, anstatt,
    bleib mir weg mit, verschon mich mit, weg mit, keine lust auf, (kein/keinen) bock auf, ohne
  `),
  situations: {
    breakUp: phrases(`
      schluss (machen/mache), mache ich schluss, beende ich, beenden, (trennen/verlassen) will, mich trennen, trennung sagen, (ihn/sie) verlassen, scheidung, auseinander gehen,
      nicht mehr zusammen sein
    `),
    apologise: phrases(`
      entschuldig*, um verzeihung, verzeih*, sorry sagen, tut mir leid sagen, wiedergutmachen, wieder gut machen, gutmachen, habe ich ihr gesagt, angeschrien, angebrüllt, angefahren, angeschnauzt,
      ins gesicht geschrien, ausgerastet, (verletzt/vergessen/versetzt) habe, geburtstag vergessen, angelogen, belogen, meine schuld, mist gebaut, verbockt, (ihr/ihm) unrecht, nach so was, nach sowas
    `),
    condole: phrases(`
      beileid, kondolier*, trauerkarte, hinterbliebene, (sein/ihr) vater gestorben, (seine/ihre) mutter gestorben, ihr mann gestorben, seine frau gestorben, hat ihren (mann/vater) verloren,
      hat seine frau verloren, hat ihr (kind/baby) verloren, hat ihre mutter verloren, hat seinen vater verloren, der witwe, zur beerdigung schreiben, trauert um, (deren/dessen) _ gestorben
    `),
    sayNo: phrases(`
      nein (sagen/sage), nicht (mitkomme/mitkommen/mitmachen/leihen/will/aufdrängen), geld leihen, ausleihen, ablehn*, lehne ich, lehnt man, grenze, grenzen setzen, abgrenzen, zu weit geht,
      nicht so weit bin, no nicht so weit, nicht bereit bin, in ruhe lassen, nicht mehr anrufen, unangemeldet, mischt sich ein, einmisch*, keine zeit habe, kein interesse, (abstand/platz) brauche
    `),
    askForHelp: phrases(`
      um hilfe, hilfe (brauche/bitten), unterstützung, helfen würde, ob (er/sie) mir hilft, kinder nehmen, auf die kinder aufpassen, aufpassen kann, einen gefallen, gefallen bitten,
      mir geht es nicht gut, mir nicht gut geht, mir schlecht geht, nicht mehr (kann/schaffe), es mir schlecht, (alleine/allein) nicht schaffe, wie es mir wirklich geht
    `),
    moreTime: phrases(`
      vermieter*, hausverwaltung, miete, ratenzahl*, raten, rate, stundung, mahnung, nachzahlung, rechnung, später (zahlen/abgeben), nicht zahlen kann, fristverlängerung, verlängerung, aufschub,
      mehr zeit, abgabe, abgabetermin, frist, stadtwerke, inkasso, bank, schulden, noch ein paar tage, noch eine woche, jobcenter, finanzamt
    `),
    cancel: phrases(`
      absag*, sage ich ab, sagt man ab, nicht kommen kann, nicht (kommen/hingehen/komme), krankmeld*, krank (melde/melden/schreiben), treffen verschieben, verschieben, termin verlegen,
      doch nicht kann, rausreden, kurzfristig
    `),
    invite: phrases(`
      einlad*, lade ich, einlädt, zusammen (zum/zu/ins), mal zusammen, (kaffee/was) trinken, (kaffee/fußball) gehen, auf einen kaffee, treffen (will/wollen), ob (er/sie) (lust/mag), ob wir (mal/uns),
      ins kino, verabreden, verabredung, nach einem date, um ein date, ansprechen ohne, schwarm, crush, kennenlernen, nummer fragen, locker
    `),
    reconnect: phrases(`
      wieder (melden/kontakt), wieder bei (ihr/ihm) melden, (lange/ewig/jahre) nicht, seit jahren nicht, jahren nichts, keinen kontakt mehr, kontakt (aufnehmen/abgebrochen), nach so langer zeit,
      nach all den jahren, nach der langen zeit, funkstille, nicht mehr (geredet/gesprochen), mich nicht gemeldet, früher befreundet, existiere nicht mehr, wir müssen reden, beste freundin,
      geburtstag hat
    `),
    collect: phrases(`
      freunde bleiben, hat geschrieben, hat (gerade/mir) geschrieben, schreibt mir, (seine/ihre) (nachricht/sachen), sachen (abholen/holen), meine (sachen/ex), schlüssel zurück, auf gelesen,
      blaue haken, will sich treffen, will reden, (mein/meinem/meiner) ex
    `),
    complain: phrases(`
      (stört/nervt/verletzt/ignoriert) mich, aufhört, (aufhören/löschen) soll, damit aufhören, beschwer*, vorwurf, vorwürfe, (sauer/wütend) auf, hat mich verletzt, weh getan, hinter meinem rücken,
      vor allen, gruppenchat, klassenchat, foto, markiert, lästert, über mich lustig, witze über mich, zu (laut/spät), lärm, ruhestörung, abwasch, haushalt, putzen, nie hilft, hilft (nicht/nie),
      kommt immer zu spät, vergisst immer, immer ich, dicht macht, dichtmacht, respektlos, klarmach*, klar mache
    `),
    hardNews: phrases(`
      meinen (eltern/kindern), eltern (sage/sagen), meiner (mutter/mama/familie/tochter/frau/freundin/oma/schwester), meinem (vater/papa/sohn/kind/mann/freund/opa/bruder), beichte, gestehen,
      schlechte nachricht, outen, coming out, schwul, lesbisch, trans, schwanger, durchgefallen, job verloren, gekündigt worden, ausziehe, ausziehen, wegziehe, wegziehen, abbreche, abgebrochen,
      studium abbrechen, diagnose, ich krank bin, krebs, (schulden/betrogen) habe, fremdgegangen, geheimnis, (ihm/ihr/ihnen) das, ihm da, was sie über ihn
    `),
    atWork: phrases(`
      chef, chefin, meinem chef, meiner chefin, vorgesetzt*, teamleit*, pdl, stationsleitung, schichtleit*, disponent, personalabteilung, gehaltserhöhung, mehr gehalt, überstunden, einspring*,
      eispringa, freier tag, frei haben, urlaub, dienstplan, kündige, kündigen, kündigung, kollege, kollegin, kollegen, meeting, arbeit, job, büro, meister, übernahme, homeoffice
    `),
    ask: phrases(`
      nachfragen, fragen ob, frage ich ob, ob ich was mitbringen, ob ich mitbringen, worum es geht, (ohne/nicht) (dumm/doof), nicht blöd dastehen, (lehrer/lehrerin/arzt/ärztin) frag*, beim (arzt/amt),
      noch mal erklären, nochmal erklären, nicht verstanden habe
    `),
  },
  topics: {
    rights: phrases(`
      darf (er/sie/der/die) das, dürfen die das, dürfen die, darf (mein/der) (chef/vermieter), darf meine chefin, erlaubt, legal, rechtens, anspruch, steht mir, rechte, recht auf, vertrag,
      mietvertrag, arbeitsvertrag, kündigungsfrist, kündigung, kaution, räumung, abfindung, sorgerecht, unterhalt, nebenkosten, nachzahlung, raten, abmahnung, muss ich zahlen, muss ich das alles,
      miete, urlaubstage, vermieter
    `),
    panic: phrases(`
      panik*, herzrasen, herz rast, herzinfarkt, herzstolpern, keine luft, luft bekomme, atemnot, brust eng, enge in der brust, druck auf der brust, brustenge, umkippen, ohnmächtig, ohnmacht,
      kribbeln, kribbelt, hyperventil*, zittern, zittere, zittert, schwindel, schwindlig, verrückt werde, durchdrehe, durchdrehen
    `),
    breakup: phrases(`
      trennung, getrennt, schluss gemacht, liebeskummer, (mein/meine) ex, über (ihn/sie/jemanden) hinweg, drüber hinweg, herz gebrochen, gebrochenes herz, scheidung, vermisse meinen ex, entlieben,
      liebe (ihn/sie) noch
    `),
    grief: phrases(`
      trauer, trauere, trauert, trauern, gestorben, verstorben, tot, tod, beerdigung, witwe, witwer, hinterblieb*, auf eam, vermisse (ihn/sie), ihn überall sehe, (ihre/seine) stimme höre,
      mit (ihm/ihr) rede, zornig auf ihn, verloren habe
    `),
    crying: phrases(`
      weine, weinen, weint, geweint, heule, heulen, heult, geheult, tränen
    `),
    numb: phrases(`
      (fühle/spüre) nichts, nichts (fühle/fühlen/spüre), nichts mehr fühle, taub, gefühllos, leer, leere, kalt lässt, egal ist, abgestumpft, neben mir
    `),
    sleep: phrases(`
      schlaf, schlafe, schlafen, schläft, einschlafe, einschlafen, durchschlafen, aufwache, wache, wach, wachwerden, schlaflos*, träume, träumt, träumen, traum, albtraum, albträume, alptraum,
      alpträume, nickerchen, müde aber
    `),
    friends: phrases(`
      (freunde/leute/anschluss) finden, freunde finde, (neue/keine) freunde, freundschaften schließen, freundschaft schließt, als erwachsener freunde, leute (kennenlernen/kennenlernt), anschluss
    `),
    homesick: phrases(`
      heimweh, vermisse mein zuhause, vermisse zuhause, heimat, hergezogen, umgezogen, neue stadt, neues land, einleben, eingelebt, fremd hier, ausland
    `),
    badThoughts: phrases(`
      (schlimme/böse/schreckliche/komische/solche/so) gedanken, gedanken die, zwangsgedanken, intrusiv*, sowas denke, so etwas denke, gedanken im kopf
    `),
    study: phrases(`
      prüfung, prüfungen, klausur, klausuren, blackout, konzentrier*, konzentration, lernen, lerne, auswendig, merken kann, aufschieb*, prokrastinier*, zp10, examen, test, abi
    `),
    children: phrases(`
      baby, säugling, kleinkind, kind, kinder, kindern, mein sohn, meine tochter, (monate/jahre) alt, pubertät, teenager, eltern das, mutter sein, trotzphase, trotzanfall, stillen, zahnen, schule,
      kita, schreit
    `),
    tired: phrases(`
      müde, müdigkeit, erschöpft, erschöpfung, ausgebrannt, burnout, keine (energie/kraft), antrieb, antriebslos, faul, schlapp, kaputt, nicht hochkomme, motivation
    `),
    anger: phrases(`
      wut, wütend, zornig, zorn, sauer, hasse, eifersüchtig, eifersucht, neid, neidisch, gereizt, genervt, aggressiv, ausraste, explodiere
    `),
    worry: phrases(`
      sorge, sorgen, angst, ängste, nervös, aufgeregt, unruhe, unruhig, grübeln, grüble, grübel, gedankenkarussell, kopfkino, gedanken kreisen, stress, gestresst, bauchweh, bauchschmerzen, magen,
      übel, schlecht ist, appetit, lampenfieber, zerdenk*
    `),
    alone: phrases(`
      einsam, einsamkeit, allein, alleine, introvertiert, schüchtern, keinen mag, unter leuten, rückzug
    `),
    normal: phrases(`
      normal, anderen auch so, (anderen/allen/jedem) so, andere auch, (die/der) einzige, nur mir so, nur bei mir, geht das (weg/vorbei), hört das (auf/je), wird (es/das) besser, wird das wieder,
      wird es leichter, geht das wieder weg
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      (will/möchte) (ihm/ihr) schreiben, würde ihm gern schreiben, würde ihm so gern schreiben, würde (ihm/ihr) am liebsten schreiben, am liebsten anrufen, ex (schreiben/anrufen),
      (meinem/meiner) ex schreiben, soll ich (ihm/ihr) schreiben, soll ich (ihn/sie) anrufen, kurz davor (ihm/ihr), fast geschrieben, (sein/ihr) profil, (seine/ihre) story, seinen status,
      (sein/ihr) insta*, zuletzt online, chat angestarrt, starre auf den chat, starre auf mein handy, tippe und lösche, block ihn, blockieren
    `),
    awakeAtThree: phrases(`
      (drei/vier/zwei/ein/1/2/3/4) uhr nachts, (drei/vier/fünf) uhr morgens, um (drei/vier/fünf) wach, mitten in der nacht, (liege/wieder/noch) wach, wach im bett, immer noch wach, aufgewacht,
      kann nicht wieder einschlafen, nicht mehr einschlafen, starre die decke, starre an die decke, (schaue/schau) auf die uhr
    `),
    racingMind: phrases(`
      kopf (ist/so) voll, kopf (voll/rattert/dreht), kopf hört nicht auf, gedanken (rasen/kreisen/drehen), gedankenkarussell, (kann/kopf) nicht abschalten, nicht abschalten, kopf nicht ausschalten,
      tausend (gedanken/sachen/dinge), alles durcheinander im kopf, komme nicht runter, grüble die ganze
    `),
    parkingAWorry: phrases(`
      höre nicht auf zu grübeln, kann nicht aufhören zu grübeln, mache mir die ganze zeit sorgen, sorge mich ständig, (sorgen/grüble) im bett, (angst/graut) vor morgen, graut es vor morgen,
      morgen früh schon, denke ständig an morgen
    `),
    examTonight: phrases(`
      (prüfung/klausur/test/schreibe/mathe/referat/präsentation) morgen, morgen (prüfung/klausur), morgen schreibe ich, schreibe übermorgen, übermorgen mathe, abi, abiklausur, abschlussprüfung,
      (nichts/nicht) gelernt, noch nicht gelernt, zu wenig gelernt, mündliche, kolloquium, prüfung am, klausurenphase
    `),
    bodyImage: phrases(`
      (meinen/mein) körper, mein (gewicht/bauch/gesicht), (zu/bin) (dick/fett), fühle mich (fett/dick/hässlich), im spiegel, spiegel, meine (beine/oberschenkel/haut/nase), (bin/so) hässlich,
      wie ich aussehe, auf fotos, bikini, badeanzug, schwimmbad, umkleide
    `),
    innerCritic: phrases(`
      bin so (dumm/blöd), bin (dumm/nutzlos/wertlos), bin ein versager, versager, versagerin, bin nichts wert, ich idiot, (hasse/vergleiche/schäme) mich, (nicht/nie) gut genug, bin nicht genug,
      kann nichts, kriege nichts hin, nichts auf die reihe, hochstapler*, alle anderen sind besser, alle besser als ich, schäme mich so
    `),
    apology: phrases(`
      entschuldigen, mich entschuldigen, entschuldigung (schreiben/bei), ins gesicht geschrien, habe (sie/ihn) (angeschrien/verletzt), hätte (das/ich) nicht sagen, wiedergutmachen, wieder gut machen,
      um verzeihung, unverzeihlich
    `),
    boundary: phrases(`
      schwiegermutter, schwiegervater, schwiegereltern, unangemeldet, kommt einfach rein, liest meine nachrichten, (mischt/mischen) sich, einmisch*, meine mutter (ruft/ständig/immer),
      mein vater immer, meine eltern (immer/wollen), (kontrolliert/kontrollieren) mich, macht mir ein schlechtes gewissen, macht mir schuldgefühle, nein zu meiner mutter, nein zu meinen eltern,
      (grenzen/grenze) setzen
    `),
    askingForHelp: phrases(`
      um hilfe (bitten/fragen), schaffe (das/es) nicht allein, schaffe das nicht alleine, alles (allein/alleine), alles an mir, hängt alles an mir, immer ich, (keiner/niemand) hilft,
      (niemandem/keinem) zur last, zur last fallen, alleinerziehend*, pflege (meine/meinen)
    `),
    catastropheCheck: phrases(`
      im schlimmsten fall, schlimmster fall, was wenn (ich/er/sie/die/es), was ist wenn, und wenn ich durchfalle, werde (gefeuert/gekündigt), feuern mich, schmeißen mich raus, alles geht schief,
      geht alles schief, alles kaputt, auf der straße lande, ende (allein/alleine)
    `),
    stop: phrases(`
      raste (aus/gleich), ausraste, gleich (aus/platzt/abschicken), drehe durch, explodiere, (explodier/platze/schreie) gleich, (könnte/will) schreien, kurz davor abzuschicken, schmeiße alles hin,
      schmeiß hin, kündige sofort, handy an die wand, gegen die wand, (dermaßen/so) geladen
    `),
    hardConversation: phrases(`
      muss (ihm/ihr) sagen, muss es (ihm/ihr) sagen, muss mit (ihm/ihr) reden, rede mit ihr, rede morgen mit, muss meinen eltern, meinen eltern sagen, zur rede stellen, konfrontier*, mich outen,
      outen, aussprache, schwieriges gespräch, ein gespräch mit, gespräch mit, schluss machen, chef fragen, mit meinem chef reden, mit meiner chefin reden, beim notar, am telefon
    `),
    assertiveMessage: phrases(`
      gruppenchat, klassenchat, whatsapp gruppe, eine mail an, (mail/email) an, (ihm/ihr) schreiben dass, dem vermieter, der vermieterin, antwort auf, (seine/ihre) nachricht, gehaltserhöhung,
      mehr gehalt, damit aufhört, aufhören soll, einspring*, eispringa, nein schreiben
    `),
    makingAFriend: phrases(`
      freunde finden, neue (freunde/schule/stadt), keine freunde, habe keine freunde, kenne hier niemanden, kenne niemanden hier, kenn hier keinen, (niemand/keiner) redet mit mir, neu hier,
      neu in der (stadt/klasse), (sitze/esse) allein, alle haben schon, so sehe ich niemand, ob wir mal zusammen, kaffee trinken
    `),
    fiveSenses: phrases(`
      nicht (echt/real), unwirklich, wie im (film/traum), wie in watte, neben mir, stehe neben mir, außerhalb von mir, nicht in meinem körper, dissoziier*, derealisation, depersonal*, flashback*,
      schwebe, abdriften, drifte ab, weit weg von mir
    `),
    gettingGoing: phrases(`
      komme nicht aus dem bett, nicht aus dem bett, nicht (hoch/aufraffen), komme nicht hoch, im bett geblieben, den ganzen tag im bett, liege nur (rum/da), keine motivation, keinen antrieb,
      antriebslos, kann nicht anfangen, (kriege/krieg) den arsch nicht, raffe mich nicht auf, aufschieb*, schiebe alles, prokrastinier*, nichts geschafft, gar nichts geschafft, nichts macht spaß,
      alles sinnlos, keinen bock auf
    `),
  },
  unquotable: phrases(`
    sterben, sterbe, stirbt, tot, tod, tote, toten, umbring*, suizid*, selbstmord*, erhäng*, ritze, ritzen, geritzt, (schneide/verletze/schlägt) mich, mir was antun, überdosis, tabletten, messer,
    pistole, waffe, vergewaltig*, missbrauch*, schlag*, geschlagen, verprügel*, belästig*, bedroh*, droht, fick*, gefickt, scheiß*, scheiss*, arsch*, hure*, nutte*, schlampe*, bitch*, wichser*,
    wixer*, fotze*, bastard*, idiot*, depp*, trottel, vollpfosten, spast*, behindert*, missgeburt*, schwuchtel*, kanake*, neger*, zigeuner*, assi, asi, dumm, blöd, doof, hässlich, fett, fette,
    wertlos, nutzlos, erbärmlich, versager*, loser, ekelhaft, eklig, monster, drecks*, kotz*, kacke, mist, verdammt*, sau, schwein, hölle, pimmel*, schwanz, titten, fresse, maul, du, dich, dir, dein,
    deine, deinem, deinen, deiner, deines, ihnen, bot, app, ki, alento, programm, porno*, sex*, nackt*, adresse, straße, passwort, pin, iban, kontonummer, geheimnis, kreditkarte
  `),
};
