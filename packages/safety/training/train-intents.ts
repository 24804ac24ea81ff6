import { keepPlaces, type JointModel } from '@alento/classifier/joint-model.ts';
import { learnValues, type LinearWeights } from '@alento/classifier/learn-linear.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { intents, type GuardCategory } from '../src/output-guard/categories.ts';
import { intentPlaces, readIntentFeatures, type IntentFeatures } from '../src/output-guard/intent-features.ts';
import { guessCountry } from '../src/help-lines/guess-country.ts';
import { emergencyNumbersOf } from '../src/help-lines/emergency-numbers.ts';
import { normalise } from '../src/output-guard/normalise.ts';
import { acquits, heldFrom, judgeIntent, type Judgement } from '../src/output-guard/judge-intent.ts';
import { loadGuard } from '../src/output-guard/load-guard.ts';
import { loadConcepts } from '../src/output-guard/load-intents.ts';
import { OutputGuard, type GuardOptions, type SentenceReading } from '../src/output-guard/output-guard.ts';
import { quantile } from './calibrate.ts';
import { readGuardLines } from './guard-lines.ts';
import { percent } from './evaluate/report.ts';

/** A sentence, and what is wrong with it: nothing with warm ones; plain ones are those that the product itself says. */
interface Sample {
  readonly language: LanguageCode;
  readonly category: GuardCategory | 'warm' | 'plain';
  readonly text: string;
  readonly features: IntentFeatures;
  /** What the rules find in it. */
  readonly ruled: GuardCategory | undefined;
}

/** The cost of an error against that of a weight, and when enough is learnt. */
const cost = 1;
const still = 0.1;

/** All plain sentences together count as this share of the warm ones: there are many, and they say little. */
const plainShare = 0.3;

/** How many places the model keeps, those that tell most. */
const kept = 60_000;

/** The share of warm sentences that were not learnt from that may be held back. */
const warmHeld = 0.006;

/** Each part is judged by what the others teach. */
const parts = 5;

/** Plain sentences of a language learnt from; of the others those that would be held back. */
const plainLearnt = 700;

/** What must pass counts so much more each time it does not, so many times. */
const insistence = 10;
const mostInsistences = 5;

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
  const lines = [...readGuardLines('guard', language), ...readGuardLines('guard-subtle', language)];
  const texts = [
    ...lines.filter(({ category }) => category !== 'phone'),
    ...[...Object.values(replies), closing, ...textsIn(spoken)].map((text) => ({ category: 'plain', text })),
  ];
  const sentences = texts.flatMap(({ category, text }) =>
    // What is wrong with a line may lie in its sentences together.
    isGood({ category }) ? sentencesIn(text, options).map((each) => ({ category, text: each })) : { category, text },
  );
  const distinct = new Map(sentences.map((sentence) => [sentence.text, sentence]));
  return [...distinct.values()].map(({ category, text }) => ({
    language,
    category: category as Sample['category'],
    text,
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
  return Array.from({ length: parts }).flatMap((_, part) => {
    const model = learn(few.filter((sample) => partOf(sample) !== part));
    return few
      .filter((sample) => partOf(sample) === part)
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

const partOf = ({ text }: Sample): number =>
  Math.abs([...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)) % parts;

/** Learnt from everything, with the threshold in it; on what must pass and would not it insists. */
function learnAll(samples: readonly Sample[], threshold: number): JointModel {
  const taught = new Set(fewPlain(samples));
  const weight = new Map<Sample, number>();
  for (let round = 0; ; round += 1) {
    const model = lower(learn([...taught], weight), threshold);
    const held = samples.filter((sample) => isGood(sample) && judgeIntent(model, sample.features).score > 0);
    if (held.length === 0 || round === mostInsistences) return model;
    for (const sample of held) {
      taught.add(sample);
      weight.set(sample, (weight.get(sample) ?? 1) * insistence);
    }
  }
}

const lower = ({ indices, heads }: JointModel, threshold: number): JointModel => ({
  indices,
  heads: heads.map((head, index) => (index === 0 ? { ...head, bias: head.bias - threshold } : head)),
});

/** A head that asks whether anything is wrong, and one for each kind, which knows nothing of the other kinds. */
function learn(samples: readonly Sample[], weight: ReadonlyMap<Sample, number> = new Map()): JointModel {
  const count = (category: string): number => samples.filter((sample) => sample.category === category).length;
  const [warm, plain] = [count('warm'), count('plain')];
  const head = (isAsked: (sample: Sample) => boolean): LinearWeights => {
    const taught = samples.filter((sample) => isGood(sample) || isAsked(sample));
    const wrong = taught.filter((sample) => !isGood(sample)).length;
    const importanceOf = (sample: Sample): number => {
      if (sample.category === 'warm') return 1;
      return sample.category === 'plain' ? (plainShare * warm) / plain : warm / wrong;
    };
    return learnValues(
      taught.map((sample) => ({
        ...sample.features,
        answer: !isGood(sample),
        importance: importanceOf(sample) * (weight.get(sample) ?? 1),
      })),
      { size: intentPlaces, cost, still },
    );
  };
  const heads = [
    () => true,
    ...intents.map(
      (intent) =>
        ({ category }: Sample) =>
          category === intent,
    ),
  ].map(head);
  return keepPlaces(mostTelling(samples, heads), heads);
}

/** The places whose weight moves most sentences furthest, in ascending order. */
function mostTelling(samples: readonly Sample[], heads: readonly LinearWeights[]): Uint32Array {
  const counts = new Float64Array(intentPlaces);
  for (const { features } of samples) for (const place of features.places) counts[place] = (counts[place] ?? 0) + 1;
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
  const isHeld = ({ sample: { ruled }, score, category }: Judged): boolean =>
    score > threshold + heldFrom ||
    ruled === 'phone' ||
    (ruled !== undefined && !acquits({ score: score - threshold, category }, ruled));
  const rowOf = (lines: readonly Judged[]): Record<string, string> =>
    Object.fromEntries(
      [...intents, 'warm', 'plain'].map((category) => {
        const such = lines.filter(({ sample }) => sample.category === category);
        return [category, percent(such.filter(isHeld).length, such.length)];
      }),
    );
  const rows = languageCodes.map(
    (language) => [language, rowOf(judged.filter(({ sample }) => sample.language === language))] as const,
  );
  return { ...Object.fromEntries(rows), all: rowOf(judged) };
}
