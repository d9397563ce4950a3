import { useQuery } from '@tanstack/react-query';
import { account } from '../../../contract/accounts/accountCalls.ts';
import type { PresetItem } from '../../../contract/views/angle.ts';
import { request } from '../../api/httpClient.ts';

const NONE: readonly PresetItem[] = [];

/** The sets of views; they hardly ever change. */
export const usePresets = () =>
  useQuery({
    queryKey: ['sets of views'],
    queryFn: async () => (await request(account.presets)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The views of all sets. */
export const usePresetItems = (): readonly PresetItem[] =>
  usePresets().data?.flatMap(({ items }) => items) ?? NONE;
