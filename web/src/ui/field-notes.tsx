import { fieldStyles } from '#ui/field-styles.ts';

interface FieldNotesProps {
  /** What the field's box is described by. */
  id: string;
  help: string | undefined;
  error: string | undefined;
}

/** What stands under a field: what is wrong with it, else what helps. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  const styles = fieldStyles();
  if (error !== undefined) {
    return (
      <span id={id} className={styles.error()}>
        {error}
      </span>
    );
  }
  if (help === undefined) return null;
  return (
    <span id={id} className={styles.help()}>
      {help}
    </span>
  );
}
