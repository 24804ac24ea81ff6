import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'What you just said is very serious, and thank you for saying it. I am an AI and cannot keep you safe, but there are people who can, now: please call your local emergency services, or get someone to be with you. If there is anything near you that you could use to hurt yourself, move away from it. Are you safe right now?',
      'I take what you wrote seriously. Pain this big is not meant to be gone through without someone beside you. Please talk to your local emergency services now, or to someone who can come to you, and stay away from anything that could do harm. Are you safe at this moment?',
    ],
    selfHarm: [
      'Thank you for trusting me with that. Hurting yourself is often a way to bear too much pain, and that pain deserves help from people. If the injury is serious or the urge is strong, please contact your local emergency services now or get someone to stay with you. Are you safe right now?',
      'This is important, and I will not skip over it. If you can, move away from whatever you would use, and call someone you trust to be near you; if there is any risk, contact your local emergency services. Are you safe at this moment?',
    ],
    violence: [
      'What you describe is serious, and it is not your fault. Your safety comes first: if there is danger now, go where there are people, if you can, and call your local emergency services. You do not have to confront anyone. Are you safe right now?',
      'Nobody should have to go through that, and what happened is not your fault. If that person is nearby, look after your safety first; your local emergency services and someone you trust can help now. Can you talk safely at this moment?',
    ],
    somebodyElse: [
      'That is serious, and it shows care that you bring it up. If that person is in danger now, please call the emergency services where they are, and if possible have someone stay with them. Asking calmly whether they think about dying does not make it worse. Do you know where they are right now?',
      'I take that seriously. Do not carry it by yourself: let someone close to that person know, and the local emergency services if there is risk now. Stay with them, if that is possible and safe. Is someone with them at this moment?',
    ],
    other: [
      'Thank you for telling me; I take it seriously. I am an AI, and something like this needs people beside you: please tell someone near you now, and if it gets worse or there is danger, call your local emergency services at once. Are you safe right now?',
      'What you write matters, and I will not skip over it. Please do not carry it without anyone at your side: somebody you trust can come or listen now, and your local emergency services are there if it gets worse. Are you safe at this moment?',
    ],
  },
  again: [
    'I am still taking this seriously. The most important thing now is to have a person with you: call your local emergency services, or wake someone in the house, a neighbor, a friend. What makes it hard to make that call now?',
    'You came back to this, and so do I: please do not stay by yourself with this pain. Your local emergency services answer at any hour, and you do not need to know what to say. Whom could you ask to come to you?',
    'This needs people, right away. If speaking is too hard, send someone a short message: "please come over". Is there anything close to you that you could use to hurt yourself?',
    'The urge can rise like a wave, and it can fall, too; until then the best place is near someone and away from what could harm you. Your local emergency services are there for this. Who can be with you in the next few minutes?',
  ],
  safe: [
    'It is good that you are safe at the moment. Even so, please tell someone close to you what you told me, today, and contact your local emergency services if it tightens again. What made the pain grow so big?',
    'Thank you for answering. Stay near people today, if you can, and away from what could harm you; your local emergency services are there at any hour. Whom can you talk to today?',
    'It is good to know that. Nobody has to get through a time like this without support: a health professional and someone you trust can go through it with you, and your local emergency services are there if it tightens. What has been hardest to bear?',
  ],
  unsafe: [
    'Then please do this now, before going on here: call your local emergency services, or go to where someone is, a neighbor will do. Put whatever could hurt you out of reach. Who is the person nearest to you at this moment?',
    'You need people beside you right away, and you deserve that help. Call your local emergency services, say that you are at risk and where you are; if you have already taken or done something, say that first. Can you make that call now?',
    'Please do not wait for it to pass. Open the door, call out to someone, call your local emergency services. You can keep writing here while you wait. Is anyone in the house or nearby?',
  ],
  unclear: [
    'I read every word, and before the rest I need to come back to one thing: what you said a moment ago was serious. Your local emergency services and someone close to you can be with you now. Are you safe at this moment?',
    'We can talk about that, too. I just do not want to leave behind what you told me: is someone with you, or could someone come?',
    'You owe nobody an explanation. What matters is that you are not by yourself with this today; if it tightens, contact your local emergency services. How is the risk now, from zero to ten?',
    'I am still here. Think of one person who would pick up if you called at this hour; if there is none, your local emergency services will. What would help you make that contact?',
  ],
  goodbye: [
    'Before you go, please: do not be by yourself right now. Call someone you trust or your local emergency services. You deserve help, and this conversation stays open.',
    'Go to where someone is, and tell them what you told me. If the urge comes back, your local emergency services answer at any hour. Take care.',
  ],
};
