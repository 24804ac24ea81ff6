/** Whether the user with this verified address is an admin; null for an unverified address. */
export function isAdmin(provedEmail: string | null, adminEmails: readonly string[]): boolean {
  return provedEmail !== null && adminEmails.includes(provedEmail.toLowerCase());
}
