/** The server's texts about the pictures of looks. */
export const looksEn = {
  picture_animated: 'Animated pictures cannot be used. Please choose a still one.',
  picture_format: 'Please choose a PNG, JPEG or WebP file.',
  picture_too_many_pixels: 'The picture has more than {limit} megapixels',
  plate_too_small: 'The picture must be at least {minimum} pixels wide',
  plate_proportions: 'These are not the proportions of a plate of this country: {formats} mm',
  component_in_use: 'Rooms are made of it ({count}). Delete or change them first.',
  not_a_wall: 'This is not one of the walls to choose from',
  not_a_floor: 'This is not one of the floors to choose from',
  no_pictures: 'Choose a picture for at least one view',
  not_exterior: 'Only views of the whole vehicle stand in a room',
  plate_not_chosen: 'Choose the licence plate to show, or switch replacing off',
  nothing_finished: 'None of these vehicles has a finished picture',
  no_drafts: 'None of these vehicles has a draft that a better engine would cut out again',
  nothing_to_undo: 'There is nothing to take back any more',
  no_preview: 'There is nothing to show of this view',
};
