import { checkConnection, isConnected } from '#lib/connection.ts';
import { toAppError } from '#lib/errors.ts';

/** Asks the server; where it cannot be reached, or not any more, this device. */
export async function serverOrDevice<Answer>(
  askServer: () => Promise<Answer>,
  askDevice: () => Promise<Answer>,
): Promise<Answer> {
  if (!isConnected()) return askDevice();
  try {
    return await askServer();
  } catch (caught) {
    if (toAppError(caught).code !== 'common.network' || (await checkConnection())) throw caught;
    return askDevice();
  }
}
