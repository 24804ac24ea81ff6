export const scripts = import.meta.glob<unknown>('../../../../../../locales/fr/meditations/*.json', {
  import: 'default',
});
