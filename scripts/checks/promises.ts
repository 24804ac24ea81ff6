import type { PromisedFeature } from '@alento/domain/landing/delivered.ts';
import type { Words } from './locales.ts';

/** What keeps a promise: files that are there, or a feature of which `delivered.ts` says whether it is. */
export type Keeper = { readonly files: readonly string[] } | { readonly feature: PromisedFeature };

const files = (...paths: string[]): Keeper => ({ files: paths });
const feature = (name: PromisedFeature): Keeper => ({ feature: name });

/** Texts that say what somebody gets here; each of them needs a keeper. */
const promising =
  /^(?:landing:(?:steps|promises|plans|questions)\.|billing:open\.|account-profile:preferences\.(?:sound|auto)|common:fault\.text$)/;

/** Who keeps what, by the beginning of keys; the first that fits counts. */
const keepers: readonly (readonly [begins: string, keeper: Keeper])[] = [
  ['landing:steps.how', files('web/src/features/chat/beginning/components/start-chips.tsx')],
  ['landing:steps.who', files('web/src/features/chat/components/personality-picker.tsx')],
  ['landing:steps.talk', files('server/src/features/chat/send-message.ts', 'web/src/features/voice')],
  ['landing:steps.keep', files('web/src/features/chat/components/end-session-dialog.tsx', 'web/src/features/progress')],
  ['landing:steps.title', files('web/src/features/landing/components/steps.tsx')],
  ['landing:promises.locked', files('server/src/platform/encryption/person-cipher.ts')],
  ['landing:promises.languages', files('locales/languages.ts')],
  ['landing:promises.help', files('web/src/app/frame/layouts/help-layout.tsx', 'e2e/safety/help.spec.ts')],
  [
    'landing:promises.offline',
    files('web/build-service-worker.ts', 'web/src/features/landing/trial-talk.ts', 'e2e/chat/offline.spec.ts'),
  ],
  ['landing:promises.yours', files('server/src/features/account/deletion/erase-account.ts', 'scripts/start.ts')],
  ['landing:promises.ai', files('e2e/chat/honesty.spec.ts')],
  ['landing:promises.', files('web/src/features/landing/components/promises.tsx')],
  ['landing:plans.premium.model', feature('premiumModel')],
  ['landing:plans.premium.exercises', feature('personalExercises')],
  ['landing:plans.premium.pdf', feature('pdf')],
  ['landing:plans.premium.support', feature('prioritySupport')],
  ['landing:plans.premium.insight', files('web/src/features/progress/screens/patterns-screen.tsx')],
  ['landing:plans.premium', files('server/src/features/billing', 'web/src/features/billing')],
  ['landing:plans.free.mood', files('web/src/features/mood', 'web/src/features/progress')],
  ['landing:plans.free.plan', files('web/src/features/safety/screens/help-screen.tsx')],
  ['landing:plans.free.sounds', files('web/src/features/mindfulness/breathing/screens/breathing-screen.tsx')],
  ['landing:plans.free.data', files('server/src/features/account/deletion/erase-account.ts')],
  ['landing:plans.', files('web/src/features/landing/components/plans.tsx')],
  ['landing:questions.gone', files('server/src/features/chat/find-again.test.ts')],
  ['landing:questions.age', files('server/src/features/account/guardian/routes.ts')],
  ['landing:questions.', files('web/src/features/landing/components/questions.tsx')],
  ['billing:open.', files('web/src/features/billing')],
  ['account-profile:preferences.', files('web/src/features/voice')],
  ['common:fault.text', files('server/src/features/common/report-fault.ts', 'web/src/app/gates/report-fault.ts')],
];

function keeperOf(key: string): Keeper | undefined {
  return keepers.find(([begins]) => key.startsWith(begins))?.[1];
}

/** Promises that nobody keeps, and keepers that are gone. */
export function findBrokenPromises(words: Words, exists: (path: string) => boolean): string[] {
  return promisingKeys(words).flatMap((key) => {
    const keeper = keeperOf(key);
    if (!keeper) return [`${key} promises something: name who keeps it in scripts/checks/promises.ts`];
    if ('feature' in keeper) return [];
    return keeper.files.filter((path) => !exists(path)).map((path) => `${key} is promised, but ${path} is not there`);
  });
}

/** Texts of the landing page, on one of its pages, that promise what is not delivered. */
export function findEmptyPromises(
  page: string,
  words: Words,
  isDelivered: (feature: PromisedFeature) => boolean,
): string[] {
  const said = readable(page);
  return promisingKeys(words).filter((key) => {
    const keeper = keeperOf(key);
    if (!key.startsWith('landing:') || !keeper || !('feature' in keeper) || isDelivered(keeper.feature)) return false;
    const [namespace = '', path = ''] = key.split(':');
    const text = words[namespace]?.[path] ?? '';
    return !text.includes('{{') && said.includes(text);
  });
}

function promisingKeys(words: Words): string[] {
  return Object.entries(words)
    .flatMap(([namespace, texts]) => Object.keys(texts).map((key) => `${namespace}:${key}`))
    .filter((key) => promising.test(key));
}

/** A page's text, as somebody reads it. */
function readable(html: string): string {
  return html
    .replaceAll(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
