export const ROLES = ['owner', 'mechanic', 'reception'] as const;

declare module '@turntable/declare/application.ts' {
  interface Application {
    role: (typeof ROLES)[number];
    language: 'en' | 'fr';
    icon: 'customers' | 'vehicles' | 'jobs' | 'parts' | 'suppliers' | 'visits' | 'today';
  }
}
