export const words = import.meta.glob<object>(['../../../../locales/ar/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
