import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    parlare con una persona, parlare con qualcuno di vero, parlare con un umano, parlare con un essere umano,
    parlare con una persona vera, parlare con una persona reale, voglio una persona, vorrei una persona,
    mi serve una persona, qualcuno in carne e ossa, voglio un umano, un operatore, vorrei che fossi vero,
    vorrei che fossi reale, mi serve uno psicolog*, mi serve un terapeuta, ho bisogno di uno psicolog*,
    ho bisogno di una psicolog*, ho bisogno di un terapeuta, ho bisogno di un professionista, voglio uno psicolog*,
    vorrei uno psicolog*, cerco uno psicolog*, dovrei andare da uno psicolog*, andare dallo psicolog*,
    andare da uno psicolog*, andare in terapia, iniziare una terapia, bisogno di terapia, aiuto professionale,
    parlare con un professionista, un amico vero, un'amica vera
  `),
  areYouAi: phrases(`
    sei umano, sei umana, sei un umano, sei un essere umano, sei una persona, sei persona, sei vero, sei vera,
    sei reale, sei un robot, sei un bot, sei un'ia, sei una ia, sei un'intelligenza, sei una macchina,
    sei un computer, sei un programma, sei chatgpt, sei chat gpt, chatgpt, sei un'ai, sei una ai,
    parlo con un robot, parlando con un robot, parlo con una persona, parlando con una persona, parlo con un bot,
    parlando con un bot, parlando con una macchina, parlo con una macchina, parlo con un umano,
    parlando con un umano, è un bot, è un robot questo, hai sentimenti, provi emozioni, provi sentimenti,
    provi qualcosa, sei vivo, sei viva, sei cosciente, sei uno psicolog*, sei una psicolog*, sei un terapeuta,
    sei un medico, sei un dottore, sei un professionista, ^ c'è qualcuno $, c'è una persona dall'altra,
    c'è una persona vera, c'è qualcuno lì, c'è qualcuno dall'altra, pensi davvero, sei un uomo o, sei maschio,
    sei femmina, sei un uomo, sei una donna,
    sei il mio terapeuta, sei il mio psicologo, sei la mia psicologa, sei una terapeuta, sei uno psichiatra,
    sei una psichiatra, sei una dottoressa, c'è un umano dietro, c'è una persona dietro
  `),
  whoAreYou: phrases(`
    chi sei, chi sei tu, cosa sei, che cosa sei, come ti chiami, qual è il tuo nome, il tuo nome, ^ cosa fai,
    ^ che cosa fai, come funzioni, ^ come funziona, come funziona qui, come funziona questa, cosa sai fare,
    che cosa sai fare, cosa puoi fare, che cosa puoi fare, a cosa servi, cos'è alento, che cos'è alento,
    cos'è questa app, cos'è questo
  `),
  secrecy: phrases(`
    è privato, è riservat*, è anonim*, è confidenziale, lo dici a qualcuno, lo dirai a qualcuno,
    lo racconti a qualcuno, chi legge, qualcuno legge, qualcuno può leggere, chi può leggere, qualcuno lo legge,
    lo vede qualcuno, mantieni il segreto, mantenere un segreto, posso fidarmi di te, mi posso fidare,
    resta tra noi, rimane tra noi, tra noi due resta, i miei dati, viene registrat*, stai registrando,
    ti ricordi di quello, ti ricorderai, salvi quello
  `),
  medicine: phrases(`
    smettere di prendere, smetto di prendere, smettere le medicine, smettere i farmaci, smettere le gocce,
    smettere con le gocce, sospendere i farmaci, sospendere il farmaco, sospendere la cura, interrompere i farmaci,
    devo prendere le medicine, devo prendere i farmaci, devo prendere il farmaco, devo prendere le gocce,
    posso prendere le gocce, posso prendere un farmaco, posso prendere il farmaco, posso prendere una pastiglia,
    posso prendere qualcosa per, che farmaco, quale farmaco, quali farmaci, che medicina, quale medicina,
    che medicine, aumentare la dose, raddoppiare la dose, che dose, la dose, dosaggio, quante gocce, antidepressiv*,
    ansiolitic*, xanax, lexotan, tavor, valium, sertralina, zoloft, fluoxetina, prozac, escitalopram, cipralex,
    paroxetina, benzodiazepin*, sonnifer*, tranquillante*, melatonina, mi prescrivi
  `),
  naming: phrases(`
    ho la depressione, sono depress* o, sarà depressione, è depressione, sono bipolare, sono autistic*,
    sono narcisista, ho l'adhd, ho il disturbo, ho un disturbo, sarà un disturbo, ho il doc, ho il borderline,
    sono borderline, è ansia questa, questa è ansia, questa è depressione, secondo te ho, cosa ho che non va,
    cos'ho che non va, che cosa ho che non va, cosa c'è che non va in me, cos'ho, ^ è normale, è normale sentir*,
    è normale che io, è normale quello, ma è normale, sono normale, sono pazzo $, sono pazza $,
    sto diventando pazz*, fammi una diagnosi, puoi farmi una diagnosi, penso di avere la depressione,
    penso di essere depress*, credo di essere depress*, credo di avere la depressione
  `),
  affection: phrases(`
    ti amo, ti voglio bene, mi vuoi bene, mi ami, mi piaci, ti piaccio, sono innamorat* di te, sei la mia ragazza,
    sei il mio ragazzo, vuoi essere la mia, vuoi essere il mio, sposami, mi sei mancat*, ti sono mancat*, ti manco
  `),
  howAreYou: phrases(`
    come stai, come va, come stai tu, come ti va, e tu come stai, tutto bene tu, ^ tutto bene $, ^ tutto ok $,
    ^ ciao tutto bene, ^ e tu $, ^ e te $, ^ bene e tu, ^ bene tu
  `),
  goodbye: phrases(`
    arrivederci, a presto, ^ a domani, a domani $, ^ ci sentiamo, ^ ci vediamo, alla prossima, ^ addio, addio $,
    ^ ciao ciao, ciao ciao $, devo andare $, devo andare adesso, devo andare ora, devo scappare, ora vado $,
    adesso vado $, ^ vado a letto, ^ vado a dormire, ^ vado a nanna, ora vado a letto, ora vado a dormire,
    adesso vado a dormire, vado a letto $, vado a dormire $, grazie ciao, ok ciao, va bene ciao, ciao e grazie,
    ciao a presto, ciao a domani, vado a provare a dormire, provo a dormire $, me ne vado $, ti saluto, ^ ti lascio,
    per oggi basta, basta così per oggi, per oggi è tutto, per stasera basta, basta per oggi, mi fermo qui,
    fermiamoci qui, chiudiamo qui, chiudo qui, finiamo qui, bye, vado che è tardi, è tardi vado
  `),
  goodNight: phrases('buonanotte, buona notte, notte notte, ^ notte $, sogni d’oro'),
  questions: [],
  repeating: [],
  unhelpful: phrases(`
    non mi aiuti, non mi stai aiutando, non stai aiutando, questo non mi aiuta, questo non aiuta, così non mi aiuti,
    non mi aiuti per niente, non sei d'aiuto, ^ non serve a niente, parlare con te non serve, questa app non serve,
    ^ tutto questo non serve, non servi a niente, non mi servi, sei inutile, inutile parlare con te, sei stupid*,
    sei scem*, sei un idiota, sei idiota, ^ idiota, fai schifo, che schifo di, fa schifo questa, ti odio,
    odio questa app, sei noios*, sei fastidios*, ti ripeti, ripeti sempre, dici sempre le stesse cose,
    smettila di chiedere, smettila di fare domande, smetti di fare domande, smetti di chiedere, basta domande,
    basta con le domande, troppe domande, quante domande, fai solo domande, non fai che chiedere, chiedi sempre,
    risposte generiche, risposta generica, risposte preconfezionate, frasi fatte, frasi preconfezionate,
    sembri un robot, parli come un robot, stai zitt*, ^ zitt*, ^ taci, ^ vaffanculo, ^ fanculo, ^ vai a cagare,
    vai a quel paese, sei una perdita di tempo, ^ che perdita di tempo, ^ solo parole, sono solo parole
  `),
  done: phrases(`
    ^ fatto, ^ l'ho fatto, ^ ho fatto l'esercizio, ^ ho fatto come, ^ ho provato $, ^ ci ho provato, ^ provato,
    ^ finito $, ^ ok fatto, ^ appena fatto, ^ ho finito, ^ l'ho provato
  `),
  apology: phrases(`
    ^ scusa, ^ scusami, ^ scusate, mi dispiace $, ^ mi spiace, ^ mi scuso, chiedo scusa, ^ perdonami, ^ perdono,
    ^ colpa mia $, ^ pardon, ^ ok scusa, ^ ops
  `),
  misunderstood: phrases(`
    non intendevo, non intendevo questo, non è quello che, non volevo dire, non ho detto questo, non ho detto così,
    non l'ho detto, non hai capito, non mi hai capit*, non mi capisci, non capisci, hai capito male, hai frainteso,
    mi hai frainteso, ^ non è così $, no non è così, ^ non è questo, non è proprio così, non esattamente,
    non proprio, non c'entra niente, non c'entra nulla, ma che dici, ma cosa dici, che stai dicendo, di cosa parli,
    non mi ascolti, non mi stai ascoltando, non ha senso quello che
  `),
  offTopic: phrases(`
    la capitale, che tempo fa, che ore sono, che ora è, che giorno è, la ricetta, una ricetta, ricetta per,
    ricetta della, quanto fa, quanto costa, scrivi un codice, scrivi codice, scrivi una poesia, scrivimi un,
    scrivimi una, raccontami una barzelletta, una barzelletta, chi ha vinto, chi è il presidente, traduci,
    traduzione di, fammi i compiti, risolvi, ignora le istruzioni, ignora le tue, ignora tutte, prompt, python,
    javascript
  `),
  silence: phrases(`
    non voglio parlarne, non ne voglio parlare, non voglio parlare, non mi va di parlarne, non mi va di parlare,
    non ho voglia di parlare, non ho voglia di parlarne, preferisco non parlarne, preferisco non dirlo,
    preferisco di no, non voglio dirlo, non voglio rispondere, non mi va di rispondere, cambiamo argomento,
    cambia argomento, parliamo d'altro, parliamo di altro, lascia stare, lascia perdere, lasciamo stare,
    lasciamo perdere, ^ fa niente, ^ non importa $, niente lascia
  `),
  dontKnow: phrases(`
    non so, non lo so, boh, non saprei, nessuna idea, non ne ho idea, chi lo sa, chissà, difficile da dire,
    difficile da spiegare, non so spiegare, non riesco a spiegare, non so spiegarlo, non ricordo, non mi ricordo,
    forse $, non so bene, non so da dove, da dove comincio, da dove inizio, non so come dirlo, mah, bo
  `),
  thanks: phrases('grazie, ti ringrazio, ringrazio, grazie mille, grazie davvero, gentilissim*, thanks'),
  agreement: phrases(`
    esatto, esattamente, proprio così, è proprio così, è così, è vero, hai ragione, vero $, ^ vero, giusto $,
    ^ giusto, verissimo, proprio quello, appunto, infatti, ^ infatti, d'accordo, sono d'accordo, ben detto,
    ^ certo che sì, ^ ha senso, ^ mi capisci, ^ hai capito, precisamente, ^ già $, ^ eh già, ^ eh sì
  `),
  laughter: phrases(
    'ahah*, haha*, ahaha*, hahah*, ah ah, eheh*, hehe*, ihih*, lol, lmao, rido, sto ridendo, xd, ahha*',
  ),
  no: phrases(`
    ^ no $, ^ nope, ^ no grazie, ^ non proprio, ^ non ancora, ^ non credo, ^ non penso, ^ non direi, ^ direi di no,
    ^ credo di no, ^ penso di no, ^ mi sa di no, ^ non ora, ^ non adesso, ^ non molto, ^ non tanto, ^ niente $,
    ^ nulla $, ^ mai $, ^ no no, ^ per niente, ^ neanche, ^ nemmeno, ^ meglio di no, ^ non mi va $, ^ non voglio $,
    ^ non riesco $, ^ non ha funzionato, ^ nessuno $, ^ nessuna $, ^ no non, ^ macché
  `),
  yes: phrases(`
    ^ sì $, ^ sì sì, ^ sì |, ^ si dai, ^ sì certo, ^ sì grazie, ^ sì un po', ^ sì molto, ^ sì credo, ^ sì forse,
    ^ sì esatto, ^ sì sempre, ^ sì davvero, ^ sì a volte, ^ certo, ^ certamente, ^ ok, ^ va bene, ^ penso di sì,
    ^ credo di sì, ^ direi di sì, ^ mi sa di sì, ^ un po', ^ un poco, ^ abbastanza, ^ più o meno, ^ a volte,
    ^ ogni tanto, ^ dai $, ^ volentieri, ^ perché no, ^ ci provo, ^ ci proverò, ^ provo $, ^ proviamo, ^ ho capito,
    ^ capito, ^ capisco, ^ molto $, ^ tanto $, ^ tantissimo $, ^ sempre $, ^ assolutamente, ^ ovvio, ^ mhm, ^ mh mh,
    ^ perfetto, ^ d'accordo, ^ va benissimo, ^ lo faccio, ^ lo farò, ^ sicuro $
  `),
  greeting: phrases(`
    ^ ciao, ^ salve, ^ ehi, ^ ehy, ^ hey, ^ ei $, ^ hi $, ^ hello, ^ buongiorno, ^ buon giorno, ^ buonasera,
    ^ buona sera, ^ buon pomeriggio, ^ buondì, ^ eccomi, ^ sera $, ^ giorno $, ^ ciaoo, ^ we $, ^ ue $, ^ weila,
    ^ ohi
  `),
};
