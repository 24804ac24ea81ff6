import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'We nemen één probleem, verzamelen ideeën zonder ze te keuren, kiezen er een, en maken het zo klein dat je kunt beginnen.',
    why: 'Een probleem dat rondjes draait in je hoofd, blijft groot. Staat het op papier, met een paar ideeën ernaast en één eerste stap, dan kun je er iets mee.',
    steps: {
      problem: {
        ask: 'Wat is het probleem? Eentje maar, zo concreet mogelijk: wie, wat, waar.',
        hint: 'De huur gaat omhoog en ik red het niet alleen.',
      },
      hands: {
        ask: 'Hoeveel ervan heb je zelf in de hand?',
        options: { most: 'Het meeste', some: 'Een deel', none: 'Niets ervan' },
      },
      around: 'Dan werken we niet aan het probleem zelf, maar aan wat eromheen zit: waardoor is er beter mee te leven.',
      piece: {
        ask: 'Welk stukje kun je verschuiven, al is het een beetje? Daar gaan we mee verder.',
        hint: 'Wat ik uitgeef, en met wie ik woon.',
      },
      better: {
        ask: 'Als het over twee weken iets beter gaat, wat is er dan anders?',
        hint: 'Dan weet ik hoe ik drie maanden huur betaal.',
      },
      ideas: {
        ask: 'Nu ideeën, zoveel als er komen, ook gekke. We keuren nog niets.',
        hint: 'Uitstel vragen, delen, verhuizen, bijbaan.',
      },
      enough: {
        ask: 'Hoe ging dat?',
        options: { several: 'Ik heb er een paar', few: 'Eén of twee', empty: 'Mijn hoofd is leeg' },
      },
      more: {
        ask: 'Dat gebeurt. Wat hiervan is het proberen waard?',
        options: {
          ask: 'Iemand vragen',
          smaller: 'Een kleinere versie',
          wait: 'Bewust afwachten',
          findOut: 'Meer uitzoeken',
          share: 'Het met iemand delen',
        },
      },
      pick: {
        ask: 'Wat zou je als eerste proberen? Het hoeft niet perfect te zijn, alleen nuttig en haalbaar.',
        hint: 'De verhuurder om uitstel vragen.',
      },
      firstStep: {
        ask: 'Wat is de allereerste stap? Hooguit tien minuten.',
        hint: 'Drie zinnen van dat mailtje schrijven.',
      },
      time: { ask: 'Wanneer en waar doe je dat?', hint: 'Morgen om zes uur, aan de keukentafel.' },
      barrier: {
        ask: 'Wat komt er het snelst tussen?',
        options: {
          energy: 'Geen energie',
          fear: 'Angst',
          noTime: 'Geen tijd',
          people: 'Andere mensen',
          forget: 'Ik vergeet het',
        },
      },
      ifThen: {
        ask: 'En als dat gebeurt, wat doe je dan?',
        hint: 'Dan doe ik alleen de eerste twee minuten.',
      },
    },
    takeaway: {
      pick: 'Wat ik probeer',
      firstStep: 'Eerste stap',
      time: 'Wanneer en waar',
      ifThen: 'Als het lastig wordt',
    },
    keep: 'Eén probleem, een paar ideeën, één stap van tien minuten.',
    close: 'Het probleem is niet weg, maar er is een begin. De rest kan tot dan wachten.',
  },

  gettingGoing: {
    about:
      'Voor dagen waarop niets de moeite lijkt. We zoeken één leuk en één nuttig ding, allebei klein, en geven ze een tijd.',
    why: 'Als je somber bent, doe je minder, en door minder te doen blijf je somber. Vaak werkt het ook andersom: eerst iets kleins, en een tijdje later pas de zin erin.',
    steps: {
      link: 'We wachten niet tot je er zin in hebt. Eerst iets kleins, het gevoel komt misschien later.',
      energy: {
        ask: 'Hoeveel energie is er nu?',
        options: { nothing: 'Bijna niets', little: 'Een beetje', enough: 'Genoeg voor iets kleins' },
      },
      small: 'Dan doen we het heel klein. Op zo’n dag telt rechtop gaan zitten.',
      warmUp: {
        ask: 'Wat hiervan kun je hierna meteen doen?',
        options: {
          window: 'Het raam open',
          wash: 'Mijn gezicht wassen',
          song: 'Eén liedje opzetten',
          sitUp: 'Rechtop, glas water',
        },
      },
      fallenAway: {
        ask: 'Wat deed je vroeger, en is de laatste tijd weggevallen?',
        hint: 'Fietsen naar de markt, mijn broer bellen.',
      },
      lighter: {
        ask: 'Denk aan de laatste dagen. Wanneer was het een tikje lichter?',
        options: {
          outside: 'Buiten',
          people: 'Met iemand',
          doing: 'Als ik bezig was',
          moving: 'Als ik bewoog',
          never: 'Eigenlijk nooit',
        },
      },
      neverLighter: 'Zo is dat als het somber is. Dan proberen we iets en kijken we, zonder veel te verwachten.',
      pleasant: {
        ask: 'Eén ding dat fijn is, of ooit was, in een kleine versie. Wat kan dat zijn?',
        hint: 'Tien minuten in de zon zitten.',
      },
      useful: {
        ask: 'En één nuttig ding dat wat lucht geeft, net zo klein?',
        hint: 'Drie borden afwassen.',
      },
      first: {
        ask: 'Welk van de twee komt eerst?',
        options: { pleasant: 'Het fijne', useful: 'Het nuttige' },
      },
      time: {
        ask: 'Wanneer precies, en waar? Het makkelijkst is meteen na iets wat je toch al doet.',
        hint: 'Morgen, na het tandenpoetsen.',
      },
      barrier: {
        ask: 'Wat kan je tegenhouden?',
        options: {
          tired: 'Ik ben te moe',
          pointless: 'Het lijkt zinloos',
          forget: 'Ik vergeet het',
          bed: 'Ik kom niet uit bed',
        },
      },
      pointless: 'Dat gevoel kan blijven tot je bezig bent, en zelfs terwijl je bezig bent. Je kunt het toch doen.',
      ifThen: {
        ask: 'En als dat gebeurt, wat is dan de nog kleinere versie?',
        hint: 'Ik zet alleen mijn voeten op de grond.',
      },
    },
    takeaway: {
      pleasant: 'Iets fijns',
      useful: 'Iets nuttigs',
      time: 'Wanneer',
      ifThen: 'Als dat te veel is',
    },
    keep: 'Eerst één klein ding. De zin erin komt misschien later.',
    close: 'Wordt het kleiner dan je dacht, dan telt het nog steeds.',
  },

  examTonight: {
    about:
      'We kiezen wat het zwaarst telt, plannen de blokken, spreken een eindtijd af en regelen de ochtend. Dan kun je beginnen, of slapen.',
    why: 'Voor een toets lijkt alles even dringend. Een kort plan met een einde houdt je hoofd vrij om te leren, en met slaap onthoud je beter wat je geleerd hebt.',
    steps: {
      exam: {
        ask: 'Wanneer is de toets of het examen?',
        options: { tomorrow: 'Morgen', days: 'Over een paar dagen', later: 'Later dan dat' },
      },
      tomorrow: 'Dan is vanavond voor wat je half weet. Nieuwe hoofdstukken mogen dicht blijven.',
      days: 'Dan is dit één avond van meerdere. Die hoeft niet alles te dragen.',
      left: {
        ask: 'Hoeveel tijd is er nog tot je eigenlijk moet slapen?',
        options: { none: 'Ik moest al slapen', hour: 'Ongeveer een uur', more: 'Twee uur of meer' },
      },
      bed: 'Dan heb je nu meer aan slaap dan aan nog een bladzijde. We regelen alleen de start en de ochtend.',
      counts: {
        ask: 'Wat telt het zwaarst? Hooguit drie onderwerpen.',
        hint: 'Formules, hoofdstuk twee, de begrippen.',
      },
      standing: {
        ask: 'Hoe sta je ervoor met die drie?',
        options: { shaky: 'Overal wankel', mixed: 'Een deel gaat wel', fine: 'Grotendeels goed' },
      },
      shaky: 'Neem dan van elk de basis. Die levert de meeste punten op in de minste tijd.',
      method: {
        ask: 'Hoe ga je leren? Wat je uit je hoofd ophaalt, blijft beter hangen dan wat je herleest.',
        options: { memory: 'Uit het hoofd schrijven', questions: 'Oude examenvragen', explain: 'Hardop uitleggen' },
      },
      blocks: {
        ask: 'Een blok is 25 minuten leren en 5 minuten rust. Hoeveel vanavond?',
        options: { one: 'Eén blok', two: 'Twee blokken', three: 'Drie blokken' },
      },
      first: {
        ask: 'Wat doe je als allereerste als je gaat zitten? Eén onderwerp, één opdracht.',
        hint: 'Twee oude vragen over formules.',
      },
      stop: {
        ask: 'Wanneer gaan de boeken dicht, wat er ook nog openstaat? Noem een tijd.',
        hint: 'Half elf, dan tandenpoetsen en naar bed.',
      },
      morning: {
        ask: 'Wat kun je vanavond klaarleggen voor een rustige ochtend? Tik aan wat helpt.',
        options: {
          bag: 'Tas en papieren',
          clothes: 'Kleren',
          food: 'Iets te eten',
          alarm: 'Twee wekkers',
          way: 'Hoe ik er kom',
        },
      },
      blank: {
        ask: 'Als je daar dichtklapt, wat doe je dan eerst?',
        hint: 'Voeten op de grond, dan de makkelijkste vraag.',
      },
    },
    takeaway: { first: 'Ik begin met', blocks: 'Vanavond', stop: 'Ik stop om', blank: 'Als ik dichtklap' },
    keep: 'Wat het zwaarst telt, in korte blokken, met een einde. Dan slapen.',
    close: 'Het plan ligt er. Je hoofd hoeft het niet meer vast te houden.',
  },

  firstLookAtMoney: {
    about:
      'Voor als je het hebt laten liggen. Drie ruwe bedragen, één telefoontje, en wie kan helpen. Meer niet vandaag.',
    why: 'Niet kijken kost elke dag kracht. Met drie ruwe bedragen weet je waar je kunt beginnen, en dat eerste telefoontje is nu makkelijker dan straks.',
    steps: {
      start: 'Drie bedragen maar, en ongeveer is prima. Na elk bedrag mag je stoppen.',
      hard: {
        ask: 'Wat maakte het kijken zo moeilijk?',
        options: {
          fear: 'Bang voor het bedrag',
          shame: 'Schaamte',
          papers: 'Te veel papieren',
          strength: 'Geen kracht meer',
        },
      },
      fear: 'Het bedrag is al wat het is. Van kijken wordt het niet groter, en daarna kun je er iets mee.',
      shame:
        'Ook wie goed oplet komt hierin terecht: ziekte, een rekening, alles wordt duurder. Hier oordeelt niemand.',
      have: {
        ask: 'Eerste bedrag: hoeveel is er nu ongeveer, rekening en contant samen? Uit je hoofd is prima.',
        hint: 'Zo’n 340.',
      },
      due: {
        ask: 'Tweede bedrag: wat moet er de komende twee weken betaald worden? Wonen, energie en eten eerst.',
        hint: 'Huur 600, energie 80, boodschappen 100.',
      },
      comes: {
        ask: 'Derde bedrag: wat komt er in die twee weken binnen?',
        hint: 'Ongeveer 500, op de eerste.',
      },
      sum: {
        ask: 'Dat zijn ze. Hoe ziet het er naast elkaar uit?',
        options: {
          enough: 'Het komt rond',
          tight: 'Het is krap',
          short: 'Het is te weinig',
          unclear: 'Ik zie het niet goed',
        },
      },
      short:
        'Dat is lastig om te zien, en het is goed om het nu te weten. Bij wie je moet betalen, kun je vaak uitstel krijgen als je vroeg belt.',
      soonest: {
        ask: 'Wat moet als eerste veilig zijn?',
        options: {
          home: 'Mijn woning',
          power: 'Stroom, water, warmte',
          food: 'Eten, medicijnen',
          loan: 'Een lening of schuld',
        },
      },
      helper: {
        ask: 'Wie kan hier met je naar kijken?',
        options: {
          close: 'Vrienden of familie',
          advice: 'Schuldhulp',
          office: 'De gemeente',
          work: 'Iemand van het werk',
          nobody: 'Ik ken niemand',
        },
      },
      nobody:
        'Bijna elke gemeente helpt gratis bij geld en schulden, en in Vlaanderen doet het OCMW dat ook. Uitzoeken waar jij terechtkunt, mag je ene telefoontje zijn.',
      call: {
        ask: 'Eén telefoontje of mail die lucht geeft: aan wie, en wat vraag je?',
        hint: 'Verhuurder: nu de helft, de rest op de 20e?',
      },
      time: {
        ask: 'Wanneer doe je het, en wat leg je ernaast?',
        hint: 'Maandag om tien uur, met de brief op tafel.',
      },
    },
    takeaway: { soonest: 'Eerst veilig', helper: 'Wie kan helpen', call: 'Mijn telefoontje', time: 'Wanneer' },
    keep: 'Drie ruwe bedragen, één telefoontje. Dat is een eerste blik.',
    close: 'Dat was het voor vandaag. De papieren kunnen weer weg.',
  },

  letterInGrief: {
    about:
      'Je schrijft een paar zinnen aan iemand die er niet meer is, een mens of een dier. Ik zet ze bij elkaar tot een brief die van jou is.',
    why: 'Als iemand sterft, stopt de band niet. Door er woorden aan te geven, ook aan wat nooit gezegd is, krijgt het een plek in de dagen die komen.',
    steps: {
      to: {
        ask: 'Aan wie is de brief? Begin met hoe je diegene noemde.',
        hint: 'Lieve oma,',
      },
      length: {
        ask: 'Hoe wil je schrijven? Je mag elk moment pauzeren, en tranen mogen.',
        options: { whole: 'Een hele brief', lines: 'Alleen een paar regels' },
      },
      since: {
        ask: 'Vertel iets wat er sindsdien gebeurd is.',
        hint: 'De boom voor het raam bloeit weer.',
      },
      miss: {
        ask: 'Wat mis je? Ook kleine dingen. Schrijf het aan diegene.',
        hint: 'Ik mis hoe je neuriede bij het koken.',
      },
      unsaid: {
        ask: 'Is er iets wat je nooit hebt kunnen zeggen? Zo niet, sla dit over.',
        options: { sorry: 'Sorry', thanks: 'Dank je wel', love: 'Hoe lief je me was', anger: 'Dat ik boos ben' },
      },
      sorry: 'Toen wist je niet wat je nu weet. Zeg het zoals je het nu zou zeggen.',
      anger: 'Boosheid mag in deze brief. De rest wordt er niet minder om.',
      unsaidWords: {
        ask: 'Schrijf het op, in je eigen woorden.',
        hint: 'Sorry dat ik die zondag niet ben gekomen.',
      },
      weight: {
        ask: 'Hoe gaat het zo? Je hoeft niet meer te schrijven dan goed voelt.',
        options: { goOn: 'Ik kan verder', pause: 'Een korte pauze', enough: 'Ik wil afronden' },
      },
      pause:
        'Kijk even op. Voel de stoel of het bed waarop je zit, en laat je ogen rusten op iets in de kamer. De brief wacht.',
      keep: {
        ask: 'Wat van diegene blijft bij je? Een gewoonte, een woord, iets wat je leerde. Schrijf het erbij.',
        hint: 'Ik snijd brood nog altijd zoals jij deed.',
      },
      ending: {
        ask: 'Hoe wil je de brief eindigen?',
        hint: 'Je stoel blijft bij het raam staan. Liefs, Sam',
      },
      place: {
        ask: 'Waar gaat de brief heen?',
        options: {
          keep: 'Ik bewaar hem',
          aloud: 'Ik lees hem hardop',
          bring: 'Ik breng hem ergens heen',
          letGo: 'Ik laat hem gaan',
          share: 'Ik laat hem iemand lezen',
        },
      },
      gentle: {
        ask: 'En nu iets zachts voor jezelf. Wat doe je het komende halfuur?',
        hint: 'Lampje aan en iets warms drinken.',
      },
    },
    takeaway: { keep: 'Wat bij me blijft', place: 'Waar de brief heen gaat', gentle: 'Zacht, hierna' },
    keep: 'Wat ik mis en wat ik bewaar, horen bij elkaar.',
    close: 'Je brief staat er, zo lang of zo kort als hij is. Wees vanavond zuinig op jezelf.',
  },
};
