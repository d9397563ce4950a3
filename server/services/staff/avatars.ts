import { eq } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { Account } from '../../../contract/accounts/account.ts';
import type { CompanyUser } from '../../../contract/staff/staff.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { viewAccount } from '../accounts/accountView.ts';
import type { UserRecord } from '../companies/companyRows.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { type Principal, runAsUser, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { acceptPicture } from '../uploads/acceptPicture.ts';
import { findStaff, lockStaff, staffView } from './staffRows.ts';

const SIDE_PIXELS = 256;

/** Sets a user's picture, squared; without a file removes it. Throws 404, 422 at `avatar` for an unusable image. */
export const setStaffAvatar = async (
  context: ServiceContext,
  principal: Principal,
  id: number,
  file: ReceivedFile | undefined,
): Promise<CompanyUser> => {
  const scope = scopeOf(principal);
  await context.db.as(scope, (tx) => findStaff(tx, id));
  const key = await accepted(context, file);
  return context.db.as(scope, async (tx) => {
    await exchange(context, tx, await lockStaff(tx, id), key);
    return staffView(context.signing, await findStaff(tx, id));
  });
};

/** Sets the user's own picture, squared; without a file it is removed. Throws 422 at `avatar` for a file that is no usable image. */
export const setOwnAvatar = async (
  context: ServiceContext,
  principal: Principal,
  file: ReceivedFile | undefined,
): Promise<Account> => {
  const key = await accepted(context, file);
  return runAsUser(context.db, principal, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.id, principal.userId))
      .for('no key update');
    if (!user) throw notFound();
    await exchange(context, tx, user, key);
    return viewAccount(tx, context.signing, principal);
  });
};

const accepted = async (
  context: ServiceContext,
  file: ReceivedFile | undefined,
): Promise<string | null> =>
  file
    ? acceptPicture(context, file, {
        kind: 'avatar',
        field: 'avatar',
        width: SIDE_PIXELS,
        height: SIDE_PIXELS,
      })
    : null;

const exchange = async (
  context: ServiceContext,
  tx: Tx,
  { id, avatar_key: old }: UserRecord,
  key: string | null,
): Promise<void> => {
  await tx.update(users).set({ avatar_key: key }).where(eq(users.id, id));
  if (old) await removeFiles(context, tx, [old]);
};
