import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    paniek, paniekaanval, paniekaanvallen, paniek aanval, in paniek, panisch, angstaanval, angstaanvallen,
    krijg geen adem, krijg geen lucht, geen adem meer, geen lucht, kan niet ademen, kon niet ademen, hartkloppingen, hart bonst, bonzend hart, hart gaat tekeer, hart klopt in mijn keel,
    hyperventil*, doodsangst, word gek, controle verlies, controle te verliezen, borst is strak, druk op mijn borst, strakke borst, flauwvallen, val flauw, tril helemaal, sta te trillen, tril over mijn hele
  `),
  grief: phrases(`
    is ingeslapen, is _ ingeslapen,
    rouw, rouwen, rouwt, rouwproces, overleden, overleed, gestorven, stierf, is dood, zijn dood, doodgegaan, dood gegaan, begrafenis, crematie,
    uitvaart, koffietafel, sterfdag, dood van, dood van mijn, zijn dood, haar dood, mama verloren, papa verloren, moeder verloren, vader verloren, oma verloren, opa verloren, broer verloren, zus verloren, kind verloren,
    baby verloren, zoon verloren, dochter verloren, man verloren, vrouw verloren, hond verloren, kat verloren, vriend verloren, vriendin verloren, verloor mijn, verlies van mijn, miskraam, doodgeboren, sterrenkindje, laten inslapen,
    moeten inslapen, in laten slapen, nabestaande*, condoleance*, er niet meer is
  `),
  breakup: phrases(`
    uitgemaakt, het uitgemaakt, maakt het uit met, maakte het uit, het is uit, uit elkaar, break up, breakup,
    gedumpt, dumpte me, verlaten, me verlaten, verliet me, in de steek gelaten door mijn vriend, scheiding, scheiden,
    gescheiden, mijn ex, exvriend, exvriendin, ex vriend, ex vriendin, exman, exvrouw, ex man, ex vrouw,
    liefdesverdriet, vreemdgegaan, vreemd gegaan, gaat vreemd, bedrogen, bedriegt me, relatie is voorbij,
    relatie beeindigd, einde van onze relatie, geghost, ghost me, ghosting, aan de kant gezet, bij me weg,
    is het uit tussen
  `),
  parenting: phrases(`
    mijn zoon, mijn zoontje, onze zoon, mijn dochter, mijn dochtertje, onze dochter, mijn kind, mijn kinderen, onze kinderen, mijn kids, de kinderen, de kids, mijn baby, de baby, onze baby, mijn peuter, mijn kleuter, mijn puber, puberzoon, puberdochter,
    pasgeboren, zwanger, zwangerschap, opvoeden, opvoeding, moederschap, vaderschap, moeder zijn, vader zijn, mama zijn, papa zijn, ouder zijn, alleenstaande moeder, alleenstaande vader, alleenstaande mama, stiefzoon, stiefdochter,
    stiefkinderen, pluszoon, plusdochter, borstvoeding, driftbui*, creche, kinderopvang, kraamtijd, kinderwens, bevalling, bevallen
  `),
  sleep: phrases(`
    lig al uren, te draaien in bed, kan de slaap niet,
    slaap, slapen, slaapt, slaapproblem*, slaapstoornis, slapeloos, slapeloosheid, geslapen, inslapen, in slaap, doorslapen, slecht geslapen, insomnia, nachtmerrie, nachtmerries, slecht gedroomd, nare droom, nare dromen, lig wakker, wakker liggen, wakker gelegen, lag wakker, klaarwakker,
    word wakker, werd wakker, weer wakker, hele nacht, de hele nacht, heel de nacht, elke nacht, nachten, slechte nacht, lig te draaien, lig te woelen, woelen, geen oog dicht, nog wakker, ben wakker, nog steeds wakker
  `),
  guilt: phrases(`
    schuld, schuldig, schuldgevoel*, mijn schuld, eigen schuld, spijt, berouw, neem mezelf kwalijk, neem het mezelf kwalijk, verwijt mezelf, mezelf verwijten, mezelf niet vergeven, mezelf vergeven, had ik maar, had ik maar niet, had nooit moeten, had het niet moeten, verpest, verkloot, verprutst, verknald, laat iedereen stikken,
    iedereen teleurgesteld, hem pijn gedaan, haar pijn gedaan, hem gekwetst, haar gekwetst, gelogen tegen, bedrogen heb, fout gemaakt, fouten gemaakt, wroeging
  `),
  selfWorth: phrases(`
    zelfbeeld, zelfvertrouwen, zelfwaarde, zelfrespect, eigenwaarde, onzeker, onzekerheid, onzekerheden,
    niet goed genoeg, nooit goed genoeg, nooit genoeg, niet genoeg, ben waardeloos, voel me waardeloos,
    zo waardeloos, waardeloos, ben nutteloos, voel me nutteloos, nergens goed voor, mislukkeling, loser, mislukt,
    een mislukking, ben ik dom, ben zo dom, ik ben dom, te dom, ben stom, ben zo stom, ben lelijk, voel me lelijk,
    haat mezelf, haat mijn lichaam, haat mijn lijf, hou niet van mezelf, minderwaardig*, zielig ben,
    verdien het niet, verdien dit niet, vergelijk me met, vergelijk mezelf, mezelf vergelijken, niet slim genoeg,
    niet mooi genoeg, een last voor, iedereen tot last, ben een last, tot last, bedrieger syndroom, impostor,
    imposter, perfectionis*, ben niks, ben niks waard, niks waard, niets waard, streng voor mezelf, hard voor mezelf,
    slechte moeder, slechte vader, slechte mama, slechte papa, slechte vriendin, slechte vriend, slecht mens,
    slecht persoon, te dik, ik kan niks, kan ook niks, kan niks goed doen, niks goed doen, ligt aan me, te lelijk,
    zo lelijk
  `),
  loneliness: phrases(`
    eenzaam, eenzaamheid, geen vrienden, geen vriendinnen, niemand om mee te praten, niemand om tegen te praten,
    niemand begrijpt me, niemand snapt me, begrijpt niemand me, niemand geeft om me, niemand vraagt, niemand mag me,
    geisoleerd, buitengesloten, uitgesloten, hoor er niet bij, hoor nergens bij, er niet bij horen, erbij horen,
    onzichtbaar, geen contacten, niemand belt, niemand appt, niemand hoort me, niemand ziet me, niemand interesseert,
    vijfde wiel, derde wiel, zo alleen, heel alleen, helemaal alleen, ben alleen, voel me alleen, me alleen,
    alleen voel, alleen voelen, altijd alleen, steeds alleen, alleen thuis, zit alleen, sta alleen, alles alleen,
    ^ alleen $, alleen achter, alleen zijn, in mijn eentje, er alleen voor, alleen gelaten, alleen in mijn kamer,
    weer alleen
  `),
  exhaustion: phrases(`
    moe, doodmoe, moeheid, vermoeid, vermoeidheid, vermoeiend, uitgeput, uitputting, opgebrand, burnout, burn out,
    kapot moe, kapotmoe, geen energie, geen puf, geen fut, bekaf, gesloopt, overwerkt, overspannen, gestrest, stress,
    stressvol, te veel aan mijn hoofd, te veel tegelijk, te veel op mijn bord, op mijn tandvlees, batterij leeg,
    batterij is leeg, lege batterij, kan niet meer, op mijn grens, aan mijn limiet, overuren, kom er niet aan toe,
    loop achter de feiten aan, zo kapot, ben kapot, helemaal op $, ben op $, zo op $, compleet op $, gewoon op $,
    ben op van, helemaal op van
  `),
  money: phrases(`
    euro rood,
    geld, geldzorgen, geldproblemen, schulden, schuld bij de bank, huur, huur betalen, rekeningen, rekening betalen, rekeningen betalen, facturen, hypotheek, lening, leningen, krediet, salaris, loon, rood staan, sta rood, in het rood, blut, failliet, faillissement, incasso, deurwaarder*, aanmaning*, financi*, spaargeld, niet betalen,
    kan het niet betalen, niet veroorloven, rondkomen, rond te komen, eindjes aan elkaar, uitkering, bijstand, leefloon, ocmw, toeslagen, belastingdienst, duur geworden, onbetaalbaar, voedselbank
  `),
  study: phrases(`
    examen, examens, tentamen, tentamens, toets, toetsen, toetsweek, school, middelbare, havo, vwo, mbo, hbo, hogeschool, universiteit, unief, uni, college, colleges, studie, studies, studeren, studeer, student*, huiswerk, punten op school, cijfers, rapport, diploma, scriptie, thesis, bachelorproef, masterproef, proefschrift, eindwerk, opdracht voor school,
    les, mijn klas, de klas, docent, docenten, leraar, lerares, leerkracht, juf, meester, mentor, prof, semester, blok, blokken, herexamen, herexamens, herkansing, gezakt, blijven zitten, leren voor, stage, opleiding, promoveren, doctoraat, phd, wiskunde, spreekbeurt
  `),
  change: phrases(`
    verhuizing, verhuizen, verhuisd, verhuis, nieuwe stad, nieuw land, nieuwe plek, nieuwe woonplaats, buitenland, geemigreerd, emigreren, emigratie, opnieuw beginnen, nieuw begin, nieuwe start, grote verandering, verandering, veranderingen, alles anders, alles verandert, heimwee, pensioen, met pensioen, gepensioneerd,
    nieuw huis, op kamers, op kot, uit huis, uit huis gegaan, het huis uit, wennen, wennen aan, aanpassen, overgang naar, nieuwe fase, ander leven
  `),
  relationship: phrases(`
    vriendje, mijn vriend, mijn vriendin, mijn vriendinnetje, mijn man, mijn vrouw, mijn lief, echtgenoot, echtgenote, partner, mijn partner, huwelijk, relatie, relaties, verloofd, verloofde, verliefd, daten, date, tinder, jaloers, jaloezie, crush, mijn schat, liefdesleven, we maken ruzie, maken steeds ruzie, ruzie met mijn vriend, ruzie met mijn man, maken alleen maar ruzie, negeert me,
    intimiteit, seksleven, situationship, iemand ontmoet, iemand leren kennen, langeafstandsrelatie, houdt niet meer van me, houdt niet van me, trouwerij, bruiloft
  `),
  friendship: phrases(`
    vrienden, vriendinnen, vriendschap, vriendschappen, beste vriend, beste vriendin, een vriend van me, een vriendin van me, een vriend van mijn, vriendengroep, vriendinnengroep, maatje, maten, bestie, bff, huisgenoot, huisgenoten, kotgenoot, kotgenoten, groepsapp, appgroep, groepschat, kennissen
  `),
  health: phrases(`
    alcoholist, eet niet meer, eet amper, eet bijna niks,
    verslaafd, verslaving, drink te veel, gokken, alcohol, drugs, blowen,
    gezondheid, ziekte, ziek, zieke, kanker, ziekenhuis, operatie, geopereerd, dokter, dokters, arts, huisarts, specialist, migraine, hoofdpijn, buikpijn, rugpijn, maagpijn, pijn in mijn, chronisch*, mijn lichaam, mijn gewicht, gewicht, afvallen, aangekomen, dieet, medicatie, medicijnen, pillen, diabetes, suikerziekte, overgang, menopauze, symptomen, klachten,
    eetbui, eetbuien, eetstoornis, anorexia, boulimia, uitslag, bloeduitslag, scan, mri, blessure, duizelig, long covid, corona, tumor, uitzaaiing*, dementie, dement, alzheimer, mantelzorg*, zorg voor mijn moeder, zorg voor mijn vader, verpleeghuis, woonzorgcentrum, rusthuis, beroerte, hartaanval, hospice, palliatief*, chemo, revalidatie, overgegeven, te veel gegeten
  `),
  work: phrases(`
    vakbond, de bond, manager, ziek melden, ziekmelden, dienst, eerste dienst, vroege dienst, late dienst,
    werk, werken, werkte, gewerkt, werkdag, werkdruk, werkplek, werkgever, werkloos, werkloosheid, baan, job, jobs, beroep, baas, bazin, chef, leidinggevende, manager, collega, collegas, kantoor, bedrijf, carriere, ontslagen, ontslag, reorganisatie, solliciteren, sollicitatie, sollicitaties, sollicitatiegesprek, deadline, deadlines, vergadering, vergaderingen, meeting, meetings, promotie, klant, klanten, project, dienst, diensten, nachtdienst, avonddienst, ploegendienst, overuren, proeftijd, thuiswerken,
    stageplek, gepest op het werk, mijn team, loonsverhoging, ziekgemeld, ziek gemeld, functioneringsgesprek, uwv, vdab, zzp, contract
  `),
  family: phrases(`
    familie, gezin, mama, moeder, papa, vader, ouders, broer, broers, broertje, zus, zussen, zusje, oma, opa, bomma,
    bompa, grootmoeder, grootvader, grootouders, tante, oom, nonkel, neef, neven, nicht, nichten, schoonmoeder,
    schoonvader, schoonouders, schoonfamilie, schoonzus, schoonbroer, zwager, stiefvader, stiefmoeder, plusvader,
    plusmoeder, bij ons thuis, familiefeest
  `),
  anger: phrases(`
    boos, boosheid, boze, kwaad, woedend, woede, razend, pissig, nijdig, witheet, geirriteerd, irritant, irriteert me, erger me, ergert me, haat hem, haat haar, haat ze, haat mijn baas, haat mijn werk, haat mijn baan, haat iedereen, oneerlijk, onrechtvaardig, onterecht, schreeuwde tegen me, schreeuwt tegen me, tegen me geschreeuwd, tegen me tekeer, schold me uit, scheldt me uit, uitgescholden, uitgekafferd, tegen me uitgevallen, viel uit, uitgevallen tegen,
    ontploft, ontplof, uit mijn vel, over de zeik, over de rooie, vernederd, vernedert, zonder respect, respectloos, geen respect, schandalig, belachelijk gemaakt, voor schut gezet, voor paal gezet, wrok, spuugzat, ambetant
  `),
  emptiness: phrases(`
    leegte, voel me leeg, leeg vanbinnen, leeg van binnen, zo leeg, helemaal leeg, ben leeg, gewoon leeg,
    alleen maar leeg, ^ leeg, verdoofd, gevoelloos, afgestompt, voel niks, voel niets, voel helemaal niks,
    voel helemaal niets, zinloos, zinloosheid, heeft geen zin, geen zin meer, heeft allemaal geen zin, nut ervan,
    wat is het nut, wat heeft het voor zin, waar doe ik het voor, saai, verveling, verveel me, lusteloos, futloos,
    ongemotiveerd, geen motivatie, geen zin, nergens zin in, geen zin in niks, niks is leuk, niets is leuk,
    niks meer leuk, niets meer leuk, nergens plezier, geen plezier, automatische piloot, alles is me om het even,
    kan me niks schelen, kan me niet schelen, interesseert me niks, boeit me niks, apathisch, sleur, leef niet echt
  `),
  future: phrases(`
    toekomst, beslissing, beslissingen, beslissen, besluit, besluiten, keuze, keuzes, kiezen, keuzestress, wat ik wil met mijn leven, wat ik moet met mijn leven, met mijn leven aan, welke kant, welke richting, kruispunt, twijfel tussen, heen en weer geslingerd, besluiteloos, onzekere tijd, geen richting, richtingloos, doelloos, geen doel, geen doelen, hoe het verder moet, hoe moet het verder, waar het heen gaat,
    mijn plannen, levensdoel, roeping, zin van het leven, zin van mijn leven, baan aangeboden, aanbod gekregen, de weg kwijt, volgende stap
  `),
  world: phrases(`
    het nieuws, journaal, politiek, verkiezingen, klimaat, klimaatverandering, klimaatcrisis, de wereld, oorlog,
    oorlogen, regering, aanslag, aanslagen, terreur, pandemie, onrecht in de wereld, doomscroll*, oekraine, gaza,
    overstroming*, bosbranden, inflatie, planeet, de planeet, ai pakt mijn, ai neemt
  `),
  anxiety: phrases(`
    denk te veel, pieker te veel, durf niet, durf hem niet, durf haar niet, angst, angsten, angstig, angststoornis,
    bang, maak me zorgen, bezorgd, ongerust, nerveus, zenuwachtig, zenuwen, onrust, onrustig, gespannen, spanning,
    opgejaagd, gejaagd, pieker*, gepieker, gepiekerd, tob, gedachten malen, gedachten stoppen niet, hoofd stopt niet,
    hoofd staat niet stil, mijn hoofd maalt, overthink*, overdenk*, kan niet stoppen met denken, blijf eraan denken,
    moet er steeds aan denken, wat als, stel dat, vrees, vrezen, zie op tegen, zie er tegenop, zie ertegenop,
    rusteloos, kan niet stilzitten, geen rust, kom niet tot rust, doemdenken, doemscenario*, faalangst, zorgen over,
    zorgen om, veel zorgen, mijn zorgen, zorgen maken, grote zorgen, blijf malen, aan het malen, hoofd maalt
  `),
  gratitude: phrases(
    'dankbaar, dankbaarheid, blij dat ik heb, blij met wat, geluk gehad, wat een geluk, waardeer wat, gezegend, bof, bof ik, mag niet klagen',
  ),
  joy: phrases(`
    geslaagd, ik ben geslaagd, examen gehaald, rijbewijs gehaald, diploma gehaald, baan gekregen, job gekregen,
    promotie gekregen, gepromoveerd, toegelaten, gewonnen, gevierd, vieren, succes gehad, is gelukt, het is gelukt,
    gelukt, goed nieuws, geweldig nieuws, leuk nieuws, beste dag, mooie dag, leuke dag, fijne dag, goede dag, topdag,
    prachtig, geweldig, trots op mezelf, droom uitgekomen, droom die uitkomt, verloofd, gaan trouwen, ga trouwen,
    afgestudeerd, eindelijk af, eindelijk klaar, zo veel plezier, plezier gehad, plezier, ging goed, ging super,
    ging heel goed, ging zo goed, goed gegaan, was leuk, was zo leuk, was fijn, was mooi, was geweldig, was super,
    was top, veel gelachen, zo gelachen, hebben gelachen, mijlpaal, toets gehaald, tentamen gehaald,
    tentamens gehaald, examens gehaald, heb het gehaald, ben aangenomen, werd aangenomen, aangenomen op
  `),
};
