/** Texts of the help articles that no declaration has. */
export const help = {
  order: 'Change the order',
  order_hint: 'Readers find the articles in this order. Every change is kept at once.',
  order_done: 'Done',
  copy_link: 'Copy the link to “%{heading}”',
  link_copied: 'Link copied',
  link_shown: 'The link stands in the address bar',
  unpublished: 'This article is not published: only you see it.',
  untranslated: 'This article is not translated yet.',
  empty: 'Nothing has been written here yet.',
  picture_add: 'Insert a picture',
  picture_text: 'Describe the picture',
  picture_alt: 'What does the picture show?',
  picture_alt_hint: 'Read to people who do not see it',
  picture_missing: 'Choose a picture',
};
