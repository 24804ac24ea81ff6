import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Your body is sounding the alarm. It passes, even though it does not feel like it.',
      'That was a real scare.',
      'Your whole system went to red alert, and that is frightening.',
      'It makes sense to feel shaken after something like that.',
    ],
  },
  grief: {
    low: [
      'You have lost somebody, and the days are different now.',
      'They are missing, every day.',
      'It is the small everyday things where they are missing.',
      'There is no schedule for this, whatever anyone says.',
      'You were close, and now they are gone.',
    ],
  },
  breakup: {
    low: [
      'With them, the plans and the little routines are gone as well.',
      'It sounds like there are reminders everywhere you turn.',
      'This break-up has shaken you.',
      'You put a lot of yourself into that relationship.',
    ],
    high: ['It sounds like this ending has also given you room to breathe.'],
  },
  parenting: {
    any: ['The children need you from morning to night.', 'So much of you goes into that care.'],
    low: [
      'You look after everybody, and nobody has asked how you are.',
      'You love them, and you are worn out.',
      'You want to do right by them.',
    ],
  },
  sleep: {
    any: ['Sleep seems to be at the center of this.'],
    low: [
      'Awake in the night, and nobody to tell it to.',
      'A bad night, and the day after it still to come.',
      'Your body wants rest and your mind will not clock out.',
      'You want to sleep, and it will not come.',
    ],
  },
  guilt: {
    low: [
      'You have been replaying this, as if there were a way to do it over.',
      'The guilt shows how much this matters to you.',
      'You are holding yourself to a very strict measure here.',
      'You know things now that you did not know then.',
    ],
  },
  selfWorth: {
    low: [
      'The voice in your head is being awfully hard on you.',
      'You are quick to find fault with yourself.',
      'It sounds as if, in your own eyes, it is never quite enough.',
      'You see what you lack, and little else right now.',
    ],
    high: ['It sounds like you are starting to look at yourself with kinder eyes.'],
  },
  loneliness: {
    low: [
      'People around you, and nobody close.',
      'Nobody has asked how you are.',
      'It is quiet around you, too quiet.',
      'Underneath this is a wish to be truly seen by someone.',
    ],
  },
  exhaustion: {
    low: [
      'This sounds like the kind of tired a night of sleep does not fix.',
      'It sounds as if only the reserve is left.',
      'A lot is asking for your energy, and not much is giving any back.',
      'It all depends on you, and you are out of strength.',
    ],
  },
  money: {
    any: ['Money is tight, and it is on your mind.'],
    low: [
      'The sums do not add up, and you keep doing them.',
      'You take that pressure to bed with you.',
      'Worry about money, and hardly anybody to tell.',
    ],
  },
  study: {
    any: ['Your studies are taking up a lot of room right now.', 'You have a lot riding on this.'],
    low: [
      'It sounds as though every test has become a test of your worth.',
      'That is too much pressure to learn well.',
      'You are pushing yourself as if there were no second chances.',
    ],
  },
  change: {
    any: ['A lot is new at once.', 'You are between a place that is no longer yours and one that is not yours yet.'],
    low: [
      'You have left something behind with this, too.',
      'It is tiring to have to learn everything again, from the bus routes to the people.',
    ],
    high: ['There is the fresh air of a beginning in this.'],
  },
  relationship: {
    any: [
      'This relationship has a big place in your life.',
      'They matter to you.',
      'You two are close, so this gets to you.',
      'What goes on between you two counts for a lot.',
    ],
    low: [
      'What they did hurt, however small it looks.',
      'It is hard when the person you would turn to is part of the pain.',
      'What is happening between you two is taking up a lot of space.',
    ],
    high: ['The fondness comes through in how you talk about them.'],
  },
  friendship: {
    any: ['This friendship means something to you.'],
    low: [
      'Something is off with your friend, and you feel it.',
      'You are not sure of them any more.',
      'That is not what you want from a friend.',
    ],
    high: ['You have a good friend there.'],
  },
  health: {
    any: ['Your health is on your mind a lot.'],
    low: [
      'The illness takes up a lot of room.',
      'Besides the discomfort there is the waiting, and the not knowing.',
      'Living with this takes strength.',
    ],
    high: ['You looked after yourself, and you notice it.'],
  },
  work: {
    any: [
      'Work is taking up a lot of room in your life at the moment.',
      'Work has been following you home.',
      'You spend most of your day there.',
      'You have put a good deal of yourself into that job.',
    ],
    low: [
      'It sounds like you leave work, but work does not leave you.',
      'Your job is at stake, or feels like it.',
      'You come home from work with this.',
    ],
  },
  family: {
    any: [
      'It is your family, so it gets to you.',
      'Your family knows where to press.',
      'At home, such things go deep.',
      'You have a long history together, and it shows here.',
      'That sentence was not the first of its kind.',
    ],
    low: [
      'From your own family, that hurts more.',
      'It sounds like you hold a lot together at home.',
      'You need some distance from them.',
    ],
    high: ['There is a lot of affection in how you talk about your family.'],
  },
  anger: {
    low: [
      'That made you really angry.',
      'A line was crossed, and it still burns.',
      'It was unfair, and you had to swallow it.',
      'You are angry, and it hurt as well.',
    ],
  },
  emptiness: {
    low: [
      'It is as if somebody turned the color down.',
      'The days go by, and you are not really in them.',
      'You feel nothing, and that is hard too.',
      'What used to pull you along barely gets your attention now.',
    ],
  },
  future: {
    any: ['You have a decision to make.', 'It is open how this goes on.'],
    low: [
      'It sounds like every road closes another one, and that keeps you where you are.',
      'You would like to be certain before you step, and certainty is not coming.',
      'You cannot see yet where this leads, and it wears you out.',
    ],
    high: ['The future seems to be looking like an invitation.'],
  },
  world: {
    any: ['The news has reached you at home.'],
    low: [
      'That is a lot of heavy news for one person to carry.',
      'Seeing so much go wrong and being able to do so little leaves the hands feeling tied.',
      'What you see in the news hurts you.',
    ],
  },
  anxiety: {
    low: [
      'Your mind is running ahead, trying to get ready for everything.',
      'It is like living with an alarm that will not switch off.',
      'You have been worrying, and it makes you tired.',
      'The worst case seems to get there first every time.',
      'All those what-ifs do not leave much room for now.',
    ],
  },
  gratitude: {
    any: ['You notice what is good, and that is no small thing.'],
    high: [
      'This has really touched you.',
      'You see what you have today.',
      'There is something tender in the way you say thanks.',
    ],
  },
  joy: {
    any: ['This deserves to be told slowly.'],
    high: [
      'What good news, and it sounds well earned.',
      'You can tell how much this means from the way you put it.',
      'That did not fall from the sky: there is a lot of you in it.',
      'A joy like this is worth making last a little longer.',
      'What a moment.',
      'There is a new lightness in what you say.',
    ],
  },
};
