// npm run texts [-- word]: prints every text of the interface with its place, in all languages, for proofreading; with a word, those that contain
// it. npm run texts -- --missing fr: prints the English texts that have no French one.
import { parseArgs } from 'node:util';
import { LANGUAGES, placeOfText, readTexts } from './lib/texts.ts';

const { values, positionals } = parseArgs({
  options: { missing: { type: 'string' } },
  allowPositionals: true,
});
const { missing } = values;
if (missing !== undefined && !LANGUAGES.includes(missing))
  throw new Error(`There is no language ${missing}; there are ${LANGUAGES.join(', ')}.`);
const [word = ''] = positionals;
const [, ...others] = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, texts: new Map(await readTexts(language)) })),
);
const wanted = others.filter(({ language }) => language === (missing ?? language));
const found = (await readTexts('en'))
  .map(([key, english]) => ({
    key,
    english,
    translated: wanted.flatMap(({ texts }) => texts.get(key) ?? []),
  }))
  .filter(({ translated }) => missing === undefined || translated.length === 0)
  .filter(({ key, english, translated }) =>
    [key, english, ...translated].some((part) => part.toLowerCase().includes(word.toLowerCase())),
  );
for (const { key, english, translated } of found)
  console.log(
    `${key}  ${placeOfText(english) ?? ''}\n${[english, ...translated].map((text) => `  ${text}\n`).join('')}`,
  );
console.log(`${found.length} texts.`);
