/** Why an uploaded file is refused before it is stored. */
export type UnusableCode =
  | 'empty'
  | 'not_an_image'
  | 'unsupported_format'
  | 'heic'
  | 'truncated'
  | 'too_many_pixels';

/** An uploaded file that cannot be used as a photo; `code` is the reason. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
  readonly code: UnusableCode;

  constructor(code: UnusableCode, options?: ErrorOptions) {
    super(`unusable image: ${code}`, options);
    this.code = code;
  }
}
