import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** Only names that are spelt alike in every case: "والدك", not "أبوك". */
export const people: readonly Mention[] = [
  { name: 'أمك', pronoun: 'she', words: phrases('أمي, ماما, مامتي, يما, ماميتي, الماما') },
  { name: 'والدتك', pronoun: 'she', words: phrases('والدتي, الوالدة') },
  {
    name: 'والدك',
    pronoun: 'he',
    words: phrases(`
      أبوي, أبويا, بابا, والدي, الوالد, البابا, مع أبي, من أبي, عن أبي, أن أبي, أبي لا, أبي كان, أبي مريض, أبي مات,
      أبي توفي, أبي يصرخ, أبي يقول, أبي دائما, أبي دايما, وأبي, أمي وأبي
    `),
  },
  { name: 'أهلك', pronoun: 'they', words: phrases('أهلي, عيلتي, عائلتي, أسرتي, الأهل') },
  { name: 'أختك', pronoun: 'she', words: phrases('أختي, اختي, شقيقتي') },
  { name: 'شقيقك', pronoun: 'he', words: phrases('أخي, أخوي, أخويا, شقيقي') },
  { name: 'إخوتك', pronoun: 'they', words: phrases('إخوتي, إخواني, أخواتي, خواتي') },
  { name: 'جدتك', pronoun: 'she', words: phrases('جدتي, ستي, تيتا, تيته, نانا') },
  { name: 'جدك', pronoun: 'he', words: phrases('جدي, جدو, سيدي') },
  { name: 'ابنك', pronoun: 'he', words: phrases('ابني, إبني, ولدي') },
  { name: 'ابنتك', pronoun: 'she', words: phrases('بنتي, ابنتي') },
  { name: 'أطفالك', pronoun: 'they', words: phrases('أولادي, ولادي, عيالي, أطفالي, أبنائي') },
  { name: 'زوجك', pronoun: 'he', words: phrases('زوجي, جوزي') },
  { name: 'زوجتك', pronoun: 'she', words: phrases('زوجتي, مراتي, مرتي') },
  { name: 'خطيبك', pronoun: 'he', words: phrases('خطيبي') },
  { name: 'خطيبتك', pronoun: 'she', words: phrases('خطيبتي') },
  { name: 'حبيبك', pronoun: 'he', words: phrases('حبيبي') },
  { name: 'حبيبتك', pronoun: 'she', words: phrases('حبيبتي') },
  { name: 'طليقك', pronoun: 'he', words: phrases('طليقي') },
  { name: 'طليقتك', pronoun: 'she', words: phrases('طليقتي') },
  { name: 'مديرك', pronoun: 'he', words: phrases('مديري, المدير, رئيسي في العمل') },
  { name: 'مديرتك', pronoun: 'she', words: phrases('مديرتي, المديرة') },
  { name: 'صديقك', pronoun: 'he', words: phrases('صديقي, صاحبي, صحبي, رفيقي, خويي, أعز صديق') },
  { name: 'صديقتك', pronoun: 'she', words: phrases('صديقتي, صاحبتي, صحبتي, رفيقتي, خويتي, أعز صديقة') },
  { name: 'رفاقك', pronoun: 'they', words: phrases('أصدقائي, أصحابي, صحابي, رفقاتي, ربعي, أخوياي, شلتي') },
  { name: 'زميلك', pronoun: 'he', words: phrases('زميلي') },
  { name: 'زميلتك', pronoun: 'she', words: phrases('زميلتي') },
  { name: 'من معك في العمل', pronoun: 'they', words: phrases('زملائي, زمايلي') },
  { name: 'أستاذك', pronoun: 'he', words: phrases('أستاذي, دكتور المادة, مشرفي') },
  { name: 'معلمتك', pronoun: 'she', words: phrases('معلمتي, أستاذتي, مشرفتي') },
  { name: 'خالتك', pronoun: 'she', words: phrases('خالتي') },
  { name: 'عمتك', pronoun: 'she', words: phrases('عمتي') },
  { name: 'خالك', pronoun: 'he', words: phrases('خالي') },
  { name: 'عمك', pronoun: 'he', words: phrases('عمي') },
  { name: 'حماتك', pronoun: 'she', words: phrases('حماتي') },
];

