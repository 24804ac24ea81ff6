import { toAppError } from '#lib/errors.ts';
import type { DeviceApi } from '../offline/device-api.ts';
import type { ConversationApi } from './conversation-store.ts';

export interface OfflineOptions {
  /** Loads what answers on this device; few ever need it. */
  readonly loadDevice: () => Promise<DeviceApi>;
  readonly isOnline: () => boolean;
  /** Whether something waits for the account. */
  readonly hasUnsent: () => boolean;
}

/** A conversation that goes on without a connection: the companion on this device answers, and the account hears of it later. */
export function withOffline(api: ConversationApi, options: OfflineOptions): ConversationApi {
  const { loadDevice, isOnline, hasUnsent } = options;
  let loading: Promise<DeviceApi> | undefined;
  const device = (): Promise<DeviceApi> => {
    loading ??= loadDevice().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };

  /** What was said offline comes before what is said now; a connection that goes meanwhile is none. */
  async function reach<Answer>(
    ask: () => Promise<Answer>,
    otherwise: (here: DeviceApi) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isOnline()) return otherwise(await device());
    try {
      if (hasUnsent()) await (await device()).sendWaiting();
      return await ask();
    } catch (caught) {
      if (isOnline() || toAppError(caught).code !== 'common.network') throw caught;
      return otherwise(await device());
    }
  }

  return {
    read: async (cursor) => {
      if (!isOnline() && cursor === undefined) return (await device()).read();
      const conversation = await api.read(cursor);
      return cursor === undefined && hasUnsent() ? (await device()).join(conversation) : conversation;
    },
    change: (change) => api.change(change),
    send: (message, signal) =>
      reach(
        () => api.send(message, signal),
        (here) => here.send(message),
      ),
    regenerate: (signal, repair) =>
      reach(
        () => api.regenerate(signal, repair),
        (here) => here.regenerate(),
      ),
    resume: (signal) => api.resume(signal),
    stop: async () => {
      if (!(await loading)?.stop()) await api.stop();
    },
    correct: async (messageId) => {
      const waits = (!isOnline() || hasUnsent()) && (await device()).correct(messageId);
      if (!waits) await api.correct(messageId);
    },
    discard: async (messageId) => (await device()).discard(messageId),
    giveFeedback: api.giveFeedback,
    assess: (text) => api.assess(text),
  };
}
