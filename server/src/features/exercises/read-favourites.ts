import { favouritesSchema, type Favourites } from '@alento/domain/exercises/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchFavourites } from './data.ts';
import { favouritesSubject } from './save-favourites.ts';

/** The dialogues that the person has marked. */
export async function readFavourites({ ctx }: { ctx: PersonContext }): Promise<Favourites> {
  const body = await ctx.database(fetchFavourites);
  if (!body) return { dialogues: [] };
  const cipher = await ctx.cipher();
  return favouritesSchema.parse(JSON.parse(cipher.decrypt(favouritesSubject, body)));
}
