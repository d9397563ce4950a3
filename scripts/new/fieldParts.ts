import { label } from './changes.ts';
import type { Command } from './command.ts';
import { assertTranslated } from './places.ts';

/** Returns the source of a field's label. @throws if both languages are the same */
export async function labelIn(command: Command): Promise<string> {
  const en = await command.text('en', 'English label');
  const de = await command.text('de', 'German label');
  await assertTranslated([en], [de]);
  return label(en, de);
}

/** Returns `phone=Phone/Telefon` as a choice of a declaration. @throws for another format */
const choiceOf = (part: string): string => {
  const [, value, en, de] = /^(\w+)=([^/]+)\/(.+)$/.exec(part) ?? [];
  if (!value || !en || !de)
    throw new Error(
      `"${part}" is no choice. Write value=English/German, such as phone=Phone/Telefon.`,
    );
  return `${value}: ${label(en.trim(), de.trim())}`;
};

/** Returns the source of a field's choices. */
export async function choicesIn(command: Command): Promise<string> {
  const parts = await command.list(
    'choices',
    'Choices, as phone=Phone/Telefon, web=Website/Webseite',
  );
  return `{ ${parts.map(choiceOf).join(', ')} }`;
}

const NUMBERS = ['integer', 'decimal', 'money'];

/** Returns the source of a number's limits. @throws for another kind of field */
export function limitsIn(command: Command, kind: string): string[] {
  return (['min', 'max'] as const).flatMap((flag) => {
    const limit = command.number(flag);
    if (limit === undefined) return [];
    assertKind(`--${flag}`, kind, NUMBERS);
    return [`${flag}: ${limit}`];
  });
}

/** Checks that a flag is for this kind of field. @throws if it is not */
export function assertKind(flag: string, kind: string, kinds: readonly string[]): void {
  if (!kinds.includes(kind))
    throw new Error(`${flag} is for fields of the kinds ${kinds.join(', ')}, not for ${kind}.`);
}
