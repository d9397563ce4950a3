import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { FastifyRequest } from 'fastify';
import type {
  adminCompanyUsers,
  adminPhotoManagers,
  adminUsers,
} from '../../../contract/staff/adminCalls.ts';
import type { avatar } from '../../../contract/staff/avatarCalls.ts';
import { avatarForm, type companyUsers } from '../../../contract/staff/calls.ts';
import type { CompanyUserSave } from '../../../contract/staff/staff.ts';
import type { SessionService } from '../../services/accounts/sessions.ts';
import { companyOf, type Principal } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { setOwnAvatar, setStaffAvatar } from '../../services/staff/avatars.ts';
import {
  createPhotoManager,
  createStaff,
  readStaff,
  saveStaff,
  setStaffStatus,
} from '../../services/staff/staff.ts';
import { listOwnStaff, listPhotoManagers, listStaffOf } from '../../services/staff/staffList.ts';
import { staffBalanceHandlers } from '../balance/balance.ts';
import { readPhotoForm } from '../uploads/photoForm.ts';

interface StaffCall {
  params: { id: number };
  principal: Principal;
  request: FastifyRequest;
}

/** Returns the handlers of calls about one user, the same for managers and for the operator. */
const memberHandlers = (context: ServiceContext) => ({
  one: async ({ params, principal }: StaffCall) => ({
    data: await readStaff(context, principal, params.id),
  }),
  save: async ({ params, body, principal, request }: StaffCall & { body: CompanyUserSave }) => ({
    data: await saveStaff(context, principal, params.id, body, localeOf(request)),
  }),
  block: async ({ params, principal }: StaffCall) => ({
    data: await setStaffStatus(context, principal, params.id, 'blocked'),
  }),
  unblock: async ({ params, principal }: StaffCall) => ({
    data: await setStaffStatus(context, principal, params.id, 'active'),
  }),
  uploadAvatar: async ({ params, principal, request }: StaffCall) => {
    const { file } = await readPhotoForm(request, avatarForm, context.config);
    await using _ = file;
    return { data: await setStaffAvatar(context, principal, params.id, file) };
  },
  removeAvatar: async ({ params, principal }: StaffCall) => ({
    data: await setStaffAvatar(context, principal, params.id, undefined),
  }),
});

/** Returns the handlers of the staff of a company and its sub-companies, for managers (specification, chapter 7). */
export const companyUsersHandlers = (context: ServiceContext): Handlers<typeof companyUsers> => ({
  ...memberHandlers(context),
  ...staffBalanceHandlers(context),
  list: async ({ principal, query }) =>
    new RawJsonReply(await listOwnStaff(context, principal, query)),
  create: async ({ body, principal, request }) => {
    const created = { companyId: companyOf(principal), input: body, locale: localeOf(request) };
    return { data: await createStaff(context, principal, created) };
  },
});

/** Returns the handlers of any company's staff, for the operator (specification, chapter 7). */
export const adminCompanyUsersHandlers = (
  context: ServiceContext,
): Handlers<typeof adminCompanyUsers> => ({
  list: async ({ params, query }) =>
    new RawJsonReply(await listStaffOf(context, params.company, query)),
  create: async ({ params, body, principal, request }) => {
    const created = { companyId: params.company, input: body, locale: localeOf(request) };
    return { data: await createStaff(context, principal, created) };
  },
});

/** Returns the handlers of the operator's own photo managers. */
export const adminPhotoManagersHandlers = (
  context: ServiceContext,
): Handlers<typeof adminPhotoManagers> => ({
  list: async ({ query }) => new RawJsonReply(await listPhotoManagers(context, query)),
  create: async ({ body, request }) => ({
    data: await createPhotoManager(context, { input: body, locale: localeOf(request) }),
  }),
});

/** Returns the handlers of a member of any company's staff, for the operator (specification, chapter 7). */
export const adminUsersHandlers = (
  context: ServiceContext,
  sessions: SessionService,
): Handlers<typeof adminUsers> => ({
  ...memberHandlers(context),
  toggleBlock: async ({ params, principal }) => ({
    data: await setStaffStatus(context, principal, params.id, 'other'),
  }),
  viewAs: ({ params, principal }) => sessions.viewAs(principal, params.id),
});

/** Returns the handlers of the user's own picture. */
export const avatarHandlers = (context: ServiceContext): Handlers<typeof avatar> => ({
  upload: async ({ principal, request }) => {
    const { file } = await readPhotoForm(request, avatarForm, context.config);
    await using _ = file;
    return { data: await setOwnAvatar(context, principal, file) };
  },
  remove: async ({ principal }) => ({ data: await setOwnAvatar(context, principal, undefined) }),
});
