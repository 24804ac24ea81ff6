import type { Memory } from '@alento/domain/memory/schema.ts';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useChangeMemory } from '../use-memories.ts';
import { useStoredText } from '#lib/use-stored-text.ts';
import { MemoryField } from './memory-field.tsx';

export interface MemoryItemProps {
  memory: Memory;
  onForget: () => void;
}

/** One memory: what it says, where it came from, and what can be done with it. */
export function MemoryItem({ memory, onForget }: MemoryItemProps) {
  const [draft, setDraft] = useStoredText(`memory-${memory.id}`);
  const edit = useRef<HTMLButtonElement>(null);
  const stopEditing = (): void => {
    setDraft(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <li className="rounded-lg border border-line bg-surface py-3 ps-5 pe-2">
      {draft === null ? (
        <Told memory={memory} edit={edit} onEdit={() => setDraft(memory.text)} onForget={onForget} />
      ) : (
        <Editing memory={memory} draft={draft} onWrite={setDraft} onDone={stopEditing} />
      )}
    </li>
  );
}

interface ToldProps extends MemoryItemProps {
  edit: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

function Told({ memory, edit, onEdit, onForget }: ToldProps) {
  const { t } = useTranslation('memory');
  const { text } = memory;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1 py-1.5">
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
        <Origin memory={memory} />
      </div>
      <IconButton ref={edit} label={t('item.edit', { memory: text })} variant="muted" onPress={onEdit}>
        <EditIcon className="size-5" />
      </IconButton>
      <IconButton label={t('item.forget', { memory: text })} variant="muted" onPress={onForget}>
        <TrashIcon className="size-5" />
      </IconButton>
    </div>
  );
}

function Origin({ memory: { session, source, updatedAt } }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const dates = useDates();
  return (
    <p className="mt-0.5 text-sm text-muted">
      {session === null ? (
        t(source === 'person' ? 'item.byPerson' : 'item.byCompanion')
      ) : (
        <Link to={`/session/${session.id}`} isQuiet className="underline! -my-2 inline-block py-2">
          {t('item.fromSession')}
        </Link>
      )}
      <span aria-hidden="true">{' · '}</span>
      <time dateTime={updatedAt}>{dates.relative(updatedAt)}</time>
    </p>
  );
}

interface EditingProps {
  memory: Memory;
  draft: string;
  onWrite: (text: string) => void;
  onDone: () => void;
}

function Editing({ memory, draft, onWrite, onDone }: EditingProps) {
  const { t } = useTranslation('memory');
  const errorMessage = useErrorMessage();
  const changing = useChangeMemory();
  const isEmpty = draft.trim() === '';
  const handleSave = (): void => {
    if (isEmpty || changing.isPending) return;
    if (draft.trim() === memory.text) onDone();
    else changing.mutate({ id: memory.id, text: draft }, { onSuccess: onDone });
  };
  return (
    <div className="flex flex-col gap-2 py-1 pe-3">
      <MemoryField
        label={t('item.editing')}
        isLabelHidden
        value={draft}
        onChange={(text) => {
          changing.reset();
          onWrite(text);
        }}
        onSave={handleSave}
        onCancel={onDone}
        error={changing.isError ? errorMessage(changing.error) : undefined}
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="small" onPress={onDone}>
          {t('item.cancel')}
        </Button>
        <Button size="small" isPending={changing.isPending} isDisabled={isEmpty} onPress={handleSave}>
          {t('item.save')}
        </Button>
      </div>
    </div>
  );
}
