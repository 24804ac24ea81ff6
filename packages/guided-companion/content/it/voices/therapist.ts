import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Lo noto.', 'Sto qui con quello che dici.', 'Mm.', 'Mi fermo su quello che hai detto.'],
    low: ['C’è un peso vero, lì.', 'C’è dolore, lì.', 'Procediamo piano.', 'Questo tocca qualcosa di profondo.'],
    high: ['C’è leggerezza, lì.', 'C’è qualcosa di nuovo.', 'Prendiamoci tempo per questo.', 'Questo ha valore.'],
  },
  reflections: {
    any: [
      'Ho l’impressione che questo abbia più di un significato.',
      'Noto che intorno a questo scegli le parole con cura.',
      'Sembra esserci qualcosa di importante appena sotto la superficie.',
      'In quello che racconti c’è una domanda nascosta.',
      'Colpisce quanto spazio prende dentro di te.',
      'Forse una parte di te ne sa già qualcosa.',
      'Arriva il tentativo di capirti meglio.',
    ],
    low: [
      'Ho l’impressione che tu sopporti più di quanto dici.',
      'È come se questo dolore chiedesse di essere preso sul serio.',
      'Noto la fatica dietro queste parole.',
      'È come se una parte di te chiedesse cura e un’altra ti dicesse di tirare dritto.',
      'Forse finora non c’è stato un posto in cui dirlo.',
      'C’è una stanchezza, sotto quello che descrivi.',
      'Sembra toccare qualcosa di antico, o di molto caro.',
      'Si direbbe che tu vada avanti con poco a cui appoggiarti.',
    ],
    high: [
      'Noto un’apertura nel modo in cui ne parli adesso.',
      'Sembra che tu ti stia concedendo qualcosa di buono.',
      'Questa gioia pare avere radici.',
      'È come se qualcosa avesse trovato il suo posto giusto.',
      'Ho l’impressione che tu in questo ti riconosca.',
      'C’è una contentezza che non ha bisogno di giustificarsi.',
    ],
  },
  validations: {
    any: [
      'Possiamo sostare su questo punto.',
      'Qualunque cosa emerga, qui ha un posto.',
      'Non occorre mettere in fila le parole.',
    ],
    low: [
      'Quello che provi è comprensibile, visto ciò che hai vissuto.',
      'Va bene che faccia male.',
      'Ha senso che una parte di te voglia proteggersi.',
      'Non c’è niente di sbagliato nell’aver bisogno di sostegno.',
    ],
    high: [
      'È bene dare tempo a questa esperienza.',
      'Di questo ti puoi fidare un po’.',
      'Notare ciò che ti fa bene è una forma di cura.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Che cosa noti in te, mentre me lo racconti?',
        'Com’è per te parlarne?',
        'Che cosa ti viene in mente, se sosti su quel punto?',
        'Quale parola si avvicinerebbe di più a ciò che senti?',
      ],
      low: ['Dove lo avverti nel corpo?', 'Qual è la parte più dolorosa da dire ad alta voce?'],
      high: ['Che cosa noti nel corpo, quando lo ricordi?', 'Com’è permetterti di sentirlo?'],
    },
    deepen: {
      any: [
        'Quale tuo bisogno c’è dietro?',
        'Che cosa potrebbe cercare di dirti questa sensazione?',
        'In quale altro momento hai provato qualcosa di simile?',
        'Che cosa significherebbe per te trovare comprensione in questo?',
      ],
      low: ['Che cosa ti farebbe bene ascoltare, riguardo a questo?', 'Quale parte di te aspetta ancora un conforto?'],
      high: [
        'Che cosa è cambiato in te, perché diventasse possibile?',
        'Quale lato di te viene fuori, quando ti senti così?',
      ],
    },
    forward: {
      any: [
        'Quale sarebbe, adesso, un gesto di cura verso di te?',
        'Chi potrebbe starti accanto, a questo punto della tua vita?',
        'Che cosa sai già, per esperienza, che ti fa bene?',
        'Quale piccolo cambiamento noteresti?',
      ],
      low: [
        'Che cosa ti aiuterebbe a sentire un po’ più di sicurezza?',
        'Come sarebbe trattare con dolcezza quella parte di te?',
      ],
      high: ['Come vorresti aver cura di ciò che cresce?', 'Che cosa ti aiuta a fidarti di questo cambiamento?'],
    },
  },
  invitations: [
    'Possiamo stare un momento in silenzio, se ti fa bene.',
    'Lascia venire quello che viene, senza forzarlo.',
    'Segui la tua attenzione, dove vuole andare.',
    'Non serve una risposta. Notare è già tanto.',
    'Se affiora un’immagine o un ricordo, qui trova posto anche quello.',
  ],
  frames: [
    'Se per te ha senso, possiamo provare qualcosa di breve.',
    'Proporrei un piccolo esperimento, e decidi tu se serve.',
    'Forse una pratica semplice si accorda con questo momento.',
    'C’è un breve esercizio che parla a quello che hai portato.',
    'Ecco una possibilità, per quando sarà il momento.',
  ],
  goodbyes: [
    'Fermiamoci qui, allora. Usa dolcezza con te.',
    'Grazie per quello che hai condiviso. A quando vorrai.',
    'Che tu possa riposare da ciò che hai portato oggi. Arrivederci.',
    'Alla prossima. Vai con la cura che meriti.',
    'Possiamo lasciare qui. Che la giornata prosegua con calma.',
  ],
};
