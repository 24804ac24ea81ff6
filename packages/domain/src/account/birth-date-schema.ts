import * as z from 'zod/mini';

/** Earlier than any living person's birth. */
const firstBirthDate = '1890-01-01';

/** A plausible birth date, a calendar day such as 2001-05-09, as `perfis` accepts it. */
export const birthDateSchema = z.iso.date().check(z.refine((date) => date >= firstBirthDate));
