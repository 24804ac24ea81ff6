import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon, EditIcon, SendIcon } from '#ui/icons.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { StopIcon } from '#ui/playback-icons.tsx';
import { fitToText, isComposing, sendsOnEnter } from '../conversation/typing.ts';

/** The counter appears when so many characters are left. */
const nearEnd = 500;

export interface ComposerHandle {
  focus(): void;
}

export interface ComposerProps {
  text: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** A message is on its way or a reply is running: Stop stands where Send was. */
  isBusy: boolean;
  isStopping: boolean;
  /** Why nothing can be sent just now. */
  obstacle: string | null;
  /** Said below it, for example that there is no connection and what then becomes of the words. */
  note: string | null;
  isEditing: boolean;
  onCancelEditing: () => void;
  /** Arrow up in an empty box. */
  onRecall: () => void;
  /** Ways to speak instead. */
  voice: ReactNode;
  ref?: Ref<ComposerHandle>;
}

/** Where a person writes. */
export function Composer(props: ComposerProps) {
  const { text, onWrite, onSend, onStop, isBusy, isStopping, obstacle, note, isEditing, voice, ref } = props;
  const { t } = useTranslation('chat');
  const box = useRef<HTMLTextAreaElement>(null);
  const left = maxMessageLength - text.trim().length;
  const canSend = !isBusy && obstacle === null && text.trim() !== '' && left >= 0;
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);
  useEffect(() => fitToText(box.current));

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && isEditing) props.onCancelEditing();
    if (event.key === 'ArrowUp' && text === '' && !isEditing && !isBusy) props.onRecall();
    if (event.key !== 'Enter' || event.shiftKey || !sendsOnEnter()) return;
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    <div className="@container relative rounded-xl border border-line bg-raised shadow-soft transition-colors focus-within:border-focus">
      {isEditing && <EditingNote onCancel={props.onCancelEditing} />}
      <div className="flex items-end gap-1 p-1.5 @max-[14rem]:flex-wrap @max-[14rem]:justify-end">
        <TextArea
          ref={box}
          label={t('composer.label')}
          isLabelHidden
          placeholder={t('composer.placeholder')}
          value={text}
          onChange={onWrite}
          onKeyDown={handleKeyDown}
          rows={1}
          maxRows={7}
          enterKeyHint={sendsOnEnter() ? 'send' : 'enter'}
          className="min-w-0 flex-1 @max-[14rem]:basis-full"
          boxClassName="border-0! bg-transparent! px-3.5! outline-none!"
        />
        {voice}
        <IconButton
          label={t(isBusy ? 'composer.stop' : 'composer.send')}
          variant="primary"
          // The keyboard of a phone stays open.
          keepsFocus
          isDisabled={isBusy ? isStopping : !canSend}
          onPress={isBusy ? onStop : onSend}
        >
          {isBusy ? <StopIcon /> : <SendIcon />}
        </IconButton>
      </div>
      <Notes note={obstacle ?? note} left={left} />
    </div>
  );
}

function EditingNote({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex items-center gap-2.5 border-b border-line py-1 ps-5 pe-1.5 text-sm text-muted">
      <EditIcon className="size-4.5 shrink-0" />
      <p role="status" className="flex-1">
        {t('composer.editing')}
      </p>
      <IconButton label={t('composer.cancelEditing')} variant="muted" onPress={onCancel}>
        <CloseIcon className="size-5" />
      </IconButton>
    </div>
  );
}

function Notes({ note, left }: { note: string | null; left: number }) {
  const { t } = useTranslation('chat');
  const isOver = left < 0;
  const isNear = left < nearEnd;
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 px-5 text-sm ${note !== null || isNear ? 'pb-2.5' : ''} ${isOver ? 'text-danger' : 'text-muted'}`}
    >
      <p role="status">{note}</p>
      {isOver && <p role="alert">{t('composer.tooLong')}</p>}
      {isNear && (
        <p className="ms-auto tabular-nums">
          {isOver ? t('composer.over', { count: -left }) : t('composer.left', { count: left })}
        </p>
      )}
    </div>
  );
}
