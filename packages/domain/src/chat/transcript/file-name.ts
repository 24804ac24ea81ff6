const maxTitleLetters = 60;

/**
 * What a saved conversation is called: its title and its day, without anything that a file system reads as a path, as a
 * command or as hidden, nor signs that turn the direction of what follows.
 */
export function transcriptFileName(title: string, createdAt: string, extension: 'pdf' | 'md' | 'json'): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|%]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = [...plain]
    .slice(0, maxTitleLetters)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  return `${['Alento', short, createdAt.slice(0, 10)].filter((part) => part !== '').join(' - ')}.${extension}`;
}

/** The header that names a download (RFC 6266): for every client, and with all letters (RFC 8187) for those that read them. */
export function attachmentHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\w .-]/g, '')
    .replaceAll(/\s+/g, ' ');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
