export const words = import.meta.glob<object>(['../../../../locales/ru/*.json', '!**/mail.json'], {
  import: 'default',
});
