import type { Access } from '../../services/accounts/access.ts';
import type { Authenticate } from '../http/contractRoutes.ts';

const BEARER = /^Bearer ([\w-]{20,100})$/i;

/** Authenticates a request by its bearer token (specification, chapter 7). */
export const authenticateBy =
  (access: Access): Authenticate =>
  async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return token ? access.principalOf(token) : null;
  };
