import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settings } from '../../../../contract/calls/settings.ts';
import type { Look } from '../../../../contract/entities/look.ts';
import { request } from '../../../api/httpClient.ts';

/** So long nothing has to change before a preview is asked for, in milliseconds: who tries several things waits for the last. */
const REST = 200;
/** For how long a preview is kept that the user may come back to, in milliseconds. */
const KEPT = 60_000;

const useRested = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/** Views composed with a look that is not saved; the last ones stay while the next are on their way. */
export const useLookPreview = (look: Look, isSample: boolean) => {
  const asked = useRested(JSON.stringify({ look, ...(isSample && { car: null }) }));
  return useQuery({
    queryKey: ['look preview', asked],
    queryFn: async ({ signal }) => (await request(settings.preview, { body: JSON.parse(asked), signal })).data,
    placeholderData: keepPreviousData,
    staleTime: KEPT,
    gcTime: KEPT,
    retry: false,
    refetchOnWindowFocus: false,
  });
};
