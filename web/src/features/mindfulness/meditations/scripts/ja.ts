export const scripts = import.meta.glob<unknown>('../../../../../../locales/ja/meditations/*.json', {
  import: 'default',
});
