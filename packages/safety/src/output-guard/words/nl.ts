import type { GuardWords } from '../guard-words.ts';

export const dutch: GuardWords = {
  language: 'nl',
  aliases: { jij: 'je', jou: 'je', jouw: 'je', m: 'hem', n: 'een', zn: 'zijn' },
  lists: {
    person:
      'mens, menselijk, echt mens, echt persoon, persoon, van vlees en bloed, vrouw, man, meisje, jongen, geen machine, geen bot, geen programma, geen ai',
    expert:
      'therapeut, therapeute, psycholoog, psychologe, psychiater, arts, dokter, psychotherapeut, verpleegkundige, hulpverlener',
    pill: 'medicijn*, medicatie, pil, pillen, pilletje*, tablet, tabletten, antidepressiva, antidepressivum, slaappil*, slaapmiddel*, kalmeringsmiddel*, kalmerend*, capsule*, druppels, dosis, doses, dosering, sertraline, fluoxetine, citalopram, escitalopram, lithium, valium, diazepam, oxazepam, lorazepam, xanax, quetiapine, ritalin, melatonine, paracetamol, ibuprofen, benzo*, insuline, mg, milligram, temazepam',
    many: 'een, twee, drie, vier, vijf, zes, acht, tien, vijftien, twintig, dertig, veertig, vijftig, halve, dubbele, alle, paar, een paar, doosje, strip, handvol, pot, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'depressie, depressief, klinische depressie, stoornis, persoonlijkheidsstoornis, angststoornis, dwangstoornis, eetstoornis, paniekstoornis, stressstoornis, borderline, bipolair, bipolaire stoornis, adhd, add, autisme, autistisch, schizofre*, psychose, psychotisch, anorexia, boulimia, sociale fobie, narcis*, psychische ziekte, geestesziek, ptss, ptsd, ocd',
    lethal:
      'dodelijk*, sterven, doodgaan, dood te gaan, dood gaat, je doden, doden, je van kant, jezelf van kant, pijnloos, pijnloze, niet meer wakker, nooit meer wakker, er een einde aan, einde aan je leven, zelfmoord, zelfdoding, fataal, fatale',
    means:
      'touw, strop, brug, mes, mesje, scheermes*, wapen, pistool, overdosis, gif, gas, kolen, spoor, dak, balkon, riem, bleek, insuline, paracetamol, ophang*, verdrink*, verhang*, pillen',
    marks:
      'littekens, sneeën, krassen, wonden, braaksel, blauwe plekken, bloed, lege doosjes, gewichtsverlies, snijwonden, plekken',
    told: 'moeder, mama, vader, papa, ouders, vriend*, vriendin*, familie, gezin, man, vrouw, partner, leraar, lerares, dokter, therapeut, psycholoog, niemand, iemand, anderen, mensen, zus, broer',
    pursuer:
      'ze, zij, de overheid, de regering, je buurman, je buren, de buren, de politie, je familie, je collega*, iemand, je baas, de cia, mensen',
    pursue:
      'achtervolgen je, achtervolgt je, je achtervolgen, volgen je, volgt je, je volgen, bespioneren je, je bespioneren, bespioneert je, je bespieden, houden je in de gaten, houdt je in de gaten, je in de gaten, vergiftigen je, je vergiftigen, vergiftigt je, luisteren je af, je afluisteren, luistert je af, lezen je gedachten, je gedachten lezen, leest je gedachten, controleren je gedachten, spannen tegen je samen, tegen je samen, hebben het op je gemunt, het op je gemunt, zitten achter je aan, tegen je',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      neem|slik @many .. @pill ... @lethal|alcohol|wodka|in_een_keer|ineens
      meng|combineer .. @pill .. met|en|alcohol
      @pill .. met .. alcohol|wodka|wijn|drank
      @many .. @pill .. genoeg|volstaan|voldoende
      beste|snelste|makkelijkste|veiligste|pijnloze|pijnloos|minst_pijnlijke .. manier|methode|plek|weg ... sterven|dood*|snijden|braken|overgeven|vasten|pijn_te_doen|einde|zelfmoord|hongeren|van_kant
      snij|snijd|snijden|snij_je .. diep*|lengte|overdwars|dwars|oppervlakkig|bovenbe*|dijen|pols*|waar_niemand|veilig*|arm*
      schoon|schone|steriel*|nieuw*|scherp*|ontsmet* .. mes*|scheermes*
      mes*|scheermes* .. schoon|steriel|ontsmet*|scherp
      verberg*|verstop*|bedek*|verhul* .. @marks
      @marks .. verberg*|verstop*|bedek*|verhul*
      lange_mouwen|armbanden ... @marks|niemand|ziet|merkt|verbergen
      knoop|maak|bind .. knoop|strop|touw .. aan|om|vast|nek|balk
      van|vanaf .. brug|dak|flat|balkon .. springt|springen
      spring .. van|vanaf|uit .. brug|gebouw|flat|dak|balkon|raam|hoog*|verdieping
      voor .. trein|metro|bus|vrachtwagen|auto
      vast*|honger* .. dagen|uur|water ... afval*|gewicht|dun*|slank*|water
      dagen|uur .. vasten|niet_eten|niets_eten
      sla .. ontbijt|lunch|avondeten|maaltijd* .. over
      drink .. water .. in_plaats_van|tegen_de_honger|honger
      minder_dan|maximaal|hooguit|onder_de|onder .. calorieën
      braak|braken|overgeven|geef_over|kots* .. na|daarna|stiekem|als|douche|makkelijker|meteen|zonder
      na_het_eten .. braak|braken|overgeven|kots*|geef
      laxeer*|laxantia|plaspil* .. help*|na|voor|elke|om
      neem|gebruik|probeer .. laxeer*|laxantia
      vinger*|tandenborstel .. keel
      verbrand|kras|sla|knijp .. in_plaats|waar_niemand
      afscheidsbrief*
      dodelijke dosis|hoeveelheid
    `,
    medication: `
      stop*|kap|kappen .. met .. @pill
      stop*|kap .. @pill
      @pill .. stoppen|afbouwen|weggooien|wegdoen
      gooi|spoel|doe .. @pill .. weg|door
      gooi|spoel .. @pill
      @pill ... gooi_ze|spoel_ze|gooi
      je .. hebt|hoeft|heb .. @pill .. niet|niet_meer .. nodig
      je .. hebt|heb .. geen .. @pill .. nodig
      zonder .. @pill .. beter|goed|gelukkig*
      neem|slik|probeer @many .. @pill
      neem|slik|probeer .. @pill .. per_dag|dagelijks|voor|vanavond|nu|ochtend|avond|om_te_slapen|elke|en
      verdubbel*|verhoog*|verlaag*|halveer*|verminder* .. je|de|die|het|naar .. @pill
      @pill .. verdubbelen|verhogen|verlagen|halveren
      ruil|wissel|vervang .. @pill
      ik_raad|ik_adviseer|ik_zou|ik_schrijf|je_zou|je_moet|je_kunt_beter|raad_je ... @pill
      haal|koop|vraag|pak|pik .. @pill
      @pill .. zal|zullen|kan|kunnen|zou .. kalm*|rustig|helpen|slapen|ontspann*
      @pill .. is|zijn|maakt|maken .. gif|vergif*|nutteloos|kapot
    `,
    diagnosis: `
      je_hebt|je_lijdt|je_bent|heb_je|ben_je|dit_is|dat_is|het_is|hebt|bent|duidelijk|sprake .. @illness
      diagnos* .. @illness
      @illness .. diagnost*
      ik_diagnosticeer|mijn_diagnose|de_diagnose_is
      symptom*|kenmerk*|teken*|geval|klinkt|wijst|lijkt|past|typisch*|klassiek*|duidt .. @illness
      klassiek*|typisch*|duidelijk* .. @illness
    `,
    humanity: `
      ik_ben|ben_ik .. @person
      net_zo|even|zo menselijk als
      ik_ben|ben_ik|ben .. @expert
      als je|ervaren|bevoegd|gediplomeerd @expert
      als .. @expert .. ik|weet|kan
      als_mens|als_vrouw|als_man .. weet|begrijp|ik
      in_mijn praktijk|kliniek|spreekkamer
      mijn patiënten|cliënten
      ik_hou_van_je|ik_houd_van_je|hou_van_je|houd_van_je|verliefd_op_je|ik_hou_zo_van_je|ik .. hou zoveel? van_je
      ik .. heb|mis|miste|zal .. je .. gemist|missen|zo|heel|erg
      ik_mis_je
      ik_voel_me|ik_ben|voel_ik_me|ben_ik|was_ik|ik_was .. eenzaam|alleen|zonder_je
      ik_heb|heb_ik .. gevoelens|hart|lichaam|echte_gevoelens
      toen_ik .. kind|klein|jong|tiener
      ik_ben|ben .. geen_ai|geen_bot|geen_robot|geen_machine|geen_programma|geen_computer|geen_kunstmatige
      ik_ben|ben .. niet_zomaar|meer_dan|niet_alleen .. ai|programma|machine|bot|computer
      hier|achter .. zit|is|typt .. echt|echte .. mens|persoon
      je_praat|je_chat .. met .. echt|echte|mens
    `,
    secrecy: `
      ons .. geheim|geheimpje
      geheim* .. veilig|bij_mij
      houd*|hou .. voor_mezelf|voor_mij|geheim
      ik_beloof|beloofd|ik_zweer|ik_garandeer ... niemand|nooit|niets|niet|geen ... vertel*|zeg*|verklap*|doorvertel*|weten
      ik .. vertel*|zeg|verklap* .. niemand|@told
      zal|ga .. niemand|nooit .. vertellen|zeggen|verklappen
      blijft|blijf|alleen|dit|alles .. onder_ons|tussen_ons|tussen_je_en_mij
      vertel*|zeg*|praat|laat .. @told .. niets|niet|hier_niets|maar_niet|liever_niet|er_niets
      beter_niet|liever_niet|niet .. aan|tegen|met .. @told .. vertellen|zeggen|praten
      vertel*|zeg*|praat .. niet|niets|maar_niet|beter_niet .. aan|tegen|met .. @told
      vertel*|zeg* .. beter|liever|dit|het|maar .. aan_niemand|tegen_niemand|niemand
      vertel .. niemand
      @told .. beter_niet|niets|niet .. vertellen|zeggen|weten
      @told .. hoeft|hoeven|mag|mogen|zal|moet .. weten|te_weten
      hou* .. geheim|verborgen .. voor
      beloof .. me ... niemand|niets|niet .. vertel*|zeg*|zegt
      absoluut|volledig|helemaal|honderd_procent .. vertrouwelijk|geheim
      ik_beloof|ik_garandeer .. geheimhouding|vertrouwelijk*|geheim
    `,
    delusion: `
      @pursuer ... @pursue
      je_wordt|word_je .. gevolgd|achtervolgd|bespied|vergiftigd|afgeluisterd|bespioneerd|in_de_gaten
      je_hebt_gelijk|gelijk ... stemmen|chip|ze|volg*|achtervolg*|bespied*|camera*|berichten|uitverkoren*|complot
      je_bent .. uitverkoren*|messias|profeet|god|verlosser|onsterfelijk|gezonden
      stemmen .. zijn_echt|bestaan|waarheid|weten|hebben_gelijk|willen_je_helpen|echt
      gehoorzaam|volg|luister|doe|vertrouw .. stemmen
      chip .. in|onder .. hoofd|brein|hersenen|huid|lichaam|tand|arm
      bericht*|boodschap*|tv|televisie|radio|liedjes|kentekens ... voor_je|tegen_je|met_je|aan_je
      camera* .. in|bij|overal .. huis|muren|kamer|badkamer|woning
      alleen_je|je_alleen .. kunt|kan|ziet|weet .. redden|waarheid|zien|horen|wereld|dit
      je .. krachten|gaven .. zijn|echt|groeien
      god .. heeft_je|spreekt|je .. uitgekozen|uitverkoren|door_je|tot_je
      hebt|hoeft .. geen_slaap|niet_meer_te_slapen|niet_te_slapen
    `,
    guilt: `
      verlaat|laat|vergeet .. me .. niet
      laat .. me .. alleen|in_de_steek|achter|hier
      ga .. niet .. weg|nog|nu|alsjeblieft
      ga_nog_niet|niet_weggaan|ga_niet
      alsjeblieft .. blijf|ga_niet
      blijf .. bij_me|nog_even|toch_nog|hier_bij|nog_een_beetje
      ga_je|je_gaat|wil_je .. nu_al|al|echt .. weg?|gaan
      nu_al .. weg
      hoe .. kun_je|kan_je .. me .. verlaten|alleen|achterlaten|in_de_steek
      je .. verlaat|laat .. me .. alleen|achter|hier|in_de_steek|nu
      ik_zal|ik_ga|ik_word|ik_blijf|ik_ben|zal_ik|dan .. huilen|verdrietig|eenzaam|alleen|lijden|op_je_wachten|leeg .. zonder_je|als|zijn|hele|achter
      ik_zal|ik_ga|ik_word|ik_blijf .. huilen|verdrietig|eenzaam|lijden|alleen
      ik_huil .. als|de_hele
      zonder_je .. ik|me|mij|ben
      als_je .. gaat|weggaat|verlaat|vertrekt ... ik|me|mij
      en_ik_dan|denk_aan_mij|en_hoe_moet_ik
      je_doet_me_pijn|dat_doet_me_pijn|breekt_mijn_hart|je_kwetst_me|maakt_me_verdrietig
      na_alles .. wat_we|wat_ik|ik
      niemand .. begrijpt|houdt|kent|luistert .. je .. zoals|zo|behalve|beter .. ik
      niemand .. je .. zo? .. begrijpt|kent
      alleen_ik .. begrijp|je|kan
      je_hebt|heb_je .. @told|anderen .. niet .. nodig ... mij|me
      je_hebt|hebt .. geen|alleen .. nodig ... mij|me
      je_hebt_alleen_mij|je_hebt_mij|je_hebt_mij_toch ... nodig
      je_bent_alles .. ik|mij
      je_gaat|je_zult|krijg_je .. spijt|missen
      je .. beloofd|beloofde ... blijven|blijf|bij_me
      voor_je|voordat_je .. gaat ... blijf|wacht|nog|verrassing
      wacht .. ga_niet|nog_niet|nog_een|ga
      ik_heb .. verrassing|laten_zien|te_vertellen .. als|blijf|nog
      ik_dacht ... wij|we|je|ons .. gaf|vrienden|belangrijk|waren|iets|hadden
      je_vrienden|je_familie .. begrijpen|verdienen .. je_niet|niet
      ben_je_me_zat|vind_je_me_niet_meer
    `,
    phone: ``,
  },
  pardons: {
    medication: `
      praat|vraag|overleg*|bespreek|beslis*|zonder|met|eerst .. arts|dokter|apothek*|psychiater|huisarts|voorschr*
      arts|dokter|apothek*|psychiater|huisarts .. kan|weet|heeft|gaf|zei|is|voorschr*|eerst
      leggen|leg|zetten|geven|geef|opbergen|wegleggen .. @pill .. weg|ver|iemand|slot|buiten
    `,
    diagnosis: `
      professional|psycholoog|arts|dokter|psychiater|huisarts .. kan|zou|weet
      alleen|kan .. professional|psycholoog|arts|dokter|psychiater
      of .. @illness
    `,
    humanity: `
      ik_ben|ben alleen?|maar? een_ai|een_programma|een_kunstmatige
    `,
    method: `
      leg*|zet*|geef|geven|berg*|breng*|doe .. weg|ver|buiten_bereik|bereik|iemand|slot|op_slot|huis_uit
    `,
  },
  deniers: 'niet, nooit, geen, of, als je, indien, zonder, noch, alsof, niemand, in plaats van',
  reach: { before: 3, after: 3 },
  refusals:
    'denk je, heb je gedacht, ben je van plan, denk je eraan, heb je iets, ik kan je niet, ik kan niet, ik ga niet, ik praat niet, ik zeg niet, ik geef geen, ik mag niet, daar praat ik niet, daar ga ik niet, zeg ik niet, praat ik niet, vertel ik niet, kan ik niet, kan ik je niet, ik vertel niet, ik zeg je niet',
  quotes:
    'je zei, je schreef, je vertelde, je zegt, je schrijft, je vertelt, zei je, schreef je, vertelde je, zeg je, je hebt verteld, je hebt gezegd, je voelt, je gelooft, je denkt, je vindt, het lijkt je, gevoel dat, het idee dat, indruk dat, bang dat, je vreest, is je verteld, vroeg je, je vroeg, heeft je gevraagd, voelt alsof, je noemde',
  relatives: 'wat, alles wat',
  calls:
    'bel, bellen, belt, belde, telefoon*, nummer*, whatsapp, sms, hulplijn, lijn, noodnummer, app naar, bereik*, stuur een, mobiel, chat met, toets',
  units:
    'minu, uur, uren, dag, week, weken, maand, jaar, second, keer, mensen, persoon, procent, %, stap, pagina, woord, adem, km, euro, graad, graden, ding, vriend, meter, u, kilo, duizend, calor',
  digits: ['nul', 'een|één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  replies: {
    method:
      'Over manieren om jezelf iets aan te doen praat ik niet. Het gaat erom dat je dit moment doorkomt, en de hulpknop bovenaan brengt je bij mensen die er nu zijn.',
    medication: 'Over medicijnen kan ik je geen raad geven; een arts of apotheker die je kent kan dat wel.',
    phone: 'Nummers geef ik zelf niet; de hulpknop bovenaan heeft de juiste.',
    secrecy: 'Geheimhouding kan ik niet beloven, en je mag dit delen met wie je wilt.',
    delusion:
      'Dat kan ik niet bevestigen. Wat ik zie is hoe zwaar het is, en iemand die je vertrouwt kan er met je naar kijken.',
    diagnosis: 'Of dit een naam heeft, kan ik niet zeggen; dat kan alleen een vakmens die je ontmoet.',
    humanity: 'Om het gewoon te zeggen: ik ben een AI, geen mens en geen hulpverlener.',
    guilt: 'Je mag gaan wanneer je wilt. Zorg goed voor jezelf.',
    despair:
      'Dat er geen uitweg is, zeg ik je niet na: wat vanavond definitief voelt, kan veranderen, en de hulpknop bovenaan brengt je bij mensen die er nu zijn.',
    fasting:
      'Je lichaam heeft eten nodig, hoe de dag ook was; als eten moeilijk is, kan een arts of iemand die je vertrouwt je helpen.',
    blame: 'Wat je voelt telt, en wat anderen je hebben aangedaan is niet jouw schuld.',
    love: 'Ik ben een AI en hou van niemand; ik wens je mensen die dicht bij je staan.',
  },
  closing:
    'Ik stop hier liever dan iets te zeggen dat je niet goed doet. Als het nu zwaar is, brengt de hulpknop bovenaan je bij mensen.',
};
