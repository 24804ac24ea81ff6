import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: '長く吐く息は、危険は過ぎたとからだに伝えます。四つ数えて吸い、六つ数えて吐く。それを五回ほど。',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: '頭が走りだしたときは、五感が今に連れもどしてくれます。見えるものを五つ、触れるものを四つ、聞こえるものを三つ、ゆっくり探してみてください。',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'こわばりは、からだに隠れます。こぶしを五秒ぎゅっと握り、一気にゆるめて、その違いを味わう。肩でも同じように。',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: '頭は、忘れるのが怖いものをくり返します。紙を二列に分けて、自分で動かせるものと動かせないものを書き出し、二列めはそこに休ませておく。',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: '全部が急ぎだと、何も動きません。十分で収まることをひとつだけ選び、残りは待たせておく。小さな始まりが、向きを取りもどしてくれます。',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'たまった疲れは一度には返せませんが、短い休みは効きます。画面を見ない五分、遠くを眺めるだけで、ちゃんとした休みです。',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: '断るのは、言葉が用意してあると楽になります。「今は難しいのですが、木曜なら」のように、自分の一文を書いておく。その場の重さが少し減ります。',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: '強い気持ちは、からだの中の力で、出口を探しています。近所をひと回り、少し速めに歩くだけで、角が取れることがあります。',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: '誰かに届く前に、外に出たがっている言葉があります。決して出さない手紙を、遠慮なしに書く。紙の上では、痛みがぐるぐる回るのをやめます。',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: '残った愛情には、行き先がいります。恋しい相手に、今日の出来事を数行書いてみる。会話が続いているかのように。',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: '思い出すことも、大切にするひとつの形です。写真か歌か物をひとつ選び、一日じゅう追い払う代わりに、その思い出に十分だけ席をあげる。',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: '人には公平でいられるのに、自分には厳しくなりがちです。同じ立場の友だちにかける言葉を書き、自分の名前を入れて声に出して読んでみる。',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: '記憶は、うまくいかなかったことばかり残します。釣りあいを取るために、自分がいたから起きた今日のことを三つ、小さくても書きとめる。',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'さびしさは、誰も自分に関心がないように見せます。小さな実験として、ひとりに「ふと思い出して」とだけ送ってみる。何も求めずに。',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: '荷は、分けると大きさが変わります。ひとりを思い浮かべ、「今夜、電話してほしい」のような具体的な頼みごとをひとつ。「助けて」より言いやすいはずです。',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'やる気は、始める前ではなく、始めたあとに来ることがあります。前に好きだったことを二分だけ。楽しくなくてもかまわない、ということにして。',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: '眠りは、求められないときに来やすいものです。布団の中で、足の先から額まで順にゆるめていく。目標は眠ることではなく、休むことだけ。',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: '布団は、そこでしたことを覚えます。二十分ほど眠れなければ、いったん起きて、暗めの灯りで静かなことをし、まぶたが重くなったら戻る。',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: '時間を決めないニュースは、一日じゅう鳴る警報になります。見る時間を短く二回に決めて、残りの時間は手の届かないところへ。',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: '大きすぎることには、近くで動くのが助けになります。自分の町や今週くらいの大きさの、具体的なことをひとつ。足もとが少し戻ってきます。',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: '頭の中の決断は、ぐるぐる回ります。一日は一つめの道を選んだつもりで、次の日は別の道のつもりで過ごし、からだの反応を書きとめる。理屈が見落とす手がかりがあります。',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: '世話をする人も、世話をされる人の名簿に入っています。今日は自分だけの五分を。急がない風呂でも、画面なしのお茶でも。',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: '見ないでいる数字は、想像の中で大きくなります。紙一枚に、入るもの、決まって出るもの、急ぐものを書く。本当の大きさは、たいてい思うより怖くありません。',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: '短い間は、少しの余白を作ります。胸に手を当てて、ゆっくり三回。出ていく息だけを感じながら。',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: '全部が頭の中にあるとき、からだが着地を手伝ってくれます。両足を床につけ、肩を下ろし、椅子にかかる重さを一分だけ感じる。',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'こういう日は、合格点を下げると楽になります。今日これだけあれば十分、という最小のものを決めて、本当にそれで十分にする。',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: '場所が変わると、考えも少し変わります。窓を開ける、角まで歩く。それだけで、堂々めぐりがひととき途切れます。',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'よい瞬間は、誰かがつかまえないと速く過ぎます。目を閉じて三十秒、その場面に戻り、光、音、顔を細かく思い出す。',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: '喜びは、話すと育ちます。これに関わった人をひとり選び、何がどう変わったか、具体的な例をひとつ添えて伝える。',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: '曇りの日のために、取っておくと助けになります。何が起きて、そのために自分が何をしたか、三行で書いておく。',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: '調子のよいときは、次の種をまくのにいちばんです。その気があるうちに、小さな一歩をひとつ書きとめる。',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: '落ち着きも、からだで覚えられます。何もせずに、あと二分だけその中にいる。帰り道をからだが覚えるように。',
    },
  ],
  accepted: [
    'いいですね。時間をかけて。終わったら、何が変わったか、少しでも聞かせてください。',
    '急がなくて大丈夫です。終わったとき、何に気づきましたか？',
    'はい。正しいやり方はなく、自分のやり方があるだけです。やってみて、何を感じますか？',
    '自分のペースでどうぞ。少し楽になればそれもよし、ならなければ、それも知る値打ちがあります。',
  ],
  done: [
    '自分にその時間をあげたのですね。わずかでも、何が変わりましたか？',
    '試してみたのですね。前とくらべて、からだは今どうですか？',
    '自分の手当てをしたのですね。しているあいだ、何に気づきましたか？',
  ],
  declined: [
    '大丈夫です、どの案もいつも合うわけではありません。今は何のほうが合いそうですか？',
    '問題ありません、置いておきましょう。何を話したいですか？',
    'どんな案よりも、自分のことは自分がよく知っています。いつもは何が効きますか？',
    'わかりました。練習がなくても、話すことに値打ちがあります。まだ気になっているのは、何でしょうか？',
  ],
};