export const pronouns: Recognition['pronouns'] = {
  he: phrases('هو, منه, معه, له, عنه, عليه, معاه, وياه'),
  she: phrases('هي, منها, معها, لها, عنها, عليها, معاها, وياها'),
  they: phrases('هم, منهم, معهم, لهم, عنهم, عليهم, معاهم, هما'),
};

/** Each name stands after "عن". */
export const details: readonly Mention[] = [
  { name: 'الامتحان', words: phrases('امتحان, امتحاني, امتحانات, امتحاناتي, اختبار, اختباري, اختبارات, فاينل, ميدترم') },
  { name: 'المقابلة', words: phrases('مقابلة, مقابلة عمل, انترفيو') },
  { name: 'الاجتماع', words: phrases('اجتماع, اجتماعات') },
  {
    name: 'خسارة العمل',
    words: phrases(
      'فصلوني, طردوني, انطردت, طردت من, خسرت شغلي, خسرت عملي, أخسر عملي, أخسر شغلي, أفقد عملي, فقدت عملي, فقدت وظيفتي',
    ),
  },
  { name: 'الديون', words: phrases('ديون, ديوني, مديون, مديونة, علي دين') },
  { name: 'الإيجار', words: phrases('إيجار, اجار') },
  { name: 'الفواتير', words: phrases('فواتير, فاتورة') },
  { name: 'السفر', words: phrases('سفر, رحلة, سفرة') },
  { name: 'الزفاف', words: phrases('عرس, عرسي, زفاف, زفافي') },
  {
    name: 'الخلاف',
    words: phrases(
      'خناقة, تخانقنا, تخانقت, اتخانقنا, اتخانقت, خناق, خلاف, شجار, تشاجرنا, تشاجرت, هوشة, تهاوشنا, تهاوشت',
    ),
  },
  { name: 'رسالة التخرج', words: phrases('أطروحة, رسالة الماجستير, بحث التخرج, مشروع التخرج') },
  { name: 'الترقية', words: phrases('ترقية, ترقيت, اترقيت') },
  { name: 'المشروع', words: phrases('مشروع') },
  { name: 'موعد التسليم', words: phrases('ديدلاين, موعد التسليم') },
  { name: 'العملية الجراحية', words: phrases('عملية جراحية, جراحة') },
  { name: 'نتيجة التحاليل', words: phrases('تحاليل, نتيجة التحليل, نتائج التحاليل') },
  { name: 'الحمل', words: phrases('حامل, حملي') },
  { name: 'العرض', words: phrases('برزنتيشن, بريزنتيشن, عرض تقديمي') },
  { name: 'الانتقال', words: phrases('انتقلنا, انتقلت إلى, انتقال, نقلنا') },
  {
    name: 'مواقع التواصل',
    words: phrases('انستغرام, انستجرام, انستا, تيك توك, فيسبوك, سوشيال ميديا, مواقع التواصل, سناب, تويتر'),
  },
  { name: 'كلبك', words: phrases('كلبي') },
  { name: 'قطتك', words: phrases('قطتي, بسي, بستي') },
  { name: 'عيد الميلاد', words: phrases('عيد ميلادي, عيد ميلاد') },
  { name: 'رمضان', words: phrases('رمضان') },
  { name: 'العيد', words: phrases('في العيد, بالعيد, قبل العيد, بعد العيد, ليلة العيد') },
  { name: 'الطلاق', words: phrases('طلاق, طلاقي, تطلقت, اتطلقت') },
  { name: 'الخطوبة', words: phrases('خطوبة, خطوبتي') },
  { name: 'الموعد', words: phrases('موعد, موعدي') },
];
