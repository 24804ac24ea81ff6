import { DatabaseError } from '@alento/sql/sql.ts';
import { AccessTokenError } from '../auth/access-token.ts';
import { sessionEnded } from '../database.ts';
import { isUnavailable } from '../http/unexpected.ts';
import { SubscriptionError } from './change-subscriptions.ts';

/** A refusal in the words that Supabase's server has for it: a code and a sentence. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
}

export const refusals = {
  invalidJoin: () => new RealtimeError('InvalidJoinPayload: The join payload is invalid'),
  topicRequired: () => new RealtimeError('TopicNameRequired: You must provide a topic name'),
  tokenRequired: () => new RealtimeError('Unauthorized: A signed-in person is required'),
  otherPerson: () => new RealtimeError("Unauthorized: The connection is another person's"),
  topicForbidden: (topic: string) =>
    new RealtimeError(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`),
  privateOnly: () => new RealtimeError('PrivateOnly: This project only allows private channels'),
  tooManyChannels: () => new RealtimeError('ChannelRateLimitReached: Too many channels'),
  tooManyJoins: () => new RealtimeError('ClientJoinRateLimitReached: Too many joins per second'),
  tooManyConnections: () => new RealtimeError('ConnectionRateLimitReached: Too many connected users'),
};

/** Undefined if it is a failure and no refusal. */
export function toRefusal(error: unknown): RealtimeError | undefined {
  if (error instanceof RealtimeError) return error;
  if (error instanceof AccessTokenError) {
    return error.reason === 'expired'
      ? new RealtimeError('InvalidJWTToken: Token has expired')
      : new RealtimeError('JwtSignatureError: Failed to validate JWT signature');
  }
  if (error instanceof SubscriptionError) {
    return new RealtimeError(`RealtimeDisabledForConfiguration: Unable to subscribe to changes: ${error.message}`);
  }
  if (error instanceof DatabaseError && error.code === sessionEnded) {
    return new RealtimeError('Unauthorized: The session has ended');
  }
  return isUnavailable(error)
    ? new RealtimeError('UnableToConnectToProject: Realtime was unable to connect to the project database')
    : undefined;
}
