import type { Conversation } from '../conversation/read-conversation.ts';
import { asksPerson } from './without-questions.ts';

/** Messages after a complaint in which nothing is asked; from then on, questions come after two replies without one. */
const quietAfterComplaint = 3;

/** Replies after which somebody has told much and may soon be on their way: questions come more seldom. */
const longTalk = 5;

/** Whether the reply may ask something: at most every second one does, and none where questions are unwelcome. */
export function canAsk({ manner, said, latest }: Conversation): boolean {
  if (latest.isWindingDown && said.length > 1) return false;
  const { isListening, isKeepingCompany, isUnquestioned, sinceComplaint } = manner;
  if (isListening || isKeepingCompany || isUnquestioned) return false;
  if (sinceComplaint !== null && sinceComplaint <= quietAfterComplaint) return false;
  const pause = sinceComplaint !== null || said.length > longTalk ? 2 : 1;
  return !said.slice(-pause).some(asksPerson);
}
