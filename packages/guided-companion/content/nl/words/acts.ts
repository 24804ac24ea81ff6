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
    is dit prive, is dit vertrouwelijk, vertrouwelijk, is dit anoniem, blijft dit anoniem, anoniem,
    blijft dit tussen ons, vertel je dit, vertel je het door, zeg je dit door, zeg je het door, wie leest dit,
    wie kan dit lezen, leest iemand dit, leest iemand mee, leest er iemand mee, leest hier iemand,
    kan iemand dit zien, wie ziet dit, hou je dit voor je, hou je dit geheim, houd je dit geheim, geheim houden,
    kan ik je vertrouwen, kan ik op je vertrouwen, mijn gegevens, mijn data, wordt dit opgeslagen, wordt dit bewaard,
    sla je dit op, bewaar je dit, wordt dit opgenomen, onthoud je dit, onthou je dit, privacy, blijft het onder ons,
    blijft dit onder ons, blijft het tussen ons
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
    heb ik een depressie, heb ik depressie, heb ik adhd, heb ik add, heb ik autisme, heb ik borderline,
    heb ik een angststoornis, heb ik een stoornis, heb ik ptss, heb ik ptsd, heb ik ocd, heb ik een burnout,
    heb ik burnout, heb ik bipolaire, ben ik depressief, ben ik bipolair, ben ik autistisch, ben ik een narcist,
    ben ik ziek in mijn hoofd, is dit een depressie, is dit depressie, is dit een burnout, is dit burnout,
    wat is er mis met me, wat scheelt er met me, wat mankeert me, is dit normaal, is dat normaal, ben ik normaal,
    ben ik gek, word ik gek, ik denk dat ik adhd heb, ik denk dat ik depressief ben,
    ik denk dat ik een depressie heb, misschien heb ik een depressie, een diagnose, diagnose stellen,
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
    doei, doeg, doeii, doewi, daag, dag dag, tot ziens, tot later, tot de volgende keer, tot de volgende, tot gauw,
    tot snel, ^ tot morgen, tot morgen $, ^ tot straks, tot straks $, houdoe, salukes, saluut, ciao, tsjuus, ajuus,
    moet ervandoor, ga ervandoor, ga slapen $, ga nu slapen, ga maar slapen, ga proberen te slapen, ga even slapen,
    ga naar bed, ga nu naar bed, mijn bed in, ik ga weg $, dat was het voor vandaag, genoeg voor vandaag,
    klaar voor vandaag, stop voor vandaag, hier stoppen, laten we stoppen, ik stop ermee voor vandaag, ik sluit af,
    bye, byebye, spreek je later, de mazzel, ^ later $, ik ga nu $, ik ga maar $, ik ben weg $, ik moet gaan $,
    ^ moet gaan, moet nu gaan
  `),
  goodNight: phrases('welterusten, wel te rusten, slaapwel, slaap wel, slaap lekker, goede nacht, goedenacht, trusten'),
  questions: [],
  repeating: [],
  unhelpful: phrases(`
    je helpt me niet, je helpt niet, dit helpt niet, dit helpt me niet, dat helpt me niet, dit helpt helemaal niet,
    helpt me niks, ^ helpt niet, ^ helpt me niet, hier heb ik niks aan, niks aan je, heb ik niks aan,
    hier heb ik niets aan, heb je niks aan, je bent irritant, je irriteert me, je bent nutteloos, je bent dom,
    je bent stom, je bent saai, stomme bot, domme bot, kutbot, kut bot, stomme app, kutapp, kut app, rotapp, haat je,
    haat deze app, je herhaalt jezelf, steeds hetzelfde van je, steeds dezelfde vragen, altijd dezelfde vragen,
    stop met vragen, stop met al die vragen, stop met die vragen, hou op met vragen, houd op met vragen,
    geen vragen meer, te veel vragen, zoveel vragen, vraag niet zo veel, vraag niet zoveel, stel niet zoveel vragen,
    stel geen vragen, standaardantwoord*, standaard antwoord*, cliches, klinkt als een robot, je klinkt als een,
    rot op, flikker op, fuck you, fuck off, val dood, tijdverspilling, waardeloze app, waardeloze bot,
    alleen maar woorden, geen bal aan, bla bla, blabla, zinloos gesprek, krijg de tering, krijg de klere, ^ zwijg,
    ^ hou je mond, ^ hou je bek, ^ hou je kop, ^ dat helpt niet, ^ alleen maar vragen
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
    dat bedoel ik niet, dat bedoelde ik niet, bedoelde ik niet, bedoel ik niet, niet wat ik bedoel,
    niet wat ik bedoelde, zo bedoelde ik het niet, zo bedoel ik het niet, dat zei ik niet, heb ik niet gezegd,
    dat heb ik niet gezegd, zei ik niet, je begrijpt me niet, je begrijpt het niet, je snapt me niet,
    je snapt het niet, je snapt er niks van, verkeerd begrepen, je luistert niet, je luistert niet naar me,
    dat klopt niet, klopt niet $, klopt niet echt, niet helemaal $, daar gaat het niet om, dat is niet het punt,
    waar heb je het over, dat slaat nergens op, slaat nergens op wat je
  `),
  offTopic: phrases(`
    hoofdstad van, wat voor weer, het weer morgen, hoe laat is het, welke dag is, recept voor, hoeveel kost,
    wat kost, schrijf code, schrijf me een, schrijf een gedicht, vertel een mop, vertel me een mop,
    een grap vertellen, vertel een grap, vertel me een grap, wie heeft gewonnen, wie is de president,
    wie is de premier, premier van, maak mijn huiswerk, los dit op, negeer je, negeer alle, vergeet je instructies,
    vergeet alle instructies, system prompt, systeemprompt, beurskoers, bitcoin, python, javascript,
    hoeveel is _ plus, wat is _ plus, vertaal dit, vertaal deze, programmeer een, programmeer voor me,
    vertaal voor me
  `),
  silence: phrases(`
    laat me met rust, wil niet praten, wil er niet over praten, wil het er niet over hebben,
    wil daar niet over praten, liever niet over, zeg ik liever niet, wil ik niet zeggen, wil niet antwoorden,
    geen zin om te praten, geen zin om erover, geen zin om daarover, ander onderwerp, ^ iets anders,
    liever iets anders, andere vraag, laat maar, laat maar zitten, laat het maar, vergeet maar,
    niet in de stemming om, sla maar over, ^ boeit niet, ^ vergeet het, ^ doet er niet toe, ^ maakt niet uit,
    over iets anders praten, over iets anders hebben
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
