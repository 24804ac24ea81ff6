import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Son unos {minutes} minutos y puedes parar en cualquier momento. ¿Empezamos?',
  start: 'Sí, vamos',
  somethingElse: 'Otra cosa',
  justListen: 'Solo escúchame',
  before: {
    distress: '¿Qué tan mal la estás pasando ahora?',
    fear: '¿Cuánto miedo hay ahora?',
    anger: '¿Cuánta rabia hay ahora?',
    urge: '¿Qué tan fuertes son las ganas ahora?',
    tension: '¿Cuánta tensión sientes ahora?',
    worry: '¿Cuánto te pesa la preocupación ahora?',
    belief: '¿Qué tan cierto te suena ahora lo que te dices?',
    hurt: '¿Cuánto duele ahora?',
    lonely: '¿Cuánta soledad sientes ahora?',
    stuck: '¿Qué tan trabado sientes todo ahora?',
  },
  after: {
    distress: 'Y ahora, ¿qué tan mal la estás pasando?',
    fear: 'Y ahora, ¿cuánto miedo queda?',
    anger: 'Y ahora, ¿cuánta rabia queda?',
    urge: 'Y ahora, ¿qué tan fuertes son las ganas?',
    tension: 'Y ahora, ¿cuánta tensión queda?',
    worry: 'Y ahora, ¿cuánto te pesa la preocupación?',
    belief: 'Y ahora, ¿qué tan cierto te suena aquello?',
    hurt: 'Y ahora, ¿cuánto duele?',
    lonely: 'Y ahora, ¿cuánta soledad sientes?',
    stuck: 'Y ahora, ¿qué tan trabado sientes todo?',
  },
  lowest: 'nada',
  highest: 'no puede ser más',
  cautions: {
    faints: 'Si te desmayas con facilidad, hazlo en una silla o en la cama.',
    heart: 'Si tienes algún problema del corazón, deja fuera el agua fría y todo lo que pida esfuerzo.',
    trauma: 'Si vienen malos recuerdos, deja los ojos abiertos, mira alrededor y para cuando quieras.',
    eating: 'Si la comida o el peso son una lucha para ti, salta lo que la haga más fuerte; aquí nadie pide números.',
    psychosis:
      'Si en estos días oyes o crees cosas que los demás no, deja esto para otro momento o hazlo con alguien de confianza.',
    pregnancy: 'Si hay un embarazo, con suavidad: nada de frío repentino, de esfuerzos ni de lo que maree.',
    unsafeHome:
      'Si alguien cercano podría hacerte daño, primero estar a salvo: habla con gente que ayuda en eso antes de probar esto.',
    minors: 'Si tienes menos de 18 años, una persona adulta de confianza puede hacer esto contigo.',
  },
  unclear: 'Eso no lo entendí bien. Elige lo que más se acerque o dímelo con un poco más de detalle.',
  otherTopic: 'Eso parece ser de otro tema. ¿Hablamos de eso o seguimos aquí?',
  talkInstead: 'Hablar de eso',
  goOnHere: 'Seguir aquí',
  controls: {
    stop: phrases(`
      ^ para $, ^ para ya $, ^ para porfa $, ^ para por favor $, ^ para | por favor $, ^ por favor para $, ^ parar $, ^ paro $, ^ pare $, ^ párale $, ^ ya párale $, ^ para con esto $, ^ para aquí $, ^ paremos $, ^ paremos aquí $, ^ paremos ya $, ^ vamos a parar $, ^ lo paramos $, ^ podemos parar $, ^ puedo parar $, ^ se puede parar $, ^ no para $, ^ ok para $, ^ stop $, ^ stop ya $, ^ alto $, ^ detente $, ^ detener $,
      ^ quiero parar $, ^ kiero parar $, ^ qiero parar $, ^ quiero parar ya $, ^ quiero parar aquí $, ^ quiero parar aki $, ^ quisiera parar $, ^ prefiero parar $, ^ mejor paro $, ^ mejor paramos $, ^ mejor lo dejo $, ^ mejor lo dejamos $, ^ lo dejo $, ^ lo dejo aquí $, ^ lo dejamos $, ^ lo dejamos aquí $, ^ dejémoslo $, ^ dejémoslo aquí $, ^ déjalo $, ^ déjalo así $, ^ déjalo ya $, ^ quiero dejarlo $, ^ quiero dejarlo aquí $, ^ hasta aquí $, ^ hasta aki $, ^ hasta acá $, ^ hasta aquí llegué $, ^ aquí lo dejo $,
      ^ salir $, ^ me salgo $, ^ quiero salirme $, ^ sácame de aquí $, ^ cómo salgo $, ^ como salgo de aquí $, ^ terminar $, ^ termina $, ^ terminemos $, ^ terminar ya $, ^ acabar $, ^ quiero acabar ya con esto $, ^ cancelar $, ^ cancela $, ^ cancélalo $, ^ cerrar $, ^ ciérralo $, ^ cierra esto $, ^ fin $, ^ me rindo $, ^ quit $, ^ exit $,
      ^ basta $, ^ ya basta $, ^ basta ya $, ^ basta por hoy $, ^ ya estuvo $, ^ ya estuvo bueno $, ^ ya fue $, ^ ya no $, ^ ya no más $, ^ no más $, ^ nomás $, ^ no mas por favor $, ^ no mas preguntas $, ^ basta de preguntas $, ^ suficiente $, ^ ya es suficiente $, ^ suficiente por hoy $, ^ por hoy ya $, ^ ya por hoy $, ^ por hoy ya está $, ^ por hoy basta $, ^ me cansé de esto $, ^ me aburrí $, ^ qué hartazgo $, ^ qué pesado $, ^ qué fastidio $, ^ qué rollo $, ^ qué hueva $, ^ qué paja $, ^ qué pereza $, ^ qué flojera $, ^ qué lata $,
      ^ ya no quiero $, ^ ya no kiero $, ^ no quiero más $, ^ ya no quiero más $, ^ ya no quiero esto $, ^ no quiero esto $, ^ no quiero hacer esto $, ^ no quiero hacerlo $, ^ ya no quiero hacerlo $, ^ no quiero seguir $, ^ no kiero seguir $, ^ ya no quiero seguir $, ^ no quiero continuar $, ^ ya no quiero continuar $, ^ no me gusta $, ^ no me gusta esto $, ^ esto no me gusta $, ^ no me está gustando $, ^ no tengo ganas de esto $, ^ no estoy para esto $,
      ^ no sirve $, ^ esto no sirve $, ^ no me sirve $, ^ esto no me sirve $, ^ no sirve de nada $, ^ esto no sirve de nada $, ^ no sirve pa nada $, ^ no me está sirviendo $, ^ no ayuda $, ^ esto no ayuda $, ^ no me ayuda $, ^ esto no me ayuda $, ^ no me está ayudando $, ^ no funciona $, ^ esto no funciona $, ^ no me funciona $, ^ qué tontería $, ^ es una tontería $, ^ esto es una tontería $, ^ qué estupidez $, ^ esto es estúpido $, ^ esto es absurdo $, ^ esto es inútil $, ^ qué ridículo $, ^ esto es ridículo $, ^ vaya tontería $, ^ qué boludez $, ^ qué chorrada $,
      ^ adiós $, ^ chao $, ^ chau $, ^ bye $, ^ nos vemos $, ^ hasta luego $, ^ hasta mañana $, ^ buenas noches $, ^ bs noches $, ^ ya me voy $, ^ me tengo que ir $, ^ me tengo q ir $, ^ tengo que irme $, ^ tengo q irme $, ^ debo irme $
    `),
    skip: phrases(`
      ^ saltar $, ^ salta $, ^ salto $, ^ sáltalo $, ^ sáltala $, ^ sáltatelo $, ^ sáltate esto $, ^ sáltate esta $, ^ saltarlo $, ^ saltarla $, ^ saltar esto $, ^ saltar esta $, ^ saltar este paso $, ^ saltar esta pregunta $, ^ salta esta $, ^ salta esto $, ^ salta este paso $, ^ salta esa $, ^ saltemos esto $, ^ saltemos esta $, ^ saltémoslo $, ^ me lo salto $, ^ me la salto $, ^ me salto esta $, ^ me salto esto $, ^ quiero saltar $, ^ quiero saltarlo $, ^ quiero saltar esto $, ^ prefiero saltarlo $, ^ prefiero saltarme esta $, ^ puedo saltar $, ^ puedo saltarlo $, ^ puedo saltarme esta $, ^ puedo saltar esto $, ^ se puede saltar $, ^ podemos saltar esto $, ^ skip $, ^ skipear $, ^ omitir $, ^ omite $, ^ omite esta $, ^ omitir esta $,
      ^ paso $, ^ yo paso $, ^ paso de esta $, ^ paso de esto $, ^ en esta paso $, ^ pasar $, ^ pasa $, ^ pásala $, ^ pasemos $, ^ pasemos a otra $, ^ pasemos a la siguiente $, ^ siguiente $, ^ sig $, ^ sgte $, ^ siguiente por favor $, ^ siguiente porfa $, ^ la siguiente $, ^ el siguiente $, ^ siguiente pregunta $, ^ siguiente paso $, ^ otra pregunta $, ^ la próxima $, ^ próxima $, ^ pasa a la siguiente $, ^ vamos a la siguiente $, ^ adelante con otra $, ^ next $, ^ avanza $, ^ avanzar $, ^ avancemos $, ^ esta no $, ^ este no $, ^ esa no $, ^ esta pregunta no $,
      ^ prefiero no $, ^ mejor no $, ^ prefiero no decirlo $, ^ prefiero no decir $, ^ prefiero no responder $, ^ prefiero no contestar $, ^ prefiero no contarlo $, ^ prefiero no hablar de eso $, ^ prefiero no escribirlo $, ^ no quiero decirlo $, ^ no quiero decir $, ^ no quiero contarlo $, ^ no quiero responder $, ^ no quiero responder eso $, ^ no quiero contestar $, ^ no quiero contestar eso $, ^ no quiero hablar de eso $, ^ no quiero escribirlo $, ^ no quiero pensar en eso $, ^ no te lo voy a decir $,
      ^ no sé $, ^ nose $, ^ no c $, ^ nc $, ^ ns $, ^ nosé $, ^ nse $, ^ no lo sé $, ^ no sabría $, ^ no sabría decir $, ^ no sabría decirte $, ^ pues no sé $, ^ pues | no sé $, ^ la verdad no sé $, ^ la verdad | no sé $, ^ no sé la verdad $, ^ no sé | la verdad $, ^ no sé qué decir $, ^ no sé q decir $, ^ no se ke decir $, ^ no sé qué poner $, ^ no sé q poner $, ^ no sé qué escribir $, ^ no sé qué responder $, ^ no sé cuál $, ^ ni idea $, ^ ni idea la verdad $, ^ no tengo idea $, ^ no tengo ni idea $, ^ ni la más mínima idea $, ^ ni puta idea $, ^ sepa $, ^ quién sabe $, ^ kien sabe $, ^ vaya a saber $, ^ a saber $, ^ yo qué sé $, ^ yo q sé $, ^ qué sé yo $, ^ ke se yo $, ^ q se yo $, ^ idk $,
      ^ no se me ocurre nada $, ^ no se me ocurre $, ^ nada se me ocurre $, ^ no me viene nada $, ^ no me sale $, ^ no me sale nada $, ^ no me acuerdo $, ^ no recuerdo $, ^ estoy en blanco $, ^ en blanco $, ^ me quedé en blanco $, ^ tengo la mente en blanco $, ^ no puedo pensar $, ^ no puedo responder $, ^ no puedo contestar $
    `),
    back: phrases(`
      ^ atrás $, ^ para atrás $, ^ pa atrás $, ^ patrás $, ^ hacia atrás $, ^ volver $, ^ volver atrás $, ^ vuelve atrás $, ^ vuelve una $, ^ vuelve un paso $, ^ volver un paso $, ^ volver a la anterior $, ^ vuelve a la anterior $, ^ volvamos atrás $, ^ regresar $, ^ regresa una $, ^ regresa un paso $, ^ regresar un paso $, ^ regrésate $, ^ regrésame $, ^ regresa a la anterior $, ^ retrocede $, ^ retroceder $, ^ devuélvete $, ^ un paso atrás $, ^ paso atrás $, ^ una atrás $, ^ uno atrás $,
      ^ quiero volver atrás $, ^ quiero regresar a la anterior $, ^ puedo volver atrás $, ^ podemos volver atrás $, ^ se puede volver atrás $, ^ cómo vuelvo $, ^ cómo vuelvo atrás $, ^ cómo regreso $, ^ vamos atrás $,
      ^ anterior $, ^ la anterior $, ^ el anterior $, ^ la de antes $, ^ lo de antes $, ^ pregunta anterior $, ^ la pregunta anterior $, ^ paso anterior $, ^ el paso anterior $, ^ back $, ^ deshacer $, ^ deshaz $, ^ deshazlo $, ^ borra eso $, ^ me equivoqué de botón $, ^ me equivoqué de respuesta $, ^ respuesta equivocada $, ^ botón equivocado $, ^ no era esa $, ^ no era ese $, ^ no era eso $, ^ esa no era $, ^ le di mal $, ^ toqué mal $, ^ apreté mal $, ^ apreté otro $, ^ le di a otra $, ^ le di sin querer $, ^ quiero cambiar mi respuesta $, ^ quiero cambiar la respuesta $, ^ cambiar respuesta $, ^ cambiar mi respuesta $, ^ cambiar la respuesta $, ^ puedo cambiar mi respuesta $, ^ puedo cambiarlo $, ^ quiero corregir $, ^ quiero corregirlo $, ^ corregir $, ^ otra vez la anterior $, ^ repite la anterior $
    `),
    why: phrases(`
      ^ por qué $, ^ porqué $, ^ xq $, ^ xk $, ^ pq $, ^ pk $, ^ porq $, ^ por q $, ^ xke $, ^ por ke $, ^ y por qué $, ^ pero por qué $, ^ pero xq $, ^ y eso por qué $, ^ y eso $, ^ y eso xq $, ^ por qué esto $, ^ por qué eso $, ^ por qué así $, ^ por qué preguntas $, ^ por qué me preguntas $, ^ por qué preguntas eso $, ^ por qué me preguntas eso $, ^ por qué lo preguntas $, ^ xq preguntas $, ^ xq me preguntas eso $, ^ por qué quieres saber $, ^ por qué quieres saberlo $, ^ por qué quieres saber eso $, ^ por qué hacemos esto $, ^ por qué tengo que hacer esto $, ^ por qué tengo que hacerlo $, ^ por qué debería $, ^ por qué debería hacerlo $, ^ por qué debería hacer esto $, ^ por qué haría eso $, ^ por qué haría esto $,
      ^ para qué $, ^ pa qué $, ^ pa q $, ^ pa ke $, ^ pa k $, ^ para q $, ^ para ke $, ^ y para qué $, ^ y eso para qué $, ^ y pa qué $, ^ para qué esto $, ^ para qué es $, ^ para qué es esto $, ^ para qué es eso $, ^ esto para qué es $, ^ esto para qué $, ^ eso para qué $, ^ para qué sirve $, ^ para qué sirve esto $, ^ para qué sirve eso $, ^ pa q sirve $, ^ pa q sirve esto $, ^ de qué sirve $, ^ de qué sirve esto $, ^ de qué me sirve $, ^ de qué me sirve esto $, ^ de q sirve $, ^ para qué hacemos esto $, ^ para qué preguntas $, ^ con qué fin $, ^ a cuento de qué $, ^ a qué viene $, ^ a qué viene esto $,
      ^ cómo ayuda $, ^ cómo ayuda esto $, ^ en qué ayuda $, ^ en qué ayuda esto $, ^ en qué me ayuda $, ^ en qué me ayuda esto $, ^ cómo me ayuda $, ^ cómo me ayuda esto $, ^ cómo me va a ayudar $, ^ cómo me va a ayudar esto $, ^ cómo funciona $, ^ cómo funciona esto $, ^ y cómo funciona $, ^ esto cómo funciona $, ^ esto ayuda $, ^ esto sirve $, ^ esto funciona $, ^ de verdad ayuda $, ^ de verdad sirve $, ^ de verdad funciona $, ^ esto de verdad funciona $, ^ esto de verdad sirve $, ^ sí funciona $, ^ sirve de algo $, ^ esto sirve de algo $, ^ esto sirve para algo $, ^ me va a ayudar $, ^ qué gano con esto $, ^ qué sentido tiene $, ^ qué sentido tiene esto $, ^ cuál es el sentido $, ^ cuál es el punto $, ^ cuál es la idea $, ^ why $
    `),
    otherTopic: phrases(`
      ^ otra cosa $, ^ es otra cosa $, ^ otro tema $, ^ cambio de tema $, ^ cambiar de tema $, ^ cambiemos de tema $, ^ cambiamos de tema $, ^ cambia de tema $, ^ quiero cambiar de tema $, ^ podemos cambiar de tema $, ^ puedo cambiar de tema $, ^ mejor cambiemos de tema $, ^ mejor otro tema $, ^ mejor otra cosa $, ^ tema nuevo $, ^ nuevo tema $, ^ un tema distinto $, ^ algo distinto $, ^ algo diferente $,
      hablar de otra cosa $, hablemos de otra cosa $, hablar de algo más $, hablar de otro tema $, hablemos de otro tema $, hablar de algo distinto $, hablar de algo diferente $, hablamos de otra cosa $, ^ quiero contarte otra cosa $, ^ quiero contarte algo $, ^ kiero contarte algo $, ^ te quiero contar algo $, ^ puedo contarte algo $, ^ te puedo contar algo $, ^ te cuento algo $, ^ necesito contarte algo $, ^ me pasó otra cosa $, ^ es que pasó otra cosa $, ^ es por otra cosa $, ^ es sobre otra cosa $,
      ^ no es eso $, ^ no es por eso $, ^ no es sobre eso $, ^ no se trata de eso $, ^ no va de eso $, ^ no va por ahí $, ^ no es ese el problema $, ^ ese no es el problema $, ^ ese no es mi problema $, ^ no es mi problema $, ^ eso no es lo que me pasa $, ^ no es lo que me pasa $, ^ no es lo que necesito $,
      ^ solo escúchame $, ^ escúchame nomás $, ^ solo quiero que me escuches $, ^ solo quiero hablar $, ^ nomás quiero hablar $, ^ quiero hablar $, ^ kiero hablar $, ^ prefiero hablar $, ^ solo quiero desahogarme $, ^ quiero desahogarme $, ^ necesito desahogarme $, ^ solo necesito hablar $, ^ podemos solo hablar $, ^ quiero platicar $
    `),
    yes: phrases(`
      ^ sí $, ^ sí |, ^ sip $, ^ sii $, ^ siii $, ^ siiii $, ^ sipi $, ^ s $, ^ sep $, ^ simón $, ^ sí por favor, ^ sí porfa, ^ sí claro, ^ sí quiero, ^ sí dale, ^ sí vamos, ^ sí ok, ^ sí está bien, ^ sí puedo, ^ sí gracias, ^ bueno sí, ^ pues sí, ^ claro, ^ claro que sí, ^ ok, ^ oki, ^ okey, ^ okay, ^ okis, ^ okei, ^ k $, ^ va $, ^ va que va, ^ vale, ^ dale, ^ dale pues, ^ vamos, ^ vamo $, ^ venga, ^ ándale, ^ órale, ^ sale $, ^ sale pues $, ^ sale y vale $, ^ ya pues $, ^ ya po $, ^ sipo $, ^ sí po $, ^ obvio, ^ de una $, ^ listo $, ^ de acuerdo, ^ está bien, ^ ta bien, ^ bien $, ^ bueno $, ^ bueno |, ^ bueno dale, ^ perfecto, ^ genial, ^ por supuesto, ^ desde luego, ^ cómo no $,
      ^ por favor $, ^ porfa $, ^ porfis $, ^ xfa $, ^ porfavor $, ^ xfavor $, ^ por qué no $, ^ supongo $, ^ supongo que sí $, ^ supongo q si $, ^ creo que sí $, ^ creo q si $, ^ yo creo $, ^ a ver $, ^ a ver |, ^ probemos, ^ probamos $, ^ intentemos, ^ lo intento $, ^ lo intentamos $, ^ podemos intentar, ^ puedo intentar, ^ podemos probar, ^ puedo probar, ^ empecemos, ^ empezamos $, ^ empieza $, ^ empezar $, ^ comencemos $, ^ comenzar $, ^ comienza $, ^ iniciar $, ^ hagámoslo, ^ lo hacemos $, ^ hagamos eso $, ^ sigue $, ^ sigamos $, ^ seguimos $, ^ seguir $, ^ continúa $, ^ continuar $, ^ continuemos $, ^ adelante $, ^ ahora $, ^ ahorita $, ^ ahora sí $, ^ quiero $, ^ me sirve $, ^ me gustaría $, ^ quiero intentarlo $, ^ quiero probar $, ^ con gusto $
    `),
    no: phrases(`
      ^ no $, ^ no |, ^ nop $, ^ nope $, ^ noo $, ^ nooo $, ^ nel $, ^ nah $, ^ na $, ^ n $, ^ ño $, ^ nones $, ^ no gracias, ^ nop gracias, ^ no grax $, ^ no por ahora, ^ por ahora no, ^ ahora no, ^ ahorita no, ^ no ahora, ^ no ahorita, ^ ahora mismo no, ^ en este momento no, ^ hoy no, ^ no hoy, ^ esta noche no, ^ todavía no, ^ aún no, ^ no todavía, ^ no mucho $, ^ no tanto $, ^ la verdad no, ^ la verdad que no, ^ pues no, ^ bueno no, ^ mejor después, ^ después $, ^ luego $, ^ más tarde, ^ al rato $, ^ más rato $, ^ otro día, ^ otro rato $, ^ en otro momento, ^ otra vez será $, ^ quizás después, ^ tal vez después, ^ tal vez luego $, ^ mañana mejor $, ^ mejor mañana $,
      ^ creo que no $, ^ creo q no $, ^ no creo $, ^ no lo creo $, ^ supongo que no $, ^ para nada $, ^ de ninguna manera $, ^ ni loco $, ^ ni loca $, ^ ni de chiste $, ^ ni hablar $, ^ nunca $, ^ jamás $, ^ no puedo $, ^ no puedo ahora $, ^ ahora no puedo $, ^ no me siento capaz $, ^ no tengo ganas $, ^ no me da la gana $, ^ no me dan ganas $, ^ no se me antoja $, ^ no me apetece $, ^ no me nace $, ^ no tengo fuerzas $, ^ no tengo energía $, ^ no doy más $, ^ no estoy de humor $, ^ estoy muy cansado $, ^ estoy muy cansada $, ^ toy muy cansada $, ^ toy cansado $, ^ me da flojera $, ^ me da pereza $, ^ me da hueva $, ^ me da paja $, ^ olvídalo $, ^ no quiero $
    `),
  },
  numbers: [
    phrases('cero, nada, para nada, nada de nada, ninguno, ninguna, en absoluto, nadita'),
    phrases('uno'),
    phrases('dos'),
    phrases('tres'),
    phrases('cuatro, quatro, cuatr'),
    phrases('cinco, sinco, la mitad, a la mitad, a medias, mitad, más o menos'),
    phrases('seis, seiz'),
    phrases('siete, ciete'),
    phrases('ocho'),
    phrases('nueve, nuebe'),
    phrases(
      'diez, dies, el máximo, máximo, máxima, al máximo, max, lo máximo, a tope, full, a full, al tope, al cien, cien, no puede ser más, lo más alto, lo peor',
    ),
  ],
};
