export const words = import.meta.glob<object>(['../../../../locales/fr/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
