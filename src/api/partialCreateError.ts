import { ApiError } from './apiError.ts';

/**
 * A record was made, but a call that belongs to making it failed, with this error (specification, chapter 4: an offer is created, then
 * updated). The caller then saves `made` instead of making another one.
 */
export class PartialCreateError extends ApiError {
  /** The record as far as it came: as the server has it, with the files that it has taken. */
  readonly made: { readonly id: string | number };

  constructor({ code, title, errors }: ApiError, made: { readonly id: string | number }) {
    super(code, title, errors);
    this.made = made;
  }
}
