import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { type Script, scriptSchema } from '@alento/domain/mindfulness/meditation-form.ts';
import type { MeditationId } from '@alento/domain/mindfulness/meditations.ts';

// A list for each language: together they name 312 files.
const lists = import.meta.glob<Record<string, () => Promise<unknown>>>('./scripts/*.ts', { import: 'scripts' });

/** The words of a meditation, which come when it is opened. */
export async function loadScript(language: LanguageCode, id: MeditationId): Promise<Script> {
  const files = await lists[`./scripts/${language}.ts`]?.();
  const load = files?.[`../../../../../../locales/${language}/meditations/${id}.json`];
  if (!load) throw new Error(`no meditation ${language}/${id}`);
  return scriptSchema.parse(await load());
}
