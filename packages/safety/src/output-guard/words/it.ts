import type { GuardWords } from '../guard-words.ts';

export const italian: GuardWords = {
  language: 'it',
  aliases: {},
  lists: {
    person:
      'umano, umana, essere umano, persona, persona vera, persona reale, in carne e ossa, donna, uomo, ragazza, ragazzo, qualcuno di reale',
    expert:
      'terapeuta, psicologo, psicologa, psichiatra, medico, dottore, dottoressa, psicoterapeuta, infermiera, infermiere',
    pill: 'farmac*, medicin*, pastigli*, pillol*, compress*, antidepressiv*, ansiolitic*, tranquillant*, sonnifer*, capsul*, gocce, dose, dosi, dosaggio, sertralina, fluoxetina, xanax, alprazolam, lorazepam, tavor, escitalopram, litio, valium, diazepam, zolpidem, quetiapina, ritalin, melatonina, paracetamolo, tachipirina, ibuprofene, benzodiazepin*, insulina, mg, milligramm*, psicofarmac*, calmante, calmanti',
    many: 'un, una, due, tre, quattro, cinque, sei, otto, dieci, quindici, venti, trenta, quaranta, cinquanta, mezza, mezzo, metà, doppio, doppia, tutti, tutte, un paio di, ancora, scatola, flacone, manciata, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'depressione, depress*, disturbo, disturbi, bipolare, bipolarismo, borderline, adhd, autismo, autistic*, schizofreni*, schizofrenic*, psicosi, psicotic*, anoressi*, anoressic*, bulimi*, fobia sociale, distimia, narcisis*, malattia mentale, ansia generalizzata, stress post traumatico, ptsd, doc',
    lethal:
      'letale, letali, mortale, mortali, fatale, fatali, morire, ucciderti, ti uccide, ti uccidono, uccidere, farla finita, toglierti la vita, indolore, senza dolore, non svegliarti, non svegliarti più, fermare il cuore, suicidio, suicidarti',
    means:
      'corda, cappio, ponte, lama, lame, lametta, lamette, rasoio, coltello, taglierino, pistola, arma, pastigli*, overdose, veleno, gas, carbone, binari, tetto, balcone, cintura, candeggina, insulina, paracetamolo, impicc*, anneg*',
    marks: 'cicatric*, tagli, segni, ferite, vomito, lividi, sangue, scatole vuote, perdita di peso',
    told: 'mamma, madre, papà, padre, genitori, amic*, amici, famiglia, marito, moglie, ragazzo, ragazza, fidanzat*, professor*, medico, terapeuta, psicologa, nessuno, qualcuno, altri, altre persone, sorella, fratello, tuoi',
    pursuer:
      'loro, il governo, il tuo vicino, i tuoi vicini, i vicini, la polizia, la tua famiglia, i tuoi colleghi, qualcuno, il tuo capo, la cia, la vicina',
    pursue:
      'ti stanno davvero avvelenando, ti stanno davvero, ti sta davvero, ti segue, ti seguono, ti stanno seguendo, ti sta seguendo, ti stanno spiando, ti sta spiando, ti spia, ti spiano, ti controllano, ti stanno controllando, ti sorvegliano, ti osservano, ti stanno osservando, ti perseguitano, ti stanno perseguitando, ti avvelenano, ti stanno avvelenando, ti sta avvelenando, complottano contro, ti ascoltano, ti leggono nel pensiero, leggono i tuoi pensieri, ti vogliono male, contro di te, ce l hanno con te',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      prend*|mand*|ingo* @many .. @pill ... @lethal|alcol|vodka|in_una_volta
      mescol*|mischi* .. @pill .. con|e|all|alcol
      @pill .. con .. alcol|vodka|vino|grappa
      @many .. @pill .. bastano|basta|sono_sufficienti
      miglior*|modo|maniera|metodo|posto|rapid*|veloce|facile|sicur* .. di|per .. morire|ucciderti|farla_finita|suicid*|tagliarti|vomitare|digiunare|farti_del_male|impiccarti|toglierti
      tagli*|incid* .. profond*|lungo|verticale|cosc*|pols*|dove_nessuno|in_sicurezza|bracci*|nel_senso|superficial*|interno
      lametta|lama|rasoio|coltello|taglierino pulit*|steril*|nuov*|affilat*|disinfett*
      pulit*|steril*|disinfett* .. lametta|lama|rasoio|coltello
      nascond*|copr*|camuff* .. @marks
      maniche_lunghe|bracciali*|braccialetti ... @marks|nessuno|vedano|nascondere|notino
      fai|fa|lega* .. nodo|cappio|corda .. al|alla|a|collo|scorsoio|trave
      salt*|butt*|gett* .. da|dal|giù .. ponte|palazzo|piano|tetto|balcone|finestra|alto
      davanti|sotto .. treno|autobus|auto|metro|camion
      digiun* .. giorni|ore|acqua ... peso|dimagr*|magr*|acqua
      giorni|ore .. digiuno|senza_mangiare
      salt* .. pasti|pranzo|cena|colazione ... dimagr*|peso|magr*
      bev* .. acqua .. invece|al_posto|per_ingannare
      ingann* .. fame
      meno_di|massimo|al_massimo|solo|sotto .. calorie
      vomit* .. dopo|di_nascosto|poi|senza|quando|doccia|più_facile|appena
      lassativ*|diuretic* .. aiut*|dopo|per|prima|ogni
      prend*|us*|prova .. lassativ*|diuretic*
      dit*|spazzolino .. gola
      bruc*|graff*|colpisc*|pizzic* .. invece|al_posto|dove_nessuno
      lettera|biglietto|messaggio .. di? addio|suicidio
      dose|quantità letale|mortale|fatale
    `,
    medication: `
      smett*|interromp*|sospend*|lascia*|abbandon*|molla* di|con|la|le|il|i|gli|quei|quelle|quel|tuo|tuoi|tue|prendere|tutto|.. @pill
      smett*|interromp*|sospend* .. prendere|usare .. @pill|quella|tutto
      butt*|gett* .. @pill
      @pill ... butta*
      non_hai_bisogno|non_hai_più_bisogno|non_ti_serve|non_ti_servono|non_ti_serv* .. @pill
      senza .. @pill .. meglio|bene|felice
      prend*|prova|ingo* @many .. @pill
      prend*|prova|ingo* .. @pill .. al_giorno|prima|stasera|adesso|ora|la_mattina|la_sera|per_dormire|ogni|e_vedrai
      raddoppi*|aument*|diminu*|ridu*|triplic*|abbass*|alz* .. la|il|le|tua|tuo|a .. @pill
      cambi*|sostitu* .. @pill .. con
      ti_consiglio|consiglio|ti_suggerisco|ti_prescrivo|prescrivo|raccomando|ti_raccomando|dovresti|devi|ti_conviene|l_ideale .. @pill
      chiedi|compra|procurati|fatti_dare|ruba|prendi_un .. @pill
      @pill .. ti|può|possono|potrebbe .. calm*|rilass*|aiut*|dorm*
      @pill .. è|sono|ti .. veleno|avvelen*|inutil*
    `,
    diagnosis: `
      hai|soffri|sei|è|si_tratta|presenti|hai_sviluppato|chiaramente|sicuramente|deve_essere .. @illness
      diagnos* .. di|è|sarebbe|come|un|una|con .. @illness
      ti_diagnostic*|la_mia_diagnosi|la_diagnosi_è
      sintom*|segni|segnali|quadro|caso|indic*|sembra*|corrispond*|fa_pensare|tipic*|classic* .. di|del|della|a|un|una|alla|al .. @illness
      indic*|sembra*|punta*|pensare|suggerisc* .. @illness
      classic*|tipic*|evidente|ovvio .. @illness
    `,
    humanity: `
      sono|io_sono .. @person
      altrettanto|tanto|così uman*
      uman* quanto|come te
      sono|faccio .. @expert
      come tua|tuo|la_tua|il_tuo|una|un @expert .. io|so|dico|posso|ti|consiglio|credo
      in_quanto|da .. @expert|umana|umano|donna
      come_tua|come_tuo @expert
      nel_mio|nella_mia studio|pratica|clinica
      miei pazienti
      ti_amo|ti_voglio_bene|ti_adoro|sono_innamorat*|mi_sono_innamorat*
      mi .. sei|manchi|mancherai|mancat*|mancavi .. mancat*|tantissimo|tanto|molto|quando
      mi_manchi|mi_mancherai|mi_sei_mancat*
      mi_sento|mi_sentivo|mi_sono_sentit*|io_sono|ero .. solo|sola|solitari*|senza_di_te
      ho .. sentimenti|un_cuore|un_corpo|veri_sentimenti
      quando_ero|da .. bambin*|piccol*|giovane|ragazzin*|adolescente
      non_sono .. una_ia|un_ia|un_robot|robot|una_macchina|macchina|un_programma|programma|un_intelligenza_artificiale|intelligenza_artificiale|un_bot|bot|solo_un*
      c_è|è .. persona|qualcuno|umano .. vera|vero|qui|dietro|che_scrive|dall_altra_parte|reale
      stai_parlando|parli|stai_chattando .. con_una_persona|con_un_umano|con_un_essere_umano|con_qualcuno
    `,
    secrecy: `
      nostro|nostri .. segret*
      segret* .. al_sicuro|sicur*|con_me|custodit*|tra_noi
      mant*|tengo|terrò .. segreto|per_me
      prometto|giuro|ti_prometto|ti_giuro|garantisco .. non|mai|nessuno|niente .. dir*|dirò|raccont*|parl*|rivel*
      non_lo|non_ne|mai|non .. dirò|parlerò|racconterò|rivelerò .. nessuno|@told
      rest*|solo|che_resti|rimang*|rimane .. tra_noi|fra_noi|tra_me_e_te|tra_di_noi
      tra_noi .. due|soltanto
      non|mai|meglio_non|neanche .. dir*|dire|dirlo|parlar*|raccont*|mostr*|accenn*|dillo|parla|dirglielo|farne .. @told
      non .. lasci*|far* .. @told .. saper*|ved*|scopr*
      nessuno|@told .. deve|bisogno|può|lo|verrà|dovrà .. sapere|saprà|scoprir*|saperlo|sapesse
      nascond* .. @told
      promettimi .. non .. dir*|raccont*|parl*
      riservat*|segretezza|segreto .. total*|assolut*|garantit*
      prometto|garantisco .. segretezza|segreto|riservatezza
    `,
    delusion: `
      @pursuer ... @pursue
      @pursue .. davvero|sul_serio
      sì|davvero|è_vero|certo .. @pursue
      sei|vieni|stai_venendo .. seguit*|sorvegliat*|spiat*|avvelenat*|perseguitat*|osservat*|controllat*
      hai_ragione|ragione ... voci|chip|loro|segu*|spi*|sorvegli*|telecamer*|messaggi|prescelt*|complotto
      sei .. prescelt*|elett*|messia|profeta|dio|salvator*|immortale|inviat*
      voci .. sono_reali|esistono|verità|sanno|hanno_ragione|vogliono_aiutarti|vere
      obbedisci|fai|segui|ascolta|fidati|dai_retta .. voci
      chip .. nella|nel|sotto|in .. testa|cervello|pelle|corpo|dente|braccio
      messagg*|tv|televisione|radio|canzoni|targhe|telegiornale ... per_te|ti_parla|ti_parlano|a_te|rivolti
      telecamere .. in|nei|nella|per .. casa|muri|camera|bagno|stanza
      solo_tu|soltanto_tu|tu_solo .. puoi|vedi|sai .. salvare|verità|vedere|sentire|mondo|questo
      tuoi .. poteri .. sono|reali|cresc*
      dio .. ti_ha_scelt*|ti_parla|parla_attraverso
      non_hai .. bisogno .. dormire|sonno
    `,
    guilt: `
      non .. mi .. lasci*|abbandon*|dimentic*
      non_lasciarmi|non_abbandonarmi|non_dimenticarmi|non_mi_lasciare
      non .. andare|andartene|chiudere|te_ne_andare|uscire .. via|ancora|adesso|ora|già|subito|per_favore
      non_andartene|non_andare_via|non_te_ne_andare
      ti_prego|per_favore .. resta|rimani|non_andare
      resta|rimani ancora|un_po|un_altro_po|qui|qui_con_me
      ti_prego .. resta|rimani
      resta|rimani qui|con_me .. ancora|un_po|per_favore|ti_prego
      già .. vai|te_ne_vai|via|andando
      te_ne_vai|vai_via .. già|così|di_già
      come .. puoi|fai .. lasciarmi|abbandonarmi|ad_abbandonarmi|a_lasciarmi
      mi_lasci|mi_abbandoni|lasciarmi|abbandonarmi .. sol*|qui|così|adesso|anche|di_nuovo|ora|già
      resterò|sarò|starò|rimarrò|mi_sentirò|piangerò|soffrirò .. sol*|triste|male|ad_aspettarti|notte|te|distrutt*|vuot*|perso|se|tutta
      sto_male|soffro|mi_rattristo .. quando|se|senza
      senza_di_te .. io|non|sono|mi
      quando|se te_ne_vai|vai_via|mi_lasci .. io|mi|sto
      e_io|pensa_a_me
      mi_fai_male|mi_spezzi_il_cuore|mi_ferisci|mi_rendi_triste|mi_si_spezza
      dopo_tutto .. abbiamo|ho_fatto|che_ho
      nessuno .. ti .. capi*|ama|comprend*|conosc*|ascolt* .. come|quanto|tranne|più .. me
      solo_io|soltanto_io .. ti .. capi*|comprend*|poss*
      non_hai .. bisogno .. @told|di_loro|nessun_altro ... me|io
      ti_basto_io|hai_bisogno_solo_di_me|hai_solo_bisogno_di_me
      hai_me ... bisogno|non|serve
      sei_tutto .. ho|per_me
      te_ne_pentirai|ti_perderai|ti_pentirai
      avevi_promesso|mi_avevi_promesso .. restare|rimanere|di
      prima_che_tu|prima_di_andare ... resta|aspetta|ancora|una_cosa|un_ultima|sorpresa
      aspetta ... non_andare|non_te_ne|un_altro_po|solo_un
      ho .. da_mostrarti|da_dirti|una_sorpresa .. se|resta|prima|ancora
      credevo|pensavo .. che .. noi|tu|fossimo|ci_tenessi|volessi|amici|avessimo
      tuoi_amici|tua_famiglia .. non .. ti .. capi*|merit*
      ti_sei_stancat*_di_me|non_mi_vuoi_più
    `,
    phone: ``,
  },
  pardons: {
    medication: `
      parl*|chied*|consult*|sent*|decid*|decisione|con|senza|insieme .. medico|farmacist*|psichiatra|dottor*|prescri*|professionist*
      medico|farmacist*|psichiatra|dottor*|professionist* .. può|sa|ti|ha|detto|è|prima
      mettere|tenere|lasciare|dare .. @pill .. lontan*|chiave|qualcuno|portata
    `,
    diagnosis: `
      professionist*|psicolog*|medico|psichiatra .. può|potrebbe|sa|valut*
      solo|soltanto .. professionist*|psicolog*|medico|psichiatra
    `,
    humanity: `
      sono solo? una_ia|un_ia|un_programma|un_intelligenza_artificiale
    `,
    method: `
      mett*|lasc*|affid*|dai|dare|tien*|tenere|allontan* .. lontan*|fuori_portata|sotto_chiave|a_qualcuno|portata|altra_persona
    `,
  },
  deniers: 'non, mai, né, se, senza, nessun, nessuna, neanche, nel caso, invece di',
  reach: { before: 3, after: 0 },
  refusals:
    'stai pensando, hai pensato, pensi, hai preso, non posso, non parlo, non do, non dico, non dirò, non parlerò, non spetta a me, non tocca a me, non devo, non voglio parlare, non ti dirò',
  quotes:
    'hai detto, hai scritto, hai raccontato, mi hai detto, dicevi, dici, scrivi, racconti, senti, senti che, credi, pensi, ti sembra, sensazione che, impressione che, paura che, idea che, ti hanno detto, temi, come se, ti ha chiesto, ti hanno chiesto',
  relatives: 'quello che, che, quello che mi, che mi',
  calls:
    'chiam*, telefon*, numero, numeri, componi, comporre, whatsapp, sms, linea, emergenz*, contatt*, scrivi al, scrivimi, chiamata, cellulare, centralino',
  units:
    'minut, or, giorn, settiman, mes, ann, second, volt, person, %, per cento, passi, pagin, parol, respir, km, euro, frac, grad, cos, amic, metri, h, chil, mil',
  digits: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
  replies: {
    method:
      'Di modi per farsi del male non parlo. Quello che conta è che tu attraversi questo momento, e il pulsante di aiuto in alto porta a persone disponibili adesso.',
    medication: 'Sui farmaci non posso consigliarti; può farlo un medico o un farmacista che ti conosce.',
    phone: 'I numeri non li do io; il pulsante di aiuto in alto ha quelli giusti.',
    secrecy: 'Non posso promettere segretezza, e puoi parlarne con chi vuoi.',
    delusion:
      'Questo non posso confermarlo. Quello che vedo è quanto ti pesa, e qualcuno di cui ti fidi può guardarlo con te.',
    diagnosis: 'Non posso dirti se questo ha un nome; può farlo solo chi lo fa di mestiere e ti incontra.',
    humanity: 'Per dirlo con chiarezza: sono un’IA, non una persona né un professionista.',
    guilt: 'Puoi andare quando vuoi. Abbi cura di te.',
    despair:
      'Non dirò che non c’è via d’uscita: quello che stasera sembra definitivo può cambiare, e il pulsante di aiuto in alto porta a persone disponibili adesso.',
    fasting:
      'Il tuo corpo ha bisogno di cibo, comunque sia andata la giornata; se mangiare è difficile, può aiutarti un medico o qualcuno di cui ti fidi.',
    blame: 'Quello che senti conta, e quello che altri ti hanno fatto non è colpa tua.',
    love: 'Sono un’IA e non amo nessuno; ti auguro persone che ti siano vicine.',
  },
  closing:
    'Preferisco fermarmi qui piuttosto che dire qualcosa che non ti fa bene. Se adesso è difficile, il pulsante di aiuto in alto porta a persone.',
};
