import { useTranslation } from 'react-i18next';
import { TrialListeners } from './trial-listeners.tsx';

/** Tells of the conversation without an account, and lets a visitor choose who listens. */
export function TryConversation() {
  const { t } = useTranslation(['landing']);
  return (
    <section id="try" className="mx-auto max-w-6xl scroll-mt-6 px-pad pt-6 pb-24 sm:px-8" aria-labelledby="try-title">
      <div className="grid gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="try-title" className="font-display text-[clamp(2rem,6vw,3.25rem)] leading-[1.08]">
            {t('landing:try.title')}
          </h2>
          <p className="mt-5 text-lg">{t('landing:try.text')}</p>
          <p className="mt-4 border-s-2 border-accent ps-4 text-sm text-muted">{t('landing:try.notice')}</p>
        </div>
        <div className="self-start rounded-xl bg-surface p-pad shadow-soft sm:p-8 dark:border dark:border-line">
          <div className="hidden in-data-scripted:block">
            <p id="try-who" className="font-semibold">
              {t('landing:try.choose')}
            </p>
            <TrialListeners labelledBy="try-who" className="mt-3 flex-wrap" />
          </div>
          <noscript>
            <p>{t('landing:try.script')}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
