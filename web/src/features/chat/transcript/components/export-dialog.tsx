import type { Session } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PremiumIcon } from '#ui/icons.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSaveSession, type SavedForm } from '../use-save-session.ts';
import { PrintedTranscript } from './printed-transcript.tsx';

export interface ExportDialogProps {
  session: Session;
  onClose: () => void;
}

const freeForms = ['print', 'markdown', 'json'] as const satisfies readonly SavedForm[];
const row =
  'flex min-h-14 w-full items-center gap-4 rounded-none! px-4 py-3 text-start no-underline! -outline-offset-2 hover:bg-raised';

/** How a conversation can be kept outside of Alento. */
export function ExportDialog({ session, onClose }: ExportDialogProps) {
  const { t } = useTranslation('chat-export');
  const errorMessage = useErrorMessage();
  const { isPremium } = useEntitlement();
  const { mutate, variables, isPending, isSuccess, error, printed, endPrinting } = useSaveSession(session);
  const forms: readonly SavedForm[] = isPremium ? ['pdf', ...freeForms] : freeForms;

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} closeLabel={t('close')}>
      <p className="text-muted">{t('text')}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {!isPremium && (
          <li>
            <Link to="/premium" className={`${row} text-ink`}>
              <Words title={t('pdf.title')} text={t('pdf.premium')} />
              <PremiumIcon className="size-5 shrink-0 text-accent-ink" />
            </Link>
          </li>
        )}
        {forms.map((form) => (
          <li key={form}>
            <PlainButton className={row} isDisabled={isPending} onPress={() => mutate(form)}>
              <Words title={t(`${form}.title`)} text={t(`${form}.text`)} />
              {isPending && variables === form && <Spinner className="size-5 shrink-0" />}
            </PlainButton>
          </li>
        ))}
      </ul>
      <p role="status" className={isPending || isSuccess ? 'text-sm text-muted' : 'sr-only'}>
        {isPending && t('working')}
        {isSuccess && variables !== 'print' && t('done')}
      </p>
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      {printed !== null && <PrintedTranscript transcript={printed} onDone={endPrinting} />}
    </Dialog>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  );
}
