import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadPicture } from '#features/account/profile/use-upload-picture.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface PhotoUploadProps {
  personId: string;
  onUploaded: (url: string) => void;
}

/** Kinds and endings, for a system that does not know HEIC by its kind. */
const accepted = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif';

/** Takes a photo from the device, says how far it has come, and can be stopped. */
export function PhotoUpload({ personId, onUploaded }: PhotoUploadProps) {
  const { t } = useTranslation('account-profile');
  const errorMessage = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadPicture(personId, onUploaded);
  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('picture.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (file) upload.start(file);
        }}
      />
      {upload.isPending ? (
        <div className="flex items-end gap-3">
          <ProgressBar className="flex-1" label={t('picture.uploading')} value={upload.percentage} />
          <Button variant="quiet" size="small" onPress={upload.cancel}>
            {t('picture.cancel')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onPress={() => input.current?.click()}>
          {t('picture.upload')}
        </Button>
      )}
      <p className="text-sm text-muted">{t('picture.hint')}</p>
      {upload.error && <Banner tone="danger">{errorMessage(upload.error)}</Banner>}
    </div>
  );
}
