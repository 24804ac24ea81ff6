import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about: '拿一个问题，先攒点办法，不评好坏，挑一个，再缩小到马上能动手。',
    why: '问题在脑子里转来转去，就一直那么大。写下来，旁边放几个办法，再加一个第一步，就拿得起来了。',
    steps: {
      problem: { ask: '是什么问题？只写一个，越具体越好：谁，什么事，在哪儿。', hint: '房租涨了，一个人付不起。' },
      hands: {
        ask: '这件事，有多少由得了你？',
        options: { most: '大部分', some: '一小部分', none: '完全不由我' },
      },
      around: '那我们先不碰问题本身，看看它周围：什么能让日子好过一点。',
      piece: { ask: '哪一小块是你能挪动一点的？就从那块入手。', hint: '平时的花销，和谁合租。' },
      better: { ask: '两周以后要是好一点了，会有什么不一样？', hint: '知道后面三个月的房租怎么付。' },
      ideas: { ask: '现在想办法，想到多少写多少，离谱的也写。先不评好坏。', hint: '缓交、合租、搬家、卖闲置。' },
      enough: { ask: '想出来多少？', options: { several: '好几个', few: '一两个', empty: '脑子空空的' } },
      more: {
        ask: '这很常见。下面哪些可以试试？',
        options: {
          ask: '问问别人',
          smaller: '先做小一点的',
          wait: '先放着等等',
          findOut: '多了解一点',
          share: '找人分担',
        },
      },
      pick: { ask: '先试哪一个？不用完美，有用、做得到就行。', hint: '跟房东商量缓几天。' },
      firstStep: { ask: '最最开头的一步是什么？最多十分钟。', hint: '把要发的三句话写好。' },
      time: { ask: '什么时候，在哪儿做？', hint: '明晚六点，在饭桌上。' },
      barrier: {
        ask: '最可能被什么绊住？',
        options: { energy: '没精神', fear: '害怕', noTime: '没时间', people: '别人那边', forget: '会忘记' },
      },
      ifThen: { ask: '真遇上了，你怎么办？', hint: '那就只做头两分钟。' },
    },
    takeaway: { pick: '我要试的', firstStep: '第一步', time: '时间和地方', ifThen: '难的时候' },
    keep: '一个问题，几个办法，一个十分钟的小步。',
    close: '问题还在，但已经有了开头。剩下的，到时候再说。',
  },

  gettingGoing: {
    about: '什么都不想开始的日子用。找一件舒服的事、一件有用的事，都很小，再给它们定个时间。',
    why: '心情低的时候做得少，做得少，心情又一直低。反过来也常常行：先做一件小事，过一会儿，想做的心思才来。',
    steps: {
      link: '不用等到有心情。先做一点小的，心情可能后面才跟上。',
      energy: {
        ask: '现在还有多少力气？',
        options: { nothing: '几乎没有', little: '有一点', enough: '能做点事' },
      },
      small: '那就从特别小的来。这样的日子，坐起来也算。',
      warmUp: {
        ask: '聊完马上能做哪个？',
        options: { window: '开开窗', wash: '洗把脸', song: '放一首歌', sitUp: '坐起来喝口水' },
      },
      fallenAway: { ask: '有什么是以前常做、最近不做了的？', hint: '去菜市场转转，给弟弟打电话。' },
      lighter: {
        ask: '想想最近几天，什么时候稍微好过一点？',
        options: {
          outside: '在外面',
          people: '跟人在一起',
          doing: '手上有事',
          moving: '动起来的时候',
          never: '好像都没有',
        },
      },
      neverLighter: '低落的时候就是这样。那就试一样看看，不抱太大指望。',
      pleasant: { ask: '挑一件舒服的事，或者以前觉得舒服的，往小里做。是什么？', hint: '晒十分钟太阳。' },
      useful: { ask: '再挑一件有用的，做了能松快一点，也一样小。是什么？', hint: '洗三个碗。' },
      first: { ask: '先做哪件？', options: { pleasant: '舒服的那件', useful: '有用的那件' } },
      time: { ask: '具体什么时候，在哪儿？接在每天都做的事后面最容易。', hint: '明早刷完牙。' },
      barrier: {
        ask: '可能会被什么拦住？',
        options: { tired: '累得不行', pointless: '觉得没意思', forget: '会忘记', bed: '起不来床' },
      },
      pointless: '动手之前会觉得没意思，做的时候可能也是。觉得没意思，也可以照做。',
      ifThen: { ask: '真这样了，更小的一步是什么？', hint: '只把脚放到地上。' },
    },
    takeaway: { pleasant: '舒服的事', useful: '有用的事', time: '什么时候', ifThen: '要是太难' },
    keep: '先做一件小事，想做的心思可能后面才来。',
    close: '做得比打算的还小，也算数。',
  },

  examTonight: {
    about: '挑出最要紧的，排好几段时间，定个收工的点，把明早备好。然后去学，或者去睡。',
    why: '考前什么都显得一样急。有个短短的、有头有尾的安排，脑子才腾得出来学；睡觉能帮你记住学过的。',
    steps: {
      exam: { ask: '什么时候考？', options: { tomorrow: '明天', days: '过几天', later: '还早' } },
      tomorrow: '那今晚就把半懂的弄牢。没看过的章节，可以合着不翻了。',
      days: '那今晚只是其中一晚，不用一晚扛下全部。',
      left: {
        ask: '离睡觉还有多久？',
        options: { none: '早就到点了', hour: '一个小时左右', more: '两小时以上' },
      },
      bed: '那现在睡觉比多看一页管用。我们只定从哪儿开始，还有明早的事。',
      counts: { ask: '这门考试，最要紧的是什么？最多三块。', hint: '方程、第二章、名词解释。' },
      standing: {
        ask: '这几块，掌握得怎么样？',
        options: { shaky: '都不太稳', mixed: '有的还行', fine: '大多没问题' },
      },
      shaky: '那就抓每块的基础，花的时间最少，拿的分最多。',
      method: {
        ask: '用什么方法学？自己想出来的，比再看一遍记得牢。',
        options: { memory: '合上书默写', questions: '做往年题', explain: '讲给自己听' },
      },
      blocks: {
        ask: '一段是学 25 分钟、歇 5 分钟。今晚几段？',
        options: { one: '一段', two: '两段', three: '三段' },
      },
      first: { ask: '坐下来学，第一件做什么？一块内容，一个任务。', hint: '做两道方程的往年题。' },
      stop: { ask: '不管还剩什么，几点合上书？定个时间。', hint: '22:30，刷牙上床。' },
      morning: {
        ask: '今晚先备好什么，考试那天早上能从容些？合适的都点上。',
        options: { bag: '书包和准考证', clothes: '衣服', food: '早饭', alarm: '两个闹钟', way: '怎么过去' },
      },
      blank: { ask: '万一考场上脑子一片空白，先做什么？', hint: '脚踩住地，先做最简单的那题。' },
    },
    takeaway: { first: '从这里开始', blocks: '今晚', stop: '几点收工', blank: '脑子空白的话' },
    keep: '最要紧的，分几小段，有个收工的点，然后睡觉。',
    close: '安排好了，脑子不用再替你记着。',
  },

  firstLookAtMoney: {
    about: '一直躲着不敢看的时候用。三个大概的数，一个电话，一个能帮忙的人。今天就这些。',
    why: '不看，每天都在耗力气。三个大概的数，就够知道从哪儿下手；那个电话，早打比晚打容易。',
    steps: {
      start: '只要三个数，大概就行。每写完一个都可以停。',
      hard: {
        ask: '一直没看，是因为什么？',
        options: { fear: '怕看到那个数', shame: '觉得丢人', papers: '账太乱了', strength: '没那个力气了' },
      },
      fear: '那个数早就在那儿了。看它一眼不会变大，看了才能做点什么。',
      shame: '过得再仔细的人，也会走到这一步：一场病，一张账单，什么都涨价。这里没人评判你。',
      have: { ask: '第一个数：现在手上大概有多少，卡里、手机里、现金加起来？凭印象就行。', hint: '大概 3400。' },
      due: {
        ask: '第二个数：接下来两周要付的有哪些？先算住的、水电、吃饭。',
        hint: '房租 1800，水电 150，吃饭 600。',
      },
      comes: { ask: '第三个数：这两周会进来多少？', hint: '工资 4500，10 号发。' },
      sum: {
        ask: '三个数放在一起看，怎么样？',
        options: { enough: '足够', tight: '有点紧', short: '不够用', unclear: '看不明白' },
      },
      short: '看着不好受，不过现在知道，比晚知道好。欠着的那边，早点开口，常常能缓一缓。',
      soonest: {
        ask: '最先要保住什么？',
        options: { home: '住的地方', power: '水、电、暖气', food: '吃饭、吃药', loan: '贷款或欠款' },
      },
      helper: {
        ask: '谁能陪你一起看看？',
        options: {
          close: '朋友或家人',
          advice: '懂债务的人',
          office: '社区、街道',
          work: '单位里的人',
          nobody: '想不到谁',
        },
      },
      nobody: '很多地方有免费的法律援助，社区、街道也能问到救助政策。那一个电话，可以先打去打听。',
      call: {
        ask: '打一个能让你松口气的电话，发条消息也行：找谁，说什么？',
        hint: '房东：先付一半，20 号付清行吗？',
      },
      time: { ask: '什么时候做，手边放什么？', hint: '周一上午十点，账单放桌上。' },
    },
    takeaway: { soonest: '最先保住', helper: '谁能帮', call: '我的那个电话', time: '什么时候' },
    keep: '三个大概的数，一个电话，这就是看了第一眼。',
    close: '今天就这些。账单可以收起来了。',
  },

  letterInGrief: {
    about: '给离开的人写几句话，写给走了的宠物也行。我把它们连成一封信，留给你自己。',
    why: '人走了，牵挂不会跟着断。把它写出来，连没来得及说的也写上，往后的日子里，它就有个地方放。',
    steps: {
      to: { ask: '写给谁？就用你平时的称呼开头。', hint: '爷爷：' },
      length: {
        ask: '想怎么写？随时可以停，哭也没关系。',
        options: { whole: '写一整封', lines: '只写几句' },
      },
      since: { ask: '说一件后来发生的事，就像当面讲。', hint: '窗前那棵树又开花了。' },
      miss: { ask: '你想念什么？小事也算，写成对着信里的那一个说的话。', hint: '想你做饭时哼的小曲。' },
      unsaid: {
        ask: '有没有一直没来得及说的？没有就跳过。',
        options: { sorry: '对不起', thanks: '谢谢', love: '你有多重要', anger: '我在生气' },
      },
      sorry: '那时候的你，还不知道今天知道的事。照现在想说的说就好。',
      anger: '生气也可以写进信里，别的感情不会因此少一分。',
      unsaidWords: { ask: '用自己的话，把它写进信里。', hint: '那个星期天没去看你，对不起。' },
      weight: {
        ask: '写到这儿，感觉还行吗？不用勉强多写。',
        options: { goOn: '可以接着写', pause: '先歇一歇', enough: '想收尾了' },
      },
      pause: '抬起头，歇一分钟。感觉身下的椅子或床在托着你，眼睛在屋里找样东西看着。信在这儿等你。',
      keep: {
        ask: '有什么留在了你身上？一个习惯，一句话，学会的一样本事。也写进信里。',
        hint: '包饺子，我还是照你的法子。',
      },
      ending: { ask: '想怎么结尾？', hint: '窗边的椅子给你留着。小宇' },
      place: {
        ask: '这封信放到哪儿？',
        options: {
          keep: '自己留着',
          aloud: '念出声来',
          bring: '带到一个地方',
          letGo: '让它随风去',
          share: '给一个人看',
        },
      },
      gentle: { ask: '现在，为自己做点温和的事。接下来半小时，做什么？', hint: '开盏灯，喝点热的。' },
    },
    takeaway: { keep: '留在我身上的', place: '信放在', gentle: '写完以后' },
    keep: '想念的，和留下来的，是在一起的。',
    close: '信在这儿了，长短都好。今晚对自己轻一点。',
  },
};
