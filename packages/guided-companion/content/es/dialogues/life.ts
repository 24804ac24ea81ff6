import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'Tomamos un solo problema, juntamos ideas sin juzgarlas, elegimos una y la hacemos tan pequeña que puedas empezar.',
    why: 'Un problema que da vueltas en la cabeza sigue enorme. Escrito, con varias ideas al lado y un primer paso, se vuelve algo que se puede manejar.',
    steps: {
      problem: {
        ask: '¿Cuál es el problema? Uno solo, lo más concreto que puedas: quién, qué, dónde.',
        hint: 'Sube la renta y no me alcanza.',
      },
      hands: {
        ask: '¿Cuánto de eso está en tus manos?',
        options: { most: 'La mayor parte', some: 'Una parte', none: 'Nada de eso' },
      },
      around:
        'Entonces no trabajamos en el problema mismo, sino en lo que tiene alrededor: qué lo haría más llevadero.',
      piece: {
        ask: '¿Qué parte podrías mover, aunque sea un poco? Trabajamos en esa.',
        hint: 'Lo que gasto, y con quién vivo.',
      },
      better: {
        ask: 'Si en dos semanas estuviera un poco mejor, ¿qué sería distinto?',
        hint: 'Sabría cómo pagar los próximos tres meses.',
      },
      ideas: {
        ask: 'Ahora ideas, todas las que salgan, también las absurdas. Todavía no juzgamos nada.',
        hint: 'Pedir plazo, compartir, mudarme, vender la bici.',
      },
      enough: {
        ask: '¿Cómo te fue?',
        options: { several: 'Tengo varias', few: 'Una o dos', empty: 'No me salió ninguna' },
      },
      more: {
        ask: 'Pasa. ¿Cuál de estas podría valer la pena?',
        options: {
          ask: 'Preguntarle a alguien',
          smaller: 'Una versión más pequeña',
          wait: 'Esperar a propósito',
          findOut: 'Averiguar más',
          share: 'Compartirlo con alguien',
        },
      },
      pick: {
        ask: '¿Cuál probarías primero? No tiene que ser perfecta, solo útil y posible.',
        hint: 'Pedirle más plazo a la dueña.',
      },
      firstStep: {
        ask: '¿Cuál es el primer paso de todos? Diez minutos como mucho.',
        hint: 'Escribir las tres frases del mensaje.',
      },
      time: { ask: '¿Cuándo y dónde lo haces?', hint: 'Mañana a las seis, en la mesa de la cocina.' },
      barrier: {
        ask: '¿Qué es lo más probable que se atraviese?',
        options: {
          energy: 'Falta de energía',
          fear: 'Miedo',
          noTime: 'Falta de tiempo',
          people: 'Otra gente',
          forget: 'Que se me olvide',
        },
      },
      ifThen: {
        ask: 'Si pasa eso, ¿qué haces entonces?',
        hint: 'Hago solo los dos primeros minutos.',
      },
    },
    takeaway: {
      pick: 'Lo que voy a probar',
      firstStep: 'Primer paso',
      time: 'Cuándo y dónde',
      ifThen: 'Si se pone difícil',
    },
    keep: 'Un problema, unas cuantas ideas, un paso de diez minutos.',
    close: 'El problema no se fue, pero ya tiene por dónde empezar. Lo demás puede esperar hasta entonces.',
  },

  gettingGoing: {
    about:
      'Para días en que nada parece valer el esfuerzo. Buscamos algo agradable y algo útil, los dos pequeños, y les ponemos hora.',
    why: 'Con el ánimo bajo hacemos menos, y hacer menos lo deja abajo. Muchas veces funciona al revés: primero una cosa pequeña y, un poco después, las ganas.',
    steps: {
      link: 'No vamos a esperar a que haya ganas. Primero va algo pequeño; las ganas quizá lleguen después.',
      energy: {
        ask: '¿Cuánta fuerza hay ahora?',
        options: { nothing: 'Casi ninguna', little: 'Un poco', enough: 'Alcanza para algo' },
      },
      small: 'Entonces vamos muy en pequeño. En un día así, sentarse cuenta.',
      warmUp: {
        ask: '¿Cuál de estas podrías hacer al acabar aquí?',
        options: {
          window: 'Abrir la ventana',
          wash: 'Lavarme la cara',
          song: 'Poner una canción',
          sitUp: 'Sentarme y tomar agua',
        },
      },
      fallenAway: {
        ask: '¿Qué hacías antes que últimamente se fue quedando?',
        hint: 'Caminar al mercado, llamar a mi hermano.',
      },
      lighter: {
        ask: 'Piensa en los últimos días. ¿Cuándo pesó un poquito menos?',
        options: {
          outside: 'Fuera de casa',
          people: 'Con alguien',
          doing: 'Haciendo algo',
          moving: 'Al moverme',
          never: 'La verdad, nunca',
        },
      },
      neverLighter: 'Así es cuando todo está bajo. Entonces probamos algo y vemos, sin esperar mucho.',
      pleasant: {
        ask: 'Una cosa agradable, o que antes lo era, en versión pequeña. ¿Cuál podría ser?',
        hint: 'Diez minutos al sol en la banca.',
      },
      useful: {
        ask: 'Y una cosa útil que te quite algo de peso, igual de pequeña.',
        hint: 'Lavar tres platos.',
      },
      first: {
        ask: '¿Cuál va primero?',
        options: { pleasant: 'La agradable', useful: 'La útil' },
      },
      time: {
        ask: '¿Cuándo exactamente, y dónde? Lo más fácil es justo después de algo que haces de todos modos.',
        hint: 'Mañana después de lavarme los dientes.',
      },
      barrier: {
        ask: '¿Qué te podría frenar?',
        options: {
          tired: 'Mucho cansancio',
          pointless: 'No le veo sentido',
          forget: 'Que se me olvide',
          bed: 'Que no me levante',
        },
      },
      pointless: 'Puede no tener sentido hasta que lo haces, e incluso mientras lo haces. Se puede hacer igual.',
      ifThen: {
        ask: 'Si pasa eso, ¿cuál es la versión todavía más pequeña?',
        hint: 'Solo pongo los pies en el piso.',
      },
    },
    takeaway: {
      pleasant: 'Algo agradable',
      useful: 'Algo útil',
      time: 'Cuándo',
      ifThen: 'Si es demasiado',
    },
    keep: 'Primero una cosa pequeña. Las ganas quizá lleguen después.',
    close: 'Si sale más pequeño de lo planeado, cuenta igual.',
  },

  examTonight: {
    about:
      'Elegimos lo que más cuenta, planeamos los bloques, ponemos hora de cierre y preparamos la mañana. Después empiezas, o duermes.',
    why: 'Antes de un examen todo parece igual de urgente. Un plan corto y con final te deja la cabeza libre para estudiar, y dormir ayuda a recordar lo estudiado.',
    steps: {
      exam: {
        ask: '¿Cuándo es el examen?',
        options: { tomorrow: 'Mañana', days: 'En unos días', later: 'Más adelante' },
      },
      tomorrow:
        'Entonces esta noche es para afirmar lo que sabes a medias. Los capítulos nuevos pueden quedarse cerrados.',
      days: 'Entonces esta es una noche entre varias. No tiene que cargar con todo.',
      left: {
        ask: '¿Cuánto tiempo queda antes de la hora de dormir?',
        options: { none: 'Ya es hora de dormir', hour: 'Como una hora', more: 'Dos horas o más' },
      },
      bed: 'Entonces dormir te sirve más que otra página. Solo ordenamos por dónde empezar y la mañana.',
      counts: {
        ask: '¿Qué es lo que más cuenta en este examen? Tres temas como mucho.',
        hint: 'Ecuaciones, capítulo dos, las definiciones.',
      },
      standing: {
        ask: '¿Cómo vas con esos?',
        options: { shaky: 'Todos flojos', mixed: 'Algunos bien', fine: 'Casi todos bien' },
      },
      shaky: 'Entonces ve a lo básico de cada uno. Da más puntos en menos tiempo.',
      method: {
        ask: '¿Cómo vas a estudiar? Lo que sacas de la memoria se queda mejor que lo que relees.',
        options: {
          memory: 'Escribir de memoria',
          questions: 'Exámenes anteriores',
          explain: 'Explicarlo en voz alta',
        },
      },
      blocks: {
        ask: 'Un bloque son 25 minutos de estudio y 5 de descanso. ¿Cuántos esta noche?',
        options: { one: 'Un bloque', two: 'Dos bloques', three: 'Tres bloques' },
      },
      first: {
        ask: '¿Qué es lo primero que harás cuando te sientes a estudiar? Un tema, una tarea.',
        hint: 'Dos ejercicios viejos de ecuaciones.',
      },
      stop: {
        ask: '¿A qué hora se cierran los apuntes, falte lo que falte?',
        hint: 'A las diez y media, dientes y a la cama.',
      },
      morning: {
        ask: '¿Qué puedes dejar preparado para que la mañana sea tranquila? Toca lo que sirva.',
        options: {
          bag: 'Mochila y papeles',
          clothes: 'La ropa',
          food: 'Algo de comer',
          alarm: 'Dos alarmas',
          way: 'Cómo llego',
        },
      },
      blank: {
        ask: 'Si ahí dentro te quedas en blanco, ¿qué haces primero?',
        hint: 'Pies en el piso y la pregunta más fácil.',
      },
    },
    takeaway: { first: 'Empiezo con', blocks: 'Esta noche', stop: 'Cierro a las', blank: 'Si me quedo en blanco' },
    keep: 'Lo que más cuenta, en bloques cortos, con final. Y luego dormir.',
    close: 'El plan ya está; tu cabeza no tiene que sostenerlo más.',
  },

  firstLookAtMoney: {
    about: 'Para cuando llevas tiempo evitándolo. Tres números a ojo, una llamada y quién podría ayudar. Hoy nada más.',
    why: 'No mirar cansa todos los días. Tres números a ojo bastan para saber por dónde empezar, y la primera llamada es más fácil temprano que tarde.',
    steps: {
      start: 'Solo tres números, y a ojo está bien. Puedes parar después de cada uno.',
      hard: {
        ask: '¿Qué hizo difícil mirar?',
        options: {
          fear: 'Miedo a la cifra',
          shame: 'Vergüenza',
          papers: 'Demasiados papeles',
          strength: 'No me quedan fuerzas',
        },
      },
      fear: 'La cifra ya es la que es. Mirarla no la agranda, y te deja hacer algo.',
      shame:
        'A gente cuidadosa también le pasa: una enfermedad, una cuenta, precios que suben. Aquí no se juzga a nadie.',
      have: {
        ask: 'Primer número: ¿cuánto hay ahora, más o menos, entre cuenta y efectivo? De memoria está bien.',
        hint: 'Unos 340.',
      },
      due: {
        ask: 'Segundo número: ¿qué hay que pagar en las próximas dos semanas? Primero casa, luz y comida.',
        hint: 'Renta 600, luz 80, comida 100.',
      },
      comes: {
        ask: 'Tercer número: ¿qué entra en esas dos semanas?',
        hint: 'Unos 500, el día primero.',
      },
      sum: {
        ask: 'Esos son los tres. Puestos lado a lado, ¿cómo se ve?',
        options: { enough: 'Alcanza', tight: 'Muy justo', short: 'No alcanza', unclear: 'No lo tengo claro' },
      },
      short: 'Cuesta verlo, y es bueno saberlo ahora. Muchas veces te pueden esperar un poco si lo pides pronto.',
      soonest: {
        ask: '¿Qué hay que asegurar primero?',
        options: {
          home: 'La casa',
          power: 'Luz, agua, gas',
          food: 'Comida, medicinas',
          loan: 'Un préstamo o deuda',
        },
      },
      helper: {
        ask: '¿Quién podría mirarlo contigo?',
        options: {
          close: 'Amistades o familia',
          advice: 'Una asesoría de deudas',
          office: 'Una oficina pública',
          work: 'Alguien del trabajo',
          nobody: 'No conozco a nadie',
        },
      },
      nobody:
        'En muchos lugares hay orientación gratis sobre deudas: en el ayuntamiento o municipio, en una asociación, en la oficina del consumidor. Buscarla puede ser tu única llamada.',
      call: {
        ask: 'Una llamada o mensaje que quite algo de peso: ¿a quién, y qué vas a pedir?',
        hint: 'A la dueña: ¿mitad hoy y mitad el 20?',
      },
      time: {
        ask: '¿Cuándo lo haces, y qué vas a tener a mano?',
        hint: 'El lunes a las diez, con el recibo delante.',
      },
    },
    takeaway: { soonest: 'Primero asegurar', helper: 'Quién puede ayudar', call: 'Mi única llamada', time: 'Cuándo' },
    keep: 'Tres números a ojo y una llamada. Eso es una primera mirada.',
    close: 'Por hoy es todo. Ya se pueden guardar los papeles.',
  },

  letterInGrief: {
    about: 'Escribes unas frases a alguien que perdiste, una persona o un animal. Las junto en una carta que es tuya.',
    why: 'Cuando alguien muere, lo que nos une no se acaba. Ponerle palabras, también a lo que quedó sin decir, le da un lugar en los días que vienen.',
    steps: {
      to: {
        ask: '¿Para quién es la carta? Empieza como le decías.',
        hint: 'Querida abuela:',
      },
      length: {
        ask: '¿Cómo quieres escribir? Puedes hacer una pausa en cualquier punto, y llorar está bien.',
        options: { whole: 'Una carta entera', lines: 'Solo unas líneas' },
      },
      since: {
        ask: 'Cuéntale algo que haya pasado desde entonces.',
        hint: 'El limonero del patio volvió a dar flor.',
      },
      miss: {
        ask: '¿Qué te hace falta? Aquí caben las cosas pequeñas. Escríbeselo.',
        hint: 'Extraño cómo cantabas mientras cocinabas.',
      },
      unsaid: {
        ask: '¿Hay algo que no alcanzaste a decirle? Si no, sáltalo.',
        options: { sorry: 'Perdón', thanks: 'Gracias', love: 'Cuánto te quiero', anger: 'Que tengo rabia' },
      },
      sorry: 'En aquel momento no sabías lo que sabes hoy. Dilo como lo dirías ahora.',
      anger: 'La rabia cabe en esta carta. No le quita nada a lo demás.',
      unsaidWords: {
        ask: 'Escríbeselo, con tus palabras.',
        hint: 'Perdón por no haber ido aquel domingo.',
      },
      weight: {
        ask: '¿Cómo vas con esto? No hace falta escribir más de lo que te haga bien.',
        options: { goOn: 'Puedo seguir', pause: 'Una pausa corta', enough: 'Quisiera ir cerrando' },
      },
      pause:
        'Levanta la vista un minuto. Siente la silla o la cama que te sostiene y deja los ojos en algo del cuarto. La carta espera.',
      keep: {
        ask: '¿Qué dejó que se queda contigo? Una costumbre, una palabra, algo que aprendiste. Escríbeselo.',
        hint: 'Sigo haciendo el café como tú lo hacías.',
      },
      ending: {
        ask: '¿Cómo quieres terminar la carta?',
        hint: 'Tu silla sigue junto a la ventana. Un beso, Ale',
      },
      place: {
        ask: '¿A dónde va la carta?',
        options: {
          keep: 'La guardo',
          aloud: 'La leo en voz alta',
          bring: 'La llevo a un lugar',
          letGo: 'La dejo ir',
          share: 'Se la enseño a alguien',
        },
      },
      gentle: {
        ask: 'Y ahora algo suave para ti. ¿Qué vas a hacer en la próxima media hora?',
        hint: 'Prender la lámpara y tomar algo caliente.',
      },
    },
    takeaway: { keep: 'Lo que se queda conmigo', place: 'A dónde va la carta', gentle: 'Algo suave, después' },
    keep: 'Lo que me falta y lo que guardo van juntos.',
    close: 'Tu carta está aquí, larga o corta, como salió. Esta noche, trátate con suavidad.',
  },
};
