import { expect, test } from 'vitest';
import { arabic } from '../../content/ar/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['مديري هزأني قدام الكل في الاجتماع', 'work'],
  ['طردوني من الشغل', 'work'],
  ['بكره الدوام', 'work'],
  ['ضغط العمل لا يحتمل', 'work'],
  ['عندي امتحان بكرة', 'study'],
  ['مش عارفة أذاكر', 'study'],
  ['رسالة الماجستير واقفة', 'study'],
  ['أمي ما بتسمعني أبدا', 'family'],
  ['تخانقت مع أخويا', 'family'],
  ['اهلي ضدي', 'family'],
  ['زوجي ما عاد يكلمني', 'relationship'],
  ['خطيبتي تتجاهلني', 'relationship'],
  ['سابني من غير سبب', 'breakup'],
  ['انفصلنا امبارح', 'breakup'],
  ['تطلقت بعد عشر سنين', 'breakup'],
  ['صاحبي اختفى فجأة', 'friendship'],
  ['أحس بالوحدة', 'loneliness'],
  ['ماعنديش صحاب', 'loneliness'],
  ['محدش فاهمني', 'loneliness'],
  ['جدي توفى الاسبوع الماضي', 'grief'],
  ['فقدت أمي في رمضان', 'grief'],
  ['قطتي ماتت', 'grief'],
  ['مش قادر أنام', 'sleep'],
  ['أرق كل ليلة', 'sleep'],
  ['صحيت من كابوس', 'sleep'],
  ['غرقان ديون', 'money'],
  ['الايجار والفواتير', 'money'],
  ['مافيش فلوس آخر الشهر', 'money'],
  ['عندي عملية جراحية', 'health'],
  ['مستني نتيجة التحليل', 'health'],
  ['أنا فاشل', 'selfWorth'],
  ['بكره نفسي', 'selfWorth'],
  ['أحس إني عبء على الكل', 'selfWorth'],
  ['قلقانة اوي', 'anxiety'],
  ['متوتر من كل شي', 'anxiety'],
  ['وساوس ما تخليني', 'anxiety'],
  ['جاتني نوبة هلع في الباص', 'panic'],
  ['قلبي بيدق بسرعة ومش قادر أتنفس', 'panic'],
  ['أنا معصبة مرة', 'anger'],
  ['زعق لي قدام الناس', 'anger'],
  ['تعبااااان', 'exhaustion'],
  ['ما عندي طاقة لشي', 'exhaustion'],
  ['مافيني حيل', 'exhaustion'],
  ['ضايعة وما أعرف وش أسوي بحياتي', 'future'],
  ['لازم آخذ قرار', 'future'],
  ['الذنب ذنبي', 'guilt'],
  ['ندمت على كل شي', 'guilt'],
  ['انتقلنا لبلد جديد', 'change'],
  ['الغربة صعبة وما عم اتأقلم', 'change'],
  ['بنتي ما تحكي معي', 'parenting'],
  ['البيبي ما بينام', 'parenting'],
  ['أنا ممتنة جدا', 'gratitude'],
  ['نجحت في السواقة!!', 'joy'],
  ['اترقيت', 'joy'],
  ['حاسس بفراغ', 'emptiness'],
  ['كل شي بلا طعم', 'emptiness'],
  ['أبي لا يكلمني', 'family'],
  ['أخبار الحرب تخوفني', 'world'],
  ['ta3ban mn el shoghl', 'work'],
  ['ana ta3bana awi', 'exhaustion'],
];

const feelings: [string, string][] = [
  ['أنا حزينة', 'sadness'],
  ['زعلان', 'sadness'],
  ['مش كويس', 'sadness'],
  ['نفسيتي تعبانه', 'sadness'],
  ['اشتقتلها', 'longing'],
  ['وحشتني أوي', 'longing'],
  ['جرحني كلامه', 'hurt'],
  ['خاب أملي', 'disappointment'],
  ['محبط', 'disappointment'],
  ['خايفه', 'fear'],
  ['أنا خائف جدا', 'fear'],
  ['محرجة من نفسي', 'shame'],
  ['مضغوطة من كل جهة', 'overwhelm'],
  ['مخنوق', 'overwhelm'],
  ['محتار', 'confusion'],
  ['ملخبطة', 'confusion'],
  ['مبسوطة اليوم', 'joy'],
  ['فخورة بنفسي', 'pride'],
  ['ارتحت', 'relief'],
  ['عندي أمل', 'hope'],
  ['هادية الحمدلله', 'calm'],
  ['بحبها', 'love'],
  ['حُزنٌ شديد', 'sadness'],
  ['حزيــــن', 'sadness'],
  ['ana 7azin', 'sadness'],
  ['msh mabsoot, za3lana', 'sadness'],
];

