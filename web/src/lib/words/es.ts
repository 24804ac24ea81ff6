export const words = import.meta.glob<object>(['../../../../locales/es/*.json', '!**/mail.json'], {
  import: 'default',
});
