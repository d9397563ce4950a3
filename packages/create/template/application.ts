export const NAME = 'Office';
export const ROLES = ['owner', 'member'] as const;

declare module '@turntable/declare/application.ts' {
  interface Application {
    role: (typeof ROLES)[number];
    language: 'en';
    icon: 'contacts' | 'tasks';
  }
}
