export const scripts = import.meta.glob<unknown>('../../../../../../locales/ko/meditations/*.json', {
  import: 'default',
});
