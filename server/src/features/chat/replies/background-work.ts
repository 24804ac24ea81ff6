/** Work for a user that continues after the response; it can be aborted. */
export class BackgroundWork {
  readonly #running = new Set<{ personId: string; stopping: AbortController; over: Promise<void> }>();
  #isClosed = false;

  /** Begins a piece of work, which has to see to its own failures. */
  begin(personId: string, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#isClosed) return;
    const stopping = new AbortController();
    const entry = { personId, stopping, over: work(stopping.signal) };
    this.#running.add(entry);
    void entry.over.finally(() => this.#running.delete(entry));
  }

  async endAllForPerson(personId: string): Promise<void> {
    await this.#end((entry) => entry.personId === personId);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end(() => true);
  }

  /** Settles when all that is running now is over. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running].map(({ over }) => over));
  }

  async #end(isMeant: (entry: { personId: string }) => boolean): Promise<void> {
    const meant = [...this.#running].filter(isMeant);
    for (const { stopping } of meant) stopping.abort();
    await Promise.all(meant.map(({ over }) => over));
  }
}
