import { supportCategories, supportStatuses } from '@alento/domain/support/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ConversationIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { SupportFilter } from '../data.ts';
import { useInbox } from '../use-admin.ts';
import { SupportItem } from './support-item.tsx';
import { Waiting } from './waiting.tsx';

/** What people wrote to support: what is open first, of that priority. */
export function InboxSection() {
  const { t } = useTranslation(['admin-desk', 'support']);
  const [filter, setFilter] = useState<SupportFilter>({ status: null, category: null, isMine: false });
  const inbox = useInbox(filter);
  const all = { id: 'all' as const, label: t('inbox.all') };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Select
          label={t('inbox.status')}
          placeholder={all.label}
          options={[all, ...supportStatuses.map((id) => ({ id, label: t(`inbox.statuses.${id}`) }))]}
          value={filter.status ?? 'all'}
          onChange={(status) => setFilter({ ...filter, status: status === 'all' ? null : status })}
        />
        <Select
          label={t('inbox.category')}
          placeholder={all.label}
          options={[all, ...supportCategories.map((id) => ({ id, label: t(`support:categories.${id}`) }))]}
          value={filter.category ?? 'all'}
          onChange={(category) => setFilter({ ...filter, category: category === 'all' ? null : category })}
        />
        <Switch isSelected={filter.isMine} onChange={(isMine) => setFilter({ ...filter, isMine })}>
          {t('inbox.mine')}
        </Switch>
      </div>
      <Waiting query={inbox}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages);
          if (messages.length === 0)
            return <EmptyState picture={<ConversationIcon className="size-10" />} title={t('inbox.empty')} />;
          return (
            <ul aria-label={t('sections.inbox')} className="flex flex-col gap-3">
              {messages.map((message) => (
                <SupportItem key={message.id} message={message} />
              ))}
            </ul>
          );
        }}
      </Waiting>
      {inbox.hasNextPage && (
        <Button variant="outline" isPending={inbox.isFetchingNextPage} onPress={() => void inbox.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}
