import type { Session } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';

/** What a conversation is called; until it is clear what it is about, by its kind. */
export function useSessionTitle(): (session: Session) => string {
  const { t } = useTranslation('chat');
  return ({ title, kind }) => title ?? t(`title.${kind}`);
}
