/** Words that every screen uses. */
export const common = {
  showing: 'Showing %{count} out of %{total}',
  showing_more_than: 'Showing %{count} out of more than %{total}',
  retry: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
};
