export const words = import.meta.glob<object>(['../../../../locales/pt/*.json', '!**/{mail,common-app}.json'], {
  import: 'default',
});
