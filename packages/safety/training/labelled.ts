import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { crisisCategories, tiers } from '@alento/domain/safety/schema.ts';

export const labels = ['none', 'concern', 'crisis'] as const;
export type Label = (typeof labels)[number];

const labelled = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.enum(languageCodes),
  text: z.string(),
  label: z.enum(labels),
  tier: z.optional(z.literal(tiers)),
  category: z.optional(z.enum(crisisCategories)),
});

/** A message and what somebody holds it to be: crisis means that help has to be shown. Some say the tier and kind, too. */
export type Labelled = z.infer<typeof labelled>;

/** The lines of a JSONL file. Throws where one is not of this form, and says which. */
export function readLabelled(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const { data, error } = labelled.safeParse(JSON.parse(line));
      if (!data) throw new Error(`${path}, line ${index + 1}: ${z.prettifyError(error)}`);
      return [data];
    });
}
