import type { Fault } from '@alento/domain/hosting/fault-schema.ts';
import type { Log } from '#platform/log/log.ts';

/** Anybody can report, so no more than these are written down: a log that is full helps nobody. */
const mostPerMinute = 30;
const minuteMs = 60_000;

export type ReportFault = (log: Log, fault: Fault) => void;

/** Tells operators, in the log, that a screen could not be shown. */
export function createReportFault(now: () => number = Date.now): ReportFault {
  let began = -Infinity;
  let count = 0;
  return (log, { place, name }) => {
    if (now() - began >= minuteMs) {
      began = now();
      count = 0;
    }
    count += 1;
    if (count <= mostPerMinute) log.error({ code: 'client.fault', place, name }, 'a screen failed');
  };
}
