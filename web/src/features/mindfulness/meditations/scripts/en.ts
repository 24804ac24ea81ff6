export const scripts = import.meta.glob<unknown>('../../../../../../locales/en/meditations/*.json', {
  import: 'default',
});
