/** What people and operators call a message: the first eight signs of its id, for example `3F2A-91BC`. */
export function supportReference(id: string): string {
  const signs = id.slice(0, 8).toUpperCase();
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
