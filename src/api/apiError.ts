/** The title of a failure that no server answered; a translation key (specification, chapter 8). */
const NO_RESPONSE = 'something_went_wrong';

/** A field's name and what the server says about it. */
export type FieldMessages = Record<string, string[]>;

/** How react-admin's forms read a failed save: `body.errors` lands at the fields. */
interface FormErrors {
  message: string;
  errors?: Record<string, string>;
}

/**
 * A failed call, mapped once as the specification's chapter 8 says: `code` is the response's status or empty, `title` its
 * message, `errors` what it says of single fields, `fields` their names. Without a response `title` is a translation key.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number | '';
  readonly title: string;
  readonly errors: FieldMessages;
  readonly fields: string[];
  /** The names react-admin and its forms look for. */
  readonly status: number | undefined;
  readonly body: FormErrors;

  constructor(code: number | '', title: string, errors: FieldMessages = {}) {
    const fields = Object.keys(errors);
    const texts = fields.map((field) => [field, (errors[field] ?? []).join(' ')] as const);
    super(
      [title, ...texts.map(([, text]) => text).filter((text) => text !== title)]
        .filter(Boolean)
        .join(' '),
    );
    this.code = code;
    this.title = title;
    this.errors = errors;
    this.fields = fields;
    this.status = code === '' ? undefined : code;
    this.body = {
      message: title,
      errors: fields.length > 0 ? Object.fromEntries(texts) : undefined,
    };
  }
}

/** The failure of a call that got no answer: no network, a refused connection, a broken reply. */
export const noResponse = (): ApiError => new ApiError('', NO_RESPONSE);

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404;

/** True when no credit is left (specification, chapter 8). */
export const isCreditUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 402;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** Maps a failed response's status and parsed body; a body of another shape still gives a title to show. */
export const apiErrorFrom = (status: number, body: unknown): ApiError => {
  if (!isRecord(body)) return new ApiError(status, NO_RESPONSE);
  // the company's FTP upload says it in `error` (specification, chapter 8)
  const title =
    [body.message, body.error].find(
      (text): text is string => typeof text === 'string' && text !== '',
    ) ?? NO_RESPONSE;
  const errors = isRecord(body.errors)
    ? Object.fromEntries(Object.entries(body.errors).map(([field, value]) => [field, texts(value)]))
    : {};
  return new ApiError(status, title, errors);
};
