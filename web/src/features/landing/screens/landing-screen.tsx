import '../assets/landing.css';
import { useEffect } from 'react';
import { FivePersonalities } from '../components/five-personalities.tsx';
import { Hero } from '../components/hero.tsx';
import { HonestWord } from '../components/honest-word.tsx';
import { LandingFooter } from '../components/landing-footer.tsx';
import { LandingHeader } from '../components/landing-header.tsx';
import { LastWord } from '../components/last-word.tsx';
import { OfflineNote } from '../components/offline-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Plans } from '../components/plans.tsx';
import { Promises } from '../components/promises.tsx';
import { Questions } from '../components/questions.tsx';
import { Steps } from '../components/steps.tsx';
import { TryConversation } from '../components/try-conversation.tsx';
import { TrialDialog } from '../components/trial-dialog.tsx';
import { startLanding } from '../start-landing.ts';
import type { LoadHelp } from '#features/safety/use-help-view.ts';

/** The public front: what Alento is, an honest word about what it is not, and a way to try it before anything else. */
export function LandingScreen({ loadHelp }: { loadHelp: LoadHelp }) {
  useEffect(() => startLanding(loadHelp), [loadHelp]);
  return (
    <div data-words className="landing overflow-x-clip">
      <PageHead />
      <OfflineNote />
      <LandingHeader />
      <main id="content">
        <Hero />
        <FivePersonalities />
        <TryConversation />
        <Steps />
        <HonestWord />
        <Promises />
        <Plans />
        <Questions />
        <LastWord />
      </main>
      <LandingFooter />
      <TrialDialog />
    </div>
  );
}
