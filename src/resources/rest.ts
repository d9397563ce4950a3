import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';

/**
 * The product's resources without calls of their own. The server reads the same declarations: it stores their records, or passes their calls
 * on to a source, and enforces what is declared (docs/extending.md).
 */
export const REST_RESOURCES: readonly (Resource & RestDeclaration)[] = [];
