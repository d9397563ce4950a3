import type { LocalText } from '../contract/localText.ts';
import type { MessageCode } from './messages.ts';

type MessageParams = Readonly<Record<string, string | number>>;
/** A field's fault: a text's code with its values. */
export type FieldProblem =
  | MessageCode
  | { readonly code: MessageCode; readonly params: MessageParams };

interface Details {
  params?: MessageParams;
  /** Text shown instead of the code's: from a declaration. */
  text?: LocalText;
  /** Field name → what is wrong with it. */
  fields?: Record<string, readonly FieldProblem[]>;
  /** For 429, 503 and 507: when to try again. */
  retryAfterSeconds?: number;
}

export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 409
  | 413
  | 415
  | 422
  | 429
  | 502
  | 503
  | 504
  | 507;

/** A refused request. The HTTP layer answers it in the request's language; other errors are never shown to users. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: RefusalStatus;
  readonly code: MessageCode;
  readonly details: Details;

  constructor(statusCode: RefusalStatus, code: MessageCode, details: Details = {}) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** Returns the refusal of something that is missing or not visible to this user: the response is the same. */
export const notFound = (): Refusal => new Refusal(404, 'not_found');

/** Returns the refusal of a caller who may try again after this many seconds. */
export const tooManyRequests = (seconds: number): Refusal =>
  new Refusal(429, 'too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });

/** Returns the refusal of one wrong field. */
export const invalidField = (field: string, problem: FieldProblem): Refusal =>
  new Refusal(422, 'invalid_input', { fields: { [field]: [problem] } });

/** Refuses a save of an outdated version. A save without a version is not compared. */
export const assertVersion = (
  row: { readonly version: number },
  seen: number | undefined,
): void => {
  if (seen !== undefined && seen !== row.version) throw new Refusal(409, 'changed_meanwhile');
};
