import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldProblem, Problems } from '#features/account/forms/validate-account.ts';

interface FormOptions<Form extends object> {
  initial: Form;
  check: (form: Form) => Problems<Form>;
  onValid: (form: Form) => void;
  /** What became of the last attempt: if a field is to blame, the person goes on there. */
  refusal?: unknown;
}

/** Ties a field to the form by its name. */
export type Binder<Form> = <Name extends keyof Form>(
  name: Name,
) => { value: Form[Name]; onChange: (value: Form[Name]) => void; onBlur: () => void };

/** A field's problem is shown once the person has left the field, or has tried to go on with it wrong. */
export function useForm<Form extends object>({ initial, check, onValid, refusal }: FormOptions<Form>) {
  const [form, setForm] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Form>>(new Set());
  const element = useRef<HTMLFormElement>(null);
  const problems = check(form);

  function problemOf(name: keyof Form): FieldProblem | undefined {
    return left.has(name) ? problems[name] : undefined;
  }

  function bind<Name extends keyof Form>(name: Name) {
    return {
      value: form[name],
      onChange: (value: Form[Name]) => setForm((before) => ({ ...before, [name]: value })),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    };
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const wrong = Object.keys(problems) as (keyof Form)[];
    if (wrong.length === 0) return onValid(form);
    setLeft((before) => new Set([...before, ...wrong]));
    // The fields are marked in the next frame; the first of them is where the person goes on.
    requestAnimationFrame(() => focusFirstProblem(element.current));
  }

  useEffect(() => {
    if (refusal) focusFirstProblem(element.current);
  }, [refusal]);

  return { formProps: { ref: element, onSubmit: handleSubmit, noValidate: true }, form, setForm, bind, problemOf };
}

/** Leads to where the person has to go on, once the fields are marked. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button')?.focus();
}
