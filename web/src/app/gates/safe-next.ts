const home = '/app';

/** Where to go after signing in: a path of ours, never another site's address. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s]/.test(next)) return home;
  return next === '/' || next.startsWith('/login') ? home : next;
}
