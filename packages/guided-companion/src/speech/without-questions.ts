import { asks } from '@alento/domain/common/text/questions.ts';
import { withoutQuotations } from '../understanding/quotations.ts';

const sentence = /[^.!?…。！？؟।]*[.!?…。！？؟।]+["”»」』)]*\s*/gu;

/** Whether a text asks the person something. What stands in quotation marks is for them to say. */
export function asksPerson(text: string): boolean {
  return asks(withoutQuotations(text));
}

/** A line without the sentences that ask the person something; empty where nothing else is said. */
export function withoutQuestions(line: string): string {
  if (!asksPerson(line)) return line;
  const sentences = line.match(sentence) ?? [];
  return sentences
    .filter((each) => !asks(each))
    .join('')
    .trim();
}
