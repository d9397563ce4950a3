import { Sender } from './sender.ts';

const SETTINGS = [
  'basic',
  'angle-comments',
  'backgrounds',
  'logos',
  'banners',
  'plates',
  'default-rooms',
  'export',
];

/** Signs in the operator and a manager, and adds credits to the company of the manager. */
export async function signInSenders(base: string) {
  const [operator, chief] = [
    await Sender.as(base, 'admin@turntable.test'),
    await Sender.as(base, 'chief@nord.test'),
  ];
  const company = await chief.ownCompany();
  await operator.post(`admin/companies/${company}/add-credits`, { amount: 50 });
  return { operator, chief, company };
}

/** Returns the path of a list with a search. */
export const searched = (path: string, q: string): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`;

/** Returns the screens that show users' texts without markup: the operator's and a manager's. */
export async function pagesOf(
  operator: Sender,
  chief: Sender,
  company: number,
): Promise<{ operator: string[]; chief: string[] }> {
  const of = `/companies/${company}`;
  const vehicle = `/vehicles/${await chief.newest('company/cars')}`;
  const message = `/support/${await operator.newest('admin/support/feedback')}`;
  return {
    operator: [
      '/',
      '/companies',
      of,
      `${of}/staff`,
      `${of}/tokens`,
      `${of}/comments`,
      '/vehicles-moderation',
      '/transactions-admin',
      '/notifications-admin',
      '/help/instructions',
      '/photos',
      '/photos/datasets',
      '/support',
      message,
      '/complaints',
    ],
    chief: [
      '/',
      '/vehicles',
      vehicle,
      '/profile',
      '/profile/staff',
      '/tokens',
      '/transactions',
      '/photos',
      '/notifications',
      ...SETTINGS.map((tab) => `/settings/${tab}`),
      '/vehicles-from-ftp',
      '/subcompanies',
    ],
  };
}
