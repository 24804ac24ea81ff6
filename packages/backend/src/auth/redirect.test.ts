import { expect, test } from 'vitest';
import { allowedRedirect } from './redirect.ts';

const rules = {
  siteUrl: 'https://site.example',
  redirectUrls: ['https://partner.example/app/', 'http://localhost:5173', 'app.site://callback', 'app.site:/other'],
};

test.each([
  ['https://site.example/any/path?x=1#y', 'https://site.example/any/path?x=1#y'],
  ['https://site.example:443/', 'https://site.example/'],
  ['https://partner.example/app', 'https://partner.example/app'],
  ['https://partner.example/app/deeper', 'https://partner.example/app/deeper'],
  ['http://localhost:5173/callback', 'http://localhost:5173/callback'],
  ['app.site://callback', 'app.site://callback'],
  ['HTTPS://SITE.EXAMPLE/', 'https://site.example/'],
  ['https://partner.example/app?next=https://evil.example', 'https://partner.example/app?next=https://evil.example'],
  ['APP.SITE://callback', 'app.site://callback'],
  // The result is the URL as a browser parses it, so that no client can read it differently.
  ['https://site.example\\.evil.example', 'https://site.example/.evil.example'],
  ['https:\\\\site.example', 'https://site.example/'],
  ['https://site%2eexample/', 'https://site.example/'],
  [' https://site.example/\n', 'https://site.example/'],
])('%s is allowed', (wanted, target) => {
  expect(allowedRedirect(rules, wanted)).toBe(target);
});

test.each([
  undefined,
  '',
  'nonsense',
  '//evil.example',
  '/relative',
  'https://evil.example',
  'http://site.example/',
  'https://site.example:8443/',
  'https://site.example.evil.example/',
  'https://evil.example/https://site.example',
  'https://site.example@evil.example/',
  'https://somebody@site.example/',
  'https://somebody:secret@partner.example/app/',
  'https://evil.example\\@site.example/',
  'https://partner.example/application',
  'https://partner.example/app/../elsewhere',
  'https://partner.example/app/%2e%2e/elsewhere',
  'http://localhost:51730/',
  'https://site@evil',
  'https://site.example%40evil.example/',
  'https://site.example%2f.evil.example/',
  'https://site.example%00.evil.example/',
  'https://site.example.',
  'https://site.example,evil.example/',
  'https://evil.example#@site.example/',
  'https://evil.example?https://site.example',
  'https://evil.example\\@site.example',
  'https:evil.example',
  'https:/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  'https%3A%2F%2Fsite.example',
  'https://ѕite.example/',
  'https://partner.example',
  'https://partner.example/APP',
  'https://partner.example/app%2f..%2felsewhere/../../elsewhere',
  'https://partner.example/app\\..\\elsewhere',
  'https://sub.partner.example/app',
  'app.site://CALLBACK',
  'app.site://callback?x=1',
  'app.site://user@callback',
  'app.site.evil://callback',
  'app.site:callback',
  'app.site://callback/deeper',
  'app.site://other',
  'javascript:alert(1)',
  'JavaScript://site.example/%0aalert(1)',
  'data:text/html,x',
  'blob:https://site.example/x',
  'file:///etc/passwd',
])('%s leads to the site', (wanted) => {
  expect(allowedRedirect(rules, wanted)).toBe('https://site.example');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://site.example/x', 'file:///etc/passwd'])(
  '%s leads nowhere even if somebody lists it',
  (listed) => {
    expect(allowedRedirect({ ...rules, redirectUrls: [listed] }, listed)).toBe('https://site.example');
  },
);
