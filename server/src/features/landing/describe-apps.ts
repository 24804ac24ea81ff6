/** The apps for phones that may open this site's links in their own screens. */
export interface AppIdentities {
  readonly android: { readonly packageName: string; readonly fingerprints: readonly string[] } | null;
  /** Team and bundle id. */
  readonly ios: readonly string[];
}

/** Screens that a link may open in the app, as its `AndroidManifest.xml` has them. */
const opened = [
  '/app',
  '/auth/callback',
  '/confirm-email',
  '/help',
  '/help/*',
  '/mindfulness',
  '/mindfulness/*',
  '/reset-password',
  '/settings',
  '/settings/*',
];

/** Digital Asset Links: which app Android may trust with this site. */
export function describeAndroidApp({ packageName, fingerprints }: NonNullable<AppIdentities['android']>) {
  const target = {
    namespace: 'android_app',
    package_name: packageName,
    sha256_cert_fingerprints: [...fingerprints],
  };
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
}

/** The associated domain of the app on iOS; Apple's servers fetch it, and devices from them. */
export function describeIosApps(ids: AppIdentities['ios']) {
  return {
    applinks: { details: [{ appIDs: [...ids], components: opened.map((path) => ({ '/': path })) }] },
    webcredentials: { apps: [...ids] },
  };
}
