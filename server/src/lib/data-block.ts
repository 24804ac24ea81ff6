/**
 * What could pass for structure in somebody's words: a tag of ours or of a model's chat template, whose control tokens
 * some endpoints read out of plain text.
 */
const tagLike = /<(?=[/|<!a-z])/gi;
const templateMark = /\[(?=\/?(?:INST|SYS(?:TEM)?)\])/gi;
// oxlint-disable-next-line no-control-regex -- control characters are what it takes out
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Wraps a user's words in tags that they cannot close, so that a model reads them as data, not as instructions. */
export function dataBlock(tag: string, text: string): string {
  const harmless = text.replace(control, '').replace(tagLike, '‹').replace(templateMark, '［');
  return `<${tag}>\n${harmless}\n</${tag}>`;
}
