import { useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ProcessRefusal } from '../../../../contract/entities/photo.ts';
import { ApiError, NO_RESPONSE } from '../../../api/apiError.ts';
import { type CatalogueKey, catalogueKey } from '../../../i18n/catalogue.ts';

/** A failure in words: what the server says, or that it did not answer. */
export const failureText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : NO_RESPONSE;

/** True when no credit is left (specification, chapter 8). */
export const isCreditUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 402;

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404;

/** Toasts of the vehicle page. */
export const usePhotoNotices = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useMemo(
    () => ({
      say: (key: string, values: Record<string, unknown> = {}, title?: CatalogueKey) =>
        notify(translate(key, values), {
          type: 'success',
          ...(title && { title: catalogueKey(title) }),
        }),
      warn: (key: string, values: Record<string, unknown> = {}) =>
        notify(translate(key, values), { type: 'warning' }),
      /** Photos that cannot become finished pictures; the first one's reason stands for all. */
      refuse: (count: number, reason: ProcessRefusal) =>
        notify(
          translate('vehicle.actions.refused', {
            smart_count: count,
            reason: translate(`vehicle.reason.${reason}`),
          }),
          {
            type: 'warning',
          },
        ),
      fail: (error: unknown) => notify(failureText(error), { type: 'error' }),
    }),
    [notify, translate],
  );
};
