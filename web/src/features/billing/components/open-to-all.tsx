import { useTranslation } from 'react-i18next';
import { CheckIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

const open = ['talks', 'engine', 'history', 'data', 'help'] as const;

/** What a person has where nothing is sold: everything. */
export function OpenToAll() {
  const { t } = useTranslation('billing');
  return (
    <>
      <section className="relative overflow-clip rounded-xl bg-soft p-6 text-on-soft sm:p-8">
        <div aria-hidden="true" className="lamp absolute -end-16 -top-20 size-72 rounded-full" />
        <div className="relative">
          <h2 className="font-display text-3xl">{t('open.title')}</h2>
          <p className="mt-3 max-w-prose">{t('open.text')}</p>
        </div>
      </section>
      <ul className="flex flex-col gap-4">
        {open.map((item) => (
          <li key={item} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {t(`open.${item}`)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('open.never')}</p>
      <ButtonLink to="/new-session" className="self-start">
        {t('open.action')}
      </ButtonLink>
    </>
  );
}
