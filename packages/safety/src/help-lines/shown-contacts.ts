import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { chooseContacts } from './choose-contacts.ts';
import { findHelp } from './helplines.ts';
import type { Line } from './schema.ts';

/** What a reply may name: the numbers that the card beside the message shows. */
export interface ShownContacts {
  readonly number: string | null;
  readonly line: string | null;
}

/** The emergency number and the first line that the card shows in a country; null where it shows none. */
export function shownContacts(country: string, block: HelpBlock, language: LanguageCode): ShownContacts {
  const help = findHelp(country);
  if (!help) return { number: null, line: null };
  const [number] = chooseContacts(help, { ...block, tier: 4 }, language).emergency;
  const [line] = chooseContacts(help, block, language).lines;
  return { number: number?.number ?? null, line: line ? nameOf(line) : null };
}

/** A line by its name and number; some are called after their number. */
function nameOf({ name, phones: [phone] }: Line): string | null {
  if (!phone) return null;
  return name.includes(phone.number) ? name : `${name} (${phone.number})`;
}
