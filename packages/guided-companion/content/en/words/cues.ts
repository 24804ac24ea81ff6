import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  neverTold: phrases(`
    never told anyone, never told anybody, never said this, never said that out loud, first time i say, first time i am saying,
    first time telling, nobody knows, no one knows, have not told anyone, did not tell anyone, kept this secret, it is a secret
  `),
  dismissed: phrases(`
    says i am overreacting, said i am overreacting, says i overreact, say i am overreacting, tells me i am too sensitive, says i am too sensitive,
    said i was too sensitive, too sensitive, calls me dramatic, called me dramatic, says i am dramatic, says i exaggerate, say i exaggerate, does not take me seriously, do not take me seriously,
    brushes it off, brushed it off, all in my head, laughed at me, laughs at me, laugh at me, get over it, just get over, man up
  `),
  unsaid: phrases(`
    did not say anything, said nothing, stayed quiet, kept quiet, could not speak, could not say, cannot say it, bottle it up,
    bottling, bottled up, keep it in, keep it all in, keep it inside, swallowed it, too scared to say, never spoke up, did not speak up, bit my tongue, froze
  `),
  hiding: phrases(
    `i pretend, pretending, fake smile, fake a smile, put on a smile, brave face, on the outside, wear a mask, masking, nobody knows how, i hide, hiding it, act like everything`,
  ),
  forbidden: phrases(
    `feel awful for, feel terrible for, feel horrible for, feel guilty for, feel bad for thinking, feel like a monster, for thinking that, for thinking this, for feeling this, for feeling that, should not think, should not feel, awful thought, terrible thought`,
  ),
  insight: phrases(`
    never thought of, never thought about it, had not thought, i realize, i realized, i realise, i realised,
    i think i understand, now i see, i see now, it hit me, it just hit me, i noticed that,
    come to think of it
  `),
  plan: phrases(`
    i think i will, think i can, i might, i could try, i will try, i will call, i will talk, i will ask,
    going to try, going to talk, going to call, going to ask, going to tell, i decided, i have decided,
    i am thinking of, i am planning, planning to, i booked, i made an appointment, i signed up, i could call,
    i could ask, tomorrow i will, maybe talk, maybe call, maybe ask, could talk to, can talk to, can ask,
    can call, maybe i will, maybe i can, maybe i should, maybe i could, ^ maybe one, ^ maybe a, ^ maybe some,
    ^ maybe just, i am ready
  `),
  hard: phrases(`
    was rough, is rough, been rough, was hard, is hard, been hard, so hard, was tough, is tough, been tough, difficult, was brutal, not easy,
    hard time, hard day, rough time, tough time, tough week, rough week, unbearable
  `),
  pleasant: phrases(`
    i like, kind of like, i enjoy, i enjoyed, i love it, love it, is nice, was nice, is lovely, does me good, did me good, makes me laugh, makes me smile, feels good, felt good, is fun
  `),
  tooMuch: phrases(`
    cannot take it, cannot take this, cannot do this anymore, cannot stand it, had enough, enough is enough, too much for me, it is too much,
    cannot handle, at my limit, breaking point, i am done, sick of, fed up, at the end of my rope, cannot cope
  `),
  crying: phrases(`crying, i cried, i cry, to cry, me cry, in tears, my tears, sobbing, i sobbed, bawling`),
  alone: phrases(`
    do everything, doing everything myself, all on me, all by myself, no one helps, nobody helps, no help, nobody to talk to, no one to talk to,
    nobody understands, no one understands, nobody notices, no one notices, on my shoulders, nobody listens, no one listens, nobody asks, no one asks, falls on me
  `),
  worse: phrases(
    `getting worse, gets worse, worse than before, worse and worse, got worse, feel worse, feeling worse, going downhill`,
  ),
  better: phrases(`
    feel better, feeling better, felt better, bit better, little better, getting better, got better,
    better now, a lot better, much better, that helped, this helped, it helped, helped a bit, helped a little,
    helps a little, that helps, this helps, calmer, lighter, calmed me, calmed down a, eased, i feel lighter
  `),
  effort: phrases(`
    i try, i tried, trying to, i have been trying, keep trying, did my best, doing my best, i managed, worked so hard, work so hard, worked hard, i pushed myself,
    i fought, fighting for, i made an effort, i put in
  `),
  supported: phrases(`
    believes in me, believed in me, supports me, supported me, supportive, has my back, had my back, there for me, by my side, count on her, count on him, count on them,
    stood by me, takes care of me, took care of me, helps me through, understands me
  `),
  wish: phrases(`
    i wish, i just want, all i want, just wanted, i want him to, i want her to, i want them to, i would love,
    would love to, i want to be, i dream of, my dream, i need someone, if only, i want to, i wanted to,
    i would like
  `),
  duty: phrases(`
    i have to, have to be, i must, i should, should have, supposed to, i am expected, everyone expects, they expect, cannot fail, cannot let, need to be strong, obligat*, i ought, got to be
  `),
  ambivalence: phrases(`
    on one hand, on the one hand, on the other hand, at the same time, part of me, not sure if, not sure whether, torn, mixed feelings, i want to but, love him but,
    love her but, half of me, back and forth
  `),
  before: phrases(`
    used to, back then, back when, before all this, i once, not anymore, i stopped, gave up,
    when i was younger, when i was a kid, when i was little, like before, he was such, she was such,
    we were so, he was always, she was always
  `),
  longTime: phrases(`
    for years, for months, for weeks, years now, months now, since childhood, since i was, my whole life,
    all my life, always been, as long as i can remember, for a long time, for ages, over and over,
    for so long, years ago, _ years
  `),
  recent: phrases(`
    just now, just happened, yesterday, this morning, last night, earlier today, a few minutes ago,
    an hour ago, just found out, this afternoon
  `),
  ordinary: phrases(
    `nothing special, nothing much, nothing really, same as always, same as usual, the usual, same old, normal day, just a normal, ordinary day, not much, so so, meh, uneventful, routine`,
  ),
  wondering: phrases(
    `why me, why do i, why does, why is it, i wonder, wondering if, i keep asking, do not understand why, cannot understand why, what is wrong with me, how come`,
  ),
};
