import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    quiero hablar con una persona, quisiera hablar con una persona, hablar con una persona, hablar con alguien de verdad,
    hablar con alguien real, hablar con gente real, hablar con un humano, hablar con un profesional, una persona de verdad,
    una persona real, necesito un profesional, necesito un psicólog*, necesito una psicólog*, quiero un psicólog*,
    necesito un terapeuta, necesito ayuda profesional, quiero ir a terapia, necesito terapia, ir a terapia,
    ir al psicólog*, buscar un psicólog*, buscar ayuda profesional, quiero un amigo de verdad, quisiera un amigo de verdad
  `),
  goodNight: phrases('^ buenas noches, buenas noches $, ^ buena noche $'),
  areYouAi: phrases(`
    eres humano, eres humana, eres una persona, eres persona, eres un robot, eres robot, eres real, eres una ia, eres ia,
    eres un bot, eres bot, eres una máquina, eres de verdad, eres alguien real, es un robot, hablando con un robot,
    hablando con una persona, hablando con una máquina, hablando con un humano, hablando con una ia, hablo con un robot,
    hablo con una persona, hablo con alguien, eres inteligencia artificial, eres una inteligencia artificial,
    tienes sentimientos, tú sientes, puedes sentir, existes de verdad, eres psicólog*, eres un psicólog*, eres una psicólog*,
    eres terapeuta, eres profesional, eres un profesional, eres médic*, hay alguien ahí, hay una persona ahí, chatgpt,
    eres hombre, eres mujer, eres chico, eres chica, hay alguien detrás,
    eres mi terapeuta, eres mi psicólog*, eres un terapeuta, eres una terapeuta, eres un médic*,
    eres psiquiatra, hay un humano detrás, hay una persona detrás
  `),
  whoAreYou: phrases(`
    quién eres, cómo te llamas, cuál es tu nombre, qué eres, qué haces tú, cómo funcionas, para qué sirves, qué es alento,
    cómo funciona esto, qué puedes hacer, qué sabes hacer
  `),
  secrecy: phrases(`
    es confidencial, confidencial, confidencialidad, se lo vas a contar, le vas a contar, le cuentas a alguien,
    alguien lee, alguien más lee, alguien va a leer, quién lee, quién lo lee, alguien puede ver, alguien puede leer,
    guardas secretos, guardar un secreto, puedo confiar en ti, queda entre nosotros, esto queda entre, mis datos,
    te acuerdas de lo que, lo grabas, es privado, es anónimo
  `),
  medicine: phrases(`
    dejar la medicación, dejar el medicamento, dejar los medicamentos, dejar las pastillas, dejar de tomar, dejar la pastilla,
    tomar pastillas, tomar medicación, qué pastilla, qué medicamento, algún medicamento, alguna pastilla, puedo tomar,
    debo tomar, debería tomar, dosis de, subir la dosis, aumentar la dosis, doblar la dosis, antidepresivo, antidepresivos,
    ansiolítico, ansiolíticos, rivotril, clonazepam, fluoxetina, sertralina, escitalopram, lorazepam, alprazolam, orfidal,
    pastillas para dormir, pastilla para dormir, algo para dormir que, me recetas, recétame
  `),
  naming: phrases(`
    tengo depresión, será depresión, esto es depresión, es depresión, esto es ansiedad, será ansiedad, soy bipolar,
    esto es bipolaridad, tengo tdah, será tdah, soy autista, tengo autismo, tengo tlp, soy borderline, tengo toc,
    será que tengo, estaré loc*, estoy loc*, soy una loca, soy un loco, me estoy volviendo loc*, tengo algún trastorno,
    algún trastorno, esto es normal, es normal que, es normal sentir*, qué es lo que tengo, qué me pasa $
  `),
  affection: phrases(`
    te amo, te quiero $, te quiero mucho, te quiero tanto, tkm, tqm, tq, me gustas, me amas, me quieres, te gusto, quieres ser mi novi*,
    estoy enamorad* de ti, cásate conmigo, me extrañas, me extrañaste, me echaste de menos, te extrañé
  `),
  howAreYou: phrases(`
    cómo estás, cómo te va, cómo andas, cómo te sientes, cómo has estado, qué tal estás, ^ qué tal, ^ hola qué tal,
    ^ hola cómo estás, ^ todo bien $, ^ hola todo bien, ^ y tú $, ^ bien y tú, ^ cómo va $, ^ cómo vas $
  `),
  goodbye: phrases(`
    adiós, chao, chau, hasta luego, hasta mañana, hasta pronto, hasta la próxima, nos vemos $, nos vemos luego, nos vemos mañana $, nos leemos, ya me voy $,
    ^ me voy $, ^ bueno me voy, me tengo que ir $, tengo que irme $, debo irme $, me tengo que ir ya, tengo que irme ya,
    ^ me voy a dormir, ^ voy a dormir $, ^ bueno me voy a dormir, me voy a dormir ya, ya me voy a dormir,
    voy a intentar dormir $, voy a tratar de dormir $, eso es todo por hoy, por hoy es todo, por hoy basta,
    por hoy ya está, lo dejo aquí, lo dejamos aquí, bye, me despido $, cuídate $
  `),
  dislike: phrases(`
    no me ayudas, no ayudas, no me estás ayudando, no estás ayudando, no me está ayudando, esto no me ayuda,
    no me sirves, no sirves, eres inútil, eres un inútil, eres tont*, eres idiota, eres pesad*, eres mal*, eres pésim*,
    eres una mierda, qué inútil, esto es inútil, no me gustas, te odio, solo repites, siempre repites, repites lo mismo,
    siempre lo mismo contigo, solo haces preguntas, solo preguntas, deja de preguntar, para de preguntar, no preguntes más,
    no me preguntes más, deja de hacer preguntas, para de hacer preguntas, basta de preguntas, tantas preguntas,
    muchas preguntas haces, respuesta genérica, respuestas genéricas, pareces un robot, pareces robot, cállate, vete a la mierda,
    vete al diablo, vete al carajo, qué mierda de, esto no sirve, no sirve de nada, pérdida de tiempo, frase hecha,
    frases hechas, imbécil, estúpid*, idiota
  `),
  venting: phrases(`
    solo quería desahogarme, solo quiero desahogarme, quería desahogarme, quiero desahogarme, necesito desahogarme,
    solo necesito desahogarme, me quiero desahogar, me quería desahogar, necesitaba desahogarme, desahogarme $,
    solo escúchame, solo escucha, solo quiero que me escuchen, solo quiero que me escuches, no quiero consejo,
    no quiero consejos, no necesito consejos, solo quiero hablar, solo quería hablar, déjame hablar, sacarlo de adentro
  `),
  done: phrases(`
    ^ lo hice, ^ ya lo hice, ^ hecho $, ^ listo $, ^ ya está $, ^ lo intenté, ^ lo probé, ^ ya lo probé, ^ pude hacerlo,
    ^ hice el, ^ acabo de hacerlo, ^ terminé el ejercicio, ^ ya terminé
  `),
  apology: phrases(`
    ^ perdón, ^ perdona, ^ perdóname, ^ disculpa, ^ disculpe, ^ disculpas, lo siento $, ^ lo siento, ^ sorry, mil disculpas,
    fue sin querer, perdón $
  `),
  misunderstood: phrases(`
    no es eso, no era eso, no fue eso, no entendiste, no me entendiste, no entiendes, no me entiendes, no has entendido,
    no me has entendido, no es lo que dije, no fue lo que dije, no dije eso, yo no dije eso, no es lo que quise,
    no quise decir, no quería decir eso, no es exactamente eso, entendiste mal, entendiste otra cosa, nada que ver,
    no tiene nada que ver, de qué hablas, de qué estás hablando, no tiene sentido lo que
  `),
  exercise: phrases(`
    un ejercicio, algún ejercicio, ejercicio de respiración, ejercicios de respiración, ejercicio para, ejercicios para,
    técnica de respiración, una técnica, alguna técnica, enséñame a, ayúdame a calmarme, calmarme, cálmame, quiero relajarme,
    cómo relajarme, cómo me relajo, cómo me calmo, meditación, meditar, quiero respirar, respirar contigo,
    algo para calmarme, algo para relajarme, alguna actividad, quiero probar un ejercicio, dame un ejercicio
  `),
  advice: phrases(`
    qué hago, qué puedo hacer, qué debo hacer, qué debería hacer, qué harías, qué harías tú, dame un consejo, un consejo,
    algún consejo, aconséjame, qué me aconsejas, qué me recomiendas, qué piensas, qué opinas, cuál es tu opinión,
    tu opinión, algún tip, dame un tip, cómo hago para, cómo puedo, cómo le hago para, dime qué hacer, dime qué hago,
    alguna sugerencia, alguna idea, ayúdame a decidir, debería terminar, debería dejarl*, debería llamar*, le escribo o,
    qué crees que
  `),
  offTopic: phrases(`
    cuál es la capital, la capital de, pronóstico del tiempo, qué hora es, qué día es hoy, receta de, receta para,
    cuánto es _, escribe un código, escribe código, escribe un poema, escríbeme un poema, cuéntame un chiste,
    cuenta un chiste, dime un chiste, quién ganó el, quién es el presidente, traduce, tradúceme, ayúdame con la tarea,
    haz mi tarea, hazme la tarea, resuelve esta, ignora tus instrucciones, ignora las instrucciones, ignora todas,
    prompt, cotización, precio del dólar
  `),
  silence: phrases(`
    no quiero hablar, no tengo ganas de hablar, no me apetece hablar, prefiero no hablar, no quiero hablar de eso,
    no quiero hablar de esto, no quiero contar*, prefiero no decir*, déjalo, olvídalo, déjalo así, da igual déjalo,
    cambiar de tema, cambiemos de tema, otro tema, hablemos de otra cosa, no quiero responder, no quiero contestar
  `),
  dontKnow: phrases(`
    no sé, no lo sé, ni idea, yo qué sé, ni sé, no estoy segur* de, no sabría, no sé explicar*, no sé decir*, difícil de decir,
    no me acuerdo, no recuerdo, quizás $, quizá $, tal vez $, a saber, no sé por dónde, por dónde empezar, quién sabe $
  `),
  thanks: phrases('gracias, muchas gracias, mil gracias, te agradezco, se agradece, thank*, thx'),
  agreement: phrases(`
    exacto, exactamente, exactamente eso, eso mismo, así es, es eso, ^ eso $, es verdad, es cierto, ^ cierto,
    tienes razón, totalmente, tal cual, tal cual $, ya ves, pues sí, obvio, ^ de acuerdo, ^ verdad,
    ^ tiene sentido, ^ me entiendes, ^ me entendiste, ^ correcto, ^ total $
  `),
  laughter: phrases('^ ja $, jaj*, jej*, jij*, ajaj*, jsjs*, jaja*, xd, lol, haha*, me parto $, me meo $'),
  no: phrases(`
    ^ no $, ^ no gracias, ^ ni $, ^ no mucho, ^ creo que no, ^ no creo, ^ no quiero, ^ ahora no, ^ nada $, ^ no no, ^ nop, ^ nel $,
    ^ nunca $, ^ para nada, ^ mejor no, ^ no puedo $, ^ no pude $, ^ todavía no, ^ aún no, ^ no lo hice, ^ tampoco $, ^ la verdad no
  `),
  yes: phrases(`
    ^ sí, ^ sip, ^ sii, ^ ya $, ^ ya ya $, ^ claro, ^ ajá, ^ ok, ^ okay, ^ vale, ^ dale, ^ bueno $, ^ está bien $, ^ bien $, ^ puede ser, ^ creo que sí,
    ^ un poco $, ^ un poquito $, ^ más o menos, ^ por supuesto, ^ s $, ^ si si, ^ a veces, ^ entiendo $, ^ entendido, ^ bastante $,
    ^ mucho $, ^ demasiado $, ^ lo voy a intentar, ^ voy a intentarlo, ^ lo intentaré, ^ hecho vale, vamos $, ^ quiero $, ^ sale $,
    ^ va $, ^ oki, ^ andale, ^ me gustaría $
  `),
  greeting: phrases(`
    ^ hola, ^ holi, ^ holaa, ^ ola $, ^ hey, ^ ey $, ^ buenas, ^ buenos días, ^ buen día, ^ buenas tardes, ^ hello, ^ hi $,
    ^ qué onda, ^ qué hubo, ^ aló, ^ saludos, ^ holis, ^ oye $
  `),
};
