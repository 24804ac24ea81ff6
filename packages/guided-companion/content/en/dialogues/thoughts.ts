import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'One moment, the sentence that went through your head in it, and whether it’s fair. You write a little, I ask one thing at a time.',
    why: 'A thought that comes with a strong feeling sounds like a fact. Written down, next to what speaks for it and against it, it mostly turns out to be half of the story.',
    steps: {
      situation: {
        ask: 'What happened? Only what a camera would have seen: where, who, what was said.',
        hint: 'I wrote to a friend, and no answer came.',
      },
      feeling: {
        ask: 'What did you feel most strongly?',
        options: { fear: 'Fear', sadness: 'Sadness', anger: 'Anger', shame: 'Shame, guilt' },
      },
      fear: 'Fear often brings a sentence that starts with “what if”.',
      sadness: 'With sadness there is often a sentence about what’s lost, or about what you are worth.',
      anger: 'With anger there is often a sentence about what somebody should or shouldn’t have done.',
      shame: 'With shame there is often a sentence about what you are, or what others must think now.',
      thought: {
        ask: 'Which sentence went through your head? Write down the one that hurts most, as it came.',
        hint: 'Nobody really likes me.',
      },
      belief: 'How true does this feel right now?',
      speaksFor: {
        ask: 'What speaks for it? Only things another person could check.',
        hint: 'No answer for two days.',
      },
      speaksAgainst: {
        ask: 'And what doesn’t fit with it? Small things count.',
        hint: 'Last week we laughed for an hour.',
      },
      friend: {
        ask: 'It has a strong grip. If somebody you like had the same thought and the same facts, what would you say to them?',
        hint: 'Maybe they’re busy. You could ask.',
      },
      fairer: {
        ask: 'Now a sentence that has room for all of this. It needn’t be cheerful, only fair.',
        hint: 'I don’t know yet why there’s no answer.',
      },
      action: {
        ask: 'If this sentence is right, what’s one small thing to do next, and when?',
        hint: 'Tomorrow at noon I ask how they are.',
      },
    },
    takeaway: { thought: 'What I thought', fairer: 'What is fairer', action: 'What I do next' },
    keep: 'A thought can feel completely true and still be half of the story.',
    close: 'The old thought may come by again. You have something to put next to it now.',
  },

  worryTree: {
    about:
      'We take one worry and find out if there’s something to do. If so, it gets a time. If not, we practice setting it down.',
    why: 'Worrying feels like working on the problem. Some worries need a step and some need to be left alone for now; it gets easier once you know which one you have.',
    steps: {
      worry: {
        ask: 'What’s the worry? One sentence. If there are many, take the loudest.',
        hint: 'The test results could be bad.',
      },
      hands: {
        ask: 'Is there anything at all you can do about it?',
        options: { yes: 'Yes, something', partly: 'About a part of it', unsure: 'I can’t tell', no: 'No, nothing' },
      },
      nothing: 'Then thinking longer won’t move it, even though it feels like work. You can put it down for a minute.',
      smallest: {
        ask: 'What’s the smallest thing you could do? Only the part that’s yours. If nothing comes, skip this.',
        hint: 'Write down my two questions for the doctor.',
      },
      time: { ask: 'Is this something for now?', options: { now: 'Yes, now', later: 'Not now' } },
      doNow: {
        ask: 'Then go and do it. I’ll wait, and when you’re back we let go of the rest.',
        options: { done: 'Done', begun: 'I’ve begun' },
      },
      later: {
        ask: 'When and where will you do it? With a time, your head doesn’t have to keep it ready.',
        hint: 'Tomorrow after breakfast, at the table.',
      },
      barrier: {
        ask: 'What could get in the way, and what will you do then?',
        hint: 'If I put it off, I do two minutes of it.',
      },
      release:
        'Now a minute of slow breathing. With each breath out, let your shoulders drop a little. The worry may stay in the room; you don’t have to hold it.',
      attention: {
        ask: 'The worry will want you back. Where can your attention go in the meantime?',
        options: {
          listen: 'Something to listen to',
          hands: 'Something for my hands',
          body: 'A stretch, a warm drink',
          person: 'Another person',
        },
      },
      answer: {
        ask: 'When it comes back, what will you tell it? One short line.',
        hint: 'I know you. Tomorrow after breakfast.',
      },
    },
    takeaway: {
      smallest: 'What I can do',
      later: 'When',
      attention: 'Where my attention goes',
      answer: 'What I tell the worry',
    },
    keep: 'If I can do something, it gets a time. If I can’t, it can wait outside.',
    close: 'The worry has its place now. The rest of the hour is yours.',
  },

  catastropheCheck: {
    about:
      'You tell me the worst you’re afraid of. Then we look at what’s most likely, and at what you’d do if it went badly.',
    why: 'A frightened mind shows the worst picture and stops the film there. Looking at the other endings, and at what you’d do after the worst one, makes it less of a cliff.',
    steps: {
      worst: {
        ask: 'What are you afraid will happen? The worst version, in one sentence.',
        hint: 'I lose my job and can’t keep the apartment.',
      },
      ahead: {
        ask: 'Where does it stand?',
        options: { ahead: 'My mind runs ahead', waiting: 'I’m waiting for news', begun: 'It has begun' },
      },
      waiting: 'Waiting for news is hard. The mind fills the gap, and it rarely fills it with something nice.',
      begun: 'Then I won’t talk you out of it. We’ll look at how far it is likely to go, and at what helps.',
      odds: 'How likely does the worst feel right now? 0 is impossible, 10 is certain.',
      best: {
        ask: 'And the best that could happen? It may be as far-fetched as the worst.',
        hint: 'They keep me and I get the project I like.',
      },
      likeliest: {
        ask: 'Between these two: what’s most likely, from what you know and how such things went before?',
        hint: 'A hard talk, and then we find a way.',
      },
      highOdds: 'You gave the worst high odds. Then a plan is worth more than comfort, so let’s make one.',
      cope: {
        ask: 'Suppose it did go badly. What would you do first, and who would you turn to?',
        hint: 'Call my sister, eat, sleep, then make a list.',
      },
      carries: {
        ask: 'What would carry you a little then? Tap all that fit.',
        options: {
          person: 'Somebody close',
          before: 'I’ve been through worse',
          advice: 'Somebody who knows',
          place: 'A place to go',
          skill: 'Something I’m good at',
        },
      },
      gotThrough: {
        ask: 'What was it that you got through, and what helped then?',
        hint: 'The move. I took it day by day.',
      },
      action: {
        ask: 'What’s one small thing that makes the bad ending less likely, or easier to bear? What, and when?',
        hint: 'On Monday I ask my boss where I stand.',
      },
      film: {
        ask: 'When the film starts again in your head, what will you tell yourself, and what will you do?',
        hint: 'I know this film. Then I do the dishes.',
      },
    },
    takeaway: {
      likeliest: 'What is most likely',
      cope: 'If it goes badly',
      action: 'My step',
      film: 'When the film starts',
    },
    keep: 'The worst is one ending of several. I can look at the likeliest one too.',
    close: 'You looked at it from the front. That’s enough for now.',
  },

  selfCompassion: {
    about:
      'Three small things: say that it hurts, remember that others know this too, and find one kind thing for yourself.',
    why: 'When something hurts, many of us are harder on ourselves than on anybody else, and then it hurts twice. A kind word and a calm body help to get back up.',
    steps: {
      hurts: {
        ask: 'What hurts right now? A few words are enough.',
        hint: 'I let somebody down today.',
      },
      kind: {
        ask: 'Yes, that hurts. What comes closest?',
        options: {
          loss: 'A loss',
          failed: 'Something went wrong',
          shame: 'Shame',
          leftOut: 'Being left out',
          wornOut: 'Being worn out',
        },
      },
      loss: 'It hurts because somebody or something matters to you. There’s nothing wrong with you for that.',
      failed: 'People who try things get some of them wrong. It stings because you cared.',
      shame: 'Shame tells you that you’re the only one. It tells that to nearly everybody.',
      leftOut: 'Being left out hurts, in anybody. It isn’t oversensitive.',
      wornOut: 'That’s what happens after carrying a lot for a long time. It isn’t weakness.',
      others:
        'Three slow breaths. Somewhere, at this hour, somebody else is awake with this same kind of hurt. You’re not odd for feeling it.',
      gesture: {
        ask: 'Now something for the body. What would feel all right?',
        options: {
          chest: 'A hand on my chest',
          arms: 'Holding my own arms',
          warm: 'A blanket, a warm cup',
          noTouch: 'No touch',
        },
      },
      hold: 'Stay with that for a moment. Eyes can be open; rest them on something calm in the room. There’s nothing to do.',
      friend: {
        ask: 'If a good friend told you what you told me, what would you say to them?',
        hint: 'It was a hard day. You did what you could.',
      },
      forYou: {
        ask: 'Read it once more, slowly, as if somebody had written it to you. How is it?',
        options: { helps: 'It helps a bit', strange: 'It feels strange', untrue: 'I don’t believe it' },
      },
      practice: 'That’s how it is for most people at first. You don’t have to believe it. It’s enough that it’s there.',
      care: {
        ask: 'What’s one kind thing you can do for yourself within the next hour?',
        hint: 'Wash my face, then bed without the phone.',
      },
    },
    takeaway: { friend: 'Words for me', care: 'Something kind' },
    keep: 'It hurts, others know this too, and I can be as kind to myself as to a friend.',
    close: 'You don’t have to feel better now. You can go gently from here.',
  },

  innerCritic: {
    about:
      'We write down what your inner critic says, look at what it wants to prevent, and find a sentence that’s fairer.',
    why: 'Harsh words to ourselves are often an old attempt to avoid trouble. They mostly make us smaller, not better. A fair and firm sentence helps more.',
    steps: {
      harsh: {
        ask: 'What does the critic in you say? Write it down the way it says it.',
        hint: 'You never finish anything.',
      },
      loud: {
        ask: 'When is it loudest?',
        options: {
          mistake: 'After a mistake',
          beforeNew: 'Before something new',
          compare: 'When I compare',
          night: 'At night',
          always: 'Nearly always',
        },
      },
      night: 'At night it has it easy. Tired and alone, everything sounds more true.',
      heard: {
        ask: 'Where have you heard this tone before?',
        options: {
          family: 'In my family',
          school: 'At school or work',
          partner: 'From a partner',
          mine: 'It’s my own',
          unknown: 'I don’t know',
        },
      },
      learned: 'Then you didn’t invent it. You heard it often enough to know it by heart.',
      prevents: {
        ask: 'A critic often wants to prevent something. What might it be afraid of?',
        options: {
          rejected: 'That people turn away',
          fail: 'That I fail',
          stop: 'That I stop trying',
          harm: 'That I hurt somebody',
          nothing: 'It only puts me down',
        },
      },
      onlyHurts: 'Then we leave its reasons aside and look only at what’s fair.',
      grain: {
        ask: 'Is there a grain of truth in it? Only the grain, without the insult. If there’s none, skip this.',
        hint: 'Two things have been lying here for weeks.',
      },
      leftOut: {
        ask: 'And what does the critic leave out? Something true that it never mentions.',
        hint: 'I do show up, even on bad days.',
      },
      fair: {
        ask: 'Now say it fairly: firm and friendly, as you’d say it to somebody you like.',
        hint: 'Two things are open. I’ll start with one.',
      },
      tone: {
        ask: 'Read it again. How does it sound?',
        options: { right: 'About right', tooHard: 'Still too hard', tooNice: 'Too nice to believe' },
      },
      rewrite: {
        ask: 'Then change a word or two. Take out what’s unkind, and what you can’t believe. How does it read now?',
        hint: 'Two things are open. One is small.',
      },
      reply: {
        ask: 'When the critic gets loud again: what will you say back, and what will you do then?',
        hint: '“Noted.” Then I get up and open the window.',
      },
    },
    takeaway: { fair: 'What is fair', rewrite: 'In better words', reply: 'When it gets loud' },
    keep: 'The critic in me can be loud. I can be fair to myself and still do better.',
    close: 'It may still grumble. You don’t have to do what it says.',
  },

  bodyImage: {
    about:
      'For a moment when your own body is hard to bear. We get you through it, without numbers, and end with one act of care.',
    why: 'In a bad moment we see our body only from outside and only its faults. Coming back to the room, and to what the body does all day, makes the view wider again.',
    steps: {
      trigger: {
        ask: 'What set it off?',
        options: {
          mirror: 'The mirror',
          pictures: 'Pictures of others',
          remark: 'A remark',
          clothes: 'Clothes',
          meal: 'After eating',
        },
      },
      mirror: 'Then step away from the mirror for now. In a bad moment we see in it mostly the bad moment.',
      pictures: 'Those pictures are chosen, lit and edited. You can put them away for tonight.',
      remark: 'That was somebody else’s sentence. You don’t have to go on saying it to yourself.',
      clothes: 'Clothes are cut for nobody in particular. If you can, change into the softest thing you have.',
      meal: 'That feeling passes by itself. Nothing has to be made up for.',
      notice: {
        ask: 'What is your mind saying about your body? A few words, no numbers.',
        hint: 'That everybody looks at me.',
      },
      room: 'Minds say such things in bad moments. Now look up, eyes open. Find three things of the same color in the room, slowly, one after the other.',
      part: {
        ask: 'Which part of you has done something for you today?',
        options: {
          hands: 'My hands',
          legs: 'My legs',
          senses: 'My eyes or ears',
          breath: 'My lungs, my heart',
          voice: 'My voice',
        },
      },
      does: {
        ask: 'What did it do for you? Something ordinary is fine.',
        hint: 'My hands made soup and petted the cat.',
      },
      pull: {
        ask: 'Is there something you feel pulled to do about your body right now?',
        options: {
          check: 'Keep checking it',
          hide: 'Hide, cancel plans',
          food: 'Something about food',
          none: 'No, nothing',
        },
      },
      delay:
        'Try to wait ten minutes before you do. The pull is strongest at the beginning, and it falls without your giving in.',
      food: 'Then let the next meal come as usual, whatever the feeling says. And if you know this pull well, tell somebody you trust or a doctor. You don’t have to manage it alone.',
      care: {
        ask: 'What’s one thing you can do tonight that feels good to your body and has nothing to do with how it looks?',
        hint: 'Warm socks and hand cream.',
      },
    },
    takeaway: { does: 'What my body does for me', care: 'Tonight’s care' },
    keep: 'My body is more than how it looks. It carries me through the day.',
    close: 'You don’t have to like your body tonight. Being a little gentle with it is enough.',
  },
};
