import type { Tone } from '../chip/tones.ts';

/** What shows a field's value is given. */
export interface ValueProps {
  value: unknown;
  /** What the value is called: a translation key. */
  label: string;
  /** The text of a choice: a translation key. */
  choiceKey: (choice: string) => string;
  /** How each choice is coloured. */
  tones?: Readonly<Record<string, Tone>>;
  /** The resource whose record it names. */
  reference?: string;
}

export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

export const textOf = (value: unknown): string => (isNothing(value) ? '' : String(value));

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
