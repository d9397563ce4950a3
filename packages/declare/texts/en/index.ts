import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import { common } from './common.ts';
import { list } from './list.ts';
import { ra } from './reactAdmin.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';

/** All texts of derived screens and of react-admin, for an application that brings no wording of its own. */
export const messages = {
  ra: mergeTranslations(ra, { auth: { username: 'E-mail' } }),
  catalogue: { error: 'Error!', something_went_wrong: 'Something went wrong' },
  common,
  list,
  record,
  rules,
  something_went_wrong: 'Something went wrong',
};
