import { countQuestions } from '@alento/domain/common/text/questions.ts';
import type { AskKind } from '../src/asks.ts';
import type { GuidedContent } from '../src/content.ts';
import { asksPerson } from '../src/speech/without-questions.ts';
import { isSaidIn } from '../src/speech/template.ts';
import { withoutQuotations } from '../src/understanding/quotations.ts';
import { fitsTheme } from './fits-theme.ts';
import type { Exchange, Played } from './play.ts';

/** How many there were, and of how many. */
export interface Share {
  count: number;
  of: number;
}

export const measures = [
  'asks recognised',
  'asks answered concretely',
  'asks seen where none is',
  'memory answered',
  'goodbyes recognised',
  'goodbyes clean',
  'goodbyes seen where none is',
  'goodbyes left open where none is',
  'offers that fit the theme',
  'replies with an offer',
  'questions per reply',
  'replies ending in a question',
  'replies equal to an earlier one',
  'replies with an echo',
  'complaints recognised',
  'complaints followed by a question',
] as const;
export type Measure = (typeof measures)[number];

export type Figures = Record<Measure, Share>;

export function noFigures(): Figures {
  const entries = measures.map((measure): [Measure, Share] => [measure, { count: 0, of: 0 }]);
  return Object.fromEntries(entries) as Figures;
}

/** Adds what can be counted in a conversation. */
export function measure(figures: Figures, { conversation, content, exchanges }: Played): void {
  const add = (name: Measure, count: number | boolean): void => {
    figures[name].count += Number(count);
    figures[name].of += 1;
  };
  for (const [index, exchange] of exchanges.entries()) {
    const { line, reply, offers } = exchange;
    const earlier = exchanges.slice(0, index).map((each) => each.reply);
    if (line.ask !== null) {
      add('asks recognised', isRecognised(exchange));
      add('asks answered concretely', isAnswered(content, exchange, conversation.theme));
      if (line.ask === 'memory') add('memory answered', isFrom(content, 'memory', reply));
    } else add('asks seen where none is', exchange.read.ask !== null);
    if (line.act === 'goodbye') {
      add('goodbyes recognised', isGoodbye(exchange));
      const letsGo = isGoodbye(exchange) || isLeftOpen(exchange);
      add('goodbyes clean', letsGo && !asksPerson(reply) && offers.length === 0);
    } else {
      add('goodbyes seen where none is', isGoodbye(exchange));
      add('goodbyes left open where none is', isLeftOpen(exchange));
    }
    if (line.act === 'complaint') {
      const next = exchanges.slice(index, index + 3).filter((each) => each.line.ask === null);
      add('complaints recognised', exchange.read.manner.sinceComplaint === 0);
      add(
        'complaints followed by a question',
        next.some((each) => asksPerson(each.reply)),
      );
    }
    for (const dialogue of offers) add('offers that fit the theme', fitsTheme(dialogue, conversation.theme, line));
    add('replies with an offer', offers.length > 0);
    add('questions per reply', countQuestions(withoutQuotations(reply)));
    add('replies ending in a question', /[?？؟]["”»」』\s]*$/u.test(reply));
    add('replies equal to an earlier one', earlier.includes(reply));
    add(
      'replies with an echo',
      Object.values(content.echoes)
        .flat()
        .some((echo) => isSaidIn(echo, reply)),
    );
  }
}

export function isRecognised({ line, read }: Exchange): boolean {
  return read.ask === line.ask;
}

export function isGoodbye({ read }: Exchange): boolean {
  return read.latest.act === 'goodbye' || read.latest.act === 'goodNight';
}

const isLeftOpen = ({ read }: Exchange): boolean => read.latest.act === 'perhapsLeaving';

function isAnswered(content: GuidedContent, { line, reply, offers }: Exchange, theme: string): boolean {
  if (line.ask === null) return false;
  if (isFrom(content, line.ask, reply)) return true;
  return offers.length > 0 && fitsTheme(offers[0] ?? 'fiveSenses', theme, line);
}

/** Whether a reply holds one of the answers to an ask. */
function isFrom(content: GuidedContent, ask: AskKind, reply: string): boolean {
  const lines = linesOf(content.asks[ask]);
  const exercises = ask === 'doWithMe' ? content.suggestions.list.map(({ text }) => text) : [];
  return [...lines, ...exercises].some((line) => isSaidIn(line, reply));
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}
