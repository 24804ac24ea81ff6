import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDiagnostics } from '../use-diagnostics.ts';
import { useSendMessage } from '../use-send-message.ts';
import { useSupportDraft } from '../use-support-draft.ts';
import { SupportForm } from './support-form.tsx';
import { SupportSent } from './support-sent.tsx';

export interface SupportDeskProps {
  /** Help as the app shows it, another feature's part. */
  renderHelp: (help: HelpBlock, onDismiss: () => void) => ReactNode;
  /** Leads back to where the person came from, once the message is sent. */
  onClose: (() => void) | null;
}

/** Writing to support, from the first letter to the receipt: for a page or a dialog. */
export function SupportDesk(props: SupportDeskProps) {
  const account = useAccount();
  // Whose draft it is must be known before it is read.
  if (account.status === 'starting') return <Waiting />;
  const email = 'person' in account ? account.person.email : '';
  return <Desk key={email} email={email} {...props} />;
}

function Desk({ email, renderHelp, onClose }: SupportDeskProps & { email: string }) {
  const { t } = useTranslation('support');
  const diagnostics = useDiagnostics();
  const handle = useSupportDraft({ isSignedIn: email !== '', email });
  const { submit, help, leaveHelp, sendAnyway, sent, leaveLateHelp, writeAnother, ...state } = useSendMessage(
    handle,
    diagnostics,
  );
  const { draft, change } = handle;

  if (help !== null)
    return (
      <div role="alert" className="flex flex-col gap-5">
        <p className="max-w-prose">{t('danger.text')}</p>
        {renderHelp(help, leaveHelp)}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onPress={leaveHelp}>
            {t('danger.back')}
          </Button>
          <Button variant="quiet" onPress={sendAnyway}>
            {t('danger.send')}
          </Button>
        </div>
      </div>
    );
  if (sent !== null)
    return (
      <div className="flex flex-col gap-8">
        {sent.help !== null && <div role="alert">{renderHelp(sent.help, leaveLateHelp)}</div>}
        <SupportSent sent={sent} onAgain={writeAnother} onClose={onClose} />
      </div>
    );
  if (draft === null) return <Waiting />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2 text-muted">
        <p className="max-w-prose">
          {t('lead')} {t('privacy')}
        </p>
        <p className="max-w-prose text-sm">
          {t('urgent')} <Link to="/help">{t('help')}</Link>
        </p>
      </div>
      <SupportForm
        {...state}
        draft={draft}
        onChange={change}
        onSubmit={() => void submit()}
        diagnostics={diagnostics}
      />
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="grid min-h-40 place-items-center">
      <Spinner />
    </div>
  );
}
