import type { Call } from '../contract/call.ts';

/** A call's multipart request: the web only knows the names of its file parts. */
type WithFiles = Call & { readonly files?: readonly string[] };

/** Returns the file parts of a call; none for a call whose body is JSON. */
export const filePartsOf = (call: Call): readonly string[] | undefined =>
  (call as WithFiles).files ?? call.form?.files; // the build leaves `files`
