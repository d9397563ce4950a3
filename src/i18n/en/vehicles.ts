/** The vehicle list and the form for a new vehicle; mounted as `vehicles.…`, and `resource` as `resources.cars`, where react-admin looks it up. */
export const vehicles = {
  quality_check_hint: 'The operator looks at this vehicle before it is approved.',
  quality_check_hint_operator: 'The vehicle waits for your approval.',
  unchanged_plates: '%{smart_count} plate not changed |||| %{smart_count} plates not changed',
  unchanged_plates_hint:
    'On finished pictures a licence plate can be read that was to be changed. The vehicle is not sent automatically.',
  photos: '%{count} of %{of}',
  photos_label: '%{count} of %{of} views have a photo, %{processed} are processed',
  no_picture: 'No photo yet',
  unnamed: 'Vehicle %{id}',
  bulk: {
    process: 'Process',
    process_title: 'Process %{smart_count} vehicle? |||| Process %{smart_count} vehicles?',
    process_text:
      'All photos are sent to processing. A vehicle costs one token or credit the first time, and nothing after that.',
    process_running: 'Sending to processing …',
    process_done:
      '%{smart_count} vehicle sent to processing |||| %{smart_count} vehicles sent to processing',
    process_charged: 'Charged: %{what}.',
    tokens: '%{smart_count} token |||| %{smart_count} tokens',
    credits: '%{smart_count} credit |||| %{smart_count} credits',
    process_nothing: 'No photo to process',
    process_refused:
      '%{smart_count} photo cannot be processed |||| %{smart_count} photos cannot be processed',
    download: 'Download',
    download_title:
      'Download the finished pictures of %{smart_count} vehicle? |||| Download the finished pictures of %{smart_count} vehicles?',
    download_text:
      'One archive per vehicle. If your browser asks whether this page may download several files, allow it.',
    download_running: 'Preparing the archives …',
    download_done: '%{smart_count} archive prepared |||| %{smart_count} archives prepared',
    download_links: 'Nothing happened? The links work for some minutes:',
  },
  vin: {
    vin_length: 'A VIN has 17 characters; this one has %{length}. You can still save.',
    vin_characters:
      'A VIN has only digits and capital letters without I, O and Q. You can still save.',
    vin_check_digit:
      'The check digit (9th character) does not match. Many European makers leave it free; look for a typing error.',
    fine: 'VIN checked',
    where: '17 characters, in the papers and behind the windscreen',
  },
};
