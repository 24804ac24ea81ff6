/** The screen of a path, without what could tell whose it is. */
export function placeOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (/^[a-z][a-z-]{0,20}$/.test(part) ? part : ':id')).join('/')}`.slice(0, 80);
}
