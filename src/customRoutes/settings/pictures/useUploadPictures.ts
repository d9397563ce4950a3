import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { usePlace } from '../../../ui/place/Place.ts';
import { useErrorText } from '../../../ui/useErrorText.ts';

/** Which of how many pictures is on its way, from 1. */
interface Progress {
  place: number;
  count: number;
}

/**
 * Adds pictures one after the other. What the server refuses is said in one toast with all that is wrong with each
 * (specification, chapter 5); the others are added all the same.
 */
export const useUploadPictures = (resource: string, fields: Readonly<Record<string, string>>) => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { params } = usePlace(resource);
  const [progress, setProgress] = useState<Progress>();

  const upload = async (files: readonly File[]) => {
    let added = 0;
    const failures: string[] = [];
    for (const [place, image] of files.entries()) {
      setProgress({ place: place + 1, count: files.length });
      try {
        await dataProvider.create(resource, { data: { ...fields, image }, meta: { params } });
        added += 1;
      } catch (error) {
        failures.push(`${image.name}: ${errorText(error)}`);
      }
    }
    setProgress(undefined);
    if (added > 0)
      notify('settings.pictures.added', { type: 'success', messageArgs: { smart_count: added } });
    if (failures.length > 0)
      notify(failures.join('\n'), { type: 'error', messageArgs: { _: failures.join('\n') } });
    if (added > 0) await client.invalidateQueries();
  };

  return { upload, progress };
};
