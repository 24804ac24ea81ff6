export const scripts = import.meta.glob<unknown>('../../../../../../locales/nl/meditations/*.json', {
  import: 'default',
});
