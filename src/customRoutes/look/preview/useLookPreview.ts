import type { LookApi, PreviewAsk } from '../lookApi.ts';
import { useRestedAnswer } from './useRestedAnswer.ts';

/** Views composed with a look that is not saved. */
export const useLookPreview = (api: LookApi, ask: PreviewAsk) =>
  useRestedAnswer(['look preview', api.key], ask, api.preview);
