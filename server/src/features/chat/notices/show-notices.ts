import { isTreatedAsMinor } from '@alento/domain/account/age.ts';
import { dueNotices, isBreakTime } from '@alento/domain/chat/notices/due-notices.ts';
import { noticeVersion } from '@alento/domain/chat/notices/limits.ts';
import type { NoticeList } from '@alento/domain/chat/notices/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchStandingTier } from '../crisis/data.ts';
import { lockSession } from '../data.ts';
import { findSession } from '../find-session.ts';
import { fetchNotices, fetchUse, insertNotice, type UseRow } from './data.ts';
import { presentNotice } from './present.ts';

interface Input {
  sessionId: string;
  language: LanguageCode;
}

/** The notices of a conversation, with those that are due now: they are noted as shown in the moment they are handed out. */
export async function showNotices({ ctx, input }: { ctx: PersonContext; input: Input }): Promise<NoticeList> {
  const { sessionId, language } = input;
  return ctx.database(async (tx) => {
    // Serialises requests from two devices, so that a notice is shown once.
    await lockSession(tx, sessionId);
    const session = await findSession(tx, sessionId);
    if (session.state !== 'completed' && session.state !== 'ended') {
      const row = await fetchUse(tx, sessionId);
      const use = toUse(row);
      const tier = isBreakTime(use) ? await fetchStandingTier(tx) : 0;
      for (const kind of dueNotices({ ...use, tier })) {
        const notice = { userId: ctx.actor.id, sessionId, afterId: row.last_message, kind, language };
        await insertNotice(tx, { ...notice, version: noticeVersion });
      }
    }
    return { notices: (await fetchNotices(tx, sessionId)).map(presentNotice) };
  });
}

function toUse(row: UseRow) {
  return {
    now: row.now.getTime(),
    isMinor: isTreatedAsMinor({ birthDate: row.birth_date, isConfirmed: row.is_age_confirmed }, row.today),
    exchanges: row.exchanges.map((instant) => instant.getTime()),
    allExchanges: row.all_exchanges.map((instant) => instant.getTime()),
    lastReminder: row.last_reminder?.getTime() ?? null,
    lastBreak: row.last_break?.getTime() ?? null,
  };
}
