import { useParams } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { EntryScreen } from '#features/journal/screens/entry-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';

export default function JournalEntryRoute() {
  const { entryId = '' } = useParams();
  const account = useAccount();
  const renderHelp = useRenderHelp();
  return account.status === 'signed_in' ? (
    <EntryScreen
      personId={account.person.id}
      entryId={entryId}
      frameActions={<SafetyActions room="little" />}
      renderHelp={renderHelp}
    />
  ) : null;
}
