export const scripts = import.meta.glob<unknown>('../../../../../../locales/ar/meditations/*.json', {
  import: 'default',
});
