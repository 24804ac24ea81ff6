import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'There is a deep sadness in what you are telling me.',
    'It sounds like the sadness has taken over the whole day.',
    'This hurts, and not just a little.',
    'This has really gotten to you.',
    'You sound very sad.',
  ],
  hurt: [
    'That landed somewhere tender.',
    'That left a mark on you.',
    'It hurt, and maybe more so because of where it came from.',
    'That wound has not had time to close.',
  ],
  longing: [
    'You miss it a lot.',
    'The missing has not let up, from what you write.',
    'So much of this is missing somebody.',
    'There is a big gap where that used to be.',
  ],
  loneliness: [
    'You could really use someone close.',
    'You are alone with this, as it sounds.',
    'You feel alone in this, with or without people around.',
    'What is missing is someone to share it with.',
  ],
  emptiness: [
    'It is as if something in you has gone quiet.',
    'There is not much that reaches you at the moment.',
    'Nothing seems worth getting up for right now.',
    'Empty, and heavy all the same.',
  ],
  disappointment: [
    'You hoped for something else, and the gap between the two hurts.',
    'What came back was not what you had hoped for.',
    'You had counted on this, and it did not happen.',
    'It is frustrating to try that hard and watch it slip away.',
  ],
  anxiety: [
    'There is a restlessness that will not let you land.',
    'Your mind does not stop, and your body goes along with it.',
    'You have been on watch, waiting for something to happen.',
    'You would like to know how it ends, and you cannot yet.',
    'That is a lot of bracing for one day.',
  ],
  fear: [
    'The fear is loud right now.',
    'Something about this is really frightening.',
    'It is scary, all the more for not knowing how it ends.',
    'You are scared, and you have told me of what.',
  ],
  overwhelm: [
    'It is too many things at once.',
    'Everything comes due at the same moment.',
    'You are trying to keep a lot of plates in the air.',
    'There is hardly a corner left to breathe in.',
  ],
  exhaustion: [
    'That tiredness did not come from nothing.',
    'Your body is sending the bill for all you have been holding.',
    'You are at the end of your strength, and still more is being asked.',
    'Just getting to the end of the day takes everything.',
  ],
  anger: [
    'There is anger here, and it has its reasons.',
    'That left you boiling.',
    'You are angry, and you did not choose to be.',
    'It got to be more than could be kept down.',
  ],
  guilt: [
    'The guilt keeps poking at you, even on busy days.',
    'You carry this as if it were yours alone.',
    'A part of you will not stop pressing charges.',
    'You are hard on yourself over this.',
  ],
  shame: [
    'You would rather nobody had seen that.',
    'Just saying this takes courage.',
    'It sounds like you fear what people would think if they knew.',
    'That was embarrassing to live through, and now you have said it.',
  ],
  confusion: [
    'It is all tangled up, and it is hard to find the end of the thread.',
    'There are a lot of voices talking at once in there.',
    'You do not know yet what to make of it.',
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
    'You are thankful, and it shows.',
  ],
  pride: [
    'You are proud of this, and rightly so.',
    'You know what it took to get here.',
    'That was your doing, and it is good to be able to say so.',
  ],
  relief: [
    'It sounds like a weight came off your shoulders.',
    'Now you get to breathe out.',
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
    'You are all right at the moment.',
  ],
  love: ['It is plain how much you love.', 'You love them a lot.', 'The tenderness is in every detail.'],
};
