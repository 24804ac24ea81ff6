import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#platform/save-file.ts';
import { downloadData } from './data.ts';

/** Downloads all that is kept of the person, and hands it to the device as a file. */
export function useExport() {
  const [bytes, setBytes] = useState(0);
  const downloading = useMutation({
    mutationFn: async () => {
      setBytes(0);
      const { name, content } = await downloadData(setBytes);
      saveFile(name, content);
      return name;
    },
    retry: false,
  });
  return { ...downloading, bytes };
}
