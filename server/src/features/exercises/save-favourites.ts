import { dialogueIds } from '@alento/domain/exercises/dialogues.ts';
import type { Favourites } from '@alento/domain/exercises/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeFavourites } from './data.ts';

/** What the ciphertext is bound to besides the person, who has one list. */
export const favouritesSubject = 'exercise-favourites';

/** Keeps which dialogues the person has marked, each once and in the order of the toolbox. */
export async function saveFavourites({ ctx, input }: { ctx: PersonContext; input: Favourites }): Promise<void> {
  const favourites: Favourites = { dialogues: dialogueIds.filter((id) => input.dialogues.includes(id)) };
  const cipher = await ctx.cipher();
  const body = cipher.encrypt(favouritesSubject, JSON.stringify(favourites));
  await ctx.database((tx) => storeFavourites(tx, body));
}
