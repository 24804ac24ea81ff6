import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const people: readonly Mention[] = [
  { name: 'tu mamá', pronoun: 'she', words: phrases('mi mamá, mi madre, mi vieja, mi mami, mi amá, mamá') },
  { name: 'tu papá', pronoun: 'he', words: phrases('mi papá, mi padre, mi viejo, mi papi, mi apá, papá') },
  { name: 'tus padres', pronoun: 'they', words: phrases('mis padres, mis papás, mis viejos') },
  { name: 'tu hermana', pronoun: 'she', words: phrases('mi hermana, mi hermanita') },
  { name: 'tu hermano', pronoun: 'he', words: phrases('mi hermano, mi hermanito') },
  { name: 'tu abuela', pronoun: 'she', words: phrases('mi abuela, mi abuelita, mi abue, mi yaya') },
  { name: 'tu abuelo', pronoun: 'he', words: phrases('mi abuelo, mi abuelito, mi yayo') },
  { name: 'tu hijo', pronoun: 'he', words: phrases('mi hijo, mi niño, mi nene, mi bebé') },
  { name: 'tu hija', pronoun: 'she', words: phrases('mi hija, mi niña, mi nena') },
  { name: 'tus hijos', pronoun: 'they', words: phrases('mis hijos, mis niños, mis nenes, mis peques') },
  { name: 'tus hijas', pronoun: 'they', words: phrases('mis hijas, mis niñas') },
  { name: 'tu marido', pronoun: 'he', words: phrases('mi marido, mi esposo') },
  { name: 'tu esposa', pronoun: 'she', words: phrases('mi esposa, mi mujer, mi señora') },
  { name: 'tu novio', pronoun: 'he', words: phrases('mi novio, mi prometido, mi pololo') },
  { name: 'tu novia', pronoun: 'she', words: phrases('mi novia, mi prometida, mi polola') },
  { name: 'tu pareja', words: phrases('mi pareja') },
  { name: 'tu ex', words: phrases('mi ex, mi exnovio, mi exnovia, mi exmarido, mi exmujer, mi expareja') },
  { name: 'tu jefe', pronoun: 'he', words: phrases('mi jefe, mi patrón, mi encargado') },
  { name: 'tu jefa', pronoun: 'she', words: phrases('mi jefa, mi patrona, mi encargada') },
  { name: 'tu amiga', pronoun: 'she', words: phrases('mi amiga, mi mejor amiga') },
  { name: 'tu amigo', pronoun: 'he', words: phrases('mi amigo, mi mejor amigo') },
  { name: 'tus amistades', pronoun: 'they', words: phrases('mis amigos, mis amigas') },
  { name: 'tu suegra', pronoun: 'she', words: phrases('mi suegra') },
  { name: 'tu profesor', pronoun: 'he', words: phrases('mi profesor, mi tutor') },
  { name: 'tu profesora', pronoun: 'she', words: phrases('mi profesora, mi tutora') },
  { name: 'tu tía', pronoun: 'she', words: phrases('mi tía') },
  { name: 'tu tío', pronoun: 'he', words: phrases('mi tío') },
];

export const pronouns: Recognition['pronouns'] = {
  // Without its accent "él" is an article: only before a verb or at the end is it surely a person.
  he: phrases(`
    él me, él no, él nunca, él siempre, él es, él era, él ya, él dice, él dijo, él quiere, él está, él también, él tiene,
    con él $, a él $, de él $, por él $, sin él $, para él $, con él |, a él |, de él |
  `),
  she: phrases('ella'),
  they: phrases('ellos, ellas'),
};

/** Each name stands after "sobre". */
export const details: readonly Mention[] = [
  { name: 'el examen', words: phrases('examen, parcial, examen final') },
  { name: 'los exámenes', words: phrases('exámenes, parciales') },
  { name: 'la entrevista', words: phrases('entrevista') },
  { name: 'la reunión', words: phrases('reunión, reuniones') },
  {
    name: 'el despido',
    words: phrases('despido, me despidieron, me echaron, me corrieron, perdí el trabajo, perdí mi trabajo'),
  },
  { name: 'las deudas', words: phrases('deuda, deudas, endeudad*') },
  { name: 'el alquiler', words: phrases('alquiler, la renta, arriendo') },
  { name: 'el viaje', words: phrases('viaje, viajar') },
  { name: 'la boda', words: phrases('boda, me caso, me voy a casar, nos casamos') },
  { name: 'la pelea', words: phrases('pelea, peleas, peleamos, peleé, discusión, discutimos, discutí') },
  { name: 'las oposiciones', words: phrases('oposición, oposiciones') },
  { name: 'la tesis', words: phrases('tesis, tfg') },
  { name: 'el ascenso', words: phrases('ascenso, me ascendieron') },
  { name: 'el proyecto', words: phrases('proyecto') },
  { name: 'los plazos', words: phrases('plazo, plazos, fecha límite') },
  { name: 'la operación', words: phrases('cirugía, operación, me operan') },
  { name: 'los estudios médicos', words: phrases('análisis, estudios médicos, resultados médicos') },
  { name: 'el embarazo', words: phrases('embarazada, embarazo') },
  { name: 'la presentación', words: phrases('presentación, exponer en clase') },
  { name: 'la mudanza', words: phrases('mudanza, mudarme, me mudo, me mudé') },
  { name: 'las redes sociales', words: phrases('instagram, redes sociales, tiktok') },
  { name: 'la universidad', words: phrases('universidad, facultad') },
  { name: 'tu perro', words: phrases('mi perro, mi perra, mi perrito, mi perrita') },
  { name: 'tu gato', words: phrases('mi gato, mi gata, mi gatito, mi gatita') },
  { name: 'el cumpleaños', words: phrases('cumpleaños, cumple') },
  { name: 'la Navidad', words: phrases('navidad, nochebuena') },
  { name: 'el insomnio', words: phrases('insomnio') },
  { name: 'la separación', words: phrases('separación, divorcio, nos separamos') },
  { name: 'la infidelidad', words: phrases('infidelidad, me engañó, me fue infiel, me puso los cuernos') },
];
