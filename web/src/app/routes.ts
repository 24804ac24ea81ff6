import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The gallery of the kit is for development and for its own tests; what people are served has no such page. */
const hasGallery = process.env.NODE_ENV === 'development' || process.env.WITH_GALLERY === 'true';

export default [
  // The server answers `/` with the page of the visitor's language.
  route(':lang?', 'routes/landing.tsx'),
  ...(hasGallery ? [route('gallery', 'routes/gallery.tsx')] : []),
  // Help is for everybody: nothing stands before it that could ask, wait or fail.
  layout('frame/layouts/help-layout.tsx', [
    route('help', 'routes/help.tsx'),
    route('help/plan', 'routes/safety-plan.tsx'),
  ]),
  layout('frame/layouts/product-layout.tsx', [
    route('login', 'routes/login.tsx'),
    layout('frame/layouts/data-layout.tsx', [
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('confirm-email', 'routes/confirm-email.tsx'),
      route('auth/callback', 'routes/google-return.tsx'),
      route('privacy-policy', 'routes/privacy-policy.tsx'),
      route('safety', 'routes/safety.tsx'),
      route('too-young', 'routes/too-young.tsx'),
      route('guardian/confirm', 'routes/guardian.tsx'),
      route('support', 'routes/support.tsx'),
      route('user-checker', 'routes/user-checker.tsx'),
      route('delete-account', 'routes/delete-account.tsx'),
      route('delete-account/done', 'routes/farewell.tsx'),
      // Whoever has no account may do exercises, too, meditate, breathe and listen: what they write stays on their device.
      layout('frame/layouts/open-layout.tsx', [
        layout('frame/layouts/open-frame-layout.tsx', [
          route('exercises', 'routes/exercises.tsx'),
          route('mindfulness/meditations', 'routes/meditations.tsx'),
          route('mindfulness/sounds', 'routes/sounds.tsx'),
        ]),
        route('exercises/:dialogue', 'routes/exercise.tsx'),
        route('mindfulness/breathing/:practice', 'routes/breathing.tsx'),
        route('mindfulness/meditations/:meditation', 'routes/meditation.tsx'),
      ]),
      layout('frame/layouts/signed-in-layout.tsx', [
        layout('frame/layouts/shell-layout.tsx', [
          route('app', 'routes/home.tsx'),
          route('new-session', 'routes/new-session.tsx'),
          route('sessions', 'routes/sessions.tsx'),
          route('mindfulness', 'routes/mindfulness.tsx'),
          route('moods', 'routes/moods.tsx'),
          route('journal', 'routes/journal.tsx'),
          route('progress', 'routes/progress.tsx'),
          route('progress/week', 'routes/progress-week.tsx'),
          route('progress/patterns', 'routes/progress-patterns.tsx'),
          route('assessments', 'routes/assessments.tsx'),
          route('profile', 'routes/profile.tsx'),
          route('settings', 'routes/settings.tsx'),
          route('settings/lock', 'routes/lock.tsx'),
          route('settings/memory', 'routes/memory.tsx'),
          route('settings/reminders', 'routes/reminders.tsx'),
          route('settings/reports', 'routes/reports.tsx'),
          route('settings/security', 'routes/security.tsx'),
          route('settings/security/password', 'routes/change-password.tsx'),
          route('settings/security/two-step', 'routes/mfa.tsx'),
          route('settings/data', 'routes/data.tsx'),
          route('admin/*', 'routes/admin.tsx'),
          route('premium', 'routes/premium.tsx'),
          route('subscription/success', 'routes/payment-success.tsx'),
          route('subscription/canceled', 'routes/payment-canceled.tsx'),
        ]),
        route('journal/:entryId', 'routes/journal-entry.tsx'),
        route('assessments/:instrument', 'routes/assessment.tsx'),
        layout('frame/layouts/conversation-layout.tsx', [
          route('session/temporary', 'routes/temporary-session.tsx'),
          route('session/:sessionId', 'routes/session.tsx'),
        ]),
      ]),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
