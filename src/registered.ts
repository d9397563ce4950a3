import './connected.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import type { DeclaredTexts } from './i18n/i18nProvider.ts';
import { RESOURCES } from './resources/index.ts';
import { textsOf } from './resources/textsOf.ts';

// must be imported before everything else: addresses, menu and rights are read from the declarations
registerResources(RESOURCES);

/** Returns the texts of all declarations in a language. */
export const declaredTexts: DeclaredTexts = (language, written) =>
  textsOf(RESOURCES, language, written);
