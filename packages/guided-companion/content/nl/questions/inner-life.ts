import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'Hoe gaat het op dit moment met je lijf?',
      'Waar was je toen het begon?',
      'Wat is het eerste teken dat het eraan komt?',
    ],
    deepen: [
      'Wat is het engste als het gebeurt?',
      'Wat doe je tegenwoordig anders om te zorgen dat het niet terugkomt?',
      'Wat zou je willen dat mensen begrepen van die momenten?',
    ],
    forward: [
      'Wat bracht het eerder al omlaag, al was het een klein beetje?',
      'Wie zou er bij je kunnen zijn als het komt?',
      'Wat zou je dan tegen jezelf zeggen, met je liefste stem?',
    ],
  },
  grief: {
    explore: [
      'Hoe was het om samen te zijn?',
      'Wanneer merk je het gemis het sterkst?',
      'Hoe zijn de dagen sindsdien?',
      'Welke herinnering komt als eerste boven?',
    ],
    deepen: [
      'Wat leeft er in jou voort?',
      'Wat had je nog willen zeggen?',
      'Wat begrijpen de mensen om je heen niet van dit verlies?',
    ],
    forward: [
      'Welk klein gebaar zou een eerbetoon zijn?',
      'Met wie kun je hardop herinneringen ophalen?',
      'Wat maakt een dag een beetje draaglijker?',
    ],
  },
  sleep: {
    explore: [
      'Wat gaat er door je hoofd als je gaat liggen?',
      'Hoe lang zijn je nachten al zo?',
      'Hoe zien je laatste uren voor het slapen eruit?',
      'Hoe is de dag na zo’n nacht?',
    ],
    deepen: [
      'Wat brengt de nacht naar boven dat de dag kan verbergen?',
      'Als de verloren slaap kon klagen, waarover zou het dan gaan?',
      'Wat vrees je dat er gebeurt als je niet slaapt?',
    ],
    forward: [
      'Wat was er anders in de nachten dat je beter sliep?',
      'Wat zou je kunnen weglaten uit het laatste uur van je dag?',
      'Welk stuk van de nacht zou je het eerst terug willen?',
    ],
  },
  guilt: {
    explore: [
      'Wat is er gebeurd, zoals jij het ziet?',
      'Wanneer drukt de schuld het zwaarst?',
      'Wat had je precies anders willen doen?',
    ],
    deepen: [
      'Wat wist je toen, en wat weet je pas nu?',
      'Welke van je waarden werd hier geraakt?',
      'Wat zou je zeggen tegen iemand van wie je houdt, die hetzelfde had gedaan?',
      'Wat zou er nodig zijn om er vrede mee te hebben?',
    ],
    forward: [
      'Valt er iets te herstellen, of gaat het meer om jezelf vergeven?',
      'Wat zou een kleine beweging zijn naar jezelf vergeven?',
      'Wat heb je geleerd dat je wilt houden?',
    ],
  },
  selfWorth: {
    explore: [
      'Wanneer klinkt die kritische stem het hardst?',
      'Met wiens meetlat meet je jezelf?',
      'Wat gebeurt er meestal vlak voor je jezelf omlaaghaalt?',
    ],
    deepen: [
      'Wanneer leerde je zo streng voor jezelf te zijn?',
      'Waar zou iemand die van je houdt het niet mee eens zijn, in dat beeld?',
      'Wat ben je bang dat mensen zouden zien?',
      'Wat zou er veranderen als je al genoeg was?',
    ],
    forward: [
      'Wanneer was je voor het laatst eerlijk voor jezelf?',
      'Welke van je goede kanten vergeet je makkelijk?',
      'Hoe zou diezelfde zin klinken als hij lief gezegd werd?',
    ],
  },
  loneliness: {
    explore: [
      'Wanneer komt de eenzaamheid het meest boven?',
      'Wat voor gezelschap mis je?',
      'Hoe zijn de momenten waarop je je minder alleen voelt?',
    ],
    deepen: [
      'Wat zou je willen dat iemand aan je opmerkte?',
      'Wat maakt het moeilijk om iemand dichtbij te laten komen?',
      'Wanneer voelde je je voor het laatst thuis bij iemand?',
    ],
    forward: [
      'Wie, ook ver weg, zou een bericht van je fijn vinden?',
      'Waar zijn mensen die een beetje op jou lijken?',
      'Wat zou deze week het kleinste beetje contact zijn?',
    ],
  },
  exhaustion: {
    explore: [
      'Wat vreet de meeste energie de laatste tijd?',
      'Hoe lang ga je al in dit tempo door?',
      'Wat voor moe is het: lijf, hoofd of hart?',
    ],
    deepen: [
      'Wat zou er gebeuren als je minder deed?',
      'Aan wie heb je het gevoel al die moeite verplicht te zijn?',
      'Wat zou de moeheid zeggen als ze bot mocht zijn?',
      'Wat heb je opgegeven om door te kunnen gaan?',
    ],
    forward: [
      'Wat kan tot volgende week wachten?',
      'Met wie zou je er een deel van kunnen delen?',
      'Wat geeft je meestal een beetje energie terug?',
    ],
  },
  health: {
    explore: [
      'Hoe kleurt dit je dagen?',
      'Wat eraan baart je de meeste zorgen?',
      'Hoe zorg je te midden daarvan voor jezelf?',
    ],
    deepen: [
      'Hoe heeft het veranderd hoe je jezelf ziet?',
      'Wat is zwaarder: wat je al weet, of wat je nog niet weet?',
      'Wat zou je willen dat de mensen om je heen begrepen?',
    ],
    forward: [
      'Wie zou hier samen met je doorheen kunnen gaan?',
      'Wat zou je aan een zorgverlener willen vragen?',
      'Wat geeft er middenin even rust?',
    ],
  },
  anger: {
    explore: ['Wat was de druppel?', 'Wat stoorde je er het meest aan?', 'Waar zit de boosheid in je lijf?'],
    deepen: [
      'Welke grens van jou werd overschreden?',
      'Wat probeert de boosheid te beschermen?',
      'Als er iets anders achter de boosheid zat, wat zou het dan zijn?',
      'Wat had je willen dat ze erkenden?',
    ],
    forward: [
      'Wat moet er voor jou veranderen?',
      'Hoe zou het zijn om het stevig te zeggen, zonder jezelf te beschadigen?',
      'Wat helpt je afkoelen voor je iets beslist?',
    ],
  },
  emptiness: {
    explore: [
      'Wanneer begonnen de dingen hun kleur te verliezen?',
      'Hoe ziet een dag van jou eruit, van begin tot eind?',
      'Op welk moment van de dag is het het zwaarst?',
    ],
    deepen: ['Wat mis je om te voelen?', 'Wat deed je vroeger oplichten?', 'Waar zou de leegte om kunnen vragen?'],
    forward: [
      'Welk klein ding heeft nog een spoor van smaak?',
      'Wat zou je doen op een dag met iets meer zin?',
      'Wie wil je dichtbij tot dit overgaat?',
    ],
  },
  anxiety: {
    explore: [
      'Wat voedt de zorgen het meest?',
      'Wat draait er door je hoofd als het knelt?',
      'Wanneer begint het meestal?',
      'Waar in je lijf laat het zich zien?',
    ],
    deepen: [
      'Wat is het ergste dat je hoofd tekent?',
      'Wat probeert de bezorgdheid te beschermen?',
      'Wat zou je helpen om het nog niet weten te verdragen?',
      'Hoeveel hiervan ligt in jouw handen?',
    ],
    forward: [
      'Wat hielp je een andere keer toen het zo was?',
      'Welk deel kan vandaag aan bod komen, en welk deel mag wachten?',
      'Wat zou je zeggen tegen iemand die je lief is, met precies deze angst?',
    ],
  },
};
