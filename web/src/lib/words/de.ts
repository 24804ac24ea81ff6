export const words = import.meta.glob<object>(['../../../../locales/de/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
