import { useEffect, useState } from 'react';
import { askForPayment } from './ask-for-payment.ts';
import { useRefreshPlan } from './use-own-plan.ts';

export type PaymentResult = 'verifying' | 'processing' | 'confirmed' | 'slow' | 'unknown';

/** Longer and longer, for four minutes in all. */
const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000];

/** How the payment stands that the person comes back from; asks less and less often, and then leaves it to them. */
export function usePaymentResult(checkoutId: string): { result: PaymentResult; lookAgain: () => void } {
  const [result, setResult] = useState<PaymentResult>(checkoutId === '' ? 'unknown' : 'verifying');
  const [round, setRound] = useState(0);
  const refreshPlan = useRefreshPlan();

  useEffect(() => {
    if (checkoutId === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (tried: number): Promise<void> => {
      const answer = await askForPayment(checkoutId);
      if (isLeft) return;
      if (answer !== 'processing') return setResult(answer);
      const delay = delaysMs[tried];
      setResult(delay === undefined ? 'slow' : 'processing');
      if (delay !== undefined) timer = setTimeout(() => void look(tried + 1), delay);
    };
    // Whoever looks again themselves is answered at once.
    void look(round === 0 ? 0 : delaysMs.length);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [checkoutId, round]);

  const isConfirmed = result === 'confirmed';
  useEffect(() => {
    if (isConfirmed) refreshPlan();
  }, [isConfirmed, refreshPlan]);

  const lookAgain = (): void => {
    setResult('verifying');
    setRound(round + 1);
  };
  return { result, lookAgain };
}
