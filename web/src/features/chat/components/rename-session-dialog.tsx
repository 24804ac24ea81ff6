import { maxTitleLength } from '@alento/domain/chat/limits.ts';
import type { Session } from '@alento/domain/chat/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useChangeSession } from '../use-change-sessions.ts';

export interface RenameSessionDialogProps {
  session: Session;
  onClose: () => void;
}

/** Gives a conversation a name of the person's own. */
export function RenameSessionDialog({ session, onClose }: RenameSessionDialogProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const renaming = useChangeSession();
  const [title, setTitle] = useState(session.title ?? '');

  const handleSubmit = (): void => {
    const trimmed = title.trim();
    renaming.mutate({ id: session.id, change: { title: trimmed === '' ? null : trimmed } }, { onSuccess: onClose });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sessions.renaming.title')}
      closeLabel={t('sessions.renaming.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <TextField
          autoFocus
          label={t('sessions.renaming.label')}
          help={t('sessions.renaming.help')}
          value={title}
          onChange={setTitle}
          maxLength={maxTitleLength}
        />
        {renaming.isError && <Banner tone="danger">{errorMessage(renaming.error)}</Banner>}
        <Button type="submit" className="self-end" isPending={renaming.isPending}>
          {t('sessions.renaming.save')}
        </Button>
      </form>
    </Dialog>
  );
}
