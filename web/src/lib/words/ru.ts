export const words = import.meta.glob<object>(['../../../../locales/ru/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
