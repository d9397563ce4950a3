// npm run texts [-- word]: prints every text of the interface with its place and both languages, for proofreading; with a word, those that contain it.
import { placeOfText, readTexts } from './lib/texts.ts';

const [word = ''] = process.argv.slice(2);
const german = new Map(await readTexts('de'));
const lines = (await readTexts('en'))
  .map(([key, english]) => ({ key, english, german: german.get(key) ?? '' }))
  .filter((text) =>
    Object.values(text).some((part) => part.toLowerCase().includes(word.toLowerCase())),
  )
  .map(
    (text) =>
      `${text.key}  ${placeOfText(text.english) ?? ''}\n  ${text.english}\n  ${text.german}\n`,
  );
console.log(lines.join('\n'));
console.log(`${lines.length} texts.`);
