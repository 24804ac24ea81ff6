export const words = import.meta.glob<object>(['../../../../locales/es/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
