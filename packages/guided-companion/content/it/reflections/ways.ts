import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'Per quanto riguarda {theme}, c’è {feeling}, e si capisce perché.',
    'C’è {feeling} in tutto ciò che riguarda {theme}.',
    'Avere in mente {theme} in questo periodo fa salire {feeling}.',
    'Con {theme}, in questo periodo, arriva anche {feeling}.',
  ],
  high: [
    'Per quanto riguarda {theme}, c’è {feeling}, ed è bello vederlo.',
    'C’è {feeling} nel modo in cui racconti {theme}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'C’è {low} e c’è {high}, insieme, e nessuna delle due cose deve cacciare l’altra.',
  'Da una parte {high}, dall’altra {low}: sono tue tutte e due.',
  'Un solo giorno può contenere {high} e {low}, anche per la stessa cosa.',
  'Anche con {low}, c’è pure {high}.',
  'Sembrano opposti, eppure in te convivono.',
  'È un posto misto in cui stare, e non va messo in ordine adesso.',
];

export const pair: Reflections['pair'] = [
  'C’è {feeling}, e insieme c’è {other}.',
  'Ci sono {feeling} e {other} allo stesso tempo, e l’una cosa alimenta l’altra.',
  'Tra {feeling} e {other}, resta poco spazio per altro.',
  'Non è facile nominare {feeling} e {other} nello stesso respiro, e l’hai fatto.',
];

export const cues: Reflections['cues'] = {
  neverTold: [
    'Hai appena detto una cosa che tenevi per te. Ci vuole coraggio.',
    'Non è semplice dare parole a ciò che non è mai stato detto.',
    'Tenerlo in silenzio così a lungo dev’essere stato pesante.',
  ],
  dismissed: [
    'Dici com’è e ti rispondono che non è niente. Fa male due volte.',
    'È duro dover dimostrare che fa male.',
    'Quando chi è vicino rimpicciolisce quello che senti, passa la voglia di parlare.',
  ],
  unsaid: [
    'Ti sono rimaste molte cose in gola.',
    'Quello che allora non è stato detto ha continuato a parlare.',
    'Anche tacere ha un prezzo, e quasi nessuno lo vede.',
  ],
  hiding: [
    'Fuori va tutto bene, e dentro è un’altra storia.',
    'Anche reggere quella facciata stanca.',
    'Dev’esserci molta solitudine nel passare la giornata come se niente fosse.',
  ],
  forbidden: [
    'Un momento così non dice chi sei.',
    'Allo stremo, a chiunque vengono pensieri e gesti che non piacciono.',
    'Puoi provarlo e volere bene lo stesso.',
  ],
  insight: [
    'Qualcosa è appena andato al suo posto.',
    'È una cosa importante da notare.',
    'Quello che hai appena visto merita un momento.',
  ],
  plan: [
    'Sta già prendendo forma un passo, e l’hai trovato tu.',
    'Sembra che una parte di te si muova già in quella direzione.',
    'C’è una decisione che cresce in quello che dici.',
    'Sembra un inizio possibile.',
  ],
  hard: [
    'Ti ha preso molte forze.',
    'Non è stata una cosa da poco da attraversare.',
    'È difficile, e intanto vai avanti.',
  ],
  pleasant: [
    'C’è qualcosa di buono da assaporare, lì.',
    'Ti fa bene, si sente.',
    'È una cosa buona in mezzo al resto.',
    'È bello che nella tua giornata ci sia posto per questo.',
  ],
  tooMuch: [
    'Si è arrivati al punto che non ci sta più niente.',
    'È troppo tempo che lo sopporti.',
    'È oltre quello che una persona può reggere in silenzio.',
    'L’ultima goccia sembra caduta già da un po’.',
  ],
  crying: [
    'A volte le lacrime dicono quello che le parole non possono.',
    'È un bene che le lacrime siano potute uscire, anche se faceva male.',
    'Lacrime così mostrano quanto è profonda la cosa.',
  ],
  alone: [
    'Reggi tutto questo senza nessuno con cui dividerlo.',
    'Manca qualcuno che prenda una parte del carico, non qualcuno che dica che passerà.',
    'Tanto sulle tue spalle, e quasi nessuno che se ne accorga.',
  ],
  worse: [
    'E invece di allentarsi, stringe.',
    'Vederlo peggiorare dopo tutto quello che hai fatto toglie coraggio.',
    'Quello che era difficile lo è diventato di più.',
  ],
  better: [
    'Qualcosa, quindi, ha cominciato a schiarirsi.',
    'Qualcosa si è mosso, ed è bello notarlo.',
    'Quel poco di sollievo conta, per piccolo che sia.',
    'C’è un po’ più d’aria in quello che scrivi adesso.',
  ],
  effort: [
    'Ci stai provando, e merita di essere detto.',
    'Anche con tutto questo, non hai mollato.',
    'C’è un impegno vero, anche se i risultati ancora non lo mostrano.',
    'Ognuno di quei tentativi ti è costato, e l’hai fatto lo stesso.',
  ],
  wish: [
    'C’è un desiderio chiaro, e merita di essere preso sul serio.',
    'Sotto c’è qualcosa che vuoi davvero.',
    'Sai di che cosa hai bisogno, anche se non ancora come arrivarci.',
  ],
  supported: [
    'Avere vicino una persona così cambia il peso delle cose.',
    'In mezzo a tutto questo, qualcuno sta dalla tua parte.',
    'Quel sostegno conta, e l’hai notato.',
  ],
  duty: [
    'Ci sono tanti “devo” qui dentro, e poco spazio per quello che vuoi.',
    'Porti un elenco di doveri che sembra non finire mai.',
    'Sembra che sbagliare non sia proprio permesso.',
    'C’è una voce che pretende, e di rado dice grazie.',
  ],
  ambivalence: [
    'Una parte di te tira di qua e una tira di là.',
    'Tutte e due le parti hanno le loro ragioni, e per questo è così difficile.',
    'È un tiro alla fune, e la fune sei tu.',
    'Volere e non volere nello stesso tempo è faticoso.',
  ],
  before: [
    'C’è un prima e un dopo in questa storia.',
    'Una parte di te ricorda bene com’era.',
    'Faceva parte di te, e forse ne fa parte ancora.',
  ],
  longTime: [
    'È da molto che lo porti.',
    'È una storia lunga, e si è accumulata.',
    'Tanto tempo lascia i suoi segni, anche quando ci si abitua.',
    'Dopo così tanto, dev’essere diventato parte del paesaggio.',
  ],
  recent: [
    'È ancora così fresco.',
    'C’è stato appena il tempo di rendersene conto.',
    'È successo da pochissimo, e la mente ancora rincorre.',
  ],
  ordinary: [
    'Anche i giorni qualunque hanno qualcosa da dire.',
    'A volte è in un giorno senza novità che si riesce ad ascoltarsi.',
    'Una giornata senza scossoni vale qualcosa.',
  ],
  wondering: [
    'Quella domanda deve girare e rigirare, lì dentro.',
    'Cerchi un perché, e non si lascia trovare facilmente.',
    'Certe domande hanno bisogno di compagnia più che di risposte.',
    'È una domanda seria, e c’è tempo per pensarci.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'Ho letto tutto con attenzione, e c’è molto dentro.',
  'Hai raccontato una storia intera. Prendiamola un pezzo alla volta.',
  'È tanto tutto insieme, e hai trovato le parole.',
  'Prima di scriverlo, stavi reggendo davvero tanto.',
  'Sembra che avesse bisogno di uscire.',
];
