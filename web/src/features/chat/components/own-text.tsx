import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { isEmojiOnly } from '@alento/domain/chat/transcript/parse-text.ts';
import { PlainText } from './message-text.tsx';

/** Longer than any screen of a phone is high. */
const longText = 900;

/** What the person wrote: a few emoji large, a long text folded, all else as it is. */
export function OwnText({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const [isWhole, setWhole] = useState(false);
  if (isEmojiOnly(text)) return <p className="text-5xl leading-tight">{text}</p>;
  if (text.length < longText) return <PlainText text={text} />;
  return (
    <>
      <div className={isWhole ? 'flex flex-col gap-3' : 'line-clamp-8'}>
        <PlainText text={text} />
      </div>
      <PlainButton className="self-start text-sm" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
        {t(isWhole ? 'messages.fold' : 'messages.unfold')}
      </PlainButton>
    </>
  );
}
