/** Words that are the same in English and German; any other label that is the same in both was forgotten (src/checks). */
export const ALIKE: readonly string[] = [
  'Album',
  'Coupé',
  'Diesel',
  'FTP',
  'Gas',
  'Hybrid',
  'Link',
  'Moderation',
  'Name',
  'Position',
  'SUV',
  'Status',
  'Text',
  'Token',
  'Tokens',
  'Van',
];
