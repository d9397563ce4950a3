import type { SentBody } from '../../../contract/call.ts';
import { account } from '../../../contract/calls/account.ts';
import { request } from '../../api/httpClient.ts';
import { roleOfSession } from '../../api/session.ts';
import { forgetAccount } from '../../authProvider/account.ts';

type ProfileSave = SentBody<typeof account.saveProfile>;

/** Saves what is given of the own profile; a chief's has a call of its own (specification, chapter 7). @throws ApiError. */
export const saveProfile = async (body: ProfileSave) => {
  const call = roleOfSession() === 'chief' ? account.saveCompanyProfile : account.saveProfile;
  const { data } = await request(call, { body });
  forgetAccount();
  return data;
};
