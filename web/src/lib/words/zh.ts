export const words = import.meta.glob<object>(['../../../../locales/zh/*.json', '!**/mail.json'], {
  import: 'default',
});
