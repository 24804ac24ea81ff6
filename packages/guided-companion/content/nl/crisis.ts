import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

export const crisis: CrisisContent = {
  shownNumber: 'het noodnummer hierboven',
  shownLine: 'de hulplijn hierboven',
  tracks: {
    passive: {
      first: [
        'Dank je dat je me dit vertelt. Zo moe zijn van alles is zwaar, en het is goed dat je het niet voor jezelf hield. Mag ik het je rechtuit vragen: denk je erover om een einde aan je leven te maken?',
        'Ik heb gelezen wat je schreef, en ik praat er niet overheen. Soms blijft het bij de gedachte er niet meer te willen zijn, soms groeit die. Denk je aan zelfmoord?',
      ],
      yes: [
        'Dank je dat je zo eerlijk bent. Zulke gedachten kunnen in golven komen, en door een golf kom je makkelijker heen met iemand naast je. Is er iets in je buurt dat je zou kunnen gebruiken, of heb je een moment in gedachten?',
        'Ik geloof je. Dan zorgen we eerst voor jou. Denk je aan een bepaalde manier, of heb je iets bij de hand?',
      ],
      no: [
        'Hoe dan ook goed dat je het me vertelt. Er niet meer willen zijn doet pijn, ook als je niets zou doen. Wie van de mensen die je kent, zou die zin van jou kunnen horen?',
        'Goed om te weten, dank je. Het verdient toch meer dan een scherm: een huisarts kan hiernaar luisteren, en je kunt ook zonder plan {line} bellen. Aan wie zou je het vandaag kunnen vertellen?',
      ],
    },
    active: {
      first: [
        'Dank je dat je het hardop zegt. Ik ben een AI en kan niet naar je toe komen, maar mensen wel: je kunt nu meteen {line} bellen. Heb je iets bij je dat je zou kunnen gebruiken, of een moment in gedachten?',
        'Ik neem dit serieus, en ik blijf hier. Je hoeft deze uren niet alleen door te komen: bel {line}. Heb je erover nagedacht hoe of wanneer?',
      ],
      yes: [
        'Dan eerst afstand. Ligt er iets in je buurt, leg het dan in een andere kamer, geef het aan iemand, of ga daar zelf weg, nu, voor we verdergaan. Bel dan {number}, of ga naar waar mensen zijn. Wie kan de komende minuten bij je zijn?',
        'Dank je dat je het zegt. Ga daar alsjeblieft nu meteen weg, de kamer uit is genoeg om te beginnen, en bel {number}. Wie is op dit moment het dichtst bij je?',
      ],
      no: [
        'Goed dat er niets bij de hand is. Gedachten aan de dood zakken makkelijker met iemand in de buurt. Wie zou kunnen komen, of met je aan de telefoon kunnen blijven?',
        'Goed. Laten we dat zo houden: blijf waar mensen zijn, of vraag iemand om te komen. Wie zou je nu een bericht kunnen sturen?',
      ],
    },
    imminent: {
      first: [
        'Bel alsjeblieft nu {number}. Zeg: “Ik sta op het punt om mezelf iets aan te doen”, en waar je bent. Ga weg van wat je zou kunnen gebruiken. Kun je bellen?',
        'Dit is het moment om {number} te bellen. Is er al iets gebeurd, zeg dat dan eerst. Ga naar een deur, naar de buren, naar een straat met mensen. Kun je nu bellen?',
      ],
      yes: [
        'Goed. Bel nu en blijf aan de lijn; als je weer kijkt, ben ik hier. Doe de deur van het slot, zodat ze binnen kunnen komen.',
        'Doe het nu, voor al het andere. Zeg hoe je heet en waar je bent. Ga als het kan naast iemand zitten tot ze er zijn.',
      ],
      no: [
        'Dan zoeken we een andere weg: de buren, een winkel, iemand in huis, een bericht aan één iemand: “kom alsjeblieft, ik ben niet veilig”. Wat houdt je tegen om te bellen?',
        'Oké. Ga de kamer uit, weg van wat daar is, naar waar iemand je kan zien. Wat maakt bellen nu zo moeilijk?',
      ],
    },
    selfHarm: {
      first: [
        'Dank je dat je me dit toevertrouwt. Jezelf pijn doen betekent vaak dat iets te zwaar werd om te dragen. Heb je nu een wond die verzorgd zou moeten worden?',
        'Goed dat je het me vertelt, en ik oordeel niet. Eerst je lichaam: is er een wond die blijft bloeden, of waar je je zorgen over maakt?',
      ],
      yes: [
        'Laat er dan alsjeblieft nu iemand naar kijken: druk er een schone doek op en bel {number}, of ga naar het dichtstbijzijnde ziekenhuis. Lukt dat?',
        'Wacht daar alsjeblieft niet mee. Bel {number}, of vraag iemand om je te brengen. Is er iemand bij je in de buurt?',
      ],
      no: [
        'Goed. Is de drang er nog, breng dan afstand tussen jou en wat je zou gebruiken, en geef het tien minuten, in een andere kamer, met koud water over je handen. Wie weet hiervan, behalve ik?',
        'Dank je. Drang komt op en zakt weer, en dat is makkelijker uit te houden met iemand in de buurt. Is er iemand aan wie je het kunt vertellen, of bij wie je even kunt zitten?',
      ],
    },
    violence: {
      first: [
        'Wat jou wordt aangedaan is niet jouw schuld. Ik schrijf alleen wat veilig gezien kan worden. Kun je hier op dit moment veilig schrijven?',
        'Ik geloof je. Niemand heeft het recht om zo met je om te gaan. Eerst dit: ben je op dit moment veilig, en lees jij dit als enige?',
      ],
      yes: [
        'Dan gaan we in jouw tempo. Mensen die dit kennen kunnen met je meedenken, zonder voor je te beslissen: je kunt {line} bellen. Is er iemand die je vertrouwt en die mag weten wat er thuis gebeurt?',
        'Goed. Je hoeft niemand aan te spreken, en je hoeft vandaag niets te beslissen. Als niemand het merkt, kan het helpen om een tas en papieren klaar te hebben, en één iemand die het weet. Wie zou dat kunnen zijn?',
      ],
      no: [
        'Leg dit dan weg; jouw veiligheid gaat voor. Is er gevaar, ga dan naar waar mensen zijn en bel {number} zodra het kan. Met de knop bovenaan kun je deze pagina snel verlaten.',
        'Begrepen. Schrijf niets meer wat iemand zou kunnen zien. Blijf bij een deur of bij andere mensen, en bel {number} zodra het veilig is.',
      ],
    },
    violenceNow: {
      first: [
        'Ga als het kan naar waar mensen zijn, of achter een deur die op slot kan. Bel {number}; kun je niet praten, laat de lijn dan open. Kun je weg?',
        'Jouw veiligheid eerst: de kamer uit, weg van keuken en trap, naar mensen toe. Bel {number}. Kun je bellen, of wegkomen?',
      ],
      yes: [
        'Ga nu. Bel daarvandaan, en ga niet terug naar binnen, voor niets. Ik ben er later ook.',
        'Goed, ga. De buren, een winkel, de straat: overal waar mensen zijn. Bel daar {number}.',
      ],
      no: [
        'Blijf dan zo ver weg als je kunt, dicht bij een deur, en bescherm je hoofd. Bel {number} zodra het kan; veel hulpdiensten zijn ook met een bericht te bereiken. Je hoeft mij niet te antwoorden.',
        'Schrijf niet als het daar erger van wordt. Maak lawaai zodat de buren het horen, als dat veilig is, en bel {number} zodra je kunt.',
      ],
    },
    somebodyElse: {
      first: [
        'Dat je dit vraagt, laat zien hoeveel je om diegene geeft. Ben je er nu bij, of weet je waar diegene is?',
        'Dank je dat je niet wegkijkt. Weet je waar diegene op dit moment is, en of er iemand bij is?',
      ],
      yes: [
        'Blijf erbij, als dat voor jou veilig is, en vraag het rechtuit: “Denk je aan zelfmoord?” Door het te vragen breng je niemand op het idee. Is er een plan of ligt er iets klaar, bel dan {number}. Kan er iemand bij jullie zijn?',
        'Goed. Houd diegene gezelschap, leg weg wat gebruikt zou kunnen worden, en luister. Wordt het dringend, bel dan {number}. Je hoeft dit niet alleen te doen: wie zou je kunnen helpen?',
      ],
      no: [
        'Probeer dan nu diegene te bereiken, of iemand die dichtbij staat. Denk je dat het dringend is, bel dan {number} en zeg wat je weet en waar diegene zou kunnen zijn. Wie kent diegene nog meer goed?',
        'Bel of app diegene, en iemand die ernaartoe kan. Heb je een tijd of een manier gehoord, wacht dan niet: bel {number}. Aan wie zou je het nu kunnen vertellen?',
      ],
    },
    delusion: {
      first: [
        'Dat klinkt beangstigend, en ik neem serieus dat je dit meemaakt. Zelf kan ik het niet zien. Is er iemand bij je die je vertrouwt?',
        'Dank je dat je het vertelt. Als alles zo vreemd en zo luid wordt, en je misschien ook weinig slaapt, hoort niemand daar alleen mee te zijn. Is er iemand bij je die je vertrouwt?',
      ],
      yes: [
        'Goed. Vertel die persoon wat je mij vertelde, en vraag of die vandaag bij je blijft. Een arts kan helpen om rust en slaap terug te vinden. Zouden jullie er samen naartoe kunnen?',
        'Dat is fijn. Blijf dicht bij die persoon, met weinig licht en weinig geluid, en bel samen een arts. Zou dat goed zijn voor jou?',
      ],
      no: [
        'Bel dan alsjeblieft iemand die kan komen, of bel {line}. Je hoeft niets te bewijzen: “Ik ben bang en ik kan niet slapen” is genoeg. Wie zou je kunnen bellen?',
        'Dan zoeken we iemand. Hoor je dat je jezelf of anderen iets aan zou moeten doen, of lukt het niet om rustig te blijven, bel dan {number}. Wie zou komen als je het vroeg?',
      ],
    },
    eating: {
      first: [
        'Dank je dat je het vertelt. Dit is zwaar om in het geheim te dragen. Eerst je lichaam: heb je het gevoel dat je flauwvalt, gaat je hart tekeer of slaat het over, of heb je pijn?',
        'Goed dat je het zegt. Ik ga het niet over getallen of gewicht hebben. Hoe is het nu met je lichaam: ben je duizelig, heb je het koud, gaat je hart tekeer?',
      ],
      yes: [
        'Laat dan alsjeblieft vandaag een arts naar je kijken; val je bijna flauw of heb je pijn op je borst, bel dan {number}. Is er iemand bij je die mee kan gaan?',
        'Daar is snel een arts voor nodig, vandaag als het kan. Wordt het erger, bel dan {number}. Wie zou met je mee kunnen gaan?',
      ],
      no: [
        'Goed. Het blijft iets waar het met hulp beter van kan worden, en daarvoor hoeft het niet eerst erger te zijn. Aan wie zou je het kunnen vertellen?',
        'Gelukkig. Je verdient ook zorg als je lichaam het volhoudt. Is er iemand, of een arts, tegen wie je een eerste zin zou kunnen zeggen?',
      ],
    },
    medical: {
      first: [
        'Dit is een noodgeval: bel nu {number}. Zeg wat er gebeurd is en waar je bent, en doe wat ze zeggen. Kun je bellen?',
        'Bel alsjeblieft meteen {number}, op de luidspreker. Is er iets ingenomen, houd dan de verpakking bij de hand. Kun je bellen, jij of iemand die bij je is?',
      ],
      yes: [
        'Goed. Doe wat ze zeggen, blijf aan de lijn, en doe de deur van het slot. Je kunt me schrijven terwijl je wacht.',
        'Goed. Bel, en doe stap voor stap wat ze zeggen. Ik ben hier terwijl je wacht.',
      ],
      no: [
        'Dan halen we hulp naar jou toe: de buren, roepen vanuit de deur, iemand aan de telefoon die voor jou {number} kan bellen. Wat staat er in de weg?',
        'Is er iemand in de buurt, in huis, hiernaast, op straat? Vraag diegene om nu voor jou {number} te bellen.',
      ],
    },
    harmToOthers: {
      first: [
        'Dank je dat je dit zegt voor er iets gebeurt. Zorg nu voor afstand: een andere kamer, naar buiten, een stuk lopen. Kun je daar weg?',
        'Ik hoor hoeveel er nu in je omgaat. Je bent niet je woede. Kun je ergens anders heen, weg van wie daar is en van alles wat pijn kan doen?',
      ],
      yes: [
        'Goed. Ga, en blijf daar tot het gezakt is. Bel dan {line} en zeg het zoals je het tegen mij zei. Wie zou bij je kunnen zijn?',
        'Doe dat nu. Laat achter wat gebruikt zou kunnen worden. Wie zou je van daaruit kunnen bellen?',
      ],
      no: [
        'Bel dan nu {number} en zeg: “Ik ben bang dat ik iemand iets aandoe.” Daar mag je voor bellen. Wat maakt dat moeilijk?',
        'Dan is er nu meteen iemand nodig: bel {number}, of iemand die er binnen een paar minuten kan zijn. Wie zou dat kunnen zijn?',
      ],
    },
  },
  askContact: [
    'Wie zou bij je kunnen zijn, of dit vandaag van je kunnen horen?',
    'Denk aan iemand die liever wakker gebeld wordt dan het niet te weten. Wie komt er in je op?',
  ],
  contactNamed: [
    'Goed. Voel je je veilig bij {person}, stuur dan nu een bericht: “Het gaat niet goed met me en ik wil niet alleen zijn. Het is belangrijk.” Meer uitleg hoeft niet. Kun je dat sturen?',
    'Dan {person}, als dat veilig voelt. Een paar woorden zijn genoeg: “Ik heb nu iemand nodig, het is belangrijk.” Lukt dat nu, terwijl ik hier ben?',
    'Goed dat er iemand is die je vertrouwt. Een paar woorden zijn genoeg: “Het gaat niet goed met me, kun je me bellen?” Kun je dat nu sturen?',
    'Voel je je veilig bij die persoon, stuur dan nu een bericht: “Ik heb nu iemand nodig. Kun je komen of bellen?” Meer hoef je niet uit te leggen. Lukt dat?',
  ],
  contactMade: [
    'Dat was moedig. Blijf bij iemand bij wie je je veilig voelt, en vertel wat je mij vertelde, in dezelfde woorden. Ik ben hier als het weer druk wordt in je hoofd.',
    'Daar ben ik echt blij om. Laat je helpen, ook als dat eerst wat onwennig is. Heb je nog iets nodig in de tussentijd?',
  ],
  contactHard: [
    'Dat is oké, veel mensen vinden juist deze stap de moeilijkste. Wat maakt het moeilijk?',
    'Dat begrijp ik. Wat zou er anders moeten zijn om het wel te kunnen?',
  ],
  barriers: {
    lineFailed: [
      'Wat naar, dit is het slechtste moment om in de wacht te staan. Probeer het nog een keer, of een andere lijn hierboven; veel lijnen hebben ook een chat. En is het dringend, bel dan {number}: daar nemen ze op. Wie zou intussen met je mee kunnen wachten?',
    ],
    watched: [
      'Wees dan voorzichtig: schrijf alleen wat gezien mag worden, en verwijder wat op je telefoon staat als dat veiliger is. Je kunt bellen met de telefoon van iemand anders, op het werk, bij de apotheek of bij de huisarts. Waar kun je praten zonder dat iemand meeluistert?',
    ],
    cannotSpeak: [
      'Je hoeft niet goed te kunnen praten. Veel lijnen hebben een chat of nemen berichten aan, hierboven zie je welke. Aan de telefoon is één zin genoeg: “Ik kan niet veel zeggen, blijf alsjeblieft.” Zou schrijven makkelijker zijn?',
    ],
    nobody: [
      'Niemand in gedachten hebben maakt het nog zwaarder, en het betekent niet dat er niemand zou komen. Je kunt {line} bellen: daar zitten mensen juist hiervoor. Een huisarts of iemand uit de buurt telt ook. Wat daarvan is het minst moeilijk?',
    ],
    burden: [
      'Ik begrijp die angst. Mensen die om je geven hebben liever een moeilijk uur met je dan dat ze het nooit geweten hadden. Je bent niet te veel. Wie zou het willen weten als jij het zo zwaar hebt?',
    ],
    willYouTell: [
      'Ik vertel het aan niemand, en er leest geen mens mee. Maar ik ben een AI, en je verdient een volwassene naast je: iemand van school, een arts, familie, of een lijn voor jongeren hierboven. Vraag gerust eerst wat ze moeten doorgeven. Wie is het minst moeilijk?',
    ],
    afraidOfHelp: [
      'Die angst is heel begrijpelijk. Je mag aan de telefoon zeggen: “Ik wil alleen praten.” Ze vragen wat je nodig hebt, en bij de meeste telefoontjes blijft het bij een gesprek. Waar ben je het meest bang voor?',
    ],
  },
  again: [
    'Ik hoor dat het er nog is. We gaan verder met één ding: dichter bij mensen, verder van wat pijn kan doen. Welke van die twee lukt je nu?',
    'Je komt erop terug, en ik ook. Je kunt {line} bellen, ook als je niet weet wat je gaat zeggen. Wat zou het mogelijk maken om te bellen?',
    'Dan heeft het je nog niet losgelaten. Wie zou je kunnen vragen om bij je te zitten tot dat wel zo is?',
  ],
  stay: [
    'Ik ben er nog, en ik lees elk woord. Ik wil alleen eerst één ding weten: ben je op dit moment veilig?',
    'Daar kunnen we ook over praten. Ik wil niet laten liggen wat je me vertelde: is er iemand bij je?',
    'Neem je tijd. Wordt het erger, bel dan {number}; anders mag je me vertellen wat nu het sterkst is.',
  ],
  stayCalm: [
    'Ik luister. Wat je me daarnet vertelde, telt nog steeds voor me: hoe sterk is het nu?',
    'Daar kunnen we het zeker over hebben. En wat daarnet zo zwaar was: is het dichterbij of verder weg?',
  ],
  retracted: [
    'Oké, dat stelt me gerust. Zat er toch iets van waarheid in, dan kun je dat altijd zeggen, en dan neem ik het serieus. Waar wil je het over hebben?',
    'Goed. Ik vraag het liever een keer te vaak. De hulp hierboven blijft daar staan, voor het geval dat. Hoe gaat het verder met je?',
  ],
  relief: [
    'Daar ben ik blij om. Je hebt net iets moeilijks gedaan. Komt het terug, dan weet je waar de hulp is, en waar ik ben. Wat zou je vandaag verder goeddoen?',
    'Dank je dat je bent blijven schrijven. Laat het voor nu genoeg zijn. Wil je over iets anders praten, of rusten?',
  ],
  goodbye: [
    'Zorg goed voor jezelf. Ga als het kan naar iemand die je vertrouwt; wordt het zwaar, bel dan {line}. Ik ben hier als je wilt praten.',
    'Doe rustig aan. De hulp hierboven blijft daar staan, en ik ben hier als je terugkomt.',
  ],
  corrected: [
    'Dank je dat je het rechtzet; dan heb ik je verkeerd begrepen. Laten we verdergaan waar we waren.',
    'Sorry, ik las er meer in dan er stond. Waar waren we?',
  ],
  recognise: {
    barriers: {
      lineFailed: phrases(
        `niemand neemt op, niemand nam op, neemt niemand op, nam niemand op, nemen niet op, neemt niet op, namen niet op, nam niet op, nemen ze niet op, wordt niet opgenomen, hebben niet opgenomen, heeft niet opgenomen, geen gehoor, geen antwoord gekregen, krijg geen antwoord, in de wacht, in de wachtrij, is in gesprek, was in gesprek, steeds in gesprek, is bezet, was bezet, ze hingen op, verbinding verbroken, kom er niet door, kwam er niet door, kom niet door de wachtrij, voicemail, lijn is gesloten, lijn is dicht, nummer werkt niet, lijn werkt niet, reageert niet, reageren niet, niemand reageert, antwoordt niet`,
      ),
      watched: phrases(
        `leest mijn berichten, leest mijn appjes, leest mijn telefoon, leest al mijn, leest alles, hij leest mee, ze leest mee, ze lezen mee, leest altijd mee, controleert mijn telefoon, checkt mijn telefoon, kijkt in mijn telefoon, kijkt op mijn telefoon, gaat door mijn telefoon, zit in mijn telefoon, ziet mijn berichten, volgt mijn telefoon, pakt mijn telefoon, luistert mee, luisteren mee, luistert me af, hij kan me horen, ze kan me horen, ze kunnen me horen, ouders kunnen me horen, moeder kan me horen, vader kan me horen, hij hoort me, ze hoort me, ze horen me, hoort alles, hij is hier, hij is thuis, hij zit naast me, in de kamer hiernaast, in de andere kamer, houdt me in de gaten, houden me in de gaten, kijkt mee, heeft mijn wachtwoord`,
      ),
      cannotSpeak: phrases(
        `kan niet praten, kan nu niet praten, kan niet bellen, kan nu niet bellen, niet hardop praten, durf niet te bellen, durf niet bellen, durf niet te praten, bang om te bellen, bang om te praten, belangst, telefoonangst, angst om te bellen, haat bellen, haat het om te bellen, hou niet van bellen, wil niet bellen, ga niet bellen, bellen lukt niet, bellen lukt me niet, krijg geen woord uit, kom niet uit mijn woorden, klap dicht, stotter*, niet kunnen praten, bellen is eng, bellen vind ik eng, vind bellen eng`,
      ),
      nobody: phrases(
        `^ niemand $, ^ niemand eigenlijk, ^ echt niemand, ^ helemaal niemand, heb niemand, heb ik niemand, heb echt niemand, er is niemand $, er is echt niemand $, er is niemand voor me, niemand voor me, ken niemand, weet niemand $, zou niemand weten, niemand om mee te praten, niemand om te bellen, geen vrienden, geen vriendinnen, geen familie, geen ouders meer, ben helemaal alleen, sta helemaal alleen, ^ helemaal alleen $, ^ ik ben alleen $, ^ ben alleen $, | ik ben alleen $, ^ alleen $, sta er alleen voor, niemand geeft om me, niemand meer over, weet niet wie`,
      ),
      burden: phrases(
        `tot last, een last, last zijn, lastigvallen, lastig vallen, niet storen, wil niemand storen, niemand belasten, anderen belasten, ongerust maken, niet bezorgd maken, zorgen maken om me, wil niet dat ze zich zorgen, te veel voor, schaam me, schaamte, beschaamd, gelooft me niet, geloven me niet, me niet geloven, niet geloofd worden, niemand gelooft me, ze worden boos, ouders worden boos, iedereen wordt boos, wakker maken, wakker bellen, teleurstellen, stel ze teleur, stel iedereen teleur, gaan me haten, haten me dan, veroordelen me, oordelen over me, aanstel*`,
      ),
      willYouTell: phrases(
        `ga je het vertellen, ga je dit vertellen, vertel je het, vertel je dit, zeg je het tegen, zeg je dit tegen, ga je het zeggen, vertel je het door, vertel je dit door, aan mijn ouders vertellen, tegen mijn ouders zeggen, tegen mijn ouders gaan zeggen, vertel het niet aan, vertel dit niet aan, niet doorvertellen, niet verder vertellen, zeg het niet tegen, zeg dit niet tegen, bel je mijn ouders, bel je de politie, bel je mijn school, komen mijn ouders dit te weten, komen mijn ouders het te weten, blijft dit geheim, blijft het geheim, blijft dit tussen ons, geheim houden, wie leest dit, wie leest mee, wie kan dit lezen, krijg ik straf`,
      ),
      afraidOfHelp: phrases(
        `bang voor de politie, wil geen politie, geen politie, komt de politie, politie aan de deur, politie sturen, sturen ze politie, sluiten me op, word ik opgesloten, opgesloten worden, ze me opsluiten, nemen me mee, halen me weg, laten me opnemen, gedwongen opname, gedwongen opgenomen, een opname, colloceren, collocatie, niet naar het ziekenhuis, bang voor het ziekenhuis, wil geen ziekenhuis, psychiatrische afdeling, gesticht, in een inrichting, wil geen ambulance, geen ambulance, kan het niet betalen, kan dat niet betalen, te duur, eigen risico, pakken mijn kinderen, nemen mijn kinderen, kinderen kwijt, uithuisplaats*, jeugdzorg, word ik uitgezet, verblijfsvergunning, raak mijn baan kwijt, raak mijn werk kwijt, kom ik in de problemen, in de problemen komen`,
      ),
    },
    retracted: phrases(
      `^ grapje, | grapje, grapje hoor, was een grapje, was maar een grapje, was een grap, was maar een grap, maakte een grap, maakte maar een grapje, was niet serieus, niet serieus bedoeld, meende het niet, meen het niet, bedoelde het niet echt, niet zo bedoeld, niet letterlijk bedoeld, zei maar wat, zomaar gezegd, was maar een uitspraak, laat maar, laat maar zitten, ^ vergeet het, vergeet het maar, vergeet wat ik, ik overdreef, ik overdrijf, doe maar alsof ik niks, doe maar alsof ik niets`,
    ),
    contactMade: phrases(
      `heb gebeld $, heb al gebeld $, heb net gebeld $, heb ze gebeld $, heb haar gebeld $, heb hem gebeld $, heb iemand gebeld $, heb mijn _ gebeld $, heb mijn beste _ gebeld $, heb 112 gebeld $, heb 113 gebeld $, heb 1813 gebeld $, heb de huisarts gebeld $, heb haar geappt $, heb hem geappt $, heb ze geappt $, heb mijn _ geappt $, heb een bericht gestuurd $, heb haar een bericht gestuurd $, heb hem een bericht gestuurd $, heb mijn _ een bericht gestuurd $, heb het gestuurd $, heb het verstuurd $, ^ gestuurd $, ^ verstuurd $, ^ is verstuurd, bericht is verstuurd, heb het verteld $, heb het aan mijn _ verteld, heb het tegen mijn _ gezegd, moeder komt eraan, mama komt eraan, zus komt eraan, broer komt eraan, vriendin komt eraan, er komt iemand naar me toe, er komt iemand langs, moeder is onderweg, mama is onderweg, zus is onderweg, broer is onderweg, vriendin is onderweg, ouders zijn onderweg, ambulance komt, ambulance is onderweg, hulp is onderweg, moeder is bij me, mama is bij me, zus is bij me, broer is bij me, vriendin is bij me, ouders zijn bij me, er is iemand bij me $, ^ ik ben bij mijn moeder, ^ ik ben bij mijn ouders, ^ ik ben bij mijn zus, ^ ik ben bij mijn broer, ^ ik ben bij een vriend, ^ ik ben bij een vriendin, ^ ik ben bij de buren, ben in het ziekenhuis, ben op de spoed, ben bij de huisarts, ze namen op, ze hebben opgenomen, heb iemand aan de lijn`,
    ),
    relief: phrases(
      `gaat beter $, gaat nu beter, gaat wat beter, gaat iets beter, gaat al beter, gaat alweer beter, gaat weer $, gaat wel weer $, voel me beter $, voel me nu beter, voel me wat beter, voel me iets beter, voel me al beter, beetje beter, iets beter nu, wat rustiger, iets rustiger, ben rustiger, ben weer rustig, ben gekalmeerd, ben veilig, ik ben oke, ben weer oke, ^ het komt wel goed, het is gezakt, ^ het zakt, ^ dank je $, ^ dank je wel $, ^ dankjewel $, ^ dankje $, ^ bedankt $, oke dank je, ok dank je, ^ dat helpt $, ^ dat helpt wel, ^ dat hielp $, heeft geholpen $, doe mezelf niks aan, doe mezelf niets aan, ga mezelf niks aandoen, ga mezelf niets aandoen, heb het weggegooid, heb ze weggegooid, heb alles weggegooid, heb het weggelegd, heb ze weggelegd, heb het weggedaan, heb ze weggedaan, heb het aan mijn _ gegeven, heb ze aan mijn _ gegeven, heb het afgegeven`,
    ),
    helpers: phrases(
      `buurman, buurvrouw, buren, buurmeisje, buurjongen, leraar, lerares, leerkracht*, juf, meester, docent*, mentor, zorgcoordinator, leerlingbegeleid*, vertrouwenspersoon*, clb, huisarts*, dokter*, een arts, psycholoog, psychologe, psychiater, therapeut*, poh, hulpverlen*, begeleider, begeleidster, maatschappelijk werk*, jongerenwerk*, verpleegkundige, wijkteam, coach, trainer, dominee, pastoor, priester, imam, rabbijn, collega*, huisgeno*, kotgeno*, een vriend, een vriendin, tante, oom, nonkel, neef, nicht, nichtje, ^ mama $, ^ papa $, ^ moeder $, ^ vader $, oma, opa`,
    ),
  },
};
