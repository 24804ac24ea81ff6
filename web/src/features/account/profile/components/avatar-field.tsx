import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';

interface AvatarFieldProps {
  name: string;
  /** An `avatar_url`. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** The user whose photo can be uploaded; undefined during sign-up. */
  personId?: string;
}

const AvatarSheet = lazy(async () => ({
  default: (await import('#features/account/profile/components/avatar-sheet.tsx')).AvatarSheet,
}));

/** The user's picture, with a way to change it. */
export function AvatarField({ name, value, onChange, personId }: AvatarFieldProps) {
  const { t } = useTranslation('account-profile');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} src={value} size="large" />
      <Button
        variant="outline"
        onPress={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        {t(value === null ? 'picture.choose' : 'picture.change')}
      </Button>
      {wasOpened && (
        <Suspense>
          <AvatarSheet
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={value}
            onChange={onChange}
            {...(personId !== undefined && { personId })}
          />
        </Suspense>
      )}
    </div>
  );
}
