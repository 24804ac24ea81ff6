import type { Transcript } from './create-transcript.ts';

/** A transcript as Markdown. What was said stays as it was typed. */
export function writeMarkdown({ title, facts, days, footer, disclaimer }: Transcript): string {
  const lines = [
    `# ${title}`,
    facts.map(({ name, value }) => `- **${name}:** ${value}`).join('\n'),
    ...days.flatMap(({ name, messages }) => [
      `## ${name}`,
      ...messages.map(({ speaker, time, note, text }) => {
        const head = [`**${speaker}**`, time, note].filter(Boolean).join(' · ');
        return `${head}\n\n${text}`;
      }),
    ]),
    '---',
    ...[footer, ...disclaimer].map((sentence) => `_${sentence}_`),
  ];
  return `${lines.join('\n\n')}\n`;
}
