import { expect, test, vi } from 'vitest';
import type { Transcribe } from '../recording/listening.ts';
import { understandByServer } from './understanding.ts';

test('a recording on its way is given up with the conversation by voice, and the next one begins afresh', async () => {
  const transcribe = vi.fn<Transcribe>().mockResolvedValue('I had a long day.');
  const understanding = understandByServer(transcribe);
  const wasGivenUp = () => transcribe.mock.lastCall?.[1].aborted;
  const end = understanding.open();
  await understanding.understand(new Blob());
  expect(wasGivenUp()).toBe(false);
  end();
  expect(wasGivenUp()).toBe(true);
  understanding.open();
  await understanding.understand(new Blob());
  expect(wasGivenUp()).toBe(false);
});
