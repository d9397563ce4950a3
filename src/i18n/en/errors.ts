/** The texts of error screens; messages that chapter 8 of the specification quotes are in catalogue.ts. */
export const errors = {
  screen_failed: 'This screen could not be shown',
  screen_failed_hint:
    'Nothing that was saved is lost. Try again; if it happens once more, tell support what you were doing.',
  screen_failed_hint_operator:
    'Nothing that was saved is lost. Try again; the technical details below help to find the cause.',
  chunk_failed: 'Part of the application could not be loaded',
  chunk_failed_hint:
    'Your connection was interrupted, or a new version has been installed. Reloading the page helps.',
  details: 'Technical details',
  not_found: 'There is nothing here',
  not_found_hint: 'The address is mistyped, or what it showed has been deleted.',
  access_denied_hint:
    'Your role may not open this page. If you need it, ask the manager of your company.',
  access_denied_hint_operator:
    'This page belongs to companies. You find a company’s data under Companies.',
  to_start: 'To the start page',
};
