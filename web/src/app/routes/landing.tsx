import { useParams } from 'react-router';
import { LandingScreen } from '#features/landing/screens/landing-screen.tsx';
import { languageFromPath } from '#lib/choose-language.ts';
import { loadCrisisHelp } from '../help/load-crisis-help.ts';
import { NotFoundScreen } from '../gates/not-found-screen.tsx';

export default function LandingRoute() {
  const { lang } = useParams();
  return lang === undefined || languageFromPath(`/${lang}`) ? (
    <LandingScreen loadHelp={loadCrisisHelp} />
  ) : (
    <NotFoundScreen />
  );
}
