import type { Access } from '../services/access.ts';
import type { Authenticate } from './contractRoutes.ts';

const BEARER = /^Bearer ([\w-]{20,100})$/i;

/** Who asks, by the bearer token (specification, chapter 7). */
export const authenticateBy =
  (access: Access): Authenticate =>
  async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return token ? access.principalOf(token) : null;
  };
