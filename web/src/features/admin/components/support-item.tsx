import { maxAnswerLength } from '@alento/domain/admin/limits.ts';
import type { AdminSupportMessage } from '@alento/domain/admin/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { answerSupport, changeSupport } from '../data.ts';
import { useAct } from '../use-act.ts';

/** A message to support, what was answered, and what can be done with it. */
export function SupportItem({ message }: { message: AdminSupportMessage }) {
  const { t } = useTranslation(['admin-desk', 'support']);
  const dates = useDates();
  const change = useAct(changeSupport);
  const { id, reference, email, category, status, createdAt, assignedTo, isMine } = message;
  const isClosed = status === 'closed';
  const set = (next: 'open' | 'assigned' | 'closed') => change.run({ id, status: next });
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="font-semibold">{t(`support:categories.${category}`)}</p>
        <p className="text-sm text-muted">
          <bdi>{reference}</bdi>
          {' · '}
          <time dateTime={createdAt}>{dates.relative(createdAt)}</time>
          {' · '}
          {t(`inbox.statuses.${status}`)}
        </p>
        <Marks message={message} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{email}</bdi>
        {assignedTo !== null && ` · ${t('inbox.assignedTo', { email: assignedTo })}`}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      {message.diagnostics && <Device facts={message.diagnostics} />}
      {message.replies.map((reply) => (
        <div key={reply.id} className="border-s-2 border-control ps-4">
          <p className="text-sm text-muted">{t('inbox.answered', { moment: dates.relative(reply.sentAt) })}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reply.text}
          </p>
        </div>
      ))}
      {!isClosed && <Answer id={id} />}
      <div className="flex flex-wrap gap-2">
        {!isClosed && !isMine && (
          <Button variant="secondary" size="small" isPending={change.isPending} onPress={() => set('assigned')}>
            {t('inbox.take')}
          </Button>
        )}
        {!isClosed && isMine && (
          <Button variant="quiet" size="small" isPending={change.isPending} onPress={() => set('open')}>
            {t('inbox.release')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          isPending={change.isPending}
          onPress={() => set(isClosed ? 'open' : 'closed')}
        >
          {t(isClosed ? 'inbox.reopen' : 'inbox.close')}
        </Button>
      </div>
      {change.error !== undefined && <Banner tone="danger">{change.error}</Banner>}
    </li>
  );
}

function Marks({ message: { isPriority, tier, hasAccount } }: { message: AdminSupportMessage }) {
  const { t } = useTranslation('admin-desk');
  const marks = [
    isPriority && { id: 'priority', text: t('inbox.priority'), look: 'bg-accent-soft' },
    tier >= 2 && { id: 'danger', text: t('inbox.danger'), look: 'bg-danger-soft' },
    !hasAccount && { id: 'visitor', text: t('inbox.visitor'), look: 'bg-sunken' },
  ].filter((mark) => mark !== false);
  return marks.map(({ id, text, look }) => (
    <span key={id} className={`rounded-full px-2.5 py-0.5 text-sm text-ink ${look}`}>
      {text}
    </span>
  ));
}

function Device({ facts }: { facts: NonNullable<AdminSupportMessage['diagnostics']> }) {
  const { t } = useTranslation('admin-desk');
  const { version, place, browser, system, viewport, language } = facts;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {`${t('inbox.device')}: `}
      <bdi>{[version, place, browser, system, viewport, language].join(' · ')}</bdi>
    </p>
  );
}

function Answer({ id }: { id: string }) {
  const { t } = useTranslation('admin-desk');
  const [text, setText] = useState('');
  const answer = useAct(answerSupport, { onDone: () => setText('') });
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') answer.run({ id, text });
      }}
    >
      <TextArea
        label={t('inbox.answer')}
        className="w-full"
        rows={2}
        maxLength={maxAnswerLength}
        value={text}
        onChange={setText}
      />
      <Button type="submit" size="small" isPending={answer.isPending} isDisabled={text.trim() === ''}>
        {t('inbox.send')}
      </Button>
      {answer.error !== undefined && <Banner tone="danger">{answer.error}</Banner>}
    </form>
  );
}
