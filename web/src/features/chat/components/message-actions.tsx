import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconToggle } from '#ui/icon-toggle.tsx';
import { CheckIcon, EditIcon, FlagIcon, RefreshIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ShareIcon, ThumbDownIcon, ThumbUpIcon } from '#ui/reply-icons.tsx';
import { showToast } from '#ui/toast.tsx';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import { standingHelp } from '../state.ts';
import { Action, CopyAction, small } from './copy-action.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const mark = 'size-4.5';

interface MessageActionsProps {
  message: Message;
  store: ConversationStore;
  isOpening: boolean;
  isLast: boolean;
  canChange: boolean;
  onEdit: (id: string, text: string) => void;
  onReport: (messageId: string) => void;
}

/** What can be done with one message. They come after it, in a file of their own. */
export function MessageActions(props: MessageActionsProps) {
  const { message, onEdit, canChange } = props;
  const { t } = useTranslation('chat');
  if (message.role === 'assistant') return <ReplyActions {...props} />;
  return (
    <>
      <CopyAction text={message.text} />
      {canChange && (
        <Action label={t('messages.edit')} onPress={() => onEdit(message.id, message.text)}>
          <EditIcon className={mark} />
        </Action>
      )}
    </>
  );
}

function ReplyActions({ message, store, isOpening, isLast, canChange, onReport }: MessageActionsProps) {
  const { t } = useTranslation('chat');
  const canRepair = isLast && canChange && !isOpening;
  const report = (): void => onReport(message.id);
  return (
    <>
      <CopyAction text={message.text} />
      {!isOpening && <ShareAction reply={message.text} store={store} />}
      {canRepair && (
        <Action label={t('messages.regenerate')} onPress={() => void store.regenerate()}>
          <RefreshIcon className={mark} />
        </Action>
      )}
      {isOpening ? (
        <Action label={t('report.action')} onPress={report}>
          <FlagIcon className={mark} />
        </Action>
      ) : (
        <FeedbackActions message={message} store={store} canRepair={canRepair} onReport={report} />
      )}
    </>
  );
}

function ShareAction({ reply, store }: { reply: string; store: ConversationStore }) {
  const { t } = useTranslation('chat');
  const [isAsked, setAsked] = useState(false);
  const said = store.getState().messages.filter(({ role }) => role === 'user');
  return (
    <>
      <Action label={t('share.action')} onPress={() => setAsked(true)}>
        <ShareIcon className={mark} />
      </Action>
      {isAsked && (
        <Suspense fallback={null}>
          <ShareDialog reply={reply} said={said.map(({ text }) => text)} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

interface FeedbackActionsProps {
  message: Message;
  store: ConversationStore;
  /** It is the last reply, so that another can stand in its place. */
  canRepair: boolean;
  onReport: () => void;
}

const misses = ['misunderstood', 'unhelpful'] as const;

/** Whether a reply helped, with one press; where it did not, two ways to go on. */
function FeedbackActions({ message, store, canRepair, onReport }: FeedbackActionsProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const [isJustGiven, setJustGiven] = useState(false);
  const { feedback } = message;
  const isMissed = misses.some((kind) => kind === feedback);

  const give = (chosen: FeedbackKind | null): void => {
    setJustGiven(chosen !== null);
    store.giveFeedback(message.id, chosen).catch((caught: unknown) => {
      setJustGiven(false);
      showToast({ text: errorMessage(caught), tone: 'danger' });
    });
  };

  return (
    <>
      <span className="flex">
        {store.keepsFeedback && (
          <IconToggle
            label={t('feedback.helpful')}
            isSelected={feedback === 'helpful'}
            onChange={(isOn) => give(isOn ? 'helpful' : null)}
            className={small}
          >
            <ThumbUpIcon className={mark} />
          </IconToggle>
        )}
        <Menu
          label={t('feedback.missed')}
          trigger={
            <IconButton label={t('feedback.missed')} variant="muted" className={small}>
              <ThumbDownIcon className={`${mark} ${isMissed ? 'fill-current' : ''}`} />
            </IconButton>
          }
          entries={[
            ...misses.map((kind) => ({
              id: kind,
              label: t(`feedback.${kind}`),
              icon: <CheckIcon className={`size-5 ${feedback === kind ? '' : 'invisible'}`} />,
              onAction: () => give(feedback === kind ? null : kind),
            })),
            { id: 'report', label: t('report.action'), icon: <FlagIcon className="size-5" />, onAction: onReport },
          ]}
        />
      </span>
      <div role="status" className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 px-1 empty:hidden">
        {isJustGiven && store.keepsFeedback && <span className="py-1.5">{t('feedback.noted')}</span>}
        {isMissed && canRepair && <Repairs store={store} />}
      </div>
    </>
  );
}

/** After danger the topic is not offered to be left. */
function Repairs({ store }: { store: ConversationStore }) {
  const { t } = useTranslation('chat');
  const asked = store.getState().messages.findLast(({ role }) => role === 'user');
  const kinds =
    standingHelp(asked?.help) === null ? (['anotherWay', 'anotherTopic'] as const) : ['anotherWay' as const];
  return (
    <span className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button key={kind} variant="outline" size="small" onPress={() => void store.regenerate(kind)}>
          {t(`feedback.${kind}`)}
        </Button>
      ))}
    </span>
  );
}
