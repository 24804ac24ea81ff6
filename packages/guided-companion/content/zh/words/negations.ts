import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  ^ 安全, ^ 我安全, 是安全的, 很安全, 挺安全, 还算安全, 现在安全, 我没事, ^ 没事了, 不会做傻事, 不会干傻事,
  不做傻事, 不会自杀, 不会伤害自己, 不会真的, 不会去做, 只是想想, 只是说说, 说说而已, 想想而已, 就是想想,
  随口一说, 开玩笑的, 开个玩笑, ^ 有人, 现在有人, 家里有人, 身边有人, 旁边有人, 妈陪着我, 爸陪着我, 妈妈陪着我,
  爸爸陪着我, 朋友陪着我, 室友陪着我, 家人陪着我, 他陪着我, 她陪着我, 妈在旁边, 妈在家, 妈来了, 妈妈来了, 妈妈在,
  爸来了, 爸爸来了, 爸爸在, 他在旁边, 她在旁边, 朋友来了, 朋友在旁边, 室友在, 室友来了, 朋友在, 在我旁边, 老公在,
  老婆在, 马上来, 在来的路上, 在赶来, 已经打了电话, 打过电话了, 已经打过, 给我妈打了, 给朋友打了, 叫了我妈,
  叫了朋友, 不是一个人, 和家人在一起, 和我妈在一起, 和朋友在一起
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  不安全, 不太安全, 不是很安全, 不知道安不安全, 不知道安全不, 不确定安全, 就我一个人, 只有我一个人, 一个人在家,
  我一个人, 一个人 $, 没人陪, 没有人陪, 没人在, 没有人在, ^ 没有人, ^ 没人, 已经吃了, 已经吞了, 已经做了,
  已经划了, 已经割了, 吃下去了, 吞下去了, 都吃了, 今晚, 准备好了, 有计划, 想好了怎么, 控制不住, 管不住自己,
  怕我自己, 怕自己会, 不敢保证, 不能保证, 我决定了, 已经决定了, 在天台, 在楼顶, 站在楼, 站在窗, 站在桥
`);

export const negations: Recognition['negations'] = phrases(
  `不, 没, 不是, 没有, 没那么, 不那么, 不怎么, 不会, 不再, 并不, 不太, 不觉得, 没觉得, 无法`,
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

/** Among them what makes of 不 and 没 another word: 不过, 不知道, 对不起, 睡不着. */
export const turningWords: Recognition['turningWords'] = phrases(`
  但, 可是, 却, 而, 只, 就, 所以, 因为, 过, 知道, 想, 想到, 起, 着, 了, 住, 停, 下, 好, 安, 舒服, 公平, 意思,
  意义, 用, 敢, 能, 理, 爱, 懂, 陪, 回, 睡, 钱, 行, 够
`);

export const addressing: Recognition['addressing'] = phrases('你');
