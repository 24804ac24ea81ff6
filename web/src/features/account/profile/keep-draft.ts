import type { ProfileForm } from '#features/account/validate-account.ts';

let draft: { readonly personId: string; readonly form: ProfileForm } | undefined;

/** What was typed and not saved waits as long as the page is open, in memory alone. */
export function keepDraft(personId: string, form: ProfileForm): void {
  draft = { personId, form };
}

export function readDraft(personId: string): ProfileForm | undefined {
  return draft?.personId === personId ? draft.form : undefined;
}

export function dropDraft(): void {
  draft = undefined;
}
