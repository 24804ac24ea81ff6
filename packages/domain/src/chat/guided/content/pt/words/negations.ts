import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    quer se matar, quer morrer, falou em se matar, falou em morrer, tentou se matar, vai se matar,
    disse que vai se matar, está se cortando, ele se corta, ela se corta, pensando em se matar,
    ameaçou se matar
  `),
  suicide: phrases(`
    quero morrer, queria morrer, queria estar mort*, quero estar mort*, vontade de morrer, prefiro morrer,
    preferia morrer, melhor morrer, melhor morta, melhor morto, me matar, vou me matar, quero me matar, suicíd*,
    suicid*, tirar a minha vida, tirar minha vida, tirar a própria vida, acabar com a minha vida,
    acabar com minha vida, acabar com tudo, dar fim à minha vida, dar um fim em tudo, pôr um fim em tudo,
    não quero mais viver, não quero viver, não queria mais viver, não queria mais estar aqui,
    não quero mais estar aqui, não quero mais existir, não quero existir, queria não existir,
    queria sumir para sempre, deixar de existir, não vejo mais razão para viver, não tenho motivo para viver,
    não tenho mais motivo para viver, cansei de viver, cansad* de viver, não vale a pena viver,
    queria não acordar, não queria acordar, não queria acordar mais, dormir e não acordar, dormir para sempre,
    estariam melhor sem mim, seria melhor sem mim, mundo sem mim, me enforcar, me jogar da, me jogar do,
    pular da ponte, pular da janela, tomei todos os remédios, tomei um monte de remédio, tomei muitos remédios,
    tomar todos os remédios, me despedir de todos, carta de despedida, não aguento mais viver,
    desistir de viver, desisti de viver, desistir da vida
  `),
  selfHarm: phrases(`
    me cortar, me corto, me cortei, me cortando, me machuco, me ferir, me queimar de propósito, automutil*,
    auto mutil*, autolesão, me arranho até, me bato, bato em mim, bater a cabeça na parede, machucar a mim,
    quero me machucar, vontade de me machucar, penso em me machucar, pensei em me machucar, vou me machucar,
    comecei a me machucar, voltei a me machucar, me machuquei de propósito, me machucar de propósito
  `),
  violence: phrases(`
    ele me bate, ela me bate, me bateu, me bate, me batem, me espanca, me espancou, me estuprou, fui estuprad*,
    abusou de mim, abusa de mim, fui abusad*, me ameaça de morte, me ameaçou de morte, ameaçou me matar,
    vai me matar, quer me matar, tentou me matar, me agrediu, me agride, fui agredid*,
    medo do que ele pode fazer, tenho medo do meu marido, tenho medo do meu namorado, estou em perigo,
    me enforcou, me estrangulou, me trancou em casa, me obriga a fazer sexo, me forçou, me tocou sem
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
  me matar de rir, me mata de rir, me mata de vergonha, me matar de vergonha, me mata de orgulho,
  me matar de trabalhar, me matar de estudar, me mata de cansaço, me mata de saudade, me mata de raiva,
  minha mãe vai me matar, meu pai vai me matar, meu chefe vai me matar, vai me matar de, quer me matar de,
  calor me mata, ansiedade me mata, quero morrer de rir, não quero morrer, não queria morrer,
  quero morrer de vergonha, vontade de morrer de rir, queria morrer de vergonha, esquadrão suicida,
  me cortar o cabelo, me cortou o cabelo, me mata de fome, me bateu uma, me bateu um, me bateu a, me bate uma,
  me bate um, me bateu aquela, me bateu saudade, me bateu medo, me bateu tristeza, me forçou a pensar,
  acabar com tudo isso logo no trabalho, dormir para sempre acordad*, não quero me machucar
`);

export const safe: Recognition['safe'] = phrases(`
  estou segur*, estou em segurança, me sinto segur*, não vou fazer nada, não vou me matar, não vou me machucar,
  estou com minha mãe, estou com meu pai, estou com alguém, não estou sozinh*, tem gente comigo, já liguei,
  liguei para, vou ligar, estou bem agora, foi só um pensamento, só pensei, era brincadeira, estava brincando,
  está vindo, chegou aqui, está aqui, estão aqui, minha mãe chegou, meu pai chegou, está comigo,
  estou acompanhad*
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  não estou segur*, não sei se estou segur*, não me sinto segur*, não estou em segurança, estou sozinh*,
  ninguém comigo, vou fazer, já fiz, já tomei, tomei tudo, estou com medo de mim, não confio em mim,
  hoje à noite, já decidi, tenho um plano
`);

export const negations: Recognition['negations'] = phrases(`
  não, nunca, nem, jamais, sem, nenhum, nenhuma, tampouco, ninguém
`);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('mas, porém, só, apenas, que, e, sim');

export const addressing: Recognition['addressing'] = phrases('você, te, contigo, seu, sua');
