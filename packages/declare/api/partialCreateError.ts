import { ApiError } from './apiError.ts';

/**
 * A record was created, but the second call of its creation failed with this error (specification, chapter 4: an offer is created, then
 * updated). The caller then saves `made` instead of creating another one.
 */
export class PartialCreateError extends ApiError {
  /** The record as the server has stored it, with the files that it has accepted. */
  readonly made: { readonly id: string | number };

  constructor({ code, title, errors }: ApiError, made: { readonly id: string | number }) {
    super(code, title, errors);
    this.made = made;
  }
}
