import { apiErrorFrom } from '@turntable/declare/api/apiError.ts';
import { outcomeToast } from '@turntable/declare/define/outcomeToast.ts';
import { doneKey } from '@turntable/declare/define/textKeys.ts';
import { de as layerGerman } from '@turntable/declare/server/texts/de.ts';
import { en as layerEnglish } from '@turntable/declare/server/texts/en.ts';
import type { NotificationPayload } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { de as serverGerman } from '../../../server/messages/de.ts';
import { en as serverEnglish } from '../../../server/messages/en.ts';
import { photosDe as photosGerman } from '../../../server/messages/photos.de.ts';
import { photosEn as photosEnglish } from '../../../server/messages/photos.en.ts';
import { mismatchOf } from '../../../src/customRoutes/accounts/Password.tsx';
import { messages as german } from '../../../src/i18n/de/index.ts';
import { session as germanSession } from '../../../src/i18n/de/session.ts';
import { messages as english } from '../../../src/i18n/en/index.ts';
import { session as englishSession } from '../../../src/i18n/en/session.ts';
import { providerOf } from '../../../src/i18n/i18nProvider.ts';
import { toastTexts } from '../../../src/layout/toastTexts.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

const { translate } = providerOf(
  () => english,
  'en',
  () => false,
);

/** Every message of the specification's chapter 8. */
const MESSAGES = {
  something_went_wrong: 'Something went wrong',
  error: 'Error!',
  access_denied: 'Access denied',
  no_results: 'No results',
  no_data: 'There is no data',
  error_saving_offer: 'Error saving offer',
  error_deleting_offer: 'Error deleting offer',
  credit_used_up:
    'Your credit has been used up. Contact support to get credit. Phone: %{tel}. E-Mail: %{email}',
  unknown_user: 'User with such data does not exist',
  password_mismatch: 'Password mismatch',
  success: 'Success',
  profile_saved: 'Profile saved',
  profile_updated: 'Profile updated',
  car_updated: 'Vehicle updated',
  upload_done: 'Upload done',
  photo_processing: 'Photo sent to processing',
  photo_processed: 'Photo processed',
  tokens_added: 'Tokens added',
  token_created: 'Token created',
  token_deleted: 'Token deleted',
  subcompany_attached: 'Sub-company attached',
  subcompany_detached: 'Sub-company detached',
  extra_photo_removed: 'Extra photo removed',
  offer_saved: 'Offer saved',
  offer_deleted: 'Offer deleted',
  vehicle_added: 'Vehicle added',
  vehicle_approved: 'Vehicle approved',
  vehicle_data_updated: 'Vehicle data updated',
  vehicle_image_loaded: 'Vehicle picture uploaded',
  vehicle_image_removed: 'Vehicle picture removed',
  no_files_to_download: 'No files to download',
};

