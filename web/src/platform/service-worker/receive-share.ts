import { leaveSharedWords } from '#lib/shared-words.ts';

/** More than any message holds, and little enough for a device that is nearly full. */
const longest = 20_000;

/** Keeps the words on the device and opens the app, whose composer takes them. */
export async function receiveShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const parts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
  const words = joinParts(parts);
  // A device that keeps nothing still opens the app.
  if (words !== '') await leaveSharedWords(words).catch(() => undefined);
  return Response.redirect('/app', 303);
}

/** A shared page often names itself twice: what another part already says is left out. */
function joinParts(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter((part) => part !== '');
  const each = said.filter((part, index) => !said.some((other, at) => at !== index && says(other, part, at < index)));
  return each.join('\n').slice(0, longest);
}

/** Of two that are the same the first one stays. */
function says(other: string, part: string, isBefore: boolean): boolean {
  return other === part ? isBefore : other.includes(part);
}
