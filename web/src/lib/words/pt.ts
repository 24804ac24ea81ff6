export const words = import.meta.glob<object>(['../../../../locales/pt/*.json', '!**/mail.json'], {
  import: 'default',
});
