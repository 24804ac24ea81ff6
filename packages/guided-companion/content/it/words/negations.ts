import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  ^ sono al sicuro, | sono al sicuro, sì sono al sicuro, io sono al sicuro, ora sono al sicuro,
  adesso sono al sicuro, ok sono al sicuro, credo di essere al sicuro, penso di essere al sicuro,
  ^ mi sento al sicuro, | mi sento al sicuro, ^ al sicuro, sì al sicuro, non faccio niente, non farò niente,
  non lo farò, non lo farei mai, non lo faccio, non mi uccido, non mi ammazzo, non mi faccio niente, scherzavo,
  stavo scherzando, era uno scherzo, solo un pensiero, solo pensieri, l'ho solo pensato, non sono solo,
  non sono sola, non sono da solo, non sono da sola, sono con mia, sono con mio, sono con i miei, sono con la mia,
  sono con il mio, sono col mio, sono con un amic*, sono con un'amica, sono con qualcuno, c'è qualcuno con me,
  c'è mia, c'è mio, c'è la mia, c'è il mio, mamma è qui, madre è qui, padre è qui, papà è qui, marito è qui,
  moglie è qui, sorella è qui, fratello è qui, amica è qui, amico è qui, ragazzo è qui, ragazza è qui,
  sono qui con me, stanno arrivando, sta arrivando, sta venendo, è arrivat* mia, è arrivat* mio, ^ ho chiamato,
  | ho chiamato, sì ho chiamato, ho già chiamato, l'ho chiamat*, sto chiamando, ora chiamo, adesso chiamo,
  ora sto bene, adesso sto bene, ora sto meglio, adesso sto meglio
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  non sono al sicuro, non mi sento al sicuro, non so se sono al sicuro, non sono sicur* di, ^ sono solo,
  ^ sono sola, | sono solo, | sono sola, no sono solo, no sono sola, ma sono solo, ma sono sola, io sono solo,
  io sono sola, ^ sono da solo, ^ sono da sola, | sono da solo, | sono da sola, no sono da solo, no sono da sola,
  in casa da solo, in casa da sola, qui da solo, qui da sola, non c'è nessuno, nessuno con me, nessuno qui,
  arrivando nessuno, ho già preso, le ho prese, le ho già prese, ho preso tutto, l'ho già fatto, ^ lo farò,
  | lo farò, e lo farò, lo faccio stanotte, lo faccio stasera, stanotte, ho un piano, ho già deciso, ho deciso,
  non mi fido di me, ho paura di me
`);

export const negations: Recognition['negations'] = phrases(
  'non, mai, senza, nessun, nessuno, nessuna, neanche, nemmeno, neppure, mica, per niente',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases(
  'ma, però, che, perché, solo, soltanto, quindi, invece, eppure, anzi',
);

export const addressing: Recognition['addressing'] = phrases(
  'tu, te, ti, tuo, tua, hai, sei, puoi, sai, pensi, credi, vuoi, senti, provi',
);
