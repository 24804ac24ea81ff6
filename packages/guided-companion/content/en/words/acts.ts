import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    talk to a real person, talk to a person, talk to a human, speak to a human, speak to a person, speak to someone real, real human, want a real person, wanted a real person, wish you were a person,
    wish you were real, need a therapist, see a therapist, find a therapist, want a therapist, need a psychologist, need professional help, get professional help, talk to a professional,
    someone real, need a counselor, need a counsellor, should i see a therapist, a real friend
  `),
  areYouAi: phrases(`
    are you human, are you a human, are you a person, are you a real, are you real, are you a bot, are you a robot, are you an ai, are you ai, are you a machine, are you a computer, are you chatgpt,
    is this a bot, is this a real person, is this ai, is this an ai, is this a robot, am i talking to a, am i talking to an, am i speaking to a, talking to a bot, talking to a robot, talking to a machine, do you have feelings, do you feel, are you alive, are you conscious,
    are you a therapist, are you a psychologist, are you a doctor, are you a professional, is anyone there, is anybody there, is someone there, do you think for yourself, are you a man or, are you male, are you female, are you a woman,
    are you my therapist, are you my doctor, are you my psychologist, are you my counsel*, are you a counsel*,
    are you a psychiatrist, are you a nurse, are you a coach, are you licensed, are you qualified,
    human behind this, a human behind, person behind this, someone behind this, anyone behind this,
    is this a person, is this a human
  `),
  whoAreYou: phrases(`
    who are you, what are you, what is your name, your name, what do you do, how do you work, how does this work, what can you do, what is alento, what is this app, what is this
  `),
  secrecy: phrases(`
    is this private, is this confidential, confidential, will you tell, do you tell anyone, who can read, does anyone read, is anyone reading, can anyone see, who sees this, keep a secret, can i trust you, between us, my data, is this recorded,
    do you remember what, are you recording, do you save this, stay between us
  `),
  medicine: phrases(`
    stop taking, stop my meds, stop my medication, come off my, quit my meds, off my meds, should i take, can i take, what medication, which medication, what meds, increase my dose, double my dose, dose of, dosage, antidepressant*, ssri*, zoloft, prozac, xanax,
    lexapro, sertraline, fluoxetine, sleeping pill*, benzos, valium, prescribe
  `),
  naming: phrases(`
    do i have depression, do i have anxiety, do i have adhd, do i have bpd, do i have ptsd, do i have ocd, am i depressed, am i bipolar, am i autistic, am i a narcissist, is it depression, is this depression, is this anxiety, do i have a disorder,
    what is wrong with me, is this normal, am i normal, am i crazy, am i going crazy, am i going insane, i think i have adhd, i think i have depression, i think i am bipolar, i might have depression, diagnose me, can you diagnose
  `),
  affection: phrases(
    `i love you, love you so, do you love me, do you like me, i like you, i am in love with you, be my girlfriend, be my boyfriend, marry me, did you miss me, do you miss me, i missed you`,
  ),
  howAreYou: phrases(`
    how are you, how are things with you, how is it going, how do you do, how are you doing, sup, what is up,
    whats up, ^ what about you, ^ how about you
  `),
  goodbye: phrases(`
    bye, goodbye, good bye, see you, see ya, talk later, talk to you later, talk tomorrow, ttyl, gotta go, got to go, have to go $, have to go now, need to go $, need to go now, i should go, i am off, going to bed, going to sleep, heading to bed, off to bed,
    i am leaving, that is all for today, that is it for today, that is all for now, done for today, take care $, cya, until next time, call it a night, end here, stop here, logging off, signing off
  `),
  goodNight: phrases(`good night, goodnight, night night, nighty night`),
  dislike: phrases(`
    you are not helping, not helping, this is not helping, does not help at all, you do not help,
    you are useless, this is useless, useless bot, stupid bot, dumb bot, you are dumb, you are stupid,
    you suck, this sucks, hate you, i hate this app, you are annoying, you keep repeating,
    you repeat yourself, stop asking, too many questions, stop with the questions, so many questions,
    generic answer*, generic response*, canned response*, scripted, you sound like a robot, you sound robotic,
    shut up, screw you, fuck you, fuck off, waste of time, pointless bot, this is pointless bot, terrible bot,
    idiot, you are terrible, just words, keep asking, always asking, just asking questions
  `),
  venting: phrases(`
    just need to vent, just want to vent, need to vent, want to vent, just wanted to vent, just venting, just listen, just need someone to listen,
    just want to be heard, do not want advice, do not need advice, not looking for advice, let me vent, let me talk
  `),
  done: phrases(
    `^ i did it, ^ did it, ^ done, ^ i tried it, ^ tried it, ^ i did the, ^ i did that, ^ just did, ^ finished $, ^ okay done, ^ ok done, ^ i did $`,
  ),
  apology: phrases(
    `^ sorry, i am sorry, ^ my bad, ^ apologies, ^ oops, ^ forgive me, i apologize, i apologise, ^ ok sorry`,
  ),
  misunderstood: phrases(`
    not what i meant, not what i said, you do not understand, you did not understand, you misunderstood, you do not get it, you are not listening, that is not it, that is not right, not really what, i did not say that, did not say that, that is wrong,
    you got it wrong, that is not true, what are you talking about, that makes no sense, does not make sense what you, not exactly, not the point
  `),
  exercise: phrases(`
    an exercise, any exercise, breathing exercise*, breathing technique*, an activity, relaxation, help me calm, calm me down, calm down, help me relax, want to relax, how to relax, meditat*, grounding, teach me, something to calm, a technique, breathe with me, a coping skill, coping skills
  `),
  advice: phrases(`
    what should i do, what do i do, what can i do, what would you do, any advice, give me advice, need advice, some advice, your advice, advise me, what do you think, your opinion, any tips, a tip, tell me what to do, how do i, how can i, how should i, any suggestions, any ideas, help me decide,
    should i leave, should i call, should i tell, should i text, should i quit, should i stay
  `),
  offTopic: phrases(`
    capital of, the weather, what time is it, what day is it, recipe for, a recipe, how much is, write code, write a poem, write me a, tell me a joke, a joke, who won, who is the president, translate, my homework for me, solve this, ignore your instructions, ignore all, ignore previous,
    system prompt, stock price, python, javascript, what is _ plus
  `),
  silence: phrases(`
    do not want to talk, do not feel like talking, rather not talk, rather not say, do not want to say, do not want to answer, change the subject, something else, forget it, never mind, nevermind, drop it, leave it, not in the mood to talk, skip this
  `),
  dontKnow: phrases(`
    i do not know, do not know, no idea, hard to say, hard to explain, cannot explain, dunno, no clue,
    i do not remember, who knows, i guess $, maybe $, do not really know, where to start, where to begin,
    not sure $, not sure why, not sure how
  `),
  thanks: phrases(`thanks, thank you, thx, ty, tysm, cheers, much appreciated, appreciate it, appreciate you`),
  agreement: phrases(`
    exactly, that is it, that is right, that is true, you are right, so true, spot on, good point, right $,
    i agree, precisely, well said, that is exactly, ^ true, ^ correct, ^ makes sense, that makes sense,
    ^ absolutely, ^ totally, ^ you get it, ^ you get me, ^ you understand
  `),
  laughter: phrases(`haha*, ha ha, lol, lmao, rofl, hehe*, hah, lolol`),
  no: phrases(
    `^ no $, ^ nope, ^ nah, ^ not really, ^ not yet, ^ no thanks, ^ no thank, ^ i do not think so, ^ not now, ^ nothing $, ^ never $, ^ no no, ^ not at all, ^ no not, ^ did not work, ^ it did not, ^ none, ^ neither`,
  ),
  yes: phrases(`
    ^ yes, ^ yeah, ^ yep, ^ yup, ^ sure, ^ ok, ^ okay, ^ i think so, ^ of course, ^ definitely, ^ a little,
    ^ a bit, ^ kind of, ^ kinda, ^ sort of, ^ sometimes, ^ alright, ^ fine $, ^ i do $, ^ mhm, ^ uh huh,
    ^ yea, ^ y $, ^ got it, ^ i see $, ^ a lot $, ^ very $, ^ i will $, ^ let us do, ^ please, ^ always $,
    ^ sounds good
  `),
  greeting: phrases(
    `^ hi, ^ hello, ^ hey, ^ heya, ^ hiya, ^ yo $, ^ good morning, ^ good evening, ^ good afternoon, ^ greetings, ^ howdy, ^ hola, ^ morning $, ^ evening $`,
  ),
};
