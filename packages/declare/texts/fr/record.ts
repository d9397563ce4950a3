import type { record as english, tiptap as englishEditor } from '../en/record.ts';
import type { Translated } from '../translated.ts';

export const record: Translated<typeof english> = {
  save: 'Enregistrer',
  saving: 'Enregistrement …',
  create: 'Créer',
  create_another: 'Créer et en ajouter un autre',
  cancel: 'Annuler',
  reset: 'Abandonner les modifications',
  saved: '%{name} enregistré',
  created: '%{name} ajouté',
  partial:
    '« %{name} » a été ajouté, mais pas entièrement enregistré. Réessayez pour terminer : il ne sera pas ajouté deux fois.',
  unsaved: 'Modifications non enregistrées',
  check_fields: 'Vérifiez les champs marqués',
  unnamed: '%{name} %{id}',
  tabs: 'Parties de cette page',
  trail: 'Vous êtes ici',
  previous: 'Précédent (touche k)',
  next: 'Suivant (touche j)',
  failed: 'Le chargement a échoué',
  missing: 'Il n’y a rien ici',
  missing_hint: 'Cela a été supprimé, ou vous n’y avez pas accès.',
  to_list: 'Vers la liste',
  conflict: {
    title: 'Modifié entre-temps',
    lead: 'Depuis que vous l’avez ouvert, ces champs ont été enregistrés avec d’autres valeurs :',
    lead_other:
      'Depuis que vous l’avez ouvert, autre chose a été enregistré ici. Vos modifications peuvent encore être conservées.',
    field: 'Champ',
    mine: 'Le vôtre',
    theirs: 'Le leur',
    keep_mine: 'Garder le mien',
    load_theirs: 'Charger le leur',
  },
  file_choose: 'Choisir un fichier',
  file_one: 'Choisissez un seul fichier',
  file_other: 'Choisir un autre fichier',
  file_remove: 'Retirer',
  file_drop: 'ou déposez-le ici',
  files_drop: 'ou déposez-les ici',
};

export const tiptap: Translated<typeof englishEditor> = {
  heading1: 'Titre 1',
  heading2: 'Titre 2',
  heading3: 'Titre 3',
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  strike: 'Barré',
  code: 'Code',
  list_bulleted: 'Liste à puces',
  list_numbered: 'Liste numérotée',
  link: 'Lien',
  blockquote: 'Citation',
  clear_format: 'Effacer la mise en forme',
};
