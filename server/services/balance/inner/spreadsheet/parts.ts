// The parts of a workbook other than its rows (ECMA-376, SpreadsheetML): the minimum for Excel, LibreOffice and Numbers.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into the cell formats of `styles`. */
export const STYLE = { plain: 0, header: 1, moment: 2, quoted: 3 } as const;

/** Returns text for XML: escaped, and without what XML cannot hold. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not allow
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    // Excel reads _x0041_ as the letter A.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const packageRelations = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbered = (sheets: number, write: (n: number) => string): string =>
  Array.from({ length: sheets }, (_, index) => write(index + 1)).join('');

export const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${numbered(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`;

/** Returns a valid name of the nth sheet: at most 31 characters, and none of these: []:*?/\ */
const sheetName = (name: string, n: number): string =>
  `${name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 27)}${n > 1 ? ` ${n}` : ''}`;

export const workbook = (name: string, sheets: number): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered(sheets, (n) => `<sheet name="${xmlText(sheetName(name, n))}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`;

export const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${numbered(sheets, (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** Returns the styles of a workbook as XML. `momentFormat` is Excel's, for example `yyyy-mm-dd hh:mm`. */
export const styles = (momentFormat: string): string =>
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${xmlText(momentFormat)}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;

export const sheetHead = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;

export const SHEET_TAIL = '</sheetData></worksheet>';
