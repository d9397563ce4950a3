import { baseOf, textIn } from '@turntable/declare/contract/localText.ts';
import type { Instruction, InstructionRow } from '../../../contract/help/instruction.ts';

/** Returns an article's title in the interface's language, or in English if it is not translated. */
export const titleIn = (
  locale = 'en',
  { title_en, title_de }: Pick<InstructionRow, 'title_en' | 'title_de'>,
): string => textIn({ en: title_en, de: title_de || undefined }, locale);

/** Returns an article's text in the same way, with the language that it is actually in. */
export const bodyIn = (
  locale = 'en',
  { body_en, body_de }: Pick<Instruction, 'body_en' | 'body_de'>,
) =>
  baseOf(locale) === 'de' && body_de
    ? { html: body_de, lang: 'de' }
    : { html: body_en, lang: 'en' };
