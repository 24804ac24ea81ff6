import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    wants to die, wants to kill himself, wants to kill herself, wants to kill themselves, going to kill himself, going to kill herself, tried to kill himself, tried to kill herself, threatened to kill himself,
    threatened to kill herself, talks about suicide, talked about suicide, he is suicidal, she is suicidal, they are suicidal, is cutting himself, is cutting herself, cuts himself, cuts herself, hurting himself, hurting herself,
    friend is suicidal, my friend wants to end
  `),
  suicide: phrases(`
    want to die, wanna die, wanted to die, wish i was dead, wish i were dead, wish i could die, better off dead, rather be dead, rather die, kill myself, killing myself, suicide, suicidal,
    end my life, ending my life, take my own life, taking my own life, take my life, end it all, ending it all, end everything, do not want to live, do not want to be alive, not want to be here anymore, do not want to be here anymore, do not want to exist, stop existing, do not want to wake up,
    wish i would not wake up, hope i do not wake up, never wake up, go to sleep and never, no reason to live, nothing to live for, not worth living, tired of living, tired of being alive, done with life, give up on life, giving up on life, better off without me,
    without me in it, hang myself, shoot myself, jump off, overdose, overdosed, took all my pills, took all the pills, took a bunch of pills, took too many pills, unalive, unalive myself, kms, suicide note, goodbye note, say my goodbyes, cannot go on living, not be alive
  `),
  selfHarm: phrases(`
    cut myself, cutting myself, hurt myself, hurting myself, harm myself, harming myself, self harm, selfharm, self harming, burn myself, burning myself, hit myself, punch myself, started cutting, i have been cutting, relapsed and cut, bang my head, starve myself to
  `),
  violence: phrases(`
    he hits me, she hits me, hit me again, he hit me, she hit me, beats me, beat me up, raped me, was raped, been raped, rape me, molested, sexually assaulted, abuses me, abused me, being abused, he choked me, strangled me, threatened to kill me, going to kill me, wants to kill me, tried to kill me,
    i am in danger, not safe at home, unsafe at home, afraid of my husband, scared of my husband, afraid of my boyfriend, scared of my boyfriend, afraid he will hurt me, afraid of what he will do, forces me to have sex, forced me to have sex, forced himself on me, touched me without, locks me in, follows me home
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
  want to die laughing, wanna die laughing, die of embarrassment, want to die of embarrassment, wanted to die of embarrassment, do not want to die, did not want to die, kill myself laughing, rather die than eat, mom is going to kill me, mum is going to kill me, dad is going to kill me, boss is going to kill me, wife is going to kill me, going to kill me when, going to kill me if, killing me softly,
  suicide squad, hit me that, hit me like, it hit me, it hit me again, hit me again that, beats me why, that beats me, jump off the couch, jump off the bed, cut myself shaving, cut myself some slack, cut myself cooking, cut myself while cooking, overdose on chocolate, overdose on coffee, hurt myself at the gym, hurt myself running, hurt myself playing, career suicide, social suicide
`);

export const safe: Recognition['safe'] = phrases(`
  i am safe, feel safe, i am okay now, i am ok now, will not do anything, not going to do anything,
  not going to kill, not going to hurt, would never do it, would not do it, my mom is here, my mum is here,
  someone is here, someone is with me, not alone, i called, i will call, just a thought, just thoughts,
  was joking, was kidding, just kidding, i am with my, with my family, with a friend, is here now, are here now,
  is on her way, is on his way, is coming over, here with me
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  not safe, do not feel safe, not sure i am safe, do not know if i am safe, i am alone, all alone, nobody here, no one here, no one is here, i already did, already took, i took them, i have a plan, going to do it, will do it, tonight, do not trust myself, scared of myself, i decided to
`);

export const negations: Recognition['negations'] = phrases(
  'not, no, never, cannot, without, hardly, nobody, neither, nor, barely',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases('but, just, only, because, that, and, so, though');

export const addressing: Recognition['addressing'] = phrases('you, your, yourself');
