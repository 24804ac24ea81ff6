import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the parent asks and what it is told, over Node's own process channel. */
export interface Question {
  id: number;
  name: string;
  input: unknown;
}

export interface Answer {
  id: number;
  output: unknown;
}

// Without a parent there is nobody to measure for.
process.on('disconnect', () => process.exit());

/** Answers one kind of question of the parent process. The caller vouches for the type of the input. */
export function answerParent<Input>(name: string, answer: (input: Input) => unknown): void {
  const reply = async ({ id, input }: Question): Promise<void> => {
    const output = await answer(input as Input);
    process.send?.({ id, output } satisfies Answer);
  };
  process.on('message', (question: Question) => {
    if (question.name === name) void reply(question);
  });
}

/** Listens on a free port and tells the parent which. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', 4096, () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ id: 0, output: port } satisfies Answer);
  });
}
