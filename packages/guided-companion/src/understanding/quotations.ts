const quoted = /“[^“”]*”|„[^“”„]*[“”]|«[^«»]*»|"[^"]*"|「[^「」]*」|『[^『』]*』|‹[^‹›]*›/gu;

/** A text without what stands in quotation marks: what somebody else said, or what is to be said to somebody. */
export function withoutQuotations(text: string): string {
  return text.replace(quoted, ' ');
}
