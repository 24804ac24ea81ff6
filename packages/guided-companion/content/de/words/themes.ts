import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    panik, panikattacke, panikattacken, panikanfall, panisch, panik attacke, angstattacke, angstattacken,
    angstanfall, kriege keine luft, bekomme keine luft, keine luft mehr, kann nicht atmen, konnte nicht atmen,
    herzrasen, herz rast, herz klopft, mein herz schlägt so, hyperventil*, todesangst, drehe durch, durchdrehen,
    werde verrückt, kontrolle zu verlieren, kontrolle verliere, brust ist eng, enge in der brust, brust eng,
    falle in ohnmacht, umzukippen, kippe um, zittere am ganzen, krieg keine luft
  `),
  grief: phrases(`
    gstorbn, gstorm, gstorbe, gschtorbe, gestorbn, verstorbn, witwe, witwer, unter der erde, grab, letztes jahr verloren, trauer, trauere, traure, trauern, trauert, trauerfeier, gestorben, verstorben, starb, gestern gestorben, beerdigung, begräbnis, bestattung, beisetzung, todestag, tod von, tod meiner, tod meines, sein tod, ihr tod, mama verloren, papa verloren, mutter verloren, vater verloren, oma verloren, opa verloren,
    bruder verloren, schwester verloren, kind verloren, baby verloren, sohn verloren, tochter verloren, mann verloren, frau verloren, hund verloren, katze verloren, freund verloren, freundin verloren, fehlgeburt, totgeburt, sternenkind, einschläfern, eingeschläfert, hinterblieben*, beileid, von uns gegangen, ist tot, sind tot
  `),
  breakup: phrases(`
    freunde bleiben, bleiben wir freunde, schluss gmacht, schluss gemacht, schlussgemacht, macht schluss, machte schluss, trennung, trennen uns, uns getrennt, getrennt, trennt sich, sich getrennt, hat mich verlassen, mich verlassen, verlassen worden, verlassen hat, scheidung, scheiden, geschieden, mein ex, meine ex, meinem ex, meiner ex, meinen ex, exfreund, exfreundin, ex freund, ex freundin, exmann, exfrau,
    ex mann, ex frau, fremdgegangen, fremd gegangen, geht fremd, betrogen, betrügt mich, liebeskummer, auseinandergegangen, beziehung ist vorbei, beziehung beendet, hat es beendet, ist aus zwischen, abserviert, geghostet, ghostet mich, ghosting, sitzen gelassen, sitzengelassen, auseinander gelebt, auseinandergelebt
  `),
  parenting: phrases(`
    elternabend, die lehrerin einschalten, elternsprechtag, erziehungsberechtigt*, mein sohn, meinem sohn, meinen sohn, meine tochter, meiner tochter, mein kind, meinem kind, meine kinder,
    meinen kindern, meiner kinder, die kinder, den kindern, mein baby, das baby, unser baby, unser sohn,
    unsere tochter, unsere kinder, mein kleiner, kleinkind, säugling, neugeboren*, schwanger*, elternzeit, kita,
    kindergarten, alleinerziehend*, mutterschaft, muttersein, mama sein, papa sein, mutter sein, vater sein,
    stiefsohn, stieftochter, stiefkinder, trotzphase, trotzanfall, wochenbett, wutanfall von, pubertät, schulkind,
    erziehung, kinderwunsch, beim stillen, stille noch, abstillen
  `),
  sleep: phrases(`
    schlaf, schlafe, schlafen, schläft, schlafstörung*, schlafproblem*, schlaflos*, geschlafen, einschlafen, durchschlafen, eingeschlafen, insomnie, albtraum, albträume, alptraum, alpträume, schlecht geträumt, wach, hellwach, wachgelegen, liege wach, wache auf, aufgewacht, wache immer, ganze nacht, nächte, jede nacht, schlechte nacht, müde aber kann nicht, wälze mich, keinen schlaf, kein auge zu
  `),
  guilt: phrases(`
    schuld, schuldig, schuldgefühl*, meine schuld, schlechtes gewissen, gewissensbisse, bereue, bereuen, bereut, reue, werfe mir vor, mir vorwürfe, mache mir vorwürfe, selbstvorwürf*, mir nicht verzeihen, mir selbst verzeihen, mir verzeihen, hätte ich nicht, hätte ich doch, hätte nie, verbockt, vermasselt, verkackt, versaut, im stich gelassen, enttäusche alle, alle enttäuscht, ihn verletzt, sie verletzt habe, angelogen, belogen, fehler gemacht
  `),
  selfWorth: phrases(`
    selbstwert*, selbstbewusst*, selbstvertrauen, selbstzweifel*, nicht gut genug, nie gut genug, nie genug,
    wertlos, nutzlos bin, zu nichts nutze, versager, versagerin, versage, versagt, ich bin dumm, bin so dumm,
    zu dumm, zu blöd, zu doof, bin hässlich, hässlich, hasse mich, hasse meinen körper, mag mich nicht,
    mag mich selbst nicht, unsicher, minderwertig*, looser, loser, armselig, peinlich bin, nicht verdient,
    verdiene das nicht, verdiene es nicht, vergleiche mich, mich vergleichen, nicht klug genug, nicht schön genug,
    eine last, zur last, hochstapler*, impostor, perfektionis*, unfähig, nichts wert, hart zu mir,
    schlechte mutter, schlechter vater, schlechter mensch, schlechte freundin, schlechter freund, bin ein nichts,
    bin zu fett, zu dick, bin nicht genug, nichts gut genug, ich kann nichts $, ich kann gar nichts,
    nichts kann ich, fühle mich nutzlos, total nutzlos, so nutzlos, bin nutzlos, völlig nutzlos,
    stimmt nicht mit mir, stimmt was nicht mit mir, mit mir stimmt, falsch mit mir, kriege nichts hin,
    krieg nichts hin, nichts auf die reihe
  `),
  loneliness: phrases(`
    einsam, einsamkeit, einsamer, allein, alleine, keine freunde, keinen freund, niemanden zum reden,
    niemand zum reden, keinen zum reden, keiner zum reden, niemanden mit dem, niemand versteht mich,
    keiner versteht mich, niemand fragt, keiner fragt, keiner mag mich, niemand mag mich, interessiert niemanden,
    interessiert keinen, interessiert keine sau, isoliert, ausgeschlossen, ausgegrenzt, gehöre nicht dazu,
    nirgends dazu, nirgendwo dazu, unsichtbar, keinen anschluss, keine kontakte, niemand meldet sich,
    keiner meldet sich, fünftes rad, mich keiner mag, mich niemand mag, mich keiner versteht,
    mich niemand versteht, niemand hört mir zu, keiner hört mir zu, keinem wichtig, niemandem wichtig
  `),
  exhaustion: phrases(`
    müde, müdigkeit, erschöpf*, ausgebrannt, burnout, burn out, ausgelaugt, fertig mit den nerven, total fertig,
    völlig fertig, bin fertig, so fertig, fix und fertig, platt, k o, keine kraft, keine energie, kraftlos,
    am ende meiner kräfte, am limit, überarbeitet, überforder*, gestresst, stress, stressig, überlastet,
    zu viel auf einmal, zu viel um die ohren, kein akku, akku leer, kann nicht mehr, am anschlag, überstunden,
    ausgepowert, schlapp, komme nicht mehr hinterher, komme nicht hinterher, zu viel zu tun, bin kaputt, so kaputt,
    total kaputt, völlig kaputt, komplett kaputt
  `),
  money: phrases(`
    geld, geldsorgen, schulden, schuldenberg, miete, rechnung, rechnungen, kredit, kredite, rate zahlen, raten zahlen, konto leer, konto ist leer, im minus, dispo, pleite, insolvenz, mahnung, mahnungen, inkasso, gehalt reicht, lohn, finanziell*, finanzen, leisten können, mir nicht leisten, nicht leisten, ersparnisse, nebenkosten, stromrechnung, hartz, bürgergeld, jobcenter, teuer, monatsende, über die runden, blank, gerichtsvollzieher, schufa
  `),
  study: phrases(`
    prüfung, prüfungen, klausur, klausuren, klausurenphase, schule, schulisch, gymnasium, abi, abitur, matura, uni,
    universität, fh, hochschule, studium, studiere, studieren, student*, studieng*, vorlesung*, hausaufgaben,
    hausarbeit, hausarbeiten, noten, note, zeugnis, bachelorarbeit, masterarbeit, abschlussarbeit, diplomarbeit,
    doktorarbeit, dissertation, promotion, thesis, seminar, lehrer, lehrerin, lehrern, prof, professor,
    professorin, semester, ausbildung, azubi, berufsschule, mathe, durchgefallen, lernen, lerne, referat, examen,
    staatsexamen, testat, drittversuch, meine klasse, meiner klasse, in der klasse
  `),
  change: phrases(`
    rentner, rentnerin, pension, altersteilzeit, letzter arbeitstag, erste woche, umzug, umgezogen, umziehen, ziehe um, ziehe aus, ausgezogen, ausziehen, neue stadt, neuen stadt, neues land, neuen land, ins ausland, im ausland, ausgewandert, auswandern, neuanfang, neu anfangen, neustart, von vorn anfangen, veränderung, veränderungen, alles anders, heimweh, rente, ruhestand, pensioniert, neue wohnung, neuen wohnung, eingewöhn*, fremd hier, neues leben, umstellung, wegziehen, weggezogen
  `),
  relationship: phrases(`
    freundin, mein freund, meinem freund, meinen freund, fester freund, ehemann, ehefrau, mein mann, meinem mann, meinen mann, meine frau, meiner frau, partner, partnerin, partnerschaft, beziehung, beziehungen, ehe, verlobt, verlobte, verlobter, verliebt, dating, tinder, date, eifersucht, eifersüchtig, schwarm, crush, mein schatz, liebesleben, wir streiten, streiten uns, streiten nur, streiten ständig, ignoriert mich, schweigt mich an, situationship, kennengelernt, fernbeziehung, hochzeit, vertrauensbruch, intimität, liebt mich nicht, liebt mich nicht mehr, lieben uns nicht
  `),
  friendship: phrases(`
    freunde, freunden, freundinnen, freundschaft, freundschaften, beste freundin, besten freundin, bester freund, besten freund, kumpel, kumpels, freundeskreis, clique, mitbewohner*, wg, whatsapp gruppe, gruppenchat, ein freund von mir, eine freundin von mir, bff, bestie, bekannte
  `),
  health: phrases(`
    gesundheit, krankheit, krank, kranke, krebs, krankenhaus, klinik, operation, op, operiert, arzt, ärztin, ärzte,
    arzttermin, hausarzt, migräne, kopfschmerz*, bauchschmerz*, rückenschmerz*, schmerzen, chronisch*, mein körper,
    meinen körper, gewicht, abnehmen, zugenommen, diät, medikament*, medis, tabletten, diabetes, wechseljahre,
    symptom*, essanfall, essanfälle, fressanfall, fressanfälle, essstörung, befund, befunde, mrt, ct, blutwerte,
    verletzung, schwindel*, long covid, corona, tumor, metastas*, demenz, dement, alzheimer, pflege, pflegen,
    pflegeheim, pflegefall, schlaganfall, herzinfarkt, hospiz, reha, chemo, untersuchung, zu viel gegessen,
    gekotzt, erbrochen, übergeben, kotzen gegangen
  `),
  work: phrases(`
    arbeit, arbeiten, arbeite, arbeitet, arbeitsplatz, arbeitslos*, arbeitsamt, job, jobs, beruf, beruflich, chef, chefin, vorgesetzt*, kollege, kollegen, kollegin, kolleginnen, büro, firma, karriere, gekündigt, kündigung, kündigen, entlassen, entlassung, rausgeschmissen, bewerbung, bewerbungen, bewerbungsgespräch, vorstellungsgespräch, deadline, abgabe, meeting, meetings, beförderung, kunde, kunden, projekt, schicht, schichten, nachtschicht, spätschicht, frühschicht, probezeit, homeoffice, praktikum, mobbing, gemobbt, team, teamleit*, überstunden, gehaltserhöhung, dienst, krankgeschrieben, azubi
  `),
  family: phrases(`
    familie, familien, familiär, mama, mutter, papa, vater, eltern, elternteil, bruder, brüder, schwester, schwestern, geschwister, oma, opa, großmutter, großvater, großeltern, omi, opi, tante, onkel, cousin, cousine, neffe, nichte, schwiegermutter, schwiegervater, schwiegereltern, schwägerin, schwager, stiefvater, stiefmutter, verwandte, verwandtschaft, zuhause bei
  `),
  anger: phrases(`
    wut, wütend, sauer, stinksauer, zornig, zorn, rasend, angepisst, genervt, nervt, nerven mich, aggressiv, aggression*, hasse ihn, hasse sie, hasse meinen chef, hasse meine arbeit, hasse meinen job, hasse alle, ungerecht, unfair, unverschämt, angeschrien, angeschrieen, anschreit, schreit mich an, schreit immer, ausgerastet, raste aus, ausrasten, kotzt mich an, regt mich auf, reg mich auf, rege mich auf, aufgeregt über, respektlos, frechheit, gedemütigt, demütig*, blamiert mich, könnte platzen, könnte kotzen, platzt der kragen, bloßgestellt
  `),
  emptiness: phrases(`
    leere, innerlich leer, taub, gefühllos, fühle nichts, fühle gar nichts, fühle nichts mehr, spüre nichts,
    sinnlos, sinnlosigkeit, hat keinen sinn, keinen sinn mehr, keinen sinn, kein sinn, wozu das alles,
    wofür das alles, langweilig, langeweile, gelangweilt, antriebslos, lustlos, keinen antrieb, kein antrieb,
    keine motivation, unmotiviert, keinen bock, kein bock, keine lust, keine lust auf nichts, auf nichts lust,
    zu nichts lust, keinen spaß mehr, macht keinen spaß, nichts macht spaß, nichts macht mehr spaß,
    macht nichts mehr spaß, autopilot, funktioniere nur, nur noch funktionieren, abgestumpft, ist mir alles egal,
    alles egal, mir ist alles egal, dahinvegetier*, apath*, nichts freut mich, so leer, fühle mich leer, bin leer,
    ganz leer, total leer, völlig leer, komplett leer, irgendwie leer, einfach leer, nur leer, nur noch leer,
    alles leer, ^ leer, was bringt das alles, was soll das alles, wofür noch
  `),
  future: phrases(`
    zukunft, zukunftsangst, entscheidung, entscheidungen, entscheiden, mich entscheiden, nicht entscheiden, entschluss, wahl, wählen zwischen, was ich will, was ich mit meinem leben, mit meinem leben anfangen, welchen weg, scheideweg, hin und hergerissen, hin und her gerissen, hinundhergerissen, unentschlossen, ungewiss, ungewissheit, unsicherheit, keine richtung, orientierungslos, planlos, ziellos, kein ziel, keine ziele, wie es weitergeht, wie soll es weitergehen, wo soll das hinführen, perspektive, perspektivlos, jobangebot, angebot bekommen, berufung, lebenssinn, verloren im leben, nächster schritt
  `),
  world: phrases(`
    nachrichten, politik, wahlen, wahlergebnis, klimawandel, klimakrise, klima, die welt, der welt, weltlage,
    regierung, amoklauf, anschlag, terror, pandemie, ungerechtigkeit in der, doomscroll*, tagesschau, ukraine,
    überschwemmung, waldbrände, afd, rechtsruck, inflation, ki ersetzt, planeten, den planeten, der krieg,
    dieser krieg, im krieg, vom krieg, den krieg, diesen krieg, einen krieg, krieg in, kriegs*
  `),
  anxiety: phrases(`
    angst, ängste, ängstlich, angststörung, sorge, sorgen, besorgt, nervös, nervosität, unruhe, unruhig, innere unruhe, angespannt, anspannung, grübel*, grübeln, gegrübelt, gedankenkarussell, gedankenkreisen, gedanken kreisen, gedankenspirale, kopfkino, kopf hört nicht auf, kopf gibt keine ruhe, zerdenke, zerdenken, overthink*, muss immer daran denken, muss ständig daran denken, denke ständig, was wenn, was ist wenn, fürchte, befürchte, befürchtung, graut mir, bammel, schiss, lampenfieber, aufgeregt, hibbelig, zittrig, rastlos, komme nicht zur ruhe, keine ruhe
  `),
  gratitude: phrases(
    'dankbar, dankbarkeit, froh dass ich, froh um, glück gehabt, so ein glück, weiß das zu schätzen, schätze mich glücklich, gesegnet, wie gut ich es',
  ),
  joy: phrases(`
    bestanden, geschafft, job bekommen, stelle bekommen, zusage, zusage bekommen, angenommen worden, wurde angenommen, befördert, gewonnen, gefeiert, feiern, erfolg, gelungen, hat geklappt, es klappt endlich, gute nachricht, gute nachrichten, gute neuigkeiten, tolle neuigkeiten, bester tag, schöner tag, schönen tag, toller tag, tollen tag, guter tag, wunderbar, wunderschön, stolz auf mich, traum erfüllt, traum ist wahr, verlobt, heiraten, abschluss gemacht, endlich fertig, so viel spaß, spaß gehabt, spaß gemacht, lief gut, lief super, lief richtig gut, super gelaufen, gut gelaufen, war schön, war so schön, war toll, war super, war großartig, viel gelacht, haben gelacht, gelacht heute, meilenstein
  `),
};
