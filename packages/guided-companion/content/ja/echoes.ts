import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '「{words}」、覚えておきます。',
    '「{words}」と書いてくれましたね。そのまま受けとりました。',
    '「{words}」。その言葉のまま、心にとめます。',
    '「{words}」ということなのですね。',
  ],
  low: [
    '「{words}」、そこがいちばん重いところですね。',
    '「{words}」。きついですね。まっすぐ書いてくれました。',
    '「{words}」では、すり減るのも当たり前です。',
    'ここで残るのは、「{words}」のところです。',
    '「{words}」。痛いですよね。痛がっていいところです。',
    '書いてくれた「{words}」は、小さなことではありません。',
  ],
  high: [
    '「{words}」、もう一度読み返していい言葉です。',
    '「{words}」。いい知らせですね。',
    'いちばん好きな一行は、「{words}」です。',
    '書いてくれた「{words}」に、全部出ていますね。',
  ],
};
