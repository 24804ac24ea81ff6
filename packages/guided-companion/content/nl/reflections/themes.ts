import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Als je lijf zo alarm slaat, kan het voelen als het einde van de wereld, en toch gaat het voorbij.',
      'Zo’n schrik laat een tweede achter: de angst dat het terugkomt.',
      'Alles in je ging op rood, en dat is beangstigend.',
      'Het is logisch dat je na zoiets staat te trillen.',
    ],
  },
  grief: {
    low: [
      'Een verlies als dit verandert de vorm van gewone dagen.',
      'Wie zo gemist wordt, liet een plek achter die niemand anders vult.',
      'Het zit ook in de kleine dingen van de dag.',
      'Hier bestaat geen schema voor, wat iemand ook zegt.',
      'Dat er zo’n gat is, is niet gek.',
    ],
  },
  breakup: {
    low: [
      'Als het eindigt, is het nooit alleen de persoon: ook de plannen en de kleine gewoontes gaan mee.',
      'Het klinkt alsof er overal herinneringen liggen.',
      'Zo’n einde kan flink schudden aan hoe je jezelf ziet.',
      'Je hebt veel van jezelf in die relatie gestoken.',
    ],
    high: ['Het klinkt alsof dit einde je ook ruimte gaf om te ademen.'],
  },
  parenting: {
    any: ['Een kind grootbrengen raakt alles, van je slaap tot wie je bent.', 'Er gaat zoveel van jou in dat zorgen.'],
    low: [
      'Wie voor iedereen zorgt, krijgt zelden de vraag hoe het gaat.',
      'Liefde en uitputting onder één dak, de hele dag door.',
      'Je wilt het goed doen, en dat willen weegt ook.',
    ],
  },
  sleep: {
    any: ['Slaap lijkt hier het middelpunt van te zijn.'],
    low: [
      'Om drie uur ’s nachts lijkt alles groter, en er is niemand om het mee te delen.',
      'Zulke nachten nemen ook een hap uit de volgende dag.',
      'Je lijf wil rust en je hoofd klokt niet uit.',
      'Hoe harder je probeert te slapen, hoe verder de slaap wegrent.',
    ],
  },
  guilt: {
    low: [
      'Je speelt het steeds opnieuw af, alsof het nog over kan.',
      'Het blijft aan je knagen.',
      'Je legt jezelf hier langs een heel strenge lat.',
      'Het is moeilijk om eerlijk te zijn voor wie je was, voor je wist wat je nu weet.',
    ],
  },
  selfWorth: {
    low: [
      'De stem in je hoofd is wel erg hard voor je.',
      'Het is uitputtend om samen te leven met een criticus die nooit vrij neemt.',
      'Het klinkt alsof het in je eigen ogen nooit helemaal genoeg is.',
      'Wat je mist ligt onder een vergrootglas, en wat je hebt is onscherp.',
    ],
    high: ['Het klinkt alsof je met zachtere ogen naar jezelf begint te kijken.'],
  },
  loneliness: {
    low: [
      'Je kunt mensen om je heen hebben en toch voelen dat niemand dichtbij komt.',
      'Het doet pijn als niemand vraagt hoe het gaat en op het antwoord wacht.',
      'Als het stil wordt, is het nog erger.',
      'Hieronder ligt een wens om echt gezien te worden.',
    ],
  },
  exhaustion: {
    low: [
      'Dit klinkt als het soort moe waar een nacht slaap niet tegen helpt.',
      'Het klinkt alsof alleen de reserve over is.',
      'Er vraagt veel om je energie, en er geeft weinig terug.',
      'Als alles van jou afhangt, wordt zelfs rusten een taak.',
    ],
  },
  money: {
    any: ['Geld is nooit alleen cijfers: het is ook veiligheid en vrijheid.'],
    low: [
      'Als de sommen niet uitkomen, blijft het hoofd de hele dag rekenen.',
      'Zulke druk gaat mee naar bed.',
      'Bovenop de zorgen komt nog dat je er niet met iedereen over kunt praten.',
    ],
  },
  study: {
    any: ['Je studie neemt nu veel ruimte in.', 'Er hangt voor jou veel van af.'],
    low: [
      'Het klinkt alsof elke toets een toets van je waarde is geworden.',
      'Met zoveel druk wordt zelfs leren moeilijk.',
      'Je jaagt jezelf op alsof er geen tweede kans bestaat.',
    ],
  },
  change: {
    any: [
      'Verandering schudt zelfs de kleine dingen op die vroeger vanzelf gingen.',
      'Je zit tussen een plek die niet meer van jou is en een die het nog niet is.',
    ],
    low: ['Je laat ook iets achter.', 'Het is vermoeiend om alles opnieuw te leren, van de buslijnen tot de mensen.'],
    high: ['Hier zit de frisse lucht van een begin in.'],
  },
  relationship: {
    any: [
      'Deze relatie heeft een grote plek in je leven.',
      'Als iemand ertoe doet, krijgt elk klein gebaar gewicht.',
      'Een leven delen haalt het beste in ons naar boven, en het kwetsbaarste.',
      'Wat er tussen jullie twee gebeurt, telt zwaar.',
    ],
    low: [
      'Tussen twee mensen die om elkaar geven, kunnen kleine dingen groot pijn doen.',
      'Het is zwaar als degene bij wie je troost zou zoeken, deel van de pijn is.',
      'Wat er tussen jullie speelt, neemt veel plek in.',
    ],
    high: ['Hoe je over die persoon praat, laat de genegenheid horen.'],
  },
  friendship: {
    any: ['Vriendschap gaat diep: het is weten dat je voor iemand telt.'],
    low: [
      'Als er iets wringt in een vriendschap, doet dat zachtjes maar lang pijn.',
      'Het maakt onrustig als de twijfel gaat over de mensen die we zelf kozen.',
      'Vriendschap hoort niet zo zwaar te wegen, en juist daarom weegt het zo.',
    ],
    high: ['Zo’n vriendschap houdt een mens overeind, ook op gewone dagen.'],
  },
  health: {
    any: ['Als gezondheid meespeelt, is het moeilijk om aan iets anders te denken.'],
    low: [
      'Ziekte trekt bij het hele huis in, niet alleen in één lichaam.',
      'Naast het ongemak is er het wachten, en het niet weten.',
      'Hier elke dag mee leven vraagt een kracht die anderen niet altijd zien.',
    ],
    high: ['Voor je lijf zorgen en het verschil merken is een beloning op zich.'],
  },
  work: {
    any: [
      'Werk neemt op het moment veel plek in je leven in.',
      'Wat op het werk gebeurt, blijft zelden op het werk.',
      'Daar gaan veel uren van je leven heen.',
      'Je hebt een flink stuk van jezelf in die baan gestoken.',
    ],
    low: [
      'Het klinkt alsof jij het werk verlaat, maar het werk jou niet.',
      'Werk raakt aan zekerheid, aan trots en aan hoe een mens zichzelf ziet.',
      'Wat op het werk pijn doet, stuurt zijn rekening ook naar huis.',
    ],
  },
  family: {
    any: [
      'Familie komt op plekken waar niemand anders komt.',
      'Niemand kent onze knoppen zoals familie.',
      'De rol die ieder in een familie speelt, is vaak al oud.',
      'Jullie hebben een lange geschiedenis samen, en dat merk je hier.',
      'In een familie kan één zin een hele geschiedenis dragen.',
    ],
    low: [
      'Het snijdt dieper als het komt van wie een veilige plek zou moeten zijn.',
      'Het klinkt alsof jij thuis veel bij elkaar houdt.',
      'Je kunt van iemand houden en toch wat afstand nodig hebben.',
    ],
    high: ['Er zit veel warmte in hoe je over je familie praat.'],
  },
  anger: {
    low: [
      'Deze boosheid staat op wacht bij iets dat belangrijk voor je is.',
      'Er is een grens overschreden, en het brandt nog.',
      'Het voelde oneerlijk, en dat inslikken heeft een prijs.',
      'Dat was ook pijnlijk.',
    ],
  },
  emptiness: {
    low: [
      'Het is alsof iemand de kleur zachter heeft gezet.',
      'De dagen gaan voorbij, en jij bent er niet echt in.',
      'Niets voelen is ook een manier waarop het zwaar kan zijn.',
      'Wat je vroeger meetrok, krijgt nu amper je aandacht.',
    ],
  },
  future: {
    any: ['Dit is geen keuze voor het hoofd alleen.', 'Iets wat nog geen vorm heeft, kan veel plek innemen.'],
    low: [
      'Het klinkt alsof elke weg een andere afsluit, en dat houdt je waar je bent.',
      'Je zou zeker willen zijn voor je stapt, en die zekerheid komt niet.',
      'Niet vooruit kunnen kijken is vermoeiender dan het lijkt.',
    ],
    high: ['De toekomst lijkt op een uitnodiging te gaan lijken.'],
  },
  world: {
    any: ['Wat er buiten gebeurt, komt toch door de voordeur naar binnen.'],
    low: [
      'Dat is veel zwaar nieuws om in je eentje te dragen.',
      'Zoveel zien misgaan en zo weinig kunnen doen, dat geeft een gevoel van gebonden handen.',
      'Het laat je niet koud, en dat doet pijn.',
    ],
  },
  anxiety: {
    low: [
      'Je hoofd rent vooruit om overal klaar voor te zijn.',
      'Het is als leven met een alarm dat niet uitgaat.',
      'Zo veel piekeren vreet energie.',
      'Het ergste scenario lijkt er elke keer als eerste te zijn.',
      'Al dat “wat als” laat weinig ruimte voor nu.',
    ],
  },
  gratitude: {
    any: ['Je merkt op wat goed is, en dat is niet niks.'],
    high: ['Dit heeft je echt ontroerd.', 'Dat maakt je dag anders.', 'Er zit iets teders in hoe je dank zegt.'],
  },
  joy: {
    any: ['Dit verdient het om rustig verteld te worden.'],
    high: [
      'Wat een goed nieuws, en het klinkt dik verdiend.',
      'Je hoort aan hoe je het zegt hoeveel dit betekent.',
      'Dat viel niet uit de lucht: er zit veel van jou in.',
      'Zo’n vreugde mag best wat langer duren.',
      'Wat een moment.',
      'Er klinkt een nieuwe lichtheid in wat je zegt.',
    ],
  },
};
