import { languageCodes } from '@alento/domain/language/languages.ts';
import { useTranslation } from 'react-i18next';

const promises = ['locked', 'help', 'yours', 'offline', 'languages', 'ai'] as const;

/** What the code keeps. */
export function Promises() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto max-w-6xl px-5 py-20 sm:px-8 lg:py-28" aria-labelledby="promises-title">
      <div className="lg:flex lg:items-baseline lg:justify-between">
        <h2 id="promises-title" className="font-display text-[clamp(2rem,6vw,3.25rem)]">
          {t('promises.title')}
        </h2>
        <p className="mt-2 text-lg text-muted">{t('promises.text')}</p>
      </div>
      <ul className="promises">
        {promises.map((promise) => (
          <li key={promise} className="promise">
            <h3 className="font-display text-2xl">{t(`promises.${promise}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`promises.${promise}.text`, { languages: languageCodes.length })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
