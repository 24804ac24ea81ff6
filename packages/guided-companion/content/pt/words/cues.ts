import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  dismissed: phrases(`
    diz que eu exagero, dizem que eu exagero, dizem que exagero, diz que é exagero, diz que é drama,
    dizem que é drama, diz que é frescura, dizem que é frescura, me chama de dramátic*, me chamam de dramátic*,
    não me leva a sério, não me levam a sério, faz pouco caso, diz que é coisa da minha cabeça,
    falam que é frescura, fala que é frescura, ri de mim, rir de mim, riu de mim, riram de mim
  `),
  unsaid: phrases(`
    fiquei quiet*, fiquei calad*, não consegui falar, não consigo falar, não falei nada, não disse nada, engoli,
    engolindo, engulo, guardo tudo, guardei para mim, não tive coragem, calad*, não respondi
  `),
  hiding: phrases(
    `finjo, finjo que, fingir, fingindo, disfarç*, sorrio mas, por fora, máscara, ninguém percebe, escondo, esconder, escondendo`,
  ),
  forbidden: phrases(
    `me sinto horrível por, me sinto culpad* por, me sinto um monstro, me sinto péssim* por, por pensar isso, por pensar assim, por sentir isso, pensamento horrível, não deveria pensar, não devia pensar, não deveria sentir, não devia sentir`,
  ),
  insight: phrases(`
    nunca tinha pensado, não tinha pensado, percebi que, me dei conta, acho que entendi, agora entendo,
    agora vejo, caiu a ficha, entendi que, pensando bem, reparando bem
  `),
  plan: phrases(`
    acho que vou, acho que posso, acho que dá para, vou falar com, vou ligar, vou tentar, vou procurar,
    vou conversar, vou pedir, decidi, resolvi, estou pensando em, pretendo, marquei, vou marcar, vou começar,
    amanhã vou, posso ligar, posso tentar, talvez falar, talvez conversar, talvez procurar, talvez ligar,
    posso conversar, posso falar, posso pedir, vou sim, talvez eu, ^ talvez um, ^ talvez uma, ^ talvez só,
    vou falar, vou contar, vou dizer, ^ conversar com, ^ falar com, estou pront*
  `),
  supported: phrases(`
    acredita em mim, acreditou em mim, me apoia, me apoiou, me apoiam, do meu lado, contar com ela, contar com ele, contar com eles, contar com a minha,
    sempre me ajuda, está me ajudando, me deu força, me dá força, me acolheu, cuidou de mim, cuida de mim, me entende
  `),
  wish: phrases(`
    queria que, só queria, gostaria de, gostaria que, queria poder, queria tanto, sonho em, meu sonho,
    queria voltar, tenho vontade de, eu queria ser, queria ter, eu queria, queria guardar, queria saber,
    queria conseguir, queria um, queria uma, quero fazer, quero ser, quero mudar, quero voltar
  `),
  before: phrases(`
    antes eu, eu costumava, antigamente, eu era, já fui, antes era, naquela época, quando eu era, parei de,
    parei quando, nunca mais, ele era, ela era, a gente era, nós éramos
  `),
  ordinary: phrases(`
    nada de mais, nada demais, dia normal, tudo normal, tudo na mesma, na mesma, mesma coisa de sempre,
    sem novidade*, nada de novo, mais ou menos, dia comum, rotina, ^ normal $, ^ tudo normal
  `),
  neverTold: phrases(`
    nunca contei, nunca falei isso, nunca falei sobre isso, nunca disse isso, primeira vez que falo,
    primeira vez que conto, ninguém sabe, não contei para ninguém, nunca falei para ninguém, é segredo
  `),
  hard: phrases(`
    foi difícil, é difícil, está difícil, muito difícil, foi duro, é duro, está puxado, foi pesado, está pesado, é complicado, está complicado,
    nada fácil, não é fácil, não foi fácil, fase difícil, época difícil, semana difícil, dia difícil, dia pesado
  `),
  pleasant: phrases(`
    gosto do, gosto da, gosto de, gostei, adoro, adorei, está gostoso, é gostoso, é bom, está bom, está bem, foi gostoso, me faz bem, me fez bem, me faz rir
  `),
  tooMuch: phrases(`
    não aguento mais, não suporto mais, passou do limite, no meu limite, cheguei no limite, é demais para mim,
    não dou conta, cansei de, já deu, de saco cheio, não tenho mais forças, para mim chega
  `),
  crying: phrases('chorei, chorando, chorar, choro, lágrimas, chorava'),
  alone: phrases(`
    carrego sozinh*, tenho que fazer tudo, faço tudo sozinh*, ninguém me ajuda, não tenho com quem,
    ninguém me entende, ninguém me escuta, ninguém percebe, tudo nas minhas costas, sobra para mim,
    ninguém liga
  `),
  worse: phrases(`
    está piorando, só piora, cada vez pior, piorou, pior que antes, pior do que antes, estou pior
  `),
  better: phrases(`
    estou melhor, me sinto melhor, me sentindo melhor, já melhorou, pouco melhor, bem melhor, muito melhor,
    melhorzinh*, mais tranquil*, melhorou, mais leve, isso ajudou, me ajudou, ajudou bastante, ajudou muito,
    mais calm*, está melhorando, melhorei, acalmou, me acalmou, aliviou, ajudou
  `),
  effort: phrases(`
    estou tentando, tentei, tento, venho tentando, fiz o que pude, me esforc*, estou me esforçando,
    dei o meu melhor, criei coragem, tomei coragem, consegui falar, comecei a fazer, lutando
  `),
  duty: phrases(`
    tenho que, preciso dar conta, eu devia, eu deveria, devia ter, deveria ter, sou obrigad*, não posso falhar,
    esperam de mim, todo mundo espera, minha obrigação, não posso decepcionar, preciso ser
  `),
  ambivalence: phrases(`
    por um lado, por outro lado, mas ao mesmo tempo, ao mesmo tempo, uma parte de mim, parte de mim,
    não sei se quero, não sei se devo, não sei se, quero mas, dividid*, não decido
  `),
  longTime: phrases(`
    há anos, faz _ anos, há _ anos, há mais de, faz mais de, faz anos, há meses, faz meses, há muito tempo,
    faz tempo, faz muito tempo, desde criança, desde pequen*, desde a infância, desde sempre, a vida toda,
    a vida inteira, minha vida inteira, sempre fui assim, de novo e de novo, há semanas, faz semanas,
    desde que me lembro, sempre foi assim, há muito
  `),
  recent: phrases(`
    acabei de, acabou de, agora há pouco, agora mesmo, hoje de manhã, ontem, hoje cedo, essa noite,
    esta noite
  `),
  wondering: phrases(`
    por que eu, por que comigo, por que será, me pergunto, será que, fico pensando, por que isso,
    não entendo por que, não entendo porque, queria entender
  `),
};
