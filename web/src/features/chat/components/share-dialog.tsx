import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canShare, copyText, shareText, type ShareOutcome } from '#platform/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { withoutOwnWords } from '../conversation/without-own-words.ts';

interface ShareDialogProps {
  reply: string;
  /** What the person said: it is not shared. */
  said: readonly string[];
  onClose: () => void;
}

/** Shows exactly what would leave, to be read and changed; nothing does without a press. */
export function ShareDialog({ reply, said, onClose }: ShareDialogProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(() => withoutOwnWords(reply, said));

  const handle = async (way: (text: string) => Promise<ShareOutcome>): Promise<void> => {
    const outcome = await way(text.trim());
    if (outcome === 'cancelled') return;
    if (outcome === 'copied') showToast({ text: t('share.copied') });
    if (outcome === 'failed') showToast({ text: t('share.failed'), tone: 'danger' });
    else onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title')}
      closeLabel={t('report.close')}
    >
      <p className="text-muted">{t('share.text')}</p>
      <TextArea label={t('share.label')} value={text} onChange={setText} rows={4} maxRows={10} />
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onPress={onClose}>
          {t('report.cancel')}
        </Button>
        <Button variant={canShare() ? 'secondary' : 'primary'} onPress={() => void handle(copyText)}>
          {t('share.copy')}
        </Button>
        {canShare() && <Button onPress={() => void handle(shareText)}>{t('share.action')}</Button>}
      </div>
    </Dialog>
  );
}
