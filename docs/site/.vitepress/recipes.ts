/** The recipes by subject: the name of the file and the title. */
export const RECIPES: readonly { text: string; recipes: readonly (readonly [string, string])[] }[] =
  [
    {
      text: 'Lists',
      recipes: [
        ['filters', 'A list with filters'],
        ['search', 'A search over several fields'],
      ],
    },
    {
      text: 'Values',
      recipes: [
        ['field-rules', 'Required fields, ranges and lengths'],
        ['unique', 'A unique value'],
        ['choices', 'A choice of several values'],
        ['initial', 'Initial values'],
        ['computed', 'A computed value'],
      ],
    },
    {
      text: 'Rights',
      recipes: [
        ['readers', 'A field for one role'],
        ['own-records', 'A right to own records'],
        ['action', 'An action without the right to edit'],
        ['bulk-action', 'An action for several records'],
      ],
    },
    {
      text: 'Related records',
      recipes: [
        ['related-list', 'A related list as a tab'],
        ['references', 'Several references'],
      ],
    },
    {
      text: 'Contents',
      recipes: [
        ['rich-text', 'Formatted text'],
        ['pictures', 'Pictures'],
        ['file', 'A file'],
        ['json', 'Data of any shape'],
      ],
    },
    {
      text: 'Rules of your own',
      recipes: [
        ['hook-refuses', 'A rule across fields'],
        ['hook-adds', 'A change that adds another record'],
        ['other-server', 'Records on another server'],
      ],
    },
  ];
