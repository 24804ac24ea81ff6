/** What clients may name of a table; a verb that is missing is refused. Row-level security and grants still decide. */
export interface RestTable {
  select?: readonly string[];
  insert?: readonly string[];
  update?: readonly string[];
  delete?: boolean;
}

/** The tables of schema public that exist for clients. */
export type RestTables = Readonly<Record<string, RestTable>>;
