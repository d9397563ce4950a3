/** Where phones send photos that the user shares with the installed application, and the name of the files in that form. */
export const SHARE_TARGET = { path: '/share', field: 'photos' } as const;
