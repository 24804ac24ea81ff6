import { beforeEach, expect, test, vi } from 'vitest';
import { savePlanBeforeLeaving } from '#features/safety/plan/open-plan.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { sendBeforeLeaving } from './send-before-leaving.ts';
import { openKinds } from './send-outbox.ts';

vi.mock('#features/safety/plan/open-plan.ts', () => ({ savePlanBeforeLeaving: vi.fn<typeof savePlanBeforeLeaving>() }));
vi.mock('#lib/outbox/outbox-traces.ts', () => ({ hasUnsent: vi.fn<typeof hasUnsent>() }));
vi.mock('./send-outbox.ts', () => ({ openKinds: vi.fn<typeof openKinds>() }));

const flush = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.mocked(savePlanBeforeLeaving).mockResolvedValue(true);
  vi.mocked(hasUnsent).mockReturnValue(true);
  // As much of an outbox as is asked here.
  vi.mocked(openKinds).mockReturnValue({ flush } as unknown as ReturnType<typeof openKinds>);
  flush.mockReset().mockResolvedValue(true);
});

test('what waits is sent before somebody leaves, and where nothing waits nothing is opened', async () => {
  expect(await sendBeforeLeaving('ana')).toBe(true);
  expect(flush).toHaveBeenCalledOnce();
  vi.mocked(hasUnsent).mockReturnValue(false);
  expect(await sendBeforeLeaving('ana')).toBe(true);
  expect(flush).toHaveBeenCalledOnce();
});

test('what is left, of a plan or of anything else, is told', async () => {
  flush.mockResolvedValue(false);
  expect(await sendBeforeLeaving('ana')).toBe(false);
  flush.mockRejectedValue(new Error('nothing to be had'));
  expect(await sendBeforeLeaving('ana')).toBe(false);
  flush.mockResolvedValue(true);
  vi.mocked(savePlanBeforeLeaving).mockResolvedValue(false);
  expect(await sendBeforeLeaving('ana')).toBe(false);
});

test('nobody waits for ever to leave', async () => {
  vi.useFakeTimers();
  flush.mockReturnValue(new Promise(() => undefined));
  const leaving = sendBeforeLeaving('ana');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await leaving).toBe(false);
  vi.useRealTimers();
});
