declare module 'ra-language-german' {
  import type { MessageTree } from '../translated.ts';

  /** Published without types, for an older react-admin: incomplete. */
  const german: { ra: MessageTree };
  export default german;
}
