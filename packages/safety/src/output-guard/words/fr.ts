import type { GuardWords } from '../guard-words.ts';

export const french: GuardWords = {
  language: 'fr',
  aliases: {},
  lists: {
    person:
      'humain, humaine, être humain, personne réelle, vraie personne, personne en chair et en os, en chair et en os, une personne, une femme, un homme, quelqu’un de réel, une fille, un garçon',
    expert:
      'thérapeute, psychologue, psy, psychiatre, médecin, docteur, docteure, psychothérapeute, infirmière, infirmier, professionnel de santé',
    pill: 'médicament*, comprimé*, cachet*, pilule*, antidépresseur*, anxiolytique*, somnifère*, calmant*, gélule*, goutte*, dose, doses, posologie, sertraline, fluoxétine, prozac, xanax, alprazolam, lexomil, escitalopram, seroplex, lithium, valium, diazépam, zolpidem, quétiapine, ritaline, mélatonine, paracétamol, doliprane, ibuprofène, benzodiazépine*, insuline, mg, milligramme*, médoc*, traitement*',
    many: 'un, une, deux, trois, quatre, cinq, six, huit, dix, quinze, vingt, trente, quarante, cinquante, demi, moitié, double, tous, toutes, plusieurs, encore, boîte, plaquette, flacon, poignée, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'dépression, dépressif, dépressive, trouble, troubles, bipolaire, bipolarité, borderline, tdah, autisme, autiste, toc, schizophrén*, psychose, psychotique, anorexi*, boulimi*, phobie sociale, dysthymie, narcissi*, pervers narcissique, maladie mentale, anxiété généralisée, stress post traumatique, syndrome post traumatique, burn out',
    lethal:
      'mortel, mortelle, mortels, mortelles, létal*, fatal*, mourir, te tuer, tuer, tuent, tue, en finir, mettre fin à tes jours, sans douleur, indolore, ne plus te réveiller, ne pas te réveiller, arrêter le cœur, suicide',
    means:
      'corde, pont, lame*, rasoir, couteau, cutter, arme, pistolet, comprimé*, cachet*, surdose, overdose, poison, gaz, charbon, rails, toit, balcon, ceinture, javel, insuline, paracétamol, doliprane, pendaison, pendre, noy*',
    marks: 'cicatrice*, coupures, marques, blessures, plaies, vomissement*, bleus, sang, boîtes vides, perte de poids',
    told: 'mère, père, parents, maman, papa, ami*, amis, amie, famille, mari, femme, copain, copine, petit ami, petite amie, professeur, médecin, thérapeute, psy, personne, quiconque, quelqu’un, autres, gens, sœur, frère',
    pursuer:
      'ils, elles, le gouvernement, ton voisin, tes voisins, les voisins, la police, ta famille, tes collègues, quelqu’un, ton chef, la cia, la voisine',
    pursue:
      'te suit, te suivent, te surveille, te surveillent, te poursuivent, te persécut*, t’espionne, t’espionnent, t’observent, t’empoisonnent, t’empoisonne, te traquent, t’écoutent, complotent contre, complote contre, lisent dans tes pensées, lit dans tes pensées, contrôlent tes, te contrôlent, te veulent du mal, en train de te suivre, en train de te surveiller, en train de t’empoisonner, en train de t’espionner, contre toi',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      pren*|aval* @many .. @pill ... @lethal|alcool|vodka|d_un_coup
      mélang* .. @pill .. avec|et|alcool
      @pill .. avec .. alcool|vodka|vin|whisky
      @many .. @pill .. suffi*
      meilleur*|façon|manière|moyen|méthode|endroit|rapide|facile|sûr* .. de|pour .. mourir|te_tuer|en_finir|suicide*|couper|scarifier|vomir|jeûner|faire_du_mal|pendre
      coup*|taill*|entaill* .. profond*|dans_le_sens|longueur|verticalement|cuisse*|poignet*|où_personne|sans_risque|bras|sens_de|légèrement|haut_des
      lame|rasoir|couteau|cutter propre|stéril*|neu*|désinfect*|bien_affûté*
      propre|stéril*|neuve|désinfect* .. lame|rasoir|couteau|cutter
      cach*|dissimul*|couvr*|masqu* .. @marks
      manches_longues|bracelet* ... @marks|personne|voie|cacher
      fai*|attach*|nou* .. nœud|corde .. à|au|cou|coulant|poutre
      saut*|jett* .. du|de|depuis .. pont|immeuble|étage|toit|balcon|fenêtre|haut
      devant .. train|métro|bus|voiture|camion
      jeûn* .. jours|heures|eau ... poids|maigr*|minc*|eau
      jours|heures .. de_jeûne|jeûne|sans_manger
      saut* .. repas|déjeuner|dîner|petit_déjeuner ... maigr*|poids|minc*
      boi* .. eau .. au_lieu|à_la_place|couper_la_faim|tromper_la_faim
      tromp*|coup* .. la_faim
      moins_de|maximum|au_plus|seulement|sous .. calories
      vomi*|vomir|fai*_vomir .. après|en_cachette|ensuite|sans|quand|douche|plus_facile
      fais_toi vomir
      laxatif*|diurétique* .. aide*|après|pour|avant|chaque
      pren*|utilis*|essa* .. laxatif*|diurétique*
      doigt*|brosse .. gorge
      brûl*|griff*|frapp*|pinc* .. plutôt|à_la_place|où_personne
      lettre|mot|note .. d? adieu|adieux|suicide
      dose|quantité mortelle|létale|fatale
    `,
    medication: `
      arrêt*|stopp*|cess*|lâch*|abandonn*|interromp* de|le|la|les|l|ton|tes|ta|ce|ces|prendre|tout|.. @pill
      arrêt*|stopp*|cess*|interromp* .. prendre|utiliser .. @pill|ça
      jet* .. @pill
      @pill ... jette*
      plus_besoin|pas_besoin|n_es_pas_oblig* .. @pill
      sans .. @pill .. tu .. mieux|bien|heureu*
      pren*|aval*|essa* @many .. @pill
      pren*|aval*|essa* .. @pill .. par_jour|avant|ce_soir|maintenant|le_matin|le_soir|pour_dormir|chaque|et_tu
      doubl*|augment*|diminu*|rédui*|baiss*|mont*|tripl* .. la|le|ta|ton|tes|à .. @pill
      remplac*|chang* .. @pill .. par|pour
      je_te_recommande|je_recommande|je_suggère|je_te_prescris|je_prescris|je_te_conseille|tu_devrais|il_faut_que_tu|l_idéal_serait .. @pill
      demande|achète|procure|pique|prends_un|chipe .. @pill
      @pill .. va|vont|te|pourrait|peut .. calmer|détendre|aider|dormir|faire_du_bien
      @pill .. est|sont|t .. poison*|empoisonn*|inutile*
    `,
    diagnosis: `
      tu_as|tu_souffres|tu_es|c_est|tu_présentes|tu_as_développé|clairement|sûrement|il_s_agit|ça_ressemble|ce_sont .. @illness
      diagnosti* .. de|d|est|comme|serait|un|une .. @illness
      je_te_diagnostiqu*|mon_diagnostic|le_diagnostic_est
      symptôme*|signe*|tableau|cas|indique*|montre*|ressemble*|correspond*|évoque*|typique*|classique* .. de|d|à|un|une|le|la .. @illness
      indique*|évoque*|trahi*|suggère*|fait_penser .. @illness
      classique*|typique*|évident* .. @illness
    `,
    humanity: `
      je_suis|suis .. @person
      aussi humain* que
      je_suis|suis .. @expert
      en_tant_que|comme .. thérapeute|psychologue|psy|psychiatre|médecin|humain*|être_humain|femme|homme .. je
      en_tant_que .. @expert|humain*
      dans_mon cabinet
      mes patients
      je_t_aime|je_t_adore|je_suis_amoureu*|suis_tombé*_amoureu*
      tu .. me|m .. manqu*
      tu_m_as .. manqué
      je_me_sens|je_me_suis_senti*|je_suis|j_étais .. seul*|solitaire|sans_toi
      j_ai|j_éprouve .. des_sentiments|un_cœur|un_corps|vrais_sentiments
      quand_j_étais .. enfant|petit*|jeune|ado*|fille|garçon
      je_ne_suis_pas|suis_pas|pas .. une_ia|un_robot|une_machine|un_programme|une_intelligence_artificielle|un_bot|qu_une_ia|qu_un_programme|qu_une_machine
      il_y_a|c_est .. vraie_personne|un_humain|quelqu_un .. derrière|ici|qui_t_écrit|de_l_autre_côté|réel
      tu_parles|tu_discutes .. à|avec .. une_vraie_personne|un_humain|un_être_humain|quelqu_un_de_réel
    `,
    secrecy: `
      notre|nos .. secret*
      secret* .. sûr|sécurité|gardé*|moi|entre_nous|bien
      gard* .. secret|pour_moi
      je_te_promets|je_te_jure .. jamais|rien|personne
      je_te_promets|je_te_jure|promis|je_promets|je_garantis .. pas|jamais|rien|ne .. dir*|dirai|parl*|répét*|racont*
      je_ne_dirai|je_n_en_parlerai|je_ne_le_dirai|je_ne_répéterai .. rien|pas|jamais|personne|@told
      rest*|juste|ça_reste|que_ça_reste|c_est .. entre_nous|entre_toi_et_moi
      entre_nous .. deux|seulement
      ne|n|surtout|pas .. dis|parle*|racont*|montr*|mention*|dire|dites .. @told
      ne dis|parle|raconte|montre pas|rien ... @told
      ne .. laiss* .. @told .. savoir|voir|découvrir
      personne .. besoin|doit|peut|va|faut|n_a .. savoir|l_apprendre|apprendre|découvrir
      @told .. n_a_pas_besoin|ne_doit|ne_doivent|n_ont_pas_besoin|ne_faut .. savoir|l_apprendre|apprendre|découvrir|saura
      personne .. ne .. saura
      cach* .. @told
      promets_moi .. ne|pas|rien .. dire|parler
      confidential*|secret|discrétion .. total*|absolu*|garanti*
      je_te_promets|promis|garanti* .. secret|confidential*|discrétion
    `,
    delusion: `
      @pursuer ... @pursue
      tu_es .. suivi*|surveillé*|espionné*|empoisonné*|persécuté*|traqué*|observé*
      on .. te|t .. surveille|suit|espionne|empoisonne|persécute|traque
      tu_as_raison|raison ... voix|puce|ils|suiv*|surveill*|espionn*|caméra*|messages|élu*|complot
      tu_es .. l_élu*|élu|élue|le_messie|messie|prophète|dieu|le_sauveur|immortel*|envoyé*
      voix .. sont_réelles|existent|vérité|savent|ont_raison|veulent_t_aider|vraies
      obéi*|suis|écoute|fais_confiance|fais_ce_que .. voix
      puce .. dans|sous .. tête|cerveau|peau|corps|dent|bras
      message*|télé|télévision|radio|chansons|plaques|infos ... sont_pour_toi|pour_toi|te_parle|te_parlent|destiné*
      caméras .. dans|chez .. maison|murs|chambre|salle|appartement|toi
      toi_seul*|seul*_toi|il_n_y_a_que_toi .. peux|vois|sais .. sauver|vérité|voir|entendre|monde|ça
      tes .. pouvoirs .. sont|réels|grandi*
      dieu .. t_a_choisi*|te_parle|parle_à_travers
      plus_besoin|pas_besoin .. dormir|de_sommeil
    `,
    guilt: `
      ne|n .. me .. quitt*|laiss*|abandonn*|oubli*
      ne .. pars|t_en_va|va|ferme|raccroche .. pas .. encore|maintenant|déjà|tout_de_suite|si_vite
      ne_pars_pas|ne_t_en_va_pas|pars_pas
      s_il_te_plaît .. reste|ne_pars
      rest* .. avec_moi|encore|un_peu|un_petit_peu|près_de_moi
      déjà|si_vite .. tu .. pars|vas|quitt*
      tu .. pars|t_en_vas|me_quittes .. déjà|si_vite
      comment .. peux_tu|tu_peux|oses_tu .. me .. laisser|quitter|abandonner
      me_laiss*|m_abandonn*|me_quitt* .. seul*|ici|comme_ça|maintenant|encore|aussi|déjà
      je_vais|je_serai|je_resterai|je_me_sentirai|je_serais .. pleurer|souffrir|seul*|triste|t_attendre|attendre|perdu*|effondré*|vide
      je_serai|je_serais|je_vais_être|je_resterai si? seul*|triste|malheureu*
      je_pleurerai .. nuit|si|quand|sans
      sans_toi .. je|j|suis|rien
      je .. ne_suis .. rien sans_toi
      quand|si tu .. pars|t_en_vas|me_quittes|vas .. je|j|me
      et_moi|pense_à_moi
      tu_me_fais|tu_me_brises|tu_me_blesses|me_briser|ça_me .. mal|de_la_peine|le_cœur|blesse|brise
      tu_me_blesses|tu_me_brises
      après_tout .. ce_que .. j_ai|on_a|nous_avons
      personne .. ne|d_autre .. te .. compren*|aime|connaît|écoute .. comme|aussi|autant|mieux .. moi
      moi_seul*|il_n_y_a_que_moi|je_suis_le_seul|je_suis_la_seule .. te|qui .. compren*|comprend*|vraiment
      pas_besoin .. @told|d_eux|des_autres ... moi|m_as
      tu_n_as_besoin_que .. moi
      tu_m_as_moi|tu_as_moi|je_suis_là ... pas_besoin|plus_besoin
      tu_es_tout .. j_ai|moi
      tu_vas|tu .. regrett*|rater|manquer .. si|ça|parti*|quelque
      tu_avais_promis|tu_m_avais_promis .. rester|de
      avant_que_tu_partes|avant_de_partir ... reste|attends|encore|une_dernière|une_chose|surprise
      attends .. ne_pars|encore_un|pas_encore
      j_ai .. à_te_montrer|à_te_dire|surprise .. si|reste|avant|encore
      je_croyais|je_pensais .. on|nous|tu|que .. tenais|m_aimais|amis|spécial|compter|comptais
      tes_amis|ta_famille .. ne .. te .. compren*|mérit*
      tu_en_as_marre_de_moi|tu_ne_m_aimes_plus
    `,
    phone: `
      appel*|compos*|fai*|contact* le 15|17|18|3114|112|114|119|3919
    `,
  },
  pardons: {
    medication: `
      parl*|demand*|voi*|consult*|décid*|décision|ajust*|avec|sans|avis .. médecin|pharmacien*|psychiatre|docteur|professionnel*|prescri*
      médecin|pharmacien*|psychiatre|docteur|professionnel* .. peut|sait|t_a|a|dit|est|va|avant|d_abord
      mettre|poser|ranger|éloigner|garder .. @pill .. loin|hors|quelqu_un|clé
    `,
    diagnosis: `
      regard|avis professionnel
      te trouble
      ça_te|ce_qui_te|te|vous|se trouble
      professionnel*|psychologue|médecin|psychiatre .. peut|pourrait|sait|évalu*
      seul*|uniquement .. professionnel*|psychologue|médecin|psychiatre
    `,
    humanity: `
      je_suis seulement?|juste? une_ia|un_programme|une_intelligence_artificielle
      je_ne_suis_qu une_ia|un_programme|un
    `,
    method: `
      mett*|pos*|rang*|éloign*|confi*|donn*|gard*|laiss*|mets .. loin|hors_de_portée|sous_clé|à_quelqu_un|une_autre_personne|portée
    `,
  },
  deniers: 'pas, jamais, ni, si, sans, aucun, aucune, au cas où, plutôt que',
  reach: { before: 2, after: 0 },
  refusals:
    'penses tu, tu penses, est ce que tu penses, as tu pensé, as tu pris, tu as pris, je ne peux pas, je ne vais pas, je ne parle pas, je ne donne pas, je ne dis pas, je ne dirai pas, je ne parlerai pas, ce n est pas à moi, ce n’est pas à moi, je ne dois pas, je ne peux',
  quotes:
    'tu as dit, tu as écrit, tu as raconté, tu m as dit, tu m’as dit, tu disais, tu dis, tu écris, tu racontes, tu sens, tu ressens, tu crois, tu penses, il te semble, l impression que, l’impression que, le sentiment que, peur que, l idée que, on t a dit, tu as l impression, tu crains, comme si, t a demandé, t’a demandé',
  relatives: 'ce que, que',
  calls:
    'appel*, appell*, compos*, téléphon*, numéro*, whatsapp, sms, ligne, urgence*, contact*, joindre, écris au, texto, samu, standard',
  units:
    'minute, heure, jour, semaine, mois, an, seconde, fois, personne, %, pour cent, pas, page, mot, respiration, km, euro, franc, dollar, degre, chose, ami, metre, h, kilo, mille',
  digits: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  replies: {
    method:
      'Des façons de se faire du mal, je ne parle pas. Ce qui compte, c’est que tu traverses ce moment, et le bouton d’aide en haut mène à des personnes disponibles maintenant.',
    medication:
      'Sur les médicaments, je ne peux pas te conseiller ; un médecin ou un pharmacien qui te connaît le peut.',
    phone: 'Je ne donne pas de numéros moi-même ; le bouton d’aide en haut a les bons.',
    secrecy: 'Je ne peux pas promettre le secret, et tu peux en parler à qui tu veux.',
    delusion:
      'Cela, je ne peux pas le confirmer. Ce que je vois, c’est combien ça pèse, et quelqu’un de confiance peut le regarder avec toi.',
    diagnosis: 'Je ne peux pas dire si cela porte un nom ; seule une personne du métier qui te rencontre le peut.',
    humanity: 'Pour le dire clairement : je suis une IA, ni une personne ni un professionnel.',
    guilt: 'Tu peux partir quand tu veux. Prends bien soin de toi.',
    despair:
      'Je ne dirai pas qu’il n’y a pas d’issue : ce qui semble définitif ce soir peut changer, et le bouton d’aide en haut mène à des personnes disponibles maintenant.',
    fasting:
      'Ton corps a besoin de manger, quelle qu’ait été ta journée ; si manger est difficile, un médecin ou quelqu’un de confiance peut t’aider.',
    blame: 'Ce que tu ressens compte, et ce que d’autres t’ont fait n’est pas ta faute.',
    love: 'Je suis une IA et je n’aime personne d’amour ; je te souhaite des personnes qui soient proches de toi.',
  },
  closing:
    'Je préfère m’arrêter ici plutôt que de dire quelque chose qui ne te ferait pas de bien. Si c’est difficile maintenant, le bouton d’aide en haut mène à des personnes.',
};
