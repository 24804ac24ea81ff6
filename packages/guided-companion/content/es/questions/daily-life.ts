import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      '¿Qué es lo que más aprieta en este asunto del dinero?',
      '¿Cómo ha afectado esto tu día a día?',
      '¿Con quién puedes hablar de esto?',
    ],
    deepen: [
      '¿Qué representa el dinero para ti, más allá de las cuentas?',
      '¿Qué duele más: la falta, o lo que parece decir sobre tu esfuerzo?',
      '¿Qué miedo hay detrás de esa cuenta?',
    ],
    forward: [
      '¿Qué es lo más urgente, mirando solo esta semana?',
      '¿Quién podría mirar esos números contigo?',
      '¿Qué hiciste ya que ayudó, aunque fuera poco?',
    ],
  },
  study: {
    explore: [
      '¿Qué pesa más en esta etapa de estudios?',
      '¿Cómo han sido tus días de estudio?',
      '¿Qué pasa por tu cabeza cuando te sientas a estudiar?',
    ],
    deepen: [
      '¿Qué está en juego para ti, además del resultado?',
      '¿De quién es la expectativa que más pesa?',
      '¿Qué significaría no lograrlo esta vez?',
    ],
    forward: [
      '¿Qué parte del estudio cabría en un día como hoy?',
      '¿Qué te ayuda a concentrarte cuando las cosas van bien?',
      '¿Cómo sería descansar sin culpa entre un esfuerzo y otro?',
    ],
  },
  change: {
    explore: ['¿Qué cambió más, por fuera y por dentro?', '¿Qué es lo que más extrañas?', '¿Cómo ha sido adaptarte?'],
    deepen: [
      '¿Qué quieres llevar contigo de lo que quedó atrás?',
      '¿En quién te estás convirtiendo con este cambio?',
      '¿Qué parte de este cambio todavía no encaja?',
    ],
    forward: [
      '¿Qué empezó ya a sentirse tuyo?',
      '¿Qué pequeño ritual haría que ese lugar se sintiera como casa?',
      '¿Quién podría ser una cara conocida por ahí?',
    ],
  },
  work: {
    explore: [
      '¿Qué te ha pesado más del trabajo?',
      '¿Cómo ha sido eso para ti?',
      '¿Cómo llegas a casa después de un día así?',
      '¿Qué te pasa antes de empezar la jornada?',
    ],
    deepen: [
      '¿Qué te gustaría que vieran en tu trabajo?',
      '¿Qué valor tuyo respeta ese lugar, y cuál atropella?',
      '¿Qué te mantiene ahí?',
      '¿Quién eres, fuera del cargo?',
    ],
    forward: [
      '¿Qué podrías cambiar tú de eso?',
      '¿Con quién puedes contar ahí dentro?',
      '¿Dónde cabría un límite, aunque sea pequeño?',
    ],
  },
  future: {
    explore: [
      '¿Cuáles son los caminos que estás viendo?',
      '¿Qué hace tan difícil esa decisión?',
      '¿Qué anda pidiendo respuesta?',
    ],
    deepen: [
      'Si nadie fuera a juzgar, ¿hacia dónde irías?',
      '¿Qué temes perder en cada camino?',
      '¿Cómo quieres recordar esa decisión dentro de unos años?',
      '¿Qué te importa, sea cual sea el resultado?',
    ],
    forward: [
      '¿Qué información falta para decidir con más calma?',
      '¿Cuál sería una prueba pequeña, sin compromiso?',
      '¿De quién escucharías con gusto una opinión?',
    ],
  },
  world: {
    explore: [
      '¿Qué noticia te removió más?',
      '¿Cómo te llega todo eso a lo largo del día?',
      '¿Qué has pensado sobre eso?',
    ],
    deepen: [
      '¿Qué amenaza eso, entre las cosas que amas?',
      '¿Qué dice esa historia de tus valores?',
      '¿Qué te gustaría ver diferente?',
    ],
    forward: [
      '¿Qué parte del mundo está al alcance de tus manos?',
      '¿Cuántas noticias al día te hacen bien?',
      '¿Con quién se puede hablar de esto sin pelear?',
    ],
  },
  gratitude: {
    explore: [
      '¿Qué despertó eso en ti hoy?',
      '¿Quién es parte de ese sentimiento?',
      '¿Qué detalle no quieres olvidar?',
    ],
    deepen: [
      '¿Qué dice eso sobre lo que te importa?',
      '¿Cómo cambia eso la manera de mirar el resto del día?',
      '¿De dónde viene esa capacidad tuya de notar lo bueno?',
    ],
    forward: [
      '¿A quién te gustaría contárselo?',
      '¿Cómo abrir más espacio para momentos así?',
      '¿Qué te gustaría repetir?',
    ],
  },
  joy: {
    explore: [
      '¿Cómo fue el momento exacto en que pasó?',
      '¿Quién estaba contigo en ese momento?',
      '¿Qué sentiste primero?',
      '¿Cuál fue la mejor parte?',
    ],
    deepen: [
      '¿Qué dice esto sobre ti?',
      '¿Qué lo hizo posible esta vez?',
      '¿Por qué te importa tanto?',
      '¿Qué camino recorriste hasta llegar aquí?',
    ],
    forward: [
      '¿Cómo quieres celebrarlo?',
      '¿Qué quieres llevarte de esta alegría al resto de la semana?',
      '¿Con quién quieres compartirlo todavía?',
    ],
  },
};
