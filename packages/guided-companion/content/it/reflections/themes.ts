import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Quando il corpo dà l’allarme così, può sembrare la fine del mondo, eppure passa.',
      'Uno spavento del genere ne lascia un secondo: la paura che torni.',
      'Dentro di te è scattata la massima allerta, e questo spaventa.',
      'È naturale sentire ancora il tremito dopo una cosa così.',
    ],
  },
  grief: {
    low: [
      'Una perdita così cambia la forma dei giorni normali.',
      'Chi manca tanto ha lasciato un posto che nessun altro può riempire.',
      'Il lutto ha il vizio di spuntare nelle piccole cose.',
      'Per questo non c’è un calendario, qualunque cosa si dica.',
      'La misura del dolore dice qualcosa sulla misura del legame.',
    ],
  },
  breakup: {
    low: [
      'Quando finisce non se ne va solo una persona: se ne vanno anche i progetti e le piccole abitudini.',
      'Sembra che i ricordi ti aspettino a ogni angolo.',
      'Una fine così può scuotere anche il modo in cui ci si vede.',
      'In quella storia avevi messo tanto di te.',
    ],
    high: ['Sembra che questa fine ti abbia dato anche aria per respirare.'],
  },
  parenting: {
    any: ['Crescere un figlio tocca tutto, dal sonno all’idea che si ha di sé.', 'C’è tanto di te in quella cura.'],
    low: [
      'A chi pensa a tutti, di rado qualcuno chiede come sta.',
      'Amore e sfinimento sotto lo stesso tetto, tutto il giorno.',
      'Vuoi fare la cosa giusta, e anche volerlo pesa.',
    ],
  },
  sleep: {
    any: ['Al centro di tutto sembra esserci il sonno.'],
    low: [
      'Alle tre di notte tutto sembra più grande, e non c’è nessuno con cui dividerlo.',
      'Notti così mordono anche il giorno dopo.',
      'Il corpo vuole riposo e la mente non stacca il turno.',
      'Più si cerca di dormire, più il sonno scappa.',
    ],
  },
  guilt: {
    low: [
      'Continui a rivedere la scena, come se si potesse rifarla.',
      'Il senso di colpa mostra quanto ci tieni.',
      'Ti misuri con un metro molto severo.',
      'È difficile fare giustizia a chi eravamo prima di sapere quello che sappiamo oggi.',
    ],
  },
  selfWorth: {
    low: [
      'La voce che hai in testa è davvero dura con te.',
      'È sfinente vivere con un critico che non si prende mai un giorno libero.',
      'Sembra che ai tuoi occhi non sia mai abbastanza.',
      'Quello che ti manca sta sotto la lente, e quello che hai resta sfocato.',
    ],
    high: ['Sembra che cominci a guardarti con occhi più gentili.'],
  },
  loneliness: {
    low: [
      'Si può avere gente intorno e sentire che nessuno arriva vicino.',
      'Fa male quando nessuno chiede come stai e poi aspetta la risposta.',
      'Di solito la solitudine alza la voce quando la stanza si fa silenziosa.',
      'Sotto c’è il desiderio che qualcuno ti veda davvero.',
    ],
  },
  exhaustion: {
    low: [
      'Sembra quella stanchezza che una notte di sonno non ripara.',
      'Sembra che sia rimasta solo la riserva.',
      'Tante cose chiedono la tua energia, e poche te ne ridanno.',
      'Quando tutto dipende da te, anche riposare diventa un compito.',
    ],
  },
  money: {
    any: ['I soldi non sono mai solo numeri: sono anche sicurezza e libertà.'],
    low: [
      'Quando i conti non tornano, la mente li rifà tutto il giorno.',
      'Una pressione così segue una persona fino a letto.',
      'Oltre alla preoccupazione c’è il non poterne parlare con chiunque.',
    ],
  },
  study: {
    any: ['Lo studio in questo momento occupa molto spazio.', 'Ci stai puntando parecchio.'],
    low: [
      'Sembra che ogni esame sia diventato un esame su quanto vali.',
      'Con tutta questa pressione, anche imparare diventa difficile.',
      'Ti spingi avanti come se non ci fossero seconde occasioni.',
    ],
  },
  change: {
    any: [
      'Un cambiamento sposta anche le piccole cose che prima venivano da sé.',
      'Ti trovi tra un posto che non è più tuo e uno che non lo è ancora.',
    ],
    low: [
      'Anche un cambiamento voluto ha dentro un addio.',
      'Stanca dover imparare tutto da capo, dalle strade alle persone.',
    ],
    high: ['C’è l’aria fresca di un inizio, in questo.'],
  },
  relationship: {
    any: [
      'Questo legame ha un grande posto nella tua vita.',
      'Quando una persona conta, ogni piccolo gesto ha un peso.',
      'La vita a due tira fuori il meglio, e anche il lato più fragile.',
      'Quello che succede tra voi due conta molto.',
    ],
    low: [
      'Tra due persone che si vogliono bene, anche le piccole cose possono fare molto male.',
      'È dura quando chi cercheresti per farti consolare è parte del dolore.',
      'Quello che accade tra voi si sta prendendo molto spazio.',
    ],
    high: ['Il bene si sente da come ne parli.'],
  },
  friendship: {
    any: ['L’amicizia va in profondità: è sapere che a qualcuno importa di noi.'],
    low: [
      'Quando qualcosa non va in un’amicizia, è un dolore che non fa rumore.',
      'Disorienta, quando il dubbio riguarda le persone che ci siamo scelti.',
      'Un’amicizia non dovrebbe pesare tanto, e proprio per questo pesa.',
    ],
    high: ['Un’amicizia così tiene su una persona, anche nei giorni qualunque.'],
  },
  health: {
    any: ['Quando c’è di mezzo la salute, è difficile pensare ad altro.'],
    low: [
      'Una malattia entra in tutta la casa, non in un corpo solo.',
      'Oltre al malessere c’è l’attesa, e il non sapere.',
      'Viverci ogni giorno chiede una forza che gli altri non sempre vedono.',
    ],
    high: ['Badare al corpo e sentire la differenza dà soddisfazione.'],
  },
  work: {
    any: [
      'Il lavoro in questo periodo occupa molto posto nella tua vita.',
      'Quello che succede al lavoro raramente resta al lavoro.',
      'Lì finiscono molte ore della tua vita.',
      'In quel lavoro hai messo parecchio di te.',
    ],
    low: [
      'Sembra che tu esca dal lavoro, ma il lavoro non esca da te.',
      'Il lavoro tocca la sicurezza, l’orgoglio e il modo in cui una persona si vede.',
      'Quello che fa male al lavoro manda il conto anche a casa.',
    ],
  },
  family: {
    any: [
      'La famiglia arriva in posti dove non arriva nessun altro.',
      'Nessuno conosce i nostri tasti come la famiglia.',
      'In una famiglia le parti di ciascuno vengono da lontano.',
      'Avete una lunga storia insieme, e qui si vede.',
      'In famiglia una sola frase può contenere anni.',
    ],
    low: [
      'Taglia più a fondo, quando viene da chi dovrebbe essere un porto sicuro.',
      'Sembra che a casa tu tenga insieme molte cose.',
      'Si può voler bene a qualcuno e avere bisogno di un po’ di distanza.',
    ],
    high: ['C’è molto affetto in come parli dei tuoi.'],
  },
  anger: {
    low: [
      'Questa rabbia fa la guardia a qualcosa che per te conta.',
      'È stato passato un limite, e brucia ancora.',
      'Ti è sembrato ingiusto, e ingoiarlo ha un prezzo.',
      'Dietro una rabbia così, spesso c’è una ferita.',
    ],
  },
  emptiness: {
    low: [
      'È come se qualcuno avesse abbassato i colori.',
      'I giorni passano, e tu non ci sei del tutto dentro.',
      'Non sentire niente è difficile da spiegare, e pesa lo stesso.',
      'Quello che prima ti trascinava adesso ti sfiora appena.',
    ],
  },
  future: {
    any: [
      'Non è una scelta da fare solo con la testa.',
      'Anche ciò che non ha ancora forma può occupare molto spazio.',
    ],
    low: [
      'Sembra che ogni strada ne chiuda un’altra, e questo ti tiene sul posto.',
      'Vorresti una certezza prima di fare il passo, e la certezza non arriva.',
      'Non riuscire a vedere avanti stanca più di quanto sembri.',
    ],
    high: ['Il futuro comincia a somigliare a un invito.'],
  },
  world: {
    any: ['Quello che succede là fuori trova il modo di entrare in casa.'],
    low: [
      'Sono tante notizie pesanti, per una persona sola.',
      'Vedere tanto male e poter fare così poco lascia le mani legate.',
      'Chi tiene al mondo finisce per soffrirne.',
    ],
  },
  anxiety: {
    low: [
      'La mente corre avanti, cercando di prepararsi a tutto.',
      'È come vivere con un allarme che non si spegne.',
      'La preoccupazione promette controllo e porta soprattutto stanchezza.',
      'Il caso peggiore sembra arrivare sempre per primo.',
      'Tutti quei “e se” lasciano poco posto a questo momento.',
    ],
  },
  gratitude: {
    any: ['Noti quello che c’è di buono, e non è poco.'],
    high: [
      'Questa cosa ti è arrivata al cuore.',
      'Vedere quello che si ha cambia il colore di una giornata.',
      'C’è dolcezza nel modo in cui dici grazie.',
    ],
  },
  joy: {
    any: ['Questo merita di essere raccontato con calma.'],
    high: [
      'Che bella notizia, e ha l’aria di essere ben guadagnata.',
      'Si capisce quanto conta da come lo dici.',
      'Non è caduto dal cielo: c’è molto di te dentro.',
      'Una gioia così vale la pena di farla durare un po’ di più.',
      'Che momento.',
      'C’è una leggerezza nuova in quello che dici.',
    ],
  },
};