const acts: [string, string | null][] = [
  ['مرحبا', 'greeting'],
  ['السلام عليكم', 'greeting'],
  ['صباح الخير!', 'greeting'],
  ['هلااا', 'greeting'],
  ['هلا، تهاوشت مع أمي اليوم وما قدرت أوقف بكاء', null],
  ['تصبح على خير', 'goodNight'],
  ['شكرا كتير', 'thanks'],
  ['يسلمو', 'thanks'],
  ['مع السلامة', 'goodbye'],
  ['لازم أمشي', 'goodbye'],
  ['bye', 'goodbye'],
  ['نعم', 'yes'],
  ['ايوه', 'yes'],
  ['شوي', 'yes'],
  ['لا', 'no'],
  ['لا مش كتير', 'no'],
  ['مو الحين', 'no'],
  ['مدري', 'dontKnow'],
  ['معرفش', 'dontKnow'],
  ['لا أعرف', 'dontKnow'],
  ['انت روبوت؟', 'areYouAi'],
  ['عم احكي مع بوت؟', 'areYouAi'],
  ['مين انت؟', 'whoAreYou'],
  ['هل هذا سري؟', 'secrecy'],
  ['أوقف الدواء ولا لا؟', 'medicine'],
  ['هل عندي اكتئاب؟', 'naming'],
  ['عايزة أكلم حد حقيقي', 'wantsPerson'],
  ['أحبك', 'affection'],
  ['كيفك؟', 'howAreYou'],
  ['ازيك', 'howAreYou'],
  ['مش قصدي', 'misunderstood'],
  ['ما عاصمة فرنسا؟', 'offTopic'],
  ['ما بدي احكي عن هالشي', 'silence'],
  ['بالظبط', 'agreement'],
  ['هههههه', 'laughter'],
  ['آسفة', 'apology'],
  ['جربت التمرين', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['١٢٣٤٥', 'short'],
  ['امم', 'short'],
  ['i do not know what to do with all of this', 'foreign'],
  ['هل رأيت البحر أنت؟', 'question'],
];

const asks: [string, AskKind][] = [
  ['بس بدي فضفض', 'listen'],
  ['علمني تمرين تنفس', 'doWithMe'],
  ['وش أسوي؟', 'advice'],
  ['أعمل ايه؟', 'advice'],
];

const complaints: string[] = ['كلامك ما بيساعدني، ما بتساعدني', 'بطل أسئلة'];

test('themes are recognised in any dialect and spelling', () => {
  const missed = themes.filter(([text, theme]) => !understand(arabic, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(arabic, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(arabic, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('whether somebody is safe is heard', () => {
  expect(understand(arabic, 'أنا بأمان، أمي جنبي').safety).toBe('safe');
  expect(understand(arabic, 'لست بأمان').safety).toBe('unsafe');
  expect(understand(arabic, 'ما في حدا معي').safety).toBe('unsafe');
  expect(understand(arabic, 'لا أشعر بالأمان').safety).toBe('unsafe');
  expect(understand(arabic, 'لوحدي في البيت').safety).toBe('unsafe');
  expect(understand(arabic, 'مش لوحدي').safety).toBe('safe');
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(arabic, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(arabic, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(arabic, 'لست غاضبا').feelings).toEqual([]);
  expect(understand(arabic, 'مش مبسوط')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(arabic, 'لا، أنا فرحان').feelings).toEqual(['joy']);
  expect(understand(arabic, 'مش متأكد بس أنا حزين').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(arabic, 'فرحانة بس خايفة').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(arabic, 'أمي ومديري').people).toEqual(['أمك', 'مديرك']);
  expect(understand(arabic, 'أبي أنام').people).toEqual([]);
  expect(understand(arabic, 'اسمع كلامي').people).toEqual([]);
  expect(understand(arabic, 'المقابلة بكرة').details).toEqual(['المقابلة']);
});

test('everyday words are no feelings and no misspellings of them', () => {
  for (const text of ['العصفور على الشباك', 'رحت المكتبة', 'شربت قهوة', 'هم في الحديقة', 'بكرة الجمعة', 'ولد صغير']) {
    expect(understand(arabic, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
