export const scripts = import.meta.glob<unknown>('../../../../../../locales/pt/meditations/*.json', {
  import: 'default',
});
