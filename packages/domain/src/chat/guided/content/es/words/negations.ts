import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    se quiere matar, se quiere morir, se quiere suicidar, se quiere quitar la vida, se quería matar, se quiso matar,
    quiere matarse, quiere morir, quiere morirse, quiere suicidarse, quiere quitarse la vida, quería matarse,
    quería suicidarse, piensa matarse, piensa en matarse, piensa en morir, piensa en morirse, piensa en suicid*,
    piensa suicidarse, pensando en matarse, pensando en suicidarse, habla de suicid*, habló de suicid*,
    habla de matarse, habló de matarse, habla de morirse, intentó suicidarse, intentó matarse, intentó quitarse la vida,
    se intentó suicidar, se intentó matar, se ha intentado suicidar, ha intentado suicidarse, trató de suicidarse,
    trató de matarse, se va a matar, se va a suicidar, va a matarse, va a suicidarse, amenaza con matarse,
    amenazó con matarse, amenaza con suicid*, amenazó con suicid*, se está cortando, ella se corta, él se corta,
    hijo se corta, hija se corta, hermano se corta, hermana se corta, amiga se corta, amigo se corta,
    se corta los brazos, se corta las muñecas, se autolesiona, se hace cortes, ya no quiere vivir, no quiere vivir,
    no quiere seguir viviendo, tiene ideas suicidas, tiene pensamientos suicidas, se tomó todas las pastillas
  `),
  suicide: phrases(`
    quiero morir, quiero morirme, me quiero morir, me quería morir, quería morirme, quisiera morir, quisiera morirme,
    me quisiera morir, me gustaría morir, me gustaría morirme, quiero estar muert*, quisiera estar muert*,
    me gustaría estar muert*, ojalá me muera, ojalá me muriera, ojalá me muriese, ojalá estuviera muert*,
    ojalá no despertar*, ojalá no hubiera nacido, ganas de morir, ganas de morirme, ganas de matarme, deseo morir,
    deseos de morir, prefiero morir, prefiero morirme, preferiría morir, preferiría morirme, preferiría estar muert*,
    mejor muert*, mejor estar muert*, mejor morir, mejor me muero, mejor morirme, matarme, me voy a matar,
    me quiero matar, me quisiera matar, me mato, me acabo matando, me termino matando, suicid*, me quiero suicidar,
    me voy a suicidar, quitarme la vida, me quiero quitar la vida, me voy a quitar la vida, quitarme de en medio,
    acabar con mi vida, terminar con mi vida, acabar mi vida, terminar mi vida, acabar con todo, terminar con todo,
    ponerle fin a todo, poner fin a todo, poner fin a mi vida, ponerle fin a mi vida, no quiero vivir,
    no quiero vivir más, no quiero más vivir, ya no quiero vivir, no quiero seguir viviendo,
    no quiero seguir con vida, ya no quiero seguir aquí, no quiero seguir aquí, no quiero estar vivo,
    no quiero estar viva, ya no quiero estar aquí, no quiero estar más aquí, no quiero estar aquí más,
    no quiero estar en este mundo, irme de este mundo, no quiero existir, ya no quiero existir, dejar de existir,
    quisiera no existir, desaparecer para siempre, no quiero despertar, no quisiera despertar, no quiero despertarme,
    no despertar nunca, no despertar más, no despertarme, dormir y no despertar, dormirme y no despertar,
    dormir para siempre, no vale la pena vivir, no vale la pena seguir viviendo, no merece la pena vivir,
    cansad* de vivir, me cansé de vivir, hart* de vivir, no aguanto vivir, no puedo seguir viviendo,
    no tengo motivos para vivir, no tengo razones para vivir, sin motivos para vivir, sin razones para vivir,
    no veo razón para vivir, no tengo razón para vivir, nada por lo que vivir, no tengo por que vivir,
    no le veo sentido a vivir, estarían mejor sin mí, estaría mejor sin mí, mejor sin mí, mundo sin mí, ahorcarme,
    me voy a ahorcar, me quiero ahorcar, colgarme de, pegarme un tiro, dispararme, tirarme del, tirarme de un,
    tirarme de una, tirarme por la ventana, tirarme por el balcón, tirarme al tren, tirarme al metro,
    tirarme a las vías, lanzarme del, lanzarme de un, lanzarme al tren, aventarme del, aventarme de un,
    saltar del puente, saltar de un puente, saltar por la ventana, saltar al vacío, cortarme las venas,
    me corto las venas, me tomé todas las pastillas, tomé todas las pastillas, tomarme todas las pastillas,
    me tomé muchas pastillas, tomé muchas pastillas, me tomé un montón de pastillas, me tomé un frasco,
    me tomé una caja de pastillas, sobredosis, carta de despedida, cartas de despedida, despedirme de todos,
    para qué sigo viva, para qué sigo vivo, para qué seguir viviendo, nadie me extrañaría si, nadie me va a extrañar si,
    si me muero nadie, si me muriera nadie, no le encuentro sentido a la vida, no le veo sentido a la vida,
    no le encuentro sentido a vivir, la vida ya no tiene sentido, mi vida ya no tiene sentido, mi vida no tiene sentido,
    tomé pastillas de más, tomé demasiadas pastillas, me pasé de pastillas, desaparecer de este mundo,
    desaparecer de este planeta, quiero irme al cielo, rendirme con la vida, desvivirme, me quiero desvivir, kms
  `),
  selfHarm: phrases(`
    me corto, me corté, me estoy cortando, me he cortado, me he vuelto a cortar, cortarme, cortándome, me hago cortes,
    me hice cortes, hacerme cortes, autolesi*, auto lesi*, autolastim*, autoagre*, me hago daño, me hice daño a propósito,
    quiero hacerme daño, me quiero hacer daño, ganas de hacerme daño, pienso en hacerme daño, voy a hacerme daño,
    me voy a hacer daño, volví a hacerme daño, empecé a hacerme daño, daño a mí mism*, quiero lastimarme,
    me quiero lastimar, ganas de lastimarme, pienso en lastimarme, voy a lastimarme, me voy a lastimar,
    volví a lastimarme, empecé a lastimarme, me lastimo a mí, me lastimo cuando, me lastimo a propósito,
    me lastimé a propósito, me quemo a propósito, me quemé a propósito, quemarme a propósito, quemarme la piel,
    me golpeo a mí, me golpeo cuando, me golpeo la cabeza, me golpeo contra, golpearme la cabeza, golpearme a mí,
    me pego a mí, me pego cuando, me pego en la cabeza, me rasguño hasta, me araño hasta, arañarme hasta, cuchilla,
    cuchillas, hojilla
  `),
  violence: phrases(`
    me pega, me pegó, me pegan, me pegaba, me pegaron, me ha pegado, me golpea, me golpeó, me golpean, me golpeaba,
    me golpearon, me ha golpeado, pegarme, golpearme, me maltrata, me maltrataba, me maltrató, me da golpes, me dio una paliza,
    me da palizas, me da una paliza, me levanta la mano, me levantó la mano, me puso la mano encima,
    me pone la mano encima, me violó, me violaron, me viola, me ha violado, fui violad*, quiso violarme,
    intentó violarme, abusó de mí, abusa de mí, abusaba de mí, abusaron de mí, ha abusado de mí, fui abusad*,
    abuso sexual, me manosea, me manoseó, me manosearon, me tocó sin, me toca sin, me obliga a tener,
    me obligó a tener, me fuerza a tener, me forzó, me amenaza de muerte, me amenazó de muerte,
    amenaza con matarme, amenazó con matarme, me amenaza con matarme, me amenazó con un, me amenaza con un,
    me quiere matar, me quiso matar, me va a matar, va a matarme, quiere matarme, quiso matarme, intentó matarme,
    trató de matarme, dijo que me mataría, dice que me mata, me ahorcó, me ahorca, me estranguló, me agarró del cuello,
    me agarra del cuello, me agrede, me agredió, me ha agredido, me agredieron, fui agredid*, me encierra,
    me encerró en, me tiene encerrad*, me empujó contra, me persigue mi ex, estoy en peligro, corro peligro,
    miedo de mi marido, miedo a mi marido, miedo de mi esposo, miedo a mi esposo, miedo de mi novio,
    miedo a mi novio, miedo de mi pareja, miedo a mi pareja, miedo de mi ex, miedo a mi ex, miedo de mi padre,
    miedo a mi padre, miedo de mi papá, miedo a mi papá, miedo de lo que me pueda hacer, miedo de que me haga algo, miedo a que me haga algo, mi ex me haga algo,
    miedo de que me mate, miedo a que me mate, violencia en casa, violencia de género, violencia doméstica
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
  me quiero morir de risa, me quiero morir de la risa, quiero morir de risa, quiero morirme de risa,
  me quiero morir de vergüenza, me quería morir de vergüenza, me quería morir de la vergüenza,
  me quería morir de risa, quería morirme de vergüenza, quiero morirme de vergüenza, quiero morir de vergüenza,
  me quiero morir de la vergüenza, me quiero morir de la pena, me quería morir de la pena, me quería morir de pena,
  me quiero morir del sueño, me quiero morir de sueño, me quiero morir de calor, me quiero morir de amor,
  no quiero morir, no quiero morirme, no me quiero morir, no me quería morir, no quería morirme, no quisiera morir,
  no quiero matarme, no me quiero matar, no me voy a matar, no voy a matarme, no pienso matarme,
  no tengo ganas de morir, no quiero hacerme daño, no me quiero hacer daño, no quiero cortarme, ya no me corto,
  no me corto, hace años que no me corto, me mato de risa, me mato de la risa, me mato de hambre, me mato de calor,
  me quiero matar de risa, me quiero matar de la risa, me mato estudiando, me mato trabajando, me mato haciendo,
  me mato por mis, me mato por mi familia, no quiero vivir con mi, no quiero vivir con mis, no quiero vivir con él, no quiero vivir con ella,
  no quiero vivir con ellos, no quiero vivir con nadie, no quiero vivir con su, no quiero vivir en casa,
  no quiero vivir en esa casa, no quiero vivir en esta casa, no quiero vivir en esta ciudad, no quiero vivir en este país,
  no quiero vivir en este barrio, no quiero vivir lejos, no quiero vivir sol*, nunca me pega, no me pega,
  nunca me pegó, nunca me ha pegado, jamás me pegó, nunca me golpeó, nunca me ha golpeado, me corté _ _ cocinando,
  me corté _ _ sin querer, me corté _ _ con un vaso, me corté pelando, me corté picando, me mató la, me mató el, me mató con, me mató ver, me mató de,
  eso me mató, frase me mató, final me mató, película me mató, canción me mató, matarme estudiando,
  matarme trabajando, matarme a estudiar, matarme a trabajar, matarme de risa, me voy a matar estudiando,
  me voy a matar trabajando, me voy a matar de risa, mi mamá me va a matar, mi madre me va a matar,
  mi papá me va a matar, mi padre me va a matar, mi jefe me va a matar, mi jefa me va a matar,
  mi hermana me va a matar, mi profe me va a matar, mi profesora me va a matar, me va a matar de risa,
  me va a matar de un, me va a matar del, me va a matar la, me va a matar el estrés, me va a matar el trabajo,
  me va a matar el calor, me va a matar este, me va a matar esta, ansiedad me va a matar, estrés me va a matar,
  calor me va a matar, trabajo me va a matar, escuadrón suicida, se suicidó, se ha suicidado, se había suicidado,
  cortarme el pelo, cortarme el cabello, cortarme las uñas, cortarme el flequillo, cortarme la barba, me corté el pelo,
  me corté el cabello, me corté las uñas, me corté el flequillo, me corté el dedo, me corté un dedo, me corté cocinando,
  me corté afeitándome, me corté sin querer, me corté con papel, me corté con un papel, me corto el pelo,
  me corto el cabello, me corto las uñas, me corto al hablar, me corto con la gente, novio me cortó, novia me cortó,
  pareja me cortó, crush me cortó, él me cortó, ella me cortó, me cortó por mensaje, me cortó por whatsapp,
  me cortó el teléfono, me cortó la llamada, me cortó la inspiración, me pegó una, me pegó un, me pegó la,
  me pegó el, me pega una, me pega un, me pega la nostalgia, me pega la tristeza, me pega el bajón,
  me pega la soledad, me pega la ansiedad, me pegó fuerte la, me pegó duro, me pegó muy duro, me golpeó la noticia,
  me golpeó la realidad, me golpea la realidad, me golpea la nostalgia, me golpeó la vida, me pegó mal,
  pega fuerte el sol, desvivirme por, me forzó a pensar, acabar con todo el, acabar con todo lo,
  terminar con todo el, terminar con todo lo, sobredosis de café, sobredosis de azúcar, sobredosis de chocolate,
  quiere morirse de risa, se quiere morir de risa, se quiere morir de vergüenza, colgarme de las redes, matarme los,
  cuchillas de afeitar nuevas, me encierra en mí, dormir para siempre los, mejor sin mi ex, mejor sin mi novio,
  mejor sin mi novia, mejor sin mi trabajo, me maltrata el pelo, no despertarme tarde, no despertarme tan,
  no despertarme con
