import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';

/** What the composer looks like until it is there; its button leads to the longer way of beginning. */
export function ComposerShape() {
  const { t } = useTranslation('common');
  return (
    <>
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        <span className="h-touch w-60 rounded-full border border-control bg-surface" />
        <span className="h-touch w-28 rounded-full border border-control bg-surface" />
      </div>
      <div className="mt-2.5 flex flex-col rounded-xl border border-line bg-raised p-1.5 shadow-soft">
        <p className="min-h-[calc(3em+1.25rem+2px)] px-3.5 py-2.5 leading-normal text-muted">{t('home.start.text')}</p>
        <ButtonLink to="/new-session" viewTransition className="self-end">
          {t('home.start.action')}
        </ButtonLink>
      </div>
      <div className="mt-1.5 -mb-3 h-touch" />
    </>
  );
}
