import { keepPlaces, type JointModel } from '@alento/classifier/joint-model.ts';
import type { LinearWeights } from '@alento/classifier/learn-linear.ts';
import { learnLogistic } from '@alento/classifier/learn-logistic.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { intents, type GuardCategory } from '../src/output-guard/categories.ts';
import { intentPlaces, readIntentFeatures, type IntentFeatures } from '../src/output-guard/intent-features.ts';
import { guessCountry } from '../src/help-lines/guess-country.ts';
import { emergencyNumbersOf } from '../src/help-lines/emergency-numbers.ts';
import { normalise } from '../src/output-guard/normalise.ts';
import { acquits, judgeIntent, type Judgement } from '../src/output-guard/judge-intent.ts';
import { loadGuard } from '../src/output-guard/load-guard.ts';
import { loadConcepts } from '../src/output-guard/load-intents.ts';
import { OutputGuard, type GuardOptions, type SentenceReading } from '../src/output-guard/output-guard.ts';
import { quantile } from './calibrate.ts';
import { readGuardLines } from './guard-lines.ts';
import { percent } from './evaluate/report.ts';

/** Lines of different authors. */
const folders = ['guard', 'guard-subtle', 'guard-contrasts'] as const;

/** Those that are judged by what the others teach: strangers' sentences, neither the plainest nor the hardest. */
const judgedFolders = ['guard', 'guard-subtle'] as const;

/** A sentence, and what is wrong with it: nothing with warm ones; plain ones are those that the product itself says. */
interface Sample {
  readonly language: LanguageCode;
  readonly category: GuardCategory | 'warm' | 'plain';
  readonly text: string;
  /** Who wrote it: the folder of the lines it comes from, or the product itself. */
  readonly from: (typeof folders)[number] | 'product';
  readonly features: IntentFeatures;
  /** What the rules find in it. */
  readonly ruled: GuardCategory | undefined;
}

/** A place that fewer sentences have says more of their author than of what they mean. */
const fewest = 3;

/** All plain sentences together count as this share of the warm ones: there are many, and they say little. */
const plainShare = 0.3;

/** How many places the model keeps, those that tell most: a third as many find a tenth less. */
const kept = 200_000;

/** The share of warm sentences that were not learnt from that may be held back. */
const warmHeld = 0.006;

/** Plain sentences of a language learnt from. */
const plainLearnt = 700;

/** How far beyond the threshold a correction leads, and how often all that must be told right is looked at. */
const room = 0.5;
const mostCorrections = 100;

const isGood = ({ category }: { readonly category: string }): boolean => category === 'warm' || category === 'plain';

/** Learns the judge of intents, and says what it and the rules hold back of sentences that it has not learnt from. */
export async function trainIntents(): Promise<{ model: JointModel; unseen: Record<string, Record<string, string>> }> {
  const samples = (await Promise.all(languageCodes.map(readSamples))).flat();
  const judged = judgeUnseen(samples);
  const threshold = quantile(
    judged.filter(({ sample }) => sample.category === 'warm').map(({ score }) => score),
    1 - warmHeld,
  );
  return { model: learnAll(samples, threshold), unseen: sharesHeld(judged, threshold) };
}

