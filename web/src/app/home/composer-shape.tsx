import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** What the composer looks like until it is there; its button leads to the longer way of beginning. */
export function ComposerShape() {
  const { t } = useTranslation('common');
  return (
    <>
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        <span className="h-touch w-60 rounded-full border border-control bg-surface" />
        <span className="h-touch w-28 rounded-full border border-control bg-surface" />
      </div>
      <div className="mt-2.5 flex flex-col rounded-xl border border-line bg-raised p-1.5 text-ink shadow-soft">
        <div inert aria-hidden="true">
          <TextArea
            label={t('home.start.title')}
            isLabelHidden
            placeholder={t('home.start.text')}
            rows={2}
            boxClassName="border-0! bg-transparent! px-3.5! outline-none!"
          />
        </div>
        <ButtonLink to="/new-session" viewTransition className="self-end">
          {t('home.start.action')}
        </ButtonLink>
      </div>
      <div className="mt-1.5 -mb-3 h-touch" />
    </>
  );
}
