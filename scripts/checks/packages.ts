import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      hasInstallScript: z.optional(z.boolean()),
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
  optionalDependencies: z._default(z.record(z.string(), z.string()), {}),
  allowScripts: z._default(z.record(z.string(), z.boolean()), {}),
});

/** What is wrong with the lock files and the manifests: the root's first, then each workspace's and tool's. */
export function findPackageProblems(locks: unknown[], manifests: unknown[]): string[] {
  const parsed = manifests.map((manifest) => manifestSchema.parse(manifest));
  const decided = Object.keys(parsed[0]?.allowScripts ?? {});
  const entries = locks
    .flatMap((lock) => Object.entries(lockSchema.parse(lock).packages))
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.replace(/^.*node_modules\//, ''),
    }));
  return [
    ...entries
      .filter(({ hasInstallScript, name }) => hasInstallScript && !decided.includes(name))
      .map(({ name }) => `${name} has an install script: decide about it in allowScripts of package.json`),
    ...entries
      .filter(({ resolved, link }) => resolved !== undefined && !link)
      .map(
        ({ name }) => `${name} is locked to the address of one registry: install with the .npmrc of this repository`,
      ),
    ...findVersionProblems(parsed),
  ];
}

function findVersionProblems(manifests: z.infer<typeof manifestSchema>[]): string[] {
  const seen = new Map<string, string>();
  return manifests.flatMap((manifest) => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(all).flatMap(([name, version]) => {
      if (name.startsWith('@alento/'))
        return version === '*' ? [] : [`${manifest.name}: ${name} is one of ours, its version is *`];
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        return [`${manifest.name}: ${name} ${version} is not an exact version`];
      const other = seen.get(name);
      seen.set(name, version);
      return other && other !== version ? [`${manifest.name}: ${name} ${version} is ${other} elsewhere`] : [];
    });
  });
}
