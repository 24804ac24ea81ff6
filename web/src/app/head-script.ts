/**
 * Runs before the first paint. A person whose language is not the page's waits for its words instead of seeing a
 * flash of another language. Kept free of imports: it is sent as text.
 */
export const headScript = `(function () {
  var root = document.documentElement, stored;
  try { stored = localStorage.getItem('i18nextLng'); } catch (e) {}
  var wanted = [location.pathname.slice(1), stored].concat(navigator.languages || []).map(function (code) {
    return String(code || '').toLowerCase().split(/[-_]/)[0];
  }).find(function (code) { return code === 'pt' || code === 'en'; });
  if (wanted && wanted !== root.lang) root.dataset.awaitingLanguage = '';
})();`;
