import type { Opening } from './route-scripts.ts';

/** Help is fetched with the button that leads to it: one tap is enough even once the connection is gone. */
const help = ['src/app/frame/layouts/help-layout.tsx', 'src/app/routes/help.tsx'];
const everywhere = [...help, 'src/app/install/keep-on-device.ts'];
const signedIn = [
  ...everywhere,
  'src/app/gates/pending-deletion.tsx',
  // A support plan is on the device before it is needed.
  'src/features/safety/plan/open-plan.ts',
  '../node_modules/@supabase/postgrest-js/dist/index.mjs',
  'src/features/settings/adopt-preferences.ts',
  'src/features/account/profile/profile-storage.ts',
  'src/app/sync/stay-in-step.ts',
  '../node_modules/@supabase/realtime-js/dist/module/index.js',
  'src/features/memory/components/memory-notice.tsx',
  'src/features/legal/components/terms-notice.tsx',
];
const signedInWords = ['safety', 'memory'];

/** What the landing page runs before anybody touches anything: its script, and what that loads once the page is quiet. */
export const landing = [
  'src/app/startup/landing-script.ts',
  'src/platform/service-worker/updates.ts',
  'src/features/language/detect-language.ts',
  '../packages/domain/src/billing/price-region-of-zone.ts',
];

export interface LimitedOpening extends Opening {
  /** Kilobytes of 1,000 bytes, after brotli. */
  readonly limit: number;
}

/**
 * What the main screens download before anybody touches anything. `e2e/common/downloads.spec.ts` sees to it that nothing
 * comes that is not counted here, `scripts/checks/check-budgets.ts` that it stays within its limit.
 */
export const openings: readonly LimitedOpening[] = [
  { path: 'login', later: everywhere, words: ['account', 'account-google', 'language', 'safety'], limit: 177 },
  {
    path: 'app',
    later: [
      ...signedIn,
      'src/features/billing/components/trial-widget.tsx',
      'src/features/journal/components/journal-card.tsx',
    ],
    words: [...signedInWords, 'exercises', 'mindfulness', 'mood', 'chat', 'journal'],
    limit: 245,
  },
  {
    path: 'session/:sessionId',
    later: [
      ...signedIn,
      'src/app/help/crisis-help.tsx',
      'src/lib/i18n.ts',
      'src/app/app.css',
      'src/features/chat/components/end-session-dialog.tsx',
      'src/ui/illustrations/personality-mark.tsx',
      'src/features/voice/components/voice-panel.tsx',
      'src/features/voice/components/composer-voice.tsx',
      'src/features/voice/components/listen-action.tsx',
      'src/features/chat/components/message-actions.tsx',
    ],
    words: [...signedInWords, 'chat', 'mood', 'voice'],
    limit: 303,
  },
  {
    path: 'progress',
    later: [...signedIn, 'src/features/progress/components/more-views.tsx'],
    words: [...signedInWords, 'progress', 'progress-insights', 'assessments'],
    limit: 262,
  },
  { path: 'journal', later: signedIn, words: [...signedInWords, 'journal', 'journal-entry'], limit: 259 },
  { path: 'sessions', later: signedIn, words: [...signedInWords, 'chat', 'mood'], limit: 258 },
  { path: 'moods', later: signedIn, words: [...signedInWords, 'mood-entries', 'mood'], limit: 261 },
  { path: 'new-session', later: signedIn, words: [...signedInWords, 'chat', 'mood'], limit: 297 },
  { path: 'assessments', later: signedIn, words: [...signedInWords, 'assessments'], limit: 250 },
  { path: 'help', later: everywhere, words: ['safety'], limit: 163 },
];
