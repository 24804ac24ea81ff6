import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { presetLimits } from '../presets.ts';

interface SaveDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What stands in the field, to be written over. */
  suggestion: string;
  onSave: (name: string) => void;
}

/** Gives the mix a name, under which it is found again. */
export function SaveDialog({ isOpen, onOpenChange, suggestion, onSave }: SaveDialogProps) {
  const { t } = useTranslation(['mindfulness-sounds', 'common']);
  const [name, setName] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSave((name?.trim() || suggestion).slice(0, presetLimits.name));
    setName(null);
    onOpenChange(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('presets.save')} closeLabel={t('common:close')}>
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={t('presets.name')}
          value={name ?? suggestion.slice(0, presetLimits.name)}
          onChange={setName}
          maxLength={presetLimits.name}
          help={t('presets.help')}
          autoFocus
        />
        <Button type="submit">{t('presets.add')}</Button>
      </form>
    </Dialog>
  );
}
