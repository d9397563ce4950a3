import type { Limit } from '../../api/callLimits.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { type Fault, textFault } from '../../ui/inputs/limitFaults.ts';

export interface TypedPassword {
  current_password?: string | null;
  password?: string | null;
  password_confirmation?: string | null;
}

const DIFFERS = 'pages.profile.password.mismatch';

/** What is wrong with a new password before it is sent, by field: empty fields, its length, a confirmation that differs (specification, chapter 5). */
export const passwordFaults = (typed: TypedPassword, bounds: Limit): Record<string, Fault> => {
  const { current_password: current, password, password_confirmation: confirmation } = typed;
  const faults = {
    current_password: current ? undefined : 'rules.required',
    password: password ? textFault(password, bounds, false) : 'rules.required',
    password_confirmation: confirmation
      ? confirmation === password
        ? undefined
        : DIFFERS
      : 'rules.required',
  };
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, Fault] => fault[1] !== undefined),
  );
};

/** The toast of a confirmation that differs from the password (specification, chapters 5 and 8). */
export const mismatchOf = ({ password, password_confirmation: confirmation }: TypedPassword) =>
  confirmation && confirmation !== password
    ? { title: catalogueKey('password_mismatch'), text: DIFFERS }
    : undefined;
