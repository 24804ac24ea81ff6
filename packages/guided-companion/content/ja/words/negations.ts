import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  安全です, 安全な場所, 安全なところ, ^ 安全 $, 今は安全, 大丈夫です, 今は大丈夫, もう大丈夫, しません, 何もしない, なにもしない, しないです, 母がいる, 母がい, 母といる, 母と一緒, 家族がいる, 家族がいます, 家族といる, 家族と一緒, 友だちといる, 友達といる, 友達と一緒, 友だちと一緒, 一緒にいる, 一緒にいます, 一緒にいてくれ, ひとりじゃない, 一人じゃない, 独りじゃない, そばにいて, そばにいる, 隣にいる, 来てくれ, 来てもらい, 来てもらった,
  帰ってきた, 帰ってきました, 電話した, 電話しました, 電話します, 電話する, 電話してみ, 相談しました, 連絡しました, 連絡した, 思っただけ, 考えただけ, 言っただけ, 冗談, 落ち着いた, 落ち着きました, 落ち着いてき
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  安全じゃない, 安全ではない, 安全じゃ, 大丈夫じゃない, 大丈夫ではない, 大丈夫じゃないです, ひとりです, 一人です, ひとりぼっち, 一人きり, ひとりきり, 誰もいない, だれもいない, 誰もいません, もう飲んだ, 飲んじゃった, 飲みました, 飲んでしまった, もう切った, もうやった, 切ってしまった, やってしまう, やってしまいそう, やりそう, 今夜, 計画して, 計画がある, 準備した, 準備して, 用意してある, 自分が怖い, 自分が信じられ, 抑えられない, 我慢できない, 止められない, もう決めた
`);

export const negations: Recognition['negations'] = phrases(
  'ない, なかった, なくて, なくなっ, なさそう, ません, じゃない, ではない, でない, ではありません, じゃありません, ではなく, じゃなく',
);

/** The verb stands last, and the negation behind it: 「嬉しいとは思えない」. */
export const negationReach: Recognition['negationReach'] = { onwards: 0, backwards: 6 };

export const turningWords: Recognition['turningWords'] = phrases(
  'けど, けれど, が, のに, から, ので, くて, て, で, し, でも, たら, 反面, ながら',
);

export const addressing: Recognition['addressing'] = phrases('あなた, 君は, 君の, きみ, ALENTO, そっち, そちら, お前');
