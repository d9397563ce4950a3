import type { ReactNode } from 'react';
import type { NotificationPayload } from 'react-admin';
import { catalogueKey } from '../i18n/catalogue.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Messages that say all of a failure: no other title stands above them. */
const TITLES = [catalogueKey('something_went_wrong'), catalogueKey('access_denied')];

/**
 * Returns a toast's title and the text below it (specification, chapter 8). A failure always has a title of the catalogue: the one
 * that `notify` names as `title`, else "Error!".
 */
export const toastTexts = (
  { message, type, notificationOptions = {} }: NotificationPayload,
  translate: Translate,
): { title?: string; text?: ReactNode } => {
  const text =
    typeof message === 'string' ? translate(message, notificationOptions.messageArgs) : message;
  const key: string | undefined =
    notificationOptions.title ?? (type === 'error' ? catalogueKey('error') : undefined);
  if (key === undefined) return { text };
  const saysAll = !notificationOptions.title && TITLES.some((title) => translate(title) === text);
  return saysAll ? { title: text as string } : { title: translate(key), text };
};
