/** The calls of a session, where an application has the layer's own accounts (server/standalone/accounts.ts). */
export const SESSION = {
  /** Takes an e-mail address and a password, and answers a token with its user. */
  login: { method: 'POST', path: 'session', roles: 'public' },
  /** Answers the user of the token. */
  me: { method: 'GET', path: 'session' },
  /** Replaces the token by a new one. */
  refresh: { method: 'POST', path: 'session/refresh' },
  logout: { method: 'DELETE', path: 'session' },
} as const;
