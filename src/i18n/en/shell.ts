/** The frame around every screen: menu, header, page titles (specification, chapter 2). */
export const shell = {
  menu: { label: 'Main menu', profile: 'Profile' },
  start: 'Start page',
  title: {
    dashboard: 'Dashboard',
    profile: 'Profile',
    security: 'Sign-in and security',
    access_denied: 'Access denied',
    not_found: 'Not found',
  },
  back: 'Back',
  loading: 'Loading',
  notices: 'Notices',
  account: 'Account',
  dark_theme: 'Dark theme',
  light_theme: 'Light theme',
  viewing: {
    begin: 'View as',
    explained:
      'You see the product as this person does, to help, and can change nothing. It is recorded. On every screen you find the way back.',
    now: 'You see the product as %{name}. Nothing can be changed.',
    end: 'End',
  },
  role: {
    admin: 'Administrator',
    chief: 'Manager',
    employee: 'Employee',
    photo_manager: 'Photo manager',
  },
};
