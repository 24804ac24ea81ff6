import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'We take one problem, collect ideas without judging them, pick one, and make it so small that you can begin.',
    why: 'A problem that goes round and round in the head stays big. Written down, with several ideas beside it and one first step, it becomes something you can handle.',
    steps: {
      problem: {
        ask: 'What’s the problem? Only one, as concrete as you can: who, what, where.',
        hint: 'The rent goes up and I can’t pay it alone.',
      },
      hands: {
        ask: 'How much of it is in your hands?',
        options: { most: 'Most of it', some: 'Some of it', none: 'None of it' },
      },
      around:
        'Then we don’t work on the problem itself but on what’s around it: what would make it easier to live with.',
      piece: {
        ask: 'Which piece could you move, even a little? We’ll work on that one.',
        hint: 'What I spend, and who I live with.',
      },
      better: {
        ask: 'If it were a bit better in two weeks, what would be different?',
        hint: 'I’d know how to pay the next three months.',
      },
      ideas: {
        ask: 'Now ideas, as many as come, silly ones too. We judge nothing yet.',
        hint: 'Ask for time, share, move, sell the bike.',
      },
      enough: {
        ask: 'How did that go?',
        options: { several: 'I have several', few: 'One or two', empty: 'My head is empty' },
      },
      more: {
        ask: 'That happens. Which of these could be worth a try?',
        options: {
          ask: 'Ask somebody',
          smaller: 'A smaller version',
          wait: 'Wait on purpose',
          findOut: 'Find out more',
          share: 'Share it with somebody',
        },
      },
      pick: {
        ask: 'Which one would you try first? It doesn’t have to be perfect, only useful and possible.',
        hint: 'Ask the landlord for more time.',
      },
      firstStep: {
        ask: 'What’s the very first step? Ten minutes at most.',
        hint: 'Write the three sentences of the message.',
      },
      time: { ask: 'When and where will you do it?', hint: 'Tomorrow at six, at the kitchen table.' },
      barrier: {
        ask: 'What’s most likely to get in the way?',
        options: {
          energy: 'No energy',
          fear: 'Fear',
          noTime: 'No time',
          people: 'Other people',
          forget: 'I forget',
        },
      },
      ifThen: {
        ask: 'If that happens, what will you do then?',
        hint: 'Then I do only the first two minutes.',
      },
    },
    takeaway: { pick: 'What I’ll try', firstStep: 'First step', time: 'When and where', ifThen: 'If it gets hard' },
    keep: 'One problem, a few ideas, one step of ten minutes.',
    close: 'The problem isn’t gone, but it has a beginning now. The rest can wait until then.',
  },

  gettingGoing: {
    about:
      'For days when nothing seems worth starting. We find one pleasant and one useful thing, both small, and give them a time.',
    why: 'When the mood is low we do less, and doing less keeps it low. It often works the other way round too: first a small thing, then, a little later, the wish for it.',
    steps: {
      link: 'We won’t wait until you feel like it. Something small comes first; the feeling may follow later.',
      energy: {
        ask: 'How much strength is there right now?',
        options: { nothing: 'Almost none', little: 'A little', enough: 'Enough for something' },
      },
      small: 'Then we go very small. On such a day, sitting up counts.',
      warmUp: {
        ask: 'Which of these could you do, right after this?',
        options: {
          window: 'Open the window',
          wash: 'Wash my face',
          song: 'Play one song',
          sitUp: 'Sit up, drink water',
        },
      },
      fallenAway: {
        ask: 'What did you use to do that has dropped away lately?',
        hint: 'Walking to the market, calling my brother.',
      },
      lighter: {
        ask: 'Think of the last few days. When was it a shade lighter?',
        options: {
          outside: 'Outside',
          people: 'With somebody',
          doing: 'Busy with something',
          moving: 'When I moved',
          never: 'Never, really',
        },
      },
      neverLighter: 'That’s how it is when things are low. Then we try something and see, without expecting much.',
      pleasant: {
        ask: 'One thing that’s pleasant, or once was, in a small version. What could it be?',
        hint: 'Sit ten minutes in the sun.',
      },
      useful: {
        ask: 'And one useful thing that would take a bit of weight off you, as small again?',
        hint: 'Wash three plates.',
      },
      first: {
        ask: 'Which one comes first?',
        options: { pleasant: 'The pleasant one', useful: 'The useful one' },
      },
      time: {
        ask: 'When exactly, and where? It’s easiest right after something you do anyway.',
        hint: 'Tomorrow after brushing my teeth.',
      },
      barrier: {
        ask: 'What might stop you?',
        options: {
          tired: 'I’m too tired',
          pointless: 'It feels pointless',
          forget: 'I forget',
          bed: 'I don’t get up',
        },
      },
      pointless: 'It may feel pointless right until you do it, and even while you do. You can do it anyway.',
      ifThen: {
        ask: 'If that happens, what’s the even smaller version?',
        hint: 'I only put my feet on the floor.',
      },
    },
    takeaway: {
      pleasant: 'Something pleasant',
      useful: 'Something useful',
      time: 'When',
      ifThen: 'If that’s too much',
    },
    keep: 'First one small thing. The wish for it may come later.',
    close: 'If it turns out smaller than planned, it still counts.',
  },

  examTonight: {
    about:
      'We pick what counts most, plan the blocks, set a time to stop and get the morning ready. Then you can start, or sleep.',
    why: 'Before an exam everything looks equally urgent. A short plan with an end leaves your head free for studying, and sleep helps you remember what you studied.',
    steps: {
      exam: {
        ask: 'When is the exam?',
        options: { tomorrow: 'Tomorrow', days: 'In a few days', later: 'Later than that' },
      },
      tomorrow: 'Then tonight is for firming up what you half know. New chapters can stay closed.',
      days: 'Then this is one evening of several. It doesn’t have to carry everything.',
      left: {
        ask: 'How much time is left before you should sleep?',
        options: { none: 'I should be asleep', hour: 'About an hour', more: 'Two hours or more' },
      },
      bed: 'Then sleep does more for you now than another page. We only sort out the start and the morning.',
      counts: {
        ask: 'What counts most in this exam? Three topics at most.',
        hint: 'Equations, chapter two, the definitions.',
      },
      standing: {
        ask: 'How do you stand with these?',
        options: { shaky: 'All shaky', mixed: 'Some are fine', fine: 'Mostly fine' },
      },
      shaky: 'Then go for the basics of each. They bring the most points for the least time.',
      method: {
        ask: 'How will you study? What you fetch from memory stays better than what you reread.',
        options: { memory: 'Write from memory', questions: 'Old exam questions', explain: 'Explain it aloud' },
      },
      blocks: {
        ask: 'A block is 25 minutes of work and 5 of rest. How many tonight?',
        options: { one: 'One block', two: 'Two blocks', three: 'Three blocks' },
      },
      first: {
        ask: 'What’s the very first thing you’ll do when you sit down to study? One topic, one task.',
        hint: 'Two old questions on equations.',
      },
      stop: {
        ask: 'When do the notes close, whatever is still open? Give it a time.',
        hint: 'Half past ten, then teeth and bed.',
      },
      morning: {
        ask: 'What can you get ready tonight so the morning is calm? Tap what helps.',
        options: {
          bag: 'Bag and papers',
          clothes: 'Clothes',
          food: 'Something to eat',
          alarm: 'Two alarms',
          way: 'How I get there',
        },
      },
      blank: {
        ask: 'If your head goes blank in there, what will you do first?',
        hint: 'Feet on the floor, then the easiest question.',
      },
    },
    takeaway: { first: 'I begin with', blocks: 'Tonight', stop: 'I stop at', blank: 'If my head goes blank' },
    keep: 'What counts most, in short blocks, with an end. Then sleep.',
    close: 'The plan is made; your head doesn’t have to hold it anymore.',
  },

  firstLookAtMoney: {
    about: 'For when you’ve been avoiding it. Three rough numbers, one call, and who could help. Nothing more today.',
    why: 'Not looking takes strength every day. Three rough numbers are enough to know where to begin, and the first call is easier early than late.',
    steps: {
      start: 'Three numbers only, and rough is fine. You can stop after each one.',
      hard: {
        ask: 'What has made it hard to look?',
        options: {
          fear: 'Fear of the number',
          shame: 'Shame',
          papers: 'Too many papers',
          strength: 'No strength left',
        },
      },
      fear: 'The number is already what it is. Looking doesn’t make it bigger, and it lets you do something.',
      shame: 'Careful people get into this too: an illness, a bill, prices that rise. Nobody is judged here.',
      have: {
        ask: 'First number: roughly how much is there now, account and cash together? From memory is fine.',
        hint: 'About 340.',
      },
      due: {
        ask: 'Second number: what has to be paid in the next two weeks? Home, power and food first.',
        hint: 'Rent 600, power 80, food 100.',
      },
      comes: {
        ask: 'Third number: what comes in during these two weeks?',
        hint: 'About 500, on the first.',
      },
      sum: {
        ask: 'Those are the three. How does it look, side by side?',
        options: { enough: 'It’s enough', tight: 'It’s tight', short: 'It’s not enough', unclear: 'I can’t tell' },
      },
      short: 'That’s hard to see, and it’s good to know now. Whoever you owe can often wait a little if you ask early.',
      soonest: {
        ask: 'What needs to be safe first?',
        options: {
          home: 'My home',
          power: 'Power, water, heating',
          food: 'Food, medicine',
          loan: 'A loan or a debt',
        },
      },
      helper: {
        ask: 'Who could look at this with you?',
        options: {
          close: 'Friend or family',
          advice: 'A debt adviser',
          office: 'A public office',
          work: 'Somebody at work',
          nobody: 'I know nobody',
        },
      },
      nobody:
        'In many places there is free advice on money and debts, from the town, a charity or a consumer group. Searching for it can be your one call.',
      call: {
        ask: 'One call or message that would take some weight off: to whom, and what will you ask for?',
        hint: 'Landlord: half now, half on the 20th?',
      },
      time: {
        ask: 'When will you do it, and what will you have beside you?',
        hint: 'Monday at ten, with the letter on the table.',
      },
    },
    takeaway: { soonest: 'First to be safe', helper: 'Who can help', call: 'My one call', time: 'When' },
    keep: 'Three rough numbers, one call. That’s a first look.',
    close: 'That’s all for today. The papers can be put away now.',
  },

  letterInGrief: {
    about:
      'You write a few sentences to somebody you’ve lost, a person or an animal. I put them together into a letter that’s yours to keep.',
    why: 'When somebody dies, what ties us to them doesn’t end. Putting words to it, also to what was left unsaid, gives it a place in the days that come.',
    steps: {
      to: {
        ask: 'Who is the letter to? Begin it the way you called them.',
        hint: 'Dear Grandpa,',
      },
      length: {
        ask: 'How would you like to write? You can pause at any point, and tears are fine.',
        options: { whole: 'A whole letter', lines: 'Only a few lines' },
      },
      since: {
        ask: 'Tell them something that has happened since.',
        hint: 'The tree by the window is in bloom again.',
      },
      miss: {
        ask: 'What do you miss? Small things belong here too. Write it to them.',
        hint: 'I miss how you hummed while cooking.',
      },
      unsaid: {
        ask: 'Is there something you never got to say? If not, skip this.',
        options: { sorry: 'Sorry', thanks: 'Thank you', love: 'How dear you are', anger: 'That I’m angry' },
      },
      sorry: 'Back then you didn’t know what you know today. Say it the way you’d say it now.',
      anger: 'Anger may stand in this letter. It doesn’t take away the rest.',
      unsaidWords: {
        ask: 'Write it to them, in your own words.',
        hint: 'I’m sorry I didn’t come that Sunday.',
      },
      weight: {
        ask: 'How are you with this? There’s no need to write more than feels right.',
        options: { goOn: 'I can go on', pause: 'A short pause', enough: 'I’d like to finish' },
      },
      pause:
        'Look up for a minute. Feel the chair or the bed that holds you, and let your eyes rest on something in the room. The letter waits.',
      keep: {
        ask: 'What of them stays with you? A habit, a word, something you learned. Write it to them.',
        hint: 'I still cut bread the way you did.',
      },
      ending: {
        ask: 'How would you like to end the letter?',
        hint: 'I’ll keep your chair by the window. Yours, Sam',
      },
      place: {
        ask: 'Where does the letter go?',
        options: {
          keep: 'I keep it',
          aloud: 'I read it aloud',
          bring: 'I bring it to a place',
          letGo: 'I let it go',
          share: 'I show it to somebody',
        },
      },
      gentle: {
        ask: 'And now something gentle for yourself. What will you do in the next half hour?',
        hint: 'Put on the lamp and drink something warm.',
      },
    },
    takeaway: { keep: 'What stays with me', place: 'Where the letter goes', gentle: 'Gentle, after this' },
    keep: 'What I miss and what I keep belong together.',
    close: 'Your letter is here, as long or as short as it is. Go easy on yourself tonight.',
  },
};
