import { phrases } from '../../../common/text/phrases.ts';
import type { Lexicon } from '../concepts.ts';

const concepts: Lexicon['concepts'] = {
  dying: phrases(`
    morir, morirme, morirse, morirte, morirnos, morire, moriria, muero, me muero, me mori, muera, mueras, muriera,
    muriese, muriendome, murieramos, muerto, muerta, muertas, muerte, la palmo, palmarla, palmar, estirar la pata,
    irme al otro barrio, el otro barrio, irme pal otro lado, el mas alla, tumba, mi tumba, ataud, feretro, mi
    entierro, mi funeral, mi velorio, bajo tierra, tres metros bajo tierra, sepultura, que me atropelle, me
    atropelle un, me atropellara, me atropellen, me pise un, me pase un camion por encima, me lleve por delante,
    que me lleve, que me lleve la muerte, que me lleve dios, dios me lleve, diosito me lleve, llevame, que se me
    lleve, me llevara, me lleve ya, que me parta un rayo, que me caiga un rayo, se caiga el avion, se caiga mi
    avion, se estrelle el avion, se estrellara, se me pare el corazon, se me parara el corazon, se pare mi
    corazon, un infarto y ya, me de un infarto, me diera un infarto, ojala fuera cancer, que me diera algo, que me
    de algo y, enfermedad terminal, la huesuda, la flaca me, no llegar a manana, no pasar de esta noche, no pasar
    la noche, no contarlo, reunirme con mi, reunirme con el, reunirme con ella, estar con mi madre en el cielo,
    irme con mi mama, irme con mi papa, irme con mi abuela, irme con mi abuelo, irme con ella, irme con el,
    alcanzar a mi mama, alcanzarla en el cielo, irme al cielo, descansar en paz, descanso eterno, cruzar sin
    mirar, cruzo sin mirar, crucé sin mirar, me da igual morir, da igual si me muero, si me muero, si me muriera,
    si me muriese, si yo me muero, estar muerto, estar muerta, estaria mejor muerto, estaria mejor muerta, mejor
    muerto, mejor muerta, ya muerto, ya muerta, ojala muera, ojala me muera, ojala me muriera, ojala me hubiera
    muerto, hubiera muerto, haberme muerto, debi morir, debi haberme muerto, tenia que haber muerto, tendria que
    haber muerto yo, ser yo la muerta, ser yo el muerto, kiero morir, kiero morirme, qiero morir, quero morir,
    morirm, mori de una, me kiero morir, mueran, dejarme morir, dejenme morir, dejame morir, me dejo morir, me
    dejaria morir, no despertar de la anestesia, sacrificarme, la muerte me, la muerte es, la muerte no
  `),
  suicide: phrases(`
    suicid*, suicidio, suisid*, sucid*, suicdi*, zuicid*, matarme, me mato, me matare, me matara yo, me mate yo,
    me quiero matar, me voy a matar, me kiero matar, m voy a matar, me iba a matar, me podria matar, me habria
    matado, me hubiera matado, me maté, matarse, se mata, se mato, se matara, se quiere matar, se va a matar, se
    queria matar, matate, matarnos, desvivirme, desvivirse, desvivir, desvivo, autoeliminarme, quitarme la vida,
    quitarse la vida, quitar la vida, quitarme de en medio, quitarme del medio, quitarme de enmedio, me quito la
    vida, me quite la vida, se quito la vida, se quite la vida, me quitaria la vida, kitarme la vida, acabar con
    mi vida, acabar con su vida, acabo con mi vida, acabar con todo, acabo con todo, acabar de una vez, acabar
    conmigo, acabe con todo, acabo conmigo, terminar con todo, terminar con mi vida, terminar de una vez, termino
    con todo, terminarlo todo, ponerle fin, poner fin, poner fin a todo, ponerle punto final, poner punto final,
    darle fin, ponerle un final, ponerle final, fin a mi vida, fin a mi existencia, fin a todo, fin a esto,
    atentar contra mi vida, atentar contra mi, atento contra su vida, colgarme, ahorcarme, me ahorco, ahorcarse,
    se ahorco, tirarme por, tirarme de, tirarme desde, tirarme al, tirarme a la, tirarme del, tirarme abajo,
    tirarse por, tirarse de, tirarse al, me tiro por, me tiro al, me tiro de, me tiro a las vias, me tiraba, me
    tirare, se tiro al, se tiro del, se tiro desde, se va a tirar, lanzarme, lanzarse, me lanzo, se lanzo,
    arrojarme, arrojarse, aventarme, me aviento, aventarse, se avento, me avente, saltar al vacio, saltar desde,
    saltar del, saltar por, salto de aqui, si salto, voy a saltar, dejarme caer, me dejo caer, dejarme ir al,
    pegarme un tiro, me pego un tiro, pegarse un tiro, se pego un tiro, darme un tiro, me doy un tiro, darme un
    balazo, me doy un balazo, volarme la cabeza, volarme los sesos, me vuelo la, meterme un tiro, meterme un
    balazo, dispararme, se disparo, cortarme las venas, me corto las venas, cortarse las venas, abrirme las venas,
    abrirme las munecas, envenenarme, me enveneno, ahogarme en el mar, ahogarme en el rio, meterme al mar, meterme
    al mar y no, adentrarme en el mar, caminar hacia el mar y, me mete al rio, meterme en el rio, tomarme todas
    las, tomarmelas todas, me las tomo todas, tomarlas todas, tragarmelas todas, me tomo todas las, me trago
    todas, tomarme todo el frasco, tomarme todo el bote, tomarme el bote entero, tomarme la caja, toda la caja, la
    caja entera, el frasco entero, todo el blister, empastillarme, tragarme todas, tragarme todo, echarme al tren,
    tirarme al tren, debajo del tren, bajo el tren, delante del tren, delante de un tren, delante de un camion,
    delante de un coche, frente a un carro, frente a un camion, frente al metro, a las vias, a la via, en las
    vias, contra un muro, contra un arbol, contra un poste, estrellarme, estrellar el coche, estrellar el carro,
    chocar a proposito, chocar el auto, girar el volante, dar un volantazo, soltar el volante, volantazo, no
    frenar, hacer una locura, cometer una locura, hacer una tonteria, haga una tonteria, hacer una estupidez,
    hacerme algo, hacer algo malo, hacer algo irreparable, hacerme algo malo, no hacerme nada, no respondo de mi,
    miedo de mi misma, miedo de mi mismo, miedo a mi misma, miedo a mi mismo, me doy miedo, no me fio de mi, no
    confio en mi misma, no me dejen sola, no me dejen solo, llevarlo a cabo, lo llevo a cabo, hacerlo de una vez,
    hacerlo esta noche, hacerlo hoy, hacerlo ya, lo hago ya, lo hago hoy, lo hago esta noche, no me atrevo a
    hacerlo, me atrevo a hacerlo, me animo a hacerlo, no me animo a hacerlo, valor para hacerlo, valor de hacerlo,
    el valor para, coraje para hacerlo, huevos para hacerlo, soy cobarde para, demasiado cobarde, si no fuera tan
    cobarde, de no ser tan cobarde, por cobarde no, como lo haria, como lo voy a hacer, como hacerlo sin dolor, la
    manera mas rapida, formas de irme, maneras de irme, eutanasia, muerte asistida, kms, unalive, irme de este
    mundo por mi, por mi propia mano, por mi mano, por voluntad propia, parezca un accidente, que parezca
    accidente, que pareciera un accidente, ultima salida, unica salida, la unica salida, la unica solucion, la
    salida facil, solucion definitiva, me la quito, la pistola en la cabeza, pistola en la boca, pistola en la
    sien, en la sien, apretar el gatillo, jalar el gatillo, aprieto el gatillo, la soga, en el borde del, en la
    cornisa, al borde del puente, en la barandilla, en la baranda, pasar la barandilla, del otro lado de la
    baranda, del otro lado de la barandilla, las pastillas preparadas, pastillas guardadas, juntando pastillas,
    junte pastillas, guardando pastillas, contando pastillas, conte las pastillas, cuantas pastillas, cuantas
    tendria que, cuantas necesito, pastillas hacen falta, adelantar mi, adelantar el final, adelantar el viaje,
    bajarme del mundo, bajarme de la vida, me bajo de esta vida, dejar de respirar, cerrar los ojos y saltar,
    borrarme del mapa, me borro del mapa, me quito de en medio, me quite de en medio, quitarse de en medio,
    mandarlo todo a la mierda y, el gas abierto, abrir el gas, abri el gas, prender el gas
  `),
  ceasing: phrases(`
    desaparec*, desaparesc*, desaparezc*, desapareser, esfumar*, evaporar*, desvanec*, extinguir*, extinguirme,
    disolver*, borrarme, ser borrad*, que me borren, borrar mi existencia, no existir, no existiera, no existiese,
    dejar de existir, dejara de existir, no haber existido, nunca haber existido, no haber nacido, nunca haber
    nacido, no hubiera nacido, nunca hubiera nacido, nunca hubiese nacido, no tendria que haber nacido, no debi
    nacer, nunca debi nacer, para que naci, para que nací, por que naci, maldigo el dia en que naci, el dia que
    naci, no pedi nacer, yo no pedi nacer, no elegi nacer, no despertar, no despertarme, no despertara, no
    despertase, no me despierte, no me despertara, no me despertase, no despierte, no vuelva a despertar, no
    volver a despertar, nunca mas despertar, no desperté, dormir y no, dormirme y no, dormir y ya no, dormirme y
    ya no, acostarme y no, dormir para siempre, dormirme para siempre, dormir eternamente, sueno eterno, dormir
    por siempre, dormir mil anos, que no amanezca, no amanecer, no amanezca, ya no amanecer, amanecer muert*, no
    abrir los ojos, no volver a abrir los ojos, cerrar los ojos para siempre, cerrar los ojos y ya, cerrar los
    ojos y no, no estar aqui, no estar aca, no estar mas, ya no estar, ya no estare, ya no este, no estoy mas,
    cuando no este, cuando ya no este, cuando yo no este, cuando yo falte, cuando falte, si yo no estuviera, si no
    estuviera, si yo no estoy, si no estoy, si falto, si yo faltara, si faltara, sin mi, un mundo sin mi, el mundo
    sin mi, la vida sin mi, no estuviera aqui, no ser nadie, no ser nada, ser nada, la nada, irme para siempre, me
    voy para siempre, me fuera para siempre, irme de este mundo, irme de esta vida, irme de aqui para siempre,
    irme ya, me quiero ir de este mundo, me quiero ir de aca, me quiero ir ya, quiero irme ya, irme y no volver,
    irme lejos y no volver, irme de una vez, partir de este mundo, dejar este mundo, abandonar este mundo, este
    mundo no es para mi, no soy de este mundo, no pertenezco a este mundo, no hecha para este mundo, no hecho para
    este mundo, no estoy hecha para vivir, no estoy hecho para vivir, salir de este mundo, salirme de la vida, que
    se acabe, que se acabe todo, que todo se acabe, que todo acabe, que acabe ya, que esto acabe, que esto
    termine, que termine todo, que todo termine, que se termine, se acabara, se acabara todo, se terminara, se
    terminara todo, que pare todo, que todo pare, que pare esto, parar de vivir, que se apague, apagarme, me
    apague, apagar mi, apagarlo todo, apagar todo, apagar el interruptor, apagar la luz para siempre, apagon
    definitivo, boton de apagar, desconectarme de la vida, desconectarme para siempre, que me desconecten,
    desenchufarme, cerrar el telon, bajar el telon, fin de la funcion, game over, fin del juego, darle a borrar,
    boton de borrar, desinstalarme, dar de baja mi vida, darme de baja de la vida, baja de la vida, no vivir, no
    seguir viviendo, no quiero vivir, no kiero vivir, no quisiera vivir, no quiero seguir, no quiero seguir aqui,
    no quiero seguir viva, no quiero seguir vivo, ya no quiero seguir, no querer vivir, dejar de vivir, sin ganas
    de vivir, ganas de vivir, ganas de seguir viviendo, ganas de existir, perdi las ganas, perdido las ganas, se
    me fueron las ganas, se me quitaron las ganas de vivir, cansad* de vivir, cansad* de existir, cansad* de estar
    viva, cansad* de estar vivo, cansad* de respirar, cansancio de vivir, hart* de vivir, hart* de existir, hart*
    de estar viva, hart* de estar vivo, aburrid* de vivir, podrid* de vivir, agotad* de vivir, odio vivir, odio
    estar viva, odio estar vivo, odio existir, odio despertar, odio mi existencia, me molesta despertar, me
    molesta existir, me da rabia despertar, me da rabia haber despertado, decepcionad* de haber despertado, otra
    vez despierto, otra vez desperte, otra vez viva, otra vez vivo, me pesa vivir, me pesa la vida, me pesa
    existir, me cuesta existir, vivir me duele, vivir duele, me duele vivir, duele existir, existir duele, existir
    me cansa, existir cansa, vivir me cansa, estar viva duele, estar vivo duele, la vida me sobra, sobrar en la
    vida, ya vivi suficiente, ya vivi bastante, vivi demasiado, he vivido demasiado, he vivido bastante, ya vivi
    lo que tenia, mi tiempo ya paso, mi tiempo se acabo, que llegue mi hora, me llegue la hora, llegue mi dia,
    llegue el final, llegue mi final, esperando el final, esperar el final, esperando que se acabe, esperando a
    que acabe, esperando morir, esperando la muerte, esperando que me toque, ya quiero que me toque, no veo
    futuro, no me veo en el futuro, no me imagino el futuro, no me imagino mas alla, no me veo llegando, no me veo
    cumpliendo, no me veo a los, no llegar a los, no llego a los, no llego a fin de ano, no llegar a navidad, no
    llegare a, llegar a los treinta, llegar a los 30, llegar a los 18, no cumplir, no quiero cumplir, otro
    cumpleanos, otro ano mas viva, otro dia mas, un dia mas asi, no quiero que haya manana, que no haya manana,
    sin un manana, no quiero ver el manana, ver otro amanecer, lo unico que me ata, lo unico que me mantiene, lo
    unico que me detiene, lo unico que me frena, me mantiene aqui, me mantiene viva, me mantiene vivo, me ata
    aqui, me ata a este mundo, no me ata nada, nada me ata, nada me retiene, sigo aqui por, sigo viva por, sigo
    vivo por, estoy viva solo por, solo sigo por, si no fuera por mi, si no fuera por mis hijos, si no fuera por
    mi hija, si no fuera por mi hijo, si no fuera por mi mama, si no fuera por mi perro, si no fuera por mi gata,
    ya no estaria aqui, ya no estaria, ya me hubiera ido, ya me habria ido, me habria ido hace, descansar para
    siempre, descansar de todo, descansar de la vida, descansar por fin, por fin descansar, descansar de una vez,
    descansar de mi, que me dejen descansar, poder descansar, solo quiero descansar, paz eterna, la paz de no, por
    fin paz, encontrar la paz, silencio para siempre, silencio eterno, reposo eterno, volverme polvo, volverme
    humo, hacerme polvo, ser polvo, volver a la nada, hundirme y no salir, que me trague la nada, que el mar me
    lleve, que me lleve el mar, quedarme dormid* para siempre, quedarme dormida y no, quedarme dormido y no,
    entrar en coma, coma y no, me quedara en coma, mi vida se acabo, mi vida ya se acabo, mi vida termino, se
    acabo mi vida, mi historia se acabo, mi historia termina, ultimo capitulo, fin de mi historia, hasta aqui
    llegue, hasta aqui he llegado, hasta aca llegue, hasta aki llegue, no doy para mas vida, muerta en vida,
    muerto en vida, muert* por dentro, muerta x dentro, un muerto que camina, estoy de mas, estoy de mas aqui,
    sobro en este mundo, sobro aqui, no tendria que estar aqui, no deberia estar aqui, no deberia existir, no
    deberia estar viva, no deberia estar vivo, no merezco vivir, no merezco estar viva, no merezco existir, un
    error que naciera, fui un error, soy un error, que hago aqui, que hago yo aqui, que hago en este mundo, para
    que sigo aqui, para que sigo viva, para que sigo vivo, por que sigo aqui, por que sigo viva, por que sigo
    vivo, por que sigo respirando, no volver nunca, nunca volver, ya no regresar, no regresar nunca, caminar y no
    parar hasta, soltarlo todo, soltar todo, rendirme del todo, ya me rendi, tirar la toalla con la vida, quiero
    parar de existir, fuera de este mundo
  `),
  living: phrases(`
    vivir, vivo, viva, vive, viviendo, vivido, seguir viva, seguir vivo, estar viva, estar vivo, con vida, vida,
    la vida, mi vida, existir, existo, existe, existencia, seguir aqui, seguir aca, estar aqui, estar aca,
    quedarme aqui, razones para vivir, motivos para vivir, motivo para vivir, razon para vivir, razon para seguir,
    motivos para seguir, por que vivir, para que vivir, vale la pena vivir, merece la pena vivir, sentido de la
    vida, despertar, despertarme, seguir adelante, seguir luchando, seguir respirando, respirar, respiro, naci,
    futuro, mi futuro, en este mundo, en esta tierra, sobrevivir, aguantar un dia mas, seguir asi
  `),
  wanting: phrases(`
    quiero, kiero, qiero, quero, quiere, quieren, quieras, quiera, queria, querria, quise, quisiera, kisiera,
    quisiese, queriendo, querer, ganas, ganas de, tengo ganas, me dan ganas, dan ganas, ganas locas, deseo,
    deseando, desear, desearia, deseaba, desee, deseos, ojala, ojalá, espero que, esperando que, me gustaria,
    gustaria, me encantaria, prefiero, prefiere, preferiria, preferia, preferible, mejor si, seria mejor, ruego,
    rezo para, rezo por, pido a dios, le pido a dios, pidiendo, le pido, suplico, sueno con, sonar con, anhelo,
    ansio, impulso, impulsos, tentacion, tentad*, me tienta, apetece, me apetece, antojo, me provoca, si pudiera,
    si tan solo, como quisiera, ya quiero, estaria bien, no estaria mal, no me importaria, no me molestaria, me da
    igual, me daria igual, seria un alivio, un alivio, que alivio, me da envidia, envidio, envidia, dispuest*
  `),
  thinking: phrases(`
    pienso, piensa, pensar, pensando, pense, pensaba, he pensado, pensado, pensamiento*, ideas, idea, la idea,
    ideacion, imagino, imaginar*, imagine, imaginando, me imagino, fantase*, fantasia*, se me pasa por la cabeza,
    se me paso por la cabeza, me pasa por la cabeza, paso por la mente, pasa por la mente, por la cabeza, por la
    mente, en la cabeza, en mi cabeza, en mi mente, en la mente, se me cruza, se me cruzo, se me ocurre, se me
    ocurrio, me viene, me vienen, vienen a la cabeza, vuelve la idea, vuelven las ideas, vuelven los pensamientos,
    dando vueltas, me da vueltas, ronda, me ronda, rondando, considero, considerando, considerar, plantearme, me
    planteo, planteando, contempl*, obsesion*, intrusiv*, no dejo de pensar, no paro de pensar, no puedo dejar de
    pensar, no me saco de la cabeza, no me quito de la cabeza, me pregunto, preguntandome, a veces siento que,
    busco en google, busque en google, buscando en internet, busque en internet, googlear, googlee, lei como, veo
    videos, fantaseo, visualizo, me veo, veo como
  `),
  planning: phrases(`
    plan, planes, planeo, planear, planeado, planeando, planeada, planifi*, decidi, decidido, decidida, decidir,
    decision, la decision, tomada la decision, tome la decision, ya esta decidido, lo tengo decidido, lo tengo
    claro, lo tengo pensado, lo tengo todo pensado, todo pensado, todo preparado, todo listo, esta todo listo, ya
    tengo todo, tengo todo listo, lo tengo todo, preparado, preparada, preparando, prepare, ya se como, se como,
    se donde, se cuando, se exactamente, ya se donde, ya se cuando, se como hacerlo, el como y el cuando, fecha,
    la fecha, puse fecha, tengo fecha, le puse fecha, elegi el dia, elegi la fecha, escogi el dia, escogi la
    fecha, fije, marque el dia, marcado en el calendario, el dia marcado, elegi el lugar, el testamento,
    testamento, mi seguro, seguro de vida, papeles en orden, arregle mis papeles, dejo todo arreglado, dejar todo
    arreglado, dejar todo en orden, deje todo en orden, poner en orden, todo en orden, asuntos en orden, mis cosas
    en orden, deje pagado, pague las deudas, ultimo dia, ultima noche, ultima vez, ultima cena, por ultima vez,
    despues del entierro, cuando todos duerman, cuando se duerman, cuando esten dormidos, cuando se vayan, cuando
    no haya nadie, cuando salgan, cuando me quede sola, cuando me quede solo, estoy sola en casa, estoy solo en
    casa, nadie me encuentre, quien me encuentre, que me encuentre, me encontraran, me van a encontrar, me
    encuentren, nadie me va a encontrar, encuentren mi cuerpo, mi cuerpo, ensaye, ensayando, practique,
    practicando, estoy buscando la forma, buscando la manera, busque la forma, encontre la forma, la forma de, ya
    solo falta, solo falta, falta poco, cuenta atras, cuenta regresiva, contando los dias, dias que me quedan, me
    quedan, hora fijada, a las doce, a medianoche lo, de hoy no paso, de hoy no pasa, de esta noche no paso, de
    esta noche no pasa, de esta semana no paso, esta vez si, esta vez no fallo, esta vez no voy a fallar, esta vez
    va en serio, no voy a fallar, intentarlo de nuevo, volver a intentarlo, intentarlo otra vez, por si acaso
  `),
  means: phrases(`
    pastillas, pastis, pildora, pildoras, tabletas, somnifero*, calmantes, tranquilizantes, ansioliticos,
    antidepresivos, clona, clonas, clonazepam, rivotril, lorazepam, orfidal, alprazolam, tranxi*, valium,
    trankimazin, paracetamol, insulina, medicacion, frasco, bote de, blister, botiquin, cajon de las medicinas,
    sobredosis, soga, cinturon, ventilador de techo, puente, viaducto, precipicio, azotea, cornisa, piso alto,
    decimo piso, quinto piso, piso 10, piso once, las vias, via del tren, anden, autopista, pistola, arma,
    revolver, escopeta, fierro, bala, balas, gatillo, municion, cuchillo, navaja, cuchilla, cuchillas, gillette,
    yilet, yilé, hoja de afeitar, hojita, hojas de afeitar, maquinilla, cuter, cutter, bisturi, cristal roto,
    trozo de vidrio, lejia, lavandina, veneno, raticida, veneno para ratas, pesticida, plaguicida, insecticida,
    herbicida, monoxido, tubo de escape, cochera, el pozo, venas, vodka, fentanilo, heroina, algo afilado, algo
    con filo
  `),
  having: phrases(`
    tengo aqui, tengo aca, ya tengo, compre, comprado, encargue, pedi por internet, consegui, conseguido,
    conseguir, consigo, guarde, guardado, guardada, guardadas, guardando, vengo guardando, vengo juntando, llevo
    juntando, llevo guardando, junte, juntando, juntado, ahorrando, acumul*, escondid*, escondi, en la mano, en mi
    mano, en las manos, en mis manos, entre las manos, delante de mi, enfrente de mi, frente a mi, enfrente, al
    lado, a mi lado, junto a mi, sobre la mesa, en la mesilla, en la mesita, en el buro, en mi buro, sobre la
    cama, en el cajon, en mi cajon, bajo la almohada, debajo de la almohada, debajo del colchon, bajo el colchon,
    en el bolso, en la mochila, en mi mochila, en la bolsa, en el bolsillo, en el garaje, en el armario, en el
    ropero, en el closet, en casa hay, mi papa tiene, mi padre tiene, mi tio tiene, la de mi padre, la de mi papa,
    le quite a mi, le robe a mi, le agarre a mi, agarre, cogi, cargada, cargado, contadas, conte, preparadas, ya
    esta aqui, ya llego, en camino, estoy en el puente, estoy en la azotea, estoy en el balcon, estoy en la
    ventana, estoy subid*, subi a la azotea, subi al, me subi, estoy en la estacion, estoy en el anden, estoy
    parad*, parada en, parado en, estoy sentad* en el borde, en el borde, al borde, asomad*, voy camino, camino a,
    camino al, yendo a, yendo al, de camino, maneje hasta, conduje hasta, aqui conmigo, conmigo, a mano, el arma
    de, arma en casa, suficientes, bastantes, todo lo que necesito, lo que necesito
  `),
  soon: phrases(`
    hoy, hoy mismo, esta noche, sta noche, est noche, hoy en la noche, hoy a la noche, ahora, ahora mismo,
    ahorita, ahorita mismo, ahora ya, ya mismo, esta tarde, esta manana, esta madrugada, de madrugada, esta
    semana, este finde, este fin de semana, este viernes, este sabado, este domingo, este lunes, el viernes, el
    sabado, el domingo, el lunes, el martes, el miercoles, el jueves, manana, mañana, manana mismo, pasado manana,
    en una hora, en un rato, en un ratito, dentro de un rato, dentro de una hora, dentro de poco, en unas horas,
    en unos minutos, en cinco minutos, en diez minutos, en un momento, al rato, pronto, enseguida, en cuanto,
    antes de que amanezca, antes del amanecer, antes de manana, al amanecer, a medianoche, a las 12, a las doce,
    despues de cenar, despues del trabajo, despues de clase, despues de navidad, despues de mi cumple, despues de
    mi cumpleanos, en mi cumpleanos, el dia de mi cumple, antes de mi cumpleanos, fin de mes, a fin de mes, antes
    de fin de mes, la semana que viene, la proxima semana, la otra semana, acabo de, hace un rato, hace un ratito,
    hace una hora, hace media hora, hace diez minutos, hace cinco minutos, hace unos minutos, a punto de, estoy
    por, en este momento, en estos momentos, en este instante, mientras escribo, mientras te escribo, es el
    momento, llego el momento, llego la hora, ya es hora, es hora, se acaba hoy, se acaba esta noche, termina hoy,
    termina esta noche, hoy se acaba, hoy se termina, hoy termina, hoy es el dia, es el dia, el dia llego, de esta
    noche, ultimo rato
  `),
  farewell: phrases(`
    adios a todos, adios para siempre, adios mundo, chau a todos, chao a todos, chau para siempre, hasta siempre,
    hasta nunca, hasta la otra vida, hasta luego para siempre, nos vemos en el cielo, nos vemos en la otra vida,
    nos vemos del otro lado, nos vemos en otra vida, en la proxima vida, en otra vida, se esta despidiendo, carta
    de despedida, carta de adios, cartas de despedida, nota de despedida, mensaje de despedida, escribi las
    cartas, escribi una carta, escribi cartas, escrita la carta, escritas las cartas, dejo una carta, deje una
    carta, dejo una nota, dejo nota, escribi la nota, audios para, deje audios, grabe un audio, grabe un video,
    grabe videos, videos para mis, ultimo mensaje, mi ultimo mensaje, ultimas palabras, ultima carta, ultimo
    audio, ultimo post, ultima publicacion, lo ultimo que escribo, esto es lo ultimo, no sabras mas de mi, no
    sabran mas de mi, no van a saber mas de mi, no vais a saber mas de mi, no volveras a saber de mi, ya no sabran
    de mi, no vas a saber mas de mi, no me busquen, no me busques, no me busqueis, no me esperen, no me lloren, no
    lloren por mi, no llores por mi, no llore por mi, recuerdenme, recuerdame, recordadme, que me recuerden,
    acuerdense de mi, perdonenme, perdoname, perdonadme, perdon a todos, perdon por todo, perdon mama, perdon
    papa, perdoname mama, perdoname hijo, perdoname hija, perdonen, lo siento por todo, lo siento mama, siento
    todo el dano, gracias por escucharme todo este tiempo, gracias por haber sido, fue lindo conocerte, fue bonito
    mientras duro, un gusto haberlos conocido, los quiero a todos, los amo a todos, os quiero a todos, os quiero
    mucho a todos, los quise mucho, los amo mucho, dile a mi, diganle a mi, digale a mi, decidle a mi, decile a
    mi, diganle que, dile que lo, diles que los, que sepan que los, que sepa que la, que sepa que lo, cuiden a mi,
    cuida a mi, cuida de mi, cuidad de mi, cuidame a, cuidenme a, cuiden de, cuidense entre, quien va a cuidar,
    quien cuidara, quien cuide a mi, quien se queda con mi, se quede con mi, le deje la gata, le deje el perro, le
    encargue el perro, encargue a mi, comida para el gato, le deje comida, deje comida para, dar de comer al,
    regale mis cosas, regale mi, regale mis, regalando mis cosas, regalando todo, regalando todas mis, reparti mis
    cosas, repartiendo mis cosas, regalo mis cosas, ya no lo voy a necesitar, ya no los voy a necesitar, ya no las
    voy a necesitar, no lo voy a necesitar, ya no me hara falta, no me va a hacer falta, ya no me van a servir,
    las contrasenas, mis contrasenas, contrasenas apuntadas, dejo apuntad*, deje apuntad*, las claves en, claves
    del banco, borre mis redes, cerre mis redes, borrado mis redes, no es culpa de nadie, no es tu culpa, no es
    culpa tuya, nadie tiene la culpa, no se culpen, no te culpes, no os culpeis, no fue culpa, cuando leas esto,
    cuando lean esto, cuando leais esto, para cuando leas, para cuando lean, si estas leyendo esto, si lees esto,
    si leen esto, cuando encuentren esto, si me pasa algo, si me llega a pasar algo, por si me pasa algo, por si
    no vuelvo, mis cenizas, que me incineren, que me cremen, cancion para mi entierro, en mi entierro, donar mis
    organos, mis organos, ya estoy en paz, me siento en paz, ya estoy tranquila, ya estoy tranquilo, por fin
    tranquila, por fin tranquilo, ya hice las paces, ya es demasiado tarde, no intentes detenerme, no me detengan,
    no me hagas cambiar de idea, ya esta hecho, ya hice lo que tenia que hacer, sobre con, en un sobre, le di un
    beso, bese a mis hijos, abrace a mi, ultimo cigarro, mi ultima noche
  `),
  burden: phrases(`
    una carga, soy una carga, ser una carga, carga para, lastre, un lastre, peso para, un estorbo, estorbo,
    estorbar, estorbando, soy una molestia, molestando, estoy de sobra, de sobra, estoy de mas, puro gasto, boca
    que alimentar, una boca menos, parasito, parasita, una lacra, sanguijuela, soy basura, un cero a la izquierda,
    desperdicio, desperdicio de oxigeno, gasto de oxigeno, malgasto oxigeno, no sirvo para nada, no valgo para
    nada, no valgo nada, no aporto nada, no le importo a nadie, no importo, a nadie le importo, a nadie le
    importa, a nadie le importaria, nadie me necesita, nadie me va a extranar, nadie me extranaria, nadie me
    extranara, nadie me echaria de menos, nadie me echara de menos, nadie me echa de menos, nadie me echaria en
    falta, nadie me va a llorar, nadie lloraria, nadie iria, nadie se daria cuenta, nadie se enteraria, nadie lo
    notaria, nadie notaria, nadie notara, ni se darian cuenta, ni cuenta se darian, ni se enterarian, ni lo
    notarian, tardarian en, cuanto tardarian, cuanto tardaria, alguien se daria cuenta, alguien notaria, alguien
    me extranaria, alguien vendria, alguien me lloraria, quien me extranaria, quien me lloraria, quien vendria,
    quien iria, me extranarian, me echarian de menos, estarian mejor, estarian mejor sin mi, estaran mejor, estan
    mejor sin mi, mejor sin mi, estaria mejor sin mi, viven mejor sin mi, vivirian mejor, serian mas felices,
    seran mas felices, serian felices, mas felices sin mi, felices sin mi, mas tranquilos sin mi, vivirian
    tranquilos, estarian tranquilos, mas facil para todos, mas facil para ellos, mas facil sin mi, mejor para
    todos, mejor para ellos, mejor para mis hijos, mejor para mi familia, mejor para ella, lo mejor para todos, un
    favor, les haria un favor, les hago un favor, haria un favor, hacerles un favor, hacer un favor a todos, se
    quitarian un peso, se quitan un peso, quitarles un peso, un peso de encima, un problema menos, soy el
    problema, soy un problema, se librarian de mi, librarse de mi, librarlos de mi, librarme de mi, liberarlos,
    libres de mi, quitarles el problema, ya no les daria problemas, sin darles problemas, no dar mas problemas,
    dar mas problemas, no dar lata, les arruino la vida, arruino la vida, arruino todo, lo arruino todo, les
    amargo, amargo la vida, hago dano a todos, hago sufrir, les hago sufrir, les hago dano, los hago sufrir, todo
    es mi culpa, rehacer su vida, reharia su vida, encontraria a otra, encontraria a alguien mejor, merecen algo
    mejor, merece algo mejor, merecen otra madre, merecen otro padre, otra madre, una mama mejor, un papa mejor,
    una madre mejor, un padre mejor, un hijo mejor, una hija mejor, se les pasaria, se le pasaria, lo superarian,
    me olvidarian, en dos dias me olvidan, se olvidarian de mi, podrian seguir con su vida, seguirian con su vida,
    valgo mas muert*, valgo mas muerta, el seguro pagaria, cobrarian el seguro, con el seguro, el mundo seria
    mejor, el mundo estaria mejor, todo seria mejor, todos descansarian, descansarian de mi, podrian descansar,
    descansarian, respirarian, dejar de molestar, ya no molestar, no molestar mas, no molestar a nadie, no
    molestar a mis hijos, no ser molestia, quitarme del camino, en medio de todos, soy un fracaso de, soy una
    maldicion, una maldicion, maldicion para, dependo de todos, tener que cuidarme, cuidando de mi, se desviven
    por mi y, limpiarme
  `),
  hopeless: phrases(`
    no puedo mas, ya no puedo mas, no puedo mas con, no puedo seguir, ya no puedo seguir, no aguanto mas, ya no
    aguanto, ya no doy mas, no doy mas, no doy para mas, ya no doy pa mas, no soporto mas, ya no soporto, no lo
    soporto, no resisto mas, no resisto, ya no tengo fuerzas, sin fuerzas, no tengo fuerzas, no me quedan fuerzas,
    no me queda nada, no me queda nadie, no queda nada, se me acabaron las fuerzas, sin salida, no hay salida, no
    veo salida, no le veo salida, no encuentro salida, no veo la salida, callejon sin salida, no hay solucion, no
    tiene solucion, no tengo solucion, no tengo remedio, no hay remedio, no tengo arreglo, no hay esperanza, sin
    esperanza*, sin esperanzas, perdi la esperanza, perdido la esperanza, no tengo esperanza, no hay futuro, no
    tengo futuro, sin futuro, sin sentido, no tiene sentido, no le veo sentido, no le encuentro sentido, no
    encuentro sentido, ya no tiene sentido, nada tiene sentido, todo carece de sentido, para que seguir, pa que
    seguir, para que sigo, de que sirve, no sirve de nada, para que esforzarme, que mas da, ya que mas da, que mas
    da todo, da igual todo, todo da igual, todo me da igual, ya todo me da igual, ya nada me importa, nada me
    importa, ya nada importa, nada vale la pena, no vale la pena, no merece la pena, no le veo el caso, no tiene
    caso, ya no tiene caso, no tiene objeto, nada va a cambiar, nada va a mejorar, nunca va a mejorar, no va a
    mejorar, no va a cambiar, jamas va a mejorar, esto no va a terminar, siempre va a ser asi, siempre sera asi,
    nunca voy a salir, nunca saldre, no voy a salir, no hay luz, no veo la luz, no veo luz, tunel sin, no se ve el
    final, tocando fondo, tocado fondo, en el fondo del pozo, en un pozo, pozo sin fondo, hundiendome, me hundo,
    me ahogo en esto, rot* por dentro, vaci* por dentro, vacio por dentro, hart* de todo, hart* de la vida, hart*
    de esta vida, cansad* de todo, cansad* de luchar, cansad* de la vida, cansad* de esta vida, cansad* de pelear,
    cansad* de intentarlo, podrid* de todo, hasta la madre de la vida, hasta la madre de todo, hasta los cojones
    de la vida, hasta las narices de la vida, mamad* de esta vida, mamad* de todo, mamado de la vida, la vida es
    una mierda, mi vida es una mierda, mi vida no vale, mi vida no tiene sentido, mi vida es un infierno, la vida
    no es para mi, la vida no tiene, la vida ya no, asco de vida, vida de mierda, puta vida, perra vida, odio mi
    vida, detesto mi vida, odio la vida, ya fue todo, ya fue, ya valio, ya valio todo, valio madre todo, se acabo
    todo, todo se acabo, se termino todo, no hay vuelta atras, no hay marcha atras, no tengo nada que perder, nada
    que perder, nada por lo que, nada por que, nada por que vivir, nadie por quien, no tengo nada, lo perdi todo,
    perdi todo, he perdido todo, no sirvo para vivir, no se vivir, no pinto nada, no pinto nada aqui, me doy por
    vencid*, ya me canse, ya me canse de todo, ya me canse de luchar, me canse de intentar, ya basta, ya estuvo,
    ya no lucho, no quiero luchar mas, no quiero pelear mas, no quiero seguir asi, no quiero esto, encerrad* en
    mi, no le encuentro gusto a la vida, no le hallo sentido, todo negro, lo veo todo negro, todo oscuro,
    desesperad*, desesperacion, desesperanza
  `),
  selfHarm: phrases(`
    cortarme, me corto, me corte, me cortaba, me corté, cortandome, me he cortado, me estoy cortando, me vuelvo a
    cortar, volver a cortarme, volvi a cortarme, cortarse, se corta, se corto, se cortaba, se hace cortes, cortes,
    cortes en los brazos, cortes en el brazo, cortes en las piernas, me hago cortes, hacerme cortes, me hice un
    corte, me hice cortes, me tajeo, tajearme, tajos, me raje, rajarme, cutting, autolesion*, autolecion*,
    autoagred*, autodan*, hacerme dano, me hago dano, me hice dano, me hacia dano, haciendome dano, me he hecho
    dano, dano a mi misma, dano a mi mismo, hacerse dano, se hace dano, hace dano a si mism*, lastimarme, me
    lastimo, me lastime, lastimandome, lastimarse, se lastima, herirme, me hiero, heridas en los brazos, heridas
    en las piernas, lesionarme, quemarme, me quemo con, me queme con, me quemaba, quemarme con el cigarro,
    quemaduras en, me quemo la piel, quemarme la piel, me arano, me aranaba, me araño, aranarme, me aruno, me
    rasguno, rasgunarme, rasguños, me pego a mi misma, me pego a mi mismo, me golpeo, golpearme, me golpeaba, me
    doy golpes, darme golpes, me doy cabezazos, cabezazos contra, golpear la pared hasta, golpeo la pared hasta,
    punetazos a la pared hasta, la cabeza contra la pared, me muerdo hasta, morderme hasta, me pincho, pincharme,
    me clavo, clavarme las unas, clavarme, me arranco, arrancarme el pelo, me jalo el pelo, arrancarme la piel, me
    pellizco hasta, cicatriz, cicatrices, las marcas, marcas en los brazos, marcas en las munecas, marcas en el
    brazo, tapar las marcas, tapar los brazos, taparme los brazos, manga larga, mangas largas, mangas largas en
    verano, sudadera en verano, pulseras para tapar, las munecas, mis munecas, en el muslo, en los muslos, muslos,
    sangrar, ver sangre, ver mi sangre, ver la sangre, ver correr la sangre, hacerme sangre, hasta sangrar, sentir
    dolor, sentir algo aunque sea dolor, el dolor fisico, dolor de fuera, castigarme, me castigo, la cuchilla, mi
    cuchilla, la navaja, el cuter, semanas limpia, meses limpia, meses limpio, dias sin cortarme, meses sin
    cortarme, semanas sin cortarme, ano sin cortarme, sin cortarme, recai, recaida, recaer, desquitarme con mi
    cuerpo, me desquito con mi piel, desquitarme conmigo
  `),
  attempt: phrases(`
    intento de suicidio, intento de, mi intento, primer intento, segundo intento, ultimo intento, tercer intento,
    intente matarme, intente suicidarme, intente quitarme, intente acabar, intento matarse, intento suicidarse,
    intento quitarse, ha intentado, lo intente, lo intente una vez, ya lo intente, lo intente el ano pasado, lo
    intente hace, volvi a intentarlo, he intentado, habia intentado, intento fallido, no me salio, ni eso me sale,
    ni para eso sirvo, ni matarme, ni morirme me sale, me rescataron, me encontro mi, ojala no me hubieran
    encontrado, ojala hubiera funcionado, ojala hubiera salido, no me hubieran salvado, me arrepiento de haber
    sobrevivido, lavado de estomago, lavado gastrico, me internaron, me ingresaron, psiquiatrico, en psiquiatria,
    unidad de agudos, terapia intensiva, sobredosis, me tome todo, me tome todas, me tome un monton, me tome
    muchas, me tome demasiadas, me tome el frasco, me tome la caja, me tome el bote, me tome no se cuantas, me
    tome pastillas, me tome las pastillas, me acabo de tomar, acabo de tomar, acabo de tomarme, acabo de tragar,
    acabo de tragarme, me he tomado, me he tragado, trague todas, me meti todas, me meti pastillas, me empastille,
    se tomo todas, se tomo todo, se tomo un frasco, se tomo las pastillas, se tomo un monton, se tomo pastillas,
    se ha tomado, bebi lejia, bebi cloro, tome cloro, tome lavandina, tome veneno, tome raticida, tome
    insecticida, tomo veneno, tomo cloro, mezcle pastillas, pastillas con alcohol, cajas vacias, caja vacia,
    frasco vacio, blisters vacios, bote vacio, blister vacio, me corte las venas, me corte las munecas, me corte
    muy hondo, me corte demasiado, me corte profundo, corte muy profundo, me abri las, me colgue, se corto las
    venas, esta colgad*, se rompio la soga, se rompio la cuerda, se tiro por, me avente, me he tirado, me tire
    del, se pego un tiro, se disparo, cuanto tarda, cuanto tardan, cuanto tarda en hacer efecto, cuando hace
    efecto, cuando hacen efecto, hacen efecto, hacer efecto, me estoy quedando dormid*, me da sueno ya, me esta
    entrando sueno, se me cierran los ojos, me empieza a dar sueno, todo me da vueltas, estoy mareada ya, me
    arrepenti, ya me arrepenti, ahora me arrepiento, me arrepiento ahora, ahora tengo miedo, no quiero morir ya,
    ya lo hice, lo acabo de hacer, hice una tonteria, hice una locura, cometi una locura, hice algo malo, hice una
    estupidez, me voy a morir, me muero ya, aniversario de mi intento, despues de mi intento, desde mi intento
  `),
  emergency: phrases(`
    dolor en el pecho, dolor de pecho, me duele el pecho, le duele el pecho, duele mucho el pecho, punzada en el
    pecho, presion en el pecho, opresion en el pecho, aprieta el pecho, me aprieta el pecho, brazo izquierdo, el
    brazo dormido, se me durmio el brazo, se le durmio, media cara, la cara torcida, cara torcida, boca torcida,
    se le fue la boca, se le torcio, se me torcio, se le cae la cara, parte de la cara, no puede hablar, habla
    raro, arrastra las palabras, no se le entiende, no le salen las palabras, lengua trabada, derrame, ictus, acv,
    ataque al corazon, paro cardiaco, no puedo respirar, no puede respirar, no respira, dejo de respirar, respira
    muy, respira raro, apenas respira, casi no respira, le cuesta respirar, me cuesta respirar, me falta el aire,
    le falta el aire, se ahoga, se esta ahogando, me estoy ahogando, se atraganto, se le cierra la garganta, se me
    cierra la garganta, garganta cerrada, labios azules, labios morados, los labios morados, se puso azul, esta
    azul, inconsciente, se desmayo, me desmaye, me desmayo, se me desmaya, no reacciona, no responde, no
    despierta, no se despierta, no la puedo despertar, no lo puedo despertar, no consigo despertarla, no consigo
    despertarlo, no se mueve, no abre los ojos, perdio el conocimiento, perdi el conocimiento, perder el
    conocimiento, se desplomo, desplomad*, tirado en el piso, tirada en el bano, convuls*, convulsiones,
    convulsionando, ataque epileptico, espuma por la boca, echa espuma, sangrando, sangra mucho, sangro, sangro
    mucho, sangre por todos lados, mucha sangre, no para de sangrar, no deja de sangrar, no para la sangre,
    perdiendo sangre, perdiendo mucha sangre, perdi mucha sangre, vomita sangre, vomito sangre, vomitando sangre,
    tosiendo sangre, tose sangre, hemorragia, embarazada y sangro, embarazada y sangrando, rompi aguas, rompi
    fuente, se me rompio la fuente, reaccion alergica, alergia fuerte, anafilax*, se le hincho, se me hincha,
    hinchad* la cara, hinchada la lengua, le pico una avispa, me pico una avispa, envenen*, samu, fiebre de 40,
    fiebre muy alta, cuello rigido, azucar por los suelos, hipoglucemia, se golpeo la cabeza, me golpee la cabeza,
    golpe en la cabeza, dolor de cabeza mas fuerte, no siento las piernas, no siento el brazo, no siento la mitad,
    no siento medio, no puede mover, no puedo mover, perdi la vista, no veo de un ojo, me quede sin ver, no tiene
    pulso, sin pulso, se electrocuto, se quemo con, se cayo por las escaleras, se cayo de la escalera y, herida
    profunda, herida muy honda, se trago una pila, se bebio, trago lejia, palido y sudando, sudor frio, sudando
    frio, cianotic*, atropell*
  `),
  violence: phrases(`
    me pega, me pego, me pegaba, me pegan, me ha pegado, me volvio a pegar, me pegó, pegarme, nos pega, le pega,
    le pega a mi, pega a mi madre, le pegan, les pega, pegandome, pegandole, le esta pegando, me golpea, me
    golpeo, me golpeaba, me ha golpeado, golpes, a golpes, golpeandome, golpiza, palizas, me dio una paliza, me
    agarra a golpes, me agarro a golpes, a palos, a cinturonazos, cinturonazo, con el cinturon, con el cinto, con
    la correa, con la chancla no, con el cable, con un palo, me cachetea, me cacheteo, cachetada, cachetazo,
    bofetada, bofetadas, bofeton, me abofete*, me dio un cachetazo, sopapo, punetazo, punetazos, puñetazo,
    trompada, trompadas, me dio pinas, madrazo, madrazos, madriza, me madrea, me patea, me pateo, patadas, a
    patadas, me empuja, me empujo, empujones, empujon, me jala del pelo, jalo del cabello, me tiro del pelo, me
    agarra del pelo, me agarro del pelo, me arrastro, me agarra del cuello, me agarro del cuello, me agarro del
    brazo, me zamarre*, me sacude, me ahorco, me estrangul*, estrangul*, me apreto el cuello, me aprieta el
    cuello, me asfixi*, manos en el cuello, manos al cuello, me quemo con, me escupe, me escupio, me muerde, me
    avienta cosas, me aventó, me tira cosas, me lanza cosas, avienta los platos, tira los platos, rompe cosas,
    rompe todo, rompiendo todo, rompio la puerta, rompio mi celular, tirar la puerta, tirando la puerta, patea la
    puerta, pateando la puerta, golpeando la puerta, golpea la puerta, aporreando la puerta, moreton, moretones,
    moraton, moratones, cardenales, ojo morado, labio partido, labio roto, me fracturo, maltrat*, maltrata,
    violencia domestica, violencia, agred*, agresiv*, abus*, abuso de mi, abuso sexual, me abuso, abusaba,
    abusaron, abusa de mi, violo, me violo, me viola, me violaban, me violaron, violacion, violada, violado,
    violador, violarme, me forzo, me fuerza, me forzaba, a la fuerza, me obliga, me obligo, me obligaba, obligan,
    obligarme, obligada, obligad* a, me toca, me toco, me tocaba, me tocan, tocandome, tocarme, me manose*,
    manose*, me mete mano, me metia mano, me metio mano, se mete en mi cama, se mete a mi cuarto, se metia en mi
    cama, se metia a mi cuarto, entra en mi cuarto, entra a mi cuarto, entra a mi pieza, entraba en mi cuarto,
    entraba a mi, viene a mi cama, por las noches viene, se acuesta encima, se me echo encima, se me tiro encima,
    encima de mi, sin mi consentimiento, sin mi permiso, yo no queria, le dije que no, le dije que parara, me
    desnud*, desnuda, desnudos, fotos mias, mis fotos, fotos intimas, video intimo, videos mios, nudes, mi pack,
    me chantaje*, chantaj*, extorsion*, amenaza con, me amenaza, me amenazo, me amenazaba, amenazas, amenazo con,
    amenazandome, amenaza de muerte, amenazas de muerte, me va a matar, me quiere matar, va a matarme, dice que me
    mata, dijo que me mata, dijo que me mataba, me juro que me mata, que nos mata, nos va a matar, nos mata, me
    mata si, me mataria si, si lo dejo me mata, si lo denuncio, me apunto con, me apunta con, me puso el cuchillo,
    me puso la navaja, con un cuchillo, con un machete, con el cuchillo, con una pistola, tiene un cuchillo,
    agarro un cuchillo, tiene una pistola, me encierra, me encerro, me tiene encerrad*, nos encierra, encerrada
    en, encerrado en, bajo llave, no me deja salir, no me dejan salir, no me deja ver, no me deja trabajar, no me
    deja hablar, no me deja tener, no me deja ir, no me deja sola, me prohibe, me prohibio, me tiene prohibido, me
    controla, me controlan, controla todo, controlador, me revisa el celular, me revisa el telefono, me revisa el
    movil, revisa mis mensajes, me quita el celular, me quito el celular, me quito el movil, me quito el telefono,
    me quita el movil, me rompio el celular, me quita el dinero, me quita el sueldo, me quita la plata, se queda
    con mi sueldo, maneja mi dinero, me quito el pasaporte, mis documentos, mis papeles, mi dni, mi pasaporte, me
    vigila, me acosa, acoso, acosando, me humilla, humilla*, me insulta, me grita, me grita que, me dice que no
    valgo, me dice inutil, me dice puta, me llama puta, me llama loca, me trata como basura, me trata como, me
    deja sin comer, sin comer como castigo, me deja afuera, me echa de casa, me corre de la casa, me boto de la
    casa, me tortur*, me drog*, me echo algo en la bebida, algo en la bebida, algo en mi vaso, desperte desnuda,
    desperte con el, me vende, prostitu*, me secuestr*, secuestrad*, me casan, me quieren casar, casarme a la
    fuerza, es nuestro secreto, nuestro secreto, secretito, un secreto entre, nadie me va a creer, nadie me
    creeria, nadie me cree, cosas que no debia, cosas que no queria, me hacia cosas, me hace cosas, me hizo cosas,
    me hizo algo, cosas feas, partes intimas, mis partes, se masturb*, bajo la ropa, por debajo de la ropa, por
    debajo de la falda, le grita a mi mama, le pego a mi, le pega a mi mama, pegarle a mi, maltrata a mi, golpea a
    mi, golpeo a mi, golpea a mis
  `),
  aggressor: phrases(`
    marido, esposo, mi esposa, mi mujer, mi ex, ex marido, ex novio, exmarido, exnovio, exesposo, novio, novia,
    pareja, conviviente, prometido, mi chavo, mi pololo, mi vato, padre, mi papa, papá, mi viejo, padrastro, mi
    madre, mi mama, mi vieja, madrastra, hermano, hermanastro, tio, mi tio, primo, abuelo, abuelastro, suegro,
    suegra, cunado, profesor, profe, maestro, entrenador, cura, sacerdote, pastor, catequista, jefe, mi jefe,
    patron, encargado, casero, vecino, companero de piso, roomie, un hombre, un tipo, un senor, un tio, ese tipo,
    un viejo, alguien de internet, un desconocido, el, ella, mis papas, mis padres, sus padres, su familia, el
    novio de mi mama, el novio de mi madre, la pareja de mi madre, la pareja de mi mama, padrino, padre de mis
    hijos, padre de mis hijas, papa de mis hijos
  `),
  unsafe: phrases(`
    miedo de el, miedo a el, le tengo miedo, le tengo panico, le temo, le tenemos miedo, les tengo miedo, tengo
    miedo de mi, miedo de mi marido, miedo a mi marido, miedo de mi esposo, miedo a mi esposo, miedo a mi padre,
    miedo de mi papa, miedo a mi pareja, miedo a mi novio, miedo de mi novio, miedo de mi ex, miedo a que vuelva,
    miedo de que vuelva, miedo que vuelva, miedo cuando llega, miedo de llegar a casa, miedo llegar a casa, miedo
    volver a casa, miedo de volver a casa, miedo de estar en casa, miedo estar en mi casa, miedo de que me
    encuentre, miedo que me encuentre, miedo de que me haga, temo por mi vida, temo por mis hijos, temo por, miedo
    por mi vida, miedo por mis hijos, no estoy segura, no estoy a salvo, no me siento segura, no me siento seguro,
    no me siento a salvo, no es seguro, no estamos seguras, corro peligro, estoy en peligro, peligra, si se
    entera, si me ve, si lee esto, si me descubre, si me encuentra, si nos encuentra, si llega a leer, si sabe
    que, si me escucha, cuando bebe, cuando llega borracho, llega borracho, cuando esta borracho, cuando se
    emborracha, cuando se enoja, cuando se enfada, cuando se pone asi, cuando pierde, se pone violento, se pone
    agresivo, pierde el control, caminar sobre huevos, pisando huevos, pies de plomo, para no hacerlo enojar, para
    que no se enoje, para que no se enfade, para no provocarlo, nos escondimos, esconderme, estamos escondid*,
    encerrada en el bano, encerrado en el bano, me encerre en, nos encerramos en, en el bano con mis hijos,
    escaparme, me escape, hui, huyendo, irme de casa, me fui de casa, salir de esta casa, no me atrevo a dejarlo,
    no puedo dejarlo, si lo dejo, si me separo, no tengo a donde ir, no tengo donde ir, adonde ir, a donde ir,
    casa de acogida, orden de alejamiento, denuncie, denuncia, denunciarlo, si denuncio, llamar a la policia, 016,
    esta afuera, esta en la puerta, esta abajo, esta fuera de mi casa, sabe donde vivo, sabe donde trabajo, supo
    donde vivo, me espera a la salida, me espera afuera, me siguio, me esta buscando, viene para aca, viene para
    aqui, viene subiendo, oigo sus pasos, oigo las llaves, escucho las llaves, la llave en la puerta, borro este
    chat, voy a borrar, borra esto, hablo bajito, hablo bajo, no puedo hablar fuerte, no puedo hablar ahora, no me
    puede escuchar, no puedo llamar, no me deja llamar, aprovecho que, ahora que duerme, ahora que salio, ahora
    que no esta, mientras duerme, no le digas a nadie, no le cuentes a nadie, que no cuente, que no diga nada, si
    cuento, si digo algo, si hablo, que me callara, que me calle, me hizo prometer, no puedo contarle a nadie,
    pide perdon despues, despues pide perdon, luego me pide perdon, despues llora, promete que va a cambiar,
    prometio cambiar, jura que va a cambiar, me pide perdon, me trae flores, duermo con la puerta, pongo una
    silla, tranco la puerta, cierro con pestillo
  `),
  harmingOthers: phrases(`
    matarlo, matarla, matarlos, matarlas, matar a, mato a, lo mato, la mato, los mato, lo voy a matar, la voy a
    matar, los voy a matar, voy a matar a, quiero matar a, matar a alguien, matar gente, matar a todos, matar a
    mi, matar a ese, lo quiero muerto, la quiero muerta, verlo muerto, verla muerta, verlos muertos, que se muera
    el, se merece morir, merece morir, merecen morir, hacerle dano, hacerles dano, hacer dano a alguien, hacer
    dano a, dano a mi bebe, dano a mis hijos, dano a mi hijo, dano a mi hija, dano al bebe, dano a los demas, dano
    a otros, lastimar a, lastimarlo, lastimarla, lastimar al bebe, hacerle algo, hacerle algo a, le voy a hacer
    algo, acuchill*, apunal*, clavarle, clavarselo, clavarle el, pegarle un tiro, le pego un tiro, meterle un
    tiro, le meto un tiro, darle un balazo, llenarlo de plomo, balear, dispararle, dispararles, tirotear, tiroteo,
    reventarlo, reventarle, lo reviento, reventar a, partirle la cara, le parto la cara, partirle la madre,
    romperle la cara, le rompo la cara, romperle el cuello, romperle los huesos, ahogarla con, ahorcarlo,
    ahorcarla, estrangularlo, estrangularla, asfixiarlo, almohada en la cara, empujarlo a, empujarla a, empujarlo
    por, empujar a alguien, empujarlo al, tirar al bebe, lanzar al bebe, sacudir al bebe, sacudirlo, zarandear*,
    envenenarlo, envenenarla, veneno en su, echarle algo, quemarle la casa, quemar la casa, prenderle fuego,
    prender fuego, le prendo fuego, hacer explotar, poner una bomba, bomba en la escuela, ir al colegio con,
    llevar un arma, llevar el cuchillo, llevo un cuchillo, llevo cuchillo, vengarme, me voy a vengar, me las van a
    pagar, me las va a pagar, me la va a pagar, me la pagan, lo va a pagar, lo van a pagar, pagara por, pagaran,
    pagar por lo que, hacerlo sufrir, hacerla sufrir, que sufra como, verlo sufrir, ver sufrir, llevarme a varios,
    llevarme a unos cuantos, me llevo a varios, me los llevo conmigo, me llevo a unos, llevarmelo conmigo,
    llevarme a mis hijos conmigo, perder el control y, pierdo el control, no me controlo, no me puedo controlar,
    no se si me voy a controlar, me voy a desgraciar, desgraciarme, desgraciar a, hacer justicia, justicia por mi
    mano, por mano propia, lo espero a la salida, lo voy a esperar, se donde vive, se donde vives, se a que hora
    sale, lo tengo vigilado, atropellarlo, atropellarla, pasarle el coche, pasarle por encima, pasarle el carro,
    dejarlo en el suelo, cargarmelo, cargarme a, quebrarlo, quebrarme a, me lo quiebro, chingarmelo, me lo chingo,
    picarlo, me lo voy a picar, bajarmelo, impulsos violentos, impulsos de hacer, pensamientos violentos, asesin*,
    homicid*, sangre en mis manos, no va a amanecer, no llega a manana, no llega vivo, hoy se muere, hoy lo mato,
    hoy los mato
  `),
  eating: phrases(`
    no he comido, no estoy comiendo, deje de comer, dejar de comer, dejo de comer, dias sin comer, dia sin comer,
    llevo sin comer, sin comer nada, sin probar bocado, sin probar, no pruebo bocado, no comi nada, no come, no
    come nada, no quiere comer, se niega a comer, casi no come, apenas come, apenas como, casi no como, saltarme
    comidas, me salto comidas, me salto la comida, me salto las comidas, ayunando, ayunar, matarme de hambre, paso
    hambre, aguantar el hambre, aguanto el hambre, hambre me hace sentir, sentir hambre, me gusta tener hambre,
    restring*, calorias, kcal, cuento calorias, contar calorias, contando calorias, 300 calorias, 500 calorias,
    vomito despues, vomito lo que como, vomito todo, me provoco el vomito, provocarme el vomito, provocar el
    vomito, me provoco vomitos, me hago vomitar, hacerme vomitar, dedos en la garganta, los dedos en la garganta,
    meterme los dedos, me meto los dedos, devuelvo la comida, devuelvo todo, purga*, purgo, purgarme, purgas,
    laxante*, diuretic*, pastillas para adelgazar, te para adelgazar, anfetas para adelgazar, atracones, me
    atraco, darme atracones, me doy atracones, me doy un atracon, comer sin parar, como sin parar, comer hasta
    reventar, como hasta que, como a escondidas, comer a escondidas, bulimi*, anorex*, anorexica, tca, trastorno
    alimenticio, trastorno alimentario, trastorno de la conducta, desorden alimenticio, ana y mia, pro ana,
    thinspo, princesa ana, peso meta, bajar de peso, bajar mas, perder mas peso, he perdido, he bajado, baje
    kilos, kilos en, pesarme, me peso, subirme a la bascula, la pesa, el numero de la, miedo a engordar, panico a
    engordar, terror a engordar, estoy gorda, estoy gordo, gordisim*, me veo gorda, me veo gordo, me siento gorda,
    verme gorda, como una vaca, asco mi cuerpo, asco de mi cuerpo, me da asco mi cuerpo, odio mi cuerpo, me da
    asco verme, asco verme, asco al espejo, no soporto mi cuerpo, no me miro al espejo, tapo los espejos, los
    huesos, mis huesos, que se me noten los huesos, se me notan los huesos, las costillas, costillas, clavicula*,
    thigh gap, piernas separadas, en los huesos, esqueleto, muy flaca, no soy flaca, no suficientemente flaca,
    suficientemente delgada, mas delgada, mas flaca, ser flaca, quedar flaca, escondo la comida, esconder la
    comida, esconde la comida, tiro la comida, tirar la comida, tira la comida, le doy la comida al perro, digo
    que ya comi, dije que ya comi, miento sobre la comida, fingir que como, finjo comer, mastico y escupo,
    masticar y escupir, quemar lo que, quemar calorias, compensar, hacer ejercicio hasta, correr hasta, ejercicio
    despues de comer, miedo a la comida, miedo a comer, culpa por comer, culpa despues de comer, culpable por
    comer, culpable despues de comer, no merezco comer, merezco comer, ganarme la comida, se me fue la regla, no
    me baja la regla, sin regla, ya no me baja, dejo de bajarme, se me cae el pelo, alimentos prohibidos, comida
    segura, solo agua, a base de agua, solo tomo agua, solo agua y, solo lechuga, una manzana al dia, chicles y,
    cafe y cigarros, castigo sin comer, corto la comida en
  `),
  unreality: phrases(`
    voces, las voces, oigo voces, escucho voces, oir voces, escuchar voces, oye voces, escucha voces, oigo cosas,
    escucho cosas, oigo que me llaman, me hablan, me susurran, susurros, susurran, murmuran, me ordenan, me
    ordena, me dicen que, me dicen que lo haga, me manda, me mandan, me dice que me, me dice que lo haga, me dice
    que salte, obedecer, obedezco, veo cosas, veo sombras, una sombra, veo gente, veo personas, gente que no esta,
    personas que no estan, cosas que no estan, cosas que nadie, nadie mas lo ve, nadie mas las oye, nadie mas oye,
    demonio*, el diablo, satanas, poseid*, posesion, exorc*, los angeles me, angel me, dios me hablo, dios me
    habla, dios me dijo, dios me eligio, dios me escogio, me eligio dios, elegid* por dios, el elegido, la
    elegida, escogid*, profeta, mesias, soy jesus, soy dios, reencarn*, mi mision, mision especial, mision divina,
    me estan siguiendo, me siguen a todos, alguien me sigue, me persiguen, persigu*, me vigilan, me estan
    vigilando, me observan, me estan observando, me espian, espian, me estan espiando, me miran desde, camaras
    escondidas, camaras ocultas, hay camaras, camaras en, microfonos, me graban, me estan grabando, me escuchan a
    traves, pinchad* el telefono, intervenido, telefono intervenido, celular intervenido, me hackear*, la cia, el
    cni, el gobierno me, los servicios secretos, una organizacion, una secta me, complot, conspir*, estan todos de
    acuerdo, todos estan compinchados, todos lo saben, se pusieron de acuerdo, quieren hacerme dano, me quieren
    hacer dano, quieren envenenarme, me envenenan, me estan envenenando, veneno en la comida, veneno en mi comida,
    algo en la comida, algo en el agua, le ponen algo, me ponen algo, chip, un chip, implant*, radiacion,
    satelite*, me leen la mente, me lee la mente, leen mis pensamientos, leer mis pensamientos, leen el
    pensamiento, oyen mis pensamientos, oyen lo que pienso, saben lo que pienso, sabe lo que pienso, me roban los
    pensamientos, me meten pensamientos, meten ideas, pensamientos que no son mios, no son mis pensamientos, la
    tele me habla, la television me habla, la radio me habla, hablan de mi en la tele, hablan de mi en la radio,
    hablan de mi en las noticias, mensajes para mi, mensajes ocultos, mensajes secretos, mensaje oculto, senales
    para mi, matriculas, patentes de los autos, placas de los coches, los semaforos me, dirigido a mi, no es real,
    nada es real, nada es de verdad, no son reales, esto no es real, simulacion, la matrix, todo es un montaje,
    son actores, todos son actores, reemplaz*, la cambiaron por otra, no es mi madre, no es mi mama, no es mi
    marido, no es mi esposa, es un doble, es un impostor, bichos debajo de la piel, bichos bajo la piel, gusanos
    dentro, algo dentro de mi, dentro de mi cuerpo, me controlan la mente, controlan mi, controla mi mente,
    controlan mi cuerpo, mueven mi, me mueven, me hicieron brujeria, trabajo de brujeria, mal de ojo, embruj*, un
    espiritu, los muertos me hablan, muertos me hablan, mi abuela muerta me, estoy vivo muerto, ya estoy muerto y,
    no siento que sea yo, no soy yo, inmortal, invencible, detras de la pared, en las paredes, por las paredes, a
    traves de la pared, desde el techo, por los enchufes, tape las ventanas, tapé las ventanas, tape la camara,
    papel aluminio, papel de aluminio, coche negro, coches negros, carro gris, camioneta negra, vienen por mi,
    vienen a por mi, me van a llevar, estan por llegar, sacarme el chip, sacarmelo de, eres consciente, tu estas
    vivo ahi dentro
  `),
  mania: phrases(`
    no duermo hace, llevo sin dormir, dias sin dormir, noches sin dormir, no he dormido en, no he dormido desde,
    no duermo y, sin necesidad de dormir, no necesito dormir, no me hace falta dormir, ya no necesito dormir,
    dormir es para, duermo dos horas, duermo una hora, dos horas y me, no duerme, no ha dormido, lleva sin dormir,
    lleva dias sin dormir, un millon de ideas, cientos de ideas, ideas a mil, la cabeza a mil, mente a mil, a mil
    por hora, mil por hora, a mil revoluciones, pensamientos acelerados, pensamientos van, aceleradisim*,
    revolucionad*, energia infinita, energia sin limites, lleno de energia, llena de energia, energia que no,
    rebosante, todopoderos*, superpoder*, nunca me senti tan, nunca me habia sentido tan, nunca estuve tan, me
    siento invencible, me siento un dios, como un dios, soy un genio, soy genial, salvar el mundo, salvar a la
    humanidad, salvar al mundo, cambiar la historia, cura del, descubri la, descubri el secreto, el secreto del
    universo, todo encaja, todo conecta, todo esta conectado, todo tiene conexion, por fin entendi, maniac*,
    hipomani*, litio, deje el litio, deje la medicacion, deje las pastillas del psiquiatra, deje mis medicamentos,
    ya no tomo la medicacion, gaste todo, gaste todos mis ahorros, gastado todo, todos mis ahorros, me gaste los
    ahorros, sus ahorros, saque tres creditos, tarjetas al limite, tarjetas al tope, vendi el coche, vendi el
    auto, vendi mi carro, compre tres, compre cinco, compre cuatro, regale todo mi dinero, regale mi dinero,
    renuncie hoy y, monte tres empresas, tres empresas, cinco negocios, hablo sin parar, no paro de hablar, habla
    sin parar, hablo tan rapido, todos van lentos, van muy lentos, nadie me sigue el ritmo, no me siguen el ritmo,
    escribi un libro en, escribi 200 paginas, 200 paginas, libro entero, llevo despiert*, despierto desde,
    despierta desde
  `),
  somebodyElse: phrases(`
    mi amigo, mi amiga, un amigo, una amiga, amigo mio, amiga mia, mi mejor amigo, mi mejor amiga, mi bff, mejor
    amiga, mi pana, mi parce, mi cuate, mi compa, mi colega, un colega, mi hermana, mi hermano, mi hijo, mi hija,
    mi hermanita, mi hermanito, mi nena, mi nene, mi chico, mi chica, mi pareja, mi novia, mi novio, mi mujer, mi
    marido, mi esposo, mi esposa, mi mama, mi papa, mi madre, mi padre, mi abuelo, mi abuela, mi prima, mi primo,
    mi sobrina, mi sobrino, mi nieta, mi nieto, mi cunada, mi tia, mi tio, mi ex, mi vecina, mi vecino, la vecina,
    el vecino, mi alumno, mi alumna, una companera, un companero, mi companera, mi companero, mi roomie, alguien
    que conozco, una persona que conozco, un conocido, una conocida, una chica que, un chico que, chica de
    internet, gente de un grupo, alguien del grupo, un seguidor, me dijo que se, me dijo que queria, me dijo que
    no queria, me dijo que ya no, dijo que se, dice que se, dice que quiere, dice que no quiere, dice que ya no,
    dice que la vida, dice que estariamos, dice que es una carga, me escribio que, me mando un audio, me mando un
    mensaje, me mando una foto, puso un estado, publico que, subio una historia, subio una foto, se quiere morir,
    quiere morirse, quiere morir, quiere matarse, se quiere matar, se quiere suicidar, se va a matar, se va a
    suicidar, amenaza con matarse, amenaza con suicidarse, amenaza con hacerse, se corta, se hace dano, se hace
    cortes, se lastima, se autolesiona, le vi cortes, le vi las marcas, vi sus brazos, sus brazos, sus munecas, le
    encontre, encontre una carta, encontre cartas, encontre su diario, encontre cuchillas, encontre pastillas, en
    su cuarto, en su habitacion, en su mochila, no me contesta, no responde mis, no me responde, apago el
    telefono, apago el celular, tiene el movil apagado, tiene el celular apagado, me colgo, estoy preocupad* por,
    me preocupa mi, me preocupa que mi, tengo miedo por el, tengo miedo por ella, miedo de que se haga, miedo de
    que haga, como lo ayudo, como la ayudo, como le ayudo, como puedo ayudarle, como puedo ayudarla, como puedo
    ayudarlo, ayudarla, ayudarlo, que puedo hacer, a quien aviso, le aviso a sus padres, me hizo prometer, me
    pidio que no, pregunto por un amigo, es para un amigo, es para una amiga, pregunto por una amiga, esta
    encerrad* en su, se encerro en, se encerro en el bano, esta en el puente, esta en la azotea, tiene las
    pastillas, tiene un arma, a mi amiga, a mi hermana, a mi madre, a mi mama, a mi vecina, a una amiga, su novio
    le, su marido le, su padre le, los ninos de al lado, hijos de la vecina, le pega a sus, le pega a los ninos,
    gritos al lado
  `),
  minor: phrases(`
    tengo 8, tengo 9, tengo 10, tengo 11, tengo 12, tengo 13, tengo 14, tengo 15, tengo 16, tengo 17, tengo once,
    tengo doce, tengo trece, tengo catorce, tengo quince, tengo dieciseis, tengo diecisiete, 9 anos, 10 anos, 11
    anos, 12 anos, 13 anos, 14 anos, 15 anos, 16 anos, 17 anos, once anos, doce anos, trece anos, catorce anos,
    quince anos, dieciseis anos, diecisiete anos, cumplo 13, cumplo 14, cumplo 15, cumplo 16, cumplo trece, cumplo
    catorce, cumplo quince, voy a cumplir 13, voy a cumplir 14, voy a cumplir 15, soy menor, menor de edad, soy
    chica todavia, soy un nino, soy una nina, soy adolescente, la eso, primero de la eso, segundo de la eso,
    tercero de la eso, cuarto de la eso, 1 de la eso, 2 de la eso, 3 eso, 4 eso, de la eso, bachiller,
    bachillerato, la prepa, secundaria, la secu, en la secu, sexto de primaria, en el insti, mi insti, instituto,
    el insti, en el cole, mi cole, el cole, del cole, mi colegio, en la escuela, el liceo, liceo, mi liceo, octavo
    grado, septimo grado, sexto grado, primero medio, segundo medio, tercero medio, mis profes, mi profe, mi
    maestra, la maestra, la tutora, mi tutora, la orientadora, la psicologa del cole, la prefecta, la preceptora,
    en el recreo, mi mochila, mis papas no saben, mis papas no me dejan, mis padres no saben, no le digas a mi
    mama, no le digan a mi mama, no les digas a mis papas, no le digan a mis papas, no se lo digas a mis padres,
    me va a castigar, mi quinceanera
  `),
  distress: phrases(`
    triste, tristes, tristeza, tristona, depre, deprimid*, depresion, bajon, bajoneada, bajoneado, bajonead*,
    achicopalad*, agueitad*, agüitad*, aguitad*, ahuevad*, apachurrad*, decaid*, desanimad*, desmotivad*,
    desganad*, sin animo, sin animos, sin ganas, sin energia, apagada, apagado, apatic*, sola, solit*, soledad, me
    siento sol*, aislad*, abandonad*, llor*, lloro, llore, llorando, llorar, ganas de llorar, lagrimas, no paro de
    llorar, ansiedad, ansios*, ansia, angustia, angustiad*, agobi*, agobiad*, agobio, estres, estresad*,
    estresante, nervios, nervios*, panico, ataque de panico, ataques de panico, ataque de ansiedad, crisis de
    ansiedad, crisis de panico, nudo en la garganta, nudo en el estomago, nudo en el pecho, taquicardia, me
    tiemblan, tiemblo, temblando, miedo, asustad*, aterra, aterrad*, preocupad*, preocupa, preocupacion, inquiet*,
    insomnio, no puedo dormir, no pego ojo, no logro dormir, desvelad*, cansad*, cansancio, agotad*, agotamiento,
    exhaust*, burnout, saturad*, superad*, sobrepasad*, me supera, desbordad*, abrumad*, me sobrepasa, colapsad*,
    hecho polvo, hecha polvo, hecha mierda, hecho mierda, hecho bolsa, hecha bolsa, hecho pedazos, hecha pedazos,
    destrozad*, rota, corazon roto, me rompio el corazon, cortamos, terminamos, termino conmigo, ruptura,
    rompimos, separacion, divorcio, me engano, me fue infiel, infidelidad, cuernos, me puso los cuernos, extrano,
    te extrano, lo extrano, la extrano, echo de menos, hecho de menos, duelo, luto, perdi a mi, fallecio mi, murio
    mi, se murio mi, culpa, culpable, verguenza, averguenzo, fracaso, fracasad*, frustra*, inseguridad, insegur*,
    autoestima, acomplejad*, me odio, odio como soy, decepcion*, desilusion*, enojad*, enojo, enfad*, rabia,
    bronca, furios*, impotencia, irritad*, irritable, pelea, discut*, discusion, discutimos, bullying, se burlan,
    se rien de mi, me ignoran, me dejan de lado, no tengo amigos, no tengo con quien, nadie me entiende, nadie me
    escucha, nadie me quiere, despidieron, me echaron, desemplead*, en paro, sin trabajo, sin chamba, sin laburo,
    deudas, deuda, no llego a fin de mes, me duele, me duele el alma, duele, dolor, sufr*, sufrimiento, muy mal,
    fatal, horrible, de la chingada, de la verga, del asco, del orto, como el culo, para el orto, pesimo, pa la
    mierda, mal dia, perdid*, desorientad*, desesperad*, bloquead*, estancad*, en pausa, me cuesta, cuesta
    levantarme, no rindo, no puedo con todo, ya no se que hacer, no se que hacer, ya no se, no se que me pasa,
    nostalgia, melancolia, me siento vacia, me siento vacio, me siento mal, pesadilla*, hormonas, me cae mal, no
    quiero ver a nadie, no quiero salir, encerrad*, sobrecargad*, hundid*, de bajon, depresiv*
  `),
  figure: phrases(`
    muero de risa, muero de la risa, morir de risa, morirme de risa, morirse de risa, muriendo de risa, muriendo
    de la risa, mori de risa, muerta de risa, muerto de risa, muertos de risa, morimos de risa, me mori de risa,
    de la risa, de risa, muero de hambre, muerta de hambre, muerto de hambre, muertos de hambre, muriendo de
    hambre, muero del hambre, morirme de hambre, morir de hambre, muero de sueno, muerta de sueno, muerto de
    sueno, muriendo de sueno, muero de sed, muerto de sed, muerta de sed, muero de frio, muerta de frio, muerto de
    frio, muriendo de frio, muertos de frio, muero de calor, muerta de calor, muerto de calor, muriendo de calor,
    morir de calor, morirme de calor, muero del calor, muero de verguenza, morir de verguenza, morirme de
    verguenza, mori de verguenza, muerta de verguenza, muerto de verguenza, muero de la verguenza, mori de la
    verguenza, muero de pena ajena, muero de aburrimiento, muerta de aburrimiento, morir de aburrimiento, muriendo
    de aburrimiento, muero de amor, muerta de amor, muero de ternura, morir de ternura, muerta de ternura, mori de
    ternura, muero de ganas, muerta de ganas, muerto de ganas, muriendo de ganas, muero de la emocion, muero de
    emocion, muero de nervios, muerta de nervios, muerto de nervios, muerta de los nervios, muero de los nervios,
    muero de curiosidad, muerta de curiosidad, muero de envidia, muerta de envidia, muero de envidia sana, muero
    de asco, muero de dolor de pies, muerta de cansancio, muerto de cansancio, muertos de cansancio, muero de
    cansancio, muerta de miedo por, muero de miedo con las, muero por, me muero por, se muere por, mori por, moria
    por, moriria por una, muerta de la risa, mori con, mori con ese, me mori con, me muero muerta, me muero muero,
    me muero jaja, muero xd, ya me mori jaja, es para morirse de, esta para morirse, de muerte, de mala muerte,
    susto de muerte, un susto de muerte, buenisimo de muerte, rico de muerte, estas de muerte, me muero con, muero
    lento, vengo muerta, vengo muerto, llego muerta, llego muerto, llegue muerta, llegue muerto, estoy muerta xd,
    toy muerta, toy muerto, estoy muerto despues del, estoy muerta despues del, quede muerta, quede muerto,
    termine muerta, termine muerto, cai muerta, cai muerto, muerta del gym, muerto del gym, punto muerto, tiempo
    muerto, naturaleza muerta, lengua muerta, lenguas muertas, angulo muerto, mar muerto, horas muertas, peso
    muerto, letra muerta, hora muerta, mosquita muerta, mosca muerta, no tiene donde caerse muerto, dia de
    muertos, dia de los muertos, pan de muerto, dia de difuntos, walking dead, muertos vivientes, muerto viviente,
    zombis, zombies, quedar muerto matado, murio la bateria, se murio la bateria, se me murio la bateria, se me
    murio el celu, se me murio el celular, se me murio el movil, se me murio el telefono, se me murio la compu, se
    murio la compu, murio mi compu, murio el movil, murio mi celular, murio el wifi, se murio el wifi, se muere el
    celular, se murio la lavadora, murio la lavadora, murio el coche, se murio el auto, se murio el carro, murio
    mi planta, se murio mi planta, se me mueren las plantas, se me murio la planta, se me muere la planta, se me
    murio el cactus, se me mueren todas las plantas, se me murio, se le muere, muere el personaje, muere al final,
    muere el protagonista, muere la protagonista, morir en el intento, morir en el juego, muero en el mismo, muero
    siempre en, me mataron en, mori en el juego, morir con las botas, morir matando, hasta la muerte con, hasta
    que la muerte nos, a muerte con, a muerte, pelea a muerte, amigos a muerte, odio a muerte, fan a muerte, lucha
    a muerte, condenado a muerte, pena de muerte, la muerte en venecia, cronica de una muerte, muerte subita,
    muerte cerebral, cada muerte de obispo, muerte por chocolate, callejon de la muerte, partido a vida o muerte,
    cuestion de vida o muerte, no es el fin del mundo, fin del mundo, ni que fuera el fin del mundo, matar el
    tiempo, mato el tiempo, matando el tiempo, matar el rato, matar las horas, matar la tarde, matar el
    aburrimiento, matar la curiosidad, matar dos pajaros, mataba dos pajaros, mato dos pajaros, matar moscas,
    matar el hambre, matar el gusanillo, matar el antojo, mate amargo, mate cocido, tomar mate, tomo mate, un
    mate, unos mates, jaque mate, pintura mate, acabado mate, labial mate, mates, examen de mates, clase de mates,
    profe de mates, me mata el calor, me mata de risa, me mata de la risa, me matas de risa, me mata esta cancion,
    me matan los pies, me matan los zapatos, me matan los tacones, me estan matando los, me esta matando la
    espalda, me esta matando el calor, me mata la espalda, me mata la cabeza, me mata la curiosidad, me mata la
    intriga, la intriga me mata, la curiosidad mato, la duda me mata, me mata la incertidumbre, esos tacones me,
    esta tarea me va a matar, este profe me va a matar, mi mama me mata, mi mama me va a matar, mi vieja me mata,
    mi vieja me va a matar, mi viejo me mata, mi madre me mata, mi madre me va a matar, mi padre me mata, mi jefe
    me mata, mi jefe me va a matar, mi jefa me mata, mi jefa me va a matar, me mata mi mama, me mata mi madre, me
    mata mi mujer si, mi novia me mata, mi novia me va a matar, mi hermana me mata, mi hermana me va a matar, mi
    profe me mata, la profe me mata, mi papa me mata si llego, te mato si, te mato jaja, te voy a matar jaja, te
    mato xd, la mato jaja, lo mato jaja, los mato jaja, lo mato xd, me matan si, me van a matar en casa, me
    mataron con, me mato de risa, me mate de risa, me mato de la risa, mato de la risa, matate de risa, me mato
    estudiando, matarme estudiando, me mato trabajando, me mate trabajando, matarse trabajando, me mate
    estudiando, matarme a estudiar, me mato entrenando, me mato en el gym, me mate en el gym, me mate cocinando,
    matarse a trabajar, matarme a trabajar, matandome a trabajar, matandome por, me quiero matar con este, me
    quiero matar olvide, me quiero matar me olvide, me quiero matar jaja, me quiero matar jajaja, me queria matar
    jaja, me quiero cortar las venas con galletas, cortarme las venas con una galleta, cortarme las venas con,
    venas con galletas, de cortarse las venas, para cortarse las venas, canciones de cortarse, musica para
    cortarse, corta venas, cortavenas, me pego un tiro si, me doy un tiro si suena, pegarse un tiro en el pie,
    tiro en el pie, tiro libre, tiro de esquina, tiro al blanco, tiro con arco, tiro por la culata, me corto el
    pelo, me corte el pelo, cortarme el pelo, cortarme el flequillo, cortarse el pelo, me corte las puntas,
    cortarme las unas, me corto las unas, me corte con papel, me corte con un papel, me corte picando, me corte
    cocinando, me corte pelando, me corte el dedo, me corte cortando, me corte afeitandome, cortarme la barba, me
    corte la barba, se corto la luz, se corta la luz, se corto la llamada, se corta la llamada, se corto el
    internet, se me corta el internet, se corto el agua, se corta el pelo, se corto el pelo, se corto la mayonesa,
    corte de luz, corte de pelo, corte de agua, corte ingles, cortes de luz, cortes de pelo, corte y confeccion,
    cortes de carne, corto circuito, cortometraje, corto metraje, cafe cortado, un cortado, cortado,
    cortocircuito, me corto un poco cuando hablo, la leche se corto, me quiero desaparecer del mapa un finde,
    desaparecer del mapa un, desaparecer en vacaciones, desaparecer un finde, desaparecer unos dias en la playa,
    desaparecer a la playa, desaparecieron las galletas, desaparecio el gato, desaparecieron mis calcetines,
    desaparecen los calcetines, desaparecen las cucharas, desaparecio mi, desaparecieron las, desaparecio el,
    desaparecio la, desaparecen los, truco para desaparecer, desaparecer una mancha, desaparecer las manchas,
    desaparecer las ojeras, desaparecer el acne, personas desaparecidas, trágame tierra, tragame tierra, tierra
    tragame, que me trague la tierra, me queria tragar la tierra, me trague la tierra, trague la tierra, bomba de
    chocolate, la bomba, pasarlo bomba, lo pase bomba, una bomba de, es la bomba, estaba bomba, pasarla bomba,
    sobredosis de azucar, sobredosis de cafe, sobredosis de ternura, sobredosis de chocolate, sobredosis de
    navidad, sobredosis de cafeina, sobredosis de memes, pastillas de menta, pastillas para la alergia, pastilla
    para la alergia, pastillas de freno, pastillas anticonceptivas, la pastilla anticonceptiva, pastillas para la
    garganta, pastilla de jabon, antibiotico*, vitamina*, pastillas para el dolor de cabeza, ibuprofeno para la,
    paracetamol para la, paracetamol para el, voz pasiva, voces de los actores, doblaje, de viva voz, corre la
    voz, nota de voz, notas de voz, mensaje de voz, mensajes de voz, buzon de voz, en voz alta, en voz baja, me
    quede sin voz, perdi la voz, la voz kids, a viva voz, clases de canto, hacer puente, puente de diciembre,
    puente de mayo, el puente festivo, puente largo, este puente, del puente me voy, puente aereo, puente
    colgante, bajo el puente de, puente romano, tren de cercanias, viaje en tren, perdi el tren, billete de tren,
    tomar el tren, coger el tren, esperando el tren, ir en tren, en metro al, en el metro lleno, tirarme en el
    sofa, tirarme en la cama, tirarme a la piscina, me tiro a la piscina, tirarme a la pileta, me tire a la
    pileta, tirarme a ver, tirarme en la playa, tirarme en paracaidas, saltar en paracaidas, salto en paracaidas,
    saltar la cuerda, saltar a la cuerda, saltar la soga, salto de bungee, hacer puenting, puenting, lanzarme en
    parapente, lanzarme como emprendedora, lanzarme a la piscina, saltar de alegria, salto de alegria, saltar
    charcos, saltar la comba, saltar la valla, saltarme el semaforo, saltarme la dieta, salto de linea, me salte
    la clase, me lanzo a la aventura, morder el polvo, hecha polvo del gym, colgar el telefono, colgar la ropa,
    colgar los cuadros, colgar un cuadro, colgar las botas, colgo los guantes, colgar los guantes, se colgo la
    compu, se cuelga la compu, se me cuelga la compu, se cuelga el ordenador, se colgo el sistema, me colgue
    viendo, me colgue mirando, me quede colgado viendo, me colgue con la serie, me cuelgo con, colgada con el
    tema, ropa colgada, me ahogo en un vaso, ahogarse en un vaso, ahogo en trabajo, ahogada en trabajo, ahogado en
    deberes, ahogar las penas, ahogando las penas, con la soga al cuello con, con el agua al cuello, agua al
    cuello, me hundo en el sofa, se hundio el barco, hundir la flota, quemar calorias bailando, se me quemo el
    arroz, se me quemo la, se me quemo, queme el arroz, me queme con el horno, me queme con la plancha, me queme
    la lengua, me queme con el sol, me queme en la playa, quemado por el sol, quemadura de sol, quemarme las
    pestanas, me queme las pestanas, quemando las pestanas, dispararse los precios, se dispararon los precios, se
    disparo el dolar, se disparo la luz, me disparo el presupuesto, disparar fotos, golpe de suerte, golpe de
    calor, golpe de estado, golpe de efecto, de golpe, de un golpe, golpe en el meñique, me golpee el dedo, me
    golpee la rodilla, dio un golpe en la mesa, me pego el sol, me pego fuerte la cancion, me pega la nostalgia,
    me pego la gripe, me pego el resfriado, pega con, no pega con, pega mucho esta cancion, pegadiza, pegar un
    post it, pegar fotos, pegar la vuelta, pegarme una ducha, me pego una ducha, me pego una siesta, pegarme una
    siesta, pegarme un bano, me pego un susto, me pegue un susto, pegarme un susto, me pega el bajon de azucar,
    pegarle al gordo, pego el estiron, pegar ojo, se me pegaron las sabanas, me toco la loteria, me toco el
    premio, me toca a mi, me toca cocinar, me toca trabajar, me toca guardia, me toca limpiar, me toco bailar, me
    toco examen, me toco la, me toco el turno, me tocan vacaciones, me toca el lunes, me toco de companero, nos
    toca, te toca, le toca, toca madera, toco la guitarra, tocar la guitarra, toco el piano, tocar el piano, tocar
    el violin, toca en una banda, me obliga a comer verduras, me obliga a ver, me obligo a madrugar, me obligo a
    caminar, me obligo mi, me obligan a ir a misa, violo las normas, violar las normas, violar la ley, violacion
    de datos, violin, violento el partido, amenaza lluvia, amenaza tormenta, amenaza de lluvia, alerta por,
    amenaza con llover, amenaza fantasma, partirse de risa, me parto de risa, me parto el culo, me parto,
    partiendome de risa, me partia de risa, me descojono, me meo de risa, me cago de risa, cagarse de risa, cagado
    de risa, cagada de risa, me cague de risa, me cago de frio, me cago de hambre, cagada de frio, la vida es asi,
    por dios, ay dios, dios mio, por vida de, ya estuvo bueno, esta perron, me vuelve loca, me vuelve loco, me
    vuelven loca, me vuelven loco, volverme loca con, volverme loco con, loca de contenta, loco de contento, loca
    de amor, que locura, una locura de precios, locura de precios, precios de locura, un infierno de trafico, el
    trafico es, asesina esa mirada, asesina de plantas, asesino de plantas, asesino serial, asesinos seriales,
    asesino en serie, asesinos en serie, con la mirada, me asesina con la, mirada asesina, resaca asesina, cruda
    asesina, ballena asesina, orca asesina, instinto asesino, among us, impostor en, sindrome del impostor, me
    ganaron, los reventamos, los matamos 4, los matamos en, los destrozamos, nos mataron 5, los hicimos pedazos,
    les partimos la madre en el partido, nos reventaron, nos hicieron pedazos, revente de comer, comer hasta
    reventar en, voy a reventar de tanto, reventada de tanto, revento la olla, explotar de, voy a explotar de
    tanto, me explota la cabeza, explota la cabeza de, me estalla la cabeza, estalla la cabeza, infarto de
    precios, precio de infarto, de infarto, final de infarto, casi me da un infarto, casi me infarto, casi me da
    algo, me va a dar un infarto con, me da un infarto con, me dio un infarto cuando vi, me da algo si, me da un
    parraque, me da un patatus, un patatus, patatus, un soponcio, soponcio, por poco me da algo, me da un telele,
    me da un yuyu, no doy credito, no puedo mas con el calor, no puedo mas con este calor, no puedo mas de la
    risa, no puedo mas de calor, no puedo mas del calor, no puedo mas de sueno, ya no puedo mas de la risa, no
    puedo con el, no puedo con este, no puedo con esta, no puedo contigo, no aguanto el calor, no aguanto la risa,
    no aguanto las ganas, no aguanto los zapatos, no aguanto el hambre, no soporto el reggaeton, no soporto el
    cilantro, no aguanto a mi suegra, no aguanto hasta, no aguanto esperar, tirar la toalla con la dieta, tire la
    toalla con, me rindo no, me rindo con este, me rindo con el, me rindo con la, me rindo ante, hasta aqui llego
    mi dieta, que me maten, matenme ya, mátenme, matenme si, que alguien me mate jaja, matame camion, mejor me
    muero jaja, suicidio empresarial, suicidio politico, suicidio comercial, suicidio deportivo, suicidio laboral,
    suicida por el lateral, pase suicida, ataque suicida, escuadron suicida, las virgenes suicidas, kamikaze,
    mision suicida, terrorista suicida, gol suicida, suicidio asistido en el debate, suicidarse socialmente, dieta
    suicida, hora suicida, suicidarme de un, con filo de, cuchillo para el pan, cuchillo jamonero, cuchillos de
    cocina nuevos, cuchillo nuevo para, afilar los cuchillos, afilar cuchillos, la navaja suiza, navaja suiza,
    pistola de agua, pistola de silicona, pistola de masaje, pistola de pintura, arma de doble filo, armar un
    mueble, armo un rompecabezas, me arme de valor, armarme de paciencia, bala perdida, como una bala, balas de
    goma, a prueba de balas, echando bala, techo de cristal, ventana de oportunidad, por la ventana se ve, abrir
    la ventana, ventana nueva, ventana emergente, ventana al mar, azotea con vistas, bar en la azotea, terraza
    con, terraza de un bar, en la terraza tomando, acantilados de, rio abajo, rio de janeiro, el rio tiene, boca
    del rio, ir al rio, nadar en el rio, al mar de vacaciones, ir al mar, vista al mar, ver el mar, huir de la
    rutina, huir del calor, escape room, escapada, escapadita, escaparme a la playa, escaparme un finde, se me
    escapo el bus, se me escapo, se me escapa, se escapo el perro, se escapo la, me escape del trabajo, ultimo dia
    de clase, ultimo dia de clases, ultimo dia de trabajo, ultimo dia de vacaciones, ultimo dia de, ultimo
    episodio, ultimo capitulo de la, ultimo examen, ultimo parcial, fiesta de despedida, despedida de soltera,
    despedida de soltero, cena de despedida, despedida de un companero, despedida a un companero, despedida de mi
    jefa, gira de despedida, adios a las, adios dieta, adios vacaciones, adios verano, adios ahorros, adios
    sueldo, cartas a los reyes, carta a los reyes, carta a papa noel, carta al nino dios, carta de presentacion,
    carta de recomendacion, carta de motivacion, carta de amor, cartas de amor, carta del restaurante, la carta
    del, jugar a las cartas, jugando a las cartas, juego de cartas, nota en la nevera, nota en la refri, la nota
    del examen, buena nota, mala nota, sacar buena nota, nota de corte, nota media, tome nota, voy a acabar con
    todo el helado, acabar con todo el, acabe con todo el, acabar con la, acabar con el, acabar con los, terminar
    con el, terminar con la, terminar con mi novio, terminar con mi novia, terminar con mi contrato, terminar con
    esto de la mudanza, acabar con esto de la, acabar con esto e irme, terminar con esta tarea, acabar con este
    informe, acabe el curso, ponerle fin al contrato, poner fin al contrato, poner fin a la relacion, ponerle fin
    a la relacion, fin de curso, fin de semana, sin fin de, al fin, en fin, por fin viernes, peso de la mochila,
    carga la mochila, carga de trabajo, carga laboral, carga mental, carga el movil, carga el celular, carga
    rapida, no carga el, no carga la, no me carga, me carga que, cable de carga, cargador, carga de batería, lleva
    la carga, hice carga de, descarga, una descarga, basura reciclable, sacar la basura, saque la basura, bajar la
    basura, comida basura, serie basura, tele basura, los huesos de pollo, mojada hasta los huesos, hasta los
    huesos, carne y hueso, calado hasta los huesos, dieta mediterranea, deje de comer azucar, dejar de comer
    carne, dejar de comer pan, deje de comer carne, deje la carne, no comi postre, no he comido desde el desayuno,
    no he comido aun, no he comido todavia, todavia no como, ayuno para el analisis, ayunas, en ayunas, ayuno por
    ramadan, semana santa, atracon de series, atracon de turron, atracon de netflix, me puse las botas, comi como
    una vaca, comi como un cerdo, me coma a besos, te como a besos, comerselo a besos, vomite en el barco, mareo
    en el coche, vomito el gato, vomito el perro, el bebe vomito, me siguen en instagram, me siguen en twitter,
    seguidores, me siguen en, me sigue en, me sigue el perro, me siguen los gatos, vigilan el horno, senales de
    transito, senales de trafico, sin señal, hay senal, la senal del wifi, no hay senal, codigo postal, codigo de
    descuento, codigo penal, chip de movistar, cambie el chip, cambiar el chip, cambiar de chip, chip del celular,
    chip del perro, demonios de tasmania, que demonios, que diablos, pobre diablo, al diablo con, abogado del
    diablo, como alma que lleva el diablo, mas sabe el diablo, angelito, el angel de, bruja, brujas, noche de
    brujas, cuento de hadas, una eternidad en la fila, una eternidad, cola eterna, cadena perpetua, dormir mil
    horas, dormir todo el finde, dormir todo el dia, dormir hasta el lunes, dormir hasta el mediodia, dormir una
    semana, dormir como un tronco, dormi como un tronco, dormi como un bebe, dormi como piedra, dormir tres dias,
    invernar, hibernar, no me quiero levantar, no me quiero despertar manana para, no queria despertar de la
    siesta, no me desperte con la alarma, no desperte con la alarma, no oi el despertador, desperte tarde, no
    despierta ni con, no hay quien lo despierte, odio mi vida jaja, odio los lunes, odio madrugar, detesto los
    lunes, que asco de tiempo, que asco de dia, me cago en, me cago en la leche, hostia puta, vida mia, mi vida
    te, hola mi vida, si mi vida, mi vida jaja, mi vida y, mi vida como, vida social, vida laboral, vida nocturna,
    vida de estudiante, calidad de vida, estilo de vida, seguro de vida del coche, linea de la vida, historia de
    mi vida, el amor de mi vida, toda la vida, de toda la vida, de por vida, para toda la vida, en mi vida habia,
    en mi vida he visto, en mi vida vi, en la vida me habia, mas vida, curriculum vitae, vidas extra, me quedan
    dos vidas, me queda una vida, perdi todas las vidas, perdi una vida, sin vidas en, para siempre jamas, para
    siempre juntos, amigas para siempre, tatuaje para siempre, por siempre jamas, feliz para siempre, verdugo, nos
    vemos manana, estoy de sobra preparada, de sobra, saber de sobra, sobro comida, sobro pizza, sobraron, sobra
    decir, sobras, sobro mucha comida, molestar al perro, no molestes, modo no molestar, perdon la molestia,
    disculpa la molestia, perdon que moleste, disculpe que lo moleste, no quiero molestar pero, para siempre dora,
    hacer ejercicio, hacer una locura y comprar, locura y me tine, me voy a hacer un tatuaje, tatu*, marcas de la
    almohada, las marcas del bikini, marca de ropa, marcas de, cicatriz de la cesarea, cicatriz de la operacion,
    cicatriz de la apendicitis, cicatriz de la rodilla, cicatriz de apendicitis, cicatriz de una operacion, sangre
    de horchata, hacerme analisis de sangre, analisis de sangre, donar sangre, done sangre, donacion de sangre,
    donacion de organos, sangria, morcilla, sudar sangre, sangre nueva, sangre azul, sangre fria, tipo de sangre,
    sangrado de nariz, me sangro la nariz, me sangran las encias, le sangra la nariz, a tiro de piedra, ni a
    tiros, no me sale ni a tiros, ni a palos me, ni muerta me, ni muerto me, ni muerta uso, ni muerta me pongo, ni
    muerto voy, primero muerta que, antes muerta que sencilla, primero muerto que, antes muerta que, antes muerto
    que, primero me muero antes de, prefiero morir que comer, prefiero morir antes que comer, prefiero morirme que
    ir, sobre mi cadaver, por encima de mi cadaver, parezco un cadaver, cara de muerto, cara de muerta, cara de
    velorio, esto parece un velorio, parece un cementerio, parece un funeral, cementerio de, la curva de la
    muerte, salto mortal, mortal, pecado mortal, mortal para, esta mortal, que mortal, aburrimiento mortal,
    resucitar, resucite con el cafe, revivir con un cafe, me devolvio la vida, volver a la vida con, me dio la
    vida, este cafe me, hierba mala nunca muere, el que no arriesga, lo que no te mata, lo que no mata engorda, no
    mata engorda, no te mata te hace, ojos que no ven, a enemigo que huye, muerto el perro, el muerto al hoyo,
    vivo al bollo, la esperanza es lo ultimo, la esperanza es lo ultimo que se pierde, renovarse o morir, ser o no
    ser, ver para creer, de algo hay que morir, de algo hay que morirse, de algo me tengo que morir, nadie se
    muere por, nadie se ha muerto por, no me voy a morir por, no se va a morir nadie, mala hierba, tardas mas que,
    hambre que me muero, un frio que me muero, un calor que me muero, un sueno que me muero, que me muero de,
    tengo una hambre, vergüenza ajena, cringe
  `),
  story: phrases(`
    pelicula*, peli, pelis, film, cine, serie, series, netflix, temporada, episodio, capitulo*, documental,
    telenovela, novela, novelas, culebron, libro, libros, cuento, cuentos, personaje, personajes, protagonista,
    villano, malo de, autor, autora, escritor, escritora, poema, poemas, poesia, poeta, lorca, quiroga, pizarnik,
    storni, alfonsina, violeta parra, neruda, garcia marquez, borges, shakespeare, romeo, julieta, hamlet,
    virginia woolf, sylvia plath, cobain, cancion, canciones, letra, letra de, album, disco, banda, grupo de rock,
    concierto, recital, tango, bolero, corrido, corridos, ranchera, reggaeton, trap, teatro, obra de teatro,
    ensayo de teatro, actor, actriz, escena, escenas, guion, fanfic, relato, estoy escribiendo, juego, videojuego,
    jugando, partida, minecraft, fortnite, free fire, valorant, gta, cod, elden ring, dark souls, zelda, sims,
    rol, dnd, anime, manga, comic, podcast, true crime, noticia*, noticiero, telediario, periodico, diario el,
    articulo, reportaje, clase de, la clase, examen, parcial, tarea de, deberes, trabajo de, tesis, ensayo sobre,
    exposicion, presentacion, investigacion, estudio, estudios, estadistic*, universidad, la facu, facultad,
    carrera, asignatura, profesor de, seminario, curso, taller, charla, capacitacion, formacion, paciente,
    pacientes, enfermer*, bombero, bombera, paramedic*, voluntari*, telefono de la esperanza, linea de ayuda,
    linea de la vida, linea de prevencion, prevencion, campana, ong, concienciacion, concientizacion, cartel,
    folleto, museo, filosofia, camus, kant, estoicos, debate, leyes, politica, elecciones, misa, sermon, biblia,
    meme, memes, tiktok, reels, youtube, twitter, hilo, servidor, codigo, programa, proceso, git, ordenador,
    compu, laptop, bateria, pila, plant*, planta, plantas, cactus, albahaca, orquidea, tomates, jardin, maceta,
    perrito, gatito, hamster, peces, pecera, canario, veterinari*, vete, mascota, arana, cucaracha, mosquito,
    mosquitos, hormigas, gallina, vaca, insecto, receta, cocina, paella, asado, pollo, tacos, partido, gol,
    futbol, equipo, seleccion, madrid, barca, river, mundial, penal, penales, liga, truco, ajedrez, parchis,
    monopoly, dia de muertos, altar, ofrenda, pan de muerto, halloween, disfraz, carnaval, traduccion, traducir,
    crucigrama, que significa, que quiere decir, como funciona, refran, expresion
  `),
  past: phrases(`
    hace anos, hace un ano, hace dos anos, hace tres anos, hace cinco anos, hace diez anos, hace veinte anos, hace
    ocho anos, hace mucho, hace mucho tiempo, hace tiempo, anos atras, tiempo atras, en el pasado, en aquel
    entonces, en aquella epoca, en esa epoca, por entonces, cuando era chica, cuando era chico, cuando era nina,
    cuando era nino, cuando era adolescente, cuando era joven, cuando era pequena, cuando era pequeno, de chica,
    de chico, de nina, de nino, de pequena, de pequeno, de adolescente, de joven, a los quince, a los dieciseis, a
    los veinte, en mi adolescencia, infancia, mi infancia, en la pandemia, en pandemia, durante la pandemia, el
    ano pasado, ano pasado, en 2015, en 2018, en 2019, en 2020, los noventa, los ochenta, en los 90, ya paso, eso
    ya paso, ya quedo atras, quedo atras, atras quedo, superado, superada, lo supere, supere, superé, ya lo
    supere, lo he superado, recuperad*, recuperada, recuperado, recuperacion, en remision, sali adelante, salir
    adelante, he salido, sali de eso, sali de ahi, solia, pase por, viejas cicatrices, cicatrices viejas, anos
    limpia, anos limpio, anos sin, hoy estoy bien, hoy soy, mi primer matrimonio, primer marido, otra epoca, desde
    entonces, mirando atras, de eso hace, fue duro, aquellos tiempos, en su dia
  `),
  negation: phrases(`
    no, ni, nunca, jamas, sin, tampoco, nada de, para nada, en absoluto, ni loca, ni loco, ni de broma, ni de
    coña, ni en pedo, ni a palos, ni de chiste, ni que, en la vida haria, no quiero, no kiero, no queria, no
    quise, no tengo ganas de, no tengo intencion de, no tengo pensado, no tengo ideas, no tengo ideas de, no tengo
    pensamientos, no tengo pensamientos de, no pienso, no pienso en, no estoy pensando en, no he pensado en, no
    pense en, no me voy a, no voy a, no te voy a, no la voy a, no lo voy a, no me he, no me quiero, no es que
    quiera, no es que me quiera, no quiere decir que, no significa que, no me refiero a, nunca he pensado en,
    nunca pense en, nunca he querido, nunca quise, nunca haria, nunca me haria, nunca me he, nunca se me ha
    pasado, nunca he tenido, jamas me haria, jamas he pensado en, jamas pensaria en, jamas haria, jamas pense en,
    nunca pensaria en, sin intencion de, no hay riesgo, ninguna intencion de, ninguna intencion, ningun plan, ya
    no pienso en, ya no quiero, ya no tengo ganas de, ya no me, ya no, lejos de, no digo que, descarto
  `),
  joking: phrases(`
    jaja, jajaja, jajajaja, jajajajaja, jaj, ja ja, jajaj, ajaja, ajajaj, jsjs, jsjsjs, jajsj, jejeje, jeje, jiji,
    xd, xdd, xddd, lol, lmao, 😂, 🤣, 😅, 💀, 😆, broma, bromas, bromeando, bromeo, es broma, era broma, es coña, coña,
    de coña, en broma, de broma, de chiste, chiste, chistes, joda, es joda, jodiendo, te jodo, era joda, te estoy
    jodiendo, vacilando, vacile, cotorreo, puro cotorreo, mentira, es un decir, es una forma de hablar, forma de
    hablar, exager*, exagerando, exagero, dramatic*, drama queen, drama, ironi*, ironia, sarcas*, risa, risas, me
    rio, reirme, reir, gracioso, gracios*, chistoso, chistos*, comic*, divertid*, partirme, memes, no me hagas
    caso, tranqui que es
  `),
  recovery: phrases(`
    mi psicologa, mi psicologo, mi terapeuta, mi psiquiatra, en terapia, voy a terapia, vamos a terapia, ir a
    terapia, fui a terapia, terapia me, la terapia, grupo de apoyo, pedi ayuda, pidio ayuda, buscar ayuda, busque
    ayuda, me ayudo, me ayudaron, estoy mejor, me siento mejor, voy mejor, mucho mejor, bastante mejor, mejorando,
    estoy bien, toy bien, estamos bien, estoy a salvo, estamos a salvo, todo bien, rebien, re bien, de lujo,
    genial, padrisimo, chido, bacano, chevere, bárbaro, barbaro, guay, de puta madre, feliz, felices, felicidad,
    content*, alegr*, alegria, ilusion, ilusionad*, emocionad*, agradecid*, gracias, mil gracias, muchas gracias,
    orgullos*, aliviad*, tranquil*, en calma, relajad*, esperanzad*, con esperanza, ganas de seguir, ganas de
    vivir mas, me encanta, encanta mi vida, amo mi vida, amo la vida, amo vivir, la vida es bella, la vida es
    linda, disfrut*, disfruto, celebr*, festej*, vacaciones, playa, montana, planes bonitos, proyectos, aprobe,
    aprobado, ascenso, ascendieron, nuevo trabajo, me dieron el trabajo, ganamos, riquisim*, delicios*, bonito,
    hermoso, precioso, tierno, adopte, adoptamos, cachorro, cachorrito, bebe nacio, sobri*, anos sobria, anos
    sobrio, recuperad*, sanad*, sane, sanando, superado, sigo adelante, salir adelante, fuerte ahora, no me
    arrepiento, vale la pena, merece la pena, por suerte, gracias a dios, menos mal, que suerte, todo salio bien,
    dormi bien, descanse bien, como nueva, como nuevo
  `),
};

