import { request } from '@turntable/declare/api/httpClient.ts';
import { roleOfSession } from '@turntable/declare/api/session.ts';
import type { SentBody } from '@turntable/declare/contract/call.ts';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { renewAccount } from '../../authProvider/account.ts';

export type ProfileSave = SentBody<typeof account.saveProfile>;

/** Returns the call that saves the user's profile; a manager has a different one (specification, chapter 7). */
export const profileCall = () =>
  roleOfSession() === 'chief' ? account.saveCompanyProfile : account.saveProfile;

/** Saves the given fields of the user's profile, and updates the header and everything else that names the user. @throws ApiError. */
export const saveProfile = async (body: ProfileSave): Promise<void> => {
  await request(profileCall(), { body });
  await renewAccount().catch(() => undefined); // the profile is saved; the header follows with the next page
};
