export const words = import.meta.glob<object>(['../../../../locales/ko/*.json', '!**/mail.json'], {
  import: 'default',
});
