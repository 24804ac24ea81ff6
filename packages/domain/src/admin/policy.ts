/** Whether somebody with this proved address runs the product; null is somebody whose address nobody has proved. */
export function isAdmin(provedEmail: string | null, adminEmails: readonly string[]): boolean {
  return provedEmail !== null && adminEmails.includes(provedEmail.toLowerCase());
}
