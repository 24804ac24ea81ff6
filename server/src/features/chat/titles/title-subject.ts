/** The subject a title is encrypted with; the bare session id is the takeaway's. */
export function titleSubject(sessionId: string): string {
  return `${sessionId}/title`;
}
