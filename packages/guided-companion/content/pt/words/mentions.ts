import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const people: readonly Mention[] = [
  { name: 'sua mãe', pronoun: 'she', words: phrases('minha mãe, mamãe, minha mãezinha, minha velha') },
  { name: 'seu pai', pronoun: 'he', words: phrases('meu pai, papai, meu velho') },
  { name: 'seus pais', pronoun: 'they', words: phrases('meus pais') },
  { name: 'sua irmã', pronoun: 'she', words: phrases('minha irmã') },
  { name: 'seu irmão', pronoun: 'he', words: phrases('meu irmão') },
  { name: 'sua avó', pronoun: 'she', words: phrases('minha avó, minha vó, vovó') },
  { name: 'seu avô', pronoun: 'he', words: phrases('meu avô, meu vô, vovô') },
  { name: 'seu filho', pronoun: 'he', words: phrases('meu filho, meu menino, meu bebê') },
  { name: 'sua filha', pronoun: 'she', words: phrases('minha filha, minha menina') },
  { name: 'seus filhos', pronoun: 'they', words: phrases('meus filhos, minhas crianças') },
  { name: 'seu marido', pronoun: 'he', words: phrases('meu marido, meu esposo') },
  { name: 'sua esposa', pronoun: 'she', words: phrases('minha esposa, minha mulher') },
  { name: 'seu namorado', pronoun: 'he', words: phrases('meu namorado, meu noivo') },
  { name: 'sua namorada', pronoun: 'she', words: phrases('minha namorada, minha noiva') },
  { name: 'seu ex', pronoun: 'he', words: phrases('meu ex, ex namorado, ex marido') },
  { name: 'sua ex', pronoun: 'she', words: phrases('minha ex, ex namorada, ex mulher, ex esposa') },
  { name: 'seu chefe', pronoun: 'he', words: phrases('meu chefe, meu patrão, meu gestor, meu gerente') },
  { name: 'sua chefe', pronoun: 'she', words: phrases('minha chefe, minha patroa, minha gestora, minha gerente') },
  { name: 'sua amiga', pronoun: 'she', words: phrases('minha amiga, minha melhor amiga') },
  { name: 'seu amigo', pronoun: 'he', words: phrases('meu amigo, meu melhor amigo') },
  { name: 'seus amigos', pronoun: 'they', words: phrases('meus amigos, minhas amigas') },
  { name: 'sua sogra', pronoun: 'she', words: phrases('minha sogra') },
  { name: 'seu professor', pronoun: 'he', words: phrases('meu professor, meu orientador') },
  { name: 'sua professora', pronoun: 'she', words: phrases('minha professora, minha orientadora') },
  { name: 'sua tia', pronoun: 'she', words: phrases('minha tia') },
  { name: 'seu tio', pronoun: 'he', words: phrases('meu tio') },
];

/** Each name stands after "sobre". */
export const pronouns: Recognition['pronouns'] = {
  he: phrases('ele, dele, nele'),
  she: phrases('ela, dela, nela'),
  they: phrases('eles, deles, elas, delas, nós dois'),
};

export const details: readonly Mention[] = [
  { name: 'a prova', words: phrases('prova, provas, minha prova') },
  { name: 'a entrevista', words: phrases('entrevista') },
  { name: 'a reunião', words: phrases('reunião, reuniões') },
  {
    name: 'a demissão',
    words: phrases(`
    demissão, fui demitid*, me demitiram, mandad* embora, perdi o emprego, perdi meu emprego
  `),
  },
  { name: 'as dívidas', words: phrases('dívida, dívidas, endividad*') },
  { name: 'o aluguel', words: phrases('aluguel') },
  { name: 'a viagem', words: phrases('viagem, viajar') },
  { name: 'o casamento', words: phrases('casamento, vou casar') },
  { name: 'a briga', words: phrases('briga, brigas, brigamos, briguei, discussão, discutimos, discuti') },
  { name: 'o vestibular', words: phrases('vestibular, enem, cursinho') },
  { name: 'o TCC', words: phrases('tcc, monografia') },
  { name: 'a promoção', words: phrases('promoção, fui promovid*') },
  { name: 'o projeto', words: phrases('projeto') },
  { name: 'os prazos', words: phrases('prazo, prazos') },
  { name: 'a cirurgia', words: phrases('cirurgia, operação') },
  { name: 'os exames', words: phrases('exame, exames') },
  { name: 'a gravidez', words: phrases('grávida, gravidez') },
  { name: 'a apresentação', words: phrases('apresentação, apresentar o trabalho') },
  { name: 'o concurso', words: phrases('concurso') },
  { name: 'as redes sociais', words: phrases('instagram, redes sociais, tiktok') },
  { name: 'a faculdade', words: phrases('faculdade, facul, universidade') },
  { name: 'o cachorro', words: phrases('cachorro, cachorra, meu dog') },
  { name: 'o gato', words: phrases('meu gato, minha gata, gatinho, gatinha') },
  { name: 'o aniversário', words: phrases('aniversário') },
  { name: 'o Natal', words: phrases('natal') },
  { name: 'a insônia', words: phrases('insônia') },
  { name: 'a separação', words: phrases('separação, divórcio, nos separamos') },
  { name: 'a traição', words: phrases('traição, me traiu, fui traíd*') },
];
