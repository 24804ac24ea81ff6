import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about:
      'Een rustig einde van de dag: minder licht, één regel voor morgen, en een paar minuten rust voor je lichaam.',
    why: 'Slapen lukt niet op bevel. Het komt makkelijker als het schemerig is, als morgen op papier staat en je lichaam ligt. Daar zorgen we voor, en het slapen zelf laten we met rust.',
    steps: {
      evening: 'De dag mag hier ophouden, af of niet. De komende minuten hoef je niets goed te doen.',
      where: {
        ask: 'Waar ben je nu?',
        options: { bed: 'In bed', up: 'Op, bijna zover', busy: 'Nog bezig' },
      },
      leave: {
        ask: 'Wat kan tot morgen precies zo blijven?',
        hint: 'De afwas, en twee appjes.',
      },
      dim: {
        ask: 'Maak het wat donkerder. Wat is dichtbij?',
        options: {
          lamp: 'Alleen een klein lampje',
          screen: 'Dit scherm donkerder',
          curtains: 'De gordijnen',
          dark: 'Het is al donker',
        },
      },
      running: {
        ask: 'Wat draait er nog in je?',
        options: { today: 'Vandaag', tomorrow: 'Morgen', body: 'Mijn lichaam', little: 'Niet veel' },
      },
      over: {
        ask: 'Wat van vandaag mag nu voorbij zijn? Eén regel is genoeg.',
        hint: 'Hoe dat overleg eindigde.',
      },
      one: {
        ask: 'Nu één ding voor morgen, echt maar één, en ongeveer wanneer. Dan hoef je het niet meer vast te houden.',
        hint: 'De tandarts bellen, na het ontbijt.',
      },
      rest: {
        ask: 'Waarmee kom je makkelijker tot rust? Je ogen mogen bij allebei open blijven.',
        options: { body: 'Met mijn lichaam', sounds: 'Met geluiden om me heen' },
      },
      legs: 'Begin bij je voeten. Voel waar ze op liggen. Dan je kuiten, je knieën, je bovenbenen. Laat ze zo zwaar zijn als ze zijn.',
      middle:
        'Nu je rug, en wat hem draagt. Je buik, je handen. Er hoeft niets te veranderen, merk alleen waar ze liggen.',
      face: 'Nu je schouders, je kaken, je voorhoofd. Laat je tanden een stukje van elkaar komen. Wat strak blijft, mag strak blijven.',
      sounds:
        'Zoek het geluid dat het verst weg is. Dan een dat dichterbij is. Dan het dichtstbije. Laat ze komen en gaan, en begin weer in de verte.',
      breath: 'Volg een minuut lang de cirkel. In door je neus, en iets langer uit, zonder te duwen.',
      phone: {
        ask: 'Als laatste: waar gaat je telefoon heen?',
        options: {
          across: 'Andere kant van de kamer',
          faceDown: 'Op z’n kop naast me',
          otherRoom: 'Een andere kamer',
          music: 'Zacht geluid, scherm uit',
        },
      },
    },
    takeaway: { leave: 'Blijft tot morgen', over: 'Is voorbij', one: 'Voor morgen', phone: 'De telefoon' },
    keep: 'Minder licht, één regel voor morgen, en eerst een paar minuten voor mijn lichaam.',
    close: 'Dat was het voor vandaag. Laat de slaap op zich wachten, dan is rustig liggen ook rust.',
  },

  awakeAtThree: {
    about:
      'Voor als je wakker ligt in het donker. Geen trucjes om in slaap te vallen: we maken het wakker zijn makkelijker, en de slaap komt als die komt.',
    why: 'Hoe harder je probeert te slapen, hoe wakkerder je wordt, en je bed wordt de plek van dat proberen. Even eruit, bij weinig licht, en je lichaam wordt vanzelf weer slaperig.',
    steps: {
      night: 'Draai de klok naar de muur en zet dit scherm zo donker dat je het nog net kunt lezen.',
      howLong: {
        ask: 'Zonder te kijken: hoelang ben je al wakker?',
        options: { justNow: 'Net wakker', while: 'Al een hele tijd', allNight: 'De hele nacht al' },
      },
      lie: 'Blijf dan maar liggen, als je goed ligt. Word je onrustig, ga dan in een stoel zitten.',
      up: 'Kom dan rustig overeind en ga even uit bed, als dat kan. Een stoel, een deken, één zwak lampje. Je bed is er nog als je slaperig bent.',
      keeps: {
        ask: 'Wat houdt je vooral wakker?',
        options: {
          head: 'Gedachten',
          body: 'Een onrustig lijf',
          alone: 'Me alleen voelen',
          justAwake: 'Gewoon wakker',
        },
      },
      paper: {
        ask: 'Zet het hier neer, of op papier. Losse woorden zijn genoeg.',
        hint: 'De huur. Die mail. Wat dat nou betekende.',
      },
      atThisHour: {
        ask: 'Kun je er op dit uur iets van doen?',
        options: { no: 'Nee, het moet wachten', tiny: 'Eén klein dingetje' },
      },
      tiny: 'Doe dan straks alleen dat ene, met weinig licht. De rest staat op papier.',
      loosen:
        'Begin met je voeten: een beetje aanspannen, en loslaten. Dan je benen, je handen, je schouders. Zachtjes, en adem zoals je wilt.',
      tell: {
        ask: '’s Nachts lijkt alleen zijn groter. Aan wie kun je morgen over deze nacht vertellen?',
        hint: 'De buren, als we elkaar op de trap zien.',
      },
      dull: {
        ask: 'Nu iets saais en stils. Wat wordt het?',
        options: {
          read: 'Een oud boek',
          fold: 'Was opvouwen',
          drink: 'Iets warms drinken',
          listen: 'Rustige stem of muziek',
          lie: 'Hier blijven liggen',
        },
      },
      noTrying:
        'Probeer één minuut lang níet te slapen. Houd je ogen open zolang ze willen en wees er alleen. Wakker uitrusten mag ook.',
      sign: {
        ask: 'Ga terug naar bed als je slaperig bent, niet alleen moe. Waaraan merk je dat?',
        options: { eyes: 'Mijn ogen worden zwaar', yawn: 'Ik ga gapen', line: 'Ik lees een zin dubbel' },
      },
      morning: {
        ask: 'Misschien ben je morgen moe. Wat maakt de dag dan iets makkelijker?',
        hint: 'De was wacht. Tussen de middag even buiten.',
      },
    },
    takeaway: { paper: 'Wacht op daglicht', tell: 'Aan wie ik het vertel', dull: 'Iets stils', morning: 'Voor morgen' },
    keep: 'Lang wakker: uit bed, weinig licht, geen klok, en terug als mijn ogen zwaar worden.',
    close: 'Een lichaam komt zo’n nacht wel door. Leg me maar weg en doe dat saaie ding.',
  },

  parkingAWorry: {
    about: 'We duwen de zorg niet weg. Die krijgt morgen een tijd en een plek, en de uren tot dan zijn van jou.',
    why: 'Een zorg blijft aan je trekken om niet vergeten te worden. Met een afspraak kan die stiller zijn, en overdag denk je er met een helderder hoofd over na.',
    steps: {
      later: 'Tegen een zorg zeggen dat die weg moet, werkt zelden. Zeggen wanneer die aan de beurt is, werkt beter.',
      worry: {
        ask: 'Waar maak je je zorgen over? Eén of twee regels, zoals het komt.',
        hint: 'Dat de uitslag slecht is.',
      },
      tonight: {
        ask: 'Moet er iets van voor morgen gebeuren?',
        options: { no: 'Nee, niets', yes: 'Ja, iets', notSure: 'Ik twijfel' },
      },
      smallest: {
        ask: 'Wat is het kleinste stukje dat telt? Doe dat hierna. De rest parkeren we.',
        hint: 'Wekker zetten en de papieren bij de deur.',
      },
      doubt:
        'Vraag het dan zo: is er niemand in gevaar en loopt er voor de ochtend niets af, dan kan het tot dan wachten.',
      label: { ask: 'Geef het een kort etiket, als op een doos.', hint: 'Uitslag' },
      when: {
        ask: 'Wanneer haal je het er morgen uit, voor een kwartiertje?',
        options: {
          morning: 'In de ochtend',
          midday: 'Rond de lunch',
          afternoon: 'In de middag',
          evening: 'Vroeg op de avond',
        },
      },
      where: {
        ask: 'En waar? Overal, behalve in bed.',
        options: { table: 'Aan tafel', outside: 'Buiten op een bankje', walk: 'Tijdens een rondje' },
      },
      question: {
        ask: 'Met welke vraag begin je dan?',
        hint: 'Als het slecht is, wat doe ik dan als eerste?',
      },
      put: {
        ask: 'Waar bewaar je het tot dan?',
        options: { paper: 'Op papier', phone: 'In mijn telefoon', head: 'Zonder opschrijven' },
      },
      fold: 'Schrijf het etiket en de tijd op een blaadje. Vouw het dubbel en leg het waar je het vanuit bed niet ziet. Ik wacht.',
      aloud: 'Zeg het dan één keer zachtjes: het etiket, en wanneer het aan de beurt is.',
      knocks: {
        ask: 'Het klopt misschien eerder aan. Wat antwoord je dan?',
        hint: 'Ik vergeet je niet. Morgen om vijf uur.',
      },
      now: {
        ask: 'En wat ga je nu doen?',
        options: { lie: 'Rustig liggen', music: 'Muziek', read: 'Een stukje lezen', drink: 'Iets warms drinken' },
      },
    },
    takeaway: { label: 'Geparkeerd', when: 'Aan de beurt', where: 'Waar', knocks: 'Als het aanklopt' },
    keep: 'Een zorg kan wachten als die weet wanneer die aan de beurt is.',
    close: 'Het heeft z’n eigen tijd. Tot dan hoef jij er niet aan te denken.',
  },

  racingMind: {
    about:
      'Alles eruit, en dan op drie stapels: doen, wachten, laten gaan. Aan het eind ligt er één klein ding bovenop.',
    why: 'Een vol hoofd draait rondjes om niets kwijt te raken. Wat opgeschreven is, raakt niet kwijt. En een stapel met een naam is kleiner dan één grote hoop.',
    steps: {
      full: 'We lossen nu niets op. We gooien alles eruit en kijken wat er ligt.',
      all: {
        ask: 'Schrijf alles op wat rondgaat. Kriskras, halve woorden, opruimen hoeft niet.',
        hint: 'Rekening, verjaardag, die blik, het lawaai',
      },
      any: { ask: 'Zit er nog meer achter?', options: { more: 'Ja, nog meer', thatIsIt: 'Dit is het wel' } },
      more: { ask: 'Zet dat er ook bij. Ook het kleine en het rare.', hint: 'Heb ik de deur op slot gedaan' },
      mostly: {
        ask: 'Wat zit er het meest tussen?',
        options: { tasks: 'Dingen die moeten', worries: 'Zorgen', replay: 'De dag opnieuw', ideas: 'Ideeën' },
      },
      replay: 'Veel daarvan komt op dit uur niet rond. Het mag zonder antwoord op de tweede of derde stapel.',
      ideas: 'Een goed idee is morgenochtend nog steeds goed, als het maar ergens staat.',
      do: {
        ask: 'Eerste stapel, doen: wat heeft jou morgen echt nodig? Hooguit drie dingen.',
        hint: 'De rekening betalen. Vragen over het lawaai.',
      },
      wait: {
        ask: 'Tweede stapel, wachten: wat kan een week liggen, of langer?',
        hint: 'Het cadeau. Foto’s uitzoeken.',
      },
      letGo: {
        ask: 'Derde stapel, laten gaan: wat hoef jij niet te dragen, of valt niet meer te veranderen?',
        hint: 'Die blik op de trap.',
      },
      layDown:
        'Een paar langzame ademhalingen voor de derde stapel. Die hoeft niet te verdwijnen. Leg hem bij elke uitademing een stukje verder neer.',
      first: {
        ask: 'Terug naar wat je gaat doen: wat komt eerst, en wanneer?',
        hint: 'De rekening, meteen na het ontbijt.',
      },
      barrier: {
        ask: 'Wat kan ertussen komen?',
        options: { time: 'Geen tijd', strength: 'Geen energie', forget: 'Ik vergeet het', none: 'Ik zie niets' },
      },
      ifThen: { ask: 'En als dat gebeurt, wat dan?', hint: 'Dan alleen de rekening. De rest vrijdag.' },
    },
    takeaway: { do: 'Doen', wait: 'Kan wachten', first: 'Eerst', ifThen: 'Als het vastloopt' },
    keep: 'Alles opschrijven, dan drie stapels: doen, wachten, laten gaan.',
    close: 'Het staat er allemaal. Je hoofd hoeft het vannacht niet vast te houden.',
  },
};
