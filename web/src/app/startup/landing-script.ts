import './landing-styles.css';
import { isLanguageUnknown } from '#lib/language-choice.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { loadCrisisHelp } from '../help/load-crisis-help.ts';
import { startLanding } from '#features/landing/start-landing.ts';

// All the script of a prerendered landing page; what a person touches brings the rest.
startLanding(loadCrisisHelp);
whenQuiet(() => void prepareApp());

/** The worker is there before the app is opened; it keeps nothing until then, so a visit costs nobody's data. */
async function prepareApp(): Promise<void> {
  if (isLanguageUnknown()) await settleAhead();
  const { startServiceWorker } = await import('#platform/service-worker/updates.ts');
  await startServiceWorker();
}

/** The page stays in the language it was sent in; the app behind it opens in the visitor's, without a wait. */
async function settleAhead(): Promise<void> {
  const { settleLanguage } = await import('#features/language/detect-language.ts');
  await settleLanguage();
}
