import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Eén moment, de zin die toen door je hoofd ging, en of die wel klopt. Jij schrijft een beetje, ik vraag één ding tegelijk.',
    why: 'Een gedachte met een sterk gevoel erbij klinkt als een feit. Staat hij op papier, naast wat ervoor en ertegen pleit, dan blijkt het meestal het halve verhaal.',
    steps: {
      situation: {
        ask: 'Wat gebeurde er? Alleen wat een camera had gezien: waar, wie, wat er gezegd werd.',
        hint: 'Ik stuurde een appje, en er kwam niets terug.',
      },
      feeling: {
        ask: 'Wat voelde je het sterkst?',
        options: { fear: 'Angst', sadness: 'Verdriet', anger: 'Boosheid', shame: 'Schaamte, schuld' },
      },
      fear: 'Bij angst hoort vaak een zin die begint met “wat als”.',
      sadness: 'Bij verdriet hoort vaak een zin over wat weg is, of over wat je waard bent.',
      anger: 'Bij boosheid hoort vaak een zin over wat iemand wel of niet had moeten doen.',
      shame: 'Bij schaamte hoort vaak een zin over wat je bent, of over wat anderen nu wel denken.',
      thought: {
        ask: 'Welke zin ging er door je hoofd? Schrijf de zin op die het meest pijn doet, zoals hij kwam.',
        hint: 'Niemand vindt mij echt leuk.',
      },
      belief: 'Hoe waar voelt dit nu?',
      speaksFor: {
        ask: 'Wat pleit ervoor? Alleen dingen die iemand anders kan nagaan.',
        hint: 'Al twee dagen geen antwoord.',
      },
      speaksAgainst: {
        ask: 'En wat past er niet bij? Kleine dingen tellen.',
        hint: 'Vorige week hebben we een uur gelachen.',
      },
      friend: {
        ask: 'Deze zit er stevig in. Als iemand om wie je geeft hetzelfde dacht, met dezelfde feiten, wat zou je dan zeggen?',
        hint: 'Misschien is het druk. Je kunt het vragen.',
      },
      fairer: {
        ask: 'Nu een zin waar dit allemaal in past. Hij hoeft niet vrolijk te zijn, alleen eerlijk.',
        hint: 'Ik weet nog niet waarom het stil blijft.',
      },
      action: {
        ask: 'Als deze zin klopt, wat is dan één klein ding om te doen, en wanneer?',
        hint: 'Morgen in de pauze vraag ik hoe het gaat.',
      },
    },
    takeaway: { thought: 'Wat ik dacht', fairer: 'Wat eerlijker is', action: 'Wat ik nu doe' },
    keep: 'Een gedachte kan helemaal waar voelen en toch maar het halve verhaal zijn.',
    close: 'De oude gedachte komt misschien nog eens langs. Je hebt nu iets om ernaast te leggen.',
  },

  worryTree: {
    about:
      'We nemen één zorg en kijken of er iets aan te doen is. Zo ja, dan krijgt die een tijd. Zo nee, dan oefenen we met neerleggen.',
    why: 'Piekeren voelt als werken aan het probleem. Sommige zorgen vragen om een stap, andere kun je beter even laten liggen. Het wordt makkelijker als je weet welke je hebt.',
    steps: {
      worry: {
        ask: 'Waar pieker je over? Eén zin. Zijn het er veel, neem dan de luidste.',
        hint: 'De uitslag kan slecht zijn.',
      },
      hands: {
        ask: 'Kun je er zelf iets aan doen, hoe klein ook?',
        options: { yes: 'Ja, iets', partly: 'Aan een stukje ervan', unsure: 'Lastig te zeggen', no: 'Nee, niets' },
      },
      nothing: 'Dan komt het met langer denken niet van z’n plek, al voelt het als werk. Je mag het even neerleggen.',
      smallest: {
        ask: 'Wat is het kleinste dat je kunt doen? Alleen jouw deel. Komt er niets, sla dit dan over.',
        hint: 'Mijn twee vragen voor de huisarts opschrijven.',
      },
      time: { ask: 'Is dat iets voor nu?', options: { now: 'Ja, nu', later: 'Niet nu' } },
      doNow: {
        ask: 'Doe het dan maar. Ik wacht, en als je terug bent laten we de rest los.',
        options: { done: 'Gedaan', begun: 'Ik ben begonnen' },
      },
      later: {
        ask: 'Wanneer en waar doe je het? Met een tijd erbij hoeft je hoofd het niet klaar te houden.',
        hint: 'Morgen na het ontbijt, aan tafel.',
      },
      barrier: {
        ask: 'Wat kan ertussen komen, en wat doe je dan?',
        hint: 'Stel ik het uit, dan doe ik er twee minuten van.',
      },
      release:
        'Nu een minuut rustig ademen. Laat je schouders bij elke uitademing een beetje zakken. De zorg mag in de kamer blijven, je hoeft hem niet vast te houden.',
      attention: {
        ask: 'De zorg wil je straks terug. Waar kan je aandacht zolang heen?',
        options: {
          listen: 'Iets om te luisteren',
          hands: 'Iets voor mijn handen',
          body: 'Rekken, iets warms',
          person: 'Iemand anders',
        },
      },
      answer: {
        ask: 'Als de zorg terugkomt, wat zeg je dan? Eén korte zin.',
        hint: 'Jou ken ik. Morgen na het ontbijt.',
      },
    },
    takeaway: {
      smallest: 'Wat ik kan doen',
      later: 'Wanneer',
      attention: 'Waar mijn aandacht heen gaat',
      answer: 'Wat ik tegen de zorg zeg',
    },
    keep: 'Kan ik er iets aan doen, dan krijgt het een tijd. Zo niet, dan mag het buiten wachten.',
    close: 'De zorg heeft een plek. De rest van het uur is van jou.',
  },

  catastropheCheck: {
    about:
      'Je vertelt het ergste waar je bang voor bent. Dan kijken we wat het waarschijnlijkst is, en wat je zou doen als het toch misgaat.',
    why: 'Een bang hoofd laat het ergste beeld zien en zet de film daar stil. Kijk je ook naar de andere eindes, en naar wat je daarna zou doen, dan wordt de afgrond minder diep.',
    steps: {
      worst: {
        ask: 'Waar ben je bang voor? De ergste versie, in één zin.',
        hint: 'Ik raak mijn baan kwijt en moet uit mijn huis.',
      },
      ahead: {
        ask: 'Hoe ver is het?',
        options: { ahead: 'Mijn hoofd rent vooruit', waiting: 'Ik wacht op bericht', begun: 'Het is al begonnen' },
      },
      waiting: 'Wachten op bericht is zwaar. Je hoofd vult het gat, en zelden met iets leuks.',
      begun: 'Dan praat ik het niet weg. We kijken hoever het waarschijnlijk gaat, en wat dan helpt.',
      odds: 'Hoe waarschijnlijk voelt het ergste nu? 0 is onmogelijk, 10 is zeker.',
      best: {
        ask: 'En wat is het beste dat kan gebeuren? Het mag even vergezocht zijn als het ergste.',
        hint: 'Ik mag blijven en krijg dat leuke project.',
      },
      likeliest: {
        ask: 'Tussen die twee in: wat is het waarschijnlijkst, als je kijkt hoe zulke dingen eerder gingen?',
        hint: 'Een lastig gesprek, en dan vinden we iets.',
      },
      highOdds:
        'Je schat de kans op het ergste hoog in. Dan heb je meer aan een plan dan aan troost, dus dat maken we.',
      cope: {
        ask: 'Stel dat het echt misgaat. Wat doe je als eerste, en bij wie klop je aan?',
        hint: 'Mijn zus bellen, eten, slapen, lijstje maken.',
      },
      carries: {
        ask: 'Wat zou je dan een beetje dragen? Tik alles aan wat past.',
        options: {
          person: 'Iemand dichtbij',
          before: 'Ik heb meer meegemaakt',
          advice: 'Iemand die dit kent',
          place: 'Een plek om heen te gaan',
          skill: 'Iets wat ik goed kan',
        },
      },
      gotThrough: {
        ask: 'Waar ben je toen doorheen gekomen, en wat hielp?',
        hint: 'De verhuizing. Ik deed het dag voor dag.',
      },
      action: {
        ask: 'Welk klein ding maakt het slechte einde minder waarschijnlijk, of draaglijker? Wat, en wanneer?',
        hint: 'Maandag vraag ik mijn chef hoe ik ervoor sta.',
      },
      film: {
        ask: 'Als de film weer begint in je hoofd, wat zeg je dan tegen jezelf, en wat doe je?',
        hint: 'Deze film ken ik. Dan doe ik de afwas.',
      },
    },
    takeaway: {
      likeliest: 'Wat het waarschijnlijkst is',
      cope: 'Als het misgaat',
      action: 'Mijn stap',
      film: 'Als de film begint',
    },
    keep: 'Het ergste is één einde van meerdere. Ik kan ook naar het waarschijnlijkste kijken.',
    close: 'Je hebt het recht aangekeken. Dat is genoeg voor nu.',
  },

  selfCompassion: {
    about:
      'Drie kleine dingen: zeggen dat het pijn doet, weten dat anderen dit ook kennen, en iets liefs voor jezelf vinden.',
    why: 'Als iets pijn doet, zijn we vaak harder voor onszelf dan voor wie ook, en dan doet het twee keer pijn. Een vriendelijk woord en een rustig lichaam helpen je weer overeind.',
    steps: {
      hurts: {
        ask: 'Wat doet er nu pijn? Een paar woorden is genoeg.',
        hint: 'Ik heb vandaag iemand laten zitten.',
      },
      kind: {
        ask: 'Ja, dat doet pijn. Wat komt het dichtst in de buurt?',
        options: {
          loss: 'Een verlies',
          failed: 'Er ging iets mis',
          shame: 'Schaamte',
          leftOut: 'Er niet bij horen',
          wornOut: 'Op zijn',
        },
      },
      loss: 'Het doet pijn omdat iemand of iets belangrijk voor je is. Daar is niets mis mee.',
      failed: 'Wie dingen probeert, doet er ook een paar fout. Het steekt omdat het je iets kan schelen.',
      shame: 'Schaamte zegt dat jij de enige bent. Dat zegt die tegen bijna iedereen.',
      leftOut: 'Er niet bij horen doet pijn, bij iedereen. Dat is geen aanstellerij.',
      wornOut: 'Dat gebeurt als je lang veel hebt gedragen. Zwak is dat niet.',
      others:
        'Drie langzame ademhalingen. Ergens ligt er nu nog iemand wakker met net zulke pijn. Het is niet raar dat je dit voelt.',
      gesture: {
        ask: 'Nu iets voor je lichaam. Wat zou fijn zijn?',
        options: {
          chest: 'Een hand op mijn borst',
          arms: 'Mijn armen om me heen',
          warm: 'Deken of warme mok',
          noTouch: 'Geen aanraking',
        },
      },
      hold: 'Blijf daar even bij. Je ogen mogen open, laat ze rusten op iets rustigs in de kamer. Je hoeft niets te doen.',
      friend: {
        ask: 'Als een goede vriend je dit vertelde, wat zou je dan zeggen?',
        hint: 'Het was een rotdag. Je deed wat je kon.',
      },
      forYou: {
        ask: 'Lees het nog eens langzaam, alsof iemand het aan jou schreef. Hoe is dat?',
        options: { helps: 'Het helpt een beetje', strange: 'Het voelt raar', untrue: 'Ik geloof het niet' },
      },
      practice:
        'Zo gaat het in het begin bij de meesten. Je hoeft het niet te geloven. Het is genoeg dat het er staat.',
      care: {
        ask: 'Wat voor liefs kun je het komende uur voor jezelf doen?',
        hint: 'Gezicht wassen, en zonder telefoon naar bed.',
      },
    },
    takeaway: { friend: 'Woorden voor mij', care: 'Iets liefs' },
    keep: 'Het doet pijn, anderen kennen dit ook, en ik mag lief zijn voor mezelf zoals voor een vriend.',
    close: 'Je hoeft je nu niet beter te voelen. Doe het de rest van de nacht rustig aan.',
  },

  innerCritic: {
    about:
      'We schrijven op wat die strenge stem in je zegt, kijken wat die wil voorkomen, en zoeken een zin die eerlijker is.',
    why: 'Hard zijn voor jezelf is vaak een oude manier om problemen te vermijden. Meestal word je er alleen kleiner van, niet beter. Een eerlijke, duidelijke zin helpt meer.',
    steps: {
      harsh: {
        ask: 'Wat zegt die strenge stem in je? Schrijf het op zoals die het zegt.',
        hint: 'Jij maakt ook nooit iets af.',
      },
      loud: {
        ask: 'Wanneer is die het luidst?',
        options: {
          mistake: 'Na een fout',
          beforeNew: 'Voor iets nieuws',
          compare: 'Als ik me vergelijk',
          night: '’s Nachts',
          always: 'Bijna altijd',
        },
      },
      night: '’s Nachts heeft die het makkelijk. Als je moe en alleen bent, klinkt alles meer waar.',
      heard: {
        ask: 'Waar heb je die toon eerder gehoord?',
        options: {
          family: 'In mijn familie',
          school: 'Op school of werk',
          partner: 'Bij een partner',
          mine: 'Hij is van mezelf',
          unknown: 'Dat is me niet duidelijk',
        },
      },
      learned: 'Dan heb je die niet zelf bedacht. Je hebt hem zo vaak gehoord dat je hem uit je hoofd kent.',
      prevents: {
        ask: 'Zo’n stem wil vaak iets voorkomen. Waar zou die bang voor zijn?',
        options: {
          rejected: 'Dat mensen afhaken',
          fail: 'Dat ik faal',
          stop: 'Dat ik het opgeef',
          harm: 'Dat ik iemand pijn doe',
          nothing: 'Die haalt me alleen neer',
        },
      },
      onlyHurts: 'Dan laten we de redenen liggen en kijken we alleen naar wat eerlijk is.',
      grain: {
        ask: 'Zit er een korreltje waarheid in? Alleen dat korreltje, zonder de belediging. Is er geen, sla dit dan over.',
        hint: 'Er liggen hier al weken twee dingen.',
      },
      leftOut: {
        ask: 'En wat laat die stem weg? Iets wat waar is en nooit genoemd wordt.',
        hint: 'Ook op slechte dagen kom ik opdagen.',
      },
      fair: {
        ask: 'Zeg het nu eerlijk: duidelijk en vriendelijk, zoals tegen iemand die je graag mag.',
        hint: 'Er liggen twee dingen. Ik begin met één.',
      },
      tone: {
        ask: 'Lees het nog eens. Hoe klinkt het?',
        options: { right: 'Wel goed zo', tooHard: 'Nog te hard', tooNice: 'Te mooi om te geloven' },
      },
      rewrite: {
        ask: 'Verander dan een woord of twee. Haal weg wat gemeen is en wat je niet gelooft. Hoe staat het er nu?',
        hint: 'Er liggen twee dingen. Eén is klein.',
      },
      reply: {
        ask: 'Als die stem weer luid wordt: wat zeg je terug, en wat doe je dan?',
        hint: '“Genoteerd.” Dan zet ik het raam open.',
      },
    },
    takeaway: { fair: 'Wat eerlijk is', rewrite: 'In betere woorden', reply: 'Als het luid wordt' },
    keep: 'Die strenge stem kan luid zijn. Ik mag eerlijk zijn voor mezelf en het toch beter doen.',
    close: 'Misschien blijft die mopperen. Je hoeft er niet naar te luisteren.',
  },

  bodyImage: {
    about:
      'Voor als je eigen lichaam even niet te verdragen is. We komen er samen doorheen, zonder getallen, en eindigen met iets goeds voor je lijf.',
    why: 'Op een rotmoment zien we ons lichaam alleen van buiten, en alleen wat er niet goed is. Terug naar de kamer, en naar wat het de hele dag doet: dan wordt je blik weer ruimer.',
    steps: {
      trigger: {
        ask: 'Wat bracht het op gang?',
        options: {
          mirror: 'De spiegel',
          pictures: 'Foto’s van anderen',
          remark: 'Een opmerking',
          clothes: 'Kleren',
          meal: 'Na het eten',
        },
      },
      mirror: 'Loop dan even weg van de spiegel. Op een rotmoment zie je daarin vooral dat rotmoment.',
      pictures: 'Die foto’s zijn uitgekozen, belicht en bewerkt. Je kunt ze voor vanavond wegleggen.',
      remark: 'Dat was de zin van iemand anders. Jij hoeft hem niet na te zeggen.',
      clothes: 'Kleren zijn voor niemand precies gemaakt. Trek het zachtste aan wat je hebt, als dat kan.',
      meal: 'Dat gevoel gaat vanzelf weer over. Je hoeft niets goed te maken.',
      notice: {
        ask: 'Wat zegt je hoofd over je lichaam? Een paar woorden, geen getallen.',
        hint: 'Dat iedereen naar me kijkt.',
      },
      room: 'Zulke dingen zegt een hoofd op een rotmoment. Kijk nu op, ogen open. Zoek drie dingen met dezelfde kleur, rustig, één voor één.',
      part: {
        ask: 'Welk deel van je heeft vandaag iets voor je gedaan?',
        options: {
          hands: 'Mijn handen',
          legs: 'Mijn benen',
          senses: 'Mijn ogen of oren',
          breath: 'Mijn longen, mijn hart',
          voice: 'Mijn stem',
        },
      },
      does: {
        ask: 'Wat deed het voor je? Iets gewoons is prima.',
        hint: 'Mijn handen maakten soep en aaiden de kat.',
      },
      pull: {
        ask: 'Trekt er nu iets aan je om met je lichaam te doen?',
        options: {
          check: 'Blijven controleren',
          hide: 'Me verstoppen, afzeggen',
          food: 'Iets met eten',
          none: 'Nee, niets',
        },
      },
      delay:
        'Probeer het tien minuten uit te stellen. Het trekt het hardst in het begin, en het zakt ook als je niets doet.',
      food: 'Eet dan de volgende maaltijd zoals altijd, wat het gevoel ook zegt. Ken je dit goed, vertel het dan iemand die je vertrouwt of je huisarts. Je hoeft dit niet alleen te doen.',
      care: {
        ask: 'Wat kun je vanavond doen dat fijn is voor je lichaam en niets te maken heeft met hoe het eruitziet?',
        hint: 'Warme sokken en handcrème.',
      },
    },
    takeaway: { does: 'Wat mijn lichaam voor me doet', care: 'Vanavond voor mijn lijf' },
    keep: 'Mijn lichaam is meer dan hoe het eruitziet. Het brengt me door de dag.',
    close: 'Je hoeft je lichaam vanavond niet mooi te vinden. Er een beetje zacht mee zijn is genoeg.',
  },
};
