import { fitsTheme } from './fits-theme.ts';
import { isGoodbye, isRecognised, measures, type Figures, type Measure } from './measure.ts';
import type { Played } from './play.ts';

/** Counted by the reply and not in shares. */
const isAverage = (measure: Measure): boolean => measure === 'questions per reply';

/** A table: a measure a row, a language a column. */
export function printFigures(columns: ReadonlyMap<string, Figures>): void {
  const names = [...columns.keys()];
  const width = Math.max(...measures.map((measure) => measure.length));
  console.log(`${' '.repeat(width)}  ${names.map((name) => name.padStart(12)).join('')}`);
  for (const measure of measures) {
    const cells = names.map((name) => cellOf(columns.get(name), measure).padStart(12));
    console.log(`${measure.padEnd(width)}  ${cells.join('')}`);
  }
}

function cellOf(figures: Figures | undefined, measure: Measure): string {
  const { count, of } = figures?.[measure] ?? { count: 0, of: 0 };
  if (of === 0) return '–';
  return isAverage(measure) ? (count / of).toFixed(2) : `${Math.round((100 * count) / of)} % (${of})`;
}

/** The dialogue, turn by turn, with what was understood. */
export function printDialogue({ conversation, exchanges }: Played): void {
  console.log(`\n## ${conversation.id} · ${conversation.theme} · ${conversation.personality}`);
  for (const { line, reply, offers, read } of exchanges) {
    const label = [line.ask, line.act].filter(Boolean).join(' ') || '–';
    const understood =
      [read.ask, read.latest.act, read.topic, ...read.latest.calledFor].filter(Boolean).join(' ') || '–';
    console.log(`> ${line.text}   [${label} | ${understood}]`);
    console.log(`  ${reply}${offers.length > 0 ? `   {${offers.join(', ')}}` : ''}`);
  }
}

/** Asks and goodbyes that were not recognised or seen where there is none, and offers that do not fit. */
export function printMissed({ conversation, exchanges }: Played): void {
  for (const exchange of exchanges) {
    const { line, read } = exchange;
    const isWrong = !isRecognised(exchange) || isGoodbye(exchange) !== (line.act === 'goodbye');
    const misfits = exchange.offers.filter((dialogue) => !fitsTheme(dialogue, conversation.theme, line));
    if (misfits.length > 0)
      console.log(`${conversation.id}\t${conversation.theme} → ${misfits.join(', ')}\t${line.text}`);
    if (isWrong)
      console.log(
        `${conversation.id}\t${line.ask ?? line.act ?? '–'} → ${read.ask ?? read.latest.act ?? '–'}\t${line.text}`,
      );
  }
}
