import { describe, expect, test } from 'vitest';
import { languageCodes } from '@alento/domain/language/languages.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { personalities } from '@alento/domain/chat/schema.ts';
import { countQuestions } from '@alento/domain/common/text/questions.ts';
import { tokensOf, wordCount } from '@alento/domain/common/text/tokens.ts';
import type { GuidedContent } from '../content.ts';
import type { Lines } from '../lines.ts';
import { loadGuidedContent } from '../load-content.ts';
import { isSaidIn } from '../speech/template.ts';
import { converse, repliesIn, type Said } from '../testing/converse.ts';
import { examplesIn } from '../testing/examples/by-language.ts';
import { barriers, tracks, type Track } from './crisis-content.ts';

const setting = { mood: 'sad', personality: 'friend', seed: 'crisis' } as const;
const english = await loadGuidedContent('en');

const helpFor: Record<Track, HelpBlock> = {
  passive: { tier: 2, categories: ['suicide'], form: 'full' },
  active: { tier: 3, categories: ['suicide'], form: 'full' },
  imminent: { tier: 4, categories: ['suicide'], form: 'full' },
  selfHarm: { tier: 2, categories: ['selfHarm'], form: 'full' },
  violence: { tier: 3, categories: ['abuse'], form: 'full' },
  violenceNow: { tier: 4, categories: ['abuse'], form: 'full' },
  somebodyElse: { tier: 2, categories: ['somebodyElse'], form: 'full' },
  delusion: { tier: 3, categories: ['psychosis'], form: 'full' },
  eating: { tier: 2, categories: ['eating'], form: 'full' },
  medical: { tier: 4, categories: ['medical'], form: 'full' },
  harmToOthers: { tier: 3, categories: ['harmToOthers'], form: 'full' },
};

const tell = (track: Track, text = 'something grave'): Said => ({ text, help: helpFor[track] });

function hear(said: readonly Said[], content: GuidedContent = english): string[] {
  return repliesIn(converse(content, setting, said)).slice(1);
}

/** Whether a reply is one of these lines, whatever filled their slots. */
const isOneOf = (lines: Lines, reply: string | undefined): boolean =>
  reply !== undefined && lines.some((line) => isSaidIn(line, reply));

const { crisis } = english;