describe('the catalogue of messages', () => {
  it('holds every message of the specification and no other', () => {
    expect(Object.keys(english.catalogue).sort()).toEqual(Object.keys(MESSAGES).sort());
    expect(Object.keys(german.catalogue).sort()).toEqual(Object.keys(MESSAGES).sort());
  });

  it.each(Object.entries(MESSAGES))('says %s as “%s”', (key, text) => {
    expect(translate(`catalogue.${key}`, { smart_count: 1 })).toBe(text);
  });

  it('is used by the sign-in pages', () => {
    for (const [session, { catalogue }] of [
      [englishSession, english] as const,
      [germanSession, german] as const,
    ]) {
      expect(session.unknown_user).toBe(catalogue.unknown_user);
      expect(session.something_went_wrong).toBe(catalogue.something_went_wrong);
    }
  });

  it('is used by the server', () => {
    for (const [server, photos, { catalogue }] of [
      [{ ...layerEnglish, ...serverEnglish }, photosEnglish, english] as const,
      [{ ...layerGerman, ...serverGerman }, photosGerman, german] as const,
    ]) {
      expect(server.forbidden).toBe(catalogue.access_denied);
      expect(server.something_went_wrong).toBe(catalogue.something_went_wrong);
      expect(server.unknown_user).toBe(catalogue.unknown_user);
      expect(server.no_credit.replace(/\{/g, '%{')).toBe(catalogue.credit_used_up);
      expect(photos.no_files).toBe(catalogue.no_files_to_download);
    }
  });
});

const declared = (name: string) => {
  const found = RESOURCES.find(({ resource }) => resource === name);
  if (!found) throw new Error(`No resource ${name}`);
  return found;
};

describe('the toasts of declared calls', () => {
  it.each([
    ['cars', 'created', 'vehicle_added'],
    ['adminCars', 'created', 'vehicle_added'],
    ['tokens', 'created', 'token_created'],
    ['tokens', 'deleted', 'token_deleted'],
    ['offers', 'created', 'offer_saved'],
    ['offers', 'saved', 'offer_saved'],
    ['offers', 'deleted', 'offer_deleted'],
    ['offers', 'saveFailed', 'error_saving_offer'],
    ['offers', 'deleteFailed', 'error_deleting_offer'],
  ] as const)('of %s use “%s” from the catalogue: %s', (resource, outcome, key) => {
    expect(declared(resource).outcomes?.[outcome]).toBe(key);
  });

  it.each([
    ['companies', 'addTokens', 'tokens_added'],
    ['subCompanies', 'attach', 'subcompany_attached'],
    ['subCompanies', 'detach', 'subcompany_detached'],
    ['adminCars', 'approve', 'vehicle_approved'],
    ['adminCarsFromFtp', 'approve', 'vehicle_approved'],
  ] as const)('of %s’ action “%s” use %s', (resource, action, key) => {
    const spec = declared(resource).actions?.[action];
    expect(spec && doneKey(resource, action, spec)).toBe(`catalogue.${key}`);
  });

  it('have the name of the saved record below the message', () => {
    const [message, options] = outcomeToast('offer_saved', 'record.saved', 'Winter tyres');
    expect(
      toastTexts({ message, type: 'success', notificationOptions: options }, translate),
    ).toEqual({
      title: 'Offer saved',
      text: 'Winter tyres',
    });
  });
});

const failure = (message: string, title?: string): NotificationPayload => ({
  message,
  type: 'error',
  notificationOptions: { messageArgs: { _: message }, ...(title && { title }) },
});

describe('a failure’s toast', () => {
  it('has the catalogue’s title above the server’s words', () => {
    expect(toastTexts(failure('The name is taken'), translate)).toEqual({
      title: 'Error!',
      text: 'The name is taken',
    });
    expect(toastTexts(failure('Too long', 'catalogue.error_saving_offer'), translate)).toEqual({
      title: 'Error saving offer',
      text: 'Too long',
    });
  });

  it('does not repeat what the catalogue already says', () => {
    expect(toastTexts(failure('something_went_wrong'), translate)).toEqual({
      title: 'Something went wrong',
    });
    expect(toastTexts(failure('Access denied'), translate)).toEqual({ title: 'Access denied' });
  });

  it('names passwords that differ, and only those', () => {
    expect(mismatchOf({ password: 'a', password_confirmation: 'b' })?.title).toBe(
      'catalogue.password_mismatch',
    );
    expect(mismatchOf({ password: 'a', password_confirmation: 'a' })).toBeUndefined();
    expect(mismatchOf({ password: 'a', password_confirmation: '' })).toBeUndefined();
  });

  it('has the text that the company’s FTP upload returns as `error`', () => {
    expect(apiErrorFrom(422, { error: 'The FTP server does not answer' }).title).toBe(
      'The FTP server does not answer',
    );
    expect(apiErrorFrom(422, { message: 'No server is set up', error: 'other' }).title).toBe(
      'No server is set up',
    );
  });
});
