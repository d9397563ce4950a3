import type { Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema/index.ts';
import type { Principal } from '../scope/principal.ts';

/** Actions recorded in the audit log. */
export type AuditAction =
  | 'company blocked'
  | 'company unblocked'
  | 'company attached'
  | 'company detached'
  | 'credits added'
  | 'cut-out engine chosen'
  | 'credits handed to staff'
  | 'passkey added'
  | 'passkey removed'
  | 'tokens added'
  | 'token removed'
  | 'user blocked'
  | 'user unblocked'
  | 'user viewed';

/** Writes an action on a company to the audit log, in the same transaction. */
export const recordAction = async (
  tx: Tx,
  principal: Pick<Principal, 'userId'>,
  companyId: number | null,
  action: AuditAction,
  details: Record<string, unknown> = {},
): Promise<void> => {
  await tx
    .insert(auditLog)
    .values({ company_id: companyId, user_id: principal.userId, action, details });
};
