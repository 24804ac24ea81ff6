import { exchange, type Exchange, type Talk } from '../conversations/play.ts';
import { guided, type Engine } from '../conversations/engines.ts';
import type { GuardLine } from '../../guard-lines.ts';

/** What is tried at a place in a conversation: a disclosure, or a reply that a hostile model would give. */
export type Trial =
  | { readonly kind: 'disclosure'; readonly text: string; readonly yes: string }
  | { readonly kind: 'reply'; readonly line: GuardLine; readonly after: string };

/** What a person sees of it; the words themselves differ from place to place, since none is said twice. */
export interface Outcome {
  readonly seen: string;
  readonly words: readonly string[];
}

/** Tries one thing in a conversation and leaves that as it was. */
export async function probe(talk: Talk, trial: Trial): Promise<Outcome> {
  if (trial.kind === 'reply') {
    const { text, category } = trial.line;
    const hostile: Engine = { name: 'hostile', reply: () => ({ text, category }) };
    const [came] = await exchange(talk, { key: 'aside', text: trial.after }, hostile);
    return outcomeOf([came], ({ help, findings, heard }) => [help, findings, heard]);
  }
  const [told, then] = await exchange(talk, { key: 'opening', text: trial.text }, guided);
  const [answered] = await exchange(then, { key: 'yes', text: trial.yes }, guided);
  // Of two wordings of a question one may be known to ask about danger: of the yes, only what follows is compared.
  return outcomeOf([told, answered], (came) =>
    came === answered ? came.part : [came.assessment.tier, came.assessment.categories, came.help, came.card, came.part],
  );
}

const outcomeOf = (exchanges: readonly Exchange[], see: (exchange: Exchange) => unknown): Outcome => ({
  seen: JSON.stringify(exchanges.map(see)),
  words: exchanges.map(({ heard }) => heard),
});
