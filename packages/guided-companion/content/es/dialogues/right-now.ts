import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'El pánico se siente como un peligro, pero es una ola: sube, llega arriba y baja, casi siempre en unos diez minutos. Me quedo contigo mientras tanto.',
    why: 'Cuando peleas con el pánico, el cuerpo cree que el peligro es de verdad y la ola dura más. Ponerle nombre y soltar el aire despacio le avisa que puede aflojar.',
    steps: {
      wave: 'Así se siente una ola de pánico. Es horrible, y pasa. Aquí me quedo hasta que pase.',
      where: {
        ask: '¿Dónde la sientes más?',
        options: {
          chest: 'Pecho, corazón',
          breath: 'Respiración',
          head: 'Cabeza, mareo',
          everywhere: 'En todas partes',
        },
      },
      heart:
        'En el pánico el corazón va como si corrieras. Si es un dolor nuevo para ti, o se va al brazo o a la mandíbula, llama ahora a emergencias.',
      air: 'Parece que falta el aire, y casi siempre es que sobra. Suelta el aire largo y despacio; el siguiente entra por su cuenta.',
      dizzy: 'Respirar rápido puede marear. Siéntate, apoya los dos pies en el piso y mira una cosa que no se mueva.',
      ease: {
        ask: '¿Qué prefieres hacer mientras baja?',
        options: { breathe: 'Respirar contigo', cold: 'Agua fría', feet: 'Pies en el piso' },
      },
      breathe:
        'Toma aire por la nariz y suéltalo como quien enfría una sopa. Sigue el círculo; si te pierdes, vuelve a entrar donde vaya.',
      cold: 'Pon las muñecas bajo el agua fría, o un trapo frío en las mejillas. Durante un minuto, fíjate solo en el frío.',
      feet: 'Aprieta los dos pies contra el piso, fuerte, y luego un poco menos. Siente el talón, la planta, cada dedo. Tómate un minuto.',
      stay: { ask: '¿Cómo va la ola?', options: { falling: 'Bajando', same: 'Igual', higher: 'Más alta' } },
      again: 'Entonces otra ronda, soltando el aire un poco más largo. No hay que apurar nada.',
      passes:
        'A veces la ola sube dos veces. Ninguna se queda. Mientras pasa puedes hacer algo tranquilo: sentarte, tener algo frío en la mano, llamar a alguien.',
      nextTime: {
        ask: 'Una línea para la próxima vez: ¿qué quieres recordar?',
        hint: 'Se fue antes de que hirviera el agua.',
      },
    },
    takeaway: { ease: 'Lo que hice', nextTime: 'Para la próxima' },
    keep: 'El pánico es una ola. Baja por su cuenta, y soltar el aire despacio la ayuda a bajar.',
    close: 'Aguantaste hasta que se movió. Eso cuenta, te sientas como te sientas ahora.',
  },

  fiveSenses: {
    about:
      'Para cuando todo es demasiado, o el cuarto se siente lejos. Mirando, tocando y oyendo vuelves a donde estás, con los ojos abiertos.',
    why: 'En alarma, la cabeza anda en lo que pasó o en lo que puede pasar. Los ojos, las manos y los oídos solo saben de lo que hay aquí, y por eso el camino es corto.',
    steps: {
      look: 'Deja los ojos abiertos y que paseen por donde quieran. No hace falta calmarse, solo mirar alrededor.',
      place: {
        ask: '¿Dónde estás?',
        options: { bed: 'En la cama', indoors: 'En un cuarto', outdoors: 'En la calle', travelling: 'En camino' },
      },
      light: 'Prende una luz pequeña y siéntate un poco, para que puedas ver el cuarto.',
      halt: 'Busca un lugar donde nadie te apure, con algo firme en la espalda. Si vas al volante, primero detente donde no haya peligro.',
      see: {
        ask: 'Cinco cosas que ves. Nómbralas una por una; las pequeñas también valen.',
        hint: 'Lámpara, puerta, media, taza, una grieta',
      },
      touch:
        'Ahora cuatro cosas que puedas tocar: la manga, la pared, el piso bajo los pies, tu pelo. Fíjate cuál está fría y cuál es áspera.',
      hear: {
        ask: 'Escucha un momento. ¿Qué tres sonidos hay?',
        hint: 'Una moto, un perro, mi respiración',
      },
      smell: {
        ask: '¿Qué hueles? Dos cosas estaría bien, con una alcanza.',
        options: { air: 'El aire', fabric: 'La ropa que llevo', skin: 'Mis manos', nothing: 'Nada' },
      },
      noSmell: 'Nada también es respuesta. Te fijaste, y de eso se trata.',
      taste: 'Y una cosa que puedas saborear. Un trago de agua, o simplemente a qué sabe tu boca ahora.',
      here: {
        ask: '¿Cuánto estás aquí ahora?',
        options: { here: 'Aquí', halfway: 'A medias', farAway: 'Todavía lejos' },
      },
      today: {
        ask: 'Entonces digámoslo con todas las letras. Apoya los pies y escribe: dónde estás, qué día es y qué tienes delante.',
        hint: 'Mi cocina. Martes por la noche. Una taza azul.',
      },
      anchor: {
        ask: '¿Qué sentido te ayudó más?',
        options: { see: 'La vista', touch: 'El tacto', hear: 'El oído', smell: 'El olfato', taste: 'El gusto' },
      },
      next: {
        ask: '¿Qué cosa tranquila podrías hacer en los próximos diez minutos?',
        hint: 'Un té de manzanilla junto a la ventana.',
      },
    },
    takeaway: { anchor: 'Lo que más ayudó', next: 'Ahora' },
    keep: 'Cuando es demasiado: cinco cosas que veo, cuatro que toco, tres que oigo, dos que huelo, una que saboreo.',
    close: 'El cuarto sigue ahí, y tú también. Que los próximos minutos vayan despacio.',
  },

  stop: {
    about:
      'Para cuando estás a punto de hacer o decir algo que mañana quizá no quieras. Una pausa corta y después eliges.',
    why: 'Un impulso fuerte quiere que le hagas caso ya, y si tiene que esperar pierde fuerza. En ese hueco se ve más de una salida.',
    steps: {
      still: 'Quédate donde estás. Por unos minutos no se manda nada, no se dice nada, no se decide nada.',
      impulse: { ask: '¿Qué estabas a punto de hacer o decir?', hint: 'Entrar y decirles todo lo que pienso.' },
      back: {
        ask: 'Ahora un paso atrás, con el cuerpo. ¿Qué se puede donde estás?',
        options: {
          room: 'Salir del cuarto',
          sit: 'Sentarme',
          window: 'Ir a la ventana',
          hands: 'Manos en las piernas',
        },
      },
      away: 'Hazlo ahora y tómate casi un minuto. Hombros abajo, y que el aire salga despacio.',
      push: {
        ask: '¿Qué es lo que más te empuja?',
        options: { hurt: 'Me dolió', scared: 'Tengo miedo', unfair: 'Es injusto', tooMuch: 'Es demasiado' },
      },
      sore: 'Eso merece una respuesta, y una mejor que la más rápida.',
      strained:
        'Con eso encima es lógico querer actuar ya. Si estás en peligro, primero ponte a salvo; si no, con unos minutos no se pierde nada.',
      facts: {
        ask: '¿Qué pasó? Solo lo que viste y oíste.',
        hint: 'Cambiaron el plan y no me preguntaron.',
      },
      lookBack: {
        ask: 'Cuando mañana pienses en esto, ¿qué te gustaría haber hecho?',
        hint: 'No gritar, y decir que me dolió.',
      },
      next: {
        ask: 'Entonces, ¿qué sigue?',
        options: {
          wait: 'Espero',
          calmly: 'Lo digo con calma',
          ask: 'Pregunto a alguien antes',
          nothing: 'Lo dejo pasar',
        },
      },
      until: {
        ask: '¿Hasta cuándo?',
        options: { hour: 'Una hora', sleep: 'Después de dormir', talk: 'Después de hablarlo' },
      },
      sentence: {
        ask: '¿Qué frase dirías? Una corta.',
        hint: 'Quiero que me pregunten antes de cambiar algo.',
      },
      who: { ask: '¿A quién le vas a preguntar, y cómo empiezas?', hint: 'A mi prima: ¿te puedo consultar algo?' },
      ifThen: {
        ask: 'Si vuelve el impulso, ¿qué haces primero?',
        hint: 'Una vuelta a la manzana y luego decido.',
      },
    },
    takeaway: {
      lookBack: 'Mañana quiero haber',
      next: 'Lo que sigue',
      sentence: 'Mi frase',
      ifThen: 'Si vuelve',
    },
    keep: 'Un alto, un paso atrás, mirar, y solo entonces seguir.',
    close: 'Pusiste una pausa en medio. Lo que hagas ahora lo eliges tú.',
  },

  tipp: {
    about:
      'Para cuando es tan fuerte que hablar no sirve. Frío, movimiento, respirar lento, soltar músculos: empezamos con lo que tengas a mano.',
    why: 'Lo muy fuerte se siente en el cuerpo: corazón, aire, músculos. El frío, el esfuerzo y el aire lento bajan primero al cuerpo, y la cabeza va detrás.',
    steps: {
      body: 'No hay que explicar nada ahora. Solo hacemos algo con el cuerpo, con toda la suavidad que el tuyo necesite.',
      start: {
        ask: '¿Qué se puede donde estás?',
        options: { cold: 'Agua fría', move: 'Moverme', press: 'Solo estar en la silla' },
      },
      cold: 'Pon un trapo mojado y frío en las mejillas y bajo los ojos. Sigue respirando todo el tiempo y quítalo si arde.',
      move: 'Muévete hasta entrar en calor: escaleras, marchar en el lugar, sacudir los brazos. Tan fuerte como te haga bien, no más.',
      press:
        'Junta las palmas delante de ti y aprieta contando hasta cinco; luego suelta. Sigue respirando. Otra vez, unas cuantas.',
      now: { ask: '¿Y ahora?', options: { lower: 'Un poco menos', same: 'Igual', higher: 'Más fuerte' } },
      second: {
        ask: 'Entonces sumamos otra cosa. ¿Cuál puede ser?',
        options: { cold: 'Algo frío', walk: 'Dar vueltas por el cuarto', press: 'Apretar las palmas' },
      },
      another: 'Un minuto de eso. No tiene que funcionar al instante; el cuerpo es más lento de lo que quisiéramos.',
      breath:
        'Ahora el aire: que salga más largo de lo que entra. Sigue el círculo y, si te pierdes, vuelve cuando quieras.',
      muscles:
        'Ahora los músculos. Aprieta un poco las manos y suéltalas. Luego los hombros, la cara, las piernas. Sigue respirando mientras lo haces.',
      helped: {
        ask: '¿Cuál hizo algo?',
        options: {
          cold: 'El frío',
          move: 'Moverme',
          press: 'Apretar',
          breath: 'El aire lento',
          muscles: 'Los músculos',
        },
      },
      need: {
        ask: '¿Qué te vendría bien en la próxima media hora?',
        options: { quiet: 'Silencio', person: 'Alguien conmigo', drink: 'Algo de tomar', rest: 'Acostarme' },
      },
      words: {
        ask: '¿Quién podría ser, y qué le dices?',
        hint: 'Mi hermano: ¿te sientas un rato conmigo?',
      },
      ready: {
        ask: '¿Qué podrías dejar listo para la próxima vez, y dónde?',
        hint: 'Un trapo mojado en el refrigerador.',
      },
    },
    takeaway: {
      helped: 'Lo que ayudó',
      need: 'La próxima media hora',
      words: 'A quién le digo',
      ready: 'Lo que dejo a mano',
    },
    keep: 'Cuando no hay palabras que sirvan: algo frío, moverse un poco, soltar el aire largo, aflojar las manos.',
    close: 'Puede que siga ahí, pero más bajo. Haz de la próxima media hora algo pequeño.',
  },

  angerCoolDown: {
    about: 'Primero un minuto para el cuerpo, después vemos qué se pasó de la raya, y al final eliges qué contestar.',
    why: 'La rabia suele tener buenas razones y mal momento. Si primero baja el cuerpo, te quedas con la razón y eliges tú el momento.',
    steps: {
      allowed: 'Aquí puedes tener toda la rabia que tengas. Todavía no hay que contestarle a nadie.',
      near: {
        ask: '¿Dónde está la persona con la que tienes rabia?',
        options: { here: 'Aquí conmigo', online: 'En mis mensajes', away: 'En otra parte' },
      },
      distance:
        'Entonces primero distancia. Con “necesito diez minutos” basta, y vete a otro cuarto. Si esa persona te da miedo, no expliques nada: ve a donde estés a salvo.',
      unanswered: 'Entonces deja ese mensaje sin contestar por ahora. Dentro de una hora seguirá ahí.',
      outlet: {
        ask: 'Primero el cuerpo. ¿Qué podrías hacer un minuto?',
        options: { walk: 'Caminar despacio', cold: 'Agua fría en las muñecas', breathe: 'Soltar el aire lento' },
      },
      minute: 'Hazlo un minuto. No hay prisa; que el aire salga a su ritmo.',
      happened: {
        ask: '¿Qué pasó? Dos líneas, lo que se dijo y lo que se hizo.',
        hint: 'Contó lo mío delante de todo el mundo.',
      },
      crossed: {
        ask: '¿Qué fue lo que te pisaron?',
        options: {
          respect: 'El respeto',
          fairness: 'Lo justo',
          trust: 'La confianza',
          limit: 'Mi no',
          load: 'Lo que puedo cargar',
        },
      },
      under: {
        ask: '¿Hay algo más debajo de la rabia?',
        options: { hurt: 'Duele', fear: 'Miedo', tired: 'Cansancio', onlyAnger: 'No, pura rabia' },
      },
      want: {
        ask: '¿Qué necesitas ahora, de esa persona o para ti?',
        hint: 'Que la próxima vez me pregunte antes.',
      },
      reply: {
        ask: '¿Qué quieres hacer con esto?',
        options: {
          now: 'Decirlo hoy, con calma',
          later: 'Decirlo otro día',
          apart: 'Tomar distancia',
          letBe: 'Esta la dejo pasar',
        },
      },
      sentence: {
        ask: 'Escribe la frase que vas a decir, y cuándo. Puede empezar con “yo” o con “me”.',
        hint: 'Mañana: me dolió que lo contaras sin avisarme.',
      },
      plan: {
        ask: '¿Y qué vas a hacer hoy en vez de eso?',
        hint: 'Cenar con audífonos e irme temprano a la cama.',
      },
      ifHot: {
        ask: 'Si se vuelve a calentar, ¿qué haces primero?',
        hint: 'Salir y dar una vuelta a la cuadra.',
      },
    },
    takeaway: {
      want: 'Lo que necesito',
      sentence: 'Lo que voy a decir',
      plan: 'Hoy',
      ifHot: 'Si se calienta otra vez',
    },
    keep: 'Primero el cuerpo, después qué me pisaron, y al final la respuesta que yo elija.',
    close: 'La razón de tu rabia no se pierde por esperar.',
  },

  urgeToText: {
    about:
      'Quieres escribirle a alguien y no sabes si conviene. Escríbelo primero aquí. De aquí no se manda nada, y al final decides tú.',
    why: 'Las ganas de escribir suben, llegan arriba y bajan, como una ola. Si dejas pasar unos minutos, decides tú y no la ola.',
    steps: {
      here: 'Hasta que acabemos, se queda aquí. Después todavía puedes mandar algo.',
      who: {
        ask: '¿Para quién es?',
        options: { past: 'Mi ex', friend: 'Una amistad', family: 'Familia', work: 'Alguien del trabajo' },
      },
      missing: 'Extrañar viene a golpes, y pega más cuando es tarde y hay silencio.',
      message: { ask: 'Escríbelo como quiera salir. Todo.', hint: '¿Cómo puedes seguir como si nada?' },
      hope: {
        ask: '¿Qué esperas que pase cuando lo lea?',
        options: {
          kind: 'Que conteste bonito',
          sorry: 'Que pida perdón',
          know: 'Tener claridad',
          heard: 'Que me escuche',
          hitBack: 'Devolver el golpe',
        },
      },
      minute:
        'Gracias por decirlo sin adornos. Se sentiría bien un minuto, y después empieza la espera de que conteste.',
      likely: {
        ask: '¿Y qué es lo más probable que llegue esta noche?',
        options: { kind: 'Algo amable', short: 'Algo seco', nothing: 'El visto y nada más', fight: 'Una pelea' },
      },
      hourLater: { ask: 'Y entonces, ¿cómo estarías una hora después?', hint: 'Con los ojos pegados al chat.' },
      wait: 'Ahora una espera corta. Deja el teléfono boca abajo, mira algo que esté lejos, baja los hombros. Las ganas pueden subir; no hay que hacerles caso.',
      other: {
        ask: 'Otra cosa que te haría bien ahora: ¿quién, o qué?',
        hint: 'Llamar a mi primo, o música de antes.',
      },
      decide: {
        ask: '¿Qué eliges por ahora?',
        options: { no: 'No lo mando', tomorrow: 'Lo decido mañana', shorter: 'Mando uno más corto' },
      },
      short: {
        ask: 'Escribe el que podrías sostener dentro de una semana, aunque no conteste. Si te pidió que no le escribas, que se quede aquí.',
        hint: 'Me dolió lo del domingo. Quisiera hablarlo.',
      },
      away: {
        ask: '¿Qué haces con el teléfono para que no cueste tanto?',
        hint: 'Silenciar el chat y dejarlo en la sala.',
      },
      ifThen: {
        ask: 'Si esta noche vuelven las ganas, ¿qué haces primero?',
        hint: 'Escribirlo en papel y tomar agua.',
      },
    },
    takeaway: { decide: 'Lo que elegí', short: 'Mis palabras', away: 'El teléfono', ifThen: 'Si vuelven las ganas' },
    keep: 'Primero escribirlo en otra parte, dejar pasar la ola y después decidir.',
    close: 'Te tomaste un rato antes de elegir. Era solo eso.',
  },
};
