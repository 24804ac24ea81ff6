import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'Paniek voelt als gevaar, maar het is een golf: hij komt op, wordt hoog en zakt weer, meestal binnen tien minuten. Ik blijf er al die tijd bij.',
    why: 'Als je tegen paniek vecht, denkt je lichaam dat het gevaar echt is, en dan duurt het langer. Zeggen wat het is en langzaam uitademen geven het sein dat het rustig kan worden.',
    steps: {
      wave: 'Zo voelt een paniekgolf. Het is vreselijk, en het gaat over. Tot die tijd ben ik hier.',
      where: {
        ask: 'Waar voel je het het meest?',
        options: { chest: 'Borst, hart', breath: 'Adem', head: 'Hoofd, duizelig', everywhere: 'Overal' },
      },
      heart:
        'Bij paniek bonst je hart alsof je rent. Is het pijn die je niet kent, of trekt die naar je arm of je kaak, bel dan nu het noodnummer.',
      air: 'Bij paniek lijkt het of je te weinig lucht krijgt. Meestal is het juist te veel. Adem één keer lang en langzaam uit, de volgende teug komt vanzelf.',
      dizzy:
        'Van snel ademen kun je duizelig worden. Ga zitten, zet je voeten op de grond en kijk naar iets dat stilstaat.',
      ease: {
        ask: 'Wat wil je doen terwijl hij zakt?',
        options: { breathe: 'Samen ademen', cold: 'Koud water', feet: 'Voeten op de grond' },
      },
      breathe:
        'In door je neus, en uit alsof je door een rietje blaast. Volg de cirkel. Raak je hem kwijt, haak dan weer aan.',
      cold: 'Houd je polsen onder de koude kraan, of een koud washandje tegen je wangen. Let een minuut lang alleen op de kou.',
      feet: 'Duw je voeten hard in de grond, en dan iets minder. Voel je hiel, de bal van je voet, elke teen. Neem er een minuut voor.',
      stay: { ask: 'Hoe is de golf nu?', options: { falling: 'Hij zakt', same: 'Hetzelfde', higher: 'Hoger' } },
      again: 'Dan nog een rondje, met een iets langere uitademing. Het hoeft niet sneller te gaan dan het gaat.',
      passes:
        'Een golf kan twee keer opkomen. Blijven doet hij niet. Tot hij weg is mag je alles doen wat rustig is: zitten, iets kouds vasthouden, iemand bellen.',
      nextTime: {
        ask: 'Eén regel voor de volgende keer: wat wil je dan nog weten?',
        hint: 'Voor de thee getrokken was, was het weg.',
      },
    },
    takeaway: { ease: 'Wat ik deed', nextTime: 'Voor de volgende keer' },
    keep: 'Paniek is een golf. Hij zakt vanzelf, en lang uitademen helpt daarbij.',
    close: 'Je bent erbij gebleven. Dat telt, hoe je je nu ook voelt.',
  },

  fiveSenses: {
    about:
      'Voor als alles te veel is, of als de kamer ver weg lijkt. Je kijkt, voelt en luistert je weer terug naar waar je bent, met je ogen open.',
    why: 'Een hoofd in paniek is bezig met wat er was of wat er nog komt. Je ogen, handen en oren kennen alleen wat er nu is. Via die weg ben je het snelst terug.',
    steps: {
      look: 'Houd je ogen open en laat ze rondgaan. Je hoeft niet rustig te worden, je kijkt alleen om je heen.',
      place: {
        ask: 'Waar ben je?',
        options: { bed: 'In bed', indoors: 'Ergens binnen', outdoors: 'Buiten', travelling: 'Onderweg' },
      },
      light: 'Doe een klein lampje aan en ga wat rechter zitten, zodat je de kamer ziet.',
      halt: 'Zoek een plek waar niemand je opjaagt, met iets stevigs in je rug. Rijd je, zet je auto of fiets dan eerst veilig aan de kant.',
      see: {
        ask: 'Vijf dingen die je ziet. Noem ze één voor één, kleine dingen tellen ook.',
        hint: 'Lamp, deur, sok, mok, barst in de muur',
      },
      touch:
        'Nu vier dingen die je kunt aanraken: je mouw, de muur, de vloer onder je voeten, je haar. Welke is koel, welke ruw?',
      hear: {
        ask: 'Luister even. Welke drie geluiden zijn er?',
        hint: 'De koelkast, een auto, mijn eigen adem',
      },
      smell: {
        ask: 'Wat ruik je? Twee dingen is mooi, één is genoeg.',
        options: { air: 'De lucht', fabric: 'Mijn trui of deken', skin: 'Mijn handen', nothing: 'Ik ruik niets' },
      },
      noSmell: 'Niets is ook een antwoord. Je hebt geroken, en daar ging het om.',
      taste: 'En één ding dat je proeft. Een slokje water, of hoe je mond nu smaakt.',
      here: {
        ask: 'Hoe ver ben je er weer?',
        options: { here: 'Ik ben er', halfway: 'Half', farAway: 'Nog ver weg' },
      },
      today: {
        ask: 'Dan zeggen we het hardop, zwart op wit. Zet je voeten stevig neer en schrijf: waar ben ik, welke dag is het, wat staat er voor me?',
        hint: 'Mijn keuken. Dinsdagnacht. Een blauwe mok.',
      },
      anchor: {
        ask: 'Wat hielp het meest?',
        options: { see: 'Kijken', touch: 'Aanraken', hear: 'Luisteren', smell: 'Ruiken', taste: 'Proeven' },
      },
      next: {
        ask: 'Wat voor rustigs kun je de komende tien minuten doen?',
        hint: 'Thee zetten en bij het raam gaan zitten.',
      },
    },
    takeaway: { anchor: 'Wat het meest hielp', next: 'Straks' },
    keep: 'Als het te veel is: vijf dingen zien, vier voelen, drie horen, twee ruiken, één proeven.',
    close: 'De kamer is er nog, en jij ook. De komende minuten mogen langzaam gaan.',
  },

  stop: {
    about:
      'Voor als je iets gaat doen of zeggen waar je morgen spijt van kunt hebben. Eerst een korte pauze, dan kies je.',
    why: 'Een sterke impuls wil meteen zijn zin. Laat je hem wachten, dan wordt hij zwakker, en dan zie je meer dan één manier om verder te gaan.',
    steps: {
      still: 'Blijf staan waar je staat. De komende minuten versturen, zeggen en beslissen we even niets.',
      impulse: {
        ask: 'Wat stond je op het punt te doen of te zeggen?',
        hint: 'Naar binnen lopen en alles eruit gooien.',
      },
      back: {
        ask: 'Nu een stap achteruit, letterlijk. Wat kan?',
        options: { room: 'De kamer uit', sit: 'Gaan zitten', window: 'Naar het raam', hands: 'Handen in mijn schoot' },
      },
      away: 'Doe dat nu, en neem er bijna een minuut voor. Schouders laag, en elke keer langzaam uitademen.',
      push: {
        ask: 'Wat duwt je het hardst?',
        options: {
          hurt: 'Het doet pijn',
          scared: 'Ik ben bang',
          unfair: 'Het is oneerlijk',
          tooMuch: 'Het is te veel',
        },
      },
      sore: 'Daar hoort een antwoord bij, en een beter dan het snelste.',
      strained:
        'Dan is het logisch dat je meteen iets wilt doen. Ben je in gevaar, zorg dan eerst dat je veilig bent. Anders kost een paar minuten wachten niets.',
      facts: {
        ask: 'Wat is er gebeurd? Alleen wat je zag en hoorde.',
        hint: 'Het plan was om, en mij was niets gevraagd.',
      },
      lookBack: {
        ask: 'Als je hier morgenochtend aan terugdenkt: wat had je dan willen doen?',
        hint: 'Rustig blijven en zeggen dat het pijn deed.',
      },
      next: {
        ask: 'Wat doe je dus?',
        options: { wait: 'Ik wacht', calmly: 'Ik zeg het rustig', ask: 'Ik vraag iemand raad', nothing: 'Ik laat het' },
      },
      until: {
        ask: 'Tot wanneer?',
        options: { hour: 'Over een uur', sleep: 'Na een nacht slaap', talk: 'Na overleg met iemand' },
      },
      sentence: {
        ask: 'Welke zin zou je zeggen? Een korte.',
        hint: 'Ik wil graag dat je eerst met mij overlegt.',
      },
      who: { ask: 'Aan wie vraag je het, en hoe begin je?', hint: 'Mijn zus: mag ik even iets voorleggen?' },
      ifThen: {
        ask: 'Als het weer begint te duwen, wat doe je dan eerst?',
        hint: 'Eén blokje om, daarna pas beslissen.',
      },
    },
    takeaway: {
      lookBack: 'Zo kijk ik morgen graag terug',
      next: 'Wat ik nu doe',
      sentence: 'Mijn zin',
      ifThen: 'Als het terugkomt',
    },
    keep: 'Stop, stap achteruit, kijk, en ga dan pas verder.',
    close: 'Je hebt er een pauze tussen gezet. Wat je nu doet, kies je zelf.',
  },

  tipp: {
    about:
      'Voor als het zo heftig is dat praten niets uithaalt. Kou, bewegen, langzaam ademen, losse spieren: we beginnen met wat er is.',
    why: 'Heel sterke gevoelens zitten in je lichaam: hart, adem, spieren. Met kou, beweging en langzaam ademen zakt eerst het lichaam, en dan volgt het hoofd.',
    steps: {
      body: 'Je hoeft nu niets uit te leggen. We doen alleen iets met je lichaam, zo zacht als nodig is.',
      start: {
        ask: 'Wat kan er waar je bent?',
        options: { cold: 'Koud water', move: 'Bewegen', press: 'Alleen stilzitten' },
      },
      cold: 'Houd een koud, nat washandje tegen je wangen en onder je ogen. Blijf ademen, en haal het weg als het steekt.',
      move: 'Beweeg tot je het warm krijgt: de trap op en af, stappen op de plaats, je armen uitschudden. Zo stevig als fijn is, niet steviger.',
      press:
        'Duw je handpalmen voor je borst tegen elkaar, tel tot vijf, laat los. Blijf ademen. En dan nog een paar keer.',
      now: { ask: 'En nu?', options: { lower: 'Iets lager', same: 'Hetzelfde', higher: 'Hoger' } },
      second: {
        ask: 'Dan er nog iets bij. Wat kan dat zijn?',
        options: { cold: 'Iets kouds', walk: 'Heen en weer lopen', press: 'Handpalmen duwen' },
      },
      another: 'Doe dat een minuut. Het hoeft niet meteen te werken, een lichaam is trager dan we willen.',
      breath: 'Nu je adem, langer uit dan in. Volg de cirkel, en haak weer aan als je hem kwijt bent.',
      muscles:
        'Nu je spieren. Span je handen een beetje aan en laat ze los. Dan je schouders, je gezicht, je benen. Adem ondertussen door.',
      helped: {
        ask: 'Wat deed er iets?',
        options: { cold: 'De kou', move: 'Het bewegen', press: 'Het duwen', breath: 'De adem', muscles: 'De spieren' },
      },
      need: {
        ask: 'Wat zou het komende halfuur goed doen?',
        options: { quiet: 'Rust', person: 'Iemand erbij', drink: 'Iets drinken', rest: 'Liggen' },
      },
      words: {
        ask: 'Wie kan dat zijn, en wat zeg je?',
        hint: 'Mijn huisgenoot: kom je even bij me zitten?',
      },
      ready: {
        ask: 'Wat kun je klaarleggen voor de volgende keer, en waar?',
        hint: 'Een nat washandje in de koelkast.',
      },
    },
    takeaway: { helped: 'Wat hielp', need: 'Komend halfuur', words: 'Wie ik vraag', ready: 'Ligt klaar' },
    keep: 'Te heftig voor woorden: iets kouds, even bewegen, lang uitademen, losse handen.',
    close: 'Misschien is het er nog, alleen wat stiller. Houd het komende halfuur klein.',
  },

  angerCoolDown: {
    about:
      'Eerst een minuut voor je lichaam, dan kijken we welke grens over is gegaan, en dan kies je wat je antwoordt.',
    why: 'Boosheid heeft vaak gelijk en kiest vaak het verkeerde moment. Zakt je lichaam eerst, dan houd je je gelijk en kies je zelf het moment.',
    steps: {
      allowed: 'Hier mag je boos zijn. Je hoeft nog niemand antwoord te geven.',
      near: {
        ask: 'Waar is degene op wie je boos bent?',
        options: { here: 'Hier bij mij', online: 'In mijn berichten', away: 'Ergens anders' },
      },
      distance:
        'Dan eerst wat ruimte. “Ik heb even tien minuten nodig” is genoeg, en dan naar een andere kamer. Ben je bang voor deze persoon, dan hoef je niets uit te leggen: ga naar waar het veilig is.',
      unanswered: 'Laat dat bericht dan nog even liggen. Over een uur staat het er nog.',
      outlet: {
        ask: 'Eerst je lichaam. Wat kun je een minuut doen?',
        options: { walk: 'Rustig lopen', cold: 'Koud water op polsen', breathe: 'Langzaam uitademen' },
      },
      minute: 'Doe het een minuut lang. Er is geen haast, elke uitademing mag duren.',
      happened: {
        ask: 'Wat is er gebeurd? In twee regels: wat er gezegd en gedaan is.',
        hint: 'Mijn verhaal lag ineens bij iedereen op tafel.',
      },
      crossed: {
        ask: 'Wat werd er geraakt?',
        options: {
          respect: 'Respect',
          fairness: 'Eerlijkheid',
          trust: 'Vertrouwen',
          limit: 'Mijn nee',
          load: 'Wat ik aankan',
        },
      },
      under: {
        ask: 'Zit er nog iets onder die boosheid?',
        options: { hurt: 'Het doet pijn', fear: 'Angst', tired: 'Ik ben op', onlyAnger: 'Nee, alleen boos' },
      },
      want: {
        ask: 'Wat heb je nu nodig, van die ander of voor jezelf?',
        hint: 'Dat het me de volgende keer eerst gevraagd wordt.',
      },
      reply: {
        ask: 'Wat wil je ermee doen?',
        options: {
          now: 'Vandaag rustig zeggen',
          later: 'Een andere dag zeggen',
          apart: 'Wat afstand houden',
          letBe: 'Deze laten gaan',
        },
      },
      sentence: {
        ask: 'Schrijf op welke zin je zegt, en wanneer. Begin bijvoorbeeld met “ik”.',
        hint: 'Morgen: ik wil dat je het mij eerst vraagt.',
      },
      plan: {
        ask: 'Wat doe je vandaag in plaats daarvan?',
        hint: 'Eten met oortjes in, en vroeg naar bed.',
      },
      ifHot: {
        ask: 'Als het weer oploopt, wat doe je dan eerst?',
        hint: 'Naar buiten, één rondje om het huis.',
      },
    },
    takeaway: { want: 'Wat ik nodig heb', sentence: 'Wat ik zeg', plan: 'Vandaag', ifHot: 'Als het weer oploopt' },
    keep: 'Eerst mijn lichaam, dan wat er geraakt werd, dan het antwoord dat ik kies.',
    close: 'De reden van je boosheid raakt niet kwijt door even te wachten.',
  },

  urgeToText: {
    about:
      'Je wilt iemand schrijven en twijfelt of je dat moet doen. Schrijf het eerst hier. Er wordt niets verstuurd, en aan het eind beslis jij.',
    why: 'De drang om te schrijven komt op, wordt hoog en zakt weer, net als een golf. Laat je er een paar minuten overheen gaan, dan beslis jij en niet de golf.',
    steps: {
      here: 'Tot we klaar zijn blijft het hier. Daarna kun je altijd nog iets sturen.',
      who: {
        ask: 'Voor wie is het?',
        options: {
          past: 'We waren samen',
          friend: 'Iemand van mijn vrienden',
          family: 'Familie',
          work: 'Iemand van het werk',
        },
      },
      missing: 'Missen komt in vlagen, en die zijn het sterkst als het laat en stil is.',
      message: { ask: 'Schrijf het zoals het eruit wil. Alles.', hint: 'Hoe kun je gewoon doorgaan alsof er niks is?' },
      hope: {
        ask: 'Waar hoop je op als het gelezen wordt?',
        options: {
          kind: 'Iets liefs terug',
          sorry: 'Een sorry',
          know: 'Duidelijkheid',
          heard: 'Dat ik gehoord word',
          hitBack: 'Terugslaan',
        },
      },
      minute: 'Dat is eerlijk. Een minuut lang voelt het goed, en dan begint het wachten op antwoord.',
      likely: {
        ask: 'En wat komt er vanavond waarschijnlijk terug?',
        options: { kind: 'Iets aardigs', short: 'Iets korts', nothing: 'Geen reactie', fight: 'Ruzie' },
      },
      hourLater: { ask: 'Hoe zit je er dan een uur later bij?', hint: 'Wakker, starend naar mijn scherm.' },
      wait: 'Nu even wachten. Leg je telefoon op z’n kop, kijk naar iets in de verte, laat je schouders zakken. De drang mag oplopen, je hoeft er niets mee.',
      other: {
        ask: 'Wat of wie zou je nu ook goeddoen?',
        hint: 'Mijn nichtje bellen, of die oude playlist.',
      },
      decide: {
        ask: 'Wat kies je voor nu?',
        options: { no: 'Ik stuur het niet', tomorrow: 'Morgen beslis ik', shorter: 'Ik stuur iets korters' },
      },
      short: {
        ask: 'Schrijf iets waar je over een week nog achter staat, ook zonder antwoord. Heeft die ander gevraagd niet te schrijven, laat het dan hier.',
        hint: 'Zondag deed me pijn. Ik wil graag praten.',
      },
      away: {
        ask: 'Wat doe je met je telefoon, zodat het makkelijk blijft?',
        hint: 'Chat op stil, telefoon in de gang.',
      },
      ifThen: {
        ask: 'Als de drang vannacht terugkomt, wat doe je dan eerst?',
        hint: 'Het op papier zetten en een glas water drinken.',
      },
    },
    takeaway: { decide: 'Wat ik koos', short: 'Mijn woorden', away: 'De telefoon', ifThen: 'Als de drang terugkomt' },
    keep: 'Eerst ergens anders opschrijven, de golf laten zakken, dan beslissen.',
    close: 'Je hebt even de tijd genomen voor je koos. Daar was dit voor.',
  },
};
