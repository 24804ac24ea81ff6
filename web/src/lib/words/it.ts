export const words = import.meta.glob<object>(['../../../../locales/it/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
