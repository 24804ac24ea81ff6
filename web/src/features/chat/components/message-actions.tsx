import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckIcon, CopyIcon, EditIcon, FlagIcon, RefreshIcon } from '#ui/icons.tsx';

interface ActionProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Action({ label, onPress, children }: ActionProps) {
  return (
    <IconButton label={label} variant="muted" className="pointer-fine:size-9!" onPress={onPress}>
      {children}
    </IconButton>
  );
}

const copiedMs = 2000;

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

export function EditAction({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Action label={t('messages.edit')} onPress={onEdit}>
      <EditIcon className="size-4.5" />
    </Action>
  );
}

export function ReportAction({ onReport }: { onReport: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Action label={t('report.action')} onPress={onReport}>
      <FlagIcon className="size-4.5" />
    </Action>
  );
}

export function RegenerateAction({ onRegenerate }: { onRegenerate: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Action label={t('messages.regenerate')} onPress={onRegenerate}>
      <RefreshIcon className="size-4.5" />
    </Action>
  );
}
