/**
 * Text that could pass for structure: our own tags, and tags of a model's chat template, whose control tokens some
 * endpoints parse out of plain text.
 */
const tagLike = /<(?=[/|<!a-z])/gi;
const templateMark = /\[(?=\/?(?:INST|SYS(?:TEM)?)\])/gi;
// oxlint-disable-next-line no-control-regex -- control characters are what it takes out
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Wraps a user's words in tags that they cannot close, so that a model reads them as data, not as instructions. */
export function dataBlock(tag: string, text: string): string {
  return `<${tag}>\n${withoutStructure(text)}\n</${tag}>`;
}

/** A text in which nothing passes for structure, where it cannot stand between tags. */
export function withoutStructure(text: string): string {
  return text.replace(control, '').replace(tagLike, '‹').replace(templateMark, '［');
}
