export const words = import.meta.glob<object>(['../../../../locales/it/*.json', '!**/mail.json'], {
  import: 'default',
});
