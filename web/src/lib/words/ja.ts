export const words = import.meta.glob<object>(['../../../../locales/ja/*.json', '!**/mail.json'], {
  import: 'default',
});
