import type { Authenticate } from '@turntable/declare/server/http/contractRoutes.ts';
import type { Access } from '../../services/accounts/access.ts';

const BEARER = /^Bearer ([\w-]{20,100})$/i;

/** Authenticates a request by its bearer token (specification, chapter 7). */
export const authenticateBy =
  (access: Access): Authenticate =>
  async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return token ? access.principalOf(token) : null;
  };
