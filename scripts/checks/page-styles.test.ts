import { expect, test } from 'vitest';
import { findUnstyledClasses } from './page-styles.ts';

const app = String.raw`.mt-4{margin:1rem}.w-\[56\%\]{width:56%}.\32xl{font-size:2rem}.group:hover .x{color:red}.mt-0\.5{margin:0}`;
const page = (classes: string, styles: string) => `<style>${styles}</style><p class="${classes}"></p>`;

test('a class the page carries no rule for is found, whatever characters it has', () => {
  expect(findUnstyledClasses(page('mt-4 w-[56%] 2xl mt-0.5', ''), app)).toEqual(['mt-4', 'w-[56%]', '2xl', 'mt-0.5']);
});

test('what the page styles itself, and what nobody styles, is no problem', () => {
  expect(findUnstyledClasses(page('mt-4 w-[56%] hook', String.raw`.mt-4{}@media x{.w-\[56\%\]{}}`), app)).toEqual([]);
});
