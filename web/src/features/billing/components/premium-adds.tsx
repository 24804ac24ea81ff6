import { useTranslation } from 'react-i18next';
import { useConfig } from '#lib/use-config.ts';
import { CheckIcon } from '#ui/icons.tsx';

/** What Premium adds, by name, and what is everybody's. */
export function PremiumAdds() {
  const { t } = useTranslation('billing');
  const hasOwnModel = useConfig()?.features.premiumModel === true;
  const engine = hasOwnModel ? [t('open.engine')] : [];
  return (
    <section>
      <h2 className="font-display text-2xl">{t('adds.title')}</h2>
      <ul className="mt-4 flex flex-col gap-3">
        {[t('open.talks'), ...engine, t('adds.listening'), t('adds.pdf'), t('adds.support')].map((text) => (
          <li key={text} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose border-s-2 border-accent ps-4">{t('adds.always')}</p>
    </section>
  );
}
