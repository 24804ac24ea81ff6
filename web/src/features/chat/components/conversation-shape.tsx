import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#ui/icon-link.tsx';
import { BackIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** What a conversation looks like until it is there: who answers in it, and where one will write. */
export function ConversationShape({ frameActions }: { frameActions: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto grid w-full max-w-3xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 px-2 py-1.5 sm:gap-x-2 sm:px-4">
          <IconLink to="/sessions" label={t('session.back')}>
            <BackIcon />
          </IconLink>
          <Skeleton className="h-5 w-2/3" />
          <div className="flex items-center gap-1 sm:gap-2">
            {frameActions}
            <span className="size-11" />
          </div>
          <p className="col-span-3 px-[min(0.625rem,2.5vw)] text-[min(var(--text-xs),4.4vw)] font-semibold text-accent-ink sm:col-span-1 sm:col-start-2 sm:px-0 sm:text-sm">
            {t('notices.aiLabel')}
          </p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-hidden">
        <div className="mx-auto max-w-xl px-pad pt-6">
          <p className="text-sm text-balance text-muted">{t('notice')}</p>
          <Skeleton className="mt-10 h-24 w-4/5" />
        </div>
      </div>
      <footer className="mx-auto w-full max-w-xl px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        <div inert aria-hidden="true" className="rounded-xl border border-line bg-raised p-1.5 shadow-soft">
          <TextArea
            label={t('composer.label')}
            isLabelHidden
            placeholder={t('composer.placeholder')}
            rows={1}
            boxClassName="border-0! bg-transparent! px-3.5! outline-none!"
          />
        </div>
      </footer>
    </>
  );
}
