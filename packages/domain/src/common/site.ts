/** Stands in prerendered pages for the address people reach the server at, which only the server knows. */
export const originPlaceholder = 'https://origin.invalid';
