import { priceRegionOf, type PriceRegion } from '@alento/domain/billing/prices.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { rememberLanguage } from '#lib/language-choice.ts';
import { startTrial } from './start-trial.ts';
import type { LoadHelp } from '#features/safety/use-help-view.ts';

/**
 * Gives life to the landing page's markup, whoever rendered it: the prerendered page runs it as its only script, the
 * app's router when somebody comes here from inside. Answers what takes it away again.
 */
export function startLanding(loadHelp: LoadHelp): () => void {
  const trial = startTrial(loadHelp);
  const handleClick = (event: MouseEvent): void => {
    const touched = event.target instanceof Element ? event.target : null;
    if (trial && touched?.closest('[data-start-trial]') && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      void trial.open();
    }
    const language = touched?.closest<HTMLElement>('[data-language]')?.dataset.language;
    const known = languageCodes.find((each) => each === language);
    if (known) rememberLanguage(known);
    const personality = touched?.closest<HTMLElement>('[data-personality]')?.dataset.personality;
    if (personality) void trial?.listenAs(personality as Personality);
  };
  // Before the app's router, which would follow the link.
  document.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('online', showConnection);
  window.addEventListener('offline', showConnection);
  showConnection();
  document.documentElement.dataset.scripted = '';
  void showPrices();
  return () => {
    document.removeEventListener('click', handleClick, { capture: true });
    window.removeEventListener('online', showConnection);
    window.removeEventListener('offline', showConnection);
    trial?.close();
  };
}

function showConnection(): void {
  const note = document.querySelector<HTMLElement>('[data-offline-note]');
  if (note) note.hidden = navigator.onLine;
}

async function showPrices(): Promise<void> {
  const region = await guessPriceRegion();
  if (!region) return;
  for (const price of document.querySelectorAll<HTMLElement>('[data-price-region]')) {
    price.hidden = price.dataset.priceRegion !== region;
  }
}

/** Where the device says it is; null leaves the price that is usual for the page's language. */
async function guessPriceRegion(): Promise<PriceRegion | null> {
  const { priceRegionOfZone } = await import('@alento/domain/billing/price-region-of-zone.ts');
  const byZone = priceRegionOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (byZone) return byZone;
  const country = new Intl.Locale(navigator.language).region;
  return country ? priceRegionOf(country) : null;
}
