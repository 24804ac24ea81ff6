import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

export const crisis: CrisisContent = {
  shownNumber: 'the emergency number shown above',
  shownLine: 'the help line shown above',
  tracks: {
    passive: {
      first: [
        'Thank you for telling me that. Being that tired of everything is heavy, and it is good that you did not keep it to yourself. May I ask you directly: do you think about ending your life?',
        'I heard what you wrote, and I am not going to talk past it. Sometimes not wanting to be here stays a thought, sometimes it grows. Are you thinking of killing yourself?',
      ],
      yes: [
        'Thank you for being honest with me. Thoughts like these can come in waves, and waves can be got through with somebody beside you. Is there anything near you that you might use, or a time you have in mind?',
        'I believe you. Then let us take care of you first. Do you have a way in mind, or something at hand?',
      ],
      no: [
        'It is good that you told me, either way. Not wanting to be here hurts even when you would do nothing. Who among the people you know could hear that sentence from you?',
        'Good to know, thank you. It still deserves more than a screen: a doctor or a counselor can listen to exactly this, and you can call {line}, also without any plan. Who could you tell today?',
      ],
    },
    active: {
      first: [
        'Thank you for saying it out loud. I am an AI and cannot come to you, but people can: you can call {line} right now. Do you have something with you that you could use, or a time in mind?',
        'I take this seriously, and I am staying right here. You do not have to get through this by yourself: call {line}. Have you thought about how or when?',
      ],
      yes: [
        'Then first some distance: put it in another room, hand it to somebody, or leave the place yourself, now, before we go on. Then call {number}, or go to where people are. Who can be with you in the next few minutes?',
        'Thank you for telling me. Please move away from it right now, out of the room is enough for a start, and call {number}. Who is closest to you at this moment?',
      ],
      no: [
        'It is good that nothing is at hand. Thoughts of dying pass more easily with somebody near. Who could come, or stay on the phone with you?',
        'Good. Let us keep it that way: stay where there are people, or ask somebody to come. Whom could you write to now?',
      ],
    },
    imminent: {
      first: [
        'Please call {number} now. Say: "I am about to hurt myself" and where you are. Step away from what you could use. Can you call?',
        'This is the moment to call {number}. If something has already happened, say that first. Go to a door, a neighbor, a street with people. Can you make the call now?',
      ],
      yes: [
        'Good. Call now and stay on the line; I will be here when you look back. Unlock the door so that they can come in.',
        'Do it now, before anything else. Tell them your name and where you are. If you can, sit next to somebody until they come.',
      ],
      no: [
        'Then let us find another way: a neighbor, a shop, somebody in the house, a text to one person saying "please come, I am not safe". What stops you from calling?',
        'All right. Go out of the room, away from it, to where somebody can see you. What makes the call so hard right now?',
      ],
    },
    selfHarm: {
      first: [
        'Thank you for trusting me with this. Hurting yourself often means that something became too much to carry. Are you injured now, so that it needs care?',
        'It is good that you told me, and there is no judgment here. First your body: is there a wound that does not stop bleeding, or worries you?',
      ],
      yes: [
        'Then please let somebody look at it now: press a clean cloth on it and call {number}, or go to the nearest emergency room. Can you do that?',
        'Please do not wait with that. Call {number} or ask somebody to take you. Is anybody near you?',
      ],
      no: [
        'Good. If the urge is still there: put distance between you and what you would use, and give it ten minutes, in another room, with cold water on your hands. Who knows about this besides me?',
        'Thank you. Urges rise and fall, and they are easier to outlast with somebody near. Is there a person you could tell, or sit next to for a while?',
      ],
    },
    violence: {
      first: [
        'What is done to you is not your fault. I will only say what is safe to be seen. Can you write here safely right now?',
        'I believe you. Nobody has the right to treat you like that. Before anything else: are you safe at this moment, and does nobody else read this?',
      ],
      yes: [
        'Then, at your own pace: people who know about this can plan with you, without deciding for you. You can call {line}. Is there somebody you trust who could know what happens at home?',
        'Good. You do not have to confront anybody, and you do not have to decide today. It can help to have a bag, papers and one person ready. Who could that person be?',
      ],
      no: [
        'Then put this away; your safety comes first. If there is danger, go where people are and call {number} when you can. You can leave this page quickly with the exit at the top.',
        'Understood. Write nothing more that could be seen. Stay near a door or other people, and call {number} as soon as it is safe.',
      ],
    },
    violenceNow: {
      first: [
        'Get to where people are, or behind a door that locks, if you can. Call {number}; if you cannot speak, leave the line open. Can you get out?',
        'Your safety first: out of the room, away from kitchen and stairs, toward people. Call {number}. Can you call, or get away?',
      ],
      yes: [
        'Go now. Call from there, and do not go back inside for anything. I will be here later.',
        'Good, go. A neighbor, a shop, the street: anywhere with people. Call {number} from there.',
      ],
      no: [
        'Then stay as far away as you can, near a door, and protect your head. Call {number} the moment it is possible; many services can be reached by text. You do not need to answer me.',
        'Do not write if it makes it worse. Make noise so that neighbors hear, if that is safe, and call {number} when you can.',
      ],
    },
    somebodyElse: {
      first: [
        'It shows how much you care that you ask. Are you with them now, or do you know where they are?',
        'Thank you for not looking away. Do you know where they are at this moment, and whether they are alone?',
      ],
      yes: [
        'Stay with them if it is safe for you, and ask them straight out: "Are you thinking of killing yourself?" Asking does not put it into their head. If they have a plan or the means, call {number}. Can somebody be there with you?',
        'Good. Keep them company, put away what could be used, and let them talk. If it becomes urgent, call {number}. You do not have to do this by yourself: who could help you?',
      ],
      no: [
        'Then try to reach them or somebody close to them now. If you believe that it is urgent, call {number} and say where they are and what you know. Who else knows them well?',
        'Call or write to them, and to somebody who can go there. If they told you a time or a way, do not wait: call {number}. Whom could you tell first?',
      ],
    },
    delusion: {
      first: [
        'That sounds frightening, and I take it seriously that you are living through it. I cannot see it myself. Is somebody with you whom you trust?',
        'Thank you for telling me. When things become this strange and this loud, nobody should be by themselves with it. Have you slept, and is somebody you trust near you?',
      ],
      yes: [
        'Good. Tell them what you told me, and ask them to stay with you today. A doctor can help to bring rest and sleep back. Could they go there with you?',
        'Good. Stay close to them, keep the light and the noise low, and let them call a doctor with you. Would that be all right for you?',
      ],
      no: [
        'Then please call somebody who can come, or {line}. You do not have to prove anything to them: "I am scared and I cannot sleep" is enough. Whom could you call?',
        'Then let us find somebody. If you hear that you should hurt yourself or others, or if you cannot stay calm, call {number}. Who would come if you asked?',
      ],
    },
    eating: {
      first: [
        'Thank you for telling me. This is hard to carry in secret. First your body: do you feel faint, does your heart race or stumble, or is there pain?',
        'It is good that you say it. I will not talk about numbers or weight. How is your body right now: dizzy, cold, a racing heart?',
      ],
      yes: [
        'Then please let a doctor see you today; if you faint or your chest hurts, call {number}. Is somebody with you who could come along?',
        'That needs a doctor soon, today if you can. If it gets worse, call {number}. Who could go with you?',
      ],
      no: [
        'Good. It is still something that people get better from with help, and help need not wait until it is worse. Who could you tell about it?',
        'Good. You deserve care also when your body holds up. Is there one person, or a doctor, you could say a first sentence to?',
      ],
    },
    medical: {
      first: [
        'This is an emergency: call {number} now. Say what happened and where you are, and do what they tell you. Can you call?',
        'Please call {number} at once, on loudspeaker. If something was taken, keep the packet at hand. Can you call now?',
      ],
      yes: [
        'Good. Do what they say, stay on the line, and unlock the door. You can write to me while you wait.',
        'Good. Let them guide you now. I am here while you wait.',
      ],
      no: [
        'Then get help to you: a neighbor, a shout from the door, somebody on the phone who calls {number} for you. What is in the way?',
        'Is there anybody near, in the house, next door, on the street? Ask them to call {number} for you, now.',
      ],
    },
    harmToOthers: {
      first: [
        'Thank you for telling me before anything happens. Put distance between you and them now: another room, outside, a walk. Can you get away from there?',
        'I hear how much there is in you right now. You are not your anger. Can you go somewhere else, away from them and from anything that could hurt?',
      ],
      yes: [
        'Good. Go, and stay there until it has come down. Then call {line} and say it as you said it to me. Who could be with you?',
        'Do that now. Leave behind what could be used. Who could you call from there?',
      ],
      no: [
        'Then call {number} now and say: "I am afraid that I will hurt somebody." That is a reason to call. What makes it hard?',
        'Then somebody has to come between: call {number}, or a person who can be there in minutes. Who could that be?',
      ],
    },
  },
  askContact: [
    'Who could be with you, or hear this from you today?',
    'Think of one person who would rather be woken than not know. Who comes to mind?',
  ],
  contactNamed: [
    'Good. Write to {person} now: "I am not well and do not want to be alone. Can you come or call?" You need not explain more. Can you send that?',
    'Then {person} it is. A few words are enough: "Can you call me? It is important." Could you do that now, while I am here?',
    'Good that there is somebody. A few words are enough: "I am not well, can you call me?" Can you send that now?',
  ],
  contactMade: [
    'That was brave. Stay with them, and tell them what you told me, in the same words. I am here if it gets loud again.',
    'That is good. Let them help, and let it be a little awkward. Is there anything you need until they are there?',
  ],
  contactHard: [
    'That is all right, many find exactly this step the hardest. What makes it hard?',
    'I understand. What would have to be different for it to be possible?',
  ],
  barriers: {
    lineFailed: [
      'That is the worst moment to be put on hold. Try once more, or another line on the card; many have a chat, too. And if it is urgent, call {number}: they answer. Who could wait with you meanwhile?',
    ],
    watched: [
      "Then be careful: write only what may be seen, and delete what is on the phone if that is safer. You can call from somebody else's phone, at work, at a pharmacy or a doctor's. Where could you speak unheard?",
    ],
    cannotSpeak: [
      'You do not have to speak well. Many lines have a chat or take texts, the card shows which. On the phone one sentence is enough: "I cannot talk much, please stay." Would writing be easier?',
    ],
    nobody: [
      'Having nobody in mind is one more weight, and it does not mean that nobody would come. You can call {line}, people are there for exactly this; a doctor or a neighbor counts, too. Which of these is least hard?',
    ],
    burden: [
      'I understand the fear. The people who care for you would choose a hard hour with you over never having known. You are not too much. Who would want to know that you are alone with this?',
    ],
    willYouTell: [
      'I tell nobody, and no person reads along. I am an AI, though, and you deserve a grown-up who is on your side: a teacher, a doctor, a relative, or a line for young people on the card. You may ask them first what they have to pass on. Who would be the least difficult?',
    ],
    afraidOfHelp: [
      'That fear makes sense. You may say on the phone: "I only want to talk." They ask what you need, and most calls end with a conversation and nothing else. What are you most afraid would happen?',
    ],
  },
  again: [
    'I hear that it is still there. We go on with one thing: nearer to people, further from what could hurt. Which of the two can you do now?',
    'You come back to it, and so do I. You can call {line} also when you do not know what to say. What would make it possible?',
    'Then it has not let go of you yet. Whom could you ask to sit with you until it does?',
  ],
  stay: [
    'I am still here, and I read every word. I would only like to know one thing first: are you safe at this moment?',
    'We can talk about that, too. I do not want to leave behind what you told me: is somebody with you?',
    'Take your time. If it gets worse, call {number}; otherwise tell me what is strongest right now.',
  ],
  stayCalm: [
    'I am listening. What you told me a moment ago still matters to me: how strong is it now?',
    'We can talk about that, gladly. And what weighed on you before: is it nearer or further away?',
  ],
  retracted: [
    'All right, that is good to hear. If there was some truth in it after all, you can say so any time, and I will take it seriously. What would you like to talk about?',
    'Good. I would rather ask once too often. The help above stays there in case. How are you otherwise?',
  ],
  relief: [
    'Good. You did something hard just now. If it comes back, you know where to find the help, and me. What would do you good for the rest of today?',
    'Thank you for staying. Let it be enough for now. Would you like to talk about something else, or rest?',
  ],
  goodbye: [
    'Take care of yourself. Go to where somebody is, if you can; if it gets heavy, call {line}. I am here when you want to talk.',
    'Go gently. The help above stays there, and I am here when you come back.',
  ],
  corrected: [
    'Thank you for putting it right; then I misread you. Let us go on where we were.',
    'Then I read more into that than was there. Where were we?',
  ],
  recognise: {
    barriers: {
      lineFailed: phrases(
        `nobody answers, no one answers, nobody answered, no one answered, did not answer, does not answer, do not answer, on hold, line is busy, line was busy, busy line, hung up on me, no answer, could not get through, cannot get through, they did not pick up, nobody picks up, voicemail, line is closed, line does not work`,
      ),
      watched: phrases(
        `reads my phone, read my phone, checks my phone, goes through my phone, sees my messages, reads my messages, tracks my phone, listens to my calls, can hear me, will hear me, he is next to me, he is in the next room, she is in the next room, monitors my`,
      ),
      cannotSpeak: phrases(
        `cannot talk, can not talk, cannot speak, hate calling, scared to call, afraid to call, phone anxiety, cannot call, can not call, too scared to call, do not want to call, do not like phones, cannot make calls, i am mute, stutter`,
      ),
      nobody: phrases(
        `nobody, no one, i have no one, i have nobody, no friends, there is nobody, there is no one, no family, all alone, i am alone, not anyone, got no one, got nobody`,
      ),
      burden: phrases(
        `burden, bother, bothering, do not want to worry, too much for, ashamed, embarrassed, would not believe, will not believe, they will be angry, she will be angry, he will be angry, wake them, wake her, wake him, disappoint*, they will hate me, judge me`,
      ),
      willYouTell: phrases(
        `will you tell, are you going to tell, do you tell, tell my parents, tell my mom, tell my mum, tell my dad, tell my school, tell anyone, tell the police, get in trouble, keep it secret, do not tell, who reads this`,
      ),
      afraidOfHelp: phrases(
        `police, lock me up, locked up, take me away, hospital, psych ward, mental ward, cannot afford, cost*, insurance, deport*, take my kids, take my children, lose my job, on my record, ambulance`,
      ),
    },
    retracted: phrases(
      `just kidding, only kidding, was kidding, i was joking, just joking, only joking, it was a joke, jk, did not mean it, not serious, was not serious, do not mean it, forget it, forget what i said, never mind, nvm, i am fine really`,
    ),
    contactMade: phrases(
      `i called my, i called her, i called him, i called them, i called the line, i texted, i wrote to, i told her, i told him, i told them, i told my, is on her way, is on their way, they are coming, friend is with me, sister is with me, mom is with me, mum is with me, sitting with me, came over, i am with my friend, i am with my sister, i am with my mom, i am at the hospital, at the er, they answered, i sent it, sent it`,
    ),
    relief: phrases(
      `better now, feel better, a bit better, little better, calmer, calmed down, i am safe, i am okay, i am ok, i will be okay, i will be ok, it passed, that helps, that helped, not going to do it, i threw it away, i put it away, i gave it to, flushed`,
    ),
    helpers: phrases(
      `neighbour*, neighbor*, teacher*, counsel*, therapist*, psychologist*, doctor*, gp, nurse*, coach*, priest*, pastor*, imam, rabbi, colleague*, coworker*, roommate*, flatmate*, boss, social worker, school nurse`,
    ),
  },
};
