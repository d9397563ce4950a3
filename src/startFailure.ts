/** Shown in both languages, because the file with the chosen one may be what is missing. */
const SENTENCES = [
  ['en', 'The application could not be loaded. Check your connection and try again.'],
  [
    'de',
    'Die Anwendung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  ],
] as const;

/** Shows that the application could not be fetched, with a button to try again. */
export const showStartFailure = (root: HTMLElement): void => {
  const notice = document.createElement('main');
  notice.className = 'start-failure';
  notice.setAttribute('role', 'alert');
  for (const [lang, text] of SENTENCES)
    notice.append(Object.assign(document.createElement('p'), { lang, textContent: text }));
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Try again · Erneut versuchen',
  });
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  root.replaceChildren(notice);
};
