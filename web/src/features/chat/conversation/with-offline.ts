import { toAppError } from '#lib/errors.ts';
import type { DeviceApi } from '../offline/device-api.ts';
import type { ConversationApi } from './conversation-api.ts';

/** A request that waits so long is asked about: a network that leads nowhere often says nothing. */
const suspectAfterMs = 8_000;

export interface OfflineOptions {
  /** Loads what answers on this device; few ever need it. */
  readonly loadDevice: () => Promise<DeviceApi>;
  readonly isConnected: () => boolean;
  /** Finds out whether the server is reached; never throws. */
  readonly checkConnection: () => Promise<boolean>;
  /** Whether something waits for the account. */
  readonly hasUnsent: () => boolean;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;
type AskDevice<Answer> = (device: DeviceApi) => Promise<Answer> | Answer;

/** A conversation that goes on without a connection: the companion on this device answers, and the account hears of it later. */
export function withOffline(api: ConversationApi, options: OfflineOptions): ConversationApi {
  const { loadDevice, isConnected, checkConnection, hasUnsent } = options;
  let loading: Promise<DeviceApi> | undefined;
  const device = (): Promise<DeviceApi> => {
    loading ??= loadDevice().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };

  /** What was said offline comes before what is said now; a connection that goes meanwhile is none. */
  async function reach<Answer>(ask: Ask<Answer>, askDevice: AskDevice<Answer>, signal?: AbortSignal): Promise<Answer> {
    if (!isConnected()) return askDevice(await device());
    try {
      if (hasUnsent()) await (await device()).sendWaiting();
      return await askWhileConnected(ask, signal);
    } catch (caught) {
      const isLeft = signal?.aborted === true;
      if (isLeft || toAppError(caught).code !== 'common.network' || (await checkConnection())) throw caught;
      return askDevice(await device());
    }
  }

  /** Gives up what waits for an answer once the server is found not to be reached. What it has of it, it takes once. */
  async function askWhileConnected<Answer>(ask: Ask<Answer>, signal?: AbortSignal): Promise<Answer> {
    const lost = new AbortController();
    let isWaiting = true;
    const suspect = async (): Promise<void> => {
      if (!(await checkConnection()) && isWaiting) lost.abort();
    };
    const timer = setTimeout(() => void suspect(), suspectAfterMs);
    try {
      return await ask(signal ? AbortSignal.any([signal, lost.signal]) : lost.signal);
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  }

  return {
    read: async (cursor) => {
      if (!isConnected() && cursor === undefined) return (await device()).read();
      const conversation = await api.read(cursor);
      return cursor === undefined && hasUnsent() ? (await device()).join(conversation) : conversation;
    },
    change: (change) =>
      reach(
        () => api.change(change),
        (here) => here.change(change),
      ),
    send: (message, signal) =>
      reach(
        (given) => api.send(message, given),
        (here) => here.send(message),
        signal,
      ),
    regenerate: (signal, repair) =>
      reach(
        (given) => api.regenerate(given, repair),
        (here) => here.regenerate(),
        signal,
      ),
    resume: (signal) => api.resume(signal),
    stop: async () => {
      if (!(await loading)?.stop()) await api.stop();
    },
    correct: async (messageId) => {
      const waits = (!isConnected() || hasUnsent()) && (await device()).correct(messageId);
      if (!waits) await api.correct(messageId);
    },
    discard: async (messageId) => (await device()).discard(messageId),
    giveFeedback: api.giveFeedback,
    assess: (text) => api.assess(text),
  };
}
