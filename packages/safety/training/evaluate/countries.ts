import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import {
  crisisCategories,
  helpTiers,
  toHelpSubject,
  type HelpBlock,
  type HelpTier,
} from '@alento/domain/safety/schema.ts';
import { chooseContacts, type HelpContacts } from '../../src/help-lines/choose-contacts.ts';
import { callLink, textLink, whatsAppLink } from '../../src/help-lines/contact-links.ts';
import { helplineDirectory, emergencyAnywhere, findHelp, helpCountries } from '../../src/help-lines/helplines.ts';
import type { Audience, CountryHelp, Line } from '../../src/help-lines/schema.ts';
import { shownContacts } from '../../src/help-lines/shown-contacts.ts';
import type { Evaluation } from './report.ts';

/** A country that no list has, as every country without numbers is. */
const unknownCountry = 'ZZ';

const mostContacts = 3;

const youngAudiences: readonly Audience[] = ['youth', 'child-protection', 'family-child'];

export interface Shown {
  readonly help: CountryHelp | undefined;
  readonly block: HelpBlock;
  readonly language: LanguageCode;
  readonly contacts: HelpContacts;
}

/** Every country, and one that is unknown, at every tier, for every kind of danger, in every language: who is shown. */
export function evaluateCountries(): Evaluation {
  const failures: string[] = [];
  const rows: Evaluation['rows'] = {};
  for (const tier of helpTiers) {
    const shown = [...helpCountries, unknownCountry].flatMap((country) => cardsAt(country, tier));
    const wrong = shown.flatMap((each) => faultsOf(each).map((fault) => ({ fault, ...each })));
    const placeOf = (each: Shown): string => each.help?.country ?? unknownCountry;
    const withLine = (isSo: (line: Line) => boolean): number =>
      new Set(shown.filter(({ contacts }) => contacts.lines.some(isSo)).map(placeOf)).size;
    const all = new Set(shown.map(placeOf)).size;
    rows[`tier ${tier}`] = {
      cards: shown.length,
      wrong: wrong.length,
      countries: all,
      'with a checked line': withLine(isChecked),
      'at any hour': withLine((line) => isChecked(line) && line.hours === 'always'),
      'against violence': withLine((line) => isChecked(line) && line.audience === 'domestic-violence'),
      'for the young': withLine((line) => isChecked(line) && youngAudiences.includes(line.audience)),
      'with the emergency number only': all - withLine(() => true),
    };
    const named = new Set(
      wrong.map((each) => `countries: ${placeOf(each)}, tier ${tier}, ${toHelpSubject(each.block)}: ${each.fault}`),
    );
    failures.push(...named);
  }
  return { title: 'Countries: who is shown', rows, failures };
}

function cardsAt(country: string, tier: HelpTier): Shown[] {
  const help = findHelp(country);
  return crisisCategories.flatMap((category) =>
    languageCodes.map((language) => {
      const block: HelpBlock = { tier, categories: [category], form: 'full' };
      return { help, block, language, contacts: chooseContacts(help, block, language) };
    }),
  );
}

const isChecked = ({ confidence }: Line): boolean => confidence !== 'low';

/** What is wrong with a card, in words; nothing where it is right. */
export function faultsOf({ help, block, language, contacts }: Shown): string[] {
  const { emergency, lines } = contacts;
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string): void => void (isWrong && faults.push(fault));
  say(emergency.length + lines.length === 0, 'nobody is shown');
  say(emergency.length + lines.length > mostContacts, 'more than can be taken in');
  say(!emergency.every(({ number }) => isDialled(number)), 'an emergency number that no phone dials');
  say(!lines.every(isReachable), 'a line that cannot be reached');
  say(isUrgent(block) && emergency.length === 0, 'no emergency number where a life is in danger');
  if (!help) {
    say(
      emergency.map(({ number }) => number).join(' ') !== emergencyAnywhere.join(' '),
      'not what is dialled anywhere',
    );
    say(!URL.canParse(helplineDirectory), 'no directory of lines');
    return faults;
  }
  say(
    emergency.some(({ number }) => !help.emergency.some((own) => own.number === number)),
    'a number of elsewhere',
  );
  say(
    lines.some((line) => !help.lines.includes(line)),
    'a line of elsewhere',
  );
  say(lines.some((line) => !isChecked(line)) && fitting(help, block).some(isChecked), 'unchecked beside checked');
  say(!isRightFirst(help, block, contacts), 'others come before whom the line is for');
  say(!isOwnLanguageFirst(contacts, language), 'another language before the own');
  const { line } = shownContacts(help.country, block, language);
  say(line !== null && !lines.some(({ name }) => line.includes(name)), 'a reply names what the card does not show');
  return faults;
}

const isUrgent = (block: HelpBlock): boolean => block.tier === 4 || toHelpSubject(block) === 'medical';

const isDialled = (number: string): boolean => /^tel:[+*]?\d{2,15}$/.test(callLink(number));

const isReachable = ({ phones, text, whatsapp, chat }: Line): boolean =>
  phones.some(({ number }) => isDialled(number)) ||
  (text !== undefined && /^sms:\+?\d{3,15}/.test(textLink(text))) ||
  (whatsapp !== undefined && whatsAppLink(whatsapp) !== null) ||
  chat !== undefined;

/** Who is meant first where violence or a child is told of. */
function meant({ categories }: HelpBlock): readonly Audience[] | null {
  if (categories.includes('abuse')) return ['domestic-violence'];
  return categories.includes('minor') ? youngAudiences : null;
}

const fitting = ({ lines }: CountryHelp, block: HelpBlock): Line[] =>
  lines.filter(({ audience }) => audience === 'general' || (meant(block)?.includes(audience) ?? false));

function isRightFirst(help: CountryHelp, block: HelpBlock, { lines: [first] }: HelpContacts): boolean {
  const own = meant(block);
  const general: readonly Audience[] = ['general'];
  if (!first) return fitting(help, block).length === 0;
  const hasOwn = own !== null && help.lines.some((line) => own.includes(line.audience) && isChecked(line));
  return (hasOwn ? own : [...general, ...(own ?? [])]).includes(first.audience);
}

/** Of lines for the same people. */
function isOwnLanguageFirst({ lines }: HelpContacts, language: LanguageCode): boolean {
  return lines.every(
    (line, index) =>
      line.languages.includes(language) ||
      !lines.slice(index + 1).some((later) => later.audience === line.audience && later.languages.includes(language)),
  );
}
