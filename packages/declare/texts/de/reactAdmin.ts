import { mergeTranslations } from 'ra-core'; // Node reads texts, too, and takes seconds for react-admin
import german from 'ra-language-german';
import type { MessageTree } from '../translated.ts';
import { tiptap } from './record.ts';

/** What the published German lacks, says otherwise, or says with placeholders of an older version. */
const own = {
  action: {
    add_filter: 'Filter',
    add: 'Hinzufügen',
    bulk_actions: '1 Eintrag ausgewählt |||| %{smart_count} Einträge ausgewählt',
    clear_array_input: 'Liste leeren',
    clone: 'Duplizieren',
    create: 'Anlegen',
    create_item: '%{item} anlegen',
    remove_filter: 'Diesen Filter entfernen',
    remove_all_filters: 'Alle Filter entfernen',
    reset: 'Zurücksetzen',
    search_columns: 'Spalten suchen',
    select_all: 'Alle auf dieser Seite auswählen',
    select_all_button: 'Alle auswählen',
    select_row: 'Diese Zeile auswählen',
    undo: 'Rückgängig machen',
    unselect: 'Auswahl aufheben',
    expand: 'Aufklappen',
    close: 'Schließen',
    open_menu: 'Menü öffnen',
    close_menu: 'Menü schließen',
    update: 'Ändern',
    move_up: 'Nach oben',
    move_down: 'Nach unten',
    open: 'Öffnen',
    toggle_theme: 'Zwischen hell und dunkel wechseln',
    select_columns: 'Spalten',
    update_application: 'Anwendung neu laden',
  },
  boolean: { true: 'Ja', false: 'Nein', null: '–' },
  page: {
    create: '%{name} anlegen',
    dashboard: 'Übersicht',
    edit: '%{name} %{recordRepresentation}',
    error: 'Etwas ist schiefgelaufen',
    loading: 'Wird geladen',
    show: '%{name} %{recordRepresentation}',
    empty: 'Es sind keine Daten vorhanden',
    invite: 'Möchten Sie einen hinzufügen?',
    access_denied: 'Zugriff verweigert',
    authentication_error: 'Fehler bei der Anmeldung',
  },
  input: {
    file: {
      upload_several: 'Ziehen Sie Dateien hierher, oder klicken Sie, um welche auszuwählen.',
      upload_single: 'Ziehen Sie eine Datei hierher, oder klicken Sie, um eine auszuwählen.',
    },
    image: {
      upload_several: 'Ziehen Sie Bilder hierher, oder klicken Sie, um welche auszuwählen.',
      upload_single: 'Ziehen Sie ein Bild hierher, oder klicken Sie, um eines auszuwählen.',
    },
    references: {
      all_missing: 'Die verknüpften Einträge wurden nicht gefunden.',
      many_missing: 'Mindestens einer der verknüpften Einträge ist nicht mehr verfügbar.',
      single_missing: 'Der verknüpfte Eintrag ist nicht mehr verfügbar.',
    },
    password: { toggle_visible: 'Passwort verbergen', toggle_hidden: 'Passwort anzeigen' },
  },
  message: {
    access_denied: 'Sie haben nicht die nötigen Rechte für diese Seite',
    authentication_error:
      'Der Anmeldedienst hat einen Fehler gemeldet, Ihre Zugangsdaten konnten nicht geprüft werden.',
    auth_error: 'Beim Prüfen der Sitzung ist ein Fehler aufgetreten.',
    bulk_delete_content:
      'Möchten Sie diesen Eintrag wirklich löschen? (%{name}) |||| Möchten Sie diese %{smart_count} Einträge wirklich löschen?',
    bulk_delete_title: '%{name} löschen |||| %{smart_count} %{name} löschen',
    bulk_update_content:
      'Möchten Sie %{name} %{recordRepresentation} wirklich ändern? |||| Möchten Sie diese %{smart_count} Einträge wirklich ändern?',
    bulk_update_title: '%{name} %{recordRepresentation} ändern |||| %{smart_count} %{name} ändern',
    clear_array_input: 'Möchten Sie wirklich die ganze Liste leeren?',
    delete_content: 'Möchten Sie diesen Eintrag wirklich löschen? (%{name})',
    delete_title: '%{name} %{recordRepresentation} löschen',
    details: 'Einzelheiten',
    error:
      'In der Anwendung ist ein Fehler aufgetreten, Ihre Anfrage konnte nicht abgeschlossen werden.',
    invalid_form: 'Das Formular ist noch nicht gültig. Bitte prüfen Sie die markierten Felder.',
    loading: 'Bitte warten',
    not_found: 'Die Adresse ist falsch geschrieben, oder der Link ist nicht mehr gültig.',
    select_all_limit_reached:
      'Es sind zu viele Einträge, um alle auszuwählen. Nur die ersten %{max} wurden ausgewählt.',
    unsaved_changes:
      'Einige Ihrer Änderungen sind nicht gespeichert. Möchten Sie sie wirklich verwerfen?',
    placeholder_data_warning: 'Netzwerkproblem: Die Daten konnten nicht aktualisiert werden.',
  },
  navigation: {
    clear_filters: 'Filter zurücksetzen',
    no_filtered_results: 'Keine Ergebnisse',
    no_results: 'Keine Ergebnisse',
    no_more_results: 'Die Seite %{page} gibt es nicht. Versuchen Sie die vorherige.',
    page_out_of_boundaries: 'Die Seite %{page} gibt es nicht',
    page_out_from_end: 'Weiter als bis zur letzten Seite geht es nicht',
    page_out_from_begin: 'Vor die erste Seite geht es nicht',
    page_range_info: '%{offsetBegin}–%{offsetEnd} von %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} von mehr als %{offsetEnd}',
    current_page: 'Seite %{page}',
    page: 'Zur Seite %{page}',
    first: 'Zur ersten Seite',
    last: 'Zur letzten Seite',
    next: 'Zur nächsten Seite',
    previous: 'Zur vorherigen Seite',
  },
  sort: {
    sort_by: 'Nach %{field} %{order} sortieren',
    ASC: 'aufsteigend',
    DESC: 'absteigend',
  },
  auth: {
    auth_check_error: 'Bitte melden Sie sich an, um fortzufahren',
    username: 'Benutzername',
    email: 'E-Mail',
    sign_in_error: 'Die Anmeldung ist fehlgeschlagen, bitte versuchen Sie es erneut',
  },
  notification: {
    updated: 'Eintrag geändert |||| %{smart_count} Einträge geändert',
    created: 'Eintrag angelegt',
    deleted: 'Eintrag gelöscht |||| %{smart_count} Einträge gelöscht',
    bad_item: 'Fehlerhafter Eintrag',
    item_doesnt_exist: 'Den Eintrag gibt es nicht',
    http_error: 'Fehler bei der Verbindung mit dem Server',
    data_provider_error: 'Fehler beim Zugriff auf die Daten. Einzelheiten stehen in der Konsole.',
    i18n_error: 'Die Texte dieser Sprache konnten nicht geladen werden',
    canceled: 'Abgebrochen',
    logged_out: 'Ihre Sitzung ist beendet, bitte melden Sie sich neu an.',
    not_authorized: 'Sie haben keinen Zugriff darauf.',
    application_update_available: 'Eine neue Version ist verfügbar.',
    offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
  },
  validation: {
    required: 'Pflichtfeld',
    minLength: 'Mindestens %{min} Zeichen',
    maxLength: 'Höchstens %{max} Zeichen',
    minValue: 'Mindestens %{min}',
    maxValue: 'Höchstens %{max}',
    number: 'Bitte eine Zahl eingeben',
    email: 'Bitte eine gültige E-Mail-Adresse eingeben',
    oneOf: 'Erlaubt sind: %{options}',
    regex: 'Erwartet wird ein bestimmtes Format (regulärer Ausdruck): %{pattern}',
    unique: 'Diesen Wert gibt es schon',
  },
  saved_queries: {
    label: 'Gespeicherte Filter',
    query_name: 'Name',
    new_label: 'Diese Filter speichern',
    new_dialog_title: 'Filter speichern',
    remove_label: 'Gespeicherte Filter löschen',
    remove_label_with_name: 'Gespeicherte Filter „%{name}“ löschen',
    remove_dialog_title: 'Gespeicherte Filter löschen?',
    remove_message: 'Sie verschwinden aus Ihrer Liste gespeicherter Filter.',
    help: 'Setzen Sie Filter und speichern Sie sie hier unter einem Namen.',
  },
  guesser: {
    empty: { title: 'Keine Daten vorhanden', message: 'Bitte prüfen Sie die Datenquelle' },
  },
  configurable: {
    customize: 'Anpassen',
    configureMode: 'Diese Seite anpassen',
    inspector: {
      title: 'Inspektor',
      content: 'Zeigen Sie auf ein Element der Oberfläche, um es anzupassen',
      reset: 'Einstellungen zurücksetzen',
      hideAll: 'Alle ausblenden',
      showAll: 'Alle einblenden',
    },
    Datagrid: { title: 'Tabelle', unlabeled: 'Unbenannte Spalte #%{column}' },
    SimpleForm: { title: 'Formular', unlabeled: 'Unbenanntes Feld #%{input}' },
    SimpleList: {
      title: 'Liste',
      primaryText: 'Erster Text',
      secondaryText: 'Zweiter Text',
      tertiaryText: 'Dritter Text',
    },
  },
};

/** A key of an older react-admin that is no longer used. */
const OBSOLETE = 'prev';

const withoutObsolete = (messages: MessageTree): MessageTree =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => key !== OBSOLETE));

const { navigation, ...groups } = mergeTranslations(german.ra, own);

/** React-admin's own messages, complete for its present version. */
export const ra: MessageTree = {
  ...groups,
  tiptap,
  navigation: typeof navigation === 'object' ? withoutObsolete(navigation) : navigation,
};
