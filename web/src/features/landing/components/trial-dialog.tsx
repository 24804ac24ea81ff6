import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#ui/icons.tsx';
import { HelpNumbers } from './help-numbers.tsx';
import { TrialListeners } from './trial-listeners.tsx';

/** The conversation to try, over the whole screen; the numbers to call stay above it whatever is said. */
export function TrialDialog() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <dialog
      data-trial="closed"
      aria-labelledby="trial-title"
      className="group/trial m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-ground text-ink open:flex"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-2 bg-soft px-4 text-sm text-on-soft">
        <span className="py-2">{t('landing:help.question')}</span> <HelpNumbers look="text" />
      </div>
      <div className="border-b border-line">
        <div className="mx-auto flex w-full max-w-2xl items-center gap-2 py-1 ps-5 pe-2 sm:px-8">
          <h2 id="trial-title" className="min-w-0 flex-1 font-display text-lg">
            {t('landing:try.messages')}
          </h2>
          <button
            type="button"
            data-close-trial
            aria-label={t('common:close')}
            className="grid size-touch cursor-pointer place-items-center rounded-full hover:bg-soft"
          >
            <CloseIcon />
          </button>
        </div>
        <div className="mx-auto w-full max-w-2xl overflow-x-auto px-5 pb-2.5 group-has-[[role=log]_section]/trial:hidden sm:px-8">
          <TrialListeners labelledBy="trial-title" className="w-max" />
        </div>
      </div>
      <div className="mx-auto flex min-h-0 w-full max-w-2xl flex-1 flex-col px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8">
        <p className="pt-3 text-sm text-muted group-has-[[role=log]_section]/trial:hidden">{t('landing:try.notice')}</p>
        <div role="status" className="text-muted">
          <p className="mt-5 hidden group-data-[trial=opening]/trial:block">{t('landing:try.opening')}</p>
          <p className="mt-5 hidden text-danger group-data-[trial=failed]/trial:block">{t('landing:try.failed')}</p>
        </div>
        <div data-trial-place="" className="flex min-h-0 flex-1 flex-col" />
      </div>
    </dialog>
  );
}
