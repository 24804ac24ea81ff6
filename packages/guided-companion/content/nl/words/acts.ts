import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    met een echt mens praten, met een mens praten, met echte mensen, met een echt persoon praten,
    met een echte persoon praten, wil een echt mens, nood aan een echt mens, had liever een echt mens,
    liever een mens, liever met een mens, was je maar echt, was je maar een mens, heb therapie nodig,
    een therapeut nodig, therapeut zoeken, therapeut vinden, therapie beginnen, psycholoog nodig, psycholoog zoeken,
    een psycholoog vinden, professionele hulp, hulp van een professional, hulp van een deskundige, naar de ggz,
    naar het cgg, met iemand echts praten, in therapie gaan, wil naar een psycholoog, moet ik naar een psycholoog,
    zal ik naar een psycholoog, wil naar een therapeut, moet ik naar een therapeut
  `),
  areYouAi: phrases(`
    ben je een mens, ben je menselijk, ben je een persoon, ben je een echt, ben je echt, ben je een bot, ben je bot,
    ben je een robot, ben je een ai, ben je ai, ben je een machine, ben je een computer, ben je een programma,
    ben je chatgpt, is dit een bot, is dit een ai, is dit ai, is dit een robot, is dit een mens,
    is dit een echt persoon, praat ik met een mens, praat ik met een echt, praat ik met een echte,
    praat ik met een bot, praat ik met een robot, praat ik met een ai, praat ik met een computer,
    praat ik met een machine, praat ik hier met een, praat ik nu met een, chat ik met een, schrijf ik met een,
    spreek ik met een, spreek ik hier met een, heb je gevoelens, voel je iets, voel je wat, voel je zelf, leef je,
    ben je levend, heb je een bewustzijn, ben je therapeut, ben je een therapeut, ben je psycholoog,
    ben je een psycholoog, ben je arts, ben je een arts, ben je een dokter, ben je een deskundige, is daar iemand,
    is er iemand daar, zit er iemand, ben je een man, ben je een vrouw, denk je zelf, is er iemand $,
    is er iemand hier,
    ben jij mijn therapeut, ben je mijn therapeut, ben jij mijn psycholoog, ben je mijn psycholoog,
    ben jij therapeut, ben jij een therapeut, ben jij psycholoog, ben jij een psycholoog, ben jij arts,
    ben jij een arts, ben jij een dokter, ben je een coach, zit hier een mens, zit er een mens achter
  `),
  whoAreYou: phrases(`
    wie ben je, wat ben je, hoe heet je, je naam, wat doe je hier, hoe werk je, hoe werkt dit, hoe werkt het hier,
    wat kan je, wat kun je, wat is alento, wat is dit voor app, wat is dit voor een app, wat is dit hier,
    ^ wat is dit $
  `),
  secrecy: phrases(`
    is dit prive, is dit vertrouwelijk, vertrouwelijk, is dit anoniem, blijft dit anoniem, anoniem, blijft dit tussen ons, vertel je dit, vertel je het door, zeg je dit door, zeg je het door, wie leest dit, wie kan dit lezen,
    leest iemand dit, leest iemand mee, leest er iemand mee, leest hier iemand, kan iemand dit zien, wie ziet dit, hou je dit voor je, hou je dit geheim, houd je dit geheim, geheim houden, kan ik je vertrouwen, kan ik op je vertrouwen,
    mijn gegevens, mijn data, wordt dit opgeslagen, wordt dit bewaard, sla je dit op, bewaar je dit, wordt dit opgenomen, privacy, blijft het onder ons, blijft dit onder ons, blijft het tussen ons
  `),
  medicine: phrases(`
    stoppen met mijn medicatie, stoppen met mijn medicijnen, stoppen met mijn pillen, stoppen met de pillen,
    medicatie stoppen, medicatie afbouwen, medicijnen afbouwen, pillen afbouwen, moet ik medicijnen, moet ik pillen,
    mag ik de pillen, welke medicijnen, welke medicatie, welk medicijn, welke pillen, dosis, dosering,
    hoeveel pillen, antidepress*, ssri*, sertraline, citalopram, escitalopram, fluoxetine, paroxetine, venlafaxine,
    mirtazapine, quetiapine, oxazepam, lorazepam, diazepam, temazepam, alprazolam, xanax, benzos, slaappil*,
    slaapmiddel*, kalmeermiddel*, kalmeerpil*, ritalin, concerta, voorgeschreven
  `),
  naming: phrases(`
    heb ik een depressie, heb ik depressie, heb ik adhd, heb ik add, heb ik autisme, heb ik borderline, heb ik een angststoornis, heb ik een stoornis, heb ik ptss, heb ik ptsd, heb ik ocd, heb ik een burnout, heb ik burnout,
    heb ik bipolaire, ben ik depressief, ben ik bipolair, ben ik autistisch, ben ik een narcist, ben ik ziek in mijn hoofd, is dit een depressie, is dit depressie, is dit een burnout, is dit burnout, wat is er mis met me,
    wat scheelt er met me, wat mankeert me, ben ik gek, word ik gek, ik denk dat ik adhd heb, ik denk dat ik depressief ben, ik denk dat ik een depressie heb, misschien heb ik een depressie, een diagnose, diagnose stellen,
    diagnosticeer*
  `),
  affection: phrases(`
    ik hou van je, hou van je, houd van je, ik houd van je, hou je van me, ik zie je graag, vind je lief,
    vind je me leuk, ik vind je leuk, verliefd op je, wil je met me trouwen, trouw met me, heb je me gemist,
    mis je me, ik heb je gemist, je bent lief, je bent een schat
  `),
  howAreYou: phrases(`
    hoe gaat het met je, hoe gaat het bij je, hoe gaat het $, hoe is het met je, hoe is het $, ^ alles goed,
    alles goed met je, alles goed bij je, alles ok met je, hoe gaat ie, hoe was je dag, wat doe je zoal, ^ en met je,
    ^ en je $, ^ en bij je, hoe voel je je
  `),
  goodbye: phrases(`
    ga nu echt slapen, ga echt slapen, ga nu echt $, ga nu eindelijk slapen, ga toch maar slapen, ga toch slapen, ga nog even slapen, moet echt slapen $, moet nu echt slapen, moet echt gaan, moet nu echt gaan, ga nu echt naar bed, ga toch maar naar bed, ga eens naar bed, ga lekker naar bed, ga lekker slapen, ga zo slapen $, ga zo naar bed $, doei, doeg, doeii, doewi, daag, dag dag, tot ziens, tot later, tot de volgende keer, tot de volgende, tot gauw, tot snel, ^ tot morgen, tot morgen $, ^ tot straks, tot straks $, houdoe, salukes, saluut, ciao, tsjuus, ajuus,
    moet ervandoor, ga ervandoor, ga slapen $, ga nu slapen, ga maar slapen, ga proberen te slapen, ga even slapen, ga naar bed, ga nu naar bed, ik ga weg $, dat was het voor vandaag, genoeg voor vandaag, klaar voor vandaag,
    stop voor vandaag, laten we stoppen, ik stop ermee voor vandaag, ik sluit af, byebye, spreek je later, de mazzel, ^ later $, ik ga nu $, ik ga maar $, ik ben weg $, ik moet gaan $, ^ moet gaan, moet nu gaan, bye, hier stoppen,
    doeiii*, doeii*, doei doei, doedoei, dag hoor, dag dan, dag alento, nou dag, daaag, dagg, dada, adieu, adios, aju, ajuu*, ayo, moi $, moi moi, moi eem, oant moarn, tabee, toedeloe, toedels, tot kijk, tot zo dan, tot dan, tot dan $,
    tot later*, tot een andere keer, tot een volgende, tot weerziens, tot wederhoren, tot spreek, tot hoors, tot in den draai, tot in de draai, tot binnenkort, laterr*, laters, spreek je, spreek je snel, spreek je morgen,
    spreken elkaar, we spreken elkaar, we praten later, we praten morgen, praten we later, praten we morgen, ik praat later, verder morgen, morgen verder, straks verder, later verder, kom later terug, kom morgen terug, kom nog terug,
    ben zo terug, ik ben zo terug, brb, gtg, g2g, cya, see ya, see you, bye bye, baai, baibai, xx $, xxx $, kusjes, kus $, groetjes, groeten, groet $, gr $, grtjs, grtz, liefs $, mazzel, mazzeltov, mazzels, de ballen, haje, haije,
    salut, salu, saluutjes, slukes, merci en tot, tjao, sjouw, yo later, peace out, ik ben pleite, ben pleite, ik ben weg, ben weg $, ben er vandoor, ben ervandoor, ik ga ervandoor, ik ga er vandoor, ga er vandoor, ik ga maar weer,
    moet weg $, moet nu weg, ik moet gaan, moet gaan $, moet er vandoor, ik moet er vandoor, ik moet aan het werk, moet aan het werk, moet weer aan het werk, ga weer aan het werk, ga aan de slag, weer aan de slag, terug aan het werk,
    mijn dienst begint, mijn shift begint, pauze is om, pauze is voorbij, pauze voorbij, de pauze is om, ronde gaan doen, de les begint, de bel gaat, de bel ging, bus is er, bus komt eraan, de bus is er, de bus komt, de trein is er,
    trein komt eraan, moet eruit hier, moet uitstappen, moet overstappen, ben er bijna, ben er $, ik word geroepen, word geroepen, ze roepen me, ik word gebeld, word gebeld, eten is klaar, het eten staat, ga eten $, ga nu eten,
    ga even eten, we gaan eten, ga even douchen, moet de hond uitlaten, hond uitlaten, ga de hond uitlaten, met de hond eruit, licht op groen, gaat op groen, ga knallen, even knallen, ga nu leren, ga verder leren, ga maar leren,
    ga maar weer, laat ik maar gaan, laat je met rust, ik laat het hierbij, laat het hierbij, laten we het hierbij, hier laat ik het bij, ik stop hier, ik stop hier mee, ik hou ermee op, ik hou het hierbij, hou het hierbij,
    dit was het, dat was het, dat was het dan, meer niet voor vandaag, genoeg voor nu, genoeg gepraat, genoeg gekletst, genoeg scherm, genoeg geschermd, zo is het genoeg, goed zo voor vandaag, is goed voor vandaag, mooi geweest,
    het is mooi geweest, het is goed geweest, klaar voor nu, ik rond af, ik log uit, log uit, uitloggen, ga offline, offline gaan, ga van mijn telefoon, leg mijn telefoon weg, leg me telefoon weg, telefoon wegleggen, telefoon uit,
    leg hem weg, leg je weg, sluit de app, sluit dit, doe het licht uit, ogen vallen dicht, mijn ogen vallen dicht, ik val in slaap, val bijna in slaap, wekker staat, wekker gaat om, ga plat, en dan plat, ga pitten, pitten $,
    ga maffen, maffen $, ga maar liggen, ga nu liggen, ga even liggen, ga nog even liggen, blijf nog even liggen dan, ga mijn bed in, ga me bed in, ik kruip erin, duik erin, duik mijn bed in, ga naar boven, naar dromenland, dromenland,
    ga dromen, ga te slapen, ga mijn best doen te slapen, probeer nu te slapen, ga proberen slapen, ga proberen wat te slapen, ga proberen te rusten, eruit slapen, ga maar eens slapen, tijd om te slapen, tijd om te gaan, bedtijd,
    tijd voor bed, tukken $, ga tukken, slaapies, ga uitrusten, bedankt voor het luisteren, dank je voor het luisteren, dankjewel voor het luisteren, dank voor het luisteren, merci voor het luisteren, bedankt voor de hulp,
    dank je voor de hulp, bedankt voor alles, dank voor alles, bedankt voor je tijd, dank je voor je tijd, fijn gepraat, fijn om te praten, fijn dat je luisterde, leuk gesprek, het ga je goed, pas op jezelf, zorg goed voor jezelf,
    hou je haaks, hou je taai, sterkte $, nog een fijne, goed weekend, werk ze, succes verder, hasta luego, tschuss, tschuus, au revoir, auf wiedersehen, ben eventjes weg, even weg nu, ik moet ophangen, moet ophangen, ga ophangen,
    ga nu bellen, ga dat nu doen, ga het proberen nu, ga nu wandelen, ga even wandelen, ga een blokje om, ga een biertje doen, een biertje doen, ga film kijken, ga maar tv kijken, ga tv kijken, ga nog wat lezen, ga een boek lezen,
    ga naar mijn werk, ga naar het werk, moet naar de les, moet naar college, moet de kinderen halen, accu bijna leeg, bijna leeg mijn telefoon, moet afsluiten, ga afsluiten, naar boven $, en naar boven, mijn bus is er,
    mijn trein is er, mijn halte $, dit is mijn halte, mijn beurt $, de bel $, was fijn praten, ga liggen $, goed gesprek $, xx, moet leren nu, ik probeer nu te slapen, probeer wat te slapen, ga wandelen $, ga sporten $,
    ga naar huis $, moet naar school $, moet naar mijn werk $, moet naar het werk $, ga hem bellen $, ga haar bellen $, aan de slag $, ga lezen $, ga naar buiten $, ga rusten $, val om van de slaap, ik val om, kan mijn ogen niet open,
    tot mergen $, tot morgen hoor, tot morgen dan, tot zo $, | dag $, | later $, nou later $, tot vanavond hoor, doe het licht uit $, en dan licht uit, licht uit $, ik ga slapen, en ga slapen, ga eens slapen, moet vroeg op $,
    moet morgen vroeg op $, vroeg op morgen $, moet er vroeg uit $, mijn dienst begint $, mijn dienst begint zo, de les begint $, les begint zo, de les begint zo, ^ fijne avond, fijne avond nog, fijne avond verder, fijne avond $,
    | fijne dag, ^ fijne dag, fijne dag nog, fijne dag verder, ^ fijne nacht, fijne nacht nog, | fijne nacht, ^ fijn weekend, fijn weekend $, ^ prettige, | prettige, prettige avond nog, ga douchen $, ga koken $, moet koken $,
    kruip in bed $, kruip mijn bed in $, kruip nu in bed, kruip mijn nest in, mijn nest in, kruip erin $, ik ga weer $, ik moet weg $, telefoon weg $, gsm weg $, gsm aan de kant, telefoon aan de kant, het was fijn om te,
    was fijn om te, fijn dat je er was, kleine wordt wakker $, mensen staan voor de deur, bezoek staat voor de deur, bezoek is er $, telefoon is bijna leeg, telefoon bijna leeg, ik probeer te slapen $, dat was alles $, ^ ik ga $,
    | ik ga $, oke ik ga $, ok ik ga $, nou ik ga $, zo ik ga $, weer aan het werk $, terug naar het werk $, ga het nu doen $, mijn bed in $, duik mijn nest in, ik ben d r vandoor, slaapie doen, even slapen nu, ik ga naar bed,
    moet naar bed, moet nu naar bed, ik moet slapen $, moet slapen $, moet nu slapen, ik ga eruit, k ben weg, de groeten, de groetjes, tot de volgende x, ik spreek je, ik hoor je nog, we horen elkaar, bedankt tot, hey bedankt doei,
    ok doei, oke doei, thanks doei, nou doei, toedeledokie, toedeledoki, zwaai zwaai, wegwezen, ik piep ertussenuit, ik smeer hem, ik ga hangen $, moet hangen
  `),
  goodNight: phrases(`
    welterusten, wel te rusten, welterust, weltrusten, slaapwel, slaap wel, slapwel, slaap lekker, slaaplekker, slaap ze, slaap zacht, goede nacht, goedenacht, goeienacht, goeie nacht, nacht nacht, trusten, truste, truusten,
    droom zacht, droom lekker, mooie dromen, zoete dromen, good night, goodnight, gn $, ^ gn, gnn, bonne nuit, buenas noches, bonne nacht, ^ nacht $, ^ nachtje $, nachtje hoor, nacht alento, nacht hoor, ^ slaap goed, | slaap goed,
    slaap goed hoor, | nacht $, lekker slapen nu, nachti
  `),
  questions: phrases(`
    stop met vragen, stop met die vragen, stop met al die vragen, stop met vragen stellen, stop eens met vragen, stop even met vragen, hou op met vragen, hou eens op met vragen, hou op met die vragen, hou op met al die vragen,
    kap met vragen, kap met die vragen, geen vragen meer, geen vragen aub, geen vragen alsjeblieft, even geen vragen, niet nog een vraag, veel te veel vragen, die vragen van je, jouw vragen, vraag niet zo veel, vraag niet zoveel,
    stel niet zoveel vragen, stel geen vragen, stel niet zo veel vragen, je stelt te veel, je stelt veel vragen, je stelt alleen vragen, je stelt alleen maar vragen, je stelt steeds vragen, je stelt de hele tijd vragen,
    je stelt altijd vragen, steeds vragen terug, vragen terug, vraag terug, altijd een vraag terug, weer een wedervraag, wedervraag, wedervragen, je vraagt alleen, je vraagt alleen maar, je vraagt maar door, je vraagt te veel,
    je vraagt steeds, je vraagt de hele tijd, je blijft vragen, blijf niet vragen, blijf niet zo vragen, waarom vraag je zo veel, waarom vraag je steeds, waarom stel je, hou op met uithoren, je hoort me uit, uithoren, kruisverhoor,
    is dit een verhoor, lijkt wel een verhoor, quizmaster, twintig vragen lijkt, vraag het me niet, vraag me niks meer, vraag me niet steeds, vraag niet steeds, vraag niet door, niet zo doorvragen, geen tijd voor vragen,
    geen zin in vragen, ik wil geen vragen, wil geen vragen, geef antwoord in plaats, antwoord in plaats van, beantwoord mijn vraag in plaats, ik stel hier de vragen, ik vroeg jou iets, dat vroeg ik jou, kaats niet terug,
    je kaatst terug, ^ weer een vraag, ^ alweer een vraag, ^ nog een vraag $, en weer een vraag, dat zijn te veel vragen, ^ te veel vragen, te veel vragen $, ^ zo veel vragen, wat veel vragen, wat een vragen zeg, stop al die vragen,
    ^ alleen maar vragen, alleen maar vragen $, ^ enkel vragen, genoeg vragen, al weer een vraag, ^ vragen vragen, genoeg gevraagd, die vragen altijd, met je vragen, met al je vragen, al je vragen
  `),
  repeating: phrases(`
    je herhaalt jezelf, je herhaalt je, je herhaalt het, je herhaalt steeds, herhaalt steeds, herhaal jezelf niet, je blijft herhalen, je valt in herhaling, val niet in herhaling, steeds hetzelfde van je, zelfde antwoord,
    hetzelfde antwoord, steeds dezelfde vragen, steeds dezelfde vraag, zelfde zin, dezelfde zin, dezelfde zinnen, hetzelfde liedje, zelfde liedje, zelfde riedel, zelfde verhaal weer, zelfde tip, dezelfde tip, hetzelfde advies,
    zelfde advies, dezelfde oefening weer, hetzelfde in andere woorden, in andere woorden hetzelfde, dat zei je al, dat zei je net, dat zei je daarnet, dat zei je net al, zei je al, zei je net al, zei je net ook al,
    dat heb je al gezegd, heb je al gezegd, heb je net gezegd, dat heb je net gezegd, dit zei je al, dit heb je al gezegd, je zei dat al, je zei dat net, je zei hetzelfde, je zegt hetzelfde, je zegt steeds hetzelfde,
    je zegt altijd hetzelfde, je zegt elke keer, je zegt dat elke keer, je zegt telkens, je hebt dat al, dat vroeg je al, dat vroeg je net, vroeg je al, vroeg je net al, dat heb je al gevraagd, heb je al gevraagd, je vroeg dat al,
    dat vertelde je al, dat weet ik al van je, dat heb ik al gezegd, dat zei ik al, zei ik toch al, heb ik al gezegd, heb ik al verteld, heb ik je al verteld, heb ik net gezegd, zei ik net, ik zei het al, ik zei dat al,
    ik heb het al gezegd, ik heb dat al gezegd, dat heb ik net verteld, dat heb ik al beantwoord, heb ik al beantwoord, al beantwoord, dat hadden we al, dat hebben we al, dat hebben we gehad, hier waren we al, kapotte plaat,
    grijsgedraaide plaat, als een plaat, blijf je hangen, je blijft hangen, hangt de plaat, blijft de plaat hangen, in een lus, in een loop, loop je vast, ben je vastgelopen, je draait rondjes, we draaien rondjes,
    we draaien in cirkels, copy paste, copypaste, knip en plak, deja vu, heb je niks nieuws, iets nieuws zeggen, zeg eens iets anders, zeg eens wat anders, zeg iets nieuws, kun je niks anders, kan je niks anders,
    is dat alles wat je kunt, wat je altijd zegt, al drie keer gezegd, derde keer dat je, tweede keer dat je, voor de derde keer, voor de zoveelste keer, ^ steeds hetzelfde, ^ altijd hetzelfde, ^ weer hetzelfde, ^ alweer hetzelfde,
    ^ telkens hetzelfde, ^ hetzelfde, ^ dezelfde vraag, ^ zelfde vraag, weer dezelfde vraag, alweer dezelfde vraag, weer dezelfde zin, als een papegaai, je blijft hetzelfde, blijf niet hetzelfde, je geeft steeds hetzelfde,
    geef niet steeds, dat hadden we al gehad
  `),
  unhelpful: phrases(`
    je helpt me niet, je helpt niet, dit helpt niet, dit helpt me niet, dat helpt me niet, dit helpt helemaal niet, helpt me niks, ^ helpt niet, ^ helpt me niet, hier heb ik niks aan, niks aan je, heb ik niks aan,
    hier heb ik niets aan, heb je niks aan, je bent irritant, je irriteert me, je bent nutteloos, je bent dom, je bent stom, je bent saai, stomme bot, domme bot, kutbot, kut bot, stomme app, kutapp, kut app, rotapp, haat je,
    haat deze app, standaardantwoord*, standaard antwoord*, cliches, klinkt als een robot, je klinkt als een, rot op, flikker op, fuck you, fuck off, val dood, tijdverspilling, waardeloze app, waardeloze bot, alleen maar woorden,
    geen bal aan, bla bla, blabla, zinloos gesprek, krijg de tering, krijg de klere, ^ zwijg, ^ hou je mond, ^ hou je bek, ^ hou je kop, ^ dat helpt niet, wauw bedankt, wow bedankt, nou bedankt, nou bedankt zeg, lekker dan,
    lekker behulpzaam, heel behulpzaam, super behulpzaam, zeer behulpzaam, echt behulpzaam, wat behulpzaam, fijn hoor, ^ fijn hoor, ^ nou fijn, ^ leuk hoor, ^ mooi hoor, ^ jeetje wat, handig hoor, handig zeg, goeie tip, ^ goeie tip,
    ^ goede tip, ^ super tip, geweldig advies, lekker advies, wat een advies, wat een tip, wat een antwoord, is dat alles, ^ is dat alles, is dat je advies, is dat je antwoord, is dat het, ^ is dat het, meer heb je niet,
    kun je niks beters, kan je niks beters, daar heb ik wat aan, daar heb ik veel aan, daar schiet ik niks mee op, schiet ik niks mee op, schiet niet op, daar kom ik niet verder mee, kom ik niet verder mee, hier kom ik niet verder mee,
    heb ik niets aan, niks aan, daar heb ik niks aan, daar heb ik niets aan, heeft geen zin dit, dit heeft geen zin, dit gesprek heeft geen zin, dat had ik zelf, had ik zelf ook kunnen, kon ik zelf ook bedenken, dat weet ik zelf ook,
    dat weet ik al, dat wist ik al, ^ weet ik al, weet ik ook wel, dat weet ik ook wel, duh, ^ duh, nogal wiedes, open deur, open deuren, een open deur, no shit, ^ no shit, no kidding, sherlock, captain obvious, meneer freud,
    oke dokter, ok dokter, oke psycholoog, ok freud, tegeltje, tegelwijsheid, tegeltjeswijsheid, tegelspreuk, tegeltjes, kalenderspreuk, kalenderwijsheid, scheurkalender, wc tegel, bumpersticker, inspirational quote, motivatiequote,
    instagram quote, als een folder, uit een folder, foldertaal, folderpraat, uit het boekje, wat een cliche, weer een cliche, wat poetisch, wauw diep, wat diep, wat diepzinnig, diepzinnig hoor, wat zweverig, te zweverig, zweefteef,
    gezweef, wat vaag, vaag antwoord, dat is vaag, wat concreter, kan het concreter, wees concreet, iets concreets, algemeen advies, standaard advies, standaard riedel, ^ standaard, standaardzin*, voorgekauwd, robotantwoord,
    typisch een bot, typisch bot, typisch ai, echt een bot, echt zo n bot, botantwoord, je bent ook maar een bot, je bent maar een bot, praat normaal, doe normaal, doe eens normaal, praat eens normaal, praat als een mens,
    doe niet zo zweverig, doe niet zo formeel, praat niet zo tegen me, niet zo tegen me praten, doe niet zo neerbuigend, neerbuigend, betuttel*, preek niet, moraliseer, toxic positivity, veels te veel, dat lukt me toch niet,
    kan ik niks mee, daar kan ik niks mee, hier kan ik niks mee, kan ik niets mee, daar kan ik niets mee, makkelijk praten, jij hebt makkelijk praten, je hebt makkelijk praten, makkelijker gezegd dan, gemakkelijk gezegd,
    was het maar zo simpel, was het maar zo makkelijk, alsof dat helpt, alsof dat zo, alsof ik dat, alsof dat kan, al geprobeerd, heb ik al geprobeerd, dat heb ik al geprobeerd, dat heb ik al gedaan, werkt niet bij me, lekker boeiend,
    boeiend hoor, ^ boeiend, nou en $, lege woorden, loze woorden, holle woorden, holle frasen, mooie woorden maar, mooie praatjes, gebazel, ^ onzin, wat een onzin, wat een flauwekul, bullshit, hou op met die onzin, hou toch op,
    ^ hou op, hou je bek, zwijg nou, aan de muur praten, tegen een muur, praat tegen een muur, mijn hond weet meer, mijn kat geeft beter, chatgpt kan beter, google weet meer, had ik kunnen googelen, waar ben je goed voor,
    wat heb ik aan je, waar dien je voor, waarom gebruik ik dit, ik verwijder de app, ga de app verwijderen, verwijder deze app, wat een app, slechte app, slechte bot, je bent slecht, je kan niks, je kunt niks, je bakt er niks van,
    bakt er niks van, bak je niks van, je bent een waardeloos, wat heb ik hieraan, wat heb ik daaraan, schiet lekker op, dank je de koekoek, dank je de koekoek zeg, ja daag, ja dag, ja doei, ja hallo, ja lekker, ja ja het zal wel,
    het zal wel, zal wel, tuurlijk joh, ja tuurlijk joh, ja vast, ja hoor tuurlijk, ^ serieus $, serieus dit, meen je dit, meen je dat nou, meen je niet, ben je serieus, je maakt een grap, is dit een grap, tss, ^ pff ok, ^ pff lekker,
    pfff lekker, amai merci, merci zunne, merci he, ja seg, allee seg, vree goed zeg, goe bezig, goe bezig zeg, ^ goh bedankt, ^ lekker dan, ^ vaag, ^ te vaag, dat is te vaag, dat is zo vaag, ^ preek, hou op met preken, ^ gelul,
    ^ zever, ^ lulkoek, ^ gezever, ^ flauwekul, een hoop gelul, wat een gelul, wat een zever, ^ poetisch, ^ cliche, je bent zweverig, ^ zweverig, je bent vaag, ^ dat werkt niet, ^ dit werkt niet, dit is veel te veel,
    dit is echt te veel, dit is echt veel te veel, ^ te veel $, ^ te moeilijk, ^ kan niet zo, ^ te algemeen, je bent belerend, je bent betuttelend, als een horoscoop, je klinkt als een horoscoop, uit een zelfhulpboek,
    als een zelfhulpboek, ^ heb ik al gedaan, doe niet zo belerend, praat gewoon normaal, zeg gewoon iets normaals, zeg gewoon wat ik, ja maar dit is echt, kan concreter, ^ concreter
  `),
  done: phrases(`
    ^ gedaan $, ^ ik heb het gedaan, ^ heb het gedaan, ^ heb ik gedaan, ^ heb het geprobeerd, ^ ik heb het geprobeerd,
    ^ geprobeerd $, ^ klaar $, ^ gelukt $, ^ is gelukt $, ^ heb de oefening, ^ ik heb de oefening, ^ ok gedaan,
    ^ oke gedaan
  `),
  apology: phrases(
    '^ sorry, ^ sry, ^ het spijt me, ^ spijt me, ^ excuses, ^ excuus, ^ pardon, ^ oeps, ^ mijn fout, ^ oh sorry, ^ o sorry, ^ ok sorry, ^ vergeef me',
  ),
  misunderstood: phrases(`
    dat bedoel ik niet, dat bedoelde ik niet, bedoelde ik niet, bedoel ik niet, niet wat ik bedoel, niet wat ik bedoelde, zo bedoelde ik het niet, zo bedoel ik het niet, dat zei ik niet, heb ik niet gezegd, dat heb ik niet gezegd,
    zei ik niet, je begrijpt me niet, je begrijpt het niet, je snapt me niet, je snapt het niet, je snapt er niks van, verkeerd begrepen, je luistert niet, je luistert niet naar me, dat klopt niet, klopt niet $, klopt niet echt,
    niet helemaal $, daar gaat het niet om, dat is niet het punt, waar heb je het over, dat slaat nergens op, slaat nergens op wat je, dat vroeg ik niet, vroeg ik niet, dat is niet wat ik vroeg, niet wat ik vroeg,
    dat was niet mijn vraag, dat was mijn vraag niet, mijn vraag niet, niet mijn vraag, geen antwoord op mijn vraag, dat is geen antwoord, geen antwoord op, je geeft geen antwoord, je antwoordt niet, je beantwoordt mijn vraag niet,
    geef gewoon antwoord, geef antwoord, beantwoord mijn vraag, antwoord op mijn vraag, ik vroeg gewoon, ik vroeg iets anders, je draait eromheen, je draait er omheen, je draait errond, draait errond, ge draait, je ontwijkt,
    je ontwijkt mijn vraag, je leest niet, je leest niet wat, lees je wel, lees je wel wat, lees eens, lees nog eens, lees het nog eens, lees nou, lees mijn bericht, heb je gelezen, heb je het gelezen, heb je wel gelezen, kun je lezen,
    kan je lezen, leren lezen, luister je wel, luister je uberhaupt, luister nou, luister eens naar me, je hoort me niet, je hoort niet wat, je begrijpt er niks van, je begrijpt er niets van, je begrijpt me verkeerd,
    begrijpt me verkeerd, begreep me verkeerd, je hebt me verkeerd begrepen, verkeerd verstaan, verkeerd gelezen, je snapt er niets van, snap je het niet, snapt het niet, snap je me niet, je verstaat me niet, je zit ernaast,
    je zit er naast, zit ernaast, er helemaal naast, helemaal naast, totaal naast, ^ fout $, ^ fout |, ^ nee fout, ^ verkeerd $, ^ nee ik bedoel, ^ nee ik zei, nee ik bedoelde, ik bedoel iets anders, iets anders bedoeld,
    wat ik bedoel is, wat ik bedoelde was, wat bedoel je, ^ wat bedoel je, waar slaat dat op, wat heeft dat ermee, wat heeft dat er mee, wat heeft dat met, heeft er niks mee te maken, heeft er niets mee te maken, niks mee te maken,
    slaat nergens op, slaat als een tang, dat slaat op niks, dat is onzin wat, daar heb ik het niet over, daar had ik het niet over, daar gaat het niet over, daar gaat dit niet over, het gaat over iets anders, dat is het niet,
    ^ dat is het niet, dat is niet het probleem, dat is het probleem niet, dat is niet wat er gebeurde, zo was het niet, zo zit het niet, zo is het niet, dat is niet waar $, dat is niet zo, dat heb ik nooit gezegd, dat zei ik nooit,
    heb ik nooit gezegd, leg me geen woorden in de mond, woorden in mijn mond, je verzint, dat verzin je, je verzint het, je haalt dingen door elkaar, je haalt het door elkaar, haal het niet door elkaar, je verwart, je vergist je,
    niet hem maar, niet haar maar, ik zei toch, ik zei toch dat, ik heb toch gezegd, had ik toch gezegd, ik zei net dat, ik zei dat ik, je doet net alsof, doe niet alsof, je doet alsof, het is niet zo makkelijk,
    zo makkelijk is het niet, zo simpel is het niet, was het maar zo, dat past helemaal niet, dat is heel wat anders, totaal iets anders, hoe kom je daarbij, hoe kom je daar bij, wie heeft het over, wie zegt dat ik, ^ huh, ^ he wat,
    ^ hoezo dat, wat zeg je nou, wat klets je, waar heb je het nou over, random antwoord, raar antwoord, kijk terug, lees terug, scroll terug, ^ mis $, ^ mis poes, ^ nee dat bedoel, ^ nee dat is niet, ^ nee dat klopt, nee nee je,
    ^ nee niet dat, ^ nee niet die, ik vroeg je iets, ^ ik bedoelde, ik bedoelde niet, ik zei net nog, ik schreef toch, dat staat er niet, dat staat er toch niet
  `),
  offTopic: phrases(`
    hoofdstad van, wat voor weer, het weer morgen, hoe laat is het, welke dag is, recept voor, hoeveel kost, wat kost, schrijf code, schrijf een gedicht, wie heeft gewonnen, wie is de president, wie is de premier, premier van,
    maak mijn huiswerk, los dit op, negeer je, negeer alle, vergeet je instructies, vergeet alle instructies, system prompt, systeemprompt, beurskoers, bitcoin, python, javascript, hoeveel is _ plus, wat is _ plus, vertaal dit,
    vertaal deze, programmeer een, programmeer voor me, vertaal voor me
  `),
  silence: phrases(`
    laat me met rust, wil niet praten, wil er niet over praten, wil het er niet over hebben, wil daar niet over praten, liever niet over, zeg ik liever niet, wil ik niet zeggen, wil niet antwoorden, geen zin om te praten,
    geen zin om erover, geen zin om daarover, ander onderwerp, andere vraag, laat maar, laat maar zitten, laat het maar, vergeet maar, niet in de stemming om, sla maar over, ^ boeit niet, ^ vergeet het, ^ doet er niet toe,
    ^ maakt niet uit
  `),
  dontKnow: phrases(`
    weet niet, weet het niet, weet ik niet, weet ik ook niet, weet ik veel, ik weet niet, weet het niet zo goed,
    weet het eigenlijk niet, geen idee, geen flauw idee, moeilijk te zeggen, moeilijk uit te leggen, kan het niet uitleggen,
    kan ik niet uitleggen, kan ik niet zeggen, weet niet meer, herinner me niet, wie weet, waar te beginnen,
    waar ik moet beginnen, waar moet ik beginnen, hoe ik moet beginnen, niet zeker $, misschien $, zou kunnen $,
    goede vraag
  `),
  thanks: phrases(`
    dank je, dankje, dankjewel, dank je wel, dank u, bedankt, hartelijk dank, merci, thanks, thx, super bedankt,
    dankuwel
  `),
  agreement: phrases(`
    precies, exact, dat klopt, ^ klopt, klopt $, klopt helemaal, inderdaad, dat is waar, helemaal waar, zo waar,
    zo is het, je hebt gelijk, heb je gelijk in, gelijk heb je, spijker op de kop, goed gezegd, mooi gezegd, juist $,
    ^ juist, eens $, helemaal mee eens, zeker weten, absoluut, ^ waar $, ^ dat is het, ^ ja precies,
    ^ je begrijpt me, ^ je snapt me, ^ je snapt het, ^ logisch $, klinkt logisch
  `),
  laughter: phrases('haha*, ha ha, hahah*, hihi*, hehe*, lol, lmao, xd, moet lachen, lachuh'),
  no: phrases(`
    ^ nee, ^ neen, ^ neu, ^ nope, ^ no $, ^ nee hoor, ^ nee dank je, ^ niet echt, ^ nog niet, ^ ik denk het niet,
    ^ denk het niet, ^ denk van niet, ^ ik denk van niet, ^ nu niet, ^ niks $, ^ niets $, ^ helemaal niks $,
    ^ nooit, ^ helemaal niet, ^ absoluut niet, ^ echt niet, ^ geen $, ^ niemand $, ^ liever niet, ^ lukte niet,
    ^ lukt niet, ^ hielp niet, ^ werkte niet, ^ totaal niet
  `),
  yes: phrases(`
    ^ ja, ^ jaa, ^ jawel, ^ jep, ^ jup, ^ yep, ^ yes, ^ jaja, ^ ja hoor, ^ mja, ^ mwoah ja, ^ oke, ^ ok, ^ okay,
    ^ okee, ^ okido, ^ goed $, ^ is goed, ^ prima, ^ tuurlijk, ^ natuurlijk, ^ zeker, ^ allee ja, ^ graag,
    ^ doe maar, ^ doe ik, ^ zal ik doen, ^ ga ik doen, ^ best wel, ^ best $, ^ een beetje, ^ beetje, ^ soms,
    ^ ik denk het, ^ denk het wel, ^ ik denk het wel, ^ denk ik $, ^ eigenlijk wel, ^ wel $, ^ ergens wel,
    ^ een soort van, ^ mhm, ^ aha, ^ snap ik, ^ begrepen, ^ heel erg $, ^ veel $, ^ vooruit, ^ toch wel,
    ^ alsjeblieft $, ^ altijd $, ^ klinkt goed, ^ lijkt me goed, ^ mij best
  `),
  greeting: phrases(`
    ^ hoi, ^ hallo, ^ hey, ^ he $, ^ hee $, ^ heey, ^ hi, ^ hiya, ^ hai, ^ hei, ^ yo, ^ dag $, ^ dag alento,
    ^ goedemorgen, ^ goede morgen, ^ goeiemorgen, ^ goedemiddag, ^ goede middag, ^ goeiemiddag, ^ goedenavond,
    ^ goede avond, ^ goeienavond, ^ goeieavond, ^ goeiendag, ^ goedendag, ^ goeden dag, ^ morgen $, ^ middag $,
    ^ avond $, ^ mogge, ^ moi, ^ hello, ^ heyhoi, ^ hallokes, ^ joe
  `),
};
