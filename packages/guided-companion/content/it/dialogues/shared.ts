import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Ci vogliono circa {minutes} minuti, e puoi fermarti quando vuoi. Cominciamo?',
  start: 'Sì, cominciamo',
  somethingElse: 'Qualcos’altro',
  justListen: 'Ascoltami e basta',
  before: {
    distress: 'Quanto stai male in questo momento?',
    fear: 'Quanto è forte la paura in questo momento?',
    anger: 'Quanto è forte la rabbia in questo momento?',
    urge: 'Quanto è forte l’impulso in questo momento?',
    tension: 'Quanta tensione senti in questo momento?',
    worry: 'Quanto ti preoccupa, in questo momento?',
    belief: 'Quanto ti sembra vero quel pensiero, in questo momento?',
    hurt: 'Quanto fa male in questo momento?',
    lonely: 'Quanta solitudine senti in questo momento?',
    stuck: 'Quanto ti sembra di non riuscire a muoverti, in questo momento?',
  },
  after: {
    distress: 'E ora, quanto stai male?',
    fear: 'E ora, quanto è forte la paura?',
    anger: 'E ora, quanto è forte la rabbia?',
    urge: 'E ora, quanto è forte l’impulso?',
    tension: 'E ora, quanta tensione senti?',
    worry: 'E ora, quanto ti preoccupa?',
    belief: 'E ora, quanto ti sembra vero quel pensiero?',
    hurt: 'E ora, quanto fa male?',
    lonely: 'E ora, quanta solitudine senti?',
    stuck: 'E ora, quanto ti sembra di non riuscire a muoverti?',
  },
  lowest: 'per niente',
  highest: 'più di così non si può',
  cautions: {
    faints: 'Se ti capita di svenire, mettiti su una sedia o a letto prima di cominciare.',
    heart: 'Se hai problemi di cuore, lascia perdere l’acqua fredda e tutto quello che richiede uno sforzo.',
    trauma: 'Se tornano brutti ricordi, tieni gli occhi aperti, guardati intorno nella stanza e fermati quando vuoi.',
    eating: 'Se il cibo o il peso sono una lotta per te, salta quello che la fa crescere. Qui non si chiedono numeri.',
    psychosis:
      'Se in questo periodo senti o credi cose che gli altri non sentono, lascia stare questo, oppure fallo con una persona di cui ti fidi.',
    pregnancy:
      'Se aspetti un bambino, vai piano: niente freddo improvviso, niente sforzi, niente che faccia girare la testa.',
    unsafeHome:
      'Se una persona vicina a te potrebbe farti del male, prima viene la sicurezza: parlane con chi aiuta in questi casi, e questo lo fai dopo.',
    minors: 'Se non hai ancora 18 anni, puoi farlo insieme a un adulto di cui ti fidi.',
  },
  unclear: 'Questa non l’ho capita bene. Scegli quello che si avvicina di più, o dillo con qualche parola in più.',
  otherTopic: 'Mi pare che tu stia pensando ad altro. Parliamo di quello o andiamo avanti qui?',
  talkInstead: 'Parliamo di quello',
  goOnHere: 'Andiamo avanti qui',
  controls: {
    stop: phrases(`
      ^ stop $, ^ stop grazie $, ^ stop | grazie $, ^ stop per favore $, ^ stop dai $, ^ ok stop $, ^ ok | stop $, ^ no stop $, ^ no | stop $, ^ alt $, ^ ferma $, ^ fermati $, ^ ferma tutto $, ^ fermiamoci $, ^ fermiamoci qui $, ^ fermiamoci qua $, ^ mi fermo $, ^ mi fermo qui $, ^ mi fermo qua $, ^ voglio fermarmi $, ^ vorrei fermarmi $, ^ posso fermarmi $, ^ possiamo fermarci $, ^ ci fermiamo $, ^ ci possiamo fermare $,
      ^ basta $, ^ basta grazie $, ^ basta | grazie $, ^ basta dai $, ^ basta basta $, ^ ora basta $, ^ adesso basta $, ^ mo basta $, ^ ok basta $, ^ ok | basta $, ^ no basta $, ^ no | basta $, ^ dai basta $, ^ basta così $, ^ basta cosi grazie $, ^ basta per oggi $, ^ basta per stasera $, ^ basta per ora $, ^ per oggi basta $, ^ per stasera basta $, ^ per ora basta $, ^ va bene così basta $, ^ basta domande $, ^ basta con le domande $, ^ basta con questo $, ^ basta con sta roba $, ^ bast $, ^ bastaa $, ^ bsta $,
      ^ smetti $, ^ smettila $, ^ smettiamo $, ^ smettiamola $, ^ piantala $, ^ chiudi $, ^ chiudiamo $, ^ chiudiamo qui $, ^ chiudiamola qui $, ^ esci $, ^ esco $, ^ voglio uscire $, ^ fammi uscire $, ^ annulla $, ^ interrompi $, ^ finiamola $, ^ finiamola qui $, ^ fine $, ^ finiamo qui $, ^ lascia stare $, ^ lascia perdere $, ^ lasciamo stare $, ^ lasciamo perdere $, ^ lassa sta $, ^ lassa perde $, ^ lascio perdere tutto $,
      ^ non voglio continuare $, ^ non voglio più continuare $, ^ non voglio andare avanti $, ^ non voglio farlo $, ^ non voglio più farlo $, ^ nn voglio continuare $, ^ nn voglio più $, ^ nn voglio farlo $, ^ non ne ho più voglia $, ^ non ho più voglia $, ^ nn ho più voglia $, ^ non mi va più $, ^ nn mi va più $, ^ mi sono stufata $, ^ mi sono stufato $, ^ mi sono rotto $, ^ mi sono rotta $, ^ che palle $,
      ^ non serve $, ^ non serve a niente $, ^ non serve a nulla $, ^ nn serve a niente $, ^ nn serve a nulla $, ^ non mi serve $, ^ non mi aiuta $, ^ nn mi aiuta $, ^ non funziona $, ^ nn funziona $, ^ è inutile $, ^ che cosa inutile $, ^ è una stupidata $, ^ è una cavolata $, ^ che cavolata $,
      ^ ciao $, ^ ciao ciao $, ^ notte $, ^ buonanotte $, ^ buona notte $, ^ devo andare $, ^ devo scappare $, ^ ora vado $, ^ adesso vado $, ^ vado a dormire $, ^ vado via $
    `),
    skip: phrases(`
      ^ salta $, ^ saltala $, ^ salto $, ^ la salto $, ^ questa la salto $, ^ salto questa $, ^ salta questa $, ^ salta questo $, ^ saltiamo $, ^ saltiamola $, ^ saltiamo questa $, ^ saltiamo questo $, ^ questa saltiamola $, ^ posso saltare $, ^ posso saltarla $, ^ posso saltare questa $, ^ possiamo saltare $, ^ possiamo saltarla $, ^ voglio saltare $, ^ vorrei saltare $, ^ preferisco saltare $, ^ salta per favore $, ^ salta grazie $, ^ salta domanda $, ^ salta la domanda $, ^ salta sto passo $, ^ salta passaggio $, ^ skip $, ^ skippa $, ^ skippo $, ^ skippiamo $, ^ skippala $,
      ^ passo $, ^ passa $, ^ passa oltre $, ^ passiamo oltre $, ^ oltre $, ^ prossima $, ^ la prossima $, ^ prossimo $, ^ il prossimo $, ^ prossima domanda $, ^ un altra domanda $, ^ avanti il prossimo $, ^ avanti la prossima $, ^ andiamo oltre $, ^ vai oltre $, ^ next $,
      ^ preferisco di no $, ^ preferirei di no $, ^ meglio di no $, ^ preferisco non dirlo $, ^ preferisco non rispondere $, ^ preferirei non dirlo $, ^ preferirei non rispondere $, ^ non voglio dirlo $, ^ nn voglio dirlo $, ^ non lo voglio dire $, ^ non voglio rispondere $, ^ nn voglio rispondere $, ^ non rispondo $, ^ non mi va di dirlo $, ^ non mi va di rispondere $, ^ non questa $, ^ questa no $,
      ^ boh $, ^ bo $, ^ boh boh $, ^ boh non so $, ^ boh nn so $, ^ boh | non so $, ^ mah $, ^ mah non so $, ^ bho $, ^ non so $, ^ non lo so $, ^ nn so $, ^ nn lo so $, ^ non saprei $, ^ nn saprei $, ^ non so che dire $, ^ non so cosa dire $, ^ nn so che dire $, ^ nn so cosa dire $, ^ non so cosa scrivere $, ^ nn so cosa scrivere $, ^ non so che scrivere $, ^ non so rispondere $, ^ che ne so $, ^ e che ne so $, ^ chi lo sa $, ^ non ne ho idea $, ^ nn ne ho idea $, ^ nessuna idea $, ^ zero idee $, ^ non ho idea $, ^ non mi viene niente $, ^ nn mi viene niente $, ^ non mi viene nulla $, ^ non mi viene in mente niente $, ^ non mi viene in mente nulla $, ^ nn mi viene in mente niente $, ^ vuoto totale $
    `),
    back: phrases(`
      ^ indietro $, ^ indietro per favore $, ^ indietro grazie $, ^ torna indietro $, ^ torna in dietro $, ^ torniamo indietro $, ^ vai indietro $, ^ voglio tornare indietro $, ^ vorrei tornare indietro $, ^ posso tornare indietro $, ^ possiamo tornare indietro $, ^ puoi tornare indietro $, ^ si può tornare indietro $, ^ come torno indietro $, ^ fammi tornare indietro $, ^ un passo indietro $, ^ torna indietro di uno $, ^ torniamo indietro di uno $, ^ una indietro $, ^ uno indietro $, ^ di nuovo indietro $, ^ torna a prima $, ^ torna alla domanda di prima $, ^ torniamo a prima $, ^ domanda di prima $, ^ la domanda di prima $, ^ la domanda precedente $, ^ domanda precedente $, ^ precedente $, ^ quella di prima $, ^ passo precedente $,
      ^ ho sbagliato $, ^ ops $, ^ ops ho sbagliato $, ^ ops | ho sbagliato $, ^ ho sbagliato risposta $, ^ ho sbagliato tasto $, ^ ho sbagliato a premere $, ^ ho sbagliato a cliccare $, ^ ho schiacciato male $, ^ ho premuto quello sbagliato $, ^ risposta sbagliata $, ^ tasto sbagliato $, ^ cambio risposta $, ^ voglio cambiare risposta $, ^ vorrei cambiare risposta $, ^ posso cambiare risposta $, ^ posso cambiare $, ^ fammi cambiare $, ^ correggo $, ^ volevo dire altro $, ^ rifai la domanda $, ^ rifacciamo $
    `),
    why: phrases(`
      ^ perché $, ^ perche $, ^ xké $, ^ xke $, ^ xche $, ^ xk $, ^ pk $, ^ perke $, ^ perké $, ^ ma perché $, ^ ma xke $, ^ ma xk $, ^ e perché $, ^ e xke $, ^ perché mai $, ^ perché questo $, ^ perché questa domanda $, ^ perché me lo chiedi $, ^ xke me lo chiedi $, ^ perché lo chiedi $, ^ perché me lo domandi $, ^ perché vuoi saperlo $, ^ perché dovrei $, ^ xke dovrei $, ^ perché dovrei farlo $, ^ e perché dovrei $, ^ perché lo facciamo $, ^ perché farlo $, ^ come mai $, ^ come mai questa domanda $,
      ^ a che serve $, ^ a cosa serve $, ^ a che cosa serve $, ^ e a che serve $, ^ ma a che serve $, ^ ma a cosa serve $, ^ e a cosa serve $, ^ che serve $, ^ che senso ha $, ^ che senso ha questo $, ^ che senso avrebbe $, ^ qual è il senso $, ^ a che pro $, ^ in che modo aiuta $, ^ come aiuta $, ^ come mi aiuta $, ^ come mi aiuta questo $, ^ come dovrebbe aiutarmi $, ^ e questo mi aiuta $, ^ come funziona $, ^ come funziona questo $, ^ ma funziona $, ^ ma serve $, ^ ma serve davvero $, ^ serve davvero $, ^ funziona davvero $, ^ ma funziona davvero $, ^ ma aiuta davvero $, ^ e poi a che serve $, ^ spiegami perché $, ^ spiega $
    `),
    otherTopic: phrases(`
      ^ altro argomento $, ^ un altro argomento $, ^ nuovo argomento $, ^ argomento diverso $, ^ cambia argomento $, ^ cambio argomento $, ^ cambiamo argomento $, ^ cambia discorso $, ^ cambiamo discorso $, ^ possiamo cambiare argomento $, ^ possiamo cambiare discorso $, ^ posso cambiare argomento $, ^ vorrei cambiare argomento $, ^ voglio cambiare argomento $, ^ altro tema $, ^ un altro tema $, ^ cambiamo tema $,
      ^ qualcos altro $, ^ qualcosa d altro $, ^ un altra cosa $, ^ altro $, ^ parliamo d altro $, ^ parliamo di altro $, ^ parliamo di un altra cosa $, ^ parliamo di qualcos altro $, ^ possiamo parlare d altro $, ^ possiamo parlare di altro $, ^ voglio parlare d altro $, ^ voglio parlare di altro $, ^ vorrei parlare d altro $, ^ vorrei parlare di altro $, ^ voglio parlare di un altra cosa $, ^ vorrei parlare di un altra cosa $, ^ è un altra cosa $, ^ il problema è un altro $, ^ non è questo il problema $, ^ non è questo $, ^ non è questo il punto $, ^ nn è questo il problema $, ^ nn è questo il punto $, ^ non c entra $, ^ non c entra niente $, ^ nn c entra $, ^ nn c entra niente $, ^ nn centra niente $, ^ non centra niente $,
      ^ posso dirti una cosa $, ^ ti devo dire una cosa $, ^ devo dirti una cosa $, ^ volevo dirti una cosa $, ^ voglio dirti una cosa $, ^ posso raccontarti una cosa $, ^ ascoltami e basta $, ^ ascolta e basta $, ^ ascoltami solo $, ^ ascoltami $, ^ voglio solo parlare $, ^ voglio solo sfogarmi $, ^ vorrei solo sfogarmi $, ^ vorrei solo parlare $, ^ ho solo bisogno di sfogarmi $, ^ ho bisogno di sfogarmi $, ^ ho solo bisogno di parlare $, ^ posso sfogarmi $, ^ posso solo parlare $, ^ preferisco parlare $, ^ preferisco parlarne $
    `),
    yes: phrases(`
      ^ sì $, ^ si |, ^ si si, ^ sii $, ^ siii $, ^ sì dai, ^ sì ok, ^ sì va bene, ^ sì grazie, ^ sì certo, ^ sì per favore, ^ sì cominciamo, ^ sì iniziamo, ^ sì proviamo, ^ sì facciamolo, ^ sì voglio, ^ sì lo so $, ^ sì ci sono, ^ sì forse $, ^ sì credo $, ^ sì penso $, ^ sì sì, ^ eh sì $, ^ ma sì $, ^ ma sì dai $, ^ massì $, ^ s $, ^ yes $, ^ ye $,
      ^ ok, ^ okay, ^ okk $, ^ oki $, ^ okei, ^ k $, ^ occhei $, ^ va bene, ^ va be $, ^ vabbè $, ^ vabbe dai $, ^ va be dai $, ^ va bn $, ^ vabene, ^ certo, ^ certamente $, ^ d accordo, ^ daccordo $, ^ volentieri, ^ perché no $, ^ xke no $, ^ direi di sì $, ^ penso di sì $, ^ credo di sì $, ^ forse sì $, ^ magari $, ^ volendo $, ^ ci sto $, ^ ci sono $, ^ eccomi $, ^ eh dai $,
      ^ dai $, ^ dai sì $, ^ dai ok $, ^ dai proviamo $, ^ dai iniziamo $, ^ dai facciamolo $, ^ vai $, ^ vai pure $, ^ vai dai $, ^ vai avanti $, ^ andiamo $, ^ andiamo avanti $, ^ avanti $, ^ via $, ^ cominciamo, ^ comincia $, ^ iniziamo, ^ inizia $, ^ partiamo $, ^ proviamo, ^ proviamoci $, ^ provo $, ^ ci provo $, ^ ci posso provare $, ^ posso provare $, ^ facciamolo $, ^ facciamo $, ^ continua $, ^ continuiamo $, ^ prosegui $, ^ si può fare $, ^ mi va $, ^ mi va bene $, ^ mi piacerebbe $, ^ buona idea $, ^ bene $, ^ per favore $, ^ grazie sì $, ^ adesso $, ^ subito $
    `),
    no: phrases(`
      ^ no, ^ nono $, ^ noo $, ^ nooo $, ^ n $, ^ nah $, ^ naa $, ^ nope $, ^ no no, ^ eh no $, ^ ma no $, ^ macché $, ^ proprio no $, ^ assolutamente no $, ^ direi di no $, ^ penso di no $, ^ credo di no $, ^ non credo $, ^ nn credo $, ^ mi sa di no $, ^ anche no $, ^ forse no $, ^ grazie no $, ^ grazie ma no $,
      ^ non ora, ^ nn ora $, ^ non adesso, ^ nn adesso $, ^ adesso no, ^ ora no, ^ per ora no $, ^ x ora no $, ^ non oggi, ^ oggi no, ^ non stasera, ^ stasera no, ^ stanotte no $, ^ non stanotte $, ^ non ancora $, ^ nn ancora $, ^ più tardi $, ^ magari più tardi $, ^ magari dopo $, ^ dopo $, ^ poi $, ^ magari poi $, ^ un altra volta $, ^ magari un altra volta $, ^ un altro momento $, ^ magari domani $, ^ non proprio $, ^ non tanto $, ^ mica tanto $,
      ^ non voglio $, ^ nn voglio $, ^ non mi va $, ^ nn mi va $, ^ non mi va adesso $, ^ non mi va ora $, ^ non ho voglia $, ^ nn ho voglia $, ^ non ne ho voglia $, ^ non me la sento $, ^ nn me la sento $, ^ non ce la faccio $, ^ nn ce la faccio $, ^ non riesco $, ^ nn riesco $, ^ non posso $, ^ nn posso $, ^ non ho la forza $, ^ non ho le forze $, ^ mai $, ^ fa niente $, ^ non importa $
    `),
  },
  numbers: [
    phrases('zero, niente, nulla, per niente, per nulla, affatto, nessuna, nessuno'),
    phrases('uno, una'),
    phrases('due, un paio'),
    phrases('tre'),
    phrases('quattro, quatro'),
    phrases('cinque, cinqe, metà, a metà, nel mezzo, una via di mezzo, così così'),
    phrases('sei, sei su dieci'),
    phrases('sette'),
    phrases('otto'),
    phrases('nove'),
    phrases(
      'dieci, massimo, il massimo, al massimo, tantissimo, fuori scala, alle stelle, più di così non si può, di più non si può',
    ),
  ],
};
