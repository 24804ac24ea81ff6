import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** Each name begins with "ton", "ta" or "tes", so that any preposition can stand before it. */
export const people: readonly Mention[] = [
  { name: 'ta mère', pronoun: 'she', words: phrases('ma mère, ma maman, maman, ma daronne, ma reum') },
  { name: 'ton père', pronoun: 'he', words: phrases('mon père, mon papa, papa, mon daron') },
  { name: 'tes parents', pronoun: 'they', words: phrases('mes parents, mes darons') },
  { name: 'ta sœur', pronoun: 'she', words: phrases('ma soeur, ma grande soeur, ma petite soeur, ma frangine') },
  {
    name: 'ton frère',
    pronoun: 'he',
    words: phrases('mon frère, mon grand frère, mon petit frère, mon frangin, mon reuf'),
  },
  { name: 'ta grand-mère', pronoun: 'she', words: phrases('ma grand-mère, ma mamie, ma mamy, mamie, ma mémé') },
  { name: 'ton grand-père', pronoun: 'he', words: phrases('mon grand-père, mon papi, mon papy, papi, mon pépé') },
  { name: 'ton fils', pronoun: 'he', words: phrases('mon fils, mon garçon') },
  { name: 'ta fille', pronoun: 'she', words: phrases('ma fille') },
  {
    name: 'tes enfants',
    pronoun: 'they',
    words: phrases('mes enfants, mes gosses, les enfants, mes fils, mes filles'),
  },
  { name: 'ton bébé', words: phrases('mon bébé') },
  { name: 'ton mari', pronoun: 'he', words: phrases('mon mari, mon époux') },
  { name: 'ta femme', pronoun: 'she', words: phrases('ma femme, mon épouse') },
  { name: 'ton copain', pronoun: 'he', words: phrases('mon copain, mon mec, mon chéri, mon amoureux, mon fiancé') },
  { name: 'ta copine', pronoun: 'she', words: phrases('ma copine, ma meuf, ma chérie, mon amoureuse, ma fiancée') },
  { name: 'ton conjoint', pronoun: 'he', words: phrases('mon conjoint, mon compagnon') },
  { name: 'ta compagne', pronoun: 'she', words: phrases('ma compagne, ma conjointe') },
  { name: 'ton ex', words: phrases('mon ex, ex copain, ex copine, ex mari, ex femme') },
  { name: 'ton chef', pronoun: 'he', words: phrases('mon chef, mon patron, mon boss, mon manager, mon supérieur') },
  {
    name: 'ta cheffe',
    pronoun: 'she',
    words: phrases('ma cheffe, ma chef, ma patronne, ma boss, ma manager, ma supérieure'),
  },
  { name: 'ton ami', pronoun: 'he', words: phrases('mon ami, un ami, mon pote, mon meilleur ami, mon meilleur pote') },
  { name: 'ton amie', pronoun: 'she', words: phrases('mon amie, une amie, ma meilleure amie, ma pote, ma bestie') },
  { name: 'tes amis', pronoun: 'they', words: phrases('mes amis, mes amies, mes potes, mes copains, mes copines') },
  { name: 'ton colocataire', words: phrases('mon coloc, mon colocataire') },
  { name: 'ta colocataire', pronoun: 'she', words: phrases('ma coloc, ma colocataire') },
  { name: 'ton collègue', pronoun: 'he', words: phrases('mon collègue, un collègue') },
  { name: 'ta collègue', pronoun: 'she', words: phrases('ma collègue, une collègue') },
  { name: 'tes collègues', pronoun: 'they', words: phrases('mes collègues') },
  { name: 'ton prof', words: phrases('mon prof, mon professeur') },
  { name: 'ta prof', pronoun: 'she', words: phrases('ma prof, ma professeure') },
  { name: 'ta tante', pronoun: 'she', words: phrases('ma tante, ma tata') },
  { name: 'ton oncle', pronoun: 'he', words: phrases('mon oncle, mon tonton') },
  { name: 'ta belle-mère', pronoun: 'she', words: phrases('ma belle-mère') },
  { name: 'ton beau-père', pronoun: 'he', words: phrases('mon beau-père') },
];

export const pronouns: Recognition['pronouns'] = {
  he: phrases('il, avec lui, de lui, pour lui, à lui, chez lui, sans lui'),
  she: phrases('elle'),
  they: phrases('ils, elles, eux'),
};

/** Each name begins with a word that no preposition melts with: "ce", "cette", never "le". */
export const details: readonly Mention[] = [
  { name: 'cet examen', words: phrases('examen, exam, mon partiel') },
  { name: 'ces examens', words: phrases('examens, exams, partiels') },
  { name: 'ce concours', words: phrases('concours') },
  { name: 'cet entretien', words: phrases(`entretien, entretien d'embauche`) },
  { name: 'cette réunion', words: phrases('réunion, réunions') },
  {
    name: 'ce licenciement',
    words: phrases(
      'licenciement, licencié, licenciée, viré, virée, perdu mon boulot, perdu mon travail, perdu mon job',
    ),
  },
  { name: 'cette démission', words: phrases('démission, démissionner, démissionné') },
  { name: 'ces dettes', words: phrases('dette, dettes, endetté, endettée') },
  { name: 'ce loyer', words: phrases('loyer, loyers') },
  { name: 'ce voyage', words: phrases('voyage, voyages, voyager') },
  { name: 'ces vacances', words: phrases('vacances') },
  { name: 'ce mariage', words: phrases('mariage, me marier') },
  {
    name: 'cette dispute',
    words: phrases(
      'dispute, disputes, disputé, disputée, disputés, engueulade, engueulé, engueulée, engueulés, engueule, pris la tête avec',
    ),
  },
  { name: 'ce mémoire', words: phrases('mon mémoire, le mémoire') },
  { name: 'cette thèse', words: phrases('thèse') },
  { name: 'cette promotion', words: phrases('promotion, promu, promue') },
  { name: 'ce projet', words: phrases('projet') },
  { name: 'ces délais', words: phrases('délai, délais, deadline, deadlines') },
  { name: 'cette opération', words: phrases('opération, chirurgie') },
  { name: 'ces résultats', words: phrases('résultat, résultats, analyses') },
  { name: 'cette grossesse', words: phrases('enceinte, grossesse') },
  { name: 'cet exposé', words: phrases('exposé, présentation, soutenance') },
  { name: 'ce déménagement', words: phrases('déménagement, déménager, déménagé, déménage') },
  { name: 'ces réseaux', words: phrases('instagram, insta, réseaux sociaux, tiktok, snap, facebook') },
  { name: 'ton chien', words: phrases('mon chien, ma chienne, mon chiot') },
  { name: 'ton chat', words: phrases('mon chat, ma chatte, mon chaton') },
  { name: 'cet anniversaire', words: phrases('anniversaire') },
  { name: 'Noël', words: phrases('noel, réveillon') },
  { name: 'ce divorce', words: phrases('divorce, divorcé, divorcée, divorcer') },
  { name: 'ce rendez-vous', words: phrases('rendez-vous') },
  { name: 'ce stage', words: phrases('stage') },
  { name: 'ce permis', words: phrases('permis') },
];
