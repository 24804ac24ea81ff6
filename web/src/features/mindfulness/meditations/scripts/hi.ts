export const scripts = import.meta.glob<unknown>('../../../../../../locales/hi/meditations/*.json', {
  import: 'default',
});
