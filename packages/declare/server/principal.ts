import type { Role } from '../application.ts';

/** The user of a request. */
export interface BasePrincipal {
  readonly userId: number;
  readonly role: Role;
  /** The user's company; null for a user of the platform. */
  readonly companyId: number | null;
  readonly locale: string | null;
  /** Who views as this user, and may change nothing. */
  readonly viewerId: number | null;
}

/** What an application adds to the server's types: `principal`, its own of the above, merged in as in application.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: applications merge their own into it.
export interface ServerApplication {}

/** The user of a request as the application knows it. */
export type CurrentPrincipal = ServerApplication extends {
  readonly principal: infer P extends BasePrincipal;
}
  ? P
  : BasePrincipal;
