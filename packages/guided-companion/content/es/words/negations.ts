import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  estoy a salvo, me siento a salvo, estoy segura aquí, estoy seguro aquí, me siento segur*, no voy a hacer nada, no haré nada,
  no me voy a matar, no me voy a hacer nada, no me voy a hacer daño, no voy a hacerme daño, estoy con mi mamá,
  estoy con mi madre, estoy con mi papá, estoy con mi padre, estoy con mi herman*, estoy con mi pareja,
  estoy con un amigo, estoy con una amiga, estoy con alguien, estoy con gente, hay alguien conmigo, hay gente conmigo,
  no estoy solo, no estoy sola, ya llamé, llamé a, voy a llamar, estoy bien ahora, ahora estoy bien, estoy mejor ahora,
  fue solo un pensamiento, solo fue un pensamiento, solo lo pensé, era broma, era una broma, estaba bromeando,
  está viniendo, viene en camino, ya viene, ya llegó, está aquí, están aquí, está conmigo, están conmigo,
  llegó mi mamá, llegó mi madre, llegó mi papá, mi mamá llegó, mi papá llegó, estoy acompañad*
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  no estoy a salvo, no me siento a salvo, no sé si estoy a salvo, no estoy segur*, no me siento segur*,
  no sé si estoy segur*, estoy solo, estoy sola, no hay nadie, nadie conmigo, lo voy a hacer, voy a hacerlo,
  ya lo hice, ya me las tomé, ya las tomé, me las tomé, me tomé todo, tengo miedo de mí, miedo de mí mism*,
  no confío en mí, esta noche lo hago, hoy en la noche, esta misma noche, ya lo decidí, ya está decidido, tengo un plan
`);

export const negations: Recognition['negations'] = phrases(
  'no, nunca, ni, jamás, sin, ningún, ninguna, tampoco, nadie, ya no, nada',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('pero, sino, solo, sólo, que, y, sí, aunque, porque');

export const addressing: Recognition['addressing'] = phrases('tú, te, ti, contigo, tu, tus, vos, usted');
