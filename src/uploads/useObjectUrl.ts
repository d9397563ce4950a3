import { useEffect, useMemo } from 'react';

/** The address of a file that was chosen, for as long as it is shown. */
export const useObjectUrl = (file: File | null | undefined): string | undefined => {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address;
};
