/**
 * The drawings of the identity as data, for components and for the script that makes the icons of the app.
 * Each is one line on a field of 48 by 48.
 */

/** The sign: a small "a" written in one breath around a light. */
export const mark = {
  line: 'M28.3 15.9A12.6 12.6 0 1 0 32.1 25V15.5 25c0 7.2 1.9 12 6 12 2.4 0 4-1.4 5.4-3.6',
  light: { cx: 19.5, cy: 25, r: 5.2 },
  strokeWidth: 3,
} as const;

/** A mind at ease: the line that goes round it ends as a breath inside. */
export const brain = {
  line: 'M30.5 43.5c-.4-3 .2-5.2 2-6.8a5.6 5.6 0 0 0 8-5.6 6.6 6.6 0 0 0 1.3-11.1 8 8 0 0 0-9.8-9 9.2 9.2 0 0 0-14.2-.6 8 8 0 0 0-10.6 8.8 6.6 6.6 0 0 0 1.8 11.6 7.2 7.2 0 0 0 10.4 2.6c4.2-1.7 3.4-8.4 8-9.8 3-.9 4.6.8 5 3.2.4 2.7 2.9 4 5.2 2.7',
  strokeWidth: 2.25,
} as const;
