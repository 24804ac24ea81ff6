import { Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '#platform/share.ts';
import { shareFile } from './sharing.ts';

vi.mock('@capacitor/share', () => ({ Share: { share: vi.fn<typeof Share.share>() } }));
vi.mock('@capacitor/filesystem', () => ({
  Directory: { Cache: 'CACHE' },
  Filesystem: {
    writeFile: vi.fn<typeof Filesystem.writeFile>(() => Promise.resolve({ uri: 'file:///cache/alento.json' })),
    deleteFile: vi.fn<typeof Filesystem.deleteFile>(() => Promise.resolve()),
  },
}));

const share = vi.mocked(Share.share);
afterEach(() => {
  share.mockReset();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a link is handed to what the device shares with', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  share.mockResolvedValueOnce({});
  expect(await shareLink('https://alento.example/', 'Alento')).toBe('shared');
  share.mockRejectedValueOnce(new Error('Share canceled'));
  expect(await shareLink('https://alento.example/', 'Alento')).toBe('cancelled');
});

test.each([true, false])('a file is handed on whole and then forgotten (shared: %s)', async (isShared) => {
  if (isShared) share.mockResolvedValueOnce({});
  else share.mockRejectedValueOnce(new Error('Share canceled'));
  await shareFile('alento.json', new Blob(['{"é":1}']));
  const written = vi.mocked(Filesystem.writeFile).mock.calls[0]?.[0];
  expect(Buffer.from(written?.data as string, 'base64').toString('utf8')).toBe('{"é":1}');
  expect(share).toHaveBeenCalledWith({ files: ['file:///cache/alento.json'] });
  expect(Filesystem.deleteFile).toHaveBeenCalledWith({ path: 'alento.json', directory: 'CACHE' });
});
