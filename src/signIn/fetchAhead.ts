import { storedLocale } from '../api/session.ts';

/**
 * Fetches the application while the user types: its first files, his language, and the screen where most begin.
 * Nothing is fetched for somebody who only looks.
 */
export const fetchAheadWhileTyping = (): void => {
  const content =
    document.querySelector<HTMLMetaElement>('meta[name="turntable-ahead"]')?.content ?? '{}';
  const fetchAhead = () => {
    const files: Record<string, string[]> = JSON.parse(content);
    const wanted = new Set(['first', storedLocale(), 'home'].flatMap((part) => files[part] ?? []));
    for (const href of wanted)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
  };
  document.addEventListener('input', fetchAhead, { once: true });
};
