export const words = import.meta.glob<object>(['../../../../locales/ar/*.json', '!**/mail.json'], {
  import: 'default',
});
