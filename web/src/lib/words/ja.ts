export const words = import.meta.glob<object>(['../../../../locales/ja/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
