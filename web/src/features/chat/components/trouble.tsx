import type { AppError } from '@alento/domain/app-error.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { AlertIcon, RefreshIcon } from '#ui/icons.tsx';
import type { Delivery } from '../state.ts';
import { CopyAction } from './copy-action.tsx';

function Note({ tone, text, children }: { tone: 'calm' | 'danger'; text: string; children: ReactNode }) {
  const look = tone === 'danger' ? 'bg-danger-soft text-ink' : 'bg-surface text-ink border border-line';
  return (
    <div className={`flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg py-1.5 ps-4 pe-1.5 ${look}`}>
      <p
        role={tone === 'danger' ? 'alert' : undefined}
        className="flex min-w-40 flex-1 items-start gap-2.5 py-1.5 text-sm"
      >
        {tone === 'danger' && <AlertIcon className="size-5 shrink-0 text-danger" />}
        {text}
      </p>
      <div className="ms-auto flex">{children}</div>
    </div>
  );
}

function RetryButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" onPress={onPress}>
      <RefreshIcon className="size-4.5" />
      {label}
    </Button>
  );
}

export interface UndeliveredProps {
  delivery: Exclude<Delivery, 'sending'>;
  text: string;
  onRetry: () => void;
  /** Null where there is no place to write any more. */
  onTakeBack: (() => void) | null;
}

/** Under a message that did not get through: why, and what can still be done with it. */
export function Undelivered({ delivery, text, onRetry, onTakeBack }: UndeliveredProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const isUnsent = delivery === 'unsent';
  return (
    <Note tone="danger" text={isUnsent ? t('messages.notSent') : errorMessage(delivery)}>
      {onTakeBack === null ? (
        <CopyAction text={text} />
      ) : (
        <Button variant="quiet" size="small" onPress={onTakeBack}>
          {t('messages.takeBack')}
        </Button>
      )}
      {onTakeBack !== null && (isUnsent || delivery.definition.retryable) && (
        <RetryButton label={t('messages.tryAgain')} onPress={onRetry} />
      )}
    </Note>
  );
}

interface MissingReplyProps {
  error: AppError | null;
  /** Said quietly, for help stands above it. */
  isCalm: boolean;
  onRetry: () => void;
}

/** Where a reply failed or never came. */
export function MissingReply({ error, isCalm, onRetry }: MissingReplyProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  return error === null ? (
    <Note tone="calm" text={t('messages.replyMissing')}>
      <RetryButton label={t('messages.getReply')} onPress={onRetry} />
    </Note>
  ) : (
    <Note tone={isCalm ? 'calm' : 'danger'} text={errorMessage(error)}>
      <RetryButton label={t('messages.tryAgain')} onPress={onRetry} />
    </Note>
  );
}
