import type { GuidedContent } from '../../src/content.ts';

export const summaries: GuidedContent['summaries'] = [
  '我把线头收一收：你说到了{list}，底下还有{feelings}。有什么要紧的，我漏掉了？',
  '回头看看走过的这一段，我们聊了{list}。这里面，你最想留下的是什么？',
  '如果用一句话来说，这次聊天经过了{list}，中间是{feelings}。你会补上什么？',
  '我们已经走了不短的路，聊到了{list}。和刚开始比，你现在有什么不一样？',
  '到现在为止，你带来的是：{list}。哪一样最先需要照顾？',
  '留在我这里的是：你讲了{list}，一路上还有{feelings}。把它们放在一起看，是什么感觉？',
];
