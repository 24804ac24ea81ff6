import { AppError, isAppError } from '@alento/domain/app-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { preparePicture } from '#features/account/profile/prepare-picture.ts';
import { sendPicture } from '#features/account/profile/upload-picture.ts';

/** Makes a photo small and uploads it, until it is there or the person stops it. */
export function useUploadPicture(personId: string, onUploaded: (url: string) => void) {
  const [percentage, setPercentage] = useState(0);
  const stopping = useRef<AbortController>(null);
  const upload = useMutation({
    retry: false,
    mutationFn: async (file: File) => {
      const { signal } = (stopping.current = new AbortController());
      setPercentage(0);
      const picture = await preparePicture(file);
      return sendPicture({ personId, picture, signal, onProgress: setPercentage });
    },
    onSuccess: onUploaded,
  });
  useEffect(() => () => stopping.current?.abort(), []);

  const wasStopped = upload.error instanceof DOMException && upload.error.name === 'AbortError';
  return {
    start: (file: File) => upload.mutate(file),
    cancel: () => stopping.current?.abort(),
    isPending: upload.isPending,
    percentage,
    error: wasStopped ? null : asUploadError(upload.error),
  };
}

/** Problems of the photo itself are named; everything else is a failed upload. */
function asUploadError(error: Error | null): Error | null {
  if (error === null || isAppError(error)) return error;
  return new AppError('account.picture_not_uploaded', { cause: error });
}
