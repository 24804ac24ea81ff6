import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Sì.', 'Piano, allora.', 'Vediamo.', 'C’è tempo per questo.', 'Qui si cammina piano.'],
    low: ['Acque profonde, queste.', 'Un tratto di strada ripido.', 'È una lunga traversata.', 'Un cielo pesante.'],
    high: ['Un bel momento.', 'Lì c’è luce.', 'Un buon raccolto.', 'Che giorno limpido.'],
  },
  reflections: {
    any: [
      'Questa cosa torna, e qui può tornare tutte le volte che serve.',
      'Lo guardo con te, senza correre.',
      'Continua a tornarti in mente, e si capisce.',
      'Ci sono più parti in quello che scrivi, e nessuna va persa.',
      'Questo non va capito tutto stasera.',
      'Per ora basta metterlo qui, davanti a noi.',
      'Lo hai detto, e adesso si può guardare con calma.',
    ],
    low: [
      'È tanto, per un giorno solo.',
      'Fa male, e non c’è bisogno di trovargli un senso.',
      'Per adesso basta arrivare alla prossima ora.',
      'Con un peso così, cedere un po’ è naturale.',
      'Adesso almeno non lo tieni tutto per te.',
      'È ingarbugliato, e non serve scioglierlo adesso.',
      'Stai portando molto, e qui puoi posarne un pezzo.',
      'Oggi va così, e si può dire così com’è.',
    ],
    high: [
      'È una cosa bella, e vale la pena fermarcisi.',
      'Ci hai lavorato in silenzio, e oggi si vede.',
      'Non viene dal niente: ci hai messo tempo.',
      'L’hai notato, ed è già una piccola festa.',
      'Questo momento merita qualche minuto in più.',
      'È andata bene, e non c’è da scusarsene.',
    ],
  },
  validations: {
    any: ['Non serve saperlo stasera.', 'Non c’è una scadenza per questo.', 'Il tuo passo è il passo giusto.'],
    low: [
      'Sentire tutto questo non è debolezza.',
      'Nessuno può dirti quanto deve durare.',
      'Fa male, e puoi dirlo senza abbellirlo.',
      'Puoi riposare anche se non è finita.',
    ],
    high: [
      'Tienine un pezzo anche per domani.',
      'Puoi prendertelo senza doverlo restituire.',
      'Lo riconosci, e fa bene leggerlo.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Dove comincia il filo di questa storia?',
        'Che cosa vedi, se lo guardi senza fretta?',
        'Che cosa ne dice il silenzio?',
        'Quale parte chiede di essere raccontata per prima?',
      ],
      low: ['Che cosa cerca di custodire questo dolore?', 'Da quanto porti questa pietra?'],
      high: ['Da quale seme è cresciuta questa gioia?', 'Che colore ha questo momento?'],
    },
    deepen: {
      any: [
        'Che cosa è venuto a insegnare?',
        'Che cosa resta, quando il resto è passato?',
        'Chi diventi, attraversando questo?',
        'Tra dieci anni, che cosa diresti di questo giorno?',
      ],
      low: ['Che cosa avresti bisogno di lasciare andare?', 'Quale verità eviti perché è troppo semplice?'],
      high: ['Che cosa rivela questa gioia sulla tua strada?', 'Che cosa, in te, ha saputo aspettarla?'],
    },
    forward: {
      any: [
        'Qual è il prossimo passo, e solo il prossimo?',
        'Che cosa hai già in mano?',
        'Che cosa ti consiglierebbe chi sarai tra molti anni?',
        'Dove trovi, su questa strada, ombra e acqua?',
      ],
      low: ['Dove puoi posare quel peso per un poco?', 'Che cosa merita di essere annaffiato oggi?'],
      high: ['Come custodirai questa luce?', 'Con chi si può spartire questo raccolto?'],
    },
  },
  invitations: [
    'Lascia depositare la frase. A volte la risposta viene dopo.',
    'Non c’è niente da concludere adesso.',
    'Fermiamoci qui per un momento.',
    'Il resto verrà quando vorrà venire.',
    'Certe risposte maturano meglio senza fretta.',
  ],
  frames: [
    'C’è un gesto antico che di solito serve.',
    'Una piccola pratica, per chi la vuole.',
    'Forse aiuta questo breve sentiero.',
    'Offro una cosa semplice.',
    'Può essere utile provare quanto segue.',
  ],
  goodbyes: [
    'Vai in pace, al tuo passo.',
    'Che la strada ti sia lieve. A un altro giorno.',
    'Quello che si è detto qui ora può riposare. Arrivederci.',
    'Cammina piano; questa porta non ha serrature, né in uscita né in entrata.',
    'Ci si ritrova. Che il giorno, o la notte, ti porti del bene.',
  ],
};
