/**
 * The names that an application declares. The layer knows none of its own; an application merges them in once, and from then on a wrong one
 * does not compile:
 *
 *     declare module '@turntable/declare/application.ts' {
 *       interface Application {
 *         role: 'owner' | 'mechanic';
 *         language: 'en' | 'fr';
 *       }
 *     }
 *
 * - `role`: the roles of users.
 * - `language`: the languages in which every declaration has its texts; English is always one of them.
 * - `option`: what may be switched off for a user, and with it an entry of the menu.
 * - `ownKey`: the fields of the signed-in user that may name the one record that is theirs.
 * - `user`: the signed-in user, as signing in answers it.
 * - `text`: the codes of the server's own texts (server/messages.ts).
 * - `icon`: the icons that declarations may name (`connect`).
 * - `message`: the messages of the application that head toasts, below `catalogue` in its texts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: applications merge their names into it.
export interface Application {}

type Names<Key extends string, Otherwise extends string = string> =
  Application extends Readonly<Record<Key, infer Name extends string>> ? Name : Otherwise;

export type Role = Names<'role'>;
/** The signed-in user. */
export type CurrentUser = Application extends { readonly user: infer User }
  ? User
  : { readonly id: number; readonly name: string; readonly role: Role };
export type Language = Names<'language', 'en'>;
export type Option = Names<'option'>;
export type OwnKey = Names<'ownKey'>;
export type OwnIcon = Names<'icon'>;
/** The icons of the application, and the layer's own. */
export type IconName = OwnIcon | 'bin';
export type MessageKey = Names<'message'>;
