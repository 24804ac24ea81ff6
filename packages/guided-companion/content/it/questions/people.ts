import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'Che cosa è più difficile, da quando è finita?',
      'Come hai vissuto la fine, dalla tua parte?',
      'In quali ore della giornata la mancanza è più forte?',
    ],
    deepen: [
      'Che cosa manca di più: la persona, le abitudini, o chi eri tu lì?',
      'Che cosa ti ha insegnato quella storia su ciò di cui hai bisogno?',
      'Che cosa non è mai stato detto?',
      'Quale parte di te si è persa per strada?',
    ],
    forward: [
      'Che cosa ti fa passare le ore più lunghe?',
      'Quale parte della tua vita ti piacerebbe riprendere in mano?',
      'Chi vuoi avere vicino in questo periodo?',
    ],
  },
  parenting: {
    explore: [
      'Che cosa ti chiede di più questa fase?',
      'Com’è l’aria in casa in questo periodo?',
      'In quale momento della giornata è più faticoso?',
    ],
    deepen: [
      'Che tipo di presenza vuoi essere per loro?',
      'Che cosa avresti voluto ricevere tu a quell’età?',
      'Dove sei tu, in mezzo a tutta questa cura?',
    ],
    forward: [
      'Chi potrebbe prenderne un pezzo, anche piccolo?',
      'Quale aspettativa potrebbe scendere di un gradino questa settimana?',
      'Qual è stato un bel momento tra voi, di recente?',
    ],
  },
  relationship: {
    explore: [
      'Che cosa è successo tra voi?',
      'Come vanno le cose tra voi due in questo periodo?',
      'Che cosa, di tutto questo, ha lasciato il segno?',
    ],
    deepen: [
      'Di che cosa hai bisogno in questo rapporto, e non lo trovi?',
      'Che cosa non dici per tenere la pace?',
      'Come ti senti quando sei accanto a questa persona?',
      'Che cosa mostra questo rapporto di ciò a cui tieni?',
    ],
    forward: [
      'Quale discorso sta aspettando di essere fatto?',
      'Come suonerebbe chiederlo con chiarezza e gentilezza?',
      'Che cosa ha funzionato tra voi in un altro momento duro?',
    ],
  },
  friendship: {
    explore: [
      'Che cosa è cambiato in questa amicizia?',
      'Com’era prima, tra voi?',
      'Che cosa ti è rimasto di più di quell’episodio?',
    ],
    deepen: [
      'Che cosa cerchi in un’amicizia?',
      'Che cosa perderesti, se la distanza restasse?',
      'Che cosa pensi che l’altra persona non sappia?',
    ],
    forward: [
      'Che cosa diresti, se non ci fosse nessun rischio?',
      'Con chi puoi essere come sei, in questo periodo?',
      'Quale piccolo gesto aprirebbe una porta?',
    ],
  },
  family: {
    explore: [
      'Che cosa sta succedendo tra te e loro?',
      'Che aria tira di solito tra voi?',
      'Qual è la tua parte in quella famiglia?',
      'Che cosa ha continuato a risuonare, dopo?',
    ],
    deepen: [
      'Che cosa vorresti che riconoscessero in te?',
      'Quale vecchia storia ti ricorda?',
      'Di che cosa hai bisogno lì, e non riesci a chiederlo?',
    ],
    forward: [
      'Quale limite ti farebbe bene?',
      'Con chi, in famiglia, parlare è più possibile?',
      'Che cosa vuoi fare diversamente da come ti hanno insegnato?',
    ],
  },
};
