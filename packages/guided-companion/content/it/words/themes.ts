import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    respiro corto, il respiro corto, mi tremano le mani e, fiatone, iperventilo, panico, attacco di panico, attacchi di panico, attacco d'ansia, attacchi d'ansia, attacco di ansia,
    crisi di panico, crisi d'ansia, crisi di ansia, non riesco a respirare, non respiro, mi manca il respiro,
    mi manca l'aria, mi mancava l'aria, cuore a mille, cuore che batte, cuore in gola, cuore batte forte,
    batticuore, tachicardia, palpitazioni, iperventil*, sto per svenire, svenire, paura di morire,
    paura di impazzire, formicolio, fiato corto, petto stretto, oppressione al petto, nodo al petto
  `),
  grief: phrases(`
    lutto, è morto, è morta, sono morti, morte di, morte del, morte della, mancato mio, mancata mia, è mancato,
    è mancata, è venuto a mancare, è venuta a mancare, deceduto, deceduta, scomparsa di, scomparsa del,
    scomparso mio, ho perso mio, ho perso mia, ho perso il mio cane, ho perso il mio gatto, ho perso il bambino,
    perso il bambino, ho perso un amico, ho perso un'amica, la perdita di, perdita del, perdita della, funerale,
    funerali, cimitero, aborto spontaneo, anniversario della morte, non c'è più mio, non c'è più mia,
    da quando non c'è
  `),
  breakup: phrases(`
    mi ha lasciat*, ci siamo lasciati, ci siamo lasciate, ci siamo mollati, ho lasciato il mio, ho lasciato la mia,
    l'ho lasciat*, mi ha mollat*, rottura, abbiamo rotto, ha rotto con me, separazione, separat*,
    ci stiamo separando, mi sto separando, divorzi*, il mio ex, la mia ex, mio ex, mia ex, ex ragazzo, ex ragazza,
    ex marito, ex moglie, ex fidanzat*, mi ha tradit*, tradimento, corna, mi ha scaricat*, finita la storia,
    fine della storia, fine del matrimonio, tra noi è finita, è finita tra noi, ghostat*, ghosting, mi ha ghostat*
  `),
  parenting: phrases(`
    mio figlio, mia figlia, miei figli, mie figlie, i figli, figli piccoli, il bimbo, la bimba, il mio bimbo,
    la mia bimba, il mio bambino, la mia bambina, i miei bambini, neonat*, incinta, gravidanza, maternità,
    paternità, essere madre, essere mamma, essere padre, essere papà, fare la mamma, fare il papà, mamma single,
    allattamento, allatt*, capricci, post parto, genitorialità, figlio adolescente, figlia adolescente
  `),
  sleep: phrases(`
    dormire, dormo, dormito, dormivo, dormendo, sonno, insonni*, insonnia, incubo, incubi, notte in bianco,
    notti in bianco, notte insonne, notti insonni, mi sveglio, svegliat* alle, mi sono svegliat*, sveglia alle,
    svegli* alle, svegli* da, ancora svegli*, mi giro e mi rigiro, occhio chiuso, chiudere occhio, chiuso occhio,
    addorment*, brutti sogni, brutto sogno
  `),
  guilt: phrases(`
    colpa, in colpa, sensi di colpa, senso di colpa, colpevol*, rimors*, rimpiant*, mi pento, pentit*, perdonarmi,
    non mi perdono, non avrei dovuto, non dovevo farlo, ho sbagliato, ho fatto una cazzata, ho fatto un casino,
    gli ho mentito, le ho mentito, ho mentito, ho ferito, ho deluso, ho fatto soffrire
  `),
  selfWorth: phrases(`
    autostima, non valgo niente, non valgo nulla, non valgo, non sono abbastanza, mai abbastanza,
    non sono all'altezza, all'altezza, sono un fallimento, fallimento, fallit*, sono inutile, mi sento inutile,
    inutile, sono stupid*, sono scem*, sono brutt*, mi sento brutt*, mi vedo brutt*, mi vedo grass*, faccio schifo,
    mi faccio schifo, mi odio, odio il mio corpo, non mi piaccio, insicur*, insicurezza, insicurezze,
    sindrome dell'impostore, impostore, impostora, non merito, sono un peso, incapace, inadeguat*, inferiore,
    mi confronto, confrontarmi, perfezionis*, sono una merda, sono un disastro, un disastro di persona,
    sono sbagliat*, mi sento sbagliat*, sono una cattiva, cattiva madre, cattivo padre, pessima madre,
    pessimo padre, brutta persona, cattiva persona, pessima persona, dura con me, duro con me, perdente,
    nessuno mi vuole
  `),
  loneliness: phrases(`
    solitudine, mi sento solo, mi sento sola, mi sento così solo, mi sento così sola, mi sento molto solo,
    mi sento molto sola, mi sento tanto solo, mi sento tanto sola, mi sento sempre solo, mi sento sempre sola,
    sentirmi solo, sentirmi sola, sono solo $, sono solo |, sono solo e, sono solo come, sono solo in, sono solo a,
    sono solo da, sono sola, sono così solo, sono così sola, sono sempre solo, sono sempre sola, sono molto solo,
    sono molto sola, così solo, così sola, troppo solo, troppo sola, sempre da solo, sempre da sola, ^ solo $,
    ^ sola $, solitari*, isolat*, mi isolo, escluso, esclusa, emarginat*, tagliat* fuori, non ho amici,
    non ho nessuno, nessuno mi cerca, nessuno mi scrive, nessuno mi capisce, nessuno mi vuole bene,
    non mi cerca nessuno, non mi caga nessuno, a nessuno importa, non importa a nessuno, non frega a nessuno,
    invisibile, fuori posto
  `),
  exhaustion: phrases(`
    stanc*, stanca, stanco, stanchezza, sfinit*, esaust*, esausta, esausto, esaurit*, esaurimento, burnout,
    burn out, stremat*, spossat*, senza energie, senza energia, senza forze, non ho energie, non ho forze,
    energie a zero, stress, stressat*, stressante, sovraccaric*, sopraffatt*, al limite, non ne posso più,
    non ce la faccio più, scarica, scarico, troppe cose
  `),
  money: phrases(`
    soldi, denaro, debito, debiti, indebitat*, affitto, bollett*, mutuo, stipendio, busta paga, prestito, rata,
    rate, carta di credito, conto in banca, conto in rosso, in rosso, le spese, finanziar*, economic*, risparmi,
    al verde, senza un euro, fine mese, fine del mese, arrivare a fine mese, pignor*, equitalia,
    cartella esattoriale, i conti, bancarotta, non arrivo a fine
  `),
  study: phrases(`
    esame, esami, scuola, università, liceo, studi*, studio, studiare, studiato, lezione, lezioni, professor*,
    professore, professoressa, insegnant*, maestra, compiti, compito, verifica, verifiche, interrogazion*, voti,
    voto, brutto voto, tesi, tesina, laurea, laurear*, maturità, sessione d'esame, sessione esami, bocciat*,
    rimandat*, dottorato, master, fuoricorso, fuori corso, appello, facoltà, corso di laurea, concorso,
    test d'ingresso, compagni di classe, classe
  `),
  change: phrases(`
    cambiamento, cambiamenti, trasloc*, trasloco, mi sono trasferit*, trasferit*, trasferirmi, mi trasferisco,
    trasferimento, nuova città, città nuova, nuovo paese, altro paese, casa nuova, nuova casa, all'estero, emigrat*,
    emigrare, erasmus, ricominciare, ricomincio, ricominciare da capo, nuovo inizio, vivere da solo, vivere da sola,
    andare a vivere, lontano da casa, lontana da casa, ambientarmi, adattarmi, abituarmi, pensione, pensionat*
  `),
  relationship: phrases(`
    mio ragazzo, mia ragazza, un ragazzo che, una ragazza che, fidanzat*, marito, moglie, mio compagno,
    mia compagna, partner, moroso, morosa, matrimonio, relazione, coppia, rapporto di coppia, convivenza, gelos*,
    gelosia, innamorat*, crush, cotta per, la mia metà, amore della mia vita, litighiamo, abbiamo litigato,
    non mi risponde, visualizza, visualizzato, situationship, frequento, ci frequentiamo, mi piace un, mi piace una,
    ho conosciuto un, ho conosciuto una, ho conosciuto qualcuno, intimità, storia d'amore, vita di coppia
  `),
  friendship: phrases(`
    amico, amica, amici, amiche, amicizia, amicizie, migliore amic*, miglior amic*, compagnia di amici,
    gruppo di amici, comitiva, coinquilin*, best friend, bestie
  `),
  health: phrases(`
    salute, malattia, malattie, malat*, cancro, tumore, ospedale, operazione, intervento chirurgico, operarmi,
    medico, medici, dottore, dottoressa, emicrania, mal di testa, mal di pancia, mal di stomaco, mal di schiena,
    dolori, il mio corpo, il mio peso, dieta, ingrassat*, dimagr*, medicine, farmac*, ricoverat*, ricovero, diabete,
    pressione alta, menopausa, cronic*, sintom*, abbuff*, vomito, vertigini, febbre, influenza, referto,
    analisi del sangue, tac, risonanza, alzheimer, demenza, badante, assisto mia, assisto mio,
    mi occupo di mia madre, mi occupo di mio padre, casa di riposo
  `),
  work: phrases(`
    lavoro, lavori, lavorare, lavor*, il capo, del capo, dal capo, al capo, col capo, mio capo, mia capa,
    responsabile, titolare, collega, colleghi, colleghe, ufficio, azienda, ditta, licenziat*, licenziamento,
    licenziarmi, mi licenzio, disoccupat*, disoccupazione, carriera, riunione, riunioni, scadenza, scadenze, turno,
    turni, straordinari*, client*, progetto, promozione, promoss*, colloquio, colloqui, stage, tirocinio, contratto,
    precari*, cassa integrazione, smart working, curriculum, dimissioni, dimetter*, partita iva, negozio,
    datore di lavoro, mobbing
  `),
  family: phrases(`
    famiglia, familiar*, mamma, madre, mia madre, papà, padre, babbo, genitori, i miei genitori, fratello, fratelli,
    sorella, sorelle, nonna, nonno, nonni, zia, zio, zii, cugin*, suocer*, suocera, cognat*, parenti, parente,
    patrigno, matrigna, i miei non, i miei mi, coi miei, con i miei, dai miei, nipot*, nuora
  `),
  anger: phrases(`
    rabbia, arrabbiat*, incazzat*, incazzo, mi incazzo, furios*, furia, infuriat*, irritat*, irrita, nervoso che,
    indignat*, ingiust*, ingiustizia, ho urlato, mi ha urlato, urlato contro, urla contro, mi urla,
    mi sono messa a urlare, sbroccat*, sbrocco, ho perso la testa, ho perso la pazienza, mancanza di rispetto,
    senza rispetto, mi manca di rispetto, lo odio, la odio, li odio, odio mio, odio mia, odio il mio, odio la mia,
    odio tutti, odio questo, odio questa, rancore, mi fa incazzare, mi fanno incazzare, umiliat*, spaccherei,
    spaccare tutto
  `),
  emptiness: phrases(`
    vuoto, vuota, svuotat*, non sento niente, non sento nulla, non provo niente, non provo più niente,
    non provo nulla, apatic*, apatia, senza senso, niente ha senso, nulla ha senso, non ha senso,
    non ho voglia di niente, nessuna voglia, senza voglia, voglia di niente, voglia di fare niente, demotivat*,
    senza motivazione, noia, mi annoio, annoiat*, pilota automatico, in automatico, mi trascino, spento, spenta,
    indifferen*, tutto grigio, niente mi interessa, non mi interessa più niente, tutto uguale
  `),
  future: phrases(`
    futuro, decisione, decisioni, decidere, scelta, scelte, scegliere, che strada, quale strada, bivio, indecis*,
    cosa fare della mia vita, cosa fare nella vita, cosa farò, che ne sarà, il mio posto nel mondo, mi sento perso,
    mi sento persa, sono perso nella, sono persa nella, senza meta, senza uno scopo, uno scopo, scopo nella vita,
    progetti, i miei piani, vocazione, non so se accetto, non so se accettare, proposta, mille dubbi,
    tra qualche anno
  `),
  world: phrases(`
    notizie, telegiornale, tg, guerra, guerre, politica, politici, elezioni, governo, succede nel mondo, mondo va,
    mondo sta, mondo fa paura, cambiamento climatico, crisi climatica, riscaldamento globale, pandemia, alluvion*,
    terremot*, femminicid*, attentat*, violenza nelle, giornali, attualità
  `),
  anxiety: phrases(`
    ansia, ansie, ansios*, ansiosa, ansioso, nervos*, agitat*, agitazione, preoccupat*, preoccup*, preoccupazion*,
    angosci*, angoscia, inquiet*, tensione, non smetto di pensare, non riesco a smettere di pensare, penso troppo,
    troppi pensieri, testa non si ferma, testa non si spegne, mille pensieri, paranoie, in paranoia, overthinking,
    paura, paure, e se va male, e se poi, nodo alla gola, nodo allo stomaco, stomaco chiuso, timore, terrorizzat*,
    in allerta
  `),
  gratitude: phrases(`
    grata, grato, grati, grate, gratitudine, riconoscen*, ho fortuna, sono fortunat*, mi sento fortunat*,
    fortuna ad avere, fortuna di avere, apprezzo quello che, apprezzare quello che, ringrazio la vita
  `),
  joy: phrases(`
    ce l'ho fatta, ho passato l'esame, passato l'esame, superato l'esame, ho superato, ho preso trenta,
    trenta e lode, laureat*, mi sono laureat*, promoss*, ho vinto, vittoria, festeggi*, festeggiato, bella notizia,
    buona notizia, ottima notizia, buone notizie, belle notizie, giornata bellissima, bella giornata,
    giornata stupenda, giornata fantastica, il giorno più bello, meraviglios*, fantastic*, stupend*, bellissim*,
    mi sposo, ci sposiamo, mi ha chiesto di sposar*, proposta di matrimonio, mi hanno assunt*, assunt*,
    nuovo lavoro, trovato lavoro, realizzato un sogno, sogno realizzato, mi sono divertit*, abbiamo riso,
    è andata bene, è andato bene, andata benissimo, è andato benissimo, è stato bello, traguardo, orgoglios* di me
  `),
};
