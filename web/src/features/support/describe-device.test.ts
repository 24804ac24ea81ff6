import { diagnosticsSchema } from '@alento/domain/support/schema.ts';
import { expect, test } from 'vitest';
import { describeDevice, type DevicePage } from './describe-device.ts';

const page: DevicePage = {
  userAgent: '',
  path: '/session/0b0f6f5e-3d7e-4c57-9a05-0f4a5d4c1a11',
  width: 390,
  height: 844.5,
  isInstalled: false,
  isOnline: true,
  language: 'pt',
  version: '0.1.0',
};

const like = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${like} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome 156', 'Android'],
  [`${like} Chrome/156.0.0.0 Mobile Safari/537.36 EdgA/156.0.1`, 'Edge 156', 'Android'],
  [`${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 28', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18',
    'macOS',
  ],
  ['<script>', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  const described = describeDevice({ ...page, userAgent });
  expect(described).toMatchObject({ browser, system });
  expect(diagnosticsSchema.safeParse(described).success).toBe(true);
});

test('of an address it tells the kind of screen alone', () => {
  expect(describeDevice(page)).toMatchObject({ place: '/session/:id', viewport: '390x845' });
});
