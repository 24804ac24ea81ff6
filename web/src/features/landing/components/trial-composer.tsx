import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetTrialWords, readTrialWords } from '#features/landing/state.ts';
import { fieldStyles } from '#ui/field-styles.ts';
import { SendIcon } from '#ui/icons.tsx';

const maxLength = 2000;

interface TrialComposerProps {
  isWaiting: boolean;
  onSay: (text: string) => void;
}

/** Where somebody writes who tries a conversation; has the cursor from the start, because they asked for it. */
export function TrialComposer({ isWaiting, onSay }: TrialComposerProps) {
  const { t } = useTranslation('landing');
  const [text, setText] = useState(readTrialWords);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => box.current?.focus(), []);
  useEffect(forgetTrialWords, []);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || isWaiting) return;
    onSay(said);
    setText('');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // On a screen keyboard Enter is a new line; while a word is composed it belongs to the word.
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={handleSubmit} className="mt-4 flex items-end gap-2">
      <label htmlFor={id} className="sr-only">
        {t('try.label')}
      </label>
      <textarea
        id={id}
        ref={box}
        value={text}
        rows={1}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={t('try.placeholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        className={fieldStyles().box({ className: 'field-sizing-content max-h-40 min-h-13 resize-none py-3' })}
      />
      <button
        type="submit"
        aria-label={t('try.send')}
        className="grid size-13 shrink-0 cursor-pointer touch-manipulation place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
      >
        <SendIcon />
      </button>
    </form>
  );
}
