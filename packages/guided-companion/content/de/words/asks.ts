import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (mich/mal) (ausheulen/aufregen), mich ausweinen, einfach (loswerden/erzählen/zuhören/zuhörst/rauslassen/still), auskotzen, dampf ablassen, das mal loswerden, (das/es/was) loswerden,
      muss (einfach/mal/alles) raus, musste mal raus, musste raus, (einfach/nur) mal (reden/sagen), (will/möchte) nur reden, will einfach nur reden, bloß (reden/schwätza/erzählen/zuhören),
      nur (erzählen/zuhören/zuhörst/lesen/jammern), (jemand/jemanden) der zuhört, (wer/einer/oaner) zuhört, eine die zuhört, dass mir jemand zuhört, dass jemand zuhört, hör (einfach/nur/bloß) zu,
      hör (einfach/mir/bitte) nur zu, hör mir einfach zu, kannst du zuhören, können sie zuhören, keinen (rat/kommentar/trost), (koan/kein) rat, (will/brauche) keine antwort,
      keine (ratschläge/tipps/vorschläge/lösung/lösungen/übung/übungen/weisheiten/sprüche/kalendersprüche/antworten/belehrung/belehrungen/aufmunterung),
      ohne (ratschläge/lösung/kommentar/kommentare/bewertung/urteil), keine (ahnung/schlauen/klugen/guten) tipps, (kane/koane) tipps, keene vorschläge,
      nicht (bewerten/kommentieren/reparieren/retten/schönreden/trösten), (musst/brauchst/müssen) nichts sagen, brauchst nichts zu sagen, (musst/brauchst) nicht antworten, musst du nicht antworten,
      musst nichts dazu sagen, brauchst ma nicht sogn, musst nichts lösen, muss nicht gelöst werden, keine antwort nötig, einfach so dahin, (lies/les) einfach, lies nur,
      mal (jammern/motzen/meckern/ausgesprochen/aussprechen/rauslassen), herz ausschütten, lass mich (einfach/kurz/mal/ausreden/fluchen), lassen sie mich einfach,
      kurz (fluchen/jammern/motzen/meckern/heulen/aufregen), ein bisschen jammern, rumheulen, ranten, von der seele, vom herzen reden, ausgesprochen (haben/ham), (laut/einmal) aussprechen,
      (einmal/irgendwem) sagen, wollte (das/es) nur (sagen/ausheulen/loswerden/aussprechen/rauslassen), wollte nur mal, (jemandem/wem/irgendwem) erzählen, wem vazoin, amoi wem,
      irgendwo (hinschreiben/aufschreiben/lassen), irgendwohin damit, (hier/was) abladen, alles rauslassen, nicht (gerettet/belehrt) werden, nichts schönreden, kein mitleid, sei still,
      (nur/brauche) ein ohr, offenes ohr, gehört werden, tagebuch, klagemauer, frag nicht sondern, eifach (lose/zuelose), nume zuelose,
      ohne dass du (was/etwas/irgendwas/mir) (sagst/rätst/kommentierst/gibst/meinst), ohne dass du (was/etwas/irgendwas/mir) _ (sagst/rätst/kommentierst/gibst/meinst),
      ohne dass du (was/etwas/irgendwas/mir) _ _ (sagst/rätst/kommentierst/gibst/meinst), (keine/ohne) (schlauen/klugen/guten) (tipps/ratschläge/sprüche/kommentare),
      (keine/ohne) gut gemeinten (tipps/ratschläge/sprüche/kommentare), (darf/kann) ich (dir/ihnen) (einfach/mal/kurz/nur) (vorjammern/vorheulen), (darf/kann) ich (dir/ihnen) (mal/kurz) erzählen,
      (darf/kann) ich (dir/ihnen) (einfach/mal/kurz/nur) _ (erzählen/vorjammern/vorheulen), (darf/kann/muss) ich einfach (ausheulen/jammern/motzen/meckern/schimpfen/heulen),
      (darf/kann/muss) ich (mal/kurz) schimpfen, (darf/kann/muss) ich mal heulen, (darf/kann/muss) ich kurz ausheulen,
      (darf/kann/muss) ich (einfach/mal/kurz) _ (ausheulen/jammern/motzen/meckern/schimpfen/heulen), (will/möchte/mag/wollte) (mich/es/das) (nur/bloß) (ausheulen/loswerden/aussprechen/rauslassen),
      (will/möchte/mag/wollte) (mich/es/das) einfach (ausheulen/aussprechen), sage nichts
    `),
    memory: phrases(`
      (weißt/hast) du noch, (weisse/weißt/weisch/weest/weeßte) noch, wissen sie noch, (woaßt/woast/weißt/weisch) no, erinnerst du dich, erinnerst dich, erinnern sie sich,
      kannst du dich (erinnern/noch), können sie sich erinnern, hast du dir gemerkt, hast dir gemerkt, haben sie sich gemerkt, gemerkt (wie/was/wann/wer), hast du dir das gemerkt,
      merkst du dir (was/noch), was (weißt/hast) du über mich, was weißt du von mir, was weißt du alles, was hast du dir, habe ich dir doch gesagt, habe ich (doch/dir/es/das/schon) gesagt,
      habe ich (dir/schon) erzählt, (habe/hatte) ich (erzählt/erwähnt/vorhin), habe ich schon erwähnt, habe ich am anfang, was habe ich (gesagt/dir/geschrieben/eben/gerade/zuerst),
      was (hatte/sagte/schrieb/arbeite) ich, (wann/wen/welche/wovon/worüber) habe ich, wann hob ich gsagt, wo habe ich gesagt, wie (viele/spät/alt) habe ich, wie (viel/lange) habe ich gesagt,
      welchen tag habe ich, wo (war/wohne/arbeite) ich, wo waren wir, wo bin ich stehen, von wem habe ich, faden verloren, wie (hieß/heißt) (nochmal/noch/mein/meine),
      wie hieß (er/sie/der/die/das/nomol), wie heißt (er/sie/der/die) nochmal, wie (heiße/nannte) ich, wie (ist/war) mein (name/nochmal), (weißt/kennst) du meinen namen,
      wie (mein/meine) _ (hieß/heißt), wie (er/sie) (heißt/hieß), wie hat (er/sie) geheißen, ghoaßn (hot/hod), gheisse, wie habe ich _ genannt, (wer/wann) (ist/war) nochmal, (wer/wann) war noch mal,
      wie war nochmal der name, der name nochmal, der name noch mal, welchen (namen/termin), welches datum, welche uhrzeit, (was/wann) war (mein/meine), wann ist noch mal,
      (wann/wo/wer/was) (war/ist/hieß) (das/der/die) nochmal, (wann/wo/wer/was) hieß (mein/meine) nochmal, (wie/wo/wer) (war/ist) (mein/das/der/die/meine) nochmal, was ist (mein/meine) nochmal,
      wann (war/ist) es nochmal, wann hat _ nochmal, wann (ist/kommt) (nochmal/mein/meine), wann muss ich nochmal, wann hatte ich, an welchem tag, wie (spät/alt) war, um wie viel uhr war,
      wie alt ist (mein/meine), wie alt (mein/meine), wie alt bin ich, wie (viele/viel) _ habe ich gesagt, was mache ich beruflich, (hast/ob) du aufgepasst, ob du (zuhörst/zugehört),
      hast du zugehört was, test ob, teste nur, (nur/kleiner) test, nur ein test, du hast gelesen ja, (vorhin/anfangs/vorher/eben) gesagt habe, vorhin erzählt habe, am anfang gesagt habe,
      ich hatte dir doch, (weißt/erinnerst/merkst) du (eigentlich/überhaupt/denn/dir) noch, (weißt/merkst) du dich noch, was habe ich ihnen (gesagt/erzählt/geschrieben),
      was habe ich ihnen _ (gesagt/erzählt/geschrieben), was habe ich ihnen _ _ (gesagt/erzählt/geschrieben), was habe ich ihnen _ _ _ (gesagt/erzählt/geschrieben), an (was/welchem/welchen) habe ich,
      an (was/welchem/welchen) _ habe ich, an (was/welchem/welchen) _ _ habe ich, (wie/wo/wer) (war/ist) (das/der/die/mein/meine) noch gleich,
      (wann/wo/wer/was) (war/hieß/ist) (das/der/die) noch gleich, (wann/wo/wer/was) hieß (mein/meine) noch gleich, was ist (mein/meine) noch gleich,
      (wie/wo/wer) (war/ist) (das/der/die/mein/meine) _ nochmal, (wann/wo/wer/was) (war/hieß/ist) (das/der/die) _ nochmal, (wann/wo/wer/was) hieß (mein/meine) _ nochmal,
      was ist (mein/meine) _ nochmal, (wie/wo/wer) (war/ist) (das/der/die/mein/meine) _ noch gleich, (wann/wo/wer/was) (war/hieß/ist) (das/der/die) _ noch gleich,
      (wann/wo/wer/was) hieß (mein/meine) _ noch gleich, was ist (mein/meine) _ noch gleich, (wie/wo/wer) (war/ist) (das/der/die/mein/meine) _ _ nochmal,
      (wann/wo/wer/was) (war/hieß/ist) (das/der/die) _ _ nochmal, (wann/wo/wer/was) hieß (mein/meine) _ _ nochmal, was ist (mein/meine) _ _ nochmal,
      (wie/wo/wer) (war/ist) (das/der/die/mein/meine) _ _ gleich nochmal, (wann/wo/wer/was) (war/hieß/ist) (das/der/die) _ _ gleich nochmal, (wann/wo/wer/was) hieß (mein/meine) _ _ gleich nochmal,
      was ist (mein/meine) _ _ gleich nochmal, (wie/wo/wer) (war/ist) (das/der/die/mein/meine) _ _ noch gleich, (wann/wo/wer/was) (war/hieß/ist) (das/der/die) _ _ noch gleich,
      (wann/wo/wer/was) hieß (mein/meine) _ _ noch gleich, was ist (mein/meine) _ _ noch gleich
    `),
    wording: phrases(`
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen),
      (wie/was) söll ich (sagen/schreiben/antworten), (wie/was) (ich/man) (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/ansprechen/zurückschreiben/klarmachen) (soll/kann/könnte),
      (wie/was) (ich/man) _ _ _ (sagen/schreiben/antworten/erklären/fragen/beibringen/zurückschreiben/ansprechen/klarmachen) (soll/kann/könnte),
      wie ich (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/schreib), wie ich _ (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/schreib),
      wie ich _ _ (sage/schreibe/antworte/rüberbringe/beibringe/klarmache/klarmach/erkläre/schreib), was ich (sage/schreibe/antworte), was ich _ (sage/schreibe/antworte),
      was ich _ _ (sage/schreibe/antworte), wie ich anfangen soll, wie ich _ anfangen soll, wie ich _ _ anfangen soll,
      (wie/was) (sage/säg/schreibe/schrieb/antworte/texte/erwidere/entgegne/erzähle/simse/sog/schreib/antwort/erklär/frag/sags) ich,
      wie (erkläre/frage/bitte/entschuldige/bedanke/verabschiede/beichte/gestehe/gratuliere/kondoliere/verpacke/begründe/drücke/lade/lehne/beende/sell) ich,
      (wie/was) (sagt/schreibt/antwortet/fragt/erklärt/seit) (man/ma/mer/mr), (wie/was) würdest du (sagen/schreiben/antworten), (wie/was) würdest du _ (sagen/schreiben/antworten),
      (wie/was) würdest du _ _ (sagen/schreiben/antworten), (wie/was) würden sie (sagen/schreiben/antworten), (wie/was) würden sie _ (sagen/schreiben/antworten),
      (wie/was) würden sie _ _ (sagen/schreiben/antworten), wie bringe ich (ihm/ihr/ihnen/das/es/meinem/meiner/meinen/denen/dem/der/des/rüber),
      wie bringt man (ihm/ihr/ihnen/das/es/meinem/meiner/meinen/denen/dem/der/des), wie (spreche/rede) ich (das/es/ihn/sie) an, wie (spreche/rede) ich (ihn/sie) darauf an,
      wie (spreche/rede) ich das thema an, wie mache ich (ihm/ihr/ihnen/denen/dem) klar, wie mache ich (meinem/meiner/meinen) _ klar, wie (fange/fang/beginne/starte/eröffne) ich den (brief/text),
      wie (fange/fang/beginne/starte/eröffne) ich die (nachricht/mail), wie (fange/fang/beginne/starte/eröffne) ich das (gespräch/an), wie (fange/fang/beginne/starte/eröffne) ich so einen brief,
      wie (fange/fang/beginne/starte/eröffne) ich so eine mail, wie (fange/fang/beginne/starte/eröffne) ich so ein gespräch, hilf mir beim schreiben, hilf mir (das/ihm/ihr) zu sagen,
      hilf mir das zu schreiben, hilf mir die worte zu, helfen sie mir beim schreiben, helfen sie mir bei der (nachricht/antwort/mail), helfen sie mir bei einer nachricht,
      helfen sie mir mit der nachricht, helfen sie mir mit dem text, helfen sie mir (das/ihm/ihr) zu sagen, helfen sie mir das zu schreiben, helfen sie mir die worte zu,
      (schreib/schreibe/gib/mache) mir einen (text/brief), (schreib/schreibe/gib/mache) mir (ne/eine/die) nachricht, (schreib/schreibe/gib/mache) mir eine (mail/antwort/absage/entschuldigung),
      (schreib/schreibe/gib/mache) mir n satz, (schreib/schreibe/gib/mache) mir den text, (schreib/schreibe/gib/mache) mir die mail, (schreib/schreibe/gib/mache) mir was das ich,
      (schreib/schreibe/gib/mache) mir was zum abschicken, schreib mir (das/bitte/mal/kurz/zwei/drei), (schreib/schreibe/gib/mache) mir ein paar sätze, (schreibe/gib/mache) mir das,
      (gern/gerne) (was/irgendwas/etwas) (sagen/antworten), (gern/gerne) (irgendwas/etwas) schreiben, (gern/gerne) eine nachricht (schreiben/sagen/antworten),
      (möchte/würde/will) (ihm/ihr) (irgendwas/gern) schreiben, (möchte/würde/will) (ihm/ihr) eine nachricht schreiben, finde keine worte, finde die worte nicht, finde nicht die (worte/richtigen),
      keine worte dafür, die richtigen worte, (richtige/passende/passenden/welche) worte, (fehlen/fehlt) (die/der) (worte/wörter/satz), mir fehlen worte, (keinen/koan/kein/ersten/einen) satz,
      keinen geraden satz, der erste satz, einen guten satz, ein guter satz, ^ satz $, ^ satz bitte, (ein/brauche/bräuchte/suche) satz für, (vorlage/worte) für, formulier*, umformulier*,
      textvorschlag, textvorlage, musterbrief, entwurf für (eine/einen), entwurf für die mail, (nachricht/mail/brief) an, sprachnachricht (mache/machen), was (schicke/kontere) ich,
      wie (hebt/fängt/lädt/entschuldigt/bedankt/tröstet/kondoliert/lehnt/reagiert/schreib/schreibe/sage/antworte/texte) man, wie soll ich das gespräch, wie mache ich schluss,
      wie reagiere ich (auf/darauf), wie soll ich reagieren, (einen/guter) konter, schlagfertig, nicht der schreiber, nicht so der schreiber, nicht gut im schreiben, nicht gut mit worten,
      nicht so gut mit worten, nicht gut in sowas, nicht gut in so was, bringe (es/das) nicht über die lippen, kriege den satz, lösche (alles/es) wieder, tippe und (lösche/lösch),
      (getippt/geschrieben) und gelöscht, ohne (vorwurf/vorwurfsvoll/unhöflich/peinlich/rumzueiern), nicht wie (ein/ne) vorwurf, nicht nach vorwurf, ohne zu verletzen, ohne (sie/ihn) zu verletzen,
      ohne dass es (blöd/komisch/klingt/wie), ohne dass (er/sie) gleich, ohne zu lügen was, nicht so bettelig, wie klingt das, klingt das (gut/okay/blöd/zu), kann (ich/man) das so (schreiben/sagen),
      kann ich das so (schicken/abschicken), geht das so raus, geht die nachricht so, (gute/nette/höfliche) antwort, eine antwort auf, eine nette art, (höflich/nett/freundlich) absagen,
      höflich ablehnen, nett sagen, schonend, wie verklicker*, wie verkaufe ich (ihm/ihr/das), (wie/was) schriibi, wie sogt ma, (was/wie) (sage/schreib) (ick/man/wir), was schreiben, in worte fassen,
      in worte zu fassen, in worten, auf den punkt bringen, wie (krieg/kriege) ich das gesagt, worte finden, keine ahnung was ich (sagen/schreiben/antworten), keine ahnung wie ich das sagen,
      keine ahnung wie ich (ihm/ihr), keine ahnung wie man sowas sagt,
      (wie/was) (soll/kann/könnte/muss/würde) (ich/man) _ _ _ _ (sagen/schreiben/antworten/zurückschreiben/erklären/fragen/beibringen/ansprechen/klarmachen),
      (wie/was) (ich/man) _ _ _ _ (sagen/schreiben/antworten/zurückschreiben/erklären/fragen/beibringen/ansprechen/klarmachen) (soll/kann/könnte),
      wie ich _ _ _ (klarmache/klarmach/beibringe/erkläre/schreibe/schreib), fällt mir (nichts/nicht) ein was ich, fällt mir (nichts/nicht) _ ein was ich, mir fällt (nichts/nicht) ein was ich,
      mir fällt (nichts/nicht) _ ein was ich, mir fällt _ (nichts/nicht) ein was ich, mir fällt _ (nichts/nicht) _ ein was ich, mir fällt _ _ (nichts/nicht) ein was ich,
      mir fällt _ _ (nichts/nicht) _ ein was ich, (kannst/könntest/würdest/magst/willst) du mir (vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ (vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ _ (vorformulieren/aufsetzen/verfassen/vorschreiben),
      (kannst/könntest/würdest/magst/willst) du mir _ _ _ (vorformulieren/aufsetzen/verfassen/vorschreiben), (können/könnten/würden) sie mir (vorformulieren/aufsetzen/verfassen/vorschreiben),
      (können/könnten/würden) sie mir _ (vorformulieren/aufsetzen/verfassen/vorschreiben), (können/könnten/würden) sie mir _ _ (vorformulieren/aufsetzen/verfassen/vorschreiben),
      (können/könnten/würden) sie mir _ _ _ (vorformulieren/aufsetzen/verfassen/vorschreiben), (hast/hättest) du (spruch/satz/textidee/vorlage), (hast/hättest) du _ (spruch/satz/textidee/vorlage),
      (hast/hättest) du _ _ (spruch/satz/textidee/vorlage), (hilfst/hilf/helfen) _ (nachricht/text/mail/brief/antwort/karte), (hilfst/hilf/helfen) _ _ (nachricht/text/mail/brief/antwort/karte),
      (hilfst/hilf/helfen) _ _ _ (nachricht/text/mail/brief/antwort/karte), vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) (nichts/keinen/nicht),
      vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) _ (nichts/keinen/nicht),
      vor (der/dieser/einer) (nachricht/whatsapp/mail/karte/sms/email/antwort) _ _ (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) _ (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) _ (nichts/keinen/nicht), vor (dem/diesem/einem) (brief/text) _ _ (nichts/keinen/nicht),
      vor (dem/diesem/einem) leeren (blatt/textfeld) _ _ (nichts/keinen/nicht), wie (könnte/kann/soll/sollte) _ (brief/text/nachricht/mail/karte) (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ (brief/text/nachricht/mail/karte) _ (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ _ (brief/text/nachricht/mail/karte) (anfangen/lauten/klingen/aussehen),
      wie (könnte/kann/soll/sollte) _ _ (brief/text/nachricht/mail/karte) _ (anfangen/lauten/klingen/aussehen), (wie/was) (schreibe/antworte/texte) (man/wir),
      was (gehört/kommt/schreibt) in (so/die/eine) (karte/mail/nachricht), was (gehört/kommt/schreibt) in (so/die/eine) _ (karte/mail/nachricht),
      was (gehört/kommt/schreibt) _ in (so/die/eine) (karte/mail/nachricht), was (gehört/kommt/schreibt) _ in (so/die/eine) _ (karte/mail/nachricht), (fehlen/fehlt) (die/der) _ (worte/wörter/satz),
      (fehlen/fehlt) _ (die/der) (worte/wörter/satz), (fehlen/fehlt) _ (die/der) _ (worte/wörter/satz), (fehlen/fehlt) _ _ (die/der) (worte/wörter/satz),
      (fehlen/fehlt) _ _ (die/der) _ (worte/wörter/satz), (brauche/bräuchte/suche) (text/nachricht/antwort/ausrede) für, (brauche/bräuchte/suche) _ (text/satz/nachricht/antwort/ausrede) für,
      (brauche/bräuchte/suche) _ _ (text/satz/nachricht/antwort/ausrede) für, wie (rede/sprech/spreche) ich mit, mit welchen worten, wie teile ich _ mit, wie teile ich _ _ mit,
      wie teile ich _ _ _ mit, kriegst du das (netter/höflicher/freundlicher), kriegst du das _ (netter/höflicher/freundlicher), (will/möchte/muss) (ihm/ihr/ihnen/denen) absagen,
      (will/möchte/muss) (ihm/ihr/ihnen/denen) _ absagen, angefangen mit der (nachricht/mail/antwort), (nachricht/mail) und wieder gelöscht
    `),
    plan: phrases(`
      (mir/ma/uns/brauche/bräuchte) einen (plan/ablauf), (mir/ma/uns) n (plan/entwurf), (mir/ma/uns) einen (kleinen/groben) plan, (mir/ma/uns) ne (liste/struktur), mir (mal/bitte) einen (plan/ablauf),
      mir (mal/bitte) n (plan/entwurf), mir (mal/bitte) einen (kleinen/groben) plan, mir (mal/bitte) ne (liste/struktur), (brauche/bräuchte) (n/ein) (plan/ablauf), (brauche/bräuchte) struktur,
      hätte gern (einen/n) plan, hätte gern struktur, plan (für/fürn/fia/bitte/bis/machen/fürs/aufstellen/erstellen/mir), (ablauf/programm) (für/fürn/fia/bitte/bis),
      wie (komme/überstehe/überlebe/kriege) ich durch den (tag/abend), wie (komme/überstehe/überlebe/kriege) ich durch (heute/morgen/die),
      wie (komme/überstehe/überlebe/kriege) ich durch das wochenende, wie (komme/überstehe/überlebe/kriege) ich die (nacht/nächsten/schicht/woche),
      wie (komme/überstehe/überlebe/kriege) ich den (tag/abend), wie (komme/überstehe/überlebe/kriege) ich das wochenende, wie (komme/überstehe/überlebe/kriege) ich heute (nacht/abend),
      was (mache/soll) ich (mit/in) den nächsten, was (mache/soll) ich die nächsten, was (mache/soll) ich in den _ stunden, was (mache/soll) ich in der nächsten stunde,
      was (mache/soll) ich bis (dahin/morgen/halb/um/zum), was (mache/soll) ich als nächstes, was (mache/soll) ich jetzt ich dene, was (mache/soll) ich den ganzen (abend/tag),
      was (mache/soll) ich mit dem rest, was (mache/soll) ich heute abend, was (mache/soll) ich morgen früh, wo fang ich an, womit (fange/fang/soll/beginne) ich, wo soll ich anfangen,
      (womit/wo) anfangen, (womit/wo) fängt man an, mit was fang ich an, mit was fange ich, mit was soll ich anfangen, mit was anfangen, mit was fängt man an, wo fange ich,
      wie (teile/organisiere/plane/takte/gliedere/teil/plan) (ich/man), wie (teilen/verteilen) wir, wie teilt man, wie (verteile/ordne/sortiere/staffel/lege/baue) ich,
      wie ich (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere), wie ich (schaffe/hinkriege) bis, wie ich unter einen hut, wie ich auf die reihe,
      wie ich (einteilen/aufteilen/planen/organisieren) soll, wie ich anfangen soll und, wie ich _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere),
      wie ich _ (schaffe/hinkriege) bis, wie ich _ unter einen hut, wie ich _ auf die reihe, wie ich _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ anfangen soll und,
      wie ich _ _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere), wie ich _ _ (schaffe/hinkriege) bis, wie ich _ _ unter einen hut, wie ich _ _ auf die reihe,
      wie ich _ _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ _ anfangen soll und, wie ich _ _ _ (einteile/eintakte/aufteile/verteile/unterkriege/plane/organisiere),
      wie ich _ _ _ (schaffe/hinkriege) bis, wie ich _ _ _ unter einen hut, wie ich _ _ _ auf die reihe, wie ich _ _ _ (einteilen/aufteilen/planen/organisieren) soll, wie ich _ _ _ anfangen soll und,
      ^ plan $, ^ (ein/einen/bitte) plan, wir einen plan, lernplan, wochenplan, tagesplan, zeitplan, schlachtplan, notfallplan, ablaufplan, trainingsplan, hilf mir (planen/sortieren/ordnen/struktur),
      hilf mir beim (planen/sortieren/organisieren), hilf mir zu planen, beim planen helfen, (plane/sortier/sortiere/ordne/teil/teile) mir, planst (du/mit) mir, planen sie mir, (plan/plane) mit mir,
      planen wir, lass uns planen, der reihe nach, schön der reihe, (eine/die/welcher/welche/einer/richtige/richtigen) reihenfolge, was (zuerst/wann), was als (erstes/nächstes),
      was (kommt/muss/mache/soll/sollte/erledige) (zuerst/zuallererst), was ist zuerst, (schritt/stunde) für (schritt/stunde), in schritten, in kleinen schritten, (kleine/erste/drei) schritte,
      die (ersten/nächsten) schritte, der erste schritt, nächster schritt, tag für tag einen, punkt für punkt, (eine/todo/todos) liste, checkliste, todoliste, to do, einkaufsliste, packliste,
      liste machen, tagesablauf, abendroutine, morgenroutine, routine für, eine routine, strukturier*, priorisier*, prioritäten, (teil/brich) das, zerleg, zerlege, runterbrechen, brich mir das,
      aufteilen in, entwurf mo, entwurf für die woche, von wann bis wann, mit (uhrzeiten/pausen), wann ich was, was ich wann, sage mir was ich (zuerst/morgen/heute), sage mir mal was ich,
      sage mir wie ich die zeit, sage mir wie ich den, sagen sie mir was ich zuerst, sage mir was zu tun,
      (zeit/tag/morgen/abend/woche/stunden/wochenende/stoff) (einteilen/aufteilen/ordnen/sortieren/organisieren), zeit eintakte, über die runden bis, für die nächsten (stunden/tage),
      für die nächste (stunde/woche), für den rest des tages, den rest der nacht, rest vom (tag/abend), für heute abend, den vormittag über, wie (krieg/kriege/schaffe/packe) ich das alles,
      wie schaffe ich alles, alles unter einen hut, alles unterkriegen, durch den tag bringen, durch die nacht bringen, (durchkommen/durchhalten) bis, wie gehe ich das an, wie gehe ich da vor,
      wie gehe ich vor, wie vorgehen, vorgehensweise, (an/en) plan, plänli, (tag/morgen/abend/woche/zeit/stunden/wochenende/stoff) _ (einteilen/aufteilen/ordnen/sortieren/organisieren),
      (tag/morgen/abend/woche/zeit/stunden/wochenende/stoff) _ _ (einteilen/aufteilen/ordnen/sortieren/organisieren), (todo/todos) listen, fahrplan,
      was (mache/soll/sollte/kommt/muss/erledige) als erstes, was (mache/soll/sollte/kommt/muss/erledige) _ (zuerst/zuallererst), was (mache/soll/sollte/kommt/muss/erledige) _ als erstes,
      was (mache/soll/sollte/kommt/muss/erledige) _ _ (zuerst/zuallererst), was (mache/soll/sollte/kommt/muss/erledige) _ _ als erstes, (plane/plan/planst) _ mit mir, (plane/plan/planst) _ _ mit mir,
      (gemeinsam/zusammen) planen, (gemeinsam/zusammen) _ planen, (gemeinsam/zusammen) _ _ planen, (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) (plan/liste/ablauf/struktur),
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ (plan/liste/ablauf/struktur), (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ _ (plan/liste/ablauf/struktur),
      (mache/erstell/erstelle/bastel/bau/schreib) (mir/uns/mal) _ _ _ (plan/liste/ablauf/struktur), (brauche/bräuchte/hätte) (plan/tagesstruktur) (wie/damit),
      (brauche/bräuchte/hätte) tagesstruktur (für/bis), hätte struktur (für/bis/wie/damit), (brauche/bräuchte/hätte) _ (plan/tagesstruktur/struktur) (wie/damit),
      (brauche/bräuchte/hätte) _ (tagesstruktur/struktur) (für/bis), (kannst/könntest) du _ (plan/liste/ablauf) schreiben, (kannst/könntest) du _ (liste/ablauf) erstellen,
      (kannst/könntest) du _ ablauf machen, (kannst/könntest) du _ _ (plan/liste/ablauf) schreiben, (kannst/könntest) du _ _ (liste/ablauf) erstellen, (kannst/könntest) du _ _ ablauf machen,
      (kannst/könntest) du _ _ _ (plan/liste/ablauf) schreiben, (kannst/könntest) du _ _ _ (liste/ablauf) erstellen, (kannst/könntest) du _ _ _ ablauf machen, stell mir plan zusammen,
      stell mir _ plan zusammen, stell mir _ _ plan zusammen, stell mir _ _ _ plan zusammen, stell mir _ _ _ _ plan zusammen, (kleinen/groben/genauen) plan zusammen
    `),
    doWithMe: phrases(`
      (können/wollen/machen) wir zusammen, noch eine von diesen, eine von diesen atem*, (eine/ne/die/kleine/kurze) übung, übung zeigen, ^ übung $, ^ übung bitte, übungen, atemübung*, atemtechnik*,
      atemgeschicht*, atemding, atemdings, das mit dem atmen, was mit atmen, atmen oder (sowas/so), entspannungsübung*, entspannung, muskelentspannung, progressive muskel*, meditation, meditier*,
      fantasiereise, traumreise, körperreis*, bodyscan, body scan, mich (beruhigen/entspannen), (beruhige/beruhig) mich, (beruhigen/leiten) sie mich, runterkommen, runter kommen, wieder runter,
      (hol/hole/bringe) mich runter, zur ruhe kommen, hilf mir (runter/atmen/einzuschlafen/schlafen/abschalten), hilf mir mich zu, hilf mir beim (atmen/einschlafen),
      (was/etwas) zum (beruhigen/einschlafen), was zum (entspannen/abschalten), (eine/ne) technik, einen trick zum, mit mir (atmen/zählen/machen/zusammen/durchgehen/üben/durchatmen),
      (atme/zähl/zähle/mache) mit mir, (atmen/zählen/machen) sie mit mir, (atmest/zählst/mache) du mit mir, zusammen (atmen/durchatmen/zählen/durchgehen/üben),
      gemeinsam (atmen/durchatmen/machen/eine), zäme (schnufe/mache), rückwärts zählen, zähl mal mit, zähl für mich, zähl (du/vor), grounding, skills, einen skill, achtsamkeit*, (fünf/5) sinne, 54321,
      5 4 3 2 1, 4 7 8, 478, autogenes training, mache (das/es/übung) mit mir, mache das mal mit mir, machst du mit, machen wir das zusammen, machen wir (was/jetzt/mal/vorher), machen wir noch eine,
      (was/etwas) zusammen machen, kurz was zusammen, gehe (es/das) mit mir durch, gehen wir (das/es) durch, spiel das mit mir durch, durchspielen, (üben/probieren) wir, lass uns (üben/eine),
      (leite/leit/führ/führe) mich (an/durch), anleiten, führen sie mich durch, begleite mich durch, (fang/fange) du an, sage mir wann ich (einatmen/atmen), sage mir wie ich atmen, wie ich atmen soll,
      wie atme ich, wie soll ich atmen, einatmen ausatmen, was kann ich jetzt sofort machen, was gegen das zittern, irgendwas mit dem körper, was körperliches, was für den körper, dehn*,
      komme lass uns, können wir kurz was machen, können wir was machen, können wir das, bin bereit, los geht es mit, lass uns das (probieren/machen/versuchen), lass uns was machen,
      (zusammen/gemeinsam) _ (atmen/durchatmen), (leite/leit/führ/führe) mich _ (durch/an), (leite/leit/führ/führe) mich _ _ (durch/an), (leite/leit/führ/führe) mich _ _ _ (durch/an),
      machst übung mit mir, (mache/machst) _ übung mit mir, (mache/machst) _ _ übung mit mir, (mache/machst) _ _ _ übung mit mir, (zeig/zeige/zeigst/gib) (mir/du) übung,
      (zeig/zeige/zeigst/gib) (mir/du) _ übung, (zeig/zeige/zeigst/gib) (mir/du) _ _ übung, (zeig/zeige/zeigst/gib) (mir/du) _ _ _ übung
    `),
    distraction: phrases(`
      (erzähl/erzähle) (mir/ma/mer/mal/einfach/du) (was/irgendwas), (erzähl/erzähle/verzell) (mir/ma/mer/mal/einfach) (was/irgendwas/etwas),
      (erzähl/erzähle/verzell) (ma/mer/mal/einfach) (eine/ne) geschichte, (erzähl/erzähle/verzell) mir (mal/bitte) etwas, (erzähl/erzähle/verzell) (was/irgendwas/etwas),
      (erzähl/erzähle) (eine/ne/mir/du) geschichte, erzählst du (mir/ma/mer/mal/einfach) etwas, erzählst du mir (mal/bitte) etwas, erzählst du mir (mal/bitte) (eine/ne) geschichte,
      (erzähl/erzähle/erzählst) (mir/du) (was/irgendwas/geschichte/lustiges/schönes), erzählst du etwas, erzählen sie (mir/ma/mer/mal/einfach) (was/irgendwas/etwas),
      erzählen sie (mir/ma/mer/mal/einfach) (eine/ne) geschichte, erzählen sie mir (mal/bitte) (was/irgendwas/etwas), erzählen sie mir (mal/bitte) (eine/ne) geschichte,
      erzählen sie (was/irgendwas/etwas), erzählen sie (eine/ne) geschichte, verzell mir (eine/ne) geschichte, verzell mir (mal/bitte) (was/irgendwas), verzell mir (mal/bitte) (eine/ne) geschichte,
      verzell (eine/ne) geschichte, (rede/reden) über was (schönes/lustiges), (rede/reden) über etwas anderes, (rede/reden) über irgendwas, (reden/sprechen) wir über was (schönes/lustiges),
      (reden/sprechen) wir über etwas anderes, (reden/sprechen) wir über irgendwas, (lenk/lenke/lenkst) du ab, (lenke/lenkst) mich ab, lenk mi ab, lenken sie mich ab,
      (lenk/unterhalte/unterhalt/bespaß/beschäftige/beschäftig) mich, ablenk*, abgelenkt werden, bringe mich auf andere, andere gedanken, nicht (daran/dran) denken, nicht mehr (daran/dran) denken,
      an etwas anderes denken, was anderes denken, kopf (frei/ausschalten/aus), aus dem kopf (kriegen/bekommen), aus meinem kopf, raus aus dem kopf, (hirn/gehirn) aus, (kurz/mal) vergessen,
      für ein paar minuten vergessen, (über/hauptsache) was anderes, von was anderem, was ganz anderes, ^ was anderes, thema wechseln, themenwechsel, themawechsel, anderes thema bitte,
      (über/von) (was/etwas) (schönes/schönem/lustiges/lustigem/leichtes) (reden/sprechen/quatschen/schreiben/plaudern), über (was/etwas) anderem (reden/sprechen/quatschen/schreiben/plaudern),
      (über/von) etwas (anderes/anderem) (reden/sprechen/quatschen/schreiben/plaudern), von was anderes (reden/sprechen/quatschen/schreiben/plaudern),
      irgendwas (egal/lustiges/schönes/schräges/witziges/anderes/interessantes), egal was hauptsache, witz, kennst du (einen/witze), erzähl _ witze, rätsel, ratespiel, quiz, trivia, (fun/random) fact,
      funfact, fun facts, funfacts, unnützes wissen, random fakten, fakten über tiere, ein spiel, spielen wir, lass uns spielen, lass uns was spielen, spiel mit mir, (spiel/langeweile) was,
      stadt land fluss, wahrheit oder pflicht, ich sehe was, entweder oder, würdest du lieber, bringe mich zum lachen, will lachen, was zum (lachen/nachdenken/rätseln), muss mal lachen,
      (muntere/munter/heiter/heitere) mich auf, aufheitern, aufmuntern, unterhalten sie mich, was zu lesen, was zum grübeln harmlos, gute nacht geschichte, gutenachtgeschichte, einschlafgeschichte,
      gschichtl, gschichtn, geschichtn, döntjes, schnack, noch mehr so, noch so (was/einen/eine), hast du was (lustiges/schönes), hast was lustiges, mir ist (langweilig/fad), mir ist so langweilig,
      (so/voll) fad, bin gelangweilt, (stell/stelle) mir eine frage, stell mir fragen, frag mich (was/irgendwas/etwas), gib mir eine aufgabe, gib mir ein thema, gib mir was zu tun, denke dir was aus,
      denke dir eine, (lenk/lenke/lenkst) du _ ab, (lenke/lenkst) mich _ ab, (lenk/lenke/lenkst) du _ _ ab, (lenke/lenkst) mich _ _ ab, (lenk/lenke/lenkst) du _ _ _ ab, (lenke/lenkst) mich _ _ _ ab,
      (erzähl/erzähle/erzählst) (mir/du) _ (was/irgendwas/geschichte/lustiges/schönes), (erzähl/erzähle/erzählst) (mir/du) _ _ (was/irgendwas/geschichte/lustiges/schönes)
    `),
    company: phrases(`
      bleib (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleib/sei/jemand/jemanden/wer/sitz/hier) bei mir, bleib ein bisschen, bleib bisschen bei,
      bleib _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), bleib _ bei mir, bleib _ ein bisschen, bleib _ bisschen bei, bleib _ (kurz/einfach/mal) da, bleib _ kurz hier,
      bleibst du (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleibst/kannst) du bei mir, bleibst du ein bisschen, (bleibst/kannst) du bisschen bei, kannst du (da/hier/noch) bleiben,
      bleibst du _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte), (bleibst/kannst) du _ bei mir, bleibst du _ ein bisschen, (bleibst/kannst) du _ bisschen bei,
      bleibst du _ (kurz/einfach/mal) da, bleibst du _ kurz hier, kannst du _ (da/hier/noch) bleiben, kannst du _ noch da bleiben, bleiben sie (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte),
      (bleiben/können) sie bei mir, bleiben sie ein bisschen, (bleiben/können) sie bisschen bei, können sie (da/hier/noch) bleiben, bleiben sie _ (da/hier/noch/dableiben/hierbleiben/vielleicht/bitte),
      (bleiben/können) sie _ bei mir, bleiben sie _ ein bisschen, (bleiben/können) sie _ bisschen bei, bleiben sie _ (kurz/einfach/mal) da, bleiben sie _ kurz hier,
      können sie _ (da/hier/noch) bleiben, können sie _ noch da bleiben, kannst du einfach da, kannst du (dableiben/hierbleiben), kannst du _ einfach da, kannst du _ (dableiben/hierbleiben),
      können sie einfach da, können sie (dableiben/hierbleiben), können sie _ einfach da, können sie _ (dableiben/hierbleiben), da blibe, no chli da, (bliib/biste/sei) da, bliibsch,
      (bleib/bleibst) a bissl, bleib a weng, leiste mir gesellschaft, leistest du mir, gesellschaft (leisten/bis/haben), bisschen (gesellschaft/quatschen/plaudern/schreiben/reden/dableiben),
      (etwas/brauche) gesellschaft, mit mir (reden/schreiben/quatschen/plaudern/schnacken/warten/wach/sitzen/schweigen), bissl (plaudern/reden), (rede/sprich/schreib/sitz/warte) mit mir,
      rede einfach mit mir, (reden/sprechen/warten) sie mit mir, (redest/wartest) du mit mir, (schreib/rede) einfach weiter, rede weiter, nicht (allein/alleine) (sein/hier/sitzen),
      nicht allein einschlafen, (will/möchte/mag) nicht (allein/alleine), ungern allein, gerade nicht allein, lass mich nicht (allein/alleine), lassen sie mich nicht allein,
      lass mich jetzt nicht allein, gehe nicht weg, gehe nicht $, gehe (noch/bitte) nicht, nicht (weggehen/auflegen), verlass mich nicht, bist (du/noch/no) da, bist du noch (da/hier), bisch no da,
      (sind/seien) sie da, sind sie noch da, biste noch da, bist du (hier/wach), (noch/wer/jemand) wach, (noch/ist/hallo) jemand da, ist noch jemand, noch wer da, ^ (jemand/wer) da,
      sei (einfach/kurz) da, (einfach/nur) da (sein/bist), da sein reicht, dass du da bist, dass wer da ist, jemand da ist, jemand hier, setz dich zu mir, setz dich her, wach bleiben mit,
      hier sitzen mit, neben mir, (halt/drück) mich, (halt/halte) meine hand, hand halten, umarm*, in den arm, bis ich (einschlafe/schlafe/eingeschlafen/zuhause/daheim), bis ich dran bin,
      bis der bus kommt, bis die bahn kommt, bis (er/sie) kommt, bis es (vorbei/hell), bis die sonne, bis (mein/meine/der/die/das) _ fertig, (müssen/musst) nichts schreiben,
      (müssen/musst) nicht reden, müssen wir nicht reden, zusammen schweigen, still dasitzen, einfach still da, (kurz/noch/etwas/hier) dableiben, kannst du _ _ dableiben
    `),
    opinion: phrases(`
      (ist/war) (das/es/dat) (albern/blöd/dumm/doof/übertrieben/okay/ok/fair/unfair/egoistisch/kindisch/gemein/komisch/peinlich/falsch/richtig/assi/asi/unverschämt/frech/feige/schlimm/unverzeihlich/toxisch/bescheuert/verrückt/fies/herzlos/undankbar/respektlos/naiv/daneben/kleinlich/lächerlich/erbärmlich/cringe/gerecht),
      (ist/war) (das/es/dat) in ordnung, (ist/war) (das/es/dat) zu (früh/spät/hart/streng), (ist/war) (das/es/dat) echt assi, (ist/war) (das/es/dat) viel verlangt,
      (ist/war) (das/es/dat) eine (gute/schlechte), (ist/war) (das/es/dat) ein fehler, (ist/war) (das/es/dat) nicht (übertrieben/unfair), (ist/war) (das/es/dat) jetzt (blöd/falsch/schlimm),
      (bin/war/werde) ich (zu/schuld/egoistisch/blöd/dumm/unfair/gemein/hart/deppert/ungerecht), bin ich da (zu/böse/schuld/falsch/blöd/überempfindlich/egoistisch/komisch/problem),
      bin ich (einfach/richtig/übertrieben) zu, bin ich einfach nur,
      bin ich (nur/hier/jetzt/überempfindlich/empfindlich/komisch/kindisch/naiv/verrückt/undankbar/bescheuert/bekloppt/paranoid/eifersüchtig/falsch/herzlos/kalt/feige/faul/schwach/peinlich/spießig/kleinlich/nachtragend/altmodisch/deswegen),
      bin ich ein (schlechter/schlechtes/arsch/arschloch/monster/depp/idiot/feigling), bin ich eine schlechte, bin ich der (arsch/böse), bin ich das (arschloch/problem/oder), bin ich die böse,
      bin ich im (recht/unrecht), bin ich auf dem holzweg, bin ich a depp, bin ich (selbst/selber/daran/dran) schuld, bin ich die einzige die das, bin ich der einzige der das,
      hat (er/sie/die/der) (recht/überreagiert/übertrieben), hat (er/sie/die/der) (nicht/da/denn/vielleicht) recht, hat (er/sie/die/der) (was/etwas/alles) falsch gemacht,
      hat (er/sie/die/der) einen fehler gemacht, hat (er/sie/die/der) mich falsch verhalten, hat (er/sie/die/der) ein recht sauer, haben (die/sie) (recht/überreagiert/übertrieben),
      haben (die/sie) (nicht/da/denn/vielleicht) recht, haben (die/sie) (was/etwas/alles) falsch gemacht, (haben/ham) die einen fehler gemacht, (haben/ham) die mich falsch verhalten,
      (haben/ham) die ein recht sauer, haben sie einen fehler gemacht, haben sie mich falsch verhalten, haben sie ein recht sauer, habe ich (recht/überreagiert/übertrieben/unrecht),
      habe ich (nicht/da/denn/vielleicht) recht, habe ich (was/etwas/alles) falsch gemacht, habe ich einen fehler gemacht, habe ich mich falsch verhalten, habe ich ein recht sauer,
      ham die (recht/überreagiert/übertrieben), ham die (nicht/da/denn/vielleicht) recht, ham die (was/etwas/alles) falsch gemacht, was hältst du, was (meinst/mainsch/denkst), was (denken/halten) sie,
      (meinst/denkst/findest/glaubst/hättest) du, meinsch, (meinen/finden/glauben/glaubst/lügt) sie, moanst, hältst du (das/mich), findsch, (findest/lohnt) das, (glaubst/lügt) er,
      wie (siehst/sehen) sie das, wie sehen du das, wie siehst du, siehst du das (auch/anders), wie klingt das für dich, wie wirkt das, wie kommt das an, (deine/ihre/eine/ehrliche/deiner) meinung,
      deine (ehrliche/sicht), dein eindruck, einschätzung, (sei/sage/mal) ehrlich, (seien/sagen) sie ehrlich, sage mir ehrlich, sagen s ehrlich, ganz ehrlich (bin/ist/findest), ehrlich $, | ehrlich,
      (seh/sehe) ich das falsch, sehe ich das (richtig/zu), seh ich des falsch, sehe ich das so falsch, liege ich (falsch/richtig), (liege/war) ich da falsch, lieg ich falsch, oder (nicht/was) $,
      oder doch nicht, (spinne/spinn/übertreibe/übertreib/überreagiere) ich, oder bin ich, stelle ich mich (an/nur), stell ich mich an, reagiere ich über,
      (interpretiere/denke/verlange/erwarte) ich zu viel, bilde ich mir das, mache ich mir was vor, mache ich einen fehler, mache ich mich lächerlich, erwarte ich da zu viel,
      darf ich (das/sauer/wütend/so/mich), darf man, muss man (das/da/irgendwann), muss ich mich (entschuldigen/schämen), muss ich mir das gefallen, muss ich das akzeptieren,
      muss ich ein schlechtes gewissen, kann man das (so/bringen), kann man sowas, (ist/war) (es/das) meine schuld, meine schuld oder, wessen schuld, wer hat (recht/hier), wer hat denn recht,
      wer ist schuld, (liegt/lag) (es/das) an mir, liegt es wirklich an mir, lags an mir, meint (er/sie) (das/es) ernst, (mag/liebt/verarscht) (er/sie) mich, steht (er/sie) auf mich, will er was,
      nutzt (er/sie) mich aus, hat er eine andere, lohnt sich das, lohnt es sich, ist es das wert, wert ist, gute idee oder, schlechte idee, bringt das was, bringt das überhaupt was,
      (macht/ergibt) das sinn, würdest du (sagen/auch/sauer/verzeihen/ihm/ihr), würden sie sagen, würdest du das auch, auf (wessen/welcher) seite, bist du auf meiner seite, gibst du mir recht,
      verstehst du das, kannst du (das/mich) verstehen, ist doch nicht zu viel, ja oder nein, richtig oder falsch, zu viel oder, rede flag, macht mich das, ist das echt so schlimm,
      ist es zu viel verlangt, oder ist (das/dat), (täusche/irre/irr) ich mich, denken sie (auch/nicht/das/es/ich/er/dass/ob/wirklich), was sagst du (von/davon/dazu/darüber/denn),
      was sagen sie (von/davon/dazu/darüber/denn), (war/ist/wäre) ich (falsch/richtig/übertrieben/kindisch/herzlos) (von/wenn/dass/zu/oder),
      (bin/wäre) (ich/das/es) (richtig/übertrieben) (zu/von/wenn/dass/oder), (bin/wäre) (das/es) (falsch/gemein/unfair/egoistisch/kindisch/herzlos) (von/wenn/dass/zu/oder),
      (ist/wäre) ich (gemein/unfair/egoistisch) (von/wenn/dass/zu/oder), war es (ich/das/es) (falsch/richtig/gemein/übertrieben/unfair/egoistisch/kindisch/herzlos) (von/wenn/dass/zu/oder),
      war ich (da/jetzt/hier) (falsch/böse/blöd/schuld/überempfindlich/egoistisch/komisch/problem), (bin/war) ich da _ (böse/falsch/blöd/schuld/überempfindlich/egoistisch/komisch/problem),
      war ich (jetzt/hier) _ (böse/falsch/blöd/schuld/überempfindlich/egoistisch/komisch/problem), deine persönliche meinung
    `),
    information: phrases(`
      ist (das/es/des/sowas) (normal/gesund/gefährlich/üblich/erlaubt/legal), ist (das/es/des/sowas) (eigentlich/noch) normal, ist (das/es/des/sowas) ein zeichen,
      ist (das/es/des/sowas) eine panikattacke, ist so was (normal/gesund/gefährlich/üblich/erlaubt/legal), ist so was (eigentlich/noch) normal, ist so was ein zeichen, ist so was eine panikattacke,
      wie (lange/lang) (dauert/geht/hält/braucht/bleibt/darf/trauert/tut/dauern/kann), wie (viel/viele) (schlaf/stunden/prozent/leute/menschen/braucht/brauchen/darf/sollte/soll),
      wie (viel/viele/oft) ist normal, wie (viel/viele/oft) kann man, wie oft (sollte/darf) man, wieviel (schlaf/stunden/prozent/leute/menschen/braucht/brauchen/darf/sollte/soll), wieviel ist normal,
      wieviel kann man, wie oft (schlaf/stunden/prozent/leute/menschen/braucht),
      (warum/wieso) (ist/macht/kann/hat/wacht/wache/tut/fühlt/fühle/muss/träumt/träume/weine/heule/zittert/wird/werde/sind/haben/sagt/sacht/schläft/tun/machen/vermisse/denkt/bekommt/kriegt/heißt/eigentlich),
      (warum/wieso) (bin/habe) ich, (hört/geht/wird/vergeht/legt) (das/es/des/dat) (auf/weg/vorbei/besser/leichter/irgendwann/je/wieder/mal/noch/jemals/überhaupt),
      (hört/geht/wird/vergeht/legt) (das/es/des/dat) von (allein/alleine/selbst),
      (hört/geht/wird/vergeht/legt) sich das (auf/weg/vorbei/besser/leichter/irgendwann/je/wieder/mal/noch/jemals/überhaupt), (hört/geht/wird/vergeht/legt) sich das von (allein/alleine/selbst),
      was (ist/sind/war/heißt/passiert) der unterschied, was (ist/sind/war/heißt/passiert) (eigentlich/nochmal/genau/bei/ein/eine), was (ist/sind/war/heißt/passiert) noch mal,
      was (ist/sind/war/passiert) das überhaupt, was (ist/sind/war) wenn man, normal (dass/wenn/oder), ^ normal, unterschied (zwischen/von), was der unterschied, was für ein unterschied,
      was (bedeutet/heisst/isch), was heißt (das/denn/wenn/es/im/mit), wofür steht, wie funktioniert, wie (läuft/geht/heißt) sowas, wie läuft das ab, wie läuft so was, wie geht das mit,
      wie (beantrage/merke/erkenne) ich, wie (beantragt/nennt/merkt/erkennt/findet/lernt) man, wo (beantrage/bekomme/beantragt/kriegt/bekommt/findet) (ich/man), wo (kriege/melde) ich, wo muss ich hin,
      an wen wende ich mich, wer ist zuständig, stimmt (es/das) (dass/eigentlich), stimmt das (mit/wenn/wirklich), kann man (davon/daran/an/vor/von), kann man das (lernen/wieder),
      (kann/kommt/können) (das/es) (vom/von/durch/gefährlich/an), (kommt/können) sowas (vom/von/durch/gefährlich/an), (kann/liegt) das am, kann das sein, kann es sein dass,
      kann (sowas/stress/trauer/panik), darf (er/sie/der/die) das, dürfen sie das, (dürfen/müssen) die, darf der (chef/vermieter), darf meine chefin, (darf/muss) mein, darf man mir,
      muss ich (zahlen/sofort/das/dem), muss ich meinem chef, muss der vermieter, habe ich anspruch, (steht/erklär/erkläre) mir, habe ich (ein/das) recht, (meine/welche) rechte, kündigungsfrist,
      geht das in raten, geht das (einfach/allen/jedem) so, welche (frist/fristen), (ab/bis) wann, woher weiß (ich/man), (woher/woran/wodurch/wovon) kommt, woran kann das, (anzeichen/symptome) für,
      symptome von, was sind die symptome, liegt das daran, erklärst du mir, erklären sie mir, kannst du mir erklären, kannst du erklären, können sie mir erklären, kannst du mir sagen (was/warum/wie),
      weißt du (warum/wieso/was/ob/doch), weißt du wie (man/lange/das), wissen sie (warum/ob/was), gibt es (das/sowas/dafür), gibt es ein wort, gibt es einen (namen/grund), wie heißt das wenn,
      hat das einen namen, geht (es/das) anderen, geht es allen so, (haben/kennen/machen) das andere, haben andere das, haben das viele, machen andere, wie schaffen das andere,
      passiert das (anderen/jedem/öfter), bin ich (die/der) einzige, bin ich damit allein, nur mir so, nur bei mir, wann (hört/wird/geht) das, wann (wird/ist) es, wann muss ich zum arzt,
      wann sollte (man/ich), wann (gilt/beginnt), was gilt als, zählt das als, ab wie viel, wie lernen erwachsene, wie finde ich freunde, wie schließt man freundschaft,
      was passiert (wenn/im/mit/denn/es/da), warum ausgerechnet, (gerne/gern) wissen, gern wissn, würde mich interessieren, mich würde interessieren, interessieren würde mich,
      frage mich (warum/wieso), frage mich ob (das/es) normal, so für dumme, wie lang isch,
      (warum/wieso/weshalb/weswegen) _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände),
      (warum/wieso/weshalb/weswegen) _ _ _ _ (man/einem/einen/eigentlich/menschen/körper/babys/kinder/frauen/männer/leute/hände), weshalb (ist/sind/hat/haben/kriegt/bekommt/wird) das,
      wie (viel/viele) _ (braucht/brauchen/darf/sollte/soll), wieviel _ (braucht/brauchen/darf/sollte/soll), (woran/wodurch/wovon) (merke/erkennt/erkenne/merkt/sieht/liegt/kriegt/bekommt),
      ist (es/das) (wahr/möglich) (dass/wenn), ist (es/das) _ (wahr/gefährlich/üblich/möglich) (dass/wenn), ist (es/das) _ _ (wahr/gefährlich/üblich/möglich) (dass/wenn),
      (kennst/weißt) du dich (aus/damit), (weißt/wissen) (du/sie) (zufällig/vielleicht/eigentlich) (wie/ob/was/warum/wo), (was/wo) ist denn (der/die/das/ein/eine),
      wo ist eigentlich (der/die/das/ein/eine), wer (zahlt/bezahlt/übernimmt/hilft) (eigentlich/denn/das/die/einem/da)
    `),
    advice: phrases(`
      (was/wie) (mache/kann/könnte/muss/darf/müsste) ich, was (mache/tue) (man/ma/wir) (jetzt/nur/denn/bloß/da/wenn/mit/dagegen/gegen/bei), was (tue/tät) ich,
      (was/wie) (macht/könnte/kann/muss/sollte/darf/müsste) man, was (macht/tut/soll/kann/könnte/muss/sollte/darf/müsste) ma, was (macht/tut) (man/mer), was (würdest/würdsch/rätst/empfiehlst) du,
      was (würdest/tätest) sie (machen/tun/raten), was (würden/tätest) du (machen/tun/raten), (was/wie) würden sie, (weiß/wüsste) nicht was ich (noch/jetzt),
      (weiß/wüsste) nicht wie ich das (machen/schaffen), (weiß/wüsste) nicht wie ich damit, (weiß/wüsste) nicht mehr weiter, (weiß/wüsste) nicht weiter, weiß nicht wo ich anfangen,
      weiß gar nicht was ich (noch/jetzt), weiß gar nicht wie ich das (machen/schaffen), weiß gar nicht wie ich damit, weiß gar nicht weiter, weiß gar nicht wo ich anfangen,
      koa ahnung was ich (machen/tun/jetzt/da), koa ahnung wie ich (das/damit/mich), (keine/koa) ahnung ob ich, (keine/koa) ahnung wo ich anfangen, (kein/null) plan was ich (machen/tun/jetzt/da),
      (kein/null) plan wie ich (das/damit/mich), (keinen/kein/null) plan ob ich, (keinen/kein/null) plan wo ich anfangen,
      wie (soll/kann/könnte/schaffe/komme/mache/gehe/kriege/werde/höre/finde/lerne/halte/verhalte/vergesse/wehre/helfe/krieg/bekomme/bekomm/werd/hör/find/lern/halt/gewöhne/beruhige/überstehe/überlebe/packe/pack/stelle/stell/bewältige/ertrage/ertrag/fange/fang/beginne/rette/löse/entscheide/erkenne/verzeihe/vertraue/verbringe/gewinne/trenne/lebe/erhole/konzentriere/bleibe/bleib/nehme/sorge/vermeide/bringe/lasse/lass/verarbeite/akzeptiere/unterstütze/tröste/muss/sollte/darf/müsste) (ma/wir),
      wie (mache/schaffe/komme/gehe/kriege/werde/höre/finde/lerne/halte/verhalte/vergesse/wehre/helfe/krieg/bekomme/bekomm/werd/hör/find/lern/halt/gewöhne/beruhige/überstehe/überlebe/packe/pack/stelle/stell/bewältige/ertrage/ertrag/fange/fang/beginne/rette/löse/entscheide/erkenne/verzeihe/vertraue/verbringe/gewinne/trenne/lebe/erhole/konzentriere/bleibe/bleib/nehme/sorge/vermeide/bringe/lasse/lass/verarbeite/akzeptiere/unterstütze/tröste/reagiere/reagiert/verhält/geht/macht/kriegt/schafft/hält/kommt/überlebt) (ich/man),
      ob ich (soll/sollte), ob ich kann oder nicht, ob ich _ (soll/sollte), ob ich _ kann oder nicht, ob ich _ _ (soll/sollte), ob ich _ _ kann oder nicht, ob ich _ _ _ (soll/sollte),
      ob ich _ _ _ kann oder nicht, (hast/hättest/wüsstest/weißt) du (rat/vorschlag/ratschlag/idee/tipp/trick/hausmittel/lösung), hast du ratschläge,
      (haben/hätten/wüssten) sie (rat/vorschlag/ratschlag/idee/tipp/trick/lösung), haben sie ratschläge,
      gibt es (rat/vorschlag/ratschlag/ratschläge/trick/tipp/methode/mittel/hausmittel/strategie/möglichkeiten), gibt es einen vorschlag, gibt es (eine/ne) idee,
      gib mir (rat/vorschlag/ratschlag/ratschläge), gib mir einen vorschlag, gib mir (eine/ne) idee, brauche (rat/vorschlag/ratschlag/ratschläge/dringend/irgendwas),
      (brauche/irgendwelche) einen vorschlag, (brauche/irgendwelche) (eine/ne) idee, irgendwelche (rat/vorschlag/ratschlag/ratschläge), (soll/söll/sollte) ich, soll man, sollten wir, sollen wir jetzt,
      ^ (rat/hilfe) $, ^ rat bitte, ^ tipp, (und/was) jetzt $, und was jetzt, was (nun/tun/hilft), und nun $, einen (rat/tipp/trick), (dein/ihr) rat, (rate/rat) mir, raten sie mir, was raten sie,
      was schlägst du vor, was schlagen sie vor, tipps, sage mir (was/wie) ich, sage mir einfach was ich, sagen sie mir was ich, sagen sie mir wie, damit umgehen, mit umgehen soll,
      hilft da (was/irgendwas), hilft irgendwas, was (kann/könnte) (helfen/wir), was (wäre/ist) das beste, was (ist/wäre) (besser/klüger/richtig), was ist schlauer,
      am besten (machen/tun/anfangen/damit), (mache/tue) ich am besten, irgendeine idee, ideen, an meiner stelle, in meiner (lage/situation), hilf mir zu entscheiden, hilf mir bei der,
      hilf mir (entscheiden/bitte/mal/doch/da), hilf mir $, ^ hilf mir, (kannst/könntest/magst) du mir (helfen/weiterhelfen/raten), (können/könnten/würden) sie mir (helfen/weiterhelfen/raten/geben),
      kann mir wer helfen, kannst du helfen, wie hilfst du mir, kann mich nicht (entscheiden/durchringen), hin und her ob, (überlege/überleg/grüble) (was/wie) ich, (überleg/grüble) ob ich,
      überlege ob, überlege die ganze zeit ob, bin am überlegen ob, frage mich (ob/was/wie) ich,
      oder (lieber/besser/warten/bleiben/gehen/lassen/absagen/hoffen/drüberstehen/löschen/blockieren/ignorieren), oder doch lieber, oder nicht hingehen, oder krank machen, oder sein lassen,
      oder nicht $, (hingehen/anrufen/schreiben/ansprechen/kündigen/bleiben/melden/sagen/warten/blockieren/absagen/gehen) oder, könnte hingehen, ich könnt hingehen, wie wird man, wie hört man auf,
      wie soll (das/es) (gehen/weitergehen/funktionieren/klappen/werden), wie geht es weiter, wie (weiter/damit), wie da raus, komme da nicht raus, brauche hilfe (bei/mit), brauche deine hilfe,
      (irgendwas/etwas) das hilft, was (dagegen/würde) (machen/tun), irgendwas dagegen, ein mittel gegen, ein trick, tricks, wüsste gern (wie/was), wüsste gerne wie, wüsste nicht (wo/ob) ich,
      wüsste nicht mal, wüsste gar nicht, null ahnung, wie würdest du, wie (machst/schaffst) du (das/es/sowas), schaut alles mich an, (was/wo/womit/wohin/wen/wann) (soll/muss/sollte) wir,
      (wo/womit/wohin/wen/wann) (muss/fange/fang/beginne/gehe/wende) (ich/man/wir), (wo/womit/wohin/wen/wann) sollte man, was (darf/müsste) wir,
      wie soll (das/es) _ (weitergehen/funktionieren/gehen/klappen/werden), wie geht das weiter (mit/mir/jetzt), wie geht (es/das) _ weiter (mit/mir/jetzt),
      wie geht es (es/das) _ weiter (mit/mir/jetzt), an wen (kann/könnte/darf) (ich/man), (hast/hättest/wüsstest/weißt) du _ (idee/tipp/rat/trick/vorschlag/ratschlag/hausmittel/lösung),
      (hast/hättest/wüsstest/weißt) du _ _ (idee/tipp/rat/trick/vorschlag/ratschlag/hausmittel/lösung),
      (hast/hättest/wüsstest/weißt) du _ _ _ (idee/tipp/rat/trick/vorschlag/ratschlag/hausmittel/lösung), (haben/hätten/wüssten) sie _ (idee/tipp/rat/trick/vorschlag/ratschlag/lösung),
      (haben/hätten/wüssten) sie _ _ (idee/tipp/rat/trick/vorschlag/ratschlag/lösung), (haben/hätten/wüssten) sie _ _ _ (idee/tipp/rat/trick/vorschlag/ratschlag/lösung),
      gäbe es (trick/tipp/methode/mittel/hausmittel/strategie/möglichkeiten), (gibt/gäbe) es _ (trick/tipp/methode/mittel/hausmittel/strategie/möglichkeiten),
      (gibt/gäbe) es _ _ (trick/tipp/methode/mittel/hausmittel/strategie/möglichkeiten), (gibt/gäbe) es _ _ _ (trick/tipp/methode/mittel/hausmittel/strategie/möglichkeiten),
      (gibt/gäbe) es (was/etwas/irgendwas) (gegen/das/womit/was), (irgendwas/etwas/irgendetwas) muss (ich/man/es) (doch/ja/da) (tun/machen/geben/helfen),
      was muss es (doch/ja/da) (tun/machen/geben/helfen), (irgendwas/etwas/irgendetwas) muss (ich/man/es) (doch/ja/da) _ (tun/machen/geben/helfen),
      was muss es (doch/ja/da) _ (tun/machen/geben/helfen), (irgendwas/etwas/irgendetwas) muss (ich/man/es) (doch/ja/da) _ _ (tun/machen/geben/helfen),
      was muss es (doch/ja/da) _ _ (tun/machen/geben/helfen), ratlos, auf dem schlauch, aufm schlauch, latein am ende,
      wie andere (das/sowas/damit/es) (machen/hinkriegen/schaffen/aushalten/überstehen/hinbekommen), wie andere (das/sowas/es) umgehen,
      wie andere (das/sowas/damit/es) _ (machen/hinkriegen/schaffen/aushalten/umgehen/überstehen/hinbekommen),
      wie andere (das/sowas/damit/es) _ _ (machen/hinkriegen/schaffen/aushalten/umgehen/überstehen/hinbekommen), wie (machen/schaffen/kriegen) (das/es) (andere/die),
      an meiner (lage/situation) (tun/machen), in meiner stelle (tun/machen), (machen/tun) an meiner (lage/situation), (machen/tun) in meiner stelle, (machen/tun) _ an meiner (lage/situation),
      (machen/tun) _ in meiner stelle, (machen/tun) _ _ an meiner (lage/situation), (machen/tun) _ _ in meiner stelle, wenn du ich wärst, was (würdest/tätest) sie _ (tun/machen/raten),
      was (würden/tätest) du _ (tun/machen/raten), was (würdest/tätest) sie _ _ (tun/machen/raten), was (würden/tätest) du _ _ (tun/machen/raten), was tät (man/ein), was würde raten,
      was würde _ (tun/machen/raten), was würde _ _ (tun/machen/raten), was würde _ _ _ (tun/machen/raten), (kannst/könntest/magst) du mir _ (helfen/weiterhelfen/raten),
      (kannst/könntest/magst) du mir _ _ (helfen/weiterhelfen/raten), (kannst/könntest/magst) du mir _ _ _ (helfen/weiterhelfen/raten),
      (können/könnten/würden) sie mir _ (helfen/weiterhelfen/raten/geben), (können/könnten/würden) sie mir _ _ (helfen/weiterhelfen/raten/geben),
      was (hülfe/nützt/wirkt/funktioniert) (da/gegen/denn/bei/wirklich/am/dagegen/eigentlich/einem/mir/gut/wenn), weiß nicht ob ich, (weiß/wüsste) (echt/auch) nicht ob ich, weiß gar nicht ob ich,
      (weiß/wüsste) nicht _ ob ich, (weiß/wüsste) (echt/auch) nicht _ ob ich, weiß gar nicht _ ob ich, nicht (was/wie/wo/wohin) ich (soll/machen/tun/umgehen),
      nicht (was/wie/wo/wohin) ich _ (soll/machen/tun/umgehen), nicht (was/wie/wo/wohin) ich _ _ (soll/machen/tun/umgehen), nicht (was/wie/wo/wohin) ich _ _ _ (soll/machen/tun/umgehen),
      nicht mehr (was/wie/wo/wohin) ich, würde gern (was/wie) ich, (überlege/überleg) (die/seit/schon/gerade) ob ich, (überlege/überleg) (die/seit/schon/gerade) _ ob ich,
      (überlege/überleg) (die/seit/schon/gerade) _ _ ob ich, (überlege/überleg) (die/seit/schon/gerade) _ _ _ ob ich, (überlege/überleg) (die/seit/schon/gerade) _ _ _ _ ob ich,
      ob ich _ _ _ _ (soll/sollte), ob ich _ _ _ _ _ (soll/sollte), ob ich _ _ _ _ _ _ (soll/sollte), wie (schaffen/machen/kriegen) (das/es) _ andere,
      (wie/was) ich (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ _ (umgehen/reagieren/tun/machen/verhalten) soll,
      (wie/was) ich _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll, (wie/was) ich _ _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll,
      (wie/was) ich _ _ _ _ _ (umgehen/reagieren/tun/machen/verhalten) soll, keinen (schimmer/plan/dunst/blassen) (was/wie), keine ahnung (was/wie), (gescheitesten/klügsten/besten) (mache/tue),
      was (mache/tue) man am (besten/klügsten/gescheitesten), wie tue (ich/man) am (klügsten/gescheitesten), wie tue man am besten, was (mache/tue) man _ am (besten/klügsten/gescheitesten),
      wie tue (ich/man) _ am (besten/klügsten/gescheitesten), was (mache/tue) man _ _ am (besten/klügsten/gescheitesten), wie tue (ich/man) _ _ am (besten/klügsten/gescheitesten)
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
