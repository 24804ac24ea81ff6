export const scripts = import.meta.glob<unknown>('../../../../../../locales/it/meditations/*.json', {
  import: 'default',
});
