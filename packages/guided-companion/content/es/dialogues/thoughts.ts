import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Un momento, la frase que te pasó por la cabeza ahí, y si es justa. Tú escribes un poco y yo pregunto una cosa a la vez.',
    why: 'Un pensamiento que llega con mucha emoción suena a hecho. Escrito, junto a lo que lo apoya y lo que no, casi siempre resulta ser media historia.',
    steps: {
      situation: {
        ask: '¿Qué pasó? Solo lo que habría visto una cámara: dónde, quién, qué se dijo.',
        hint: 'Le escribí a Ana y me dejó en visto.',
      },
      feeling: {
        ask: '¿Qué sentiste con más fuerza?',
        options: { fear: 'Miedo', sadness: 'Tristeza', anger: 'Rabia', shame: 'Vergüenza, culpa' },
      },
      fear: 'El miedo suele traer una frase que empieza con “¿y si…?”.',
      sadness: 'Con la tristeza suele haber una frase sobre lo perdido, o sobre lo que vales.',
      anger: 'Con la rabia suele haber una frase sobre lo que alguien debió hacer, o no debió.',
      shame: 'Con la vergüenza suele haber una frase sobre lo que eres, o sobre lo que pensarán los demás.',
      thought: {
        ask: '¿Qué frase te pasó por la cabeza? Escribe la que más duele, tal como vino.',
        hint: 'En el fondo no le importo a nadie.',
      },
      belief: '¿Qué tan cierto te suena ahora?',
      speaksFor: {
        ask: '¿Qué la apoya? Solo cosas que otra persona podría comprobar.',
        hint: 'Dos días sin respuesta.',
      },
      speaksAgainst: {
        ask: '¿Y qué no encaja con ella? Lo pequeño también cuenta.',
        hint: 'La semana pasada nos reímos una hora.',
      },
      friend: {
        ask: 'Esa frase pega fuerte. Si alguien que quieres pensara lo mismo, con los mismos hechos, ¿qué le dirías?',
        hint: 'Quizá anda con mucho. Pregúntale.',
      },
      fairer: {
        ask: 'Ahora una frase donde quepa todo eso. No tiene que ser alegre, solo justa.',
        hint: 'Todavía no sé por qué no contesta.',
      },
      action: {
        ask: 'Si esa frase tiene razón, ¿qué cosa pequeña toca hacer, y cuándo?',
        hint: 'Mañana a mediodía le pregunto cómo está.',
      },
    },
    takeaway: { thought: 'Lo que pensé', fairer: 'Lo más justo', action: 'Lo que hago ahora' },
    keep: 'Un pensamiento puede sonar cierto del todo y ser solo media historia.',
    close: 'La frase de antes puede volver a pasar. Ahora tienes otra que ponerle al lado.',
  },

  worryTree: {
    about:
      'Tomamos una preocupación y vemos si hay algo que hacer. Si lo hay, le damos hora. Si no, practicamos soltarla un rato.',
    why: 'Preocuparse se siente como trabajar en el problema. Algunas preocupaciones piden un paso y otras piden quedarse quietas por ahora; es más fácil cuando sabes cuál tienes.',
    steps: {
      worry: {
        ask: '¿Cuál es la preocupación? Una frase. Si hay muchas, la que más ruido haga.',
        hint: 'Los análisis podrían salir mal.',
      },
      hands: {
        ask: '¿Hay algo, lo que sea, que puedas hacer con esto?',
        options: { yes: 'Sí, algo', partly: 'Con una parte', unsure: 'No lo tengo claro', no: 'No, nada' },
      },
      nothing: 'Entonces pensarlo más no lo mueve, aunque parezca trabajo. Puedes dejarlo a un lado un minuto.',
      smallest: {
        ask: '¿Qué es lo más pequeño que podrías hacer? Solo la parte que te toca. Si no sale nada, sáltalo.',
        hint: 'Anotar mis dos preguntas para la doctora.',
      },
      time: { ask: '¿Es para ahora?', options: { now: 'Para ahora', later: 'Para más tarde' } },
      doNow: {
        ask: 'Entonces ve y hazlo. Te espero, y cuando vuelvas soltamos lo demás.',
        options: { done: 'Ya lo hice', begun: 'Ya empecé' },
      },
      later: {
        ask: '¿Cuándo y dónde lo haces? Con una hora fija, tu cabeza no tiene que tenerlo presente.',
        hint: 'Mañana después de desayunar, en la mesa.',
      },
      barrier: {
        ask: '¿Qué se podría atravesar, y qué harías entonces?',
        hint: 'Si le doy largas, hago solo dos minutos.',
      },
      release:
        'Ahora un minuto de respirar lento. Cada vez que sueltes el aire, deja caer un poco los hombros. La preocupación puede quedarse en el cuarto; no tienes que cargarla.',
      attention: {
        ask: 'Va a querer que vuelvas. ¿A dónde puede ir tu atención mientras tanto?',
        options: {
          listen: 'Algo que escuchar',
          hands: 'Algo para las manos',
          body: 'Estirarme, algo caliente',
          person: 'Otra persona',
        },
      },
      answer: {
        ask: 'Cuando vuelva, ¿qué le vas a decir? Una línea corta.',
        hint: 'Ya te conozco. Mañana, después de desayunar.',
      },
    },
    takeaway: {
      smallest: 'Lo que puedo hacer',
      later: 'Cuándo',
      attention: 'A dónde va mi atención',
      answer: 'Lo que le digo a la preocupación',
    },
    keep: 'Si puedo hacer algo, le doy hora. Si no puedo, que espere afuera.',
    close: 'La preocupación ya tiene su lugar. Lo que queda de esta hora es tuyo.',
  },

  catastropheCheck: {
    about: 'Me cuentas lo peor que temes. Después vemos qué es lo más probable, y qué harías si saliera mal.',
    why: 'Con miedo, la cabeza enseña la peor escena y corta ahí la película. Mirar los otros finales, y lo que harías después del peor, lo vuelve menos abismo.',
    steps: {
      worst: {
        ask: '¿Qué temes que pase? La peor versión, en una frase.',
        hint: 'Me echan y no puedo con la renta.',
      },
      ahead: {
        ask: '¿En qué punto está?',
        options: { ahead: 'Mi cabeza se adelanta', waiting: 'Espero noticias', begun: 'Ya empezó' },
      },
      waiting: 'Esperar noticias cuesta. La cabeza rellena el hueco, y casi nunca con algo bueno.',
      begun: 'Entonces no voy a decirte que no es para tanto. Vemos hasta dónde es probable que llegue, y qué ayuda.',
      odds: '¿Qué tan probable se siente lo peor ahora? 0 es imposible, 10 es seguro.',
      best: {
        ask: '¿Y lo mejor que podría pasar? Puede ser tan exagerado como lo peor.',
        hint: 'Me quedo y me dan el proyecto que me gusta.',
      },
      likeliest: {
        ask: 'Entre esas dos: ¿qué es lo más probable, por lo que sabes y por cómo salieron otras veces?',
        hint: 'Una charla difícil y después un arreglo.',
      },
      highOdds:
        'Le diste muchas probabilidades a lo peor. Entonces sirve más un plan que un consuelo, y vamos a hacerlo.',
      cope: {
        ask: 'Supón que sale mal. ¿Qué harías primero, y a quién acudirías?',
        hint: 'Llamar a mi hermana, comer, dormir, una lista.',
      },
      carries: {
        ask: '¿Qué te sostendría un poco entonces? Toca todo lo que sirva.',
        options: {
          person: 'Alguien cercano',
          before: 'Ya pasé por algo peor',
          advice: 'Alguien que sepa de esto',
          place: 'Un lugar a donde ir',
          skill: 'Algo que hago bien',
        },
      },
      gotThrough: {
        ask: '¿Qué fue eso que pasaste, y qué te ayudó entonces?',
        hint: 'La mudanza. Fui día por día.',
      },
      action: {
        ask: '¿Qué cosa pequeña haría menos probable ese final, o más fácil de llevar? Qué, y cuándo.',
        hint: 'El lunes pregunto en qué situación estoy.',
      },
      film: {
        ask: 'Cuando empiece otra vez la película, ¿qué te vas a decir y qué vas a hacer?',
        hint: 'Ya vi esta. Y me pongo a lavar los platos.',
      },
    },
    takeaway: {
      likeliest: 'Lo más probable',
      cope: 'Si sale mal',
      action: 'Mi paso',
      film: 'Cuando empieza la película',
    },
    keep: 'Lo peor es un final entre varios. También puedo mirar el más probable.',
    close: 'Lo miraste de frente. Por ahora es suficiente.',
  },

  selfCompassion: {
    about:
      'Tres cosas pequeñas: decir que duele, recordar que a otros también les pasa y encontrar algo amable para ti.',
    why: 'Cuando algo duele, solemos tratarnos peor que a nadie, y entonces duele doble. Una palabra amable y el cuerpo en calma ayudan a levantarse.',
    steps: {
      hurts: {
        ask: '¿Qué duele ahora? Con pocas palabras basta.',
        hint: 'Hoy le fallé a alguien.',
      },
      kind: {
        ask: 'Sí, eso duele. ¿Qué se le parece más?',
        options: {
          loss: 'Una pérdida',
          failed: 'Algo salió mal',
          shame: 'Vergüenza',
          leftOut: 'Que me dejen fuera',
          wornOut: 'No poder más',
        },
      },
      loss: 'Duele porque alguien o algo te importa. No hay nada malo en ti por eso.',
      failed: 'A quien intenta cosas, algunas le salen mal. Arde porque te importaba.',
      shame: 'La vergüenza te dice que solo te pasa a ti. Se lo dice a casi todo el mundo.',
      leftOut: 'Que te dejen fuera le duele a cualquiera. No es exagerar.',
      wornOut: 'Eso pasa cuando se carga mucho durante mucho tiempo. No es debilidad.',
      others:
        'Tres respiraciones lentas. En alguna parte, a esta hora, alguien tampoco duerme por un dolor como este. No es raro que lo sientas.',
      gesture: {
        ask: 'Ahora algo para el cuerpo. ¿Qué estaría bien?',
        options: {
          chest: 'Una mano en el pecho',
          arms: 'Abrazarme los brazos',
          warm: 'Una manta, algo caliente',
          noTouch: 'Sin tocar nada',
        },
      },
      hold: 'Quédate así un momento. Los ojos pueden estar abiertos; déjalos en algo tranquilo del cuarto. No hay nada que hacer.',
      friend: {
        ask: 'Si alguien a quien quieres te contara esto mismo, ¿qué le dirías?',
        hint: 'Fue un día duro. Hiciste lo que pudiste.',
      },
      forYou: {
        ask: 'Léelo otra vez, despacio, como si alguien te lo hubiera escrito a ti. ¿Cómo se siente?',
        options: { helps: 'Ayuda un poco', strange: 'Se siente raro', untrue: 'No me lo creo' },
      },
      practice: 'Al principio le pasa a casi todo el mundo. No tienes que creértelo. Con que esté ahí alcanza.',
      care: {
        ask: '¿Qué cosa amable puedes hacer por ti en la próxima hora?',
        hint: 'Lavarme la cara y a la cama sin teléfono.',
      },
    },
    takeaway: { friend: 'Palabras para mí', care: 'Algo amable' },
    keep: 'Duele, a otros también les pasa, y puedo tratarme como trataría a alguien que quiero.',
    close: 'No hace falta que te sientas mejor ahora. Puedes seguir con suavidad.',
  },

  innerCritic: {
    about:
      'Escribimos lo que te dice esa voz que te critica por dentro, vemos qué quiere evitar y buscamos una frase más justa.',
    why: 'Hablarnos con dureza suele ser un intento viejo de evitar problemas. Casi siempre nos encoge en vez de mejorarnos. Una frase justa y firme ayuda más.',
    steps: {
      harsh: {
        ask: '¿Qué te dice esa voz? Escríbelo como lo dice.',
        hint: 'Nunca terminas nada.',
      },
      loud: {
        ask: '¿Cuándo suena más fuerte?',
        options: {
          mistake: 'Después de un error',
          beforeNew: 'Antes de algo nuevo',
          compare: 'Cuando me comparo',
          night: 'De noche',
          always: 'Casi siempre',
        },
      },
      night: 'De noche lo tiene fácil. Con cansancio y sin nadie cerca, todo suena más cierto.',
      heard: {
        ask: '¿Dónde oíste antes ese tono?',
        options: {
          family: 'En mi familia',
          school: 'En la escuela o trabajo',
          partner: 'De una pareja',
          mine: 'Es mío',
          unknown: 'No recuerdo dónde',
        },
      },
      learned: 'Entonces no lo inventaste. Lo oíste tantas veces que te lo sabes de memoria.',
      prevents: {
        ask: 'Esa voz suele querer evitar algo. ¿De qué tendrá miedo?',
        options: {
          rejected: 'De que se alejen de mí',
          fail: 'De que fracase',
          stop: 'De que deje de intentar',
          harm: 'De que lastime a alguien',
          nothing: 'Solo quiere hundirme',
        },
      },
      onlyHurts: 'Entonces dejamos sus motivos y miramos solo lo que es justo.',
      grain: {
        ask: '¿Hay algo de verdad en lo que dice? Solo eso, sin el insulto. Si no hay nada, sáltalo.',
        hint: 'Dos cosas llevan semanas ahí.',
      },
      leftOut: {
        ask: '¿Y qué se calla esa voz? Algo cierto que nunca menciona.',
        hint: 'Voy, incluso en los días malos.',
      },
      fair: {
        ask: 'Ahora dilo de forma justa: con firmeza y cariño, como a alguien que te cae bien.',
        hint: 'Hay dos cosas pendientes. Empiezo por una.',
      },
      tone: {
        ask: 'Léelo otra vez. ¿Cómo suena?',
        options: { right: 'Más o menos bien', tooHard: 'Todavía muy duro', tooNice: 'Demasiado bonito' },
      },
      rewrite: {
        ask: 'Entonces cambia una o dos palabras. Quita lo que lastima y lo que no te crees. ¿Cómo queda?',
        hint: 'Hay dos cosas pendientes. Una es corta.',
      },
      reply: {
        ask: 'Cuando vuelva a alzar la voz, ¿qué le contestas, y qué haces después?',
        hint: '“Anotado.” Y me levanto a abrir la ventana.',
      },
    },
    takeaway: { fair: 'Lo justo', rewrite: 'Mejor dicho', reply: 'Cuando alza la voz' },
    keep: 'Esa voz puede gritar. Yo puedo tratarme con justicia y aun así mejorar.',
    close: 'Puede que siga gruñendo. No tienes que hacer lo que dice.',
  },

  bodyImage: {
    about:
      'Para un momento en que cuesta estar en tu propio cuerpo. Lo atravesamos paso a paso, sin números, y al final queda un gesto de cuidado.',
    why: 'En un mal rato vemos el cuerpo solo desde fuera y solo sus fallas. Volver al cuarto, y a lo que el cuerpo hace todo el día, abre otra vez la mirada.',
    steps: {
      trigger: {
        ask: '¿Qué lo disparó?',
        options: {
          mirror: 'El espejo',
          pictures: 'Fotos de otra gente',
          remark: 'Un comentario',
          clothes: 'La ropa',
          meal: 'Haber comido',
        },
      },
      mirror: 'Entonces aléjate del espejo por ahora. En un mal rato, lo que se ve ahí es sobre todo el mal rato.',
      pictures: 'Esas fotos están elegidas, iluminadas y retocadas. Puedes dejarlas por esta noche.',
      remark: 'Esa frase es de otra persona. No tienes que seguir diciéndotela.',
      clothes: 'La ropa no está cortada para nadie en particular. Si puedes, ponte lo más suave que tengas.',
      meal: 'Esa sensación pasa por su cuenta. No hay nada que compensar.',
      notice: {
        ask: '¿Qué te dice la cabeza sobre tu cuerpo? Pocas palabras, sin números.',
        hint: 'Que todo el mundo me mira.',
      },
      room: 'La cabeza dice esas cosas en los malos ratos. Ahora levanta la vista, ojos abiertos. Busca tres cosas del mismo color en el cuarto, despacio, una tras otra.',
      part: {
        ask: '¿Qué parte de ti hizo algo por ti hoy?',
        options: {
          hands: 'Mis manos',
          legs: 'Mis piernas',
          senses: 'Mis ojos u oídos',
          breath: 'Mis pulmones, mi corazón',
          voice: 'Mi voz',
        },
      },
      does: {
        ask: '¿Qué hizo por ti? Algo de todos los días está bien.',
        hint: 'Mis manos hicieron sopa y rascaron al gato.',
      },
      pull: {
        ask: '¿Sientes ganas de hacer algo con tu cuerpo ahora mismo?',
        options: {
          check: 'Revisarlo una y otra vez',
          hide: 'Esconderme, no ir',
          food: 'Algo con la comida',
          none: 'No, de nada',
        },
      },
      delay: 'Intenta esperar diez minutos antes. Las ganas pegan más al principio, y bajan sin que les hagas caso.',
      food: 'Entonces que la próxima comida sea como siempre, diga lo que diga la sensación. Y si conoces bien esas ganas, cuéntaselo a alguien de confianza o en una consulta médica. No tienes que llevarlo sin ayuda.',
      care: {
        ask: '¿Qué puedes hacer esta noche que le siente bien a tu cuerpo y no tenga que ver con cómo se ve?',
        hint: 'Calcetines calientes y crema en las manos.',
      },
    },
    takeaway: { does: 'Lo que mi cuerpo hace por mí', care: 'El cuidado de esta noche' },
    keep: 'Mi cuerpo es más que cómo se ve. Me lleva todo el día.',
    close: 'Esta noche no hace falta que te guste tu cuerpo. Tratarlo con un poco de suavidad alcanza.',
  },
};
