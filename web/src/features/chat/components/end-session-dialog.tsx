import { maxTakeawayLength } from '@alento/domain/chat/limits.ts';
import type { SessionChange } from '@alento/domain/chat/schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { MoodChoice } from './mood-choice.tsx';

export interface EndSessionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onEnd: (change: SessionChange) => Promise<unknown>;
}

/** A goodbye without pressure: nothing has to be filled in. */
export function EndSessionDialog({ isOpen, onClose, onEnd }: EndSessionDialogProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const [mood, setMood] = useState<Mood | null>(null);
  const [takeaway, setTakeaway] = useState('');
  const ending = useMutation({ mutationFn: onEnd, onSuccess: onClose });

  const handleEnd = (): void => {
    const text = takeaway.trim();
    ending.mutate({ state: 'completed', moodAfter: mood, takeaway: text === '' ? null : text });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('ending.title')}
      closeLabel={t('ending.close')}
    >
      <p className="text-muted">{t('ending.text')}</p>
      <section>
        <h3 className="mb-3 font-sans font-semibold">{t('ending.moodAfter')}</h3>
        <MoodChoice value={mood} onChange={setMood} groupLabel={t('ending.moodAfter')} />
      </section>
      <TextArea
        label={t('ending.takeaway')}
        help={t('ending.optional')}
        placeholder={t('ending.takeawayPlaceholder')}
        value={takeaway}
        onChange={setTakeaway}
        maxLength={maxTakeawayLength}
        rows={2}
        maxRows={4}
      />
      {ending.isError && <Banner tone="danger">{errorMessage(ending.error)}</Banner>}
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onPress={onClose}>
          {t('ending.keepTalking')}
        </Button>
        <Button isPending={ending.isPending} onPress={handleEnd}>
          {t('ending.end')}
        </Button>
      </div>
    </Dialog>
  );
}
