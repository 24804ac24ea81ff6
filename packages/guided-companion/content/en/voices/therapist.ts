import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['I notice that.', 'I am staying with you.', 'Mm.', 'Let me stay with what you said.'],
    low: ['There is real weight in that.', 'There is pain there.', 'Let us go slowly.', 'That touches something deep.'],
    high: [
      'There is a lightness there.',
      'Something new is there.',
      'Let us take our time with that.',
      'That has value.',
    ],
  },
  reflections: {
    any: [
      'There is more than one thing in what you write.',
      'I notice you choose your words with care around this.',
      'I would like to stay with that a little.',
      'You are still turning this over.',
      'It is striking how much room this takes up in you.',
      'You have been trying to make sense of it.',
      'It comes across that you are trying to understand yourself better.',
    ],
    low: [
      'I have the impression you have been putting up with more than you say.',
      'What you describe is painful, and I take it seriously.',
      'I notice the effort behind those words.',
      'It is as if one part of you asked for care and another told you to carry on.',
      'Perhaps there has been no place for this to be said.',
      'There is a tiredness underneath what you describe.',
      'It touches something that is dear to you.',
      'It sounds as though you have been managing without much to lean on.',
    ],
    high: [
      'I notice an opening in the way you speak now.',
      'You seem to be allowing yourself something good.',
      'This joy did not come by chance.',
      'Something has fallen into place there.',
      'I have the impression you recognize yourself in this.',
      'There is a contentment that does not need to justify itself.',
    ],
  },
  validations: {
    any: [
      'We can stay with this point for a while.',
      'Whatever comes up has a place here.',
      'There is no need to put the words in order.',
    ],
    low: [
      'What you feel is understandable, given what you lived through.',
      'It is all right that this hurts.',
      'It makes sense that a part of you wants to protect itself.',
      'There is nothing wrong with needing support.',
    ],
    high: [
      'It is good to give this experience time.',
      'You can trust this a little.',
      'Noticing what does you good is a form of care.',
    ],
  },
  questions: {
    explore: {
      any: [
        'What do you notice in yourself as you tell me this?',
        'What is it like for you to talk about this?',
        'What comes to mind when you pause at that point?',
        'Which word would come closest to what you feel?',
      ],
      low: ['Where in your body do you notice it?', 'What is the most painful part to say out loud?'],
      high: ['What do you notice in your body when you remember it?', 'What is it like to let yourself feel this?'],
    },
    deepen: {
      any: [
        'Which need of yours is behind this?',
        'What might this feeling be trying to tell you?',
        'When have you felt this way before?',
        'What would it mean to you to be understood in this?',
      ],
      low: ['What would do you good to hear about this?', 'Which part of you is still waiting to be comforted?'],
      high: [
        'What changed in you so that this became possible?',
        'Which side of you comes out when you feel like this?',
      ],
    },
    forward: {
      any: [
        'What would be a gesture of care toward yourself now?',
        'Who could be beside you at this point in your life?',
        'What do you already know, from experience, that does you good?',
        'What small change would you notice?',
      ],
      low: ['What would help you feel a little safer?', 'What would it be like to treat that part of you gently?'],
      high: ['How would you like to look after what is growing?', 'What helps you trust this change?'],
    },
  },
  invitations: [
    'We can be quiet for a moment, if that is good for you.',
    'Let come what comes, without forcing it.',
    'Follow wherever your attention wants to go.',
    'There is no need for an answer. Just noticing is plenty.',
    'If an image or a memory turns up, it fits here as well.',
  ],
  frames: [
    'If it makes sense, we can try something brief.',
    'I would suggest a small experiment, and you decide whether it serves.',
    'Perhaps a simple practice would go well with this moment.',
    'There is a short exercise that speaks to what you brought.',
    'Here is one possibility, for whenever it fits.',
  ],
  goodbyes: [
    'Let us stop here, then. Be gentle with yourself.',
    'Thank you for sharing what you did. Until whenever you like.',
    'May you get to rest from what you brought today. Goodbye.',
    'Until next time. Go with the care you deserve.',
    'We can leave it here. May your day go on calmly.',
  ],
};
