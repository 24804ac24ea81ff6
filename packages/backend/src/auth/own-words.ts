interface Owner {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What anybody who knows a person would try first: their address, the part of it before the @, number and names. */
export function ownWords({ email, phone, metadata }: Owner): string[] {
  const told = Object.values(metadata ?? {}).filter((value) => typeof value === 'string');
  return [email ?? '', email?.split('@')[0] ?? '', phone ?? '', ...told].map(plainText).filter(Boolean);
}

/** A text by its letters and digits alone: neither case nor accents nor what stands between hides a word. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
