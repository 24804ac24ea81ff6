import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

/** Every `{number}` and `{line}` stands after "al": what is shown has no article of its own. */
export const crisis: CrisisContent = {
  shownNumber: 'número de emergencias que aparece arriba',
  shownLine: 'número de la línea de ayuda que aparece arriba',
  tracks: {
    passive: {
      first: [
        'Gracias por contarme esto. Un cansancio así pesa mucho, y qué bueno que no te lo guardaste. Te lo pregunto sin rodeos: ¿piensas en acabar con tu vida?',
        'Leí lo que escribiste y no voy a pasarlo por alto. A veces no querer estar aquí se queda en un pensamiento, a veces crece. ¿Estás pensando en matarte?',
      ],
      yes: [
        'Gracias por tu sinceridad. Estos pensamientos suelen venir en olas, y una ola se puede atravesar con alguien al lado. ¿Tienes cerca algo que usarías, o un momento en mente?',
        'Te creo. Entonces vamos a cuidarte primero. ¿Pensaste en una manera, o tienes algo a mano?',
      ],
      no: [
        'Qué bueno que me lo contaste, de todos modos. No querer estar aquí duele, aunque no fueras a hacer nada. De las personas que conoces, ¿quién podría escuchar esto de ti?',
        'Es bueno saberlo, gracias. Aun así, esto merece más que una pantalla. En un centro de salud pueden escuchar justo esto, y también puedes llamar al {line}, aunque no haya ningún plan. ¿A quién podrías contárselo hoy?',
      ],
    },
    active: {
      first: [
        'Gracias por decirlo. Soy una IA y no puedo ir adonde estás, pero hay personas que pueden acompañarte: llama ahora al {line}. ¿Tienes contigo algo que podrías usar, o un momento en mente?',
        'Lo tomo en serio y sigo aquí. No tienes que pasar por este momento sin compañía: llama al {line}. ¿Has pensado en cómo o cuándo?',
      ],
      yes: [
        'Entonces, antes de seguir, pon distancia, ahora: déjalo en otro cuarto, dáselo a alguien o aléjate tú. Después llama al {number} o ve adonde haya gente. ¿Quién puede estar contigo en los próximos minutos?',
        'Gracias por decírmelo. Aléjate de eso ahora, para empezar basta con salir del cuarto, y llama al {number}. ¿Quién es la persona que tienes más cerca en este momento?',
      ],
      no: [
        'Qué bueno que no tienes nada a mano. Los pensamientos de muerte pasan con más facilidad si hay alguien cerca. ¿Quién podría ir, o quedarse al teléfono contigo?',
        'Menos mal. Que siga así: quédate donde haya gente, o pide a alguien que vaya. ¿A quién puedes escribirle ahora?',
      ],
    },
    imminent: {
      first: [
        'Por favor, llama ahora al {number}. Di: “Necesito ayuda, estoy a punto de hacerme daño”, y dónde estás. Aléjate de lo que podrías usar. ¿Puedes llamar?',
        'Este es el momento de llamar al {number}. Si ya pasó algo, dilo primero. Ve hacia una puerta, a la casa de al lado, a una calle con gente. ¿Puedes llamar ahora?',
      ],
      yes: [
        'Bien. Llama ahora y no cuelgues; aquí estoy cuando vuelvas a mirar. Deja la puerta sin llave para que puedan entrar.',
        'Hazlo ahora, antes que cualquier otra cosa. Di tu nombre y dónde estás. Si puedes, quédate al lado de alguien hasta que llegue la ayuda.',
      ],
      no: [
        'Entonces busquemos otro camino: alguien de la casa, la puerta de al lado, una tienda, o un mensaje a una persona: “Por favor, ven, estoy en peligro”. ¿Qué te impide llamar?',
        'Está bien. Sal del cuarto, lejos de eso, adonde alguien pueda verte. ¿Qué hace tan difícil esa llamada ahora?',
      ],
    },
    selfHarm: {
      first: [
        'Gracias por confiarme esto. Hacerse daño muchas veces quiere decir que algo se volvió demasiado pesado. ¿Tienes ahora alguna herida que necesite atención?',
        'Qué bueno que me lo contaste; no te juzgo. Primero tu cuerpo: ¿hay alguna herida que no deja de sangrar, o que te preocupa?',
      ],
      yes: [
        'Entonces, por favor, deja que alguien la atienda ahora: presiona con un paño limpio y llama al {number}, o ve a urgencias, al hospital más cercano. ¿Puedes hacerlo?',
        'Por favor, no esperes. Llama al {number}, o pide a alguien que te lleve a un hospital. ¿Hay alguien cerca de ti?',
      ],
      no: [
        'Qué bueno. Si las ganas siguen ahí: aléjate de lo que usarías y date diez minutos, en otro cuarto, con agua fría en las manos. ¿Quién sabe de esto además de mí?',
        'Gracias. Las ganas suben y bajan, y es más fácil esperar a que bajen con alguien cerca. ¿Hay una persona a quien podrías contárselo, o con quien podrías estar un ratito?',
      ],
    },
    violence: {
      first: [
        'Lo que te hacen no es culpa tuya. Aquí solo voy a decir lo que se puede ver sin peligro. ¿Puedes escribir sin riesgo ahora?',
        'Te creo. Nadie tiene derecho a tratarte así. Antes que nada: ¿estás a salvo en este momento, y nadie más que tú lee esto?',
      ],
      yes: [
        'Entonces, a tu ritmo: hay personas que conocen esto y pueden pensar un plan contigo, sin decidir por ti. Puedes llamar al {line}. ¿Hay alguien de confianza que podría saber lo que pasa en casa?',
        'Qué bueno. No tienes que enfrentar a nadie, ni decidir nada hoy. Si puedes hacerlo sin que se note, ayuda dejar documentos y algunas cosas con una persona de confianza. ¿Quién podría ser?',
      ],
      no: [
        'Entonces guarda esto; tu seguridad va primero. Si hay peligro, ve adonde haya gente y llama al {number} cuando puedas. Con el botón de arriba puedes salir rápido de esta página.',
        'Entiendo. No escribas nada más que se pueda ver. Quédate cerca de una puerta o de otras personas, y llama al {number} en cuanto puedas hacerlo sin peligro.',
      ],
    },
    violenceNow: {
      first: [
        'Ve adonde haya gente, o detrás de una puerta que se pueda cerrar con llave, si puedes. Llama al {number}; si no puedes hablar, deja la llamada abierta. ¿Puedes salir?',
        'Primero tu seguridad: sal del cuarto, lejos de la cocina y de las escaleras, hacia otras personas. Llama al {number}. ¿Puedes llamar, o salir de ahí?',
      ],
      yes: [
        'Ve ahora. Llama desde allá, y no vuelvas a entrar por nada. Aquí estoy después.',
        'Bien, ve. La casa de al lado, una tienda, la calle: cualquier lugar con gente. Desde allá, llama al {number}.',
      ],
      no: [
        'Entonces quédate lo más lejos que puedas, cerca de una puerta, y protege la cabeza. Llama al {number} en cuanto sea posible; en muchos lugares también se puede pedir ayuda por mensaje. No hace falta que me respondas.',
        'No escribas si eso lo empeora. Si es seguro, haz ruido para que alguien cerca lo oiga, y llama al {number} cuando puedas.',
      ],
    },
    somebodyElse: {
      first: [
        'Que preguntes muestra cuánto te importa. ¿Estás ahora con esa persona, o sabes dónde está?',
        'Gracias por no mirar hacia otro lado. ¿Sabes dónde está esa persona en este momento, y si hay alguien con ella?',
      ],
      yes: [
        'Quédate con esa persona, si es seguro para ti, y pregúntale directamente: “¿Estás pensando en matarte?”. Preguntar no le mete la idea a nadie. Si hay un plan o algo a mano, llama al {number}. ¿Alguien puede estar ahí contigo?',
        'Qué bueno. Acompáñala, aparta lo que se pueda usar y deja que hable. Si se vuelve urgente, llama al {number}. No tienes que hacerlo sin ayuda: ¿quién podría apoyarte?',
      ],
      no: [
        'Entonces intenta hablar ahora con esa persona, o con alguien cercano. Si te parece urgente, llama al {number}, di dónde puede estar y lo que sabes. ¿Quién más la conoce bien?',
        'Llama o escribe a esa persona, y a alguien que pueda ir adonde está. Si te habló de un momento o de una manera, no esperes: llama al {number}. ¿A quién podrías avisar primero?',
      ],
    },
    delusion: {
      first: [
        'Eso suena aterrador, y tomo en serio lo que estás viviendo. Desde aquí no puedo ver lo que tú ves. ¿Hay contigo alguien de confianza?',
        'Gracias por contármelo. Cuando todo se vuelve tan extraño y tan intenso, nadie debería pasarlo sin compañía. ¿Has dormido, y hay alguien de confianza cerca de ti?',
      ],
      yes: [
        'Qué bueno. Cuéntale a esa persona lo que me contaste y pídele que se quede hoy contigo. La atención médica puede ayudar a que vuelvan el descanso y el sueño. ¿Podría ir contigo?',
        'Bien. Quédate cerca de esa persona, con poca luz y poco ruido, y deja que busque contigo atención médica. ¿Te parece bien así?',
      ],
      no: [
        'Entonces, por favor, pide a alguien que vaya, o llama al {line}. No tienes que demostrar nada: “Tengo miedo y no puedo dormir” es suficiente. ¿A quién podrías llamar?',
        'Entonces busquemos a alguien. Si oyes que debes hacerte daño o hacérselo a otras personas, o si no logras calmarte, llama al {number}. ¿Quién iría si se lo pidieras?',
      ],
    },
    eating: {
      first: [
        'Gracias por contármelo. Es difícil cargar esto en secreto. Primero tu cuerpo: ¿sientes que te desmayas, que el corazón se acelera o falla, o tienes dolor?',
        'Qué bueno que lo dices. No voy a hablar de números ni de peso. ¿Cómo está tu cuerpo ahora: mareo, frío, el corazón acelerado?',
      ],
      yes: [
        'Entonces, por favor, busca atención médica hoy mismo; si te desmayas o te duele el pecho, llama al {number}. ¿Hay alguien contigo que pueda acompañarte?',
        'Eso necesita atención médica pronto, hoy si puedes. Si empeora, llama al {number}. ¿Quién podría ir contigo?',
      ],
      no: [
        'Qué bueno. Aun así, esto puede mejorar con ayuda, y la ayuda no tiene que esperar a que empeore. ¿A quién podrías contárselo?',
        'Bien. Mereces cuidado también cuando el cuerpo aguanta. ¿Hay una persona, o un centro de salud, donde podrías decir una primera frase?',
      ],
    },
    medical: {
      first: [
        'Esto es una emergencia: llama ahora al {number}. Di qué pasó y dónde estás, y haz lo que te digan. ¿Puedes llamar?',
        'Por favor, llama ya al {number}, en altavoz. Si se tomó algo, ten el envase a mano. ¿Hay alguien contigo?',
      ],
      yes: [
        'Bien. Haz lo que te digan, no cuelgues y deja la puerta sin llave. Puedes escribirme mientras esperas.',
        'Bien. Sigue ahora las indicaciones de quien conteste. Aquí estoy mientras esperas.',
      ],
      no: [
        'Entonces haz que la ayuda llegue a ti: toca la puerta de al lado, grita desde la entrada, pide a alguien por teléfono que llame al {number} por ti. ¿Qué lo impide?',
        '¿Hay alguien cerca, en la casa, en la puerta de al lado, en la calle? Pídele que llame al {number} por ti, ahora.',
      ],
    },
    harmToOthers: {
      first: [
        'Gracias por contármelo antes de que pase algo. Pon distancia ahora entre tú y esa persona: otro cuarto, la calle, una caminata. ¿Puedes salir de ahí?',
        'Noto cuánto hay en ti en este momento. Tú no eres tu enojo. ¿Puedes ir a otro lugar, lejos de esa persona y de todo lo que pueda hacer daño?',
      ],
      yes: [
        'Bien. Ve, y quédate allá hasta que baje. Después llama al {line} y dilo como me lo dijiste a mí. ¿Quién podría estar contigo?',
        'Hazlo ahora. Deja atrás lo que se pueda usar. ¿A quién podrías llamar desde allá?',
      ],
      no: [
        'Entonces llama ahora al {number} y di: “Tengo miedo de hacerle daño a alguien”. Eso es motivo para llamar. ¿Qué lo hace difícil?',
        'Entonces es momento de pedir ayuda: llama al {number}, o a una persona que pueda llegar en minutos. ¿Quién podría ser?',
      ],
    },
  },
  askContact: [
    '¿Quién podría estar contigo, o escuchar esto de ti hoy?',
    'Piensa en una persona que preferiría despertarse en plena noche antes que no saberlo. ¿Quién te viene a la mente?',
  ],
  contactNamed: [
    'Qué bueno. Escribe ahora a {person}: “No estoy bien y necesito compañía. ¿Puedes venir o llamarme?”. No hace falta explicar más. ¿Puedes enviarlo?',
    'Entonces escribe a {person}. Bastan pocas palabras: “¿Puedes llamarme? Es importante”. ¿Podrías hacerlo ahora, mientras estoy aquí?',
    'Qué bueno que hay alguien. Bastan pocas palabras: “No estoy bien, ¿puedes llamarme?”. ¿Puedes enviarlo ahora?',
  ],
  contactMade: [
    'Eso fue valiente. Quédate cerca de esa persona y cuéntale lo que me contaste, con las mismas palabras. Aquí estoy si vuelve a apretar.',
    'Eso está muy bien. Deja que te ayuden, aunque al principio se sienta un poco raro. ¿Necesitas algo mientras llegan?',
  ],
  contactHard: [
    'Está bien, para mucha gente este es justo el paso más difícil. ¿Qué lo hace difícil?',
    'Entiendo. ¿Qué tendría que ser diferente para que fuera posible?',
  ],
  barriers: {
    lineFailed: [
      'Lo siento, es el peor momento para quedarse en espera. Intenta una vez más, o con otra de las líneas que aparecen arriba; muchas también tienen chat. Y si es urgente, llama al {number}: para eso está. ¿Quién podría esperar contigo?',
    ],
    watched: [
      'Entonces ten cuidado: escribe solo lo que se pueda ver, y borra lo que haya en el teléfono si es más seguro. Puedes llamar desde el teléfono de otra persona, el trabajo, una farmacia, un centro de salud. ¿Dónde podrías hablar sin que te oigan?',
    ],
    cannotSpeak: [
      'No hace falta hablar bien. Muchas líneas tienen chat o reciben mensajes; arriba aparece cuáles. Por teléfono basta una frase: “No puedo hablar mucho, por favor, quédate conmigo”. ¿Sería más fácil escribir?',
    ],
    nobody: [
      'Que no te venga nadie a la mente es un peso más, y no quiere decir que nadie iría. Puedes llamar al {line}: quien contesta está justo para esto. Un centro de salud o alguien del barrio también cuentan. ¿Qué sería lo menos difícil?',
    ],
    burden: [
      'Entiendo ese miedo. Quien te quiere preferiría una hora difícil a tu lado antes que no saber nada. No eres una carga. ¿Quién querría saber que estás pasando por esto?',
    ],
    willYouTell: [
      'Ninguna persona lee esto, y desde aquí no se avisa a nadie. Pero soy una IA, y mereces una persona adulta de tu lado: de la escuela, la familia, un centro de salud o una línea para jóvenes. Puedes preguntarle antes qué tendría que contar. ¿Quién sería menos difícil?',
    ],
    afraidOfHelp: [
      'Ese miedo tiene sentido. Por teléfono puedes decir: “Solo quiero hablar”. Te preguntarán qué necesitas, y la mayoría de las llamadas termina en una conversación y nada más. ¿Qué es lo que más temes que pase?',
    ],
  },
  again: [
    'Veo que sigue ahí. Vamos con una sola cosa: más cerca de la gente, más lejos de lo que puede hacer daño. ¿Cuál de las dos puedes hacer ahora?',
    'Vuelves a esto, y yo también. Puedes llamar al {line} aunque no sepas qué decir. ¿Qué haría posible esa llamada?',
    'Entonces todavía no te ha soltado. ¿A quién podrías pedirle que se quede contigo hasta entonces?',
  ],
  stay: [
    'Sigo aquí y leo cada palabra. Solo quisiera saber algo primero: ¿estás a salvo en este momento?',
    'También podemos hablar de eso. No quiero dejar atrás lo que me contaste: ¿hay alguien contigo?',
    'Tómate tu tiempo. Si empeora, llama al {number}; si no, dime qué es lo más fuerte ahora.',
  ],
  stayCalm: [
    'Te leo con atención. Lo que me contaste hace un momento me sigue importando: ¿qué tan fuerte está ahora?',
    'Podemos hablar de eso, claro. Y el pensamiento pesado de antes: ¿está más cerca o más lejos?',
  ],
  retracted: [
    'Está bien, qué alivio. Si aun así hay algo de verdad en eso, puedes decirlo en cualquier momento, y lo tomaré en serio. ¿De qué te gustaría hablar?',
    'Bien. Prefiero preguntar una vez de más. La ayuda de arriba sigue ahí, por si acaso. Y por lo demás, ¿cómo estás?',
  ],
  relief: [
    'Qué bueno. Acabas de hacer algo difícil. Si vuelve, ya sabes dónde está la ayuda, y aquí estoy. ¿Qué te haría bien en lo que queda del día?',
    'Gracias por quedarte. Que sea suficiente por ahora. ¿Quieres hablar de otra cosa, o descansar?',
  ],
  goodbye: [
    'Cuídate. Ve adonde haya alguien, si puedes; si se pone pesado, llama al {line}. Aquí estoy cuando quieras hablar.',
    'Ve con calma. La ayuda de arriba sigue ahí a cualquier hora, y aquí estoy cuando vuelvas.',
  ],
  corrected: [
    'Gracias por aclararlo; entonces entendí mal. Sigamos donde estábamos.',
    'Perdón, leí más de lo que había. ¿En qué estábamos?',
  ],
  recognise: {
    barriers: {
      lineFailed: phrases(
        `nadie contesta, nadie contestó, nadie me contesta, nadie atiende, nadie responde, no contestan, no contesta, no contestaron, no me contestan, no me contestaron, no atienden, no me atienden, no responden, no lo cogen, da ocupado, suena ocupado, línea ocupada, está comunicando, en espera, me colgaron, se cortó la llamada, buzón de voz, no entra la llamada, número no funciona, línea no funciona`,
      ),
      watched: phrases(
        `me revisa el teléfono, me revisa el celular, me revisa el móvil, revisa mi teléfono, revisa mi celular, controla mi celular, me controla el teléfono, me controla el celular, me controla el móvil, rastrea mi, lee mis mensajes, ve mis mensajes, revisa mis mensajes, escucha mis llamadas, me va a oír, me van a oír, me puede oír, él está aquí, ella está aquí, él está a mi lado, está en la otra habitación, en el cuarto de al lado, él me vigila, tiene mi contraseña, tiene mi clave`,
      ),
      cannotSpeak: phrases(
        `no puedo hablar, no voy a poder hablar, no soy capaz de hablar, no me sale la voz, no puedo llamar, no voy a poder llamar, no soy capaz de llamar, no me animo a llamar, no me atrevo a llamar, miedo llamar, miedo de llamar, miedo a llamar, pánico llamar, no quiero llamar, odio llamar, odio hablar por teléfono, odio las llamadas, no me gusta llamar, no me gusta hablar por teléfono, ansiedad llamar, no sé qué decir, me bloqueo al hablar, tartamud*, soy mudo, soy muda`,
      ),
      nobody: phrases(
        `^ nadie $, ^ a nadie $, ^ con nadie $, ^ no | nadie, no tengo a nadie, no tengo nadie, no hay nadie, no conozco a nadie, nadie vendría, no tengo amig*, sin amigos, no tengo familia, sin familia, no tengo con quién, no tengo a quién, estoy sola, estoy solo $, estoy solo |, estoy solo en, estoy muy solo, vivo solo, vivo sola, completamente sol*, a nadie le importo, solo te tengo a ti`,
      ),
      burden: phrases(
        `una carga, ser carga, un estorbo, molestar, no quiero preocupar, se va a preocupar, se van a preocupar, vergüenza, me da pena contar*, no me van a creer, no me va a creer, no me creen, nadie me cree, nadie me creería, se va a enojar, se van a enojar, se va a enfadar, se van a enfadar, decepcion*, me van a juzgar, me va a juzgar, me van a odiar, despertarla, despertarlo, despertar a`,
      ),
      willYouTell: phrases(
        `le vas a decir, les vas a decir, le vas a contar, les vas a contar, se lo vas a decir, se lo vas a contar, ^ vas a contar, vas a contarle*, vas a avisar*, vas a llamar a mis, se lo dices a, se lo cuentas a, no le digas, no les digas, no se lo digas, no le cuentes, no se lo cuentes, guardas el secreto, es un secreto, queda entre nosotros, quién lee esto, alguien lee esto, alguien más lee, se van a enterar, se va a enterar`,
      ),
      afraidOfHelp: phrases(
        `^ policía $, miedo a la policía, no quiero policía, no quiero a la policía, llamar a la policía, llamen a la policía, policía venga, venga la policía, me internen, me van a internar, me van a encerrar, manicomio, psiquiátrico, miedo al hospital, no quiero ir al hospital, no quiero ambulancia, me quiten a mis hijos, quitarme a mis hijos, perder mi trabajo, cuánto cuesta, es muy caro, no puedo pagar*, no tengo dinero, no tengo seguro, me deporten`,
      ),
    },
    retracted: phrases(
      `^ broma, ^ era broma, | era broma, solo era broma, ^ fue broma, ^ es broma, solo es broma, ^ era una broma, solo era una broma, ^ estaba bromeando, solo estaba bromeando, solo bromeaba, ^ lo dije en broma, ^ era un chiste, no iba en serio, no era en serio, no lo dije en serio, no lo decía en serio, no hablaba en serio, no quise decir eso, ^ olvídalo, olvida lo que, ^ déjalo, lo dije sin pensar, creo que exageré`,
    ),
    contactMade: phrases(
      `ya llamé, ^ llamé, acabo de llamar, ya la llamé, ya lo llamé, ya le escribí, ^ le escribí, ya le mandé, ^ le mandé, ya lo envié, ^ lo envié, ya le dije, ^ le dije a, ya le conté, ya avisé, ya hablé con, vienen en camino, mi mamá viene, mi mamá está conmigo, mi hermana está conmigo, mi amiga está conmigo, ya hay alguien conmigo, estoy con mi mamá, estoy con mi amig*, estoy en el hospital`,
    ),
    relief: phrases(
      `^ estoy mejor, ahora estoy mejor, ya estoy mejor, ^ me siento mejor, un poco mejor, ^ mucho mejor, ya pasó, ya se me pasó, ^ estoy más tranquil*, ya estoy más tranquil*, ya me calmé, ^ estoy a salvo, ya estoy a salvo, ^ estoy bien $, ahora estoy bien $, ^ voy a estar bien, ^ gracias, muchas gracias, gracias por, ^ sí | gracias, eso ayuda, ^ me ayudó, no me voy a matar, lo tiré, ya lo guardé`,
    ),
    helpers: phrases(
      `vecin*, profe, profesor*, maestro, maestra, director*, orientador*, consejer*, psicólogo, psicóloga, psiquiatra, terapeuta, médico, médica, doctor, doctora, enfermer*, centro de salud, trabajador* social, sacerdote, pastor*, colega*, compañer*, primo, prima`,
    ),
  },
};
