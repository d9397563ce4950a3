import { tiptap } from '@turntable/declare/texts/en/record.ts';
import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import english from 'ra-language-english';
import { catalogue } from './catalogue.ts';

/** React-admin's own messages, with our wording where it differs. */
export const ra = mergeTranslations(english.ra, {
  action: {
    add_filter: 'Filters',
    select_all: 'Select all on this page',
    unselect: 'Clear selection',
  },
  boolean: { null: '–' },
  navigation: {
    no_filtered_results: catalogue.no_results,
    no_results: catalogue.no_results,
    clear_filters: 'Reset filters',
  },
  page: { empty: catalogue.no_data },
  sort: { sort_by: 'Sort by %{field} %{order}' },
  saved_queries: {
    label: 'Saved filters',
    query_name: 'Name',
    new_label: 'Save these filters',
    new_dialog_title: 'Save filters',
    remove_label: 'Delete saved filters',
    remove_label_with_name: 'Delete saved filters “%{name}”',
    remove_dialog_title: 'Delete saved filters?',
    remove_message: 'They are removed from your list of saved filters.',
    help: 'Set filters, then save them here under a name.',
  },
  tiptap,
});
