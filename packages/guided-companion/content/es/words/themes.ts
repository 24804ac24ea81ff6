import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    pánico, ataque de ansiedad, ataques de ansiedad, crisis de ansiedad, crisis de pánico, crisis de angustia,
    crisis nerviosa, no puedo respirar, no podía respirar, me falta el aire, me faltaba el aire, falta de aire,
    me ahogo, me estaba ahogando, me asfixio, corazón acelerado, corazón a mil, corazón se me sale, corazón disparado,
    se me acelera el corazón, se me aceleró el corazón, taquicardia*, palpitacion*, hiperventil*, me voy a desmayar,
    voy a desmayarme, me hormiguean, hormigueo, miedo a morir, miedo de morir, voy a enloquecer, me voy a volver loc*,
    me estoy volviendo loc*, teniendo un ataque, teniendo una crisis, me dio un ataque, me está dando un ataque
  `),
  grief: phrases(`
    duelo, murió, se murió, se me murió, ha muerto, falleció, falleci*, muerte de, muerte del, su muerte, perdí a mi,
    perdí a un, perdí a una, perdimos a, perder a mi, pérdida de mi, entierro, velorio, velatorio, funeral, tanatorio,
    se fue para siempre, ya no está conmigo, ya no está con nosotros, pasó a mejor vida, aborto espontáneo,
    perdí el bebé, perdí al bebé, perdí un bebé, se suicidó, murieron, fallecieron, aniversario luctuoso, luto
  `),
  breakup: phrases(`
    terminó conmigo, terminé con, terminamos, rompió conmigo, rompí con, rompimos, hemos roto, me ha dejado, me dejó por,
    me dejó mi, me cortó por, novio me cortó, novia me cortó, cortamos, cortó conmigo, me terminó, ruptura, divorci*,
    separación, nos separamos, separarnos, me separé, me estoy separando, mi ex, ex novi*, exnovi*, ex marido, exmarido,
    ex esposo, ex esposa, ex mujer, ex pareja, expareja, me botó, me mandó a la, me engañó con, me fue infiel,
    fue infiel, infidelidad, infiel, me puso los cuernos, cuernos, me pintó el cuerno, dejarlo con, lo dejamos,
    lo hemos dejado
  `),
  parenting: phrases(`
    mi hijo, mi hija, mis hijos, mis hijas, maternidad, paternidad, ser madre, ser mamá, ser padre, ser papá, bebé,
    recién nacid*, lactancia, dar el pecho, amamant*, embaraz*, posparto, postparto, hijastr*, madre soltera,
    mamá soltera, padre soltero, crianza, criar, mi nene, mi nena, mis nenes, mi peque, los peques, mis peques, berrinche*, rabieta*,
    mi niño, mi niña, mis niños, mis niñas, hijo adolescente, hija adolescente
  `),
  sleep: phrases(`
    dormir, duermo, dormí, durmiendo, dormía, dormirme, dormido, dormida, insomnio, sueño mal, tengo sueño, pesadilla*,
    madrugada, me despierto, me desperté, despiert*, desvel*, no pego ojo, no pegué ojo, en vela, noche en blanco,
    dando vueltas en la cama, vueltas en la cama, trasnoch*, conciliar el sueño
  `),
  guilt: phrases(`
    culpa, culpable, remordimiento*, arrepent*, arrepiento, fue mi culpa, es mi culpa, perdonarme, no me perdono,
    le fallé, les fallé, la cagué, le hice daño, lastimé a, herí a, le mentí, metí la pata, hice mal en,
    no debí, no debería haber, decepcioné a
  `),
  selfWorth: phrases(`
    autoestima, auto estima, amor propio, no soy suficiente, no soy lo suficiente, nunca soy suficiente,
    no soy lo bastante, insuficiente, soy una basura, soy un asco, soy una mierda, soy un fracaso, soy una fracasad*,
    soy un fracasad*, fracasad*, soy tont*, soy idiota, soy un inútil, soy una inútil, inútil, incapaz, inferior,
    soy fea, soy feo, me veo fea, me veo feo, me siento fea, me siento feo, me veo gord*, me siento gord*, me odio,
    odio mi cuerpo, no me gusto, no me quiero $, no me quiero a mí, no me quiero nada, no me soporto, me doy asco, insegur*, síndrome del impostor,
    impostora, no sirvo, no sirvo para nada, no valgo, no valgo nada, no merezco, me siento una basura,
    me siento una mierda, me siento un fracaso, me comparo, comparándome, compararme, un fracaso, nadie me quiere,
    me exijo, perfeccionis*, mala persona, mala madre, mal padre, mala hija, mal hijo, complejo*, acomplejad*
  `),
  loneliness: phrases(`
    soledad, me siento solo, me siento sola, me siento tan solo, me siento tan sola, me siento muy solo, me siento muy sola,
    me siento re solo, me siento re sola, estoy solo, estoy sola, estoy muy solo, estoy muy sola, estoy tan solo,
    estoy tan sola, tan sola, muy sola, siempre sola, siempre solo, más sola que, más solo que, ^ sola $, ^ solo $,
    solitari*, no tengo a nadie, no tengo amigos, no tengo amigas, sin nadie, sin amigos, a nadie le importo,
    nadie me habla, nadie me escribe, nadie me busca, nadie me entiende, aislad*, me aislé, me aíslo, excluid*,
    no encajo, no pertenezco, invisible, solit*
  `),
  exhaustion: phrases(`
    cansad*, cansancio, agotad*, agotamiento, agota, exhaust*, burnout, sin energía, sin energías, sin fuerzas,
    no puedo más, no doy más, no aguanto más, sobrecargad*, sobrecarga, quemad* del, muerta de cansancio, muerto de cansancio,
    estresad*, estrés, estres, estresa*, al límite, reventad*, fundid*, rendida, no me da la vida, me cansa, me agota, levantarme de la cama, no me quiero levantar, no quiero levantarme
  `),
  money: phrases(`
    dinero, plata, lana, pasta para, guita, deuda*, endeudad*, factura*, pagar el alquiler, pagar la renta, alquiler, renta,
    arriendo, hipoteca, sueldo, salario, tarjeta de crédito, préstamo*, financier*, en bancarrota, quebrad*,
    sin un peso, sin un duro, sin un centavo, llegar a fin de mes, llego a fin de mes, fin de mes, no me alcanza,
    no alcanza para, no nos alcanza, las cuentas, ahorros, embargo, pagar las cuentas
  `),
  study: phrases(`
    examen, exámenes, examenes, parcial, parciales, universidad, escuela, colegio, instituto, facultad, estudi*, selectividad,
    oposición, oposiciones, opositando, preparatoria, prepa, bachillerato, tesis, tfg, profesor, profesora, profe,
    notas, mala nota, nota baja, materia, materias, asignatura*, maestría, máster, doctorado, posgrado, carrera universitaria, mi carrera,
    clases, en clase, mi clase, semestre, reprobé, reprob*, suspendí, suspenso, jalé, desaprob*, tarea de, deberes, beca
  `),
  change: phrases(`
    mudanza, mudarme, me mudé, me mudo, me voy a mudar, nos mudamos, cambio de ciudad, cambiar de ciudad,
    cambio de país, otro país, otra ciudad, nueva ciudad, ciudad nueva, país nuevo, emigr*, inmigr*, migr*, intercambio,
    empezar de cero, empezar de nuevo, adaptarme, adaptación, adaptar, vivir sol*, me fui de casa, irme de casa,
    casa nueva, lejos de casa, lejos de mi familia, me jubil*, jubilación, cambios, un cambio, tantos cambios
  `),
  relationship: phrases(`
    novio, novia, noviazgo, marido, esposo, esposa, mi mujer, mi pareja, pareja, matrimonio, casad*, relación, mi prometid*, celos,
    celos*, saliendo con, quedando con, ligue, crush, enamor*, amor de mi vida, discutimos siempre, me gusta un chico,
    me gusta una chica, me gusta alguien, conocí a alguien, conocí a un chico, conocí a una chica, me dejó en visto,
    casi algo, tóxic*, convivencia, mi amor
  `),
  friendship: phrases(`
    amig*, amistad*, mejor amig*, mi grupo, grupo de amigos, colega, colegas, pana, mi parce, mis parces, mi bestie, compañer* de piso,
    roomie, cuate, cuates
  `),
  health: phrases(`
    salud, enfermedad, enferm*, dolores, cáncer, hospital, cirugía, operación, me operan, me operaron, análisis,
    resultados médicos, médic*, doctor, doctora, migraña, jaqueca, dolor de cabeza, adelgaz*, engord*, mi cuerpo,
    mi peso, dieta, pastilla*, medicamento*, internad*, ingresad*, menopausia, crónic*, diabetes, presión alta,
    tensión alta, atracón, atracones, mareo*, fiebre, gripe, dolor de, dolor en, me duele la, me duele el,
    me duelen, alzheimer, demencia, cuido a mi, cuidar a mi, cuidar de mi, residencia, uci, terapia intensiva, quimio,
    quimioterapia, covid, embolia
  `),
  work: phrases(`
    trabaj*, trabajo, trabajar, trabajando, empleo*, desemple*, en paro, el paro, paro laboral, jefe, jefa, jefes, empresa, oficina, reunión,
    reuniones, compañeros de trabajo, compañeras de trabajo, me echaron, me despidieron, me corrieron, despidieron,
    despido, carrera profesional, profesional, ascenso, plazo, plazos, entrega, cliente*, proyecto,
    horas extra, gerente, prácticas, pasantía, entrevista, turno, turnos, teletrabajo, home office, equipo,
    guardia, currículum, cv, freelance, laburo, chamba, curro, renunci*, negocio, laboral, mobbing
  `),
  family: phrases(`
    familia, familiar*, madre, mamá, mami, padre, papá, papi, padres, papás, viejos, hermano, hermana, hermanos,
    hermanas, abuelo, abuela, abuelos, abue, tía, tío, tíos, primo, prima, primos, suegr*, cuñad*, pariente*,
    padrastro, madrastra, sobrin*, mi viejo, mi vieja, en casa todos, hermanit*, abuelit*, mamita
  `),
  anger: phrases(`
    rabia, enoj*, enfad*, qué ira, mucha ira, siento ira, con ira, de ira, furia, furios*, cabre*, encabron*, emputad*, arrech*, indigna*, bronca,
    qué coraje, me da coraje, mucho coraje, odio a, odio mi, odio esto, odio todo, odio que, lo odio, la odio, los odio,
    estallé, estallar, exploté, explotar, injust*, me gritó, gritó, le grité, humill*, falta de respeto, faltó al respeto,
    me saca de quicio, me revienta, romper todo, irrit*, me hierve la sangre, impotencia
  `),
  emptiness: phrases(`
    vacío, vacía, sin sentido, nada tiene sentido, no le veo sentido, no siento nada, me da igual todo, todo me da igual,
    me da lo mismo, apátic*, apatía, tedio, aburrid*, aburrimiento, sin ganas, no tengo ganas, sin ganas de nada,
    desmotivad*, desmotivación, sin motivación, desganad*, desgano, anestesiad*, piloto automático, en automático,
    monóton*, monotonía, perdí el interés, nada me importa, nada me gusta, nada me llena, para qué todo
  `),
  future: phrases(`
    futuro, decisión, decisiones, decidir, decidirme, elegir, elección, qué hacer con mi vida, qué hago con mi vida,
    qué rumbo, rumbo, indecis*, qué camino, camino tomar, planes, mis planes, no sé si aceptar, dentro de unos años,
    estoy perdid*, me siento perdid*, mi propósito, propósito, vocación, encrucijada, muchas dudas, tengo dudas,
    dudas, propuesta, oferta, no sé si irme
  `),
  world: phrases(`
    noticia, noticias, noticiero, telediario, guerra*, política, político*, elecciones, el mundo está, en el mundo,
    este mundo, crisis climática, cambio climático, calentamiento global, inundaci*, terremoto*, sismo, incendio*,
    inseguridad, delincuencia, robos, asalt*, narco, pandemia, gobierno, tragedia*, inflación, crisis económica,
    inteligencia artificial va
  `),
  anxiety: phrases(`
    ansios*, ansiedad, preocup*, nervios*, nervios, angusti*, tensión, no dejo de pensar, no paro de pensar,
    no puedo dejar de pensar, no puedo parar de pensar, la cabeza no para, mi cabeza no para, cabeza a mil, mente a mil,
    pensamientos intrusivos, sobrepens*, overthinking, rumiando, rayad*, me rayo, rayada, comiendo la cabeza,
    comer la cabeza, miedo, temor, y si sale mal, inquiet*, intranquil*, opresión en el pecho, presión en el pecho,
    aprieta el pecho, desespera*, tenso, tensa, nudo en el estómago
  `),
  gratitude: phrases(`
    agradecid*, gratitud, agradezco a, doy gracias, qué suerte tengo, tengo suerte, suerte de tener, afortunad*, bendecid*,
    bendición, valorar lo que tengo, valoro lo que tengo
  `),
  joy: phrases(`
    lo logré, lo conseguí, por fin lo, aprobé, pasé el examen, pasé la materia, saqué buena nota, me aceptaron, me admitieron,
    me contrataron, me dieron el trabajo, me dieron el puesto, conseguí trabajo, conseguí el trabajo, encontré trabajo,
    nuevo trabajo, trabajo nuevo, me ascendieron, ascendieron, celebr*, festej*, salió bien, salió genial,
    salió todo bien, buena noticia, buenas noticias, gran noticia, el mejor día, un día hermoso, día increíble,
    día lindo, día bonito, maravillos*, cumplí mi sueño, me voy a casar, me caso, nos casamos, pedida de mano,
    me pidió matrimonio, me gradué, graduación, me gané, gané, me divertí, fue increíble, fue genial, estuvo genial,
    la pasé bien, la pasé genial, lo pasé bien, lo pasé genial, lo pasé muy bien, nos reímos, me reí, fue un buen día, tuve un buen día,
    sonrió, fue hermoso, fue precioso, me hizo reír
  `),
};
