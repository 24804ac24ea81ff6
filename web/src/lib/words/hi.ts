export const words = import.meta.glob<object>(['../../../../locales/hi/*.json', '!**/mail.json'], {
  import: 'default',
});
