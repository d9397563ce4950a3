import type { Resource } from '@turntable/declare/define/resource.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import type { MessageTree } from '@turntable/declare/texts/translated.ts';

const leaves = (messages: MessageTree, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object'
      ? leaves(value, `${path}${name}.`)
      : [[`${path}${name}`, value ?? '']],
  );

/** Reports keys with two texts, and texts that are the same in both languages without being listed in `sameInBoth`. */
export const textProblems = (
  resources: readonly Resource[],
  sameInBoth: readonly string[],
): string[] => {
  const isAllowed = (text: string): boolean =>
    text.split(' |||| ').every((form) => sameInBoth.includes(form));
  try {
    const german = new Map(leaves(textsOf(resources, 'de')));
    const same = leaves(textsOf(resources, 'en')).filter(
      ([key, text]) => text === german.get(key) && !isAllowed(text),
    );
    const places = new Map(same.map(([key, text]) => [text, key])); // one key per text is enough to find it
    return [...places].map(
      ([text, key]) =>
        `${key} is "${text}" in both languages; translate it or name it in sameInBothLanguages.ts`,
    );
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