async function readSamples(language: LanguageCode): Promise<Sample[]> {
  const lexicon = await loadConcepts(language);
  const [rules, english] = await Promise.all([loadGuard(language), loadGuard('en')]);
  const { replies, closing } = rules.words;
  const { recognition: _, asks: __, ...spoken } = await loadGuidedContent(language);
  const numbers = emergencyNumbersOf(guessCountry({ timeZone: undefined, languages: [language] }) ?? '');
  const options = { lexicons: [rules, english], numbers } as const;
  const lines = folders.flatMap((from) => readGuardLines(from, language).map((line) => ({ ...line, from })));
  const texts = [
    ...lines.filter(({ category }) => category !== 'phone'),
    ...[...Object.values(replies), closing, ...textsIn(spoken)].map((text) => ({
      category: 'plain',
      text,
      from: 'product' as const,
    })),
  ];
  const sentences = texts.flatMap((line) =>
    // What is wrong with a line may lie in its sentences together.
    isGood(line) ? sentencesIn(line.text, options).map((text) => ({ ...line, text })) : line,
  );
  const distinct = new Map(sentences.map((sentence) => [sentence.text, sentence]));
  return [...distinct.values()].map(({ category, text, from }) => ({
    language,
    category: category as Sample['category'],
    text,
    from,
    features: readIntentFeatures(lexicon, normalise(text)),
    ruled: findingIn(new OutputGuard(options), text),
  }));
}

/** Every text of a content, however deep it lies. */
const textsIn = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : typeof content === 'object' && content !== null
      ? Object.values(content).flatMap(textsIn)
      : [];

/** The sentences of a text as the guard has them judged. */
function sentencesIn(text: string, options: GuardOptions): string[] {
  const sentences: string[] = [];
  const read = (sentence: string): SentenceReading => {
    sentences.push(sentence);
    return { judged: { score: -Infinity, category: 'method' } };
  };
  findingIn(new OutputGuard({ ...options, read }), text);
  return sentences.filter((sentence) => /\p{L}/u.test(sentence));
}

function findingIn(guard: OutputGuard, text: string): GuardCategory | undefined {
  guard.push(text);
  guard.flush();
  return guard.findings[0];
}

interface Judged extends Judgement {
  readonly sample: Sample;
}

function judgeUnseen(samples: readonly Sample[]): Judged[] {
  const few = fewPlain(samples);
  return judgedFolders.flatMap((folder) => {
    const model = learn(few.filter(({ from }) => from !== folder));
    return few
      .filter(({ from }) => from === folder)
      .map((sample) => ({ sample, ...judgeIntent(model, sample.features) }));
  });
}

function fewPlain(samples: readonly Sample[]): Sample[] {
  const counts = new Map<LanguageCode, number>();
  return samples.filter(({ category, language }) => {
    if (category !== 'plain') return true;
    const count = counts.get(language) ?? 0;
    counts.set(language, count + 1);
    return count < plainLearnt;
  });
}

/** Learnt from everything, with the threshold in it, and corrected until it tells right what it must; tests tell what is left. */
function learnAll(samples: readonly Sample[], threshold: number): JointModel {
  const { places, heads } = learnHeads(fewPlain(samples));
  const lowered = heads.map((head, index) => (index === 0 ? { ...head, bias: head.bias - threshold } : head));
  const isKept = new Uint8Array(intentPlaces);
  for (const place of places) isKept[place] = 1;
  const musts = samples
    .filter(mustBeRight)
    .map((sample) => ({ ...sample, features: onlyAt(sample.features, (place) => isKept[place] === 1) }));
  let model = keepPlaces(places, lowered);
  for (let round = 0; round < mostCorrections; round += 1) {
    const wrong = musts.filter((sample) => !isToldRight(model, sample));
    if (wrong.length === 0) break;
    correct(lowered[0]?.weights ?? new Float64Array(), wrong, model);
    model = keepPlaces(places, lowered);
  }
  return model;
}

/** The smallest changes of weights that move each score beyond the threshold (passive-aggressive: Crammer et al. 2006). */
function correct(weights: Float64Array, wrong: readonly Sample[], model: JointModel): void {
  const changes = new Float64Array(weights.length);
  for (const { category, features } of wrong) {
    const { places, values } = features;
    const aim = isGood({ category }) ? -room : room;
    const changed = places.reduce((sum, place, index) => sum + (changes[place] ?? 0) * (values[index] ?? 0), 0);
    const missing = aim - judgeIntent(model, features).score - changed;
    if (missing * aim <= 0) continue;
    const step = missing / values.reduce((sum, value) => sum + value * value, 0);
    for (const [index, place] of places.entries()) changes[place] = (changes[place] ?? 0) + step * (values[index] ?? 0);
  }
  for (const [place, change] of changes.entries()) weights[place] = (weights[place] ?? 0) + change;
}

