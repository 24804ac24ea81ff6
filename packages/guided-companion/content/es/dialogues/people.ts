import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Escribimos un mensaje corto: qué pasó, cómo fue para ti y qué pides. Si lo mandas o no, lo decides después.',
    why: 'Un hecho, un efecto y una petición son difíciles de discutir. Con un reproche la gente se defiende; con una petición clara tiene algo que puede hacer.',
    steps: {
      who: {
        ask: '¿Para quién es el mensaje?',
        options: { close: 'Alguien a quien amo', family: 'Familia', friend: 'Una amistad', work: 'Trabajo o escuela' },
      },
      change: {
        ask: 'Antes del mensaje, solo para ti: ¿qué tendría que ser distinto después?',
        hint: 'Poder planear otra vez mis tardes.',
      },
      facts: {
        ask: 'Ahora la primera frase, como la mandarías: qué pasó. Solo lo que cualquiera ahí habría visto u oído.',
        hint: 'Ayer llegaste una hora después de lo acordado.',
      },
      tender: 'Con alguien cercano, un sentimiento llega mejor que un reproche. Con uno basta.',
      atWork: 'Aquí lo que sientes puede quedarse contigo. Basta con lo que le hizo a tu día o a la tarea.',
      effect: {
        ask: 'Segunda frase: ¿cómo fue para ti? Habla de ti y no de cómo es la otra persona.',
        hint: 'Me quedé esperando sin saber qué hacer.',
      },
      request: {
        ask: 'Tercera frase: ¿qué pides? Una sola cosa que de verdad se pueda hacer.',
        hint: 'Avísame en cuanto veas que vas tarde.',
      },
      gain: { ask: 'Cuarta frase: ¿qué mejora si lo hace?', hint: 'Así puedo esperarte con gusto.' },
      reply: {
        ask: 'Ese era el mensaje. ¿Qué crees que va a volver?',
        options: { silence: 'Silencio', anger: 'Enojo', excuses: 'Excusas', no: 'Un no' },
      },
      silence: 'Que no conteste todavía no es un no. Puedes preguntar otra vez en uno o dos días, en una línea.',
      anger: 'A un enojo no hay que contestarle al momento. “Ya lo leí, mañana te escribo” es una respuesta completa.',
      excuses: 'Entonces deja la excusa donde está y repite tu tercera frase, con la misma amabilidad.',
      room: {
        ask: 'Si no puede con todo, ¿qué cosa más pequeña te serviría?',
        hint: 'Un mensaje antes de las seis.',
      },
      sending: {
        ask: 'Léelo una vez, despacio. ¿Cuándo quieres mandarlo?',
        options: { today: 'Hoy', tomorrow: 'Mañana', calmer: 'Cuando tenga más calma', keep: 'Por ahora no lo mando' },
      },
    },
    takeaway: { request: 'Lo que pido', room: 'Lo que también me serviría', sending: 'Cuándo lo mando' },
    keep: 'Qué pasó, cómo fue para mí, qué pido: con eso alcanza.',
    close: 'Ahí está tu mensaje, con tus palabras. Si sale y cuándo, lo decides tú.',
  },
  askingForHelp: {
    about:
      'Pedir cuesta cuando ya hay cansancio. Buscamos una persona, una petición pequeña y las palabras para decirla.',
    why: 'A una petición pequeña y clara es más fácil decirle que sí que a un “estoy mal”. Y la gente dice que sí más veces de lo que espera quien pide.',
    steps: {
      need: {
        ask: '¿Qué te ayudaría más?',
        options: { hand: 'Una mano con algo', ear: 'Alguien que escuche', company: 'Compañía', advice: 'Un consejo' },
      },
      listened: 'Puedes decirlo así: “No tienes que resolver nada”. A mucha gente eso le hace más fácil venir.',
      obstacle: {
        ask: '¿Qué hace difícil pedir?',
        options: {
          burden: 'Ser una carga',
          refused: 'Que me digan que no',
          weak: 'Se siente débil',
          nobody: 'No tengo a nadie',
        },
      },
      burden: 'Piensa en alguien que te pide algo pequeño. A casi todos nos alegra que nos elijan para eso.',
      refused: 'Puede pasar. Con una petición pequeña y una salida fácil, un no suele hablar de su día y no de ti.',
      weak: 'Si alguien que quieres te lo pidiera, no pensarías menos de esa persona. Puede que te vea igual.',
      nobody:
        'Entonces miramos más lejos: alguien que conoces apenas, la vecina, tu centro de salud, alguien de la escuela, una línea de ayuda. Hay gente que está para que le pidan.',
      who: { ask: '¿Quién podría ser? Un nombre, o un tipo de persona.', hint: 'Mi primo, o la señora de abajo' },
      opening: {
        ask: 'Ahora el mensaje. Primera frase, como la mandarías: cómo están las cosas.',
        hint: 'Estas semanas se me hicieron muy pesadas.',
      },
      request: {
        ask: '¿Qué pides? Algo pequeño, y con día u hora.',
        hint: '¿Me puedes llamar el jueves en la noche?',
      },
      wayOut: { ask: 'Y una última frase que haga fácil decir que no.', hint: 'Si no puedes, no pasa nada.' },
      ifNo: { ask: 'Si esa persona no puede, ¿quién o qué sigue?', hint: 'Le pregunto a alguien de mi curso.' },
      sending: {
        ask: 'Esto es lo que tienes. ¿Cuándo lo pides?',
        options: { now: 'Ahora mismo', tomorrow: 'Mañana', thisWeek: 'Esta semana', aloud: 'Cuando nos veamos' },
      },
    },
    takeaway: { who: 'A quién le pido', request: 'Lo que pido', sending: 'Cuándo', ifNo: 'Si no puede' },
    keep: 'Una persona, una petición pequeña, un día: con eso se puede pedir.',
    close: 'Las palabras ya están, y encontrarlas era lo más difícil de pedir.',
  },
  apology: {
    about: 'Vemos por qué te toca pedir perdón y por qué no, y ponemos tu parte en tres frases.',
    why: 'Una disculpa llega cuando nombra qué pasó y qué va a cambiar, sin “pero”. Si cargas con más de lo tuyo, cuesta más creerla, también a ti.',
    steps: {
      kind: {
        ask: '¿Qué te da vueltas?',
        options: {
          said: 'Algo que dije',
          did: 'Algo que hice',
          left: 'Algo que no hice',
          unsure: 'No sé si fui yo',
        },
      },
      unsure: 'Entonces buscamos solo tu parte. Puede ser pequeña, y puede que no haya ninguna.',
      happened: { ask: '¿Qué pasó? Una línea o dos, solo para ti.', hint: 'Le grité a mi amiga en plena cena.' },
      notMine: {
        ask: '¿Y qué de eso no te toca a ti? Eso queda fuera de la disculpa.',
        hint: 'Que tuviera sueño y quisiera irme a casa',
      },
      own: {
        ask: 'Primera frase para esa persona: qué hiciste, sin “pero” y sin “si”. Solo lo tuyo.',
        hint: 'Perdón por haberte gritado.',
      },
      effect: {
        ask: 'Segunda frase: ¿cómo pudo haber sido para esa persona?',
        hint: 'Te tuvo que doler, delante de todos.',
      },
      mend: {
        ask: '¿Qué podría ayudar ahora?',
        options: {
          repair: 'Arreglarlo',
          change: 'Hacerlo distinto',
          askThem: 'Preguntarle',
          space: 'Darle espacio',
        },
      },
      asking: 'Entonces la tercera frase puede ser una pregunta: ¿qué te ayudaría ahora?',
      space: 'Entonces la tercera frase puede quitar presión: no hace falta que me contestes.',
      offer: {
        ask: 'Tercera frase, solo con lo que de verdad vas a hacer.',
        hint: 'La próxima vez salgo a tomar aire antes.',
      },
      how: {
        ask: 'Estas son tus frases. ¿Cómo quieres decirlas?',
        options: { message: 'En un mensaje', inPerson: 'Cara a cara', phone: 'Por teléfono', notYet: 'Todavía no' },
      },
      moment: {
        ask: '¿Cuál sería un buen momento, aunque no sea pronto? ¿Y el primer paso pequeño?',
        hint: 'El sábado. Le pregunto si tiene diez minutos.',
      },
      noAnswer: {
        ask: 'Puede que necesite tiempo, o que le siga doliendo. ¿Qué harás entonces?',
        options: { time: 'Darle tiempo', anyway: 'Cumplir mi parte', friend: 'Hablarlo con alguien' },
      },
      fair: {
        ask: 'Por último, una frase justa para ti. ¿Qué le dirías a alguien que quieres si hubiera hecho lo mismo?',
        hint: 'Te equivocaste, y estás dando la cara.',
      },
    },
    takeaway: {
      notMine: 'Lo que no me toca',
      moment: 'Cuándo, y cómo empiezo',
      noAnswer: 'Si necesita tiempo',
      fair: 'Una palabra justa para mí',
    },
    keep: 'Digo mi parte, sin “pero”, y dejo fuera lo que no me toca.',
    close: 'Miraste tu parte de frente. Lo que haga con eso ya le toca a la otra persona.',
  },
  boundary: {
    about:
      'Buscamos tu límite, una frase que lo diga y qué haces si no lo respetan. También sirve con otra gente cercana.',
    why: 'No puedes decidir qué dicen o hacen tus papás. Puedes decidir qué haces tú después. Un límite que depende solo de ti se puede sostener.',
    steps: {
      area: {
        ask: '¿Dónde es demasiado?',
        options: {
          remarks: 'Comentarios sobre mí',
          decisions: 'Mis decisiones',
          time: 'Llamadas y visitas',
          privacy: 'Mi privacidad',
          quarrels: 'Sus peleas',
        },
      },
      remarks: 'No puedes frenar cada comentario. Puedes decidir cuánto rato te quedas a oírlos.',
      decisions: 'Puedes contar una decisión sin defenderla. Escuchar su opinión no la vuelve a abrir.',
      moment: { ask: 'Piensa en la última vez. ¿Qué se dijo o se hizo?', hint: 'Cuatro llamadas en horas de trabajo' },
      line: { ask: '¿Dónde está tu límite? Una frase, solo para ti.', hint: 'Sin llamadas mientras trabajo.' },
      sentence: {
        ask: 'Ahora como se lo dirías: corto, con cariño y sin razones. Las razones abren el debate.',
        hint: 'Me gusta hablar contigo. En el trabajo no puedo.',
      },
      crossed: {
        ask: '¿Y si vuelve a pasar? ¿Qué harías?',
        options: {
          repeat: 'Decirlo otra vez',
          leave: 'Cortar la charla',
          later: 'Contestar más tarde',
          shorter: 'Visitas más cortas',
        },
      },
      ifThen: { ask: 'Ponlo en una línea: si…, entonces yo…', hint: 'Si llamas a las diez, te marco a las seis.' },
      pull: {
        ask: '¿Qué hará difícil sostenerlo?',
        options: { guilt: 'La culpa', tears: 'Que llore', anger: 'Que se enoje', doubt: 'La duda' },
      },
      guilt: 'La culpa y la duda son normales cuando una regla es nueva. No quieren decir que esté mal.',
      tears: 'Puede haber tristeza, puedes responder con cariño y el límite puede quedarse donde está.',
      anger: 'No tienes que quedarte a los gritos. “Ahora me voy, mañana hablamos” es suficiente.',
      ally: {
        ask: '¿Quién podría estar de tu lado ese día, aunque sea de lejos?',
        hint: 'Mi amiga, le escribo después',
      },
      occasion: {
        ask: '¿Cuándo lo vas a decir por primera vez? Mejor un momento pequeño y tranquilo.',
        hint: 'El domingo por teléfono, antes de colgar',
      },
    },
    takeaway: {
      sentence: 'Mi frase',
      ifThen: 'Si no lo respetan',
      ally: 'Quién está de mi lado',
      occasion: 'Cuándo lo digo',
    },
    keep: 'Un límite es una frase corta y algo que voy a hacer yo.',
    close: 'Ya tienes tu frase. La primera vez puede temblar un poco, y cuenta igual.',
  },
  afterBreakUp: {
    about:
      'Nada de preguntas grandes ahora. Vemos solo el día de hoy: el cuerpo, una persona y la hora que más cuesta.',
    why: 'Tras una ruptura, lo primero que falla es dormir, comer y ver gente, y sin eso todo duele más. Un plan para la peor hora te ahorra decidir en pleno golpe.',
    steps: {
      hardest: {
        ask: '¿Qué duele más ahora?',
        options: {
          missing: 'Extrañar',
          why: 'No saber por qué',
          unwanted: 'Que no me quieran',
          alone: 'La soledad',
          mixed: 'Todo a la vez',
        },
      },
      missing:
        'Eso viene por olas, y de noche son más altas. Una ola no es una decisión; ahora no hay que hacer nada con ella.',
      why: 'La cabeza sigue buscando el motivo, como si así pudiera descansar. Quizá esta noche no lo encuentres, y aun así puedes descansar.',
      unwanted:
        'Puede sentirse como una sentencia sobre todo lo que eres. Es la decisión de una persona sobre una relación.',
      mixed: 'Amor, rabia, alivio, extrañar: todo puede estar a la vez. Hoy no tienes que ordenarlo.',
      body: {
        ask: '¿Qué le faltó hoy a tu cuerpo?',
        options: {
          food: 'Comer algo',
          water: 'Tomar agua',
          sleep: 'Dormir',
          air: 'Aire fresco',
          wash: 'Un baño',
        },
      },
      care: { ask: '¿Cuál va primero, y cuándo? La versión más pequeña cuenta.', hint: 'Un vaso de agua, ahora' },
      person: {
        ask: '¿Quién puede saber que hoy es un día duro?',
        options: {
          friend: 'Una amistad',
          family: 'Alguien de mi familia',
          other: 'Otra persona',
          nobody: 'Nadie todavía',
        },
      },
      line: {
        ask: '¿Qué podrías escribirle? Con una línea basta.',
        hint: 'Terminamos. ¿Me puedes llamar hoy?',
      },
      nobody:
        'Está bien. Estar entre gente también cuenta, sin decir palabra: una tienda, una biblioteca, una banca al sol.',
      contact: {
        ask: 'Contacto con quien fue tu pareja: ¿qué te pesaría menos hoy?',
        options: { none: 'Hoy ninguno', needed: 'Solo lo necesario', unsure: 'No lo tengo claro' },
      },
      urge: {
        ask: 'Si esta noche te mueres de ganas de escribirle, ¿qué haces primero?',
        hint: 'Lo escribo en notas y me lavo la cara',
      },
      hour: {
        ask: '¿Qué hora va a costar más?',
        options: { waking: 'Al despertar', afternoon: 'La tarde', evening: 'La noche', bed: 'Ya en la cama' },
      },
      plan: {
        ask: '¿Qué vas a poner en esa hora? Algo fácil, y dónde.',
        hint: 'Una serie en el sofá, teléfono en otro cuarto',
      },
    },
    takeaway: {
      care: 'Para mi cuerpo',
      line: 'Lo que le escribo a alguien',
      urge: 'Antes de escribirle a mi ex',
      plan: 'En la peor hora',
    },
    keep: 'Solo hoy: comer, dormir, una persona y un plan para la peor hora.',
    close: 'Eso es un día, y por ahora un día alcanza.',
  },
  makingAFriend: {
    about:
      'Las amistades casi nunca nacen en una gran noche. Nacen de ver a la misma gente otra vez. Buscamos un lugar así y una invitación pequeña.',
    why: 'Solemos querer a la gente que vemos seguido, y hacen falta muchas horas para que se sienta amistad. Por eso ayuda más un lugar al que volver que tener mucha gracia.',
    steps: {
      place: {
        ask: '¿Qué se parece más a lo tuyo?',
        options: {
          newHere: 'Llegué hace poco',
          drifted: 'Nos fuimos alejando',
          shy: 'Me gana la timidez',
          notClose: 'Nadie cercano de verdad',
        },
      },
      newHere:
        'En un lugar nuevo, a casi todo el mundo le toma meses y muchos encuentros cortos. Lento es la velocidad normal.',
      drifted:
        'A la gente le alegra más de lo que creemos saber de una vieja amistad. Por ahí puede estar el camino más corto.',
      shy: 'Después de una primera charla, solemos caer mejor de lo que pensamos. Y con timidez se dan bien los encuentros cortos y repetidos.',
      notClose: 'Lo cercano suele empezar cuando alguien sabe un poco más de ti que los demás. Con una persona basta.',
      known: {
        ask: '¿A quién ves o le escribes ya de vez en cuando, aunque sea poco?',
        hint: 'El vecino al que siempre saludo',
      },
      again: {
        ask: '¿Dónde podrías ver a la misma gente una y otra vez?',
        options: {
          already: 'Donde ya voy',
          learn: 'Un curso o un grupo',
          move: 'Deporte o caminatas',
          helping: 'Ayudar en algún lado',
          online: 'Primero en línea',
        },
      },
      where: { ask: 'Ahora en concreto: ¿qué lugar, y qué día?', hint: 'El coro de los jueves, aquí cerca' },
      invite: {
        ask: 'Ahora una invitación, como la dirías. Pequeña, y fácil de rechazar.',
        hint: 'Voy por un café. ¿Vienes?',
      },
      share: {
        ask: '¿Y qué podría saber de ti esa persona, algo pequeño y cierto?',
        options: {
          likes: 'Lo que me gusta',
          day: 'Cómo me fue hoy',
          looking: 'Que busco compañía',
          hard: 'Algo que me cuesta',
        },
      },
      barrier: {
        ask: '¿Qué se podría atravesar?',
        options: {
          refused: 'Que digan que no',
          tired: 'El cansancio',
          nerves: 'Que no me anime',
          money: 'Dinero o distancia',
        },
      },
      ifThen: { ask: 'Si pasa eso, ¿qué haces?', hint: 'Si hay cansancio, voy solo veinte minutos.' },
      advice: {
        ask: 'Alguien te escribe: “Nadie quiere conocerme”. ¿Qué le contestarías?',
        hint: 'Ve cinco veces antes de decidir.',
      },
      first: { ask: '¿Cuál es tu primer paso pequeño, y cuándo?', hint: 'Hoy busco a qué hora se juntan.' },
    },
    takeaway: {
      invite: 'Mi invitación',
      ifThen: 'Si algo se atraviesa',
      advice: 'Con mis palabras',
      first: 'Mi primer paso',
    },
    keep: 'La misma gente, una y otra vez, y una invitación pequeña.',
    close: 'Un lugar, un paso pequeño. Puede ir despacio, y despacio está bien.',
  },
  hardConversation: {
    about:
      'La practicamos aquí antes de la de verdad: tu primera frase, lo que puede decir, tu respuesta y una salida.',
    why: 'En un momento tenso, lo que ya se dijo una vez sale más fácil. Con dos o tres frases y una salida alcanza; un guion entero estorbaría.',
    steps: {
      who: { ask: '¿Con quién es, y sobre qué? Pocas palabras.', hint: 'Mi compañera de casa, la renta' },
      aim: {
        ask: '¿Cuándo dirías después: con eso bastó?',
        hint: 'Cuando lo haya dicho, aunque le moleste',
      },
      kind: {
        ask: '¿Qué es lo más difícil de decir?',
        options: {
          news: 'Una mala noticia',
          myself: 'Algo sobre mí',
          wish: 'Lo que quiero',
          quarrel: 'Lo que me dolió',
          ending: 'Que se acabó',
        },
      },
      news: 'Entonces dilo pronto, en el primer minuto, con palabras sencillas. Un rodeo largo asusta más, y un “tal vez” se oiría como esperanza.',
      myself: 'Tú eliges cuánto cuentas. Por un día, una frase sobre ti es suficiente.',
      quarrel:
        'Empieza por algo en lo que se pueda estar de acuerdo. Después lo que quieres, y al final lo que salió mal.',
      opening: { ask: 'Tu primera frase, como la dirías.', hint: 'Quisiera que hablemos de la renta.' },
      dread: {
        ask: '¿Qué reacción te da más miedo?',
        options: {
          anger: 'Que se enoje',
          tears: 'Que llore',
          silence: 'Que no diga nada',
          blame: 'Que me eche la culpa',
        },
      },
      anger: 'Entonces baja el ritmo y habla un poco más bajo. No tienes que ganar, solo quedarte en tu frase.',
      quiet:
        'Entonces déjale espacio: unas respiraciones antes de seguir. El llanto y el silencio no necesitan argumentos.',
      theirs: { ask: '¿Qué diría? Escríbelo con sus palabras.', hint: 'Siempre haces un drama de todo.' },
      mine: {
        ask: 'Y tu respuesta: corta, con calma, y de vuelta a lo que quieres.',
        hint: 'Puede ser. Igual quiero que lo arreglemos.',
      },
      exit: {
        ask: 'Si se pone demasiado, ¿con qué frase te vas?',
        hint: 'Necesito una pausa. Mañana seguimos.',
      },
      moment: {
        ask: '¿Cuándo y dónde? Mejor con tiempo, sin público, y donde puedas irte.',
        hint: 'El sábado temprano, caminando',
      },
    },
    takeaway: { opening: 'Mi primera frase', mine: 'Mi respuesta', exit: 'Mi salida', moment: 'Cuándo y dónde' },
    keep: 'Una primera frase, una respuesta con calma y una salida: no necesito más.',
    close: 'Ya lo dijiste una vez, aquí. Vaya como vaya, tu primera frase ya la tienes.',
  },
};
