import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'How is your body doing right this minute?',
      'Where were you when it started?',
      'What is the first sign that it is coming?',
    ],
    deepen: [
      'What scares you most when it happens?',
      'What do you do differently these days, so that it will not happen again?',
      'What do you wish people understood about those moments?',
    ],
    forward: [
      'What has brought it down before, even a notch?',
      'Who could be near you when it comes?',
      'What would you say to yourself then, in the kindest voice you have?',
    ],
  },
  grief: {
    explore: [
      'What was it like to have them around?',
      'When do you notice the absence most?',
      'How have the days been since?',
      'Which memory comes first?',
    ],
    deepen: [
      'What of them lives on in you?',
      'What do you wish you had been able to say?',
      'What are the people around you not getting about this loss?',
    ],
    forward: [
      'What small gesture would honor them?',
      'With whom can you remember out loud?',
      'What makes a day a little more bearable?',
    ],
  },
  sleep: {
    explore: [
      'What goes through your mind when you lie down?',
      'How long have your nights been like this?',
      'What are your last hours before bed like?',
      'What is the day like after a night like that?',
    ],
    deepen: [
      'What does the night bring up that the day can hide?',
      'If that lost sleep could complain, what would it complain about?',
      'What are you afraid will happen if you do not sleep?',
    ],
    forward: [
      'What was there on the nights you slept better?',
      'What could you leave out of the last hour of your day?',
      'Which part of the night would you like back first?',
    ],
  },
  guilt: {
    explore: [
      'What happened, as you see it?',
      'When does the guilt press hardest?',
      'What exactly do you wish you had done differently?',
    ],
    deepen: [
      'What did you know then, and what do you only know now?',
      'Which of your values got touched here?',
      'What would you say to someone you love who had done the same?',
      'What would have to happen for you to be at peace with it?',
    ],
    forward: [
      'Is there something to mend, or is it more about forgiving yourself?',
      'What would be one small move toward forgiving yourself?',
      'What have you learned that you want to keep?',
    ],
  },
  selfWorth: {
    explore: [
      'When does that critical voice get loudest?',
      'Whose yardstick are you measuring yourself with?',
      'What usually happens right before you put yourself down?',
    ],
    deepen: [
      'When did you learn to be this hard on yourself?',
      'What would someone who likes you disagree with in that picture?',
      'What are you afraid people would see?',
      'What would change if you were already enough?',
    ],
    forward: [
      'When were you last fair to yourself?',
      'Which of your qualities do you tend to forget?',
      'How would that same sentence sound if it were said kindly?',
    ],
  },
  loneliness: {
    explore: [
      'When does the loneliness come up most?',
      'What kind of company are you missing?',
      'What are the moments like when you feel less alone?',
    ],
    deepen: [
      'What would you like someone to notice about you?',
      'What makes it hard to let someone get close?',
      'When did you last feel at home with somebody?',
    ],
    forward: [
      'Who, even far away, would be pleased to get a message from you?',
      'Where do people who are a bit like you tend to be?',
      'What would be the smallest bit of contact this week?',
    ],
  },
  exhaustion: {
    explore: [
      'What has been eating up most of your energy?',
      'How long have you been going at this pace?',
      'What kind of tired is it: body, mind or heart?',
    ],
    deepen: [
      'What would happen if you did less?',
      'Whom do you feel you owe all this effort?',
      'What would the tiredness say if it could be blunt?',
      'What have you been giving up to keep going?',
    ],
    forward: [
      'What could wait until next week?',
      'With whom could you share part of it?',
      'What usually gives you a little energy back?',
    ],
  },
  health: {
    explore: [
      'How has this been getting into your days?',
      'What about it worries you most?',
      'How have you been looking after yourself in the middle of it?',
    ],
    deepen: [
      'How has it changed the way you see yourself?',
      'Which is harder: what is known already, or what is not known yet?',
      'What do you wish the people around you understood?',
    ],
    forward: [
      'Who could go through this with you?',
      'What would you want to ask a health professional?',
      'What brings a moment of peace in the middle of it?',
    ],
  },
  anger: {
    explore: ['What was the last straw?', 'What bothered you most about it?', 'Where does the anger sit in your body?'],
    deepen: [
      'Which of your limits got crossed?',
      'What is the anger trying to protect?',
      'If there were something else behind the anger, what would it be?',
      'What do you wish they had acknowledged?',
    ],
    forward: [
      'What needs to change for you?',
      'What would it be like to say it firmly and without getting hurt?',
      'What helps you cool down before you decide anything?',
    ],
  },
  emptiness: {
    explore: [
      'When did things start to lose their color?',
      'What does one of your days look like, start to finish?',
      'What time of day is it heaviest?',
    ],
    deepen: ['What do you miss feeling?', 'What used to light you up?', 'What might the emptiness be asking for?'],
    forward: [
      'What small thing still has a trace of flavor?',
      'What would you do on a day with a little more wanting in it?',
      'Whom would you like near you until this passes?',
    ],
  },
  anxiety: {
    explore: [
      'What has been feeding the worry most?',
      'What runs through your head when it tightens?',
      'When does it usually start?',
      'Where in your body does it show up?',
    ],
    deepen: [
      'What is the worst case your mind draws?',
      'What is the worry trying to protect?',
      'What would help you bear not knowing yet?',
      'How much of this is in your hands?',
    ],
    forward: [
      'What helped you at another time like this?',
      'Which part can be dealt with today, and which part can wait?',
      'What would you say to a dear friend with this very fear?',
    ],
  },
};
