/** The values of a statement; the text holds only their numbers. All travel as text and are cast where they are used. */
export class Values {
  readonly list: string[] = [];

  /** The placeholder of a value, as text. */
  text(value: string): string {
    this.list.push(value);
    return `$${this.list.length}::text`;
  }

  /** The placeholder of a value, cast to a type of the catalog. */
  cast(value: string, type: string): string {
    return `${this.text(value)}::${type}`;
  }
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The alias of the addressed table in every statement. */
export const target = '"_target"';

export function targetColumn(name: string): string {
  return `${target}.${quoteName(name)}`;
}
