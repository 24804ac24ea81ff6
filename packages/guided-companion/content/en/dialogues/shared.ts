import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'About {minutes} minutes, and you can stop at any step. Shall we?',
  start: 'Yes, let’s start',
  somethingElse: 'Something else',
  justListen: 'Just listen',
  before: {
    distress: 'How bad is it right now?',
    fear: 'How strong is the fear right now?',
    anger: 'How strong is the anger right now?',
    urge: 'How strong is the urge right now?',
    tension: 'How tense are you right now?',
    worry: 'How much are you worrying right now?',
    belief: 'How true does the hard thought feel right now?',
    hurt: 'How much does it hurt right now?',
    lonely: 'How lonely do you feel right now?',
    stuck: 'How stuck do you feel right now?',
  },
  after: {
    distress: 'And now, how bad is it?',
    fear: 'And now, how strong is the fear?',
    anger: 'And now, how strong is the anger?',
    urge: 'And now, how strong is the urge?',
    tension: 'And now, how tense are you?',
    worry: 'And now, how much are you worrying?',
    belief: 'And now, how true does that thought feel?',
    hurt: 'And now, how much does it hurt?',
    lonely: 'And now, how lonely do you feel?',
    stuck: 'And now, how stuck do you feel?',
  },
  lowest: 'not at all',
  highest: 'as much as can be',
  cautions: {
    faints: 'If you faint easily, do this sitting or lying down.',
    heart: 'If you have a heart condition, leave out the cold water and anything that is an effort.',
    trauma: 'If bad memories come up, keep your eyes open, look around the room, and stop whenever you like.',
    eating: 'If eating or weight is a struggle for you, skip whatever makes it louder; no numbers are asked here.',
    psychosis:
      'If you hear or believe things now that others do not, leave this one out or do it with somebody you trust.',
    pregnancy: 'If you are pregnant, go gently: no sudden cold, no effort, nothing that makes you dizzy.',
    unsafeHome:
      'If somebody close to you might hurt you, safety comes first: talk to people who help with that before you try this.',
    minors: 'If you are under 18, an adult you trust can do this together with you.',
  },
  unclear: 'I didn’t quite get that. Choose what comes closest, or say it in a few more words.',
  otherTopic: 'That seems to be about something else. Shall we talk about it, or go on here?',
  talkInstead: 'Talk about that',
  goOnHere: 'Go on here',
  controls: {
    stop: phrases(`
      ^ stop $, ^ stop now $, ^ stop here $, ^ stop this $, ^ stop please $, ^ stop | please $, ^ please stop $, ^ please stop this $, ^ ok stop $, ^ ok | stop $, ^ no stop $, ^ no | stop $,
      ^ i want to stop $, ^ i want to stop now $, ^ i want to stop here $, ^ i want to stop this $, ^ id like to stop $, ^ i would like to stop $, ^ lets stop $, ^ lets stop here $, ^ let us stop $,
      ^ can we stop $, ^ can we stop this $, ^ can we stop here $, ^ can we stop now $, ^ can i stop $, ^ quit $, ^ exit $, ^ end $, ^ end this $, ^ end it here $, ^ cancel $, ^ close this $, ^ abort $,
      ^ enough $, ^ thats enough $, ^ that is enough $, ^ enough for now $, ^ enough for today $, ^ enough of this $, ^ no more $, ^ no more of this $, ^ no more questions $,
      ^ i dont want this $, ^ i do not want this $, ^ i dont want to do this $, ^ i dont want to go on $, ^ i dont want to continue $, ^ i dont like this $, ^ i want out $, ^ get me out of this $,
      ^ this doesnt help $, ^ this does not help $, ^ this isnt helping $, ^ this is not helping $, ^ its not helping $, ^ this is stupid $, ^ this is pointless $, ^ bye $, ^ goodbye $, ^ good night $, ^ i have to go $, ^ gotta go $
    `),
    skip: phrases(`
      ^ skip $, ^ skip it $, ^ skip this $, ^ skip that $, ^ skip this one $, ^ skip that one $, ^ skip please $, ^ skip | please $, ^ please skip $, ^ skip this step $, ^ skip this question $, ^ can i skip $, ^ can i skip this $,
      ^ can i skip this one $, ^ can we skip this $, ^ can we skip that $, ^ lets skip this $, ^ lets skip that $, ^ lets skip this one $, ^ id rather skip this $, ^ next $, ^ next one $, ^ next step $, ^ next question $, ^ next please $, ^ next | please $, ^ pass $, ^ ill pass $,
      ^ rather not $, ^ id rather not $, ^ i would rather not $, ^ rather not say $, ^ id rather not say $, ^ i dont want to say $, ^ i dont want to answer $, ^ i dont want to answer that $, ^ not this one $, ^ move on $, ^ lets move on $,
      ^ i dont know $, ^ i do not know $, ^ dont know $, ^ idk $, ^ dunno $, ^ no idea $, ^ i have no idea $, ^ no clue $, ^ i cant think of anything $, ^ nothing comes to mind $, ^ cant think of anything $
    `),
    back: phrases(`
      ^ back $, ^ back please $, ^ back | please $, ^ go back $, ^ go back please $, ^ please go back $, ^ go back one $, ^ go back a step $, ^ go back one step $, ^ one step back $, ^ one back $, ^ can we go back $, ^ can i go back $, ^ can you go back $,
      ^ i want to go back $, ^ lets go back $, ^ previous $, ^ previous one $, ^ previous step $, ^ previous question $, ^ last question again $, ^ undo $, ^ wrong answer $, ^ wrong button $, ^ i pressed the wrong one $, ^ i tapped the wrong one $,
      ^ change my answer $, ^ i want to change my answer $, ^ can i change my answer $, ^ can i change that $
    `),
    why: phrases(`
      ^ why $, ^ but why $, ^ why this $, ^ why that $, ^ why though $, ^ why is that $, ^ why do you ask $, ^ why are you asking $, ^ why do you ask that $, ^ why do this $, ^ why should i $, ^ why should i do this $, ^ why should i do that $, ^ why are we doing this $,
      ^ what for $, ^ what is this for $, ^ whats this for $, ^ what is that for $, ^ whats that for $, ^ how does this help $, ^ how does that help $, ^ how is this helping $, ^ how will this help $, ^ how would this help $, ^ how should this help $, ^ how does this help me $,
      ^ how does this work $, ^ how does that work $, ^ does this help $, ^ does this work $, ^ does this really help $, ^ does this really work $, ^ will this help $, ^ whats the point of this $, ^ what is the point of this $
    `),
    otherTopic: phrases(`
      ^ something else $, ^ another topic $, ^ other topic $, ^ different topic $, ^ a different topic $, ^ new topic $, ^ change of topic $, ^ change topic $, ^ change the topic $, ^ change the subject $, ^ can we change the subject $, ^ can we change the topic $,
      talk about something else $, talk about something different $, ^ its about something else $, ^ its something else $, ^ its not about that $, ^ its not about this $, ^ thats not it $, ^ thats not my problem $, ^ thats not the problem $, ^ this isnt about that $,
      ^ can i tell you something $, ^ i want to tell you something $, ^ just listen $, ^ can you just listen $, ^ please just listen $, ^ i just want to talk $, ^ can i just talk $, ^ just talk to me $, ^ i want to talk instead $
    `),
    yes: phrases(`
      ^ yes, ^ yeah, ^ yep, ^ yup, ^ yea, ^ ya $, ^ y $, ^ ok, ^ okay, ^ k $, ^ sure, ^ alright, ^ all right, ^ fine $, ^ of course, ^ please $, ^ please do, ^ gladly, ^ why not $, ^ i guess $, ^ i guess so $, ^ i think so $, ^ lets go, ^ lets do it, ^ lets do this, ^ lets try, ^ lets start, ^ let us,
      ^ go $, ^ go on $, ^ go ahead $, ^ start $, ^ begin $, ^ continue $, ^ ready $, ^ im ready $, ^ i am ready $, ^ im in $, ^ i want to $, ^ id like that $, ^ id like to $, ^ i can try $, ^ ill try, ^ i will try, ^ sounds good, ^ good $, ^ now $, ^ we can $, ^ we can try $
    `),
    no: phrases(`
      ^ no, ^ nope, ^ nah, ^ n $, ^ no thanks $, ^ no thank you $, ^ no | thanks $, ^ no | thank you $, ^ not now, not now $, ^ not right now, ^ right now not, ^ not today, ^ not tonight, ^ not yet $, ^ not really $, ^ not this $, ^ not that $, ^ later $, ^ maybe later $, ^ another time $, ^ some other time $,
      ^ i dont want to $, ^ i do not want to $, ^ dont want to $, ^ id rather not do it $, ^ i cant $, ^ i cannot $, ^ i cant right now $, ^ i cant now $, ^ im too tired $, ^ i am too tired $, ^ never $, ^ never mind $, ^ nevermind $, ^ forget it $
    `),
  },
  numbers: [
    phrases('zero, nil, nought, naught, none, nothing, not at all, not a bit'),
    phrases('one'),
    phrases('two'),
    phrases('three'),
    phrases('four'),
    phrases('five, halfway, half way, in the middle'),
    phrases('six'),
    phrases('seven'),
    phrases('eight'),
    phrases('nine'),
    phrases(
      'ten, the maximum, maximum, max, the highest, off the scale, off the charts, as much as can be, as bad as it gets',
    ),
  ],
};
