import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'Wat is het zwaarst sinds het voorbij is?',
      'Hoe zag het einde er van jouw kant uit?',
      'Op welke uren van de dag is het gemis het grootst?',
    ],
    deepen: [
      'Wat mis je: de persoon, het gewone samen, of wie je daar was?',
      'Wat leerde die relatie je over wat je nodig hebt?',
      'Wat is er nooit gezegd?',
      'Welk deel van jou raakte onderweg zoek?',
    ],
    forward: [
      'Wat helpt je door de langste uren heen?',
      'Welk stuk van je leven zou je weer willen oppakken?',
      'Wie wil je nu dicht bij je hebben?',
    ],
  },
  parenting: {
    explore: [
      'Wat vraagt deze fase het meest van je?',
      'Hoe gaat het thuis de laatste tijd?',
      'Op welk moment van de dag valt het je het zwaarst?',
    ],
    deepen: [
      'Hoe wil je er voor hen zijn?',
      'Wat had je op die leeftijd zelf willen krijgen?',
      'Waar ben jij, midden in al dat zorgen?',
    ],
    forward: [
      'Wie zou een stukje kunnen overnemen, al is het klein?',
      'Welke verwachting mag deze week een tandje lager?',
      'Wat was kortgeleden een goed moment samen?',
    ],
  },
  relationship: {
    explore: [
      'Wat is er tussen jullie gebeurd?',
      'Hoe gaat het de laatste tijd tussen jullie twee?',
      'Wat eraan raakte je het meest?',
    ],
    deepen: [
      'Wat heb je in deze relatie nodig dat je niet vindt?',
      'Wat laat je ongezegd om de vrede te bewaren?',
      'Hoe voel je je als je naast deze persoon bent?',
      'Wat laat deze relatie zien over wat je waardevol vindt?',
    ],
    forward: [
      'Welk gesprek ligt er te wachten?',
      'Hoe zou het klinken om daar eerlijk en lief om te vragen?',
      'Wat werkte er tussen jullie in een andere zware tijd?',
    ],
  },
  friendship: {
    explore: [
      'Wat is er veranderd in deze vriendschap?',
      'Hoe was het vroeger tussen jullie?',
      'Wat bleef je daarvan het meest bij?',
    ],
    deepen: [
      'Wat zoek je in een vriendschap?',
      'Wat zou je verliezen als de afstand bleef?',
      'Wat weet de ander niet, denk je?',
    ],
    forward: [
      'Wat zou je zeggen als er geen risico aan zat?',
      'Bij wie kun je tegenwoordig jezelf zijn?',
      'Welk klein gebaar zou een deur openzetten?',
    ],
  },
  family: {
    explore: [
      'Wat speelt er tussen jou en hen?',
      'Hoe is de sfeer meestal bij jullie?',
      'Welke rol heb jij in die familie?',
      'Wat bleef er achteraf nagalmen?',
    ],
    deepen: [
      'Wat zou je willen dat ze in je herkenden?',
      'Aan welk oud verhaal doet dit je denken?',
      'Wat heb je daar nodig dat je niet kunt vragen?',
    ],
    forward: [
      'Welke grens zou je goeddoen?',
      'Met wie in de familie lukt praten het best?',
      'Wat wil je anders doen dan je geleerd hebt?',
    ],
  },
};
