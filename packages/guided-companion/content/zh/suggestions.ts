import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: '慢慢呼气，是在告诉身体危险过去了，所以可以这样：数到四吸气，数到六呼气，大约五次。',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: '脑子跑得太快时，感官能把人带回来：找五样看得见的，四样摸得到的，三样听得见的，慢慢来。',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: '紧张爱躲在身体里：用力握拳五秒，一下子松开，感觉一下差别，再对肩膀做一遍。',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: '脑子会反复念叨，是因为怕忘。把它们都写到纸上，分两栏，一栏靠自己，一栏不靠自己，让第二栏先歇着。',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: '样样都急，就样样都动不了。只挑一件十分钟能做的，别的先等着：小小开个头，方向感会回来一点。',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: '攒下的累没法一次还清，但短短歇一下有用：五分钟不看屏幕，往远处看看，就算真正的休息。',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: '手里有一句现成的话，界限就好立一些。可以先写下来：“现在不行，周四可以。”话备好了，当场的压力会小一点。',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: '强烈的情绪是身体里的一股劲，得有个出口：下楼快步走一圈，再短也行，往往就没那么冲了。',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: '有些话得先出来，再决定要不要给谁看。写一封永远不寄的信，不过滤：落到纸上，它就不再原地打转。',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: '留下来的爱，需要有个去处。可以给想念的那一个写几行，讲讲自己的这一天，就像话还接着说。',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: '记得也是一种照顾：选一张照片、一首歌或一样东西，给这段回忆十分钟，好过一整天都在挡它。',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: '人对别人往往更公平。写下朋友遇到同样的事时你会说的话，再把名字换成自己，念出声来。',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: '记性爱留下没做好的，丢掉其余的。为了扳平一点，写三件今天因为有你才发生的事，再小也算。',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: '孤单会让人觉得没有谁想知道。做个小小的试验：给一个人发一句“刚才想到你了”，什么都不求。',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: '重量一分担，大小就变了。想一个人，再想一个很具体的请求，比如“今晚能给我打个电话吗”，比“帮帮我”好开口。',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: '“想做”有时跟在“做”的后面。挑一件从前喜欢的事，只做两分钟，不要求它有意思。',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: '没人催的时候，睡意更容易来。躺着，从脚到额头，让每一处都软下来，目标只是歇着。',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: '床会记住人在床上做了什么。要是二十来分钟还没睡着，就起来，在暗一点的灯下做点安静的事，眼皮沉了再回去。',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: '没有时间限制的新闻，会变成响一整天的警报。给它定两个短短的时段，其余的时间不让它够着。',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: '事情太大的时候，从近处动手会好一些：一件具体的事，和自家门口那条街或这一周一样大，脚下就踏实一点。',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: '决定困在脑子里，就会原地打圈。拿一天当作已经选了第一条路，再拿一天当作选了另一条，记下身体的反应：它会给出道理看不到的提示。',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: '照顾别人的人，也该在名单上。今天挑五分钟只留给自己，慢慢洗个澡，或者不看屏幕地喝杯热的。',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: '没人去看的数字，会在想象里越长越大。拿一张纸，写下进来的、固定要出去的和着急的：真实的大小往往没那么吓人。',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: '停一小下，能腾出一点地方：一只手放在胸口，慢慢呼吸三次，只留意气呼出去的时候。',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: '什么都堵在脑子里时，身体能帮人落地：两只脚平放在地上，肩膀松下来，花一分钟感觉身体坐在椅子上的重量。',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: '这样的日子，把标准放低会好过些：想一想今天最少做到什么就算够，然后让它真的够。',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: '换个地方，念头也会跟着挪一点。开一扇窗，或者走到路口再回来，这个圈就先断一下。',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: '好的时刻没人留，就走得很快。闭上眼睛半分钟，回到那个场景里去，光、声音、一张张脸，都看一遍。',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: '开心说出来会变大。挑一个在这件事里有份的人，用一个具体的例子告诉那个人，它给你带来了什么不同。',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: '给灰一点的日子存点什么，是好主意：写三行，发生了什么，你为它做了什么。',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: '状态好的时候，最适合种下一颗种子：趁还有劲儿，记下接下来的一小步。',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: '平静也可以背下来。什么都不做，在里面多待两分钟，让身体记住回来的路。',
    },
  ],
  accepted: [
    '好，慢慢来。做完告诉我有什么变化，再小也行。',
    '不着急。做完以后，你留意到了什么？',
    '好。没有标准做法，只有你的做法。试的时候，你感觉到了什么？',
    '按你的节奏来。有一点用就很好，没用也值得知道。',
  ],
  done: [
    '真好，你给了自己这点时间。有什么变化，哪怕一点点？',
    '肯试就很好。和刚才比，身体现在怎么样？',
    '这就是在照顾自己。做的时候，你留意到了什么？',
  ],
  declined: [
    '没关系，不是每个主意都合时宜。现在什么更适合你？',
    '没问题，不做也行。想聊点什么？',
    '比起什么建议，你更了解自己。平时什么对你管用？',
    '好。不做练习，聊聊也有用。心里还放着什么？',
  ],
};
