import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'Che cosa preme di più, dal lato dei soldi?',
      'Come si ripercuote sulle tue giornate?',
      'Con chi ne puoi parlare?',
    ],
    deepen: [
      'Che cosa rappresentano i soldi per te, oltre alle bollette?',
      'Che cosa fa più male: quello che manca, o quello che sembra dire del tuo impegno?',
      'Quale paura si nasconde dietro i conti?',
    ],
    forward: [
      'Qual è la parte più urgente, guardando solo a questa settimana?',
      'Chi potrebbe guardare i numeri insieme a te?',
      'Che cosa hai già fatto che è servito, anche solo un po’?',
    ],
  },
  study: {
    explore: [
      'Che cosa pesa di più dello studio, in questo momento?',
      'Come sono le tue giornate di studio?',
      'Che cosa ti passa per la mente quando ti siedi sui libri?',
    ],
    deepen: [
      'Che cosa c’è in gioco per te, oltre al risultato?',
      'Quale aspettativa pesa di più, e di chi è?',
      'Che cosa vorrebbe dire non farcela, stavolta?',
    ],
    forward: [
      'Come sarebbe una sessione di studio grande quanto oggi?',
      'Che cosa ti aiuta a concentrarti, quando va bene?',
      'Come sarebbe riposare senza sensi di colpa, nel mezzo?',
    ],
  },
  change: {
    explore: [
      'Che cosa è cambiato di più, fuori e dentro?',
      'Che cosa senti che manca di più?',
      'Come sta andando l’ambientarsi?',
    ],
    deepen: [
      'Che cosa vuoi portare con te di quello che hai lasciato?',
      'Chi stai diventando, in tutto questo?',
      'Quale parte del cambiamento non hai ancora realizzato?',
    ],
    forward: [
      'Che cosa ha cominciato a sembrare tuo?',
      'Quale piccolo rito lo farebbe sentire casa?',
      'Chi potrebbe diventare un volto familiare, lì?',
    ],
  },
  work: {
    explore: [
      'Che cosa, al lavoro, ti sta logorando di più?',
      'Come la stai vivendo?',
      'In che stato torni a casa, dopo una giornata così?',
      'Che cosa succede in te prima che cominci la giornata?',
    ],
    deepen: [
      'Che cosa vorresti che vedessero nel tuo lavoro?',
      'Quale dei tuoi valori quel posto rispetta, e quale calpesta?',
      'Che cosa ti tiene lì?',
      'Chi sei, fuori dal lavoro?',
    ],
    forward: [
      'Quale parte di questo puoi cambiare tu?',
      'Su chi puoi contare, là dentro?',
      'Dove potrebbe starci un limite, anche piccolo?',
    ],
  },
  future: {
    explore: [
      'Quali strade vedi?',
      'Che cosa rende così difficile questa decisione?',
      'Che cosa chiede da tempo una risposta?',
    ],
    deepen: [
      'Se nessuno ti giudicasse, da che parte andresti?',
      'Che cosa hai paura di perdere, su ciascuna strada?',
      'Come vuoi ricordare questa scelta, tra qualche anno?',
      'Che cosa conta per te qui, comunque vada?',
    ],
    forward: [
      'Che cosa ti manca da sapere per decidere con più calma?',
      'Come sarebbe una piccola prova, senza impegno?',
      'Di chi sentiresti volentieri il parere?',
    ],
  },
  world: {
    explore: [
      'Quale notizia ti è rimasta più addosso?',
      'Come ti raggiunge, durante la giornata?',
      'Che cosa ne pensi, in questi giorni?',
    ],
    deepen: [
      'Che cosa minaccia, tra le cose che ami?',
      'Che cosa, qui, parla ai tuoi valori?',
      'Che cosa vorresti veder fare diversamente?',
    ],
    forward: [
      'Quale pezzo di mondo è alla portata delle tue mani?',
      'Quante notizie al giorno ti fanno bene?',
      'Con chi puoi parlarne senza litigare?',
    ],
  },
  gratitude: {
    explore: [
      'Che cosa te l’ha fatto sentire oggi?',
      'Chi fa parte di questa sensazione?',
      'Quale dettaglio non vuoi dimenticare?',
    ],
    deepen: [
      'Che cosa dice di ciò che per te conta?',
      'Come cambia il resto della giornata?',
      'Da dove viene il tuo occhio per le cose buone?',
    ],
    forward: ['A chi vorresti dirlo?', 'Come si potrebbe fare più posto a momenti così?', 'Che cosa vuoi fare ancora?'],
  },
  joy: {
    explore: [
      'Com’è stato il momento esatto?',
      'Chi c’era con te in quel momento?',
      'Che cosa hai provato per primo?',
      'Qual è stata la parte più bella?',
    ],
    deepen: [
      'Che cosa racconta di te?',
      'Che cosa lo ha reso possibile?',
      'Perché conta così tanto per te?',
      'Quale strada ha portato fin qui?',
    ],
    forward: [
      'Come vuoi festeggiare?',
      'Che cosa di questa gioia vuoi portare nella settimana?',
      'Con chi vuoi ancora condividerla?',
    ],
  },
};
