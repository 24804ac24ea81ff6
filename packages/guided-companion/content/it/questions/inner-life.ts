import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'Come sta il corpo in questo preciso momento?',
      'Dove eri quando è cominciato?',
      'Qual è il primo segnale che sta arrivando?',
    ],
    deepen: [
      'Che cosa ti spaventa di più, quando succede?',
      'Che cosa fai diversamente in questi giorni, perché non ricapiti?',
      'Che cosa vorresti che gli altri capissero di quei momenti?',
    ],
    forward: [
      'Che cosa l’ha fatto calare altre volte, anche di poco?',
      'Chi potrebbe starti vicino, quando arriva?',
      'Che cosa ti diresti in quel momento, con la voce più gentile che hai?',
    ],
  },
  grief: {
    explore: [
      'Com’era avere vicino questa persona?',
      'Quando si sente di più l’assenza?',
      'Come sono stati i giorni, da allora?',
      'Quale ricordo viene per primo?',
    ],
    deepen: [
      'Che cosa di chi non c’è più continua a vivere in te?',
      'Che cosa avresti voluto poter dire?',
      'Che cosa non capisce chi ti sta intorno di questa perdita?',
    ],
    forward: [
      'Quale piccolo gesto sarebbe un omaggio?',
      'Con chi puoi ricordare a voce alta?',
      'Che cosa rende una giornata un po’ più sopportabile?',
    ],
  },
  sleep: {
    explore: [
      'Che cosa ti passa per la testa quando ti metti a letto?',
      'Da quanto sono così le tue notti?',
      'Come sono le ultime ore prima di andare a letto?',
      'Com’è il giorno dopo una notte del genere?',
    ],
    deepen: [
      'Che cosa fa venire a galla la notte, che il giorno può nascondere?',
      'Se quel sonno perso potesse lamentarsi, di che cosa si lamenterebbe?',
      'Che cosa temi che succeda, se non dormi?',
    ],
    forward: [
      'Che cosa c’era nelle notti in cui hai dormito meglio?',
      'Che cosa potresti togliere dall’ultima ora della giornata?',
      'Quale parte della notte vorresti riavere per prima?',
    ],
  },
  guilt: {
    explore: [
      'Che cosa è successo, per come la vedi tu?',
      'Quando preme di più il senso di colpa?',
      'Che cosa, di preciso, vorresti aver fatto in un altro modo?',
    ],
    deepen: [
      'Che cosa sapevi allora, e che cosa sai solo adesso?',
      'Quale dei tuoi valori è stato toccato?',
      'Che cosa diresti a una persona amata che avesse fatto lo stesso?',
      'Che cosa dovrebbe succedere perché tu possa fare pace con questo?',
    ],
    forward: [
      'C’è qualcosa da riparare, o si tratta più di perdonarti?',
      'Quale sarebbe un piccolo passo verso il perdono di te?',
      'Che cosa hai imparato che vuoi tenere?',
    ],
  },
  selfWorth: {
    explore: [
      'Quando si fa più forte quella voce critica?',
      'Con il metro di chi ti stai misurando?',
      'Che cosa succede di solito un attimo prima che ti butti giù?',
    ],
    deepen: [
      'Quando hai imparato a essere così esigente con te?',
      'Su che cosa non sarebbe d’accordo, in quel ritratto, chi ti vuole bene?',
      'Che cosa temi che gli altri vedano?',
      'Che cosa cambierebbe, se fossi già abbastanza?',
    ],
    forward: [
      'Quando è stata l’ultima volta che hai giudicato te con giustizia?',
      'Quale delle tue qualità tendi a dimenticare?',
      'Come suonerebbe la stessa frase, detta con gentilezza?',
    ],
  },
  loneliness: {
    explore: [
      'Quando si fa sentire di più la solitudine?',
      'Che tipo di compagnia ti manca?',
      'Come sono i momenti in cui la solitudine pesa meno?',
    ],
    deepen: [
      'Che cosa vorresti che qualcuno notasse di te?',
      'Che cosa rende difficile lasciar avvicinare qualcuno?',
      'Quando è stata l’ultima volta che con qualcuno c’era aria di casa?',
    ],
    forward: [
      'Chi, anche lontano, sarebbe felice di ricevere un tuo messaggio?',
      'Dove si trovano di solito persone che un po’ ti somigliano?',
      'Quale sarebbe il contatto più piccolo per questa settimana?',
    ],
  },
  exhaustion: {
    explore: [
      'Che cosa si sta mangiando più energia?',
      'Da quanto vai avanti a questo ritmo?',
      'Che tipo di stanchezza è: del corpo, della mente o del cuore?',
    ],
    deepen: [
      'Che cosa succederebbe, se facessi di meno?',
      'A chi senti di dovere tutto questo sforzo?',
      'Che cosa direbbe la stanchezza, se potesse parlare senza giri di parole?',
      'A che cosa stai rinunciando per andare avanti?',
    ],
    forward: [
      'Che cosa potrebbe aspettare fino alla prossima settimana?',
      'Con chi potresti dividerne una parte?',
      'Che cosa di solito ti ridà un po’ di energia?',
    ],
  },
  health: {
    explore: [
      'Come entra tutto questo nelle tue giornate?',
      'Che cosa ti preoccupa di più, qui?',
      'Come ti prendi cura di te, in mezzo a questo?',
    ],
    deepen: [
      'Come ha cambiato lo sguardo che hai su di te?',
      'Che cosa è più duro: quello che già si sa, o quello che non si sa ancora?',
      'Che cosa vorresti che capisse chi ti sta intorno?',
    ],
    forward: [
      'Chi potrebbe attraversarlo con te?',
      'Che cosa vorresti chiedere a un medico?',
      'Che cosa porta un momento di pace, in mezzo a tutto?',
    ],
  },
  anger: {
    explore: [
      'Qual è stata la goccia che ha fatto traboccare il vaso?',
      'Che cosa ti ha dato più fastidio?',
      'Dove sta la rabbia nel tuo corpo?',
    ],
    deepen: [
      'Quale tuo limite è stato superato?',
      'Che cosa sta cercando di proteggere la rabbia?',
      'Se dietro la rabbia ci fosse altro, che cosa sarebbe?',
      'Che cosa avresti voluto che ti riconoscessero?',
    ],
    forward: [
      'Che cosa deve cambiare, per te?',
      'Come sarebbe dirlo con fermezza e senza farsi male?',
      'Che cosa ti aiuta a raffreddarti, prima di decidere qualunque cosa?',
    ],
  },
  emptiness: {
    explore: [
      'Quando le cose hanno cominciato a perdere colore?',
      'Com’è una delle tue giornate, dall’inizio alla fine?',
      'In che ora del giorno pesa di più?',
    ],
    deepen: [
      'Che cosa ti manca sentire?',
      'Che cosa un tempo ti accendeva?',
      'Che cosa potrebbe chiedere questo vuoto?',
    ],
    forward: [
      'Quale piccola cosa ha ancora una traccia di sapore?',
      'Che cosa faresti in un giorno con un po’ più di voglia?',
      'Chi vorresti accanto, finché non passa?',
    ],
  },
  anxiety: {
    explore: [
      'Che cosa alimenta di più la preoccupazione?',
      'Che cosa ti gira in testa quando stringe?',
      'Quando comincia, di solito?',
      'In quale parte del corpo si fa sentire?',
    ],
    deepen: [
      'Qual è il caso peggiore che disegna la mente?',
      'Che cosa prova a proteggere la preoccupazione?',
      'Che cosa ti aiuterebbe a reggere il non sapere ancora?',
      'Quanto di tutto questo è nelle tue mani?',
    ],
    forward: [
      'Che cosa ha aiutato, un’altra volta come questa?',
      'Quale parte si può affrontare oggi, e quale può aspettare?',
      'Che cosa diresti a una persona cara con questa stessa paura?',
    ],
  },
};
