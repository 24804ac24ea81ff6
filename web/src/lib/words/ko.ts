export const words = import.meta.glob<object>(['../../../../locales/ko/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
