import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reflectionOfDay } from './reflection-of-day.ts';

/** A thought for the day; everybody has the same one, and none twice in two months. */
export function DailyReflection() {
  const { t } = useTranslation(['common', 'mindfulness']);
  const [now] = useState(() => new Date());
  const texts = t('mindfulness:reflections', { returnObjects: true });
  return (
    <section aria-labelledby="daily-reflection" className="border-s-2 border-accent ps-5">
      <h2 id="daily-reflection" className="text-sm font-semibold text-muted">
        {t('home.reflection')}
      </h2>
      <p className="mt-1.5 max-w-prose font-display text-2xl leading-snug text-balance">
        {texts[reflectionOfDay(now, texts.length)]}
      </p>
    </section>
  );
}
