import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    cannot breathe right, hands tingly, hands are tingling, chest tight, heart is going like, shaking all over, panic coming, attack is coming, feel like i am dying,
    panic, panicking, panicked, panic attack, panic attacks, anxiety attack, anxiety attacks, cannot breathe,
    could not breathe, heart racing, heart is racing, heart pounding, heart was pounding, going to faint,
    hyperventilat*, fear of dying, going crazy, losing control, chest is tight, chest tightness
  `),
  grief: phrases(`
    passed on, passed last, passed in, passed two, passed three, lost him, lost her, widow*, the funeral, cremat*, ashes, hospice, her grave, his grave, since he died, since she died, without him, without her, late husband, late wife, late mother, late father, his birthday would, her birthday would, put to sleep, rainbow bridge, the vet said, her chair, his chair,
    grief, griev*, died, passed away, funeral, mourning, lost my dad, lost my mom, lost my mum, lost my mother,
    lost my father, lost my brother, lost my sister, lost my son, lost my daughter, lost my husband,
    lost my wife, lost my grandma, lost my grandmother, lost my grandfather, lost my friend, lost my dog,
    lost my cat, death of, his death, her death, their death, bereave*, miscarriage, lost the baby, put him down,
    put her down, anniversary of his, anniversary of her
  `),
  breakup: phrases(`
    moved out, she left, he left, walked out on, ended it, ended it with, broken up, bf left, gf left, rest of her stuff, rest of his stuff, her stuff, his stuff, my things back, we are done, are not together, not together anymore, on a break, her new boyfriend, his new girlfriend, new girlfriend, new boyfriend, texts from her, blocked me, unfollowed me, my ex husband, dumping,
    broke up, break up, breaking up, breakup, dumped, left me, divorc*, separated, separation, my ex,
    ex boyfriend, ex girlfriend, ex husband, ex wife, ended things, ended our, cheated, cheating, split up,
    called it off, ghosted
  `),
  parenting: phrases(`
    kids, the kids, my little one, little ones, wee one, the baby, toddler, toddlers, bedtime, nap, naps, nappy, nappies, diaper*, school run, packed lunch*, nursery, daycare, kindergarten, stay in her bed, stay in his bed, potty, teething, teenager, teenagers, my teen, my boys, my girls, mum guilt, mom guilt, year old, stepkids, the twins, in her bed, screen time, custody,
    my son, my daughter, my kid, my kids, my child, my children, my baby, my toddler, my teenager, newborn, pregnan*,
    parenting, motherhood, fatherhood, being a mom, being a mum, being a dad, being a mother, being a father, being a parent,
    single mom, single mum, single dad, stepson, stepdaughter, breastfeed*, tantrum*, postpartum
  `),
  sleep: phrases(`
    cannot sleep, cant sleep, not sleeping, awake since, still awake, up since, night shift, night shifts, sleep schedule, three am, 3am, 4am, 2am, staring at the ceiling,
    sleep, slept, sleeping, sleepless, insomnia, nightmare*, awake all night, awake at night, wide awake, up all night,
    tossing and turning, wake up at, woke up at, waking up at, lie awake, lying awake, bad dreams, bad dream
  `),
  guilt: phrases(`
    i feel bad for, i feel bad about, feel bad for, i should have been there, i was mean, i was horrible to, i snapped at, i forgot her, i forgot his, i shouted at, i yelled at my, cannot forgive,
    guilt, guilty, my fault, blame myself, blaming myself, regret*, forgive myself, should not have done,
    should never have, remorse, i hurt him, i hurt her, i hurt them, i lied to, let everyone down, let them down,
    let her down, let him down, messed up, screwed up
  `),
  selfWorth: phrases(`
    the biggest one, look the biggest, look fat, so fat, feel fat, look ugly, i look like, how i look, team pic, my thighs, my belly, my stomach looks, the mirror, hate my face, hate my nose, hate my skin, not pretty, everyone else is better, everyone is better, i am the worst, i am behind, sound stupid, look stupid, embarrassing myself, dumb,
    self esteem, self worth, not good enough, never good enough, not enough for, worthless, useless,
    i am a failure, such a failure, a failure, i am stupid, so stupid, i am ugly, feel ugly, hate myself,
    hate my body, i hate how i look, insecure, insecurities, impostor, imposter, pathetic, i am a loser,
    inferior, do not deserve, compare myself, comparing myself, not smart enough, a burden, perfectionis*,
    i am a mess, hard on myself, do not like myself, inadequate, bad mother, bad father, bad mom, bad mum,
    bad dad, bad parent, bad person, bad friend, terrible mother, terrible person
  `),
  loneliness: phrases(`
    nobody talks to me, no one talks to me, nobody talks, eat alone, sit alone, by myself, on my own, nobody texts, no one texts, do not know anyone, know nobody, know no one, have no one, have nobody, nobody to, no one to, their groups already, have their groups, make friends, empty house, house is so quiet, quiet house, nobody around,
    lonely, loneliness, alone, no one cares, nobody cares, no friends, nobody to talk to, no one to talk to, isolated,
    isolating, left out, excluded, do not belong, do not fit in, no one understands, nobody understands, invisible,
    by myself all, unwanted, nobody checks on me, no one checks on me
  `),
  exhaustion: phrases(`
    knackered, shattered, dead on my feet, wrecked, frazzled, flat battery, im just done, i am done in, done in, no strength, cannot be bothered, running on fumes, running on coffee, double shift, double shifts, 12 hour shift, my plate, pulled in every direction,
    tired, exhaust*, burnt out, burned out, burnout, worn out, drained, no energy, overwhelm*, stressed,
    stress, stressful, running on empty, wiped out, overwork*, cannot keep up, fatigue, fatigued, at my limit,
    too much on my plate, spread thin
  `),
  money: phrases(`
    payday, pay day, til payday, paycheque, bucks, quid, landlord, landlady, rego, bond, electric bill, power bill, power company, gas bill, the electric, the bank, bailiff*, debt collector*, hours got cut, cut my hours, benefits, food bank, payslip, wages, minus, overdrawn, insurance, taxes, the car broke, deposit, cannot pay, pay for it,
    money, debt, debts, rent, bills, bill, salary, mortgage, loan, loans, credit card, financial*, finances,
    afford, paycheck, savings, overdraft, bankrupt*, make ends meet, in the red, i am broke, so broke,
    flat broke, dead broke, always broke
  `),
  study: phrases(`
    unit test, quiz, quizlet, packet, ap bio, gcse*, a level*, sat, chem, maths, math test, masters, bachelor, term paper, paper due, due tomorrow, presentation, group project, apprentice*, flunk*, failed the, the grade, math, physics, biology, lab report, library,
    exam, exams, school, college, university, uni, study, studying, studies, student, homework, grades, grade,
    thesis, dissertation, assignment, assignments, class, classes, professor, teacher, semester, finals, degree, essay,
    failed my test, my test, midterm*, phd, coursework, lecture*, revision
  `),
  change: phrases(`
      new job, first day, new school, settle in, settling in, moving in, my new flat, new flat, new apartment, far from home, miss home, visa, empty nest, left home, moving to, moved to, moving out, moved out, moving house, new city, new country, new town, starting over, start over, big change,
      changes, relocat*, immigra*, emigra*, adjusting to, adjust to, homesick, retire*, retirement, moving away, moved away, new place, transition, abroad
    `),
  relationship: phrases(`
    my missus, missus, hubby, my girl, my guy, engaged, we fight, we fought, we had a fight, he cheated, she cheated, my fella, partners, talking stage, left on read, he likes me, she likes me, first date, a date, tinder, hinge,
    boyfriend, girlfriend, husband, wife, partner, marriage, relationship, relationships, dating, fiance,
    fiancee, spouse, jealous*, crush, in love, my man, my woman, love life, we argue, we keep fighting,
    we keep arguing, silent treatment, intimacy, the guy i, the girl i, situationship, met someone, met a guy,
    met a girl, met somebody
  `),
  friendship: phrases(`
    mates, my mate, the lads, the girls, besties, pals, buddies, friend group, the group, untag, tagged me, uninvited, not invited, did not invite,
    friend, friends, friendship, friendships, best friend, bestie, roommate, roommates, flatmate, flatmates, group chat, housemate
  `),
  health: phrases(`
    gp, appointment, blood test, blood results, biopsy, mri, lump, mammogram, my back, my knee, flare, flare up, ibs, period pain, periods, arthritis, the ward, hospital bed, chemo, blood pressure, stroke, heart condition,
    health, illness, cancer, hospital, surgery, doctor, doctors, diagnosed, migraine*, headache*, my body,
    my weight, weight, diet, medication, meds, chronic, diabetes, menopause, symptom*, binge*, overeat*,
    test results, scan, injury, dizzy, in pain, chronic pain, back pain, pain in my, painful body, i am sick,
    got sick, feel sick, feeling sick, been sick, is sick, very sick, dementia, alzheimer*, caregiv*,
    taking care of my, take care of my, hospice
  `),
  work: phrases(`
      supervisor, line manager, warehouse, the shop, customers, customer, the rota, rota, site, on site, the crew, hr, called in, let go of, redundan*, sacked, the sack, payroll, notice period, my lead, sprint, standup, zoom, teams meeting, inbox, nurse, the till, drivers, my desk, coworking,
      quick chat, work, working, job, jobs, boss, manager, coworker*, co worker, co workers, colleague*, office, career, fired, laid off, layoff*, unemploy*, deadline*, meeting, meetings, promotion, promoted, client, clients, project, interview, workplace, my team, overtime, shift, shifts,
      internship, toxic workplace, performance review, quit my job, my resume, librarian, re apply, reapply, my role, the branch, restructur*, my post, redeploy*, zero hours, the depot, foreman, gaffer
    `),
  family: phrases(`
    my folks, nan, gran, auntie, aunties, nephews, my sis, my bro, thanksgiving, sunday dinner, family chat, family group, reunion, mil, fil, moms, dads, stepbrother, stepsister, daughter in law, son in law, my ma, my da,
    family, mom, mum, mother, dad, father, parent, parents, brother, brothers, sister, sisters, sibling*, grandma,
    grandmother, grandpa, grandfather, grandparents, aunt, uncle, cousin, cousins, mother in law, father in law, in laws, relatives, stepmom, stepdad,
    stepfather, stepmother, my folks, niece, nephew
  `),
  anger: phrases(`
    raging, seething, boiling, steaming, makes my blood, sick of him, sick of her, sick of them, screwup, golden boy, how dare, the nerve, so rude, being rude, took credit, behind my back,
    angry, anger, furious, rage, raging, mad at, so mad, pissed, irritat*, annoyed, livid, hate him, hate her,
    hate them, unfair, lost my temper, snapped at, yelled at, shouted at, screamed at, humiliat*, disrespect*,
    fed up, resent*, infuriat*, fuming, hate my boss, hate my job, hate this
  `),
  emptiness: phrases(`
    cannot feel, nothing feels, no joy, do not enjoy, everything is grey, everything is gray, in bed all day, stopped caring, what for,
    empty, emptiness, numb, numbness, meaningless, pointless, no point, feel nothing, do not feel anything, bored, boredom, boring, unmotivated,
    no motivation, lost interest, nothing excites, on autopilot, autopilot, apath*, do not care anymore, stuck in a rut, going through the motions,
    hollow, what is the point, nothing matters
  `),
  future: phrases(`
    what next, next step, cannot decide, whether to, which one to, career change, should i quit, should i move, gap year, where my life is going, where i am going,
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
    stomach in knots, stomachs in bits, cannot eat, shaking, sweating, nerves, butterflies, overthinking it, spiralling, spiraling, my heart, stress out, stressed out, cannot relax, on my mind, keeps me up, keep thinking, biting my nails, clenching,
    anxious, anxiety, worry, worries, worried, worrying, nervous, on edge, overthink*, cannot stop thinking, mind racing, mind will not stop,
    racing thoughts, what if, scared, afraid, fear, fears, dread, dreading, uneasy, tense, restless, freaking out, jittery, spiral*, stressing, terrified, panicky
  `),
  gratitude: phrases(
    `grateful, gratitude, thankful, blessed, appreciate having, lucky to have, so lucky, count my blessings`,
  ),
  joy: phrases(`
    guess who got, got in, i got it, got the apprenticeship, we did it, i did it, made it, best news, so happy, over the moon, finally got, first prize, i won, we won, said yes, it is a girl, it is a boy, new baby is here, stoked, yesss,
    got the job, got a job, got promoted, i passed, passed my, got accepted, got in to, got into, celebrat*,
    achiev*, accomplish*, good news, great news, best day, amazing day, wonderful*, proud of myself,
    dream come true, got engaged, getting married, graduated, graduation, won the, we won, finally finished,
    had a great, had so much fun, so much fun, it went well, went really well, went great, great day,
    lovely day, good day, milestone, succeeded, laughed with, we laughed, smiled at me, was lovely, was nice,
    was fun, was great, felt great
  `),
};
