import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about: 'A slow end to the day: less light, one line for tomorrow, and a few minutes of rest for the body.',
    why: 'Sleep does not come on command, but it comes more easily in dim light, with tomorrow written down and the body resting. So we see to those three and leave sleep alone.',
    steps: {
      evening: 'The day may stop here, finished or not. There is nothing to get right in the next minutes.',
      where: {
        ask: 'Where are you just now?',
        options: { bed: 'In bed', up: 'Up, nearly done', busy: 'Still busy' },
      },
      leave: {
        ask: 'What could stay exactly as it is until morning?',
        hint: 'The dishes, and two messages.',
      },
      dim: {
        ask: 'Make it a little darker. What is easy to reach?',
        options: {
          lamp: 'Only a small lamp',
          screen: 'This screen, darker',
          curtains: 'The curtains',
          dark: 'It is dark already',
        },
      },
      running: {
        ask: 'What is still running in you?',
        options: { today: 'Today', tomorrow: 'Tomorrow', body: 'My body', little: 'Not much' },
      },
      over: {
        ask: 'What from today may be over now? One line is enough.',
        hint: 'The way that meeting ended.',
      },
      one: {
        ask: 'Now one thing for tomorrow, only one, and roughly when. Then it is kept and you can stop holding it.',
        hint: 'Call the dentist, after breakfast.',
      },
      rest: {
        ask: 'What would be easier to rest with? Your eyes can stay open for both.',
        options: { body: 'My body', sounds: 'The sounds around me' },
      },
      legs: 'Begin with the feet. Feel what they lie on. Then the calves, the knees, the thighs. Let them be as heavy as they are.',
      middle:
        'Now your back, and what carries it. Your belly, your hands. Nothing has to change; only notice where they rest.',
      face: 'Now the shoulders, the jaw, the forehead. Let the teeth come apart a little. What stays tight may stay tight.',
      sounds:
        'Find the sound that is furthest away. Then one that is closer. Then the closest of all. Let each come and go, and begin again far away.',
      breath: 'Follow the circle for a minute. In through the nose, and out a little longer, without pushing.',
      phone: {
        ask: 'Last thing: where does the phone go now?',
        options: {
          across: 'Across the room',
          faceDown: 'Face down, next to me',
          otherRoom: 'Into another room',
          music: 'Quiet sound, screen off',
        },
      },
    },
    takeaway: { leave: 'Stays until morning', over: 'Is over', one: 'For tomorrow', phone: 'The phone' },
    keep: 'Less light, one line for tomorrow, and the body gets a few minutes before sleep is expected.',
    close: 'That is all for today. If sleep takes its time, lying quietly is rest too.',
  },

  awakeAtThree: {
    about:
      'For when you are awake and it is dark. No tricks for falling asleep: we make being awake easier, and sleep can come when it likes.',
    why: 'The harder we try to sleep, the more awake we get, and the bed becomes the place for trying. Getting up for a while, in dull light, lets the body get sleepy by itself.',
    steps: {
      night: 'Turn the clock to the wall and make this screen as dark as you can still read.',
      howLong: {
        ask: 'Without looking it up: how long have you been awake?',
        options: { justNow: 'I just woke up', while: 'A good while', allNight: 'All night so far' },
      },
      lie: 'Then stay where you are for now, if it is comfortable. Should it get restless, move to a chair.',
      up: 'Then sit up slowly and leave the bed for a bit, if you can. A chair, a blanket, one dull light. The bed will be there when you are sleepy.',
      keeps: {
        ask: 'What is keeping you awake most?',
        options: { head: 'Thoughts', body: 'A restless body', alone: 'Feeling alone', justAwake: 'Just awake' },
      },
      paper: {
        ask: 'Put it down here, or on paper. Single words will do.',
        hint: 'Rent. That email. What they meant.',
      },
      atThisHour: {
        ask: 'Can any of it be done at this hour?',
        options: { no: 'No, it has to wait', tiny: 'One tiny thing' },
      },
      tiny: 'Then do just that one when we are done here, with little light. The rest is written down.',
      loosen:
        'Start with your feet: tighten them a little, and let go. Then the legs, the hands, the shoulders. Gently, and breathe on as you like.',
      tell: {
        ask: 'Nights make alone feel bigger. Who could you tell about this one, when it is day?',
        hint: 'My neighbor, when we meet on the stairs.',
      },
      dull: {
        ask: 'Now something dull and quiet. Which one?',
        options: {
          read: 'An old book',
          fold: 'Folding clothes',
          drink: 'A warm drink',
          listen: 'A calm voice or music',
          lie: 'Just lying here',
        },
      },
      noTrying:
        'For one minute, do not try to sleep. Keep your eyes open as long as they like and just be there. Resting awake is allowed.',
      sign: {
        ask: 'Go back to bed when you are sleepy, not only tired. How do you notice it?',
        options: { eyes: 'My eyes get heavy', yawn: 'I yawn', line: 'I read a line twice' },
      },
      morning: {
        ask: 'Tomorrow may be a tired day. What could make it a bit easier?',
        hint: 'Washing waits. A short walk at noon.',
      },
    },
    takeaway: { paper: 'Waits for daylight', tell: 'Somebody to tell', dull: 'Quiet thing', morning: 'For tomorrow' },
    keep: 'When awake for long: out of bed, dull light, no clock, and back when the eyes get heavy.',
    close: 'Bodies get through nights like this one. You can put me away now and do the dull thing.',
  },

  parkingAWorry: {
    about: 'We do not push the worry away. It gets a time and a place tomorrow, and the hours until then are yours.',
    why: 'A worry keeps calling so that it is not forgotten. Once it has an appointment it can be quieter, and by day you think about it with a clearer head.',
    steps: {
      later: 'Telling a worry to go away rarely works. Telling it when its turn is works better.',
      worry: { ask: 'What is the worry? One or two lines, just as it comes.', hint: 'That the results will be bad.' },
      tonight: {
        ask: 'Does any part of it have to be done before tomorrow?',
        options: { no: 'No', yes: 'Yes, something', notSure: 'Not sure' },
      },
      smallest: {
        ask: 'What is the smallest part that counts? Do that one after this. The rest gets parked.',
        hint: 'Set the alarm and put the papers by the door.',
      },
      doubt:
        'Then ask it this way: if nobody is in danger and no deadline ends before morning, it can wait until then.',
      label: { ask: 'Give it a short label, as if for a box.', hint: 'Results' },
      when: {
        ask: 'When tomorrow do you take it out, for a quarter of an hour?',
        options: { morning: 'In the morning', midday: 'At midday', afternoon: 'Afternoon', evening: 'Early evening' },
      },
      where: {
        ask: 'And where? Anywhere but your bed.',
        options: {
          table: 'At the table',
          outside: 'Sitting outside',
          walk: 'On a walk',
        },
      },
      question: {
        ask: 'With which question will you begin?',
        hint: 'What would I do first if they were bad?',
      },
      put: {
        ask: 'Where do you keep it until then?',
        options: { paper: 'On paper', phone: 'In my phone', head: 'Just like this' },
      },
      fold: 'Write the label and the time on it. Fold it, and lay it somewhere you cannot see from your bed. I wait.',
      aloud: 'Then say it once, quietly: the label, and when its turn is.',
      knocks: {
        ask: 'It may knock again before that. What will you answer?',
        hint: 'I have not forgotten you. Tomorrow at five.',
      },
      now: {
        ask: 'And what now, instead?',
        options: { lie: 'Just lie here', music: 'Music', read: 'Read a little', drink: 'Something warm' },
      },
    },
    takeaway: { label: 'Parked', when: 'Its turn', where: 'Where', knocks: 'If it knocks' },
    keep: 'A worry can wait when it knows when its turn is.',
    close: 'It has its time. Until then nobody needs you to think about it.',
  },

  racingMind: {
    about:
      'Everything out of your head, then into three heaps: do, wait, let go. At the end one small thing stands at the front.',
    why: 'A full head goes round in circles so as not to lose anything. What is written down is not lost, and a heap with a name is smaller than a heap without.',
    steps: {
      full: 'We do not solve anything now. We only empty it out and look at what is there.',
      all: {
        ask: 'Write down all that is going round. Any order, half words, no tidying.',
        hint: 'Bill, the birthday, that look, the noise',
      },
      any: { ask: 'Is there more behind it?', options: { more: 'Yes, more', thatIsIt: 'That is it' } },
      more: { ask: 'Put that here too. The small and the silly as well.', hint: 'Did I lock the door' },
      mostly: {
        ask: 'What is most of it?',
        options: { tasks: 'Things to do', worries: 'Worries', replay: 'Replaying the day', ideas: 'Ideas' },
      },
      replay: 'Much of that cannot be settled at this hour. It may go on the second or third heap, unanswered.',
      ideas: 'A good idea is still good in the morning, once it is written down.',
      do: {
        ask: 'First heap, do: which of these really need you tomorrow? Three at most.',
        hint: 'Pay the bill. Ask about the noise.',
      },
      wait: { ask: 'Second heap, wait: what can wait a week, or longer?', hint: 'The present. Sorting the photos.' },
      letGo: {
        ask: 'Third heap, let go: what is not yours to carry, or cannot be changed any more?',
        hint: 'That look on the stairs.',
      },
      layDown:
        'A few slow breaths for the third heap. It does not have to vanish; with each breath out, lay it down a little more.',
      first: { ask: 'Back to what you will do: what comes first, and when?', hint: 'The bill, right after breakfast.' },
      barrier: {
        ask: 'What could get in the way?',
        options: { time: 'No time', strength: 'No strength', forget: 'I forget it', none: 'Nothing I can see' },
      },
      ifThen: { ask: 'If that happens, what then?', hint: 'Then only the bill. The rest on Friday.' },
    },
    takeaway: { do: 'Do', wait: 'Can wait', first: 'First', ifThen: 'If it gets stuck' },
    keep: 'Write it all out, then three heaps: do, wait, let go.',
    close: 'It is all written down. Your head does not have to hold it for the night.',
  },
};
