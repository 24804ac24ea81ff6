import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons.tsx';

/** A mouse hits what a finger would not. */
export const small = 'pointer-fine:size-9!';

interface ActionProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

export function Action({ label, onPress, children }: ActionProps) {
  return (
    <IconButton label={label} variant="muted" className={small} onPress={onPress}>
      {children}
    </IconButton>
  );
}

const copiedMs = 2000;

/** Copies a text, and says so. */
export function CopyAction({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedMs);
  };
  return (
    <>
      <Action label={t('messages.copy')} onPress={() => void handleCopy().catch(() => undefined)}>
        {isCopied ? <CheckIcon className="size-4.5 text-positive" /> : <CopyIcon className="size-4.5" />}
      </Action>
      <span role="status" className="sr-only">
        {isCopied && t('messages.copied')}
      </span>
    </>
  );
}
