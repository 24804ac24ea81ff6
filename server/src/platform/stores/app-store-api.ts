import { APIError, APIException, AppStoreServerAPIClient, type Environment } from '@apple/app-store-server-library';

export interface AppStoreKeys {
  readonly bundleId: string;
  readonly issuerId: string;
  readonly keyId: string;
  /** Of an In-App Purchase key, as PEM. */
  readonly privateKey: string;
  /** Another place that speaks as the App Store Server API does, for tests. */
  readonly apiBase: string | undefined;
}

const timeoutMs = 20_000;

/** Apple's client, with an end to its patience. */
export class AppStoreApi extends AppStoreServerAPIClient {
  constructor({ bundleId, issuerId, keyId, privateKey, apiBase }: AppStoreKeys, environment: Environment) {
    super(privateKey, keyId, issuerId, bundleId, environment);
    if (apiBase !== undefined) Object.assign(this, { urlBase: apiBase });
  }

  /** Of an answer the library reads `ok`, `status` and `json` alone, which every kind of fetch has. */
  protected override async makeFetchRequest(
    path: string,
    query: URLSearchParams,
    method: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<never> {
    const address = `${Reflect.get(this, 'urlBase')}${path}?${query.toString()}`;
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) };
    return (await fetch(address, { method, headers, ...content, signal: AbortSignal.timeout(timeoutMs) })) as never;
  }
}

const missing: readonly unknown[] = [
  APIError.TRANSACTION_ID_NOT_FOUND,
  APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND,
  APIError.INVALID_TRANSACTION_ID,
];

/** Whether the App Store says that it does not have a transaction. */
export function isMissing(error: unknown): boolean {
  return error instanceof APIException && missing.includes(error.apiError);
}
