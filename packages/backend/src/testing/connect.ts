import { connect as connectTo, type Sql } from '../sql.ts';

export function connect(url: string, max: number): Sql {
  return connectTo({ connectionString: url, max });
}