`);

export const safe: Recognition['safe'] = phrases(`
  estoy a salvo, me siento a salvo, estoy segura aquí, estoy seguro aquí, me siento segur*, no voy a hacer nada, no haré nada,
  no me voy a matar, no me voy a hacer nada, no me voy a hacer daño, no voy a hacerme daño, estoy con mi mamá,
  estoy con mi madre, estoy con mi papá, estoy con mi padre, estoy con mi herman*, estoy con mi pareja,
  estoy con un amigo, estoy con una amiga, estoy con alguien, estoy con gente, hay alguien conmigo, hay gente conmigo,
  no estoy solo, no estoy sola, ya llamé, llamé a, voy a llamar, estoy bien ahora, ahora estoy bien, estoy mejor ahora,
  fue solo un pensamiento, solo fue un pensamiento, solo lo pensé, era broma, era una broma, estaba bromeando,
  está viniendo, viene en camino, ya viene, ya llegó, está aquí, están aquí, está conmigo, están conmigo,
  llegó mi mamá, llegó mi madre, llegó mi papá, mi mamá llegó, mi papá llegó, estoy acompañad*
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  no estoy a salvo, no me siento a salvo, no sé si estoy a salvo, no estoy segur*, no me siento segur*,
  no sé si estoy segur*, estoy solo, estoy sola, no hay nadie, nadie conmigo, lo voy a hacer, voy a hacerlo,
  ya lo hice, ya me las tomé, ya las tomé, me las tomé, me tomé todo, tengo miedo de mí, miedo de mí mism*,
  no confío en mí, esta noche lo hago, hoy en la noche, esta misma noche, ya lo decidí, ya está decidido, tengo un plan
`);

export const negations: Recognition['negations'] = phrases(
  'no, nunca, ni, jamás, sin, ningún, ninguna, tampoco, nadie, ya no, nada',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('pero, sino, solo, sólo, que, y, sí, aunque, porque');

export const addressing: Recognition['addressing'] = phrases('tú, te, ti, contigo, tu, tus, vos, usted');
