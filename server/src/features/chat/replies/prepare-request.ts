import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import { getFirstName } from '@alento/domain/account/first-name.ts';
import { toTherapistStyle } from '@alento/domain/account/therapist-style.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { guidedTurns } from '@alento/domain/chat/limits.ts';
import { moodTrendOf } from '@alento/domain/mood/trend.ts';
import { dataBlock, withoutStructure } from '#lib/data-block.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';
import { chooseSpeaker } from '../prompts/crisis-voice.ts';
import { instructionsFor } from '../prompts/instructions.ts';
import type { ConversationFacts } from '../prompts/conversation-facts.ts';
import type { PersonRow } from './data.ts';
import { repairSection } from '../prompts/repair.ts';
import { estimateTokens, fitWindow } from './fit-window.ts';

/** The facts of a profile and of recent moods that shape a reply. */
export function toPersonFacts({ full_name, style, moods }: PersonRow) {
  return { name: getFirstName(full_name), style: toTherapistStyle(style), moodTrend: moodTrendOf(moods) };
}

export interface RequestInput {
  readonly facts: ConversationFacts;
  /** Parts of the instructions that other features bring. */
  readonly sections?: readonly (string | null)[];
  /** The available turns, oldest first; the last one is to be answered. */
  readonly turns: readonly Turn[];
  readonly seed: string;
  /** The reply before it missed: how to go on. */
  readonly repair?: RepairKind | undefined;
}

/** What an engine is asked. A model is given what fits its window, with a person's words marked as theirs. */
export function prepareRequest(
  model: ModelGateway,
  { facts, sections = [], turns, seed, repair }: RequestInput,
): ReplyRequest {
  const told = { ...facts, personality: chooseSpeaker(facts), seed, repair };
  if (model.windowTokens === undefined) return { ...told, instructions: '', turns: turns.slice(-guidedTurns) };
  const instructions = instructionsFor(facts, [...sections, repairSection(facts, repair)]);
  const fitting = fitWindow(turns, roomForTurns(model.windowTokens, instructions));
  return { ...told, instructions, turns: fitting.map(markTurn) };
}

/** Tokens of the window left for turns. */
export function roomForTurns(windowTokens: number, instructions: string): number {
  return windowTokens - estimateTokens(instructions);
}

function markTurn({ role, text }: Turn): Turn {
  return { role, text: role === 'user' ? dataBlock('person', text) : withoutStructure(text) };
}
