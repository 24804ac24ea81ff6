export const scripts = import.meta.glob<unknown>('../../../../../../locales/de/meditations/*.json', {
  import: 'default',
});
