/** Pages of the settings that are parts of a company's page under another name. */
const PAGES: Readonly<Record<string, string>> = {
  basic: 'look',
  apply: 'apply',
  'angle-comments': 'comments',
  export: 'export',
};

/** Lists with an address of their own that the specification gives to the operator, too; they are parts of a company's page by the same name. */
const LISTS: readonly string[] = ['backgrounds', 'logos', 'banners', 'plates', 'tokens'];

/** Returns the part of a company's page that matches a page of the settings of company users. */
export const companyTabOfSettings = (page: string): string | undefined =>
  Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;

/** Returns the part of a company's page that lists a resource; nothing for one that has no other address. */
export const companyTabOf = (resource: string): string | undefined =>
  LISTS.find((name) => name === resource);
