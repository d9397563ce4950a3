import { useEffect, useMemo } from 'react';

/** Returns an address that shows a value: the value itself, or an object URL for a file that was just chosen. */
export const useFileAddress = (value: unknown): string | undefined => {
  const address = useMemo(
    () => (value instanceof File ? URL.createObjectURL(value) : undefined),
    [value],
  );
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address ?? (typeof value === 'string' && value ? value : undefined);
};
