import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Cuando el cuerpo se dispara así, parece que algo terrible se acerca, aunque nada alrededor haya cambiado.',
      'Un susto así toma el cuerpo entero, y después todavía queda el miedo a que se repita.',
      'Es la alarma del cuerpo sonando a todo volumen: asusta mucho, y siempre acaba pasando.',
      'Se nota cuánto te asustó eso.',
    ],
  },
  grief: {
    low: [
      'Una pérdida así cambia el tamaño de todo alrededor.',
      'Quien falta de ese modo ocupaba un lugar que nadie más ocupa.',
      'Esa falta se nota en las cosas pequeñas del día.',
      'Aquí nadie le pone plazo a tu duelo.',
      'Se nota lo mucho que te falta.',
    ],
  },
  breakup: {
    low: [
      'Cuando una relación termina, no se va solo la persona: se van también los planes y la rutina.',
      'Parece que el día quedó lleno de lugares donde esa persona todavía aparece.',
      'Es un final que mueve muchas cosas a la vez.',
      'Se nota cuánto pusiste en esa historia.',
    ],
    high: ['Se nota que ese final también abrió espacio para respirar.'],
  },
  parenting: {
    any: [
      'Criar a alguien lo mueve todo, desde el sueño hasta la manera de verse.',
      'Se ve cuánto de ti va a ese cuidado.',
    ],
    low: [
      'A quien cuida todo el tiempo casi nunca le preguntan cómo está.',
      'Es mucho amor y mucho cansancio viviendo en la misma casa.',
      'Quieres hacerlo bien, y ese deseo también pesa.',
    ],
  },
  sleep: {
    any: ['El sueño está en el centro de esto para ti.'],
    low: [
      'De madrugada todo parece más grande, y no hay con quién compartirlo.',
      'Noches así le roban un poco también al día siguiente.',
      'El cuerpo pide descanso y la cabeza no da permiso.',
      'Cuanto más se intenta dormir a la fuerza, más se escapa el sueño.',
    ],
  },
  guilt: {
    low: [
      'Has repasado esa escena como quien busca la manera de rehacerla.',
      'La culpa que describes muestra cuánto te importa esto.',
      'Parece que te juzgas con una vara muy dura.',
      'En aquel momento no sabías lo que sabes hoy.',
    ],
  },
  selfWorth: {
    low: [
      'La voz que habla de ti ahí dentro anda demasiado dura.',
      'Pesa pasar el día con alguien que lo critica todo, y más cuando ese alguien vive en la propia cabeza.',
      'Parece que, a tus ojos, nunca es suficiente.',
      'Ves con lupa lo que falta, y lo que tienes queda fuera de foco.',
    ],
    high: ['Se nota que empezaste a mirarte con más amabilidad.'],
  },
  loneliness: {
    low: [
      'Se puede tener gente alrededor y, aun así, sentir que nadie llega cerca.',
      'Hace falta alguien que pregunte cómo estás y espere la respuesta.',
      'Con la casa en silencio se nota más.',
      'Detrás de lo que cuentas hay un deseo hermoso: que alguien te vea de verdad.',
    ],
  },
  exhaustion: {
    low: [
      'Parece un cansancio que una noche de sueño ya no resuelve.',
      'Parece que solo queda la reserva.',
      'Hay demasiadas cosas pidiendo tu energía, y pocas que la devuelvan.',
      'Cuando todo depende de ti, hasta descansar se vuelve tarea.',
    ],
  },
  money: {
    any: ['El dinero nunca es solo un número: toca la seguridad y la libertad.'],
    low: [
      'Las cuentas no cierran y la cabeza sigue sumando todo el día.',
      'Un aprieto así acompaña hasta la hora de dormir.',
      'Además de la falta, está el peso de no poder hablarlo con cualquiera.',
    ],
  },
  study: {
    any: ['Los estudios están ocupando un espacio grande en tu cabeza.', 'Hay mucho tuyo puesto en ese camino.'],
    low: [
      'Parece que cada examen se vuelve un examen de tu valor.',
      'La presión es tanta que hasta aprender se hace difícil.',
      'Te exiges como si no hubiera segunda oportunidad.',
    ],
  },
  change: {
    any: [
      'Cambiar mueve lo que parecía seguro, hasta las pequeñas rutinas.',
      'Estás entre un lugar que ya no es y otro que todavía no es tuyo.',
    ],
    low: [
      'Hasta un cambio deseado tiene su parte de despedida.',
      'Cansa tener que aprenderlo todo de nuevo, desde el camino a la panadería hasta la manera de ser de la gente.',
    ],
    high: ['Hay un comienzo bonito ahí, con olor a cosa nueva.'],
  },
  relationship: {
    any: [
      'Esa relación tiene un lugar grande en tu vida.',
      'Cuando se quiere a alguien, cada gesto gana peso.',
      'Compartir la vida con alguien muestra lo mejor y lo más frágil de cada cual.',
      'Lo que pasa en esa relación cuenta mucho para ti.',
    ],
    low: [
      'Entre dos personas que se quieren, algo pequeño puede doler grande.',
      'Es difícil cuando justo la persona de quien se espera consuelo se vuelve motivo de dolor.',
      'Lo que pasa con esa persona anda ocupando mucho lugar.',
    ],
    high: ['Se nota el cariño en tu manera de hablar de esa persona.'],
  },
  friendship: {
    any: ['La amistad toca un lugar muy hondo, el de saber que se es importante para alguien.'],
    low: [
      'Con las amistades, cualquier malestar duele de una manera callada.',
      'Remueve mucho cuando la duda es sobre alguien que se eligió tener cerca.',
      'La amistad no debería pesar tanto, y por eso mismo pesa.',
    ],
    high: ['Una amistad así sostiene, hasta en los días comunes.'],
  },
  health: {
    any: ['Cuando la salud entra en la conversación, cuesta pensar en otra cosa.'],
    low: [
      'La enfermedad mueve la casa entera, no solo un cuerpo.',
      'Además del malestar en sí, están la espera y el no saber.',
      'Convivir con eso cada día exige una fuerza que los demás no siempre ven.',
    ],
    high: ['Cuidar el cuerpo y notar la diferencia tiene un sabor propio.'],
  },
  work: {
    any: [
      'El trabajo está tomando mucho espacio en tu vida ahora.',
      'Lo que pasa en el trabajo rara vez se queda solo allí.',
      'Son muchas horas de la vida las que se pasan ahí.',
      'Hay bastante de ti puesto en ese trabajo.',
    ],
    low: [
      'Parece que sales del trabajo, pero el trabajo no sale de ti.',
      'Lo que lastima en el trabajo cobra su precio también fuera de él.',
      'El trabajo toca la seguridad, el orgullo y la manera de verse.',
    ],
  },
  family: {
    any: [
      'La familia toca lugares que nadie más alcanza.',
      'Nadie sabe tan bien como la familia dónde nos duele.',
      'El lugar que cada cual ocupa en la familia viene de lejos.',
      'Hay una historia larga en esa familia, y aparece ahí.',
      'En familia, una sola frase a veces carga años de historia.',
    ],
    low: [
      'Duele más cuando viene de quien se esperaba consuelo.',
      'Parece que en casa te toca sostener muchas cosas.',
      'Se puede querer a alguien y, aun así, necesitar distancia.',
    ],
    high: ['Se nota el afecto cuando hablas de los tuyos.'],
  },
  anger: {
    low: [
      'Esa rabia está defendiendo algo importante para ti.',
      'Algo cruzó un límite tuyo, y quedó ardiendo.',
      'Fue injusto a tus ojos, y tragárselo sale caro.',
      'Una rabia así suele tener un dolor justo detrás.',
    ],
  },
  emptiness: {
    low: [
      'Es como si el color de las cosas hubiera bajado.',
      'Los días pasan, pero no te encuentras mucho dentro de ellos.',
      'Que no venga nada también es una manera de que algo esté difícil.',
      'Lo que antes te llamaba ahora apenas se nota.',
    ],
  },
  future: {
    any: [
      'Hay una decisión ahí que no cabe solo en la razón.',
      'Lo que todavía no tiene forma ocupa mucho lugar en la cabeza.',
    ],
    low: [
      'Parece que cualquier camino cierra otro, y eso paraliza.',
      'Te gustaría tener certeza antes de dar el paso, y la certeza no llega.',
      'No ver lo que viene cansa más de lo que parece.',
    ],
    high: ['Se nota que el futuro tiene cara de invitación para ti.'],
  },
  world: {
    any: ['Lo que pasa ahí fuera también entra por la puerta de casa.'],
    low: [
      'Son demasiadas noticias pesadas para que las cargue una sola persona.',
      'Ver tantas cosas mal y poder tan poco deja una sensación de manos atadas.',
      'A quien le importa el mundo, el mundo le acaba doliendo un poco.',
    ],
  },
  anxiety: {
    low: [
      'Tu cabeza va corriendo por delante, intentando prepararse para todo.',
      'Es como vivir con una alarma que no se apaga.',
      'La preocupación promete control, y al final solo entrega cansancio.',
      'Parece que el peor escenario siempre llega primero.',
      'Tanto “y si” seguido no deja espacio para el ahora.',
    ],
  },
  gratitude: {
    any: ['Te fijas en lo bueno, y eso no es poca cosa.'],
    high: [
      'Se ve que esto te toca de verdad.',
      'Reconocer lo que se tiene cambia la manera de mirar el día.',
      'Hay delicadeza en ese agradecimiento.',
    ],
  },
  joy: {
    any: ['Esto merece contarse despacio.'],
    high: [
      'Qué buena noticia, con sabor a merecida.',
      'Se nota el brillo en tu manera de contar.',
      'Esto no cayó del cielo: hay mucho de ti ahí.',
      'Vale la pena dejar que una alegría así dure un poco más.',
      'Qué bonito ese momento.',
      'Hay una ligereza nueva en lo que cuentas.',
    ],
  },
};
