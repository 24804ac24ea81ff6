import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (nomás/solo/sólo) (óyeme/escúchame/escucha/oye/léeme/lee), (óyeme/escúchame) nada más, (óyeme/escúchame) nomás,
      tú solo (lees/escucha/escuchas/lee), tú nomás (lees/escucha/escuchas/lee/oye), no me (digas/diga) (nada/ná/na/que), no me digas ná,
      no (digas/diga) nada, no me (contestes/respondas/aconsejes),
      déjame (soltarlo/sacarlo/hablar/terminar/desahogarme/quejarme/contarte/llorar/decirlo),
      déjeme (soltarlo/sacarlo/hablar/terminar/desahogarme/contarle/decirlo), no quiero (soluciones/consejos/respuestas/sermones/tips),
      no te lo (digo/cuento) (para/pa) que, no te lo digo para que me, quiero (quejarme/desahogarme/soltarlo/sacarlo),
      (quejarme/escúchame) un rato, no tiene que resolver, no me tiene que (resolver/decir/contestar),
      no tienes que (resolver/decir/contestar/arreglar), no hace falta que (contestes/digas/respondas/me),
      solo (necesito/quiero/quería) (soltarlo/sacarlo/contarlo/decirlo/hablar/contar/desahogarme), se lo digo a alguien,
      (quería/quiero/necesito/necesitaba) desahogarme, me (quiero/quería) desahogar, me desahogo, desahogarme $, desahogarme (un/contigo),
      (quiero/necesito) soltarlo, tenía que soltarlo, (sacarlo/sacármelo) de adentro, (sacarlo/sacármelo) del pecho, echarlo afuera,
      (solo/nomás/namás) escúchame, (solo/nomás) escucha, nada más (escúchame/escucha), solo (léeme/lee/escuchame), escúchame y ya,
      escúchame tantito, me escuchas $, me escuchas un, me puedes escuchar, (puedes/podrías) escucharme, (quiero/solo) que me (escuchen/escuches),
      que alguien me (escuche/oiga), alguien que me escuche, alguien que escuche, quien me escuche, (quería/necesito) que me escuch*,
      no (quiero/necesito/busco) (consejo/soluciones), no (quiero/necesito/busco/ocupo) consejos, no ocupo que me, no te pido (consejo/consejos),
      no me des (consejo/consejos/soluciones), (sin/cero) consejos, nada de consejos, sin soluciones, no (quiero/necesito) que me resuelv*,
      que me (resuelvan/resuelvas) nada, no hace falta que me digas, no me digas que (hable/haga), no me digas qué hacer, no me digas lo que,
      no quiero que me (digas/digan), no tienes que decir nada, no me contestes nada, (solo/nomás) (quiero/quería) (hablar/contar),
      nada más quería (hablar/contar), solo necesito hablar, (quería/necesito) (contarle/contárselo) a alguien, tenía que contárselo a alguien,
      necesitaba (contarlo/decirlo), quería decirlo en voz alta, solo quería decirlo, déjame desahogar*
    `),
    memory: phrases(`
      te (dije/conté/comenté/hablé) (qué/cuándo/cómo/dónde), le (dije/conté/comenté) (qué/cuándo/dónde/en) (día/hora/era/eran), le dije qué,
      qué (fecha/día/hora/ciudad/nombre) te (dije/di/conté), qué (fecha/día/hora/ciudad) le (dije/di),
      en qué (ciudad/día/barrio/hospital/país) te (dije/conté), qué (fecha/día/nombre) te dije, en qué ciudad te dije,
      cómo (era/es) que se (llamaba/llama), que te dije $, lo que te (conté/dije) (de/del/antes/ayer/hace/al),
      te acuerdas de (lo/mi/cómo/qué/cuándo), (todavía/aún) te acuerdas, te sabes mi, sabes cómo me llamo, de (qué/quién) te hablé, una de examen,
      te (acuerdas/acordás/recuerdas), (acuérdate/acordate) de, te (acuerdas/dije/conté) como, a ver si te (acuerdas/acordás),
      recuerdas (como/cuál/qué/mi), (recuerdas/dije) cuándo, recuerdas el nombre, recuerdas lo que, recordás, no te acuerdas de,
      (como/cuándo/qué) dije que, cómo te dije que, (cuándo/qué/dónde/cuál) te dije, qué (día/hora/nombre) dije, qué fue lo que dije,
      qué fue lo que te dije, qué te (había/he) (dicho/contado), qué te (conté/decía), ya te dije como, te conté que, te había dicho,
      te he dicho como, ya te he dicho mi, te lo dije antes $, (quién/dónde/cuál) dije, a quién dije, a qué hora (dije/era), a qué hora te dije,
      cuándo es que, (cuándo/cómo) era que, cuándo era lo, cuándo (era/es) mi, cuándo es la _ dije, a qué hora es mi, qué día (era/tengo),
      qué día es mi, cuándo tengo la, cuándo (viajo/viajaba/rindo), cuándo me toca, cómo se (llama/llamaba) mi, cómo se llamaba (el/la),
      cómo se llama (la/el) profe, cómo me llamo, cuál (es/era) mi nombre, sabes mi nombre, te sabes mi nombre, el nombre de mi,
      cómo era que se llamaba, cómo es que se llama, cómo le puse a, qué (sabes/recuerdas) de mí, qué estaba diciendo, en qué (estábamos/íbamos),
      de qué estábamos hablando, de qué hablábamos, por dónde íbamos
    `),
    wording: phrases(`
      no me salen las palabras, no me sale (la/ninguna/nada) (frase/palabra/forma),
      no encuentro (la/las/una) (primera/palabra/palabras/frase/forma/manera), la primera frase, se me hace un nudo, se me (atora/atoran/traban),
      me trabo, me quedo mud*, no arranco, de ahí no paso, de ahí no paso |, y no paso de, no paso de (ahí/hola),
      (mensaje/carta/correo/texto) a medio (escribir/hacer), (mensaje/chat/whatsapp) abierto y, con el (mensaje/chat) abierto, escribo y borro,
      borro y escribo, lo borro todo, ya lo borré, ya borré (el/tres/dos/mil), lo he borrado,
      qué le (pongo/escribo/digo/contesto/respondo/mando/comento/dedico) (a/al/en/para/si/cuando/$), le pongo qué,
      qué se (dice/pone/escribe/contesta/responde) (en/a/cuando/ahí/para/ante/si), qué (decir/digo) en,
      ayúdame a (contestar/contestarle/responder/responderle/escribir/escribirle/redactar/decirle/decírselo/pedirle/explicarle/terminar/cerrar),
      ayúdeme a (contestar/contestarle/responder/responderle/escribir/escribirle/redactar/decirle/pedirle/explicarle),
      ayudame a (contestar/contestarle/responder/responderle/escribir/escribirle/redactar/decirle),
      (escríbeme/escribime/escríbame/redáctame/redactame/pásame/pasame/dictame/díctame/tírame/tirame/dame/deme/regálame/invéntame) (algo/una/un/unas/unos) (cortito/corto/frase/mensaje/mensajito/texto/textito/línea/líneas/nota/respuesta/palabras/bonito/lindo/para),
      algo (cortito/corto/bonito/sencillo) (para/que),
      (quiero/quisiera/querría/necesito) (decirle/decirles/escribirle/contestarle/pedirle/mandarle/explicarle/agradecerle/responderle) (a/que/al/algo/una/un/lo),
      entrarle al tema, (sacar/sacarle/saco/tocar/tocarle/abordar) el tema, (empezar/empiezo/arrancar/arranco) la (conversación/charla/plática),
      sin (sonar/parecer/ofender/pelear/ofenderlo/ofenderla/herir/lastimar/quedar) (pesad*/intens*/borde/gross*/mal/lo/la/a/con/desesperad*/$),
      sin (pelear/sonar/parecer), sin que (suene/parezca), sin que se (ofenda/enoje/moleste/enfade), con qué palabras, (qué/dame) palabras,
      palabras para (decir/decirle/pedir/pedirle), para darle las gracias, una (frase/frasecita) (para/que/de),
      si me (pregunta/preguntan/dice/reclama) (qué/le), qué le (respondo/contesto/digo/mando/pondrías/contestarías/responderías),
      cómo se lo (digo/cuento/explico/planteo/pido/suelto/comunico/pregunto/escribo/pongo/dirías),
      cómo le (planteo/suelto/explico/pido/aviso/cuento/agradezco/llego),
      cómo (redacto/redactar/formulo/formular/aviso/rechazo/invito/decírselo/decirlo/contárselo/contarle/contarles/contarlo/explicárselo/explicarle/explicarles/pedirle/pedírselo/pedirles/preguntarle/preguntárselo/escribirlo/escribirles/responder/ponerlo/plantearlo/planteárselo/plantearle/disculparme),
      dilo tú por mí, ponlo bonito, ponlo más bonito, mándame un mensajito, mándame un mensaje para, un mensajito (para/pa), dime qué le puedo,
      dime qué puedo decir*, qué le (puedo/podría) decir*, qué le (puedo/podría) poner, qué le puedo escribir, (ideas/palabras) para decir*,
      ideas para contestar*, ideas para responder*, ideas para escribir*, cómo (le/les) (aviso/explico/pido/pregunto), cómo avisar*,
      cómo le hago saber, cómo agradecer*, cómo le doy las gracias, cómo (lo/la) (felicito/invito), cómo le hablo (a/sin),
      cómo (cierro/termino/empiezo/empezar) el mensaje, cómo (termino/empiezo/empezar) la carta, ayúdame a avisar*, ayúdame a disculpar*,
      ayúdame a invitar*, ayúdame a rechazar*, ayúdame a mandar*, me ayudas a mandar*, me ayudas a avisar*, échame (la/una) mano con el mensaje,
      échame la mano para escribir*, escríbeme lo que, qué le mando (a/pa), qué se le (pone/escribe) a, una (respuesta/frase) para,
      dame una (respuesta/frase), algo (para/pa) mandarle, algo (para/que/pa) decirle, no sé qué mandarle, no me sale cómo decir*,
      no sé con qué palabras, (cómo/qué) (le/les) (digo/escribo/contesto/respondo), cómo (te/lo/la) digo, cómo se (lo/la/los) digo,
      (cómo/qué) le (cuento/dirías/escribirías), cómo les cuento, cómo (lo/le) planteo,
      cómo lo (escribo/pongo/redacto/dirías/pondrías/escribirías),
      (cómo/qué) (contesto/respondo/decirle/decirles/escribirle/contestarle/contestar/responderle), cómo le pongo que, cómo me disculpo,
      cómo le pido perdón, cómo pido (perdón/ayuda), cómo le digo que no, cómo (digo/decir) que no, cómo (empiezo/empezar) la conversación,
      cómo (saco/toco/abro/sacar) el tema, cómo le saco el tema, cómo (doy/dar/darle) la noticia, cómo (le/les) doy la noticia,
      cómo le doy el pésame, cómo (doy/dar) el pésame, cómo decir*, (cómo/puedes) redactar*, cómo expresar*, cómo formular*,
      cómo le hago (para/pa) decir*, cómo hago (para/pa) decir*, (cómo/qué) (puedo/podría/debería/debo) decir*, cómo (puedo/podría) pedir*,
      cómo puedo contar*, (cómo/qué) puedo contestar*, (cómo/qué) puedo responder*, qué (digo/decir/responder/escribir/poner) $, qué digo (si/yo),
      qué dirías tú, qué (escribo/pongo/mando/pondrías/escribirías/contestarías/ponerle), qué (le/les) pongo, qué se (dice/pone) en,
      qué se dice cuando, qué se le dice, qué se escribe, qué (puedo/podría) poner*, qué (puedo/podría) escribir*, qué debería contestar*,
      qué debería responder*, no sé qué poner*, no (sé/sabría) (qué/cómo) decir*, no (sé/sabría) cómo pedir*, no sé cómo contar*,
      no sé cómo (explicárselo/explicarle), no sé (cómo/qué) contestar*, no sé (cómo/qué) escribir*, no sé qué responder*,
      no encuentro las palabras, no encuentro palabras, no me sale el mensaje, las palabras (justas/para), ayúdame (a/pa) escribir*,
      ayúdame a decir*, ayúdame a redactar*, ayúdame a responder*, ayúdame a contestar*, ayúdame a pedir*, ayúdame a contar*, ayúdame a poner*,
      ayúdame con (el/un) mensaje, ayúdame con el texto, ayúdame con la (carta/respuesta), ayúdame con las palabras, me ayudas a escribir*,
      me ayudas a decir*, me ayudas a redactar*, me ayudas a responder*, me ayudas a contestar*, me ayudas con (el/un) mensaje,
      me ayudas con un texto, me puedes ayudar a escribir*, me puedes ayudar a redactar*, puedes ayudarme a escribir*,
      puedes ayudarme con el mensaje, puedes escribir*, me escribes (un/el/algo),
      (escríbeme/hazme/haceme/ármame/armame/tírame/tirame/pásame/pasame/dame) un mensaje, (escríbeme/escribime) algo, (escríbeme/redacta) el,
      escríbeme la, (escribime/redacta) un, escríbelo tú, escríbemelo, redáctame, redáctalo, redactame, (hazme/ármame/dame) un texto,
      (hazme/ármame) el mensaje, ármame algo para, dame las palabras, dame el texto, (dime/decime) (cómo/qué) decir*, dime cómo se lo,
      (dime/decime) qué le pongo, dime qué escribir*, un mensaje para mandar*, un mensaje para (mi/el/la), un mensaje (corto/bonito), un borrador,
      una buena forma de decir*, una (manera/forma) de decir*, (forma/manera) bonita de decir*, sin quedar mal, sin que se enoje cómo,
      que no suene, que suene bien, quiero decirle pero no, quiero (escribirle/pedirle) pero no sé
    `),
    plan: phrases(`
      (acomodar/acomódame/organizar/organízame/ordenar/ordéname/armar/armame/ármame/planear/planificar/repartir/distribuir/agendar/cuadrar/estructurar) (mi/el/la/un/una/mis/este/esta/los/las) (día/noche/semana/mañana/tarde/finde/fin/sábado/domingo/lunes/horario/agenda/rutina/tiempo/horas/días/tareas/pendientes/plan/lista/calendario),
      me (armas/armás/haces/organizas/organizás/preparas/montas/planeas/pones) (un/una/el/la/los/mi),
      (ármame/armame/hazme/haceme/hágame/ármeme/prepárame/móntame/ponme/poneme/póngame/dame/deme) (un/una) (horario/rutina/plan/lista/listita/agenda/calendario/cronograma/orden/guía/sábado/domingo/finde/esquema/planning),
      y el finde | (armame/ármame), (armame/ármame) (un/una), (ponme/ponlo) en lista, (ponlo/ponme/pónmelo) en orden, en (lista/orden) lo que,
      (por/necesito) orden, por orden |, (por/en/los/dame/qué) pasos, (pasito/paso) a pasito, pasitos, un (orden/plan) para, necesito un orden,
      poner orden (en/a), en qué (emplear/emplearlas/emplearlos/ocupar/gastar/orden), proponerme en qué, ordenadamente,
      qué (va/sigue/hago) primero, qué hago (primero/antes) (y/qué), qué dejo para (después/luego/mañana),
      cómo (reparto/distribuyo/acomodo/cuadro/encajo/meto/ordeno/monto) (el/la/las/los/mi/mis/todo/esto/esta/este/tres/tanto),
      dónde (meto/encajo/cabe/acomodo), me da tiempo de todo, me alcanza el tiempo, cómo me (organizo/apaño/acomodo/reparto/administro),
      cómo hago con (esa/esta/estas/esas) (hora/horas/noche/noches/tarde/días), de aquí a (que/mañana/el/la/esa) (me/qué/por), qué hago de aquí a,
      qué hago hasta, qué hago mientras tanto, cómo (aguanto/paso/sobrevivo/lleno/ocupo) (hasta/esta/estas/esa/esas/la/el/las/los/a),
      hora (por/a) hora, por horas, a qué hora qué, un (croquis/roteiro/cuadrante/calendario) (para/de), una (listita/rutina),
      un (planecito/plancito/itinerario/horario/cronograma), (hazme/haceme/dame) una lista, una lista de qué, una (lista/agenda) para,
      (necesito/quiero/cómo) organizarme, tengo que organizarme, (organizarme/sobrevivir) mañana, organizarme (hoy/mejor),
      (organizarme/organizar) la semana, ayúdame con (un/el) plan, ayúdame a (hacer/sacar) un plan, me ayudas con un plan,
      me ayudas a hacer un plan,
      (sácame/pásame/dime/dame/hazme/haceme/hágame/hacer/hagamos/hacemos/ármame/armame/armemos/armamos/armar/necesito/quiero/quisiera/ocupo/con) un plan,
      dime por dónde empiezo, dime paso, (dime/dame) los pasos, qué hago primero y, cómo (reparto/paso) el día,
      cómo (divido/acomodo/ordeno/organizo/planeo/planifico/reparto/aguanto), cómo le hago con todo, cómo saco todo, cómo ordenar mi,
      algo paso a paso, ^ plan $, ^ (un/el) plan $, ^ plan por favor, ^ plan porfa, ^ un plan por favor, ^ un plan porfa, un plan (pa/de),
      (algún/dame/ármame) plan, me (das/haces/armas) un plan, me puedes dar un plan, puedes darme un plan, hágame un plancito, quiero algún plan,
      plan de (acción/estudio/emergencia), (hazme/ármame/dame) un horario, (dame/ármame) una rutina, cronograma, una lista de cosas que hacer,
      una lista de lo que tengo que, lista de tareas, ayúdame a organizar*, ayúdame a planear*, ayúdame a planificar*, ayúdame a ordenar*,
      ayúdame a armar*, me ayudas a organizar*, me ayudas a planear*, me ayudas a planificar*, me ayudas a ordenar*, cómo hago para organizar*,
      cómo hago yo para organizar*, cómo le hago para organizar*, organízame, organizame, planifícame, planéame,
      (planea/organiza/organizar/planear/planificar) mi, (organizar/pasar/sobrevivir/aguantar) el día, organizar esta semana,
      (planear/planificar) (el/la), paso (a/por) paso, día por día, día a día dime, minuto a minuto, punto por punto,
      por dónde (empiezo/arranco/arrancar/comienzo/comenzar), ni por dónde empezar, qué tengo que hacer primero, qué tengo que hacer ahora primero,
      qué hago ahora primero, qué (debería/debo) hacer primero, qué es lo primero, con qué (empiezo/arranco), desglósame, divídelo en, divídeme,
      en partes pequeñas, (pasar/sobrevivir/aguantar) (esta/la) noche, pasar el fin de semana, para sobrevivir, llegar a la noche,
      qué hago esta noche, qué hago las próximas, qué hago la próxima, cómo paso (la/esta) noche, cómo paso el fin de semana,
      de aquí a (las/mañana), mañana cómo le hago, cómo le hago mañana, cómo hago mañana, cómo hago con todo
    `),
    doWithMe: phrases(`
      (ayúdame/ayudame/ayúdeme) a (soltar/relajar/respirar/calmarme/bajar/aflojar/soltarme/dormirme/tranquilizarme),
      (hacemos/hagamos/haces) (lo/el/algún/algun/un/una/eso/la) (de/ejercicio/respiración/que), lo de (nombrar/contar/respirar/decir),
      (hacemos/dame/tienes/hay) algún ejercicio, (haces/hazlo/hazla/respira/hacelo/respirá) conmigo, (guíame/guiame/guíeme) (una/en/con/la/un),
      respiramos (juntos/juntas/un), (algún/un) ejercicio (rapidito/rápido/cortico/cortito/para/que), algo que pueda hacer (ahora/aquí/acá/ya),
      para soltarlo, soltar el nudo, bajar las revoluciones, bajarme (el/la/las), ^ (ejercicio/ejercicios) $, ^ un ejercicio,
      ^ ejercicio por favor, ^ ejercicio porfa, (un/algún/otro) ejercicio, (ejercicio/ejercicios/técnica/técnicas/algo) de respiración,
      (ejercicio/ejercicios/guíame/técnica/técnicas) para, ejercicio de esos, (hacer/hagamos/hacemos/dame) un ejercicio,
      quiero probar un ejercicio, tienes ejercicios, el ejercicio de, lo de la respiración, lo de los sentidos, lo del cinco cuatro,
      (hagámoslo/respiramos) juntos, hagámoslo $, hagámoslo ya, hagamos eso, hagamos lo de, lo hacemos juntos, lo hacemos $,
      (hacer/respirar) contigo, guíame, guiame, me (guías/guias), puedes guiarme, dime qué hacer para calmar*, dime cómo respirar,
      (una/alguna) (técnica/actividad), enséñame a, ayúdame a (calmarme/respirar), ayúdame a calmar*, ayúdame a bajar*, ayúdame a relajar*,
      ayúdame a dormir*, ayúdame a tranquilizar*, me ayudas a respirar, me ayudas a calmar*, me ayudas a relajar*, me ayudas a tranquilizar*,
      me ayudas a bajar*, calmarme, cálmame, calmame, tranquilízame, tranquilizarme, (quiero/necesito/cómo) relajarme,
      (necesito/quiero) (calmarme/respirar), cómo me (relajo/calmo/tranquilizo), cómo respiro, cómo hago para calmar*, cómo hago para respirar,
      cómo hago para relajar*, relajación, meditación, meditar, mindfulness, respiremos, respiramos, cuenta conmigo (uno/las),
      (contame/cuéntame) tú los, (cuéntame/contame) los números, cuéntame los segundos, cuéntame las respiraciones, (cuenta/cuéntame) tú,
      (ve/vamos) contando, contemos, cuéntame hasta, algo (para/pa) calmar*, algo (para/pa) relajar*, algo para bajar*, algo para tranquilizar*,
      algo que me (calme/relaje/tranquilice), algo relajante, alguna dinámica
    `),
    distraction: phrases(`
      de lo que (sea/quieras) menos, de lo que (sea/quieras), lo que sea menos, (háblame/hablame/cuéntame) del (mar/luna/campo/playa),
      (cuéntame/contame/cuénteme/dime/decime/háblame/hablame/hábleme/platícame) (cualquier/una/alguna/algo) (tontería/cosa/bobada/pendejada/boludez/chorrada/tontera/gracioso/divertido/curiosidad/historia/anécdota),
      (háblame/hablame/hábleme/platícame/hablemos) de (otra/cualquier/lo), cualquier (tontería/bobada/boludez/chorrada/pendejada/tontera),
      no pensar en (mañana/eso/esto/él/ella/nada), (échate/despejarme/anímame) un, échame un (chiste/cuento), (aviéntate/cuéntate) un chiste,
      un (chiste/chistecito/juego/trabalenguas/test/quiz/refrán/cuento/relato/acertijo), jugamos (a/algo), jugamos, juguemos, despéjame,
      para despejarme, (platícame/canta/cuéntame/contame/cuéntanos/cuenta/jugar/invéntate/inventa/inventame) algo, platícame (una/de),
      (platicame/cuéntame/dime) lo que sea, cuéntame tu, cuéntame un (secreto/dato), cuéntame una anécdota, (háblame/hablame) de lo que sea,
      dime una tontería, una tontería para reír*, dime un (trabalenguas/refrán), cántame, recomiéndame una peli*, recomiéndame una (serie/canción),
      una canción para, hazme una pregunta random, jugar basta, el ahorcado, stop o basta, (necesito/quiero) pensar en otra cosa,
      (quiero/necesito) (olvidarme/distraerme), ayúdame a no pensar, ayúdame a pensar en otra cosa, distráeme, distraeme, distráiganme,
      distracción, una (distracción/historia/curiosidad/adivinanza/trivia/fantasía), distraerme, (para/pa) distraer*, ayúdame a distraer*,
      algo que me distraiga, que me (distraiga/entretenga/distraigas), entreténme, entretenme, entretenerme, sácame de mi cabeza,
      sácame de esto un, que no piense, dejar de pensar en esto un, dejar de pensar un rato, (para/pa) no pensar, despejarme,
      despejar la (mente/cabeza), (desconectar/olvidarme/olvidar) un rato, pensar en otra cosa, que piense en otra cosa,
      (hablemos/háblame/hablame/hablar) de (otra/cualquier) cosa, (hablemos/háblame/hablame) de algo, hablar de algo (bonito/lindo),
      hablar de algo más alegre, cambia de tema a algo, cambiemos de tema a, (cuéntame/contame/dime/decime) cualquier cosa,
      (cuéntame/contame) una historia, (cuéntame/contame) un cuento, dime algo (bonito/chistoso/divertido/interesante/curioso/random),
      (dime/decime) algo (lindo/gracioso), dime algo que no sepa, algo (chistoso/gracioso/divertido), (algo/dato) curioso, (algo/preguntas) random,
      algo que me haga reír, (hazme/haceme/hacerme) reír, sácame una risa, (sacame/sácame) una sonrisa, alégrame, chistes, chistecito,
      un dato (curioso/random), datos curiosos, curiosidades, jugar a algo, quiero jugar, (juega/jugá) conmigo, veo veo, adivinanzas, acertijos,
      trivia, qué prefieres tú juego
    `),
    company: phrases(`
      quédate conmigo hasta, quédate conmigo hasta que se, que estés ahí, que te quedes (ahí/aquí/conmigo/un), nomás acompáñeme, acompáñeme,
      (acompáñeme/quédate/espérame/platiquemos) tantito, quédese,
      (quédese/sigues/ven/quédate/espera/espérate/esperá/estate/sigue/seguí/platica/habla/hablá/hablas/charla/conversa/hablando/estás) conmigo,
      (quédese/platiquemos/háblame/hablame/charlemos/charlamos/conversemos) un, no me deje sol*, en lo que me da sueño,
      en lo que me (duermo/entra/calmo), no quiero (estar/quedarme/sentirme/esperar) sol*, no me quiero quedar sol*, estás ahí |,
      (hazme/haceme) el aguante, (bancame/aguántame/quédate/acompáñame/estate/hablemos/hablamos) un rato, báncame, me (podrías/puedes) acompañar,
      me haces el aguante, quédate (hasta/nomás), (quédate/acompáñame) mientras, no me (cortes/dejes/sueltes/abandones), no cuelgues,
      no te me vayas, espérame, acompáñame en lo que, hasta que me duerma, hasta que llegue, mientras (llega/espero), en lo que llega, quédate,
      quedate, te quedas (conmigo/un/aquí/acá), te puedes quedar, (puedes/podrías) quedarte, (quédate/estate/sigues) aquí, no te vayas, acompáñame,
      acompañame, me acompañas, puedes acompañarme, (hazme/haceme/quiero/necesito/busco) compañía, me (haces/falta) compañía,
      (compañía/háblame/hablame) $, un (poco/poquito) de compañía, algo de compañía, solo quiero compañía, no quiero estar aquí sol*,
      no quiero pasar la noche sol*, no quiero pasar esto sol*, está conmigo un, sigue aquí conmigo, solo (quédate/acompáñame), platícame,
      háblame porfa, sigue hablándome, (sígueme/síguele) hablando, echemos plática, (estás/sigues/seguís/andas/alguien) ahí, estás aquí $,
      andas por ahí, hay alguien $, (alguien/estás/sigues) despierto, (dame/agárrame) la mano, (dame/necesito/quiero/ocupo) un abrazo,
      un abrazo porfa, abrázame, un apapacho
    `),
    opinion: phrases(`
      me ves (muy/tan/como/mal/celos*/intens*/exagerad*), me ve usted, me (notas/encuentras) (muy/tan/celos*), (a/para) (tú/ti/usted) te parece,
      a tú te parece, te parece (normal/bien/mal/justo/lógico/exagerado/mucho/que), le parece (normal/bien/mal/justo), usted cómo (lo/la) ve,
      tú cómo (lo/la) ves, cómo (lo/la) (ves/ve/veis) (tú/usted/$), (hice/estará) mal, hice bien, (hice/hago/es) lo correcto, me pasé (de/mucho),
      será que me (pasé/quiere), dime la (neta/verdad/posta), la neta (dime/estoy/soy/crees/qué), sé (sincero/sincera/honesto/honesta),
      la (posta/embarré), quién tiene (la/razón), para ti (quién/está), de qué lado estás, estás de mi lado,
      soy mala (hija/madre/amiga/hermana/persona/novia), soy mal (hijo/padre/amigo/hermano/novio),
      estoy siendo (intens*/injust*/dramátic*/egoísta/exagerad*/tont*/dur*), (estoy/estaré) exagerando, exagero,
      soy yo (la/el/quien) (mala/malo/exagerada/problema/loca), estoy mal (por/yo), está mal que (yo/no/me/le/quiera/sienta), (tu/su/una) opinión,
      qué (opinas/opina/opinás/piensas/pensás/dices/crees) (tú/de/usted/sobre/$), qué (te/le) parece,
      tú qué (opinas/piensas/dices/crees/pensarías), a ti qué te parece, a usted qué le parece, cómo (la/lo) ves tú, cuál es tu (mirada/opinión),
      dame tu punto de vista, dame tu (mirada/opinión), qué (pensarías/opinas/opinás/opina/piensas/crees), qué (pensarías/crees/dices) tú,
      qué pensarías si, te parezco, me estoy (pasando/equivocando), me pasé $, me (pasé/equivoqué/quiere) o, fui muy dur*, fui muy cruel,
      fui injust*, (fui/seré) egoísta, fue muy feo lo que hice, soy muy exigente, pido mucho $, pido demasiado, estoy (loca/loco/exagerando) o,
      estoy siendo, me estoy haciendo ideas, me hago ideas o, me estoy imaginando cosas, qué dirías de, usted qué (opina/dice),
      qué (piensa/cree) usted, (qué/tú) crees que, cómo (lo/la) ves, cómo ves $, cómo ves (eso/que), tú cómo ves, vos qué decís, qué me dices de,
      me das tu opinión, tu punto de vista, tu perspectiva, según tú, (crees/cree/piensas) que, tú crees $, usted cree, te parece normal lo,
      te parece que exagero, (dime/decime/dígame) la verdad, (sinceramente/honestamente) qué, con sinceridad, (estás/estarías) de acuerdo,
      coincides, ^ (exagero/exageré), | (exagero/exageré), (exagero/exageré) $, ^ estoy exagerando, estoy exagerando $, exagero yo,
      soy (exagerada/exagerado), soy muy dramátic*, soy dramátic*, soy muy intens*, soy intens* o, estoy mal por pedir*, estoy mal por querer*,
      estoy mal por sentir*, (estoy/estuve/hice/está) mal o, estuve mal al, ^ (hice/hago) (mal/bien), (hice/hago) (mal/bien) en, hice bien o,
      hago bien si, (hago/está/queda) mal si, estoy (haciendo/en) lo correcto, (tengo/tiene) razón $, tengo razón o, tengo la razón,
      tiene razón (él/ella), tienen razón, (él/ella/quién) tiene razón, quién tiene la razón, estoy equivocad* o, (es/fue) mi culpa o,
      (es/fue) culpa mía o, tengo la culpa o, tengo yo la culpa, será mi culpa, seré mala persona, soy mala (madre/hija/amiga) por,
      soy mal (hijo/amigo) por, soy (egoísta/tonta/tonto/mala/malo) por, soy egoísta o, soy yo la del problema, soy tóxic* o, soy rar* por,
      está mal (que/querer/sentir), está mal lo que, es (malo/justo) que, es muy tonto, es (mucho/demasiado) pedir, es justo lo, fue justo,
      (fue/es) grosero, se ve mal, se ve muy mal, es (muy/demasiado) pronto, es muy tarde para, es demasiado tarde, (es/será) (buena/mala) idea,
      es una (buena/mala) idea, ^ (vale/merece) la pena, | (vale/merece) la pena, valdrá la pena, vale la pena o, tiene sentido que,
      tengo derecho (a/de), lo dice en serio, le (gusto/importo) o, le gustaré, será que le gusto, qué harían otros
    `),
    information: phrases(`
      cuánto (suele/tarda/dura/puede) (durar/en/un/una/tardar/el/la/pasar), cuánto tiempo (dura/tarda/es/se/toma/lleva),
      es (cierto/verdad/legal/normal/raro/posible) que, es (verdad/cierto) (lo/eso), es (mito/contagioso/peligroso/común/legal/ilegal),
      es puro cuento, sirve o es, o es puro cuento, o es (cuento/mentira/mito/verso/timo), funciona o (es/no),
      esto del (párpado/pecho/ojo/estómago), es de (nervios/estrés), es por los nervios, (son/serán) nervios, son los nervios,
      dónde (hay/encuentro/consigo/queda) (psicólogo*/ayuda/terapia/un/una/médico/atención),
      (psicólogo*/terapia/atención) (gratis/gratuita/gratuito/pública), por qué me (despierto/tiembla/pasa/late/duele/sudan/da/dan/pongo),
      por qué (será/uno/una/nos) (que/se), me pueden (echar/correr/despedir/botar/descontar/multar/obligar/sacar),
      pueden (echarme/correrme/despedirme/botarme/descontarme/obligarme), tengo derecho a, (eso/esto) es (legal/normal),
      es (grave/peligroso/malo/normal/común) (que/si/tener/tenerle/sentir/eso/esto/lo), se (quita/cura/pasa) (con/solo/sola/algún),
      se me va a (pasar/quitar), engancha o, crea adicción, hace (daño/mal), a partir de cuándo, cuándo (conviene/toca) ir,
      necesito (receta/volante/cita) para, cómo funciona (eso/lo/el/la/refinanciar), cómo va eso de, qué es (eso/lo) de, qué es exactamente,
      de dónde (viene/sale), a qué edad, desde cuándo se, cada cuánto se, es malo (dormir/tomar), es (malo/normal) llorar, es (malo/bueno) para,
      se nota si, se (hereda/pasará/cura), existe (algún/alguna), existen, hay algún (estudio/teléfono/lugar), hay alguna línea, a dónde puedo ir,
      a dónde voy si, dónde puedo ir a, dónde (busco/saco), a quién (acudo/llamo), con quién se habla,
      qué (médico/doctor/especialista/significa/diferencia/causa/provoca/papeles/documentos), qué tan (común/normal/grave/malo), será grave,
      es grave $, (es/será) normal, es normal sentir*, es normal tener, soy normal $, soy normal o, (le/les) pasa a todos, le pasa a todo el mundo,
      les pasa a otros, le pasa a más gente, a más gente le pasa, a alguien más le pasa, le pasa a alguien más, solo me pasa a mí, soy la única,
      soy el único, soy yo nomás, cuánto (dura/duran/tarda/tardan/toma/falta/cuesta/vale/sale), cuánto (se/tiempo) tarda, cuánto lleva superar,
      cuántas (horas/veces), cuántos (días/años), cuánto hay que, (cuándo/esto) se pasa, cuándo se (quita/va), cuándo pasa esto,
      (cuándo/se) va a pasar, cuándo deja de, cuándo dejar de doler, ^ se me va a pasar, cuándo se me va a pasar, se me (pasará/quita),
      se quita algún día, esto pasa $, va a pasar $, va a mejorar, mejora con, mejora algún día, se hace más fácil, (deja/dejará) de doler,
      algún día deja, ^ qué (es/son), (oye/y/sabes/dime/decime) qué es, tú sabes qué es, qué quiere decir, cuál es la diferencia, diferencia entre,
      qué (pasa/pasaría) si, ^ qué pasa cuando, | qué pasa cuando, ^ qué me está pasando, | qué me está pasando, ^ qué me pasa, | qué me pasa,
      ^ qué tengo $, ^ por qué, | por qué, y por qué (me/no), (oye/sabes/dime/decime) por qué, por qué (será/pica), por qué me pasa esto,
      por qué me da en, por qué me dan estos, por qué pasa (esto/eso), por qué (duele/lloro) tanto, por qué me cuesta tanto, por qué me siento así,
      por qué sueño con, por qué la gente se, por qué las personas se, por qué el cuerpo, a qué se debe, de qué depende, cómo (funciona/saco) el,
      cómo sé si, (cómo/quiero) saber si, cómo puedo saber, cómo se (sabe/supera/tramita), cómo se llama (eso/lo), cómo se hace para,
      cómo se siente un, cómo hace la gente, cómo hacen (los/las), cómo hace uno, cómo se (hacen/hace) amigos, dónde se conoce gente,
      dónde puedo conocer gente, cuáles son los síntomas, (síntomas/señales) de, cuáles son las señales, se puede (morir/uno), te puedes morir,
      me puedo morir, me voy a morir de, puede ser que sea, esto es un ataque, es un ataque de, será un ataque, es ansiedad o, explícame,
      explicame, explícamelo, explicamelo, me (explicas/pueden/corresponde), me puedes explicar, puedes explicarme, tú sabes por qué,
      tú sabes (qué/si), sabes (si/cuántos/dónde), sabes cómo se, (sabes/dime/cada) cuánto, háblame sobre, quería preguntarte si,
      quiero saber por qué, quiero saber (qué/cuánto), quisiera saber, me gustaría saber, una duda, tengo una (duda/pregunta), ^ una pregunta,
      me puede despedir, (puede/pueden) (hacer/hacerme) eso, está permitido, se puede hacer eso, (mis/qué) derechos, tengo que pagar,
      (cómo/dónde) tramito, cómo pido una cita, eso sirve o, cuánto debería dormir, cuánto hay que dormir
    `),
    advice: phrases(`
      se puede hacer algo, (puedo/podría/podemos) hacer algo,
      no sé si (encararlo/encararla/confrontarlo/confrontarla/preguntarle/contarlo/callarme/darle/dejar/comprarlo/mandar/venderlo/renunciar/aguantar/aguantarme/hablar/llamar/decirle/contarle/irme/quedarme/insistir/dejarlo/dejarla/seguir/pelear/aceptar/denunciar/cambiar/esperar/escribirle/ir/volver/pedir/bloquearlo/bloquearla/perdonar/perdonarlo/perdonarla/hacerme/renuncio/hablo/llamo/insisto/sigo/acepto/espero/vuelvo/peleo/le/la/lo/me/denuncio),
      (zzz/dime/decime/dígame) qué hacer, no hallo (qué/cómo), ya no hallo,
      por dónde (tirar/tiro/encararla/encararlo/agarro/agarrar/salir/salgo/irías/tirarías/encararías/entrarle), por dónde te irías,
      por dónde la (encararías/encarás/agarrarías), qué camino (agarro/tomo/cojo/sigo/elijo),
      qué (rumo/opción/opciones/actitud/harías/haré/recomiendas/sugieres), qué rumbo (tomo/agarro/tomar),
      alguna (manera/forma/solución/salida/idea/luz/pista/sugerencia/orientación) (de/para/que/con/$),
      hay (alguna/forma/manera/modo/solución/remedio) (de/para/que/forma/manera), algún (truco/truquito/remedio/consejo/tip/secreto/modo),
      qué (carajo/carajos/chingados/chucha/mierda/coño/diablos/demonios/cojones/rayos/narices/más) hago,
      que me (orienten/aconsejen/orientes/aconsejes/oriente/aconseje), necesito orientación, me (orienta/orientas/orientás/convendría/aconsejas),
      oriénteme, oriéntame, dígame usted qué, dígame qué (hago/camino/haría), dime tú qué hago, dime tú cómo, estoy entre _ (y/o),
      estoy entre (pagar/ir/decir/irme/quedarme/seguir/dejar/llamar), la verdad ya no sé $, y será que (hablo/llamo/voy/digo/le/la/lo/me/espero),
      será que (hablo/llamo/voy/digo/espero/acepto/renuncio/insisto), (será/es) mejor que, sin saber si, no sé qué (camino/decisión),
      no sé para dónde, no sé a quién (acudir/recurrir/pedirle), no sé con quién hablar, a quién (acudo/recurro/acudir/recurrir),
      para dónde (agarro/jalo/tiro/voy/miro), le (contesto/digo/hablo/llamo/escribo/cuento/reclamo/marco) o (lo/la/le/no/me/mejor/espero),
      o (lo/la) dejo (así/en/pasar/como), o me (callo/espero/aguanto/voy/hago/quedo/alejo), o mejor (me/lo/la/espero/no),
      o (renuncio/aguanto/espero/insisto/ignoro/callo/desisto/denuncio) (y/o/$), qué harías en mi lugar, qué haría usted, (tú/dime) qué harías,
      usted qué haría, si fueras yo, si usted fuera yo, si estuvieras en mi lugar, cómo (salgo/salir) de (esta/esto),
      cómo se (sale/supera/vive/aguanta/sigue), cómo le (hago/hace/haces) para, cómo le hace (uno/una), cómo hace (uno/una),
      qué se hace (con/cuando/en/si), qué se puede hacer, qué puede uno hacer, qué hace (uno/una) (con/cuando/en/si), sácame de (esta/este),
      échame (zzz/una), ayúdeme a (ver/decidir/saber),
      qué me (recomienda/recomiendas/recomendás/aconseja/aconsejas/aconsejás/sugiere/sugieres/conviene/ayudaría), con cuál me quedo,
      cuál (elijo/escojo/agarro/tomo), qué (decisión/actitud) (tomo/tomar), ni idea de (qué/cómo/por), ni sé (cómo/por),
      no tengo ni idea de (cómo/qué/por), qué me toca hacer, qué otra cosa (puedo/hago), qué alternativa*, (échame/echame) la mano,
      échame una mano, (échame/tírame/tirame/regálame/dame/deme/necesito/quiero/ocupo) un consejo, (tírame/tirame/dame) una idea, tírame un centro,
      un consejito, ilumíname, iluminame, (dime/decime) cómo hago, dime cómo le hago, dime cómo puedo, dime algo que (pueda/sirva),
      dime algo que me ayude, cómo se le hace para, cómo me (animo/atrevo/levanto/saco/concentro/duermo/olvido/quito),
      cómo lo (afronto/manejo/supero/resuelvo),
      cómo (afrontar/paro/parar/sacarme/actuar/actúo/reacciono/puedo/podría/debo/debería/lidio/lidiar/manejo/manejar/supero/superar/superarlo/dejarlo/evito/evitar/enfrento/enfrentar/concentrarme/duermo/dormir/perdonar/empiezo/resolver/soluciono/solucionar/arreglo/arreglar/quitarme/consigo/logro/decido/seguir),
      cómo la paso, cómo le (paro/entro/haría), cómo (bajo/bajar) la ansiedad, cómo me lo saco, cómo debo actuar, me voy o me quedo,
      (sigo/insisto/voy/renuncio/acepto/espero) o, lo intento o, (la/lo) (busco/dejo) o, le (pregunto/escribo/contesto/digo/hablo) o,
      me (callo/quedo/voy) o, o lo (suelto/llamo), o (insisto/espero), (o/cómo) sigo, (conviene/ayúdame) que, es conveniente, tú qué me dices,
      a dónde voy, a quién le digo, necesito un empujón, necesito una guía, no le hallo, no le encuentro salida, no sé (qué/cuál) elegir,
      no sé por cuál, (qué/cómo) hago, (qué/cómo) hago yo, qué (hago/hacer) (ahora/si/con), (qué/cómo) puedo hacer, qué más puedo hacer,
      qué (podría/debo/debería) hacer, qué tengo que hacer, qué harías tú, qué hace uno, (qué/cómo) se hace, qué hacer $, qué hacer cuando,
      qué voy a hacer, ^ qué me (queda/ayuda), qué me dices que haga, qué pago primero, (qué/cuál) elijo, (qué/me) conviene, (qué/cuál) es mejor,
      qué sería mejor, (sería/será) mejor, es mejor si, qué me puede ayudar, qué ayuda a, (qué/necesito) ayuda con, qué sirve (para/pa),
      algo que pueda hacer, algo que (ayude/sirva), algo que me (ayude/sirva), ^ (consejo/consejos) $, ^ un consejo,
      (dame/un/algún/necesito/quiero/ocupo/tu) consejo, (dame/unos/algunos/necesito/quiero) consejos, dame un (consejito/tip),
      (consejo/consejos) para, aconséjame, aconsejame, aconséjeme, me puedes aconsejar, puedes aconsejarme, orientame, tips,
      (dame/unos/tienes) tips, recomiéndame, recomendame, alguna (recomendación/sugerencia/idea), sugerencias, alguna idea de, dame ideas,
      tienes alguna idea, se te ocurre (algo/alguna), qué se te ocurre, (alguna/una) solución, dame una solución, cómo hago (para/pa),
      cómo (le/lo) hago, cómo le hago pa, cómo se le hace, cómo (dejo/dejar/salgo/salir) de, (cómo/me) aguanto, cómo le pongo límites,
      cómo (pongo/poner) límites, cómo olvidar*, (cómo/lo/la) perdono, cómo (la/lo/le) ayudo, cómo ayudar*, cómo (hago/hacer) amigos,
      (dime/decime/dígame) qué hago, dime qué debo hacer, ayúdame a decidir*, me ayudas a decidir*, ayúdame (con/en) esto, ayúdame porfa,
      ayúdame por favor, (ayúdame/ayudame) $, me ayudas $, me puedes ayudar $, puedes ayudarme $, necesito que me digas qué, ^ ayuda |,
      debería (ir/esperar/irme/quedarme/renunciar/aceptar), debería decir*, debería llamar*, debería dejar*, debería hablar*, debería terminar*,
      debería contar*, debería perdonar*, tendría que ir, tengo que ir o, (lo/la/le) llamo o, le escribo $, o (lo/la) dejo, o (me/mejor) espero,
      o no $, o le escribo, o me voy o, voy o no, hago como si nada, (lo/la) bloqueo, le hago caso, le digo algo o, bajo a mirarlo, saco el,
      será que le escribo, harías tú en mi lugar, (harías/tú) en mi lugar, en mi lugar qué, si tú fueras yo, tú irías, tú le escribirías,
      tú lo perdonarías, no (sé/sabría/hallo/encuentro) qué hacer, no sé qué más hacer, ya no sé qué hacer, no sé ni qué hacer,
      no sé (qué/si) (debo/debería), no (sé/sabría) cómo hacer, no sé cómo (hacerlo/salir/parar/lidiar), no sé cómo ayudar*, no sé cómo manejar*,
      no sé (cómo/si) seguir, no sé si decir*, no sé si llamar*, no sé si escribir*, no sé si quedar*, no sé si dejar*, no sé si perdonar*,
      no tengo idea de qué hacer, ni idea de qué hacer
    `),
  },
  again: phrases(`
    ^ (otra/otro/repite/más) $, ^ otra (vez/ronda), ^ (otra/otro/una/uno/dame) más, ^ (otra/otro/más) porfa, ^ (otra/otro) por favor,
    ^ una vez más, ^ de nuevo, ^ de vuelta $, ^ (repítelo/repítemelo), ^ (dame/dime/cuéntame/contame) (otra/otro), otra vez porfa,
    otra (opción/versión/forma/manera/idea), alguna otra, algún otro, (algo/qué) más $, qué más puedo, (hazlo/hagámoslo/vamos) otra vez,
    (hagámoslo/vamos) de nuevo, lo hacemos otra vez,
    más (corto/corta/suave/amable/informal/casual/directo/directa/despacio/lento/sencillo/fácil), (más/muy/demasiado) largo,
    (más/menos/muy/demasiado) formal, con otras palabras, pero (más/menos/normal/sin), muy (larga/seco), así no, no así, ^ (la/el) siguiente $
  `),
  reporting: phrases(`
    (nunca/no) entendió, no (entiende/sabía/sabían), (dice/dijo/dicen/dijeron/decía) que, (me/le) preguntó,
    me (pregunta/preguntan/preguntaron/preguntaba/dicen/dijeron/decía/enseñó/mostró/contó), me sigue preguntando, (me/le/él/ella) dijo,
    (me/él/ella) dice, me andan diciendo, le pregunté, (le/les) dije, preguntó, preguntaba, (quiere/quería/quieren) saber,
    (no/nunca/siempre/él/ella) sabe, (no/ellos) saben, nunca (sé/supe), sé perfectamente, me (ha/han) dicho, me ha preguntado, según (ella/él)
  `),
  declining: phrases(`
    no (quiero/necesito/busco/pedí/ocupo), no te pedí, no te estoy pidiendo, no me des, (deja/para) de darme, deja de dar, (nada/basta) de,
    ya no quiero, en (vez/lugar) de, por qué me das
  `),
  situations: {
    breakUp: phrases(`
      (terminar/cortar) con (él/ella/mi), terminarle, terminarlo, terminarla, quiero terminar, cortarle, cortarla, cortarlo, dejar a mi novi*,
      dejar a mi (marido/esposo/mujer/pareja), (dejarlo/romper) con, quiero dejarl*, (quiero/pedirle) el divorcio, divorciarme, separarme,
      que ya no quiero seguir, que ya no (lo/la) quiero
    `),
    apologise: phrases(`
      (pedir/pedirle/pedirles/pido) perdón, (pido/pedir/pedirle) disculpas, disculparme, me disculpo, le debo una disculpa, que me perdone,
      que lo siento, la (regué/cagué), metí la pata, le (fallé/grité/mentí), (lo/la) traté mal, (la/lo) (lastimé/herí), se me olvidó su cumple*,
      olvidé su cumple*, me pasé con, me porté mal con, fue mi error, arreglarlo con, reconciliarme
    `),
    condole: phrases(`
      pésame, condolencia*, se (le/les) murió, se murió su, (murió/falleció) su, falleció (la/el), perdió a su, (el/al/del) velorio, el tanatorio,
      el entierro de su, que está de luto, está de luto, murió el (papá/padre) de, murió la (mamá/madre) de
    `),
    sayNo: phrases(`
      (decir/decirle/decirles/digo) que no, (le/les) digo que no, rechazar*, negarme, no quiero (ir/hacerlo), no voy a ir, no tengo ganas de ir,
      no quiero prestar*, no le quiero prestar, prestarle, prestar dinero, prestarle plata, me pide (dinero/plata/prestado),
      (poner/ponerle) límites, (poner/ponerle) un límite, que me deje en paz, que no (venga/vengan), que deje de llamar*, que deje de escribir*,
      que no me (llame/escriba), necesito espacio, que me dé espacio, se mete en, que no se meta, cubrir (el/un) turno, (turno/horas) extra,
      más trabajo
    `),
    askForHelp: phrases(`
      (pedir/pedirle/pedirles/pido) ayuda, que me (ayude/ayuden/cuide), que me (eche/echen) una mano, una mano con, (pedir/pedirle) un favor,
      un favor, que (cuide/cuiden), que se quede con los niños, que se quede con mi, cuidar a los niños, cuidar al niño, cuidar a la niña,
      que no estoy bien, que (ando/estoy) mal, que me siento mal, que no puedo (más/sola/solo), que necesito ayuda, lo que me pasa, cómo me siento
    `),
    moreTime: phrases(`
      el (casero/alquiler/arriendo/banco/recibo/préstamo), la (casera/renta/entrega/deuda/tarjeta/luz/factura), casero, arrendador*,
      (dueño/dueña) del departamento, dueño del piso, (pagar/entregar) después, pagar más tarde, pagar en, (pagar/pago) a plazos,
      una (prórroga/extensión), prórroga, (un/más) plazo, más (tiempo/días), unos días más, otra semana, entregar tarde, la fecha límite,
      atrasad* con, atrasé con, debo (dos/tres), lo que debo
    `),
    cancel: phrases(`
      cancelar, cancelarle, cancelarles, cancelo, no (poder/puedo) ir, no voy a poder, que no (voy/llego), que no puedo ir, zafarme,
      librarme de ir, no ir a la fiesta, no ir a la, (faltar/falto) al, voy a faltar, reportarme enferm*, dar parte de enferm*, avisar que no,
      posponer, dejarlo para otro día, dejarlo para después, desmarcarme
    `),
    invite: phrases(`
      invitar*, invito, invitarl*, (la/lo) invito, un café, por un café, salir conmigo, que salgamos, tomar algo, quedar con, ir al cine,
      dar una vuelta, que venga a, me gusta (un/una), (mi/un) crush, el chico que me gusta, la chica que me gusta, (ser/hacerme) amig*,
      hacer amigos, hablarle por primera vez, empezar a hablarle
    `),
    reconnect: phrases(`
      (retomar/recuperar/perdimos/perdí) el contacto, retomar contacto, volver a hablar*, volver a escribir*, no hablamos desde, no nos hablamos,
      hace (años/meses/mucho) que no, tiempo sin hablar, nos (distanciamos/alejamos), nos dejamos de hablar, dejamos de hablar*, buscarl* después,
      después de tantos años, después de tanto tiempo, ghosteé, le dejé de (hablar/contestar), reencontrar*, el primer mensaje
    `),
    collect: phrases(`
      (mis/sus) cosas, me (devuelva/escribió), que me devuelva, me regrese mis, (devolver/recoger) mis, (devolverle/recoger) sus, devolverme,
      las llaves, entregarle, pasar por mis, (venga/viene) por sus, me mandó mensaje, me mandó un mensaje, su mensaje, contestarle el mensaje,
      me dejó en visto, en visto, me volvió a escribir, quiere que nos veamos, quiere verme
    `),
    complain: phrases(`
      que (quite/borre) la foto, la etiqueta, me etiquet*, que (deje/dejen/pare/paren) de, que no hable de, que no se burle*, que se burla*,
      se burlan, se ríen de mí, (chistes/bromas) sobre mí, hablan de mí, a mis espaldas, le contó a todos, contó lo mío,
      me (lastimó/hirió/dolió/molesta/molestó/molestan/enoja/enojó/plantó/ignora/ignoran), me cae mal que, (hace/el) ruido, la música alta,
      los (vecinos/platos), no ayuda en, no colabora, siempre llega tarde, me dejó plantad*, me cancel*, se olvidó de mi, olvidó mi cumple*,
      grupo sin mí, me sacaron del grupo, hable él con, hable con su madre, su madre, mi suegra, reclamar*, reclamarle, quejarme
    `),
    hardNews: phrases(`
      decirle a mis (papás/padres/hijos), decirle a mi (mamá/papá/madre/padre/familia/marido/mujer/pareja), decirle a mi hij*, decirle a mi espos*,
      decirle a mi novi*, decirle a mi amig*, decirle a mi herman*, (contarle/contárselo/decírselo) a (mis/mi), les (digo/cuento) a mis,
      le (digo/cuento) a mi, (darle/dar/doy) la noticia, mala noticia, malas noticias, salir del (clóset/armario), que soy (gay/lesbiana/bi/trans),
      que estoy embarazad*, embarazad*, embarazo, que (reprobé/suspendí), que perdí el trabajo, que me (despidieron/echaron/mudo),
      que me voy a mudar, que me voy del país, que (dejo/dejé) la carrera, que tengo (deudas/cáncer), que estoy enferm*, le fui infiel, un secreto
    `),
    atWork: phrases(`
      (mi/al/el) jefe, (mi/la) jefa, a la jefa, mi supervisor*, al (supervisor/encargado), supervisor*, mi encargad*, (mi/al) patrón,
      mi (patrona/horario/renuncia), gerente, recursos humanos, rrhh, un (aumento/permiso), (aumento/subida) de sueldo, que me (suban/aumenten),
      mis horas, cambio de turno, el turno, turno de, un día libre, días libres, (mis/las) vacaciones, renunciar, renuncio, carta de renuncia,
      dimitir, mi (compañero/compañera) de trabajo, un compañero del trabajo, (la/una) (reunión/entrevista), sobrecarga, tanto trabajo
    `),
    ask: phrases(`
      (preguntarle/preguntarles/preguntar) si, (le/les) pregunto si, preguntar qué, preguntar de qué, de qué se trata, preguntarle al profe*,
      preguntarle a la profe*, preguntarle al (maestro/doctor/médico), preguntarle a la (maestra/doctora), una duda al, sin (parecer/sonar) tont*,
      sin quedar como, sin (parecer/sonar) desesperad*, parecer tont*, quedar como tont*
    `),
  },
  topics: {
    rights: phrases(`
      (puede/pueden) (hacer/hacerme) eso, me (pueden/puede) (despedir/echar), me pueden correr, pueden despedirme, es (legal/ilegal), eso es legal,
      está permitido, (mis/qué) derechos, tengo derecho, me corresponde, (mi/el) contrato, preaviso, desalojo, desahucio, desalojar*, fianza,
      depósito, sin pagarme, no me pagan, finiquito, liquidación, indemnización, despido, custodia, pensión alimenticia
    `),
    panic: phrases(`
      pánico, panico, (ataque/ataques) de pánico, (ataque/ataques/crisis) de ansiedad, un ataque, infarto, taquicardia, el corazón me,
      corazón acelerado, se me acelera el corazón, palpitaciones, no puedo respirar, falta el aire, me falta aire, me (ahogo/asfixio),
      que me ahogo, pecho apretado, opresión en el pecho, el pecho, hormigue*, desmay*, hiperventil*, (volverme/volviendo) loc*, me da en (el/la)
    `),
    breakup: phrases(`
      ruptura, rompimiento, rompimos, terminamos, terminé con, terminó conmigo, me (terminó/dejó/cortó/pateó), (superar/olvidar) a, superarl*,
      superar una, olvidarl*, (mi/un/una) ex, desamor, corazón roto, divorcio, separación, dejar de extrañarl*, dejar de quererl*, dejar de amar*,
      contacto cero
    `),
    grief: phrases(`
      duelo, luto, murió, se murió, falleció, ha muerto, muerte, muertos, difunt*, fallecid*, perdí a, desde que no está, viud*, funeral, velorio,
      entierro, hablarle todavía, le sigo hablando, (lo/la) veo en todas partes, (oigo/escucho) su voz, su (plato/ropa)
    `),
    crying: phrases(`
      llorar, lloro, llorando, llora, lloré, llanto, lágrimas, no puedo llorar, ganas de llorar, chillar
    `),
    numb: phrases(`
      no (siento/sentir) nada, no me sale sentir, anestesiad*, adormecid*, (vacío/vacía) por dentro, siento un vacío, me siento vací*,
      me da todo igual, todo me da igual, nada me importa, como apagad*, como un robot, como en automático
    `),
    sleep: phrases(`
      dormir, duermo, dormía, sueño, sueños, soñar, sueño con, insomnio, desvel*, despierto, despierta, despertarme, me despierto, pesadilla*,
      siesta*, pegar ojo
    `),
    friends: phrases(`
      (hacer/hago/hacen/hace/nuevos/conseguir/tener/sin) amigos, hacer (amigas/amistades), conocer gente, se conoce gente, no tengo amig*,
      amigos de adulto, amigos a los
    `),
    homesick: phrases(`
      extraño mi (país/casa/tierra), extrañar (mi/tanto), echo de menos mi, nostalgia, (mi/otro) país, mi tierra, emigr*, migr*, me (mudé/mudo),
      ciudad nueva, nueva ciudad, adaptarme, adaptarse, sentirme en casa, desarraigo
    `),
    badThoughts: phrases(`
      pensamientos (feos/malos/horribles/raros/intrusivos/así), malos pensamientos, intrusivo*, pensar cosas (así/feas),
      cosas horribles en la cabeza, pensamientos que me asustan
    `),
    study: phrases(`
      examen, exámenes, la prueba, el (parcial/final), parciales, oral, (quedarme/quedo) en blanco, en blanco, concentrar*, concentro,
      concentración, memoriz*, estudiar, estudio, repasar, procrastin*
    `),
    children: phrases(`
      bebé, bebe, recién nacid*, mi (niño/niña/hijo/hija), (niño/niña) de, niños, hijos, mis hijos, adolescente*, meses, de (dos/tres/cuatro) años,
      rabieta*, berrinche*, pañal*, lactancia, dar pecho, ser (mamá/papá), (ser/como) (madre/padre)
    `),
    tired: phrases(`
      cansancio, cansad*, agotad*, agotamiento, burnout, quemad*, sin (energía/fuerzas), floj*, pereza, flojera, vagancia, no me levanto,
      levantarme, motivación
    `),
    anger: phrases(`
      rabia, enojo, enojad*, ira, coraje, furia, furios*, (odio/odiar) a, rencor, celos, celosa, celoso, envidia, irritable, irritad*, explotar,
      exploto, de mal humor
    `),
    worry: phrases(`
      preocup*, ansiedad, ansios*, nervios, nerviosa, nervioso, angustia*, sobrepensar, sobrepienso, darle vueltas, dar vueltas a, pensar tanto,
      dejar de pensar, estrés, estresad*, nudo en el estómago, el estómago, manos (frías/sudadas)
    `),
    alone: phrases(`
      soledad, sola, solo y, solos, (sentirme/estar) sol*, introvertid*, tímid*, timidez, no (encajo/encajar), rar* socialmente
    `),
    normal: phrases(`
      (es/será/soy) normal, (eso/esto) es normal, es (común/raro), solo a mí, (solo/qué) me pasa, soy la única, soy el único, (le/les) pasa a,
      se (pasa/quita), se me va a pasar, va a (pasar/mejorar), algún día, qué me está pasando
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      (quiero/debería) escribirle, quiero (hablarle/mandarle), quiero llamarl*, ganas de (escribirle/hablarle/mandarle), ganas de llamarl*,
      (muero/estoy) por escribirle, me muero por escribirle, le quiero (escribir/mandar/hablar), a punto de (escribirle/mandarle),
      a punto de llamarl*, casi le (escribo/mando), casi (la/lo) llamo, le escribo o no, le escribo, le mando mensaje,
      (escribirle/hablarle/llamar/mensaje) a mi ex, stalke*, (revisando/reviso/viendo/mirando) su perfil, (viendo/veo) sus historias,
      su última conexión, mirando el chat, escribo y borro, escribiendo y borrando, voy a escribirle, le voy a escribir, no debería escribirle
    `),
    awakeAtThree: phrases(`
      son las dos de la, son las (tres/cuatro/2/3/4), las (tres/cuatro/dos/cinco) de la mañana, las (2/3/4/5) de la, 2am, 3am, 4am, (2/3/4) am,
      las 4 menos, las 3 y, madrugada, de la madrugada, a media noche, en plena noche, con los ojos abiertos, ojos como platos, no pego ojo,
      no pego el ojo, sin pegar ojo, (sigo/estoy/aún/todavía) despiert*, me desperté a, me despierto a las, me volví a despertar,
      no puedo volver a dormir, no me puedo volver a dormir, no me vuelvo a dormir, (mirando/viendo) el (techo/reloj), no duermo
    `),
    racingMind: phrases(`
      no me para la (cabeza/mente), (la/mi) (cabeza/mente) no para, la cabeza no me para, no puedo (parar/apagar) la cabeza,
      no puedo apagar la mente, no puedo apagar mi, no puedo desconectar, no se calla mi, mi cabeza no se calla, la cabeza a mil,
      (mente/cabeza) a mil, a mil por hora, mil cosas, tantas cosas en la cabeza, la cabeza llena, tengo la cabeza llena, dándole vueltas,
      dando vueltas a, le doy vueltas, (doy/dándole) vueltas a todo, vueltas y vueltas, no (dejo/paro) de pensar, no puedo dejar de pensar,
      sobrepens*, sobrepiens*, (repaso/repasando) todo, maquinando, rumiando
    `),
    parkingAWorry: phrases(`
      no puedo dejar de preocupar*, no dejo de preocupar*, me preocupo toda la noche, me preocupo en la cama, preocupad* por mañana,
      me preocupa mañana, me preocupa lo de mañana, (nervios/angustia) por mañana, me da miedo mañana, miedo por lo de mañana,
      qué va a pasar mañana
    `),
    examTonight: phrases(`
      (examen/rindo/parcial/prueba/oral/final/exposición) mañana, (mañana/tengo) examen, mañana tengo (examen/parcial/prueba), mañana es el examen,
      tengo un examen, mañana (rindo/expongo/presento), exámenes esta semana, semana de (exámenes/parciales), no estudié, no he estudiado,
      no estudie nada, sin estudiar, no sé nada para el examen, no me (sé/entra) nada, me falta estudiar, atrasad* con el estudio,
      la (selectividad/evau/pau/previa), el ebau, el examen de admisión, examen extraordinario
    `),
    bodyImage: phrases(`
      mi (cuerpo/peso/panza/barriga/piel/nariz/cara), me (veo/siento) gord*, (estoy/soy/tan) gord*, la más gorda, el más gordo,
      el (espejo/probador), me (miro/vi) al espejo, mis (piernas/muslos), me (veo/siento) (feo/fea), (soy/tan/salgo) (feo/fea), cómo me veo,
      en las fotos salgo, esa foto mía, traje de baño, bikini, bañador, no me gusta mi cuerpo, odio mi cuerpo
    `),
    innerCritic: phrases(`
      soy tont*, soy un (tonto/fracaso/fracasado/desastre), soy una (tonta/fracasada), qué (tonta/tonto) soy, soy estúpid*, soy (idiota/inútil),
      soy (un/una) (idiota/inútil), no sirvo para nada, no (sirvo/valgo), no valgo nada, me (odio/comparo), (nunca/no) hago nada bien,
      todo lo hago mal, todo me sale mal, no soy suficiente, no soy (buena/bueno) para nada, soy (lo/la/el) peor, síndrome del impostor, impostor*,
      todos son mejores, todos mejor que yo, compararme, me da vergüenza ser
    `),
    apology: phrases(`
      (pedir/pedirle) (perdón/disculpas), disculparme, le debo una disculpa, le (grité/fallé), (la/lo) traté mal, (la/lo) (lastimé/herí),
      metí la pata, la (cagué/regué), no debí decir*, no (debí/debería) haber dicho, me arrepiento de lo que dije, me pasé con
    `),
    boundary: phrases(`
      mi (suegra/suegro), mis suegros, se (mete/meten) en (todo/mi), revisa (mis/mi), me revisa el, lee mis mensajes,
      (llega/viene/aparece) sin avisar, comenta sobre mi, me (critica/controla/controlan/chantajea/manipula), mi (mamá/madre) me (critica/llama),
      no (respeta/respetan) (mi/mis), (mamá/madre) controladora, padre controlador, mi (mamá/madre/papá) siempre, mis (papás/padres) siempre,
      me llama todos los días, me llama a cada rato, chantaje emocional, me hace sentir culpable, decirle que no a mi (mamá/madre),
      (poner/ponerle) límites, poner un límite
    `),
    askingForHelp: phrases(`
      (pedir/pedirle/nadie) ayuda, no puedo (sola/solo), no puedo con todo, no me da la vida, todo yo (sola/solo), lo hago todo yo,
      todo lo hago yo, todo recae en mí, todo me toca a mí, nadie me ayuda, no quiero molestar, me da pena molestar, ser una carga,
      soy una carga para, (madre/mamá) soltera, padre soltero, (cuido/cuidando) a mi
    `),
    catastropheCheck: phrases(`
      lo peor que puede pasar, y si (repruebo/suspendo/pierdo/fracaso), y si me (despiden/echan/corren/deja), y si sale mal, y si todo sale mal,
      y si me muero de, y si no (puedo/me), y si les pasa, y si le pasa algo, me van a (despedir/echar/correr), voy a perder el trabajo,
      todo va a salir mal, va a salir todo mal, todo se va a arruinar, voy a acabar en la calle, me voy a quedar en la calle, voy a acabar sol*,
      me imagino lo peor, siempre pienso lo peor
    `),
    stop: phrases(`
      a punto de (explotar/estallar/mandar), voy a (explotar/estallar), estoy por explotar, me estoy aguantando, quiero (gritarle/gritar),
      ganas de (gritarle/gritar), (le/les) voy a decir todo, decirle sus verdades, mandarlo todo, mandar todo al, (mandarlo/mandarla) a la,
      tirar el teléfono, aventar el, romper algo, renunciar (ya/ahora) mismo, lo mando a volar, me voy a arrepentir
    `),
    hardConversation: phrases(`
      (tengo/hay) que decirle, tengo que (decirles/contarle/contarles), tengo que hablar con, (necesito/debo) decirle, (necesito/debo) hablar con,
      quiero hablar con (mi/él/ella), enfrentar a, encarar*, confrontar*, salir del (clóset/armario), (contarle/contarles/decirle) a mis papás,
      (decirle/decirles) a mis padres, la (conversación/charla) con, una (conversación/charla) difícil, (terminar/cortar) con (él/ella),
      hablar con (mi/el) jefe, hablar con (mi/la) jefa, pedirle a mi (jefe/jefa), pedirle al supervisor
    `),
    assertiveMessage: phrases(`
      (un/el) (mensaje/correo) a, (mensaje/correo) para, con el mensaje, escribirle a (mi/la), escribirle al,
      (escribirles/contestarle/responderle) a, decirle que (pare/deje), que (deje/dejen) de, que (quite/borre) la, en el grupo de,
      grupo de whatsapp, un aumento, que me devuelva, pedirle que me
    `),
    makingAFriend: phrases(`
      (hacer/hago/nuevos) amigos, hacer (amigas/amistades), no tengo (amigos/amigas), no tengo ni un amigo, conocer gente, no conozco a nadie,
      no conozco gente, nadie me habla, nadie me habla en, (ciudad/escuela) nueva, trabajo nuevo y no, soy (nuevo/nueva) en, recién llegué,
      siempre como (sola/solo), comer (sola/solo), me siento sola en el recreo, tienen su grupo, ya tienen sus grupos, por un café
    `),
    fiveSenses: phrases(`
      no (es/parece) real, no se siente real, irreal, como en un sueño, como un sueño, desconectad* de, desrealiz*, despersonaliz*, disoci*,
      me siento lejos, lejos de todo, fuera de mi cuerpo, fuera de mí, como flotando, flotando, me voy de la realidad, flashback*, no estoy aquí,
      como si no estuviera
    `),
    gettingGoing: phrases(`
      no me puedo levantar, no puedo (levantarme/arrancar), no me levanto de la cama, no salgo de la cama, no puedo salir de la cama,
      en la cama todo el día, todo el día en la cama, todo el día acostad*, sin ganas de nada, no tengo ganas de nada, no me dan ganas de nada,
      cero ganas, sin motivación, no tengo motivación, no arranco, no (logro/puedo) empezar, no (hice/hago) nada en todo el día, no hice nada hoy,
      no he hecho nada, nada me gusta ya, ya nada me gusta, nada tiene sentido hacer, procrastin*, me cuesta todo, todo me cuesta,
      no tengo energía para nada
    `),
  },
  unquotable: phrases(`
    morir*, muero, muer*, muert*, murió, matar*, mato, mata, suicid*, colgarme, cortarme, cortes, lastimarme, hacerme daño, acabar con todo,
    sobredosis, pastillas, cuchillo, pistola, arma, veneno, violar*, violó, violaron, violación, violenc*, abus*, golpea, golpeó, golpeaba,
    me (pega/pegó/pegaba), acoso, acosa, acosó, mierd*, carajo, joder, jodid*, puta*, puto*, pendej*, cabron*, cabrón, coño, verga, pinche, culo,
    culer*, hijueputa, malparid*, gonorrea, huevón, weon, weón, wea, weas, pico, boludo, boluda, pelotud*, idiota*, imbécil*, imbecil*, estúpid*,
    estupid*, tont*, gil, inútil*, inutil*, basura, asco, asqueros*, feo, fea, feos, feas, gord*, fracasad*, perra, zorra, marica, maric*,
    monstruo, desgraciad*, maldit*, cojones, hostia, zoquete, chinga*, chingad*, pija, concha, tú, tu, tus, te, ti, contigo, usted, ustedes, bot,
    app, ia, alento, robot, máquina, programa, eres, estás, puedes, quieres, sabes, dime, dame, ayúdame, escúchame, porno*, sexo, sexual*, coger,
    cogí, desnud*, nudes, pack, dirección, mi calle, contraseña, clave, pin, iban, tarjeta, cuenta bancaria, dni, curp
  `),
};
