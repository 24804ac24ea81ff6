import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'Panic feels like danger, but it is a wave: it climbs, it peaks, it falls, mostly within ten minutes. I stay with you while it does.',
    why: 'Fighting panic tells the body that the danger is real, and the wave lasts longer. Naming it and breathing out slowly shows the body that it can stand down.',
    steps: {
      wave: 'This is how a wave of panic feels. It is awful, and it passes. I am here with you until it does.',
      where: {
        ask: 'Where do you feel it most?',
        options: { chest: 'Chest, heart', breath: 'Breath', head: 'Head, dizzy', everywhere: 'Everywhere' },
      },
      heart:
        'In panic the heart races as if you were running. If this is pain that is new to you, or it goes into your arm or jaw, call emergency services now.',
      air: 'In panic it feels like too little air, and mostly it is too much. Let the next breath out be long and slow, and the next one in comes by itself.',
      dizzy:
        'Breathing fast can make you dizzy. Sit down, put both feet on the floor and look at one thing that does not move.',
      ease: {
        ask: 'What would you like to do while it falls?',
        options: { breathe: 'Breathe with me', cold: 'Cold water', feet: 'Feet on the floor' },
      },
      breathe:
        'In through the nose, and out as if through a straw. Follow the circle; if you lose it, just join in again.',
      cold: 'Hold your wrists under cold water, or a cold cloth to your cheeks. Notice only the cold, for a minute.',
      feet: 'Press both feet into the floor, hard, then a little less. Feel the heel, the ball, each toe. Take a minute for it.',
      stay: { ask: 'How is the wave now?', options: { falling: 'Falling', same: 'The same', higher: 'Higher' } },
      again: 'Then one more round, with the breath out a little longer. Nothing has to happen faster than it does.',
      passes:
        'A wave can climb twice. None of them stays. You may do anything quiet until it passes: sit, hold something cold, call somebody.',
      nextTime: {
        ask: 'One line for the next time: what do you want to remember?',
        hint: 'It was gone before the kettle boiled.',
      },
    },
    takeaway: { ease: 'What I did', nextTime: 'For next time' },
    keep: 'Panic is a wave. It falls by itself, and a long breath out helps it fall.',
    close: 'You stayed with it until it moved. That counts, however you feel now.',
  },

  fiveSenses: {
    about:
      'For when everything is too much, or the room feels far away. You look, touch and listen your way back to where you are, eyes open.',
    why: 'A mind in alarm is busy with what was or what may come. Eyes, hands and ears only know what is here, so they are a short way back.',
    steps: {
      look: 'Keep your eyes open and let them wander. You do not have to calm down; you only look around.',
      place: {
        ask: 'Where are you?',
        options: { bed: 'In bed', indoors: 'In a room', outdoors: 'Outside', travelling: 'On the way' },
      },
      light: 'Put on a small light and sit up a little, so that you can see the room.',
      halt: 'Find a spot where nobody hurries you, with something solid at your back. If you are driving, stop somewhere safe first.',
      see: {
        ask: 'Five things you can see. Name them one by one; small ones count.',
        hint: 'Lamp, door, sock, cup, a crack in the wall',
      },
      touch:
        'Now four things you can touch: your sleeve, the wall, the floor under your feet, your hair. Which is cool, which is rough?',
      hear: {
        ask: 'Listen for a moment. Which three sounds are there?',
        hint: 'A fridge, a car, my own breath',
      },
      smell: {
        ask: 'What can you smell? Two things would be fine, one is enough.',
        options: { air: 'The air', fabric: 'Something I wear', skin: 'My hands', nothing: 'Nothing' },
      },
      noSmell: 'Nothing is an answer too. You checked, and that is the point.',
      taste: 'And one thing you can taste. A sip of water, or simply how your mouth is right now.',
      here: {
        ask: 'How much are you here now?',
        options: { here: 'Here', halfway: 'Halfway', farAway: 'Still far away' },
      },
      today: {
        ask: 'Then let us say it plainly. Press your feet down and write: where am I, what day is it, what is in front of me?',
        hint: 'My kitchen. Tuesday night. A blue cup.',
      },
      anchor: {
        ask: 'Which of your senses helped most?',
        options: { see: 'Seeing', touch: 'Touching', hear: 'Hearing', smell: 'Smelling', taste: 'Tasting' },
      },
      next: {
        ask: 'What is one quiet thing you could do in the next ten minutes?',
        hint: 'Make tea and sit by the window.',
      },
    },
    takeaway: { anchor: 'What helped most', next: 'Next' },
    keep: 'When it is too much: five things I see, four I touch, three I hear, two I smell, one I taste.',
    close: 'The room is still there, and so are you. Let the next minutes be slow.',
  },

  stop: {
    about: 'For when you are about to do or say something you may not want tomorrow. A short pause, then you choose.',
    why: 'A strong push wants to be obeyed at once, and it gets weaker when it has to wait. In that gap you can see more than one way to go on.',
    steps: {
      still: 'Stop where you are. Nothing sent, nothing said, nothing decided for the next few minutes.',
      impulse: { ask: 'What were you about to do or say?', hint: 'Walk in and tell them all what I think.' },
      back: {
        ask: 'Now a step back, with your body. What is possible?',
        options: { room: 'Leave the room', sit: 'Sit down', window: 'Go to a window', hands: 'Hands in my lap' },
      },
      away: 'Do that now, and take most of a minute. Shoulders down, and let each breath out be slow.',
      push: {
        ask: 'What is pushing you most?',
        options: { hurt: 'I am hurt', scared: 'I am scared', unfair: 'It is unfair', tooMuch: 'It is too much' },
      },
      sore: 'That is worth an answer, and a better one than the fastest.',
      strained:
        'Then it makes sense to want to act at once. If you are in danger, get to safety first; otherwise a few minutes lose nothing.',
      facts: {
        ask: 'What happened? Only what you saw and heard.',
        hint: 'The plan was changed and I was not asked.',
      },
      lookBack: {
        ask: 'When you think of this tomorrow morning: what would you like to have done?',
        hint: 'Stayed calm, and said that it hurt.',
      },
      next: {
        ask: 'So what comes next?',
        options: { wait: 'I wait', calmly: 'I say it calmly', ask: 'I ask somebody first', nothing: 'I leave it' },
      },
      until: {
        ask: 'Until when?',
        options: { hour: 'In an hour', sleep: 'After some sleep', talk: 'After talking it over' },
      },
      sentence: {
        ask: 'Which sentence would you say? A short one.',
        hint: 'I would like to be asked before plans change.',
      },
      who: { ask: 'Whom will you ask, and how will you begin?', hint: 'My cousin: can I check something with you?' },
      ifThen: {
        ask: 'If the push comes back, what will you do first?',
        hint: 'Go around the block once, then decide.',
      },
    },
    takeaway: {
      lookBack: 'Tomorrow I want to have',
      next: 'What comes next',
      sentence: 'My sentence',
      ifThen: 'If it comes back',
    },
    keep: 'Stop, step back, look, and only then go on.',
    close: 'You put a pause in between. What you do now is your own choice.',
  },

  tipp: {
    about:
      'For when it is so strong that talking is no use. Cold, movement, slow breath, loose muscles: we begin with what you have at hand.',
    why: 'Very strong feelings sit in the body: heart, breath, muscles. Cold, effort and slow breathing turn the body down first, and the head follows.',
    steps: {
      body: 'No explaining needed now. We only do something with the body, as gently as yours needs it.',
      start: {
        ask: 'What is possible where you are?',
        options: { cold: 'Cold water', move: 'Moving', press: 'Only sitting still' },
      },
      cold: 'Hold a cold wet cloth to your cheeks and under your eyes. Keep breathing all the while, and take it away when it stings.',
      move: 'Move so that you get warm: stairs, marching on the spot, shaking out your arms. As hard as feels good, no harder.',
      press:
        'Press your palms together in front of you, count to five, let go. Keep breathing. Then again, a few times.',
      now: { ask: 'And now?', options: { lower: 'A bit lower', same: 'The same', higher: 'Higher' } },
      second: {
        ask: 'Then something else on top. What could it be?',
        options: { cold: 'Something cold', walk: 'Walking up and down', press: 'Pressing my palms' },
      },
      another: 'A minute of that. It does not have to work at once; the body is slower than we would like.',
      breath: 'Now the breath, out longer than in. Follow the circle, and join in again whenever you lose it.',
      muscles:
        'Now the muscles. Tighten your hands a little and let them go. Then the shoulders, the face, the legs. Go on breathing while you do.',
      helped: {
        ask: 'Which of them did something?',
        options: {
          cold: 'The cold',
          move: 'Moving',
          press: 'Pressing',
          breath: 'The slow breath',
          muscles: 'The muscles',
        },
      },
      need: {
        ask: 'What would be good for the next half hour?',
        options: { quiet: 'Quiet', person: 'Somebody with me', drink: 'Something to drink', rest: 'Lying down' },
      },
      words: {
        ask: 'Who could that be, and what will you say?',
        hint: 'My roommate: can you sit with me for a bit?',
      },
      ready: {
        ask: 'What could you keep ready for the next time, and where?',
        hint: 'A wet cloth in the fridge.',
      },
    },
    takeaway: { helped: 'What helped', need: 'Next half hour', words: 'Whom I ask', ready: 'Kept ready' },
    keep: 'When it is too strong for words: something cold, some movement, a long breath out, loose hands.',
    close: 'It may still be there, only quieter. Keep the next half hour small.',
  },

  angerCoolDown: {
    about: 'First a minute for the body, then we look at what was crossed, and then you choose what to answer.',
    why: 'Anger often has a good reason and a bad sense of timing. If the body comes down first, you can keep the reason and choose the timing.',
    steps: {
      allowed: 'You may be angry here. Nobody has to be answered yet.',
      near: {
        ask: 'Where is the person you are angry with?',
        options: { here: 'Here with me', online: 'In my messages', away: 'Somewhere else' },
      },
      distance:
        'Then some space first. "I need ten minutes" is enough, and go to another room. If you are afraid of this person, you need not explain anything: go where it is safe.',
      unanswered: 'Then leave that message unanswered for now. It will still be there in an hour.',
      outlet: {
        ask: 'The body first. What could you do for a minute?',
        options: { walk: 'Walk slowly', cold: 'Cold water on wrists', breathe: 'Breathe out slowly' },
      },
      minute: 'Do it for a minute. There is no hurry; let each breath out take its time.',
      happened: {
        ask: 'What happened? Two lines, what was said and done.',
        hint: 'My story was told in front of everyone.',
      },
      crossed: {
        ask: 'What was crossed?',
        options: { respect: 'Respect', fairness: 'Fairness', trust: 'Trust', limit: 'My no', load: 'What I can carry' },
      },
      under: {
        ask: 'Is there something else under the anger?',
        options: { hurt: 'It hurts', fear: 'Fear', tired: 'I am worn out', onlyAnger: 'No, just anger' },
      },
      want: {
        ask: 'What do you need now, from them or for yourself?',
        hint: 'To be asked first next time.',
      },
      reply: {
        ask: 'What would you like to do with it?',
        options: {
          now: 'Say it today, calmly',
          later: 'Say it another day',
          apart: 'Keep some distance',
          letBe: 'Let this one be',
        },
      },
      sentence: {
        ask: 'Write the sentence you will say, and when. It can begin with "I".',
        hint: 'Tomorrow: I want to be asked before you tell it.',
      },
      plan: {
        ask: 'What will you do instead, today?',
        hint: 'Eat with my earphones in, then go to bed early.',
      },
      ifHot: {
        ask: 'If it gets hot again, what will you do first?',
        hint: 'Out of the door, once around the house.',
      },
    },
    takeaway: { want: 'What I need', sentence: 'What I will say', plan: 'Today', ifHot: 'If it gets hot again' },
    keep: 'First the body, then what was crossed, then the answer I choose.',
    close: 'The reason for your anger does not get lost by waiting.',
  },

  urgeToText: {
    about:
      'You want to write to somebody and are not sure you should. Write it here first. Nothing here is sent, and at the end you decide.',
    why: 'An urge to write climbs, peaks and falls, like a wave. If you let some minutes pass, you decide yourself and not the wave.',
    steps: {
      here: 'Until we are done, it stays here. You can still send something afterwards.',
      who: {
        ask: 'Who is it for?',
        options: { past: 'We were together', friend: 'A friend', family: 'Family', work: 'Somebody from work' },
      },
      missing: 'Missing somebody comes in surges, and they are strongest when it is late and quiet.',
      message: { ask: 'Write it the way it wants to come out. All of it.', hint: 'How can you just go on as before?' },
      hope: {
        ask: 'What do you hope for when they read it?',
        options: {
          kind: 'A kind answer',
          sorry: 'An apology',
          know: 'Some clarity',
          heard: 'Being heard',
          hitBack: 'Hitting back',
        },
      },
      minute: 'That is honest. It would feel good for a minute, and then the waiting for a reply begins.',
      likely: {
        ask: 'And what is most likely to come back tonight?',
        options: { kind: 'Something kind', short: 'Something short', nothing: 'Nothing', fight: 'A fight' },
      },
      hourLater: { ask: 'How would you be an hour later, then?', hint: 'Awake, looking at the screen.' },
      wait: 'Now a short wait. Lay the phone face down, look at something far away, let your shoulders sink. The urge may climb; it does not have to be obeyed.',
      other: {
        ask: 'Something else that could do you good just now: who, or what?',
        hint: 'A call with my cousin, or an old playlist.',
      },
      decide: {
        ask: 'What do you choose for now?',
        options: { no: 'I do not send it', tomorrow: 'I decide tomorrow', shorter: 'I send a shorter one' },
      },
      short: {
        ask: 'Write the one you could stand by in a week, even with no answer. If they asked you not to write, let it stay here.',
        hint: 'I was hurt by Sunday. I would like to talk.',
      },
      away: {
        ask: 'What will you do with the phone, so that it stays easy?',
        hint: 'Mute the thread, phone into the hallway.',
      },
      ifThen: {
        ask: 'If the urge comes again tonight, what will you do first?',
        hint: 'Write it on paper and drink some water.',
      },
    },
    takeaway: { decide: 'What I chose', short: 'My words', away: 'The phone', ifThen: 'If the urge comes back' },
    keep: 'Write it somewhere else first, let the wave pass, then decide.',
    close: 'You took a little time before choosing. That was all this was for.',
  },
};
