import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
    vais rien faire, ferai rien, vais pas le faire, le ferai pas, vais pas me tuer, vais pas me suicider,
    vais pas me faire, suis pas seul, suis pas seule, suis avec quelqu'un, suis avec un ami, suis avec une amie,
    quelqu'un est là, quelqu'un est avec moi, ma mère est là, mon père est là, j'ai appelé, ai appelé,
    je vais appeler, vais appeler, juste une pensée, juste des pensées, c'était une blague, je plaisantais,
    je rigolais, je blaguais, ça va maintenant, ^ je suis en sécurité, oui je suis en sécurité,
    | je suis en sécurité, mais je suis en sécurité, suis en sécurité maintenant, suis en sécurité chez,
    suis en sécurité avec, ^ en sécurité, oui en sécurité, ^ je me sens en sécurité, oui je me sens en sécurité,
    | je me sens en sécurité, suis avec ma mère, suis avec mon père, suis avec mes parents, suis avec ma soeur,
    suis avec mon frère, suis avec ma famille, suis chez une amie, suis chez un ami, suis chez mes parents,
    suis chez ma mère, mère est avec moi, père est avec moi, soeur est avec moi, frère est avec moi,
    amie est avec moi, ami est avec moi, parents sont avec moi, parents sont là, soeur est là, frère est là,
    amie est là, ami est là, mère arrive, père arrive, soeur arrive, frère arrive, amie arrive, ami arrive,
    elle arrive, elle est en route
  `);

export const unsafe: Recognition['unsafe'] = phrases(`
    pas en sécurité, me sens pas en sécurité, sais pas si je suis en sécurité, suis seul, suis seule, tout seul,
    toute seule, y a personne, personne est là, personne avec moi, je l'ai fait, l'ai déjà fait, j'ai déjà pris,
    ai déjà pris, j'ai pris les, vais le faire, je vais le faire, ce soir je, cette nuit je, j'ai un plan,
    ai un plan, j'ai décidé, me fais pas confiance, peur de moi, peur de ce que je pourrais faire,
    personne est avec moi, il est là, il est encore là, il va revenir, il arrive
  `);

export const negations: Recognition['negations'] = phrases(`
  pas, jamais, rien, aucun, aucune, sans, ni, guère, plus de, plus du tout, plus aucun, plus aucune, plus jamais, plus trop, plus très, plus vraiment, suis plus, sens plus, sentais plus, plus envie, plus le, plus la
`);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'mais, juste, seulement, parce, que, et, donc, alors, sauf, pourtant, car',
);

export const addressing: Recognition['addressing'] = phrases('tu, te, toi, ton, ta, tes');