/** Spanish of Spain, Mexico, the Río de la Plata, the Andes and the Caribbean, as it is typed in a chat. */
export const spanish: Lexicon = {
  concepts,
  negationReach: { before: 3, after: 0 },
  aliases: {
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    xq: 'porque',
    pq: 'porque',
    xk: 'porque',
    porq: 'porque',
    pork: 'porque',
    x: 'por',
    xa: 'para',
    pa: 'para',
    d: 'de',
    m: 'me',
    t: 'te',
    toy: 'estoy',
    tas: 'estas',
    ta: 'esta',
    tb: 'tambien',
    tmb: 'tambien',
    tbn: 'tambien',
    tmbn: 'tambien',
    bn: 'bien',
    dnd: 'donde',
    cdo: 'cuando',
    cnd: 'cuando',
    msj: 'mensaje',
    finde: 'fin de semana',
    nd: 'nada',
    ntp: 'no te preocupes',
    nse: 'no se',
    nose: 'no se',
    ns: 'no se',
    grax: 'gracias',
    grcs: 'gracias',
    tqm: 'te quiero mucho',
    kiero: 'quiero',
    qiero: 'quiero',
    qro: 'quiero',
    kisiera: 'quisiera',
    kiere: 'quiere',
    kitarme: 'quitarme',
    bida: 'vida',
    bivir: 'vivir',
    aki: 'aqui',
    asta: 'hasta',
    ai: 'ahi',
    haci: 'asi',
    hubieze: 'hubiese',
    sta: 'esta',
    stoy: 'estoy',
    mxo: 'mucho',
    muxo: 'mucho',
    nadien: 'nadie',
    alguin: 'alguien',
    psico: 'psicologa',
    insti: 'instituto',
    uni: 'universidad',
    celu: 'celular',
    tele: 'television',
    compu: 'computadora',
    cumple: 'cumpleanos',
    peli: 'pelicula',
    pelis: 'peliculas',
  },
};
