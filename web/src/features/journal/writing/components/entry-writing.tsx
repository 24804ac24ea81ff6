import { isBlank, wordsOf } from '@alento/domain/journal/read-words.ts';
import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useDanger } from '../../use-danger.ts';
import type { JournalState } from '../../use-journal.ts';
import { stepsOf, wordsAt } from '../record-steps.ts';
import { FreeWriting } from './free-writing.tsx';
import { RecordWriting } from './record-writing.tsx';

interface EntryWritingProps {
  entry: JournalEntry;
  isNew: boolean;
  journal: Pick<JournalState, 'drafts' | 'keepDraft' | 'forgetDraft' | 'save' | 'saveError'>;
  renderHelp: (help: HelpBlock, onDismiss: () => void) => ReactNode;
  /** With the help that it needs and that was not shown yet. */
  onSaved: (help: HelpBlock | null) => void;
}

/** An entry that is being written: on this device with every letter, in the journal when it is saved. */
export function EntryWriting({ entry, isNew, journal, renderHelp, onSaved }: EntryWritingProps) {
  const { t } = useTranslation('journal-entry');
  const errorMessage = useErrorMessage();
  const { body } = entry;
  const steps = body.kind === 'free' ? [] : stepsOf(body);
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const isLast = index >= steps.length - 1;
  const [isReading, setReading] = useState(false);
  const danger = useDanger(body.kind === 'free' ? body.text : step === undefined ? '' : wordsAt(body, step));

  const handleChange = (changed: JournalBody): void =>
    isNew && isBlank(changed)
      ? journal.forgetDraft(entry.id)
      : journal.keepDraft({ ...entry, body: changed, changedAt: new Date().toISOString() });
  const handleSave = async (): Promise<void> => {
    setReading(true);
    const help = await danger.assessAll(wordsOf(body));
    journal.save({ ...entry, body: withoutGaps(body), changedAt: new Date().toISOString() });
    setReading(false);
    onSaved(help);
  };

  return (
    <>
      {step !== undefined && (
        <div className="mx-auto w-full max-w-2xl px-5 pt-4">
          <ProgressBar
            label={t(`kind.${body.kind}`)}
            value={index + 1}
            maxValue={steps.length}
            valueLabel={t('progress', { step: index + 1, steps: steps.length })}
          />
        </div>
      )}
      <Pane>
        {danger.help !== null && renderHelp(danger.help, danger.dismiss)}
        {journal.saveError !== null && <Banner tone="danger">{errorMessage(journal.saveError)}</Banner>}
        {body.kind === 'free' ? (
          <FreeWriting body={body} onChange={handleChange} />
        ) : (
          step !== undefined && <RecordWriting body={body} step={step} onChange={handleChange} />
        )}
      </Pane>
      <footer className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-end gap-x-5 gap-y-1 px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p role="status" className="basis-full text-sm text-muted sm:flex-1 sm:basis-0">
          {!isBlank(body) && t(journal.drafts.isKept ? 'draft.kept' : 'draft.lost')}
        </p>
        {index > 0 && <PlainButton onPress={() => setIndex(index - 1)}>{t('back')}</PlainButton>}
        {isLast ? (
          <Button isDisabled={isBlank(body)} isPending={isReading} onPress={() => void handleSave()}>
            {t('save')}
          </Button>
        ) : (
          <Button onPress={() => setIndex(index + 1)}>{t('next')}</Button>
        )}
      </footer>
    </>
  );
}

function Pane({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-5 pt-5 pb-6">{children}</div>
    </div>
  );
}

/** Feelings that were never named are none. */
function withoutGaps(body: JournalBody): JournalBody {
  return body.kind === 'full' ? { ...body, feelings: body.feelings.filter(({ name }) => name.trim() !== '') } : body;
}
