/** The frame around every screen: menu, header, page titles (specification, chapter 2). */
export const shell = {
  menu: { label: 'Main menu', open: 'Open menu', close: 'Close menu', profile: 'Profile' },
  title: {
    dashboard: 'Dashboard',
    profile: 'Profile',
    access_denied: 'Access denied',
    not_found: 'Not found',
  },
  back: 'Back',
  skip: 'Skip to content',
  loading: 'Loading',
  notices: 'Notices',
  user_menu: 'Account of %{name}',
  account: 'Account',
  logout: 'Logout',
  language: 'Language',
  dark_theme: 'Dark theme',
  light_theme: 'Light theme',
  role: { admin: 'Administrator', chief: 'Company head', employee: 'Employee', photo_manager: 'Photo manager' },
};
