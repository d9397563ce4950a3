import type { Call } from '../../contract/call.ts';

/** A call's multipart request as far as the web knows it: the names of its file parts. */
type WithFiles = Call & { readonly files?: readonly string[] };

/** The file parts that a call takes; none for a call whose body is JSON. */
export const filePartsOf = (call: Call): readonly string[] | undefined =>
  (call as WithFiles).files ?? call.form?.files; // the build leaves `files`
