/** The server's texts about vehicles, photos and downloads. */
export const photosEn = {
  file_original: 'original',
  extra_photo: 'Extra photo',
  no_files: 'No files to download',
  no_photo_to_approve: 'There is no photo to approve yet.',
  undo_too_late: 'More than ten seconds have passed: the decision stays. You can decide again.',
  decision_changed: 'This decision does not hold any more, so it cannot be undone.',
  no_finished_pictures: 'There are no finished pictures to send yet',
  plates_unchanged:
    'The licence plate can be read on: {pictures}. Mark it there, say that there is none, or confirm on the page of the vehicle that these pictures may leave.',
  other_vehicle: 'This is another vehicle',
  no_finished_picture: 'This photo has no finished picture yet',
  complaint_open: 'The operator has a complaint about this picture already',
  complaint_answered: 'This complaint has been answered already',
  declined_without_picture: 'Who declines a complaint sends no picture',
  no_such_view: 'The vehicle has no such view',
  view_not_allowed: "This view is switched off in the company's settings",
  extra_photos_off: "Extra photos are switched off in the company's settings",
  no_photo_at_view: 'This view has no photo yet',
  extra_cannot_move: 'An extra photo belongs to no view',
  ftp_not_set: 'Enter the FTP host and user in the settings first',
  ftp_not_set_operator: 'Enter the FTP host and user in the settings of the company first',

  photo_missing: 'Choose a photo',
  photo_one_only: 'One photo at a time, please',
  photo_too_large: 'The file is larger than {limit} MB',
  photo_empty: 'The file is empty',
  photo_not_an_image: 'The file is not an image',
  photo_unsupported_format:
    'This kind of image is not supported. Please choose a JPEG, PNG, WebP or AVIF file.',
  photo_heic:
    'HEIC photos cannot be read here. Set the camera to “Most compatible”, or save the photo as JPEG.',
  photo_truncated: 'The file is damaged or incomplete. Please copy it from the camera again.',
  photo_too_many_pixels: 'The picture has more than 100 megapixels',
};
