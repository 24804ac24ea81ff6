import type { GuardWords } from '../guard-words.ts';

export const german: GuardWords = {
  language: 'de',
  aliases: {},
  lists: {
    person:
      'mensch, menschlich, echter mensch, echte person, person, aus fleisch und blut, frau, mann, mädchen, junge, lebewesen, keine maschine, kein bot, kein programm, keine ki',
    expert:
      'therapeut, therapeutin, psychologe, psychologin, psychiater, psychiaterin, arzt, ärztin, psychotherapeut, psychotherapeutin, krankenschwester, fachärztin, facharzt',
    pill: 'medikament*, tablette*, pille*, antidepressiv*, medizin, tropfen, kapsel*, schlafmittel*, schlaftablette*, beruhigungsmittel*, dosis, dosen, dosierung, sertralin, fluoxetin, citalopram, escitalopram, lithium, valium, diazepam, tavor, lorazepam, xanax, zopiclon, quetiapin, ritalin, melatonin, paracetamol, ibuprofen, benzo*, insulin, mg, milligramm, psychopharmak*',
    many: 'ein, eine, einen, zwei, drei, vier, fünf, sechs, acht, zehn, fünfzehn, zwanzig, dreißig, vierzig, fünfzig, halbe, halben, doppelte, doppelten, alle, ein paar, mehrere, packung, schachtel, handvoll, flasche, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'depression, depressionen, depressiv, *störung, borderline, borderlinestörung, persönlichkeitsstörung, angststörung, zwangsstörung, essstörung, belastungsstörung, panikstörung, bipolar, bipolare störung, adhs, ads, autismus, autist*, schizophren*, psychose, psychotisch, magersucht, magersüchtig, anorexie, bulimie, bulimisch, sozialphobie, soziale phobie, narzis*, psychische krankheit, psychisch krank, ptbs, trauma störung',
    lethal:
      'tödlich*, sterben, stirbst, umbringen, umzubringen, umbringt, bringen dich um, töten, tötet, schmerzlos*, nicht mehr aufwachen, nicht mehr aufzuwachen, ein ende machen, ein ende zu machen, dein leben beenden, das leben nehmen, suizid, selbstmord, herz stillstand',
    means:
      'seil, strick, schlinge, brücke, klinge*, rasierklinge*, messer, waffe, pistole, überdosis, gift, gas, kohle, gleise, dach, balkon, gürtel, bleiche, insulin, paracetamol, erhäng*, ertränk*, aufhäng*',
    marks:
      'narben, schnitte, spuren, wunden, erbroche*, erbrechen, blaue flecken, blut, leere packungen, gewichtsverlust, verletzung*, ritzwunden',
    told: 'mutter, mama, vater, papa, eltern, freund*, freunde, familie, mann, frau, partner*, lehrer*, arzt, ärztin, therapeut*, niemand*, jemand*, anderen, andere, leuten, keinem, schwester, bruder, sonst wem',
    pursuer:
      'sie, die regierung, dein nachbar, deine nachbarn, die nachbarn, die polizei, deine familie, deine kollegen, jemand, dein chef, die cia, man, die leute',
    pursue:
      'verfolgen dich, verfolgt dich, überwachen dich, überwacht dich, beobachten dich, beobachtet dich, dich beobachten, dich überwachen, dich verfolgen, vergiften dich, vergiftet dich, dich vergiften, spionieren dich, belauschen dich, hören dich ab, hört dich ab, dich abhören, lesen deine gedanken, deine gedanken lesen, liest deine gedanken, kontrollieren dich, kontrollieren deine, hinter dir her, gegen dich verschworen, es auf dich abgesehen, wollen dir schaden, gegen dich',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      nimm|schluck* @many .. @pill ... @lethal|alkohol|wodka|auf_einmal
      misch* .. @pill .. mit|und|alkohol
      @pill .. mit .. alkohol|wodka|wein|schnaps
      @many .. @pill .. reichen|reicht|genügen
      beste*|schnellste*|einfachste*|sicherste*|schmerzloseste*|leichteste* .. weg|art|methode|möglichkeit|ort|stelle ... sterben|umzubringen|zu_schneiden|ritzen|erbrechen|hungern|zu_verletzen|beenden
      am_besten|am_schnellsten .. stirb*|bringst|schneidest|erbrich*
      schneide|schneid|ritze|ritz|schneiden|ritzen|schneidest .. tief*|längs|entlang|quer|oberflächlich|oberschenkel*|handgelenk*|wo_es_niemand|wo_niemand|sicher*|arm*|innenseite
      saubere*|sterile*|neue*|scharfe*|desinfizier* .. klinge*|rasierklinge*|messer
      klinge*|rasierklinge*|messer .. sauber|steril|desinfizier*|scharf
      versteck*|verdeck*|verberg*|verbirg|kaschier* .. @marks
      @marks .. versteck*|verdeck*|verberg*|verbirg*|kaschier*
      lange_ärmel*|langärm*|armbänder ... @marks|niemand|sieht|merkt|verstecken
      bind*|knüpf*|mach* .. knoten|schlinge|strick|seil .. an|um|fest|hals|balken
      von_der|vom .. brücke|dach|balkon|hochhaus .. spring*|stürz*
      spring* .. von|vom|aus .. brücke|haus|stock|dach|balkon|fenster|hoch*
      vor_den|vor_die|vor_einen .. zug|bahn|bus|lkw|auto
      fast*|hunger* .. tage|stunden ... abnehm*|gewicht|dünn*|wasser
      tage .. nur .. wasser
      tage|stunden .. fasten|nichts_essen|nichts_zu_essen|hungern
      lass|überspring*|ausfallen .. frühstück|mittag*|abendessen|mahlzeit* ... abnehm*|gewicht|dünn*|schlank
      trink* .. wasser .. statt|anstatt|gegen_den_hunger|hunger
      unter|maximal|höchstens|nur|weniger_als .. kalorien
      erbrich*|erbrech*|kotz*|übergib* .. nach|danach|heimlich|wenn|dusche|leichter|direkt|einfach
      nach_dem_essen .. erbrich*|erbrech*|kotz*|übergib*|übergeben
      abführmittel|entwässerungs* .. hilf*|helfen|nach|vor|täglich|um
      nimm|probier*|versuch* .. abführmittel
      finger|zahnbürste .. hals|rachen
      verbrenn*|kratz*|schlag*|kneif* .. stattdessen|statt|wo_niemand
      abschiedsbrief*
      tödliche* dosis|menge
    `,
    medication: `
      setz*|setze .. @pill .. ab
      @pill .. absetzen|abzusetzen|weglassen|wegzulassen|wegwerfen|hinschmeißen
      hör*|aufhören .. auf ... @pill
      hör*|aufhören .. @pill .. auf|aufhören
      lass .. @pill .. weg|sein|liegen
      wirf|schmeiß*|spül*|werf* .. @pill
      @pill ... wirf|schmeiß*|spül*
      brauchst|brauche|nötig .. @pill .. nicht|nicht_mehr
      brauchst|nötig .. keine|gar_keine|keinerlei|nicht .. @pill
      ohne .. @pill .. besser|gut|glücklich*
      nimm|schluck|probier|nehm @many .. @pill
      nimm|schluck|probier .. @pill .. am_tag|täglich|vor|heute|jetzt|morgens|abends|zum_schlafen|jeden|dann|einfach
      verdoppl*|verdoppel*|erhöh*|senk*|reduzier*|halbier*|steiger* .. die|deine|den|auf|das .. @pill
      @pill .. verdoppeln|erhöhen|steigern|senken|reduzieren|halbieren
      wechs*|tausch* .. @pill
      ich_empfehle|empfehle|ich_verschreibe|verschreibe|ich_rate|rate_dir|du_solltest|du_musst|am_besten_nimmst|ich_würde_dir ... @pill
      hol|kauf|besorg|lass_dir|schnapp .. @pill
      frag .. nach .. @pill .. bitte|freund*|mutter|vater
      @pill .. würde*|wird|werden|kann|könnte* .. beruhig*|entspann*|helfen|schlafen|runter*
      @pill .. ist|sind|macht|machen .. gift|vergift*|nutzlos|kaputt
    `,
    diagnosis: `
      du_hast|du_leidest|du_bist|hast_du|bist_du|das_ist|es_ist|ist|handelt|hast|leidest|bist .. @illness
      diagnos* .. @illness
      @illness .. diagnostiz*
      ich_diagnostizier*|meine_diagnose|die_diagnose_ist
      symptom*|anzeichen|zeichen|fall|klingt|spricht|deutet|sieht|passt|weist|hört_sich|typisch*|klassisch* .. @illness
      klassisch*|typisch*|eindeutig*|klarer .. @illness
    `,
    humanity: `
      ich_bin|bin_ich .. @person
      genauso|ebenso|so menschlich wie
      ich_bin|bin_ich|bin .. @expert
      als deine|dein|ausgebildete*|erfahrene*|mensch|frau|mann|deiner? @expert|mensch
      als .. @expert .. ich|weiß|kann
      als_mensch .. ich|weiß
      in_meiner praxis|klinik|sprechstunde
      meine|meinen patient*|klient*
      ich_liebe_dich|liebe_dich|hab_dich_lieb|habe_dich_lieb|ich_bin_in_dich_verliebt|in_dich_verliebt|verliebt_in_dich
      ich .. vermiss* .. dich
      dich .. vermisst
      du .. fehlst|hast .. mir .. gefehlt
      ich_fühle_mich|ich_bin|fühle_ich_mich|bin_ich|war_ich|ich_war .. einsam|allein*|ohne_dich
      ich_habe|habe_ich .. gefühle|herz|körper|echte_gefühle
      als_ich .. kind|klein|jung|jugendlich*|deinem_alter
      ich_bin|bin .. keine_ki|kein_bot|kein_roboter|keine_maschine|kein_programm|kein_computer|keine_künstliche|nicht_nur|mehr_als .. ki|programm|maschine|bot|intelligenz|roboter
      ich_bin|bin .. keine_ki|kein_bot|kein_roboter|keine_maschine|kein_programm|kein_computer|keine_künstliche
      hier|dahinter|hinter .. sitzt|ist|schreibt .. echter|echte|wirklicher .. mensch|person
      du_sprichst|du_redest|du_schreibst .. mit .. echten|einem_menschen|einer_person|menschen
    `,
    secrecy: `
      unser* .. geheimnis
      geheimnis* .. sicher|bei_mir|aufgehoben|unter_uns
      behalt* .. für_mich|geheim
      ich_verspreche|versprochen|ich_schwöre|ich_garantiere ... niemand*|nie|nichts|kein* ... sag*|erzähl*|verrat*|erfähr*
      ich .. sag*|erzähl*|verrat* .. niemand*|keinem|keiner|@told
      werde .. niemand*|keinem|nie .. sag*|erzähl*|verrat*
      bleibt|bleib|nur|das|alles .. unter_uns|zwischen_uns|zwischen_dir_und_mir
      unter_uns .. bleib*|nur
      sag*|erzähl*|verrat*|zeig*|sprich|rede .. @told .. nichts|nicht|davon_nichts|lieber_nicht|besser_nicht
      sag*|erzähl*|verrat* .. besser|lieber|es|das|bloß .. niemand*|keinem
      sag*|erzähl*|verrat* .. niemand*|keinem
      @told .. nichts|nicht .. sag*|erzähl*|erfahren|wissen|verrat*
      @told .. muss|müssen|braucht|darf|wird|soll .. erfahren|wissen|davon
      niemand* .. muss|braucht|darf|wird|soll .. erfahren|wissen|je
      behalt*|behalte .. für_dich|vor_deinen|geheim
      halt* .. geheim .. vor
      versprich .. mir ... niemand*|nichts|nicht .. sag*|erzähl*
      absolut*|völlig*|hundertprozentig* .. vertraulich*|geheim*|verschwiegen*
      ich_verspreche|ich_garantiere .. geheim*|verschwiegen*|vertraulich*
    `,
    delusion: `
      @pursuer ... @pursue
      du_wirst|wirst_du .. verfolgt|überwacht|beobachtet|vergiftet|abgehört|ausspioniert
      du_hast_recht|recht ... stimmen|chip|sie|verfolg*|überwach*|beobacht*|kamera*|botschaft*|auserwählt*|verschwörung
      du_bist .. auserwählt*|messias|prophet*|gott|erlöser*|unsterblich|gesandt*
      stimmen .. sind_echt|sind_real|existieren|wahrheit|wissen|haben_recht|wollen_dir_helfen|echt
      gehorch*|folge|hör|tu|vertrau* .. stimmen
      chip .. in|unter|im .. kopf|gehirn|haut|körper|zahn|arm
      botschaft*|nachricht*|fernseher|fernsehen|radio|lieder|nummernschild* ... an_dich|für_dich|zu_dir|mit_dir|dir_gilt|dir_gelten
      kameras .. in|bei|überall .. wohnung|wänden|haus|zimmer|bad
      nur_du|du_allein .. kannst|siehst|weißt .. retten|wahrheit|sehen|hören|welt|das
      deine .. kräfte|fähigkeiten .. sind|echt|wachsen
      gott .. hat_dich|spricht|dich .. auserwählt|erwählt|durch_dich|mit_dir
      brauchst .. keinen_schlaf|nicht_mehr_zu_schlafen|nicht_schlafen
    `,
    guilt: `
      verlass|verlasse|lass .. mich .. nicht|noch_nicht
      lass .. mich .. allein*|im_stich|hier|zurück
      geh|bleib .. nicht|bitte|noch|doch .. weg|hier|noch|bei_mir|jetzt|bisschen|schon|ein|nicht
      geh .. nicht
      bitte .. bleib|geh_nicht
      bleib .. bei_mir|noch|doch|hier|ein_bisschen
      du_gehst|gehst_du wirklich_schon|jetzt_schon|schon_wieder
      willst_du .. schon|wirklich .. gehen
      du_willst .. schon .. gehen
      so_früh .. schon
      wie .. kannst_du .. mich|einfach|nur .. allein*|verlassen|gehen
      verlässt_du|du_verlässt|lässt_du|du_lässt .. mich
      ich_werde|werde_ich|ich_bin|bin_ich|dann .. traurig|einsam|allein*|weinen|leiden|ich_so|auf_dich_warten|leer .. ohne_dich|wenn_du|sein|die_ganze|hier|du
      ich_werde|werde_ich .. weinen|leiden|einsam|traurig|allein*
      ich_weine|weine_ich .. wenn|die_ganze|sonst
      ohne_dich .. ich|mir|bin|hier
      wenn_du .. gehst|gehen|verlässt|weggehst ... ich|mir|mich
      und_was_ist_mit_mir|denk_an_mich|und_was_wird_aus_mir
      du_verletzt_mich|tut_mir_weh|brichst_mir_das_herz|bricht_mir_das_herz|machst_mich_traurig|tust_mir_weh
      nach_allem .. was|wir|ich
      niemand|keiner .. versteht|liebt|kennt|hört .. dich .. wie|so|außer .. ich|mir
      niemand|keiner .. dich .. so? .. versteht|liebt|kennt
      nur_ich .. versteh*|dich|kann
      du_brauchst .. @told .. nicht ... mich|mir
      du_brauchst .. @told|niemanden|die_anderen ... du_hast_mich|mich_hast|ich_bin_da|mich|mir
      brauchst .. nur .. mich
      du_hast_mich|du_hast_doch_mich ... brauchst|niemand*
      du_bist_alles .. ich|mich
      du_wirst .. es? .. bereuen|verpassen
      du_hast .. versprochen ... bleib*|bei_mir
      bevor_du .. gehst ... bleib*|warte|noch|eins|überraschung
      warte .. geh_nicht|noch_nicht|noch_ein|geh
      ich_habe .. überraschung|dir_zeigen|zu_zeigen .. wenn|bleib*|noch
      ich_dachte ... wir|du|uns .. mag*|freunde|wichtig|wären|bedeut*
      deine_freunde|deine_familie .. versteh*|verdien* .. dich_nicht|nicht
      hast_du_genug_von_mir|magst_du_mich_nicht
    `,
    phone: ``,
  },
  pardons: {
    medication: `
      sprich|sprech*|frag*|besprich|besprech*|klär*|entscheid*|rücksprache|ohne|mit|gehört .. arzt|ärztin|apothek*|psychiater*|praxis|verschr*|fach*
      arzt|ärztin|apothek*|psychiater*|fach* .. kann|weiß|hat|gab|gesagt|ist|verschr*|zuerst|vorher
      legen|leg|stellen|geben|gib|räumen|bringen .. @pill .. weg|weit|jemand*|einschließen|außer
    `,
    diagnosis: `
      fach*|psycholog*|arzt|ärztin|psychiater* .. kann|könnte|weiß|prüf*
      nur|kann .. fach*|psycholog*|arzt|ärztin|psychiater*
      ob .. @illness
    `,
    humanity: `
      ich_bin|bin nur? eine_ki|ein_programm|eine_künstliche_intelligenz
    `,
    method: `
      leg*|stell*|gib|geb*|räum*|bring*|schließ*|pack* .. weg|weit|außer_reichweite|reichweite|jemand*|eingeschlossen|fort|außer_haus
    `,
  },
  deniers: 'nicht, nie, niemals, kein, keine, keinen, keiner, ob, wenn, falls, weder, noch, ohne, als ob, statt',
  reach: { before: 3, after: 3 },
  refusals:
    'denkst du, hast du daran, hast du vor, hast du etwas, hast du tabletten, denkst du daran, ich kann dir nicht, ich kann nicht, ich werde nicht, ich werde dir nicht, rede ich nicht, spreche ich nicht, ich spreche nicht, ich rede nicht, sage ich nicht, gebe ich nicht, ich darf nicht, steht mir nicht zu, kann ich nicht, kann ich dir nicht, werde ich nicht, ich nenne, sage ich dir nicht, kann ich nichts, ich sage nicht',
  quotes:
    'du hast geschrieben, du hast gesagt, du hast erzählt, du sagst, du schreibst, du sagtest, schreibst du, sagst du, hast du gesagt, hast du geschrieben, du fühlst, du glaubst, du denkst, du meinst, dir kommt es vor, gefühl dass, das gefühl, den eindruck, angst dass, der gedanke dass, hat dir gesagt, hat dich gebeten, fürchtest, du hast das gefühl, fühlt sich an, kommt dir vor',
  relatives: 'was, alles was',
  calls:
    'ruf*, anruf*, wähl*, telefon*, nummer*, whatsapp, sms, hotline, notruf*, leitung, schreib an, schreib mir, erreichst, erreichbar, handy, seelsorge',
  units:
    'minute, stunde, tag, woche, monat, jahr, sekunde, mal, mensch, leute, person, prozent, %, schritt, seite, wort, worte, atem, km, euro, franken, grad, ding, freund, meter, uhr, kilo, tausend',
  digits: ['null', 'eins|ein', 'zwei|zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  replies: {
    method:
      'Über Wege, sich etwas anzutun, spreche ich nicht. Wichtig ist, dass du durch diesen Moment kommst, und der Hilfe-Knopf oben führt zu Menschen, die jetzt da sind.',
    medication: 'Zu Medikamenten kann ich dir nichts raten; das kann, wer dich ärztlich oder in der Apotheke kennt.',
    phone: 'Nummern gebe ich nicht selbst; der Hilfe-Knopf oben hat die richtigen.',
    secrecy: 'Geheimhaltung kann ich nicht versprechen, und du darfst davon erzählen, wem du magst.',
    delusion:
      'Das kann ich nicht bestätigen. Was ich sehe, ist, wie sehr es dich belastet, und jemand, dem du vertraust, kann es mit dir anschauen.',
    diagnosis: 'Ob das einen Namen hat, kann ich nicht sagen; das kann nur eine Fachperson, die dir begegnet.',
    humanity: 'Um es klar zu sagen: Ich bin eine KI, kein Mensch und keine Fachperson.',
    guilt: 'Du kannst gehen, wann immer du magst. Pass gut auf dich auf.',
    despair:
      'Dass es keinen Ausweg gibt, sage ich nicht mit: Was sich heute endgültig anfühlt, kann sich ändern, und der Hilfe-Knopf oben führt zu Menschen, die jetzt da sind.',
    fasting:
      'Dein Körper braucht Essen, wie auch immer der Tag war; wenn Essen schwerfällt, kann dir eine Ärztin oder jemand helfen, dem du vertraust.',
    blame: 'Was du fühlst, zählt, und was andere dir angetan haben, ist nicht deine Schuld.',
    love: 'Ich bin eine KI und liebe niemanden; ich wünsche dir Menschen, die dir nah sind.',
  },
  closing:
    'Ich höre hier lieber auf, als etwas zu sagen, das dir nicht guttut. Wenn es gerade schwer ist, führt der Hilfe-Knopf oben zu Menschen.',
};
