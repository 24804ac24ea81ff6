/** Who bills for Premium: the card payment of the web, or the store that the app came from. */
export const billingPlatforms = ['web-stripe', 'android-play', 'ios-appstore'] as const;
export type BillingPlatform = (typeof billingPlatforms)[number];

/** Maps the native platform of the app; a browser or an unknown value is the web. */
export function getBillingPlatform(nativePlatform: string | undefined): BillingPlatform {
  switch (nativePlatform) {
    case 'android':
      return 'android-play';
    case 'ios':
      return 'ios-appstore';
    default:
      return 'web-stripe';
  }
}
