import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedUnreadable, readFeed } from '../../../server/ftp/feed.ts';

const VIN = 'WVWZZZ1JZXW000001';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const rowsOf = (text: string, mapping = {}) => readFeed(bytesOf(text), mapping);

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const LIST = `FIN;Marke;Modell\n${VIN};Škoda;Größe\n`;

describe('a list of vehicles', () => {
  test.each([
    [
      'German',
      'Fahrgestellnummer;Interne Nummer;Bezeichnung;Marke;Modell;Karosserieform;Kraftstoffart;Leistung (PS);Hubraum (ccm)',
      ';',
    ],
    ['English', 'VIN,Stock No.,Name,Make,Model,Body type,Fuel,HP,Displacement', ','],
    [
      'English, by tabs',
      'vin\tstock_number\tvehicle name\tbrand\tmodel\tbody_type\tfuel_type\thp\tccm',
      '\t',
    ],
    [
      'German, by bars',
      'FIN|Nr.|Fahrzeug|Hersteller|Modellbezeichnung|Aufbau|Kraftstoff|PS|Hubraum',
      '|',
    ],
  ])('is understood with column headers in %s', (_, heads, delimiter) => {
    const cells = [VIN, '4711', 'Golf Variant', 'VW', 'Golf', 'Kombi', 'Benzin', '150', '1498'];
    expect(rowsOf(`${heads}\n${cells.join(delimiter)}\n`).rows).toEqual([
      {
        line: 2,
        key: VIN,
        said: {
          vin: VIN,
          car: '4711',
          vehicle_name: 'Golf Variant',
          brand: 'VW',
          model: 'Golf',
          body_type: 'estate',
          fuel_type: 'petrol',
          hp: 150,
          ccm: 1498,
        },
      },
    ]);
  });

  test.each([
    ['UTF-8', bytesOf(LIST)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${LIST}`)],
    ['UTF-16, little end first', utf16(`\ufeff${LIST}`, false)],
    ['UTF-16, big end first', utf16(`\ufeff${LIST}`, true)],
    ['UTF-16 without a mark', utf16(LIST, false)],
    [
      'Windows-1252',
      new Uint8Array([...LIST].map((letter) => (letter === 'Š' ? 0x8a : letter.charCodeAt(0)))),
    ],
  ])('is read in %s', (_, bytes) => {
    expect(readFeed(bytes, {}).rows[0]?.said).toEqual({ vin: VIN, brand: 'Škoda', model: 'Größe' });
  });

  test('may have quotes, breaks and empty lines, and lack columns', () => {
    const { rows } = rowsOf(`VIN;"Modell";Farbe\n\n${VIN};"Golf; ""GTI""";"rot\nund blau"\n;;\n`);
    expect(rows.map(({ said }) => said)).toEqual([{ vin: VIN, model: 'Golf; "GTI"' }]);
  });

  test('reports each faulty row with line, field and reason, and returns the others', () => {
    const { rows, faults } = rowsOf(
      [
        'FIN;Nummer;Modell;Kraftstoff;PS;ccm',
        `${VIN};1;Golf;Benzin;150 PS;1.498`,
        ';;Golf;;;',
        `;2;${'x'.repeat(61)};;;`,
        ';3;<b>;;;',
        ';4;;Kernspaltung;;',
        ';5;;;viel;',
        ';6;;;;99999',
        ';7;;;;;zu viel',
        `${VIN.toLowerCase()};8;;;;`,
        ';9;Polo;;;',
        ';10;;;110 kW;',
        ';11;;;150,5 hp;1,968 cm³',
        ';12;;;-5;',
      ].join('\n'),
    );
    expect(rows.map(({ key }) => key)).toEqual([VIN, '9', '11']);
    expect(rows[0]?.said).toMatchObject({ hp: 150, ccm: 1498 });
    expect(rows[2]?.said).toMatchObject({ hp: 150, ccm: 1968 });
    expect(faults.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, null, 'feed_no_key'],
      [4, 'model', 'feed_too_long'],
      [5, 'model', 'feed_not_plain'],
      [6, 'fuel_type', 'feed_unknown_word'],
      [7, 'hp', 'feed_not_a_number'],
      [8, 'ccm', 'feed_out_of_range'],
      [9, null, 'feed_too_many_cells'],
      [10, null, 'feed_twice'],
      [12, 'hp', 'feed_not_a_number'],
      [14, 'hp', 'feed_out_of_range'],
    ]);
  });

  test('has choices by their names, their labels and dealers’ words', () => {
    const words = ['plug_in_hybrid', 'Plug-in-Hybrid', 'Plug-in hybrid', 'PHEV', 'Hydrogen'];
    const { rows } = rowsOf(`Nr.;Fuel\n${words.map((word, i) => `${i};${word}`).join('\n')}`);
    expect(rows.map(({ said }) => said.fuel_type)).toEqual([
      ...Array.from({ length: 4 }, () => 'plug_in_hybrid'),
      'hydrogen',
    ]);
  });

  test('is read by the mapping where there is one', () => {
    const text = `Kennung;Typ;Modell\n${VIN};Golf;falsch\n`;
    expect(() => rowsOf(text)).toThrow(FeedUnreadable);
    expect(rowsOf(text, { vin: 'Kennung', model: 'Typ' }).rows[0]?.said).toEqual({
      vin: VIN,
      model: 'Golf',
    });
    expect(rowsOf(text, { vin: 'Kennung', model: '' }).rows[0]?.said).toEqual({ vin: VIN });
    expect(rowsOf(text, { vin: 'Kennung', brand: 'gone' }).rows[0]?.said).toEqual({
      vin: VIN,
      model: 'Golf',
    });
  });

  test('makes the parser throw no other error than FeedUnreadable, whatever it contains', () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ maxLength: 400 }).map((text) => bytesOf(`VIN;PS\n${text}`)),
    );
    fc.assert(
      fc.property(anything, (bytes) => {
        try {
          readFeed(bytes, {});
        } catch (error) {
          expect(error).toBeInstanceOf(FeedUnreadable);
        }
      }),
    );
  });
});
