import type { Mail } from '@alento/backend/auth/mail/mail.ts';
import { languageCodes, defaultLanguage, type LanguageCode } from '@alento/domain/language/languages.ts';

/** The language a person chose, else the one their browser prefers, else the product's. */
export function mailLanguage({ metadata, acceptLanguage }: Pick<Mail, 'metadata' | 'acceptLanguage'>): LanguageCode {
  const wishes = [metadata.lingua, ...preferredFirst(acceptLanguage ?? '')];
  const codes = wishes.map((wish) => (typeof wish === 'string' ? wish.toLowerCase().split(/[-_]/)[0] : undefined));
  return codes.map((code) => languageCodes.find((language) => language === code)).find(Boolean) ?? defaultLanguage;
}

/** The tags of a header such as `en-GB,en;q=0.9,pt;q=0.5`. */
function preferredFirst(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(/;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
