import { useTranslation } from 'react-i18next';
import { AvatarPicker } from '#features/account/profile/components/avatar-picker.tsx';
import { PhotoUpload } from '#features/account/profile/components/photo-upload.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface AvatarSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: string | null;
  onChange: (url: string | null) => void;
  personId?: string;
}

/** A photo of one's own, one of the pictures that come with Alento, or none. */
export function AvatarSheet({ isOpen, onOpenChange, value, onChange, personId }: AvatarSheetProps) {
  const { t } = useTranslation(['account-profile', 'common']);
  const choose = (url: string | null): void => {
    onChange(url);
    onOpenChange(false);
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('picture.title')} closeLabel={t('common:close')}>
      {personId === undefined ? (
        <p className="text-sm text-muted">{t('picture.later')}</p>
      ) : (
        <PhotoUpload personId={personId} onUploaded={choose} />
      )}
      <AvatarPicker value={value} onChange={choose} />
      {value !== null && (
        <Button variant="quiet" onPress={() => choose(null)}>
          {t('picture.none')}
        </Button>
      )}
    </Sheet>
  );
}
