import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (voglio/volevo/vorrei) solo (sfogarmi/parlare), (ho/avevo) bisogno di sfogarmi, (devo/voglio/volevo/vorrei/posso/solo) sfogarmi,
      mi (posso/devo/voglio) sfogare, (posso/solo/fammi/lasciami) sfogare, mi serve sfogarmi, uno sfogo, solo uno sfogo, fammi solo sfogare,
      bisogno di uno sfogo, (ascoltami/ascolta/leggi/leggimi/orecchie) e basta, (ascoltami/ascolta/leggi) solo, (ascolta/ascoltami) soltanto,
      ascoltami un (attimo/po), ascoltami per favore, ascoltami ti prego, puoi ascoltarmi, mi puoi ascoltare, puoi solo ascoltar*,
      mi ascolti (un/solo/per/senza), mi ascolti e basta, mi ascolti per favore, solo ascoltare, solo essere ascoltat*, essere ascoltat*,
      essere solo ascoltat*, bisogno di essere ascoltat*, bisogno che qualcuno mi ascolti, qualcuno che ascolta, qualcuno (che/mi) ascolti,
      qualcuno che mi (ascolta/ascolti), qualcuno ad ascoltar*, non (voglio/cerco/darmi) consigli, nessun consiglio, (niente/senza/no) consigli,
      non mi (servono/dare) consigli, non ho bisogno di consigli, non voglio un consiglio, (risparmiami/tieniti) i consigli,
      lascia stare i consigli, non (voglio/cerco) soluzioni, (niente/senza) (soluzioni/prediche), non mi servono soluzioni,
      non voglio (esercizi/suggerimenti), niente (esercizi/suggerimenti/lezioni), non farmi la predica, non dirmi (cosa/che) (fare/devo),
      non dirmi che forse, non mi dire che forse, non devi (risolvere/aggiustare/rispondere), non devi (dire/dirmi) niente, non serve che rispond*,
      non serve che tu, non (rispondere/rispondermi/giudicarmi/interrompermi/interrompere), non dire (niente/nulla), senza giudi*,
      (fammi/lasciami) (parlare/finire), ho solo bisogno di parlare, bisogno di parlare con qualcuno, (voglio/volevo) solo raccontar*,
      (volevo/voglio) solo dirlo, (dovevo/devo/volevo) dirlo a qualcuno, avevo bisogno di dirlo, dovevo dirlo,
      (buttare/buttarlo/butto/tirarlo/tirar) fuori, tirare fuori tutto, (fai/fammi) da diario, fai il muro, stai (zitto/zitta) e ascolta,
      posso lamentarmi, voglio solo lamentarmi, lasciami lamentare, nessuno che mi dica cosa fare, senza che mi (dici/dica),
      non sono qui per i consigli, volevo solo scriverlo, avevo solo bisogno di scriverlo, (mi/ti) (stia/stai/stiano/stesse) a (sentire/ascoltare),
      mi stai a sentire, (statemi/stammi) a sentire, stammi a sentì, (qualcuno/uno) che mi (stia/sta) a,
      non mi serve (che/nessun) (nessuno/aggiusti/consiglio), non mi interrompere, (senza/niente) interromp*,
      non c'è bisogno (che/di) (mi/dirmi/rispondere/dici/dica), non (serve/occorre) che (mi/tu/dici), mi fa bene scriver*,
      mi basta (scriverlo/dirlo/scrivere/che), (vomitare/vuotare/svuotare/buttare/scaricare) (tutto/il/fuori) (addosso/sacco/fuori/qui),
      vuotare il sacco, se no scoppio, sennò scoppio, scoppio se non, lo (dico/scrivo) a te (e/così) (basta/almeno),
      lo (dico/scrivo) qui (e/così) (basta/almeno), (devo/voglio/posso) (solo/soltanto) (dirlo/scriverlo/sfogarmi/raccontarlo/buttarlo),
      non (cerco/voglio/chiedo/pretendo) (risposte/pareri/prediche/conforto), non mi (dite/dica/dire) che passa (forza/coraggio),
      non mi (dite/dica/dire) (fatti/fatevi/di/che) (forza/coraggio), non dirmi che passa (forza/coraggio),
      non dirmi (fatti/fatevi/di/che) (forza/coraggio), (leggi/ascolta/senti) (e/ma) (basta/taci/non), mi serve (un/uno) (orecchio/sfogo),
      (un/due) (orecchio/orecchie), fammi (dire/raccontare/parlare) (tutto/e/fino)
    `),
    memory: phrases(`
      (ti/lo) ricordi, te (lo/la/li/ne) ricordi, (ricordi/com'era) il nome, ricordi (come/quando/cosa/chi/di), ricordi che ti, ti ricordi ancora,
      ti sei ricordat*, te lo sei dimenticat*, ti sei dimenticat*, ti sei scordat*, hai (dimenticato/scordato), almeno tu te lo,
      come si chiama il (mio/signore), come si chiama la (mia/signora), come si chiama (mio/mia), come si chiamava, come ho detto che,
      come mi chiamo, come ho detto di chiamarmi, sai come mi chiamo, sai il mio nome, il mio nome qual è, qual è il mio nome,
      (qual/come) era il nome, qual è il nome del mio, qual è il nome della mia, come (ho/avevo) chiamato, come ti ho detto che si,
      che ti ho detto prima, (cosa/quando/dove) ti ho detto, cosa ti avevo detto, (cosa/che) ti dicevo, cosa ho detto prima,
      (cosa/che) avevo detto, cosa ho scritto, cosa ti ho (scritto/raccontato), te l'ho detto come, te l'avevo detto quando, ti ho detto quando,
      ti ho detto come si, ti avevo detto come, te l'ho già detto come, ti (avevo/ho) parlato di, ti ho già (parlato/raccontato),
      te l'ho già raccontato, ho già detto come, quando è che compio, quando compio gli anni, quando ho l'esame, quando ho la visita,
      (quando/dove) ho detto, quand'è che, quando era che, quando è il mio, quando è la mia, che (giorno/esame) ho, che giorno è il mio,
      che giorno è la mia, che giorno ti ho detto, che giorno (avevo/era), a che ora ho (detto/il/la), a che ora ti ho, quanti anni ho detto,
      quanti anni ti ho, quanti anni ho, di dove sono, da dove vengo, dove (abito/vivo), che lavoro faccio, che lavoro ho detto,
      chi è che ti ho detto, di chi ti ho parlato, di chi ti parlavo, di chi parlavo, che cosa sai di me, cosa sai di me, cosa ti ricordi,
      vediamo se ti ricordi, vediamo se te lo ricordi, sai ancora, (se/vediamo/vedere/vedo) (eri/stavi/sei) (attento/attenta),
      (sei/eri/stavi) (stato/attento) attent*, stavi attent*, come (l'ho/lo/li/la/l'avevo) (chiamato/chiamata/ho) (chiamato/$), come l'ho chiamat*,
      (com'è/come) che (si/ti/vi) (chiama/ho/avevo), com'è che (si/ti/vi/le), che (ti/vi/le) (ho/avevo) detto che,
      (in/a/su/di/da) (che/quale) _ (t'avevo/ti/vi/ho/t'ho/lavoro/abito) (avevo/ho/detto) (detto/$),
      (t'avevo/t'ho/v'ho/v'avevo) (detto/scritto/raccontato), (ti/le/vi) (avevo/ho) (scritto/detto/dato/indicato) (una/la/che) (data/giorno/nome),
      te lo (sei/eri) (segnato/scritto/appuntato), te (l'eri/la/li) (segnato/ricordi), lo hai (segnato/memorizzato), l'hai (segnato/memorizzato),
      (quale/che) (data/giorno/nome/numero/città/ora) (le/ti/vi/t') (ho/avevo) (indicato/detto/scritto/dato),
      te (l'ho/l'avevo) (detto/scritto) (quanti/quando/dove/chi/che/come/il), (qual/quale/quand/com) era (la/il) (data/nome/giorno),
      (ricordami/rammentami/ripetimi/ridimmi) (il/la/che/cosa/quando/come/di) (nome/data/giorno/ti/che/avevo/si),
      (si/se) (ricorda/rammenta/aricordi/ricordate), se lo ricordat*, vi ricordat*
    `),
    wording: phrases(`
      (trovami/trovare/dammi) le parole, mi (trovi/mancano) le parole, (trovami/scrivimi/dammi/suggeriscimi) una frase,
      mi (trovi/scrivi/dai/suggerisci) una frase, trovami un modo, mi trovi un modo, (cosa/come) _ (dico/scrivo/rispondo), che cosa _ dico,
      (cosa/che) dico (a/al/alla/ai), ^ cosa dico, e (cosa/che) dico, che dire a, (che/cosa/come) (dirgli/dirle/rispondo), (cosa/come) dir*,
      che cosa dir*, che (gli/le/ci/vi) dico, che posso (dirgli/dirle), (cosa/come) posso dir*, che cosa posso dir*,
      (cosa/che/come) (potrei/dovrei) dir*, (cosa/che) devo dir*, (cosa/che) (diresti/scrivo/risponderesti), che (gli/le) (diresti/mando),
      che (cosa/gli/le) (scrivo/rispondo), (cosa/come/puoi/potresti) scriver*, che scriverg*, che scriverl*, che cosa scriver*,
      (cosa/che/come) posso scriver*, cosa (dovrei/devo/potrei) scriver*, (cosa/che/mi) scriveresti, (cosa/che/come) risponder*,
      (cosa/come) posso risponder*, cosa (dovrei/devo) risponder*, cosa _ mando, (cosa/che) metto nel, che metto sul, (cosa/che) ci scrivo,
      cosa scrivo nel, come (glielo/gliela/lo/la) dico, come (glielo/lo) (chiedo/spiego), come gliela metto,
      come (dirglielo/scusarmi/parlarne/suona/metterla/metterlo/mettergliela/dirla/girarla/spiegargli/impostare/impostarlo/attaccare/esordire/rompere/glielo),
      come faccio a dir*, come si dice a, come si fa a dir*, come _ (spiego/chiedo), come spiegar*, come faccio a spiegar*, come posso spiegar*,
      come chieder*, come faccio a chieder*, come (posso/potrei/dovrei) chieder*, come lo scrivo, come faccio a scriver*, come faccio a risponder*,
      come mi scuso, come faccio a (scusarmi/parlarne/farglielo/farle/fargli/dirglielo/spiegarglielo), come posso (scusarmi/metterla),
      come (chiedo/chiedere) scusa, come faccio le condoglianze, come (le/lo/la) invito, come invitar*, come faccio a invitar*, come rifiut*,
      come (dico/dire) di no, come faccio a dire di no, come (lo/la) lascio, come faccio a lasciar*, come (comincio/inizio) il messaggio,
      come comincio la lettera, come (comincio/inizio/affronto) il discorso, come inizio la conversazione, come (la/lo) metto giù,
      come mettere giù, come formul*, come posso formul*, come (ne/gliene) parlo, non (so/saprei) (cosa/come) dir*, non so che (dirgli/dirle),
      non so che dire a, non (so/saprei) (cosa/come) scriver*, non so che scriver*, non so (cosa/che/come) risponder*,
      non (so/saprei) come chieder*, non so come spiegar*, non so come parlarne, non saprei che dir*, non (trovo/ho) le parole, le parole giuste,
      non sono (bravo/brava) con le parole, nessuna idea di (cosa/come) dir*, mi aiuti a scriver*, mi aiuti a dir*, mi aiuti a risponder*,
      mi aiuti con (il/un) messaggio, mi aiuti col messaggio, mi aiuti con la (mail/risposta), mi aiuti a formul*, mi aiuti a trovare le parole,
      mi aiuti a spiegar*, mi aiuti a chieder*, aiutami a scriver*, aiutami a dir*, aiutami a risponder*, aiutami a trovare le parole,
      aiutami a trovare un modo, aiutami con il messaggio, aiutami col messaggio, aiutami con la (mail/risposta), aiutami a formul*,
      aiutami a spiegar*, aiutami a chieder*, puoi aiutarmi a scriver*, puoi aiutarmi a dir*, puoi aiutarmi a risponder*,
      (scrivimi/preparami/dammi) un messaggio, (scrivimi/preparami) una mail, scrivimi una risposta, (scrivimi/dammi) due righe, scrivimi qualcosa,
      (scrivimi/dammi) un testo, (scrivimi/scrivilo/scrivi) tu, mi (scrivi/prepari/suggerisci) un messaggio, mi (scrivi/prepari) una mail,
      mi (scrivi/dai/prepari) due righe, mi scrivi (qualcosa/tu), me (lo/la) scrivi, mi butti giù, buttami giù, una bozza, mi fai una bozza,
      dammi un esempio di messaggio, mi dai un testo, mi suggerisci cosa scriver*, mi suggerisci cosa dir*, una frase da, qualche frase,
      una risposta da mandar*, un messaggio da mandar*, due (righe/parole) per, qualcosa da scriver*, qualcosa da mandar*,
      qualcosa da (dirgli/dirle), qualcosa da risponder*, un modo per dir*, un modo (carino/gentile) (per/di), modo (migliore/giusto) per dir*,
      il modo di dir*, modo educato, senza sembrar*, senza offender*, senza (mandarlo/mandarla), senza far* la figura, senza fare (lo/la),
      senza ferir*, senza essere maleducat*, in modo che non sembri, che non sembri, (detto/dillo) meglio, riscrivilo, riscrivimelo, riscrivi,
      riformula, suona bene, va bene se scrivo, va bene se (gli/le) scrivo, cosa dire, due righe da mandar*, due righe da scriver*,
      una frase per dir*, una frase per risponder*, le parole per dir*, (scrivi/scrivilo) per me, mi aiuti a (scriverlo/metterlo),
      non so (come/proprio/mica) (come/metterla/dirlo/dirgli/dirle/dirglielo/prenderla),
      non so come (dirlo/dirgli/dirle/dirglielo/metterla/prenderlo/spiegargl*) a, la prima (frase/parola/riga/cosa) (qual/quale/da/che/non),
      (da/con) che (frase/parola/parole) (parto/comincio/inizio/attacco),
      una cosa da (mandargli/mandarle/scrivergli/scriverle/dirgli/dirle/mandare/leggere),
      (qualcosa/roba) da (mandargli/mandarle/scrivergli/scriverle/dirgli/dirle/mandare/leggere), due righe da (mandargli/mandarle/scrivergli),
      cosa da (mandargli/mandarle/scrivergli), ce lo (scriviamo/prepariamo), (lo/la/li) (scriviamo/prepariamo/componiamo/buttiamo) (insieme/giù),
      (scriviamo/prepariamo/componiamo) (insieme/un/una/il/la/due),
      (cosa/che) (gli/le/ci/je/vi) (racconto/invento/rispondo/scrivo/dico/mando/spiego), (che/cosa) je (dico/scrivo/rispondo),
      (vorrei/voglio/devo) (mandargli/mandarle/scrivergli/scriverle/fargli/farle) (un/una/due), (vorrei/devo) scrivere (a/una/un/al/alla/due),
      (mi/me) (escono/vengono/viene/esce) solo, (non/nun) (mi/me) (viene/vien/esce/escono/vengono) (fuori/la/le/una/niente/nulla),
      (non/nulla) (saprei/so) (neppure/neanche/nemmeno/da) (da/come/dove) (dove/si/che),
      come (glielo/gliela/ce/gle/ghe) (faccio/lo/dico/diga) (capire/dico/sapere), come ce lo, (farglielo/fargli/farle) capire (senza/che),
      senza (che/passare/litigare/farla/fare/far/risultare) (si/per/lo/la/scoppiare/offende/sembri/scenate),
      (mi/me) (dia/dai/date) una mano a (metterlo/metterla/scrivere/scriverlo/dirlo/trovare), (metterlo/scriverlo/prepararlo) insieme,
      fare un (brindisi/discorso/biglietto/necrologio), (il/un) (brindisi/discorso/biglietto/necrologio), tocca a me (il/fare/parlare),
      (ti/le) (suona/sembra) (bene/giusto/naturale/freddo), (sistemami/aggiustami/correggimi/migliorami/accorciami/riscrivimi/limami),
      (me/mi) (lo/la) (sistemi/correggi/riscrivi/aggiusti), (che/quali) parole (uso/si/userebbe/useresti/scelgo),
      (devo/vorrei/bisogna/tocca) (dirglielo/dirgli/dirle/dirlo) (ma/e) (non/come), (mi/me) (prepari/inventi/trovi) una cosa da dire,
      (mi/me) (prepari/inventi/trovi) una cosa per, (mi/me) (prepari/inventi/trovi) un discorso da dire,
      (mi/me) (prepari/inventi/trovi) un discorso per, (mi/me) (prepari/inventi/trovi) qualcosa da dire,
      (mi/me) (prepari/inventi/trovi) qualcosa per, (attaccare/aprire/rompere) il (discorso/ghiaccio), (attaccare/aprire/rompere) discorso,
      qualcosa da dire (a/al/alla/quando)
    `),
    plan: phrases(`
      (un/qualche) piano, piano per, ^ piano $, ^ piano per favore, un (pianetto/programmino/calendarietto/planning/cronoprogramma/promemoria),
      un piano d'azione, mi (fai/dai/serve/prepari) un piano, (fammi/dammi/voglio/vorrei/facciamo/preparami/hai) un piano,
      (fammi/dammi/vorrei/voglio) un programma, mi (fai/serve) un programma, una tabella di marcia, tabella di marcia,
      una (scaletta/routine/checklist), fammi una scaletta, mi fai una (scaletta/lista), uno schema per, fammi uno schema, mi fai uno schema,
      un (calendario/orario/programma) per, dammi una routine, (fammi/dammi) una lista, una lista di cose, lista delle cose da, le cose da fare,
      un elenco di cose, fammi un elenco, un (piano/programma) di studio, piano di studi, (passo/dimmi) passo, passo (per/dopo) passo, i passi da,
      che passi devo, quali passi, (dammi/in) tre passi, i prossimi passi, a piccoli passi, ora per ora, minuto per minuto, punto per punto,
      da (dove/cosa) (comincio/inizio), da dove (parto/cominciare/iniziare/partire), da che parte (comincio/inizio),
      non so da dove (cominciare/iniziare/partire), non so da che parte, (cosa/che) faccio (prima/stasera/stanotte),
      (cosa/che) faccio per (prima/primo), (cosa/che) devo fare prima, cosa (fare/viene) prima, in (che/quale) ordine, come mi organizzo,
      come organizz*, come faccio a organizz*, aiutami a organizz*, mi aiuti a organizz*, aiutami a pianific*, mi aiuti a pianific*, pianific*,
      organizzami, mi (organizzi/dividi/elenchi), mi aiuti a mettere in ordine, aiutami a mettere in ordine, come (la/mi) divido,
      come (divido/sopravvivo), come suddivid*, come (faccio/riesco) a fare tutto, come faccio a far tutto, come distribu*,
      come arrivo (a/alla) fine, come arrivo a (domani/domattina), come arrivo (al/fino), come (passo/supero) la notte,
      come (passo/supero/affronto) la (serata/giornata), come (passo/supero) stanotte, come passo le prossime, come passo il weekend,
      come passo il fine settimana, come passo questa notte, come (supero/affronto) domani, come affronto la settimana,
      arrivare a (domani/domattina), arrivare a fine giornata, superare la notte, (superare/organizzare) la (giornata/serata), per le prossime ore,
      le prossime ore, la prossima ora, prossime due ore, prossimi giorni come, (cosa/che) faccio fino a, da (qui/adesso) a, da ora a domani,
      dividimi, un programma della, un programma di domenica, ci vorrebbe un piano, dimmi i passi, elencami, cosa faccio adesso e,
      mettimi in ordine, mi metti in ordine, mi aiuti a organizzarmi, organizzare la settimana, come me la organizzo, dimmi da dove,
      mi dici da dove, come (li/le/lo/la/mi) (incastro/sistemo/divido/distribuisco/spalmo/organizzo/riempio),
      (cosa/cossa/che/quale) (prima/viene/fazo) (e/prima/dopo) (cosa/che/quale/dopo/poi), prima (cosa/questo/quale) e (dopo/poi), prima questo poi,
      mi fai (un/una/giù) (programmino/planning/scaletta/tabella/lista/schema/piano),
      (fammi/facciamo/dammi/buttiamo) (un/una/giù) (programmino/planning/scaletta/tabella/lista/schema/piano), fare (un/il) (programma/piano),
      (me/mi) serve (n/un/no/uno) (programma/piano/schema),
      (dimmelo/dammelo/mettimelo/fammelo/spezzamelo/dividimelo) (a/in/per/passo) (pezzi/pezzetti/passi/passo/ordine/fila/punti/step),
      a (pezzetti/pezzettini/passetti/tappe/blocchi/step), passetti, mi metti (in/n) (fila/ordine/colonna/lista/riga),
      (metti/mettimi/metteme/metime/mettimele/mettiamoli/mettiamole/mettiamo/mettile) (in/n) (fila/ordine/colonna/lista/riga),
      (cosa/che) faccio (in/per) (ordine/primo/prima),
      (da/fino) (qui/qua/adesso/ora/stasera/oggi/doman/domani) (a/al/alle/alla/fino) (stasera/domani/domattina/lunedì/martedì/mercoledì/giovedì/venerdì/sabato/domenica/alle/quando),
      da (qui/qua/ora/adesso) alle, da (adesso/ora/qui) fino (alle/a/al), (dammi/dimmi/quali) (i/gli) (passaggi/step/passi),
      come le istruzioni (ikea/per/passo), tipo istruzioni (ikea/per/passo), (come/cosa) (la/lo/li/le) (riempio/occupo),
      un'ora (alla/dopo) (volta/l'altra), (step/passo) by step, (organizziamo/pianifichiamo/programmiamo/dividiamo/spezziamo/scaglioniamo),
      (spezzarla/spezzarmela/spezzettarla/dividerla/dividerlo/spezzarlo),
      (mi/ci) (aiuti/aiuta) a (incastrare/programmare/distribuire/suddividere/spezzettare/dividere), (zero/nessun) metodo,
      (chi/cosa) (chiamo/calcolo/faccio) per primo, (chi/cosa) (chiamo/calcolo/faccio) (prima/quando), (devo/posso) fare veramente,
      (me/mi) perdo $, uno (schemino/specchietto), (schemino/schemetto/pianino/listina/scalettina) (per/di)
    `),
    doWithMe: phrases(`
      (un/qualche) esercizio, ^ esercizio, esercizio $, ^ esercizi $, (facciamo/dammi) un esercizio, facciamo (l'esercizio/stretching),
      fammi fare un esercizio, mi fai fare un, mi dai un esercizio, un altro esercizio,
      (esercizio/respirare/facciamolo/facciamo/qualcosa/proviamo) insieme, un (esercizietto/rilassamento), (esercizi/esercizio/tecniche) per,
      (esercizi/esercizio/tecnica/tecniche) di respirazione, esercizio di respiro, un'attività, (una/qualche) tecnica, quella del respiro,
      la cosa del respiro, quella dei cinque sensi, i cinque sensi, 5 4 3 2 1, 54321, 4 7 8, 478,
      (respira/respiri/conta/conti/fallo/medita/contare) con me, respiriamo, respirare con te,
      aiutami a (respirare/calmarmi/rilassarmi/dormire/staccare/rallentare), mi aiuti a (respirare/calmarmi/rilassarmi/dormire),
      fammi (respirare/calmare/rilassare/addormentare/dormire), facciamo il respiro, facciamo la respirazione, come (respiro/rilassarmi),
      come devo respirare, come si respira, contiamo, conta per me, (conta/guidami) tu, guidami, mi (guidi/accompagni/calmi), puoi guidarmi,
      accompagnami, lo fai con me, lo facciamo insieme, (facciamo/fare) qualcosa insieme, possiamo fare (qualcosa/un/una), possiamo provare,
      rilassarmi, aiutami a calmar*, mi aiuti a calmar*, calmarmi, calmami, come mi (calmo/rilasso/tranquillizzo),
      come faccio a (calmarmi/rilassarmi), come posso calmarmi, come si fa a calmarsi, devo calmarmi, non riesco a (calmarmi/rilassarmi),
      rilassamento, qualcosa per (calmarmi/rilassarmi/dormire/l'ansia), qualcosa per addormentar*, qualcosa per tranquillizz*,
      qualcosa da fare (adesso/ora/subito), qualcosa per le mani, dammi qualcosa da fare, aiutami (a/ad) addormentar*, mi aiuti ad addormentar*,
      aiutami a prendere sonno, meditazione, meditare, meditiamo, una visualizzazione, mindfulness, body scan, insegnami (un/una/a/qualcosa),
      mi insegni (un/una/qualcosa), mi insegni a calm*, mi insegni a respir*,
      (facciamo/famo/fare) (quella/una/sta/la) (cosa/roba) (del/dei/di/col/insieme/per/con),
      (mi/ci) (fai/fa) (respirare/contare/rilassare/calmare/rallentare), (fa/fare/faccio) da (seduti/seduto/seduta/sdraiato/sdraiata/letto),
      (per/pe) (calmarsi/calmasse/rilassarsi/calmarmi/rallentare/scaldare), (puoi/puo/mi) (contare/respirare/conti/respiri) (con/insieme/fino/tu),
      conta con, (un/qualche) giochino di respiro (veloce/per/facile/da), (un/qualche) (esercizietto/trucchetto) (veloce/per/facile/da),
      qualcosa (che/da) (si/posso) (può/fare) fare (da/seduto/al/in/qui/a/adesso/subito), qualcosa che si può fare,
      (respirà/respirare) (insieme/piano/assieme/un),
      (aiutame/aiutami/aiutatemi) a (respirà/calmamme/rallentare/scendere/tornare/sciogliere/mollare),
      (guidami/portami/accompagnami) (nel/in/con/passo/tu), insieme a te, facciamo (un/due/tre/dei/qualche) respir*,
      fammi fare (un/una) giro di respiri, fammi fare (un/una) (respiro/pausa), facciamo (un/una) giro di respiri,
      facciamo (un/una) (respiro/pausa)
    `),
    distraction: phrases(`
      raccontami (di/dei/delle/del/della/come/un/una), mi racconti (di/qualcosa/una/un), distraimi, distrarmi, mi (distrai/annoio), distraetemi,
      (puoi/vorrei/voglio/per) distrarmi, ho bisogno di (distrarmi/ridere), bisogno di distrazione,
      (una/qualche) (distrazione/curiosità/scemenza/cavolata/stupidaggine/sciocchezza), mi serve una distrazione,
      fammi (distrarre/sorridere/giocare/svagare), distrai*, (fammi/voglio/vorrei/devo) pensare ad altro, per non pensarci,
      smettere di pensarci per, staccare la testa, staccare il cervello, (togliermi/toglimelo) dalla testa, (raccontami/racconta/dimmi) qualcosa,
      raccontami una cosa, (raccontami/conosci/sai) una storia, (raccontami/sai) una barzelletta, (raccontami/parlami) di (un/qualcosa),
      raccontami di una, raccontami tu qualcosa, raccontamene, racconta tu, dimmi qualcosa di, dimmi una cosa (bella/strana/qualsiasi),
      dimmi una cosa a caso, dimmi una (curiosità/scemenza/cavolata/stupidaggine/sciocchezza), dimmi qualunque cosa, mi dici qualcosa di,
      (parlami/parliamo) di (qualcos'altro/qualsiasi/cose), (parlami/parliamo/parlare) di altro, (parlami/parliamo/parlare) d'altro,
      parlami di una cosa, parliamo di qualcosa di, parliamo di tutt'altro, parliamo di un'altra cosa, possiamo parlare d'altro,
      possiamo parlare di (altro/qualcos'altro), possiamo parlare di qualcosa di, (cambiamo/cambia) (argomento/discorso),
      una (favola/fiaba/barzelletta/battuta/storiella), barzellette, (fammi/voglio) ridere, mi fai ridere, (tirami/tirarmi) su, mi tiri su,
      (facciamo/a/hai/proponimi) un gioco, giochiamo, (gioca/giochi) con me, un (indovinello/quiz), indovinelli, fammi un quiz, una domanda a caso,
      fammi una domanda a caso, fammi domande a caso, qualcosa di divertente, cosa divertente, intrattienimi, intrattenermi, annoiami,
      che mi tenga (sveglio/sveglia), tienimi (sveglio/sveglia), tienimi la mente occupata, tenere occupata la testa, aiutami a pensare ad altro,
      bisogno di pensare ad altro, (dimmi/raccontami) qualcosa di bello, sai qualche, un gioco (da/per), fammi pensare a,
      portami (altrove/con/da/lontano/via/in), portami via di qui, svagarmi, ce l'hai (una/qualche) (storia/barzelletta/storiella/curiosità),
      (hai/avresti) (una/qualche) (storia/barzelletta/storiella/curiosità), una storia (da/per/qualsiasi/che),
      raccontami (qualcosa/una/qualche/qualunque) (cosa/scemenza/cavolata/stupidaggine/cazzata/storia/curiosità/roba),
      (basta/così/purché) che non penso, (fammi/famme) (pensà/pensare/ridere/ride),
      (cambiamo/cambia/cambiando) (aria/tema/discorso/argomento/canale),
      (parliamo/parlamo/chiacchieriamo) di (tutt'altro/altro/qualcosa/gatti/cani/cucina/calcio/musica/film/viaggi),
      (occupami/riempimi/svuotami) la (testa/mente), (inventa/inventati/inventiamo) (una/qualcosa), così non ci penso (più/per/e),
      non ci penso (più/per/e)
    `),
    company: phrases(`
      (fammi/facciamoci/tienimi/voglio/vorrei/cerco/farmi/tenermi) compagnia, mi (fai/tieni/serve) compagnia, mi fai un po di compagnia,
      (fammi/vorrei) un po di compagnia, un po di compagnia, ho bisogno di compagnia, compagnia intanto, (compagnia/rimani/resta) (finché/fino),
      ^ (compagnia/parlami) $, puoi (farmi/tenermi) compagnia, (resta/resti/rimani/stai/stare/aspetta/aspetti/parla/parli) con me,
      (resta/resti/rimani/stai/stiamo) qui, (resta/resti/rimani/stai) qua, (resta/resti/rimani/parlami/scrivimi) ancora,
      (resta/resti/rimani/parlami/parliamo/stiamo) un po, (resta/rimani) un attimo, puoi (restare/rimanere), stai un po con, stai ancora con,
      puoi stare qui, puoi stare con me, (puoi/possiamo) stare un po, stammi (vicino/accanto/dietro), stai vicino a me,
      (tienimi/dammi/tenermi) la mano, tienimi per mano, abbracciami, mi abbracci, mi serve un abbraccio, ho bisogno di un abbraccio,
      non andare (via/ancora/adesso), non (andartene/lasciarmi/sparire/staccare/mollarmi/abbandonarmi/piantarmi), non te ne andare,
      non (andare/chiudere) $, non lasciarmi (solo/sola/qui), non mi lasciare, non voglio stare (solo/sola), non voglio stare da (solo/sola),
      non voglio (restare/rimanere) sol*, non voglio (restare/rimanere) da sol*, sei ancora (qui/lì), ci sei ancora, (sei/qualcuno) sveglio,
      sei sveglia, c'è (qualcuno/nessuno) sveglio, aspettiamo insieme, ^ parlami per favore, ^ parlami ti prego, parli un po con me,
      chiacchieriamo, facciamo (due/quattro) chiacchiere, (due/quattro) chiacchiere, continua a (parlarmi/scrivermi), mi parli un po,
      bisogno di qualcuno vicino, vorrei qualcuno (vicino/qui/accanto), mi serve qualcuno qui, non serve parlare, stiamo in silenzio,
      possiamo stare in silenzio, ^ ci sei, ci sei $, ^ sei (qui/qua/lì), sei (qui/lì) $, un abbraccio $, (voglio/vorrei/dammi) un abbraccio,
      possiamo restare qui, non mi va di stare sol*, ho paura (a/di) stare sol*, ti va di (restare/stare/parlare/chiacchierare),
      possiamo parlare un po, possiamo solo parlare, possiamo chiacchierare, mi (stai/resti) vicino, resti ancora un po, stai con me fino,
      (stai/resta/rimani/stia/rimanga) (lì/là/collegato/collegata/connesso/connessa/online/sveglio/sveglia/nei), (resti/rimani/stai) in linea,
      (resti/rimani/stai) (collegato/collegata/connesso/connessa/online/finché/fino), fino a quando non (arriva/riparto/dormo),
      intanto che non (arriva/riparto/dormo), finché non (arriva/riparto/dormo), (qui/lì/resti) (finché/mentre) (non/aspetto/mi),
      mentre aspetto (l'/il/la), (me/mi) (tieni/fai/fa/tiene) compagnia, (non/nun) (te/ve) (ne/n') (andare/annà/vai),
      ce sta (nessuno/qualcuno) in linea, ce sta (nessuno/qualcuno) a quest'ora, ce sta (nessuno/qualcuno) sveglio,
      c'è (nessuno/qualcuno) in linea, c'è (nessuno/qualcuno) a quest'ora, (chiacchiera/chiacchieri/parlami/scrivimi) (un/finché/ancora/mentre),
      (puoi/può/potrebbe) (restare/rimanere/stare), un po (con/qui) (me/con), (ancora/stai) (con/qui) (me/con)
    `),
    opinion: phrases(`
      (che/cosa) ne (pensi/dici), (che/tu) cosa ne pensi, tu che ne pensi, tu che (dici/pensi), che dici tu, (cosa/che) pensi di,
      cosa pensi (del/che), (che/tu) cosa pensi, (che/cosa) te ne pare, che ti pare, ti (pare/sembra) (normale/giusto), ti sembra una,
      ti (sembra/pare/arrabbieresti), secondo te, per te (è/sono), (a/il/un) tuo parere, a tuo avviso, un parere, (la/una) tua opinione,
      un'opinione, il tuo punto di vista, come (la/lo) vedi, tu come la vedi, come la pensi, dimmi la verità, dimmi (sinceramente/onestamente),
      sii sincer*, sii onest*, sinceramente secondo, (sei/saresti) d'accordo, tu al mio posto, nei miei panni, ho fatto bene,
      ho fatto la cosa giusta, faccio bene, sbaglio (se/a), (sbaglio/esagero) io, ho (ragione/esagerato) io, ho (ragione/esagerato) $,
      (ho/ha) ragione o, avevo ragione, chi ha ragione, è colpa mia o, è (sbagliato/giusto/brutto/strano/cattivo/stupido) se,
      è (sbagliato/giusto/brutto/strano/stupido/infantile/ridicolo/patetico) che, è (esagerato/maleducato), sono io che, sono io quello sbagliato,
      sono io quella sbagliata, sono una (brutta/cattiva) persona, sono una persona orribile, sono una cattiva (madre/figlia/amica),
      sono un cattivo (padre/figlio/amico), sono stat* cattiv*, sono stat* stronz*, sono lo stronzo, sono la stronza,
      sono (scemo/scema/egoista) io, sono (scemo/scema/stupido/stupida/pazzo/pazza/egoista) a, è da (pazzi/stupidi/sfigati/egoisti),
      è stupida come, è tanto grave, (è/sarebbe) un errore, sarebbe (sbagliato/strano/da/egoista), sarebbe meglio o,
      pensi che (io/lui/lei/mi/si/abbia/dovrei), (pensi/credi) che sia, (pensi/credi) sia, (credi/trovi/dici/pensa/crede) che,
      ci (crederesti/andresti), ci rimarresti male, (lo/la) perdoneresti, tu lo (faresti/perdoneresti/rifaresti), tu ci andresti, tu accetteresti,
      lo faresti, ha senso (o/che/secondo), mi ama ancora, tornerà da me, ho (sbagliato/esagerato) o, ho sbagliato secondo, ho sbagliato io $,
      ho fatto male a, sto (sbagliando/esagerando) $, sto (sbagliando/esagerando) (io/o), ho esagerato a, esagero $, esagero o,
      sono io il problema o, sono esagerat* $, sono esagerat* (io/a), è (stupido/infantile) $, (è/sono) egoista se, è (egoista/tanto/così) da,
      ha ragione (lui/lei) o, faccio male a, tu cosa ne dici, tu al posto, dici che (ho/è), tu (dici/credi) che, la vedi così, giudichi,
      mi giudichi, (tu/lei/voi) (che/cosa/quale) (idea/ne/pensate/penserebbe) (ti/si/hai/pensa), che idea (ti/si/te), idea ti sei fatt*,
      (sono/sò) io (che/a/il/la) (sono/pazza/pazzo/fissata/problema), (anche/pure) a (te/lei/voi) (sembra/suona/pare),
      (mi/me) (sto/stò) (facendo/immaginando/inventando) (un/dei/film/paranoie/tutto), mi sto facendo un film, mi sto facendo (film/paranoie),
      sto facendo un film, sto facendo (film/paranoie),
      (ho/avrò/avrei) fatto (una/un) (cavolata/cazzata/errore/stronzata/sbaglio/scemenza/sciocchezza/casino/stupidaggine/bastardata) $,
      ho fatto (una/un) (cavolata/cazzata/errore/stronzata/stupidaggine) (o/a/secondo),
      (è/e) (tanto/così/troppo/molto) (da/brutto/grave/strano/sbagliato/infantile/egoista/cattivo) (stronzi/stronza/stronzo/se/che/non/egoisti/$),
      (lei/tu/voi) al (posto/mio) (mio/posto), al posto mio (lei/tu/che), al mio posto (lei/tu/che),
      (lei/tu) (andrebbe/andresti/farebbe/accetterebbe/perdonerebbe),
      (tu/lei) (pensi/pensa/crede/dice/trova) che (ha/ho/sia/è/sbaglio/io/faccio/mi), (secondo/segondo) (lei/voi/te/ti),
      (è/sarebbe) (brutto/strano/ridicolo/patetico/egoista/infantile/cattivo/sbagliato/esagerato) (se/che/o/$),
      (go/ho/avrò) (sbaglià/sbagliato) (vero/a/io/secondo), (ti/lei) (gavaressi/avresti) (fato/fatto) (istesso/uguale/lo),
      avresti fatto (lo/uguale/come/così), (esagero/esagerata/esagerato/paranoica/paranoico/pazza/pazzo/scema/scemo) io (o/$),
      o sono io (pazza/pazzo/io/$/scema), o mi sbaglio (pazza/pazzo/io/$/scema), o (esagero/sono/sbaglio) (pazza/pazzo/io/$/scema),
      (troppo/esagerato) (severo/severa/dura/duro/permaloso/permalosa) (o/$)
    `),
    information: phrases(`
      (è/sarà/sono) normale, è (normale/vero/possibile) che, è (normale/grave) se, è normale (non/dopo/così), ma è (normale/vero),
      è una cosa normale, è normale sentir*, è normale aver*, (succede/capita) anche ad altri, capita a tutti, capita anche a te,
      (succede/capita) solo a me, quanto (dura/durano/durerà/costa/fa), quanto può durare, quanto ci (vuole/mette), quanto ci si mette,
      quanto tempo (ci/serve/dura), per quanto tempo, quanto ancora dur*, quando (passerà/finisce/finirà/smette/passa), quando si smette,
      quando starò meglio, quando si sta meglio, (passerà/passa/smetterò/starò) mai, passerà $, (passa/migliora) prima o poi, passa da solo,
      prima o poi passa, migliora col tempo, se ne (va/andrà), si può (morire/impazzire/pagare/avere), si muore di, si (impazzisce/possono/deve),
      posso (morire/impazzire), è (pericoloso/legale/permesso), fa male (se/alla), quante ore, quanto bisogna dormire, quanto dorm*,
      (c'è/esiste) un (tempo/bonus/limite), è possibile $, è possibile (avere/pagare), può (essere/succedere/capitare) che, può venire,
      ^ perché mi (succede/capita/viene/vengono/sento/batte/tremano/manca),
      (ma/e/chissà) perché mi (succede/capita/viene/vengono/sento/batte/tremano/manca), ^ perché (succede/piango),
      (ma/e/chissà) perché (succede/piango), ^ perché si sente, (ma/e/chissà) perché si sente, ^ perché non (riesco/piango),
      (ma/e/chissà) perché non (riesco/piango), ^ perché (sono/faccio) così, (ma/e/chissà) perché (sono/faccio) così, ^ perché (di/la) notte,
      (ma/e/chissà) perché (di/la) notte, ^ perché il cervello, (ma/e/chissà) perché il cervello, ^ perché la gente, (ma/e/chissà) perché la gente,
      ^ perché le persone, (ma/e/chissà) perché le persone, come mai (mi/non/di/quando/la/il/uno/si/ho/sono/i/le), come mai (di/la) (notte/sera),
      da (cosa/che) dipende, da cosa viene, (cosa/che) succede se, cosa succede quando, (cosa/che) mi succede, (cosa/che) mi sta succedendo,
      cos'è (un/una/l'/il/la), (cosa/quanti) sono, che cos'è, che cosa sono, (cosa/che) vuol dire, (cosa/che) significa, come si chiama quando,
      come si (riconosce/riconoscono/capisce/fanno/cura), come (capisco/so) se, come faccio a (capire/sapere) se, come si fa a capire,
      come si sa se, come (funziona/funzionano), come si fa a fare amicizia, come ci si fa degli, come si fa a, quali sono (i/le),
      che differenza c'è, la differenza tra, qual è la (differenza/capitale), sintomi, è un attacco di panico, è un attacco di, è (ansia/amore) o,
      mi (spieghi/informi/spiegheresti), spiegami, (puoi/sai/sapresti) spiegarmi, mi (puoi/potresti) spiegare, me lo spieghi, spiegamelo,
      mi sai dire, (sai/sapresti) dirmi, sai (se/quanto/perché/qual), lo sai (se/perché), informazioni su, un'informazione, hai informazioni,
      chi ha (inventato/vinto), chi era, in che anno, che tempo fa, a che ora apre, (possono/può) (farlo/obbligarmi), lo (possono/può) fare,
      ne ho diritto, ho diritto, che diritti ho, i miei diritti, mi possono (licenziare/bocciare/obbligare), possono (licenziarmi/bocciarmi),
      mi (possono/può) sfrattare, devo per forza, sono (obbligato/obbligata) a, si può fare (che/qualcosa), ^ si può, ma si può, sono l'unic* a,
      sono l'unic* $, sono l'unic* al mondo, succede a tutti o, ho una domanda, ti chiedo una cosa, posso chiederti una cosa,
      volevo (sapere/chiederti) se, (volevo/vorrei) sapere, mi chiedevo se,
      (quanto/quanti) (tempo/giorni/mesi/anni) (ho/ci/serve/passa/devono/dura/hanno/mi) (per/vuole/vogliono/dà/danno/resta/prima),
      (è/e) (una/un) (roba/cosa/fase) (che/di) (passa/va/normale/viene), va via da (sola/solo/sé) o, (passa/guarisce) da (sola/solo/sé) o,
      (passa/va) da (sola/solo/sé), a (quanti/che) (mesi/anni/età) (i/il/la/un/una/cominciano/si/uno), a che età,
      (dopo/per/da/fra/entro) quanto (tempo/uno/si/passa/smette/una/posso/mi/bisogna/la/il),
      (si/è) può (chiedere/avere/fare/portare/prendere/rifiutare) (il/la/un/una/anche/in/senza), (devono/deve/dovrebbe) per legge,
      (devono/deve/dovrebbe) (darmi/pagarmi/avvisarmi), (per/di) legge, come mai al mattino, perché (la/di) (sera/notte), perché al mattino,
      perché (quando/uno), (serve/funziona) davvero, (fa/fanno) (bene/male) (o/se/davvero/dormire/bere),
      quante (volte/settimane/notti/ore) (si/al/alla/bisogna/deve/servono),
      (quali/che) (documenti/carte/sintomi/effetti) (servono/mi/sono/ha/devo), (dove/come) si fa la,
      (dove/come) si (chiede/richiede/prenota/calcola/presenta/dice),
      (posso/potrebbero/possono/può) (licenziarmi/sfrattarmi/bocciarmi/obbligarmi/togliermi/denunciarmi), (esiste/c'è) una legge,
      (esiste/c'è) un modo di sapere, (esiste/c'è) un'età, cambiando discorso ma
    `),
    advice: phrases(`
      (che/cosa) (dovrei/posso/devo) fare secondo te, secondo te cosa posso, secondo te (come/cosa/che) faccio, (come/cosa/che) faccio secondo te,
      aiutami a capire (se/che/come/cosa), mi aiuti a capire (se/che/come/cosa), (cosa/che/cs/come) devo fare, che cosa (devo/posso/dovrei) fare,
      (cosa/che/cs/ke/come) faccio, che cosa (faccio/faresti), ma che faccio, (cs/cosa/che) posso fare, (cosa/che) (dovrei/potrei) fare,
      (cosa/che/come) faresti, tu (che/come) faresti, cosa (fareste/scelgo/scegliere), (cosa/che) mi (conviene/consigli/suggerisci),
      mi (conviene/suggerisci), (cosa/che) è meglio, cos'è meglio, cosa sarebbe meglio, è meglio (se/che/o), meglio se, (cosa/che) si fa,
      che si fa in questi casi, cosa si fa quando, come ci si comporta, come mi (comporto/muovo/regolo/tolgo/riprendo), come mi devo comportare,
      come (devo/dovrei) (comportarmi/reagire), come devo muovermi,
      come (reagisco/posso/potrei/dovrei/uscirne/gestisco/affronto/supero/smetto/smettere/reggo/resisto/risolvo/riprendermi/reagiresti),
      (un/qualche) (consiglio/suggerimento), (dei/dammi/hai/cosa/che) consigli, ^ (consiglio/consigli),
      (consiglio/consigli/aiutami/aiutame/aiutatemi) $, (dammi/vorrei/hai) un consiglio, (dammi/hai) qualche (consiglio/idea),
      mi (dai/serve) un consiglio, mi dai qualche consiglio, mi dai consigli, (ho/avrei) bisogno di un consiglio, consigliami,
      che cosa mi consigli, mi consigli di, suggeriscimi, suggerimenti, hai (suggerimenti/idee), (qualche/una) dritta, (hai/dammi) una dritta,
      un trucco per, qualche (trucco/idea), un'idea su, dammi un'idea, idee per, una cosa (pratica/concreta), qualcosa di (pratico/concreto/utile),
      dimmi qualcosa di (pratico/concreto), dimmi (cosa/che/come) fare, dimmi (cosa/che) devo, dimmi tu (cosa/che), dimmi (tu/come),
      dimmi come faccio, mi dici (cosa/che/come) fare, non (so/saprei) (cosa/che) fare, non so più (cosa/che) fare,
      non so come (fare/comportarmi/reagire/uscirne), non so che pesci, non so come gestir*,
      non so se (devo/dovrei/dirglielo/dirlo/farlo/parlarne/parlargli/parlarle/prenderlo/prenderla/crederci/crederle/credergli/fidarmi/perdonarlo/perdonarla),
      non so se è meglio, non so cosa scegliere, non so (scegliere/decidere), non riesco a decidere, aiutami a (decidere/scegliere),
      mi aiuti a (decidere/scegliere), come faccio a, come si fa $, (e/ma) come si fa, come ne esco, come faccio a (uscirne/smettere),
      come gestir*, come affrontar*, come superar*, come (lo/la) affronto, come si (supera/affronta/gestisce/sopravvive), come risolver*,
      come ne vengo fuori, (dovrei/devo) (lasciarlo/lasciarla), dovrei chiamar*, dovrei scriver*, dovrei parlar*, dovrei (dirglielo/dirlo/andarci),
      dovrei andar*, dovrei smetter*, dovrei perdonar*, dovrei accettar*, dovrei tornar*, dovrei rispond*, dovrei chieder*, dovrei cambiar*,
      devo (chiamarlo/chiamarla/scrivergli/scriverle), devo (dirglielo/andarci) o, (lo/la) (lascio/chiamo) o, (gli/le) (scrivo/rispondo) o,
      ci vado o, (gli/glielo) dico o, glielo dico $, (lo/le/li/la) invito o, (gli/le) mando un messaggio o, (gli/le) mando un messaggio o aspetto,
      aspetto o (gli/le) scrivo, mando o aspetto, o aspetto, o lascio (stare/perdere), o no $, a chi mi devo rivolgere, a chi mi rivolgo,
      a chi (posso/dovrei/devo) rivolgermi, a chi chiedo, a chi (posso/dovrei) chiedere, a chi lo chiedo, dove posso andare per, dove vado per,
      da chi (vado/andresti/andrebbe/andreste), da chi posso andare, mi (aiuti/aiutate) $, mi puoi aiutare, puoi aiutarmi $, aiutami ti prego,
      aiutami per favore, mi dai una mano, dammi una mano, secondo te (cosa/che) (devo/dovrei), secondo te (dovrei/devo), secondo te mi conviene,
      secondo te è meglio, a chi mi devo rivolgere secondo te, a chi mi rivolgo secondo te, hai qualche trucco, (che/cosa) mi dici di fare,
      cosa mi resta da fare, (cosa/che) si può fare, come ti comporteresti, come la gestiresti, (cosa/che) faresti tu, un aiuto pratico,
      cosa provo a fare, cosa posso provare, non so se scriver*, non so se andar*, non so se chiamar*, non so se lasciar*, non so se accettar*,
      (non/nun) so se (schiacciare/mandare/rispondere/andare/restare/dire/fare/tornare/partire/denunciare/vendere/comprare/mollare/lasciare/aspettare/iscrivermi/licenziarmi/scrivergli/scriverle/chiamarlo/chiamarla/andarci/dirglielo/dirgli/dirle),
      non lo so se, da dove si (comincia/parte/inizia/passa), da che cosa si comincia,
      da che cosa (comincerebbe/comincereste/cominceresti/partiresti/partirebbe), da (cosa/che/dove) si comincia,
      da (cosa/che/dove) (comincerebbe/comincereste/cominceresti/partiresti/partirebbe),
      (non/nun) so più (da/dove/come/a/cosa/che/in) (che/quale/sbattere/fare/chi/prendere/parte),
      (da/a) che (parte/santo) (girarmi/votarmi/voltarmi/prendere/prenderla), non so (da/a) (che/quale) (parte/santo) (girarmi/votarmi/prendere),
      (dove/come) sbattere la testa,
      (accetto/vado/resto/rispondo/compro/chiamo/mando/parto/firmo/torno/dico/lascio/mollo/denuncio/provo/insisto/aspetto) o (non/no/resto/lascio/aspetto/mollo/rinuncio/scappo/taccio/me/faccio/rifiuto/lo/la/mi),
      accettare o, (restare/andare/dire/mandare/tenere/vendere/firmare) o (no/non/andare/lasciare/buttare/tacere/restare),
      una (soluzione/via) (ci/d'uscita/non/esiste/c'è), (non/una) (vedo/c'è) via d'uscita, (non/una) (vedo/c'è) come uscirne,
      (non/una) (vedo/c'è) (soluzione/uscita), come (ve/te/se) la (cavate/cavi/cava), (tu/voi/lei) come (fai/fate/farebbe/faresti/ve/te/si/se),
      come (ti/si/vi) (comporteresti/comporterebbe/muoveresti/muoverebbe),
      (glielo/gliela/lo/gli/le/la) (dico/chiedo/chiamo/mando/denuncio/lascio/perdono/tengo/compro/restituisco/faccio/scrivo/riprendo) (a/indietro/o/subito/e) (mia/mio/lui/lei/o/no/me/faccio/non/mi/lascio/basta),
      glielo dico (a/o), glielo (chiedo/restituisco/rendo) o, o (mi/me) (la/lo) tengo, o (mi/me) la faccio, o (mi/me) lo porto, o (mi/me) tengo,
      o me (lo/la/li) (porto/tengo), o (aspetto/sto/faccio/resto/taccio/rinuncio/sopporto/insisto/torno) (ancora/zitto/zitta/finta/qui/come/un/$),
      (cosa/che) (si/se) fa (quando/se/con/in), (che/cosa) (se/si) (fa/fà) $, (cosa/che) (farebbe/fareste/faresti) (lei/voi/se/al/con/tu),
      (se/lei) (fosse/fossi) (al/nei/in/me/tu) (mio/miei/me/te/posto), al mio posto, (vado/provo/meglio) dal medico o,
      (vado/provo/meglio) (dall'avvocato/ancora) o, (accettare/scegliere) o rinunciare, di solito le decisioni, le decisioni,
      ci sarebbe (un/qualche) (trucco/modo/metodo/sistema) (per/di/che), (hai/c'è/esiste) (un/qualche) (trucco/modo/metodo/sistema) (per/di/che),
      (un/qualche) (modo/metodo) per (uscirne/smettere/non/gestire/reggere/resistere/farcela/evitare),
      (e/ma) adesso (che/cosa/come) (si/faccio/fo), come (mi/si/me) (comporto/difendo/regolo/muovo/tolgo/organizzo/comporta),
      come (la/lo/li/le/ne) (affronto/gestisco/prendo/reggo/tratto/esco/sblocco), o lasciar (correre/perdere/stare/andare), da chi si va,
      al posto mio (da/che/cosa/come/dove/a)
    `),
  },
  again: phrases(`
    ^ (ancora/un'altra) $, ^ ancora una volta, ^ ancora per favore, ^ ancora ti prego, ancora una volta $, ^ ancora uno $, ^ ancora un'altra,
    ^ ancora un altro, ^ di nuovo, ^ (rifacciamo/ripeti/continua), rifacciamolo, lo rifacciamo, ^ un'altra (volta/dai), ^ un altro $,
    ^ un altro dai, un'altra per favore, un altro per favore, (dammene/dimmene) un altro, (dammene/dimmene) un'altra, me ne dai un altro,
    me ne dai un'altra, ne hai altr*, ne hai un altro, ne hai un'altra, altre idee, altri consigli, un altro (consiglio/modo), un'altra idea,
    qualcos'altro $, ^ e poi $, ^ vai avanti, più (corto/corta/breve/semplice/informale/naturale/diretto/diretta/dolce/realistico/piano/lento),
    (più/troppo) gentile, (più/meno/troppo) formale, troppo (lungo/lunga/fitto/difficile), in un altro modo, una diversa, uno diverso,
    accorcialo, accorciala, (fallo/falla) (più/meno), non così $
  `),
  reporting: phrases(`
    mi (ha/hanno) (chiesto/detto), (mi/si) chiede, mi (chiedono/chiedeva/chiedevano/dice/dicono/diceva/scrive),
    (continua/continuano) a chiedermi, (gli/le) ho (chiesto/detto), ho chiesto a, (ha/hanno) (detto/chiesto), dice, dicono, diceva, chiede,
    chiedono, (vuole/voleva/vogliono) sapere, (non/lui/lei) sa, non (sapeva/sanno), mi ha (scritto/spiegato/insegnato)
  `),
  declining: phrases(`
    non (voglio/vorrei/volevo/cerco/darmi), non mi (serve/servono/serviva/dare), non ho bisogno di, non ho chiesto, non ti ho chiesto, basta con,
    niente, nessun, nessuna, (invece/stufo/stufa) di
  `),
  situations: {
    breakUp: phrases(`
      lasciarlo, lasciarla, voglio (lasciarlo/lasciarla), (lasciare/lascio) il mio, (lasciare/lascio) la mia, voglio chiudere con,
      (chiudere/finire) la storia, chiudere la relazione, (chiudere/finirla) con (lui/lei), troncare, separarmi, (chiedere/voglio) il divorzio,
      non (lo/la) amo più, rompere con
    `),
    apologise: phrases(`
      scusarmi, (chiedere/chiedergli/chiederle) scusa, chiedo scusa a, mi scuso con, farmi perdonare, ho sbagliato con,
      (le/gli) ho (urlato/mentito), ho urlato contro, l'ho ferit*, l'ho offes*, l'ho (deluso/delusa), l'ho trattat* male, ho trattato male,
      mi sono (dimenticato/dimenticata) il, ho dimenticato il compleanno, ho detto una bugia, me la sono presa con, non ci sono mai (stato/stata),
      ho litigato con mio figlio, ho litigato con mia figlia, ha ragione (lui/lei), la cosa brutta è che ha ragione
    `),
    condole: phrases(`
      condoglianze, ha perso la (mamma/moglie/nonna/madre), ha perso il (padre/papà/marito/fratello/nonno/cane), ha perso un figlio,
      (gli/le) è (morto/morta), è morto suo, è morta sua, è morto il (padre/papà) di, è morta la (madre/mamma) di, al funerale, ha un lutto,
      è in lutto, alla famiglia di
    `),
    sayNo: phrases(`
      (dire/dirgli/dirle/dico) di no, rifiutare, rifiuto, non voglio andar*, non voglio (venire/farlo), non voglio prestar*, prestargli, prestarle,
      prestito a, mi chiede soldi, mi (chiede/chiedono) sempre, che mi lasci in pace, lasciarmi in pace, mi lasci in pace, bisogno di spazio,
      mettere dei (limiti/paletti), mettere un limite, coprire il turno, un turno in più, straordinari, si presenta senza avvisare, senza avvisare,
      si (intromette/impiccia), fatti suoi
    `),
    askForHelp: phrases(`
      (chiedere/chiedo/chiedergli/chiederle) aiuto, ho bisogno di aiuto, bisogno d'aiuto, una mano, darmi una mano, un favore,
      (tenermi/tenere/guardare) i bambini, tenere il piccolo, tenere la piccola, che sto male, che non sto bene, che non ce la faccio,
      (dire/dirgli/dirle) che sto male
    `),
    moreTime: phrases(`
      (padrone/padrona) di casa, proprietario, l'affitto, (le/a) rate, rateizz*, dilazion*, pagare dopo, pagare più tardi, una proroga, proroga,
      più tempo, altri giorni, qualche giorno in più, scadenza, consegna, consegnare, in ritardo con, arretrati, la (bolletta/banca/cartella),
      bollette, condominio, debito con, agenzia delle entrate
    `),
    cancel: phrases(`
      disdire, annullare, (dare/do) buca, dare forfait, tirarmi indietro, mi tiro indietro, non posso (venire/andare), non (vengo/andarci),
      non ci vado, non riesco a venire, saltare la (cena/festa), non andare alla festa, mettermi in malattia, malattia, darmi malat*,
      avvisare che non, non vado (al/a) lavoro, non vado a scuola
    `),
    invite: phrases(`
      invitarlo, invitarla, invitarli, invitarle, invito, invitare, (le/lo/la/li) invito, uscire con, (chiedergli/chiederle) di uscire,
      un (caffè/aperitivo/gelato), bere qualcosa, una (birra/pizza), mi piace un ragazzo, mi piace una ragazza, mi piace (uno/una),
      la mia (cotta/crush), crush, posso venire, se posso (venire/unirmi), unirmi a, calcetto, vedersi, vederci, fare amicizia,
      (conoscerlo/conoscerla) meglio
    `),
    reconnect: phrases(`
      ricontattar*, riscrivere a, riscrivergli, riscriverle, riallacciare, risentirlo, risentirla, risentirci, farmi (risentire/sentire),
      (rifarmi/farmi) (vivo/viva), non ci (sentiamo/parliamo) da, non (lo/la) sento da, non parliamo da, non (le/gli) parlo da, dopo tanto tempo,
      dopo tutto questo tempo, dopo anni, (persi/perse) di vista, perso i contatti, l'ho ghostat*, sono (sparito/sparita)
    `),
    collect: phrases(`
      le (sue/mie) cose, la (sua/mia) roba, (riprendere/riprendersi/ritirare/ridarmi) le, restituire, ridare le chiavi, le chiavi di casa,
      le chiavi indietro, mi ha (scritto/risposto), mi ha mandato un messaggio, (un/il) suo messaggio, vuole (vedermi/parlarmi), vuole incontrar*,
      visualizzato, visualizzat*, ha visualizzato, mi ha lasciato il visualizzato, spunte blu
    `),
    complain: phrases(`
      togliere il tag, togliere (la/quella) foto, mi ha taggat*, smettere di, smetterla, che la smetta, la smetta di, mi (prende/prendono) in giro,
      mi ha (preso/presa) in giro, battute su di me, alle spalle, dietro le spalle, l'ha detto a tutti, ha raccontato a tutti, senza di me,
      mi (hanno/ha) esclus*, mi (escludono/ignora/ignorano), (sono/sto) rosicando, mi ha ferit*, mi ha fatto male, mi (dà/danno) fastidio,
      mi ha offes*, sono arrabbiat* con, arrabbiat* con, incazzat* con, il (rumore/gruppo), rumore, casino, i piatti, le pulizie,
      non fa mai niente, non fa niente in casa, non aiuta mai, non mi aiuta, sempre in ritardo, mi ha dato buca, mi ha tirato pacco,
      si è (dimenticato/dimenticata), mi ha ignorat*, gruppo whatsapp, chat di gruppo
    `),
    hardNews: phrases(`
      (dirlo/dire/scrivere/dico) ai miei, lo dico ai miei, (dirlo/dire) a mia (madre/moglie), (dirlo/dire) a mio (padre/marito),
      dirlo a (mamma/papà), (dirlo/dire) ai miei figli, dirlo a mio figlio, dirlo a mia figlia, dirlo al mio ragazzo, dirlo alla mia ragazza,
      dirlo (in/alla) famiglia, una brutta notizia, brutta notizia, coming out, sono (gay/lesbica/bi/trans/incinta), sono bisex*, incinta,
      mi hanno bocciat*, sono stat* bocciat*, ho perso il lavoro, mi hanno licenziat*, mi trasferisco, vado via di casa, vado a vivere,
      (lascio/mollare) l'università, ho lasciato l'università, lasciare gli studi, sono malat*, ho un tumore, ho dei debiti, ho (debiti/tradito),
      l'ho tradit*, un segreto, dirglielo, glielo dico
    `),
    atWork: phrases(`
      il mio (capo/responsabile), (il/al) capo, la mia (capa/responsabile), (la/alla) capa, il (titolare/principale/direttore/responsabile),
      la direttrice, le risorse umane, un (aumento/permesso), l'aumento, chiedere le ferie, le ferie, un giorno libero, i turni, (il/cambio) turno,
      licenziarmi, dare le dimissioni, dimissioni, dimettermi, collega, colleghi, (il/un) colloquio, riunione, in ufficio, sul lavoro, al cliente,
      davanti a un cliente
    `),
    ask: phrases(`
      (chiedergli/chiederle/chiedere/chiedo) se, chiedere (a/al/alla), chiedere di cosa, chiedere (al/alla) prof*, al (professore/medico/dottore),
      alla (professoressa/dottoressa/maestra/segreteria), fare una domanda, senza sembrare stupid*, senza fare la figura, figura di,
      fare lo sfigato, fare la sfigata
    `),
  },
  topics: {
    rights: phrases(`
      (possono/può) farlo, lo (possono/può) fare, è (legale/permesso), diritto, diritti, (il/mio) contratto, preavviso, sfratto, sfrattar*,
      cauzione, caparra, non mi (paga/pagano), non pagato, liquidazione, licenziarmi, licenziare, licenziamento, affidamento, pagare a rate,
      a rate, rateizz*, cartella, multa, tasse, agenzia delle entrate
    `),
    panic: phrases(`
      panico, (attacco/attacchi) di panico, (attacco/attacchi) d'ansia, infarto, batte il cuore, cuore a mille, cuore che batte, il (cuore/petto),
      tachicardia, palpitazioni, non respiro, non riesco a respirare, manca l'aria, mi manca il fiato, peso sul petto, svenire, svengo, formicol*,
      impazzire, impazzisco, sto impazzendo, perdere il controllo
    `),
    breakup: phrases(`
      il mio ex, la mia ex, un ex, l'ex, mi ha lasciat*, ci siamo lasciat*, rottura, dimenticarlo, dimenticarla, dimenticare una persona,
      dimenticare qualcuno, cuore spezzato, divorzio, separazione, superare una rottura, passare a uno, smettere di amar*, mi manca ancora,
      pensare a (lui/lei)
    `),
    grief: phrases(`
      lutto, morto, morta, è (mancato/mancata), mancato il mio, mancata la mia, funerale, cimitero, vedov*, ho perso (mio/mia),
      mi manca (mio/mia/tanto), parlare con lui ancora, parlo ancora con, sento la sua voce, scompars*, (venuto/venuta) a mancare, dopo un anno,
      apparecchio per due
    `),
    crying: phrases(`
      piangere, piango, pianto, piangevo, ho pianto, lacrime, piangere (così/sempre), non riesco a piangere
    `),
    numb: phrases(`
      non (sento/provo) (niente/nulla), non sento più niente, non provo più, apatic*, apatia, (vuoto/vuota) dentro, (sentirsi/sentirmi) vuot*,
      indifferen*, non mi importa di niente, non mi importa più, distaccat*, anestetizzat*, spent*
    `),
    sleep: phrases(`
      dormire, dormo, dorme, dormito, sonno, insonnia, addormentar*, addormento, svegli*, risveglio, sogni, sogno, sognare, incubo, incubi,
      pisolino, ore di sonno
    `),
    friends: phrases(`
      fare amicizia, (fare/nuove) amicizie, (farsi/farmi) degli amici, (farsi/farmi/trovare/nuovi) amici, (amici/amicizie) da adult*,
      non ho (amici/amiche), conoscere (gente/persone/nuove)
    `),
    homesick: phrases(`
      nostalgia di casa, mi manca casa, manca casa mia, mi manca il mio paese, nostalgia, mi sono trasferit*, trasferit*, città nuova, nuova città,
      fuori sede, ambientar*, sentirmi a casa
    `),
    badThoughts: phrases(`
      (brutti/certi) pensieri, pensieri (brutti/orribili/strani/così/cattivi), pensieri intrusiv*, pensieri ossessiv*, pensieri del genere,
      pensieri che mi spaventano, pensare cose
    `),
    study: phrases(`
      esame, esami, verifica, interrogazione, test, compito in classe, maturità, scena muta, vuoto di memoria, concentrar*, concentrazione, memor*,
      studiare, studio, ripassare, ripasso, procrastin*, rimandare
    `),
    children: phrases(`
      neonat*, bambino, bambina, bambini, bimbo, bimba, bimbi, figlio, figlia, figli, (piccolo/piccola) di, adolescente, adolescenti, genitore,
      genitori che, da (madre/padre), come (mamma/papà), allatt*, capricci, svezzamento
    `),
    tired: phrases(`
      stanc*, stanchezza, esaurit*, esaurimento, burnout, sfinit*, distrutt*, senza (energie/forze), nessuna energia, pigr*, pigrizia,
      non riesco ad alzarmi, motivazione, spossat*
    `),
    anger: phrases(`
      rabbia, arrabbiat*, incazzat*, furios*, odio, (lo/la) odio, rancore, gelos*, gelosia, invidia, irritabil*, nervos*, scatto per, scattare
    `),
    worry: phrases(`
      preoccup*, ansia, ansios*, agitat*, agitazione, stress, stressat*, pensieri in testa, smettere di pensare, rimugin*, paranoi*, overthink*,
      mal di (stomaco/pancia), stomaco chiuso, lo stomaco
    `),
    alone: phrases(`
      solitudine, sol* anche, sentirsi soli, sentirmi sol*, mi sento sol*, da (solo/sola), solo, sola, introvers*, timid*, timidezza, impacciat*
    `),
    normal: phrases(`
      (è/sono/sarà) normale, normale (che/se), solo a me, l'unic*, il solo, la sola, anche gli altri, altre persone, (capita/succede) a tutti,
      passerà, quando passa, passa mai, migliora, prima o poi, finirà, starò meglio
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      (voglio/vorrei/dovrei) (scrivergli/scriverle), ho voglia di (scrivergli/scriverle), (voglia/tentazione) di scriver*,
      voglia di (chiamarlo/chiamarla), (voglio/vorrei) (chiamarlo/chiamarla), (scrivere/messaggio) al mio ex, (scrivere/messaggio) alla mia ex,
      scrivere all'ex, chiamare il mio ex, chiamare la mia ex, sto per (scrivergli/scriverle/chiamarlo/chiamarla), quasi (gli/le) scrivo,
      (gli/le) stavo per scrivere, tentat* di scriver*, (gli/le) scrivo o, (guardo/controllo) il suo profilo, guardo le sue storie, stalker*,
      stalkero, (guardo/fisso) la chat, fisso la sua chat, ultimo accesso, scrivo e cancello
    `),
    awakeAtThree: phrases(`
      le (tre/quattro/due) di notte, tre di notte, (quattro/tre/cinque) del mattino, le (tre/quattro/due) e, nel (cuore/mezzo) della notte,
      in piena notte, (sveglio/sveglia) da, ancora (sveglio/sveglia), mi sono svegliat* alle, mi sveglio alle, mi sveglio sempre alle,
      di nuovo (sveglio/sveglia), non riesco a riaddormentarmi, riaddormentar*, riprendere sonno, occhi (sbarrati/aperti),
      (guardo/fisso) il soffitto, guardo l'orologio, mi rigiro, mi giro e mi rigiro
    `),
    racingMind: phrases(`
      testa piena, la testa (piena/gira), la testa mi scoppia, testa che scoppia, la testa non si ferma, la testa non smette,
      il cervello non si (ferma/spegne), il cervello non smette, non riesco a (spegnere/staccare), non stacco, (mille/troppi) pensieri, mille cose,
      pensieri che corrono, pensieri a mille, non riesco a smettere di pensare, non smetto di pensare, rimugino, rimugin*, ripenso a tutto,
      ci ripenso, continuo a pensarci
    `),
    parkingAWorry: phrases(`
      non smetto di preoccuparmi, continuo a preoccuparmi, mi preoccupo sempre, mi preoccupo di tutto, preoccupazione fissa,
      preoccupat* per domani, ansia per domani, paura di domani, penso a domani, il pensiero di domani
    `),
    examTonight: phrases(`
      (esame/verifica) domani, domani ho l'esame, (domani/ho) l'esame, l'esame è domani, domani ho un esame, domani ho la verifica,
      domani verifica, domani interrog*, interrogazione, ho l'interrogazione, mi interroga, ho un esame, compito in classe, (compito/orale) di,
      la maturità, l'orale, sessione, parziale, non ho studiato, non ho studiato niente, non ho aperto libro, non so niente,
      indietro con lo studio, indietro col programma, recupero
    `),
    bodyImage: phrases(`
      il mio (corpo/peso/naso/aspetto), sono grass*, mi (sento/vedo) grass*, mi faccio schifo allo specchio, (allo/lo) specchio,
      la mia (pancia/pelle/faccia), le mie cosce, sono brutt*, mi (vedo/sento) brutt*, come appaio, in foto sono, (nelle/quella) foto, costume,
      prova costume, bikini, spogliatoio, la più grassa, il più grasso
    `),
    innerCritic: phrases(`
      sono stupid*, sono scem*, sono un (fallimento/fallito/disastro/idiota), sono una (fallita/nullità/sfigata), sono (inutile/un'idiota),
      non valgo (niente/nulla), mi (odio/confronto), mi faccio schifo, non sono (abbastanza/all'altezza/capace), non sono mai abbastanza,
      non all'altezza, non sono buono a niente, (buono/buona) a nulla, faccio tutto sbagliato, sbaglio sempre tutto, sono uno sfigato,
      tutti meglio di me, mi vergogno di me, sindrome dell'impostore
    `),
    apology: phrases(`
      (chiedere/chiedergli/chiederle) scusa, scusarmi con, come mi scuso, farmi perdonare, (le/gli) ho urlato, ho urlato contro, l'ho ferit*,
      l'ho delus*, l'ho trattat* male, non avrei dovuto dir*, non dovevo dir*, rimediare
    `),
    boundary: phrases(`
      mia suocera, mio suocero, i miei suoceri, suocera, senza avvisare, mi controlla il telefono, legge i miei messaggi, fruga,
      si (intromette/impiccia), commenti sul mio, commenti su come, non rispetta i miei, mi controlla, mia madre mi controlla,
      mio padre mi controlla, i miei mi controllano, genitori controllanti, mia madre (continua/sempre), mio padre continua, mi chiama ogni giorno,
      mi chiama tutti i giorni, mi fa sentire in colpa, sensi di colpa che mi, dire di no a mia madre, dire di no a mio padre, dire di no ai miei,
      mettere dei limiti, mettere limiti, (mettere/dei) paletti
    `),
    askingForHelp: phrases(`
      (chiedere/chiedo) aiuto, non ce la faccio da (solo/sola), da (solo/sola) non ce la, faccio tutto io, faccio tutto da sol*,
      tutto sulle mie spalle, tutto su di me, nessuno mi aiuta, nessuno mi dà una mano, essere un peso, dare fastidio, disturbare,
      (mamma/madre/padre) single
    `),
    catastropheCheck: phrases(`
      nel peggiore dei casi, e se mi (bocciano/licenziano/lascia), e se (fallisco/perdo/lui/lei), e se non ce la faccio, e se non passo,
      e se (va/sto) male, e se è un tumore, mi (licenzieranno/licenziano), (perderò/perdo) il lavoro, andrà tutto male, va a finire male,
      finirò sol*, finirò per strada, ho rovinato tutto, rovinerò tutto
    `),
    stop: phrases(`
      sto per (esplodere/scoppiare/urlare/mandare/spaccare), lo sto per mandare, (spacco/mollo) tutto, voglio (urlare/spaccare),
      (mando/mandare) tutti a, me ne vado subito, mi licenzio (adesso/subito), sto per perdere la testa, sto per perdere il controllo
    `),
    hardConversation: phrases(`
      devo (dirglielo/dirgli/dirle), devo dirlo a, (devo/vorrei) (parlargli/parlarle), (devo/dovrei) parlare con, vorrei parlarci, devo affrontar*,
      affrontarlo, affrontarla, dirlo ai miei, fare coming out, a (quattrocchi/quattr'occhi), un discorso con, parlare (col/al) capo,
      parlare con il capo, lasciarlo, lasciarla
    `),
    assertiveMessage: phrases(`
      togliere il tag, chat di gruppo, gruppo whatsapp, (scrivergli/scriverle) che, (scrivere/rispondere) al, scrivere (alla/ai),
      (dirgli/dirle) di smetter*, una mail (a/al), mail al prof*, rispondergli, risponderle, aumento
    `),
    makingAFriend: phrases(`
      fare amicizia, farmi degli amici, (farmi/trovare/nuovi) amici, nuove amicizie, non ho (amici/amiche), non ho nessun amico,
      non ho nessuna amica, non conosco nessuno, nessuno mi (parla/calcola/caga), mi sono trasferit*, mi sono (trasferito/trasferita),
      (nuovo/nuova) qui, nuova (scuola/città), (scuola/città) nuova, fuori sede, (mangio/sempre) da sol*, a ricreazione da sol*,
      hanno già i loro gruppi
    `),
    fiveSenses: phrases(`
      (non/niente) sembra reale, non mi sembra reale, irreale, mi sento irreale, dissoci*, depersonal*, derealizz*, come in un sogno,
      fuori dal mio corpo, fuori dal corpo, mi vedo da fuori, (lontano/lontana) da me, mi sento ovattat*, ovattat*, flashback*, non mi sento qui,
      non sono qui
    `),
    gettingGoing: phrases(`
      non riesco (ad/a) alzarmi, non mi alzo dal letto, a letto tutto il giorno, tutto il giorno a letto, sul divano tutto il giorno,
      non ho voglia di niente, non ho voglia di fare niente, voglia di fare niente, nessuna motivazione,
      non riesco a (iniziare/cominciare/mettermi), procrastin*, rimando (tutto/sempre), non ho fatto niente tutto il giorno, non combino niente,
      non ho combinato niente, niente ha senso, non mi diverte più niente, niente mi diverte
    `),
  },
  unquotable: phrases(`
    morire, muoio, morto, morta, morte, uccid*, ucciso, uccisa, ammazz*, suicid*, impicc*, tagliarmi, mi (taglio/picchia/mena), tagli,
    farmi del male, farmi male, farla finita, finirla, overdose, pastiglie, pillole, coltello, pistola, stupr*, violent*, abus*, molest*,
    mi ha picchiat*, mi ha menat*, picchi*, botte, arma, cazz*, merd*, stronz*, bastard*, troi*, puttan*, mignott*, vaffanculo, fanculo, culo,
    coglion*, minchi*, frocio, froci*, ricchion*, negr*, zoccol*, figa, fica, idiot*, cretin*, scem*, stupid*, imbecill*, deficient*, ritardat*,
    sfigat*, fallit*, inutile, schifo, schif*, brutt*, grass*, mostro, porco, porca, dio, madonna, pezzo di, incazzat*, rompipalle, palle,
    lavativo, handicappat*, mongoloide, tu, te, ti, tuo, tua, tuoi, tue, hai, sei, bot, app, ia, ai, alento, programma, porno*, sesso, sessual*,
    nud*, scop*, indirizzo, via, password, pin, iban, carta di credito, segreto, segreta
  `),
};
