import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  страна, странно, странный, странная, странное, странные, печать, печати, плавал, плавала, плавать, родина, долгой,
  долгое, долгом, глухая, глухой, личный, личная, сильно, сильный, скучаем, получилась, гордый, городе, больше,
  большой, большая
`);
