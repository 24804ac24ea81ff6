import { isAppError } from '@alento/domain/app-error.ts';
import { verifyCheckout } from './data.ts';

/** What the server knows of a payment. What was never completed, or is nobody's, is unknown; no answer may come yet. */
export async function askForPayment(checkoutId: string): Promise<'confirmed' | 'processing' | 'unknown'> {
  try {
    const status = await verifyCheckout(checkoutId);
    return status === 'open' ? 'unknown' : status;
  } catch (error) {
    return isAppError(error) && !error.definition.retryable ? 'unknown' : 'processing';
  }
}
