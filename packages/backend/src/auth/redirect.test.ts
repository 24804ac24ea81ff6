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
