/** The questions of the landing page, in their order; the page shows them and tells search engines. */
export const questions = ['person', 'therapy', 'age', 'gone'] as const;
