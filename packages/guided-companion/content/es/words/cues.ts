import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  dismissed: phrases(`
    dice que exagero, dicen que exagero, me dice exagerad*, me dicen exagerad*, dice que es drama, dicen que es drama,
    me dice dramátic*, me dicen dramátic*, me llama dramátic*, me llaman dramátic*, no me toma en serio,
    no me toman en serio, le quita importancia, le restan importancia, dice que son tonterías, dicen que son tonterías,
    dice que es mi imaginación, está en mi cabeza, se ríe de mí, se ríen de mí, se rió de mí, se rieron de mí, se burla*
  `),
  unsaid: phrases(`
    me quedé callad*, me quedé sin decir, no pude hablar, no puedo hablar, no dije nada, no supe qué decir, me lo trago,
    me lo tragué, me tragué, me trago, me lo guardo, me lo guardé, me callo, me callé, me guardo todo, no tuve valor,
    no me atreví, no me atrevo, no respondí, no contesté, callad*
  `),
  hiding: phrases(`
    finjo, fingir, fingiendo, disimul*, sonrío pero, por fuera, máscara, nadie se da cuenta, nadie lo nota, lo escondo,
    escondo, esconder, escondiendo, aparento, aparentar, hago como que, hago como si
  `),
  forbidden: phrases(`
    me siento horrible por, me siento culpable por, me siento un monstruo, me siento fatal por, por pensar eso,
    por pensar así, por sentir eso, por sentir esto, pensamiento horrible, no debería pensar, no debería sentir,
    no tendría que sentir, está mal sentir, está mal pensar
  `),
  insight: phrases(`
    nunca lo había pensado, no lo había pensado, me di cuenta, me doy cuenta, me he dado cuenta, creo que entendí,
    ahora entiendo, ahora veo, ahora lo veo, me cayó el veinte, caí en cuenta, entendí que, pensándolo bien,
    ahora que lo pienso, ahora que lo dices
  `),
  plan: phrases(`
    creo que voy a, creo que puedo, voy a hablar, voy a llamar, voy a intentar, voy a buscar, voy a pedir, voy a decir,
    voy a contar*, voy a empezar, voy a escribir*, voy a probar, decidí, he decidido, resolví, estoy pensando en,
    pienso hablar, pienso llamar, pretendo, pedí cita, voy a pedir cita, agendé, mañana voy, mañana le, puedo llamar,
    puedo intentar, puedo hablar, puedo pedir, podría hablar, podría llamar, podría intentar, tal vez hablar,
    quizás hablar, quizá hablar, tal vez llame, tal vez podría, quizás podría, ^ tal vez un, ^ quizás un,
    ^ hablar con, estoy list* para
  `),
  supported: phrases(`
    me cree, me creyó, me apoya, me apoyó, me apoyan, de mi lado, a mi lado siempre, contar con ella, contar con él,
    cuento con mi, contar con mi, siempre me ayuda, me está ayudando, me da fuerzas, me dio fuerzas, me da ánimo,
    me animó, me cuidó, me cuida, me entiende, me abrazó, me escuchó, me escucha siempre
  `),
  wish: phrases(`
    quisiera, ojalá, me gustaría, quiero que, solo quiero, yo quería, quería poder, quería que, desearía, deseo que, sueño con,
    mi sueño es, tengo muchas ganas de, cómo me gustaría, quiero volver, quiero cambiar, quiero ser, quiero hacer, quiero tener,
    quiero poder, necesito que
  `),
  before: phrases(`
    antes yo, yo antes, antes era, antes tenía, antes me, solía, en aquella época, en esa época, cuando era, yo era,
    dejé de, nunca más volví, ya no es como, éramos, era tan, él era, ella era, en otros tiempos
  `),
  ordinary: phrases(`
    nada especial, nada en especial, nada del otro mundo, día normal, todo normal, todo igual, lo de siempre,
    lo mismo de siempre, sin novedad*, nada nuevo, más o menos, día común, rutina, ^ normal $, ^ normal nada
  `),
  neverTold: phrases(`
    nunca lo conté, nunca le conté, nunca se lo conté, nunca se lo dije, nunca lo dije, nunca lo había dicho,
    nunca lo había contado, nunca he contado, nunca se lo he contado, nunca se lo he dicho, primera vez que lo digo,
    primera vez que lo cuento, primera vez que hablo, nadie lo sabe, nadie sabe, no se lo he contado a nadie,
    no le he contado a nadie, no le conté a nadie, es un secreto
  `),
  hard: phrases(`
    fue difícil, es difícil, está difícil, muy difícil, tan difícil, ha sido difícil, fue duro, es duro, muy duro,
    es complicado, está complicado, muy complicado, me cuesta, me cuesta mucho, nada fácil, no es fácil, no fue fácil,
    no ha sido fácil, época difícil, etapa difícil, semana difícil, día difícil, día pesado, semana pesada, mala racha,
    cuesta arriba
  `),
  pleasant: phrases(`
    me gusta, me gustó, me gustan, me encanta, me encantó, disfruté, disfruto, está bueno, fue lindo, fue bonito,
    estuvo bien, estuvo lindo, estuvo bonito, me hace bien, me hizo bien, me hace reír, rico, riquísimo, qué rico
  `),
  tooMuch: phrases(`
    no aguanto más, ya no aguanto, no puedo más, ya no puedo más, ya no puedo, no soporto más, ya no soporto, no lo soporto,
    pasó el límite, a mi límite, al límite, es demasiado para mí, es demasiado, me supera, estoy hart*, me harté,
    ya estuvo, hasta la madre, hasta las narices, hasta la coronilla, hasta los huevos, hasta el gorro, no doy más,
    no doy para más, no tengo más fuerzas, ya no tengo fuerzas, basta ya, no me da más
  `),
  crying: phrases('lloré, llorando, llorar, lloro, lágrimas, lloraba, llanto, llore'),
  alone: phrases(`
    lo cargo sola, lo cargo solo, cargo con todo, todo lo hago yo, hago todo sola, hago todo solo, todo sola, todo solo,
    nadie me ayuda, no tengo con quién, nadie me entiende, nadie me escucha, nadie se da cuenta, todo me toca a mí,
    todo recae en mí, todo cae sobre mí, a nadie le importa
  `),
  worse: phrases(`
    está empeorando, empeora, empeoró, cada vez peor, de mal en peor, peor que antes, estoy peor, me siento peor,
    va a peor, va para peor
  `),
  better: phrases(`
    estoy mejor, me siento mejor, sintiéndome mejor, ya mejoró, un poco mejor, poquito mejor, mucho mejor, mejorcit*,
    más tranquil*, mejoró, más liger*, más livian*, eso me ayudó, me ayudó, eso ayudó, ayudó mucho, ayudó bastante,
    más calmad*, está mejorando, mejoré, me calmó, me calmé, me alivió, me alivia, voy mejor, mejorando
  `),
  effort: phrases(`
    estoy intentando, lo intento, lo intenté, intenté, intento, trato de, estoy tratando, hice lo que pude, hago lo que puedo,
    me esfuerzo, me esforcé, me estoy esforzando, di lo mejor, puse todo, me armé de valor, tomé valor, me atreví a,
    logré hablar, pude hablar con, empecé a hacer, luchando, le echo ganas
  `),
  duty: phrases(`
    tengo que, debo ser, debería, tendría que, debí haber, tuve que haber, estoy obligad*, no puedo fallar, esperan de mí,
    todos esperan, es mi obligación, mi obligación, mi deber, no puedo decepcionar, tengo que ser, hay que ser
  `),
  ambivalence: phrases(`
    por un lado, por otro lado, por el otro lado, pero a la vez, al mismo tiempo, una parte de mí, parte de mí, no sé si quiero,
    no sé si debo, no sé si, quiero pero, dividid*, no me decido
  `),
  longTime: phrases(`
    hace años, hace _ años, llevo años, llevo _ años, desde hace años, desde hace mucho, hace mucho tiempo, hace mucho,
    hace meses, llevo meses, llevo semanas, hace semanas, hace tiempo, llevo mucho tiempo, llevo tiempo, desde niñ*,
    desde pequeñ*, desde chic*, desde la infancia, desde siempre, toda la vida, toda mi vida, siempre fui así,
    siempre he sido así, siempre fue así, siempre ha sido así, una y otra vez, desde que me acuerdo, desde que tengo memoria
  `),
  recent: phrases(`
    acabo de, acaba de, hace un rato, hace un momento, ahora mismo, esta mañana, ayer, hoy temprano, anoche, esta noche,
    recién me, hace poco
  `),
  wondering: phrases(`
    por qué yo, por qué a mí, por qué será, me pregunto, será que, me quedo pensando, por qué pasa, no entiendo por qué,
    quisiera entender, quiero entender
  `),
};
