import { maxMemoryLength } from '@alento/domain/memory/limits.ts';
import type { KeyboardEvent } from 'react';
import { TextArea } from '#ui/text-area.tsx';

export interface MemoryFieldProps {
  label: string;
  isLabelHidden?: boolean;
  help?: string;
  placeholder?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onSave: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** Where a memory is written: one thought, so Enter saves it. */
export function MemoryField({ onSave, onCancel, ...props }: MemoryFieldProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // An input method that puts a character together ends with Enter, too; Safari tells by the code only.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key === 'Escape') onCancel?.();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave();
  };
  return <TextArea {...props} maxLength={maxMemoryLength} rows={1} maxRows={5} onKeyDown={handleKeyDown} />;
}
