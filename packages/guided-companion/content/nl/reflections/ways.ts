import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'Als het om {theme} gaat, is er {feeling}, en dat is te begrijpen.',
    'Er loopt {feeling} door alles wat je zegt over {theme}.',
    'Denken aan {theme} lijkt tegenwoordig {feeling} op te roepen.',
    'Dus {feeling} hoort bij het beeld, als je vertelt over {theme}.',
  ],
  high: [
    'Als het om {theme} gaat, is er {feeling}, en dat is mooi om te zien.',
    'Er klinkt {feeling} in hoe je praat over {theme}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'Er is {low} en er is {high}, allebei tegelijk, en geen van de twee hoeft te wijken.',
  'Aan de ene kant {high}, aan de andere kant {low}: allebei zijn ze van jou.',
  'Er zit {high} in en {low} ook, over hetzelfde.',
  'Naast de zwaarte van {low} is er ook {high}.',
  'Het lijken tegenpolen, en toch wonen ze samen in je.',
  'Het is een dubbel gevoel, en het hoeft nu niet uitgezocht te worden.',
];

export const pair: Reflections['pair'] = [
  'Er is {feeling}, en {other} komt mee.',
  'Het is {feeling} en {other} tegelijk, en het ene voedt het andere.',
  'Tussen {feeling} en {other} blijft weinig ruimte over voor iets anders.',
  'Het is niet makkelijk om {feeling} en {other} in één adem te noemen, en jij deed het.',
];

