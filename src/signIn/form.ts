import { ApiError, NO_RESPONSE } from '../api/apiError.ts';
import type { Faults } from './rules.ts';
import { say, type Text } from './texts.ts';

/** A form of the auth layout. */
export interface AuthForm {
  section: HTMLElement;
  check: (values: Record<string, string>) => Faults;
  send: (values: Record<string, string>) => Promise<void>;
  /** What a refusal means, where the server's own words are not the ones to show. */
  explain?: (error: ApiError) => Text | undefined;
}

const find = (section: HTMLElement, selector: string): HTMLElement => {
  const element = section.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
};

const inputsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLInputElement>('input')];

/** Writes a text of ours, which then follows the language switch, or the server's own words. */
const write = (element: HTMLElement, text: Text | undefined, words = '') => {
  if (text) element.dataset.text = text;
  else delete element.dataset.text;
  element.textContent = text ? say(text) : words;
};

const showFaults = (section: HTMLElement, faults: Faults, words: Record<string, string> = {}) => {
  const isFaulty = ({ name }: HTMLInputElement) => (faults[name] ?? words[name]) !== undefined;
  for (const input of inputsOf(section)) {
    input.setAttribute('aria-invalid', String(isFaulty(input)));
    write(
      find(section, `#${input.getAttribute('aria-describedby')}`),
      faults[input.name],
      words[input.name],
    );
  }
  inputsOf(section).find(isFaulty)?.focus();
};

/** Says that something worked, where the user looks. */
export const sayInForm = (section: HTMLElement, text: Text): void => {
  write(find(section, '.notice'), text);
};

/** Says that the form cannot be used, and why, in place of its fields. */
export const closeForm = (section: HTMLElement, reason: Text): void => {
  find(section, 'form').hidden = true;
  find(section, '.lead').hidden = true;
  sayInForm(section, reason);
};

/** Checks a form when it is sent, shows what is wrong at its field or below, and never sends it twice at a time. */
export const wireForm = ({ section, check, send, explain }: AuthForm): void => {
  const button = find(section, '.go');
  const failure = find(section, '.failure');

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const explained = explain?.(error);
    if (explained) write(failure, explained);
    else if (error.fields.length > 0) {
      showFaults(section, {}, error.body.errors);
      if (error.fields.includes('password_confirmation')) write(failure, 'password_mismatch');
    } else
      write(failure, error.title === NO_RESPONSE ? 'something_went_wrong' : undefined, error.title);
  };

  find(section, 'form').addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const values = Object.fromEntries(
      inputsOf(section).map(({ name, value }) => [name, name === 'email' ? value.trim() : value]),
    );
    const faults = check(values);
    write(failure, undefined);
    showFaults(section, faults);
    if (faults.password_confirmation === 'passwords_differ') write(failure, 'password_mismatch');
    if (Object.keys(faults).length > 0) return;
    button.ariaDisabled = 'true';
    await send(values)
      .catch(fail)
      .finally(() => {
        button.ariaDisabled = 'false';
      });
  });
};

/** The buttons that show what a password field holds. */
export const wireReveals = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.reveal')) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!(input instanceof HTMLInputElement)) continue;
    button.addEventListener('click', () => {
      const shows = input.type === 'password';
      input.type = shows ? 'text' : 'password';
      button.ariaPressed = String(shows);
      button.dataset.label = shows ? 'hide_password' : 'show_password';
      button.ariaLabel = say(shows ? 'hide_password' : 'show_password');
    });
  }
};
