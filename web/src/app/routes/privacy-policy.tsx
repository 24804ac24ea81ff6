import { useAccount } from '#features/account/use-account.ts';
import { TermsAgreement } from '#features/legal/components/terms-agreement.tsx';
import { PrivacyPolicyScreen } from '#features/legal/screens/privacy-policy-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export default function PrivacyPolicyRoute() {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : null;
  return (
    <PublicFrame>
      <PrivacyPolicyScreen agreement={<TermsAgreement personId={personId} />} />
    </PublicFrame>
  );
}
