import { findAvatar, avatars, avatarUrl } from '@alento/domain/account/avatars.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '#ui/radio-cards.tsx';
import { AvatarPicture } from './avatar-picture.tsx';

export interface AvatarPickerProps {
  /** The profile's `avatar_url`. */
  value: string | null;
  onChange: (url: string) => void;
}

/** The pictures a person can choose from. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const { t } = useTranslation('account');
  return (
    <RadioCards
      label={t('avatars.label')}
      layout="tiles"
      cards={avatars.map((id) => ({
        id,
        label: t(`avatars.${id}.name`),
        spoken: t(`avatars.${id}.alt`),
        picture: <AvatarPicture avatar={id} alt="" className="size-16" />,
      }))}
      value={findAvatar(value)}
      onChange={(avatar) => onChange(avatarUrl(avatar))}
    />
  );
}
