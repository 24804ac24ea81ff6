export const scripts = import.meta.glob<unknown>('../../../../../../locales/zh/meditations/*.json', {
  import: 'default',
});
