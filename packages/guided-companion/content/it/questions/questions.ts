import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      'Com’è stare con {person}, quando le cose vanno bene?',
      'Che cosa cambia, con questo, tra te e {person}?',
      'Se avessi davanti {person} e potessi dire una cosa sola, quale sarebbe?',
      'Che cosa si muove in te, quando passi del tempo con {person}?',
    ],
    low: [
      'Parlando con {person}, che cosa ti farebbe bene sentirti dire?',
      'Che cosa è difficile da dire, tra te e {person}?',
      'Di che cosa avresti bisogno adesso, nel rapporto con {person}?',
    ],
    high: ['Che cosa ti piace di più dello stare con {person}?', 'Com’è condividere questo con {person}?'],
  },
  details: [
    'Quando hai in mente {detail}, che cosa viene per primo?',
    'Per quanto riguarda {detail}, che cosa ti tiene più in pensiero?',
    'Che cosa non sanno gli altri, per quanto riguarda {detail}?',
    'Se nessuno giudicasse, che cosa diresti, pensando a questo: {detail}?',
  ],
  callbacks: [
    'Prima hai nominato {earlier}. Come si lega a quello che dici adesso?',
    'Torno un momento qui: {earlier}. Come stanno le cose adesso?',
    'Avevi nominato {earlier}. Che cosa è rimasto non detto?',
    'Ho in mente anche {earlier}, di cui parlavi prima. Che legame vedi tra le due cose?',
    'E per quanto riguarda {earlier}, che cosa è cambiato da quando ne hai parlato?',
  ],
  easy: {
    any: [
      'Se dovessi scegliere una parola per questo momento, quale sarebbe?',
      'Se la tua giornata fosse un tempo, sole, nuvole o pioggia, quale sarebbe?',
      'Che cosa stavi facendo appena prima di scrivere qui?',
      'Che cosa ti è rimasto di oggi, anche se piccolo?',
      'Riguarda più qualcosa là fuori, o qualcosa lì dentro?',
      'Chi è l’ultima persona con cui hai parlato oggi?',
      'Come hai dormito stanotte?',
      'Preferisci parlare di quello che è successo o di quello che senti?',
      'Qual è stato il tuo primo pensiero al risveglio?',
    ],
    low: [
      'Da zero a dieci, quanto pesa oggi?',
      'Se avesse un posto nel corpo, dove starebbe?',
      'È una cosa nuova, o una vecchia conoscenza?',
      'Che cosa renderebbe un po’ migliori i prossimi dieci minuti?',
    ],
  },
};
