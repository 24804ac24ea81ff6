import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    triste, tristes, tristeza, tristón, tristona, deprimid*, depresión, depre, deprimente, bajón, bajonead*, de bajón,
    estoy mal, me siento mal, muy mal, fatal, estoy pésim*, me siento pésim*, me siento fatal, me siento horrible,
    estoy horrible, horrible, estoy de la patada, por los suelos, por el suelo, hecha polvo, hecho polvo, hecha mierda,
    hecho mierda, como la mierda, como una mierda, todo me sale mal, nada me sale bien, todo me va mal, de la mierda, para la mierda, lloré, llorando, llorar, destrozad*, destruid*,
    devastad*, infeliz, corazón roto, corazón partido, abatid*, desolad*, melancol*, achicopalad*, agüitad*, desanimad*,
    desánimo, apagad*, me da pena que, me da mucha pena que, me da pena ver, qué pena, día malo, mal día, apenad* por, sad, de capa caída
  `),
  hurt: phrases(`
    herid*, dolid*, me hirió, me dolió, me duele que, me duele lo que, me duele su, me duele cómo, duele mucho,
    duele que, me lastimó, me lastima, me hizo daño, me hace daño, resentid*, resentimiento, rechazad*, rechazo,
    me rechazó, ofendid*, traicionad*, humillad*, me ignoró, me ignora, me dejó en visto, me clavó el visto, ninguneada,
    ninguneado, plantad*, bullying, se burlan de mí
  `),
  longing: phrases(`
    te extraño, lo extraño, la extraño, los extraño, las extraño, extraño a, extraño mi, extraño su, extraño mucho,
    extraño tanto, extraño todo, extraño cuando, extraño estar, extraño tener, extrañar a, extrañándo*, echo de menos, echar de menos, hecho de menos,
    echo en falta, me hace falta, me hacen falta, nostalg*, añoro, añoranza, lo echo, la echo
  `),
  loneliness: phrases(`
    me siento solo, me siento sola, me siento tan solo, me siento tan sola, me siento muy solo, me siento muy sola,
    me siento re solo, me siento re sola, sintiéndome solo, sintiéndome sola, estoy solo, estoy sola, estoy muy solo,
    estoy muy sola, estoy tan solo, estoy tan sola, tan sola, tan solo en, muy sola, muy solo, siempre sola,
    siempre solo, más sola que, más solo que, ^ sola $, ^ solo $, soledad, solitari*, abandonad*, excluid*, aislad*,
    solit*
  `),
  emptiness: phrases(`
    vacío, vacía, vacíos, hueco, no siento nada, ya no siento, apátic*, apatía, anestesiad*, aburrid*, aburrimiento,
    sin sentido, me da igual, todo me da igual, me da lo mismo, desmotivad*, tedio
  `),
  disappointment: phrases(`
    decepcionad*, decepción, decepcionó, decepciona, desilusi*, frustrad*, frustración, frustra, esperaba más,
    desengañ*, chasco
  `),
  anxiety: phrases(`
    ansios*, ansiedad, ansias, nervios*, nervios, preocupad*, preocupación, preocupa, angustia, angustiad*, inquiet*,
    intranquil*, tenso, tensa, tensión, nudo en el estómago, nudo en la garganta, opresión en el pecho,
    aprieta el pecho, desasosiego, comiendo la cabeza
  `),
  fear: phrases(`
    miedo, temor, pavor, terror, aterrad*, aterra, asustad*, me asusta, pánico, atemorizad*, cagada de miedo,
    cagado de miedo, me da cosa
  `),
  overwhelm: phrases(`
    agobiad*, agobio, agobia, abrumad*, abruma, sobrepasad*, saturad*, sobrecargad*, estresad*, estrés, desbordad*,
    no doy abasto, no puedo con todo, no puedo con tanto, me supera, me sobrepasa, demasiadas cosas, muchas cosas a la vez,
    desesperad*, desesperación, colapsad*, colapsar, colapso, me ahogo en, al borde
  `),
  exhaustion: phrases(`
    cansad*, cansancio, agotad*, agotamiento, exhaust*, sin energía, sin energías, sin fuerzas, reventad*, rendid*,
    fundid*, molid*, muerta de cansancio, muerto de cansancio, quemad*, hecha pedazos, no me da la vida
  `),
  anger: phrases(`
    rabia, enojad*, enojo, enfadad*, enfado, me enfada, me enoja, qué ira, mucha ira, siento ira, furia, furios*, cabread*, cabreo, encabronad*,
    emputad*, arrech*, indignad*, bronca, qué coraje, da coraje, mucho coraje, molest*, irritad*, me irrita, odio, rencor, me revienta, mala leche,
    encachimbad*
  `),
  guilt: phrases(`
    culpa, culpable, remordimiento, remordimientos, arrepentid*, me arrepiento, arrepentimiento
  `),
  shame: phrases(`
    vergüenza, avergonzad*, me avergüenzo, me avergüenza, qué oso, pasé un oso, bochorno, humillación, hice el ridículo,
    haciendo el ridículo, tierra trágame, me da pena hablar, me da mucha pena hablar, me da pena decir*, me da pena pedir*, me puse roja, me puse rojo, me da corte
  `),
  confusion: phrases(`
    confundid*, confus*, confusión, no entiendo nada, indecis*, no sé qué siento, no sé lo que siento, no sé ni qué siento,
    me siento perdid*, estoy perdid*, tan perdid*, muy perdid*, desorientad*, hecha un lío, hecho un lío, enredad*,
    no me aclaro, me siento rar*, me siento extrañ*
  `),
  joy: phrases(`
    feliz, felices, felicidad, felic*, alegr*, content*, animad*, ilusionad*, emocionad*, entusiasmad*, radiante, eufóric*,
    genial, maravillos*, increíble, me divertí, me reí, en las nubes, la pasé bien, la pasé genial, lo pasé bien,
    lo pasé genial, lo pasé muy bien
  `),
  gratitude: phrases('agradecid*, gratitud, agradezco, doy gracias, doy las gracias'),
  pride: phrases('orgull*, satisfech*, realizad*, me siento capaz, lo logré, lo conseguí'),
  relief: phrases(
    'alivio, aliviad*, uf por fin, por fin puedo respirar, me quité un peso, un peso de encima, más liger*, más livian*',
  ),
  hope: phrases('esperanza, esperanzad*, optimista, con fe, tengo fe, va a salir bien, ilusión'),
  calm: phrases(`
    tranquil*, en paz, paz, seren*, estoy bien, me siento bien, me siento muy bien, sintiéndome bien, relajad*,
    calmad*, más calmad*, en calma, con calma, tranqui, más tranqui
  `),
  love: phrases(
    'enamorad*, lo amo, la amo, amo a, lo quiero mucho, la quiero mucho, amor por, estoy tragad*, encariñad*',
  ),
};
