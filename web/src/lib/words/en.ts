export const words = import.meta.glob<object>(['../../../../locales/en/*.json', '!**/mail.json'], {
  import: 'default',
});
