import type { Fault } from '@alento/domain/hosting/fault-schema.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { countFault } from './data.ts';

/** Anybody can report, so no more than these are written down: a log that is full helps nobody. */
const mostPerMinute = 30;
const minuteMs = 60_000;

export type ReportFault = (services: { log: Log; sql: Sql }, fault: Fault) => Promise<void>;

/** Tells operators, in the log and in their list, that a screen could not be shown. */
export function createReportFault(now: () => number = Date.now): ReportFault {
  let began = -Infinity;
  let count = 0;
  return async ({ log, sql }, { place, name }) => {
    if (now() - began >= minuteMs) {
      began = now();
      count = 0;
    }
    count += 1;
    if (count > mostPerMinute) return;
    log.error({ code: 'client.fault', place, name }, 'a screen failed');
    await countFault(sql, { place, name }).catch((cause: unknown) =>
      log.warn({ code: 'client.fault_not_counted', reason: errorCodeOf(cause) }, 'a screen failed'),
    );
  };
}
