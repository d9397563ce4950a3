/** Signed addresses of files, valid for a while without a token. */
export interface Signing {
  /** Below the server's root, for example `/api/files/…?expires=…&signature=…`. */
  urlOf(key: string): string;
  isValid(key: string, expires: string, signature: string): boolean;
}
