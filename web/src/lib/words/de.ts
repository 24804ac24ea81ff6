export const words = import.meta.glob<object>(['../../../../locales/de/*.json', '!**/mail.json'], {
  import: 'default',
});
