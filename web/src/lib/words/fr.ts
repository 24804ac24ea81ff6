export const words = import.meta.glob<object>(['../../../../locales/fr/*.json', '!**/mail.json'], {
  import: 'default',
});
