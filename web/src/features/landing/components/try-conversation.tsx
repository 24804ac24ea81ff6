import { type Personality } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';

const order = ['default', 'friend', 'wise', 'therapist', 'coach'] as const satisfies readonly Personality[];

/** A conversation without an account. Nothing of it is loaded before somebody chooses who listens. */
export function TryConversation() {
  const { t } = useTranslation(['landing', 'chat']);
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
        <div
          data-trial="closed"
          className="group/trial self-start rounded-xl bg-surface p-pad shadow-soft sm:p-8 dark:border dark:border-line"
        >
          <div className="hidden in-data-scripted:block">
            <p id="try-who" className="font-semibold">
              {t('landing:try.choose')}
            </p>
            <div role="group" aria-labelledby="try-who" className="mt-3 flex flex-wrap gap-2">
              {order.map((personality) => (
                <button
                  key={personality}
                  type="button"
                  aria-pressed="false"
                  data-personality={personality}
                  className="inline-flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-full border border-control ps-2 pe-5 text-start transition-colors hover:bg-soft aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
                >
                  <PersonalityMark name={personality} className="size-8 shrink-0" />
                  {t(`chat:personality.${personality}.name`)}
                </button>
              ))}
            </div>
            <div role="status" className="text-muted">
              <p className="mt-5 hidden group-data-[trial=opening]/trial:block">{t('landing:try.opening')}</p>
              <p className="mt-5 hidden text-danger group-data-[trial=failed]/trial:block">{t('landing:try.failed')}</p>
            </div>
          </div>
          <noscript>
            <p>{t('landing:try.script')}</p>
          </noscript>
          <div data-trial-place="" className="mt-5 empty:hidden" />
        </div>
      </div>
    </section>
  );
}
