export const words = import.meta.glob<object>(['../../../../locales/hi/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
