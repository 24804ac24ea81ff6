import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { toHelpSubject, type HelpBlock } from '@alento/domain/safety/schema.ts';
import { emergencyAnywhere } from './helplines.ts';
import type { Audience, CountryHelp, EmergencyNumber, Line } from './schema.ts';

/** More than these are a list to be read, and not help. */
const maxAtOnce = 3;

export interface HelpContacts {
  /** Stands before the lines: for a life in danger, or where there is no line. */
  readonly emergency: readonly EmergencyNumber[];
  /** The first is the one to begin with. A line of low confidence is here only where there is no other. */
  readonly lines: readonly Line[];
}

/** Whom a person in danger can reach in their country, few enough to be taken in at a glance. */
export function chooseContacts(help: CountryHelp | undefined, block: HelpBlock, language: LanguageCode): HelpContacts {
  if (!help) return { emergency: emergencyAnywhere.map((number) => ({ number })), lines: [] };
  const fitting = fittingLines(help.lines, block, language);
  const isUrgent = block.tier === 4 || toHelpSubject(block) === 'medical';
  const emergency = isUrgent || fitting.length === 0 ? [emergencyFor(help, block)] : [];
  return { emergency, lines: fitting.slice(0, maxAtOnce - emergency.length) };
}

/** The police for abuse and violence, else the first emergency number. */
function emergencyFor({ emergency: [first, ...others] }: CountryHelp, block: HelpBlock): EmergencyNumber {
  const subject = toHelpSubject(block);
  const isAboutHarm = subject === 'abuse' || subject === 'harmToOthers';
  const police = isAboutHarm && first?.service ? others.find(({ service }) => service === 'police') : undefined;
  return police ?? first ?? { number: emergencyAnywhere[0] };
}

function fittingLines(lines: readonly Line[], block: HelpBlock, language: LanguageCode): Line[] {
  const order = audiencesFor(block);
  const rank = ({ audience, languages }: Line): number =>
    order.indexOf(audience) + (languages.includes(language) ? 0 : 0.5);
  const fitting = lines
    .filter(({ audience }) => order.includes(audience))
    .toSorted((one, other) => rank(one) - rank(other));
  const checked = fitting.filter(({ confidence }) => confidence !== 'low');
  return checked.length > 0 ? checked : fitting;
}

/** Whose lines answer, the most fitting first. */
function audiencesFor(block: HelpBlock): Audience[] {
  const isYoung = block.categories.includes('minor');
  const isAbuse = block.categories.includes('abuse');
  return [
    ...(isYoung && isAbuse ? (['child-protection'] as const) : []),
    ...(isYoung ? (['youth', 'child-protection', 'family-child'] as const) : []),
    ...(isAbuse ? (['domestic-violence'] as const) : []),
    'general',
  ];
}