describe.each(languageCodes)('in %s', (language) => {
  test('each danger is met with lines of its own, one question, and no number that nobody shows', async () => {
    const content = await loadGuidedContent(language);
    for (const track of tracks) {
      for (const personality of personalities) {
        const turns = converse(content, { ...setting, personality }, [tell(track)]);
        const reply = turns.at(-1)?.text ?? '';
        expect(isOneOf(content.crisis.tracks[track].first, reply)).toBe(true);
        expect(countQuestions(reply)).toBe(1);
        expect(reply).not.toMatch(/\p{Nd}|\{/u);
        expect(wordCount(tokensOf(reply))).toBeLessThanOrEqual(90);
      }
    }
  });

  test('asked in the middle of it, the companion still says that it is an AI', async () => {
    const { areYouHuman, saysItIsAi } = examplesIn[language];
    const content = await loadGuidedContent(language);
    expect(hear([tell('active'), areYouHuman[0] ?? ''], content).at(-1)).toMatch(saysItIsAi);
  });

  test('a goodbye holds nobody back and names where help is', async () => {
    const content = await loadGuidedContent(language);
    const { goodbye } = examplesIn[language];
    expect(isOneOf(content.crisis.goodbye, hear([tell('active'), goodbye], content).at(-1))).toBe(true);
  });

  test('what stands in the way is heard, as people say it', async () => {
    const content = await loadGuidedContent(language);
    const { recognise } = content.crisis;
    for (const barrier of barriers) {
      const said = recognise.barriers[barrier].find((pattern) => /^[^*^$_|]+$/.test(pattern)) ?? '';
      const reply = hear([tell('active'), said], content).at(-1);
      const answers = barriers.flatMap((each) => content.crisis.barriers[each]);
      expect(isOneOf(answers, reply), `${barrier}: ${said}`).toBe(true);
    }
  });
});

test('it names the number the card shows', () => {
  const turns = converse(english, { ...setting, contacts: { number: '112', line: 'Samaritans (116 123)' } }, [
    tell('imminent'),
  ]);
  expect(turns.at(-1)?.text).toContain('call 112');
});

test('where nobody knows the number, it points to the card', () => {
  expect(hear([tell('imminent')])[0]).toContain(crisis.shownNumber);
});

test('a passive wish is asked about, and a yes asks for what is at hand', () => {
  const replies = hear([tell('passive'), 'yes', 'yes']);
  expect(isOneOf(crisis.tracks.passive.yes, replies[1])).toBe(true);
  expect(isOneOf(crisis.tracks.active.yes, replies[2])).toBe(true);
});

test('of passive thoughts no emergency is made', () => {
  const replies = hear([tell('passive'), 'no', 'it rained today', 'it rained today again']);
  for (const reply of replies) expect(reply).not.toContain(crisis.shownNumber);
  expect(isOneOf(crisis.tracks.passive.no, replies[1])).toBe(true);
});

test.each([
  ['the line did not answer', 'lineFailed'],
  ['he reads my phone', 'watched'],
  ["i'm 15, will you tell my parents?", 'willYouTell'],
  ['i have nobody', 'nobody'],
  ['i am too scared to call', 'cannotSpeak'],
] as const)('what stands in the way is taken seriously: "%s"', (said, barrier) => {
  expect(isOneOf(crisis.barriers[barrier], hear([tell('active'), said])[1])).toBe(true);
});

test('whoever is named is who to write to, and once they are reached it is enough', () => {
  const replies = hear([tell('active'), 'no', 'my sister', 'i texted her, she is on her way', 'thank you']);
  expect(replies[2]).toContain('your sister');
  expect(isOneOf(crisis.contactMade, replies[3])).toBe(true);
  expect(isOneOf(crisis.relief, replies[4])).toBe(true);
});

test('what stands in the way is met as such where it is read as danger, but not where it is graver', () => {
  const short = (track: Track, text: string) => ({ text, help: { ...helpFor[track], form: 'short' as const } });
  const burden = short('passive', 'i do not want to be a burden');
  expect(isOneOf(crisis.barriers.burden, hear([tell('passive'), burden])[1])).toBe(true);
  const afraid = short('harmToOthers', 'i am scared of the police');
  expect(isOneOf(crisis.barriers.afraidOfHelp, hear([tell('active'), afraid])[1])).toBe(true);
  const hurt = short('violence', 'he hits me and i have nobody');
  expect(isOneOf(crisis.tracks.violence.first, hear([tell('active'), hurt])[1])).toBe(true);
  const graver = tell('imminent', 'i am scared of the police');
  expect(isOneOf(crisis.tracks.imminent.first, hear([tell('active'), graver])[1])).toBe(true);
});

test('a yes to what was asked is an answer, though it is read as danger of another kind', () => {
  const help: HelpBlock = { tier: 3, categories: ['selfHarm'], form: 'short' };
  expect(isOneOf(crisis.tracks.active.yes, hear([tell('active'), { text: 'yes', help }])[1])).toBe(true);
  const hurt = { text: 'yes and i cut myself', help };
  expect(isOneOf(crisis.tracks.selfHarm.first, hear([tell('active'), hurt])[1])).toBe(true);
});

test('after thanks the conversation is an ordinary one again', () => {
  const replies = hear([tell('active'), 'thank you, i feel better', 'tell me about breathing']);
  expect(isOneOf(Object.values(crisis.tracks.active).flat(), replies[2])).toBe(false);
  expect(isOneOf([...crisis.stay, ...crisis.relief], replies[2])).toBe(false);
});

test('taking it back is met lightly, and the next disclosure in full', () => {
  const replies = hear([tell('active'), 'just kidding', tell('active')]);
  expect(isOneOf(crisis.retracted, replies[1])).toBe(true);
  expect(isOneOf(crisis.tracks.active.first, replies[2])).toBe(true);
});

test('what was not meant so leaves no trace in what is said', () => {
  const turns = [
    { role: 'user', text: 'my phone is dead', help: { ...helpFor.active, form: 'dismissed' } },
    { role: 'assistant', text: 'Is it?' },
    { role: 'user', text: 'yes, and the charger is at work' },
  ] as const;
  const reply = repliesIn(converse(english, setting, [turns[0], turns[2].text])).at(-1);
  const all = [...tracks.flatMap((track) => Object.values(crisis.tracks[track]).flat()), ...crisis.stay];
  expect(isOneOf(all, reply)).toBe(false);
});

test('somebody who answers nothing is asked again, but not for ever', () => {
  const replies = hear([
    tell('active'),
    'it rained',
    'the cat is asleep',
    'i made tea',
    'then i read',
    'the tea is cold',
  ]);
  expect(isOneOf(crisis.stay, replies[1])).toBe(true);
  expect(isOneOf(crisis.stay, replies[5])).toBe(false);
});

test('asked whether they are safe, a yes asks for company and a no for distance', () => {
  const replies = hear([tell('active'), 'it rained', 'yes']);
  expect(isOneOf(crisis.askContact, replies[2])).toBe(true);
  expect(isOneOf(crisis.again, hear([tell('active'), 'it rained', 'no'])[2])).toBe(true);
});

test('a call that nobody answered is no contact, and whoever does harm is none', () => {
  expect(isOneOf(crisis.barriers.lineFailed, hear([tell('active'), 'i called my sister but nobody answered'])[1])).toBe(
    true,
  );
  const replies = hear([tell('violence'), 'yes', 'my husband is here']);
  expect(isOneOf([...crisis.contactNamed, ...crisis.contactMade], replies[2])).toBe(false);
});

test('a polite refusal is no relief', () => {
  expect(isOneOf(crisis.relief, hear([tell('active'), 'no thanks'])[1])).toBe(false);
});

test('violence at home: what is not safe to be seen ends the questions', () => {
  const replies = hear([tell('violence'), 'no', 'ok']);
  expect(isOneOf(crisis.tracks.violence.no, replies[1])).toBe(true);
});

test('graver danger begins its own conversation', () => {
  const replies = hear([tell('passive'), tell('imminent'), 'no']);
  expect(isOneOf(crisis.tracks.imminent.first, replies[1])).toBe(true);
  expect(isOneOf(crisis.tracks.imminent.no, replies[2])).toBe(true);
});