export const cues: Reflections['cues'] = {
  neverTold: [
    'Je zei net iets wat je lang voor jezelf hield. Daar is lef voor nodig.',
    'Het is niet eenvoudig om woorden te geven aan wat nooit is uitgesproken.',
    'Dat zo lang stilhouden moet zwaar zijn geweest.',
  ],
  dismissed: [
    'Je zegt hoe het is en krijgt te horen dat het niets is. Dat doet dubbel pijn.',
    'Het is zwaar om te moeten bewijzen dat het zeer doet.',
    'Als wie dichtbij staat je gevoel kleiner maakt, ga je vanzelf zwijgen.',
  ],
  unsaid: [
    'Er bleef daar veel in je keel steken.',
    'Wat toen niet gezegd werd, is sindsdien blijven doorpraten.',
    'Je hebt dat ingeslikt.',
  ],
  hiding: [
    'Vanbuiten is alles goed, en vanbinnen is het een ander verhaal.',
    'Die buitenkant ophouden is ook vermoeiend.',
    'Het moet eenzaam zijn om de dag door te komen met een strak gezicht.',
  ],
  forbidden: [
    'Zo’n moment zegt niet wie je bent.',
    'Wie op is, heeft weleens gedachten die niet fijn zijn.',
    'Het ene voelen wist de liefde ernaast niet uit.',
  ],
  insight: [
    'Er viel net iets op zijn plek.',
    'Dat is belangrijk om op te merken.',
    'Wat je net zag, is even stilstaan waard.',
  ],
  plan: [
    'Er krijgt al een stap vorm, en jij hebt hem gevonden.',
    'Het klinkt alsof een deel van je al die kant op beweegt.',
    'Er groeit een besluit in wat je zegt.',
    'Dat klinkt als een mogelijk begin.',
  ],
  hard: [
    'Dat heeft veel van je gevraagd.',
    'Dat was geen kleinigheid om doorheen te komen.',
    'Zwaar is het, en je gaat door.',
  ],
  pleasant: [
    'Daar zit iets goeds in om te proeven.',
    'Dat doet je goed, dat hoor je.',
    'Dat is één fijn ding tussen de rest.',
    'Mooi dat je dag dat in zich heeft.',
  ],
  tooMuch: [
    'Het is zover dat er niets meer bij kan.',
    'Je verdraagt dit al te lang.',
    'Dit is meer dan een mens stilletjes kan dragen.',
    'Het klinkt alsof de druppel al een tijd geleden viel.',
  ],
  crying: [
    'Je hebt gehuild, en dat mocht.',
    'Goed dat de tranen konden komen, ook al deed het pijn.',
    'Huilen maakt ook moe.',
  ],
  alone: [
    'Je houdt dit vast zonder iemand om het mee te delen.',
    'Wat ontbreekt is iemand die een deel draagt, niet iemand die zegt dat het overgaat.',
    'Zoveel op je schouders, en bijna niemand die het merkt.',
  ],
  worse: [
    'En in plaats van losser wordt het strakker.',
    'Het erger zien worden na alles wat je deed, dat ontmoedigt.',
    'Wat al zwaar was, is zwaarder geworden.',
  ],
  better: [
    'Er is dus iets gaan opklaren.',
    'Er is iets verschoven, en het is goed om dat te merken.',
    'Dat beetje verlichting telt, hoe klein ook.',
    'Er zit iets meer lucht in wat je nu schrijft.',
  ],
  effort: [
    'Je blijft proberen, en dat mag gezegd worden.',
    'Zelfs met dit alles heb je niet losgelaten.',
    'Hier zit echte inzet, ook als je het resultaat nog niet ziet.',
    'Elke poging kostte je iets, en je deed ze toch.',
  ],
  wish: [
    'Daar zit een duidelijke wens in, en die verdient het om serieus genomen te worden.',
    'Hieronder zit iets wat je heel graag wilt.',
    'Je weet wat je nodig hebt, ook al weet je nog niet hoe.',
  ],
  supported: [
    'Zo iemand in de buurt verandert het gewicht van de dingen.',
    'Midden in dit alles staat er iemand aan jouw kant.',
    'Die steun telt, en jij zag het.',
  ],
  duty: [
    'Er zit veel moeten in, en weinig ruimte voor wat je wilt.',
    'Je draagt een lijst met plichten waar geen eind aan lijkt te komen.',
    'Het klinkt alsof falen gewoon niet mag.',
    'Er is een stem die eist, en die zegt zelden dank je.',
  ],
  ambivalence: [
    'Een deel van je trekt de ene kant op en een deel de andere.',
    'Beide kanten hebben hun redenen, en daarom is het zo moeilijk.',
    'Je zit midden in een touwtrekken met jezelf.',
    'Tegelijk willen en niet willen is vermoeiend.',
  ],
  before: [
    'Er is een voor en een na in dit verhaal.',
    'Een deel van je weet nog goed hoe het was.',
    'Dat hoorde bij wie je bent, en misschien nog steeds.',
  ],
  longTime: [
    'Dit draag je al heel lang.',
    'Het is een lang verhaal, en het heeft zich opgestapeld.',
    'Zoveel tijd laat sporen na, ook als je eraan went.',
    'Na zo lang is het vast deel van het landschap geworden.',
  ],
  recent: [
    'Het is nog zo vers.',
    'Er was nauwelijks tijd om het te laten landen.',
    'Het is net gebeurd, en het hoofd moet nog bijkomen.',
  ],
  ordinary: ['Gewone dagen hebben ook iets te zeggen.', 'Een gewone dag dus.', 'Een dag zonder hobbels is iets waard.'],
  wondering: [
    'Die vraag draait vast steeds rond daarbinnen.',
    'Je zoekt een waarom, en dat geeft zich niet makkelijk.',
    'Op die vraag is niet zomaar een antwoord.',
    'Het is een serieuze vraag, en er is tijd om erover na te denken.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'Ik heb het allemaal aandachtig gelezen, en er zit veel in.',
  'Je hebt een heel verhaal neergelegd. Laten we het stuk voor stuk nemen.',
  'Dat is zoveel tegelijk, en je vond er woorden voor.',
  'Je hield heel wat vast voor je dit schreef.',
  'Het klinkt alsof dit eruit moest.',
];
