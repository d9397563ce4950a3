/** The paths of pages that differ: the auth layout of the specification's chapter 2, and what links in mails and in the log open. */
export const PAGE_PATHS = {
  signIn: ['/login', '/forgot-password'],
  entries: ['/reset-password', '/confirm-email', '/setup'],
};
