import { languageCodes } from '@alento/domain/language/languages.ts';
import { appearanceKeys } from '#features/settings/state.ts';
import { languageCookieAttributes, languageKeys } from '#lib/language-choice.ts';
import { manifestPath } from '../install/manifest-path.ts';
import { elsewhere, leftKey } from '../help/quick-exit.ts';

const awaitLanguage = `
  try { stored = localStorage.getItem('${languageKeys.language}'); } catch (e) {}
  var wanted = [location.pathname.slice(1), stored].concat(navigator.languages || []).map(function (code) {
    return String(code || '').toLowerCase().split(/[-_]/)[0];
  }).find(function (code) { return ${JSON.stringify(languageCodes)}.indexOf(code) >= 0; });
  root.dataset.entryLanguage = wanted || root.lang;
  var manifest = document.querySelector('link[rel=manifest]');
  if (manifest) manifest.href = '${manifestPath("' + root.dataset.entryLanguage + '")}';
  if (root.dataset.entryLanguage !== root.lang) root.dataset.awaitingLanguage = '';`;

/** Whoever never was here waits until it is known what they speak, and reads that they do, see `detecting-words.tsx`. */
const showDetection = `
  try {
    var has = function (key) { return localStorage.getItem(key); };
    var isKnown = has('${languageKeys.isDetected}') || (stored && has('${languageKeys.isChosen}') === 'true');
  } catch (e) {}
  if (!isKnown && !/^\\/([a-z]{2}\\/?)?$/.test(location.pathname)) root.dataset.detecting = root.dataset.entryLanguage;`;

/** How the person wants this device to look. */
const showAppearance = `
  try {
    ${JSON.stringify(Object.values(appearanceKeys))}.forEach(function (key) {
      var value = localStorage.getItem(key);
      if (value) root.dataset[key] = value;
    });
  } catch (e) {}`;

/** With a stored session, the landing page offers to continue instead of to sign in. */
const knowAccount = `
  try {
    var isSignedIn = Object.keys(localStorage).some(function (key) { return /^sb-.+-auth-token$/.test(key); });
    if (isSignedIn) root.dataset.account = '';
  } catch (e) {}`;

/** After a quick exit the Back button must not show this page again; only a new visit does. */
const stayAway = `
  try {
    var came = performance.getEntriesByType('navigation')[0];
    if (sessionStorage.getItem('${leftKey}') && came && came.type === 'back_forward') {
      root.style.visibility = 'hidden';
      location.replace('${elsewhere}');
    }
  } catch (e) {}`;

/** Who taps "Start a conversation" before its script is there is not sent to sign up: the script finds the hash. */
const awaitTrial = `
  document.addEventListener('click', function (event) {
    if (root.hasAttribute('data-scripted') || location.hash === '#try' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!event.target.closest('[data-start-trial]')) return;
    event.preventDefault();
    location.hash = 'try';
  });`;

/** Who chooses a language before the script is there has chosen it; see `rememberLanguage`, which this mirrors. */
const awaitLanguageChoice = `
  document.addEventListener('click', function (event) {
    if (root.hasAttribute('data-scripted')) return;
    var link = event.target.closest('[data-language]');
    if (!link) return;
    try {
      document.cookie = 'language=' + link.dataset.language + '${languageCookieAttributes}';
      localStorage.setItem('${languageKeys.language}', link.dataset.language);
      localStorage.setItem('${languageKeys.isChosen}', 'true');
    } catch (e) {}
  });`;

/**
 * Runs before the first paint. Where React takes the page over, a person whose language is not the page's waits for
 * its words instead of seeing a flash of another language. It is sent as text.
 */
export function headScript({ isTakenOver }: { isTakenOver: boolean }): string {
  return `(function () {
  var root = document.documentElement, stored;${stayAway}${showAppearance}${isTakenOver ? awaitLanguage + showDetection : ''}${knowAccount}${awaitTrial}${awaitLanguageChoice}
})();`;
}
