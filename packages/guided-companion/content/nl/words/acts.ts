import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    met een echt mens praten, met een mens praten, met echte mensen, met een (echt/echte) persoon praten, wil een echt mens,
    nood aan een echt mens, had liever een echt mens, liever een mens, liever met een mens, was je maar echt, was je maar een mens,
    heb therapie nodig, een therapeut nodig, (therapeut/psycholoog) zoeken, therapeut vinden, therapie beginnen, psycholoog nodig,
    een psycholoog vinden, professionele hulp, hulp van een (professional/deskundige), naar de ggz, naar het cgg, met iemand echts praten,
    in therapie gaan, wil naar een (psycholoog/therapeut), (moet/zal) ik naar een psycholoog, moet ik naar een therapeut
  `),
  areYouAi: phrases(`
    ben je een (mens/persoon/echt/bot/robot/ai/machine/computer/programma/deskundige/man/vrouw/coach),
    ben je (menselijk/echt/bot/ai/chatgpt/levend), is dit een (bot/ai/robot/mens), is dit ai, is dit een echt persoon,
    praat ik met een (mens/echt/echte/bot/robot/ai/computer/machine), (praat/spreek) ik hier met een, praat ik nu met een,
    (chat/schrijf/spreek) ik met een, heb je gevoelens, voel je (iets/wat), (voel/denk) je zelf, leef je, heb je een bewustzijn,
    ben (je/jij) (therapeut/psycholoog/arts), ben (je/jij) (een/mijn) (therapeut/psycholoog), ben (je/jij) een (arts/dokter), is daar iemand,
    is er iemand (daar/hier), zit er iemand, is er iemand $, zit hier een mens, zit er een mens achter
  `),
  whoAreYou: phrases(`
    (wie/wat) ben je, hoe (heet/werk) je, je naam, wat doe je hier, hoe werkt dit, hoe werkt het hier, wat (kan/kun) je, wat is alento,
    wat is dit voor app, wat is dit voor een app, wat is dit hier, ^ wat is dit $
  `),
  secrecy: phrases(`
    is dit (prive/vertrouwelijk), vertrouwelijk, (is/blijft) dit anoniem, anoniem, blijft (dit/het) (tussen/onder) ons, (vertel/bewaar) je dit,
    (vertel/zeg) je het door, zeg je dit door, wie (leest/ziet) dit, wie kan dit lezen, leest iemand (dit/mee), leest er iemand mee,
    leest hier iemand, kan iemand dit zien, hou je dit voor je, (hou/houd) je dit geheim, geheim houden, kan ik je vertrouwen,
    kan ik op je vertrouwen, mijn (gegevens/data), wordt dit (opgeslagen/bewaard/opgenomen), sla je dit op, privacy
  `),
  medicine: phrases(`
    stoppen met mijn (medicatie/medicijnen), stoppen met (mijn/de) pillen, medicatie stoppen, (medicatie/medicijnen/pillen) afbouwen,
    moet ik (medicijnen/pillen), mag ik de pillen, welke (medicijnen/medicatie), welk medicijn, (welke/hoeveel) pillen, dosis, dosering,
    antidepress*, ssri*, sertraline, citalopram, escitalopram, fluoxetine, paroxetine, venlafaxine, mirtazapine, quetiapine, oxazepam, lorazepam,
    diazepam, temazepam, alprazolam, xanax, benzos, slaappil*, slaapmiddel*, kalmeermiddel*, kalmeerpil*, ritalin, concerta, voorgeschreven
  `),
  naming: phrases(`
    heb ik een (depressie/angststoornis/stoornis/burnout), heb ik (depressie/adhd/add/autisme/borderline/ptss/ptsd/ocd/burnout/bipolaire),
    ben ik (depressief/bipolair/autistisch), ben ik een narcist, ben ik ziek in mijn hoofd, is dit een (depressie/burnout),
    is dit (depressie/burnout), wat is er mis met me, wat scheelt er met me, wat mankeert me, (ben/word) ik gek, ik denk dat ik adhd heb,
    ik denk dat ik depressief ben, ik denk dat ik een depressie heb, misschien heb ik een depressie, een diagnose, diagnose stellen,
    diagnosticeer*
  `),
  affection: phrases(`
    ik (hou/houd) van je, (hou/houd) van je, hou je van me, ik zie je graag, vind je lief, vind je me leuk, ik vind je leuk, verliefd op je,
    wil je met me trouwen, trouw met me, heb je me gemist, mis je me, ik heb je gemist, je bent lief, je bent een schat
  `),
  howAreYou: phrases(`
    hoe (gaat/is) het met je, hoe gaat het bij je, hoe (gaat/is) het $, ^ alles goed, alles (goed/ok) met je, alles goed bij je, hoe gaat ie,
    hoe was je dag, wat doe je zoal, ^ en (met/bij) je, ^ en je $, hoe voel je je
  `),
  goodbye: phrases(`
    (ga/moet) nu echt slapen, ga (echt/toch/lekker/maar/even/te/proberen/eens) slapen, ga nu echt $, ga nu eindelijk slapen, ga toch maar slapen,
    ga nog even (slapen/liggen), moet echt slapen $, moet (echt/nu) gaan, moet nu echt gaan, ga nu echt naar bed, ga toch maar naar bed,
    ga (eens/lekker) naar bed, ga zo slapen $, ga zo naar bed $, doei, doeg, doeii, doewi, daag, (dag/nou) dag,
    tot (ziens/gauw/snel/kijk/weerziens/wederhoren/spreek/hoors/binnenkort), (tot/yo) later, tot de volgende (keer/x), tot (de/een) volgende,
    ^ tot (morgen/straks), tot (morgen/straks/dan/mergen/zo) $, houdoe, salukes, saluut, ciao, tsjuus, ajuus, (moet/ga/ben) ervandoor,
    (ga/moet) (slapen/koken) $, (ga/moet) nu slapen, ga proberen te (slapen/rusten), (ga/moet) naar bed, (ga/moet) nu naar bed,
    ik (ga/ben/moet) weg $, dat was het voor vandaag, (genoeg/klaar/stop) voor vandaag, laten we stoppen, ik stop ermee voor vandaag,
    ik (sluit/rond) af, byebye, spreek je (later/snel/morgen), de (mazzel/ballen/groeten/groetjes), ^ later $, ik ga (nu/maar/weer/hangen) $,
    ik moet (gaan/slapen) $, ^ moet gaan, bye, hier stoppen, doeiii*, doeii*, (doei/ok/oke/thanks/nou) doei, doedoei, dag (hoor/alento),
    (dag/tot) dan, daaag, dagg, dada, adieu, adios, aju, ajuu*, ayo, (moi/xx/xxx/kus/groet/gr/liefs/pitten/maffen/tukken/sterkte) $,
    moi (moi/eem), oant moarn, tabee, toedeloe, toedels, tot (zo/morgen) dan, tot later*, tot een andere keer, tot in (den/de) draai, laterr*,
    laters, spreek je, spreken elkaar, we (spreken/horen) elkaar, we praten (later/morgen), praten we (later/morgen), ik praat later,
    verder morgen, (morgen/straks/later/succes) verder, kom (later/morgen/nog) terug, ben zo terug, ik ben zo terug, brb, gtg, g2g, cya,
    see (ya/you), bye bye, baai, baibai, kusjes, groetjes, groeten, grtjs, grtz, mazzel, mazzeltov, mazzels, haje, haije, salut, salu, saluutjes,
    slukes, merci en tot, tjao, sjouw, peace out, ik ben pleite, ben pleite, (ik/k) ben weg, (ben/moet/telefoon/gsm) weg $,
    (ben/ga/moet) er vandoor, ik ga (ervandoor/eruit), ik (ga/moet) er vandoor, ik ga maar weer, moet nu weg, ik moet (gaan/ophangen),
    moet gaan $, ik moet aan het werk, (moet/terug) aan het werk, (moet/ga) weer aan het werk, (ga/weer) aan de slag, mijn (dienst/shift) begint,
    pauze is (om/voorbij), pauze voorbij, de pauze is om, ronde gaan doen, de les begint, de bel (gaat/ging), bus is er, (bus/trein) komt eraan,
    (de/mijn) (bus/trein) is er, de bus komt, moet eruit hier, moet (uitstappen/overstappen/hangen), ben er bijna, ben er $,
    ik word (geroepen/gebeld), word (geroepen/gebeld), ze roepen me, eten is klaar, het eten staat,
    ga (eten/liggen/wandelen/sporten/lezen/rusten/douchen) $, ga (nu/even) (eten/wandelen), we gaan eten, ga even douchen,
    (moet/ga) de hond uitlaten, hond uitlaten, met de hond eruit, (licht/gaat) op groen, (ga/even) knallen, ga (nu/verder/maar) leren,
    ga maar weer, laat ik maar gaan, laat je met rust, ik (laat/hou) het hierbij, (laat/hou) het hierbij, laten we het hierbij,
    hier laat ik het bij, ik stop hier, ik stop hier mee, ik hou ermee op, (dit/dat) was het, dat was het dan, meer niet voor vandaag,
    (genoeg/klaar) voor nu, (genoeg/fijn) gepraat, genoeg (gekletst/scherm/geschermd), zo is het genoeg, goed zo voor vandaag,
    is goed voor vandaag, mooi geweest, het is (mooi/goed) geweest, ik log uit, (log/telefoon) uit, uitloggen,
    ga (offline/plat/pitten/maffen/dromen/tukken/uitrusten), offline gaan, ga van mijn telefoon, leg (mijn/me) telefoon weg, telefoon wegleggen,
    leg (hem/je) weg, sluit de app, sluit dit, doe het licht uit, ogen vallen dicht, mijn ogen vallen dicht, ik val in slaap, val bijna in slaap,
    wekker staat, wekker gaat om, en dan plat, ga (maar/nu/even) liggen, blijf nog even liggen dan, (ga/duik) mijn bed in, ga me bed in,
    ik kruip erin, duik erin, (ga/en) naar boven, naar dromenland, dromenland, ga mijn best doen te slapen, probeer (nu/wat) te slapen,
    ga proberen wat te slapen, eruit slapen, ga maar eens slapen, tijd om te (slapen/gaan), bedtijd, tijd voor bed, slaapies,
    (bedankt/dankjewel/dank/merci) voor het luisteren, dank je voor het luisteren, bedankt voor de hulp, dank je voor de hulp,
    (bedankt/dank) voor alles, bedankt voor je tijd, dank je voor je tijd, fijn om te praten, fijn dat je luisterde, leuk gesprek,
    het ga je goed, pas op jezelf, zorg goed voor jezelf, hou je (haaks/taai), nog een fijne, goed weekend, werk ze, hasta luego, tschuss,
    tschuus, au revoir, auf wiedersehen, ben eventjes weg, even (weg/slapen) nu, (moet/ga) (ophangen/afsluiten), ga nu bellen, ga dat nu doen,
    ga het proberen nu, ga een blokje om, ga een biertje doen, een biertje doen, ga (film/tv) kijken, ga maar tv kijken, ga nog wat lezen,
    ga een boek lezen, ga naar (mijn/het) werk, moet naar de les, moet naar college, moet de kinderen halen, (accu/telefoon) bijna leeg,
    bijna leeg mijn telefoon, naar boven $, mijn (halte/beurt) $, dit is mijn halte, de bel $, was fijn praten, goed gesprek $, xx,
    moet leren nu, ik probeer nu te slapen, ga naar (huis/buiten) $, moet naar school $, moet naar mijn werk $, (moet/terug) naar het werk $,
    ga (hem/haar) bellen $, aan de slag $, val om van de slaap, ik val om, kan mijn ogen niet open, tot (morgen/vanavond) hoor, | (dag/later) $,
    nou later $, doe het licht uit $, en dan licht uit, licht uit $, (ik/en) ga slapen, moet vroeg op $, moet morgen vroeg op $,
    vroeg op morgen $, moet er vroeg uit $, mijn dienst begint $, mijn dienst begint zo, de les begint $, les begint zo, de les begint zo,
    ^ fijne (avond/dag/nacht), (fijne/prettige) avond nog, fijne (avond/dag) verder, fijne avond $, | fijne (dag/nacht), fijne (dag/nacht) nog,
    ^ fijn weekend, fijn weekend $, ^ prettige, | prettige, kruip in bed $, kruip mijn bed in $, kruip nu in bed, (kruip/duik) mijn nest in,
    mijn nest in, kruip erin $, (gsm/telefoon) aan de kant, het was fijn om te, was fijn om te, fijn dat je er was, kleine wordt wakker $,
    mensen staan voor de deur, bezoek staat voor de deur, bezoek is er $, telefoon is bijna leeg, ik probeer te slapen $, dat was alles $,
    ^ ik ga $, | ik ga $, (oke/ok/nou/zo) ik ga $, weer aan het werk $, ga het nu doen $, mijn bed in $, ik ben d r vandoor, slaapie doen,
    ik ga naar bed, ik spreek je, ik hoor je nog, bedankt tot, hey bedankt doei, toedeledokie, toedeledoki, zwaai zwaai, wegwezen,
    ik piep ertussenuit, ik smeer hem
  `),
  goodNight: phrases(`
    welterusten, wel te rusten, welterust, weltrusten, slaapwel, slaap (wel/ze), slapwel, (slaap/droom) (lekker/zacht), slaaplekker,
    (goede/goeie/nacht/bonne) nacht, goedenacht, goeienacht, trusten, truste, truusten, (mooie/zoete) dromen, good night, goodnight, gn $, ^ gn,
    gnn, bonne nuit, buenas noches, ^ (nacht/nachtje) $, (nachtje/nacht) hoor, nacht alento, ^ slaap goed, | slaap goed, slaap goed hoor,
    | nacht $, lekker slapen nu, nachti
  `),
  questions: phrases(`
    (stop/kap) met vragen, (stop/kap) met die vragen, stop met al die vragen, stop met vragen stellen, stop (eens/even) met vragen,
    hou op met (vragen/uithoren), hou eens op met vragen, hou op met die vragen, hou op met al die vragen, geen vragen (meer/aub/alsjeblieft),
    (even/stel/wil) geen vragen, niet nog een vraag, veel te veel vragen, die vragen van je, (jouw/genoeg) vragen, vraag niet zo veel,
    vraag niet (zoveel/steeds/door), stel niet zoveel vragen, stel niet zo veel vragen, je (stelt/vraagt) te veel,
    je stelt (veel/alleen/steeds/altijd) vragen, je stelt alleen maar vragen, je stelt de hele tijd vragen, steeds vragen terug,
    (vragen/vraag) terug, altijd een vraag terug, weer een wedervraag, wedervraag, wedervragen, je vraagt (alleen/steeds), je vraagt alleen maar,
    je vraagt maar door, je vraagt de hele tijd, je blijft vragen, blijf niet vragen, blijf niet zo vragen, waarom vraag je zo veel,
    waarom vraag je steeds, waarom stel je, je hoort me uit, uithoren, kruisverhoor, is dit een verhoor, lijkt wel een verhoor, quizmaster,
    twintig vragen lijkt, vraag het me niet, vraag me niks meer, vraag me niet steeds, niet zo doorvragen, geen tijd voor vragen,
    geen zin in vragen, ik wil geen vragen, geef antwoord in plaats, antwoord in plaats van, beantwoord mijn vraag in plaats,
    ik stel hier de vragen, ik vroeg jou iets, dat vroeg ik jou, kaats niet terug, je kaatst terug, ^ (weer/alweer) een vraag, ^ nog een vraag $,
    (en/al) weer een vraag, dat zijn te veel vragen, ^ (te/zo) veel vragen, te veel vragen $, wat veel vragen, wat een vragen zeg,
    stop al die vragen, ^ alleen maar vragen, alleen maar vragen $, ^ (enkel/vragen) vragen, genoeg gevraagd, die vragen altijd,
    (met/al) je vragen, met al je vragen
  `),
  repeating: phrases(`
    je herhaalt (jezelf/je/het/steeds), herhaalt steeds, herhaal jezelf niet, je blijft (herhalen/hangen), je valt in herhaling,
    val niet in herhaling, steeds hetzelfde van je, (zelfde/hetzelfde) (antwoord/liedje/advies), steeds dezelfde vragen,
    (steeds/weer/alweer) dezelfde vraag, (zelfde/dezelfde) (zin/tip), dezelfde zinnen, zelfde riedel, zelfde verhaal weer,
    dezelfde oefening weer, hetzelfde in andere woorden, in andere woorden hetzelfde, (dat/dit) zei je al, dat (zei/vroeg) je net,
    dat zei je daarnet, dat zei je net al, (zei/vroeg) je al, (zei/vroeg) je net al, zei je net ook al, (dat/dit) heb je al gezegd,
    heb (je/ik) (al/net) gezegd, dat heb je net gezegd, (je/ik) zei dat al, je zei dat net, je (zei/zegt/blijft) hetzelfde,
    je (zegt/geeft) steeds hetzelfde, je zegt altijd hetzelfde, je zegt elke keer, je zegt dat elke keer, je zegt telkens,
    je (hebt/vroeg) dat al, dat (vroeg/vertelde) je al, dat heb je al gevraagd, heb je al gevraagd, dat weet ik al van je,
    dat heb ik al (gezegd/beantwoord), dat zei ik al, zei ik toch al, heb ik al (verteld/beantwoord), heb ik je al verteld, zei ik net,
    ik zei het al, ik heb (het/dat) al gezegd, dat heb ik net verteld, al beantwoord, dat (hadden/hebben) we al, dat hebben we gehad,
    hier waren we al, (kapotte/grijsgedraaide) plaat, als een (plaat/papegaai), blijf je hangen, hangt de plaat, blijft de plaat hangen,
    in een (lus/loop), loop je vast, ben je vastgelopen, je draait rondjes, we draaien rondjes, we draaien in cirkels, copy paste, copypaste,
    knip en plak, deja vu, heb je niks nieuws, iets nieuws zeggen, zeg eens (iets/wat) anders, zeg iets nieuws, (kun/kan) je niks anders,
    is dat alles wat je kunt, wat je altijd zegt, al drie keer gezegd, (derde/tweede) keer dat je, voor de (derde/zoveelste) keer,
    ^ (steeds/altijd/weer/alweer/telkens) hetzelfde, ^ hetzelfde, ^ (dezelfde/zelfde) vraag, weer dezelfde zin, blijf niet hetzelfde,
    geef niet steeds, dat hadden we al gehad
  `),
  unhelpful: phrases(`
    (je/dit/dat) helpt me niet, (je/dit) helpt niet, dit helpt helemaal niet, helpt me niks, ^ helpt niet, ^ helpt me niet,
    (hier/daar) heb ik (niks/niets) aan, niks aan je, heb (ik/je) niks aan,
    je bent (irritant/nutteloos/dom/stom/saai/slecht/zweverig/vaag/belerend/betuttelend), je irriteert me,
    (stomme/domme/kut/waardeloze/typisch/slechte) bot, kutbot, (stomme/kut/waardeloze/slechte) app, kutapp, rotapp, haat je,
    (haat/verwijder) deze app, standaardantwoord*, standaard antwoord*, cliches, klinkt als een robot, je klinkt als een, (rot/flikker) op,
    fuck (you/off), val dood, tijdverspilling, alleen maar woorden, geen bal aan, bla bla, blabla, zinloos gesprek, krijg de (tering/klere),
    ^ (zwijg/duh/standaard/boeiend/onzin/vaag/preek/gelul/zever/lulkoek/gezever/flauwekul/poetisch/cliche/zweverig/concreter),
    ^ hou je (mond/bek/kop), ^ dat helpt niet, (wauw/wow/nou) bedankt, nou bedankt zeg, lekker (dan/boeiend),
    (lekker/heel/super/zeer/echt/wat) behulpzaam, (fijn/handig/diepzinnig/boeiend) hoor, ^ (fijn/leuk/mooi) hoor, ^ nou fijn, ^ jeetje wat,
    handig zeg, goeie tip, ^ (goeie/goede/super) tip, (geweldig/lekker/algemeen/standaard) advies,
    wat een (advies/tip/antwoord/onzin/flauwekul/app/gelul/zever), is dat (alles/het), ^ is dat (alles/het), is dat je (advies/antwoord),
    meer heb je niet, (kun/kan) je niks beters, daar heb ik (wat/veel) aan, daar schiet ik niks mee op, schiet ik niks mee op,
    schiet (niet/lekker) op, (daar/hier) kom ik niet verder mee, kom ik niet verder mee, heb ik niets aan, niks aan, heeft geen zin dit,
    dit heeft geen zin, dit gesprek heeft geen zin, dat had ik zelf, had ik zelf ook kunnen, kon ik zelf ook bedenken, dat weet ik zelf ook,
    dat (weet/wist) ik al, ^ weet ik al, weet ik ook wel, dat weet ik ook wel, duh, nogal wiedes, open (deur/deuren), een open deur,
    no (shit/kidding), ^ no shit, sherlock, captain obvious, (meneer/ok) freud, (oke/ok) dokter, oke psycholoog, tegeltje, tegelwijsheid,
    tegeltjeswijsheid, tegelspreuk, tegeltjes, kalenderspreuk, kalenderwijsheid, scheurkalender, wc tegel, bumpersticker,
    (inspirational/instagram) quote, motivatiequote, (als/uit) een (folder/zelfhulpboek), foldertaal, folderpraat, uit het boekje,
    (wat/weer) een cliche, wat (poetisch/diepzinnig/vaag), (wauw/wat) diep, (wat/te) zweverig, zweefteef, gezweef, vaag antwoord, dat is vaag,
    (wat/kan) concreter, kan het concreter, wees concreet, iets concreets, standaard riedel, standaardzin*, voorgekauwd, robotantwoord,
    (typisch/echt) een bot, typisch ai, echt zo n bot, botantwoord, je bent ook maar een bot, je bent maar een bot, (praat/doe) normaal,
    (doe/praat) eens normaal, praat als een mens, doe niet zo (zweverig/formeel/neerbuigend/belerend), praat niet zo tegen me,
    niet zo tegen me praten, neerbuigend, betuttel*, preek niet, moraliseer, toxic positivity, veels te veel, dat lukt me toch niet,
    kan ik (niks/niets) mee, (daar/hier) kan ik niks mee, daar kan ik niets mee, makkelijk praten, (jij/je) hebt makkelijk praten,
    makkelijker gezegd dan, gemakkelijk gezegd, was het maar zo (simpel/makkelijk), alsof dat (helpt/zo/kan), alsof ik dat, al geprobeerd,
    heb ik al geprobeerd, dat heb ik al (geprobeerd/gedaan), werkt niet bij me, nou en $, (lege/loze/holle) woorden, holle frasen,
    mooie woorden maar, mooie praatjes, gebazel, bullshit, hou op met die onzin, hou toch op, ^ hou op, hou je bek, zwijg nou,
    aan de muur praten, tegen een muur, praat tegen een muur, mijn hond weet meer, mijn kat geeft beter, chatgpt kan beter, google weet meer,
    had ik kunnen googelen, waar ben je goed voor, wat heb ik aan je, waar dien je voor, waarom gebruik ik dit, ik verwijder de app,
    ga de app verwijderen, je (kan/kunt) niks, je bakt er niks van, bakt er niks van, bak je niks van, je bent een waardeloos,
    wat heb ik (hieraan/daaraan), dank je de koekoek, dank je de koekoek zeg, ja (daag/dag/doei/hallo/vast), (ja/pfff) lekker, ja ja het zal wel,
    het zal wel, zal wel, tuurlijk joh, ja tuurlijk joh, ja hoor tuurlijk, ^ serieus $, serieus dit, meen je (dit/niet), meen je dat nou,
    ben je serieus, je maakt een grap, is dit een grap, tss, ^ pff (ok/lekker), amai merci, merci (zunne/he), (ja/allee) seg, vree goed zeg,
    goe bezig, goe bezig zeg, ^ goh bedankt, ^ lekker dan, ^ te (vaag/moeilijk/algemeen), dat is (te/zo) vaag, hou op met preken, een hoop gelul,
    ^ (dat/dit) werkt niet, dit is (veel/echt) te veel, dit is echt veel te veel, ^ te veel $, ^ kan niet zo, als een horoscoop,
    je klinkt als een horoscoop, ^ heb ik al gedaan, praat gewoon normaal, zeg gewoon iets normaals, zeg gewoon wat ik, ja maar dit is echt
  `),
  done: phrases(`
    ^ (gedaan/geprobeerd/klaar/gelukt) $, ^ ik heb het (gedaan/geprobeerd), ^ heb (het/ik) gedaan, ^ heb het geprobeerd, ^ is gelukt $,
    ^ heb de oefening, ^ ik heb de oefening, ^ (ok/oke) gedaan
  `),
  apology: phrases(`
    ^ (sorry/sry/excuses/excuus/pardon/oeps), ^ het spijt me, ^ (spijt/vergeef) me, ^ mijn fout, ^ (oh/o/ok) sorry
  `),
  misunderstood: phrases(`
    dat (bedoel/bedoelde/zei/vroeg) ik niet, (bedoelde/bedoel/zei/vroeg) ik niet, niet wat ik (bedoel/bedoelde/vroeg),
    zo (bedoelde/bedoel) ik het niet, heb ik (niet/nooit) gezegd, dat heb ik (niet/nooit) gezegd, je (begrijpt/snapt/hoort/verstaat) me niet,
    je (begrijpt/snapt) het niet, je (snapt/begrijpt) er (niks/niets) van, verkeerd (begrepen/verstaan/gelezen),
    je (luistert/antwoordt/leest) niet, je luistert niet naar me, dat klopt niet, klopt niet $, klopt niet echt, niet helemaal $,
    daar gaat het niet om, dat is niet het (punt/probleem), waar heb je het over, dat slaat nergens op, slaat nergens op wat je,
    dat is niet wat ik vroeg, dat was niet mijn vraag, dat was mijn vraag niet, mijn vraag niet, (niet/beantwoord) mijn vraag,
    geen antwoord op mijn vraag, dat is geen antwoord, geen antwoord op, je geeft geen antwoord, je beantwoordt mijn vraag niet,
    geef gewoon antwoord, (geef/random/raar) antwoord, antwoord op mijn vraag, ik vroeg gewoon, ik (vroeg/bedoel) iets anders,
    je draait (eromheen/errond), je draait er omheen, draait errond, ge draait, je (ontwijkt/verzint/verwart), je ontwijkt mijn vraag,
    je (leest/hoort) niet wat, (lees/luister) je wel, lees je wel wat, lees eens, lees nog eens, lees het nog eens, (lees/luister) nou,
    lees mijn bericht, heb je gelezen, heb je (het/wel) gelezen, (kun/kan) je lezen, leren lezen, luister je uberhaupt, luister eens naar me,
    je begrijpt me verkeerd, (begrijpt/begreep) me verkeerd, je hebt me verkeerd begrepen, snap je (het/me) niet, snapt het niet, je zit ernaast,
    je zit er naast, zit ernaast, er helemaal naast, (helemaal/totaal) naast, ^ (fout/verkeerd/mis) $, ^ fout |, ^ nee fout,
    ^ nee (ik/dat) bedoel, ^ nee ik zei, nee ik bedoelde, iets anders bedoeld, wat ik bedoel is, wat ik bedoelde was, wat (bedoel/klets) je,
    ^ wat bedoel je, waar slaat dat op, wat heeft dat (ermee/met), wat heeft dat er mee, heeft er (niks/niets) mee te maken, niks mee te maken,
    slaat nergens op, slaat als een tang, dat slaat op niks, dat is onzin wat, daar (heb/had) ik het niet over, daar gaat (het/dit) niet over,
    het gaat over iets anders, (dat/zo) is het niet, ^ dat is het niet, dat is het probleem niet, dat is niet wat er gebeurde,
    zo (was/zit) het niet, dat is niet waar $, dat is niet zo, dat zei ik nooit, leg me geen woorden in de mond, woorden in mijn mond,
    dat verzin je, je verzint het, je haalt (dingen/het) door elkaar, haal het niet door elkaar, je vergist je, niet (hem/haar) maar,
    ik (zei/schreef) toch, ik zei (toch/net) dat, ik heb toch gezegd, had ik toch gezegd, ik zei dat ik, je doet net alsof, doe niet alsof,
    je doet alsof, het is niet zo makkelijk, zo (makkelijk/simpel) is het niet, was het maar zo, dat past helemaal niet, dat is heel wat anders,
    totaal iets anders, hoe kom je daarbij, hoe kom je daar bij, wie heeft het over, wie zegt dat ik, ^ huh, ^ he wat, ^ hoezo dat,
    wat zeg je nou, waar heb je het nou over, (kijk/lees/scroll) terug, ^ mis poes, ^ nee dat is niet, ^ nee dat klopt, nee nee je,
    ^ nee niet (dat/die), ik vroeg je iets, ^ ik bedoelde, ik bedoelde niet, ik zei net nog, dat staat er niet, dat staat er toch niet
  `),
  offTopic: phrases(`
    (hoofdstad/premier) van, wat voor weer, het weer morgen, hoe laat is het, welke dag is, recept voor, (hoeveel/wat) kost, schrijf code,
    schrijf een gedicht, wie heeft gewonnen, wie is de (president/premier), maak mijn huiswerk, los dit op, negeer (je/alle),
    vergeet (je/alle) instructies, system prompt, systeemprompt, beurskoers, bitcoin, python, javascript, (hoeveel/wat) is _ plus,
    vertaal (dit/deze), programmeer een, (programmeer/vertaal) voor me
  `),
  silence: phrases(`
    laat me met rust, wil niet (praten/antwoorden), wil (er/daar) niet over praten, wil het er niet over hebben, liever niet over,
    zeg ik liever niet, wil ik niet zeggen, geen zin om te praten, geen zin om (erover/daarover), ander onderwerp, andere vraag,
    (laat/vergeet) maar, laat maar zitten, laat het maar, niet in de stemming om, sla maar over, ^ boeit niet, ^ vergeet het, ^ doet er niet toe,
    ^ maakt niet uit
  `),
  dontKnow: phrases(`
    weet niet, weet (het/ik) niet, weet ik ook niet, weet ik veel, ik weet niet, weet het niet zo goed, weet het eigenlijk niet, geen idee,
    geen flauw idee, moeilijk te zeggen, moeilijk uit te leggen, kan (het/ik) niet uitleggen, kan ik niet zeggen, weet niet meer,
    herinner me niet, wie weet, waar te beginnen, (waar/hoe) ik moet beginnen, waar moet ik beginnen, niet zeker $, misschien $, zou kunnen $,
    goede vraag
  `),
  thanks: phrases(`
    dank (je/u), dankje, dankjewel, dank je wel, bedankt, hartelijk dank, merci, thanks, thx, super bedankt, dankuwel
  `),
  agreement: phrases(`
    precies, exact, dat klopt, ^ (klopt/juist), (klopt/juist/eens) $, klopt helemaal, inderdaad, dat is waar, (helemaal/zo) waar, zo is het,
    je hebt gelijk, heb je gelijk in, gelijk heb je, spijker op de kop, (goed/mooi) gezegd, helemaal mee eens, zeker weten, absoluut,
    ^ (waar/logisch) $, ^ dat is het, ^ ja precies, ^ je (begrijpt/snapt) me, ^ je snapt het, klinkt logisch
  `),
  laughter: phrases(`
    haha*, ha ha, hahah*, hihi*, hehe*, lol, lmao, xd, moet lachen, lachuh
  `),
  no: phrases(`
    ^ (nee/neen/neu/nope/nooit), ^ (no/niks/niets/geen/niemand) $, ^ nee hoor, ^ nee dank je, ^ niet echt,
    ^ (nog/nu/helemaal/absoluut/echt/liever/lukte/lukt/hielp/werkte/totaal) niet, ^ ik denk (het/van) niet, ^ denk (het/van) niet,
    ^ helemaal niks $
  `),
  yes: phrases(`
    ^ (ja/jaa/jawel/jep/jup/yep/yes/jaja/mja/oke/ok/okay/okee/okido/prima/tuurlijk/natuurlijk/zeker/graag/beetje/soms/mhm/aha/begrepen/vooruit),
    ^ ja hoor, ^ (mwoah/allee) ja, ^ (goed/best/wel/veel/alsjeblieft/altijd) $, ^ (is/klinkt) goed, ^ doe maar, ^ (doe/snap) ik,
    ^ (zal/ga) ik doen, ^ (best/eigenlijk/ergens/toch) wel, ^ een beetje, ^ ik denk het, ^ denk het wel, ^ ik denk het wel, ^ denk ik $,
    ^ een soort van, ^ heel erg $, ^ lijkt me goed, ^ mij best
  `),
  greeting: phrases(`
    ^ (hoi/hallo/hey/heey/hi/hiya/hai/hei/yo/goedemorgen/goeiemorgen/goedemiddag/goeiemiddag/goedenavond/goeienavond/goeieavond/goeiendag/goedendag/mogge/moi/hello/heyhoi/hallokes/joe),
    ^ (he/hee/dag/morgen/middag/avond) $, ^ dag alento, ^ goede (morgen/middag/avond), ^ goeden dag
  `),
};
