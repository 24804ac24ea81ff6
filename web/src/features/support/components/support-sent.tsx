import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import type { SentMessage } from '../use-send-message.ts';

interface SupportSentProps {
  sent: SentMessage;
  onAgain: () => void;
  onClose: (() => void) | null;
}

/** That the message arrived, and how it goes on. */
export function SupportSent({ sent: { receipt, email }, onAgain, onClose }: SupportSentProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-positive-soft text-positive">
        <CheckIcon className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {t('done.title')}
      </h2>
      {/* Isolated, so that number and address keep their direction in any text. */}
      <p className="max-w-prose wrap-anywhere">
        {t('done.text', { reference: `\u2066${receipt.reference}\u2069`, email: `\u2066${email}\u2069` })}
      </p>
      {receipt.isPriority && <p className="max-w-prose text-muted">{t('done.first')}</p>}
      <div className="flex flex-wrap gap-2">
        {onClose !== null && <Button onPress={onClose}>{t('done.close')}</Button>}
        <Button variant="quiet" onPress={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </div>
  );
}
