import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
        выговориться, просто послушай, просто послушайте, просто выслушай, просто выслушайте, просто слушай,
        не нужны советы, не нужен совет, не надо советов, без советов, не хочу советов, советы не нужны, советов не надо,
        хочу поныть, хочется поныть, дай поныть, хочу пожаловаться, хочется пожаловаться, хочу чтобы меня выслушали,
        хочу чтоб меня выслушали, чтобы просто выслушали, излить душу, просто поплакаться
      `),
    memory: phrases(`
      do you remember, you remember my, you remember what, you remember i, can you remember, remember my name, remember what i, remember who, remember when i, did i say, did i tell you, what did i tell, have i told you, have i mentioned, did i mention, what did i call,
      what is my _ called, what was my _ called, what is my _ name, what was my _ name, what is my name, name of my, name i gave, when is my, when was my, what time is my, what day is my, which day is my, what day was my, what do you know about me, what have i told you, what was it i said, what was i saying
    `),
    wording: phrases(`
      how do i say, how do i even say, how do i tell, how do i even tell, how do i word, how do i phrase, how do i put, how do i ask, how do i even ask, how do i explain, how do i write, how do i reply, how do i respond, how do i answer, how do i text, how do i message, how do i break it, how do i bring it, how do i bring this, how do i bring that, how do i let him, how do i let her, how do i let them, how do i apologi*, how do i start the text, how do i start the message, how do i start the conversation, how do i start that,
      how should i say, how should i tell, how should i word, how should i ask, how should i reply, how should i respond, how should i answer, how can i say, how can i tell, how can i ask, how can i explain, how would i say, how would i tell, how would i word, how would i ask, how would i put, how would you say, how would you word, how would you put, how would you phrase, how would you tell, how would you ask, how do you say, how do you tell, how do you word, how do you ask,
      how to say, how to tell, how to word, how to phrase, how to ask, how to explain, how to put it, how to put this, how to write, how to reply, how to respond, how to answer, how to text, how to apologi*, how to bring it up, how to bring this up, how to break it to, how to start the,
      what do i say, what do i even say, what do i tell, what do i write, what do i text, what do i reply, what do i respond, what do i answer, what do i put, what should i say, what should i tell, what should i write, what should i text, what should i reply, what should i respond, what should i answer, what should i put, what would i say, what would i even say, what would i write, what could i say, what could i write, what would you say to, what would you write, what would you text, what to say, what to write, what to text, what to reply, what to answer, what to tell, what to put,
      help me write, help me word, help me say, help me phrase, help me reply, help me text, help me tell, help me answer, write me a, write it for me, write this for me, write something, can you write, could you write, can you word, can you draft, can you help me write, draft me, draft a, a draft, word it, reword, rephrase, the right words, the words for, find the words, find words, something i can send, something to send, something i can say, something to say to, something to text, what is a nice way, a nice way to say, a polite way, a good way to say, how do i not sound, without sounding, way to put it, what is the right thing to say, good reply, give me a line, give me words, give me a sentence, give me the words
    `),
    plan: phrases(`
      a plan for, me a plan, make a plan, give me a plan, need a plan, want a plan, plan please, like a plan, some kind of plan, make a schedule, make me a schedule, a schedule for, give me a schedule, need a schedule, a timetable, a routine for, give me a routine, a to do list, a checklist, help me plan, plan my, plan the next, plan tonight, plan tomorrow, plan it out, plan this, plan out,
      step by step, step one, step 1, steps for, give me steps, the steps, hour by hour, day by day plan, minute by minute, break it down for me, break this down, break it down into, structure my, structure for, map out, set me out, lay it out for me, what do i do first, what should i do first, what first $, where do i start, where do i even start, where do i begin, in what order, in which order,
      get through tonight, get through the night, get through today, get through the day, get through tomorrow, get through this evening, get through the next, get through the weekend, get me through, survive tonight, survive the night, survive tomorrow, survive the weekend, what do i do tonight, what do i do for the next
    `),
    doWithMe: phrases(`
        упражнени*, дыхательн*, медитаци*, помедитировать, помоги успокоиться, помогите успокоиться,
        помоги мне успокоиться, помогите мне успокоиться, как успокоиться, как мне успокоиться, успокой меня,
        успокойте меня, хочу успокоиться, нужно успокоиться, помоги расслабиться, помогите расслабиться,
        как расслабиться, хочу расслабиться, технику дыхания, техники дыхания, техника дыхания, какую нибудь технику,
        какую то технику, дай технику, подышать, подышим, подыши со мной, научи меня, научи дышать, заземлени*,
        чтобы успокоиться, практику
      `),
    distraction: phrases(`
      distract me, distraction, distract my, distracted from this, to distract, take my mind off, get my mind off, keep my mind off, mind off it, mind off this, mind off things, off my mind for, something else to think, think about something else, think of something else, anything else but, talk about something else, talk about anything else, talk about literally anything, talk about something nice, talk about something random,
      tell me something, tell us something, tell me anything, something interesting, something funny, something random, something silly, something nice to think, a joke, jokes, make me laugh, cheer me up, a game, play something, play a, want to play, twenty questions, 20 questions, would you rather, a riddle, riddles, fun fact, fun facts, random fact, a random, a fact, a story, bedtime story, entertain me, quiz me, a quiz, trivia
    `),
    company: phrases(`
      stay with me, stay here, stay a bit, stay a while, stay a minute, stay for a, stay a little, stay til, stay till, stay until, can you stay, will you stay, could you stay, please stay, keep me company, some company, just company, a bit of company, company till, company til, company until, just be here, be here with me, just be there, be with me, sit with me, sit here with me, wait with me, here with me for, do not leave me, do not leave $, do not go $, do not go yet, do not go away, do not want to be alone, do not want to be by myself, do not want to be on my own, do not want to sit here alone,
      are you there, you still there, you there $, ^ you there, you still here, are you here, are you still, ^ you up, anyone there, talk to me for a bit, just talk to me, talk to me $, keep talking to me, keep talking, chat with me, hang out with me, hang with me, hold my hand, need a hug, give me a hug, a virtual hug
    `),
    opinion: phrases(`
      what do you think, what do you reckon, what would you think, do you think, do you reckon, you reckon, your opinion, your view, your take, your thoughts, thoughts $, honest opinion, be honest, honestly do you, tell me honestly, tell me straight, do you agree, would you agree,
      am i wrong, was i wrong, am i in the wrong, was i in the wrong, is it wrong, was it wrong, is that wrong, was that wrong, is this wrong, am i right, was i right, is he right, is she right, are they right, was she right, was he right, am i overreacting, did i overreact, was i overreacting, am i too, was i too, am i being, was i being, am i exaggerating, am i crazy for, am i mad for, am i stupid for, am i an idiot for, am i a bad, am i a terrible, am i a horrible, am i the bad, am i the problem, am i the asshole, aita, am i selfish, am i mean, am i weird for, am i horrible for, does that make me, does it make me, does this make me,
      is it my fault, was it my fault, is this my fault, is that my fault, did i do the right, did i do something wrong, did i do wrong, did i mess up, is that daft, is it daft, is that stupid, is it stupid, is this stupid, is that silly, is it silly, is that dumb, is it dumb, is that weird, is it weird, is that bad, is it bad, is that awful, is it awful, is that mad, is that cringe, is it cringe, is that pathetic, is it pathetic, is that selfish, is it selfish, is that mean, is it mean to, is that fair, is it fair, was that fair, is that rude, is it rude, was that rude, was it rude, was that mean, was that too, is that too, is it too soon, is it too late, is it too much, is that ok, is that okay, is it ok, is it okay, is it alright, is that reasonable, too much to ask, am i allowed to, does he mean it, does she mean it, do they mean it, is he serious, is she serious, is he interested, is she interested, is it worth, worth it $, good idea or, a good idea, a bad idea
    `),
    information: phrases(`
      is it normal, is that normal, is this normal, am i normal, it is normal to, normal to feel, normal that, normal for, how long does, how long do, how long will, how long is, how long until, how long before, how long till, how long can, how many, how common, how does, how do people, how do others, how do other people, how do adults, how do you make friends, how do i know if, how do you know if, how can i tell if, is it true, is it possible, does it go away, will it go away, will this go away, does this go away, will it pass, will this pass, does it pass, does it get better, will it get better, does it get easier, will it get easier, does this get easier, will it ever, will this ever, does it ever, does this ever stop, when does it, when will it stop, when does this,
      what does it mean, what does that mean, what is it called, what is a, what is an, what is the difference, what is the diff, difference between, diff between, what is happening to me, what is happening with me, what is going on with me, what causes, what are the signs, signs of, what are the symptoms, what counts as, is this a, is it a panic, is that a panic, can you die, can it kill, can you explain, explain to me, explain how, explain why, explain what, tell me about, do you know how, do you know why, do you know what, do you know if, why do dogs, why do cats, why do people, why do we, why does the, why does it, why does my, why do my, to ask why, do other people, do others, does anyone else, does anybody else, does everyone, do most people, is it just me, am i the only one, can they do that, can he do that, can she do that, can they just, can he just, are they allowed, is he allowed, is she allowed, is that allowed, is that legal, is it legal, is this legal, do i have a right, do i have the right, have to pay, my rights, how much sleep, how often should, what is the best time, how do i apply, what happens if, what happens when
    `),
    advice: phrases(`
        что мне делать, что же делать, ^ что делать, ну что делать, и что делать, как мне быть, ^ как быть,
        как мне поступить, как поступить, что посоветуешь, что посоветуете, посоветуй, посоветуйте, дай совет,
        дайте совет, нужен совет, нужен твой совет, совет нужен, дай мне совет, что думаешь, что ты думаешь,
        что вы думаете, как думаешь, как ты думаешь, как вы думаете, твое мнение, ваше мнение, подскажи, подскажите,
        помоги решить, помоги мне решить, помоги разобраться, помогите разобраться, что бы ты сделал*, что бы вы сделали,
        как бы ты поступил*, стоит ли, написать ли ему, написать ли ей, позвонить ли, как справиться, как мне справиться,
        как перестать, как мне перестать, как пережить, как это пережить, помоги мне, помогите мне, ^ помоги $,
        ^ помогите $, есть идеи, есть советы
      `),
  },
  again: phrases(`
    ^ again $, ^ again please, ^ again slower, ^ again but, ^ once more, one more time, ^ one more $, one more please, another one, ^ another $, give me another, got another, any other, anything else $, what else $, ^ more $, more please, do it again, do that again, do this again, try again, a different one, something different, a different way, another way, shorter please, make it shorter, make it softer, make it nicer, less formal, more casual, more polite, but normal, but nicer, but shorter, but softer, but casual, too formal, too long, too stiff, not like that, ^ next one
  `),
  reporting: phrases(`
    asked me, asks me, asking me, ask me, keeps asking, kept asking, asked him, asked her, asked them, told me, tells me, telling me, told him, told her, tell me to ask, he said, she said, they said, said to me, he says, she says, they say, he asked, she asked, they asked, wants to know, wanted to know, he wonders, she wonders, did not know, does not know, didnt know, never know, never knew, always know, always knows, he knows, she knows, they know, shows me, showed me, taught me
  `),
  declining: phrases(
    `do not want, do not need, did not want, did not need, did not ask for, not asking for, stop giving me, had enough of, sick of, no more, no, instead of, why`,
  ),
  situations: {
    breakUp: phrases(`
      break up with, breaking up with, end it with, end things, ending things, end the relationship, end this relationship, leave him, leave her, leaving him, leaving her, split up with, want a divorce, dump him, dump her
    `),
    apologise: phrases(`
      apologi*, say sorry, sorry to him, sorry to her, sorry to them, my fault, i was wrong, i messed up, i hurt her, i hurt him, i hurt them, i snapped at, i yelled at, i shouted at, make it up to, i forgot her birthday, i forgot his birthday, i let her down, i let him down, i lied to
    `),
    condole: phrases(`
      condolence*, lost her mom, lost her mum, lost her dad, lost his mom, lost his mum, lost his dad, lost her husband, lost his wife, lost their, her mom died, her mum died, her dad died, her father died, her mother died, his mom died, his mum died, his dad died, his father died, his mother died, her husband died, his wife died, her brother died, his brother died, her dog died, his dog died, whose _ died, the funeral card, to the family, is grieving
    `),
    sayNo: phrases(`
      say no, saying no, tell him no, tell her no, tell them no, turn down, turn him down, turn her down, turn them down, decline, refuse, do not want to go, do not want to come, do not want to do it, cannot lend, lend money, lend him, lend her, back off, leave me alone, give me space, need space, boundary, boundaries, stop coming, stop calling, stop asking me, comes over unannounced, interfer*, cover the shift, cover a shift, extra shift, take on more
    `),
    askForHelp: phrases(`
      ask for help, asking for help, need help, ask her to help, ask him to help, ask them to help, ask somebody, ask someone, need a hand, babysit, watch the kids, take the kids, need a favor, need a favour, ask a favor, ask a favour, i am not okay, i am not ok, not doing well, i am struggling, that i am struggling, feeling like this
    `),
    moreTime: phrases(`
      landlord, landlady, the rent, pay later, pay in, pay it off, payment plan, instalment*, installment*, an extension, extension on, extension for, more time, a few more days, another week, the deadline, late with, behind on, power company, the bill, owe, the bank, the electric, hand it in late
    `),
    cancel: phrases(`
      cancel, cancelling, canceling, call off, back out, bail on, get out of going, cannot come, cannot make it, cannot go, not coming, call in sick, calling in sick, sick day, not go to the party
    `),
    invite: phrases(`
      invite, ask him out, ask her out, ask them out, grab a coffee, a coffee, hang out, go for a drink, meet up, go for a walk, i like him, i like her, my crush, a crush, come over for, casual, not like i am begging, wants to be friends, make friends
    `),
    reconnect: phrases(`
      get back in touch, back in touch, reconnect*, have not talked in, have not spoken in, not talked for, not spoken for, not spoken to, not talked to, have not heard from, lost touch, lost contact, make contact, years ago, after all this time, first contact, reach out to, write to him again, write to her again, ghosted her, ghosted him
    `),
    collect: phrases(`
      get the rest of her stuff, get the rest of his stuff, pick up her stuff, pick up his stuff, pick up my stuff, get my stuff, her stuff, his stuff, my things back, her things, his things, hand over, the keys back, wants to meet, texted me, text from her, text from him, a text from, message from him, message from her, she wrote, he wrote, wrote me, left on read, on read, read receipt
    `),
    complain: phrases(`
      untag, take it down, take it off, take the photo down, stop doing that, stop doing, stop talking, stop making, jokes about me, made fun, makes fun, behind my back, told everyone, told everybody, told the whole, hurt my feelings, hurt me, bothers me, bugs me, annoys me, upset me, upset with, mad at, angry at, angry with, so loud, noise, the dishes, not pulling, never helps, always late, cancelled on me, canceled on me, forgot my birthday, ignores me, ignored me, group chat, come off
    `),
    hardNews: phrases(`
      tell my parents, tell my mom, tell my mum, tell my dad, tell my mother, tell my father, tell my family, tell my kids, tell my children, tell my son, tell my daughter, tell my wife, tell my husband, tell my partner, tell my boyfriend, tell my girlfriend, tell my friend, tell my best friend, tell my sister, tell my brother, tell her, tell him, tell them, bad news, come out, coming out, i am gay, i am bi, i am trans, i am pregnant, pregnant, i failed, i lost my job, i got fired, i am moving, moving out, moving away, dropping out, dropped out, diagnosis, i am ill, i have cancer, in debt, i cheated, secret
    `),
    atWork: phrases(`
      my boss, my manager, my supervisor, my lead, my team leader, hr, a raise, pay rise, my hours, a day off, days off, time off, annual leave, my shift, quit my job, hand in my notice, my notice, resign*, my colleague, my coworker, overtime, workload, the meeting, a meeting, interview
    `),
    ask: phrases(`
      ask them do i, ask if i need, ask her if, ask him if, ask them if, ask whether, ask what it is about, ask what, what it is about, ask my teacher, ask the teacher, ask my doctor, ask the doctor, without sounding, sounding thick, sounding stupid, sound stupid, sound dumb, sounding rude, look desperate
    `),
  },
  topics: {
    rights: phrases(`
      can they do that, can he do that, can she do that, can they just, can he just, are they allowed, is he allowed, is she allowed, is that allowed, is that legal, is it legal, is this legal, a right to, the right to, my rights, my contract, notice period, evict*, deposit, unpaid, severance, unfair dismissal, custody
    `),
    panic: phrases(`
      panic, panicking, panic attack*, anxiety attack*, heart attack, heart racing, heart is racing, heart pounding, cannot breathe, short of breath, chest tight, chest tightness, my chest, faint, fainting, pass out, hyperventilat*, tingly, tingling, going crazy, losing my mind, going mad
    `),
    breakup: phrases(
      `breakup*, break up, broke up, breaking up, get over him, get over her, getting over, over an ex, my ex, heartbreak, heartbroken, broken heart, divorce, move on from, moving on, stop missing him, stop missing her, stop loving`,
    ),
    grief: phrases(`
      grief, griev*, mourn*, died, death, dead, passed away, funeral, widow*, lost my, miss him, miss her, talk to him still, talk to her still, see him everywhere, see her everywhere, hear her voice, hear his voice
    `),
    crying: phrases(`cry, crying, cried, tears, cry so much, cry every, cry over, cannot cry, weep*`),
    numb: phrases(`feel nothing, numb, numbness, not feel anything, no feelings, feel empty, empty inside, do not care, nothing matters, not sad, detached`),
    sleep: phrases(`sleep, sleeping, asleep, insomnia, awake, wake up, waking up, dream, dreams, dreaming, nightmare*, naps`),
    friends: phrases(`make friends, making friends, new friends, find friends, friends as an adult, friends as adults, no friends, have friends, meet people, meet new people`),
    homesick: phrases(`homesick, miss home, missing home, miss my country, moved here, new city, new country, settle in, feel at home`),
    badThoughts: phrases(`bad thoughts, awful thoughts, horrible thoughts, weird thoughts, intrusive, thoughts like that, thoughts like this, thoughts in my head, scary thoughts, think things like`),
    study: phrases(`exam, exams, test, blank, go blank, blanking, concentrate, focus, memor*, study, studying, revise, revision, procrastinat*`),
    children: phrases(`baby, newborn, toddler, kid, kids, child, children, my son, my daughter, teenager, teenagers, year old, parent, parents do, as a mom, as a mum, as a dad, breastfeed*, tantrum*`),
    tired: phrases(`tired, exhausted, exhaustion, burnout, burnt out, burned out, no energy, drained, lazy, cannot get up, motivation`),
    anger: phrases(`angry, anger, rage, mad at, furious, hate him, hate her, resent*, jealous, jealousy, irritable, snap`),
    worry: phrases(`worry, worries, worrying, worried, anxious, anxiety, nervous, overthink*, overthinking, racing thoughts, stop thinking, stressed, stress, butterflies, stomach`),
    alone: phrases(`lonely, loneliness, alone, by myself, on my own, introvert, shy, awkward`),
    normal: phrases(`is it normal, is that normal, is this normal, am i normal, normal to, normal that, normal for, just me, only one, anyone else, anybody else, do other people, do others, do most people, does everyone, get better, get easier, go away, will it pass, ever stop, ever end`),
  },
  dialogues: {
    urgeToText: phrases(`
      want to text him, want to text her, want to text them, want to text my ex, wanna text, want to message him, want to message her, want to write him, want to write her, want to call him, want to call her, text my ex, message my ex, call my ex, tempted to text, tempted to call, about to text, going to text him, going to text her, almost texted, nearly texted, should i text him, should i text her, should i message, should i call him, should i call her, checking his profile, checking her profile, checking his insta*, checking her insta*, stalking his, stalking her, staring at his chat, staring at her chat, typing and deleting, drafted a text
    `),
    awakeAtThree: phrases(`
      three in the morning, four in the morning, two in the morning, 1am, 2am, 3am, 4am, 1 am, 2 am, 3 am, 4 am, middle of the night, wide awake, lying awake, lie awake, laying awake, awake again, awake since, still awake, woke up at, wake up at, cannot fall back, back to sleep, staring at the ceiling, looking at the clock, watching the clock
    `),
    racingMind: phrases(`
      head is full, head full, mind is racing, mind racing, thoughts racing, racing thoughts, thoughts are racing, brain will not stop, brain will not shut, brain will not switch, mind will not stop, mind will not shut, head will not stop, head will not shut, cannot switch off, cannot turn off my, cannot shut off, cannot stop thinking, head is spinning, head spinning, thousand things, million things, replaying, replay it
    `),
    parkingAWorry: phrases(`cannot stop worrying, keep worrying, worrying all night, worry all night, worrying in bed, worry keeps, worries keep, worry about tomorrow, worried about tomorrow, dreading tomorrow`),
    examTonight: phrases(`
      exam tomorrow, exams tomorrow, test tomorrow, exam on, exam in, test on, unit test, exam next, exams next, finals tomorrow, finals week, finals next, quiz tomorrow, midterm*, presentation tomorrow, oral exam, have done nothing, have not studied, did not study, not studied, behind on studying, cramming, cram
    `),
    bodyImage: phrases(`
      my body, my weight, look fat, so fat, feel fat, i am fat, the biggest one, biggest one, the mirror, my stomach looks, my thighs, my belly, my skin, my nose, my face, look ugly, i am ugly, feel ugly, ugly in, how i look, look in photos, look in pictures, team pic, that photo of me, swimsuit, bikini, changing room
    `),
    innerCritic: phrases(`
      i am stupid, so stupid, i am dumb, i am a failure, such a failure, i am a loser, i am useless, i am worthless, i am such an idiot, i hate myself, hate myself, not good enough, never good enough, not enough, i am the worst, cannot do anything right, imposter, impostor, everyone else is better, compare myself, ashamed of myself
    `),
    apology: phrases(`apologi*, say sorry, i was wrong to, i hurt her, i hurt him, i hurt them, i snapped at, i yelled at, i shouted at, i let her down, i let him down, make it up to, should not have said, wish i had not said`),
    boundary: phrases(`
      my mother in law, mother in law, father in law, unannounced, goes through my, reads my messages, interfer*, comments on my, does not respect my, do not respect my, controls my, controlling mother, controlling father, controlling parents, my mother keeps, my mom keeps, my mum keeps, my dad keeps, my parents keep, my mother always, my mom always, my mum always, calls me every day, guilt trip*, guilt tripping, say no to my mother, say no to my mom, say no to my mum, say no to my dad, say no to my parents, set boundaries, set a boundary
    `),
    askingForHelp: phrases(`ask for help, asking for help, cannot do it alone, cannot do this alone, all by myself, all on my own, all on me, no one helps, nobody helps, do everything, doing everything, do not want to bother, be a burden, single mom, single mum, single dad, my caregiver, caring for my`),
    catastropheCheck: phrases(`worst case, what if i fail, what if they, what if he, what if she, what if it, what if i lose, what if i get, going to get fired, going to be fired, going to lose my job, let me go, everything will go wrong, it will all go wrong, ruin everything, ruined everything, end up homeless, end up alone`),
    stop: phrases(`about to lose it, going to lose it, about to explode, going to explode, want to scream at, want to scream, about to send, going to send it, about to hit send, want to quit on the spot, walk out right now, tell them all to, throw my phone, smash`),
    hardConversation: phrases(`have to tell, need to tell, got to tell, have to talk to, need to talk to, got to talk to, want to talk to him about, want to talk to her about, confront, come out to, coming out to, tell my parents, the talk with, a conversation with, have a talk, break up with him, break up with her, ask my boss, talk to my boss, talk to my manager`),
    assertiveMessage: phrases(`untag, group chat, write to him, write to her, write them, text him that, text her that, tell him to stop, tell her to stop, tell them to stop, an email to, email my, reply to him, reply to her, reply to his, reply to her message, raise, pay rise`),
    makingAFriend: phrases(`make friends, making friends, no friends, do not have friends, do not have any friends, new friends, know nobody here, know no one here, do not know anyone here, nobody talks to me, no one talks to me, new in town, new here, new school, new city, eat alone, sit alone, have their groups, grab a coffee`),
    fiveSenses: phrases(`not real, unreal, does not feel real, nothing feels real, spacing out, zoning out, dissociat*, depersonal*, floating, far away from myself, outside my body, not in my body, like a dream, flashback*`),
    gettingGoing: phrases(`cannot get up, cannot get out of bed, stuck in bed, in bed all day, stayed in bed, no motivation, cannot start, cannot get started, cannot get myself to, procrastinat*, did nothing all day, done nothing all day, do nothing all day, everything is pointless, nothing is fun, cannot be bothered, no energy for anything`),
  },
  unquotable: phrases(`
    die, dying, dead, death, kill*, suicid*, hang myself, cut myself, cutting, hurt myself, end it, overdose, pills, knife, gun, rape*, abus*, assault*, beat me, hits me, hit me, molest*, weapon,
    fuck*, shit*, bitch*, bastard*, asshole*, arsehole*, dick*, cunt*, whore*, slut*, idiot*, moron*, retard*, stupid, dumb, ugly, fat, worthless, useless, pathetic, loser, disgusting, monster, crap, piss*, wank*, twat*, bollocks, prick*, faggot*, nigger*, tit, bugger, hell, damn*,
    you, your, yourself, bot, app, ai, porn*, sex*, naked, address, street, password, pin, iban, card number
  `),
};
