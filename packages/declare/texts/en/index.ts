import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import english from 'ra-language-english';
import { common } from './common.ts';
import { list } from './list.ts';
import { record, tiptap } from './record.ts';
import { rules } from './rules.ts';

/** All texts of derived screens and of react-admin, for an application that brings no wording of its own. */
export const messages = {
  ra: mergeTranslations(english.ra, {
    action: { add_filter: 'Filters', unselect: 'Clear selection' },
    auth: { username: 'E-mail' },
    boolean: { null: '–' },
    navigation: {
      no_results: 'No results',
      no_filtered_results: 'No results',
      clear_filters: 'Reset filters',
    },
    page: { empty: 'There is no data' },
    tiptap,
  }),
  catalogue: { error: 'Error!', something_went_wrong: 'Something went wrong' },
  common,
  list,
  record,
  rules,
  something_went_wrong: 'Something went wrong',
};
