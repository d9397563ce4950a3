export const ROLES = ['admin', 'chief', 'employee', 'photo_manager'] as const;

declare module '@turntable/declare/application.ts' {
  interface Application {
    role: (typeof ROLES)[number];
    language: 'en' | 'de';
    option: 'get_cars_from_ftp' | 'areOffersEnabled';
    ownKey: 'id' | 'company_id';
  }
}
