import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { maxMoodNoteLength } from '@alento/domain/mood/limits.ts';
import { moodTags, type MoodTag } from '@alento/domain/mood/tags.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assessOnDevice } from '#features/safety/data.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useStoredText } from '#lib/use-stored-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { ToggleChips } from '#ui/toggle-chips.tsx';
import { changeMood } from '../date-mood.ts';
import { newMood } from '../state.ts';
import { MoodMomentChoice } from './mood-moment-choice.tsx';
import { MoodWords } from './mood-words.tsx';

export interface MoodSheetProps {
  /** What is changed or added to; null for a mood that is yet to be named. */
  mood: MoodEntry | null;
  onClose: () => void;
  onSave: (mood: MoodEntry) => void;
}

/** A mood by its name, what it had to do with, a note, and when it was. Nothing but the name has to be said. */
export function MoodSheet({ mood, onClose, onSave }: MoodSheetProps) {
  const { t } = useTranslation(['mood-entries', 'mood', 'common']);
  const [draft, setDraft] = useState(mood);
  const [typed, setTyped] = useStoredText(`mood-${mood?.id ?? 'new'}`);
  const [isReading, setReading] = useState(false);
  const [needsHelp, setNeedsHelp] = useState(false);
  const note = typed ?? mood?.note ?? '';

  const handleSave = async (): Promise<void> => {
    if (draft === null) return;
    const words = note.trim();
    onSave(changeMood(draft, { note: words === '' ? null : words }));
    setTyped(null);
    if (words === '' || words === mood?.note) return onClose();
    setReading(true);
    // What reads it may not be to be had; the mood is saved all the same.
    const help = await assessOnDevice(words, currentLanguage()).catch(() => null);
    setReading(false);
    if (help === null) onClose();
    else setNeedsHelp(true);
  };

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t(mood === null ? 'sheet.newTitle' : 'sheet.title')}
      closeLabel={t('sheet.close')}
    >
      {needsHelp ? (
        <div role="alert" className="flex flex-col gap-4">
          <p>{t('sheet.danger')}</p>
          <ButtonLink to="/help" isFullWidth>
            {t('common:help.label')}
          </ButtonLink>
          <Button variant="quiet" isFullWidth onPress={onClose}>
            {t('sheet.close')}
          </Button>
        </div>
      ) : (
        <>
          <MoodWords
            value={draft?.mood ?? null}
            onChange={(chosen) => setDraft((current) => ({ ...(current ?? newMood(chosen)), mood: chosen }))}
          />
          {draft !== null && (
            <>
              <ToggleChips<MoodTag>
                label={t('tags.label')}
                chips={moodTags.map((tag) => ({ id: tag, label: t(`tags.${tag}`) }))}
                value={draft.tags}
                onChange={(tags) => setDraft({ ...draft, tags })}
              />
              <TextArea
                label={t('note.label')}
                help={t('note.help')}
                value={note}
                onChange={setTyped}
                maxLength={maxMoodNoteLength}
                rows={3}
                maxRows={8}
              />
              <MoodMomentChoice mood={draft} onChange={(recordedAt) => setDraft({ ...draft, recordedAt })} />
            </>
          )}
          <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-raised px-6 py-4">
            {/* In sight wherever the word stands that was chosen. */}
            <p aria-live="polite" className="mb-3 text-sm text-muted empty:hidden">
              {draft !== null && t(`mood:definition.${draft.mood}`)}
            </p>
            <Button isFullWidth isDisabled={draft === null} isPending={isReading} onPress={() => void handleSave()}>
              {t('sheet.save')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
