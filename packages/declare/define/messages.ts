import type { MessageKey } from '../application.ts';

/** Returns the translation key of one of the application's messages. */
export const catalogueKey = (name: MessageKey): `catalogue.${MessageKey}` => `catalogue.${name}`;
