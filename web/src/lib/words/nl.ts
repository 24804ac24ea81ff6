export const words = import.meta.glob<object>(['../../../../locales/nl/*.json', '!**/mail.json'], {
  import: 'default',
});
