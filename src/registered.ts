import { registerResources } from './framework/registry.ts';
import { RESOURCES } from './resources/index.ts';
import { textsOf } from './resources/textsOf.ts';

// must be imported before everything else: addresses, menu and rights are read from the declarations
registerResources(RESOURCES);

/** Returns the texts of all declarations in a language. */
export const declaredTexts = (language: string) => textsOf(RESOURCES, language);
