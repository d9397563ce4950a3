import './connected.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import type { DeclaredTexts } from './i18n/i18nProvider.ts';
import { RESOURCES } from './resources/index.ts';

// must be imported before everything else: addresses, menu and rights are read from the declarations
registerResources(RESOURCES);

/** Returns the texts of all declarations in a language. */
export const declaredTexts: DeclaredTexts = (language, written) =>
  textsOf(RESOURCES, language, written);
