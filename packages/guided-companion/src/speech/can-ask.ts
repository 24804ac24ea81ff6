import type { Conversation } from '../conversation/read-conversation.ts';
import { asksPerson } from './without-questions.ts';

/** Messages after a complaint in which nothing is asked; from then on, questions come after two replies without one. */
const quietAfterComplaint = 3;

/** Whether the reply may ask something: at most every second one does, and none where questions are unwelcome. */
export function canAsk({ manner, said, latest }: Conversation): boolean {
  if (latest.isWindingDown && said.length > 1) return false;
  const { isListening, isKeepingCompany, isUnquestioned, sinceComplaint } = manner;
  if (isListening || isKeepingCompany || isUnquestioned) return false;
  if (sinceComplaint !== null && sinceComplaint <= quietAfterComplaint) return false;
  return !said.slice(sinceComplaint === null ? -1 : -2).some(asksPerson);
}
