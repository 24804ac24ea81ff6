/** Fetches the help of a conversation, its look and its words, for a page whose own script and styles are to stay small. */
export async function loadCrisisHelp() {
  const [{ CrisisHelp }, { i18n }] = await Promise.all([
    import('./crisis-help.tsx'),
    import('#lib/i18n.ts'),
    import('../app.css'),
  ]);
  await i18n.loadNamespaces(['safety', 'common']);
  return CrisisHelp;
}
