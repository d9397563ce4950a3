import { registerResources } from './framework/registry.ts';
import { RESOURCES } from './resources/index.ts';

// imported before everything else: addresses, menu and rights are read from the declarations
registerResources(RESOURCES);
