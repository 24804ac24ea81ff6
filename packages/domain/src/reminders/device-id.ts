/**
 * The name of a browser that shows reminders, made from the endpoint of its push service, which is a secret.
 * @returns The SHA-256 digest, 64 hexadecimal digits.
 */
export async function deriveDeviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
