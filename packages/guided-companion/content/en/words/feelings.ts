import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    sad, sadness, sadder, unhappy, miserable, depressed, depressing, depression, feeling down, feel down,
    so down, feel low, feeling low, heartbroken, heartbreak, devastated, crying, i cried, i cry, to cry,
    me cry, in tears, upset, gloomy, blue lately, awful, terrible, horrible, not okay, not ok, not doing well,
    feel bad, feeling bad, feel like crap, feel like shit, crushed, hopeless, despair, bummed, rough day,
    bad day, feel broken, feeling broken, am broken
  `),
  hurt: phrases(
    `hurt, hurts, hurting, hurtful, wounded, rejected, rejection, betray*, offended, stung, ignored me, ignores me, used me`,
  ),
  longing: phrases(`
    miss him, miss her, miss them, miss my, missing him, missing her, missing them, miss us, nostalg*,
    homesick, long for, i miss you, i miss home, i miss the, i miss everything, i miss how, i miss being,
    i miss having, i miss that, i miss when, i miss those, miss being, miss having
  `),
  loneliness: phrases(`lonely, loneliness, alone, isolated, abandoned, left out, unwanted, excluded`),
  emptiness: phrases(
    `empty, emptiness, numb, hollow, feel nothing, do not feel anything, meaningless, bored, unmotivated, apathetic`,
  ),
  disappointment: phrases(`
    disappoint*, let down, frustrat*, disillusion*, discourag*, expected more, expected better, dissapoint*,
    disapoint*
  `),
  anxiety: phrases(`
    anxious, anxiety, nervous, worried, worry, worrying, on edge, uneasy, tense, restless, stressing, jittery,
    overthinking, freaking out, dread, dreading, anxios
  `),
  fear: phrases(`afraid, scared, fear, terrified, frightened, panic, panicking, panicked, petrified, scares me, scary`),
  overwhelm: phrases(`
    overwhelm*, stressed, stress, too much at once, cannot cope, not coping, drowning, swamped, too much on my plate, falling apart,
    losing it, breaking down, at my limit, cannot keep up
  `),
  exhaustion: phrases(
    `tired, exhaust*, drained, worn out, burnt out, burned out, no energy, wiped out, fatigued, running on empty`,
  ),
  anger: phrases(`
    angry, anger, furious, mad at, so mad, pissed, irritated, annoyed, livid, rage, fed up, resent, resentful,
    resentment, fuming, i hate him, i hate her, i hate them, hate my, hate this
  `),
  guilt: phrases(`guilt, guilty, remorse, regret, blame myself, my fault`),
  shame: phrases(`
    ashamed, embarrass*, humiliat*, mortified, cringe, stutter*, turned red, went red, blush*, feel shame,
    so much shame, full of shame, the shame
  `),
  confusion: phrases(
    `confus*, lost in life, feel lost, feeling lost, so lost, mixed up, torn, do not know what i feel, do not know how i feel, do not know what to feel, unsure, conflicted`,
  ),
  joy: phrases(
    `happy, happier, happiness, joy, joyful, excited, exciting, thrilled, delighted, cheerful, glad, over the moon, stoked, ecstatic, feel great, feeling great, feel amazing, elated, pumped`,
  ),
  gratitude: phrases(`grateful, gratitude, thankful, blessed`),
  pride: phrases(`proud, pride, accomplished, satisfied`),
  relief: phrases(`relief, relieved, weight off, such a weight off, phew, lighter`),
  hope: phrases(`
    hopeful, optimistic, looking forward, confident, feel hope, have hope, some hope, full of hope, new hope
  `),
  calm: phrases(`
    calmer, peaceful, at peace, serene, relaxed, feel okay, feeling okay, feel fine, feel good, feeling good,
    doing well, doing okay, i am okay, i am fine, i am good, feel calm, so calm, i am calm, calm now,
    was calm, feeling calm, feel content
  `),
  love: phrases(`
    in love, i love him, i love her, i love them, love my, feel loved
  `),
};
