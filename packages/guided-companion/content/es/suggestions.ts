import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Soltar el aire despacio le avisa al cuerpo que el peligro pasó. Prueba así: inhala contando hasta cuatro y suelta contando hasta seis, unas cinco veces.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Cuando la cabeza se dispara, los sentidos traen de vuelta al ahora: busca cinco cosas que ves, cuatro que puedes tocar y tres que oyes, sin prisa.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'La tensión suele esconderse en el cuerpo: aprieta los puños con fuerza cinco segundos, suelta de golpe y nota la diferencia; después haz lo mismo con los hombros.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'La cabeza repite lo que teme olvidar. Pásalo al papel en dos columnas, lo que depende de ti y lo que no, y deja descansar la segunda.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Cuando todo es urgente, nada avanza. Elige una sola cosa que quepa en diez minutos y deja que lo demás espere: empezar por poco devuelve la sensación de tener rumbo.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'El cansancio acumulado no se paga de una vez, pero las pausas cortas ayudan: cinco minutos sin pantalla, con la vista puesta lejos, cuentan como descanso de verdad.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Poner un límite es más fácil con la frase ya lista. Prueba a escribir la tuya: “Ahora no puedo, puedo tal día”. Tener las palabras antes quita presión en el momento.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Una emoción fuerte es energía en el cuerpo, y necesita salida: una vuelta a la manzana a paso firme, aunque sea corta, suele bajar el hervor.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Hay palabras que necesitan salir antes de llegarle a alguien. Escribe una carta sin filtro, que no vas a enviar: en el papel, lo que duele deja de dar vueltas.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'El cariño que quedó necesita un lugar. Puedes escribirle unas líneas a quien te falta, contando cómo fue tu día, como si la conversación pudiera seguir.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Recordar también es cuidar: elige una foto, una canción o un objeto y dale a ese recuerdo diez minutos para él, en vez de luchar contra él todo el día.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'Con los demás solemos tener una mirada más justa. Escribe lo que le dirías a alguien querido en esta misma situación y después léelo en voz alta, con tu nombre en su lugar.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'La memoria guarda mejor lo que salió mal. Para equilibrar, anota tres cosas de hoy que existieron porque estabas ahí, por pequeñas que sean.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'La soledad hace creer que a nadie le importa. Una prueba pequeña: mándale a una persona solo un “me acordé de ti”, sin pedir nada a cambio.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Un peso compartido cambia de tamaño. Piensa en una persona y en una petición bien concreta, como “llámame esta noche, por favor”, que es más fácil de decir que “necesito ayuda”.',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'Las ganas a veces llegan después del gesto, no antes. Elige algo que alguna vez te gustó y hazlo solo dos minutos, sin exigir que salga bien.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'El sueño viene mejor cuando no se le exige. En la cama, recorre el cuerpo de los pies a la frente, aflojando un poco cada parte, sin la meta de dormir, solo la de descansar.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'La cama aprende de lo que hacemos en ella. Si el sueño no llega en unos veinte minutos, levántate, quédate con poca luz y algo sereno, y vuelve cuando te pesen los ojos.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Las noticias sin horario se vuelven una alarma de todo el día. Reserva dos momentos cortos para informarte y deja el resto del día fuera de su alcance.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Frente a lo que es demasiado grande, ayuda actuar cerca: algo concreto, del tamaño de tu calle o de tu semana, devuelve un poco de suelo firme.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Una decisión encerrada en la cabeza da vueltas. Imagina que ya elegiste el primer camino y vive un día así, después un día con el otro, y anota cómo reacciona el cuerpo: da pistas que la razón no ve.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Quien cuida también necesita estar en la lista. Elige un cuidado de cinco minutos que hoy sea solo tuyo, una ducha sin prisa o un café sin pantalla.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'El número que no se mira crece en la imaginación. Anota en una sola hoja lo que entra, lo que es fijo y lo que es urgente: ver el tamaño real suele asustar menos.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Una pausa corta puede abrir un poco de espacio: tres respiraciones lentas, con la mano en el pecho, atendiendo solo al aire que sale.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Cuando todo está en la cabeza, el cuerpo ayuda a aterrizar: apoya bien los pies en el suelo, suelta los hombros y siente el peso en la silla durante un minuto.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'En días así ayuda bajar la exigencia: piensa en lo mínimo que hoy ya sería suficiente, y deja que de verdad lo sea.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Cambiar de lugar cambia un poco el pensamiento. Abrir la ventana o caminar hasta la esquina ya interrumpe el círculo por un instante.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Los buenos momentos pasan rápido si nadie los sostiene. Cierra los ojos medio minuto y vuelve a la escena con todos los detalles: la luz, los sonidos, las caras.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'La alegría contada crece. Elige a una persona que haya sido parte de esto y dile, con un ejemplo concreto, qué cambió para ti.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'Para los días más grises conviene tener una reserva: escribe en tres líneas lo que pasó y lo que hiciste para que pasara.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Un buen momento es la mejor hora para sembrar el siguiente: anota un paso pequeño mientras las ganas están cerca.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'La calma también se aprende de memoria. Quédate dos minutos más en ella, sin hacer nada, para que el cuerpo guarde el camino de vuelta.',
    },
  ],
  accepted: [
    'De acuerdo. Hazlo a tu ritmo, y después cuéntame qué cambió, aunque sea poco.',
    'Sin prisa. Cuando termines, ¿qué notaste?',
    'Muy bien. No hay una manera correcta de hacerlo, solo la tuya. ¿Qué notas mientras pruebas?',
    'Ve a tu ritmo. Si ayuda un poquito, ya valió la pena, y si no ayuda, también es información.',
  ],
  done: [
    'Bien, te diste ese tiempo. ¿Qué cambió, aunque sea poco?',
    'Qué bueno que lo probaste. ¿Cómo está el cuerpo ahora, comparado con antes?',
    'Eso fue un cuidado tuyo, para ti. ¿Qué percibiste mientras lo hacías?',
  ],
  declined: [
    'Está bien, no toda idea sirve para cualquier momento. ¿Qué tendría más sentido para ti ahora?',
    'No pasa nada, lo dejamos de lado. ¿De qué te gustaría hablar?',
    'Te conoces mejor que cualquier sugerencia. ¿Qué suele funcionar contigo?',
    'De acuerdo. La conversación vale igual sin ningún ejercicio. ¿Qué se te quedó en la cabeza?',
  ],
};
