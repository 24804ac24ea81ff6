import { expect, test } from 'vitest';
import { addContentPolicy } from './app-page.ts';

const page =
  '<html><head lang="en"><script>first()</script></head><body><script type="module" src="/a.js"></script></body></html>';

test('the page of the app runs its own scripts and speaks to its own server alone', () => {
  const served = addContentPolicy(page, ['https://alento.example']);
  expect(served).toMatch(/^<html><head lang="en"><meta http-equiv="Content-Security-Policy"/);
  expect(served).toContain("connect-src 'self' https://alento.example wss://alento.example;");
  expect(served).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=';",
  );
  expect(served).not.toContain("'unsafe-eval'");
});
