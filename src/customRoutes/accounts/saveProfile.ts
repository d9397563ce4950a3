import { account } from '../../../contract/accounts/accountCalls.ts';
import type { SentBody } from '../../../contract/call.ts';
import { request } from '../../api/httpClient.ts';
import { roleOfSession } from '../../api/session.ts';
import { renewAccount } from '../../authProvider/account.ts';

export type ProfileSave = SentBody<typeof account.saveProfile>;

/** The call that saves the own profile; a chief's has one of its own (specification, chapter 7). */
export const profileCall = () =>
  roleOfSession() === 'chief' ? account.saveCompanyProfile : account.saveProfile;

/** Saves what is given of the own profile, and has the header and everything else that names the user follow. @throws ApiError. */
export const saveProfile = async (body: ProfileSave): Promise<void> => {
  await request(profileCall(), { body });
  await renewAccount().catch(() => undefined); // it is saved; what the header shows is renewed with the next page
};
