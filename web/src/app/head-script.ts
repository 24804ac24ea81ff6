import { elsewhere, leftKey } from './quick-exit.ts';

const awaitLanguage = `
  try { stored = localStorage.getItem('i18nextLng'); } catch (e) {}
  var wanted = [location.pathname.slice(1), stored].concat(navigator.languages || []).map(function (code) {
    return String(code || '').toLowerCase().split(/[-_]/)[0];
  }).find(function (code) { return code === 'pt' || code === 'en'; });
  root.dataset.arrivesIn = wanted || root.lang;
  if (root.dataset.arrivesIn !== root.lang) root.dataset.awaitingLanguage = '';`;

/** Somebody whose session this device keeps is offered to go on instead of to sign in. */
const knowAccount = `
  try {
    var isKnown = Object.keys(localStorage).some(function (key) { return /^sb-.+-auth-token$/.test(key); });
    if (isKnown) root.dataset.account = '';
  } catch (e) {}`;

/** Who left quickly does not get back here by the Back button; only by asking for the page anew. */
const stayAway = `
  try {
    var came = performance.getEntriesByType('navigation')[0];
    if (sessionStorage.getItem('${leftKey}') && came && came.type === 'back_forward') {
      root.style.visibility = 'hidden';
      location.replace('${elsewhere}');
    }
  } catch (e) {}`;

/**
 * Runs before the first paint. Where React takes the page over, a person whose language is not the page's waits for
 * its words instead of seeing a flash of another language. It is sent as text.
 */
export function headScript({ isTakenOver }: { isTakenOver: boolean }): string {
  return `(function () {
  var root = document.documentElement, stored;${stayAway}${isTakenOver ? awaitLanguage : ''}${knowAccount}
})();`;
}
