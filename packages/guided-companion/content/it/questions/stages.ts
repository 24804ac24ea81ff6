import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'Che cosa l’ha fatto venire a galla oggi?',
      'Dove comincia questa storia?',
      'Che cosa vorresti che sapessi per prima cosa?',
      'Com’è stata la giornata per te?',
      'Che cosa è più vivo in te, in questo momento?',
    ],
    low: ['Che cosa pesa di più, adesso come adesso?', 'Che cosa è accaduto?', 'Come stai adesso, con sincerità?'],
    high: ['Che cosa ha reso diverso oggi?', 'Com’è cominciata questa cosa bella?', 'Che cosa dà luce alla giornata?'],
  },
  exploring: {
    any: [
      'Come si fa vedere questo nelle tue giornate?',
      'Che cosa ti colpisce di più?',
      'Che cosa succede in te quando si ripresenta?',
      'Chi altro fa parte di questa storia?',
      'Che cosa hai già capito, e che cosa non ancora?',
      'Quale parte di tutto questo non vede quasi nessuno?',
    ],
    low: [
      'Qual è la parte più dura?',
      'Da quanto tempo ti accompagna?',
      'Quando si fa più pesante?',
      'E quando si alleggerisce, che cosa c’è di diverso?',
      'Che cosa fai per attraversarlo?',
    ],
    high: [
      'Quale dettaglio di quel momento ti è rimasto?',
      'Che cosa fa il corpo quando ci ripensi?',
      'Chi altro ha notato la differenza?',
      'Che cosa hai fatto perché accadesse?',
    ],
  },
  meaning: {
    any: [
      'Che significato ha per te?',
      'Che cosa conta di più per te, in tutto questo?',
      'Che cosa ti dice su ciò di cui hai bisogno?',
      'Che posto ha nella tua storia?',
      'Che cosa stai notando di te, in mezzo a tutto questo?',
      'Se fosse il capitolo di un libro, che titolo avrebbe?',
    ],
    low: [
      'Che cosa ti fa più paura che possa succedere?',
      'Che cosa ti racconti su questa faccenda?',
      'Di che cosa avresti bisogno ora, se potessi chiedere qualunque cosa?',
      'Che cosa fa male e non è ancora stato detto?',
      'Che cosa hai perso qui, oltre a quello che si vede?',
    ],
    high: [
      'Quale dei tuoi valori si vede in questa gioia?',
      'Che cosa conferma, che già sospettavi?',
      'Come cambia il modo in cui ti vedi?',
      'Che cosa faresti con più momenti così?',
    ],
  },
  resources: {
    any: [
      'Chi, nella tua vita, lo capirebbe?',
      'Che cosa ti dà di solito un terreno solido?',
      'Quale tua qualità è stata d’aiuto finora?',
      'Che cosa sai già di te che potrebbe tornare utile adesso?',
    ],
    low: [
      'Che cosa ha aiutato in altri momenti difficili?',
      'Che cosa ti tiene in piedi?',
      'Come hai fatto a uscirne, l’ultima volta che sembrava troppo?',
      'Che cosa ti fa ancora bene, per quanto piccolo?',
      'Che cosa ti ricorderebbe adesso una persona che ti vuole bene?',
    ],
    high: [
      'Che cosa, in te, ha aperto la strada?',
      'Quale tua forza lo dimostra?',
      'Che cosa aiuta questa sensazione a durare?',
      'Chi fa il tifo per te e sarebbe felice di saperlo?',
    ],
  },
  step: {
    any: [
      'Quale sarebbe un passo piccolissimo, grande quanto oggi?',
      'Che cosa vorresti fare in modo diverso questa settimana?',
      'Che cosa vuoi ricordarti domani?',
      'Come sarebbe prenderti cura di te nelle prossime ore?',
    ],
    low: [
      'Che cosa potresti posare per un po’, solo per oggi?',
      'Che cosa renderebbe la serata un po’ più leggera?',
      'A chi potresti dire “non sto bene” questa settimana?',
      'Quale piccola cosa è nelle tue mani adesso?',
    ],
    high: [
      'Quale piccolo premio ti vuoi dare?',
      'Che cosa vuoi rifare domani?',
      'Come potresti passarne un po’ a qualcun altro?',
      'Quale prossimo passo ti viene voglia di fare?',
    ],
  },
};
