import { catalogueKey } from '@turntable/declare/define/messages.ts';
import type { ReactNode } from 'react';
import type { NotificationPayload } from 'react-admin';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Messages that are titles themselves: no other title is put above them. */
const TITLES = [catalogueKey('something_went_wrong'), catalogueKey('access_denied')];

/**
 * Returns a toast's title and the text below it (specification, chapter 8). A failure always has a title from the catalogue: the one given to
 * `notify` as `title`, else "Error!".
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
