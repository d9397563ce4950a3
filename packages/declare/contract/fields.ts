import { z } from 'zod';
import { LANGUAGE_TAG } from './localText.ts';
import { hasHtml, hasLineBreak } from './plainText.ts';

/** A row's id in a response or a body. */
export const id = z.int().positive();
/** Counts a row's saves. */
export const version = z.int().positive();
/** An id in a path or a query string, where it arrives as text. */
export const textId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'not_an_id')
  .transform(Number);
/** Returns a schema for a whole number in a query string, from `min` to `max`. */
export const textInt = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'not_a_number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/**
 * Returns a schema for one line of plain text: at most `max` characters, no line breaks, no HTML (specification, chapter 5). Its messages are codes
 * that the server and the web application translate.
 */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasLineBreak(text), 'line_break')
    .refine((text) => !hasHtml(text), 'html');

/** Returns a schema for several lines of plain text: at most `max` characters, no HTML. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasHtml(text), 'html');

/** Returns the schema of `lines` for a form, where the text must not be empty. Forms send every line break as two characters. */
export const formLines = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(lines(max).min(1));

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const phone = line(40);
/** A picture's address; signed, valid for at least a day. */
export const url = z.string();
/** A language's tag. The server and the web application know which languages there are; the contract does not. */
export const languageTag = z
  .string()
  .regex(LANGUAGE_TAG, 'invalid_value')
  .describe('a language of the application, such as en or pt-BR');
