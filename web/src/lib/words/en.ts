export const words = import.meta.glob<object>(['../../../../locales/en/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
