import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    trist*, tristezza, triste, tristi, depress*, depressione, depressa, depresso, giù di morale, sono giù,
    mi sento giù, sentirmi giù, così giù, molto giù, un po' giù, giù di corda, morale a terra, a terra, sto male,
    stare male, sto malissimo, malissimo, mi sento male, sto da schifo, sto di merda, mi sento di merda, uno schifo,
    di merda, infelic*, vorrei sparire, voglio sparire, vorrei scomparire, voglio scomparire, a pezzi, distrutt*,
    devastat*, cuore spezzato, cuore a pezzi, abbattut*, sconfort*, sconforto, demoralizzat*, scoraggiat*,
    disperat*, disperazione, malinconi*, piango, ho pianto, sto piangendo, piangere, in lacrime, giornata brutta,
    brutta giornata, giornata no, giornata di merda, non sto bene, orribile, pessim*
  `),
  hurt: phrases(`
    ferit*, ferita, mi ha ferit*, mi hanno ferit*, fa male, mi fa male, mi ha fatto male, mi hanno fatto male,
    fatto soffrire, soffro, soffrire, soffrendo, sofferenza, rifiutat*, rifiuto, mi ignora, mi ha ignorat*, offes*,
    tradit*, mi ha usat*, umiliat*, dolore
  `),
  longing: phrases(`
    mi manca, mi mancano, mi mancava, mi mancherà, mi manchi, manca tanto, manca tantissimo, mi manca tanto,
    la mancanza, sento la mancanza, nostalgi*, nostalgia, nostalgico
  `),
  loneliness: phrases(`
    mi sento solo, mi sento sola, mi sento così solo, mi sento così sola, mi sento molto solo, mi sento molto sola,
    mi sento tanto solo, mi sento tanto sola, mi sento sempre solo, mi sento sempre sola,
    mi sento tremendamente solo, mi sento tremendamente sola, sentirmi solo, sentirmi sola, mi sento da solo,
    mi sento da sola, sono solo $, sono solo |, sono solo e, sono solo come, sono solo in, sono solo a,
    sono solo da, sono sola, sono così solo, sono così sola, sono sempre solo, sono sempre sola, sono molto solo,
    sono molto sola, così solo, così sola, troppo solo, troppo sola, sempre da solo, sempre da sola, ^ solo $,
    ^ sola $, solitudine, solitari*, abbandonat*, escluso, esclusa, isolat*, emarginat*, tagliat* fuori
  `),
  emptiness: phrases(`
    vuoto, vuota, il vuoto, un vuoto, non sento niente, non sento nulla, non provo niente, non provo più niente,
    non provo nulla, apatic*, apatia, anestetizzat*, spento, spenta, noia, annoiat*, senza senso, non ha senso,
    demotivat*, indifferen*, svuotat*
  `),
  disappointment: phrases(`
    delus*, delusione, deludere, mi ha delus*, deludente, frustrat*, frustrazione, frustrante, amareggiat*,
    amarezza, mi aspettavo di più, mi aspettavo altro, disillus*, ci sono rimast* male, rimast* male
  `),
  anxiety: phrases(`
    ansia, ansios*, in ansia, ansiett*, ansiosa, ansioso, nervos*, agitat*, agitazione, preoccupat*, preoccupazione,
    preoccupa, preoccupo, angosci*, angoscia, inquiet*, in tensione, tensione, sono tes*, irrequiet*, in pensiero,
    in paranoia, paranoie, overthinking, ansia a mille, mi sale l'ansia
  `),
  fear: phrases(`
    paura, paure, terrore, terrorizzat*, spaventat*, spaventa, mi spaventa, spavento, impaurit*, panico, timore,
    ho il terrore, temo che, fifa
  `),
  overwhelm: phrases(`
    stress, stressat*, stressante, sopraffatt*, sommers*, sovraccaric*, non ci sto dietro, non sto dietro a,
    troppe cose, troppe cose insieme, sclero, sclera, sclerando, sclerare, impazzendo, sto impazzendo, esaurit*,
    esaurimento, mi sta crollando, sto crollando, affogando, soffoc*, non ce la faccio, che sbatti
  `),
  exhaustion: phrases(`
    stanc*, stanca, stanco, stanchezza, stanchissim*, sfinit*, esaust*, esausta, esausto, spossat*,
    distrutt* dalla stanchezza, senza energie, senza forze, senza energia, non ho energie, non ho forze,
    non ho più forze, energie a zero, sono cotto, sono cotta, a pezzi dalla stanchezza, stremat*, scarica, scarico
  `),
  anger: phrases(`
    rabbia, arrabbiat*, arrabbia, incazzat*, incazzo, furios*, furia, infuriat*, irritat*, irrita, che nervoso,
    che palle, che rabbia, odio lui, lo odio, la odio, li odio, odio mio, odio mia, odio il mio, odio la mia,
    odio tutti, odio questo, odio questa, indignat*, rancore, risentimento, mi fa incazzare, mi fanno incazzare,
    girano le palle, mi girano
  `),
  guilt: phrases(`
    colpa, in colpa, senso di colpa, sensi di colpa, colpevol*, rimors*, rimorso, rimpiant*, mi pento, pentit*,
    è colpa mia, colpa mia
  `),
  shame: phrases(`
    vergogn*, vergogna, vergogno, imbarazz*, imbarazzo, umiliazione, figura di merda, figuraccia, che figura,
    balbett*, arrossit*, diventat* ross*, sprofondare
  `),
  confusion: phrases(`
    confus*, confusione, non ci capisco niente, non capisco più niente, non so cosa provo, non so cosa sento,
    non so che provo, mi sento perso, mi sento persa, sono perso, sono persa, così perso, così persa, spaesat*,
    smarrit*, disorientat*, in dubbio, mille dubbi, dubbi*, indecis*, combattut*, incert*
  `),
  joy: phrases(`
    felic*, felice, felicissim*, felicità, content*, contenta, contento, contentissim*, gioia, allegr*, entusiast*,
    entusiasmo, emozionat*, euforic*, radios*, al settimo cielo, alla grande, benissimo, sto benissimo,
    mi sono divertit*, divertit*, gasat*
  `),
  gratitude: phrases(`
    grata, grati, grate, grato, gratitudine, riconoscen*, fortunato, fortunata, fortunati, ringrazio la vita
  `),
  pride: phrases('fiero, fiera, fieri, orgoglios*, orgoglio, soddisfatt*, soddisfazione, realizzat*'),
  relief: phrases(`
    sollievo, sollevat*, che sollievo, un peso in meno, tolt* un peso, mi sono tolt* un peso, finalmente respiro,
    uff che sollievo
  `),
  hope: phrases(`
    speranz*, speranza, spero bene, ottimist*, fiducios*, fiducia nel, non vedo l’ora, spero che vada, ci spero
  `),
  calm: phrases(`
    calma, calmo, calmi, più calm*, tranquill*, tranquilla, tranquillo, in pace, seren*, serena, sereno, serenità,
    rilassat*, sto bene, mi sento bene, va tutto bene, sto abbastanza bene, a mio agio
  `),
  love: phrases(`
    innamorat*, amo mio, amo mia, lo amo, la amo, li amo, amo il mio, amo la mia, ti amo tanto, amore per,
    mi sento amat*
  `),
};
