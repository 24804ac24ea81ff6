import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    voel me zo slecht, voel me heel slecht, voel me echt slecht, kutleven, kutdag, klotedag, rotleven, puinhoop, wil verdwijnen,
    ^ slecht $, ^ heel slecht, ^ niet goed, niet zo goed $, niet goed $, niet top, geen uitweg,
    verdrietig, verdriet, triest, treurig, droevig, ongelukkig, somber, depressief, depressie, depressies, neerslachtig,
    down, down gevoel, in de put, in een dip, een dip, ellendig, ellende, kut, klote, kloten, rot, rotdag, rotgevoel,
    waardeloos gevoel, shit, kak, vreselijk, verschrikkelijk, afschuwelijk, huil, huilen, huilde, gehuild, janken,
    gejankt, wenen, geween, tranen, wanhopig, wanhoop, hopeloos, radeloos, ontroostbaar, hart gebroken, gebroken hart,
    gebroken voel, voel me gebroken, ben gebroken, kapot van, er kapot van, gaat slecht, gaat het slecht, gaat niet goed,
    gaat het niet goed, gaat niet zo goed, gaat helemaal niet goed, voel me slecht, voel me niet goed, niet oke, niet ok, slechte dag, baaldag,
    zwaarmoedig, melanchol*, er doorheen, erdoorheen zit, zit erdoor, dieptepunt, zit diep, niet meer zitten
  `),
  hurt: phrases(`
    gepest, pesten me, pest me, pesterij*,
    gekwetst, kwetst, kwetsend, kwetste, gekrenkt, doet pijn, doet zo veel pijn, doet zo pijn, doet zeer, deed pijn,
    deed zo pijn, deed zo veel pijn, pijnlijk, afgewezen, afwijzing, verraden, verraad, beledigd, beledigend, bedonderd, gebruikt voel, negeert me,
    negeren me, genegeerd, geraakt door, steek in mijn hart, in de steek
  `),
  longing: phrases(`
    doet me aan hem denken, doet me aan haar denken, doet me denken aan,
    mis hem, mis haar, mis ze, mis hen, mis je, mis mijn, mis me, ik mis _, mis ik, miste, gemis, gemist heb, heimwee, verlang naar,
    verlangen naar, hunker, nostalg*, had hem graag terug, had haar graag terug, wil hem terug, wil haar terug
  `),
  loneliness: phrases(
    'eenzaam, eenzaamheid, eenzame, alleen voel, alleen gelaten, in de steek gelaten, zo alleen, heel alleen, helemaal alleen, altijd alleen, geisoleerd, buitengesloten, uitgesloten, ongewenst, ongeliefd, moederziel, voel me alleen, voel me zo alleen, ben alleen, ^ alleen $',
  ),
  emptiness: phrases(`
    leegte, voel me leeg, leeg vanbinnen, leeg van binnen, zo leeg, helemaal leeg, ben leeg, gewoon leeg,
    alleen maar leeg, ^ leeg, verdoofd, gevoelloos, afgestompt, voel niks, voel niets, voel helemaal niks,
    voel helemaal niets, zinloos, nutteloos gevoel, verveel me, verveling, saai, lusteloos, futloos, ongemotiveerd,
    geen motivatie, nergens zin in, geen zin in, apathisch, onverschillig, niks boeit, niets boeit, boeit me niks,
    boeit me niet, voel me vlak
  `),
  disappointment: phrases(
    'teleurgesteld, teleurstelling, teleurstellend, teleurgestelt, frustr*, gefrustreerd, ontgoocheld, ontgoocheling, ontmoedigd, meer verwacht, beter verwacht, had gehoopt, baal, balen, ik baal',
  ),
  anxiety: phrases(`
    onrustig, onrust, nerveus, zenuwachtig, zenuwen, bezorgd, zorgen over, maak me zorgen, ongerust, gespannen,
    spanning, opgejaagd, gejaagd, rusteloos, angstig, pieker*, gepieker, gepiekerd, tob, overdenk*, overthink*,
    mijn hoofd maalt, benauwd, kriebels in mijn buik, zie op tegen, zie er tegenop, zie ertegenop, zorgen om,
    veel zorgen, mijn zorgen, zorgen maken, grote zorgen, gedachten malen, blijf malen, aan het malen, hoofd maalt
  `),
  fear: phrases(
    'angst, angsten, bang, bange, doodsbang, vrees, schrik van, schrik voor, schrik om, schrik dat, zo een schrik, durf niet, durf hem niet, durf haar niet, schrik gehad, geschrokken, doodsangst, paniek, in paniek, panisch, eng, beangstigend, verstijfd, benauwt me, maakt me bang, schijterig, heb schrik',
  ),
  overwhelm: phrases(`
    overweldigd, overweldigend, overspannen, overprikkeld, gestrest, stress, stressen, stressvol, stressy, te veel tegelijk, alles te veel,
    allemaal te veel, wordt me te veel, is me te veel, groeit me boven het hoofd, boven het hoofd, boven mijn hoofd, op mijn grens, aan mijn limiet, stort in, ingestort,
    instorten, zenuwinzinking, kan het niet aan, kan dit niet aan, niet meer aan, red het niet, trek het niet, verzuip, verdrink in het werk, krijg niks meer voor elkaar, krijg niks gedaan, lukt me niks
  `),
  exhaustion: phrases(`
    moe, doodmoe, moeheid, vermoeid, vermoeidheid, uitgeput, uitputting, opgebrand, burnout, burn out, burned out,
    kapot moe, kapotmoe, ben kapot, zo kapot, helemaal kapot, gesloopt, geen energie, geen puf, geen fut, futloos,
    leeggezogen, bekaf, afgepeigerd, uitgeteld, geradbraakt, kan niet meer, lege batterij, batterij is leeg,
    batterij leeg, helemaal op $, ben op $, zo op $, compleet op $, gewoon op $, ben op van, helemaal op van
  `),
  anger: phrases(
    'boos, boosheid, boze, kwaad, woedend, woede, razend, pissig, pissed, pist, nijdig, witheet, laaiend, geirriteerd, irritatie, irriteert me, erger me, ergert me, ergernis, haat hem, haat haar, haat het, haat dit, haat mijn, ik haat ze, chagrijnig, gefrustreerd, verbitterd, verontwaardigd, ziedend, over de zeik, over de rooie, ambetant, ben het beu, ben het zat, spuugzat',
  ),
  guilt: phrases(
    'schuld, mijn schuld, eigen schuld, schuldig, schuldgevoel*, spijt, heb spijt, zo een spijt, berouw, neem mezelf kwalijk, neem het mezelf kwalijk, verwijt mezelf, slecht geweten, wroeging',
  ),
  shame: phrases(
    'schaam me, schaam, schamen, schaamte, geschaamd, beschaamd, gene, genant, gegeneerd, vernederd, vernederend, vernedering, voor schut, voor paal, voor gek gezet, bloosde, door de grond, rood geworden, werd rood, afgang',
  ),
  confusion: phrases(`
    verward, verwarrend, verwarring, in de war, de weg kwijt, mezelf kwijt, de draad kwijt, voel me verloren,
    zo verloren, compleet verloren, ben verloren, weet niet wat ik voel, weet niet hoe ik me voel,
    weet niet wat ik moet voelen, weet het allemaal niet meer, weet het niet meer, verscheurd, twijfel aan alles,
    chaos in mijn hoofd, dubbel gevoel, voelt dubbel, weet me geen raad, weet geen raad
  `),
  joy: phrases(
    'blij, blijer, blije, superblij, dolblij, heel blij, blijdschap, vreugde, gelukkig, gelukkiger, dolgelukkig, vrolijk, opgewekt, enthousiast, zin in vandaag, happy, in de wolken, opgetogen, goed humeur, goede bui, voel me super, voel me top, voel me geweldig, gaat super, gaat top, gaat geweldig, gaat fantastisch, gaat het super, verheug, kijk ernaar uit, zo een zin in, op een roze wolk, kan de wereld aan',
  ),
  gratitude: phrases('dankbaar, dankbaarheid, gezegend'),
  pride: phrases('trots, tevreden over mezelf, tevreden met mezelf, fier'),
  relief: phrases(
    'opgelucht, opluchting, last van mijn schouders, pak van mijn hart, steen van mijn hart, lucht op, eindelijk ademen, pfoe, gelukkig maar, godzijdank, eindelijk voorbij',
  ),
  hope: phrases(`
    hoopvol, heb hoop, weer hoop, vertrouwen in de toekomst, optimistisch, vol vertrouwen, kijk uit naar,
    heb er zin in, lichtpuntje, lichtpuntjes, beetje hoop, sprankje hoop, geeft me hoop, hoop gekregen,
    hoop op beterschap, vol hoop
  `),
  calm: phrases(`
    rustig, rustiger, heel rustig, kalm, kalmer, ontspannen, relaxed, relax, sereen, vredig, vrede mee, in balans, op mijn gemak, gaat goed, gaat het goed, gaat wel goed, gaat best goed,
    gaat prima, gaat lekker, voel me goed, voel me fijn, voel me prima, voel me oke, ben oke, ben ok, tevreden, knus, innerlijke rust, alles goed hier
  `),
  love: phrases(
    'verliefd, hou van hem, hou van haar, hou zo van hem, hou zo van haar, hou van mijn, hou zo van mijn, zie hem graag, zie haar graag, voel me geliefd, geliefd, vlinders',
  ),
};
