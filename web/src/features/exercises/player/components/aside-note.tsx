import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { Aside } from '../use-player.ts';

/** Help as the app shows it, another feature's part; `onDismiss`: it was not meant so. */
export type RenderHelp = (help: HelpBlock, onDismiss: () => void) => ReactNode;

export interface AsideNoteProps {
  readonly aside: Aside;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly renderHelp: RenderHelp;
  /** Takes the words for an answer after all. */
  readonly onGoOn: (words: string) => void;
  /** Leaves the exercise with these words, to talk about them. */
  readonly onTalk: (words: string) => void;
}

/** What is said beside the steps. */
export function AsideNote({ aside, texts, shared, renderHelp, onGoOn, onTalk }: AsideNoteProps) {
  switch (aside.kind) {
    case 'why':
      return <Note>{texts.why}</Note>;
    case 'unclear':
      return <Note>{shared.unclear}</Note>;
    case 'otherTopic':
      return (
        <>
          <Said words={aside.words} />
          <Note>{shared.otherTopic}</Note>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="outline" onPress={() => onTalk(aside.words)}>
              {shared.talkInstead}
            </Button>
            <Button variant="outline" onPress={() => onGoOn(aside.words)}>
              {shared.goOnHere}
            </Button>
          </div>
        </>
      );
    case 'danger':
      return <Danger words={aside.words} help={aside.help} renderHelp={renderHelp} onGoOn={onGoOn} onTalk={onTalk} />;
  }
}

type DangerProps = Pick<AsideNoteProps, 'renderHelp' | 'onGoOn' | 'onTalk'> & { words: string; help: HelpBlock };

/** Danger leaves the dialogue at once: help stands here, and the way to talk. */
function Danger({ words, help, renderHelp, onGoOn, onTalk }: DangerProps) {
  const { t } = useTranslation('exercises');
  return (
    <>
      <Said words={words} />
      {renderHelp(help, () => onGoOn(words))}
      <Note>{t('player.danger')}</Note>
      <Button onPress={() => onTalk(words)}>{t('player.talk')}</Button>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="max-w-prose animate-rise leading-relaxed">
      {children}
    </p>
  );
}

function Said({ words }: { words: string }) {
  return (
    <p
      dir="auto"
      className="max-w-[85%] self-end rounded-xl rounded-ee-sm bg-soft px-4.5 py-3 wrap-anywhere whitespace-pre-wrap text-on-soft"
    >
      {words}
    </p>
  );
}
