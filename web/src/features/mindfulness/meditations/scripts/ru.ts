export const scripts = import.meta.glob<unknown>('../../../../../../locales/ru/meditations/*.json', {
  import: 'default',
});
