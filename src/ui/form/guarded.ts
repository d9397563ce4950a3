/** What a form with a FormWatch is told: it judges what is typed by itself, and asks before it is left with something unsaved. */
export const GUARDED = {
  noValidate: true,
  disableInvalidFormNotification: true,
  warnWhenUnsavedChanges: true,
  /** The application's paths begin with a slash: no address counts as inside the form, another tab of the record neither. */
  formRootPathname: 'nowhere',
} as const;
