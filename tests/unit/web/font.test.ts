import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT_FILES } from '../../../brand.ts';
import { BRAND_WORDS } from '../../../scripts/lib/brandInDocuments.ts';
import { charactersIn, fontFiles } from '../../../scripts/lib/fontFiles.ts';
import { PROJECT } from '../../../scripts/lib/run.ts';
import { messages as german } from '../../../src/i18n/de/index.ts';
import { messages as english } from '../../../src/i18n/en/index.ts';

it('the font’s files are those that `npm run font` makes', async () => {
  for (const [path, font] of Object.entries(await fontFiles()))
    expect(font.equals(readFileSync(PROJECT + path)), path).toBe(true);
});

it('the font has the letters, digits and marks of all texts', () => {
  const drawn = new Set(Object.values(FONT_FILES).flatMap(charactersIn));
  const symbols = /[\n\p{So}\p{Sm}\p{Emoji_Presentation}]/u; // of the machine's fonts
  const missing = [...JSON.stringify([english, german])].filter(
    (character) => !drawn.has(character) && !symbols.test(character),
  );
  expect([...new Set(missing)]).toEqual([]);
});

it.each(['index.html', 'signin.html'])(
  '%s asks for letters and digits before its styles',
  (page) => {
    const [first] = readFileSync(PROJECT + page, 'utf8').split('rel="stylesheet"');
    expect(first).toContain('{{links}}');
    for (const [file, range] of Object.entries(FONT_FILES))
      if (charactersIn(range).some((character) => 'a0'.includes(character)))
        expect(BRAND_WORDS.links).toMatch(
          new RegExp(`rel="preload" href="[^"]*${file}" as="font"`),
        );
  },
);
