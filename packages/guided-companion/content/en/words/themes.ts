import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    panic, panicking, panicked, panic attack, panic attacks, anxiety attack, anxiety attacks, cannot breathe,
    could not breathe, heart racing, heart is racing, heart pounding, heart was pounding, going to faint,
    hyperventilat*, fear of dying, going crazy, losing control, chest is tight, chest tightness
  `),
  grief: phrases(`
    grief, griev*, died, passed away, funeral, mourning, lost my dad, lost my mom, lost my mum, lost my mother,
    lost my father, lost my brother, lost my sister, lost my son, lost my daughter, lost my husband,
    lost my wife, lost my grandma, lost my grandmother, lost my grandfather, lost my friend, lost my dog,
    lost my cat, death of, his death, her death, their death, bereave*, miscarriage, lost the baby, put him down,
    put her down, anniversary of his, anniversary of her
  `),
  breakup: phrases(`
    broke up, break up, breaking up, breakup, dumped, left me, divorc*, separated, separation, my ex,
    ex boyfriend, ex girlfriend, ex husband, ex wife, ended things, ended our, cheated, cheating, split up,
    called it off, ghosted
  `),
  parenting: phrases(`
    my son, my daughter, my kid, my kids, my child, my children, my baby, my toddler, my teenager, newborn, pregnan*,
    parenting, motherhood, fatherhood, being a mom, being a mum, being a dad, being a mother, being a father, being a parent,
    single mom, single mum, single dad, stepson, stepdaughter, breastfeed*, tantrum*, postpartum
  `),
  sleep: phrases(`
    sleep, slept, sleeping, sleepless, insomnia, nightmare*, awake all night, awake at night, wide awake, up all night,
    tossing and turning, wake up at, woke up at, waking up at, lie awake, lying awake, bad dreams, bad dream
  `),
  guilt: phrases(`
    guilt, guilty, my fault, blame myself, blaming myself, regret*, forgive myself, should not have done,
    should never have, remorse, i hurt him, i hurt her, i hurt them, i lied to, let everyone down, let them down,
    let her down, let him down, messed up, screwed up
  `),
  selfWorth: phrases(`
    self esteem, self worth, not good enough, never good enough, not enough for, worthless, useless,
    i am a failure, such a failure, a failure, i am stupid, so stupid, i am ugly, feel ugly, hate myself,
    hate my body, i hate how i look, insecure, insecurities, impostor, imposter, pathetic, i am a loser,
    inferior, do not deserve, compare myself, comparing myself, not smart enough, a burden, perfectionis*,
    i am a mess, hard on myself, do not like myself, inadequate, bad mother, bad father, bad mom, bad mum,
    bad dad, bad parent, bad person, bad friend, terrible mother, terrible person
  `),
  loneliness: phrases(`
    lonely, loneliness, alone, no one cares, nobody cares, no friends, nobody to talk to, no one to talk to, isolated,
    isolating, left out, excluded, do not belong, do not fit in, no one understands, nobody understands, invisible,
    by myself all, unwanted, nobody checks on me, no one checks on me
  `),
  exhaustion: phrases(`
    tired, exhaust*, burnt out, burned out, burnout, worn out, drained, no energy, overwhelm*, stressed,
    stress, stressful, running on empty, wiped out, overwork*, cannot keep up, fatigue, fatigued, at my limit,
    too much on my plate, spread thin
  `),
  money: phrases(`
    money, debt, debts, rent, bills, bill, salary, mortgage, loan, loans, credit card, financial*, finances,
    afford, paycheck, savings, overdraft, bankrupt*, make ends meet, in the red, i am broke, so broke,
    flat broke, dead broke, always broke
  `),
  study: phrases(`
    exam, exams, school, college, university, uni, study, studying, studies, student, homework, grades, grade,
    thesis, dissertation, assignment, assignments, class, classes, professor, teacher, semester, finals, degree, essay,
    failed my test, my test, midterm*, phd, coursework, lecture*, revision
  `),
  change: phrases(`
    moving to, moved to, moving out, moved out, moving house, new city, new country, new town, starting over, start over, big change, changes,
    relocat*, immigra*, emigra*, adjusting to, adjust to, homesick, retire*, retirement, moving away, moved away, new place, transition, abroad
  `),
  relationship: phrases(`
    boyfriend, girlfriend, husband, wife, partner, marriage, relationship, relationships, dating, fiance,
    fiancee, spouse, jealous*, crush, in love, my man, my woman, love life, we argue, we keep fighting,
    we keep arguing, silent treatment, intimacy, the guy i, the girl i, situationship, met someone, met a guy,
    met a girl, met somebody
  `),
  friendship: phrases(`
    friend, friends, friendship, friendships, best friend, bestie, roommate, roommates, flatmate, flatmates, group chat, housemate
  `),
  health: phrases(`
    health, illness, cancer, hospital, surgery, doctor, doctors, diagnosed, migraine*, headache*, my body,
    my weight, weight, diet, medication, meds, chronic, diabetes, menopause, symptom*, binge*, overeat*,
    test results, scan, injury, dizzy, in pain, chronic pain, back pain, pain in my, painful body, i am sick,
    got sick, feel sick, feeling sick, been sick, is sick, very sick, dementia, alzheimer*, caregiv*,
    taking care of my, take care of my, hospice
  `),
  work: phrases(`
    work, working, job, jobs, boss, manager, coworker*, co worker, co workers, colleague*, office, career,
    fired, laid off, layoff*, unemploy*, deadline*, meeting, meetings, promotion, promoted, client, clients,
    project, interview, workplace, my team, overtime, shift, shifts, internship, toxic workplace,
    performance review, quit my job, my resume
  `),
  family: phrases(`
    family, mom, mum, mother, dad, father, parent, parents, brother, brothers, sister, sisters, sibling*, grandma,
    grandmother, grandpa, grandfather, grandparents, aunt, uncle, cousin, cousins, mother in law, father in law, in laws, relatives, stepmom, stepdad,
    stepfather, stepmother, my folks, niece, nephew
  `),
  anger: phrases(`
    angry, anger, furious, rage, raging, mad at, so mad, pissed, irritat*, annoyed, livid, hate him, hate her,
    hate them, unfair, lost my temper, snapped at, yelled at, shouted at, screamed at, humiliat*, disrespect*,
    fed up, resent*, infuriat*, fuming, hate my boss, hate my job, hate this
  `),
  emptiness: phrases(`
    empty, emptiness, numb, numbness, meaningless, pointless, no point, feel nothing, do not feel anything, bored, boredom, boring, unmotivated,
    no motivation, lost interest, nothing excites, on autopilot, autopilot, apath*, do not care anymore, stuck in a rut, going through the motions,
    hollow, what is the point, nothing matters
  `),
  future: phrases(`
    future, decision, decisions, decide, choose, choice, choices, what to do with my life, which path,
    crossroads, torn between, undecided, uncertain*, no direction, my plans, plan for my life, lost in life,
    feel lost, so lost, feeling lost, make up my mind, next chapter, my purpose, life purpose, no purpose,
    sense of purpose, job offer, an offer, not sure if i should
  `),
  world: phrases(`
    the news, headlines, war, wars, politics, election, elections, climate change, climate crisis, the world, government, shooting, shootings,
    pandemic, injustice in the, doomscroll*, state of the world, the planet, flood, floods, wildfire*, ai will take
  `),
  anxiety: phrases(`
    anxious, anxiety, worry, worries, worried, worrying, nervous, on edge, overthink*, cannot stop thinking, mind racing, mind will not stop,
    racing thoughts, what if, scared, afraid, fear, fears, dread, dreading, uneasy, tense, restless, freaking out, jittery, spiral*, stressing, terrified, panicky
  `),
  gratitude: phrases(
    `grateful, gratitude, thankful, blessed, appreciate having, lucky to have, so lucky, count my blessings`,
  ),
  joy: phrases(`
    got the job, got a job, got promoted, i passed, passed my, got accepted, got in to, got into, celebrat*,
    achiev*, accomplish*, good news, great news, best day, amazing day, wonderful*, proud of myself,
    dream come true, got engaged, getting married, graduated, graduation, won the, we won, finally finished,
    had a great, had so much fun, so much fun, it went well, went really well, went great, great day,
    lovely day, good day, milestone, succeeded, laughed with, we laughed, smiled at me, was lovely, was nice,
    was fun, was great, felt great
  `),
};
