import type { GuidedContent, Openings } from '../../src/content.ts';

const moods: Openings['moods'] = {
  happy: 'blijdschap',
  neutral: 'een vrij gewone dag',
  sad: 'verdriet',
  anxious: 'onrust',
  excited: 'enthousiasme',
  calm: 'kalmte',
  stressed: 'stress',
  grateful: 'dankbaarheid',
  angry: 'boosheid',
  confused: 'verwarring',
  hopeful: 'hoop',
  tired: 'vermoeidheid',
  verySad: 'veel verdriet',
  good: 'een goed humeur',
  veryHappy: 'heel veel blijdschap',
  down: 'somberheid',
  disappointed: 'teleurstelling',
  worried: 'zorgen',
  thoughtful: 'veel om over na te denken',
  relieved: 'opluchting',
  peaceful: 'innerlijke rust',
  joyful: 'echte vrolijkheid',
  inLove: 'verliefdheid',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'Goed dat je er bent. Je koos voor {mood}, en dat hoef je hier niet te verbergen. Wat weegt het meest?',
      'Je komt binnen met {mood}. We kunnen het rustig aan doen. Wat is er gebeurd?',
      'Op dagen als deze is even stilstaan al zorgen voor jezelf. Waar wil je beginnen?',
      'Hier kun je het moeilijke in woorden vatten, in je eigen tempo. Wat drukt nu het meest?',
      'Vandaag dus {mood}. Help me begrijpen: hoe is het begonnen?',
    ],
    neutral: [
      'Hallo. Sommige dagen hebben geen duidelijke kleur, en dat is prima. Wat houdt je bezig?',
      'Je komt binnen met {mood}. Waar wil je over praten?',
      'Fijn dat je er bent. Hoe is de dag tot nu toe?',
      'Niet goed en niet slecht is ook een manier om je te voelen. Wat zit er achter vandaag?',
      'We kunnen praten zonder draaiboek. Wat heb je meegebracht?',
    ],
    high: [
      'Wat goed om hier vandaag {mood} te zien. Waar komt het vandaan?',
      'Je komt binnen met {mood}, en dat is wat tijd waard. Wat ging er goed?',
      'Goede dagen verdienen ook een gesprek. Wat was tot nu toe het mooiste moment?',
      'Iets goeds duurt langer als je het vertelt. Waar begint dat van vandaag?',
      'Er hangt dus {mood} in de lucht. Wat wil je van deze dag bewaren?',
    ],
  },
  wise: {
    low: [
      'Elke overtocht kent zijn stukken met {mood}. Ga even zitten. Waar werd de weg zwaar?',
      'Wat pijn doet, betekent ook iets. Wat bracht vandaag je?',
      'Bij {mood} hoeft niemand haast te hebben. Wat wil er als eerste gezegd worden?',
      'Er zijn dagen met een lage hemel. Vertel: welke wolk is dit?',
      'Wie met een last aankomt, mag die even neerzetten. Welke last is het?',
    ],
    neutral: [
      'Tussen de ene stap en de volgende is er dit moment. Wat vind je erin?',
      'Stil water weerspiegelt ook. Wat verschijnt er als je kijkt?',
      'Een rustige dag houdt soms een goede vraag verborgen. Wat zou de jouwe zijn?',
      'Je komt met {mood}. Wat ligt er onder het oppervlak?',
      'Laten we met het eenvoudige beginnen: wat laat het leven je de laatste tijd zien?',
    ],
    high: [
      'Vreugde wil gezien worden. Waar kwam {mood} vandaan?',
      'Vandaag valt er te oogsten. Welk zaadje plantte je toen?',
      'Een heldere dag leert evenveel als de nacht. Wat leert deze je?',
      'Je brengt {mood} mee. Wat daarin verdient het om bewaard te worden?',
      'Als het licht binnenkomt, mag het raam verder open. Welk goeds is er vandaag te zien?',
    ],
  },
  friend: {
    low: [
      'Hé, goed dat je er bent. Vandaag dus {mood}, hè. Wat is er gebeurd?',
      'Ach, zo’n dag. Je mag er alles uitgooien, zonder filter: wat is er aan de hand?',
      'Hoi! Zo te zien is vandaag niet makkelijk. Wil je vertellen wat er was?',
      'Kom erbij, ga lekker zitten. Wat is het verhaal achter zo’n dag?',
      'Vandaag mag je klagen zoveel je wilt. Waar beginnen we?',
    ],
    neutral: [
      'Hoi! Is de dag een beetje lief voor je?',
      'Hé, zo’n dag als altijd dus. Wat heb je allemaal gedaan?',
      'O hoi, leuk dat je langskomt. Wat is er nieuw?',
      'Zo, {mood}, snap ik. Wat gaat er om in dat hoofd van je?',
      'Hé daar! Staat er een praatje op het menu of iets serieus?',
    ],
    high: [
      'Jee, {mood} vandaag! Vertel me alles: wat is er gebeurd?',
      'Kijk, dat is pas binnenkomen! Waar komt al die goede energie vandaan?',
      'Heerlijk als een gesprek met goed nieuws begint. Wat is dat van vandaag?',
      'Kijk eens wie hier is, met {mood}! Wat was het leukste van de dag?',
      'Een goede dag heeft publiek nodig. Wat ging er goed?',
    ],
  },
  coach: {
    low: [
      'Een zware dag, met {mood}. Laten we het uit elkaar halen: welk punt vraagt de meeste aandacht?',
      'Eerst even ademen. Vertel dan: wat bracht je vandaag uit balans?',
      'Je bent hier, ook met {mood}, en dat zegt al iets. Wat staat er in de weg?',
      'Het doel van vandaag is klein: begrijpen wat er speelt. Waar beginnen we?',
      'Voor elk plan kijken we naar de grond onder je voeten. Wat is nu het zwaarst?',
    ],
    neutral: [
      'Hallo! Een goed moment om koers te bepalen. Wat verdient vandaag je aandacht?',
      'Een rustige dag is ideaal om helder te denken. Wat wil je vooruithelpen?',
      'Je komt binnen met {mood}. Wat zou deze dag de moeite waard maken?',
      'Even peilen: wat loopt er goed, en wat vraagt bijstelling?',
      'Laten we vooruitkijken, in jouw tempo. Wat ligt er vandaag op tafel?',
    ],
    high: [
      'Mooi, {mood} vandaag! Wat deed je om hier te komen?',
      'Goede energie is er om te gebruiken. Wat was de winst?',
      'Dit leggen we vast: wat werkte er?',
      'Je komt binnen met {mood}. Welke kant wil je ermee op?',
      'Een goed moment om te ontdekken wat voor jou werkt. Wat opende vandaag de weg?',
    ],
  },
  therapist: {
    low: [
      'Ik merk dat er vandaag {mood} is. We kunnen de tijd nemen. Wat wil je dat ik als eerste begrijp?',
      'Dit is een plek voor wat moeilijk is. Wat kwam vandaag het sterkst naar boven?',
      'Je koos {mood}. Hoe laat zich dat nu in je merken?',
      'Er hoeft niets op orde te zijn voor je spreekt. Wat ligt het dichtst onder het oppervlak?',
      'Laten we langzaam gaan. Wanneer kreeg de dag dit gewicht?',
    ],
    neutral: [
      'We kunnen beginnen waar je wilt. Wat is er nu in je aanwezig?',
      'Soms laat een stil moment zien wat eronder lag. Wat merk je vandaag op?',
      'Je kwam met {mood}. Wat betekent dat bij jou?',
      'Wat keert de laatste dagen steeds terug in je gedachten?',
      'Maak het je gemakkelijk. Waar wil je vandaag van dichterbij naar kijken?',
    ],
    high: [
      'Ik merk {mood} op terwijl je binnenkomt. Wat zou je willen delen?',
      'Ook wat ons goeddoet, verdient begrip. Wat zit er achter vandaag?',
      'Er is iets goeds aanwezig. Hoe merk je dat in jezelf?',
      'Je koos {mood}. Wat maakte dat mogelijk?',
      'Laten we tijd geven aan wat goed gaat. Wat is er voor jou veranderd?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
