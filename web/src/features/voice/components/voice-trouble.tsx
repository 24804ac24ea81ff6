import type { AppError } from '@alento/domain/app-error.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';

export interface VoiceTroubleProps {
  error: AppError;
  action?: ReactNode;
  onClose?: () => void;
}

/** What went wrong with speaking or listening, and what can be done about it. */
export function VoiceTrouble({ error, action, onClose }: VoiceTroubleProps) {
  const { t } = useTranslation('voice');
  const errorMessage = useErrorMessage();
  return (
    <Banner
      tone="danger"
      action={
        <span className="flex items-center gap-1">
          {action}
          {onClose && (
            <IconButton label={t('close')} variant="muted" onPress={onClose}>
              <CloseIcon className="size-5" />
            </IconButton>
          )}
        </span>
      }
    >
      <p>{errorMessage(error)}</p>
      {error.code === 'voice.microphone_denied' && <p className="mt-1 text-muted">{t('microphoneHelp')}</p>}
    </Banner>
  );
}
