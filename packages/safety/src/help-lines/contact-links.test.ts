import { describe, expect, test } from 'vitest';
import { callLink, textLink, whatsAppLink } from './contact-links.ts';
import { findHelp, helpCountries } from './helplines.ts';

describe('a call', () => {
  test('dials what the country dials, without the signs that only help reading', () => {
    expect(callLink('188')).toBe('tel:188');
    expect(callLink('213 544 545')).toBe('tel:213544545');
    expect(callLink('(02) 8804-4673')).toBe('tel:0288044673');
    expect(callLink('8-800-2000-122')).toBe('tel:88002000122');
    expect(callLink('+7 495 989-50-50')).toBe('tel:+74959895050');
  });

  test('keeps the star that belongs to a number', () => {
    expect(callLink('*4141')).toBe('tel:*4141');
  });
});

describe('a text message', () => {
  test('is addressed', () => {
    expect(textLink({ number: '988' })).toBe('sms:988');
    expect(textLink({ number: '0477 13 11 14' })).toBe('sms:0477131114');
  });

  test('begins with the word that the service asks for', () => {
    expect(textLink({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?&body=SHOUT');
  });
});

describe('WhatsApp', () => {
  test('opens on an international number', () => {
    expect(whatsAppLink('+57 300 754 8933')).toBe('https://wa.me/573007548933');
  });

  test('has no link to a short code', () => {
    expect(whatsAppLink('18111')).toBeNull();
  });
});

test('every number of the list becomes a link that a phone can follow', () => {
  const countries = helpCountries.flatMap((country) => findHelp(country) ?? []);
  const lines = countries.flatMap((help) => help.lines);
  const dialled = [...countries.flatMap(({ emergency }) => emergency), ...lines.flatMap(({ phones }) => phones)];
  for (const { number } of dialled) expect(callLink(number)).toMatch(/^tel:[+*]?\d{2,15}$/);
  const texts = lines.flatMap(({ text }) => text ?? []);
  for (const text of texts) expect(textLink(text)).toMatch(/^sms:\+?\d{3,15}(?:\?&body=[A-Z]+)?$/);
});
