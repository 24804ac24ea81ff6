/** The features of the product; `common` holds what belongs to none. */
export const features = [
  'account',
  'admin',
  'assessments',
  'billing',
  'chat',
  'exercises',
  'hosting',
  'journal',
  'landing',
  'language',
  'legal',
  'memory',
  'mindfulness',
  'mood',
  'progress',
  'reminders',
  'safety',
  'settings',
  'support',
  'voice',
] as const;

const featureNames: readonly string[] = [...features, 'common'];

interface Rule {
  /** Paths the rule speaks about. */
  scope: RegExp;
  /** What such a path has to be. */
  shape: RegExp;
  message: string;
}

const name = '[a-z0-9]+(?:-[a-z0-9]+)*';

const rules: Rule[] = [
  {
    scope:
      /^(?:packages\/[^/]+\/(?:src|training|content)|server\/src|web\/src|e2e|bench\/src|attack\/src|scripts|tools(?=.*\.ts$))\/.*(?<!\.sql)$/,
    shape: new RegExp(`^(?:.*/)?${name}(?:\\.(?:test|spec|config|client|server|d))*\\.[a-z]+$`),
    message: 'files are named in kebab-case after what they export',
  },
  {
    scope: /\/index\.(?:ts|tsx)$/,
    shape: /^$/,
    message: 'there are no barrels: import the exact file',
  },
  {
    scope: /^(?:packages|server)\/.*\.tsx$/,
    shape: /^$/,
    message: 'Node runs .ts only',
  },
  {
    scope: /^server\/src\/[^/]+$/,
    shape: /\/(?:main|env|app)(?:\.test)?\.ts$/,
    message: 'server/src holds main.ts, env.ts and app.ts; the rest lies in startup, http, features, platform or lib',
  },
  {
    scope: /^server\/src\/[^/]+\//,
    shape: /^server\/src\/(?:features|http|lib|platform|startup|testing)\//,
    message: 'the folders of server/src are features, http, lib, platform, startup and testing',
  },
  {
    scope: /^server\/src\/features\/[^/]+\/(?!.*(?:prompts|emails|jobs)\/)/,
    shape: new RegExp(`/(?:(?:routes|data|present|context|${name}-${name})\\.ts|${name}\\.test\\.ts)$`),
    message:
      'a feature of the server has routes.ts, <verb>-<noun>.ts, data.ts, present.ts, context.ts, emails/, jobs/ and prompts/',
  },
  {
    scope: /^server\/src\/platform\//,
    shape: /^server\/src\/platform\/[^/]+\/.+/,
    message: 'each third party has a folder of its own in server/src/platform',
  },
  {
    scope: /^web\/src\//,
    shape: /^web\/src\/(?:app|features|lib|platform|ui)\//,
    message: 'the folders of web/src are app, features, lib, platform and ui',
  },
  {
    scope: /^web\/src\/features\/[^/]+\/[^/]+$/,
    shape: new RegExp(
      `/(?:routes\\.tsx|data\\.ts|state\\.ts|use-${name}\\.tsx|${name}-${name}\\.ts|${name}\\.test\\.tsx?)$`,
    ),
    message:
      'a feature of the web has routes.tsx, data.ts, state.ts, use-*.ts, <verb>-<noun>.ts, screens/, components/, assets/ and subfolders',
  },
  {
    scope: /^web\/src\/features\/.*\/screens\/[^/]+$/,
    shape: new RegExp(`/(?:${name}-screen(?:\\.test)?\\.tsx|use-${name}\\.ts)$`),
    message: 'screens/ holds <name>-screen.tsx',
  },
  {
    scope: /^web\/src\/features\/[^/]+\/(?!.*(?:screens|components|assets)\/).*\.tsx$/,
    shape: /\/(?:routes|use-[^/]+)(?:\.test)?\.tsx$/,
    message: 'pixels lie in screens/ and components/',
  },
  {
    scope: /^supabase\/migrations\//,
    shape: new RegExp(`^supabase/migrations/\\d{14}_(?:${featureNames.join('|')})_[a-z0-9_]+\\.sql$`),
    message: 'a migration is named <14 digits>_<feature>_<what>.sql',
  },
  {
    scope: /^supabase\/tests\//,
    shape: new RegExp(`^supabase/tests/(?:\\d{2}-${name}\\.test|${name})\\.ts$`),
    message: 'a test of the database is named NN-<feature>.test.ts',
  },
  {
    scope: /^docs\/decisions\//,
    shape: new RegExp(`^docs/decisions/(?:\\d{3}-${name}|README)\\.md$`),
    message: 'a decision is named NNN-title.md',
  },
  {
    scope: /^locales\/[^/]+\//,
    shape: new RegExp(
      `^locales/[a-z]{2}/(?:(?:(?:${featureNames.join('|')})(?:-${name})?|errors|mail|protocol)|meditations/[a-zA-Z]+)\\.json$`,
    ),
    message:
      'words lie in <language>/<feature>.json, <feature>-<part>.json, meditations/<id>.json, common.json, errors.json, mail.json or protocol.json',
  },
];

const featureFolders: [RegExp, readonly string[]][] = [
  [/^packages\/domain\/src\/([^/]+)\//, featureNames],
  [/^server\/src\/features\/([^/]+)\//, featureNames],
  [/^web\/src\/features\/([^/]+)\//, featureNames],
  [/^e2e\/([^/]+)\//, [...featureNames, 'app', 'fixtures']],
];

/** What is wrong with the names and places of these files. */
export function findStructureProblems(paths: string[]): string[] {
  return paths.flatMap((path) => {
    const broken = rules.filter(({ scope, shape }) => scope.test(path) && !shape.test(path));
    const unknown = featureFolders.filter(([folder, known]) => {
      const feature = folder.exec(path)?.[1];
      return feature !== undefined && !known.includes(feature);
    });
    const problems = [
      ...broken.map(({ message }) => message),
      ...unknown.map(() => 'is no feature (scripts/checks/structure.ts)'),
    ];
    return problems.map((problem) => `${path}: ${problem}`);
  });
}
