import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

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

/**
 * What is answered to something that changes often: asked for once it rests. The last answer stays while the next is on its way, and one
 * that comes late replaces none that was asked for after it.
 */
export const useRestedAnswer = <Ask, Answer>(
  key: readonly unknown[],
  ask: Ask,
  read: (ask: Ask, signal: AbortSignal) => Promise<Answer>,
  { enabled = true }: { enabled?: boolean } = {},
) => {
  const wanted = JSON.stringify(ask);
  const asked = useRested(wanted);
  const query = useQuery({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => read(JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: KEPT,
    gcTime: KEPT,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { ...query, isBehind: query.isFetching || wanted !== asked };
};
