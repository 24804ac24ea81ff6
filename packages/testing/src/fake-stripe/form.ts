/** A value of a form in Stripe's notation. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Reads `a[b][0]=c` as Stripe does: brackets are names, numbers are places of a list. */
export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name, index) => index === 0 || name !== '');
    if (path.endsWith('[]')) names.push('');
    put(root, names, value);
  }
  return toLists(root) as Form;
}

function put(into: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) into[key] = value;
  else put((into[key] ??= {}) as Form, rest, value);
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
