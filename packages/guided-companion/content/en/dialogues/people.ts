import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Together we write a short message that says what happened, how it was for you and what you ask for. You decide later whether to send it.',
    why: 'A fact, an effect and a request are hard to argue with. Blame makes people defend themselves; a clear wish gives them something they can do.',
    steps: {
      who: {
        ask: 'Who is the message for?',
        options: { close: 'Somebody I love', family: 'Family', friend: 'A friend', work: 'Work or school' },
      },
      change: {
        ask: 'Before the message, only for you: what should be different afterwards?',
        hint: 'That I can plan my evenings again.',
      },
      facts: {
        ask: 'Now sentence one, as you would send it: what happened. Only what anybody in the room would have seen or heard.',
        hint: 'Yesterday you came an hour later than we said.',
      },
      tender: 'With somebody close, a feeling gets through better than a reproach. One is enough.',
      atWork: 'Here your feelings can stay yours. What it did to your day or to the task is enough.',
      effect: {
        ask: 'Sentence two: how was it for you? Begin with “I”.',
        hint: 'I waited and did not know what to do.',
      },
      request: {
        ask: 'Sentence three: what do you ask for? One thing they can really do.',
        hint: 'Please write to me as soon as you run late.',
      },
      gain: { ask: 'Sentence four: what will be better if they do?', hint: 'Then I can look forward to seeing you.' },
      reply: {
        ask: 'That was the message. What do you think will come back?',
        options: { silence: 'Nothing', anger: 'Anger', excuses: 'Excuses', no: 'A no' },
      },
      silence: 'No answer is not yet a no. You may ask once more in a day or two, in one line.',
      anger: 'You do not have to answer anger at once. “I have read it, I will write tomorrow” is a whole answer.',
      excuses: 'Then leave the excuse where it is and say your third sentence again, just as friendly.',
      room: {
        ask: 'If they cannot do all of it: what smaller thing would be all right for you?',
        hint: 'A message by six would do.',
      },
      sending: {
        ask: 'Read it through once, slowly. When do you want to send it?',
        options: { today: 'Today', tomorrow: 'Tomorrow', calmer: 'When I am calmer', keep: 'Not at all, for now' },
      },
    },
    takeaway: { request: 'What I ask for', room: 'What would also do', sending: 'When I send it' },
    keep: 'What happened, how it was for me, what I ask for: that is enough.',
    close: 'Your message is there, in your words. Whether and when it goes out is up to you.',
  },
  askingForHelp: {
    about: 'Asking is hard when you are already tired. We find one person, one small request and the words for it.',
    why: 'A small, clear request is easier to say yes to than “I am not well”. And people say yes more often than the one who asks expects.',
    steps: {
      need: {
        ask: 'What would help you most?',
        options: { hand: 'A practical hand', ear: 'Somebody to listen', company: 'Company', advice: 'Advice' },
      },
      listened: 'You can say so: “You do not need to solve anything.” For many people that makes it easier to come.',
      obstacle: {
        ask: 'What makes asking hard?',
        options: {
          burden: 'Being a burden',
          refused: 'They may say no',
          weak: 'It feels weak',
          nobody: 'I have nobody',
        },
      },
      burden: 'Think of somebody asking you for a small thing. Most people are glad to be the one who was asked.',
      refused: 'They may. With a small request and an easy way out, a no is mostly about their day and not about you.',
      weak: 'If a friend asked you for this, you would hardly think less of them. They may see you the same way.',
      nobody:
        'Then we look further out: somebody you know only a little, a neighbor, a doctor, a teacher, a help line. Some people are there to be asked.',
      who: { ask: 'Who could it be? A name, or a kind of person.', hint: 'My cousin, or the neighbor downstairs' },
      opening: {
        ask: 'Now the message. First sentence, as you would send it: how are things?',
        hint: 'The last weeks have been hard for me.',
      },
      request: {
        ask: 'What do you ask for? Small, and with a day or an hour.',
        hint: 'Could you call me on Thursday evening?',
      },
      wayOut: { ask: 'And a last sentence that makes a no easy.', hint: 'If it does not suit you, that is all right.' },
      ifNo: { ask: 'If this person cannot: who or what comes next?', hint: 'Then I ask somebody from my course.' },
      sending: {
        ask: 'This is what you have. When do you ask?',
        options: { now: 'Now', tomorrow: 'Tomorrow', thisWeek: 'This week', aloud: 'When I see them' },
      },
    },
    takeaway: { who: 'Who I ask', request: 'What I ask for', sending: 'When', ifNo: 'If they cannot' },
    keep: 'One person, one small request, one day: that is enough to ask.',
    close: 'The words are ready, and the hardest part of asking was finding them.',
  },
  apology: {
    about: 'We find out what is yours to be sorry for and what is not, and put your part into three sentences.',
    why: 'An apology reaches people when it names what happened and what will change, without “but”. If you take on more than your part, it gets harder to believe, for you as well.',
    steps: {
      kind: {
        ask: 'What is on your mind?',
        options: {
          said: 'Something I said',
          did: 'Something I did',
          left: 'Something I left undone',
          unsure: 'Not sure it was me',
        },
      },
      unsure: 'Then we look only for your part. It may be small, and it may be that there is none.',
      happened: { ask: 'What happened? A line or two, only for you.', hint: 'I shouted at my friend at the table.' },
      notMine: {
        ask: 'And what in it is not yours to be sorry for? It stays out of the apology.',
        hint: 'That I was tired and wanted to go home',
      },
      own: {
        ask: 'First sentence to them: what you did, without “but” and without “if”. Only what is yours.',
        hint: 'I am sorry that I shouted at you.',
      },
      effect: {
        ask: 'Second sentence: what may it have been like for them?',
        hint: 'It must have hurt, in front of everybody.',
      },
      mend: {
        ask: 'What could help now?',
        options: {
          repair: 'Putting it right',
          change: 'Doing it differently',
          askThem: 'Asking them',
          space: 'Giving them space',
        },
      },
      asking: 'Then your third sentence can be a question: what would help you now?',
      space: 'Then your third sentence can take the pressure off: you do not have to answer.',
      offer: {
        ask: 'Third sentence, with only what you will really do.',
        hint: 'Next time I will step outside first.',
      },
      how: {
        ask: 'These are your sentences. How do you want to say them?',
        options: { message: 'In a message', inPerson: 'Face to face', phone: 'On the phone', notYet: 'Not yet' },
      },
      moment: {
        ask: 'What would be a good moment, even if it is not soon? And the first small step?',
        hint: 'Saturday. I ask if they have ten minutes.',
      },
      noAnswer: {
        ask: 'They may need time, or stay hurt. What will you do then?',
        options: { time: 'Leave them time', anyway: 'Keep to my part', friend: 'Talk to somebody' },
      },
      fair: {
        ask: 'Last, one fair sentence for you. What would you say to a friend who had done the same?',
        hint: 'You got it wrong, and you are owning it.',
      },
    },
    takeaway: {
      notMine: 'What is not mine',
      moment: 'When, and how I begin',
      noAnswer: 'If they need time',
      fair: 'A fair word for me',
    },
    keep: 'I name my part, without “but”, and leave out what is not mine.',
    close: 'You have looked at your part honestly. What they do with it is theirs.',
  },
  boundary: {
    about:
      'We find your line, one sentence that says it, and what you do if it is crossed. It works with other people close to you, too.',
    why: 'You cannot decide what a parent says or does. You can decide what you do next. A boundary that depends only on you is one you can keep.',
    steps: {
      area: {
        ask: 'Where is it too much?',
        options: {
          remarks: 'Remarks about me',
          decisions: 'My decisions',
          time: 'Calls and visits',
          privacy: 'My privacy',
          quarrels: 'Their quarrels',
        },
      },
      remarks: 'You cannot stop every remark. You can decide how long you stay to hear them.',
      decisions:
        'You may tell a decision without defending it. Listening to their view does not mean it is open again.',
      moment: { ask: 'Think of the last time. What was said or done?', hint: 'Four calls while I was at work' },
      line: { ask: 'Where is your line? One sentence, only for you.', hint: 'No calls while I am at work.' },
      sentence: {
        ask: 'Now as you would say it to them: short, friendly, and without reasons. Reasons invite a debate.',
        hint: 'I like talking to you. At work I cannot.',
      },
      crossed: {
        ask: 'And if it happens again? What would you do?',
        options: {
          repeat: 'Say it once more',
          leave: 'End the talk',
          later: 'Answer later',
          shorter: 'Make visits shorter',
        },
      },
      ifThen: { ask: 'Put it into one line: if …, then I …', hint: 'If you call at ten, then I call back at six.' },
      pull: {
        ask: 'What will make it hard to keep?',
        options: { guilt: 'Guilt', tears: 'Their tears', anger: 'Their anger', doubt: 'Doubt' },
      },
      guilt: 'Guilt and doubt are common when a rule is new. They do not have to mean that the rule is wrong.',
      tears: 'They may be sad, you may be kind about it, and the line may stay where it is.',
      anger: 'You do not have to stay for shouting. “I am going now, we can talk tomorrow” is enough.',
      ally: { ask: 'Who could be on your side that day, even from afar?', hint: 'A friend I can write to afterwards' },
      occasion: {
        ask: 'When will you say it for the first time? A small, calm occasion is best.',
        hint: 'Sunday on the phone, before we hang up',
      },
    },
    takeaway: {
      sentence: 'My sentence',
      ifThen: 'If it is crossed',
      ally: 'Who is on my side',
      occasion: 'When I say it',
    },
    keep: 'A boundary is a short sentence, and something I will do.',
    close: 'You have your sentence. It may shake a little the first time, and it still counts.',
  },
  afterBreakUp: {
    about: 'No big questions now. We look at today only: your body, one person, and the hour that is hardest.',
    why: 'After a break-up, sleep, food and people are the first to go, and everything hurts more without these. A plan for the hardest hour spares you deciding in the middle of it.',
    steps: {
      hardest: {
        ask: 'What hurts most right now?',
        options: {
          missing: 'Missing them',
          why: 'Not knowing why',
          unwanted: 'Feeling unwanted',
          alone: 'Being alone',
          mixed: 'Everything at once',
        },
      },
      missing:
        'That comes in waves, and at night they are higher. A wave is not a decision; nothing has to be done about it now.',
      why: 'Your head keeps looking for the reason, as if it could then rest. You may not find it tonight, and you can rest all the same.',
      unwanted: 'It can feel like a verdict on all of you. It is the decision of one person, about one relationship.',
      mixed:
        'Love, anger, relief, missing: they can all be there at the same time. You do not have to sort them today.',
      body: {
        ask: 'What has your body not had enough of today?',
        options: {
          food: 'Something to eat',
          water: 'Something to drink',
          sleep: 'Sleep',
          air: 'Fresh air',
          wash: 'A wash',
        },
      },
      care: { ask: 'Which one first, and when? The smallest version counts.', hint: 'A glass of water, now' },
      person: {
        ask: 'Who may know that this is a hard day?',
        options: { friend: 'A friend', family: 'Somebody in my family', other: 'Somebody else', nobody: 'Nobody yet' },
      },
      line: {
        ask: 'What could you write to them? One line is enough.',
        hint: 'We have broken up. Can you call me today?',
      },
      nobody:
        'That is all right. Being among people counts too, without a word: a shop, a library, a bench in the sun.',
      contact: {
        ask: 'Contact with the one you were with: what would be easier on you today?',
        options: { none: 'None today', needed: 'Only what is needed', unsure: 'Not sure yet' },
      },
      urge: {
        ask: 'If you badly want to write to them tonight: what will you do first?',
        hint: 'Write it in my notes, then wash my face',
      },
      hour: {
        ask: 'Which hour will be the hardest?',
        options: { waking: 'Waking up', afternoon: 'The afternoon', evening: 'The evening', bed: 'In bed' },
      },
      plan: {
        ask: 'What will you put into that hour? Something easy, with a place.',
        hint: 'A film on the sofa, phone in another room',
      },
    },
    takeaway: {
      care: 'For my body',
      line: 'What I write to somebody',
      urge: 'Before I write to them',
      plan: 'In the hardest hour',
    },
    keep: 'Today only: eat, sleep, one person, and a plan for the hardest hour.',
    close: 'That is a day, and a day is enough for now.',
  },
  makingAFriend: {
    about:
      'Friends seldom come from one great evening. They come from seeing the same people again. We look for one such place and one small invitation.',
    why: 'We tend to like the people we see often, and it takes many hours together before it feels like friendship. So what helps is a place to come back to, more than being charming.',
    steps: {
      place: {
        ask: 'What fits best?',
        options: {
          newHere: 'I am new here',
          drifted: 'Friends drifted away',
          shy: 'I am shy',
          notClose: 'Nobody is really close',
        },
      },
      newHere: 'In a new place, it takes most people months and many short meetings. Slow is the usual speed.',
      drifted:
        'People are mostly happier to hear from an old friend than that friend expects. One of them may be the shortest way.',
      shy: 'After a first talk, people mostly like us better than we think. And shy people are good at small, regular meetings.',
      notClose:
        'Closeness often begins when one person learns a little more about you than the others do. One is enough.',
      known: {
        ask: 'Who do you already see or write to now and then, even a little?',
        hint: 'The neighbor I always greet',
      },
      again: {
        ask: 'Where could you meet the same people again and again?',
        options: {
          already: 'Where I already go',
          learn: 'A class or a group',
          move: 'Sport or walking',
          helping: 'Helping somewhere',
          online: 'Online first',
        },
      },
      where: { ask: 'Make it real: which place, and which day?', hint: 'The Thursday choir around the corner' },
      invite: {
        ask: 'Now one invitation, as you would say it. Small, and easy to say no to.',
        hint: 'I am going for a coffee now. Coming along?',
      },
      share: {
        ask: 'And what could they get to know about you, something small and true?',
        options: {
          likes: 'What I like',
          day: 'How my day was',
          looking: 'That I want company',
          hard: 'Something I find hard',
        },
      },
      barrier: {
        ask: 'What could get in the way?',
        options: {
          refused: 'They say no',
          tired: 'I am too tired',
          nerves: 'I lose my nerve',
          money: 'Money or distance',
        },
      },
      ifThen: { ask: 'If that happens, what then?', hint: 'If I am tired, I go for twenty minutes.' },
      advice: {
        ask: 'Somebody writes to you: “Nobody wants to know me.” What would you answer them?',
        hint: 'Go five times before you decide.',
      },
      first: { ask: 'What is your first small step, and when?', hint: 'Tonight I look up when they meet.' },
    },
    takeaway: {
      invite: 'My invitation',
      ifThen: 'If something gets in the way',
      advice: 'In my own words',
      first: 'My first step',
    },
    keep: 'The same people, again and again, and one small invitation.',
    close: 'One place, one small step. It may go slowly, and slowly is fine.',
  },
  hardConversation: {
    about: 'We practice it here before it is real: your first sentence, what they may say, your answer, and a way out.',
    why: 'In a tense moment, words that were said once before come more easily. Two or three sentences and a way out are enough; a whole script would get in the way.',
    steps: {
      who: { ask: 'Who is it with, and what is it about? A few words.', hint: 'My roommate, the rent' },
      aim: {
        ask: 'When would you say afterwards: that was enough?',
        hint: 'When I have said it, even if they are upset',
      },
      kind: {
        ask: 'What is the hardest thing in it to say?',
        options: {
          news: 'Bad news',
          myself: 'Something about me',
          wish: 'What I want',
          quarrel: 'What hurt me',
          ending: 'That it is over',
        },
      },
      news: 'Then say it early, in the first minute, in plain words. A long run-up frightens more, and a maybe would be heard as hope.',
      myself: 'You choose how much you tell. One sentence about you is enough for one day.',
      quarrel: 'Begin with something that you would both agree on. Then say what you want, before what went wrong.',
      opening: { ask: 'Your first sentence, as you would say it.', hint: 'I would like to talk about the rent.' },
      dread: {
        ask: 'What are you most afraid they will do?',
        options: { anger: 'Get angry', tears: 'Cry', silence: 'Say nothing', blame: 'Blame me' },
      },
      anger: 'Then slow down and speak a little lower. You do not have to win, only to stay with your sentence.',
      quiet: 'Then leave it room: a few breaths before you go on. Tears and silence need no argument.',
      theirs: { ask: 'What would they say? Write it in their words.', hint: 'You always make such a fuss.' },
      mine: {
        ask: 'And your answer: short, calm, and back to what you want.',
        hint: 'Maybe. I still want us to settle it.',
      },
      exit: {
        ask: 'If it gets too much: with which sentence do you leave?',
        hint: 'I need a break. Let us go on tomorrow.',
      },
      moment: {
        ask: 'When and where? Best with time, without an audience, and where you can leave.',
        hint: 'Saturday morning, on a walk',
      },
    },
    takeaway: { opening: 'My first sentence', mine: 'My answer', exit: 'My way out', moment: 'When and where' },
    keep: 'A first sentence, one calm answer and a way out: I need no more than that.',
    close: 'You have said it once already, here. However it goes, you know your first sentence.',
  },
};
