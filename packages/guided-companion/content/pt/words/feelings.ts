import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    triste*, tristeza, chatead*, deprimid*, depressiv*, depressão, deprê, estou mal, me sinto mal,
    me sentindo mal, muito mal, péssim*, estou na pior, para baixo, pra baixo, chorei, chorando, chorar,
    arrasad*, destruíd*, devastad*, na fossa, infeliz, coração partido, abatid*, desolad*, bad,
    não estou legal, melancól*, horrível, dia ruim, desanimad*, desânimo, triste, tristes, chateada, chateado
  `),
  hurt: phrases(`
    magoad*, mágoa, ferid*, machucad*, me machucou, me magoou, doeu, dói, ressentid*, rejeitad*, rejeição,
    me ignorou, ofendid*, traíd*, humilhad*
  `),
  longing: phrases('saudade*, sinto falta, sinto a falta, faz falta, fazem falta, nostalg*'),
  loneliness: phrases(`
    me sinto sozinh*, me sentindo sozinh*, estou sozinh*, tão sozinh*, muito sozinh*, sempre sozinh*,
    viver sozinh*, fico sozinh*, ficar sozinh*, mais sozinh*, sinto sozinh*, ^ sozinh* $, solidão, solitári*,
    abandonad*, excluíd*, isolad*
  `),
  emptiness: phrases(`
    vazio, vazia, oco, não sinto nada, apátic*, apatia, anestesiad*, tédio, entediad*, sem sentido, tanto faz,
    desmotivad*
  `),
  disappointment: phrases(`
    decepcionad*, decepção, decepcionou, desapontad*, frustrad*, frustração, desilu*, esperava mais
  `),
  anxiety: phrases(`
    ansios*, ansiedade, nervos*, preocupad*, preocupação, aflit*, angústia, angustiad*, agoniad*, apreensiv*,
    inquiet*, aperto no peito, tenso, tensa, tensão, ansioso, ansiosa
  `),
  fear: phrases('medo, pavor, apavorad*, assustad*, aterroriz*, pânico, receio, medrosa'),
  overwhelm: phrases(`
    sobrecarregad*, sobrecarga, estressad*, estresse, não dou conta, não estou dando conta, é muita coisa,
    muita coisa ao mesmo tempo, desesperad*, desespero, surtando, surtar, pirando, afogad* em
  `),
  exhaustion: phrases(`
    cansad*, cansaço, exaust*, esgotad*, sem energia, sem forças, estou acabad*, me sinto acabad*
  `),
  anger: phrases(`
    raiva, ódio, irritad*, furios*, revoltad*, indignad*, puto, puta da vida, estou brava, estou bravo,
    com bronca, odeio ele, odeio ela, odeio isso, odeio meu, odeio minha, odeio tudo
  `),
  guilt: phrases('culpa, culpad*, remorso, arrependid*, arrependo, arrependimento'),
  shame: phrases(`
    vergonha, envergonhad*, constrangid*, humilhação, gaguej*, fiquei vermelh*, passei vergonha, paguei mico,
    morri de vergonha
  `),
  confusion: phrases(`
    confus*, não entendo mais nada, em dúvida, indecis*, bagunçad*, não sei o que sinto, não sei o que sentir,
    me sinto perdid*, estou perdid*, tão perdid*, meio perdid*, completamente perdid*
  `),
  joy: phrases(`
    feliz, felic*, alegr*, contente, animad*, empolgad*, radiante, eufóric*, ótim*, maravilhos*, me diverti,
    nas nuvens
  `),
  gratitude: phrases('grato, grata, gratidão, agradecid*'),
  pride: phrases('orgulh*, satisfeit*, realizad*, vitorios*'),
  relief: phrases('alívio, aliviad*, ufa, peso saiu, mais leve, saiu das costas'),
  hope: phrases('esperanç*, otimist*, confiante, acredito que vai'),
  calm: phrases(`
    tranquil*, em paz, paz, seren*, estou bem, me sinto bem, me sentindo bem, relaxad*, sossegad*, mais calm*,
    estou calm*, me sinto calm*, sinto calma, calmaria, fiquei calm*, com calma no peito
  `),
  love: phrases('apaixonad*, amo muito, eu amo, amor por, paixão'),
};
