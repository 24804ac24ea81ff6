import { planSteps, type PlanEntry, type PlanStep, type SafetyPlan } from './schema.ts';

export interface PlanVersions {
  /** What both devices started from. */
  readonly base: SafetyPlan;
  /** What this device has. */
  readonly mine: SafetyPlan;
  /** What the server has from another device. */
  readonly theirs: SafetyPlan;
  /** Names an entry that has to stand beside the one it differs from. */
  readonly newId: () => string;
}

/**
 * Puts together what two devices wrote since they last agreed. Whoever changed an entry wins over whoever did not; of
 * an entry that both changed, both versions stay, for only the person knows which one helps.
 */
export function mergePlans({ base, mine, theirs, newId }: PlanVersions): SafetyPlan {
  return mapSteps((step) => {
    const before = byId(base[step]);
    const here = byId(mine[step]);
    const there = byId(theirs[step]);
    const kept = theirs[step].flatMap((other) => {
      const own = here.get(other.id);
      const old = before.get(other.id);
      if (!own) return old && isSame(old, other) ? [] : [other];
      if (isSame(own, other) || (old && isSame(own, old))) return [other];
      return old && isSame(old, other) ? [own] : [own, { ...other, id: newId() }];
    });
    const added = mine[step].filter((own) => {
      const old = before.get(own.id);
      return !there.has(own.id) && !(old && isSame(own, old));
    });
    return [...kept, ...added];
  });
}

/** Adds a plan from elsewhere to a person's own, without what stands there already. */
export function joinPlans(own: SafetyPlan, added: SafetyPlan): SafetyPlan {
  return mapSteps((step) => {
    const isKnown = (entry: PlanEntry): boolean =>
      own[step].some(({ id, text, phone }) => id === entry.id || (text === entry.text && phone === entry.phone));
    return [...own[step], ...added[step].filter((entry) => !isKnown(entry))];
  });
}

/** Whether two plans say the same. */
export function isSamePlan(one: SafetyPlan, other: SafetyPlan): boolean {
  return planSteps.every(
    (step) =>
      one[step].length === other[step].length &&
      one[step].every((entry, index) => {
        const counterpart = other[step][index];
        return counterpart?.id === entry.id && isSame(counterpart, entry);
      }),
  );
}

/** An entry in which nothing is written yet. */
export function isBlank({ text, phone }: PlanEntry): boolean {
  return text.trim() === '' && phone.trim() === '';
}

/** The plan as it is saved. */
export function withoutBlanks(plan: SafetyPlan): SafetyPlan {
  return mapSteps((step) => plan[step].filter((entry) => !isBlank(entry)));
}

/** Whether nothing is written in any step. */
export function isEmptyPlan(plan: SafetyPlan): boolean {
  return planSteps.every((step) => plan[step].every(isBlank));
}

const isSame = (one: PlanEntry, other: PlanEntry): boolean => one.text === other.text && one.phone === other.phone;

const byId = (entries: readonly PlanEntry[]): ReadonlyMap<string, PlanEntry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

const mapSteps = (entriesOf: (step: PlanStep) => PlanEntry[]): SafetyPlan => ({
  signs: entriesOf('signs'),
  alone: entriesOf('alone'),
  company: entriesOf('company'),
  people: entriesOf('people'),
  lines: entriesOf('lines'),
  surroundings: entriesOf('surroundings'),
});
