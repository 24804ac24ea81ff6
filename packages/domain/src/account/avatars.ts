/** The pictures a person can choose to be shown with: eleven people and four gentle creatures. */
export const avatars = [
  'breeze',
  'river',
  'willow',
  'harbor',
  'cove',
  'lantern',
  'dawn',
  'pebble',
  'meadow',
  'juniper',
  'drizzle',
  'fox',
  'owl',
  'cat',
  'axolotl',
] as const;

export type Avatar = (typeof avatars)[number];

/** The sizes in pixels that each picture exists in. */
export const avatarSizes = [96, 320] as const;

/** Where a picture lies; the address of the larger one is what a profile's `avatar_url` holds. */
export function avatarUrl(avatar: Avatar, size: (typeof avatarSizes)[number] = 320): string {
  return `/avatars/${avatar}-${size}.webp`;
}

/** The avatar that an `avatar_url` names, or null for a person's own picture. */
export function findAvatar(url: string | null): Avatar | null {
  return avatars.find((avatar) => avatarUrl(avatar) === url) ?? null;
}
