import { PassThrough, pipeline, Readable } from 'node:stream';
import type { Logger } from 'pino';
import { ZipFile } from 'yazl';
import {
  contentTypes,
  packageRelations,
  SHEET_TAIL,
  sheetHead,
  styles,
  workbook,
  workbookRelations,
} from './parts.ts';
import { type Cell, headerXml, rowXml } from './rows.ts';

/** A table that becomes an Excel file. */
export interface Table {
  readonly name: string;
  /** At most 26; `width` in characters. */
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  /** The rows, some at a time; they are fetched as fast as the receiver reads. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Excel's, for example `yyyy-mm-dd hh:mm`. */
  readonly momentFormat: string;
}

/** Most rows of a sheet, including the header; further rows go to another sheet. */
const SHEET_ROWS = 1_048_576;
/** Rows are similar: a higher level takes longer and hardly saves bytes. */
const ZIP = { compress: true, compressionLevel: 3 } as const;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Returns an Excel file as a stream: its size does not matter, because only some rows are in memory at a time. When reading rows fails the
 * stream breaks, so that an incomplete file is never taken for a complete one.
 */
export const streamWorkbook = (
  table: Table,
  log: Pick<Logger, 'warn'>,
  sheetRows = SHEET_ROWS,
): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: Error) => out.destroy(error);
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, ZIP);
  const rows = supply(table.batches);
  let sheet: Readable | undefined;

  const addSheet = (n: number): void => {
    sheet = Readable.from(sheetXml(table, rows, sheetRows), { objectMode: false });
    sheet.on('error', fail).on('end', () => {
      rows.isEmpty().then((isEmpty) => (isEmpty ? finish(n) : addSheet(n + 1)), fail);
    });
    zip.addReadStream(sheet, `xl/worksheets/sheet${n}.xml`, ZIP);
  };
  const finish = (sheets: number): void => {
    add('xl/workbook.xml', workbook(table.name, sheets));
    add('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
    add('[Content_Types].xml', contentTypes(sheets));
    zip.end();
  };

  zip.on('error', fail);
  add('_rels/.rels', packageRelations);
  add('xl/styles.xml', styles(table.momentFormat));
  addSheet(1);
  pipeline(zip.outputStream, out, (error) => {
    // Also after the receiver has disconnected.
    sheet?.destroy();
    void rows.stop();
    if (error) log.warn({ err: error }, 'a workbook was not finished');
  });
  return out;
};

async function* sheetXml({ columns }: Table, rows: Supply, most: number): AsyncGenerator<string> {
  yield sheetHead(columns.map(({ width }) => width)) + headerXml(columns.map(({ title }) => title));
  let n = 1;
  while (n < most) {
    const batch = await rows.take(most - n);
    if (batch.length === 0) break;
    yield batch.map((cells, index) => rowXml(n + 1 + index, cells)).join('');
    n += batch.length;
  }
  yield SHEET_TAIL;
}

/** The rows from which one sheet after the other is filled. */
interface Supply {
  /** At least one and at most `most` rows; none at the end. */
  take(most: number): Promise<readonly (readonly Cell[])[]>;
  isEmpty(): Promise<boolean>;
  stop(): Promise<unknown>;
}

const supply = (batches: Table['batches']): Supply => {
  const source = batches[Symbol.asyncIterator]();
  let waiting: readonly (readonly Cell[])[] = [];
  const fill = async (): Promise<void> => {
    while (waiting.length === 0) {
      const { done, value } = await source.next();
      if (done) return;
      waiting = value;
    }
  };
  return {
    take: async (most) => {
      await fill();
      const taken = waiting.slice(0, most);
      waiting = waiting.slice(most);
      return taken;
    },
    isEmpty: async () => {
      await fill();
      return waiting.length === 0;
    },
    stop: async () => source.return?.(),
  };
};
