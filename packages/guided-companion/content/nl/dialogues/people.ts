import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Samen schrijven we een kort bericht: wat er gebeurde, hoe dat voor je was en wat je vraagt. Of je het stuurt, beslis je later.',
    why: 'Tegen een feit, wat het met je deed en een vraag valt weinig in te brengen. Van een verwijt gaan mensen zich verdedigen. Met een duidelijke vraag kunnen ze iets.',
    steps: {
      who: {
        ask: 'Voor wie is het bericht?',
        options: {
          close: 'Iemand van wie ik houd',
          family: 'Familie',
          friend: 'Een vriendschap',
          work: 'Werk of school',
        },
      },
      change: {
        ask: 'Eerst alleen voor jezelf: wat moet er daarna anders zijn?',
        hint: 'Dat ik mijn avonden weer kan plannen.',
      },
      facts: {
        ask: 'Nu zin één, zoals je hem stuurt: wat gebeurde er? Alleen wat iedereen in de kamer had gezien of gehoord.',
        hint: 'Gisteren kwam je een uur later dan afgesproken.',
      },
      tender: 'Bij iemand dichtbij komt een gevoel beter aan dan een verwijt. Eén is genoeg.',
      atWork: 'Hier mogen je gevoelens van jou blijven. Wat het met je dag of met het werk deed, is genoeg.',
      effect: {
        ask: 'Zin twee: hoe was dat voor je? Begin met “ik”.',
        hint: 'Ik zat te wachten en werd onrustig.',
      },
      request: {
        ask: 'Zin drie: wat vraag je? Eén ding dat die ander echt kan doen.',
        hint: 'Wil je me appen zodra het later wordt?',
      },
      gain: { ask: 'Zin vier: wat wordt er dan beter?', hint: 'Dan kan ik me er weer op verheugen.' },
      reply: {
        ask: 'Dat was het bericht. Wat denk je dat er terugkomt?',
        options: { silence: 'Stilte', anger: 'Boosheid', excuses: 'Smoesjes', no: 'Een nee' },
      },
      silence: 'Geen antwoord is nog geen nee. Na een dag of twee mag je het nog eens vragen, in één regel.',
      anger:
        'Op boosheid hoef je niet meteen te reageren. “Ik heb het gelezen, ik schrijf morgen terug” is een heel antwoord.',
      excuses: 'Laat het smoesje dan liggen en herhaal je derde zin, net zo vriendelijk.',
      room: {
        ask: 'Als het niet helemaal kan: met welk kleiner ding ben je ook tevreden?',
        hint: 'Een appje voor zes uur is ook goed.',
      },
      sending: {
        ask: 'Lees het één keer rustig door. Wanneer wil je het sturen?',
        options: { today: 'Vandaag', tomorrow: 'Morgen', calmer: 'Als ik rustiger ben', keep: 'Voorlopig niet' },
      },
    },
    takeaway: { request: 'Wat ik vraag', room: 'Wat ook goed is', sending: 'Wanneer ik het stuur' },
    keep: 'Wat er gebeurde, hoe het voor mij was, wat ik vraag: dat is genoeg.',
    close: 'Je bericht staat er, in jouw woorden. Of en wanneer het weggaat, bepaal jij.',
  },
  askingForHelp: {
    about: 'Vragen is lastig als je al moe bent. We zoeken één iemand, één kleine vraag en de woorden erbij.',
    why: 'Op een kleine, duidelijke vraag zegt iemand makkelijker ja dan op “het gaat niet zo”. En mensen zeggen vaker ja dan je denkt als je het vraagt.',
    steps: {
      need: {
        ask: 'Wat zou je het meest helpen?',
        options: { hand: 'Praktische hulp', ear: 'Een luisterend oor', company: 'Gezelschap', advice: 'Raad' },
      },
      listened: 'Dat mag je erbij zeggen: “Je hoeft niets op te lossen.” Daardoor komen veel mensen makkelijker.',
      obstacle: {
        ask: 'Wat maakt het vragen moeilijk?',
        options: {
          burden: 'Iemand belasten',
          refused: 'Een nee krijgen',
          weak: 'Het voelt zwak',
          nobody: 'Ik heb niemand',
        },
      },
      burden:
        'Stel dat iemand jou iets kleins vraagt. De meeste mensen vinden het fijn dat het aan hen gevraagd wordt.',
      refused:
        'Dat kan. Bij een kleine vraag met een makkelijke uitweg gaat een nee meestal over hun dag en niet over jou.',
      weak: 'Als een vriend dit aan jou vroeg, zou je er nauwelijks minder om denken. Zo kijken ze misschien ook naar jou.',
      nobody:
        'Dan kijken we verder weg: iemand die je een beetje kent, de buren, je huisarts, iemand op school, een hulplijn. Sommige mensen zijn er om gevraagd te worden.',
      who: { ask: 'Wie zou het kunnen zijn? Een naam, of een soort iemand.', hint: 'Mijn neef, of de buren beneden' },
      opening: {
        ask: 'Nu het bericht. De eerste zin, zoals je hem stuurt: hoe gaat het?',
        hint: 'De laatste weken waren zwaar voor me.',
      },
      request: {
        ask: 'Wat vraag je? Iets kleins, met een dag of een uur erbij.',
        hint: 'Kun je me donderdagavond even bellen?',
      },
      wayOut: { ask: 'En een laatste zin die een nee makkelijk maakt.', hint: 'Komt het niet uit, dan is dat prima.' },
      ifNo: { ask: 'Als deze niet kan: wie of wat komt daarna?', hint: 'Dan vraag ik iemand van mijn opleiding.' },
      sending: {
        ask: 'Dit heb je. Wanneer vraag je het?',
        options: { now: 'Nu', tomorrow: 'Morgen', thisWeek: 'Deze week', aloud: 'Als we elkaar zien' },
      },
    },
    takeaway: { who: 'Wie ik vraag', request: 'Wat ik vraag', sending: 'Wanneer', ifNo: 'Als het niet kan' },
    keep: 'Eén iemand, één kleine vraag, één dag: dat is genoeg om te vragen.',
    close: 'De woorden liggen klaar, en die vinden was het moeilijkste.',
  },
  apology: {
    about: 'We zoeken uit waar jij sorry voor kunt zeggen en waarvoor niet, en zetten jouw deel in drie zinnen.',
    why: 'Een sorry komt aan als erin staat wat er gebeurde en wat er anders wordt, zonder “maar”. Neem je meer op je dan jouw deel, dan wordt het minder geloofwaardig, ook voor jezelf.',
    steps: {
      kind: {
        ask: 'Waar zit je mee?',
        options: {
          said: 'Iets wat ik zei',
          did: 'Iets wat ik deed',
          left: 'Iets wat ik naliet',
          unsure: 'Lag het wel aan mij?',
        },
      },
      unsure: 'Dan zoeken we alleen jouw deel. Dat kan klein zijn, en misschien is het er niet.',
      happened: {
        ask: 'Wat gebeurde er? Een regel of twee, alleen voor jou.',
        hint: 'Ik viel aan tafel uit tegen mijn zus.',
      },
      notMine: {
        ask: 'En waar hoef jij geen sorry voor te zeggen? Dat laten we erbuiten.',
        hint: 'Dat ik moe was en naar huis wilde',
      },
      own: {
        ask: 'De eerste zin: wat deed je, zonder “maar” en zonder “als”? Alleen wat van jou is.',
        hint: 'Het spijt me dat ik tegen je uitviel.',
      },
      effect: {
        ask: 'De tweede zin: hoe kan dat voor de ander geweest zijn?',
        hint: 'Dat was vast pijnlijk, met iedereen erbij.',
      },
      mend: {
        ask: 'Wat kan nu helpen?',
        options: {
          repair: 'Het rechtzetten',
          change: 'Het anders doen',
          askThem: 'Het de ander vragen',
          space: 'Ruimte geven',
        },
      },
      asking: 'Dan mag je derde zin een vraag zijn: wat zou jou nu helpen?',
      space: 'Dan kan je derde zin de druk eraf halen: je hoeft niet te reageren.',
      offer: {
        ask: 'De derde zin, met alleen wat je echt gaat doen.',
        hint: 'De volgende keer loop ik eerst even naar buiten.',
      },
      how: {
        ask: 'Dit zijn je zinnen. Hoe wil je ze zeggen?',
        options: {
          message: 'In een bericht',
          inPerson: 'Als we elkaar zien',
          phone: 'Aan de telefoon',
          notYet: 'Nog even niet',
        },
      },
      moment: {
        ask: 'Wat is een goed moment, ook als het nog even duurt? En de eerste kleine stap?',
        hint: 'Zaterdag. Ik vraag of er tien minuten is.',
      },
      noAnswer: {
        ask: 'Misschien is er tijd nodig, of blijft het pijn doen. Wat doe je dan?',
        options: { time: 'Tijd geven', anyway: 'Bij mijn deel blijven', friend: 'Met iemand praten' },
      },
      fair: {
        ask: 'Tot slot een eerlijke zin voor jezelf. Wat zou je zeggen tegen een vriend die dit deed?',
        hint: 'Je deed het fout, en je loopt er niet voor weg.',
      },
    },
    takeaway: {
      notMine: 'Wat niet van mij is',
      moment: 'Wanneer, en hoe ik begin',
      noAnswer: 'Als er tijd nodig is',
      fair: 'Een eerlijk woord voor mij',
    },
    keep: 'Ik noem mijn deel, zonder “maar”, en laat weg wat niet van mij is.',
    close: 'Je hebt eerlijk naar je eigen deel gekeken. Wat de ander ermee doet, is aan de ander.',
  },
  boundary: {
    about:
      'We zoeken je grens, één zin die hem zegt, en wat je doet als iemand eroverheen gaat. Het werkt ook bij anderen die dichtbij staan.',
    why: 'Wat een ouder zegt of doet, bepaal jij niet. Wat jij daarna doet wel. Een grens die alleen van jou afhangt, kun je ook houden.',
    steps: {
      area: {
        ask: 'Waar is het te veel?',
        options: {
          remarks: 'Opmerkingen over mij',
          decisions: 'Mijn keuzes',
          time: 'Bellen en langskomen',
          privacy: 'Mijn privacy',
          quarrels: 'Hun ruzies',
        },
      },
      remarks: 'Niet elke opmerking kun je tegenhouden. Hoelang je blijft luisteren, bepaal je wel zelf.',
      decisions: 'Een keuze mag je vertellen zonder hem te verdedigen. Hun mening aanhoren maakt hem niet weer open.',
      moment: {
        ask: 'Denk aan de laatste keer. Wat werd er gezegd of gedaan?',
        hint: 'Vier keer gebeld onder mijn werk',
      },
      line: { ask: 'Waar ligt je grens? Eén zin, alleen voor jou.', hint: 'Geen telefoontjes onder werktijd.' },
      sentence: {
        ask: 'Nu zoals je het tegen ze zegt: kort, vriendelijk, zonder uitleg. Van uitleg komt discussie.',
        hint: 'Ik praat graag met je. Op mijn werk kan dat niet.',
      },
      crossed: {
        ask: 'En als het weer gebeurt, wat doe je dan?',
        options: {
          repeat: 'Nog eens zeggen',
          leave: 'Het gesprek afronden',
          later: 'Later reageren',
          shorter: 'Korter langsgaan',
        },
      },
      ifThen: { ask: 'Zet het in één regel: als …, dan …', hint: 'Als je om tien uur belt, bel ik om zes uur terug.' },
      pull: {
        ask: 'Waardoor wordt het moeilijk om vol te houden?',
        options: { guilt: 'Schuldgevoel', tears: 'Hun tranen', anger: 'Hun boosheid', doubt: 'Twijfel' },
      },
      guilt: 'Schuldgevoel en twijfel horen vaak bij een nieuwe regel. Dat betekent nog niet dat die fout is.',
      tears: 'Zij mogen verdriet hebben, jij mag daar lief bij zijn, en je grens mag blijven liggen waar hij ligt.',
      anger: 'Voor geschreeuw hoef je niet te blijven. “Ik ga nu, morgen kunnen we praten” is genoeg.',
      ally: { ask: 'Wie staat die dag aan jouw kant, al is het van veraf?', hint: 'Iemand die ik daarna kan appen' },
      occasion: {
        ask: 'Wanneer zeg je het voor het eerst? Liefst op een klein, rustig moment.',
        hint: 'Zondag aan de telefoon, voor we ophangen',
      },
    },
    takeaway: {
      sentence: 'Mijn zin',
      ifThen: 'Als het toch gebeurt',
      ally: 'Wie aan mijn kant staat',
      occasion: 'Wanneer ik het zeg',
    },
    keep: 'Een grens is een korte zin, en iets wat ik zelf doe.',
    close: 'Je hebt je zin. De eerste keer klinkt hij misschien wat bibberig, en hij telt toch.',
  },
  afterBreakUp: {
    about: 'Nu geen grote vragen. We kijken alleen naar vandaag: je lichaam, één iemand, en het moeilijkste uur.',
    why: 'Als het uit is, vallen slapen, eten en mensen als eerste weg, en zonder die drie doet alles meer pijn. Met een plan voor het moeilijkste uur hoef je dan niets te beslissen.',
    steps: {
      hardest: {
        ask: 'Wat doet nu het meeste pijn?',
        options: {
          missing: 'Het missen',
          why: 'Niet weten waarom',
          unwanted: 'Afgewezen zijn',
          alone: 'Het alleen zijn',
          mixed: 'Alles tegelijk',
        },
      },
      missing: 'Dat komt in golven, en ’s nachts zijn ze hoger. Een golf is geen beslissing, je hoeft er nu niets mee.',
      why: 'Je hoofd blijft zoeken naar de reden, alsof het dan kan rusten. Vannacht vind je die misschien niet, en rusten mag toch.',
      unwanted:
        'Het kan voelen als een oordeel over alles wat je bent. Het is de keuze van één mens, over één relatie.',
      mixed: 'Liefde, boosheid, opluchting, gemis: het kan er allemaal tegelijk zijn. Uitzoeken hoeft vandaag niet.',
      body: {
        ask: 'Waar kreeg je lichaam vandaag te weinig van?',
        options: {
          food: 'Eten',
          water: 'Drinken',
          sleep: 'Slaap',
          air: 'Frisse lucht',
          wash: 'Een douche',
        },
      },
      care: { ask: 'Wat eerst, en wanneer? De kleinste versie telt.', hint: 'Een boterham met kaas, nu' },
      person: {
        ask: 'Wie mag weten dat dit een zware dag is?',
        options: {
          friend: 'Iemand van mijn vrienden',
          family: 'Iemand in de familie',
          other: 'Een ander',
          nobody: 'Nog niemand',
        },
      },
      line: {
        ask: 'Wat kun je die ander schrijven? Eén regel is genoeg.',
        hint: 'Het is uit. Kun je me vandaag even bellen?',
      },
      nobody:
        'Dat is goed. Onder de mensen zijn telt ook, zonder een woord: een winkel, de bieb, een bankje in de zon.',
      contact: {
        ask: 'Contact met je ex: wat is vandaag het makkelijkst voor jou?',
        options: { none: 'Vandaag niet', needed: 'Alleen wat nodig is', unsure: 'Nog onzeker' },
      },
      urge: {
        ask: 'Als je vannacht heel graag wilt appen: wat doe je dan eerst?',
        hint: 'Het in mijn notities zetten, gezicht wassen',
      },
      hour: {
        ask: 'Welk uur wordt het moeilijkst?',
        options: { waking: 'Wakker worden', afternoon: 'De middag', evening: 'De avond', bed: 'In bed' },
      },
      plan: {
        ask: 'Wat zet je in dat uur? Iets makkelijks, met een plek erbij.',
        hint: 'Film op de bank, telefoon in de keuken',
      },
    },
    takeaway: {
      care: 'Voor mijn lichaam',
      line: 'Wat ik iemand schrijf',
      urge: 'Voor ik mijn ex app',
      plan: 'In het moeilijkste uur',
    },
    keep: 'Alleen vandaag: eten, slapen, één iemand, en een plan voor het moeilijkste uur.',
    close: 'Dat is één dag, en één dag is genoeg voor nu.',
  },
  makingAFriend: {
    about:
      'Vriendschap komt zelden van één topavond. Die komt van dezelfde mensen vaker zien. We zoeken één zo’n plek en één kleine uitnodiging.',
    why: 'We gaan mensen leuk vinden die we vaak zien, en het kost veel uren voor het vriendschap heet. Een plek om terug te komen helpt dus meer dan charmant zijn.',
    steps: {
      place: {
        ask: 'Wat past het best?',
        options: {
          newHere: 'Ik woon hier pas net',
          drifted: 'Vrienden zijn verwaterd',
          shy: 'Ik ben verlegen',
          notClose: 'Niemand is echt dichtbij',
        },
      },
      newHere:
        'Op een nieuwe plek duurt het bij de meesten maanden, met veel korte ontmoetingen. Langzaam is het normale tempo.',
      drifted:
        'Mensen zijn meestal blijer met een berichtje van vroeger dan je denkt als je het stuurt. Dat kan de kortste weg zijn.',
      shy: 'Na een eerste praatje vinden mensen ons meestal aardiger dan we denken. En wie verlegen is, kan vaak goed tegen klein en regelmatig.',
      notClose: 'Dichtbij begint vaak als één iemand net iets meer van je weet dan de rest. Eén is genoeg.',
      known: {
        ask: 'Wie zie of app je nu al af en toe, al is het maar even?',
        hint: 'De buren die ik altijd groet',
      },
      again: {
        ask: 'Waar kun je steeds dezelfde mensen zien?',
        options: {
          already: 'Waar ik al kom',
          learn: 'Een cursus of club',
          move: 'Sport of wandelen',
          helping: 'Ergens helpen',
          online: 'Eerst online',
        },
      },
      where: { ask: 'Maak het echt: welke plek, en welke dag?', hint: 'Het koor om de hoek, op donderdag' },
      invite: {
        ask: 'Nu één uitnodiging, zoals jij het zou zeggen. Klein, en met ruimte voor een nee.',
        hint: 'Ik ga koffie halen, loop je mee?',
      },
      share: {
        ask: 'En wat mogen ze van jou weten, iets kleins dat waar is?',
        options: {
          likes: 'Wat ik leuk vind',
          day: 'Hoe mijn dag was',
          looking: 'Dat ik mensen zoek',
          hard: 'Iets wat ik lastig vind',
        },
      },
      barrier: {
        ask: 'Wat kan ertussen komen?',
        options: {
          refused: 'Ik krijg een nee',
          tired: 'Ik ben te moe',
          nerves: 'Ik durf niet meer',
          money: 'Geld of afstand',
        },
      },
      ifThen: { ask: 'En als dat gebeurt, wat dan?', hint: 'Ben ik moe, dan ga ik twintig minuten.' },
      advice: {
        ask: 'Iemand schrijft je: “Niemand wil mij leren kennen.” Wat antwoord jij?',
        hint: 'Ga eerst vijf keer, en beslis dan pas.',
      },
      first: { ask: 'Wat is je eerste kleine stap, en wanneer?', hint: 'Vanavond zoek ik op wanneer ze repeteren.' },
    },
    takeaway: {
      invite: 'Mijn uitnodiging',
      ifThen: 'Als er iets tussen komt',
      advice: 'In mijn eigen woorden',
      first: 'Mijn eerste stap',
    },
    keep: 'Steeds dezelfde mensen, en één kleine uitnodiging.',
    close: 'Eén plek, één kleine stap. Het mag langzaam gaan.',
  },
  hardConversation: {
    about:
      'We oefenen het hier voor het echt is: je eerste zin, wat de ander kan zeggen, jouw antwoord, en een uitweg.',
    why: 'Op een gespannen moment komen woorden makkelijker die je al eens gezegd hebt. Twee of drie zinnen en een uitweg is genoeg. Een heel script zit alleen in de weg.',
    steps: {
      who: { ask: 'Met wie is het, en waar gaat het over? Een paar woorden.', hint: 'Mijn huisgenoot, de huur' },
      aim: {
        ask: 'Wanneer zeg je achteraf: dit was genoeg?',
        hint: 'Als ik het gezegd heb, ook als het botst',
      },
      kind: {
        ask: 'Wat is daarin het moeilijkst om te zeggen?',
        options: {
          news: 'Slecht nieuws',
          myself: 'Iets over mij',
          wish: 'Wat ik wil',
          quarrel: 'Wat me pijn deed',
          ending: 'Dat het voorbij is',
        },
      },
      news: 'Zeg het dan vroeg, in de eerste minuut, in gewone woorden. Een lange aanloop maakt banger, en in een misschien hoort iemand hoop.',
      myself: 'Hoeveel je vertelt, bepaal jij. Eén zin over jezelf is genoeg voor één dag.',
      quarrel:
        'Begin met iets waar jullie het allebei over eens zijn. Zeg dan wat je wilt, en daarna pas wat er misging.',
      opening: { ask: 'Je eerste zin, zoals je hem zou zeggen.', hint: 'Ik wil het graag even over de huur hebben.' },
      dread: {
        ask: 'Waar ben je het meest bang voor?',
        options: { anger: 'Boos worden', tears: 'Huilen', silence: 'Zwijgen', blame: 'Mij de schuld geven' },
      },
      anger: 'Ga dan trager praten en iets zachter. Je hoeft niet te winnen, alleen bij je zin te blijven.',
      quiet:
        'Geef dat dan ruimte: een paar keer ademen voor je verdergaat. Tranen en stilte hoef je niet te weerleggen.',
      theirs: {
        ask: 'Wat zou de ander zeggen? Schrijf het in diens woorden.',
        hint: 'Jij maakt ook overal een punt van.',
      },
      mine: {
        ask: 'En jouw antwoord: kort, rustig, en terug naar wat je wilt.',
        hint: 'Kan zijn. Ik wil het toch graag regelen.',
      },
      exit: {
        ask: 'Als het te veel wordt: met welke zin stap je eruit?',
        hint: 'Ik heb even pauze nodig. Morgen verder.',
      },
      moment: {
        ask: 'Wanneer en waar? Liefst met tijd, zonder publiek, en waar je weg kunt.',
        hint: 'Zaterdagochtend, tijdens een wandeling',
      },
    },
    takeaway: { opening: 'Mijn eerste zin', mine: 'Mijn antwoord', exit: 'Mijn uitweg', moment: 'Wanneer en waar' },
    keep: 'Een eerste zin, één rustig antwoord en een uitweg: meer heb ik niet nodig.',
    close: 'Je hebt het hier al een keer gezegd. Hoe het ook loopt, je eerste zin ken je.',
  },
};
