import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'Wat knelt er het meest als het om geld gaat?',
      'Hoe werkt dit door in je dagen?',
      'Met wie kun je hierover praten?',
    ],
    deepen: [
      'Waar staat geld voor bij jou, naast de rekeningen?',
      'Wat doet meer pijn: het tekort zelf, of wat het over je inzet lijkt te zeggen?',
      'Welke angst zit er achter de sommen?',
    ],
    forward: [
      'Wat is het dringendste, als je alleen naar deze week kijkt?',
      'Wie zou met je naar de cijfers kunnen kijken?',
      'Wat deed je al dat hielp, al was het maar een beetje?',
    ],
  },
  study: {
    explore: [
      'Wat weegt er nu het meest aan?',
      'Hoe zien je studiedagen eruit de laatste tijd?',
      'Wat gaat er door je heen als je gaat zitten om te leren?',
    ],
    deepen: [
      'Wat staat er voor jou op het spel, behalve het cijfer?',
      'Wiens verwachting is het zwaarst?',
      'Wat zou het betekenen als het deze keer niet lukt?',
    ],
    forward: [
      'Hoe ziet een uurtje leren eruit dat past bij vandaag?',
      'Wat helpt je concentreren als het goed gaat?',
      'Hoe zou het zijn om tussendoor te rusten zonder schuldgevoel?',
    ],
  },
  change: {
    explore: [
      'Wat is er het meest veranderd, vanbuiten en vanbinnen?',
      'Wat mis je het meest?',
      'Hoe gaat het wennen tot nu toe?',
    ],
    deepen: [
      'Wat wil je meenemen van wat je achterliet?',
      'Wie word je in dit alles?',
      'Welk deel van de verandering is nog niet echt doorgedrongen?',
    ],
    forward: [
      'Wat begint al een beetje van jou te voelen?',
      'Welk klein ritueel zou het als thuis laten voelen?',
      'Wie zou daar een bekend gezicht kunnen worden?',
    ],
  },
  work: {
    explore: [
      'Wat op je werk raakt je de laatste tijd het meest?',
      'Hoe is dat voor jou?',
      'Hoe kom je thuis na zo’n dag?',
      'Wat gebeurt er in je voor de werkdag begint?',
    ],
    deepen: [
      'Wat zou je willen dat ze zagen in je werk?',
      'Welke van je waarden krijgt daar ruimte, en welke wordt overreden?',
      'Wat houdt je daar?',
      'Wie ben je buiten je werk?',
    ],
    forward: [
      'Welk deel hiervan kun jij veranderen?',
      'Op wie kun je daar rekenen?',
      'Waar past een grens, al is het een kleine?',
    ],
  },
  future: {
    explore: [
      'Welke wegen zie je?',
      'Wat maakt deze beslissing zo moeilijk?',
      'Wat vraagt er al een tijdje om een antwoord?',
    ],
    deepen: [
      'Als niemand oordeelde, welke kant ging je dan op?',
      'Wat ben je bang te verliezen op elk van die wegen?',
      'Hoe wil je over een paar jaar aan deze keuze terugdenken?',
      'Wat is hier belangrijk voor je, wat er ook uitkomt?',
    ],
    forward: [
      'Wat wil je nog weten om rustiger te kunnen kiezen?',
      'Hoe zou een kleine proef eruitzien, die je nergens toe verplicht?',
      'Wiens mening zou je graag horen?',
    ],
  },
  world: {
    explore: ['Welk nieuws raakte je het meest?', 'Hoe komt het overdag bij je binnen?', 'Wat denk je er zelf over?'],
    deepen: [
      'Wat bedreigt het, van de dingen waar je van houdt?',
      'Wat hierin raakt aan je waarden?',
      'Wat zou je anders willen zien?',
    ],
    forward: [
      'Welk stukje wereld ligt binnen het bereik van je handen?',
      'Hoeveel nieuws per dag doet je goed?',
      'Met wie kun je erover praten zonder ruzie?',
    ],
  },
  gratitude: {
    explore: ['Wat riep dat vandaag in je op?', 'Wie hoort er bij dat gevoel?', 'Welk detail wil je niet vergeten?'],
    deepen: [
      'Wat zegt het over wat jij belangrijk vindt?',
      'Hoe kleurt het de rest van de dag?',
      'Waar heb je dat oog voor het goede vandaan?',
    ],
    forward: [
      'Aan wie zou je het willen vertellen?',
      'Hoe zou er meer ruimte kunnen komen voor zulke momenten?',
      'Wat wil je graag nog eens doen?',
    ],
  },
  joy: {
    explore: [
      'Hoe was het moment zelf?',
      'Wie was er toen bij je?',
      'Wat voelde je als eerste?',
      'Wat was het mooiste stukje?',
    ],
    deepen: [
      'Wat zegt dit over jou?',
      'Wat maakte het mogelijk?',
      'Waarom betekent dit zoveel voor je?',
      'Welke weg leidde hierheen?',
    ],
    forward: [
      'Hoe wil je het vieren?',
      'Wat van deze blijdschap wil je de week in meenemen?',
      'Met wie wil je het nog delen?',
    ],
  },
};
