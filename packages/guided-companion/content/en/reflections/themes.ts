import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'When your body sounds the alarm like that, it can feel like the end of the world, and still it passes.',
      'A scare like that leaves a second one behind: the fear of it coming back.',
      'Your whole system went to red alert, and that is frightening.',
      'It makes sense to feel shaken after something like that.',
    ],
  },
  grief: {
    low: [
      'A loss like this changes the shape of ordinary days.',
      'Someone who is missed this much left a place nobody else can fill.',
      'Grief has a way of turning up in the small things.',
      'There is no schedule for this, whatever anyone says.',
      'The size of the pain says something about the size of the bond.',
    ],
  },
  breakup: {
    low: [
      'When it ends, it is never just the person: the plans and the little routines go too.',
      'It sounds like there are reminders everywhere you turn.',
      'An ending like this can shake the way you see yourself.',
      'You put a lot of yourself into that relationship.',
    ],
    high: ['It sounds like this ending has also given you room to breathe.'],
  },
  parenting: {
    any: [
      'Raising a child touches everything, from sleep to your sense of who you are.',
      'So much of you goes into that care.',
    ],
    low: [
      'The one who looks after everybody is seldom asked how they are.',
      'Love and exhaustion under one roof, all day long.',
      'You want to get it right, and that wanting weighs something too.',
    ],
  },
  sleep: {
    any: ['Sleep seems to be at the center of this.'],
    low: [
      'At three in the morning everything looks bigger, and there is no one to share it with.',
      'Nights like that take a bite out of the next day as well.',
      'Your body wants rest and your mind will not clock out.',
      'The harder one tries to sleep, the further it runs.',
    ],
  },
  guilt: {
    low: [
      'You have been replaying this, as if there were a way to do it over.',
      'The guilt shows how much this matters to you.',
      'You are holding yourself to a very strict measure here.',
      'It is hard to be fair to the person you were before you knew what you know now.',
    ],
  },
  selfWorth: {
    low: [
      'The voice in your head is being awfully hard on you.',
      'It is exhausting to live with a critic who never takes a day off.',
      'It sounds as if, in your own eyes, it is never quite enough.',
      'What you lack is under a magnifying glass, and what you have is out of focus.',
    ],
    high: ['It sounds like you are starting to look at yourself with kinder eyes.'],
  },
  loneliness: {
    low: [
      'You can have people all around and still feel that nobody comes close.',
      'It hurts when no one asks how you are and waits for the answer.',
      'Loneliness tends to get louder when the room goes quiet.',
      'Underneath this is a wish to be truly seen by someone.',
    ],
  },
  exhaustion: {
    low: [
      'This sounds like the kind of tired a night of sleep does not fix.',
      'You have been running on reserve for a while now.',
      'A lot is asking for your energy, and not much is giving any back.',
      'When everything depends on you, even resting turns into a task.',
    ],
  },
  money: {
    any: ['Money is never only numbers: it is safety and freedom too.'],
    low: [
      'When the sums do not add up, the mind keeps doing them all day.',
      'That kind of pressure follows a person to bed.',
      'On top of the worry comes not being able to talk about it with just anyone.',
    ],
  },
  study: {
    any: ['Your studies are taking up a lot of room right now.', 'You have a lot riding on this.'],
    low: [
      'It sounds as though every test has become a test of your worth.',
      'With this much pressure, even learning gets hard.',
      'You are pushing yourself as if there were no second chances.',
    ],
  },
  change: {
    any: [
      'Change unsettles even the small things that used to be automatic.',
      'You are between a place that is no longer yours and one that is not yours yet.',
    ],
    low: [
      'Even a change you wanted has a goodbye in it.',
      'It is tiring to have to learn everything again, from the bus routes to the people.',
    ],
    high: ['There is the fresh air of a beginning in this.'],
  },
  relationship: {
    any: [
      'This relationship has a big place in your life.',
      'When someone matters, every small gesture carries weight.',
      'Sharing a life brings out the best in us and the most fragile, too.',
      'What goes on between you two counts for a lot.',
    ],
    low: [
      'Between two people who care, small things can hurt in a big way.',
      'It is hard when the person you would turn to is part of the pain.',
      'What is happening between you two is taking up a lot of space.',
    ],
    high: ['The fondness comes through in how you talk about them.'],
  },
  friendship: {
    any: ['Friendship goes deep: it is about knowing we matter to someone.'],
    low: [
      'When something is off with a friend, it aches in a quiet way.',
      'It is unsettling when the doubt is about the people we chose.',
      'Friendship is not supposed to weigh this much, and so it does.',
    ],
    high: ['Friendship like that holds a person up, even on ordinary days.'],
  },
  health: {
    any: ['When health comes into it, it is hard to think of anything else.'],
    low: [
      'Illness moves into the whole house, not just into one body.',
      'Besides the discomfort there is the waiting, and the not knowing.',
      'Living with this every day takes a strength others do not always see.',
    ],
    high: ['Looking after your body and noticing the difference has its own reward.'],
  },
  work: {
    any: [
      'Work is taking up a lot of room in your life at the moment.',
      'What happens at work rarely stays at work.',
      'That is where many hours of your life go.',
      'You have put a good deal of yourself into that job.',
    ],
    low: [
      'It sounds like you leave work, but work does not leave you.',
      'Work touches security, pride and the way a person sees themselves.',
      'What hurts at work sends its bill home as well.',
    ],
  },
  family: {
    any: [
      'Family reaches places nobody else can reach.',
      'Nobody knows our buttons the way family does.',
      'The part each one plays in a family goes back a long way.',
      'You have a long history together, and it shows here.',
      'In a family, a single sentence can carry years of history.',
    ],
    low: [
      'It cuts deeper when it comes from the people who should be a safe place.',
      'It sounds like you hold a lot together at home.',
      'You can love someone and still need some distance.',
    ],
    high: ['There is a lot of affection in how you talk about your family.'],
  },
  anger: {
    low: [
      'This anger is standing guard over something that matters to you.',
      'A line was crossed, and it still burns.',
      'It struck you as unfair, and swallowing that has a cost.',
      'Anger like this often has a hurt right behind it.',
    ],
  },
  emptiness: {
    low: [
      'It is as if somebody turned the color down.',
      'The days go by, and you are not really in them.',
      'Feeling nothing is also a way of things being hard.',
      'What used to pull you along barely gets your attention now.',
    ],
  },
  future: {
    any: ['This is not a choice for the head alone.', 'Something that has no shape yet can take up a lot of room.'],
    low: [
      'It sounds like every road closes another one, and that keeps you where you are.',
      'You would like to be certain before you step, and certainty is not coming.',
      'Not being able to see ahead is more tiring than it looks.',
    ],
    high: ['The future seems to be looking like an invitation.'],
  },
  world: {
    any: ['What happens out there finds its way in through the front door.'],
    low: [
      'That is a lot of heavy news for one person to carry.',
      'Seeing so much go wrong and being able to do so little leaves the hands feeling tied.',
      'People who care about the world end up hurting for it.',
    ],
  },
  anxiety: {
    low: [
      'Your mind is running ahead, trying to get ready for everything.',
      'It is like living with an alarm that will not switch off.',
      'Worry promises control and mostly delivers tiredness.',
      'The worst case seems to get there first every time.',
      'All those what-ifs do not leave much room for now.',
    ],
  },
  gratitude: {
    any: ['You notice what is good, and that is no small thing.'],
    high: [
      'This has really touched you.',
      'Seeing what you have changes the color of a day.',
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