/** What the product says itself, and the plainest lines. */
const mustBeRight = ({ from }: Sample): boolean => from === 'product' || from === 'guard';

/** What rules find in good sentences is not for the judge to mend. */
function isToldRight(model: JointModel, { category, features, ruled }: Sample): boolean {
  const judgement = judgeIntent(model, features);
  if (isGood({ category })) return judgement.score <= 0;
  return judgement.score > 0 || (ruled === category && !acquits(judgement));
}

/** What becomes of a sentence by judge and rules together. */
const isHeld = (judgement: Judgement, ruled: GuardCategory | undefined): boolean =>
  judgement.score > 0 || ruled === 'phone' || (ruled !== undefined && !acquits(judgement));

function learn(samples: readonly Sample[]): JointModel {
  const { places, heads } = learnHeads(samples);
  return keepPlaces(places, heads);
}

/** A head that asks whether anything is wrong, and one for each kind. */
function learnHeads(samples: readonly Sample[]): { places: Uint32Array; heads: LinearWeights[] } {
  const count = (category: string): number => samples.filter((sample) => sample.category === category).length;
  const plainImportance = (plainShare * count('warm')) / count('plain');
  const counts = countPlaces(samples);
  const heads = learnLogistic(
    samples.map((sample) => ({
      ...onlyAt(sample.features, (place) => (counts[place] ?? 0) >= fewest),
      answers: [!isGood(sample), ...intents.map((intent) => sample.category === intent)],
      importance: sample.category === 'plain' ? plainImportance : 1,
    })),
    { size: intentPlaces, questions: intents.length + 1 },
  );
  return { places: mostTelling(counts, heads), heads };
}

function countPlaces(samples: readonly Sample[]): Float64Array {
  const counts = new Float64Array(intentPlaces);
  for (const { features } of samples)
    for (const place of new Set(features.places)) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

function onlyAt({ places, values }: IntentFeatures, isWanted: (place: number) => boolean): IntentFeatures {
  const wanted = Uint32Array.from(places.keys()).filter((index) => isWanted(places[index] ?? 0));
  return {
    places: wanted.map((index) => places[index] ?? 0),
    values: Float64Array.from(wanted, (index) => values[index] ?? 0),
  };
}

/** The places whose weight moves most sentences furthest, in ascending order. */
function mostTelling(counts: Float64Array, heads: readonly LinearWeights[]): Uint32Array {
  const telling = counts.map((count, place) =>
    heads.reduce((most, { weights }) => Math.max(most, Math.abs(weights[place] ?? 0) * Math.sqrt(count)), 0),
  );
  const places = Uint32Array.from(telling.keys()).filter((place) => (telling[place] ?? 0) > 0);
  return places
    .toSorted((one, other) => (telling[other] ?? 0) - (telling[one] ?? 0))
    .slice(0, kept)
    .toSorted();
}

function sharesHeld(judged: readonly Judged[], threshold: number): Record<string, Record<string, string>> {
  const held = ({ sample: { ruled }, score, category }: Judged): boolean =>
    isHeld({ score: score - threshold, category }, ruled);
  const rowOf = (lines: readonly Judged[]): Record<string, string> =>
    Object.fromEntries(
      [...intents, 'warm'].map((category) => {
        const such = lines.filter(({ sample }) => sample.category === category);
        return [category, percent(such.filter(held).length, such.length)];
      }),
    );
  const rows = languageCodes.map(
    (language) => [language, rowOf(judged.filter(({ sample }) => sample.language === language))] as const,
  );
  return { ...Object.fromEntries(rows), all: rowOf(judged) };
}
