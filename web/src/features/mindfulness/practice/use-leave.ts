import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';

/** Leads back to wherever the person came from; whoever came straight here, to where practices are chosen. */
export function useLeave(visitorsPlace = '/'): () => void {
  const { status } = useAccount();
  const { key } = useLocation();
  const navigate = useNavigate();
  return () =>
    void (key === 'default' ? navigate(status === 'signed_in' ? '/mindfulness' : visitorsPlace) : navigate(-1));
}
