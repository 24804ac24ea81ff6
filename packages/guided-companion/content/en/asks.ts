import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Stay where you are and put both feet on the floor. Breathe out longer than you breathe in, and let it rise without fighting it: the worst part lasts minutes and then falls by itself.',
      'Cold helps at once: water over your wrists, or something from the fridge against your cheeks. Then name five things around you out loud. Plan nothing until the wave is down.',
    ],
    worry: [
      'Write the worry down in one sentence. If there’s something you can do, give it a day and an hour; if not, put it off to a fixed quarter of an hour tomorrow and turn to something with your hands.',
      'Ask what you know and what you’re guessing, in two columns. Act on the first column only. Then move for ten minutes, because a head calms down faster when the body has something to do.',
    ],
    night: [
      'If you’ve been lying awake for a while, get up. Sit somewhere dim with something dull, no clock and no phone, and go back when your eyes get heavy. Keep the same getting-up time tomorrow.',
      'Put what’s in your head on paper, with one first step for tomorrow next to it. Then make rest the goal and leave sleep alone: lying quietly in the dark already restores you.',
    ],
    loss: [
      'Pick one thing for a hard day or date and decide it beforehand: a place they liked, their meal, a candle, a letter. Ask one person to know about it, and leave the rest of that day empty.',
      'Keep the days small: eat something, go outside once, speak with one person. Say their name when you want to. You don’t have to sort their things or be stronger by any date.',
    ],
    breakup: [
      'For the next days, no big conversations and no looking at their profile: mute it, so you don’t have to be strong every hour. Fill the hour that hurts most with a person or a place, fixed beforehand.',
      'Put what reminds you of them in one box, out of sight, without deciding anything. Tell one friend which evening is the worst and ask for that one. Answer practical messages only, and the next day.',
    ],
    people: [
      'Choose a calm moment, not the quarrel itself. Say what happened, what it did to you and one thing you’d like, in three sentences. Then stop talking and let them answer.',
      'Ask directly instead of guessing: one friendly question takes less out of you than a week of wondering. If it goes badly, say you’ll come back to it tomorrow and leave the room.',
    ],
    alone: [
      'Go for often rather than close: the same place at the same hour every week, so faces become familiar. Then one small invitation with a time in it, like a coffee after class on Thursday.',
      'Write to one person you liked, even if it’s been long: two lines, something you remembered, no explanation. And spend one hour today where other people are, with nothing to prove there.',
    ],
    self: [
      'Write down the sentence you’re throwing at yourself, and below it what you’d say to a friend who had done the same. Then do one thing that would be fair: mend a piece of it, or let today be enough.',
      'Separate what you did from what you are. If there’s something to put right, make it one sentence and one act this week. If there isn’t, the punishment can stop here.',
    ],
    tired: [
      'Cut today down to what can’t wait: one useful thing, one kind thing, food and bed. Strike or hand over one item from this week. If it’s been weeks, ask a doctor to check for a cause.',
      'Start absurdly small: feet on the floor, a window open, a shower. Doing comes before wanting at the moment. Then choose one thing for two minutes, and stopping after that counts as done.',
    ],
    children: [
      'Keep it boring and the same every time: few words, back to bed, no talk, no new idea. Tell them one rule in daylight. And if you’re about to shout, put them somewhere safe and step outside for a minute.',
      'Lower one bar tonight: simple food, no tidying. Ask one adult for one concrete hour this week. With a child, first name what they feel, then say the limit once.',
    ],
    money: [
      'Rent or mortgage and power come first, then food, then everything else. Ring whoever you owe before the date: they have arrangements for people who call. Offer an amount you can really keep.',
      'Put three numbers on one sheet: what’s there, what’s due before payday, what will come. Then call the debt advice service where you live; it’s free in most countries and they make the calls with you.',
    ],
    study: [
      'Find out what counts most in the exam and start there, not at page one. Twenty-five minutes with the book closed, writing down what you remember, then five minutes off. Stop in time to sleep.',
      'Open the thing and do the smallest piece: one task, one paragraph, badly. Put the phone in another room. If you can’t make the date, write to the teacher today rather than after it.',
    ],
    work: [
      'Ask what it’s about: that’s ordinary and doesn’t look desperate. Note the facts for yourself, with dates. In the talk itself you may say “I’d like to think about that and come back to you tomorrow.”',
      'Bring one thing, not all of them: what happened, what it costs the work, what you propose. Do it in a scheduled ten minutes. And keep one evening this week where work can’t reach you.',
    ],
    ahead: [
      'Give the decision a date, and until then collect two facts you’re missing. Try the option out small, for a day or by talking with somebody who lives it. You’re choosing a next step and not a whole life.',
      'Write a list of what has to be settled, and sort it into before, on the day, and later. Do the one with a deadline first. For the rest, find one person who has done the same and ask them three things.',
    ],
    body: [
      'Write down since when, how often and what makes it better or worse, and take that sheet to a doctor this week. Until then, no searching at night. If it gets sudden or strong, go today.',
      'Split it in two: what a doctor has to answer, and what makes today easier. Put the first on a list for the appointment. For the second, choose rest, one warm thing and one person who knows.',
    ],
    anger: [
      'Don’t answer yet. Walk for ten minutes, write the angry version for nobody, then find the one line that was crossed. Say only that one, tomorrow, in a normal voice.',
      'First the body: out of the room, cold water, shoulders down. Then decide what you want to have reached by tomorrow, and do only what leads there. Sending something now rarely does.',
    ],
    good: [
      'Tell one person who will be glad with you, and today. Then make a short list: what has to be there beforehand, who to ask, by when. Ask early about what you don’t know; new people are expected to ask.',
      'Keep a little of it: a photo, three lines about how it happened. And put the next practical step into your calendar now, so the rest of the day can be for enjoying it.',
    ],
    general: [
      'Take the part that presses most and make it as small as an hour: what could be different by this evening. Do the first two minutes of that now. The rest can wait on paper.',
      'Write three possible ways, a bad one among them. Strike what you couldn’t keep up for a week. Of the others, take the one you could begin today, and tell somebody that you have.',
      'Sleep on it if you can; few things get worse by tomorrow noon. Until then, talk it over with one person who knows you both ways, good days and bad. Then do the smaller step first.',
      'Ask yourself what you’d tell a friend in your place, and write that down as if it were a letter. Then do the first line of it.',
    ],
  },
  plan: {
    panic: [
      'The next hour: ten minutes where you are, breathing out slowly. Then a few sips of water and a short slow walk. Then one errand only, the nearest, and home by the easy way. What’s left can be bought tomorrow.',
      'First, sit until your legs are steady. Second, message one person where you are. Third, do the one thing that can’t wait, without hurry, and leave if you want to. Then home, warm drink, nothing else today.',
    ],
    worry: [
      'The next hour: ten minutes writing down everything that worries you. Ten minutes choosing one thing you can do, and doing its first step. Then half an hour of something for your hands, with the list in a drawer.',
      'This evening: until eight, one call or message that moves it along. Then food, without a screen. At nine the worry gets fifteen minutes on paper. After that it’s tomorrow’s.',
    ],
    night: [
      'The next hour: dim the light and put the phone in another room. Ten minutes for tomorrow’s one thing on paper. Then warm water, bed, slow breaths out. If you’re still awake after a while, up again with something dull.',
      'Tonight: no more clock. Sit up in low light with a dull book until your eyes close, then bed. In the morning up at the usual time, daylight in the first half hour, and no long nap.',
    ],
    loss: [
      'For today: something to eat, even if it’s toast. Then fresh air, ten minutes. In the afternoon one call to somebody who knew them. In the evening a candle or a photo for a quarter of an hour, then the radio on low.',
      'The next hour: sit down with something warm. Then ten minutes with a memory, on purpose. Then one small chore that has an end, like the dishes. Then ring or message somebody, if only to hear a voice.',
    ],
    breakup: [
      'Before they come: things packed by the door, a friend on call. While they’re there: ten minutes, practical sentences only, no big talk. Afterwards: straight out of the flat, to somebody, for two hours.',
      'Tonight: food first, then a shower. Then a film or a friend’s voice, with the chat muted until morning. Bed at your usual time, phone outside. Tomorrow gets planned tomorrow.',
    ],
    people: [
      'First, an hour apart. Then write three lines: what happened, what it did, what you’d like. Then ask for ten minutes tomorrow evening. In the talk: your three lines, their answer, and stop before it goes in circles.',
      'Today nothing gets said. Tonight write the unsendable version and throw it away. Tomorrow morning choose one sentence and a time. Afterwards meet somebody who’s on your side, whatever comes of it.',
    ],
    alone: [
      'The next hour: wash your face and put on something to go out in. Twenty minutes where people are, a shop or a bench. Then one message to one person. Then back, with something warm and a voice on the radio.',
      'This week: one fixed hour where the same people come again, a class or a club. One message to somebody from before. One invitation with a day in it. The other evenings may be quiet.',
    ],
    tired: [
      'For tonight: first ten minutes lying down. Then only what tomorrow morning can’t do without. Then something simple to eat, sitting. Everything else stays where it is, and you’re in bed at the hour you wish.',
      'Tomorrow: up, water, window, ten minutes outside. Before noon one useful thing. After lunch half an hour flat, no phone. In the evening one pleasant thing, short. Anything more is extra.',
    ],
    children: [
      'Tonight: ten minutes sitting down before anything. Then only what the morning needs: clothes, bags, bottle. The washing stays. Last, shower and lie down. Whoever wakes is taken back with the same five words each time.',
      'The next hour: children somewhere safe with something dull on. You: water, food, five minutes at the window. Then one round of tidying for ten minutes, with a timer. Then all of you to bed, in the same order as always.',
    ],
    money: [
      'First, today: rent, power and anything with a date on it go on one sheet. Then set food money aside for the days until payday and split it by days. Tomorrow morning: ring the one you can’t pay, and offer a part and a date.',
      'Until payday: cash for each day in an envelope, fuel and food first. One call a day: landlord, then power, then whoever else is waiting. Everything that can be paused gets paused today, subscriptions first.',
    ],
    study: [
      'Starting now: ten minutes to list the topics and mark the two that count most. Then two rounds of twenty-five minutes on the first, five off between. The same for the second. Last half hour: write from memory, pack your bag, sleep.',
      'Tonight, lighter: one round for each topic, the main idea and one example, spoken out loud. After every round stand up. An hour before bed you stop, whatever is left. In the morning ten minutes of your own notes.',
    ],
    work: [
      'Today: write down the facts with dates, ten minutes. Then one line to ask what it’s about or to ask for a time. The evening before: your two points on a card, clothes out, bed. On the day: come early, say your points, ask for a night to think.',
      'The next hour: choose the one task that somebody is waiting for. Twenty-five minutes on it, door or messages closed. Five minutes outside. Then a short note on where you stand to whoever needs it. Then stop.',
    ],
    general: [
      'The next hour: ten minutes for your body, so water, food or a wash. Then twenty minutes on the one thing that presses most. Then a short message to somebody. Then half an hour that’s only yours.',
      'Today: before noon the hardest small thing. After lunch a walk, however short. In the late afternoon one thing for tomorrow. In the evening no decisions any more, and bed at a fixed hour.',
      'In three steps. First, write down what has to happen before you sleep, three things at the most. Then do the shortest, at once. Then set a time for the second, and move the third to tomorrow on purpose.',
    ],
  },
  wording: {
    breakUp: [
      'Here is one that is clear and not cruel: “I’ve thought about it for a long time. I don’t want to go on as a couple. That won’t change, and I’d like to tell you why in person, if you want that.” Say it early in the talk, not at the end.',
      'You could begin with: “I have to tell you something that’s hard to hear. I’m ending this. You did nothing wrong by asking for more, and I can’t give it.” Then leave room for silence.',
    ],
    apologise: [
      'This one holds up: “I’m sorry for what I said on Sunday. It was unfair and I see that it hurt you. You don’t have to answer. I’d like to do better next time.” Leave out every “but”.',
      'Short and whole: “That was wrong of me. I should have asked you first. I’ll put it right by Friday.” Change the last part to what you can really do.',
    ],
    condole: [
      'You could write: “I’m so sorry. I don’t have the right words, and I’m thinking of you. I’ll bring food on Thursday and leave it at the door; no need to answer.”',
      'Something simple is best: “I heard about your loss and I’m very sorry. I remember how warmly you spoke of them. If you want to talk or be silent with somebody, I’m here.”',
    ],
    sayNo: [
      'A no that needs no reasons: “Thanks for asking me. I can’t do it this time.” If they push, say the same sentence again, in the same tone.',
      'Kind and firm: “I know it matters to you. I’m not going to do that. What I can do is an hour on Saturday.” Leave the last part out if there’s nothing you want to give.',
    ],
    askForHelp: [
      'You could send: “I’m having a hard time right now and don’t want to be alone with it. Could you call me tonight, ten minutes? You don’t need to solve anything.”',
      'Concrete is easier to say yes to: “I can’t manage all of it this week. Could you take the kids on Saturday from two to four, or bring a meal on Wednesday? If not, that’s fine, tell me straight.”',
    ],
    moreTime: [
      'Short and businesslike: “Hello, I can’t pay the full amount on the due date. I can pay half on Friday and the rest on payday. Please tell me by tomorrow if that works.” Put in your own sums and days.',
      'You could write: “I won’t finish by the deadline, and I’m telling you now rather than late. Could I have until Monday? I can show you what I have today.”',
    ],
    cancel: [
      'No long story needed: “I’m sorry, I can’t come tonight. I’m worn out and need the evening. I’d like to see you next week, does Tuesday suit you.” Send it now and put the phone away.',
      'For work: “I’m ill and can’t come in today. I’ll let you know by tonight about tomorrow.” That’s all they need.',
    ],
    invite: [
      'Casual, with a way out: “Hey, I’m getting a coffee after class on Thursday, want to come along? No worries if not.”',
      'Light and clear: “You mentioned that coffee. I’m free on Wednesday at four or Saturday morning, if you fancy it.” A day in it makes it real without pressure.',
    ],
    reconnect: [
      'Two lines do it: “Hey, I walked past our old place today and thought of you. It’s been long, that’s on me too. How are you these days.”',
      'Without a long excuse: “I’ve wanted to write for a while and kept putting it off. I miss talking to you. If you feel like it, I’d love a call some evening.”',
    ],
    collect: [
      'Practical and calm: “Saturday between two and four works. I’ll have everything packed by the door.” You don’t have to answer anything else in that message.',
      'You may keep it to one line: “I’ve read your message. I’ll answer tomorrow when I’ve had time to think.” And tomorrow: one sentence on the one thing they asked.',
    ],
    complain: [
      'Chill and clear: “Hey, could you untag me in that one? Not mad, I don’t like that pic of me.” Or for bigger things: “When you told that story in front of everybody, I felt small. Please leave it out next time.”',
      'For a group: “For the record, I was given the keys. I’m not going to argue about it here. If anybody wants to know more, call me.” Then mute the chat for the evening.',
      'What happened, what it did, what you want: “You came an hour late again and I waited. It makes me feel unimportant. Next time text me when you know.”',
    ],
    hardNews: [
      'Give it a frame first: “I want to tell you something that’s not easy for me. Please let me finish before you say anything.” Then the fact in one sentence, without softening it three times.',
      'You could write it, too: “I’d rather tell you this in a letter, so I get it right. I haven’t known how to say it. It’s this:” and then one plain line. Ending: “I’d like to talk tomorrow, when you’ve had time.”',
    ],
    atWork: [
      'Friendly and normal: “Hi, I saw the invite for Thursday. Could you tell me briefly what it’s about, so I can prepare?” One line, and then put the phone down.',
      'For a talk with the boss: “I’d like ten minutes this week about my workload. I have more than fits into my hours, and I’d like your help deciding what comes first.”',
    ],
    ask: [
      'Asking looks prepared: “Quick question so I’m ready: do I need to bring my own, or is that provided?” They hear it every week.',
      'You could say: “I want to make sure I’ve got this right. Could you tell me once more how you’d like it?” Nobody takes that badly.',
    ],
    general: [
      'Try this one: “There’s something I’ve wanted to tell you, and I’m not sure how. It’s about us, and it matters to me. Do you have ten minutes tonight?” Change every word that isn’t yours.',
      'Three short parts: “When that happened, I felt left out. I’d like us to talk about it before we decide. Is tomorrow evening all right?” Put in your own middle.',
      'Softer, in one line: “I’m not good at saying this, so I’m writing it: it’s been on my mind, and I’d like to get it right between you and me.”',
      'Plainer: “Here’s what I need: a bit more time, and an honest answer. That’s all.”',
    ],
  },
  information: {
    rights: [
      'Whether that’s allowed depends on your country and your contract, and I can’t look it up. A union, a legal advice center or the labor or tenants’ office can, often free of charge. Until then sign nothing on the spot: you may ask for a day to read it.',
      'I can’t judge that, being a small program without law books. Write down dates and exact words, keep every letter, and take them to an advice center. Asking in writing what it’s about is always all right.',
    ],
    panic: [
      'Racing heart, tight chest, tingling hands, a feeling of dying: panic does all of that. It peaks within about ten minutes and fades within half an hour, and it isn’t dangerous. If it’s new to you, spreads to arm or jaw or you faint, have a doctor look at once.',
      'In panic the body sounds an alarm without a fire: fast breath makes hands tingle and legs weak. It can’t make you go mad, and it ends even if you do nothing. A doctor can tell you once for all that your heart is sound.',
    ],
    breakup: [
      'It varies a lot. For most people the sharpest part eases within some weeks to three months, and after a long relationship it can take a year until it stops turning up daily. It goes in waves: a bad day late on doesn’t mean you’re back at the start.',
      'Yes, missing somebody who wasn’t good for you is ordinary: it’s the habit and the hopes that go missing, too. No contact shortens it, checking their profile lengthens it.',
    ],
    grief: [
      'There’s no normal length. The first year with all its dates is usually the hardest, and waves come back after years. Talking to them, hearing them, setting the table for two: very many people do. If after a year nothing at all gets lighter, tell a doctor.',
      'Laughing, feeling nothing, being angry with the dead, being relieved: all of that belongs to grief and says nothing about how much you loved. It doesn’t run in stages; it comes and goes.',
    ],
    crying: [
      'Yes. Crying a lot, over small things or days later, is how many bodies let tension out, and not being able to cry is just as common. If it’s most of the day for more than two weeks, that’s worth telling a doctor.',
      'It’s ordinary to cry from tiredness, anger or relief, or without knowing why. It doesn’t mean you’re weak or going under. Water and a cold cloth help with the headache after it.',
    ],
    numb: [
      'Feeling nothing is a common answer to too much: after a loss, a shock or long stress the mind turns the volume down. It usually comes back in pieces, often first as tears. If it lasts longer than two weeks, have a doctor look at it with you.',
    ],
    sleep: [
      'Not sleeping before something big is very common, and one short night costs you less the next day than you’d think: the body catches up by itself. Lying still in the dark counts as half of the rest.',
      'Grown-ups need about seven to nine hours, teenagers eight to ten, and a few bad nights are no harm. Waking once or twice is how sleep is built. If it goes on for a month, a doctor can help; there are good ways without pills.',
    ],
    friends: [
      'Mostly by seeing the same people again and again at something else: a course, a team, volunteering, a faith group, a games night. It takes some fifty hours to become friends, so the weekly thing beats the big evening. No pub is needed.',
      'It’s normal that it’s harder as an adult: nobody seats you together any more. What works is going often, remembering a name, and being the one who proposes a day. Most people like us better than we think.',
    ],
    homesick: [
      'Homesickness can hit long after a move, often when the first busyness is over, and it may return on feast days. For most people it gets milder within the first year, quicker with one fixed place and one fixed person. It doesn’t mean that coming was a mistake.',
    ],
    badThoughts: [
      'Nearly everybody has awful thoughts that come from nowhere, and they’re the opposite of what people want: that’s why they frighten. A thought isn’t a wish and not a deed. Pushing them away feeds them, letting them pass starves them. If they rule your day, a doctor knows them well.',
    ],
    study: [
      'Going blank under pressure is common: stress blocks the way to what you know for a minute or two. Feet on the floor, a long breath out, begin with any task you can do, and it returns. What sticks best is remembering with the book closed, not reading again.',
    ],
    children: [
      'Very many parents feel that: loving them and wanting to run, being bored, being touched out. It doesn’t make you a bad parent. Children wake, cling and rage in phases, and most phases are over within weeks. If you’re afraid of losing control, call a friend or a family help line today.',
      'How children do it differs widely, so a neighbor’s child is no measure. For a real worry about sleep, growth or speech, the pediatric nurse or doctor is the one to ask, and they get asked that every day.',
    ],
    tired: [
      'Tired in spite of sleep can come from too much for too long, from low mood, or from the body: iron, thyroid, infections. That’s why a doctor’s check is worth it after some weeks. Laziness doesn’t feel like this: lazy people don’t suffer from it.',
    ],
    anger: [
      'Anger and jealousy are ordinary, and feeling them harms nobody; only what one does with them can. The first flash lasts some minutes if nothing new feeds it. More of it than usual is often a sign of too little sleep or too much swallowed.',
    ],
    worry: [
      'A worried body is a busy one: stomach, no appetite, cold hands, thoughts that run in circles are all part of it and harmless. It falls when the waiting is over, and sooner when you move. If it fills most days for months, a doctor has good ways.',
    ],
    alone: [
      'Very common, also among people with many contacts: about every third or fourth person knows it. It says that something is missing and not that something is wrong with you. Being shy or quiet isn’t a flaw either; small, regular contact suits it best.',
    ],
    normal: [
      'As far as I can tell from here, yes: many people in your place would feel or do the same. It becomes worth showing to a doctor when it lasts for weeks, gets stronger, or keeps you from eating, sleeping or working.',
      'There’s a very wide range in that, and what you describe sounds human to me. I’m a program and can’t examine anybody; if it frightens you or doesn’t ease in two weeks, ask somebody who can.',
    ],
    unknown: [
      'That one I don’t know: I’m a small program without a library and don’t want to make something up. A search or an encyclopedia has it in a minute. What I can do is help with what it’s for: a plan, a sentence, a pause.',
      'I can’t look things up, so I’d only be guessing. Somebody who works with it, or a good reference page, will tell you rightly. Bring back what you find, and we’ll see what follows from it.',
      'For facts I’m the wrong one; I have none beyond everyday matters of sleep, stress and people. A teacher, a librarian or a search is quicker and right.',
    ],
  },
  opinion: {
    loss: [
      'I’m a program, so take it as a view: it isn’t daft, it’s a way of keeping somebody close. What speaks for it is that it does you good. Against it would only speak if it kept you from eating, sleeping or people.',
    ],
    breakup: [
      'From outside, as a program: for staying away speaks that every contact opens it again, against it that open things stay open. If there’s something practical, settle it in writing; the rest may wait some weeks.',
    ],
    people: [
      'I’m a program and only hear your side. For going or speaking up speaks that it clears the air; for keeping away, that you’re still raw and it may end in a scene. Staying away once isn’t wrong. Saying why, in one line, makes it fair.',
      'I hear one side only, and as a program at that. For the friendly reading speaks that they said it at all; for the other, that words are cheap. Take it at its word once, with a day in it, and the answer will tell you.',
    ],
    self: [
      'As a program I have no stake in it: what I read is somebody who made a mistake or had a bad day, not a bad person. For your share speaks what you did; against blaming all of it, what you couldn’t know. A fair half is enough to carry.',
    ],
    work: [
      'My view, for what a program’s is worth: for raising it speaks that silence gets read as agreement; against it, timing and who decides. If you have it in writing and propose something, the risk is small.',
    ],
    ahead: [
      'I can’t see ahead, being a program. For it speaks what you’d regret not having tried; against it, what you couldn’t undo. If it can be undone, try it small. If not, give it two more weeks and one more opinion.',
    ],
    general: [
      'I’m a program, so this is a view and no verdict. What speaks for you is that you thought about it before acting. What speaks against it is only what the other side might know and you don’t. I wouldn’t call it wrong.',
      'Honestly, and without being a person: it sounds understandable to me, and not stupid. The one thing I’d check is whether you’d still want it on a rested morning.',
      'Seen from outside, both can be true: that they had a reason, and that it wasn’t all right for you. You don’t need to prove the first wrong to act on the second.',
      'For it: you would have an answer. Against it: it could be uncomfortable for a day. As a program I can’t weigh that for you, but the second passes quicker.',
    ],
  },
  distraction: [
    'Here’s a game: take the first letter of your name. Now an animal, a city, a dish and a film that begin with it. Write them here, speed counts and spelling doesn’t.',
    'An octopus has three hearts and tastes with its arms, and two of the hearts stop when it swims. That’s why it prefers to walk.',
    'Choose, and don’t think long: mountains or sea, soup or cake, invisible or able to fly, always ten minutes late or always an hour early. Write down your four.',
    'A riddle: I have cities but no houses, rivers but no water, and forests but no trees. Guess before you read on in your head: it’s a map.',
    'Look around and find one thing for every color of the rainbow, red first. Write the one that was hardest to find.',
    'In Sweden there was once a hotel made anew every winter out of river ice, and every spring it flowed back into the river. The guests slept on reindeer skins.',
    'Let’s furnish a place that doesn’t exist: a small house with one room. You may put in three things, a window with any view, and one animal. Write what’s there.',
    'Cows have best friends and get restless when they’re apart. Sea otters hold hands while they sleep, so that they don’t drift away from each other.',
    'Count backwards from a hundred in sevens, as far as you get, and write the number where you stopped. Nobody gets far, and the head has no room for anything else meanwhile.',
    'Start a story with me, one line each. Mine: on a Tuesday, at the last stop of the bus, a suitcase began to hum. Now yours.',
  ],
  company: [
    'I’m here. You don’t have to say anything clever, or anything at all. Write a word now and then if you like, and I’ll answer every time.',
    'Then we’ll sit here for a while, you and a program that isn’t going anywhere. Make yourself as comfortable as the place allows.',
    'Right here. There’s nothing to be done at the moment. Feel the chair or the bed under you; this minute asks nothing else.',
    'I’ll keep you company, as well as a few lines on a screen can. Tell me what you can see from where you are, or nothing.',
    'Still here. Let the time go by at its own speed.',
    'You’re not bothering anybody here, at whatever hour. We can be quiet, too.',
    'We’ll wait it out together. If a person would be better, message one; you can do both.',
    'I’m reading along. One breath after the other is plenty for now.',
  ],
  doWithMe: [
    'Together, then, right now.',
    'All right, let’s do it at once.',
    'Then we begin, and you can stop any time.',
    'Good. Follow me line by line.',
    'Yes. Once more, and slower.',
    'Let’s. Sit the way you’re sitting.',
  ],
  listen: [
    'Then I’ll only listen. No advice and no questions.',
    'All right: you talk, I read. Nothing gets fixed here.',
    'Go ahead, as long and as unsorted as you like. I’m only listening.',
    'Good, no tips from me. Say it the way it is.',
    'I’m listening, and that’s all I’ll do.',
  ],
  memory: {
    named: [
      'You told me the name: {name}.',
      'The name you gave me is {name}.',
      'That’s {name}, going by what you wrote earlier.',
    ],
    quoted: [
      'Earlier you wrote: “{words}”.',
      'I looked back; you wrote “{words}”.',
      'What I have from you on that is “{words}”.',
    ],
    unknown: [
      'I don’t find that in our conversation, and I don’t want to guess. Tell me once more and I’ll have it.',
      'That hasn’t come up here as far as I can see. I only know what’s written in this conversation.',
      'I’m not sure, and I’d rather say so than make it up. You can tell me again.',
    ],
  },
  offers: [
    'There’s a short exercise for this: “{title}”. It starts below.',
    'If you want to do more than read, “{title}” is below, a few minutes long.',
    'For this I have “{title}”: a few steps, and you can stop at any of them. It starts below.',
    '“{title}” goes through it with you step by step; it starts below.',
    'What helps in a few minutes is “{title}”. You find it below.',
    'Below is “{title}”, made for moments like this one.',
  ],
  repairs: {
    questions: [
      'You’re right, that was too many questions. I’ll stop asking.',
      'Understood: no more questions from me.',
      'Point taken, I was quizzing you. That ends here.',
    ],
    repeating: [
      'You’re right, I’ve been repeating myself.',
      'True, that was the same thing in other words. I’ll change what I do.',
      'Fair: I was going in circles.',
    ],
    misunderstood: [
      'Then I read you wrong, and I’m sorry.',
      'That missed what you meant. Thank you for saying so.',
      'I got that wrong. Your version counts.',
      'Not what you meant, then; I take it back.',
    ],
    unhelpful: [
      'That was no help, then. Fair enough.',
      'You’re right to say it: that did nothing for you.',
      'Okay, that missed. I’m a program, and I miss at times.',
      'That sounded hollow, I see it.',
    ],
  },
  ways: [
    'Two ways from here: you go on telling and I only listen, or you write “plan” and get one for the next hours.',
    'Choose what’s better now: I keep quiet and read, or I give you something to do, with “exercise”.',
    'From here I can listen without comment, or give you a sentence to use if you tell me who it’s for.',
    'Either you tell it your way and I stay short, or we leave it and talk about something else entirely.',
    'You can let it all out without an answer from me beyond a line, or write “advice” and get two concrete sentences.',
  ],
  otherTopics: [
    'Then we leave that where it is. Tell me about anything else you like, big or small.',
    'All right, something else. It can be from today, about somebody you like, or about nothing in particular.',
    'Gladly, another topic. Begin anywhere; I won’t go back to that one unless you do.',
  ],
};
