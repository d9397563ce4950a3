import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import french from 'ra-language-french';
import { common } from './common.ts';
import { list } from './list.ts';
import { record, tiptap } from './record.ts';
import { rules } from './rules.ts';

/** All texts of derived screens and of react-admin. */
export const messages = {
  ra: mergeTranslations(french.ra, {
    action: { add_filter: 'Filtres', unselect: 'Effacer la sélection' },
    auth: { username: 'E-mail' },
    boolean: { null: '–' },
    navigation: {
      no_results: 'Aucun résultat',
      no_filtered_results: 'Aucun résultat',
      clear_filters: 'Réinitialiser les filtres',
    },
    page: { empty: 'Il n’y a pas de données' },
    tiptap,
  }),
  catalogue: { error: 'Erreur !', something_went_wrong: 'Une erreur s’est produite' },
  common,
  list,
  record,
  rules,
  something_went_wrong: 'Une erreur s’est produite',
};
