import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'Was ist am schwersten, seit es vorbei ist?',
      'Wie sah das Ende von deiner Seite aus?',
      'Zu welchen Zeiten fehlt es dir am meisten?',
    ],
    deepen: [
      'Was fehlt dir: der Mensch, der Alltag, oder wer du dort warst?',
      'Was hat dir diese Beziehung darüber gezeigt, was du brauchst?',
      'Was wurde nie gesagt?',
      'Welcher Teil von dir ist unterwegs verloren gegangen?',
    ],
    forward: [
      'Was bringt dich durch die längsten Stunden?',
      'Welchen Teil deines Lebens möchtest du wieder aufnehmen?',
      'Wen möchtest du in dieser Zeit nah bei dir haben?',
    ],
  },
  parenting: {
    explore: [
      'Was verlangt diese Phase am meisten von dir?',
      'Wie geht es zu Hause gerade zu?',
      'Wann am Tag ist es am schwersten?',
    ],
    deepen: [
      'Wie möchtest du für die Kinder da sein?',
      'Was hättest du selbst in diesem Alter gebraucht?',
      'Wo bleibst du mitten in all dem Sorgen?',
    ],
    forward: [
      'Wer könnte dir ein Stück abnehmen, und sei es klein?',
      'Welche Erwartung dürfte diese Woche ein wenig sinken?',
      'Was war zuletzt ein guter Moment zwischen euch?',
    ],
  },
  relationship: {
    explore: [
      'Was ist zwischen euch passiert?',
      'Wie ist es in letzter Zeit zwischen euch?',
      'Was daran ist dir am nächsten gegangen?',
    ],
    deepen: [
      'Was brauchst du in dieser Beziehung und findest es nicht?',
      'Was lässt du ungesagt, damit Frieden bleibt?',
      'Wie fühlst du dich neben diesem Menschen?',
      'Was zeigt diese Beziehung darüber, was dir wichtig ist?',
    ],
    forward: [
      'Welches Gespräch wartet noch darauf, geführt zu werden?',
      'Wie klänge es, offen und freundlich darum zu bitten?',
      'Was hat zwischen euch in einer anderen schweren Zeit geholfen?',
    ],
  },
  friendship: {
    explore: [
      'Was hat sich in dieser Freundschaft verändert?',
      'Wie war es vorher zwischen euch?',
      'Was ist dir davon am meisten geblieben?',
    ],
    deepen: [
      'Was suchst du in einer Freundschaft?',
      'Was würdest du verlieren, wenn der Abstand bliebe?',
      'Was weiß die andere Seite vielleicht nicht?',
    ],
    forward: [
      'Was würdest du sagen, wenn nichts dabei zu verlieren wäre?',
      'Bei wem kannst du gerade sein, wie du bist?',
      'Welche kleine Geste würde eine Tür öffnen?',
    ],
  },
  family: {
    explore: [
      'Was läuft da zwischen dir und deiner Familie?',
      'Wie ist die Stimmung bei euch sonst?',
      'Welche Rolle hast du in dieser Familie?',
      'Was hat danach noch nachgeklungen?',
    ],
    deepen: [
      'Was sollten sie endlich an dir anerkennen?',
      'An welche alte Geschichte erinnert dich das?',
      'Was brauchst du dort, ohne darum bitten zu können?',
    ],
    forward: [
      'Welche Grenze würde dir guttun?',
      'Mit wem in der Familie lässt sich am ehesten reden?',
      'Was möchtest du anders machen, als du es gelernt hast?',
    ],
  },
};
