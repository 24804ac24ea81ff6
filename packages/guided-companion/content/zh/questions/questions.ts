import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      '和{person}相处得好的时候，是什么样的？',
      '这让你和{person}之间有了什么变化？',
      '如果只能对{person}说一句话，会是哪一句？',
      '在{person}身边的时候，你会有什么不一样？',
    ],
    low: ['你想从{person}那里听到什么？', '对{person}，最难开口的是什么？', '现在，你希望{person}怎么做？'],
    high: ['和{person}在一起，你最喜欢什么？', '能和{person}分享这个，是什么感觉？'],
  },
  details: [
    '一想到{detail}，最先冒出来的是什么？',
    '关于{detail}，你心里最放不下的是什么？',
    '关于{detail}，身边的人不知道的是什么？',
    '要是没有人评判，说起{detail}，你会怎么讲？',
  ],
  callbacks: [
    '之前你说到{earlier}。它和现在说的，是怎么连在一起的？',
    '回到你说过的{earlier}：现在怎么样了？',
    '你跟我提过{earlier}。那里还有什么没说完？',
    '我还想着你说的{earlier}。你看这两件事之间有什么联系？',
    '还有{earlier}，你前面说起过：那以后有什么变化？',
  ],
  easy: {
    any: [
      '如果只用一个词来说此刻，会是哪个词？',
      '如果今天是天气，晴、多云还是下雨，会是哪一种？',
      '来这里写之前，你正在做什么？',
      '今天有什么让你多看了一眼，哪怕很小？',
      '是外面的事多一些，还是心里的事多一些？',
      '今天最后和谁说过话？',
      '昨晚睡得怎么样？',
      '想聊发生的事，还是聊你的感受？',
      '今天醒来，第一个念头是什么？',
    ],
    low: [
      '从零到十，今天有多沉？',
      '如果它在身体里有个位置，会在哪里？',
      '这是新来的，还是老相识了？',
      '怎样能让接下来的十分钟好过一点？',
    ],
  },
};
