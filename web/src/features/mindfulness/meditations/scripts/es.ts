export const scripts = import.meta.glob<unknown>('../../../../../../locales/es/meditations/*.json', {
  import: 'default',
});
