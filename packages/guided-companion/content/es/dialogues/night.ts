import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about: 'Un final lento: menos luz, una línea para mañana y unos minutos de descanso para el cuerpo.',
    why: 'El sueño no obedece órdenes, pero llega mejor con poca luz, con mañana ya apuntado y con el cuerpo quieto. Nos ocupamos de esas tres cosas y al sueño lo dejamos en paz.',
    steps: {
      evening:
        'El día puede acabar aquí, con todo hecho o a medias. En los próximos minutos no hay nada que hacer bien.',
      where: {
        ask: '¿Dónde estás ahora?',
        options: { bed: 'En la cama', up: 'De pie, casi acabo', busy: 'Todavía con cosas' },
      },
      leave: {
        ask: '¿Qué podría quedarse tal como está hasta mañana?',
        hint: 'Los platos y dos mensajes.',
      },
      dim: {
        ask: 'Baja un poco la luz. ¿Qué te queda a mano?',
        options: {
          lamp: 'Una lámpara pequeña',
          screen: 'El brillo de la pantalla',
          curtains: 'Las cortinas',
          dark: 'Ya está oscuro',
        },
      },
      running: {
        ask: '¿Qué sigue dando vueltas?',
        options: { today: 'Lo de hoy', tomorrow: 'Lo de mañana', body: 'El cuerpo', little: 'Casi nada' },
      },
      over: {
        ask: '¿Qué de hoy puede darse por terminado? Con una línea basta.',
        hint: 'Cómo acabó la reunión.',
      },
      one: {
        ask: 'Ahora una cosa para mañana, solo una, y más o menos a qué hora. Así queda apuntada y la puedes soltar.',
        hint: 'Llamar al dentista después de desayunar.',
      },
      rest: {
        ask: '¿Con qué te sería más fácil descansar? Con las dos puedes dejar los ojos abiertos.',
        options: { body: 'Con el cuerpo', sounds: 'Con los sonidos' },
      },
      legs: 'Empieza por los pies. Siente sobre qué están. Luego las pantorrillas, las rodillas, los muslos. Que pesen lo que pesen.',
      middle:
        'Ahora la espalda, y lo que la sostiene. La panza, las manos. No hay que cambiar nada; solo nota dónde descansan.',
      face: 'Ahora los hombros, la mandíbula, la frente. Deja que los dientes se separen un poco. Lo que siga tenso puede seguir así.',
      sounds:
        'Busca el sonido que esté más lejos. Luego uno más cerca. Luego el más cercano de todos. Que vengan y se vayan, y otra vez desde lejos.',
      breath: 'Sigue el círculo un minuto. Entra por la nariz y sale un poco más largo, sin forzar.',
      phone: {
        ask: 'Lo último: ¿a dónde va el teléfono?',
        options: {
          across: 'Al otro lado del cuarto',
          faceDown: 'Boca abajo, a mi lado',
          otherRoom: 'A otro cuarto',
          music: 'Solo sonido, muy bajo',
        },
      },
    },
    takeaway: { leave: 'Se queda hasta mañana', over: 'Ya terminó', one: 'Para mañana', phone: 'El teléfono' },
    keep: 'Menos luz, una línea para mañana y unos minutos para el cuerpo antes de esperar el sueño.',
    close: 'Por hoy es todo. Si el sueño tarda, estar en la cama sin hacer nada también es descanso.',
  },

  awakeAtThree: {
    about:
      'Para cuando es de noche y el sueño no está. Sin trucos para dormir: hacemos más llevadera la espera y el sueño llega cuando quiera.',
    why: 'Cuanto más intentas dormir, más se despierta el cuerpo, y la cama se vuelve el lugar de intentarlo. Levantarse un rato, con poca luz, deja que el sueño vuelva por su cuenta.',
    steps: {
      night: 'Pon el reloj mirando a la pared y baja el brillo de la pantalla hasta donde todavía puedas leer.',
      howLong: {
        ask: 'Sin mirar la hora: ¿cuánto llevas sin dormir?',
        options: { justNow: 'Me acabo de despertar', while: 'Un buen rato', allNight: 'Toda la noche' },
      },
      lie: 'Entonces quédate donde estás, si es cómodo. Si te empiezas a inquietar, pásate a una silla.',
      up: 'Entonces siéntate despacio y, si puedes, sal un rato de la cama. Una silla, una manta, una luz floja. La cama sigue ahí para cuando venga el sueño.',
      keeps: {
        ask: '¿Qué es lo que más te quita el sueño?',
        options: {
          head: 'La cabeza no para',
          body: 'El cuerpo inquieto',
          alone: 'La soledad',
          justAwake: 'Nada, no hay sueño',
        },
      },
      paper: {
        ask: 'Déjalo aquí o en un papel. Con palabras sueltas basta.',
        hint: 'La renta. Ese correo. Lo que quiso decir.',
      },
      atThisHour: {
        ask: '¿Algo de eso se puede hacer a esta hora?',
        options: { no: 'No, tiene que esperar', tiny: 'Una cosa mínima' },
      },
      tiny: 'Entonces haz solo esa cuando terminemos, con poca luz. Lo demás ya está escrito.',
      loosen:
        'Empieza por los pies: apriétalos un poco y suelta. Luego las piernas, las manos, los hombros. Con suavidad, y respirando como te salga.',
      tell: {
        ask: 'De noche la soledad se agranda. ¿A quién podrías contarle de esta noche cuando sea de día?',
        hint: 'A la vecina, cuando la vea en la escalera.',
      },
      dull: {
        ask: 'Ahora algo aburrido y callado. ¿Cuál?',
        options: {
          read: 'Un libro ya leído',
          fold: 'Doblar ropa',
          drink: 'Algo caliente',
          listen: 'Una voz o música suave',
          lie: 'Quedarme en la cama',
        },
      },
      noTrying:
        'Durante un minuto, no intentes dormir. Deja los ojos abiertos lo que quieran y nada más. Descansar sin dormir está permitido.',
      sign: {
        ask: 'Vuelve a la cama cuando haya sueño, no solo cansancio. ¿En qué lo notas?',
        options: { eyes: 'Me pesan los ojos', yawn: 'Bostezo', line: 'Leo dos veces lo mismo' },
      },
      morning: {
        ask: 'Mañana puede ser un día cansado. ¿Qué lo haría un poco más fácil?',
        hint: 'La ropa espera. Un paseo corto a mediodía.',
      },
    },
    takeaway: {
      paper: 'Espera a que sea de día',
      tell: 'A quién se lo cuento',
      dull: 'Algo callado',
      morning: 'Para mañana',
    },
    keep: 'Si pasa mucho rato sin sueño: fuera de la cama, poca luz, sin reloj, y de vuelta cuando pesen los ojos.',
    close: 'El cuerpo aguanta noches así. Ya puedes dejarme a un lado y hacer lo aburrido.',
  },

  parkingAWorry: {
    about: 'No la echamos. Le damos hora y lugar para mañana, y las horas hasta entonces son tuyas.',
    why: 'Una preocupación insiste para que no la olvides. Si ya tiene su cita, puede bajar la voz, y de día la piensas con la cabeza más clara.',
    steps: {
      later: 'Decirle que se vaya casi nunca sirve. Decirle cuándo le toca funciona mejor.',
      worry: {
        ask: '¿Cuál es la preocupación? Una o dos líneas, tal como salga.',
        hint: 'Que los análisis salgan mal.',
      },
      tonight: {
        ask: '¿Hay alguna parte que de verdad se tenga que hacer antes de mañana?',
        options: { no: 'No', yes: 'Sí, algo', notSure: 'No lo tengo claro' },
      },
      smallest: {
        ask: '¿Cuál es la parte más pequeña que cuenta? Haz esa al acabar. Lo demás se estaciona.',
        hint: 'Poner la alarma y los papeles en la puerta.',
      },
      doubt: 'Míralo así: si nadie corre peligro y ningún plazo vence antes de la mañana, puede esperar.',
      label: { ask: 'Ponle una etiqueta corta, como a una caja.', hint: 'Análisis' },
      when: {
        ask: 'Mañana, ¿a qué hora la sacas, por un cuarto de hora?',
        options: { morning: 'En la mañana', midday: 'A mediodía', afternoon: 'En la tarde', evening: 'Al anochecer' },
      },
      where: {
        ask: '¿Y dónde? En cualquier parte menos en la cama.',
        options: { table: 'En la mesa', outside: 'Al aire libre', walk: 'Caminando' },
      },
      question: {
        ask: '¿Con qué pregunta vas a empezar?',
        hint: 'Si salen mal, ¿qué haría primero?',
      },
      put: {
        ask: '¿Dónde la guardas hasta entonces?',
        options: { paper: 'En un papel', phone: 'En el teléfono', head: 'Aquí, tal cual' },
      },
      fold: 'Escribe la etiqueta y la hora. Dobla el papel y déjalo donde no lo veas desde la cama. Te espero.',
      aloud: 'Entonces dilo una vez en voz baja: la etiqueta, y cuándo le toca.',
      knocks: {
        ask: 'Puede que llame a la puerta antes. ¿Qué le vas a contestar?',
        hint: 'No te olvidé. Mañana a las cinco.',
      },
      now: {
        ask: '¿Y ahora, en lugar de eso?',
        options: { lie: 'Acostarme y ya', music: 'Música', read: 'Leer un poco', drink: 'Algo caliente' },
      },
    },
    takeaway: { label: 'Estacionada', when: 'Le toca', where: 'Dónde', knocks: 'Si llama a la puerta' },
    keep: 'Una preocupación puede esperar si sabe cuándo le toca.',
    close: 'Ya tiene su hora. Hasta entonces nadie necesita que pienses en eso.',
  },

  racingMind: {
    about:
      'Todo fuera de la cabeza, y luego en tres montones: hacer, esperar, soltar. Al final queda una sola cosa pequeña delante.',
    why: 'Una cabeza llena da vueltas para no perder nada. Lo que está escrito no se pierde, y un montón con nombre es más pequeño que uno sin nombre.',
    steps: {
      full: 'Ahora no resolvemos nada. Solo lo sacamos y vemos qué hay.',
      all: {
        ask: 'Escribe todo lo que está dando vueltas. Sin orden, con medias palabras, sin arreglar nada.',
        hint: 'La luz, el cumpleaños, esa mirada, el ruido',
      },
      any: { ask: '¿Hay algo más detrás?', options: { more: 'Sí, hay más', thatIsIt: 'Eso es todo' } },
      more: { ask: 'Ponlo aquí también. Lo pequeño y lo absurdo igual.', hint: 'Si cerré con llave' },
      mostly: {
        ask: '¿De qué hay más?',
        options: { tasks: 'Pendientes', worries: 'Preocupaciones', replay: 'Repaso del día', ideas: 'Ideas' },
      },
      replay: 'Mucho de eso no se puede arreglar a esta hora. Puede ir al segundo o al tercer montón, sin respuesta.',
      ideas: 'Una buena idea sigue siendo buena en la mañana, si está escrita.',
      do: {
        ask: 'Primer montón, hacer: ¿qué te necesita de verdad mañana? Tres cosas como mucho.',
        hint: 'Pagar la luz. Preguntar por el ruido.',
      },
      wait: {
        ask: 'Segundo montón, esperar: ¿qué puede esperar una semana o más?',
        hint: 'El regalo. Ordenar las fotos.',
      },
      letGo: {
        ask: 'Tercer montón, soltar: ¿qué no te toca cargar, o ya no se puede cambiar?',
        hint: 'Esa mirada en la escalera.',
      },
      layDown:
        'Unas respiraciones lentas para el tercer montón. No tiene que desaparecer; cada vez que sueltes el aire, déjalo un poco más en el suelo.',
      first: {
        ask: 'Volvamos a lo que vas a hacer: ¿qué va primero, y a qué hora?',
        hint: 'La luz, apenas termine de desayunar.',
      },
      barrier: {
        ask: '¿Qué se podría atravesar?',
        options: {
          time: 'Falta de tiempo',
          strength: 'Falta de fuerzas',
          forget: 'Que se me olvide',
          none: 'No veo nada',
        },
      },
      ifThen: { ask: 'Si pasa eso, ¿qué haces?', hint: 'Entonces solo la luz. Lo demás, el viernes.' },
    },
    takeaway: { do: 'Hacer', wait: 'Puede esperar', first: 'Primero', ifThen: 'Si se traba' },
    keep: 'Escribirlo todo y luego tres montones: hacer, esperar, soltar.',
    close: 'Ya está todo escrito. Esta noche tu cabeza no tiene que sostenerlo.',
  },
};
