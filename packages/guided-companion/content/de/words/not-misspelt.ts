import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  gesicht, gesichter, gericht, gerichte, muster, scheinen, schild, schilder, schilden, schlau, schlaue, schlauen, schlaff, schwarz,
  schwarze, tragen, trauben, traube, trauen, vertragen, geschäft, geschäfte, tränken, getränkt, betragen, betreut, betreue, betreuen,
  sorten, leerer, lehren, lernten, versetzt, gereist, gereiht, nächste, nächsten, nächster, schuhe, schuhen, fremde, fremden, denkbar,
  heimweg, vertagt, angabe, angaben, federn, feuern, geschaut, hellen, kammer, kränze, rasend, schafe, schafen, schaft, schale, schaue,
  schickt, schickten, schulte, verliert, wahren, weiten, gewinnen, kochen, kosten, kostet, kasten, muttern, studien, einsame, arbeiter
`);
