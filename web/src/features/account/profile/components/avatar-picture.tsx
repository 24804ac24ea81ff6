import { type Avatar, avatarSizes, avatarUrl } from '@alento/domain/account/avatars.ts';

export interface AvatarPictureProps {
  avatar: Avatar;
  /** Alternative text; empty where a label names it. */
  alt: string;
  className?: string;
}

const sources = (avatar: Avatar): string => avatarSizes.map((size) => `${avatarUrl(avatar, size)} ${size}w`).join(', ');

/** One of the pictures that come with Alento, in a circle. */
export function AvatarPicture({ avatar, alt, className = 'size-10' }: AvatarPictureProps) {
  return (
    <img
      src={avatarUrl(avatar)}
      srcSet={sources(avatar)}
      sizes="6rem"
      width="96"
      height="96"
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`max-w-none shrink-0 rounded-full bg-soft object-cover ${className}`}
    />
  );
}
