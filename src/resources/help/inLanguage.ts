import type { Instruction, InstructionRow } from '../../../contract/help/instruction.ts';
import { baseOf } from '../../../contract/localText.ts';

const isGerman = (locale = ''): boolean => baseOf(locale) === 'de';

/** Returns an article's title in the interface's language, or in English if it is not translated. */
export const titleIn = (
  locale: string | undefined,
  { title_en, title_de }: Pick<InstructionRow, 'title_en' | 'title_de'>,
): string => (isGerman(locale) && title_de) || title_en;

/** Returns an article's text in the same way, with the language that it is actually in. */
export const bodyIn = (
  locale: string | undefined,
  { body_en, body_de }: Pick<Instruction, 'body_en' | 'body_de'>,
) => (isGerman(locale) && body_de ? { html: body_de, lang: 'de' } : { html: body_en, lang: 'en' });
