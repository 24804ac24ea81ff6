import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      just be there and listen, read this and, just (read/dumping/talking/moaning/complaining/whinging/venting/nod/hear/lend/scream/listen), i am not asking you to, do not want (help/answers),
      do not need help just, do not want your help, do not want to be fixed, not want to be told,
      no (lectures/lecture/pity/silver/positivity/wisdom/opinions/judgment/judgement/tips/suggestions/exercises/lecturing/coaching/comments/commentary/interrupting/fix/answers/solutions/fixing/advising/advice),
      do not (lecture/cheer/judge/advise/suggest/coach/analyse/analyze/therapise/fix/solve/reply), bright side, no toxic positivity, do not try to, do not make it better, do not want it solved,
      after (answers/solutions/advice/sympathy/anything), not for you to fix, nothing to fix, nothing you can do, just (wanted/want/need/needed) to (get/talk/say), get this (off/out),
      just (had/have) to say, (needed/somewhere) to say (that/it), want to say it to, (put/say) (it/this) somewhere, (write/tell) it somewhere, dump this, brain dump, need to (dump/complain),
      (thinking/moan/grumble/rant/vent/whinge/complain/cry/shout) out loud, a moan, let me (whinge/moan/complain/vent/rant/talk/finish/pour), want to complain, just let me, (hear/heard) me out,
      want someone to hear, just want you to listen, listen to me for, can i (vent/rant/moan/whinge/scream), can i just (vent/rant/talk/say/tell), let me just (say/get/have/tell/rant/vent),
      (vent/rant/moan/grumble/whinge/complain/cry/shout) for a, vent real quick, vent a bit, rant (incoming/time/coming/mode/ahead/please/about), to (vent/rant),
      not (here/looking/asking/after) for advice, spare me the, save (the/your) advice, skip the advice, keep your (advice/suggestions/tips/wisdom/opinions), not (after/want/need) tips,
      not (want/need) (advice/fixing), do not give me (advice/tips/anything/solutions/ideas), no pep talk, without (fixing/advising/advice), do not (need/offer/say) solutions, do not need you to fix,
      do not (have/need) to (fix/reply), you do not have to (solve/answer/advise/do), do not try and fix, do not need it fixed, do not need to solve, not (want/need) a solution, not want solutions,
      (let/get) (it/this/that) out, want it (out/said/heard), no need to (say/reply/fix/solve/answer/advise/respond/do), (wanted/had) to tell someone, just (need/want) to tell someone,
      (want/need) to tell somebody, you do not need to (answer/advise/do), without being told, without judg*, without someone telling, be a wall, be my diary, listening ear, just be an ear,
      want to be listened to, to be heard, (only/please) listen, (can/will/could/would) you (listen/hear/read), (someone/somebody) to listen, with advice, not try to fix, not tell me what to do,
      off my chest, (need/lend/want/borrow/have) (an/your) ear, (say/tell) it to (someone/somebody/something), not need an answer, not need answers, just hold this,
      you do not (need/have) to say anything, let me have a, let me (say/get) (this/it), let me tell it, get (it/that) off my, (get/let) all this out, (get/let) all this off my, (get/let) it all out,
      (get/let) it all off my, i will shut up, (say/tell) it (once/all), (say/tell) it out loud, (only/just) (wanted/needed) to complain, to have been heard, been heard by,
      heard by (someone/somebody/something/anyone), do not (offer/say) (anything/ideas), please do not (offer/try/give), you (do/need) not respond, you need not (fix/solve), without any advice,
      just take it, just sit and listen, (lend/need/want/borrow/have) me (an/your) ear, bear with me (while/just), bear with me i just, (blow/blowing) off steam,
      (have/having/need/needs/want) (a/my) (rant/whinge/whine/grumble/cry/vent/scream), (have/having/need/needs/want) (a/my) good (cry/moan),
      (have/having/need/needs/want) me a (rant/whinge/whine/grumble/cry/vent/scream), (have/having/need/needs/want) me a good (cry/moan), (have/having/need/needs/want) my moan,
      (someone/somebody/anyone/something) to (hear/moan/talk) (me/to), (someone/somebody) to (hear/talk) about, (someone/somebody/anyone/something) to (hear/moan/talk) $,
      (anyone/something) to listen (me/to), (anyone/something) to listen $, somewhere to (put/write/leave/dump/set) (that/it), nobody let us me (finish/talk/say), nobody will let me say,
      nobody ever let us me (finish/talk/say), no one let us me (finish/talk/say), no one will let me say, no one ever let us me (finish/talk/say), can i tell you something,
      (will/could/would/can) you let me, no (response/reply) needed, (moan/grumble/rant/vent/whinge/complain/cry/shout) (at/to) you,
      (moan/grumble/rant/vent/whinge/complain/cry/shout) to (someone/somebody), (vent/whinge) about, (to/me) (moan/cry/shout/complain/grumble) about, not after a, letting off, need not reply,
      to say this (once/to/out), tell someone this, no reply (necessary/required), somewhere to _ (all/this), only _ to (say/get/talk/tell/moan/put/grumble/cry/write),
      just _ to (tell/moan/put/grumble/cry/write), (only/just) _ to be listened, not _ for (answers/fixes/tips/suggestions/sympathy/pity/solutions/help/anything), not _ for a fix,
      (anyone/something) to _ (at/about), (someone/somebody) to _ at, let me _ (angry/sad/mad/cross/miserable/upset/furious), let _ off my, (only/just) _ (it/this/that) (said/heard/out/off),
      (only/just) _ (it/this/that) to have been, scream into the
    `),
    memory: phrases(`
      did i (ever/not/already) tell, did i ever (say/mention), did i not say, (have/earlier) i (said/told), you know (what/who/when) my, (who/what) is it i, what was (it/he/she) called,
      what is (he/she) called, what (do/did) i call, which (day/name), (who/what) i told you, what name, (do/can) you recall, recall (what/my), go back to what i, back to what i said,
      at the (start/beginning) i, in the beginning i, what i said (at/before/first/earlier), (what/have) i mentioned, you remember, remember that _ i, remember _ i told, can you tell me what i said,
      what did i (just/tell/give/put/name/write), what was (the/his/her) name, what is the (name/date/day/time/number/place/month) (i/of), what is (his/her/my/their) name, what are my _ names,
      what are (the/their) names, (name/called) again, again what is my, (what/where) is (my/his/her/the) _ (again/called), who is _ again, (which/what) _ (did/have/had) i, how _ (did/have) i,
      (when/where/which/who/how) did i (tell/call/give/put/name/write), when (is/was) it again, when was that again, what day is it i, what day (did/was/i), where do i live, how old is my,
      how many _ (did/have) i, did i (mention/say), i mentioned _ name, have you forgotten, test for you, are you keeping track, you still (know/recall/got/remember), who am i talking about,
      i told you _ name, you know (my/which), you recall (i/who/when/the/how/where/him/her/which), did i (tell/give/call/write) (you/it/my/the), what (is/was) my _ (called/name), name of my,
      name i gave, when (is/was) my, who is my, what (time/day) is my, what do you know about me, what was it i (said/told/called/was/wanted/mentioned), what was i (saying/talking/telling/going),
      remember what i (said/wrote), did you (forget/catch/get) (my/what/the), do you know who i, remind me (what/who/when/which/where/how/of/again/my),
      (which/what/who/when/where/how) _ _ did i (tell/give/call/put/name/write), (who/when/where) _ did i (tell/give/call/put/name/write), what was i on about, where was i, where were we,
      what were we (talking/on/saying), (lost/mislaid) (my/the) own (thread/place/train), (lost/mislaid) (my/the) (thread/place/train), you even remember, you recall that i,
      ^ remember (my/what/who/when/the/i/her/his), (see/check) if you are (listening/paying), if you were (listening/paying), if you have been (listening/paying),
      (who/when) is (his/her/the) _ (again/called), what is (his/her/their) _ (called/name), what is it is name, what is it is _ (name/called), what is my _ _ called, what (have/had) i called,
      what had i (told/said/mentioned), you have not forgotten (my/what/her/his/the/who/have), (what/which) (month/date/number/time/town/city/hospital/school/street/year/age) i, i told you about,
      what did my _ _ (do/say/call/give), how many _ i (said/told), what my late _ (did/does/said/was/name), what my late _ is called, what my _ (did/does/said/was/name), what my _ is called,
      (what/which) _ was it, how _ was it i, what was the _ (of/i/again), did i _ (she/he/they/was/about/we/her/his), did you _ (her/his/who)
    `),
    wording: phrases(`
      how do i go about (telling/asking/saying), what do i put (in/on), what should it say, (what/how) should the, what should my (text/message), how (should/would) it sound,
      how would i (start/open/begin), how can i start, how do i (open/confront/congratulate/wish), how do i begin (the/that), how do i end the, how do i bring (that/it/this),
      how do i start (that/talking), how do i (approach/let) (him/her/my), how do i get (my/across), how do i make it clear, how do i make clear, make it clear to, what can i say (to/in),
      what do people (say/write), what would be good to (say/write), what is there to say, words for (it/this/him/them/that/her), script for (that/the), (words/how/what) to (say/tell),
      speech (for/at) (her/the/his/my), (need/want) (words/wording), give (me/us) words, (lend/draft/type/write/knock/jot) me, give (me/us) (some/the) words, put into words for,
      (the/example/sample/resignation/reference/apology/sympathy/condolence/complaint/cover/goodbye) message, (text/write) back, (reply/respond/answer/roleplay) with, (message/text) (him/her) back,
      (what/how) _ (i/one) (say/write/reply/answer/put), what _ i even (say/write/text/reply/put/tell), (what/how) _ i (even/actually) say, what _ i actually write,
      how _ i even (tell/ask/word/bring/explain), what _ we say, (what/how) _ i (tell/text/message/respond), what _ i send, what _ you (say/write/put/text/reply) (to/in/on/if/when),
      (what/how) the hell do i say, what the fuck do i say, (what/how) on earth do i say, what in the world do i say, how _ (we/one/you) tell,
      how _ (i/one/you) (say/reply/answer/put/word/phrase/ask/break),
      how _ i (explain/bring/politely/nicely/gently/kindly/invite/mention/approach/admit/confess/announce/introduce/let/turn/decline/thank/refuse/raise/address/sign), how _ you (explain/start),
      how _ i actually tell, how _ one (turn/decline/thank/refuse/raise/address/sign/start/express/convey/apologise/open/respond/broach), how _ i apologi*, how the hell do i tell,
      how on earth do i tell, how do i sign off, how do i let _ know, how do i get it across, how do i come out, know how to start, cannot think what to,
      not sure what to (word/ask/phrase/explain/break), no (idea/clue) what to (word/phrase/ask/explain/break), stuck on (what/how) to,
      (help/hand) with (wording/phrasing/writing/drafting/answering/replying/texting/composing/saying/telling/explaining), help with (a/this) (text/message), help with the (text/email),
      help with an email, help me with (the/a) text, help me with a message, help me with the email,
      help (me/us) (write/draft/respond/explain/ask/word/say/phrase/reply/text/tell/answer/compose/type/decline), help me come up with, help me put, help (me/us) apologi*, help me find the,
      help me find a way, put (it/this/that) into words, in (your/proper/english/polite/plain/decent/normal) words, give me something to, give me something i can,
      (give/make/get/do) me a (text/message/line), give me a (script/sentence/polite/nice/kind/short), a script i, an example of what,
      (sample/resignation/reference/apology/sympathy/condolence/complaint/cover/goodbye) text, write (it/that/this) for me, type it for me, write it out, type something, how would that sound,
      (does/make/so) (this/that) sound, (sound/sounds) okay, is this text ok, (the/nice/exact/hand/help) wording, (wording/opener) for, one (sentence/line) i, the (exact/right/best/proper) words,
      (a/good/witty/quick/clever/kind) comeback, a (caption/draft/template), what is a good reply, what is a (kind/nice) way, what is the nicest way,
      (best/nice/good/kind/polite/gentle/right/casual/easy) way to (tell/say/ask/word/put/break/reply/turn/let/answer/start/end/refuse), best way to phrase, something short i,
      something i could (say/send/write/text), (could/can/would/will) you (phrase/word/draft/compose), can you (put/write), (make/so) (this/that/it) (sound/sounds/reads/less/more),
      say (it/that/this/him/her/them) (nicely/kindly/gently), (put/phrase/explain) (it/that/this) (nicely/kindly/gently),
      (say/put/do) it (nicely/kindly/gently/politely/tactfully/diplomatically/without), say it better, without coming (across/off), without being rude, without it (sounding/turning),
      how do i break it, how do i let them, (how/trying/tried/struggling) to (word/phrase/respond/write/reply/answer),
      how to (ask/explain/break/bring/let/mention/raise/decline/refuse/thank/message/email/announce/admit/text/put), way to put it, what to (write/reply/answer/text/put/send/type/call),
      something to (text/send), how to apologi*, how to start the, what would you (write/text), could you write, draft a, (word/rehearse/roleplay/polish/soften/shorten/rewrite) it, rephrase,
      (something/excuse/reason/line/words/sentence/script) i can (send/say), (excuse/reason/line/words/sentence/script) to (send/give/use), a polite way, how do i not sound,
      without (sounding/crying/offending/upsetting/hurting/blubbing/lying), what is the right thing to say, give us a (line/sentence/polite/nice/kind/short), ^ reword, you reword, ^ word this,
      (you/me) word (this/that), (make/get/do) me a (reply/note/letter/email/card), write something (i/for), ^ write a, | write a, (you/please/me) write a,
      (need/want) a (reply/text/message/toast/sentence/line), (after/just) a (sentence/line), give me a way to, is there a way to (say/tell/ask), is there a (nice/kind/gentle) way,
      (need/find/want/after) the words, (looking/lost/stuck) for the words, what would be a good reply, a (text/message/sentence/line) i can, an example text, to tell (him/her/them) without,
      to ask without, do not know what to (word/phrase/ask/explain/break), do not know how to end the, (not/no) a word (ready/for), (not/no) a word to say, (not/no) words (ready/for),
      (not/no) idea what words (ready/for), have not a word, no words to, me (word/answer/reply/respond/write/phrase/draft/compose/text/type) (this/that/my/an/the/to/him/her/them),
      must (answer/respond/reply) (to/him/her/them/it/by/tonight/tomorrow), me (answer/reply/respond/phrase/compose/type) (it/a/back), me word (a/back), me (write/text) (a/it), me draft (back/it),
      (right/good/better/kind/nice/decent/proper/short) (reply/text/message/note) (to/for/i), (type/write/draft/knock) (up/out) (a/an/something/me),
      (something/message/text/note/email/letter) (for/to) (my/the) (boss/teacher/landlord/school), something (for/to) (my/the) (manager/tutor/doctor),
      (message/text/email/letter/note/card) should (say/i), (comes/coming/came/come) out (wrong/rude/mean/sideways/angry/like/cold/stiff/daft/sarcastic), (comes/coming/came/come) out all wrong,
      (comes/coming/came/come) out as a lecture, coming out weird, (trying/tried/struggling) to (compose/type), sat here to (reply/answer/respond/write/word/phrase/compose/type),
      (keep/kept) (deleting/rewriting/typing/starting/retyping/erasing/chickening/bottling/rehearsing/practising/practicing), keeps (deleting/rewriting/typing/starting/retyping/erasing),
      (rewritten/rewrote/retyped) (like/about/four/five/six/ten/twelve), (rewritten/rewrote/retyped) a hundred, (typed/deleted/started) it (like/about/four/five/six/ten/twelve),
      (typed/deleted/started) it a hundred, (deleted/finish/start/begin/end) the (text/email), deleted the reply, but (politely/nicely/kindly/gently/tactfully/diplomatically),
      (politely/nicely/kindly/gently) because, in a way (that/a/he/she/they/my/the/so), word (that/this) (kindly/nicely/gently), word (that/this) in a way, word (that/this) so (that/it/she/he/they),
      (form/short) of words, (right/good/better/kind/decent/proper/short) wording (to/i), a (line/sentence) or two, couple of (lines/sentences) (i/to/for/that), few (lines/sentences) (i/to/for/that),
      how _ i get out of, (in/into) (proper/english/polite/decent/normal) (words/english/language), the proper way to put, (looking/lost/stuck) for (words/wording),
      (looking/lost/stuck) for a (sentence/line), short of the words, short of a (sentence/line), short of wording,
      (nice/good/kind/polite/gentle/right/best/casual/easy) way of (saying/telling/putting/asking/wording), tactful way, (could/can/would/will) you answer this, (could/can/would/will) you reply for,
      give (me/us) an opening line, give (me/us) an opener, give (me/us) two sentences, give (me/us) a couple of, give us something to (say/write/put),
      (opening/first/closing/last) (line/sentence) (for/of/to), what do people put (in/on) a message, (in/on/inside) the card, (a/the) _ way (to/of) (say/tell/saying/telling/putting/wording/asking),
      a _ way to (word/phrase/put/ask/decline/refuse/answer/reply/start/let/break/write/text/bring/end/explain/apologise/apologize/invite),
      a _ way of (phrasing/letting/refusing/declining/explaining/apologising/starting/ending/writing/breaking), (the/a) _ _ way to (say/tell/word/phrase/put/ask/decline/reply),
      what does a _ (say/write/put/text/reply), just a few words, just a short, (no/bad/hopeless/useless/rubbish/terrible) good with words, (no/not/bad/hopeless/useless/rubbish/terrible) with words,
      not (very/much) good with words, (hand/help) (phrasing/drafting/answering/replying/texting/composing/explaining/saying/telling), (rehearse/roleplay) (saying/telling/this/what),
      (practise/practice) (saying/telling/this/what), (for/on) the wreath, without making (her/him/it/them), come up with (a/something) message, come up with (a/the) to text,
      come up with (something/the) caption, (excuse/reason/line/words/sentence/script) i can (give/use), an excuse (for/to), make up an excuse, (keep/kept) putting off,
      (polish/soften/shorten/rewrite) (this/that/my), role play (it/this/what/with/telling/the/saying), roleplay the, (finish/start/begin/end) (this/the/my) (letter/speech/email/text/note),
      (finish/start/begin/end) (this/my) message, (writing/write/word/wording) my (letter/speech/resignation/notice/vows/eulogy/apology/complaint/toast/cv/statement), what goes (on/in) (it/the/a),
      what should go (on/in) (it/the/a), (in/into) plain (words/language), (in/into) grown up (words/english/language), into plain english, not too (harsh/blunt/cold/keen/desperate/needy),
      (say/tell/ask/text) (him/her/them) (politely/nicely/kindly/gently/tactfully), say something at, say something nice at, say a few words at, say a few words nice at,
      (need/want) an (opening/opener/excuse), looking for a (text/message/reply/toast), looking for an (opening/opener/excuse), template to, (help/hand) writing (a/the/my/this/to),
      without giving (offence/away/too), without starting (a/another/an), (make/get/do) me a _ (message/text/note/line/email/letter/reply/card),
      a _ (message/text/note/email/letter/reply) (for/to/about/saying/that/i), (message/text/note/email/letter) (for/to) (the/my) (family/neighbours/neighbour/chat/group/council), but not in a,
      not in a _ way, but like not, (sounds/sound/look) less (angry/mean/rude/desperate/needy/cold/formal/stiff/harsh/sad/crazy/sorry),
      (come/comes) across less (angry/mean/rude/desperate/needy/cold/formal/stiff/harsh/sad/crazy/sorry), how _ i (start/begin/open) (the/a/this/that/my) (convo/conversation/talk/chat),
      how _ i (start/begin/open) (a/that) (letter/text/message/email/note/speech), how _ i open (the/this/my) (letter/text/email/note/speech), how _ i open (this/my) message,
      (need/have/got) to (answer/reply/respond) (it/to), (resignation/reference/apology/sympathy/condolence/complaint/cover/goodbye) (letter/note/card/email/speech),
      thank you (letter/note/card/email/message/text/speech), what do _ (even/actually/usually/normally) (write/put/text/say), (put/write) (in/on) _ (wreath/note/letter/flowers/reply/card),
      help with _ (letter/note/card/speech/toast/eulogy/post/reply/caption), what do other people _ (say/write/put/text), answer _ by (nine/ten/five/tomorrow/tonight/noon/the),
      (reply/respond) to _ by (nine/ten/five/tomorrow/tonight/noon/the), (put/say/phrase/explain) _ in a way, (put/say/phrase/explain) _ so (that/it/she/he/they),
      (what/how) am i _ to (say/tell/put/reply/answer), what am i _ to (write/text), how am i _ to (word/ask/explain/break/phrase), how am i _ to face her, the _ thing to say,
      you make _ (kinder/softer/nicer/shorter), you put _ in, not _ with words, come up with _ (text/reply/line/excuse/words/way/note), come up with _ to say,
      (turn/make/put) _ into (a/something/proper/polite/nicer/english), (turn/make) _ into words, (turn/make/put) _ into an email, want to tell _ (i/that/how/but),
      (need/have/got) to _ (her/him/them/by/tonight/tomorrow), where _ i (begin/start) with the (letter/email/text),
      what is a (good/witty/quick/clever/kind/nice/polite) (answer/response/excuse/line) (when/for/to/if), what is a (witty/quick/clever/kind/nice/polite) reply (when/if),
      what is a (nice/polite) comeback (when/for/to/if), how _ _ say no, say no to, every line i write, everything i write sounds, (meant/supposed) to tell (my/him/her/them) _ _ _ _ how,
      (need/have/got) to tell my _ _ _ _ how, speak at (the/his/her/my/their)
    `),
    plan: phrases(`
      (can/could/will/would) you help me (organise/organize/prioritise), plan (me/this/something/saturday/sunday/please/tonight/tomorrow),
      (pace/schedule/timetable/structure/sequence) (me/this/it/my/the/that/them), (organise/organize) (me/this/it/the/that/them), (prioritise/prioritize) (me/it/the/that/them),
      plan (it/my/the/out) for me, sort it for me, steps (please/for), make one for, help me (map/sort/structure/schedule/plan/pace),
      (map/lay/set/draw/write/sketch/plot/spell) (it/that/them/monday/friday/this/tomorrow/tonight/saturday/sunday) out, plan (it/my/the/out) (out/day/evening/night/week/weekend/morning),
      plan that (out/has/includes/leaves/gets/i/even/breaks/times), plan (them/monday/friday) out, what (do/should/shall) i do in what,
      (what/which) (goes/comes/happens) (first/next/second/when/where), (can/could/would) you (order/sort/map/lay/set/plan/schedule/timetable/organise/organize/structure/sequence),
      (sort/break) this into, put (it/them/these/this) in order, (in/into) an order, into (steps/small/little/chunks/pieces/blocks), (three/3/5/need) steps, in (pieces/blocks),
      how do i (manage/do) all, how do i (pack/fill/fit/arrange/juggle/spend/plan/split/divide/schedule/structure), what do i do (all/tonight/until/next/second/when/where/till/then), fit it all in,
      fit all of, fit everything, (squeeze/divide) it, time for everything, what to do and when, what (when/order), with (times/breaks), (times/structure) for, a time for each, tell me when to,
      what should i do (tonight/until/tomorrow/between/from/next/second/when/where), (do/which) first, what (should/do) i do in the next, what do i do (from/at) (now/six/seven/eight/nine/ten/noon),
      what do i do this (evening/weekend), what do i do the next, rest of the (night/evening/day), rest of tonight, my evening from here, from here on tonight, how do i get to (friday/bedtime),
      how do i get to the end, make _ a plan, (build/write/me/make/need/want/like/follow/love) a plan, build me a, give me a little plan,
      a (small/mini/game/battle/survival/quick/rough/simple/gentle/easy/basic/sane/decent/strict/tiny/loose/day/week/weekend/night) plan,
      (a/some) (quick/rough/simple/gentle/easy/basic/sane/decent/strict/tiny/loose) (plan/schedule/timetable/routine/list/order/structure), an action plan, come up with a plan,
      some (sort/kind) of plan, (work/working) out a plan, sketch (a/out), map out, (can/could/shall) we (plan/map), let us plan,
      will you (plan/schedule/timetable/organise/organize/structure/sequence/prioritise/prioritize), help me with a plan, help planning, help me organi*, organi* my,
      (help/need/want) to (structure/schedule/plan/organise/organize/prioritise/prioritize/pace), (need/want) me (structure/schedule/plan/organise/organize/prioritise/prioritize/pace),
      (sort/break) (my/the) (evening/night/day/week/weekend), arrange (my/the/a) day, help me prioriti*, prioriti* (my/this), (an/in) order for, order to do,
      (make/give) me a (list/schedule/routine/timetable/timeline), write me a (list/schedule), a (roadmap/checklist), (step/hour/day/minute/bit/room) (by/for) (step/day/minute/bit/room/hour),
      first (step/thing/this) then, one step at a time please, tell me what to do when, what to do next, which (do/should) i do (next/second/when/where), what (do/should) i start with,
      how should i (spend/plan/split/divide/schedule/structure/use), how do i (use/survive/time/stagger) the, how would i (split/divide/schedule/structure), how do i organi*, how do i tackle tonight,
      how (do/should) i get everything (done/a/the/my/it/ready), how do i get it all done, how do i get all this done, how do i make it through, make it through (tonight/the), make it to friday,
      make it (till/until), (walk/talk/take) (me/us) through (tonight/tomorrow/today/saturday/sunday/monday), (walk/talk/take) (me/us) through the (next/morning/day/evening),
      what should my (evening/day), what (should/would) tonight look, what should the next, (from/between) (now/here/today/tonight) (until/till/and/to/through),
      for the next (hour/few/two/three/couple), next (2/3/24/two) hours, next few days, next hour please, (list/jobs) (by/in) (hour/order), week by week,
      break (it/this/the/my/that/tonight/tomorrow) (down/into/up/day/evening/night/week/weekend), split it (into/up/over/across/between), ^ plan $, ^ plan (for/my/out), ^ a plan,
      (make/need/want/follow/like/love) a schedule, (a/some/my) (schedule/timetable/timeline/itinerary/rota/agenda) (for/please/i/of/to/would), (a/some) (routine/list/plan) (for/with/which/that/i),
      plan the next, step (one/1), give me (steps/jobs), (set/draw/write/make/knock) me out, what first $, where do i (start/begin), where do i even start, get through (tonight/today/tomorrow),
      get through the (night/day/next/weekend), get through this evening, get me through, survive (tonight/tomorrow), survive the (night/weekend), use the (weekend/day/evening/hours/time),
      what do i do for the next, some kind of (schedule/timetable/routine/order/structure), | plan my, you plan (my/the/out), in (small/tiny/little/bitesize/two/four/five/six) (steps/bits/chunks),
      give me the (steps/order/hour), tell me the steps, what are the steps, what are my next steps,
      (any/realistic/bedtime/morning/evening/revision/study/cleaning/packing/moving/sleep/work/training/meal/exam) plan, do you have a plan, break (the/my/this/that/it/tonight/tomorrow) _ up,
      use my weekend, break _ _ up (for/into), i need a (system/timeline), i need structure, i need an order, i need a to do, i need small steps,
      (small/tiny/little/bitesize) (steps/bits/pieces/chunks) only, (small/tiny/little/bitesize) (bits/pieces/chunks) (please/for), (which/running) order, in order $, order (do/should) i,
      (follow/want/need/like/love) a (list/timetable/routine), a list of what, (a/some) (schedule/timetable) (with/which), a list from,
      between (noon/midday/then/six/seven/eight/nine/ten/5/6/7/8/9) and, between the two and, (from/between) this moment (to/and/until/till/through),
      till (monday/tuesday/wednesday/thursday/friday/saturday/sunday/noon/midday/midnight/bedtime/bed) (what/how/step/hour), (lay/set/map/draw/write/sketch/plot/spell/plan) (my/the) _ out,
      (lay/set/draw/plan/plot) (out/up) (my/the/a/an/me/tonight/tomorrow/saturday/sunday/monday/what), (map/sketch) up (my/the/an/tonight/tomorrow/saturday/sunday/monday/what/a/me),
      (put/knock/cobble) (up/together) (a/me/some), (draw/write/make/knock) (me/us) (out/up), (a/some/my) (timeline/itinerary/rota/agenda) that, (walk/talk/take) (me/us) through my (day/evening),
      (walk/talk/take) (me/us) through what to do, plan of (attack/action), the (go/plan) for, what is the (plan/go/sequence/schedule) of, what is the (plan/go/order/sequence/schedule) $,
      what is the (order/sequence/schedule) for, the next (hour/week) (so/look/what/how), the next half hour (so/please/look/what/how), the next couple of hours (so/please/look/what/how),
      the next week please, how should (my/tonight/tomorrow), how should the (evening/day/morning), how do i get (from/through), how (do/should) you (order/structure/sequence/timetable/schedule),
      how (do/should) you prioriti*, in (small/tiny/little/bitesize) pieces, in (two/three/four/five/six) (bits/chunks/parts/stages/blocks), in very small (pieces/steps/bits/chunks),
      in bite size (pieces/steps/bits/chunks), (and/then) what (second/next), (and/then) what after that, give (me/us) an (order/hour/evening), give us the (order/hour),
      give (me/us) a (schedule/timetable/structure/step/morning/sequence), give (me/us) some structure, give us jobs,
      (me/my/the/this/a) (evening/morning/day/week/weekend/night) (planned/timetable/routine), (me/my/the/this/a) (morning/day/week/weekend/night) schedule,
      (me/my/the/this) (day/week/weekend/night) plan, plan for me (evening/day/night/morning/week/weekend/out), plan for me (for/with) me, (could/can/would) you prioriti*,
      in order (please/so/then/from/of), in order |, the order (of/to/i), what before (and/breakfast), what before |, (walk/talk/take) me through how to (use/spend/do/survive),
      (walk/talk/take) me through how to get through, how to (use/spend/fill/split) (it/the/my), how to divide (the/my), use these hours, use my day off, spend these hours (so/without/best/wisely),
      spend my day off (so/without/best/wisely), a (bit/little) each (day/night/evening/morning/hour), (some/one/bits) each (day/night/evening/morning/hour), each day (till/until/from),
      each day up to, sort (my/the) (tomorrow/a), sort out my (weekend/evening/day/week/night/tomorrow/a), sort me out (weekend/evening/day/week/night/tomorrow/a),
      (things/jobs/tasks) to do (tonight/today/tomorrow/before/this), (things/jobs/tasks) to do in order, (3/5/three) (things/tasks) in order, what (should/shall) i do and when,
      what shall i do when i get in, (then/next) (thing/this) then, help me getting (organised/organized/through/sorted), help me get (through/sorted), help me (getting/get) it all,
      help getting (organised/organized/through/sorted), help get (through/sorted), help (getting/get) it all, a bit of structure,
      what (would/should/could) (a/my) _ (day/evening/night/week/weekend/morning/plan), (realistic/revision/study/cleaning/packing/moving/sleep/work/training/meal/exam) (schedule/timetable),
      bedtime (schedule/routine), evening schedule, wind down (routine/plan/schedule), (a/some) realistic (routine/list/order/structure),
      (plan/routine/list/itinerary) (that/with/which) (has/includes/leaves/gets/i/even), (plan/routine/list/itinerary) (that/which) (breaks/times),
      (schedule/timetable) (with/which) (has/includes/leaves/gets/i/even), (schedule/timetable) which (breaks/times), (schedule/timetable) (with/which) let us, to do list,
      (todo/revision/study/cleaning/packing/moving/sleep/work/training/meal/exam) list, ^ checklist, (evening/morning/day/night/weekend/week) in (parts/steps/stages/chunks/three/four/two),
      (two/three/four/five/six/2/3/4/5/6/an) (hours/hour) (before/left), (two/three/four/five/six/2/3/4/5/6/an) hour (till/until), hours (till/until), (how/what) do i do with (them/it/two/three),
      (how/what) do i do with the time, how do i do with the hours, what i do when, who does what, what (comes/goes/happens) (after/then), and then what, one after the other, one after another,
      (do/make) (as/what) i am told, (can/could/shall) we make a list, (can/could/shall) we draw up, (can/could/shall) we work out, (dishes/laundry/emails/cleaning) dishes, (laundry/emails) laundry,
      (emails/cleaning) (and/emails/washing), the next _ (days/hours), how to _ (tonight/tomorrow/these/them/this), what is the _ then, what time (should/do/shall) i _ (and/or/so/to),
      bite size _ (only/please/for), one _ at a time, plan _ with me, spend the _ (so/without/best/wisely), (4/four/five/six/3/5/three) _ to do, (4/four/five/six/3/5/three) _ i can, couple of _ to do,
      couple of _ i can, if _ were to (tell/write/lay), if _ could (tell/write/map/lay/set), if _ would tell, if _ wrote it, if _ would just tell, how _ i (order/sequence/timetable/pace/tackle),
      how _ you (pace/tackle/split/divide), how _ i prioriti*, what do i do _ when, (3/4/5/three/four/five/six) _ for tonight, (4/four/five/six) _ in order, couple of _ in order,
      couple of _ for tonight, what _ i do (before/after), what _ i do and in, what _ i do once i, what _ i do at what, what _ i do with tonight, what _ i do with the (next/hours/evening/weekend),
      when _ i do (what/each), when _ i (start/stop/sleep/eat/ring/take), what time _ i get up (and/or/so/to), (plan/routine/list/itinerary) _ let us, to do _ in,
      what do i (write/eat/study/revise/read/tell/clean/pack) when $, (do/make) me a _ plan, a _ plan for (the/my/tonight/tomorrow/today/this/when),
      (revision/study/cleaning/packing/moving/sleep/work/training/meal/exam) rota, make me a _ (schedule/timetable/routine/list), how (do/should) i (time/stagger) (a/the/my/it/ready/done),
      how (do/should) i set up (it/ready/done), how (do/should) i get the (flat/house) (a/the/my/it/ready/done), how should i (arrange/juggle) (a/the/my/it/ready/done),
      how should i fit in (a/the/my/it/ready/done), ready before the
    `),
    doWithMe: phrases(`
      do the (breathing/body), (do/that/a/some/box) breathing, the slow one, breathing (one/together/thing), start (one/it), (the/one/quick/short/little/calming/any/some/grounding) exercise,
      an easy exercise, (the/that/a) grounding, the (senses/counting/muscle), progressive muscle, go slow with me, (slow/do) it with me, go first, you (start/count), tell me when to breathe,
      breathe (in/together), in and out with, how does the breathing, what was the breathing, let us (start/breathe/try/do), ^ let us begin, ready to try, want to try (one/it/something),
      could try (one/something), something to (bring/get/steady/slow/settle) me, (settle/wind/count/counting) down with, (get/become) calm, (calm/relax) my, (relax/grounding/imagine/stretch) with,
      relax before, loosen, unclench, help me let go, help me (breathe/calm/ground/slow/settle/unwind/sleep/fall/relax), help my (body/breathing), (do/try/got/have/want/need) an exercise,
      (try/do) something together, try (something/one) with, do (it/this/one) together, can we (breathe/try/slow/count/ground/stretch/relax/meditate), shall we (breathe/try/do), just breathe with,
      can we do (some/something/one/that/the), can you do the, could (we/you) do, (take/walk/talk/lead) me through, (can/could) you guide, can you lead, (could/can) you walk me,
      (bring/see) me through (a/it/something/one/the), (talk/calm/bring) me down, help me (come/wind) down, (ground/count/guide) me, i need grounding, need to (ground/calm/relax),
      help me get grounded, help me switch off, help me get to sleep, something for sleep, a sleep thing, sleep story, a visuali*, (muscle/senses/calming/counting/grounding/relaxation) thing,
      (muscle/a/some) relaxation, tense and release, 4 7 8, 478, 54321, count backwards with, (a/some) mindfulness, (mini/short/quick/a/guided) meditation, do a (stretch/round),
      one of (those/your/them/these) exercises, some kind of exercise, an exercise (for/please/i/with/to), exercises (for/please), something quick i can do, something i can do right now,
      something to do right now, something to do with my hands, (how/something) to calm, cannot calm down, how do (you/i) calm, trying to calm down, ready when you are, i am ready let us,
      ^ (exercise/exercises) $, (exercise/breathe/breathing/count/counting/meditate) with me, breathing exercise*, breathing technique*, count for me, do (this/one/something/that) with me,
      do (the/a) _ with me, with me (please/again), go through (it/this) with me, how can i calm, (want/how) to relax, how do i (relax/breathe), something (calming/relaxing/gentle), relaxing things,
      (grounding/a) technique, the five senses, 5 4 3 2 1, body scan, coping (skill/skills), something we can do, give me something to do, something for my (body/nerves), teach me (a/an),
      teach me something to, teach me how to breathe, do some stretching, you calm me, slow me down please, name five things, something physical i, give me an exercise, is there an exercise,
      have you an exercise, do your _ thing, slow down thing*, count us (down/in/through), breathing count*, (another/a) round of, one more round of, with me once more, (slow/steady) my breath*,
      (slow/steady) my (heart/hands), do it again with, slow breaths with, that (counting/senses) (bit/one), (calm/settle/steady/soothe) me $,
      one of _ (calming/relaxing/slow/counting/grounding/muscle/things/breathing), one of _ meditat*, something to _ my*, (do/try) (that/the) (relaxing/slow/squeeze/sleep/humming/five) thing,
      try (that/the/your) (relaxing/slow/squeeze/sleep/humming/five/body) thing, do that body thing, do (that/the) _ thing with
    `),
    distraction: phrases(`
      different topic, anything else (tell/instead/but/entirely), (something/anything/topic/subject) other than, not this topic, enough about (that/me) tell, enough of that tell, anywhere else,
      (get/take) my head off, get my head out, (head/brain/mind) somewhere else, think (of/about) something (nice/else), think of something good, something to (read/watch), (recommend/read) me a,
      a (film/show/song) to, a (puzzle/challenge/riddle/brainteaser/silliness/trivia), give me a (task/word/quiz/topic/brain/game/random/joke/story/fact), give us a (topic/brain/game/joke/story/fact),
      ask me (a/something) random, tell (me/us) a (random/joke/story/fact/secret/fun/funny/tale/good/silly/weird/thing/yarn/happy/nice), silly (question/story/jokes/stories/trivia/gossip/puns),
      random (question/facts/fact), weird (question/fact), some (facts/riddle/brainteaser/silliness/trivia/gossip/puns/quiz), fun (facts/fact), tell me (facts/anything/something/some/another/any),
      (question/story/name/alphabet/word/guessing) game, let us do a quiz, want a (quiz/laugh/giggle), anything to take, anything to stop me, stop me thinking, stop me from thinking,
      so i do not think, (so/until) i stop thinking, (need/want) (distracting/entertaining), (please/to) distract, can you distract, (distract/bore/entertain/quiz/sing/recite/amuse/divert/tickle) me,
      keep me distracted, keep my brain busy, (occupy/distract) my, get me out of my (head/own), get out of my head, get out of my own head, out of my head for, my mind off,
      mind off (of/it/this/things/the/my/him/her/them/tomorrow/what/all), think (of/about) anything else, not think about it, (not/something) to think about, forget it for a,
      read me (anything/something),
      tell me about (anything/something/penguins/otters/dogs/cats/dinosaurs/whales/space/bees/owls/elephants/sharks/birds/fish/trees/planets/stars/robots/trains/pirates/frogs/bears/sloths/ducks/cheese/mushrooms/history/rome/egypt),
      ask me about (anything/something/films/food/football/literally), say something (random/funny/nice/silly/stupid/fun), (do/tell/know/discuss/to) something (nice/silly/stupid/fun),
      talk to me about (something/anything), (talk/chat/natter/waffle/yap/ramble) about (literally/something/football/food/films/whatever/nothing/anything), speak about anything,
      (change/switch/new/different) (the/of) (subject/topic/record/channel), subject (change/except/besides/unrelated/lighter/daft/cheerful/boring/pointless/less/stupid/silly/nice/fun),
      anything (random/except/besides/unrelated/lighter/daft/cheerful/boring/pointless/less/stupid/silly), funny (story/jokes/stories/trivia/gossip/puns), bedtime story, dad joke, knock knock,
      lighten the mood, play (20/twenty/something/anything/some/hangman/word/animal/guess/trivia), play a game, let us play, can we play, never have i ever, i spy, truth or,
      (ask/give) me something fun, ask me random, give me something to think, give me something (else/silly/stupid/nice/funny), (got/know) any (facts/good/funny/games), (cool/interesting) fact,
      teach me something, i am so bored, distraction, distracted from this, (brain/head/thoughts) off (it/this/things/the/my/him/her/them/tomorrow/what/all), off my mind for, something else to think,
      think about something (fun/silly/stupid), tell us (something/some/another/any), want to (play/laugh/forget), (twenty/20) questions, would you rather, riddles, (know/need) a joke,
      (any/good/nice/daft/interesting) (jokes/stories/trivia/gossip/puns), a (joke/game/quiz) please, ^ (joke/entertain), need (a/to) laugh,
      ^ something (interesting/random/silly/stupid/nice/fun/funny), ^ anything funny, ^ cheer me, | cheer me, (you/please) cheer me, more (trivia/gossip/puns), need something to take,
      one of your (stories/jokes/trivia/gossip/puns), have you any (good/facts/funny/games), tell me about octopus*, tell me about the (sea/moon/ocean), tell me about volcano*,
      tell me about your (favourite/favorite), chew on, play would you, (something/anything/topic/subject) that is not,
      (something/topic) (except/besides/unrelated/lighter/daft/cheerful/boring/pointless), (something/anything/topic/subject) apart from, (something/anything/topic/subject) nothing to do,
      (something/anything/topic/subject) (completely/totally) different, (something/topic/subject) else entirely, topic (less/stupid/silly/nice/fun), (talk/speak) (nonsense/rubbish/shite/rot),
      bit of (nonsense/riddle/quiz/trivia/brainteaser/silliness), (read/sing/recite) us, (take/send) (me/us) (somewhere/anywhere/far/away), (take/send) (me/us) out of, get me out of here for,
      (five/ten/two/few) minutes of not (from/thinking), couple of minutes of not (from/thinking), give us something funny, (a/some) brain teaser, bit of brain teaser, light relief,
      (need/want) cheering up, need a giggle, (need/want) a break from, (need/want) to think about something, (need/want) to not think, need to forget, (need/want) to stop thinking,
      could use (a/to) laugh, could use cheering up, could use a giggle, could use (distracting/entertaining), could use a break from, could use to think about something, could use to not think,
      could use to forget, could use to stop thinking, could do with (a/to) laugh, could do with cheering up, could do with a giggle, could do with (distracting/entertaining),
      could do with a break from, could do with to think about something, could do with to not think, could do with to forget, could do with to stop thinking, make me (laugh/smile/giggle),
      cheer me up, what is your (favourite/favorite), what is the (weirdest/silliest/funniest/strangest), (stop/quit) thinking about (it/this/him/her/tomorrow), ask me about my favourite,
      ask me a question about (something/anything/films/food/football/literally), ask me a question about my favourite, ask me questions about (something/anything/films/food/football/literally),
      ask me questions about my favourite, a quiz or, a quiz $, more stories $, (speak/talk) of something, (something/anything) (happier/nicer/jollier) (for/please/now),
      do not want to think about _ (anymore/for/tonight/so), do not want to think about _ any more, do not want to think about _ right now, (something/anything) to _ my (brain/mind/head/thoughts),
      (speak/talk/chat) (of/about) _ things, (talk/chat/natter/yap/ramble) _ (me/us) about, (five/ten/two/few) minutes _ (from/thinking), couple of minutes _ (from/thinking)
    `),
    company: phrases(`
      (be/someone/somebody/quiet/you/still/here/sit/wait/chat/hang/bide/stop/stick) with me, (be/somebody/someone) here (for/while),
      stay (while/and/on/here/put/close/with/please/there/till/until/around), you (stay/there/awake), please stay, (could/can/will) you (sit/wait/bide/hang/stick), would you (sit/wait/bide/keep),
      you (be/still) here, just (be/being) (here/there), keep (me/talking), hug me, (need/want) (you/someone/somebody) here, are you (here/around/up), just need you, need you to (be/stay),
      want you to stay, just (want/your/the) company, i (want/need) company, fancy keeping, (anybody/anyone) (there/about/up/home/awake/around), still there, who is awake, you still up,
      (hi/hello) anyone, do not want to sit with this alone, (cannot/not) be alone (tonight/right/now/with/for/while/till/until/just), (scared/afraid/not/frightened) to be alone,
      hate being alone right now, sit in silence, nothing to say just, no talking, do not (need/have) to talk, stay (up/awake) with, sit (up/here/there/still) with, stay right here,
      keeping me company, could use company, do not (log/go/switch/sign) off, not going anywhere right, you are not going, you will not leave, hello are you, (you/somebody/someone) (here/around) $,
      (somebody/someone) (there/about/awake) $, can (we/you) just (be/talk/sit/hang), can we just chat, can you talk to me, (can/could/will) you be there, while i (wait/drive/can/finish/fall),
      (until/till) i calm down, (until/till/while) it (passes/stops), till morning, (need/want/have/like) (someone/somebody) (here/around/about/near/there), wish someone (was/were) here,
      wish somebody was here, just someone to be, someone to be here, not talk just be, no need to talk, stay a (minute/little/bit/while), (some/just) company, a bit of company, company (till/until),
      do not (leave/go) (me/yet/away/anywhere/now), do not (leave/go) $, just talk to me, talk to me $, hold my hand, need a hug, give me a hug, a virtual hug, not want to sit here alone, ^ be here,
      ^ stay, just stay (for/a), ^ do not leave, please do not (leave/go), ^ wait with, you wait with, just (until/till) (i/the/it/my/he/she),
      (somebody/someone) (here/there/awake/about/around) (for/while/until/till/tonight), do not (go/leave) just yet, go anywhere (for/yet/ok/just/please),
      hang (about/around/on/out) (till/until/for/with/a/please/here), stick around, on the line (with/a/for/till/until/please), on the line $, (sit/bide/stop/stick/hang/wait) (with/by) (me/us),
      (bide/stick/hang/wait) here with us, stop (here/on) with, sit quiet* with, keep an old (company/woman/man/fool), keep a tired (company/woman/man/fool), keep my (company/woman/man/fool),
      keep us company, do not hang up, do not (vanish/disappear), do not end the, you up $, do not want to be alone, do not want to be on my own, do not want to be by myself,
      (not/cannot) be on my own (right/tonight/now/with/for/while/till/until/just), (not/cannot) be by myself (right/tonight/now/with/for/while/till/until/just), (rather/sooner) not be alone,
      (rather/sooner) not be on my own, (rather/sooner) not be by myself, (scared/afraid/frightened) to be on my own, (till/until) i (can/finish/fall), (till/until/while) the (rain/bus/kettle/tea),
      (till/until/while) it gets light, (till/until/while) (he/she) comes, (till/until/while) they come, (till/until/while) i get home, (would/will/can/could) you just (stay/sit/wait/bide),
      would you just keep, (will/can/could) you just (hang/stick), (will/can/could) you just hold on, (will/can/could) you just not go, (will/can/could) you hold on, (will/can/could) you not go,
      talk (to/with) me (till/until/while/please), chat to me (till/until/while/please), talk (to/with) me for a, chat to me for a, talk (to/with) me a (bit/while), chat to me a (bit/while),
      you need not (talk/speak), you do not (need/have) to speak, stay for a, (somebody/someone) _ with me, the company _ (enough/do/be/nice/plenty)
    `),
    opinion: phrases(`
      what is your gut, your (read/honest/feeling/reading/impression/thoughts/opinion/view/take/verdict), what does that say, does (that/it/this) (seem/sound/strike/feel/look),
      do i (seem/sound/look/deserve), do i come across, (do/did) (i/he/she/they) deserve, have a point, a lot to ask, asking too much,
      is that (asking/terrible/love/mad/harsh/unfair/selfish/cruel/cold/rude/petty/silly/daft/justified/naive/dramatic/unreasonable/wrong/overreacting/ungrateful/foolish/soft/too/ok/okay/pathetic/immature/fine/reasonable/sad/dumb/creepy/childish/bad/awful/cringe/odd/strange/wicked/morbid/crazy/weird/stupid/mean/fair),
      (is/was/am) (it/i/that/he/she) (mad/harsh/unfair/selfish/cruel/cold/rude/petty/silly/daft/justified/naive/dramatic/unreasonable/wrong/overreacting/ungrateful/foolish/soft),
      is it (madness/embarrassing/me/them/fair/mean/awkward/smart/wise/alright/worth/disloyal/cheeky/too/ok/okay/pathetic/immature/fine/reasonable/sad/dumb/creepy/childish/bad/awful/cringe/odd/strange/wicked/morbid/crazy/weird/stupid/not),
      was (it/that) (too/ok/okay), (was/is) (it/that) my fault, have i (got/lost/been/done/ruined/made), should i feel (bad/guilty), should i be (mad/worried/upset/angry/embarrassed/ashamed),
      am i (horrible/terrible/evil/mean/heartless/childish/pathetic/ridiculous/nuts/insane/old/delusional/fooling/entitled/weak/lazy/an/just/making/asking/expecting/imagining/reading/kidding/seeing/allowed/overthinking/paranoid/exaggerating/crazy/dumb/weird/not/missing/really/that/so/owed/still/the/a/stupid/too/right/being/supposed),
      or (is/does) that (just/me), (or/but) is (that/it) just, or is this (me/just/fair), or (am/was) i, or is (he/she), or are they, or (nah/what) $, what (is/are) you make of, thoughts on,
      any thoughts, your two cents, be (honest/straight) with me, honest (answer/opinion/view/take/verdict), honestly (tell/is/was/am/do/does/did/would/should/are), tell me if (i/that), tell me am i,
      (do/d) (you/yes) (think/believe/feel/see/call), (what/would) you think, you think (he/she/they/it/that/i), (do/would) you (find/see/call/blame),
      would (you/anyone/anybody) (think/find/see/call/say/forgive/mind/blame), would you be (mad/ok/hurt/bothered/annoyed/insulted/jealous), would (you/she/he/they) (think/forgive/mind/have),
      would that (bother/be), would it be (wrong/weird/bad/rude/selfish/crazy/stupid/odd/strange/daft/silly/mad/wicked/awful/unfair/disloyal/cruel/foolish/ungrateful), (will/would) it look,
      does (that/it) make (sense/me), does (that/it) (count/stick), was i (the/a/stupid/too/right/being/supposed), did i do wrong, did i go too far, did i (overreact/handle/mess/ruin/screw),
      did i make a mistake, did i (say/do) something wrong, is (it/that/this) on me, who is (right/wrong/being), whose (fault/side), is it him or, is this my fault,
      is this (selfish/wrong/too/ok/okay/crazy/weird/stupid), is (it/that/this) a (good/bad), is (it/that/he/she/i) a (bad/terrible), is that normal or, is (that/this) a red flag, a mistake or,
      was (it/that) a mistake, is it a mistake, (does/do/did) (he/she/they) (like/even/mean/love/regret/want/know/deserve/still/miss/hate), does (he/she) care,
      think (he/she/they) (still/meant/means/will/would/loves/likes/cares), (suppose/imagine/expect/guess/sense) (he/she/they) (still/meant/means/will/would/is/are/was/did/does/knows),
      is (he/she) (using/lying/being/into/serious/interested/just/playing/over/testing/right), is he cheating, what would be fair, agree with me, you (agree/reckon/figure/suppose), right or wrong,
      yes or no, too (much/sensitive/soon/early) or, (reasonable/banter) or, what (is/are) you think, yes (reckon/figure/suppose), thoughts $, tell me (honestly/straight/truthfully),
      was (he/she) right, are they right, aita, does this make me, did i (do/make) the right, was that (mean/fair), too much to (ask/want/expect), (good/bad) idea or, ^ be honest, | be honest,
      (is/was) (it/that) the right, | (are/do) they $, | does (he/she) $, | are we $, | would you $, was it not, bit (much/harsh/mean/rude/odd/weird/off/unfair/far) though,
      bit (much/harsh/mean/rude/odd/weird/off/unfair/far) is it, but is that me, reckon (he/she/they/it/that), is (i/he/she/it/that) really that, is (i/he/she/it/that) to blame,
      out of (order/line) (for/to/there/here/do/or), in the wrong (for/to/there/here/do/or), tell me the truth, tell me if it is, tell me i am (not/wrong/right/being/mad/overreacting),
      tell me i was not, truthfully (is/was/am/do/does/did/would/should/are), be honest (is/was/am/do/does/did/would/should/are), what do (you/yes) make, what do (you/yes) say to, what you make of it,
      thing for a grown man to (say/do), is my (mum/mom/dad/son/daughter/sister/brother/boss/wife/husband) (right/wrong/just/using/lying/serious/playing/over/testing/being),
      (has/have) (he/she/they) stopped, (will/would/could) (he/she/they) (miss/hate/ever/forgive/notice/mind/think/understand/have),
      (is/was) (it/that) be (odd/strange/daft/silly/mad/wicked/awful/unfair/disloyal/cruel/foolish/ungrateful), would you be okay with, can you blame,
      would most people (call/say/think/see/find/mind/forgive/blame), blame me (for|/if|), who could blame, who is in the (right/wrong), fair or (not/unfair), (don't/do) you not think,
      (make/makes) me a (bad/terrible/horrible/awful/monster/fool/coward/hypocrite/weak/selfish/useless), or is that make, (am/was) i $, (was/is) (that/it) _ of me, (of/on) me (is/was) it,
      (of/on) me $, ^ (am/was/have/did) i, | (am/was/have/did) i, ^ was (it/that), ^ is (that/he/she), | was (it/that), | is (that/he/she), ^ opinions,
      i am not (being/the/imagining/mad/crazy/wrong/overreacting/unreasonable) _ am i, i am not (being/the/imagining/mad/crazy/wrong/overreacting/unreasonable) _ _ am i,
      (it/that/this) is not just me is it, (it/that/this) is not just me right, (it/that) is not (mad/weird/wrong/normal) is it, (it/that/this) is not too much is it,
      (it/that/this) is not too much right, (he/she/they) (is/are) not _ (is/are) (he/she/they), (was/is) (he/she/that) not $, (was/is) not (he/she/it/that/i) $,
      (that/this/it) (is/was) a bit _ (right/no), (that/this/it) (is/was) (pretty/kinda/really/so/well) _ (right/no), (that/this/it) (is/was) (pretty/kinda/really/so/well) _ is not it,
      what does (it/this) say (about/to/like), (what/how) would (that/this) look (about/to/like), (normal/okay/ok/wrong/mad/weird/serious/mean/right) or not $, is it $, he says it is (just/only),
      is it just (banter/me/him/jealousy/guilt/nerves), is it just a joke, (mad/angry/upset/annoyed/cross) (at/with) me $, should a _ (say/do/be/have), bit _ is not, thing for a _ to (say/do),
      i am not _ am i, (how/what) (would/do) you _ (of/about/it/that/this/him/her), (was/is/am) _ an awful, (was/am) _ really that, (was/is/am) _ so (wrong/bad), (was/am) _ to blame,
      (was/am/is) _ at fault, (was/am/is) _ out of (order/line), (is/was/am) _ in the wrong, (was/am) _ a (bad/terrible), (would/will/could) _ be (offended/upset/angry), (it/that/this) is not _ right,
      this is not _ is it, or is _ (normal/really), think _ (is/was) just, what _ your make of, what _ your (think/reckon), what _ you (opinion/view/verdict/take/thoughts/honest/impression),
      (has/have) _ got a point, (has/have) _ a point, (has/have) _ gone too far, (has/have) _ the right, (has/have) _ moved on, (will/would/could) _ come back, does _ come across,
      (what/how) would _ (say/seem) (about/to/like), how does _ say (about/to/like), does (he/she) (sound/seem/look) (interested/keen/bothered/serious/angry/mad),
      (sound/seem) (interested/keen) to you, reckon i (am/was/did/ought), reckon i should have, reckon i have been, does that make (him/her), does that make it a
    `),
    information: phrases(`
      (is/are) (it/they) (normal/common/usual/healthy/dangerous/possible/true/legal/allowed/bad/harmful), is (that/this) (what/just/common/dangerous/legal/because/actually/legally), is it supposed to,
      normal (right/amount), (that/this/how) normal, what is normal, (is/are) that (common/usual/healthy/dangerous/possible/true/legal/allowed/bad/harmful), is this (grief/a/anxiety/burnout),
      is it (unhealthy/safe/hormones/stress/depression/because/anxiety/burnout/real/science/proven), is (that/it) a (thing/symptom/panic/known/real/fact/sign),
      is there (a/an/any) (name/word/difference), what is (that/this/it) called, what is the name for, what does _ (mean/do/stand/involve/feel/look/cost),
      what is _ (exactly/anyway/actually/even/if/after/when), what (exactly/actually/even/really) (is/happens/counts/are/does),
      what is the (difference/diff/definition/law/rules/rule/minimum/maximum/average/legal/stages/signs/symptoms/normal), what happens (to/in/if/when/at/after/during/first),
      why is (it/my) (that/still/happen/come/keep/go), why is (grief/everything/sleep/crying/this/that) that, why does (it/this/my/the/your/everything), why cannot (my/i/it/he/she/people),
      why do i (feel/get/wake/cry/shake/sweat/freeze/dream/forget/ache), why do we, how do i know (when/if), how can (you/i) tell, how would i know, how do (adults/normal),
      how (long/often/soon/late) (does/should/until/before/can/did/do/will/till/are/would/is/of), how much (is/of/people/hours/sleep/days/notice/money/time), how come (people/i/my/you/we/the/it),
      how (common/dangerous/many/does), when (does/will), when (is/till/until/before/do) it, when should i (see/worry), when (till/until/before/do) (this/the/that/caffeine/they/grief/my/you),
      (will/does) (it/this) (ever/go/actually/stop/last/wear/fade/end/count/affect/show), will i (ever/always/legally/qualify/lose),
      does (it/this/that) (get/work/actually/stop/last/wear/fade/end/count/affect/show), does (it/that) (really/help), does it (hurt/pass),
      does (everyone/everybody/anyone/anybody/therapy/breathing/talking/sleep/insomnia/grief/anxiety/crying/stress/panic), does (this/that) happen, (can/could) (grief/anxiety/crying/stress/panic),
      can you (get/die/actually/really/still/be/explain), can a (person/body/child/heart), can (people/they/he/she/worry/shock/sadness/tiredness/hormones/coffee),
      do (people/other/most/others/babies/kids/children/toddlers/teenagers/men/women/dogs/cats/bodies), can (it/that/this) be, can my (boss/landlord), are there, is there (such/truth/evidence),
      is it just (hormones/me), what (are/makes) the, what are some signs, do you know (how/why/what/if/when/whether), know anything about, can you tell me (how/what/why), could you tell me,
      could you explain, explain (it/this/what/how/why), curious (how/why), wondering how long, wondering if it is normal, wondering why, i wonder why, i wonder how long, i wonder if it is,
      do not know if (this/it) is normal, not sure if (this/it) is normal, do (you/they) have to, do i (have/need) to (notice/paid/time/sick/benefits/work/for/to/give), do i need to pay,
      (info/information) (on/about), am i (normal/entitled/allowed/owed/covered/eligible/obliged/required/legally), it is normal to, normal to feel, how do you make friends, will (it/this) pass,
      will it get (better/easier), (difference/diff) (between/is), what is happening (to/with) me, what is going on with me, what causes, signs of, what counts as, can it kill, explain to me,
      tell me about, to ask why, does (other/most) people, am i the only one, is (he/she) (allowed/entitled/owed/covered/eligible/obliged/required/legally), do i have (a/the) right, have to pay,
      my rights, how do i apply, am i supposed to feel, supposed to feel like this, supposed to take this long, how long it, why do i even get, why (do/is) (my/it) _ (always/hurt/ache),
      why do it never, why am i (so/always/still/like/crying/shaking/awake/tired/only/suddenly/angry/sad/hungry/numb/jealous), why does they (always/still/only/hit/happen/hurt/keep/come),
      what makes (you/people/a/us/someone/me), is there something in, is there a (normal/charity), is there anything to, any truth, is they a (known/real),
      will that (actually/stop/last/wear/fade/end/count/affect/show), was i (entitled/allowed/owed/covered/eligible/obliged/required/legally), (can/do) i (legally/qualify/lose),
      (am/was) i supposed by law, are (we/you/they) (entitled/owed/covered/eligible/obliged/required/allowed/legally), is (he/she) supposed by law,
      (will/would/could) they (legally/still/fire/sack/evict/take/let/lose/charge/tell/see/ask), does (your/the) body, could (worry/shock/sadness/tiredness/hormones/coffee),
      (can/could/because/cause) the menopause, (can/could/because/cause) lack of sleep, grow out of, how long (for/after), how long am i, what is the point in having, what is the side effects,
      what is (is/are) the (difference/diff/definition/law/rules/rule/minimum/maximum/average/legal/symptoms/signs/stages), what is (is/are) the point in having, what is (is/are) the side effects,
      what is the word _, what is (a/an/happening) _, what do they (do/mean/look/put), do they (charge/tell/see/ask/pay/test/check/keep/offer/cover/give), (can/do/will) i still get,
      (can/do/will) i have to (give/tell), do i get (paid/sick/time/pay/give/notice/benefits/work/for/to), will i get (paid/sick/time), can i (get/claim/be/still/take/have) (a/my),
      can i ask for (sacked/fired/evicted/paid/time/a/sick/benefits/holiday/from/my), do i need to tell them, do i need to tell my employer, do i get tell them, do i get tell my employer,
      any idea how long, any idea (why/when/whether), any idea (if/what) it, any idea if you, been wondering (how/if/what/when/whether), been curious (if/what/when/whether),
      been meaning to ask (how/if/what/when/whether), (read/heard) somewhere that, (tell/explain) (me/us) (how/why/what) _ (works/is/are/means/happens/work/mean),
      tell to me (how/why/what) _ (works/is/are/means/happens/work/mean), why (can/will) not (i/my/it/he/she/people), why (can/will) my not, do they need to, does he have to,
      can (damp/wine) (make/cause/affect/give/mess/trigger), wives tale, old wives, a myth, is (that/it) an old, is that (real/science/proven), who do you, ^ does, | does,
      ^ how (long/much/often/soon/far/old), | how (long/much/often/soon), ^ why (do/does/is/are), | why (do/does/is/are), what goes on (at/in/there/when/a/on), what is it like (at/in/there/when/a/on),
      what do you do (at/in/there/when/a/on), what to expect, what (should/can) i expect, what do you call it, what does _ _ (mean/do/stand/involve/feel/look/cost), who (decides/qualifies),
      who can see, who is entitled, where does the (word/term), (anything/something) to do with (hormones/age/diet/stress/lack/my/the),
      (because/cause) of (stress/hormones/age/grief/shock/tiredness/anxiety), (because/cause) of lack of sleep, (because/cause) of the menopause,
      (down/due) to of (stress/hormones/age/grief/shock/tiredness/anxiety), (down/due) to of lack of sleep, (down/due) to of the menopause,
      (down/due) to (stress/hormones/age/grief/shock/tiredness/anxiety), (down/due) to lack of sleep, (down/due) to the menopause, medically,
      are (nightmares/flashbacks/tears/headaches) (normal/common/dangerous), are panic attacks (normal/common/dangerous), are panic attacks a (sign/symptom), are mood swings (normal/common/dangerous),
      are mood swings a (sign/symptom), are bad dreams (normal/common/dangerous), are bad dreams a (sign/symptom), is there an charity, (do/can) (pets/animals) _, can (dogs/cats/babies/kids) _,
      called when you, can you lose your, can you go to prison, get (fired/sacked/evicted) for, why is _ (always/only/never/so/worse/harder/when),
      why do _ (always/only/still/keep/happen/come/go/hit/hurt), can i _ (paid/sick/time/sacked/fired/evicted/benefits/holiday/from), what is the _ (amount/age/rate/length/limit/dose/number/time),
      are _ a (sign/symptom/known/real), why _ (i/my) never, why _ i not,
      is there _ (limit/age/reason/link/rule/law/term/group/groups/number/helpline/line/service/scheme/grant/evidence/chance/cure/place/support), (is/are) _ an actual, are _ supposed by law,
      is there _ way of knowing, how do _ (work/decide/calculate/diagnose/test), how do _ even work, could _ be (stress/hormones/grief/shock/the/my/that/anxiety/because/just/age),
      what are my entitlements, what is the (youngest/oldest/longest/shortest/earliest/latest/most/least) (a/you/someone/i), can be left, what is the point of (a/the/an)
    `),
    advice: phrases(`
      what to do, do not know (how/who) to, would not know, i am at a loss, how to (handle/stop/deal/cope/survive/react/behave/forgive/forget/fix/get/make/be/not/keep/face/live/go/help), help me $,
      (help/ideas) $, any (help/trick/tricks/idea/wisdom/tip/tips/advice/ideas/suggestion/suggestions/hints/pointers/pointer/notions/steer/steers/hint/nudge/notion), (little/please/need) help,
      some help (here/with/welcome/appreciated/for/on/about), bit of help, what is your (tip/verdict/wisdom), what would be the best, what would be (smart/best), what is (smarter/best/next),
      what is the (best/done) thing, what is the best way, what is the (healthy/adult/secret/easiest/counsel/move/trick/play/smart/sensible/right/way/protocol/etiquette/verdict/wisdom),
      (can/could) i (just/do), better off, best move, what (would/can) (a/help), what would someone, what would you have, what _ (i/we/somebody/anyone/one/you/they) do, what do you do (when/if/about),
      what _ you (suggest/advise), what am i (meant/supposed), what else _ i, what now, (now/notion) what, what is my (next/move),
      what was the (move/trick/play/smart/sensible/right/way/protocol/etiquette), wwyd, anything (would/to) help, what (could/might/may) help,
      (what/anything) (helps/works/worked/helped) (with/against/when/for), what (usually/actually) helps, what do (others/people), what is a good, what can one, how can (we/i),
      (how/who) (do/would) you, who (can/would/to/could) i, or would you, (how/when/where) would i, how on earth, how the (hell/fuck), how in the world, (should/do) (i/we), (shall/ought) i,
      shall we tell, ^ (can/could) i, | can i, is there (anything/something/any/some), is there a (way/trick/thing/knack/point), (any/some) (way/ways) (to/of/i/round/around), best way to,
      (anyway/tips/whether/trick/knack) to, a (tip/suggestions/hints/pointers/pointer/notions/steer/steers/hint/nudge), (got/some) (tips/advice), (need/want/your/good) advice,
      some (ideas/suggestion/suggestions/hints/pointers/pointer/notions/steer/steers/hint/nudge/guidance/notion),
      one (suggestion/suggestions/hints/pointers/pointer/notions/steer/steers/hint/nudge/notion), your (suggestion/counsel), (got/have) any, have you got, do you know any,
      do you have (advice/tips/ideas), do you have an idea, do you know a way, need guidance, a bit of advice, (piece/word/words) of advice, words of wisdom, (looking/asking/here) for advice,
      would (love/like) advice, would love some, could use some help, could use (advice/your), advice (on/for/about/with/please), tips (on/for), (ideas/hacks) for, recommendation*, suggest something,
      tell me what i should, tell me what you would, tell (me/us) how (to/i/you), (somebody/someone) (tell/telling) me (what/which/how/whether/if/where), (want/need/like/love) tell me what,
      (show/teach) me how, help please, help me (decide/choose/figure/please/with/get/to/stop/not/think/understand/see/make/through/out/here), (can/could) you (help/suggest/advise/steer),
      (can/could) you (give/point) me, (need/welcome/appreciate) (some/your) help, need a hand, give me (some/something/tips/ideas/advice), give me one thing, one thing i can,
      (something/anything) i can do, do not know what i should, not even know (what/how) to, not even know where, wish i knew how, no idea what i should, no idea how i, no idea (where/who) to,
      not sure what i should, not sure how to, not sure whether i, (unsure/debating) whether, (unsure/idea) how to, wondering whether i,
      (thinking/stuck/struggling/wrestling/hesitating/undecided) about whether, debating if, cannot decide, struggling to decide, (torn/stuck/struggling/wrestling/hesitating/undecided) on whether,
      (lost/stuck/struggling/wrestling/hesitating/undecided) on what, out of (ideas/tricks/options/answers), (who/how) is best, which is better, which (would/should/of/one/way/do/bill/comes/first),
      where can i (go/get/find), is it (better/worth/wiser/kinder/smarter), is it (time/best) (to/me/ringing/going/asking/telling/trying/waiting/while/i/just), is now time to, is it too late to,
      would it be (better/smart/worth/wiser/kinder/smarter/best/wise), would it help, will it help if, if you were me, in my (shoes/place/situation/position), how do people (do/cope/deal),
      know (what/how) $, (best/one) thing to do, ^ advice $, advise me, you think i should, (reckon/if/whether) i should, think i should $, how am i (supposed/meant) to, how to move on, how to let go,
      is it (wise/easier) to, (better/which/who) to ask,
      would you (go/tell/leave/stay/call/text/wait/take/pick/choose/ring/ask/bother/send/sign/risk/keep/let/give/sell/move/report/confront/try/suggest/advise/steer), you (help/tell) me,
      do not know what else to do, wish someone would tell me what, (torn/stuck/caught/wavering) between, ^ help me, | help me, ^ (ideas/tips/suggestions/should), you recommend, ^ how to, | how to,
      wish i knew what to, does anything help, anything that helps with, anything that works for, totally at a loss,
      what can i (get/bring/buy/wear/take/make/cook/change/give/pick/choose/focus/study/eat), if you have a (idea/ideas/advice/tips/thoughts/wisdom/better), if you have a suggestion*,
      if you have a trick*, if you have got a (idea/ideas/advice/tips/thoughts/wisdom/better), if you have got a suggestion*, if you have got a trick*, open to (suggestions/ideas/advice/anything/any),
      all ears, (sensible/normal/wise/grown/decent/reasonable/sane/smart/good) (person/woman/man/mother/parent/daughter/son/wife/husband/friend/body/adult) do,
      what would most people (sensible/do/advise/suggest/tell), what would most people have me, how does a body, what is a (body/person/man/woman/girl/fella/mother/guy) to,
      what is (one/anyone/somebody) to, (work/figure) out (if/whether) it is better, (work/figure) out (if/whether) we should, (work/figure) out (if/whether) i can,
      (work/figure) out (if/whether) i want to, (decide/know/wondering/undecided/agonising) (if/whether) it is better, (decide/know/wondering/undecided/agonising) (if/whether) we should,
      (decide/know/undecided/agonising) (if/whether) i can, wondering if i can, (decide/know/undecided/agonising) (if/whether) i want to, wondering if i want to, whether i ought,
      who of them (to/should/do/first), know which, know who to turn, (which/who) to (i/you/call/ring/tell), who (do/should/would) (ask/you/call/ring/tell), flip flopping between,
      going back and forth, in two minds, two minds about, swithering, dithering, toss up, what (is/was) the least bad, what was the done thing, would it be easier to, would it be an idea,
      is (it/now) the time to, (am/had) i better, i ought to |, (will/do) you (suggest/advise/steer), (would/will/do) you point me, how will i (manage/do), a way (to/of/out/round/around/through) it,
      there (has/must) got to be a way, there (has/must) got to a way, there (has/must) (to/be) be a way, there has (to/be) a way, there must to a way, must be a way, something to try,
      one thing to try, show us how (to/i/you), talk (me/us) (into/on), talk (me/us) out of, advise us (into/on), advise us out of, talk me (me/us) (into/on), talk me (me/us) out of,
      if you were my (place/shoes/position), put yourself in, what would you say i, would you say anything, could do with (some/your) help, could do with (any/your) guidance,
      could do with a bit of (guidance/ideas/tips/suggestions), could do with your (ideas/tips/suggestions), glad of (some/your) help, glad of (any/your) guidance,
      glad of a bit of (guidance/ideas/tips/suggestions), glad of your (ideas/tips/suggestions), could use any guidance, could use a bit of (guidance/ideas/tips/suggestions),
      (welcome/appreciate) (any/your) guidance, (welcome/appreciate) a bit of (guidance/ideas/tips/suggestions), (welcome/appreciate) your (ideas/tips/suggestions), grateful for (some/your) help,
      grateful for (any/your) guidance, grateful for a bit of (guidance/ideas/tips/suggestions), grateful for your (ideas/tips/suggestions), be (glad/grateful) (of/for) (a/any/some/your),
      end of my (tether/rope) (so/what/any/help), how you lot suggest, (going/go/stay) or (not/stay), (going/go) or is it, | should, how is (a/an/any) _ (meant/supposed), what is a _ (meant/supposed),
      how is (anyone/somebody) (meant/supposed), ideas |, no (notion/clue/inkling) (where/which/whether), (no/any/a) (clue/inkling) (how/what/where/which/whether),
      (no/any/a) earthly notion (where/which/whether), not the faintest (clue/inkling) (how/what), not the faintest earthly notion (where/which/whether), the foggiest (clue/inkling) (how/what),
      the foggiest earthly notion (where/which/whether), notion how, you telling me (which/what/how/whether/if/where), (somebody/someone/you) to tell me (which/what/how/whether/if/where),
      where does that leave, what comes next, how _ one, how _ a (man/woman/mother/father/person/parent), (fight/risk/chance/take/leave/sell/accept/refuse/ignore) it or, go for it or,
      bother with it or, or (leave/let/keep/sell/go/stay/wait/accept/fight/ignore/pretend/say/tell) (it/him/her/them/quiet/nothing/home/here/something/go), who (bill/comes/first), who of these,
      who of the two, (stuck/struggling/wrestling/hesitating/undecided) (on/with/about/over) (whether/what/how/if/which),
      (struggling/wrestling/hesitating/undecided) between (whether/what/how/if/which), what can (an/any) (person/man/woman/mother/parent/friend),
      (any/some) (thoughts/hacks) (welcome/appreciated/please/on/with/about), (any/some) thoughts for, (any/some) (thoughts/hacks) $, some tricks (welcome/appreciated/for/on/about/please/with),
      some tricks $, just tell me, (what/how) s best, how (is/s) the best, the best (thing/way) (for/is/would), (how/what) would your (mother/gran/friend/mate/wise),
      how would a (gran/friend/mate/wise), (go/stay) or go, yes or no (should/to), (would/will) i be (better/best/wiser), (idea/clue) how $, know where to, what do you (counsel/propose),
      (at/to) my wits end, when the (phone/house/night/evening) is, but i do not know how, but do not know how, but not sure how, but no idea how,
      (want/need/like/love/hope) to (help/fix/change/stop/talk/make/leave/quit) _ but, (can/do/does) _ (person/man/woman/body) do, what would _ (do/sensible/advise/suggest/tell),
      what (does/should/could/must) a _ (try/do), what _ (anyone/somebody/one/i) try, a way _ (make/stop/get/not/this), something _ i try, (what/how) _ i (even/possibly/actually),
      where do you _ (start/begin) (with/on), when the _ does not, what would _ have me, what is _ (supposed/meant), what _ the best,
      how _ i (ever/get/stop/make/cope/deal/handle/survive/keep/face/go/sleep/be/not/start/help), how are _ (meant/supposed), not the faintest _ (where/which/whether),
      the foggiest _ (where/which/whether), (would/will) i be _ to, what are my (choices/chances), my options, what _ i at, honestly do not know whether, (have/make) a suggestion
    `),
  },
  again: phrases(`
    ^ (again/another/more) $, ^ again (please/slower/but), ^ once more, one more time, ^ one more $, another (one/way), give me another, got another, any other, (anything/what) else $,
    more (please/casual/polite), shorter please, do (it/that/this) again, try again, a different (one/way), something different, make it (shorter/softer/nicer), (less/too) formal,
    but (casual/normal/nicer/shorter/softer), too (long/stiff), not like that, ^ next one
  `),
  reporting: phrases(`
    (does/did) not know, knows, (asked/asks/asking/ask/told/tells/telling/shows/showed/taught) me, (keeps/kept) asking, (asked/told) (him/her), asked them, tell me to ask,
    (he/she) (said/asked/says/wonders), they (said/asked/say/know), said to me, (wants/wanted) to know, never (know/knew), always know
  `),
  declining: phrases(`
    (do/did) not (want/need), did not ask for, not asking for, stop giving me, had enough of, (sick/instead) of, no, why
  `),
  situations: {
    breakUp: phrases(`
      (break/breaking/split) up with, end it with, (end/ending) things, end (the/this) relationship, (leave/leaving/dump) (him/her), want a divorce
    `),
    apologise: phrases(`
      apologi*, say sorry, sorry to (him/her/them), my fault, i was wrong, i messed up, i hurt (her/him/them), i (snapped/yelled/shouted) at, make it up to, i forgot (her/his) birthday,
      i let (her/him) down, i lied to
    `),
    condole: phrases(`
      condolence*, lost (her/his) (mom/mum/dad), lost her husband, lost his wife, lost their, (her/his) (mom/mum/dad/father/mother/brother/dog) died, her husband died, his wife died, whose _ died,
      the funeral card, to the family, is grieving
    `),
    sayNo: phrases(`
      (say/saying) no, tell (him/her/them) no, turn down, turn (him/her/them) down, decline, refuse, do not want to (go/come), do not want to do it, cannot lend, lend (money/him/her), back off,
      leave me alone, give me space, need space, boundary, boundaries, stop (coming/calling), stop asking me, comes over unannounced, interfer*, cover (the/a) shift, extra shift, take on more
    `),
    askForHelp: phrases(`
      (ask/asking) for help, need help, ask (her/him/them) to help, ask (somebody/someone), need a (hand/favor/favour), babysit, (watch/take) the kids, ask a (favor/favour), i am not (okay/ok),
      not doing well, i am struggling, feeling like this
    `),
    moreTime: phrases(`
      landlord, landlady, the (rent/deadline/bill/bank/electric), pay (later/in), pay it off, payment plan, instalment*, installment*, an extension, extension (on/for), behind on, more time,
      a few more days, another week, late with, power company, owe, hand it in late
    `),
    cancel: phrases(`
      cancel, cancelling, canceling, call off, back out, bail on, get out of going, cannot (come/go), cannot make it, not coming, (call/calling) in sick, sick day, not go to the party
    `),
    invite: phrases(`
      invite, ask (him/her/them) out, a (coffee/crush), hang out, go for a (drink/walk), meet up, i like (him/her), my crush, come over for, casual, not like i am begging, wants to be friends,
      make friends
    `),
    reconnect: phrases(`
      back in touch, reconnect*, have not (talked/spoken) in, not (talked/spoken) (for/to), have not heard from, lost (touch/contact), (make/first) contact, years ago, after all this time,
      reach out to, write to (him/her) again, ghosted (her/him)
    `),
    collect: phrases(`
      pick up my stuff, get my stuff, (her/his) (stuff/things), my things back, hand over, the keys back, wants to meet, (texted/wrote) me, (text/message) from (her/him), a text from, (she/he) wrote,
      on read, read receipt
    `),
    complain: phrases(`
      untag, take it (down/off), take the photo down, stop (doing/talking/making), jokes about me, (made/makes) fun, behind my back, told (everyone/everybody), told the whole, hurt my feelings,
      (hurt/bothers/bugs/annoys/upset/ignores/ignored) me, (upset/angry) with, (mad/angry) at, so loud, noise, the dishes, not pulling, never helps, always late, (cancelled/canceled) on me,
      forgot my birthday, group chat, come off
    `),
    hardNews: phrases(`
      tell my (parents/mom/mum/dad/mother/father/family/kids/children/son/daughter/wife/husband/partner/boyfriend/girlfriend/friend/sister/brother), tell my best friend, tell (her/him/them), bad news,
      (come/coming/moving/dropping/dropped) out, i am (gay/bi/trans/moving), i am i will, pregnant, i (failed/cheated), i lost my job, i got fired, moving away, diagnosis, i have cancer, in debt,
      secret
    `),
    atWork: phrases(`
      my (boss/manager/supervisor/lead/hours/shift/notice/colleague/coworker), my team leader, hr, a (raise/meeting), pay rise, a day off, (days/time) off, annual leave, quit my job, resign*,
      overtime, workload, the meeting, interview
    `),
    ask: phrases(`
      ask them do i, ask if i need, ask (her/him/them) if, ask (whether/what), what it is about, ask (my/the) (teacher/doctor), without sounding, sounding (thick/rude/stupid), sound (stupid/dumb),
      look desperate
    `),
  },
  topics: {
    rights: phrases(`
      can (they/he/she) do that, can (they/he) just, are they allowed, is (he/she/that) allowed, is (that/it/this) legal, (a/the) right to, my (rights/contract), notice period, evict*, deposit,
      unpaid, severance, unfair dismissal, custody
    `),
    panic: phrases(`
      panic, panicking, anxiety attack*, heart (attack/racing/pounding), heart is racing, cannot breathe, short of breath, chest (tight/tightness), my chest, faint, fainting, pass out, hyperventilat*,
      tingly, tingling, going (crazy/mad), losing my mind
    `),
    breakup: phrases(`
      breakup*, (break/broke/breaking) up, get over (him/her), getting over, over an ex, my ex, heartbreak, heartbroken, broken heart, divorce, move on from, moving on, stop missing (him/her),
      stop loving
    `),
    grief: phrases(`
      grief, griev*, mourn*, died, death, dead, passed away, funeral, widow*, lost my, miss (him/her), talk to (him/her) still, see (him/her) everywhere, hear (her/his) voice
    `),
    crying: phrases(`
      cry, crying, cried, tears, weep*
    `),
    numb: phrases(`
      feel (nothing/empty), numb, numbness, not feel anything, no feelings, empty inside, do not care, nothing matters, not sad, detached
    `),
    sleep: phrases(`
      sleep, sleeping, asleep, insomnia, awake, (wake/waking) up, dream, dreams, dreaming, nightmare*, naps
    `),
    friends: phrases(`
      (make/making/new/find/no/have) friends, friends as an adult, friends as adults, meet people, meet new people
    `),
    homesick: phrases(`
      homesick, (miss/missing) home, miss my country, moved here, new (city/country), settle in, feel at home
    `),
    badThoughts: phrases(`
      (bad/awful/horrible/weird/scary) thoughts, intrusive, thoughts like (that/this), thoughts in my head, think things like
    `),
    study: phrases(`
      exam, exams, test, blank, blanking, concentrate, focus, memor*, study, studying, revise, revision, procrastinat*
    `),
    children: phrases(`
      baby, newborn, toddler, kid, kids, child, children, my (son/daughter), teenager, teenagers, year old, parent, parents do, as a (mom/mum/dad), breastfeed*, tantrum*
    `),
    tired: phrases(`
      tired, exhausted, exhaustion, burnout, (burnt/burned) out, no energy, drained, lazy, cannot get up, motivation
    `),
    anger: phrases(`
      angry, anger, rage, mad at, furious, hate (him/her), resent*, jealous, jealousy, irritable, snap
    `),
    worry: phrases(`
      worry, worries, worrying, worried, anxious, anxiety, nervous, overthink*, racing thoughts, stop thinking, stressed, stress, butterflies, stomach
    `),
    alone: phrases(`
      lonely, loneliness, alone, by myself, on my own, introvert, shy, awkward
    `),
    normal: phrases(`
      is (it/that/this) normal, am i normal, normal (to/that/for), just me, only one, (anyone/anybody) else, do (other/most) people, do others, does everyone, get (better/easier), go away,
      will it pass, ever (stop/end)
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      going to text (him/her), (want/tempted/about) to text, want to (message/write/call) (him/her), (text/message/call) my ex, tempted to call, (almost/nearly) texted, should i (text/call) (him/her),
      should i message, checking (his/her) profile, checking (his/her) insta*, stalking (his/her), staring at (his/her) chat, typing and deleting, drafted a text
    `),
    awakeAtThree: phrases(`
      (three/four/two) in the morning, 1am, 2am, 3am, 4am, (1/2/3/4) am, middle of the night, (wide/lying/lie/laying/still) awake, awake (again/since), (woke/wake) up at, cannot fall back,
      back to sleep, staring at the ceiling, looking at the clock, watching the clock
    `),
    racingMind: phrases(`
      head is (full/spinning), head (full/spinning), mind is racing, (mind/thoughts) racing, racing thoughts, thoughts are racing, (brain/mind/head) will not (stop/shut), brain will not switch,
      cannot (switch/shut) off, cannot turn off my, cannot stop thinking, (thousand/million) things, replaying, replay it
    `),
    parkingAWorry: phrases(`
      cannot stop worrying, keep worrying, (worrying/worry) all night, worrying in bed, worry keeps, worries keep, (worry/worried) about tomorrow, dreading tomorrow
    `),
    examTonight: phrases(`
      (exam/exams/test/finals/quiz/presentation) tomorrow, exam (on/in/next), test on, unit test, (exams/finals) next, finals week, midterm*, oral exam, have done nothing, did not study, not studied,
      behind on studying, cramming, cram
    `),
    bodyImage: phrases(`
      my (body/weight/thighs/belly/skin/nose/face), (look/feel) (fat/ugly), so fat, i am (fat/ugly), biggest one, the mirror, my stomach looks, ugly in, how i look, look in (photos/pictures),
      team pic, that photo of me, swimsuit, bikini, changing room
    `),
    innerCritic: phrases(`
      i am (stupid/dumb/useless/worthless), so stupid, i am a (failure/loser), such a failure, i am such an idiot, (hate/compare) myself, (not/never) good enough, not enough, i am the worst,
      cannot do anything right, imposter, impostor, everyone else is better, ashamed of myself
    `),
    apology: phrases(`
      apologi*, say sorry, i was wrong to, i hurt (her/him/them), i (snapped/yelled/shouted) at, i let (her/him) down, make it up to, should not have said, wish i had not said
    `),
    boundary: phrases(`
      (mother/father) in law, unannounced, goes through my, reads my messages, interfer*, comments on my, (does/do) not respect my, controls my, controlling (mother/father/parents),
      my (mother/mom/mum) (keeps/always), my dad keeps, my parents keep, calls me every day, guilt trip*, say no to my (mother/mom/mum/dad/parents), set boundaries, set a boundary
    `),
    askingForHelp: phrases(`
      (ask/asking) for help, cannot do (it/this) alone, all by myself, all on my own, all on me, no one helps, nobody helps, (do/doing) everything, do not want to bother, be a burden,
      single (mom/mum/dad), my caregiver, caring for my
    `),
    catastropheCheck: phrases(`
      worst case, what if i (fail/lose/get), what if (they/he/she/it), going to (get/be) fired, going to lose my job, let me go, everything will go wrong, it will all go wrong,
      (ruin/ruined) everything, end up (homeless/alone)
    `),
    stop: phrases(`
      (about/going) to lose it, (about/going) to explode, want to scream, about to send, going to send it, about to hit send, want to quit on the spot, walk out right now, tell them all to,
      throw my phone, smash
    `),
    hardConversation: phrases(`
      (have/need/got) to tell, (have/need/got) to talk to, want to talk to (him/her) about, confront, (come/coming) out to, tell my parents, the talk with, a conversation with, have a talk,
      break up with (him/her), ask my boss, talk to my (boss/manager)
    `),
    assertiveMessage: phrases(`
      untag, group chat, (write/reply) to (him/her), write them, text (him/her) that, tell (him/her/them) to stop, an email to, email my, reply to his, raise, pay rise
    `),
    makingAFriend: phrases(`
      (make/making/no/new) friends, do not have friends, do not have any friends, know nobody here, know no one here, do not know anyone here, nobody talks to me, no one talks to me, new in town,
      new (here/school/city), (eat/sit) alone, have their groups, grab a coffee
    `),
    fiveSenses: phrases(`
      not real, unreal, does not feel real, nothing feels real, (spacing/zoning) out, dissociat*, depersonal*, floating, far away from myself, outside my body, not in my body, like a dream,
      flashback*
    `),
    gettingGoing: phrases(`
      cannot get (up/started), cannot get out of bed, (stuck/stayed) in bed, in bed all day, no motivation, cannot start, cannot get myself to, procrastinat*, (did/done/do) nothing all day,
      everything is pointless, nothing is fun, cannot be bothered, no energy for anything
    `),
  },
  unquotable: phrases(`
    die, dying, dead, death, kill*, suicid*, (hang/cut/hurt) myself, cutting, end it, overdose, pills, knife, gun, rape*, abus*, assault*, (beat/hits/hit) me, molest*, weapon, fuck*, shit*, bitch*,
    bastard*, asshole*, arsehole*, dick*, cunt*, whore*, slut*, idiot*, moron*, retard*, stupid, dumb, ugly, fat, worthless, useless, pathetic, loser, disgusting, monster, crap, piss*, wank*, twat*,
    bollocks, prick*, faggot*, nigger*, tit, bugger, hell, damn*, you, your, yourself, bot, app, ai, porn*, sex*, naked, address, street, password, pin, iban, card number
  `),
};
