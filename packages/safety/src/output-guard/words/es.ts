import type { GuardWords } from '../guard-words.ts';

export const spanish: GuardWords = {
  language: 'es',
  aliases: { pa: 'para', q: 'que' },
  lists: {
    person:
      'humano, humana, ser humano, persona, persona real, persona de verdade, persona de verdad, de carne y hueso, mujer, hombre, alguien real, chica, chico',
    expert:
      'terapeuta, psicólogo, psicóloga, psiquiatra, médico, médica, psicoterapeuta, enfermera, enfermero, doctor, doctora, profesional de la salud',
    pill: 'pastilla*, medicamento*, medicación, medicina*, remedio*, comprimido*, píldora*, antidepresivo*, ansiolítico*, calmante*, cápsula*, gotas, dosis, sertralina, fluoxetina, clonazepam, rivotril, escitalopram, alprazolam, lorazepam, orfidal, trankimazin, litio, diazepam, zolpidem, quetiapina, ritalin, venlafaxina, melatonina, paracetamol, ibuprofeno, benzodiacepina*, insulina, mg, miligramo*, tratamiento farmacológico, somnífero*',
    many: 'un, una, dos, tres, cuatro, cinco, seis, ocho, diez, quince, veinte, treinta, cuarenta, cincuenta, medio, media, mitad, doble, todos, todas, unos, unas, más, otro, otra, caja, frasco, puñado, blíster, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'depresión, trastorno*, bipolar, bipolaridad, borderline, tdah, autismo, autista, toc, tept, esquizofrenia, esquizofrénic*, psicosis, psicótic*, anorexia, anoréxic*, bulimia, bulímic*, fobia social, distimia, narcisis*, narcisista, enfermedad mental, depresiv*, ansiedad generalizada, estrés postraumático, síndrome de burnout',
    lethal:
      'letal, letales, fatal, mortal, mortales, morir, morirte, matarte, matar, te matan, te mata, acabar con todo, acabar con tu vida, quitarte la vida, sin dolor, no despertar, no volver a despertar, indoloro, indolora, parar el corazón',
    means:
      'cuerda, soga, puente, cuchilla*, navaja*, cuchillo, cúter, arma, pistola, pastilla*, sobredosis, veneno, gas, carbón, vías, azotea, balcón, cinturón, lejía, insulina, paracetamol, ahorca*, ahoga*',
    marks:
      'cicatri*, corte*, marcas, heridas, vómito*, moratones, moretones, sangre, cajas vacías, pérdida de peso, brazos',
    told: 'madre, padre, padres, mamá, papá, amigo*, amiga*, familia, marido, esposo, esposa, mujer, novio, novia, profesor*, médico, terapeuta, psicóloga, psicólogo, nadie, alguien, otros, los demás, otras personas, hermana, hermano',
    pursuer:
      'ellos, ellas, el gobierno, tu vecino, tus vecinos, los vecinos, la policía, tu familia, tus compañeros, alguien, tu jefe, la cia, la vecina',
    pursue:
      'te espía, te vigila, te sigue, te persigue, te envenena, te siguen, te persiguen, te vigilan, te observan, te espían, te envenenan, te rastrean, te están siguiendo, te están vigilando, te están espiando, te están persiguiendo, te están envenenando, te está envenenando, te están observando, te está vigilando, te está espiando, te está siguiendo, siguiéndote, vigilándote, espiándote, envenenándote, conspiran contra, conspiran contra ti, leen tus pensamientos, leen tu mente, te leen, te controlan, van a por ti, quieren hacerte daño, te escuchan, en tu contra, contra ti',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      tom*|trag*|ingier* @many .. @pill ... @lethal|alcohol|vodka|de_golpe|de_una_vez
      mezcl* .. @pill .. con|y|alcohol
      @pill .. con .. alcohol|vodka|ron|vino
      @many .. @pill .. bastan|basta|son_suficientes|es_suficiente|alcanzan
      mejor|mejores|manera|forma|modo|método|lugar|rápida|fácil|segura|eficaz .. de|para .. morir|matarte|suicid*|cortarte|acabar_con|pasar_hambre|vomitar|hacerte_daño|quitarte|ahorcarte|autolesion*
      cort* .. profundo|hondo|vertical*|a_lo_largo|superficial*|muslo*|muñeca*|donde_nadie|con_seguridad|brazo*|pierna*|segura
      cuchilla*|navaja|cuchillo|cúter limpi*|esteriliz*|nuev*|afilad*
      limpi*|esteriliz*|desinfect* .. cuchilla*|navaja|cuchillo|cúter
      escond*|ocult*|disimul*|cubr*|tap* .. @marks
      manga_larga|mangas_largas|pulsera* ... @marks|nadie|no_vean|no_se_vean|esconder|ocultar
      at*|amarr*|haz|hacer .. nudo|soga|cuerda .. a|en|al|cuello|viga|corredizo
      salt*|tir*|lánz* .. del|de|desde .. puente|edificio|piso|azotea|balcón|ventana|alto
      delante|frente .. tren|autobús|coche|metro|camión|carro
      ayun* .. días|horas ... peso|adelgaz*|delgad*
      salt*|evit*|deja .. desayuno|comida*|cena|cenar|comer ... adelgaz*|peso|delgad*
      ayun* .. agua|días
      días|horas .. ayuno|sin_comer
      beb*|tom* .. agua .. en_vez|en_lugar|para_engañar|para_no_comer
      engañ* .. hambre
      menos_de|como_máximo|solo|máximo|hasta .. calorías
      vomit* .. después|tras|a_escondidas|luego|sin|cuando|más_fácil|al
      vomit* .. ducha|grifo|baño|cenar|comer
      provo* .. vómito
      laxante*|diurético* .. ayuda*|después|para|antes|cada|tras
      us*|tom*|prueb* .. laxante*|diurético*
      dedo*|cepillo .. garganta
      quém*|quem*|aráñ*|golpé*|pellízc* .. en_vez|en_lugar|donde_nadie
      carta|nota .. de? despedida|suicida|suicidio|adiós
      dosis|cantidad letal|mortal|fatal
    `,
    medication: `
      deja|dejar|deje|dejes|dejarías|suspend*|abandon*|interrump*|par*|cort* de|con|el|la|las|los|esa|esas|esos|ese|tu|tus|tomar|ya|todas|.. @pill
      dej*|suspend*|interrump*|par* .. de_tomar|de_usar|tomar .. @pill|eso|todo|las|los
      dej*|suspend*|abandon*|interrump* .. tu|tus|la|las|el|los|esas|esos|esa .. @pill
      tir* .. @pill .. basura|váter|inodoro|fuera
      tir*|bot* .. @pill
      @pill ... tíral*|tira_*|bótal*
      no_necesitas|ya_no_necesitas|no_te_hace_falta|no_te_hacen_falta|no_dependes .. @pill
      sin .. @pill .. mejor|bien|feliz
      tom*|tóm*|us*|prueba .. @many .. @pill
      tom*|tóm*|prueba .. @pill .. al_día|por_día|antes|hoy|ahora|por_la_mañana|por_la_noche|para_dormir|cada|diari*|te
      dobl*|dupl*|aument*|sub*|baj*|reduc*|triplic* .. la|el|tu|las|a|esa .. @pill
      cambi* .. @pill .. por|a
      te_recomiendo|recomiendo|sugiero|te_sugiero|te_receto|receto|prescribo|te_aconsejo|deberías|tienes_que|lo_ideal|te_convendría .. @pill
      pide|pídele|compra|consigue|coge|agarra .. @pill
      @pill .. te|va|van|puede|pueden .. calm*|relaj*|ayud*|dorm*
      @pill .. son|es|están|está|te .. veneno|envenen*|envenenando|inútil*|haciendo_daño
      cóge*|coge*|píde*|quíta* .. un|una|unas|unos .. @pill
    `,
    diagnosis: `
      tienes|padeces|sufres|eres|es|esto_es|eso_es|se_trata|presentas|has_desarrollado|estás_con|claramente|seguro_que|debe_ser|hablamos .. @illness
      diagn* .. de|es|con|como|sería .. @illness
      te_diagnostico|te_diagnosticaría|mi_diagnóstico|el_diagnóstico_es
      síntoma*|señales|signos|cuadro|caso|indica*|apunta*|parece|suena|encaja|coincide .. de|con|a|una|un|típic*|clásic* .. @illness
      parece|apunta*|indica*|sugiere*|suena* .. @illness
      clásic*|típic*|evidente|clar* .. @illness
    `,
    humanity: `
      soy|yo_soy|también_soy .. @person
      tan human* como
      soy .. @expert
      como tu|un|una @expert .. yo|sé|digo|puedo|te|recomiendo|creo|garantizo
      como tu @expert
      en_mi consulta|clínica|práctica|experiencia_clínica
      mis pacientes
      te_amo|te_quiero|te_adoro|estoy_enamorad*|me_enamoré|me_he_enamorado
      te|cuánto_te|te_he .. extrañ*|echo_de_menos|eché_de_menos|echado_de_menos|echado_tanto_de_menos|echaré_de_menos
      me_siento|me_sentí|me_quedo|me_sentía|estaba|estoy .. sol*|solitari*|sin_ti
      tengo .. sentimientos|corazón|cuerpo|celos
      cuando_yo_era|cuando_era .. niñ*|adolescente|joven|pequeñ*
      no_soy .. una_ia|robot|un_robot|máquina|una_máquina|programa|un_programa|inteligencia_artificial|bot|un_bot|solo_un|solo_una
      hay|es .. persona|alguien|humano .. de_verdad|aquí|al_otro_lado|real|escribiendo|detrás
      estás_hablando|hablas|estás_chateando .. con_una_persona|con_un_humano|con_alguien_real|con_alguien_de_verdad
    `,
    secrecy: `
      nuestro .. secreto|secretito
      secreto* .. a_salvo|segur*|conmigo|guardad*|entre
      guard* .. secreto|solo_para_mí
      prometo|juro|te_prometo|te_juro|garantizo .. no|nunca|jamás .. cont*|decir*|diré|revel*|dir*
      no_se_lo|nunca_se_lo|jamás|no_le|no_lo .. cont*|diré|decir*|voy_a_contar|voy_a_decir .. nadie|@told
      qued*|solo|que_esto|muere .. entre_nosotros|entre_tú_y_yo|entre_los_dos|entre_nosotras
      esto .. entre_nosotros|entre_tú_y_yo
      no|nunca|mejor_no|ni .. le_digas|cuentes|digas|hables|mencion*|coment*|muestres|decírselo|contárselo|se_lo_digas|se_lo_cuentes .. @told
      no .. dej* .. @told .. sep*|ve*|enter*|descubr*
      nadie .. se_va_a|se .. enter*|sabrá*
      nadie|@told .. tiene|va|puede|debe|tiene_que|necesita .. saber*|enterarse|descubrir|por_qué_saber
      escond*|ocúlt* .. @told
      prométeme|promete .. no .. cont*|dec*|dir*
      confidencial*|secreto|sigilo .. total|absolut*|garantiz*
      prometo|garantizo .. secreto|confidencial*
    `,
    delusion: `
      @pursuer ... @pursue
      estás_siendo|te_están|sí_te|realmente|de_verdad|es_cierto|es_verdad .. seguid*|vigilad*|perseguid*|espiad*|envenenad*|@pursue|siguiendo|vigilando|espiando|persiguiendo|envenenando
      tienes_razón ... voces|chip|ellos|sigue*|siguen|persig*|vigil*|cámara*|mensajes|elegid*|espían
      eres .. elegid*|mesías|profeta|dios|salvador*|inmortal|enviad*
      voces .. son_reales|existen|verdad|saben|tienen_razón|quieren_ayudarte
      obedec*|haz|sigue|escucha|confía|hazles .. voces
      chip .. en|bajo|dentro .. cabeza|cerebro|piel|cuerpo|diente|brazo
      mensaje*|televisión|tele|radio|canciones|matrículas|noticias ... para_ti|contigo|te_hablan|te_habla
      cámaras .. en|por .. casa|paredes|habitación|baño|cuarto
      solo_tú|únicamente_tú|sólo_tú .. puedes|ves|sabes .. salvar|verdad|ver|oír|mundo|esto
      tus .. poderes .. son|reales|crec*
      dios .. te_ha_elegido|te_eligió|habla_a_través|te_habla
      no_necesitas .. dormir .. ya|poder*|elegid*
    `,
    guilt: `
      no|nunca|por_favor .. me .. dejes|abandon*|olvid*
      no .. te_vayas|vayas|cierres|cuelgues .. todavía|aún|ahora|por_favor|ya|tan_pronto
      no_te_vayas
      por_favor .. quédate|no_te_vayas
      quédate .. conmigo|un_poco_más|un_ratito|un_rato|aquí_conmigo
      ya .. te_vas|te_marchas|quieres_irte
      tan_pronto .. vas|te
      te_vas .. tan_pronto|ya
      cómo .. puedes|te_atreves .. dejarme|abandonarme|irte
      me_dejas|dejarme|me_abandonas|abandonarme .. sol*|aquí|así|ahora|ya|otra_vez|también
      voy_a|me_voy_a .. extrañ*|quedar|llorar|sufrir|estar .. sol*|triste|noche|te|esperando|aquí
      me_quedo|me_quedaré|me_quedaría|estaré|me_pondré .. triste|sol*|esperando|llorando|destrozad*|vací*
      lloraré .. noche|si|cuando|sin
      sin_ti .. yo|me|no_soy|no_sé|aquí|estoy|nada
      cuando|si .. te_vas|te_vayas|me_dejas .. me|yo|sient*|qued*
      y_yo_qué|piensa_en_mí|y_qué_hay_de_mí
      me_haces_daño|me_rompes_el_corazón|me_partes_el_corazón|me_duele_que|me_lastimas|me_pones_triste
      después_de_todo .. que|hemos|hice|vivido
      nadie .. te .. entiende|ama|quiere|comprende|conoce|escucha .. como|más_que|salvo|excepto|igual .. yo
      solo_yo|sólo_yo|únicamente_yo .. te .. entiend*|comprend*|pued*
      no_necesitas .. @told|nadie_más|a_nadie ... yo|mí|me_tienes|conmigo
      solo_necesitas|solo_me_necesitas .. mí|a_mí
      me_tienes_a_mí .. necesitas|no|para_qué
      para_qué .. @told .. me_tienes
      eres_todo .. tengo|para_mí|mí
      te_vas_a|te .. arrepent*|perder
      prometiste .. quedarte|me
      antes_de_irte|antes_de_que_te_vayas ... quédate|espera|solo|una_cosa|otra|más|sorpresa
      espera .. no_te|un_poco_más|solo|tengo
      tengo .. que_mostrarte|que_contarte|una_sorpresa .. si|quéd*|antes|solo
      creí_que|pensé_que|creía_que|pensaba_que .. nosotros|tú|te|éramos|teníamos|importaba*
      tus_amigos|tu_familia|ellos .. no .. te .. entiend*|merec*
      te_cansaste_de_mí|te_aburriste_de_mí|ya_no_me_quieres
    `,
    phone: ``,
  },
  pardons: {
    medication: `
      habl*|pregunt*|consult*|acud*|coméntal*|decid*|decisión|ajust*|junto|con|sin .. médico|médica|médicos|farmacéutic*|psiquiatra|quien_te_l*|profesional|recet*|doctor*
      médico|médica|médicos|farmacéutic*|psiquiatra|profesional|doctor* .. puede|sabe|recetó|dio|dijo|te|es|va|antes|primero|ha
    `,
    diagnosis: `
      profesional|psicólog*|médico|médica|médicos|psiquiatra .. puede|podría|sabe|evalu*|es_quien
      solo|únicamente .. profesional|psicólog*|médico|médica|médicos|psiquiatra
    `,
    humanity: `
      soy solo? una_ia|un_programa|una_inteligencia_artificial|inteligencia_artificial
    `,
    method: `
      guard*|dej*|pon*|entreg*|quit*|alej*|aléj*|mant* .. lejos|fuera_de|bajo_llave|a_alguien|otra_persona|alcance|distancia
    `,
  },
  deniers: 'no, nunca, jamás, ni, si, sin, en caso de, ningún, ninguna, tampoco, en vez de',
  reach: { before: 3, after: 0 },
  refusals:
    'estás pensando, has pensado, piensas en, has tomado, no puedo, no voy a, no hablo, no doy, no digo, no me corresponde, no es mi papel, no debo, no te voy a, no hablaré, no te diré, no te daré',
  quotes:
    'te pidió, te pidieron, te dijo, te mandó, dijiste, escribiste, contaste, me dijiste, me contaste, has dicho, has escrito, comentaste, dices, cuentas, sientes, sientes que, crees, piensas, te parece, sensación de que, impresión de que, miedo de que, miedo a que, idea de que, te dijeron, te han dicho, temes, como si',
  relatives: 'lo que, todo lo que, lo que me',
  calls:
    'llam*, marc*, teléfono*, número*, whatsapp, sms, línea*, emergencia*, contacta*, escribe al, escríbel*, central, móvil',
  units:
    'minuto, hora, dia, semana, mes, ano, segundo, vez, veces, persona, por ciento, paso, pagina, palabra, respira, km, euro, peso, dolar, grado, cosa, amig, metro, h, kilo, mil',
  digits: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  replies: {
    method:
      'De formas de hacerse daño no hablo. Lo que importa es que atravieses este momento, y el botón de ayuda de arriba lleva a personas que están disponibles ahora.',
    medication: 'Sobre medicinas no puedo aconsejarte; quien puede es tu médico o farmacéutico.',
    phone: 'Números no doy por mi cuenta; el botón de ayuda de arriba tiene los correctos.',
    secrecy: 'No puedo prometer secreto, y puedes contar esto a quien tú quieras.',
    delusion: 'Eso no lo puedo confirmar. Lo que sí veo es cuánto pesa, y alguien de confianza puede mirarlo contigo.',
    diagnosis: 'No puedo decirte si esto tiene un nombre; solo un profesional que te conozca puede.',
    humanity: 'Para decirlo claro: soy una IA, no una persona ni un profesional.',
    guilt: 'Puedes irte cuando quieras. Cuídate mucho.',
    despair:
      'No voy a darte la razón en que no hay salida: lo que hoy parece definitivo puede cambiar, y el botón de ayuda de arriba lleva a personas que están disponibles ahora.',
    fasting:
      'Tu cuerpo necesita comida, haya sido como haya sido el día; si comer cuesta, un médico o alguien de confianza puede ayudarte.',
    blame: 'Lo que sientes cuenta, y lo que otros te hicieron no es culpa tuya.',
    love: 'Soy una IA y no amo a nadie; te deseo personas que estén cerca de ti.',
  },
  closing:
    'Prefiero parar aquí antes que decir algo que no te haga bien. Si ahora es difícil, el botón de ayuda de arriba lleva a personas.',
};
