import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Het duurt ongeveer {minutes} minuten, en je kunt bij elke stap stoppen. Zullen we?',
  start: 'Ja, we beginnen',
  somethingElse: 'Iets anders',
  justListen: 'Alleen luisteren',
  before: {
    distress: 'Hoe erg is het nu?',
    fear: 'Hoe bang ben je nu?',
    anger: 'Hoe boos ben je nu?',
    urge: 'Hoe sterk is de drang nu?',
    tension: 'Hoe gespannen ben je nu?',
    worry: 'Hoeveel zit je nu te piekeren?',
    belief: 'Hoe waar voelt die nare gedachte nu?',
    hurt: 'Hoeveel pijn doet het nu?',
    lonely: 'Hoe alleen voel je je nu?',
    stuck: 'Hoe vast zit je nu?',
  },
  after: {
    distress: 'En nu, hoe erg is het?',
    fear: 'En nu, hoe bang ben je?',
    anger: 'En nu, hoe boos ben je?',
    urge: 'En nu, hoe sterk is de drang?',
    tension: 'En nu, hoe gespannen ben je?',
    worry: 'En nu, hoeveel pieker je?',
    belief: 'En nu, hoe waar voelt die gedachte?',
    hurt: 'En nu, hoeveel pijn doet het?',
    lonely: 'En nu, hoe alleen voel je je?',
    stuck: 'En nu, hoe vast zit je?',
  },
  lowest: 'helemaal niet',
  highest: 'erger kan niet',
  cautions: {
    faints: 'Val je snel flauw, doe dit dan zittend of liggend.',
    heart: 'Heb je iets aan je hart, sla dan het koude water over en alles wat inspanning kost.',
    trauma: 'Komen er nare herinneringen boven, houd dan je ogen open, kijk rond in de kamer en stop wanneer je wilt.',
    eating:
      'Zijn eten of gewicht moeilijk voor je, sla dan over wat het erger maakt. Naar getallen wordt niet gevraagd.',
    psychosis:
      'Hoor of geloof je nu dingen die anderen niet merken, sla deze dan over of doe hem samen met iemand die je vertrouwt.',
    pregnancy:
      'Ben je zwanger, doe het dan rustig: geen plotse kou, geen inspanning, niets waar je duizelig van wordt.',
    unsafeHome:
      'Kan iemand dicht bij je je iets aandoen, dan gaat je veiligheid voor. Praat eerst met mensen die daarbij helpen, en doe dit daarna pas.',
    minors: 'Ben je jonger dan 18, dan kun je dit samen doen met een volwassene die je vertrouwt.',
  },
  unclear: 'Dat begreep ik niet helemaal. Kies wat het dichtst in de buurt komt, of zeg het in iets meer woorden.',
  otherTopic: 'Dat lijkt over iets anders te gaan. Wil je daarover praten, of hier verder?',
  talkInstead: 'Daarover praten',
  goOnHere: 'Hier verder',
  controls: {
    stop: phrases(`
      ^ stop $, ^ stoppen $, ^ stop nu $, ^ nu stoppen $, ^ stop maar $, ^ stop er maar mee $, ^ stop hier $, ^ stop hiermee $, ^ stop dit $, ^ stop even $, ^ stop ermee $, ^ stop aub $, ^ stop alsjeblieft $, ^ stop | alsjeblieft $, ^ alsjeblieft stop $, ^ stop please $,
      ^ ok stop $, ^ oke stop $, ^ oke | stop $, ^ ok | stop $, ^ nee stop $, ^ nee | stop $, ^ stp $, ^ stop stop $, ^ ho $, ^ ho stop $, ^ ho maar $, ^ hou op $, ^ houd op $, ^ hou op hiermee $, ^ hou maar op $, ^ kap $, ^ kappen $, ^ kap ermee $, ^ kap nou $,
      ^ ik wil stoppen $, ^ ik wil nu stoppen $, ^ ik wil hier stoppen $, ^ ik wil hiermee stoppen $, ^ wil stoppen $, ^ ik stop $, ^ ik stop ermee $, ^ ik stop hier $, ^ ik kap ermee $, ^ laten we stoppen $, ^ zullen we stoppen $, ^ kunnen we stoppen $, ^ kunnen we hiermee stoppen $, ^ kan ik stoppen $, ^ mag ik stoppen $, ^ kan dit stoppen $,
      ^ einde $, ^ ik ben er klaar mee $, ^ klaar ermee $, ^ afsluiten $, ^ sluiten $, ^ sluit af $, ^ sluit dit $, ^ quit $, ^ exit $, ^ annuleer $, ^ annuleren $, ^ afbreken $, ^ breek af $, ^ beeindig $, ^ beeindigen $,
      ^ genoeg $, ^ t is genoeg $, ^ het is genoeg $, ^ dit is genoeg $, ^ dat is genoeg $, ^ genoeg zo $, ^ zo is het genoeg $, ^ genoeg voor nu $, ^ genoeg voor vandaag $, ^ genoeg voor vanavond $, ^ niet meer $, ^ niks meer $, ^ geen vragen meer $, ^ laat maar zitten $,,
      ^ ik wil dit niet $, ^ wil dit niet $, ^ ik wil dit niet meer $, ^ ik wil niet meer verder $, ^ ik wil niet verder $, ^ wil niet verder $, ^ ik wil dit niet doen $, ^ ik vind dit niks $, ^ ik vind dit niet fijn $, ^ ik wil eruit $, ^ haal me hieruit $, ^ hier heb ik geen zin in $, ^ heb hier geen zin in $, ^ ik heb hier geen zin in $,
      ^ dit helpt niet $, ^ dit helpt me niet $, ^ het helpt niet $, ^ helpt niet $, ^ dit werkt niet $, ^ werkt niet $, ^ ik heb hier niks aan $, ^ hier heb ik niks aan $, ^ heb hier niks aan $, ^ dit is stom $, ^ dit is onzin $, ^ dit slaat nergens op $, ^ dit heeft geen zin $, ^ dit is niks voor mij $, ^ niks voor mij $,
      ^ doei $, ^ dag $, ^ bye $, ^ doeg $, ^ houdoe $, ^ salukes $, ^ slaap lekker $, ^ slaapwel $, ^ welterusten $, ^ trusten $, ^ goeienacht $, ^ goedenacht $, ^ ik moet gaan $, ^ moet gaan $, ^ ik moet weg $, ^ ik moet ervandoor $, ^ ik ben weg $
    `),
    skip: phrases(`
      ^ overslaan $, ^ sla over $, ^ slaan we over $, ^ sla maar over $, ^ sla deze over $, ^ sla dit over $, ^ sla deze maar over $, ^ sla dit maar over $, ^ deze overslaan $, ^ dit overslaan $, ^ ik sla over $, ^ ik sla deze over $, ^ ik sla dit over $, ^ ik sla hem over $, ^ overslaan aub $, ^ overslaan graag $, ^ overslaan alsjeblieft $, ^ liever overslaan $, ^ kan ik dit overslaan $, ^ kan ik deze overslaan $, ^ mag ik dit overslaan $, ^ mag ik deze overslaan $, ^ mag ik overslaan $, ^ kunnen we dit overslaan $, ^ kunnen we deze overslaan $,
      ^ skip $, ^ skippen $, ^ skip maar $, ^ skip dit $, ^ skip deze $, ^ skip please $, ^ deze skippen $, ^ dit skippen $, ^ ik skip deze $, ^ ik skip dit $, ^ kan ik dit skippen $, ^ kan ik skippen $, ^ pas $, ^ ik pas $, ^ next $, ^ volgende $, ^ de volgende $, ^ volgende vraag $, ^ volgende stap $, ^ volgende aub $, ^ doe de volgende $, ^ volgende graag $, ^ door $, ^ ga door naar de volgende $, ^ deze niet $, ^ deze liever niet $,
      ^ liever niet $, ^ dat liever niet $, ^ dit liever niet $, ^ zeg ik liever niet $, ^ dat zeg ik liever niet $, ^ wil ik niet zeggen $, ^ dat wil ik niet zeggen $, ^ ik wil het niet zeggen $, ^ ik wil dat niet zeggen $, ^ daar wil ik niet op antwoorden $, ^ daar geef ik geen antwoord op $, ^ geen commentaar $, ^ gaat je niks aan $, ^ hier geen antwoord op $,
      ^ weet niet $, ^ weet ik niet $, ^ ik weet het niet $, ^ ik weet niet $, ^ weet het niet $, ^ kweetni $, ^ kweet niet $, ^ kweet het niet $, ^ wnie $, ^ weet nie $, ^ weetniet $, ^ weet ik veel $, ^ ik zou het niet weten $, ^ zou het niet weten $, ^ zou ik niet weten $, ^ geen idee $, ^ gn idee $, ^ geen flauw idee $, ^ geen benul $, ^ ik heb geen idee $, ^ heb geen idee $, ^ idk $, ^ joost mag het weten $, ^ ik kan niks bedenken $, ^ kan niks bedenken $, ^ ik kan niets bedenken $, ^ kan niets bedenken $, ^ er komt niks $, ^ er komt niets $, ^ er schiet me niks te binnen $, ^ ik weet niks $, ^ weet niks $, ^ kan ik niet zeggen $, ^ vind ik lastig $, ^ te moeilijk $, ^ dat is te moeilijk $
    `),
    back: phrases(`
      ^ terug $, ^ trug $, ^ ga terug $, ^ ga eens terug $, ^ terug aub $, ^ terug graag $, ^ terug alsjeblieft $, ^ even terug $, ^ een terug $, ^ eentje terug $, ^ een stap terug $, ^ stap terug $, ^ stapje terug $, ^ een stapje terug $, ^ ga een stap terug $, ^ ik wil terug $, ^ wil terug $, ^ ik wil een stap terug $, ^ kan ik terug $, ^ mag ik terug $, ^ kan ik een stap terug $, ^ kunnen we terug $, ^ kunnen we een stap terug $, ^ kun je terug $, ^ kan je terug $, ^ laten we teruggaan $, ^ teruggaan $, ^ back $,
      ^ vorige $, ^ de vorige $, ^ vorige vraag $, ^ vorige stap $, ^ naar de vorige $, ^ terug naar de vorige $, ^ terug naar vorige vraag $, ^ laatste vraag opnieuw $, ^ die vraag opnieuw $, ^ nog een keer die vraag $, ^ ongedaan maken $, ^ undo $, ^ foutje $, ^ oeps $, ^ oeps fout $, ^ oeps | fout $, ^ verkeerd antwoord $, ^ verkeerde knop $, ^ verkeerde $, ^ ik drukte verkeerd $, ^ verkeerd gedrukt $, ^ verkeerd geklikt $, ^ mis geklikt $, ^ ik heb verkeerd gedrukt $, ^ ik heb me vergist $, ^ vergist $, ^ mistypt $,
      ^ antwoord wijzigen $, ^ antwoord veranderen $, ^ ik wil mijn antwoord veranderen $, ^ ik wil mijn antwoord aanpassen $, ^ kan ik mijn antwoord veranderen $, ^ kan ik mijn antwoord aanpassen $, ^ kan ik dat nog veranderen $, ^ kan ik dat aanpassen $, ^ ik wil dat veranderen $
    `),
    why: phrases(`
      ^ waarom $, ^ maar waarom $, ^ waarom dan $, ^ waarom dit $, ^ waarom dat $, ^ waarom zo $, ^ waarom is dat $, ^ waarom vraag je dat $, ^ waarom vraag je dit $, ^ waarom vraagt ge dat $, ^ waarom wil je dat weten $, ^ waarom moet ik dit doen $, ^ waarom moet ik dat doen $, ^ waarom moet dat $, ^ waarom moet dit $, ^ waarom zou ik $, ^ waarom zou ik dat doen $, ^ waarom zou ik dit doen $, ^ waarom doen we dit $, ^ wrm $, ^ wrom $, ^ waarom | dan $, ^ hoezo $, ^ hoezo dan $, ^ hoezo dit $, ^ hoezo dat $, ^ why $,
      ^ waarvoor $, ^ waarvoor dan $, ^ waarvoor is dit $, ^ waarvoor is dat $, ^ waarvoor dient dit $, ^ waar is dit voor $, ^ waar is dat voor $, ^ waar is dat goed voor $, ^ waar is dit goed voor $, ^ waar dient dat voor $, ^ wat is het nut $, ^ wat is het nut hiervan $, ^ wat is hier het nut van $, ^ wat heeft dit voor zin $, ^ wat heeft dit voor nut $, ^ wat heeft het voor zin $, ^ wat is de zin hiervan $, ^ wat is de bedoeling $, ^ wat is het doel $, ^ wat is het idee $, ^ wat heb ik hieraan $, ^ wat heb ik daaraan $,
      ^ hoe helpt dit $, ^ hoe helpt dat $, ^ hoe helpt dit mij $, ^ hoe helpt dit me $, ^ hoe moet dit helpen $, ^ hoe zou dit helpen $, ^ hoe zou dat helpen $, ^ hoe kan dit helpen $, ^ wat helpt dit $, ^ hoe werkt dit $, ^ hoe werkt dat $, ^ helpt dit $, ^ helpt dat $, ^ helpt dit echt $, ^ helpt dat echt $, ^ werkt dit $, ^ werkt dat $, ^ werkt dit echt $, ^ werkt dit wel $, ^ gaat dit helpen $, ^ gaat dit werken $
    `),
    otherTopic: phrases(`
      ^ iets anders $, ^ iest anders $, ^ liever iets anders $, ^ wat anders $, ^ ander onderwerp $, ^ een ander onderwerp $, ^ nieuw onderwerp $, ^ iets anders graag $, ^ doe iets anders $, ^ kan het over iets anders $, ^ kunnen we iets anders doen $, ^ verander van onderwerp $, ^ van onderwerp veranderen $, ^ kunnen we van onderwerp veranderen $,
      over iets anders praten, over wat anders praten, over iets anders hebben, over wat anders hebben, over iets anders babbelen, ^ het gaat over iets anders $, ^ het gaat om iets anders $, ^ het is iets anders $, ^ daar gaat het niet om $, ^ daar gaat het niet over $, ^ hier gaat het niet om $, ^ daar zit ik niet mee $, ^ dat is het niet $, ^ dat is het probleem niet $, ^ dat is mijn probleem niet $, ^ dit is niet waar het om gaat $,
      ^ mag ik iets vertellen $, ^ mag ik wat vertellen $, ^ mag ik je iets vertellen $, ^ kan ik iets vertellen $, ^ kan ik iets kwijt $, ^ ik wil iets vertellen $, ^ ik wil je iets vertellen $, ^ ik moet je iets vertellen $, ^ ik moet iets kwijt $, ^ ik wil iets kwijt $, ^ alleen luisteren $, ^ luister gewoon $, ^ gewoon luisteren $, ^ luister alleen $, ^ kun je gewoon luisteren $, ^ kan je gewoon luisteren $, ^ wil je gewoon luisteren $, ^ kun je alleen luisteren $, ^ ik wil gewoon praten $, ^ ik wil alleen praten $, ^ gewoon praten $, ^ gewoon kletsen $, ^ kunnen we gewoon praten $, ^ liever gewoon praten $, ^ ik wil liever praten $, ^ praat gewoon met me $
    `),
    yes: phrases(`
      ^ ja, ^ jaa, ^ jaaa, ^ jah $, ^ jawel, ^ jep, ^ jup, ^ jip $, ^ yep, ^ yes, ^ yeah, ^ j $, ^ joa $, ^ jo $, ^ yo $, ^ ok, ^ oke, ^ okay, ^ okee, ^ oki $, ^ okidoki, ^ k $, ^ kk $, ^ prima, ^ goed $, ^ is goed, ^ t is goed $, ^ das goed $, ^ dat is goed $, ^ goed dan $, ^ goed idee $, ^ top $, ^ best $, ^ tuurlijk, ^ natuurlijk, ^ zeker, ^ uiteraard, ^ vooruit $, ^ vooruit maar $, ^ vooruit dan $, ^ allez $, ^ allez vooruit $, ^ toe maar $,
      ^ graag, ^ doe maar $, ^ doe maar dan $, ^ doen we $, ^ doen $, ^ we doen het $, ^ laten we $, ^ laten we het doen, ^ laten we beginnen, ^ laten we het proberen, ^ laten we gaan, ^ kom maar $, ^ kom maar op $, ^ kom op $, ^ begin maar $, ^ begin $, ^ beginnen $, ^ beginnen maar $, ^ beginnen we $, ^ start $, ^ starten $, ^ ga maar $, ^ ga door $, ^ ga verder $, ^ verder $, ^ ik ben er klaar voor $, ^ ik doe mee $, ^ ik wil wel $, ^ wil ik wel $, ^ wil wel $, ^ ik wil het proberen $, ^ ik wil het wel proberen $, ^ ik kan het proberen $, ^ ik probeer het $, ^ ik ga het proberen $, ^ kan proberen $, ^ proberen maar $, ^ we kunnen het proberen $, ^ waarom niet $, ^ ach waarom niet $, ^ mij best $, ^ mij goed $, ^ voor mij oke $, ^ klinkt goed $, ^ lijkt me goed $, ^ lijkt me wel wat $, ^ denk het $, ^ ik denk het $, ^ ik denk het wel $, ^ denk van wel $, ^ ik denk van wel $, ^ misschien wel $, ^ nu $, ^ nu graag $
    `),
    no: phrases(`
      ^ nee, ^ neen, ^ neee, ^ neej $, ^ nah $, ^ neuh $, ^ nope, ^ nop $, ^ no $, ^ n $, ^ nein $, ^ nee dank je $, ^ nee bedankt $, ^ nee | bedankt $, ^ nee | dank je $, ^ bedankt maar nee $, ^ niet nu, ^ nu niet, ^ nu even niet, ^ even niet $, ^ liever nu niet $, ^ vandaag niet $, ^ niet vandaag $, ^ vanavond niet $, ^ niet vanavond $, ^ vannacht niet $, ^ nog niet $, ^ niet echt $, ^ dit niet $, ^ dat niet $, ^ dat hoeft niet $, ^ hoeft niet $, ^ hoeft niet hoor $, ^ hoeft nu niet $, ^ laat maar $, ^ laat maar even $, ^ straks $, ^ later $, ^ misschien later $, ^ later misschien $, ^ een andere keer $, ^ andere keer $, ^ volgende keer $, ^ ander keertje $, ^ morgen misschien $,
      ^ ik wil niet $, ^ wil niet $, ^ wil ik niet $, ^ dat wil ik niet $, ^ ik wil nu niet $, ^ geen zin $, ^ ik heb geen zin $, ^ heb geen zin $, ^ geen zin in $, ^ geen zin nu $, ^ ik heb er geen zin in $, ^ ik kan niet $, ^ kan niet $, ^ ik kan het niet $, ^ lukt niet $, ^ lukt me niet $, ^ lukt nu niet $, ^ dat lukt niet $, ^ te moe $, ^ ik ben te moe $, ^ ben te moe $, ^ nooit $, ^ echt niet $, ^ absoluut niet $, ^ vergeet het $, ^ vergeet het maar $, ^ denk het niet $, ^ ik denk het niet $, ^ denk van niet $, ^ ik denk van niet $
    `),
  },
  numbers: [
    phrases('nul, niks, niets, noppes, helemaal niet, totaal niet, geen'),
    phrases('^ een $, eentje, ^ een puntje, ^ 1tje'),
    phrases('twee'),
    phrases('drie'),
    phrases('vier'),
    phrases('vijf, half, halverwege, de helft, ertussenin, middenin, in het midden, gemiddeld'),
    phrases('zes'),
    phrases('zeven'),
    phrases('acht'),
    phrases('negen'),
    phrases(
      'tien, het maximum, maximum, maximaal, max, het hoogste, erger kan niet, kan niet erger, meer kan niet, kan niet meer, zo erg als maar kan',
    ),
  ],
};
