import { useEffect, useMemo } from 'react';

/** Returns an address under which a value can be shown: its own, or one for a file that was chosen just now. */
export const useFileAddress = (value: unknown): string | undefined => {
  const address = useMemo(
    () => (value instanceof File ? URL.createObjectURL(value) : undefined),
    [value],
  );
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address ?? (typeof value === 'string' && value ? value : undefined);
};
