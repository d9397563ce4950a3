/** The server's texts about vehicles and pictures from dealers' FTP servers. */
export const ftpImportEn = {
  import_off: 'This company does not get vehicles by FTP. Switch it on in the FTP settings first.',
  import_too_many_entries: 'There are more entries than a directory of vehicles can have.',
  import_time_is_up:
    'The server was too slow: the time for one import is up. The next one goes on from here.',
  import_interrupted: 'The import was interrupted. Start it again.',
  import_failed: 'Something went wrong here, not on the FTP server. Start the import again.',
  import_unsafe_name: 'The name has signs that are not safe in file names. Rename it.',
  import_long_name: 'The name is too long. Shorten it.',
  import_link: 'Links are not followed. Put the file or folder itself there.',
  import_unreadable_line: 'The server describes this entry in a way that cannot be read.',
  import_incomplete:
    'Fewer or more bytes came than the server had announced. It is tried again with the next import.',
  import_too_many_pictures: 'A vehicle can have 200 pictures in its directory; this is one more.',
  import_feed_too_large: 'The list is too long: at most 50,000 vehicles and 20 MB.',
  import_feed_unreadable: 'This is no list that can be read. Save it as CSV.',
  import_feed_without_key: 'No column holds the VIN or the number. Say below which one it is.',
  feed_no_key: 'Neither VIN nor number',
  feed_twice: 'The vehicle stands further up already',
  feed_too_many_cells: 'More cells than the list has heads',
  feed_too_long: 'Too long',
  feed_not_plain: 'Line breaks and HTML are not possible here',
  feed_not_a_number: 'Not a number',
  feed_out_of_range: 'The number is too large',
  feed_unknown_word: 'This word is not known',
  feed_not_saved: 'The vehicle could not be saved',
};
