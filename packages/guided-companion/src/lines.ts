/**
 * Sentences to choose from. `{slots}` are filled with names from the content itself; of a person's words only with their
 * name, and in quotation marks with what they wrote.
 */
export type Lines = readonly string[];
