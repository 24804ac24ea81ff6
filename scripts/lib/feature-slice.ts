/** The files that a new feature begins with, by path. */
export function planFeature(feature: string, languages: readonly string[]): [path: string, text: string][] {
  const title = feature.charAt(0).toUpperCase() + feature.slice(1);
  return [
    [
      `packages/domain/src/${feature}/errors.ts`,
      `import type { ErrorDefinition } from '../common/errors.ts';

/** Errors of ${feature}; packages/domain/src/app-error.ts puts them into the catalogue. */
export const ${feature}Errors = {} as const satisfies Record<string, ErrorDefinition>;
`,
    ],
    [
      `server/src/features/${feature}/routes.ts`,
      `import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';

/** \`/api/${feature}\`; server/src/app.ts mounts it. */
export function create${title}Routes() {
  return new Hono<AppEnv>();
}
`,
    ],
    [
      `web/src/features/${feature}/screens/${feature}-screen.tsx`,
      `import { useTranslation } from 'react-i18next';

export function ${title}Screen() {
  const { t } = useTranslation('${feature}');
  return <title>{t('title')}</title>;
}
`,
    ],
    ...languages.map((language): [string, string] => [
      `locales/${language}/${feature}.json`,
      `${JSON.stringify({ title: `${title} (${language})` }, null, 2)}\n`,
    ]),
  ];
}
