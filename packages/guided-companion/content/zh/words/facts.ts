import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const facts: Recognition['facts'] = {
  kinds: [
    phrases('狗, 狗狗, 小狗, 狗子, 金毛, 柯基, 泰迪'),
    phrases('猫, 猫咪, 小猫, 猫猫, 猫主子, 橘猫, 布偶'),
    phrases('仓鼠, 兔子, 鹦鹉, 乌龟, 宠物'),
    phrases('妈妈, 我妈, 老妈, 母亲'),
    phrases('爸爸, 我爸, 老爸, 父亲'),
    phrases('奶奶, 外婆, 姥姥, 阿嫲, 阿婆'),
    phrases('爷爷, 外公, 姥爷, 阿公'),
    phrases('哥哥, 弟弟, 我哥, 我弟'),
    phrases('姐姐, 妹妹, 我姐, 我妹'),
    phrases('儿子, 老二, 老大, 宝宝, 孩子, 娃'),
    phrases('女儿, 闺女, 姑娘'),
    phrases('孙子, 孙女, 外孙'),
    phrases('老公, 丈夫'),
    phrases('老婆, 妻子, 媳妇'),
    phrases('男朋友, 男友, 对象'),
    phrases('女朋友, 女友'),
    phrases('前任, 前男友, 前女友, 前夫, 前妻'),
    phrases('闺蜜, 死党, 发小, 兄弟'),
    phrases('朋友, 哥们, 姐妹'),
    phrases('老板, 领导, 主管, 经理, 上司'),
    phrases('同事'),
    phrases('老师, 班主任, 导师, 教练'),
    phrases('同桌, 同学'),
    phrases('室友, 舍友'),
    phrases('邻居, 房东'),
    phrases('婆婆, 公公, 岳母, 岳父'),
    phrases('叔叔, 阿姨, 舅舅, 姑姑, 大姑, 表哥, 表姐, 堂哥, 堂姐'),
  ],
  named: [
    '{kind}的名字是{name}',
    '{kind}的名字叫{name}',
    '{kind}名字叫{name}',
    '{kind}名叫{name}',
    '{kind}叫做{name}',
    '{kind}叫{name}',
  ],
  beside: [],
  pronoun: [
    '它叫{name}',
    '他名叫{name}',
    '她名叫{name}',
    '它的名字是{name}',
    '他的名字是{name}',
    '她的名字是{name}',
    '名字叫{name}',
  ],
  notNames: phrases(`
    我, 你, 他, 她, 它, 什么, 啥, 我去, 我回, 他去, 她去, 我们, 他们, 大家, 一声, 了, 得, 着, 不, 人, 起来, 外卖, 车, 停, 苦, 惨, 醒, 救命, 吃饭, 回家, 我吃饭, 我回家, 我滚
  `),
  days: phrases(`
    周一, 周二, 周三, 周四, 周五, 周六, 周日, 周天, 周末, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六, 星期天, 星期日, 礼拜一, 礼拜二, 礼拜三, 礼拜四, 礼拜五, 礼拜六, 礼拜天, 今天, 明天, 后天, 今晚, 明早, 明晚, 下周, 下礼拜, 下个月, 月底, 初一, 初二, 初三, 过年, 除夕, 中秋, 国庆, 清明, 一号, 二号, 三号, 五号, 十号, 1号, 2号, 3号, 5号, 8号, 10号, 12号, 15号, 18号, 20号, 23号, 25号, 28号, 点, 月
  `),
  asksWhen: phrases('什么时候, 啥时候, 哪天, 几号, 几点, 周几, 星期几, 礼拜几, 哪一天, 多少天, 几月'),
};
