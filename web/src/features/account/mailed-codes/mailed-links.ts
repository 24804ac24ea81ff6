import { publicOrigin } from '#lib/server-url.ts';

const linkTo = (path: string) => (): string => publicOrigin() + path;

/** Where the link of each mail leads, as a whole address. */
export const mailedLinks = {
  recovery: linkTo('/reset-password'),
  signup: linkTo('/confirm-email'),
  deletion: linkTo('/delete-account'),
  proof: linkTo('/settings'),
  newAddress: linkTo('/profile'),
} as const;
