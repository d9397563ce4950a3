/** The part of the catalogue that the sign-in pages use; they load only this part. */
export const signInCatalogue = {
  something_went_wrong: 'Something went wrong',
  unknown_user: 'User with such data does not exist',
};

/** The messages of the specification's chapter 8, each exactly once; `catalogue.<key>` in the interface. */
export const catalogue = {
  ...signInCatalogue,
  password_mismatch: 'Password mismatch',
  error: 'Error!',
  access_denied: 'Access denied',
  error_saving_offer: 'Error saving offer',
  error_deleting_offer: 'Error deleting offer',
  credit_used_up:
    'Your credit has been used up. Contact support to get credit. Phone: %{tel}. E-Mail: %{email}',
  no_results: 'No results',
  no_data: 'There is no data',
  success: 'Success',
  profile_saved: 'Profile saved',
  profile_updated: 'Profile updated',
  car_updated: 'Vehicle updated',
  upload_done: 'Upload done',
  photo_processing: 'Photo sent to processing |||| %{smart_count} photos sent to processing',
  photo_processed: 'Photo processed |||| %{smart_count} photos processed',
  tokens_added: 'Tokens added',
  token_created: 'Token created',
  token_deleted: 'Token deleted',
  subcompany_attached: 'Sub-company attached',
  subcompany_detached: 'Sub-company detached',
  extra_photo_removed: 'Extra photo removed |||| %{smart_count} extra photos removed',
  offer_saved: 'Offer saved',
  offer_deleted: 'Offer deleted',
  vehicle_added: 'Vehicle added',
  vehicle_approved: 'Vehicle approved',
  vehicle_data_updated: 'Vehicle data updated',
  vehicle_image_loaded: 'Vehicle picture uploaded',
  vehicle_image_removed: 'Vehicle picture removed |||| %{smart_count} vehicle pictures removed',
  no_files_to_download: 'No files to download',
};

declare module '@turntable/declare/application.ts' {
  interface Application {
    message: keyof typeof catalogue;
  }
}
