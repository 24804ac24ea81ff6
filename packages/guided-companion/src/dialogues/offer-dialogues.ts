import { getDialogueGroup, type DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { AskKind } from '../asks.ts';
import type { GuidedContent } from '../content.ts';
import { isRepeated, mainTheme } from '../conversation/main-theme.ts';
import { messagesBeforeTopicLeft } from '../conversation/left-topic.ts';
import { askIn, isComplaint, mannerIn } from '../conversation/manner.ts';
import { understandTurns } from '../conversation/understand-turn.ts';
import { isInCrisis } from '../crisis/crisis-conversation.ts';
import type { Turn } from '../turn.ts';
import type { Understanding } from '../understanding/understand.ts';
import { soundsLike } from '../understanding/theme-scores.ts';
import { toneOfTheme, type Theme } from '../vocabulary.ts';
import {
  dialoguesBySituation,
  dialoguesByTheme,
  generalPractices,
  practicesByTheme,
  themesToCoolDownIn,
} from './dialogues-by-theme.ts';

const mostOffered = 2;

/** Messages until the same is offered again, and until anything is offered uninvited. */
const sameAfter = 8;
const uninvitedAfter = 3;
/** Messages in which nothing is offered after one was turned down, and after danger. */
const quietAfterNo = 4;
const quietAfterDanger = 6;

/** Messages for which a theme, and what is to be said to somebody, stay in mind. */
const remembered = 5;

/** Asks that are answered with presence or words alone. */
const unaccompanied: ReadonlySet<AskKind> = new Set(['listen', 'company', 'memory', 'opinion', 'information']);

/** Ways of speaking after which an exercise would be out of place. */
const unfit: ReadonlySet<string> = new Set([
  'goodbye',
  'goodNight',
  'perhapsLeaving',
  'greeting',
  'thanks',
  'wantsPerson',
  'areYouAi',
  'whoAreYou',
  'secrecy',
  'medicine',
  'affection',
  'howAreYou',
  'offTopic',
  'foreign',
  'unclear',
  'laughter',
]);

const themesOfPeople: ReadonlySet<Theme> = new Set(['family', 'relationship', 'friendship', 'parenting', 'work']);

interface Offered {
  readonly at: number;
  readonly dialogues: readonly DialogueId[];
}

/**
 * The dialogues that fit what somebody has said last, the best first; at most two, and mostly none. Whoever speaks the
 * reply, the same turns give the same offers.
 */
export function offerDialogues(content: GuidedContent, turns: readonly Turn[]): DialogueId[] {
  const read = understandTurns(content, turns).slice(messagesBeforeTopicLeft(content, turns));
  if (read.length === 0 || isInDanger(content, turns)) return [];
  const offered: Offered[] = [];
  let turnedDownAt: number | null = null;
  let now: DialogueId[] = [];
  for (const at of read.keys()) {
    const before = offered.at(-1);
    if (before?.at === at - 1 && read[at]?.act === 'no') turnedDownAt = at;
    const isQuiet = turnedDownAt !== null && at - turnedDownAt < quietAfterNo;
    now = isQuiet && read[at]?.ask === null ? [] : offersAt(read.slice(0, at + 1), offered);
    if (now.length > 0) offered.push({ at, dialogues: now });
  }
  return now;
}

function isInDanger(content: GuidedContent, turns: readonly Turn[]): boolean {
  const lately = turns.filter(({ role }) => role === 'user').slice(-quietAfterDanger);
  return lately.some(({ help }) => help && help.form !== 'dismissed') || isInCrisis(content, turns);
}

function offersAt(read: readonly Understanding[], offered: readonly Offered[]): DialogueId[] {
  const at = read.length - 1;
  const latest = read.at(-1);
  if (!latest || isComplaint(latest.act) || (latest.act !== null && unfit.has(latest.act))) return [];
  const ask = askIn(read);
  const { isListening, isKeepingCompany } = mannerIn(read);
  if (ask === null ? isListening || isKeepingCompany : unaccompanied.has(ask)) return [];
  if (ask === null && !isTimeFor(read, offered)) return [];
  const lately = offered.filter((each) => at - each.at < (ask === 'doWithMe' ? 2 : sameAfter));
  const isNew = (dialogue: DialogueId): boolean => !lately.some(({ dialogues }) => dialogues.includes(dialogue));
  // A plan is for hours, not for a talk.
  const suits = (dialogue: DialogueId): boolean => ask !== 'plan' || getDialogueGroup(dialogue) !== 'people';
  return fitting(read, ask)
    .filter((dialogue) => isNew(dialogue) && suits(dialogue))
    .slice(0, mostOffered);
}

/** Uninvited offers follow something that weighs on what it is all about, and leave room between them. */
function isTimeFor(read: readonly Understanding[], offered: readonly Offered[]): boolean {
  const at = read.length - 1;
  const latest = read.at(-1);
  const theme = mainTheme(read);
  if (!latest || theme === null || at - (offered.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < uninvitedAfter) return false;
  if (theme === 'panic') return true;
  const near = [theme, ...latest.themes].flatMap((each) => dialoguesByTheme[each]);
  if (latest.calledFor.some((dialogue) => near.includes(dialogue))) return true;
  const isHeavy = latest.tone === 'low' || latest.tone === 'mixed';
  return isHeavy && latest.themes.includes(theme) && isRepeated(read, theme);
}

function fitting(read: readonly Understanding[], ask: AskKind | null): DialogueId[] {
  const lately = read.slice(-remembered);
  const latest = lately.at(-1);
  if (!latest || latest.tone === 'high' || isGlad(lately)) return [];
  const theme = mainTheme(read);
  if (ask === 'wording') {
    const situation = lately.findLast((message) => message.situation !== null)?.situation;
    return situation === undefined || situation === null
      ? ['assertiveMessage']
      : [...(dialoguesBySituation[situation] ?? [])];
  }
  if (ask === 'distraction') return theme === 'panic' || theme === 'anxiety' ? ['fiveSenses'] : [];
  if (ask === 'doWithMe') {
    return [...new Set([...((theme && practicesByTheme[theme]) ?? []), ...generalPractices])];
  }
  if (theme === null || toneOfTheme(theme) === 'high') return [];
  const ofTheme = dialoguesByTheme[theme];
  const isAngry = latest.feelings.includes('anger') && themesToCoolDownIn.has(theme);
  // Words often belong to something else than what it is all about, unless they are what a dialogue waits for.
  const isMeant =
    soundsLike(read, theme) ||
    theme === 'panic' ||
    latest.calledFor.some((dialogue) => ofTheme.includes(dialogue)) ||
    (isAngry && soundsLike(read, 'anger'));
  if (!isMeant) return [];
  const called = lately.toReversed().flatMap(({ calledFor }) => calledFor);
  // What the words call for comes first, where a theme of the message or of all allows it, or something is asked for.
  const isOfLatest = (dialogue: DialogueId): boolean =>
    latest.themes.some((each) => dialoguesByTheme[each].includes(dialogue));
  const calledNow: readonly DialogueId[] = latest.calledFor;
  const first = called.filter((dialogue) =>
    calledNow.includes(dialogue) ? ask !== null || isOfLatest(dialogue) : ofTheme.includes(dialogue),
  );
  if (first.length > 0) return [...new Set(first)];
  if (isAngry) return ['angerCoolDown'];
  // Whoever speaks of somebody does not have a conflict with them.
  if (themesOfPeople.has(theme) && (!latest.themes.includes(theme) || !isTroubled(read, theme))) return [];
  if (theme === 'panic' || isRepeated(read, theme)) return [...ofTheme];
  const isAlone = read.every(({ themes }) => themes.every((each) => each === theme));
  return latest.themes[0] === theme || (ask !== null && isAlone) ? ofTheme.slice(0, 1) : [];
}

/** Whether it was said of a theme that it weighs. */
function isTroubled(read: readonly Understanding[], theme: Theme): boolean {
  return read.some(({ themes, tone }) => themes.includes(theme) && (tone === 'low' || tone === 'mixed'));
}

/** Good news are not worked on. */
function isGlad(lately: readonly Understanding[]): boolean {
  const has = (tone: 'high' | 'low'): boolean =>
    lately.some((message) => message.themes.some((theme) => toneOfTheme(theme) === tone));
  return has('high') && !has('low');
}
