import type { Role } from '../../../contract/call.ts';
import type { Resource } from '../define/resource.ts';
import { readableFields } from '../registry.ts';

/** A column as it is declared: a `?` behind its name says that it is not shown until it is chosen. */
export interface DeclaredColumn {
  name: string;
  isOptional: boolean;
}

/** The columns of a resource's list for a role: those that are declared and that it reads. */
export const columnsFor = (declared: Resource, role: Role | undefined): DeclaredColumn[] => {
  const columns = declared.list?.columns ?? [];
  const names: readonly string[] = Array.isArray(columns)
    ? columns
    : ((role && (columns as Partial<Record<Role, string[]>>)[role]) ?? []); // Array.isArray does not narrow readonly arrays
  const readable = new Set(readableFields(declared, role));
  return names
    .map((name) => ({ name: name.replace(/\?$/, ''), isOptional: name.endsWith('?') }))
    .filter(({ name }) => readable.has(name));
};
