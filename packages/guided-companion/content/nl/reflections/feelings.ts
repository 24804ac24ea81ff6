import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'Er zit een diep verdriet in wat je vertelt.',
    'Het klinkt alsof het verdriet de hele dag heeft overgenomen.',
    'Dit doet pijn, en niet een beetje.',
    'Dit heeft je echt geraakt.',
    'Zulk verdriet komt niet uit het niets.',
  ],
  hurt: [
    'Dat kwam terecht op een gevoelige plek.',
    'Het liet een afdruk achter, zo een die terugkomt als het stil wordt.',
    'Het deed zeer, en misschien nog meer door waar het vandaan kwam.',
    'Die wond heeft nog geen tijd gehad om te sluiten.',
  ],
  longing: [
    'Je zou het niet zo missen als het niet zo goed was geweest.',
    'Het gemis wordt groter op bepaalde uren en op bepaalde plekken.',
    'Je mist enorm, dat lees je in elke zin.',
    'Er is een gat met precies de vorm van wat je verloor.',
  ],
  loneliness: [
    'Je zou iemand dichtbij goed kunnen gebruiken.',
    'Alles in stilte dragen maakt de eenzaamheid groter.',
    'Het is een eenzaamheid waar een volle kamer niet tegen helpt.',
    'Wat ontbreekt, is iemand om het mee te delen.',
  ],
  emptiness: [
    'Het is alsof er iets in je stil is gevallen.',
    'Alles staat op zijn plek, en toch mist er iets.',
    'Het is moeilijk om iets te willen als niets je roept.',
    'Vreemd hoe zwaar leegte kan zijn.',
  ],
  disappointment: [
    'Je hoopte op iets anders, en het verschil doet pijn.',
    'Je stak er iets in, en wat terugkwam was niet waar je op hoopte.',
    'Je had erop gerekend, en dan dit.',
    'Het is frustrerend om zo je best te doen en het te zien wegglippen.',
  ],
  anxiety: [
    'Er is een onrust die je niet laat landen.',
    'Je hoofd stopt niet, en je lijf gaat erin mee.',
    'Je stond op wacht, alsof er iets ging gebeuren.',
    'De zorgen willen een zekerheid die niemand nu kan geven.',
    'Dat is veel schrap zetten voor één dag.',
  ],
  fear: [
    'De angst klinkt nu hard.',
    'Iets hieraan is echt beangstigend.',
    'Het is eng, en al helemaal als je niet weet hoe het afloopt.',
    'Er staat voor jou echt iets op het spel.',
  ],
  overwhelm: [
    'Het zijn te veel dingen tegelijk.',
    'Alles is dringend en niets wacht op zijn beurt.',
    'Je probeert heel veel ballen in de lucht te houden.',
    'Er is amper een hoekje over om te ademen.',
  ],
  exhaustion: [
    'Die moeheid komt niet uit het niets.',
    'Je lijf stuurt de rekening voor alles wat je overeind hield.',
    'Je bent aan het eind van je krachten, en er wordt nog steeds meer gevraagd.',
    'Alleen al het einde van de dag halen kost alles.',
  ],
  anger: [
    'Er is boosheid, en die heeft haar redenen.',
    'Daar kookte je van.',
    'Dat pikte je niet, en dat is te snappen.',
    'Het werd meer dan je binnen kon houden.',
  ],
  guilt: [
    'De schuld blijft prikken, ook op drukke dagen.',
    'Je draagt dit alsof het van jou alleen is.',
    'Een deel van je blijft zichzelf aanklagen.',
    'Je rekent het jezelf zwaar aan.',
  ],
  shame: [
    'Je zou het liefst even onzichtbaar zijn.',
    'Dit alleen al zeggen vraagt moed.',
    'Het klinkt alsof je vreest wat mensen zouden denken als ze het wisten.',
    'Je hebt het nu toch gezegd.',
  ],
  confusion: [
    'Het zit in de knoop, en het begin van de draad is moeilijk te vinden.',
    'Er praten veel stemmen door elkaar daarbinnen.',
    'Je weet het nog niet, en dat zit niet lekker.',
    'Het klinkt als een rommelige kamer: verleidelijk om de deur dicht te doen.',
  ],
  joy: [
    'De blijdschap klinkt door in hoe je het vertelt.',
    'Wat fijn om te lezen.',
    'Hier zit goede energie in.',
    'Het klinkt alsof het de hele dag verlichtte.',
  ],
  gratitude: [
    'Er zit echte dankbaarheid in je woorden, van het soort dat verwarmt.',
    'Je liet het niet ongemerkt voorbijgaan.',
    'Het opmerken is zelf al een cadeau.',
  ],
  pride: [
    'Je bent er trots op, en terecht.',
    'Jij weet wat het kostte om hier te komen.',
    'Dat was jouw werk, en het is goed om dat te kunnen zeggen.',
  ],
  relief: [
    'Het klinkt alsof er een last van je schouders is gevallen.',
    'Nu mag je uitademen.',
    'De opluchting laat zien hoeveel je droeg.',
  ],
  hope: [
    'Hier zit hoop in, en ze is klaarwakker.',
    'Een deel van je ziet al een weg.',
    'Het klinkt niet als wensdenken, het klinkt verdiend.',
  ],
  calm: [
    'Er zit een goede rust in wat je zegt.',
    'Het klinkt alsof de dingen een zachter tempo vonden.',
    'Zulke stilte telt ook, zelfs zonder iets bijzonders.',
  ],
  love: [
    'Het is duidelijk hoeveel je liefhebt.',
    'Die liefde heeft een mooie plek in je leven.',
    'De tederheid zit in elk detail.',
  ],
};
