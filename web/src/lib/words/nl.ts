export const words = import.meta.glob<object>(['../../../../locales/nl/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
