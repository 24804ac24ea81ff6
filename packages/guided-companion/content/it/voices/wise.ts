import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Sì.', 'Piano, allora.', 'Vediamo.', 'C’è tempo per questo.', 'Qui si cammina piano.'],
    low: ['Acque profonde, queste.', 'Un tratto di strada ripido.', 'È una lunga traversata.', 'Un cielo pesante.'],
    high: ['Un bel momento.', 'Lì c’è luce.', 'Un buon raccolto.', 'Che giorno limpido.'],
  },
  reflections: {
    any: [
      'Una domanda che ritorna ha qualcosa da insegnare.',
      'A volte la strada si mostra solo a chi si ferma.',
      'Ciò che continua a salire in superficie vuole essere visto.',
      'Non tutto quello che conta fa rumore.',
      'Certe cose si capiscono solo camminando.',
      'Il fiume non ha fretta, eppure arriva.',
      'Chi guarda con calma spesso vede due volte.',
    ],
    low: [
      'Ci sono inverni che sembrano senza fine, e intanto la radice lavora.',
      'Il dolore di solito indica ciò che amiamo.',
      'La notte non si attraversa di corsa: si attraversa un passo alla volta.',
      'Anche l’albero più saldo si piega quando il vento è forte.',
      'Un peso non condiviso cresce al buio.',
      'Quello che oggi è un nodo ieri era un filo, e può tornare a esserlo.',
      'Chi porta molto dimentica che può anche posare.',
      'Anche la marea che si ritira fa parte del mare.',
    ],
    high: [
      'La gioia che viene notata dura più di quella che passa in fretta.',
      'Ci sono giorni in cui la vita restituisce ciò che è stato seminato in silenzio.',
      'Quello che fiorisce adesso viene da radici antiche.',
      'Un cuore attento trova feste nelle piccole cose.',
      'Anche la luce buona merita di essere studiata.',
      'È tempo di raccolto, e non c’è da chiedere scusa.',
    ],
  },
  validations: {
    any: ['Anche il non sapere ancora è un luogo.', 'Ogni cosa ha la sua stagione.', 'Il tuo passo è il passo giusto.'],
    low: [
      'Sentire questo non è debolezza, è vita.',
      'Il tempo non cancella, ma insegna a portare.',
      'C’è dignità nell’ammettere che fa male.',
      'Si può riposare anche a metà strada.',
    ],
    high: [
      'Custodisci questa luce: servirà nei giorni più corti.',
      'Saper ricevere è una forma di saggezza.',
      'La gratitudine chiama le cose per nome.',
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
