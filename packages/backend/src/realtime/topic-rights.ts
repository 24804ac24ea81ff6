import { DatabaseError, fragment, type Sql, type TransactionSql } from '@alento/sql/sql.ts';
import { randomUUID } from 'node:crypto';
import { asRole, type Actor } from '../database.ts';

export interface TopicRights {
  canListen: boolean;
  canSpeak: boolean;
}

const insufficientPrivilege = '42501';

/**
 * Asks the policies of realtime.messages as Supabase does: a row of the topic is written, looked for and, in the actor's
 * name, written again, and all of it is undone.
 */
export async function readTopicRights(sql: Sql, actor: Actor, topic: string): Promise<TopicRights> {
  const canListen = await probe(sql, actor, topic, async (tx) => {
    const id = randomUUID();
    await tx`reset role`;
    await tx`insert into realtime.messages (id, topic, extension) values (${id}, ${topic}, 'broadcast')`;
    await tx`select set_config('role', ${actor.role}, true)`;
    return (await tx`select from realtime.messages where id = ${id}`).length > 0;
  });
  if (!canListen) return { canListen, canSpeak: false };
  const canSpeak = await probe(sql, actor, topic, async (tx) => {
    await tx`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
    return true;
  });
  return { canListen, canSpeak };
}

class Undo extends Error {
  override readonly name = 'Undo';
  readonly answer: boolean;

  constructor(answer: boolean) {
    super('the probe is undone');
    this.answer = answer;
  }
}

async function probe(
  sql: Sql,
  actor: Actor,
  topic: string,
  ask: (tx: TransactionSql) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await asRole(sql, actor, async (tx) => {
      await tx`select ${fragment`set_config('realtime.topic', ${topic}, true)`}`;
      throw new Undo(await ask(tx));
    });
  } catch (error) {
    if (error instanceof Undo) return error.answer;
    if (error instanceof DatabaseError && error.code === insufficientPrivilege) return false;
    throw error;
  }
}
