import type { Role } from '../contract/call.ts';
import type { FieldRules, KindName } from '../contract/rest/declaration.ts';
import type { Tone } from '../ui/Chip.tsx';
import type { Slot } from '../ui/screen/slots.ts';
import type { Label } from './label.ts';

export type { KindName } from '../contract/rest/declaration.ts';

export interface FieldOptions extends FieldRules {
  /** Shown, never an input. */
  readonly readOnly?: true;
  /** Hidden on a record's page while it is empty. */
  readonly onlyFilled?: true;
  /** An input when a record is created, shown afterwards. */
  readonly onlyNew?: true;
  /** Required beyond the contract. */
  readonly required?: true;
  /** The roles that read it; by default all with calls. */
  readonly readers?: readonly Role[];
  readonly hint?: Label;
  /** Fills a line of the form. */
  readonly isWide?: true;
  /** CSS width of the column; columns without one share the rest. */
  readonly width?: string;
  /** The sort key of the column's head, if it is not the field's name; false: not sortable. */
  readonly sort?: string | false;
  /** A cell of its own: a component that takes `{ row }`. */
  readonly cell?: Slot;
  /** An input of its own: a component that takes what react-admin's inputs take (ui/inputs/entry.ts). */
  readonly input?: Slot;
  /** The initial value of a new record. */
  readonly initial?: unknown;
}

/** A field of a record; `accepts` ties its kind to the contract's values. */
export interface Field<Value = never> extends FieldOptions {
  readonly kind: KindName;
  readonly label: Label;
  /** Its choices by value; of a status with their colours. */
  readonly choices?: Readonly<Record<string, Label & { readonly tone?: Tone }>>;
  /** The resource that it refers to. */
  readonly reference?: string;
  readonly accepts?: (value: Value) => void;
}

const plain =
  <Value>(kind: KindName) =>
  (label: Label, options: FieldOptions = {}): Field<Value> => ({ kind, label, ...options });

export const text = plain<string>('text');
export const lines = plain<string>('lines');
/** Sanitised on the server when it is stored, and again when it is shown. */
export const richText = plain<string>('richText');
export const email = plain<string>('email');
export const phone = plain<string>('phone');
export const url = plain<string>('url');
export const integer = plain<number>('integer');
export const decimal = plain<number>('decimal');
/** An amount with two decimals. */
export const money = plain<number>('money');
/** Yes or no; 1 and 0 on the wire (specification, chapter 5). */
export const flag = plain<0 | 1 | boolean>('flag');
/** A day without a time. */
export const date = plain<string>('date');
/** A time of day: `08:30`. */
export const time = plain<string>('time');
/** A moment, ISO 8601 in UTC on the wire, shown in the user's time. */
export const dateTime = plain<string>('dateTime');
/** `#rrggbb`. */
export const colour = plain<string>('colour');
/** The address of a picture; a new one is sent as a file. */
export const image = plain<string>('image');
export const json = plain<unknown>('json');

/** Returns a field that holds one of some values, each with its text. */
export const choice = <const Value extends string>(
  label: Label,
  choices: Readonly<Record<Value, Label>>,
  options: FieldOptions = {},
): Field<Value> => ({ kind: 'choice', label, choices, ...options });

/** Returns a field that holds several of some values, each with its text. */
export const choices = <const Value extends string>(
  label: Label,
  options: Readonly<Record<Value, Label>>,
  more: FieldOptions = {},
): Field<readonly Value[]> => ({ kind: 'choices', label, choices: options, ...more });

/** Returns a read-only field for a state that others set, shown as a coloured chip. */
export const status = <const Value extends string>(
  label: Label,
  states: Readonly<Record<Value, Label & { readonly tone: Tone }>>,
  options: FieldOptions = {},
): Field<Value> => ({ kind: 'status', label, choices: states, readOnly: true, ...options });

const naming =
  <Value>(kind: KindName) =>
  (label: Label, resource: string, options: FieldOptions = {}): Field<Value> => ({
    kind,
    label,
    reference: resource,
    ...options,
  });

/** The id of a record of another resource. */
export const reference = naming<number>('reference');
/** The ids of records of another resource. */
export const references = naming<readonly number[]>('references');
