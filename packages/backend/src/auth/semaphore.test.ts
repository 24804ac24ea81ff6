import { expect, test } from 'vitest';
import { semaphore } from './semaphore.ts';

test('no more than so many run at once, each begins in its order, and a failure holds nobody up', async () => {
  const turn = semaphore(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    begun.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index % 3 === 0) throw new Error('on purpose');
    return index;
  };
  const indexes = Array.from({ length: 10 }, (_, index) => index);
  const outcomes = await Promise.allSettled(indexes.map((index) => turn(work(index))));
  expect(most).toBe(2);
  expect(begun).toEqual(indexes);
  const rejected = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
  expect(rejected).toEqual([0, 3, 6, 9]);
  await expect(turn(work(10))).resolves.toBe(10);
});
