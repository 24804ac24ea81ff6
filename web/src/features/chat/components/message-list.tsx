import type { Personality } from '@alento/domain/chat/schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { memo, type ReactNode, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { NoticeRow } from '../conversation/place-notices.ts';
import type { Row } from '../conversation/rows.ts';
import type { OlderMessages } from '../state.ts';
import { keepInSight, useFollowEnd } from '../use-follow-end.ts';
import { FittingDialogues } from './fitting-dialogues.tsx';
import { LatestButton, OlderNote } from './list-notes.tsx';
import { MessageRowItem, type RowHandlers } from './message-row-item.tsx';
import { NoticeRowItem } from './notice-row-item.tsx';
import { RunningReplySlot } from './running-reply.tsx';
import { MissingReply } from './trouble.tsx';

/** Older messages are asked for when so many rows are left above. */
const rowsAhead = 12;

/** Help and the reply or the trouble after it, before the person writes again. */
const rowsAfterHelp = 2;

/** Help as the app shows it, another feature's part; `onDismiss`: it was not meant so. */
export type RenderHelp = (help: HelpBlock, onDismiss: () => void) => ReactNode;

export interface MessageListHandle {
  goToEnd(): void;
}

export interface MessageListProps extends RowHandlers {
  rows: readonly (Row | NoticeRow)[];
  older: OlderMessages;
  isPrepended: boolean;
  canChange: boolean;
  isClosed: boolean;
  mood: Mood | null;
  personality: Personality;
  /** Where an exercise leads back to. */
  sessionId: string;
  /** What is on this device, and not in the account yet. */
  waiting: ReadonlySet<string>;
  /** Pauses the conversation. */
  onPause: () => void;
  renderHelp: RenderHelp;
  ref?: Ref<MessageListHandle>;
}

/** The messages; only those in sight are on the page. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { rows, older, isPrepended, ref, ...rest } = props;
  const { t } = useTranslation('chat');
  const virtualizer = useRef<VirtualizerHandle>(null);
  const { scroller, isAway, handleScroll, goToEnd } = useFollowEnd();
  useImperativeHandle(ref, () => ({ goToEnd }), [goToEnd]);

  const handleListScroll = (offset: number): void => {
    handleScroll();
    const first = virtualizer.current?.findItemIndex(offset) ?? rowsAhead;
    if (older === 'more' && first < rowsAhead) void rest.store.loadOlder();
  };

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t('messages.label')}
        // Scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain outline-offset-[-3px] [overflow-anchor:none]"
      >
        <Virtualizer ref={virtualizer} data={rows} shift={isPrepended} onScroll={handleListScroll}>
          {(row, index) => (
            <div key={row.id} className={rowClassName(index, rows.length)}>
              <RowItem
                row={row}
                isFirst={index === 0 && older === 'none'}
                isLast={index === lastSaid(rows)}
                isLatestHelp={row.kind === 'help' && index >= rows.length - rowsAfterHelp}
                {...rest}
              />
            </div>
          )}
        </Virtualizer>
      </div>
      <OlderNote older={older} onRetry={() => void rest.store.loadOlder()} />
      {isAway && <LatestButton onPress={goToEnd} />}
    </div>
  );
});

/** Where the last message or what stands in its place is; exercises that fit it may follow. */
function lastSaid(rows: MessageListProps['rows']): number {
  return rows.findLastIndex(({ kind }) => kind !== 'dialogues');
}

function rowClassName(index: number, count: number): string {
  return `mx-auto max-w-xl px-pad ${index === 0 ? 'pt-6' : ''} ${index === count - 1 ? 'pb-6' : ''}`;
}

interface RowItemProps extends RowHandlers {
  row: Row | NoticeRow;
  isFirst: boolean;
  isLast: boolean;
  isLatestHelp: boolean;
  canChange: boolean;
  isClosed: boolean;
  mood: Mood | null;
  personality: Personality;
  sessionId: string;
  waiting: ReadonlySet<string>;
  onPause: () => void;
  renderHelp: RenderHelp;
}

function RowItem({ row, isFirst, isLatestHelp, waiting, onPause, renderHelp, sessionId, ...rest }: RowItemProps) {
  const { store } = rest;
  switch (row.kind) {
    case 'message':
      return <MessageRowItem row={row} isOpening={isFirst} isWaiting={waiting.has(row.id)} {...rest} />;
    case 'help':
      return (
        <div className="pb-7" {...(isLatestHelp && row.help.form === 'full' && keepInSight)}>
          {renderHelp(row.help, () => store.dismissHelp(row.messageId))}
        </div>
      );
    case 'reply':
      return <RunningReplySlot store={store} />;
    case 'notice':
      return <NoticeRowItem notice={row.notice} onPause={rest.canChange ? onPause : null} />;
    case 'dialogues':
      return rest.isClosed ? null : <FittingDialogues dialogues={row.dialogues} sessionId={sessionId} />;
    case 'trouble':
      // A session that is over gets no more replies.
      return rest.isClosed ? null : (
        <MissingReply error={row.error} isCalm={row.isBesideHelp} onRetry={() => void store.retry()} />
      );
  }
}
