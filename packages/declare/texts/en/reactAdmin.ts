import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import english from 'ra-language-english';
import { tiptap } from './record.ts';

/** React-admin's own messages, with the layer's wording where it differs. */
export const ra = mergeTranslations(english.ra, {
  action: {
    add_filter: 'Filters',
    select_all: 'Select all on this page',
    unselect: 'Clear selection',
  },
  boolean: { null: '–' },
  navigation: {
    no_filtered_results: 'No results',
    no_results: 'No results',
    clear_filters: 'Reset filters',
  },
  page: { empty: 'There is no data' },
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
