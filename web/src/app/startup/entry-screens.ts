/** Words that every screen behind the landing page has. */
export const commonWords = ['common', 'errors'] as const;

interface EntryScreen {
  /** What the router loads for it, below the root. */
  readonly sources: readonly string[];
  readonly words: readonly string[];
  /** Whether its first sight depends on how the server is configured. */
  readonly showsConfig?: true;
}

const layouts = 'src/app/frame/layouts';

/** The screens where most people arrive: what they are made of is asked for before there is any script. */
export const entryScreens: Readonly<Record<string, EntryScreen>> = {
  '/login': {
    sources: [`${layouts}/product-layout.tsx`, 'src/app/routes/login.tsx'],
    words: [...commonWords, 'account', 'account-google', 'language'],
    showsConfig: true,
  },
  '/app': {
    sources: [
      `${layouts}/product-layout.tsx`,
      `${layouts}/data-layout.tsx`,
      `${layouts}/signed-in-layout.tsx`,
      `${layouts}/shell-layout.tsx`,
      'src/app/routes/home.tsx',
    ],
    words: [...commonWords, 'mood', 'mindfulness', 'exercises', 'chat'],
  },
  '/session': {
    sources: [
      `${layouts}/product-layout.tsx`,
      `${layouts}/data-layout.tsx`,
      `${layouts}/signed-in-layout.tsx`,
      `${layouts}/conversation-layout.tsx`,
      'src/app/routes/session.tsx',
    ],
    words: [...commonWords, 'chat', 'mood'],
  },
};

/** The name of the screen at an address in the list above. Sent as text, too: it refers to nothing but its argument. */
export const entryScreenAt = (path: string): string => path.replace(/^\/session\/[^/]+$/, '/session');
