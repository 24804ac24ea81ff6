import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'Il y a une tristesse profonde dans ce que tu racontes.',
    'On dirait que la tristesse a pris toute la journée.',
    'Ça fait mal, et pas qu’un peu.',
    'Ça te touche au plus profond.',
    'Une tristesse pareille ne vient pas de nulle part.',
  ],
  hurt: [
    'C’est tombé à un endroit tendre.',
    'Ça a laissé une marque, de celles qui reviennent quand tout se tait.',
    'Ça a blessé, et peut-être davantage à cause de qui ça venait.',
    'Cette blessure n’a pas eu le temps de se refermer.',
  ],
  longing: [
    'Ce manque-là prend de la place.',
    'Il y a des heures où c’est pire.',
    'Ça te manque beaucoup, et ça se lit.',
    'Il y a un creux qui a exactement la forme de ce que tu as perdu.',
  ],
  loneliness: [
    'Une présence tout près te ferait vraiment du bien.',
    'Tout porter en silence rend la solitude plus grande.',
    'C’est une solitude qu’une foule ne réglerait pas.',
    'Il manque quelqu’un avec qui partager ça.',
  ],
  emptiness: [
    'C’est comme si quelque chose en toi s’était tu.',
    'Tout est à sa place, et pourtant il manque quelque chose.',
    'C’est dur d’avoir envie quand rien n’appelle.',
    'C’est étrange, ce que le vide peut peser.',
  ],
  disappointment: [
    'Tu espérais autre chose, et c’est l’écart entre les deux qui fait mal.',
    'Tu as donné quelque chose, et ce qui est revenu n’était pas ce que tu attendais.',
    'Tu y avais cru, et ça retombe.',
    'C’est frustrant d’y mettre autant et de voir ça filer entre les doigts.',
  ],
  anxiety: [
    'Il y a une agitation qui ne te laisse pas atterrir.',
    'La tête ne s’arrête pas, et le corps suit.',
    'Tu montes la garde, dans l’attente que quelque chose arrive.',
    'L’inquiétude réclame une certitude que personne ne peut donner maintenant.',
    'Ça fait beaucoup de tension pour une seule journée.',
  ],
  fear: [
    'La peur parle fort en ce moment.',
    'Quelque chose là-dedans fait vraiment peur.',
    'C’est effrayant, d’autant plus sans savoir comment ça finit.',
    'Cette peur ne te lâche pas facilement.',
  ],
  overwhelm: [
    'Ça fait trop de choses à la fois.',
    'Tout est urgent et rien n’attend son tour.',
    'Tu essaies de tenir beaucoup d’assiettes en l’air.',
    'Il n’y a presque plus un coin où respirer.',
  ],
  exhaustion: [
    'Cette fatigue ne vient pas de nulle part.',
    'Ton corps présente la note de tout ce que tu soutiens.',
    'Tu es au bout de tes forces, et on t’en demande encore.',
    'Rien qu’arriver à la fin de la journée prend tout.',
  ],
  anger: [
    'Il y a de la colère ici, et elle a ses raisons.',
    'Ça bout à l’intérieur.',
    'On a touché à quelque chose qui compte pour toi.',
    'C’était devenu trop pour être retenu.',
  ],
  guilt: [
    'La culpabilité revient te piquer, même les jours chargés.',
    'Tu portes ça comme si c’était à toi de tout porter.',
    'Une part de toi continue de tenir le procès.',
    'Tu ne te passes rien, là-dessus.',
  ],
  shame: [
    'La honte donne envie de disparaître aux regards.',
    'Rien que le dire demande du courage.',
    'On dirait que tu crains ce que penseraient les gens s’ils savaient.',
    'Ce n’était pas facile à écrire.',
  ],
  confusion: [
    'Tout est emmêlé, et le bout du fil est difficile à trouver.',
    'Il y a beaucoup de voix qui parlent en même temps là-dedans.',
    'Tu ne sais pas encore, et ne pas savoir est inconfortable.',
    'C’est comme une pièce en désordre : on a envie de fermer la porte.',
  ],
  joy: [
    'Le bonheur s’entend dans ta façon de raconter.',
    'Quelle belle chose à lire.',
    'Il y a une bonne énergie là-dedans.',
    'On dirait que ça a éclairé toute la journée.',
  ],
  gratitude: [
    'Il y a une vraie gratitude dans tes mots, celle qui réchauffe.',
    'Tu ne l’as pas laissé passer sans le voir.',
    'Le remarquer est un cadeau en soi.',
  ],
  pride: [
    'Il y a de la fierté, et elle est bien méritée.',
    'Toi, tu sais ce qu’il a fallu pour en arriver là.',
    'C’est ton œuvre, et c’est bon de pouvoir le dire.',
  ],
  relief: [
    'On dirait qu’un poids a quitté tes épaules.',
    'Maintenant, tu peux souffler.',
    'Le soulagement montre tout ce que tu portais.',
  ],
  hope: [
    'Il y a de l’espoir là-dedans, et il est bien éveillé.',
    'Une part de toi voit déjà un passage.',
    'Ça ne ressemble pas à un rêve en l’air, plutôt à un espoir gagné.',
  ],
  calm: [
    'Il y a un bon calme dans ce que tu dis.',
    'On dirait que les choses ont trouvé un rythme plus doux.',
    'Un calme pareil compte aussi, même sans rien d’extraordinaire.',
  ],
  love: [
    'On voit combien tu aimes.',
    'Cet amour a une belle place dans ta vie.',
    'La tendresse est dans chaque détail.',
  ],
};
