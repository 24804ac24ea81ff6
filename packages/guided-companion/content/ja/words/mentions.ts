import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** As one speaks of somebody else's people: with さん. */
export const people: readonly Mention[] = [
  { name: 'おばあさん', pronoun: 'she', words: phrases('祖母, おばあちゃん, おばあさん, ばあちゃん, ばあば') },
  { name: 'おじいさん', pronoun: 'he', words: phrases('祖父, おじいちゃん, おじいさん, じいちゃん, じいじ') },
  {
    name: 'ご両親',
    pronoun: 'they',
    words: phrases('両親, 父母, 毒親, うちの親, 親が, 親に, 親と, 親は, 親の, 親も, 親から, 親を'),
  },
  { name: '義理のお母さん', pronoun: 'she', words: phrases('義母, 姑, 義理の母, お義母さん') },
  { name: '義理のお父さん', pronoun: 'he', words: phrases('義父, 舅, 義理の父, お義父さん') },
  {
    name: 'お母さん',
    pronoun: 'she',
    words: phrases(
      '母親, お母さん, 母さん, かあちゃん, うちのママ, おかんが, おかんに, 母が, 母に, 母と, 母は, 母の, 母を, 母も, 母から, ^ 母 $, ^ 母です $',
    ),
  },
  {
    name: 'お父さん',
    pronoun: 'he',
    words: phrases(
      '父親, お父さん, 父さん, とうちゃん, パパ, おとんが, おとんに, 父が, 父に, 父と, 父は, 父の, 父を, 父も, 父から',
    ),
  },
  {
    name: 'お姉さん',
    pronoun: 'she',
    words: phrases('姉が, 姉に, 姉と, 姉は, 姉の, 姉も, お姉ちゃん, お姉さん, 姉貴, 姉ちゃん'),
  },
  {
    name: 'お兄さん',
    pronoun: 'he',
    words: phrases('兄が, 兄に, 兄と, 兄は, 兄の, 兄も, お兄ちゃん, お兄さん, 兄貴, 兄ちゃん'),
  },
  { name: '妹さん', pronoun: 'she', words: phrases('妹が, 妹に, 妹と, 妹は, 妹の, 妹も, 妹を') },
  { name: '弟さん', pronoun: 'he', words: phrases('弟が, 弟に, 弟と, 弟は, 弟の, 弟も, 弟を') },
  { name: '息子さん', pronoun: 'he', words: phrases('息子') },
  { name: '娘さん', pronoun: 'she', words: phrases('娘') },
  {
    name: 'お子さん',
    words: phrases(
      'うちの子, 我が子, わが子, 子どもが, 子どもに, 子どもと, 子どもを, 子供が, 子供に, 子供と, 子供を, こどもが, 赤ちゃん',
    ),
  },
  {
    name: 'ご主人',
    pronoun: 'he',
    words: phrases(
      '夫が, 夫には, 夫から, 夫との, 夫は, うちの夫, 私の夫, ^ 夫, | 夫, 旦那, 主人が, 主人に, 主人は, うちの主人',
    ),
  },
  { name: '奥さん', pronoun: 'she', words: phrases('妻, 嫁, 奥さん, 家内') },
  { name: '彼氏さん', pronoun: 'he', words: phrases('彼氏, カレシ, 私の彼, うちの彼, 今の彼') },
  {
    name: '彼女さん',
    pronoun: 'she',
    words: phrases(
      '私の彼女, 僕の彼女, 俺の彼女, 今の彼女, ^ 彼女に振られ, 彼女とけんか, 彼女と喧嘩, 彼女とケンカ, 彼女と別れ, 彼女ができ',
    ),
  },
  { name: '恋人', words: phrases('恋人, パートナー, 相方, 婚約者') },
  { name: '前の恋人', words: phrases('元カレ, 元彼, 元カノ, 元彼女, 元恋人') },
  { name: '前のご主人', pronoun: 'he', words: phrases('元夫, 元旦那') },
  { name: '前の奥さん', pronoun: 'she', words: phrases('元妻, 元嫁') },
  { name: '好きな人', words: phrases('好きな人, 片思いの, 片想いの') },
  { name: '上司', words: phrases('上司, 部長, 課長, 店長, 社長, 主任') },
  { name: '同僚', words: phrases('同僚, 同期') },
  { name: '後輩', words: phrases('後輩, 部下') },
  { name: '先輩', words: phrases('先輩') },
  { name: '親友', words: phrases('親友') },
  { name: '友だち', words: phrases('友達, 友だち, ともだち, 友人, ママ友') },
  { name: '先生', words: phrases('先生, 教授, 担任') },
  { name: 'おばさん', pronoun: 'she', words: phrases('叔母, 伯母, おばさん') },
  { name: 'おじさん', pronoun: 'he', words: phrases('叔父, 伯父, おじさん') },
];

export const pronouns: Recognition['pronouns'] = {
  he: phrases('彼が, 彼に, 彼と, 彼は, 彼の, 彼を, 彼も, 彼から, あいつ'),
  she: phrases('彼女が, 彼女に, 彼女と, 彼女は, 彼女の, 彼女を, 彼女も, 彼女から'),
  they: phrases('彼ら, あの人たち, あの人達, みんな'),
};

export const details: readonly Mention[] = [
  { name: '試験', words: phrases('試験, テスト, 受験, 模試') },
  { name: '面接', words: phrases('面接') },
  { name: '会議', words: phrases('会議, ミーティング') },
  { name: '仕事を失ったこと', words: phrases('解雇, リストラ, クビにな, クビにされ, 失業') },
  { name: '借金', words: phrases('借金, リボ払い') },
  { name: '家賃', words: phrases('家賃') },
  { name: '旅行', words: phrases('旅行') },
  { name: '結婚式', words: phrases('結婚式, 披露宴') },
  { name: 'けんか', words: phrases('けんか, 喧嘩, ケンカ, 言い合い, 口論') },
  { name: '論文', words: phrases('卒論, 修論, 論文') },
  { name: '昇進', words: phrases('昇進, 昇格') },
  { name: 'プロジェクト', words: phrases('プロジェクト, 案件') },
  { name: '締め切り', words: phrases('締め切り, 締切, 納期') },
  { name: '手術', words: phrases('手術') },
  { name: '検査の結果', words: phrases('検査結果, 検査の結果, 再検査') },
  { name: '妊娠', words: phrases('妊娠') },
  { name: '発表', words: phrases('プレゼン, 発表') },
  { name: '引っ越し', words: phrases('引っ越, 引越, ひっこし') },
  { name: 'SNS', words: phrases('SNS, インスタ, TIKTOK, ツイッター, TWITTER, フェイスブック') },
  { name: '返事のないLINE', words: phrases('既読スルー, 既読無視, 未読無視, 未読スルー') },
  { name: 'ワンちゃん', words: phrases('うちの犬, 愛犬, 犬が, 犬と, ワンコ, わんこ') },
  { name: '猫ちゃん', words: phrases('うちの猫, 愛猫, 猫が, 猫と, ニャンコ, にゃんこ') },
  { name: '誕生日', words: phrases('誕生日') },
  { name: 'クリスマス', words: phrases('クリスマス') },
  { name: '年末年始', words: phrases('年末, 年始, お正月, 正月') },
  { name: '帰省', words: phrases('帰省, お盆') },
  { name: '離婚', words: phrases('離婚') },
  { name: '転職', words: phrases('転職') },
];
