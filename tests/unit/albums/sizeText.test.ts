import { expect, it } from 'vitest';
import { sizeText } from '../../../src/ui/sizeText.ts';

it.each([
  [1, 'en', '1 byte'],
  [999, 'en', '999 bytes'],
  [1500, 'en', '2 kB'],
  [1_530_000, 'en', '1.5 MB'],
  [1_530_000_000, 'de', '1,5 GB'],
  [7_000_000_000_000, 'en', '7,000 GB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
