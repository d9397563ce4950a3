import type { Instruction, InstructionRow } from '../../../contract/help/instruction.ts';

/** An article's title in the language on the screen; where it is not translated, in English. */
export const titleIn = (
  locale: string | undefined,
  { title_en, title_de }: Pick<InstructionRow, 'title_en' | 'title_de'>,
): string => (locale === 'de' && title_de) || title_en;

/** The same for its text, with the language that it really is in. */
export const bodyIn = (
  locale: string | undefined,
  { body_en, body_de }: Pick<Instruction, 'body_en' | 'body_de'>,
) => (locale === 'de' && body_de ? { html: body_de, lang: 'de' } : { html: body_en, lang: 'en' });
