export const words = import.meta.glob<object>(['../../../../locales/zh/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
