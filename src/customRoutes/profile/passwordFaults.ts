import type { Limit } from '../../api/callLimits.ts';
import type { Fault } from '../../framework/kinds/faultOf.ts';

export interface TypedPassword {
  current_password?: string | null;
  password?: string | null;
  password_confirmation?: string | null;
}

const lengthFault = (password: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Limit): Fault | undefined => {
  if (password.length < minLength) return { message: 'rules.too_short', args: { minimum: minLength } };
  return password.length > maxLength ? { message: 'rules.too_long', args: { maximum: maxLength } } : undefined;
};

/** What is wrong with a new password before it is sent, by field: empty fields, its length, a confirmation that differs (specification, chapter 5). */
export const passwordFaults = (typed: TypedPassword, bounds: Limit): Record<string, Fault> => {
  const { current_password: current, password, password_confirmation: confirmation } = typed;
  const faults = {
    current_password: current ? undefined : 'rules.required',
    password: password ? lengthFault(password, bounds) : 'rules.required',
    password_confirmation: confirmation ? (confirmation === password ? undefined : 'pages.profile.password.mismatch') : 'rules.required',
  };
  return Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, Fault] => fault[1] !== undefined));
};
