import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { useAddMemory } from '../use-memories.ts';
import { useStoredText } from '#lib/use-stored-text.ts';
import { MemoryField } from './memory-field.tsx';

/** Where the person puts down something themselves. What is typed stays until it is saved. */
export function AddMemory() {
  const { t } = useTranslation('memory');
  const errorMessage = useErrorMessage();
  const [text, setText] = useStoredText('memory-new');
  const [id, setId] = useState(() => crypto.randomUUID());
  const adding = useAddMemory();
  const isEmpty = (text ?? '').trim() === '';

  const handleSave = (): void => {
    if (text === null || isEmpty || adding.isPending) return;
    adding.mutate(
      { id, text },
      {
        onSuccess: () => {
          setText(null);
          setId(crypto.randomUUID());
        },
      },
    );
  };

  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <div className="min-w-0 flex-1">
        <MemoryField
          label={t('add.label')}
          placeholder={t('add.placeholder')}
          value={text ?? ''}
          onChange={(changed) => {
            adding.reset();
            setText(changed === '' ? null : changed);
          }}
          onSave={handleSave}
          error={adding.isError ? errorMessage(adding.error) : undefined}
        />
      </div>
      <Button className="sm:mt-[1.75rem]" isPending={adding.isPending} isDisabled={isEmpty} onPress={handleSave}>
        {t('add.action')}
      </Button>
      <p role="status" className="sr-only">
        {adding.isSuccess && isEmpty && t('add.done')}
      </p>
    </div>
  );
}
