import { STYLE, xmlText } from './parts.ts';

/** A cell's content: text, a number, a moment, or nothing. */
export type Cell = string | number | Date | null;

const DAY_MS = 86_400_000;
/** 1970-01-01 as spreadsheets count days. */
const EPOCH_DAY = 25_569;

/** Returns a moment as the days since 1899-12-30, in UTC, to the millisecond. */
const serial = (moment: Date): string => (EPOCH_DAY + moment.getTime() / DAY_MS).toFixed(8);

/** Texts that a program might treat as a formula when the cell is edited or saved as CSV. */
const LIKE_A_FORMULA = /^[=+\-@\t\r]/;

const textCell = (place: string, style: number, text: string): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const cellXml = (place: string, cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${STYLE.moment}"><v>${serial(cell)}</v></c>`;
  // Text stays text: it is never stored as a formula, and marked as quoted where it looks like one.
  return textCell(place, LIKE_A_FORMULA.test(cell) ? STYLE.quoted : STYLE.plain, cell);
};

/** Returns the name of a column, counted from 0: `A`, `B`, … for up to 26 columns. */
const column = (index: number): string => String.fromCharCode(65 + index);

/** Returns a row of a sheet as XML; `n` counts from 1. */
export const rowXml = (n: number, cells: readonly Cell[]): string =>
  `<row r="${n}">${cells.map((cell, index) => cellXml(`${column(index)}${n}`, cell)).join('')}</row>`;

export const headerXml = (titles: readonly string[]): string =>
  `<row r="1">${titles.map((title, index) => textCell(`${column(index)}1`, STYLE.header, title)).join('')}</row>`;
