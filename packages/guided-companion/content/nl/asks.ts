import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Blijf waar je bent en zet allebei je voeten op de grond. Adem langer uit dan in, en laat het opkomen zonder ertegen te vechten: het ergste duurt minuten en zakt dan vanzelf.',
      'Kou helpt meteen: koud water over je polsen, of iets uit de vriezer in een doek tegen je wangen. Noem dan hardop vijf dingen om je heen. Plan niets tot de golf gezakt is.',
    ],
    worry: [
      'Schrijf de zorg op in één zin. Kun je er iets aan doen, geef het dan een dag en een uur. Zo niet, schuif het naar een vast kwartier morgen en ga iets met je handen doen.',
      'Maak twee kolommen: wat je weet en wat je invult. Doe alleen iets met de eerste. Ga daarna tien minuten bewegen, want een hoofd wordt sneller rustig als je lijf iets te doen heeft.',
    ],
    night: [
      'Lig je al een tijd wakker, kom er dan uit. Ga ergens zitten met weinig licht en iets saais, zonder klok en zonder telefoon, en ga terug als je ogen zwaar worden. Sta morgen op je vaste tijd op.',
      'Zet op papier wat er in je hoofd zit, met één eerste stap voor morgen erachter. Maak dan rusten het doel en laat slapen met rust: stil liggen in het donker geeft al iets terug.',
    ],
    loss: [
      'Kies vooraf één ding voor een moeilijke dag of datum: een plek waar jullie graag kwamen, dat ene gerecht, een kaars, een brief. Laat één iemand ervan weten, en houd de rest van die dag leeg.',
      'Houd de dagen klein: iets eten, één keer naar buiten, één iemand spreken. Noem de naam wanneer je wilt. Niets hoeft voor een bepaalde datum opgeruimd of verwerkt te zijn.',
    ],
    breakup: [
      'De komende dagen geen grote gesprekken en niet kijken op dat profiel: zet het op stil, dan hoef je niet elk uur sterk te zijn. Vul het pijnlijkste uur met iemand of een plek, vooraf afgesproken.',
      'Doe wat je eraan herinnert in één doos, uit het zicht, zonder iets te beslissen. Vertel één iemand welke avond het zwaarst is en vraag om die avond. Beantwoord alleen praktische berichten, en pas de dag erna.',
    ],
    people: [
      'Kies een rustig moment, niet midden in de ruzie. Zeg in drie zinnen wat er gebeurde, wat het met je deed en wat je graag zou willen. Houd dan je mond en laat de ander antwoorden.',
      'Vraag het rechtstreeks in plaats van te gissen: één vriendelijke vraag kost minder dan een week piekeren. Loopt het uit de hand, zeg dan dat je er morgen op terugkomt en loop even weg.',
    ],
    alone: [
      'Ga voor vaak in plaats van diep: elke week dezelfde plek op hetzelfde uur, zodat gezichten bekend worden. Dan één kleine uitnodiging met een tijd erin, zoals koffie na de les op donderdag.',
      'App één iemand die je mocht, ook als het lang geleden is: twee regels, iets wat je je herinnert, zonder uitleg. En wees vandaag één uur ergens waar mensen zijn, zonder dat het iets hoeft te worden.',
    ],
    self: [
      'Schrijf de zin op die je jezelf naar het hoofd gooit, en eronder wat je tegen een goede vriend zou zeggen. Doe dan één ding dat eerlijk is: een stukje herstellen, of vandaag genoeg laten zijn.',
      'Haal uit elkaar wat je deed en wie je bent. Valt er iets recht te zetten, maak er dan één zin en één daad van, deze week. Valt er niets recht te zetten, dan mag de straf hier stoppen.',
    ],
    tired: [
      'Snijd vandaag terug tot wat niet kan wachten: één nuttig ding, één fijn ding, eten en bed. Streep iets uit deze week of geef het uit handen. Duurt het al weken, laat de huisarts dan naar een oorzaak kijken.',
      'Begin belachelijk klein: voeten op de grond, raam open, douche. Eerst doen, de zin komt nu pas later. Kies dan iets voor twee minuten, en daarna stoppen telt als gelukt.',
    ],
    children: [
      'Houd het saai en elke keer hetzelfde: weinig woorden, terug naar bed, geen praatje, niets nieuws. Vertel overdag wat de regel is. Sta je op het punt te schreeuwen, leg je kind dan veilig neer en ga even de kamer uit.',
      'Leg vanavond één lat lager: makkelijk eten, niet opruimen. Vraag één volwassene om één concreet uur deze week. En bij een kind: eerst zeggen wat het voelt, dan één keer de grens.',
    ],
    money: [
      'Huur of hypotheek en energie eerst, dan eten, dan de rest. Bel wie geld van je krijgt vóór de datum: voor wie belt, is er vaak een regeling. Noem een bedrag dat je echt kunt volhouden.',
      'Zet drie bedragen op één blaadje: wat er is, wat weg moet voor je loon, wat er nog komt. Bel dan de schuldhulp van je gemeente of het OCMW. Dat is gratis, en ze bellen vaak met je mee.',
    ],
    study: [
      'Zoek uit wat het zwaarst telt en begin daar, niet op bladzijde één. Vijfentwintig minuten met het boek dicht opschrijven wat je nog weet, dan vijf minuten pauze. En stop op tijd om te slapen.',
      'Pak het erbij en doe het kleinste stukje: één opdracht, één alinea, slecht mag ook. Telefoon in een andere kamer. Haal je de datum niet, mail dan vandaag en niet erna.',
    ],
    work: [
      'Vraag waar het over gaat: dat is heel normaal en staat niet wanhopig. Noteer voor jezelf de feiten, met data. In het gesprek kun je zeggen: “Daar wil ik even over nadenken, ik kom er morgen op terug.”',
      'Neem één punt mee, niet alles: wat er gebeurde, wat het voor het werk betekent, wat je voorstelt. Vraag er tien minuten voor. En houd deze week één avond vrij waarop werk je niet kan bereiken.',
    ],
    ahead: [
      'Geef de beslissing een datum, en zoek tot dan twee dingen uit die je nog niet weet. Probeer het in het klein, een dag, of praat met iemand die het al doet. Je kiest een volgende stap, geen heel leven.',
      'Maak een lijst van wat geregeld moet zijn en verdeel die in vooraf, op de dag zelf en later. Doe eerst waar een datum op zit. Zoek voor de rest één iemand die dit ook deed, en stel die drie vragen.',
    ],
    body: [
      'Schrijf op sinds wanneer, hoe vaak en wat het beter of erger maakt, en ga daar deze week mee naar de huisarts. Tot dan ’s nachts niet zoeken op internet. Wordt het plots of heftig, bel dan vandaag.',
      'Splits het in tweeën: wat een arts moet beantwoorden, en wat vandaag makkelijker maakt. Het eerste komt op een lijstje voor de afspraak. Voor het tweede: rust, iets warms, en één iemand die het weet.',
    ],
    anger: [
      'Antwoord nog niet. Loop tien minuten, schrijf de boze versie voor niemand, en zoek dan die ene grens waar iemand overheen ging. Zeg morgen alleen dat, met een gewone stem.',
      'Eerst je lijf: de kamer uit, koud water, schouders laag. Bedenk dan wat je morgen bereikt wilt hebben, en doe alleen wat daarheen leidt. Nu iets sturen doet dat zelden.',
    ],
    good: [
      'Vertel het vandaag nog aan één iemand die blij voor je is. Maak dan een kort lijstje: wat moet er vooraf zijn, wie vraag ik, voor wanneer. Vraag vroeg wat je niet weet, van wie nieuw is verwacht men dat.',
      'Houd er iets van vast: een foto, drie regels over hoe het ging. En zet de volgende praktische stap nu in je agenda, dan is de rest van de dag om van te genieten.',
    ],
    general: [
      'Neem het stuk dat het meest drukt en maak het zo klein als een uur: wat kan er vanavond anders zijn. Doe de eerste twee minuten daarvan nu. De rest kan op papier wachten.',
      'Schrijf drie manieren op, met een slechte erbij. Streep door wat je geen week volhoudt. Neem van de rest wat je vandaag al kunt beginnen, en vertel iemand dat je begonnen bent.',
      'Slaap er een nacht over als dat kan, weinig wordt erger voor morgenmiddag. Leg het tot dan voor aan één iemand die je op goede en slechte dagen kent. Doe daarna eerst de kleinste stap.',
      'Bedenk wat je een vriend in jouw plaats zou zeggen, en schrijf dat op alsof het een brief is. Doe dan wat er op de eerste regel staat.',
    ],
  },
  plan: {
    panic: [
      'Het komende uur: tien minuten waar je bent, langzaam uitademen. Dan een paar slokjes water en een kort, rustig rondje. Dan één boodschap, de dichtstbije, en langs de makkelijke weg naar huis. De rest kan morgen.',
      'Eerst zitten tot je benen weer stevig zijn. Dan één iemand appen waar je bent. Dan dat ene wat niet kan wachten, zonder haast, en weg mag altijd. Daarna naar huis, iets warms, vandaag niets meer.',
    ],
    worry: [
      'Het komende uur: tien minuten alles opschrijven waar je over piekert. Tien minuten één ding kiezen waar je iets aan kunt doen, en de eerste stap zetten. Dan een halfuur iets met je handen, het lijstje in een la.',
      'Vanavond: tot acht uur één telefoontje of bericht dat het verder helpt. Dan eten, zonder scherm. Om negen uur krijgt de zorg een kwartier op papier. Daarna is het voor morgen.',
    ],
    night: [
      'Het komende uur: licht laag, telefoon in een andere kamer. Tien minuten voor dat ene ding van morgen op papier. Dan iets warms, bed, langzaam uitademen. Nog wakker na een tijd, dan weer op met iets saais.',
      'Vannacht: geen klok meer. Zit rechtop bij weinig licht met een saai boek tot je ogen dichtvallen, dan bed. Morgen op je gewone tijd op, binnen een halfuur daglicht, en geen lang dutje.',
    ],
    loss: [
      'Voor vandaag: iets eten, al is het een boterham. Dan tien minuten buitenlucht. Vanmiddag één telefoontje met iemand die diegene ook kende. Vanavond een kwartier een kaars of een foto, en dan de radio zachtjes aan.',
      'Het komende uur: ga zitten met iets warms. Dan tien minuten met een herinnering, met opzet. Dan een klein klusje met een einde, zoals de afwas. Dan iemand bellen of appen, al is het maar om een stem te horen.',
    ],
    breakup: [
      'Vooraf: spullen ingepakt bij de deur, en iemand die je kunt bellen. Tijdens het halen: tien minuten, praktische zinnen, geen groot gesprek. Daarna: meteen de deur uit, naar iemand toe, voor twee uur.',
      'Vanavond: eerst eten, dan douchen. Dan een film of de stem van een vriend, met die chat op stil tot morgen. Naar bed op je gewone tijd, telefoon op de gang. Morgen plannen we morgen.',
    ],
    people: [
      'Eerst een uur uit elkaar. Dan drie regels opschrijven: wat er gebeurde, wat het deed, wat je wilt. Dan vragen om tien minuten morgenavond. In het gesprek: jouw drie regels, het antwoord, en stoppen voor het in rondjes gaat.',
      'Vandaag zeg je niets. Vanavond schrijf je de versie die je niet stuurt, en die gaat weg. Morgenochtend kies je één zin en een tijd. Spreek daarna af met iemand die aan jouw kant staat, hoe het ook liep.',
    ],
    alone: [
      'Het komende uur: gezicht wassen en iets aantrekken om de deur mee uit te gaan. Twintig minuten waar mensen zijn, een winkel of een bankje. Dan één appje aan één iemand. Dan terug, iets warms en een stem op de radio.',
      'Deze week: één vast uur waar dezelfde mensen terugkomen, een les of een club. Eén bericht aan iemand van vroeger. Eén uitnodiging met een dag erin. De andere avonden mogen stil zijn.',
    ],
    tired: [
      'Voor vanavond: eerst tien minuten liggen. Dan alleen waar je morgenochtend niet zonder kunt. Dan iets simpels eten, zittend. De rest blijft waar het is, en je ligt in bed op de tijd die jij wilt.',
      'Morgen: opstaan, water, raam open, tien minuten naar buiten. Voor de middag één nuttig ding. Na de lunch een halfuur plat, zonder telefoon. ’s Avonds iets fijns, kort. Alles daarbovenop is extra.',
    ],
    children: [
      'Vanavond: eerst tien minuten zitten. Dan alleen wat de ochtend nodig heeft: kleren, tassen, broodtrommels. De was blijft liggen. Dan douchen en gaan liggen. Wie wakker wordt, gaat terug met elke keer dezelfde vijf woorden.',
      'Het komende uur: kinderen veilig bij iets saais. Jij: water, eten, vijf minuten bij het raam. Dan één ronde opruimen, tien minuten met de kookwekker. Dan iedereen naar bed, in dezelfde volgorde als altijd.',
    ],
    money: [
      'Vandaag: huur, energie en alles met een datum op één blaadje. Dan het eetgeld apart leggen tot je loon komt, verdeeld per dag. Morgenochtend: bel degene die je niet kunt betalen, en noem een deel en een datum.',
      'Tot je loon: per dag een envelop met contant geld, eten en vervoer eerst. Eén telefoontje per dag: verhuurder, dan energie, dan wie er nog wacht. Wat stil kan, gaat vandaag stil, abonnementen als eerste.',
    ],
    study: [
      'Vanaf nu: tien minuten alle onderwerpen opschrijven en de twee aankruisen die het zwaarst tellen. Dan twee rondes van vijfentwintig minuten voor het eerste, vijf pauze ertussen. Het tweede net zo. Laatste halfuur: uit je hoofd opschrijven, tas inpakken, slapen.',
      'Lichter, voor vanavond: één ronde per onderwerp, de kern en één voorbeeld, hardop. Na elke ronde even staan. Een uur voor bed stop je, wat er ook nog ligt. Morgenochtend tien minuten je eigen aantekeningen.',
    ],
    work: [
      'Vandaag: tien minuten de feiten opschrijven, met data. Dan één regel om te vragen waar het over gaat of om een moment. De avond ervoor: je twee punten op een kaartje, kleren klaar, bed. Op de dag: op tijd, je punten zeggen, een nacht bedenktijd vragen.',
      'Het komende uur: kies de ene taak waar iemand op wacht. Vijfentwintig minuten daaraan, deur en berichten dicht. Vijf minuten naar buiten. Dan een kort bericht hoe ver je bent aan wie het moet weten. En dan stop je.',
    ],
    general: [
      'Het komende uur: tien minuten voor je lijf, dus water, eten of een douche. Dan twintig minuten aan dat ene wat het meest drukt. Dan een kort appje aan iemand. Dan een halfuur dat alleen van jou is.',
      'Vandaag: voor de middag het lastigste kleine ding. Na de lunch een rondje, hoe kort ook. Eind van de middag iets voor morgen. ’s Avonds niets meer beslissen, en naar bed op een vaste tijd.',
      'In drie stappen. Eerst: schrijf op wat er voor het slapen moet gebeuren, hooguit drie dingen. Dan: doe het kortste, meteen. En dan: geef het tweede een tijd, en schuif het derde met opzet naar morgen.',
    ],
  },
  wording: {
    breakUp: [
      'Deze is duidelijk en niet gemeen: “Ik heb er lang over nagedacht. Ik wil niet verder als stel. Dat verandert niet meer, en ik wil je graag uitleggen waarom als je dat wilt.” Zeg het vroeg in het gesprek, niet aan het eind.',
      'Je kunt zo beginnen: “Ik moet iets zeggen wat moeilijk is om te horen. Ik stop ermee. Jij deed niets verkeerd door meer te willen, en ik kan het niet geven.” Laat daarna een stilte.',
    ],
    apologise: [
      'Deze blijft overeind: “Sorry voor wat ik zondag zei. Het was niet eerlijk, en ik zie dat het je pijn deed. Je hoeft niet te antwoorden. De volgende keer wil ik het beter doen.” Laat elke “maar” weg.',
      'Kort en heel: “Dat was fout van mij. Ik had het je eerst moeten vragen. Voor vrijdag zet ik het recht.” Verander het laatste in wat je echt kunt doen.',
    ],
    condole: [
      'Je kunt schrijven: “Wat verdrietig. Ik weet niet de goede woorden, en ik denk aan je. Donderdag zet ik een pan soep voor de deur, je hoeft niet te reageren.”',
      'Simpel is het best: “Ik hoorde het net, gecondoleerd. Ik weet nog hoe warm je altijd vertelde. Wil je praten, of juist niets zeggen met iemand erbij, dan kom ik.”',
    ],
    sayNo: [
      'Een nee zonder redenen: “Dank je dat je aan me dacht. Het lukt me deze keer niet.” Wordt er aangedrongen, zeg dan dezelfde zin nog eens, op dezelfde toon.',
      'Lief en stevig: “Ik weet dat het belangrijk voor je is. Ik ga het niet doen. Wat ik wel kan, is een uur op zaterdag.” Laat het laatste weg als je niets wilt geven.',
    ],
    askForHelp: [
      'Je kunt sturen: “Het gaat nu even niet zo goed, en ik wil er niet alleen mee zitten. Kun je me vanavond tien minuten bellen? Je hoeft niets op te lossen.”',
      'Op iets concreets zegt men makkelijker ja: “Ik red het deze week niet allemaal. Kun je zaterdag van twee tot vier de kinderen nemen, of woensdag eten brengen? Kan het niet, zeg het dan eerlijk, dat is ook goed.”',
    ],
    moreTime: [
      'Kort en zakelijk: “Goedendag, het hele bedrag lukt niet op de vervaldatum. Vrijdag kan ik de helft betalen en de rest als mijn loon er is. Laat u me morgen weten of dat kan.” Vul je eigen bedragen en dagen in.',
      'Je kunt schrijven: “Ik haal de deadline niet, en dat zeg ik liever nu dan te laat. Mag het tot maandag? Wat ik nu heb, kan ik vandaag al laten zien.”',
    ],
    cancel: [
      'Een lang verhaal is niet nodig: “Sorry, ik kom vanavond toch niet. Ik ben op en heb de avond nodig. Volgende week zie ik je graag, dinsdag bijvoorbeeld.” Stuur het nu en leg de telefoon weg.',
      'Voor het werk: “Ik ben ziek en kom vandaag niet. Vanavond laat ik weten hoe het morgen wordt.” Meer hoeven ze niet te weten.',
    ],
    invite: [
      'Losjes, met een uitweg: “Hé, ik ga donderdag na de les koffie halen, heb je zin om mee te gaan? Zo niet, ook prima.”',
      'Licht en duidelijk: “Je had het laatst over die koffie. Ik kan woensdag om vier uur of zaterdagochtend, als je zin hebt.” Met een dag erin wordt het echt, zonder druk.',
    ],
    reconnect: [
      'Twee regels is genoeg: “Hé, ik fietste vandaag langs onze oude plek en dacht aan je. Het is lang geleden, ook door mij. Ik ben benieuwd hoe het met je gaat.”',
      'Zonder lang excuus: “Ik wilde je al een tijd schrijven en stelde het steeds uit. Ik mis onze gesprekken. Als je zin hebt, bellen we een keer op een avond.”',
    ],
    collect: [
      'Praktisch en rustig: “Zaterdag tussen twee en vier kan. Ik zet alles ingepakt bij de deur.” Op de rest hoef je in dat bericht niet te antwoorden.',
      'Eén regel mag ook: “Ik heb je bericht gelezen. Morgen antwoord ik, als ik heb kunnen nadenken.” En morgen: één zin over dat ene wat gevraagd werd.',
    ],
    complain: [
      'Rustig en duidelijk: “Hé, wil je mij uit die foto taggen? Ik ben niet boos, ik sta er alleen niet leuk op.” Of bij iets groters: “Toen je dat vertelde waar iedereen bij was, voelde ik me klein. Laat het de volgende keer weg.”',
      'Voor een groep: “Voor de duidelijkheid: ik heb de sleutel gekregen. Ik ga er hier niet over discussiëren. Wie meer wil weten, mag me bellen.” Zet de groep daarna een avond op stil.',
      'Wat er gebeurde, wat het deed, wat je wilt: “Je kwam weer een uur later en ik zat te wachten. Dan voel ik me niet belangrijk. App me de volgende keer zodra je het weet.”',
    ],
    hardNews: [
      'Begin met een kader: “Ik wil je iets vertellen wat niet makkelijk voor me is. Laat me even uitpraten voor je iets zegt.” En dan het feit in één zin, zonder het drie keer te verzachten.',
      'Schrijven mag ook: “Ik zet het liever op papier, dan zeg ik het goed. Ik wist lang niet hoe.” Dan één gewone zin met wat het is. En als slot: “Morgen wil ik er graag over praten, als je het hebt laten bezinken.”',
    ],
    atWork: [
      'Vriendelijk en normaal: “Hoi, ik zag de afspraak voor donderdag. Kun je kort zeggen waar het over gaat, dan bereid ik me voor?” Eén regel, en dan de telefoon weg.',
      'Voor een gesprek met je baas: “Ik wil deze week graag tien minuten over mijn werkdruk praten. Er ligt meer dan er in mijn uren past, en ik wil samen kijken wat eerst komt.”',
    ],
    ask: [
      'Vragen komt juist goed voorbereid over: “Een korte vraag vooraf: neem ik zelf iets mee, of is dat er al?” Die vraag krijgen ze elke week.',
      'Je kunt zeggen: “Ik wil zeker weten dat ik het goed heb. Kun je nog één keer zeggen hoe je het wilt hebben?” Dat neemt niemand je kwalijk.',
    ],
    general: [
      'Probeer deze: “Ik wil je al een tijdje iets zeggen en weet niet goed hoe. Het gaat over ons, en ik vind het belangrijk. Heb je vanavond tien minuten?” Verander elk woord dat niet van jou is.',
      'Drie korte stukjes: “Toen dat gebeurde, voelde ik me buitengesloten. Ik wil er graag over praten voor we iets beslissen. Kan morgenavond?” Vul je eigen midden in.',
      'Zachter, in één regel: “Ik ben niet goed in dit soort dingen zeggen, dus ik schrijf het: het zit me dwars, en ik wil het graag goed hebben tussen ons.”',
      'Nog gewoner: “Wat ik nodig heb, is een beetje tijd en een eerlijk antwoord. Meer niet.”',
    ],
  },
  information: {
    rights: [
      'Of dat mag, hangt af van je land en je contract, en ik kan het niet opzoeken. De vakbond, een juridisch loket, een wetswinkel of de huurdersbond kan het wel, vaak gratis. Teken tot dan niets ter plekke: een dag bedenktijd vragen mag.',
      'Daar kan ik niet over oordelen, ik ben een klein programma zonder wetboeken. Noteer data en precieze woorden, bewaar elke brief en ga ermee naar een rechtswinkel of loket. Schriftelijk vragen waar het over gaat, mag altijd.',
    ],
    panic: [
      'Bonzend hart, strakke borst, tintelende handen, het gevoel dat je doodgaat: dat doet paniek allemaal. Het piekt binnen zo’n tien minuten en is meestal na een halfuur weg. Is het nieuw, trekt het naar arm of kaak of val je flauw, laat dan meteen een arts kijken.',
      'Bij paniek gaat het alarm af zonder brand: van snel ademen tintelen je handen en worden je benen slap. Je wordt er niet gek van, en het stopt ook als je niets doet. Een arts kan één keer goed naar je hart kijken, dan weet je dat.',
    ],
    breakup: [
      'Dat verschilt enorm. Bij de meeste mensen gaat het scherpste er na een paar weken tot drie maanden af, en na een lange relatie kan het een jaar duren. Het komt in golven: een slechte dag later betekent niet dat je terug bij af bent.',
      'Ja, iemand missen die niet goed voor je was, is heel gewoon: je mist ook de gewoonte en wat je hoopte. Geen contact maakt het korter, dat profiel bekijken maakt het langer.',
    ],
    grief: [
      'Een normale duur bestaat niet. Het eerste jaar met al die data is meestal het zwaarst, en na jaren komen er nog golven. Tegen iemand praten, een stem horen, voor twee dekken: heel veel mensen doen het. Wordt het na een jaar nergens lichter, vertel het de huisarts.',
      'Lachen, niets voelen, boos zijn, opgelucht zijn: het hoort er allemaal bij en zegt niets over hoeveel je van iemand hield. Rouw gaat niet in stappen, het komt en gaat.',
    ],
    crying: [
      'Ja. Veel huilen, om iets kleins of pas dagen later, is hoe veel lichamen spanning kwijtraken. Niet kunnen huilen komt net zo vaak voor. Is het langer dan twee weken het grootste deel van de dag, zeg het dan tegen je huisarts.',
      'Huilen van moeheid, boosheid of opluchting is gewoon, ook zonder te weten waarom. Het betekent niet dat je zwak bent of eronderdoor gaat. Water en een koud washandje helpen tegen de hoofdpijn erna.',
    ],
    numb: [
      'Niets voelen is een bekend antwoord op te veel: na een verlies, een schrik of lange stress gaat het volume omlaag. Meestal komt het in stukjes terug, vaak eerst als tranen. Duurt het langer dan twee weken, laat je huisarts dan meekijken.',
    ],
    sleep: [
      'Niet kunnen slapen voor iets groots overkomt bijna iedereen, en één korte nacht kost je minder dan je denkt: je lijf haalt het in. Stil liggen in het donker telt voor een deel als rust.',
      'Volwassenen hebben ongeveer zeven tot negen uur nodig, tieners acht tot tien, en een paar slechte nachten kunnen geen kwaad. Een of twee keer wakker worden hoort bij slapen. Duurt het een maand, dan kan de huisarts helpen, ook zonder pillen.',
    ],
    friends: [
      'Meestal door dezelfde mensen steeds weer te zien bij iets anders: een cursus, een team, vrijwilligerswerk, een spelletjesavond. Het duurt een uur of vijftig voor het vriendschap wordt, dus elke week een uurtje wint het van één grote avond.',
      'Dat het later moeilijker gaat is normaal: niemand zet je nog naast elkaar in de klas. Wat werkt: vaak gaan, een naam onthouden, en zelf een dag voorstellen. De meeste mensen vinden ons aardiger dan we denken.',
    ],
    homesick: [
      'Heimwee kan ver na een verhuizing komen, vaak als de eerste drukte voorbij is, en met feestdagen weer terug zijn. Bij de meesten wordt het in het eerste jaar milder, sneller met één vaste plek en één vast iemand. Het betekent niet dat komen een fout was.',
    ],
    badThoughts: [
      'Bijna iedereen heeft nare gedachten die uit het niets komen, en ze zijn juist het tegendeel van wat iemand wil: daarom schrik je ervan. Een gedachte is geen wens en geen daad. Wegduwen maakt ze groter, voorbij laten gaan kleiner. Beheersen ze je dag, dan weet een arts er raad mee.',
    ],
    study: [
      'Dichtklappen onder druk komt veel voor: stress sluit de weg naar wat je weet voor een minuut of twee af. Voeten op de grond, lang uitademen, begin met een vraag die je kunt, en het komt terug. Wat je met het boek dicht ophaalt, blijft het best hangen.',
    ],
    children: [
      'Heel veel ouders kennen dat: van ze houden en weg willen rennen, je vervelen, niet meer aangeraakt willen worden. Daar word je geen slechte ouder van. De meeste fases zijn binnen weken voorbij. Ben je bang de controle te verliezen, bel dan vandaag een vriend of een opvoedlijn.',
      'Hoe kinderen het doen verschilt enorm, dus het kind van de buren is geen maat. Bij echte zorgen over slapen, groeien of praten is het consultatiebureau, Kind en Gezin of de huisarts het adres. Die krijgen dat elke dag te horen.',
    ],
    tired: [
      'Moe blijven ondanks slaap kan komen van te veel en te lang, van somberheid, of van je lijf: ijzer, schildklier, een infectie. Daarom is na een paar weken een bezoek aan de huisarts zinvol. Luiheid voelt anders: wie lui is, heeft er geen last van.',
    ],
    anger: [
      'Boosheid en jaloezie zijn gewoon, en van het voelen heeft niemand last, hooguit van wat je ermee doet. De eerste vlam duurt een paar minuten als er niets bijkomt. Meer dan anders komt vaak door te weinig slaap of te veel inslikken.',
    ],
    worry: [
      'Een lijf dat zich zorgen maakt heeft het druk: buikpijn, geen trek, koude handen, gedachten in rondjes. Dat hoort erbij en kan geen kwaad. Het zakt als het wachten voorbij is, en eerder als je beweegt. Vult het maandenlang de meeste dagen, dan weet de huisarts wat helpt.',
    ],
    alone: [
      'Heel gewoon, ook bij mensen met veel contacten: ongeveer een op de drie of vier kent het. Het zegt dat er iets ontbreekt, niet dat er iets mis is met jou. Verlegen of stil zijn is ook geen fout. Klein en regelmatig contact past daar het best bij.',
    ],
    normal: [
      'Voor zover ik het van hier zie, ja: veel mensen zouden op jouw plek hetzelfde voelen of doen. Naar de huisarts ga je ermee als het weken duurt, sterker wordt, of je van eten, slapen of werken afhoudt.',
      'Daar zit veel ruimte in, en wat je beschrijft klinkt mij menselijk. Ik ben een programma en kan niemand onderzoeken. Maakt het je bang of wordt het in twee weken niet minder, vraag het dan iemand die dat wel kan.',
    ],
    unknown: [
      'Dat weet ik niet: ik ben een klein programma zonder bibliotheek en wil niets verzinnen. Met een zoekmachine heb je het zo. Waar het voor is, daar kan ik wel bij helpen: een plan, een zin, een pauze.',
      'Opzoeken kan ik niet, dus ik zou maar gokken. Iemand die ermee werkt, of een goede website, vertelt het je goed. Breng mee wat je vindt, dan kijken we wat je ermee doet.',
      'Voor feiten ben je bij mij verkeerd, ik heb alleen wat alledaags over slaap, stress en mensen. Een leraar, de bieb of een zoekmachine is sneller, en het klopt.',
    ],
  },
  opinion: {
    loss: [
      'Ik ben een programma, dus neem het als een blik van buiten: gek is het niet, het is een manier om iemand dichtbij te houden. Ervoor spreekt dat het je goeddoet. Ertegen alleen als het je van eten, slapen of mensen afhoudt.',
    ],
    breakup: [
      'Van buitenaf, als programma: voor afstand spreekt dat elk contact het weer openhaalt, ertegen dat open dingen open blijven. Is er iets praktisch, regel het dan schriftelijk. De rest mag een paar weken wachten.',
    ],
    people: [
      'Ik ben een programma en hoor maar één kant. Voor gaan of iets zeggen spreekt dat het de lucht klaart. Voor wegblijven dat het nog vers is en op een scène kan uitlopen. Eén keer wegblijven is niet fout, met één zin waarom is het eerlijk.',
      'Eén kant hoor ik, en dan nog als programma. Voor de vriendelijke uitleg spreekt dat het überhaupt gezegd is, voor de andere dat woorden weinig kosten. Neem het één keer letterlijk, met een dag erbij, en het antwoord zegt je genoeg.',
    ],
    self: [
      'Als programma heb ik er geen belang bij: ik lees iemand die iets fout deed of een slechte dag had, geen slecht mens. Voor jouw aandeel spreekt wat je deed, tegen alle schuld wat je niet kon weten. Een eerlijke helft is genoeg om te dragen.',
    ],
    work: [
      'Mijn kijk, voor wat die van een programma waard is: voor aankaarten spreekt dat zwijgen als instemmen telt, ertegen het moment en wie er beslist. Heb je het op papier en stel je iets voor, dan is het risico klein.',
    ],
    ahead: [
      'Vooruitkijken kan ik niet, als programma. Ervoor spreekt wat je zou betreuren nooit geprobeerd te hebben, ertegen wat je niet terug kunt draaien. Kan het terug, probeer het dan klein. Zo niet, neem nog twee weken en één mening erbij.',
    ],
    general: [
      'Ik ben een programma, dus dit is een blik en geen oordeel. Voor jou spreekt dat je erover nadacht voor je iets deed. Ertegen alleen wat de ander misschien weet en jij niet. Fout zou ik het niet noemen.',
      'Eerlijk, en zonder een mens te zijn: ik vind het begrijpelijk, en niet dom. Het enige wat ik zou nagaan, is of je het na een nacht slaap nog steeds wilt.',
      'Van buitenaf gezien kan allebei waar zijn: dat er een reden was, en dat het voor jou niet oké was. Je hoeft het eerste niet te weerleggen om iets met het tweede te doen.',
      'Ervoor: je hebt een antwoord. Ertegen: het kan een dag ongemakkelijk zijn. Als programma kan ik dat niet voor je afwegen, maar het tweede is eerder voorbij.',
    ],
  },
  distraction: [
    'Een spelletje: neem de eerste letter van je naam. Nu een dier, een stad, een gerecht en een film met die letter. Schrijf ze hier, snelheid telt en spelling niet.',
    'Een octopus heeft drie harten en proeft met zijn armen. Twee van die harten staan stil als hij zwemt, dus loopt hij liever.',
    'Kies zonder lang nadenken: bergen of zee, soep of taart, onzichtbaar of kunnen vliegen, altijd tien minuten te laat of altijd een uur te vroeg. Schrijf je vier op.',
    'Een raadsel: ik heb steden zonder huizen, rivieren zonder water en bossen zonder bomen. Raad even voor je verder leest: het is een landkaart.',
    'Kijk om je heen en zoek voor elke kleur van de regenboog één ding, rood eerst. Schrijf op welke het moeilijkst te vinden was.',
    'In Zweden staat een hotel dat elke winter opnieuw wordt gebouwd van ijs uit de rivier, en elke lente stroomt het er weer in terug. De gasten slapen op rendiervachten.',
    'We richten een plek in die niet bestaat: een huisje met één kamer. Er mogen drie spullen in, een raam met elk uitzicht dat je wilt, en één dier. Schrijf wat er staat.',
    'Koeien hebben beste vriendinnen en worden onrustig als die weg zijn. Zeeotters houden elkaars poot vast in hun slaap, zodat ze niet uit elkaar drijven.',
    'Tel vanaf honderd terug met zeven tegelijk, zo ver als je komt, en schrijf op waar je strandde. Niemand komt ver, en je hoofd heeft ondertussen geen plek voor iets anders.',
    'We maken een verhaal, om de beurt een zin. De mijne: op een dinsdag, bij de eindhalte van lijn drie, begon een koffer te neuriën. Nu jij.',
  ],
  company: [
    'Ik ben hier. Je hoeft niets slims te zeggen, of helemaal niets. Schrijf af en toe een woord als je wilt, en ik antwoord elke keer.',
    'Dan zitten we hier een tijdje, jij en een programma dat geen haast heeft. Maak het je zo lekker als daar kan.',
    'Hier. Er hoeft nu niets. Voel de stoel of het bed onder je, meer vraagt deze minuut niet.',
    'Ik houd je gezelschap, zo goed als een paar regels op een scherm dat kunnen. Vertel wat je vanaf je plek ziet, of niets.',
    'Ik ben er nog. Laat de tijd in z’n eigen tempo voorbijgaan.',
    'Je stoort hier niemand, hoe laat het ook is. We kunnen ook stil zijn.',
    'We wachten het samen uit. Is een mens fijner, app er dan een. Het mag ook allebei.',
    'Ik lees mee. De ene ademhaling na de andere is nu genoeg.',
  ],
  doWithMe: [
    'Samen dan, nu meteen.',
    'Goed, we doen het direct.',
    'Dan beginnen we, en je kunt altijd stoppen.',
    'Prima: volg me regel voor regel.',
    'Ja. Nog een keer, en langzamer.',
    'Doen we. Blijf zitten zoals je zit.',
  ],
  listen: [
    'Dan luister ik alleen. Geen advies en geen vragen.',
    'Goed: jij praat, ik lees. Hier hoeft niets opgelost.',
    'Vertel maar, zo lang en zo rommelig als je wilt. Ik luister alleen.',
    'Oké, van mij geen tips. Zeg het zoals het is.',
    'Ik luister, en verder doe ik niets.',
  ],
  memory: {
    named: [
      'Je noemde de naam: {name}.',
      'De naam die je me gaf, is {name}.',
      'Dat is {name}, volgens wat je eerder schreef.',
    ],
    quoted: [
      'Eerder schreef je: “{words}”.',
      'Ik heb teruggekeken, je schreef “{words}”.',
      'Wat ik daarover van je heb, is “{words}”.',
    ],
    unknown: [
      'Dat vind ik niet terug in ons gesprek, en gokken wil ik niet. Zeg het nog een keer, dan heb ik het.',
      'Volgens mij is dat hier niet langsgekomen. Ik weet alleen wat er in dit gesprek staat.',
      'Ik weet het niet zeker, en dat zeg ik liever dan iets te verzinnen. Je kunt het me nog eens vertellen.',
    ],
  },
  offers: [
    'Hier is een korte oefening voor: “{title}”. Die begint hieronder.',
    'Wil je meer dan lezen, dan staat “{title}” hieronder, een paar minuten lang.',
    'Hiervoor heb ik “{title}”: een paar stappen, en je kunt bij elke stoppen. Het begint hieronder.',
    '“{title}” loopt het stap voor stap met je door. Het begint hieronder.',
    'Wat in een paar minuten helpt, is “{title}”. Je vindt het hieronder.',
    'Hieronder staat “{title}”, gemaakt voor zulke momenten.',
  ],
  repairs: {
    questions: [
      'Je hebt gelijk, dat waren te veel vragen. Ik stop ermee.',
      'Begrepen: van mij geen vragen meer.',
      'Klopt, ik zat je uit te horen. Dat houdt hier op.',
    ],
    repeating: [
      'Je hebt gelijk, ik viel in herhaling.',
      'Waar, dat was hetzelfde in andere woorden. Ik pak het anders aan.',
      'Terecht: ik draaide rondjes.',
    ],
    misunderstood: [
      'Dan las ik je verkeerd, sorry daarvoor.',
      'Dat was mis. Dank je dat je het zegt.',
      'Ik had het fout. Jouw versie telt.',
      'Niet wat je bedoelde dus, ik neem het terug.',
    ],
    unhelpful: [
      'Daar had je dus niets aan. Dat snap ik.',
      'Goed dat je het zegt: dat bracht je nergens.',
      'Oké, die was ernaast. Ik ben een programma, en soms zit ik ernaast.',
      'Dat klonk hol, ik zie het.',
    ],
  },
  ways: [
    'Twee manieren om verder te gaan: jij vertelt en ik luister alleen, of je schrijft “plan” en je krijgt er een voor de komende uren.',
    'Kies wat nu beter is: ik houd me stil en lees, of ik geef je iets te doen, met “oefening”.',
    'Van hier kan ik zonder commentaar luisteren, of je een zin geven om te gebruiken als je zegt voor wie.',
    'Of jij vertelt het op jouw manier en ik blijf kort, of we laten het en praten over iets heel anders.',
    'Je kunt alles eruit gooien zonder meer dan een regel van mij terug, of je schrijft “advies” en krijgt twee concrete zinnen.',
  ],
  otherTopics: [
    'Dan laten we dat waar het is. Vertel iets heel anders, groot of klein.',
    'Goed, iets anders. Het mag van vandaag zijn, over iemand die je graag mag, of over niets bijzonders.',
    'Prima, een ander onderwerp. Begin waar je wilt; ik kom er niet op terug, tenzij jij dat doet.',
  ],
};
