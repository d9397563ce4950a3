import { inflateRawSync } from 'node:zlib';
import { readZip } from './readZip.ts';

export interface ReadCell {
  /** The type in the file: `n` a number, `inlineStr` a text. A formula would be `f`. */
  kind: 'n' | 'inlineStr' | 'f';
  style: number;
  value: string;
}

/** Reads the sheets of an Excel file by name, each a list of rows of cells by column letter. @throws if it is not an Excel file */
export function readXlsx(file: Buffer): Map<string, Record<string, ReadCell>[]> {
  const parts = new Map(
    readZip(file, inflateRawSync).map(({ name, bytes }) => [
      name,
      Buffer.from(bytes).toString('utf8'),
    ]),
  );
  const part = (name: string): string => {
    const text = parts.get(name);
    if (text === undefined) throw new Error(`${name} is missing`);
    return text;
  };
  if (!part('[Content_Types].xml').includes('spreadsheetml.sheet.main+xml'))
    throw new Error('no workbook');
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id, to]) => [id, to],
    ),
  );
  const sheets = [
    ...part('xl/workbook.xml').matchAll(/<sheet name="([^"]+)" sheetId="\d+" r:id="(\w+)"/g),
  ];
  return new Map(
    sheets.map(([, name = '', id = '']) => [plain(name), readSheet(part(`xl/${targets.get(id)}`))]),
  );
}

const readSheet = (xml: string): Record<string, ReadCell>[] =>
  [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    Object.fromEntries(
      [...cells.matchAll(/<c r="([A-Z]+)\d+"(?: s="(\d)")?(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
        ([, column, style, type, content = '']) => {
          const kind = content.includes('<f>') ? 'f' : type === 'inlineStr' ? 'inlineStr' : 'n';
          return [
            column,
            {
              kind,
              style: Number(style ?? 0),
              value: plain(content.replace(/<[^>]+>/g, '')),
            } satisfies ReadCell,
          ];
        },
      ),
    ),
  );

const plain = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('_x005F_', '_');
