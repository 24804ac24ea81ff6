import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'There is a deep sadness in what you are telling me.',
    'It sounds like the sadness has taken over the whole day.',
    'This hurts, and not just a little.',
    'This has really gotten to you.',
    'A sadness like this does not come out of nowhere.',
  ],
  hurt: [
    'That landed somewhere tender.',
    'It left a mark, the kind that comes back when things go quiet.',
    'It hurt, and maybe more so because of where it came from.',
    'That wound has not had time to close.',
  ],
  longing: [
    'You would not miss it this much if it had not been so good to have.',
    'The missing gets bigger at certain hours and in certain places.',
    'Missing someone like this is one way love keeps going.',
    'There is a gap with the exact shape of what you lost.',
  ],
  loneliness: [
    'You could really use someone close.',
    'Carrying it all in silence makes the loneliness bigger.',
    'It is a loneliness that a crowd would not fix.',
    'What is missing is someone to share it with.',
  ],
  emptiness: [
    'It is as if something in you has gone quiet.',
    'Everything is in its place, and still something is missing.',
    'It is hard to want anything when nothing calls out to you.',
    'Strange how heavy emptiness can be.',
  ],
  disappointment: [
    'You hoped for something else, and the gap between the two hurts.',
    'You put something in, and what came back was not what you had hoped for.',
    'Disappointment tends to be as big as the trust that came before it.',
    'It is frustrating to try that hard and watch it slip away.',
  ],
  anxiety: [
    'There is a restlessness that will not let you land.',
    'Your mind does not stop, and your body goes along with it.',
    'You have been on watch, waiting for something to happen.',
    'The worry wants a certainty nobody can give right now.',
    'That is a lot of bracing for one day.',
  ],
  fear: [
    'The fear is loud right now.',
    'Something about this is really frightening.',
    'It is scary, all the more for not knowing how it ends.',
    'The fear is trying to protect something that matters.',
  ],
  overwhelm: [
    'It is too many things at once.',
    'Everything is urgent and nothing waits its turn.',
    'You are trying to keep a lot of plates in the air.',
    'There is hardly a corner left to breathe in.',
  ],
  exhaustion: [
    'That tiredness has been building for a while.',
    'Your body is sending the bill for all you have been holding.',
    'You are at the end of your strength, and still more is being asked.',
    'Just getting to the end of the day takes everything.',
  ],
  anger: [
    'There is anger here, and it has its reasons.',
    'That left you boiling.',
    'Anger shows up when something important has been stepped on.',
    'You kept it down for a long time before it spilled over.',
  ],
  guilt: [
    'The guilt keeps poking at you, even on busy days.',
    'You carry this as if it were yours alone.',
    'A part of you will not stop pressing charges.',
    'The guilt comes from your values, but it is charging a lot of interest.',
  ],
  shame: [
    'Shame makes a person want to disappear from view.',
    'Just saying this takes courage.',
    'It sounds like you fear what people would think if they knew.',
    'Shame grows in the dark, and you have just put a light on.',
  ],
  confusion: [
    'It is all tangled up, and it is hard to find the end of the thread.',
    'There are a lot of voices talking at once in there.',
    'You do not know yet, and not knowing is uncomfortable.',
    'It sounds like a messy room: tempting just to shut the door.',
  ],
  joy: [
    'The happiness comes through in how you tell it.',
    'What a good thing to read.',
    'There is good energy in this.',
    'It sounds like it lit up the whole day.',
  ],
  gratitude: [
    'There is real gratitude in your words, the warming kind.',
    'You did not let it go by unnoticed.',
    'Noticing it is a gift of its own.',
  ],
  pride: [
    'You are proud of this, and rightly so.',
    'You know what it took to get here.',
    'That was your doing, and it is good to be able to say so.',
  ],
  relief: [
    'It sounds like a weight came off your shoulders.',
    'After holding on for so long, you finally get to breathe out.',
    'The relief shows how much you had been carrying.',
  ],
  hope: [
    'There is hope in this, and it is wide awake.',
    'Some part of you can already see a way.',
    'It does not sound like wishful thinking, it sounds earned.',
  ],
  calm: [
    'There is a good calm in what you say.',
    'It sounds like things have found a gentler pace.',
    'Quiet like that counts too, even with nothing remarkable in it.',
  ],
  love: [
    'It is plain how much you love.',
    'That love has a beautiful place in your life.',
    'The tenderness is in every detail.',
  ],
};
