/** The title of a failure without an answer; a translation key (specification, chapter 8). */
const NO_RESPONSE = 'something_went_wrong';

/** The server's errors by field. */
export type FieldMessages = Record<string, string[]>;

/** The shape of a failed save for react-admin, which shows `body.errors` at the fields. */
interface FormErrors {
  message: string;
  errors?: Record<string, string>;
}

/**
 * A failed call, mapped once as in the specification's chapter 8: `code` is the response's status or empty, `title` its message,
 * `errors` the errors of single fields, `fields` their names. Without a response `title` is a translation key.
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

/** Returns the failure of a call without an answer: no network, a refused connection, a broken reply. */
export const noResponse = (): ApiError => new ApiError('', NO_RESPONSE);

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** Maps a failed response's status and parsed body; a body of another shape gets a general title. */
export const apiErrorFrom = (status: number, body: unknown): ApiError => {
  if (!isRecord(body)) return new ApiError(status, NO_RESPONSE);
  // the company's FTP upload has its message in `error` (specification, chapter 8)
  const title =
    [body.message, body.error].find(
      (text): text is string => typeof text === 'string' && text !== '',
    ) ?? NO_RESPONSE;
  const errors = isRecord(body.errors)
    ? Object.fromEntries(Object.entries(body.errors).map(([field, value]) => [field, texts(value)]))
    : {};
  return new ApiError(status, title, errors);
};
