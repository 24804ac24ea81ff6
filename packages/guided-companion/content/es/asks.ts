import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Quédate donde estás y apoya los dos pies en el piso. Suelta el aire más largo de lo que entra y deja que suba sin pelear: lo peor dura minutos y después baja.',
      'El frío ayuda enseguida: agua en las muñecas o algo del refrigerador en las mejillas. Después di en voz alta cinco cosas que ves. Hasta que baje, nada de planes.',
    ],
    worry: [
      'Escribe la preocupación en una frase. Si hay algo que hacer, ponle día y hora; si no, mándala a un cuarto de hora fijo de mañana y ocupa las manos en otra cosa.',
      'Haz dos columnas: lo que sabes y lo que supones. Actúa solo sobre la primera. Luego muévete diez minutos, porque la cabeza baja más rápido cuando el cuerpo trabaja.',
    ],
    night: [
      'Si llevas rato sin dormir, levántate. Siéntate con poca luz y algo aburrido, sin reloj ni teléfono, y vuelve a la cama cuando te pesen los ojos. Mañana, a la hora de siempre.',
      'Pasa a un papel lo que tienes en la cabeza, con un primer paso para mañana al lado. Y ponte como meta descansar, no dormir: la quietud a oscuras ya repone algo.',
    ],
    loss: [
      'Si viene una fecha difícil, decide antes una sola cosa: su comida, una vela, ir a un lugar que le gustaba. Que una persona lo sepa, y deja libre el resto del día.',
      'Que los días sean pequeños: comer algo, salir una vez, hablar con alguien. Di su nombre cuando quieras. Sus cosas no hay que ordenarlas para ninguna fecha.',
    ],
    breakup: [
      'Por unos días, nada de charlas grandes ni de mirar su perfil: siléncialo, así no tienes que aguantarte a cada hora. La hora que más duele, llénala antes con alguien o con un lugar.',
      'Mete en una caja lo que te recuerda a esa persona y guárdala lejos de la vista, sin decidir nada. Contesta solo lo práctico, y al día siguiente. Cuéntale a alguien qué noche es la peor.',
    ],
    people: [
      'Busca un momento de calma, no la pelea misma. En tres frases: qué pasó, qué te hizo y qué quieres. Después cállate y deja que responda.',
      'Pregunta directo en vez de adivinar: una pregunta amable cansa menos que una semana de vueltas. Si se pone feo, di que mañana lo retoman y sal del cuarto.',
    ],
    alone: [
      'Mejor seguido que intenso: el mismo lugar a la misma hora cada semana, hasta que las caras se hagan conocidas. Después, una invitación pequeña con hora, como un café el jueves.',
      'Escríbele a alguien que te caía bien, aunque haga años: dos líneas, un recuerdo, sin explicaciones. Y hoy pasa una hora donde haya gente: la plaza, el mercado, una biblioteca.',
    ],
    self: [
      'Escribe la frase con la que te pegas y, debajo, lo que le dirías a alguien que quieres si hubiera hecho lo mismo. Luego haz una sola cosa justa: reparar un pedazo, o dar el día por cerrado.',
      'Separa lo que hiciste de lo que eres. Si hay algo que arreglar, que sea una frase y un gesto esta semana. Si no lo hay, el castigo puede terminar aquí.',
    ],
    tired: [
      'Recorta el día a lo que no puede esperar: una cosa útil, una amable, comer y a la cama. Borra o encarga algo de esta semana. Si son ya semanas así, que en una consulta busquen la causa.',
      'Empieza ridículamente pequeño: pies en el piso, ventana abierta, agua en la cara. Ahora el hacer va antes que las ganas. Después, dos minutos de una sola cosa, y si paras ahí también vale.',
    ],
    children: [
      'Que sea aburrido y siempre igual: pocas palabras, de vuelta a la cama, ninguna idea nueva. Y si estás a punto de gritar, deja a tu criatura en un lugar sin peligro y sal un minuto.',
      'Hoy baja una vara: cena simple y nada de ordenar. Pídele a una persona adulta una hora concreta de esta semana. Con quien llora, primero nombra lo que siente y después di el límite, una vez.',
    ],
    money: [
      'Primero el techo y la luz, después la comida, y luego todo lo demás. Llama a quien le debes antes de la fecha: suelen tener arreglos para quien avisa. Ofrece un monto que de verdad puedas cumplir.',
      'Pon tres números en una hoja: lo que hay, lo que vence antes de cobrar y lo que va a entrar. Paga primero lo que te deja sin casa, sin luz o sin trabajo; lo demás se negocia.',
    ],
    study: [
      'Averigua qué pesa más en el examen y empieza por ahí, no por la página uno. Veinticinco minutos con el libro cerrado escribiendo lo que recuerdas, cinco de pausa. Para a tiempo de dormir.',
      'Si te quedas en blanco: pies en el piso, suelta el aire largo y arranca por lo que sepas, aunque sea poco; lo demás vuelve. En un oral puedes decir “déjeme pensarlo un momento”.',
    ],
    work: [
      'Pregunta de qué se trata: es normal y no se ve mal. Apunta los hechos con fechas. En la charla puedes decir “lo quiero pensar y mañana le respondo”.',
      'Lleva una sola cosa, no todas: qué pasó, qué le cuesta al trabajo y qué propones. Pide diez minutos para eso. Y guarda una noche de la semana en que el trabajo no te encuentre.',
    ],
    ahead: [
      'Ponle fecha a la decisión y, hasta entonces, consigue dos datos que te faltan. Prueba la opción en pequeño, un día, o habla con alguien que ya la vive. Eliges el próximo paso, no la vida entera.',
      'Haz una lista de lo que hay que resolver y repártela en antes, ese día y después. Haz la que tiene plazo. Para lo demás, busca a alguien que ya pasó por eso y pregúntale tres cosas.',
    ],
    body: [
      'Apunta desde cuándo, cada cuánto y qué lo mejora o empeora, y lleva esa hoja a una consulta médica esta semana. Mientras, nada de buscar síntomas de noche. Si es súbito o fuerte, ve hoy.',
      'Divídelo en dos: lo que tiene que responder un médico y lo que hace más fácil el día de hoy. Lo primero, a una lista para la cita. Para lo segundo: descanso, algo caliente y una persona que lo sepa.',
    ],
    anger: [
      'No contestes todavía. Camina diez minutos, escribe la versión furiosa para nadie y busca la única cosa que te pisaron. Di solo esa, mañana, con voz normal.',
      'Primero el cuerpo: fuera del cuarto, agua fría, hombros abajo. Luego decide qué quieres haber logrado mañana y haz solo lo que lleve ahí. Mandar algo ahora casi nunca lleva.',
    ],
    good: [
      'Cuéntaselo hoy a alguien a quien le va a dar gusto. Después una lista corta: qué tiene que estar listo antes, a quién preguntar, para cuándo. Y festéjalo con algo, aunque sea pequeño.',
      'Guarda un poco: una foto, tres líneas de cómo pasó. Pon en el calendario el próximo paso práctico y así el resto del día queda para disfrutar.',
    ],
    general: [
      'Toma la parte que más aprieta y hazla del tamaño de una hora: qué podría ser distinto esta noche. Haz ahora los dos primeros minutos. Lo demás puede esperar en un papel.',
      'Escribe tres caminos, uno malo incluido. Tacha el que no aguantarías una semana. De los otros, el que puedas empezar hoy, y cuéntale a alguien que lo empezaste.',
      'Si puedes, duérmelo; pocas cosas empeoran hasta mañana a mediodía. Mientras tanto háblalo con alguien que te conozca en días buenos y malos. Y haz primero el paso más pequeño.',
      'Si puedes revisarlo en cinco minutos y así te lo quitas de encima, hazlo y vuelve. Si no depende de ti, apúntalo para mañana con una hora al lado y déjalo en el papel.',
    ],
  },
  plan: {
    panic: [
      'La próxima hora: diez minutos donde estás, soltando el aire despacio. Luego unos tragos de agua y un paseo corto y lento. Después una sola vuelta, la más cercana, y a casa por el camino fácil.',
      'Primero, siéntate hasta que las piernas estén firmes. Segundo, escríbele a alguien dónde estás. Tercero, haz lo único que no puede esperar, sin prisa. Luego a casa, algo caliente y por hoy nada más.',
    ],
    worry: [
      'La próxima hora: diez minutos para escribir todo lo que preocupa. Diez para elegir una cosa y dar su primer paso. Después media hora de algo con las manos, con la lista en un cajón.',
      'Esta noche: antes de las ocho, una llamada o mensaje que mueva algo. Luego cenar sin pantalla. A las nueve, quince minutos de preocupación en papel. Después ya es asunto de mañana.',
    ],
    night: [
      'La próxima hora: baja la luz y deja el teléfono en otro cuarto. Diez minutos para apuntar lo de mañana. Luego agua tibia en la cara, cama y soltar el aire despacio. Si no llega el sueño, arriba con algo aburrido.',
      'De aquí a la mañana: no mires más el reloj. Si algo concreto te inquieta, ve a revisarlo y vuelve. Después siéntate con poca luz hasta que pesen los ojos, y entonces cama. Al levantarte, agua, luz y desayuno.',
    ],
    loss: [
      'Para hoy: comer algo, aunque sea pan. Luego diez minutos de aire. En la tarde, una llamada a alguien que también le quería. En la noche una vela o una foto un cuarto de hora, y la radio bajita.',
      'La próxima hora: siéntate con algo caliente. Después diez minutos con un recuerdo, a propósito. Luego una tarea con final, como los platos. Y al final un mensaje a alguien, aunque sea para oír su voz.',
    ],
    breakup: [
      'Antes de que venga: sus cosas listas junto a la puerta y alguien avisado. Mientras está: diez minutos, solo frases prácticas. Después: derecho a la calle, con alguien, dos horas.',
      'Esta noche: primero cenar, luego un baño. Después una serie o la voz de alguien, con el chat silenciado hasta la mañana. A la cama a tu hora y el teléfono fuera. Mañana se planea mañana.',
    ],
    people: [
      'Mañana, por partes: entra con una frase lista, un saludo y ya. En los descansos, un lugar tuyo: patio, biblioteca, música. A mitad del día, un mensaje a alguien de fuera. A la salida, algo rico y a casa.',
      'Hoy no se dice nada. Esta noche escribe la versión que no se manda y bórrala. Mañana elige una frase y una hora, dila y escucha. Después ve con alguien que esté de tu lado.',
    ],
    alone: [
      'La próxima hora: lávate la cara y ponte algo para salir. Veinte minutos donde haya gente, una tienda o una banca. Luego un mensaje a una persona. Y de vuelta, algo caliente y una voz en la radio.',
      'Esta semana: una hora fija donde vuelva la misma gente, un curso o un grupo. Un mensaje a alguien de antes. Una invitación con día. Las otras noches pueden ser tranquilas.',
    ],
    tired: [
      'Para esta noche: primero diez minutos en horizontal. Luego solo lo que la mañana no perdona. Después algo simple de comer, en una silla. Lo demás se queda donde está, y a la cama a la hora que quieras.',
      'Mañana: arriba, agua, ventana, diez minutos fuera. Antes de mediodía una cosa útil. Después de comer media hora sin teléfono. En la noche algo agradable y corto. Lo demás es extra.',
    ],
    children: [
      'Esta noche: diez minutos en la silla antes de nada. Luego solo lo que pide la mañana: ropa, mochilas, biberón. Al final, baño y cama. A quien se despierte, las mismas cinco palabras cada vez.',
      'La próxima hora: los niños en un lugar sin peligro con algo tranquilo. Tú: agua, comida, cinco minutos en la ventana. Después diez minutos de orden con reloj. Y todos a la cama, en el orden de siempre.',
    ],
    money: [
      'Hoy: en una hoja, techo, luz y todo lo que tenga fecha. Luego aparta lo de la comida y divídelo por días. Mañana temprano: llama a quien no le puedes pagar y ofrece una parte con fecha.',
      'De lunes a viernes: cada noche aparta primero lo de la gasolina y la comida, y lo que sobre va a un sobre. El miércoles, una llamada para pedir plazo. El sábado cuentas el sobre y pagas lo más urgente. El domingo descansas.',
    ],
    study: [
      'Desde ya: diez minutos para listar los temas y marcar los dos que más pesan. Luego dos rondas de veinticinco minutos con el primero, cinco de pausa. Lo mismo con el segundo. La última media hora, escribir de memoria y a dormir.',
      'Esta noche, más ligero: una ronda por tema, la idea central y un ejemplo, en voz alta. Después de cada ronda te paras. Una hora antes de dormir se cierra todo. En la mañana, diez minutos con tus apuntes.',
    ],
    work: [
      'Hoy: diez minutos para apuntar los hechos con fechas. Luego una línea para pedir una hora. La noche antes: tus dos puntos en un papel, ropa lista, cama. Ese día: llega antes, di tus puntos y pide una noche para pensar.',
      'La próxima hora: elige la tarea que alguien está esperando. Veinticinco minutos en eso, sin mensajes. Cinco minutos afuera. Después una nota corta de cómo vas a quien lo necesite. Y entonces paras.',
    ],
    general: [
      'La próxima hora: diez minutos para el cuerpo, agua, comida o un baño. Luego veinte con lo que más aprieta. Después un mensaje corto a alguien. Y media hora solo para ti.',
      'Hoy: antes de mediodía, lo pequeño que más cuesta. Después de comer, un paseo corto. En la tarde, una cosa para mañana. En la noche ya no se decide nada, y cama a una hora fija.',
      'En tres pasos. Primero, apunta qué tiene que pasar antes de dormir, tres cosas como mucho. Después haz la más corta, ya. Luego ponle hora a la segunda y pasa la tercera a mañana a propósito.',
    ],
  },
  wording: {
    breakUp: [
      'Clara y sin crueldad: “Lo pensé mucho. No quiero seguir en pareja. Eso no va a cambiar, y si quieres te cuento en persona por qué”. Dilo al principio de la charla, no al final.',
      'Puedes empezar así: “Tengo que decirte algo que no es fácil de oír. Quiero terminar. No hiciste mal en pedir más, y yo no lo puedo dar”. Después deja lugar al silencio.',
    ],
    apologise: [
      'Esta se sostiene: “Perdón por lo que te dije el domingo. Fue injusto y veo que te dolió. No tienes que contestar. La próxima vez quiero hacerlo mejor”. Sin ningún “pero”.',
      'Corta y entera: “Estuvo mal. Debí preguntarte antes. El viernes lo arreglo”. Cambia el final por lo que de verdad puedas hacer.',
    ],
    condole: [
      'Podrías escribir: “Me dolió mucho saberlo. No tengo las palabras y pienso en ti. El jueves te dejo comida en la puerta; no hace falta que contestes”.',
      'Lo sencillo va mejor: “Supe lo de tu mamá y te acompaño. Me acuerdo de cómo hablabas de ella. Si quieres hablar, o estar sin hablar, aquí estoy”. Cambia lo que haga falta.',
    ],
    sayNo: [
      'Un no sin razones: “Gracias por pensar en mí. Esta vez no puedo”. Si insisten, la misma frase otra vez, con el mismo tono.',
      'Firme y con cariño: “Sé que te importa. Eso no lo voy a hacer. Lo que sí puedo es una hora el sábado”. Quita el final si no quieres ofrecer nada.',
    ],
    askForHelp: [
      'Podrías mandar: “Ando pasando un mal momento y no quiero estar a solas con esto. ¿Me llamas esta noche diez minutos? No tienes que resolver nada”.',
      'A lo concreto es más fácil decirle que sí: “Esta semana no me da para todo. ¿Te quedas con los niños el sábado de dos a cuatro? Si no se puede, dímelo con confianza”.',
    ],
    moreTime: [
      'Corta y seria: “Buenos días. No voy a poder pagar todo en la fecha. Puedo pagar la mitad el viernes y el resto cuando cobre. ¿Le parece? Espero su respuesta”. Pon tus montos y tus días.',
      'Podrías escribir: “No voy a llegar a la entrega y prefiero avisar ahora. ¿Podría tener hasta el lunes? Hoy puedo mostrar lo que llevo”.',
    ],
    cancel: [
      'No hace falta un cuento largo: “Perdón, hoy no llego. Quedé sin fuerzas y necesito la noche. Nos vemos la otra semana, el martes si te queda bien”. Mándalo ya y deja el teléfono.',
      'Para el trabajo: “Amanecí mal y hoy no puedo ir. Esta noche aviso cómo sigo”. Con eso les alcanza.',
    ],
    invite: [
      'Casual y con salida fácil: “Oye, el jueves después de clase voy por un café, ¿vienes? Si no puedes, todo bien”.',
      'Ligera y clara: “Dijiste lo de ese café. Yo puedo el miércoles a las cuatro o el sábado temprano, si te animas”. Con un día ya suena real, sin presión.',
    ],
    reconnect: [
      'Con dos líneas alcanza: “Hola, hoy pasé por donde siempre nos juntábamos y me acordé de ti. Hace mucho, y también es por mí. Cuéntame cómo va todo”.',
      'Sin excusa larga: “Llevo tiempo queriendo escribirte y lo fui dejando. Extraño hablar contigo. Si te dan ganas, hablamos una noche de estas”.',
    ],
    collect: [
      'Corta y digna: “Hola. Necesito que me devuelvas mis cosas. Puedo pasar el sábado entre las dos y las cuatro, o me las dejas con alguien. Gracias”. No hay que contestar nada más.',
      'Puede ser una sola línea: “Leí tu mensaje. Mañana te contesto con calma”. Y mañana, una frase sobre lo único que te preguntó.',
    ],
    complain: [
      'Con calma y clara: “Oye, ¿me puedes quitar la etiqueta de esa foto? No estoy mal contigo, es que no me gusta cómo salgo”. Para algo más grande, la misma forma.',
      'Para decirlo sin gritos: “Necesito que esto lo hables tú con ella. No busco pelea. Si no cambia, no se vuelve a quedar con el niño, y prefiero que lo decidamos antes del sábado”. Ajusta los nombres.',
      'Qué pasó, qué te hizo, qué quieres: “Otra vez llegaste una hora tarde y me quedé esperando. Siento que no cuento. La próxima avísame en cuanto sepas”.',
    ],
    hardNews: [
      'Primero el marco: “Quiero contarte algo que no me es fácil. Déjame terminar antes de decir nada”. Después el hecho en una frase, sin suavizarlo tres veces.',
      'También se puede por escrito: “Prefiero contártelo así, para decirlo bien. No sabía cómo”. Luego una línea sin rodeos, y al final: “Mañana hablamos, cuando lo hayas pensado”.',
    ],
    atWork: [
      'Con respeto y directo: “Quería pedirle volver al turno de día. Llevo tres semanas de noche y casi no veo a mi familia. ¿Desde cuándo sería posible? Puedo avisar y organizarme”. Cambia lo que no sea tuyo.',
      'Para la charla con jefatura: “Quisiera diez minutos esta semana para ver mi carga. Tengo más de lo que cabe en mis horas y necesito que me digan qué va primero”.',
    ],
    ask: [
      'Preguntar se ve preparado: “Una duda rápida para llegar con todo: ¿tengo que llevar el mío o ahí hay? Gracias”. Lo oyen cada semana.',
      'Podrías decir: “Quiero asegurarme de que entendí bien. ¿Me explica otra vez cómo lo prefiere? Así no me equivoco”. A nadie le cae mal eso.',
    ],
    general: [
      'Prueba con esta: “Hace días que quiero decirte algo y no sé bien cómo. Es sobre lo nuestro, y me importa. ¿Tienes diez minutos esta noche? Prefiero en persona”. Cambia cada palabra que no sea tuya.',
      'En tres partes cortas: “Cuando pasó eso, me sentí fuera. Me gustaría que lo hablemos antes de decidir. Mañana en la noche puedo”. Pon tu propio medio.',
      'Más suave, y para agradecer también sirve: “No soy de decir estas cosas, por eso lo escribo. Sé todo lo que estás cargando y que yo no estoy ahí. Gracias no alcanza, pero va completo”.',
      'Con juego, para algo bueno: “Adivina: tiene fecha, tiene maleta y termina con un abrazo tuyo. Te doy tres intentos”. Y guarda la respuesta para la llamada.',
    ],
  },
  information: {
    rights: [
      'Si está permitido depende de tu país y tu contrato, y no lo puedo consultar. Un sindicato, una defensoría o la oficina de trabajo o de vivienda sí, muchas veces gratis. Hasta entonces no firmes nada en el momento: se puede pedir un día para leer.',
      'No puedo juzgarlo, soy un programa sin libros de leyes. Apunta fechas y palabras exactas, guarda cada papel y llévalo a una asesoría gratuita. Preguntar por escrito de qué se trata siempre está bien.',
    ],
    panic: [
      'Corazón a mil, pecho apretado, manos con hormigueo, sensación de morir: el pánico hace todo eso. Sube en unos diez minutos y se va en media hora. Si es nuevo para ti, se corre al brazo o la mandíbula o hay desmayo, que te vea un médico enseguida.',
      'Es común que llegue sin peligro a la vista: es una alarma sin fuego, y un lugar lleno o cerrado la dispara más fácil. No vuelve loco a nadie y termina aunque no hagas nada. Un médico puede confirmarte que el corazón está bien.',
    ],
    breakup: [
      'Varía mucho. A casi todo el mundo lo más agudo le baja entre unas semanas y tres meses; tras una relación larga puede ser un año. Va por olas: un mal día tardío no es volver al principio.',
      'Sí, extrañar a quien no te hacía bien es común: se extrañan también la costumbre y lo esperado. No tener contacto lo acorta, mirar su perfil lo alarga.',
    ],
    grief: [
      'No hay una duración normal. El primer año, con todas sus fechas, suele ser el más duro, y años después vuelven olas. Hablarle o poner su plato le pasa a muchísima gente. Si tras un año nada afloja, cuéntalo en una consulta médica.',
      'Reírse, no sentir nada, enojarse con quien murió, sentir alivio: todo eso cabe en un duelo y no dice nada de cuánto querías. No va por etapas; viene y se va.',
    ],
    crying: [
      'Sí. Llorar mucho, por cosas pequeñas o días después, es como muchos cuerpos sueltan tensión, y no poder llorar es igual de común. Si ocupa casi todo el día más de dos semanas, vale la pena contárselo a un médico.',
      'Es corriente llorar de cansancio, de rabia, de alivio o sin saber por qué. No es debilidad. Agua y un trapo frío ayudan con el dolor de cabeza de después.',
    ],
    numb: [
      'No sentir nada es una respuesta común a demasiado: tras una pérdida, un golpe o mucho tiempo de presión, la cabeza baja el volumen. Suele volver a pedazos. Si pasa de dos semanas, cuéntaselo a un médico.',
    ],
    sleep: [
      'No dormir antes de algo grande es muy común, y una noche corta cuesta menos de lo que parece: el cuerpo la recupera. Estar en la cama a oscuras, sin dormir, ya es parte del descanso.',
      'De adultos se suelen necesitar entre siete y nueve horas, en la adolescencia entre ocho y diez, y unas malas noches no hacen daño. Despertarse una o dos veces es normal. Si dura un mes, pregunta a un médico; hay salidas sin pastillas.',
    ],
    friends: [
      'Casi siempre viendo a la misma gente otra vez, por otra cosa: un curso, un equipo, un coro, la parroquia, un voluntariado. Hacen falta unas cincuenta horas para una amistad; por eso lo semanal gana a la gran noche.',
      'De adultos cuesta más, y es normal: ya nadie te sienta al lado de nadie. Funciona ir seguido, recordar un nombre y ser quien propone un día. Casi siempre caemos mejor de lo que creemos.',
    ],
    homesick: [
      'La nostalgia puede llegar mucho después de irse, cuando baja el trajín, y vuelve en las fiestas. A casi todo el mundo se le suaviza en el primer año, antes si hay un lugar fijo y una persona fija. No quiere decir que venir fuera un error.',
    ],
    badThoughts: [
      'A casi todo el mundo le llegan pensamientos horribles de la nada, y son lo contrario de lo que se quiere: por eso asustan. Un pensamiento no es un deseo ni un hecho. Empujarlos los alimenta. Si mandan en tu día, háblalo con un médico.',
    ],
    study: [
      'Quedarse en blanco con presión es común: se corta por uno o dos minutos el camino a lo que sabes. Pies en el piso, soltar el aire, empezar por lo que puedas, y vuelve. Lo que mejor se queda es recordar con el libro cerrado.',
    ],
    children: [
      'Muchísima gente con hijos siente eso: quererlos y querer salir corriendo, aburrirse, no aguantar otro abrazo. No te hace mala persona. Las rachas suelen durar semanas. Si temes perder el control, llama hoy a alguien o a una línea de ayuda a familias.',
      'Cada criatura lleva su ritmo, así que la del vecino no es medida. Si hay una duda de verdad sobre sueño, crecimiento o habla, la consulta de pediatría es el lugar; se lo preguntan todos los días.',
    ],
    tired: [
      'Cansarse aunque se duerma puede venir de demasiado por demasiado tiempo, del ánimo o del cuerpo: hierro, tiroides, una infección. Por eso, pasadas unas semanas, vale la pena un chequeo. La pereza no se siente así: no hace sufrir.',
    ],
    anger: [
      'La rabia y los celos son comunes, y sentirlos no daña a nadie; solo lo que se hace con ellos. El primer fogonazo dura minutos si nada lo alimenta. Si hay más que antes, suele faltar sueño o sobrar lo tragado.',
    ],
    worry: [
      'Un cuerpo preocupado trabaja: estómago, falta de hambre, manos frías, vueltas en la cabeza; es molesto y no hace daño. Baja cuando acaba la espera, y antes si te mueves. Si llena casi todos los días durante meses, háblalo con un médico.',
    ],
    alone: [
      'Es muy común, también en gente con muchos contactos: una de cada tres o cuatro personas la conoce. Dice que falta algo, no que algo esté mal en ti. La timidez tampoco es un defecto; le van bien los encuentros cortos y repetidos.',
    ],
    normal: [
      'Hasta donde se ve desde aquí, sí: mucha gente en tu lugar sentiría o haría lo mismo. Vale la pena consultarlo cuando dura semanas, va a más o no deja comer, dormir o trabajar.',
      'Hay mucha variedad en eso, y lo que cuentas me suena humano. Soy un programa y no puedo examinar a nadie; si te asusta o no cede en dos semanas, pregúntale a un médico.',
    ],
    unknown: [
      'Eso no lo sé: soy un programa pequeño, sin biblioteca, y no quiero inventar. Con una búsqueda sale en un minuto. Lo que sí puedo es ayudar con lo que sigue: un plan, una frase, una pausa.',
      'No puedo consultar nada, así que solo estaría adivinando. Alguien que trabaje en eso, o una buena página de referencia, te lo dirá bien. Trae lo que encuentres y vemos qué hacer con ello.',
      'Para datos soy mala fuente; solo sé cosas de todos los días sobre sueño, tensión y gente. Una profe, una biblioteca o un buscador lo tienen más rápido y bien.',
    ],
  },
  opinion: {
    loss: [
      'Soy un programa, tómalo como una mirada: no es ninguna locura, es una forma de tener cerca a quien falta. A favor, que te hace bien. En contra solo hablaría que te quitara comer, dormir o ver gente.',
    ],
    breakup: [
      'Desde fuera, como programa: a favor de guardar distancia, que cada contacto lo abre de nuevo; en contra, que lo pendiente sigue pendiente. Lo práctico, por escrito; lo demás puede esperar unas semanas.',
    ],
    people: [
      'Soy un programa y oigo solo tu lado. Por lo que cuentas, no me parece exagerado: hay un motivo concreto. A favor de decirlo, que aclara las cosas; en contra, que en caliente acaba en pelea. Una frase, en frío, lo hace justo.',
      'Oigo solo una parte, y encima como programa. A favor de la lectura amable, que algo dijo o hizo por acercarse; en contra, que hablar es fácil. Tómale la palabra una vez, con un día concreto, y su respuesta te lo dirá.',
    ],
    self: [
      'Como programa no gano ni pierdo nada: leo a alguien que tuvo un error o un mal día, no a una mala persona. De tu parte, lo que hiciste; en contra de cargarlo todo, lo que no podías saber. Con la mitad justa alcanza.',
    ],
    work: [
      'Mi mirada, y es la de un programa: a favor de irse, que así el cuerpo no aguanta mucho; en contra, quedarse sin ingreso. Entre las dos está buscar otra cosa antes de soltar esta, y pedir por escrito el cambio que necesitas.',
    ],
    ahead: [
      'No veo el futuro, soy un programa. A favor, lo que te pesaría no haber intentado; en contra, lo que no se podría deshacer. Si se puede deshacer, pruébalo en pequeño. Si no, dale dos semanas más y otra opinión.',
    ],
    general: [
      'Soy un programa, así que es una mirada y no una sentencia. A tu favor, que lo pensaste antes de actuar. En contra, solo lo que sepa la otra parte y tú no. Yo no lo llamaría un error.',
      'Con franqueza y sin ser persona: me parece comprensible, y nada tonto. Lo único que revisaría es si lo sigues queriendo una mañana con descanso encima.',
      'Visto de fuera pueden ser ciertas las dos cosas: que tuviera sus motivos y que a ti no te hiciera bien. No hace falta negar lo primero para actuar por lo segundo.',
      'A favor: tendrías una respuesta. En contra: puede ser incómodo un día. Como programa no lo puedo pesar por ti, pero lo segundo pasa más rápido.',
    ],
  },
  distraction: [
    'Un juego: toma la primera letra de tu nombre. Ahora un animal, una ciudad, una comida y una película que empiecen con ella. Escríbelos aquí; cuenta la rapidez y la ortografía no.',
    'El pulpo tiene tres corazones y saborea con los brazos. Dos de los corazones se detienen cuando nada, y por eso prefiere caminar.',
    'Elige sin pensar: montaña o mar, sopa o pastel, ser invisible o volar, llegar siempre diez minutos tarde o una hora antes. Escribe tus cuatro.',
    'Una adivinanza: tengo ciudades sin casas, ríos sin agua y bosques sin árboles. Piénsalo antes de seguir leyendo: es un mapa.',
    'Mira alrededor y busca una cosa de cada color del arcoíris, primero el rojo. Escribe cuál fue la más difícil.',
    'Un chiste, con perdón: va un caracol y le pega una tortuga. En la policía le preguntan cómo fue, y dice: “no sé, todo pasó muy rápido”.',
    'Amueblemos un lugar que no existe: una casita de un solo cuarto. Puedes meter tres cosas, una ventana con cualquier vista y un animal. Escribe qué hay.',
    'Las vacas tienen mejores amigas y se inquietan si las separan. Las nutrias marinas duermen tomadas de la mano, para que la corriente no se las lleve.',
    'Cuenta hacia atrás desde cien de siete en siete, hasta donde llegues, y escribe dónde paraste. Nadie llega lejos, y mientras tanto en la cabeza no cabe nada más.',
    'Empecemos un cuento, una línea cada quien. La mía: un martes, en la última parada del autobús, una maleta empezó a tararear. Ahora la tuya.',
  ],
  company: [
    'Aquí estoy. No tienes que decir nada inteligente, ni nada. Escribe una palabra de vez en cuando, si quieres, y cada vez te contesto.',
    'Entonces nos quedamos aquí un rato, tú y un programa que no va a ninguna parte. Ponte todo lo cómodo que el lugar permita.',
    'Aquí mismo. Ahora no hay nada que hacer. Siente la silla, el asiento o la cama; este minuto no pide más.',
    'Te hago compañía, hasta donde pueden unas líneas en una pantalla. Cuéntame qué ves desde ahí, o nada.',
    'Sigo aquí. Que el tiempo pase a su velocidad.',
    'Aquí no molestas, sea la hora que sea. También podemos estar en silencio.',
    'Lo esperamos los dos. Si te haría mejor una persona, escríbele; se pueden las dos cosas.',
    'Voy leyendo. Por ahora, una respiración tras otra es bastante.',
  ],
  doWithMe: [
    'Vamos, ahora mismo y a la par.',
    'Va, lo hacemos de una vez.',
    'Empezamos, y puedes parar cuando quieras.',
    'Bien. Sígueme línea por línea.',
    'Sí. Otra vez, y más despacio.',
    'Dale. Así como estás, sin moverte de ahí.',
  ],
  listen: [
    'Entonces solo escucho. Sin consejos y sin preguntas.',
    'De acuerdo: tú cuentas y yo leo. Aquí no se arregla nada.',
    'Adelante, tan largo y desordenado como quieras. Nada más escucho.',
    'Bien, cero consejos. Dilo como es.',
    'Te leo, y es todo lo que voy a hacer.',
  ],
  memory: {
    named: [
      'Me dijiste el nombre: {name}.',
      'El nombre que diste fue {name}.',
      'Es {name}, según lo que escribiste antes.',
    ],
    quoted: [
      'Antes escribiste: “{words}”.',
      'Miré atrás; ahí dice “{words}”.',
      'Lo que tengo de ti sobre eso es “{words}”.',
    ],
    unknown: [
      'Eso no lo encuentro en nuestra conversación y no quiero adivinar. Dímelo otra vez y lo tengo.',
      'Hasta donde veo, aquí no salió. Solo sé lo que está escrito en esta conversación.',
      'No tengo certeza, y prefiero decirlo antes que inventar. Puedes contármelo de nuevo.',
    ],
  },
  offers: [
    'Para esto hay un ejercicio corto: “{title}”. Empieza aquí abajo.',
    'Si quieres hacer algo más que leer, “{title}” está abajo y son pocos minutos.',
    'Para esto tengo “{title}”: unos pasos, y puedes parar en cualquiera. Empieza abajo.',
    '“{title}” va contigo paso a paso; lo abres aquí abajo.',
    'Lo que ayuda en pocos minutos es “{title}”. Lo encuentras abajo.',
    'Abajo está “{title}”, hecho para momentos así.',
  ],
  repairs: {
    questions: [
      'Tienes razón, fueron demasiadas preguntas. Dejo de preguntar.',
      'Entendido: de mi parte, ni una pregunta más.',
      'Cierto, parecía un interrogatorio. Hasta aquí.',
    ],
    repeating: [
      'Tienes razón, me estaba repitiendo.',
      'Verdad, era lo mismo con otras palabras. Cambio lo que hago.',
      'Es justo: daba vueltas en círculo.',
    ],
    misunderstood: [
      'Entonces te leí mal, y pido perdón.',
      'Eso no era lo que querías decir. Gracias por aclararlo.',
      'Lo entendí mal. Vale tu versión.',
      'No iba por ahí, entonces; lo retiro.',
    ],
    unhelpful: [
      'Eso no te sirvió, entonces. Es justo decirlo.',
      'Haces bien en decirlo: no te aportó nada.',
      'Bueno, fallé. Soy un programa, y a veces fallo.',
      'Sonó a hueco, lo veo.',
    ],
  },
  ways: [
    'Hay dos caminos: sigues contando y yo solo escucho, o escribes “plan” y te doy uno para las próximas horas.',
    'Elige lo que te venga mejor: me callo y leo, o te doy algo que hacer si escribes “ejercicio”.',
    'Desde aquí puedo escuchar sin comentar, o darte una frase lista si me dices para quién es.',
    'O lo cuentas a tu manera y yo soy breve, o lo dejamos y hablamos de algo totalmente distinto.',
    'Puedes soltarlo todo sin más respuesta que una línea, o escribir “consejo” y recibir dos frases concretas.',
  ],
  otherTopics: [
    'Entonces lo dejamos donde está. Cuéntame cualquier otra cosa, grande o pequeña.',
    'De acuerdo, otra cosa. Puede ser algo de hoy, alguien que te gusta, o nada en especial.',
    'Con gusto, otro tema. Empieza por donde quieras; no vuelvo a eso si tú no vuelves.',
  ],
};
